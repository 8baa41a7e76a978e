//! Conditions, where they can hold.

use cardfile::{Notes, Value, list, typed};

use super::numbers;
use super::place::{Moment, Place};
use crate::cards::{Condition, When};

/// What must hold for an ability.
pub(super) fn all(value: &Value<'_>, place: Place, notes: &mut Notes) -> Vec<Condition> {
    let mut read: Vec<Condition> = Vec::new();
    let given = list(value, "only", notes);
    if given.is_empty() {
        notes.lacks(
            value.span(),
            "«only»: è attesa almeno una condizione",
            "'only': at least one condition is expected",
        );
    }
    for item in given {
        let Some(one) = one(item, place, notes) else { continue };
        let against = match one {
            Condition::Faster => read.contains(&Condition::Slower),
            Condition::Slower => read.contains(&Condition::Faster),
            _ => false,
        };
        if against {
            notes.add(item.span(), NEVER.0, NEVER.1);
        }
        if read.contains(&one) {
            notes.add(item.span(), "questa condizione c'è già", "this condition stands there already");
        }
        read.push(one);
    }
    read
}

/// A condition.
pub(super) fn one(value: &Value<'_>, place: Place, notes: &mut Notes) -> Option<Condition> {
    let read: Condition = typed(value, "questa condizione non va", "this condition does not fit", notes)?;
    let number = match read {
        Condition::OwnHurt(n) => numbers::wrong("own_hurt", n.into(), 10, 250, 10),
        Condition::RivalHurt(n) => numbers::wrong("rival_hurt", n.into(), 10, 250, 10),
        Condition::Fallen(n) => numbers::wrong("fallen", n.into(), 1, 3, 1),
        _ => None,
    };
    if let Some(wrong) = number {
        wrong.note(value.span(), notes);
    }
    if let Some((it, en)) = wrong(read, place) {
        notes.add(value.span(), it, en);
    }
    Some(read)
}

/// Why a condition cannot stand there: it would always hold, or never.
fn wrong(condition: Condition, place: Place) -> Option<(&'static str, &'static str)> {
    let of_own = matches!(
        condition,
        Condition::OwnHas(_)
            | Condition::OwnHurt(_)
            | Condition::Faster
            | Condition::Slower
            | Condition::Last
    );
    let of_rival = matches!(
        condition,
        Condition::RivalHas(_)
            | Condition::RivalTroubled
            | Condition::RivalHurt(_)
            | Condition::Faster
            | Condition::Slower
            | Condition::RivalNew
            | Condition::RivalRelic
            | Condition::RivalBoosted
    );
    let anyway = match place.moment {
        Moment::When(When::RivalFielded) => condition == Condition::RivalNew,
        Moment::When(When::Struck) => condition == Condition::OwnHurt(10) && !place.rear,
        Moment::When(When::Defeated) => condition == Condition::Fallen(1),
        _ => false,
    };
    match condition {
        _ if of_own && !place.has_own() => Some(NEVER),
        _ if of_rival && !place.has_rival() => Some(NEVER),
        _ if anyway => Some(ALWAYS),
        Condition::Last if place.last => Some(ALWAYS),
        _ => None,
    }
}

const NEVER: (&str, &str) = ("qui questa condizione non vale mai", "this condition never holds here");
const ALWAYS: (&str, &str) = ("qui questa condizione vale sempre", "this condition always holds here");
