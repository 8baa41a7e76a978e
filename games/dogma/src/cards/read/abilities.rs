//! Abilities: rules that hold, things that happen and the order Special, with the conditions for all three.

use std::ops::Range;

use cardfile::{Entry, Notes, Value, flag, list, typed};
use table::Text;

use super::context::{Context, Trigger};
use super::numbers::wrong_change;
use super::{conditions, effects};
use crate::cards::{Ability, Condition, Does, Rule, When};

/// The abilities of a card, at least one.
pub(super) fn abilities(value: &Value<'_>, context: Context, notes: &mut Notes) -> Vec<Ability> {
    cardfile::abilities(value, notes, |item, notes| ability(item, context, notes))
}

fn ability(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Ability> {
    let mut entry = Entry::of(value, "abilities", notes)?;
    let (only, rear_given, effects) = (entry.maybe("only"), entry.maybe("rear"), entry.maybe("effects"));
    let (always, when, special) = (entry.maybe("always"), entry.maybe("when"), entry.maybe("special"));
    let rear = rear_given.and_then(|value| flag(value, "rear", notes)).unwrap_or(false);
    let stray = effects.filter(|_| when.is_none());
    notes.stray(stray, "«effects» va con «when»", "'effects' goes with 'when'");
    // Where the active Prophet is the last, there is no rearguard to speak of.
    let last = only.is_some_and(says_last);
    let context = Context { last, ..context };
    let (trigger, what) = match (always, when, special) {
        (Some(rule_given), None, None) => {
            let rule = rule(rule_given, notes);
            (Some(Trigger::Always), rule.map(Does::Always))
        }
        (None, Some(when), None) => {
            let read: Option<When> = typed(when, "questo momento non va", "this moment does not fit", notes);
            if effects.is_none() {
                entry.misses("effects", notes);
            }
            let context = read.map_or(context, |when| context.at(Trigger::When(when), rear));
            let effects = effects.map(|value| effects::all(value, "effects", context, notes));
            (read.map(Trigger::When), read.zip(effects).map(|(when, effects)| Does::When(when, effects)))
        }
        (None, None, Some(special)) => {
            let effects = effects::all(special, "special", context.at(Trigger::Special, rear), notes);
            (Some(Trigger::Special), Some(Does::Special(effects)))
        }
        _ => {
            notes.lacks(
                value.span(),
                "un'abilità ha «always» con una regola, «when» con «effects» o «special» con effetti: uno dei tre",
                "an ability has 'always' with a rule, 'when' with 'effects' or 'special' with effects: one of the three",
            );
            (None, None)
        }
    };
    entry.done(notes);
    let asks = only.zip(trigger).map(|(only, trigger)| {
        let context = Context { last: false, ..context.at(trigger, rear) };
        (only, conditions::all(only, context, notes))
    });
    if let Some(what) = &what {
        in_the_rear(what, rear_given.filter(|_| rear), notes);
        if let Some((only, read)) = &asks {
            circles(what, only.span(), read, notes);
        }
    }
    let only = asks.map(|(_, read)| read).unwrap_or_default();
    Some(Ability { only, rear, what: what? })
}

/// Is the condition `last` in the list?
fn says_last(only: &Value<'_>) -> bool {
    let quiet = &mut Notes::default();
    list(only, "only", quiet).iter().any(|item| typed(item, "", "", quiet) == Some(Condition::Last))
}

/// Notes `rear` where it changes nothing.
fn in_the_rear(what: &Does, rear: Option<&Value<'_>>, notes: &mut Notes) {
    let idle = match what {
        Does::Special(_) | Does::When(When::Fielded | When::Used, _) => true,
        Does::Always(rule) => matches!(
            rule,
            Rule::Might(_)
                | Rule::MightOf(..)
                | Rule::Fervour(_)
                | Rule::Swift(_)
                | Rule::Rooted
                | Rule::Tireless
        ),
        Does::When(..) => false,
    };
    notes.stray(
        rear.filter(|_| idle),
        "«rear» qui non cambia nulla: accade solo mentre il Profeta è attivo",
        "'rear' changes nothing here: it happens only while the Prophet is active",
    );
}

/// Notes a rule on the Fervour that asks who has more of it.
fn circles(what: &Does, span: Range<usize>, only: &[Condition], notes: &mut Notes) {
    let of_fervour = matches!(what, Does::Always(Rule::Fervour(_) | Rule::RivalFervour(_)));
    if of_fervour && only.iter().any(|one| matches!(one, Condition::Faster | Condition::Slower)) {
        notes.add(
            span,
            "una regola sul Fervore non può dipendere da chi ne ha di più: girerebbe in tondo",
            "a rule on the Fervour cannot depend on who has more of it: it would go round in circles",
        );
    }
}

fn rule(value: &Value<'_>, notes: &mut Notes) -> Option<Rule> {
    let read: Rule = typed(value, "questa regola non va", "this rule does not fit", notes)?;
    notes.note(value.span(), number(read));
    Some(read)
}

/// What is wrong with the number of a rule.
fn number(rule: Rule) -> Option<Text> {
    match rule {
        Rule::Armour(n) => cardfile::tens("armour", n, 10, 50),
        Rule::Might(n) => cardfile::tens("might", n, 10, 50),
        Rule::MightOf(_, n) => cardfile::tens("might_of", n, 10, 50),
        Rule::Awe(n) => cardfile::tens("awe", n, 10, 50),
        Rule::Fervour(n) => wrong_change("fervour", n, 100),
        Rule::RivalFervour(n) => wrong_change("rival_fervour", n, 100),
        _ => None,
    }
}
