//! How the house speaks Italian and English: what sentences are put together from, for texts of cards, events and refusals.
//!
//! | where | what |
//! | --- | --- |
//! | `lists` | 'a, b e c', with 'ed' before an e; 'a o b'; quotation marks |
//! | `articles` | 'il', 'lo', 'l'', 'del', 'agli', 'una', 'an' |
//! | `numbers` | 'due carte', '1 punto', '−2', 'seconda' |
//! | `persons` | who a verb is about, and the forms that follow from it |
//! | `sentences` | what happens one thing after the other, joined |
//! | `sitters` | the names of those who sit, in the place of seats' numbers |

mod articles;
mod lists;
mod numbers;
mod persons;
mod sentences;
mod sitters;

pub use articles::{Noun, a, melt, the, un};
pub use lists::{and, and_before, or, quoted};
pub use numbers::{counted, in_words, ordinal, signed, so_many};
pub use persons::Person;
pub use sentences::{Part, inside, joined, sentences, verdict};
pub use sitters::Sitters;
pub(crate) use sitters::escaped;

/// A sentence in the language at hand, Italian first; names in braces are variables, or given after it.
#[macro_export]
macro_rules! say {
    ($lang:expr, $it:literal, $en:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match $lang {
            $crate::Lang::It => format!($it $(, $name = $value)*),
            $crate::Lang::En => format!($en $(, $name = $value)*),
        }
    };
}

/// The sentence that fits, if any does: a table as for [`crate::texts!`], and nothing where no row fits.
#[macro_export]
macro_rules! text_if {
    ($what:expr; $( $pattern:pat $(if $guard:expr)? => $it:literal, $en:literal; )*) => {
        match $what {
            $( $pattern $(if $guard)? => Some($crate::Text::new(format!($it), format!($en))), )*
            _ => None,
        }
    };
}

/// Which of many sentences, as a table, in both languages: each row is a pattern and the sentence, Italian first. Names in
/// braces are variables that both languages share; where they need words of their own, see [`crate::lines!`].
#[macro_export]
macro_rules! texts {
    ($what:expr; $( $pattern:pat $(if $guard:expr)? => $it:literal, $en:literal; )*) => {
        match $what {
            $( $pattern $(if $guard)? => $crate::Text::new(format!($it), format!($en)), )*
        }
    };
}
