//! Numbers within bounds; most are multiples of 10, as the tokens are.

use std::ops::Range;

use cardfile::{Notes, Value, number};

/// A multiple of 10 from `least` to `most`.
pub(super) fn tens<N>(value: &Value<'_>, what: &str, least: i16, most: i16, notes: &mut Notes) -> Option<N>
where
    N: TryFrom<i16>,
{
    let read: i16 = number(value, what, least, most, notes)?;
    match wrong(what, read, least, most, 10) {
        None => N::try_from(read).ok(),
        Some(said) => {
            said.note(value.span(), notes);
            None
        }
    }
}

/// What is wrong with a number.
pub(super) struct Wrong {
    it: String,
    en: String,
}

impl Wrong {
    pub(super) fn note(self, span: Range<usize>, notes: &mut Notes) {
        notes.add(span, self.it, self.en);
    }
}

/// What is wrong with a number that must be a multiple of `step` within bounds.
pub(super) fn wrong(what: &str, given: i16, least: i16, most: i16, step: i16) -> Option<Wrong> {
    if (least..=most).contains(&given) && given % step == 0 {
        return None;
    }
    let [it, en] = match step {
        1 => ["un numero", "a number"].map(str::to_owned),
        step => [format!("un multiplo di {step}"), format!("a multiple of {step}")],
    };
    Some(Wrong {
        it: format!("«{what}»: è atteso {it} da {least} a {most}, c'è {given}"),
        en: format!("'{what}': {en} from {least} to {most} is expected, not {given}"),
    })
}

/// The same for a change, which must change something.
pub(super) fn wrong_change(what: &str, given: i16, most: i16) -> Option<Wrong> {
    if given == 0 {
        return Some(Wrong {
            it: format!("«{what}»: 0 non cambia nulla"),
            en: format!("'{what}': 0 changes nothing"),
        });
    }
    wrong(what, given, -most, most, 10)
}
