//! Lists of effects, each effect on its own so that every wrong one is named.

use std::ops::Range;

use cardfile::{
    Notes, Value, at_least_one_effect, condition_and_effects, effects, only_field, pair, typed, within,
};

use super::conditions::{self, no_bearer};
use super::context::{Context, Trigger};
use super::groups::{deeds, group};
use crate::cards::{Deed, Effect, Group, When};

/// How deep effects may stand inside each other: more could not be said in a sentence.
const DEEPEST: u8 = 3;

/// The field `effects`: a list with at least one effect and at most one target.
pub(super) fn all(value: &Value<'_>, context: Context, notes: &mut Notes) -> Vec<Effect> {
    let mut targets = Vec::new();
    let read = some(value, "effects", context, &mut targets, notes);
    for span in targets.into_iter().skip(1) {
        notes.add(
            span,
            "c'è già un «target»: un elenco, con ciò che contiene, ne ha al più uno",
            "there is a 'target' already: a list, with what it contains, has at most one",
        );
    }
    read
}

/// A list of effects, at least one; those that cannot be read are noted and left out.
fn some(
    value: &Value<'_>,
    what: &str,
    context: Context,
    targets: &mut Vec<Range<usize>>,
    notes: &mut Notes,
) -> Vec<Effect> {
    if context.depth <= DEEPEST {
        at_least_one_effect(value, what, notes);
    }
    effects(value, what, (context.depth, DEEPEST), notes, |item, notes| effect(item, context, targets, notes))
}

fn effect(
    value: &Value<'_>,
    context: Context,
    targets: &mut Vec<Range<usize>>,
    notes: &mut Notes,
) -> Option<Effect> {
    if let Some((name, inner)) = only_field(value) {
        match name {
            "target" => {
                targets.push(value.span());
                return on_group(inner, name, context, notes)
                    .map(|(group, deeds)| Effect::Target(group, deeds));
            }
            "each" => {
                return on_group(inner, name, context, notes)
                    .map(|(group, deeds)| Effect::Each(group, deeds));
            }
            "bearer" => {
                notes.note(value.span(), no_bearer(context.has_bearer()));
                return Some(Effect::Bearer(deeds(inner, context, notes)));
            }
            "if" => return on_condition(inner, context, targets, notes),
            _ => {}
        }
    }
    let read: Effect = typed(value, "questo effetto non va", "this effect does not fit", notes)?;
    check(&read, value.span(), context, notes);
    Some(read)
}

/// `[{ GROUP }, [DEEDS]]`.
fn on_group(
    value: &Value<'_>,
    name: &str,
    context: Context,
    notes: &mut Notes,
) -> Option<(Group, Vec<Deed>)> {
    let it = "dei personaggi e un elenco di fatti, [{ … }, [ … ]]";
    let en = "characters and a list of deeds are expected, [{ … }, [ … ]]";
    let [first, second] = pair(value, name, it, en, notes)?;
    let who = group(first, context, notes);
    let deeds = deeds(second, context, notes);
    Some((who?, deeds))
}

/// `[CONDITION, [EFFECTS]]`.
fn on_condition(
    value: &Value<'_>,
    context: Context,
    targets: &mut Vec<Range<usize>>,
    notes: &mut Notes,
) -> Option<Effect> {
    let [first, second] = condition_and_effects(value, notes)?;
    let holds = conditions::one(first, context, notes);
    let inner = some(second, "if", context.inside(), targets, notes);
    Some(Effect::If(holds?, inner))
}

/// What the type allows and the rules do not.
fn check(effect: &Effect, span: Range<usize>, context: Context, notes: &mut Notes) {
    let number = match *effect {
        Effect::Draw(n) => within("draw", n, 1, 9),
        Effect::Discard(n) => within("discard", n, 1, 9),
        Effect::RivalDiscards(n) => within("rival_discards", n, 1, 9),
        Effect::RivalLoses(n) => within("rival_loses", n, 1, 9),
        Effect::Mill(n) => within("mill", n, 1, 9),
        Effect::Open(n) => within("open", n, 1, 3),
        _ => None,
    };
    notes.note(span.clone(), number);
    let coming = matches!(context.trigger, Trigger::When(When::Enters | When::Dies | When::Falls));
    let wrong = table::text_if! { effect;
        Effect::Raise(_) if coming =>
            "dentro «enters», «dies» e «falls» non c'è raise: chi torna farebbe tornare un altro, senza fine",
            "inside 'enters', 'dies' and 'falls' there is no raise: who comes back would bring another back, without end";
    };
    notes.note(span, wrong);
}
