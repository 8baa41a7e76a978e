//! Actions, each stated once: what it is, the word that it is written with, and how what it points at is written.

use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::Trouble;

/// How a `T` that an action points at is written and read back: as it prints ([`Itself`]), by its word ([`crate::Word`], of
/// [`crate::named!`]), as a number of a range, as an index from 0 that is counted from 1 ([`Nth`]) or that stands for one of several words.
pub trait Sign<T> {
    /// Writes it.
    ///
    /// # Errors
    /// What the formatter says.
    fn write(&self, it: &T, f: &mut Formatter<'_>) -> fmt::Result;

    /// What is written there, if it is anything.
    fn read(&self, text: &str) -> Option<T>;
}

/// What is written as it prints.
pub struct Itself;

impl<T: Display + FromStr> Sign<T> for Itself {
    fn write(&self, it: &T, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{it}")
    }

    fn read(&self, text: &str) -> Option<T> {
        text.parse().ok()
    }
}

impl Sign<u8> for RangeInclusive<u8> {
    fn write(&self, it: &u8, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{it}")
    }

    fn read(&self, text: &str) -> Option<u8> {
        text.parse().ok().filter(|it| self.contains(it))
    }
}

/// An index of so many, written after these letters and counted from 1.
pub struct Nth(pub &'static str, pub u8);

impl Sign<u8> for Nth {
    fn write(&self, it: &u8, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, it + 1)
    }

    fn read(&self, text: &str) -> Option<u8> {
        let count: u8 = text.strip_prefix(self.0)?.parse().ok()?;
        (1..=self.1).contains(&count).then(|| count - 1)
    }
}

impl<const N: usize> Sign<u8> for [&str; N] {
    fn write(&self, it: &u8, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self[usize::from(*it)])
    }

    fn read(&self, text: &str) -> Option<u8> {
        self.iter().position(|word| *word == text).map(|at| at as u8)
    }
}

/// An action that is its word alone, or `word=part` with two parts divided by `:`.
#[doc(hidden)]
pub fn write_action(
    f: &mut Formatter<'_>,
    word: &str,
    parts: &[&dyn Fn(&mut Formatter<'_>) -> fmt::Result],
) -> fmt::Result {
    f.write_str(word)?;
    for (mark, part) in "=:".chars().zip(parts) {
        write!(f, "{mark}")?;
        part(f)?;
    }
    Ok(())
}

/// What is written like no action: something like these is expected.
#[doc(hidden)]
pub fn no_action(text: &str, these: &str) -> Trouble {
    Trouble::say(
        format!("«{text}» non è un'azione: sono attese scritture come {these}"),
        format!("'{text}' is no action: something like {these} is expected"),
    )
}

/// The actions of a game, each stated once: its name, what it points at, two things at the most, and the word that it is written with.
/// What is not written as it prints says how after `as` ([`Sign`]). It makes the enum, which prints, reads back, and is in the
/// order of the rows; first stand examples, for the sentence about a text that is no action.
///
/// ```
/// use table::{Nth, Seat};
///
/// table::actions! {
///     /// What can be done.
///     Action, "pass, at=1, swap=1:3";
///     /// Nothing.
///     Pass "pass";
///     /// Chooses a seat.
///     At(seat: Seat) "at";
///     /// Two of four change places.
///     Swap(one: u8 as Nth("", 4), two: u8 as Nth("", 4)) "swap";
/// }
///
/// assert_eq!(Action::Swap(0, 2).to_string(), "swap=1:3");
/// assert_eq!("swap=1:3".parse(), Ok(Action::Swap(0, 2)));
/// assert_eq!("at=5".parse(), Ok(Action::At(Seat::new(5))));
/// for wrong in ["swap=1:5", "swap=1", "swap=1:03", "swap=1:3:2", "at=9", "at", "pass=1", "stay"] {
///     let trouble = wrong.parse::<Action>().unwrap_err().text.en;
///     assert_eq!(trouble, format!("'{wrong}' is no action: something like pass, at=1, swap=1:3 is expected"));
/// }
/// ```
#[macro_export]
macro_rules! actions {
    (@) => { $crate::Itself };
    (@ $sign:expr) => { $sign };
    ($(#[$about:meta])* $Action:ident, $some:literal;
     $( $(#[$doc:meta])* $name:ident $(( $( $part:ident : $of:ty $(as $sign:expr)? ),+ ))? $word:literal; )+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Action {
            $( $(#[$doc])* $name $(( $($of),+ ))?, )+
        }

        impl ::std::fmt::Display for $Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $( Self::$name $(( $($part),+ ))? => $crate::write_action(f, $word, &[
                        $($( &|f| $crate::Sign::<$of>::write(&$crate::actions!(@ $($sign)?), $part, f) ),+)?
                    ]), )+
                }
            }
        }

        impl ::std::str::FromStr for $Action {
            type Err = $crate::Trouble;

            fn from_str(text: &str) -> Result<Self, $crate::Trouble> {
                let read = || {
                    let mut words = text.splitn(2, '=');
                    let (word, mut parts) = (words.next()?, words.next().unwrap_or_default().split(':'));
                    let action = match word {
                        $( $word => Self::$name $(( $(
                            $crate::Sign::<$of>::read(&$crate::actions!(@ $($sign)?), parts.next()?)?
                        ),+ ))?, )+
                        _ => return None,
                    };
                    // `+1` and `01` are numbers too, but not as they print.
                    (action.to_string() == text).then_some(action)
                };
                read().ok_or_else(|| $crate::no_action(text, $some))
            }
        }
    };
}
