//! Lists of effects, each effect on its own so that every wrong one is named.

use std::ops::Range;

use cardfile::{
    Notes, Value, at_least_one_effect, condition_and_effects, has_items, only_field, pair, typed,
};

use super::conditions;
use super::context::{Context, Of, Trigger};
use super::deeds::{deeds, whom};
use crate::cards::{Condition, Effect, When, Whom};

/// How deep effects may stand inside each other: more could not be said in a sentence.
const DEEPEST: u8 = 3;

/// A list of effects, at least one; those that cannot be read are noted and left out.
pub(super) fn all(value: &Value<'_>, what: &str, context: Context, notes: &mut Notes) -> Vec<Effect> {
    at_least_one_effect(value, what, notes);
    some(value, what, context, notes)
}

/// A list of effects, maybe none.
fn some(value: &Value<'_>, what: &str, context: Context, notes: &mut Notes) -> Vec<Effect> {
    cardfile::effects(value, what, (context.depth, DEEPEST), notes, |item, notes| {
        effect(item, context, notes)
    })
}

fn effect(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    match only_field(value) {
        Some(("to", inner)) => to(inner, context, notes),
        Some(("if", inner)) => on_condition(inner, context, notes),
        Some(("prova", inner)) => prova(value, inner, context, notes),
        Some(("unless", inner)) => {
            let context = tested(value, context, notes);
            Some(Effect::Unless(all(inner, "unless", context, notes)))
        }
        _ => {
            let read: Effect = typed(value, "questo effetto non va", "this effect does not fit", notes)?;
            check(&read, value.span(), context, notes);
            Some(read)
        }
    }
}

/// `[WHOM, [DEEDS]]`.
fn to(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    let it = "dei Profeti e un elenco di fatti, [\"rival\", [ … ]]";
    let en = "Prophets and a list of deeds are expected, [\"rival\", [ … ]]";
    let [first, second] = pair(value, "to", it, en, notes)?;
    let whom = whom(first, context, notes)?;
    Some(Effect::To(whom, deeds(second, whom, context, notes)))
}

/// `[CONDITION, [EFFECTS]]`.
fn on_condition(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    let [first, second] = condition_and_effects(value, notes)?;
    let holds = conditions::one(first, context, notes);
    let last = context.last || holds == Some(Condition::Last);
    let inner = all(second, "if", Context { last, ..context.inside() }, notes);
    Some(Effect::If(holds?, inner))
}

/// `[[EFFECTS], [EFFECTS]]`: if it is passed, and otherwise.
fn prova(whole: &Value<'_>, value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    let context = tested(whole, context, notes);
    let it = "due elenchi di effetti, se è superata e se non lo è, [[ … ], [ … ]]";
    let en = "two lists of effects are expected, if it is passed and if not, [[ … ], [ … ]]";
    let [first, second] = pair(value, "prova", it, en, notes)?;
    if !has_items(first) && !has_items(second) {
        notes.lacks(
            value.span(),
            "«prova» non fa nulla: in uno dei due elenchi ci vuole almeno un effetto",
            "'prova' does nothing: at least one effect is expected in one of the two lists",
        );
    }
    let [passed, failed] = [first, second].map(|inner| some(inner, "prova", context, notes));
    Some(Effect::Prova(passed, failed))
}

/// Within a Prova di Fedeltà, which must not stand within another.
fn tested(value: &Value<'_>, context: Context, notes: &mut Notes) -> Context {
    let wrong = table::text_if! { context.tested;
        true => "una Prova di Fedeltà non sta dentro un'altra", "a Prova di Fedeltà does not stand inside another";
    };
    notes.note(value.span(), wrong);
    Context { tested: true, ..context.inside() }
}

/// What the type allows and the rules do not.
fn check(effect: &Effect, span: Range<usize>, context: Context, notes: &mut Notes) {
    let falls = context.trigger == Trigger::When(When::Defeated);
    let wrong = table::text_if! { effect;
        Effect::Rise if context.of != Of::Relic || !falls =>
            "«rise» sta solo su una Reliquia, dentro «when» = \"defeated\": fa tornare chi la portava",
            "'rise' belongs only on a Relic, inside 'when' = \"defeated\": it brings its bearer back";
        Effect::Raise if falls =>
            "dentro «defeated» non c'è raise: chi cade farebbe tornare sé stesso, senza fine",
            "inside 'defeated' there is no raise: who falls would bring itself back, without end";
    };
    notes.note(span, wrong);
}

/// Does something happen to the rival?
pub(super) fn reach_the_rival(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::To(whom, _) => *whom == Whom::Rival,
        Effect::If(_, inner) | Effect::Unless(inner) => reach_the_rival(inner),
        Effect::Prova(passed, failed) => reach_the_rival(passed) || reach_the_rival(failed),
        Effect::Burn | Effect::Expose | Effect::Renew | Effect::Raise | Effect::Rise => false,
    })
}
