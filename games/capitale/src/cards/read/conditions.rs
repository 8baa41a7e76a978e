//! Conditions, where they can hold.

use std::ops::Range;

use cardfile::{Notes, Value, list, typed};

use super::place::{Moment, Of, Place};
use crate::cards::{Condition, When};

/// What must hold for an ability.
pub(super) fn all(value: &Value<'_>, place: Place, notes: &mut Notes) -> Vec<Condition> {
    let mut read: Vec<Condition> = Vec::new();
    for item in list(value, "only", notes) {
        let Some(one) = one(item, place, notes) else { continue };
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
        Condition::Cities(n) => bounds("cities", n.into(), 1, 5),
        Condition::HandAtMost(n) => bounds("hand_at_most", n.into(), 0, 9),
        Condition::Fallen(n) => bounds("fallen", n.into(), 1, 20),
        _ => None,
    };
    if let Some(wrong) = number {
        wrong_number(value.span(), wrong, notes);
    }
    if let Some((it, en)) = wrong(read, place) {
        notes.add(value.span(), it, en);
    }
    Some(read)
}

/// Why a condition cannot stand there: it would always hold, or never.
fn wrong(condition: Condition, place: Place) -> Option<(&'static str, &'static str)> {
    let of_bearer = matches!(
        condition,
        Condition::Attacking
            | Condition::Defending
            | Condition::Leading
            | Condition::Alone
            | Condition::AtHome
            | Condition::InCapital
            | Condition::Equipped
    );
    let of_battle = matches!(
        condition,
        Condition::Attacking | Condition::Defending | Condition::Leading | Condition::Occupied
    );
    let against = match place.moment {
        Moment::When(When::Attacks | When::Leads) => condition == Condition::Defending,
        Moment::When(When::Defends) => {
            matches!(condition, Condition::Attacking | Condition::Leading | Condition::Occupied)
        }
        _ => false,
    };
    let anyway = match place.moment {
        Moment::When(When::Attacks) => condition == Condition::Attacking,
        Moment::When(When::Leads) => matches!(condition, Condition::Attacking | Condition::Leading),
        Moment::When(When::Defends) => condition == Condition::Defending,
        _ => condition == Condition::Equipped && matches!(place.of, Of::Lasting(_)),
    };
    match condition {
        _ if of_bearer && !place.has_bearer() => Some(NO_BEARER),
        _ if of_battle && !place.in_battle() => Some(NO_BATTLE),
        _ if against => Some(NEVER),
        _ if anyway => Some(ALWAYS),
        Condition::OwnTurn => match place.own_turn()? {
            true => Some(ALWAYS),
            false => Some(NEVER),
        },
        _ => None,
    }
}

/// What is said where the bearer is spoken of and there is none.
pub(super) const NO_BEARER: (&str, &str) = (
    "qui non c'è un portatore: la carta non è un personaggio in gioco e non sta con uno",
    "there is no bearer here: the card is no character in play and does not lie with one",
);
/// What is said where a battle is spoken of and there can be none.
pub(super) const NO_BATTLE: (&str, &str) = (
    "qui non c'è mai una battaglia: si può dire solo di carte Quick e di ciò che accade in battaglia",
    "there is never a battle here: it may be said only on Quick cards and of what happens in a battle",
);
const NEVER: (&str, &str) = ("qui questa condizione non vale mai", "this condition never holds here");
const ALWAYS: (&str, &str) = ("qui questa condizione vale sempre", "this condition always holds here");

/// A number that is out of bounds: its field, itself, the least and the most.
pub(super) type Wrong = (&'static str, i16, i16, i16);

/// Is a number out of bounds?
pub(super) fn bounds(name: &'static str, given: i16, least: i16, most: i16) -> Option<Wrong> {
    (!(least..=most).contains(&given)).then_some((name, given, least, most))
}

/// Notes it.
pub(super) fn wrong_number(span: Range<usize>, (name, given, least, most): Wrong, notes: &mut Notes) {
    notes.add(
        span,
        format!("«{name}»: è atteso un numero da {least} a {most}, c'è {given}"),
        format!("'{name}': a number from {least} to {most} is expected, not {given}"),
    );
}
