//! Abilities: rules that hold and things that happen, with the conditions for both.

use cardfile::{Entry, Notes, Value, flag, nonzero, typed, within};

use super::effects::{Context, never_own, some};
use crate::cards::{Ability, Condition, Count, Does, Effect, Rule};

/// What an ability is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    Saint,
    Support,
}

/// The abilities of a card, at least one.
pub(super) fn abilities(value: &Value<'_>, bearer: Bearer, notes: &mut Notes) -> Vec<Ability> {
    cardfile::abilities(value, notes, |item, notes| ability(item, bearer, notes))
}

fn ability(value: &Value<'_>, bearer: Bearer, notes: &mut Notes) -> Option<Ability> {
    let mut entry = Entry::of(value, "abilities", notes)?;
    let (always, when) = (entry.maybe("always"), entry.maybe("when"));
    let what = match (always, when) {
        (Some(rule), None) => always_holds(rule, &mut entry, notes),
        (None, Some(when)) => happens(when, bearer, &mut entry, notes),
        _ => {
            for name in ["effects", "may", "spent"] {
                entry.maybe(name);
            }
            notes.lacks(
                value.span(),
                "un'abilità ha «always» con una regola, oppure «when» con «effects»: uno dei due",
                "an ability has 'always' with a rule, or 'when' with 'effects': one of the two",
            );
            None
        }
    };
    let only = entry.maybe("only").map(|value| conditions(value, what.as_ref(), notes)).unwrap_or_default();
    entry.done(notes);
    Some(Ability { only, what: what? })
}

fn always_holds(value: &Value<'_>, entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Does> {
    for name in ["effects", "may", "spent"] {
        notes.stray(
            entry.maybe(name),
            &format!("«{name}» va con «when»: una regola che vale sempre non ne ha"),
            &format!("'{name}' goes with 'when': a rule that always holds has none"),
        );
    }
    let rule: Rule = typed(value, "questa regola non va", "this rule does not fit", notes)?;
    let wrong = match rule {
        Rule::Level(n) => nonzero("level", n, 7),
        Rule::LevelPer(_, n) => within("level_per", n, 1, 7),
        Rule::Need(n) => nonzero("need", n, 7),
        Rule::Keep(n) => within("keep", n, 1, 9),
        Rule::Beatitudes(n) => within("beatitudes", n, 1, 5),
        Rule::Suffrage(n) => within("suffrage", n, 1, 5),
        _ => None,
    };
    notes.note(value.span(), wrong);
    Some(Does::Always(rule))
}

fn happens(value: &Value<'_>, bearer: Bearer, entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Does> {
    let when = typed(value, "questo momento non va", "this moment does not fit", notes);
    let context = when.map_or(Context::CARD, Context::when);
    let effects = entry.need("effects", notes).map(|value| some(value, "effects", context, notes));
    let may = entry.maybe("may");
    let spent = entry.maybe("spent");
    notes.stray(
        may.filter(|_| effects.as_deref() == Some(&[Effect::Exchange])),
        "«may»: allo scambio si può già rinunciare, qui non c'è altro da chiedere",
        "'may': an exchange may be declined anyway, there is nothing else to ask here",
    );
    notes.stray(
        spent.filter(|_| bearer == Bearer::Saint),
        "«spent» sta sui Supporti: un Santo non si consuma",
        "'spent' belongs on Supporti: a Saint is not used up",
    );
    let may = may.and_then(|value| flag(value, "may", notes)).unwrap_or(false);
    let spent = spent.and_then(|value| flag(value, "spent", notes)).unwrap_or(false);
    Some(Does::When { when: when?, may, spent, effects: effects? })
}

fn conditions(value: &Value<'_>, what: Option<&Does>, notes: &mut Notes) -> Vec<Condition> {
    cardfile::conditions(value, notes, |item, before, notes| {
        let one = condition(item, notes)?;
        let wrong = table::text_if! { (one, what);
            (Condition::Level(_), Some(Does::Always(Rule::Level(_) | Rule::LevelPer(..)))) =>
                "una regola che cambia il livello non può dipendere dal livello: si rincorrerebbero",
                "a rule that changes the level cannot depend on the level: they would chase each other";
            (Condition::OwnTurn, Some(Does::When { when, .. })) if never_own(*when) =>
                "«own_turn» qui non vale mai: questo accade nei turni degli altri",
                "'own_turn' never holds here: this happens in the turns of others";
        };
        notes.note(item.span(), wrong.filter(|_| !before.contains(&one)));
        Some(one)
    })
}

/// A condition.
pub(super) fn condition(value: &Value<'_>, notes: &mut Notes) -> Option<Condition> {
    let read: Condition = typed(value, "questa condizione non va", "this condition does not fit", notes)?;
    let wrong = match read {
        // With the fifth Saint in the Rosa a game is over.
        Condition::With(Count::Rosa | Count::Santuario, n) => within("with", n, 1, 4),
        Condition::With(Count::Facing(_), n) => within("with", n, 1, 5),
        Condition::With(Count::Of(_) | Count::Supports, n) => within("with", n, 1, 9),
        Condition::Level(n) => within("level", n, 1, 9),
        Condition::Points(n) => within("points", n, 1, 9),
        Condition::HandAtMost(n) => within("hand_at_most", n, 0, 9),
        Condition::Facing(_) | Condition::Alone | Condition::Behind | Condition::OwnTurn => None,
    };
    notes.note(value.span(), wrong);
    Some(read)
}
