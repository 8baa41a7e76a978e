//! Abilities: rules that hold and things that happen, with the conditions for both.

use std::ops::Range;

use cardfile::{Entry, Notes, Value, flag, list, typed};

use super::effects::{Place, never_own, some};
use crate::cards::{Ability, Condition, Count, Effect, Rule, What};

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

fn always_holds(value: &Value<'_>, entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<What> {
    for name in ["effects", "may", "spent"] {
        if let Some(given) = entry.maybe(name) {
            notes.add(
                given.span(),
                format!("«{name}» va con «when»: una regola che vale sempre non ne ha"),
                format!("'{name}' goes with 'when': a rule that always holds has none"),
            );
        }
    }
    let rule: Rule = typed(value, "questa regola non va", "this rule does not fit", notes)?;
    let wrong = match rule {
        Rule::Level(n) => bounds("level", n.into(), -7, 7),
        Rule::LevelPer(_, n) => bounds("level_per", n.into(), 1, 7),
        Rule::Need(n) => bounds("need", n.into(), -7, 7),
        Rule::Keep(n) => bounds("keep", n.into(), 1, 9),
        Rule::Beatitudes(n) => bounds("beatitudes", n.into(), 1, 5),
        Rule::Suffrage(n) => bounds("suffrage", n.into(), 1, 5),
        _ => None,
    };
    if let Some(wrong) = wrong {
        wrong_number(value.span(), wrong, notes);
    }
    Some(What::Always(rule))
}

fn happens(value: &Value<'_>, bearer: Bearer, entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<What> {
    let when = typed(value, "questo momento non va", "this moment does not fit", notes);
    let place = when.map_or(Place::CARD, Place::when);
    let effects = entry.need("effects", notes).map(|value| some(value, "effects", place, notes));
    let may = entry.maybe("may");
    let spent = entry.maybe("spent");
    if let Some(value) = may
        && effects.as_deref() == Some(&[Effect::Exchange])
    {
        notes.add(
            value.span(),
            "«may»: allo scambio si può già rinunciare, qui non c'è altro da chiedere",
            "'may': an exchange may be declined anyway, there is nothing else to ask here",
        );
    }
    if let Some(value) = spent
        && bearer == Bearer::Saint
    {
        notes.add(
            value.span(),
            "«spent» sta sui Supporti: un Santo non si consuma",
            "'spent' belongs on Supporti: a Saint is not used up",
        );
    }
    let may = may.and_then(|value| flag(value, "may", notes)).unwrap_or(false);
    let spent = spent.and_then(|value| flag(value, "spent", notes)).unwrap_or(false);
    Some(What::When { when: when?, may, spent, effects: effects? })
}

fn conditions(value: &Value<'_>, what: Option<&What>, notes: &mut Notes) -> Vec<Condition> {
    let mut read: Vec<Condition> = Vec::new();
    for item in list(value, "only", notes) {
        let Some(one) = condition(item, notes) else { continue };
        let wrong = match (one, what) {
            _ if read.contains(&one) => {
                Some(("questa condizione c'è già", "this condition stands there already"))
            }
            (Condition::Level(_), Some(What::Always(Rule::Level(_) | Rule::LevelPer(..)))) => Some((
                "una regola che cambia il livello non può dipendere dal livello: si rincorrerebbero",
                "a rule that changes the level cannot depend on the level: they would chase each other",
            )),
            (Condition::OwnTurn, Some(What::When { when, .. })) if never_own(*when) => Some((
                "«own_turn» qui non vale mai: questo accade nei turni degli altri",
                "'own_turn' never holds here: this happens in the turns of others",
            )),
            _ => None,
        };
        if let Some((it, en)) = wrong {
            notes.add(item.span(), it, en);
        }
        read.push(one);
    }
    read
}

/// A condition.
pub(super) fn condition(value: &Value<'_>, notes: &mut Notes) -> Option<Condition> {
    let read: Condition = typed(value, "questa condizione non va", "this condition does not fit", notes)?;
    let wrong = match read {
        // With the fifth Saint in the Rosa a game is over.
        Condition::With(Count::Rosa | Count::Santuario, n) => bounds("with", n.into(), 1, 4),
        Condition::With(Count::Facing(_), n) => bounds("with", n.into(), 1, 5),
        Condition::With(Count::Of(_) | Count::Supports, n) => bounds("with", n.into(), 1, 9),
        Condition::Level(n) => bounds("level", n.into(), 1, 9),
        Condition::Points(n) => bounds("points", n.into(), 1, 9),
        Condition::HandAtMost(n) => bounds("hand_at_most", n.into(), 0, 9),
        Condition::Facing(_) | Condition::Alone | Condition::Behind | Condition::OwnTurn => None,
    };
    if let Some(wrong) = wrong {
        wrong_number(value.span(), wrong, notes);
    }
    Some(read)
}

/// A number that is out of bounds: its field, itself, the least and the most.
pub(super) type Wrong = (&'static str, i16, i16, i16);

/// Is a number out of bounds? Zero is, where negative ones are allowed.
pub(super) fn bounds(name: &'static str, given: i16, least: i16, most: i16) -> Option<Wrong> {
    let fits = (least..=most).contains(&given) && (given != 0 || least == 0);
    (!fits).then_some((name, given, least, most))
}

/// Notes it.
pub(super) fn wrong_number(span: Range<usize>, (name, given, least, most): Wrong, notes: &mut Notes) {
    let (not_it, not_en) = if least < 0 { (", zero escluso", ", but not 0") } else { ("", "") };
    notes.add(
        span,
        format!("«{name}»: è atteso un numero da {least} a {most}{not_it}, c'è {given}"),
        format!("'{name}': a number from {least} to {most}{not_en} is expected, not {given}"),
    );
}
