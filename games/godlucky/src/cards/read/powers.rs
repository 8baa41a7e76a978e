//! Powers, each in its place.

use std::ops::Range;

use cardfile::{Notes, Value, typed};

use crate::cards::Power;
use crate::cards::tables::Occasion;

/// What a power is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    God,
    Object,
    Miracle,
}

/// When a power is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// As a god's own nature.
    Nature,
    /// In one's turn, before moving.
    Turn,
    /// When something happens.
    Reaction,
}

fn when(power: Power) -> When {
    match power {
        Power::Return(_) | Power::Sleep | Power::Scavenge | Power::Meditate | Power::Pilfer(_) => {
            When::Nature
        }
        _ if power.occasion() == Occasion::Turn => When::Turn,
        _ => When::Reaction,
    }
}

/// A power of a bearer.
pub(super) fn power(value: &Value<'_>, bearer: Bearer, notes: &mut Notes) -> Option<Power> {
    let read = typed(value, "questo potere non va", "this power does not fit", notes)?;
    fits(read, bearer, value.span(), notes);
    Some(read)
}

fn fits(power: Power, bearer: Bearer, span: Range<usize>, notes: &mut Notes) {
    let wrong = table::text_if! { (bearer, when(power));
        (Bearer::God, When::Reaction) =>
            "questo potere sta su un oggetto o un miracolo: un'abilità è return, sleep, scavenge, meditate, pilfer, \
             o un potere del proprio turno (steal_object, steal_miracle, claim_sacred, extra_turn, go_anywhere, \
             third_eye, traps, scale, ferry)",
            "this power belongs on an object or a miracle: an ability is return, sleep, scavenge, meditate, pilfer, \
             or a power of one's own turn (steal_object, steal_miracle, claim_sacred, extra_turn, go_anywhere, \
             third_eye, traps, scale, ferry)";
        (Bearer::Object | Bearer::Miracle, When::Nature) =>
            "questo potere è l'abilità di una divinità: return, sleep, scavenge, meditate e pilfer stanno su [[god]]",
            "this power is a god's ability: return, sleep, scavenge, meditate and pilfer belong on [[god]]";
    };
    notes.note(span.clone(), wrong);
    let wrong = table::text_if! { power;
        Power::AddToMove(n) | Power::ExtraFaith(n) | Power::AddToRoll(n) | Power::Pilfer(n) if !(1..=6).contains(&n) =>
            "qui è atteso un numero da 1 a 6, c'è {n}", "a number from 1 to 6 is expected here, not {n}";
    };
    notes.note(span, wrong);
}
