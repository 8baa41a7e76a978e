//! Lists of effects, each effect on its own so that every wrong one is named.

use std::ops::Range;

use cardfile::{
    Notes, Value, at_least_one_effect, condition_and_effects, nonzero, only_field, typed, within,
};

use super::abilities::condition;
use crate::cards::{Again, Effect, When};

/// How deep effects may stand inside each other: more could not be said in a sentence.
const DEEPEST: u8 = 4;

/// Where an effect stands.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// What sets it off, on a card that stays.
    when: Option<When>,
    /// On other seats than the card's owner?
    spread: bool,
    depth: u8,
}

impl Context {
    /// A card that is played, or a face of the die.
    pub(super) const CARD: Context = Context { when: None, spread: false, depth: 1 };

    /// Something that happens when something happens.
    pub(super) fn when(when: When) -> Self {
        Context { when: Some(when), ..Context::CARD }
    }

    /// One step further in, on the same seat or on others.
    fn inside(self, spread: bool) -> Self {
        Context { spread: self.spread || spread, depth: self.depth + 1, ..self }
    }
}

/// A list of effects, at least one.
pub(super) fn some(value: &Value<'_>, what: &str, context: Context, notes: &mut Notes) -> Vec<Effect> {
    let read = effects(value, what, context, notes);
    at_least_one_effect(value, what, notes);
    read
}

/// A list of effects; those that cannot be read are noted and left out.
pub(super) fn effects(value: &Value<'_>, what: &str, context: Context, notes: &mut Notes) -> Vec<Effect> {
    cardfile::effects(value, what, (context.depth, DEEPEST), notes, |item, notes| {
        effect(item, context, notes)
    })
}

fn effect(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    if let Some((name, inner)) = only_field(value) {
        let all = |spread, notes: &mut Notes| some(inner, name, context.inside(spread), notes);
        match name {
            "everyone" => return Some(Effect::Everyone(all(true, notes))),
            "others" => return Some(Effect::Others(all(true, notes))),
            "rival" => return Some(Effect::Rival(all(true, notes))),
            "leaders" => return Some(Effect::Leaders(all(true, notes))),
            "if" => return on_condition(inner, context, notes),
            _ => {}
        }
    }
    let read: Effect = typed(value, "questo effetto non va", "this effect does not fit", notes)?;
    check(&read, value.span(), context, notes);
    Some(read)
}

/// `{ if = [CONDITION, [EFFECTS]] }`.
fn on_condition(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    let [first, second] = condition_and_effects(value, notes)?;
    let holds = condition(first, notes);
    let inner = some(second, "if", context.inside(false), notes);
    Some(Effect::If(holds?, inner))
}

/// What the type allows and the rules do not.
fn check(effect: &Effect, span: Range<usize>, context: Context, notes: &mut Notes) {
    let number = match *effect {
        Effect::Points(n) => nonzero("points", n, 7),
        Effect::PointsPer(_, n) => within("points_per", n, 1, 7),
        Effect::Level(n) => nonzero("level", n, 7),
        Effect::Draw(n) => within("draw", n, 1, 9),
        Effect::Discard(n) => within("discard", n, 1, 9),
        Effect::Lose(n) => within("lose", n, 1, 9),
        Effect::Take(n) => within("take", n, 1, 7),
        _ => None,
    };
    notes.note(span.clone(), number);
    let entering = context.when == Some(When::Enters);
    let wrong = table::text_if! { *effect;
        Effect::Exchange | Effect::Dismiss if entering =>
            "dentro «enters» non ci sono exchange e dismiss: chi entra farebbe entrare un altro, senza fine",
            "inside 'enters' there are no exchange and dismiss: who enters would make another enter, without end";
        Effect::Again(Again::Substitution) if entering =>
            "dentro «enters» non c'è un'altra sostituzione: si sostituirebbe senza fine",
            "inside 'enters' there is no further substitution: one would substitute without end";
        Effect::Again(_) if is_late(context) =>
            "«again» qui non serve: in quel momento il proprio turno è finito, o è il turno di un altro",
            "'again' is of no use here: at that moment one's own turn is over, or it is another's turn";
    };
    notes.note(span, wrong);
}

/// Does it come when the owner can do nothing with it?
fn is_late(context: Context) -> bool {
    !context.spread && context.when.is_some_and(|when| when == When::End || never_own(when))
}

/// Does it happen in the turns of others only?
pub(super) fn never_own(when: When) -> bool {
    matches!(when, When::Advocate | When::OthersBeatitude | When::OthersTrial)
}
