//! The cards of a file, read and checked.

mod abilities;
mod conditions;
mod context;
mod decks;
mod effects;
mod groups;

use std::ops::Range;

use cardfile::{Entry, Notes, Origin, Value, cards, count, distinct, number, typed, wording, words};
use table::Text;

use super::{Ability, Body, CardSet, Effect, Kind, On, Print};
use crate::card::{Banner, Card};
use crate::deck;
use abilities::abilities;
use context::{Context, Of};

/// How many different cards there must be: enough for two decks that differ.
const FEWEST: usize = 40;

/// A card, and where its entry and its name stand.
struct Found {
    print: Print,
    name: Range<usize>,
}

/// The cards of a file, with everything that is wrong with them noted.
pub(super) fn set(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<CardSet> {
    let mut prints = vec![None; Card::COUNT];
    let (mut entries, mut names) = (Vec::new(), Vec::new());
    for banner in Banner::ALL {
        let mut spans = Vec::new();
        let (entry_of, kind) = entries_of(banner);
        let found = cards(file, entry_of, notes, |entry, notes| {
            spans.push(entry.span.clone());
            card(entry, banner, notes)
        });
        count(&spans, 0, banner.most(), kind, notes);
        entries.extend(spans);
        for (at, found) in found.into_iter().enumerate() {
            if let Some(card) = Card::new(banner, at) {
                prints[card.index()] = Some(found.print.clone());
            }
            names.push((found.print.name, found.name));
        }
    }
    if entries.len() < FEWEST {
        let there = entries.len();
        notes.lacks(
            entries.last().cloned().unwrap_or_default(),
            format!("carte diverse: ne servono almeno {FEWEST}, ce ne sono {there}"),
            format!("different cards: at least {FEWEST} are needed, there are {there}"),
        );
    }
    distinct(&names, notes);
    let cards = CardSet::new(prints, deck::first().clone());
    Some(decks::decks(file, cards, notes))
}

/// The name of a banner's entries, and what they are, Italian first.
const fn entries_of(banner: Banner) -> (&'static str, [&'static str; 2]) {
    match banner {
        Banner::Tower => ("tower", ["carte della Torre", "cards of the Tower"]),
        Banner::Wind => ("wind", ["carte del Vento", "cards of the Wind"]),
        Banner::Ember => ("ember", ["carte della Brace", "cards of the Ember"]),
        Banner::Night => ("night", ["carte della Notte", "cards of the Night"]),
        Banner::Free => ("mercenary", ["mercenari", "mercenaries"]),
    }
}

fn card(entry: &mut Entry<'_, '_>, banner: Banner, notes: &mut Notes) -> Option<Found> {
    let named = entry.need("name", notes);
    let name = named.and_then(|value| words(value, "name", notes));
    let level = entry.number("level", 0, 5, notes);
    let quick = entry.flag("quick", notes);
    let kind = kind(entry, banner, notes);
    let (effects, abilities) = (entry.maybe("effects"), entry.maybe("abilities"));
    let (effects, abilities) = match kind {
        Some(kind) => does(kind, quick, effects, abilities, entry, notes),
        None => (Vec::new(), Vec::new()),
    };
    let lore = entry.maybe("lore").and_then(|value| words(value, "lore", notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    let mut print = Print {
        name: name?,
        level: level?,
        kind: kind?,
        quick,
        abilities,
        effects,
        lore,
        text,
        says: Text::default(),
        origin: origin?,
    };
    print.says = print.wording();
    Some(Found { print, name: named?.span() })
}

/// What a card is: its fields tell.
fn kind(entry: &mut Entry<'_, '_>, banner: Banner, notes: &mut Notes) -> Option<Kind> {
    let numbers = ["role", "power", "hp", "range", "move"].map(|name| entry.maybe(name));
    let is_character = numbers.iter().any(Option::is_some);
    let lasting = entry.maybe("lasting");
    notes.stray(
        lasting.filter(|_| is_character),
        "«lasting» sta sugli effetti: un personaggio resta in gioco comunque",
        "'lasting' belongs on effects: a character stays in play anyway",
    );
    if is_character {
        return body(entry, notes).map(Kind::Character);
    }
    if banner == Banner::Free {
        notes.lacks(
            entry.span.clone(),
            "un mercenario è un personaggio: gli servono «role», «power» e «hp»",
            "a mercenary is a character: it needs 'role', 'power' and 'hp'",
        );
        return None;
    }
    match lasting {
        None => Some(Kind::Effect),
        Some(value) => {
            let on: Option<On> = typed(value, "questo posto non va", "this place does not fit", notes);
            on.map(Kind::Lasting)
        }
    }
}

fn body(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Body> {
    let role = entry.need("role", notes);
    let role = role.and_then(|value| typed(value, "questo ruolo non va", "this role does not fit", notes));
    let (power, hp) = (entry.number("power", 0, 9, notes), entry.number("hp", 1, 9, notes));
    let range = entry.maybe("range").map_or(Some(0), |value| number(value, "range", 0, 5, notes));
    let movement = entry.maybe("move").map_or(Some(1), |value| number(value, "move", 0, 4, notes));
    Some(Body { role: role?, power: power?, hp: hp?, range: range?, movement: movement? })
}

/// What a card does: effects when it is played, or abilities as long as it stays.
fn does(
    kind: Kind,
    quick: bool,
    effects: Option<&Value<'_>>,
    given: Option<&Value<'_>>,
    entry: &Entry<'_, '_>,
    notes: &mut Notes,
) -> (Vec<Effect>, Vec<Ability>) {
    let of = match kind {
        Kind::Character(_) => Of::Character,
        Kind::Lasting(on) => Of::Lasting(on),
        Kind::Effect => Of::Played,
    };
    let context = Context::new(of, quick);
    if of == Of::Played {
        notes.stray(
            given,
            "«abilities» stanno su chi resta in gioco: un effetto che non dura («lasting») ha «effects»",
            "'abilities' belong on what stays in play: an effect that does not last ('lasting') has 'effects'",
        );
        if effects.is_none() && given.is_none() {
            notes.lacks(
                entry.span.clone(),
                "una carta ha «role» (un personaggio), «lasting» (un effetto che dura) o «effects»: così non fa nulla",
                "a card has 'role' (a character), 'lasting' (an effect that lasts) or 'effects': like this it does nothing",
            );
        }
        return (effects.map(|value| effects::all(value, context, notes)).unwrap_or_default(), Vec::new());
    }
    notes.stray(
        effects,
        "«effects» stanno sulle carte che vanno al cimitero: chi resta in gioco ha «abilities»",
        "'effects' belong on cards that go to the graveyard: what stays in play has 'abilities'",
    );
    if given.is_none() && effects.is_none() && of != Of::Character {
        notes.lacks(
            entry.span.clone(),
            "un effetto che dura ha «abilities»: così non fa nulla",
            "an effect that lasts has 'abilities': like this it does nothing",
        );
    }
    (Vec::new(), given.map(|value| abilities(value, context, notes)).unwrap_or_default())
}
