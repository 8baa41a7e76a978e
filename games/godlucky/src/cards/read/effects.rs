//! Lists of effects, each effect on its own so that every wrong one is named.

use std::ops::Range;

use cardfile::{Entry, Notes, Value, has_items, list, nonzero, only_field, typed, within};

use crate::cards::{Deck, Effect};

/// How deep effects may stand inside each other: more could not be said in a sentence.
const DEEPEST: u8 = 4;

/// Where an effect stands.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// In Heaven or Hell?
    portal: bool,
    /// On other seats than the one that came here?
    spread: bool,
    depth: u8,
}

impl Context {
    /// A card of the board or an event.
    pub(super) const CARD: Context = Context { portal: false, spread: false, depth: 1 };
    /// A space of Heaven or Hell.
    pub(super) const PORTAL: Context = Context { portal: true, spread: false, depth: 1 };

    /// One step further in, on the same seat or on others.
    fn inside(self, spread: bool) -> Self {
        Context { spread: self.spread || spread, depth: self.depth + 1, ..self }
    }
}

/// A list of effects; those that cannot be read are noted and left out.
pub(super) fn effects(value: &Value<'_>, what: &str, context: Context, notes: &mut Notes) -> Vec<Effect> {
    cardfile::effects(value, what, (context.depth, DEEPEST), notes, |item, notes| {
        effect(item, context, notes)
    })
}

fn effect(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Effect> {
    if let Some((name, inner)) = only_field(value)
        && let Some(read) = nested(name, inner, context, notes)
    {
        return read;
    }
    let read: Effect = typed(value, "questo effetto non va", "this effect does not fit", notes)?;
    check(&read, value.span(), context, notes);
    Some(read)
}

/// An effect made of others; the outer `None` is for those that are not.
fn nested(name: &str, value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Option<Effect>> {
    let mut all = |what: &str, spread| effects(value, what, context.inside(spread), notes);
    let read = match name {
        "everyone" => Effect::Everyone(all(name, true)),
        "others" => Effect::Others(all(name, true)),
        "rival" => Effect::Rival(all(name, true)),
        "leaders" => Effect::Leaders(all(name, true)),
        "trailers" => Effect::Trailers(all(name, true)),
        "toss" => {
            let Some([win, lose]) = pair(value, name, ["win", "lose"], context, notes) else {
                return Some(None);
            };
            Effect::Toss { win, lose }
        }
        "side" => {
            let Some([good, evil]) = pair(value, name, ["good", "evil"], context, notes) else {
                return Some(None);
            };
            Effect::Side { good, evil }
        }
        "roll" => match list(value, name, notes) {
            [one, two, three] => {
                let mut face = |value| effects(value, name, context.inside(false), notes);
                Effect::Roll([face(one), face(two), face(three)])
            }
            other => {
                let found = other.len();
                notes.add(
                    value.span(),
                    format!(
                        "«roll»: sono attesi tre elenchi, per 1, per 2 e per 3 o più: ce ne sono {found}"
                    ),
                    format!("'roll': three lists are expected, for 1, for 2 and for 3 or more, not {found}"),
                );
                return Some(None);
            }
        },
        _ => return None,
    };
    if !notes.is_broken() && is_idle(&read) && !has_items(value) {
        notes.add(
            value.span(),
            format!("«{name}» non fa nulla: dentro ci vuole almeno un effetto"),
            format!("'{name}' does nothing: at least one effect is expected inside"),
        );
    }
    Some(Some(read))
}

/// Both lists of a coin or of the two sides; each must be there, it may be empty.
fn pair(
    value: &Value<'_>,
    what: &str,
    names: [&'static str; 2],
    context: Context,
    notes: &mut Notes,
) -> Option<[Vec<Effect>; 2]> {
    let mut entry = Entry::of(value, what, notes)?;
    let read = names.map(|name| {
        let found = entry.need(name, notes);
        found.map(|value| effects(value, name, context.inside(false), notes)).unwrap_or_default()
    });
    entry.done(notes);
    Some(read)
}

/// Is there nothing inside?
fn is_idle(effect: &Effect) -> bool {
    match effect {
        Effect::Everyone(inner)
        | Effect::Others(inner)
        | Effect::Rival(inner)
        | Effect::Leaders(inner)
        | Effect::Trailers(inner) => inner.is_empty(),
        Effect::Toss { win: one, lose: two } | Effect::Side { good: one, evil: two } => {
            one.is_empty() && two.is_empty()
        }
        Effect::Roll(faces) => faces.iter().all(Vec::is_empty),
        _ => false,
    }
}

/// What the type allows and the rules do not.
fn check(effect: &Effect, span: Range<usize>, context: Context, notes: &mut Notes) {
    let number = match *effect {
        Effect::Faith(n) => nonzero("faith", n, 9),
        Effect::Corruption(n) => nonzero("corruption", n, 9),
        Effect::Shift(n) => nonzero("shift", n, 19),
        Effect::GambleUpTo(n) => within("gamble_up_to", n, 1, 9),
        Effect::Discard(n) => within("discard", n, 1, 9),
        Effect::Capture(n) => within("capture", n, 1, 20),
        _ => None,
    };
    let wrong = table::text_if! { *effect;
        Effect::Steal(Deck::Event) =>
            "«steal»: si rubano oggetti o miracoli (object, miracle): gli eventi non sono di nessuno",
            "'steal': objects and miracles can be stolen (object, miracle); events are nobody's";
        Effect::Fight if context.portal =>
            "«fight»: in Paradiso e all'Inferno non si combatte", "'fight': nobody fights in Heaven and Hell";
        Effect::Fight if context.spread =>
            "«fight» obbliga chi è sulla carta e si deve vedere: sta in cima all'elenco, o dentro toss, roll, side",
            "'fight' binds who is on the card and must be seen: it stands in the card's own list, or inside toss, roll, side";
        Effect::Enter(_) | Effect::Send(_) if context.portal =>
            "da una casella di Paradiso o Inferno non si va in Paradiso o all'Inferno: si girerebbe in tondo",
            "no space of Heaven or Hell leads to Heaven or Hell: that would go round in circles";
        Effect::Shift(_) | Effect::Restart | Effect::SwapPlaces if context.portal =>
            "in Paradiso e all'Inferno si sale una casella alla volta: shift, restart e swap_places stanno su plancia ed eventi",
            "Heaven and Hell are climbed space by space: shift, restart and swap_places belong on the board and in events";
    };
    notes.note(span, number.or(wrong));
}
