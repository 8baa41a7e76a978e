//! Setups as text: `field=value field=value …` read back, and the words that may stand in a field.

use std::fmt::Display;
use std::str::FromStr;

use crate::{Field, Seat, Setup, Text, Trouble, Values};

impl Field {
    /// A field, what it decides Italian first.
    pub fn new(name: &'static str, it: &str, en: &str, values: Values, default: &str) -> Self {
        Field { name, about: Text::new(it, en), values, default: default.to_owned(), seat: None }
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

/// Reads a setup part by part, fields that are not given at their default. `set` is told the name and the value of each
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

/// Words that may stand in a field, each with its meaning in both languages. It makes an enum that prints as its word:
/// `ALL`, `word`, `values` (for [`Field::values`]) and `read` (for [`read_fields`]).
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
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All of them, in the order in which they are listed.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// As it stands in a setup.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }

            /// What may stand in the field.
            pub fn values() -> $crate::Values {
                $crate::Values::Words(vec![$(($word, $crate::Text::new($it, $en))),+])
            }

            /// The one that stands in the field `name`.
            ///
            /// # Errors
            /// When the value is none of the words.
            pub fn read(name: &str, value: &str) -> Result<Self, $crate::Trouble> {
                Self::ALL.iter().copied().find(|it| it.word() == value).ok_or_else(|| {
                    let known: Vec<&str> = Self::ALL.iter().map(|it| it.word()).collect();
                    let (it, en) = (known.join(" oppure "), known.join(" or "));
                    $crate::Trouble::say(
                        format!("«{name}={value}»: {name} è {it}"),
                        format!("'{name}={value}': {name} is {en}"),
                    )
                })
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::Plain;

    #[test]
    fn a_number_is_digits_within_its_bounds() {
        assert_eq!(number("seats", "6", 2u8, 6), Ok(6));
        for value in ["1", "7", "+3", "-3", "3.0", "", "300"] {
            let trouble = number("seats", value, 2u8, 6).unwrap_err();
            assert_eq!(trouble.text.en, format!("'seats={value}': seats is a number from 2 to 6"));
        }
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
