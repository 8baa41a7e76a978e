//! Numbers within bounds; most are multiples of 10, as the tokens are.

use cardfile::{Notes, Value, number};
use table::Text;

/// A multiple of 10 from `least` to `most`.
pub(super) fn tens<N>(value: &Value<'_>, what: &str, least: i16, most: i16, notes: &mut Notes) -> Option<N>
where
    N: TryFrom<i16>,
{
    let read: i16 = number(value, what, least, most, notes)?;
    let wrong = cardfile::tens(what, read, least, most);
    let fits = wrong.is_none();
    notes.note(value.span(), wrong);
    N::try_from(read).ok().filter(|_| fits)
}

/// What is wrong with a change, which must be a multiple of 10 and change something.
pub(super) fn wrong_change(what: &str, given: i16, most: i16) -> Option<Text> {
    table::text_if! { given;
        0 => "«{what}»: 0 non cambia nulla", "'{what}': 0 changes nothing";
    }
    .or_else(|| cardfile::tens(what, given, -most, most))
}
