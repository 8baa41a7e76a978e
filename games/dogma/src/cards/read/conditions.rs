//! Conditions, where they can hold.

use cardfile::{Notes, Value, list, typed};
use table::Text;

use super::context::{Context, Trigger};
use crate::cards::{Condition, When};

/// What must hold for an ability.
pub(super) fn all(value: &Value<'_>, context: Context, notes: &mut Notes) -> Vec<Condition> {
    let read = cardfile::conditions(value, notes, |item, before, notes| {
        let one = one(item, context, notes)?;
        let against = match one {
            Condition::Faster => before.contains(&Condition::Slower),
            Condition::Slower => before.contains(&Condition::Faster),
            _ => false,
        };
        notes.note(item.span(), never(against));
        Some(one)
    });
    if list(value, "only", &mut Notes::default()).is_empty() {
        notes.lacks(
            value.span(),
            "«only»: è attesa almeno una condizione",
            "'only': at least one condition is expected",
        );
    }
    read
}

/// A condition.
pub(super) fn one(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Condition> {
    let read: Condition = typed(value, "questa condizione non va", "this condition does not fit", notes)?;
    let number = match read {
        Condition::OwnHurt(n) => cardfile::tens("own_hurt", n, 10, 250),
        Condition::RivalHurt(n) => cardfile::tens("rival_hurt", n, 10, 250),
        Condition::Fallen(n) => cardfile::within("fallen", n, 1, 3),
        _ => None,
    };
    notes.note(value.span(), number);
    notes.note(value.span(), wrong(read, context));
    Some(read)
}

/// Why a condition cannot stand there: it would always hold, or never.
fn wrong(condition: Condition, context: Context) -> Option<Text> {
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
    let anyway = match context.trigger {
        Trigger::When(When::RivalFielded) => condition == Condition::RivalNew,
        Trigger::When(When::Struck) => condition == Condition::OwnHurt(10) && !context.rear,
        Trigger::When(When::Defeated) => condition == Condition::Fallen(1),
        _ => false,
    };
    let anyway = anyway || condition == Condition::Last && context.last;
    let against = of_own && !context.has_own() || of_rival && !context.has_rival();
    never(against).or_else(|| {
        table::text_if! { anyway;
            true => "qui questa condizione vale sempre", "this condition always holds here";
        }
    })
}

/// What is wrong with a condition that cannot hold.
fn never(against: bool) -> Option<Text> {
    table::text_if! { against;
        true => "qui questa condizione non vale mai", "this condition never holds here";
    }
}
