//! Abilities: rules that hold, things that happen and things that are used, with the conditions for all three.

use cardfile::{Entry, Notes, Value, flag, number, only_field, pair, typed, within};

use super::conditions::{self, no_bearer};
use super::context::{Context, Of, Trigger};
use super::effects;
use super::groups::{change, group};
use crate::cards::{Ability, Does, Effect, Rule, When};

/// The abilities of a card, at least one.
pub(super) fn abilities(value: &Value<'_>, context: Context, notes: &mut Notes) -> Vec<Ability> {
    cardfile::abilities(value, notes, |item, notes| ability(item, context, notes))
}

fn ability(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Ability> {
    let mut entry = Entry::of(value, "abilities", notes)?;
    let (only, effects) = (entry.maybe("only"), entry.maybe("effects"));
    let (always, when, used) = (entry.maybe("always"), entry.maybe("when"), entry.maybe("use"));
    let may = entry.maybe("may");
    let (trigger, what) = match (always, when, used) {
        (Some(rule), None, None) => {
            notes.stray(effects, "«effects» va con «when» o «use»", "'effects' goes with 'when' or 'use'");
            notes.stray(may, "«may» va con «when»", "'may' goes with 'when'");
            (Some(Trigger::Always), always_holds(rule, context.at(Trigger::Always), notes))
        }
        (None, Some(when), None) => {
            let when = trigger(when, context, notes);
            let may = may.and_then(|value| flag(value, "may", notes)).unwrap_or(false);
            let context = when.map_or(context, |when| context.at(Trigger::When(when)));
            let effects = needed(effects, &entry, context, notes);
            let what = when.zip(effects).map(|(when, effects)| Does::When { when, may, effects });
            (when.map(Trigger::When), what)
        }
        (None, None, Some(used)) => {
            notes.stray(may, "«may» va con «when»", "'may' goes with 'when'");
            let (trigger, [tap, quick], discard) = price(used, context, notes);
            let effects = needed(effects, &entry, context.at(trigger), notes);
            (Some(trigger), effects.map(|effects| Does::Use { tap, discard, quick, effects }))
        }
        _ => {
            notes.lacks(
                value.span(),
                "un'abilità ha «always» con una regola, «when» con «effects» o «use» con «effects»: uno dei tre",
                "an ability has 'always' with a rule, 'when' with 'effects' or 'use' with 'effects': one of the three",
            );
            (None, None)
        }
    };
    entry.done(notes);
    let only = match (only, trigger) {
        (Some(only), Some(trigger)) => conditions::all(only, context.at(trigger), notes),
        _ => Vec::new(),
    };
    Some(Ability { only, what: what? })
}

/// The effects that an ability must have.
fn needed(
    effects: Option<&Value<'_>>,
    entry: &Entry<'_, '_>,
    context: Context,
    notes: &mut Notes,
) -> Option<Vec<Effect>> {
    if effects.is_none() {
        entry.misses("effects", notes);
    }
    effects.map(|value| effects::all(value, context, notes))
}

/// What sets an ability off, where it can.
fn trigger(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<When> {
    let when: When = typed(value, "questo momento non va", "this moment does not fit", notes)?;
    let of_bearer = matches!(when, When::Arrives | When::Attacks | When::Leads | When::Defends | When::Kills);
    notes.note(value.span(), no_bearer(!of_bearer || context.can_bear()));
    Some(when)
}

/// `{ tap = true, discard = 1, quick = true }`: what using an ability takes, and when it may be used.
fn price(value: &Value<'_>, context: Context, notes: &mut Notes) -> (Trigger, [bool; 2], u8) {
    let Some(mut entry) = Entry::of(value, "use", notes) else {
        return (Trigger::Use { quick: true }, [false; 2], 0);
    };
    let given = entry.maybe("tap");
    let tap = given.and_then(|value| flag(value, "tap", notes)).unwrap_or(false);
    notes.stray(
        given.filter(|_| tap && context.of != Of::Character),
        "«tap» sta sui personaggi: un effetto che dura non si tappa",
        "'tap' belongs on characters: a lasting effect is not tapped",
    );
    let quick = entry.flag("quick", notes);
    let discard = entry.maybe("discard").and_then(|value| number(value, "discard", 0, 3, notes));
    entry.done(notes);
    (Trigger::Use { quick }, [tap, quick], discard.unwrap_or(0))
}

fn always_holds(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Does> {
    match only_field(value) {
        Some(("band", inner)) => {
            let it = "dei personaggi e dei numeri, [{ … }, { … }]";
            let en = "characters and numbers are expected, [{ … }, { … }]";
            let [first, second] = pair(inner, "band", it, en, notes)?;
            let (who, change) = (group(first, context, notes), change(second, notes));
            return Some(Does::Always(Rule::Band(who?, change?)));
        }
        Some(("bearer", inner)) => {
            notes.note(value.span(), no_bearer(context.has_bearer()));
            return change(inner, notes).map(|change| Does::Always(Rule::Bearer(change)));
        }
        Some(("keyword", _)) => notes.note(value.span(), no_bearer(context.has_bearer())),
        _ => {}
    }
    let rule: Rule = typed(value, "questa regola non va", "this rule does not fit", notes)?;
    let wrong = match rule {
        Rule::Spoils(n) => within("spoils", n, 1, 2),
        Rule::Keep(n) => within("keep", n, 1, 9),
        Rule::Opening(n) => within("opening", n, 1, 3),
        Rule::Keyword(_) | Rule::Bearer(_) | Rule::Band(..) => None,
    };
    notes.note(value.span(), wrong);
    Some(Does::Always(rule))
}
