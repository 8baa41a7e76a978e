//! Setups as text: `field=value field=value …` read back, and the words that may stand in a field.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{Field, Seat, Setup, Text, Trouble, Values};

impl Field {
    /// What stands there when nobody but people sits at the table, and they say nothing.
    #[must_use]
    pub fn among(mut self, people: &str) -> Self {
        self.among = Some(people.to_owned());
        self
    }

    /// A field, what it decides Italian first.
    pub fn new(name: &'static str, it: &str, en: &str, values: Values, default: &str) -> Self {
        Field { name, about: Text::new(it, en), values, default: default.to_owned(), among: None, seat: None }
    }

    /// The same field as a seat's secret.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }
}

/// A setup without the secret fields of seats other than the viewer's.
pub(crate) fn seen_by<S: Setup>(setup: &S, viewer: Option<Seat>) -> S {
    let fields = S::fields();
    let hidden = |part: &str| {
        let name = part.split_once('=').map_or(part, |(name, _)| name);
        fields.iter().any(|field| field.name == name && field.seat.is_some() && field.seat != viewer)
    };
    let text = setup.to_string();
    let open: Vec<&str> = text.split_whitespace().filter(|part| !hidden(part)).collect();
    // What prints also reads back; should it not, nothing is shown.
    open.join(" ").parse().unwrap_or_default()
}

/// A setup with another value in one of its fields.
pub(crate) fn with_field<S: Setup>(setup: &S, name: &str, value: &str) -> Result<S, Trouble> {
    if value.split_whitespace().ne([value]) {
        return Err(Trouble::say(
            format!("«{name}={value}»: nel valore di un campo non ci sono spazi"),
            format!("'{name}={value}': a field's value has no blanks"),
        ));
    }
    let text = setup.to_string();
    let others =
        text.split_whitespace().filter(|part| part.split_once('=').is_none_or(|(known, _)| known != name));
    let parts: Vec<String> = others.map(str::to_owned).chain([format!("{name}={value}")]).collect();
    parts.join(" ").parse()
}

/// The setup of a new table: what the text does not say is as the fields have it by default, and the rules are the newest. A
/// setup that is stored is read as it stands instead: what it does not say is as it was in the beginning.
///
/// # Errors
/// What is wrong with the text.
pub fn newest<S: Setup>(text: &str) -> Result<S, Trouble> {
    let said = |name| text.split_whitespace().any(|part| part.split('=').next() == Some(name));
    let mut whole = text.to_owned();
    for field in S::fields().iter().filter(|field| !said(field.name)) {
        whole += &format!(" {}={}", field.name, field.default);
    }
    if !said("rules") {
        whole += &S::RULES.to_string();
    }
    whole.parse()
}

/// Reads a setup part by part, fields that are not given as in [`Default`]. `set` is told the name and the value of each
/// part and says whether there is such a field.
///
/// # Errors
/// What `set` says of a value; a part that is no field of [`Setup::fields`], and a field given twice.
pub fn read_fields<S: Setup>(
    text: &str,
    mut set: impl FnMut(&mut S, &str, &str) -> Result<bool, Trouble>,
) -> Result<S, Trouble> {
    let mut setup = S::default();
    let mut given: Vec<&str> = Vec::new();
    for part in text.split_whitespace() {
        let (name, value) = part.split_once('=').ok_or_else(|| no_field::<S>(part))?;
        if given.contains(&name) {
            return Err(Trouble::say(
                format!("il campo «{name}» è dato due volte: ne basta una"),
                format!("the field '{name}' is given twice: once is enough"),
            ));
        }
        given.push(name);
        if !set(&mut setup, name, value)? {
            return Err(no_field::<S>(part));
        }
    }
    Ok(setup)
}

fn no_field<S: Setup>(part: &str) -> Trouble {
    let fields: Vec<String> = S::fields().iter().map(|field| format!("{}=", field.name)).collect();
    let fields = fields.join(", ");
    Trouble::say(
        format!("«{part}» non è un campo: i campi sono {fields}"),
        format!("'{part}' is no field: the fields are {fields}"),
    )
}

/// A whole number in a field, in digits alone, from `least` to `most`, both included.
///
/// # Errors
/// When the value is no such number.
pub fn number<N: Copy + PartialOrd + Display + FromStr>(
    name: &str,
    value: &str,
    least: N,
    most: N,
) -> Result<N, Trouble> {
    let digits = value.bytes().all(|b| b.is_ascii_digit());
    value.parse().ok().filter(|n| digits && (least..=most).contains(n)).ok_or_else(|| {
        Trouble::say(
            format!("«{name}={value}»: {name} è un numero da {least} a {most}"),
            format!("'{name}={value}': {name} is a number from {least} to {most}"),
        )
    })
}

/// What may stand in a field that holds a `T`, and how it is read: a range of numbers, [`Word`], or a game's own.
pub trait Kind<T: Display> {
    /// What may stand there.
    fn values(&self) -> Values;

    /// What stands there.
    ///
    /// # Errors
    /// When the value is nothing that may.
    fn read(&self, name: &str, value: &str) -> Result<T, Trouble>;

    /// What stands there at a new table, when in the beginning it was `first`.
    fn today(&self, first: &T) -> String {
        first.to_string()
    }

    /// Is it written though it may be as in the beginning?
    fn is_written(&self, value: &T, first: &T) -> bool {
        let _ = (value, first);
        true
    }
}

/// The kind of a field that came when there were records already: it is written only where it is not as in the beginning, so
/// that those records stay as they were written.
pub struct Later<K>(pub K);

impl<T: Display, K: Kind<T>> Kind<T> for Later<K> {
    fn values(&self) -> Values {
        self.0.values()
    }

    fn read(&self, name: &str, value: &str) -> Result<T, Trouble> {
        self.0.read(name, value)
    }

    fn today(&self, first: &T) -> String {
        self.0.today(first)
    }

    fn is_written(&self, value: &T, first: &T) -> bool {
        value.to_string() != first.to_string()
    }
}

impl<N: Copy + PartialOrd + Display + FromStr + Into<i64>> Kind<N> for RangeInclusive<N> {
    fn values(&self) -> Values {
        Values::Range((*self.start()).into(), (*self.end()).into())
    }

    fn read(&self, name: &str, value: &str) -> Result<N, Trouble> {
        number(name, value, *self.start(), *self.end())
    }
}

/// What holds one of the words of [`crate::words!`] or of [`crate::named!`].
pub struct Word;

/// A setup whose fields are all public, each stated once: its name and type, what it was in the beginning, what may stand there
/// ([`Kind`]), and what it decides. It makes the struct with the field `rules` at its end, [`Default`], printing and reading,
/// and `stated`, which is [`Setup::fields`].
#[macro_export]
macro_rules! setup {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $field:ident: $of:ty = $first:expr, $kind:expr => $it:literal, $en:literal;)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name {
            $($(#[$doc])* pub $field: $of,)+
            /// The version of the rules.
            pub rules: $crate::Rules,
        }

        impl $name {
            /// Every field that people may choose, in the order in which they print.
            fn stated() -> Vec<$crate::Field> {
                let first = $name::default();
                vec![$($crate::Field::new(
                    stringify!($field),
                    $it,
                    $en,
                    $crate::Kind::<$of>::values(&$kind),
                    &$crate::Kind::<$of>::today(&$kind, &first.$field),
                )),+]
            }
        }

        impl Default for $name {
            fn default() -> Self {
                $name { $($field: $first,)+ rules: $crate::Rules::FIRST }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let first = $name::default();
                let fields = [$(
                    $crate::Kind::<$of>::is_written(&$kind, &self.$field, &first.$field)
                        .then(|| format!(concat!(stringify!($field), "={}"), self.$field))
                ),+];
                let written: Vec<String> = fields.into_iter().flatten().collect();
                write!(f, "{}{}", written.join(" "), self.rules)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Trouble;

            fn from_str(text: &str) -> Result<Self, $crate::Trouble> {
                $crate::read_fields(text, |setup: &mut $name, name, value| {
                    match name {
                        $(stringify!($field) => setup.$field = $crate::Kind::<$of>::read(&$kind, name, value)?,)+
                        "rules" => setup.rules = $crate::Rules::read::<$name>(value)?,
                        _ => return Ok(false),
                    }
                    Ok(true)
                })
            }
        }
    };
}

/// Words that may stand in a field, each with its meaning in both languages. It makes what [`crate::named!`] makes, with `values`
/// (for [`Field::values`]) and `read` (for [`read_fields`]).
///
/// ```
/// table::words! {
///     /// How the first seat is found.
///     First:
///     /// By lot.
///     Lot "lot" "a sorte" "by lot";
///     /// The youngest.
///     Young "young" "chi è più giovane" "the youngest";
/// }
///
/// assert_eq!(First::read("first", "lot"), Ok(First::Lot));
/// let trouble = First::read("first", "old").unwrap_err();
/// assert_eq!(trouble.text.en, "'first=old': first is lot or young");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $variant:ident $word:literal $it:literal $en:literal;)+) => {
        $crate::named! {
            $(#[$about])* $name: $($(#[$doc])* $variant $word;)+
        }

        impl $name {
            /// What may stand in the field.
            pub fn values() -> $crate::Values {
                $crate::Values::Words(vec![$(($word, $crate::Text::new($it, $en))),+])
            }

            /// The one that stands in the field `name`.
            ///
            /// # Errors
            /// When the value is none of the words.
            pub fn read(name: &str, value: &str) -> Result<Self, $crate::Trouble> {
                Self::of_word(value).ok_or_else(|| {
                    let known = Self::ALL.map(Self::word);
                    let (it, en) = (known.join(" oppure "), known.join(" or "));
                    $crate::Trouble::say(
                        format!("«{name}={value}»: {name} è {it}"),
                        format!("'{name}={value}': {name} is {en}"),
                    )
                })
            }
        }

        impl $crate::Kind<$name> for $crate::Word {
            fn values(&self) -> $crate::Values {
                $name::values()
            }

            fn read(&self, name: &str, value: &str) -> Result<$name, $crate::Trouble> {
                $name::read(name, value)
            }
        }
    };
}

#[cfg(test)]
#[allow(unreachable_pub)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::toys::Plain;

    #[test]
    fn a_number_is_digits_within_its_bounds() {
        assert_eq!(number("seats", "6", 2u8, 6), Ok(6));
        for value in ["1", "7", "+3", "-3", "3.0", "", "300"] {
            let trouble = number("seats", value, 2u8, 6).unwrap_err();
            assert_eq!(trouble.text.en, format!("'seats={value}': seats is a number from 2 to 6"));
        }
    }

    /// A number whose default is another than in the beginning.
    struct Larger;

    impl Kind<u8> for Larger {
        fn values(&self) -> Values {
            Kind::<u8>::values(&(1..=9))
        }

        fn read(&self, name: &str, value: &str) -> Result<u8, Trouble> {
            (1..=9).read(name, value)
        }

        fn today(&self, _: &u8) -> String {
            "5".to_owned()
        }
    }

    crate::setup! {
        /// A toy whose rules were changed twice.
        Grown:
        /// How large it is.
        size: u8 = 3, Larger => "quanto è grande", "how large it is";
        /// It came later.
        tail: u8 = 0, Later(0..=9) => "quanto è lunga la coda", "how long its tail is";
    }

    impl Setup for Grown {
        const RULES: Rules = Rules::version(3);

        fn fields() -> Vec<Field> {
            Grown::stated()
        }

        fn seats(&self) -> usize {
            2
        }
    }

    #[test]
    fn what_is_stored_is_as_it_was_and_what_is_new_is_as_it_is_now() {
        assert_eq!(
            "".parse(),
            Ok(Grown::default()),
            "a stored setup says what is not as it was in the beginning"
        );
        let new = |text| newest::<Grown>(text).map(|setup| setup.to_string());
        assert_eq!(new(""), Ok("size=5 rules=3".to_owned()));
        assert_eq!(new("size=3"), Ok("size=3 rules=3".to_owned()));
        assert_eq!(new("rules=2 size=4"), Ok("size=4 rules=2".to_owned()), "an old version may be asked for");
        assert_eq!("size=4 rules=2".parse::<Grown>().map(|setup| setup.rules), Ok(Rules::version(2)));
        let future = "size=4 rules=4".parse::<Grown>().unwrap_err();
        assert!(future.text.en.contains("known up to version 3; a newer one needs a newer Conclave"));
        assert!(new("size=0").is_err() && new("nonsense").is_err());
    }

    #[test]
    fn a_field_that_came_later_is_written_where_it_is_not_as_in_the_beginning() {
        let written = |text: &str| text.parse::<Grown>().map(|setup| setup.to_string());
        assert_eq!(
            written("size=4 tail=0"),
            Ok("size=4".to_owned()),
            "as it was written before there were tails"
        );
        assert_eq!(written("tail=2 size=4"), Ok("size=4 tail=2".to_owned()));
        assert!(written("tail=10").is_err());
        let field = &Grown::fields()[1];
        assert_eq!((field.name, field.default.as_str(), &field.values), ("tail", "0", &Values::Range(0, 9)));
    }

    #[test]
    fn parts_are_fields_and_stand_once() {
        let read = |text: &str| read_fields(text, |_: &mut Plain, name, _| Ok(name == "a"));
        assert_eq!(read(" a=1 "), Ok(Plain));
        let says = |text: &str| read(text).unwrap_err().text.en;
        assert_eq!(says("a=1 a=2"), "the field 'a' is given twice: once is enough");
        assert!(says("a=1 b=2").starts_with("'b=2' is no field") && says("a").starts_with("'a' is no field"));
    }
}
