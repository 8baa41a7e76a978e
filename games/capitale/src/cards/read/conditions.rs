//! Conditions, where they can hold.

use cardfile::{Notes, Value, typed, within};
use table::Text;

use super::context::{Context, Of, Trigger};
use crate::cards::{Condition, When};

/// What must hold for an ability.
pub(super) fn all(value: &Value<'_>, context: Context, notes: &mut Notes) -> Vec<Condition> {
    cardfile::conditions(value, notes, |item, _, notes| one(item, context, notes))
}

/// A condition.
pub(super) fn one(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Condition> {
    let read: Condition = typed(value, "questa condizione non va", "this condition does not fit", notes)?;
    let number = match read {
        Condition::Cities(n) => within("cities", n, 1, 5),
        Condition::HandAtMost(n) => within("hand_at_most", n, 0, 9),
        Condition::Fallen(n) => within("fallen", n, 1, 20),
        _ => None,
    };
    notes.note(value.span(), number);
    notes.note(value.span(), wrong(read, context));
    Some(read)
}

/// Why a condition cannot stand there: it would always hold, or never.
fn wrong(condition: Condition, context: Context) -> Option<Text> {
    let of_battle = matches!(
        condition,
        Condition::Attacking | Condition::Defending | Condition::Leading | Condition::Occupied
    );
    let against = match context.trigger {
        Trigger::When(When::Attacks | When::Leads) => condition == Condition::Defending,
        Trigger::When(When::Defends) => {
            matches!(condition, Condition::Attacking | Condition::Leading | Condition::Occupied)
        }
        _ => false,
    };
    let anyway = match context.trigger {
        Trigger::When(When::Attacks) => condition == Condition::Attacking,
        Trigger::When(When::Leads) => matches!(condition, Condition::Attacking | Condition::Leading),
        Trigger::When(When::Defends) => condition == Condition::Defending,
        _ => condition == Condition::Equipped && matches!(context.of, Of::Lasting(_)),
    };
    let own_turn = context.own_turn().filter(|_| condition == Condition::OwnTurn);
    match (condition.is_of_bearer(), of_battle) {
        (true, _) if !context.has_bearer() => no_bearer(false),
        (_, true) if !context.in_battle() => no_battle(false),
        _ => table::text_if! { (against || own_turn == Some(false), anyway || own_turn == Some(true));
            (true, _) => "qui questa condizione non vale mai", "this condition never holds here";
            (_, true) => "qui questa condizione vale sempre", "this condition always holds here";
        },
    }
}

/// What is wrong where the bearer is spoken of, unless there is one.
pub(super) fn no_bearer(there_is: bool) -> Option<Text> {
    table::text_if! { there_is;
        false =>
            "qui non c'è un portatore: la carta non è un personaggio in gioco e non sta con uno",
            "there is no bearer here: the card is no character in play and does not lie with one";
    }
}

/// What is wrong where a battle is spoken of, unless there can be one.
pub(super) fn no_battle(there_is: bool) -> Option<Text> {
    table::text_if! { there_is;
        false =>
            "qui non c'è mai una battaglia: si può dire solo di carte Quick e di ciò che accade in battaglia",
            "there is never a battle here: it may be said only on Quick cards and of what happens in a battle";
    }
}
