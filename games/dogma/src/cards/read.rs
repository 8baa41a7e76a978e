//! The cards of a file, read and checked.

mod abilities;
mod conditions;
mod context;
mod deeds;
mod destinies;
mod effects;
mod numbers;
mod prophets;

use std::ops::Range;

use cardfile::{Entry, Notes, Origin, Value, cards, distinct, list, text, typed, wording, words};
use table::Text;

use super::{CardSet, Cult, Effect, Keyword, Kind, Print};
use crate::card::{Card, FAMILIES, Family, Religion};
use abilities::abilities;
use context::{Context, Of};
use numbers::tens;

/// The cards of a file, with everything that is wrong with them noted.
pub(super) fn set(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<CardSet> {
    let mut prints: Vec<Option<Print>> = vec![None; Card::COUNT];
    let mut names = Vec::new();
    for (family, entry_of) in FAMILIES {
        let (mut ids, mut spans) = (Vec::new(), Vec::new());
        let found = cards(file, entry_of, notes, |entry, notes| {
            spans.push(entry.span.clone());
            let id = id(entry, family, &mut ids, notes);
            let named = entry.need("name", notes);
            let name = named.and_then(|value| words(value, "name", notes));
            names.extend(name.clone().zip(named.map(Value::span)));
            let print = card(entry, family, name, notes);
            Some((id?, print?))
        });
        missing(family, &ids, &spans, notes);
        for (card, print) in found {
            prints[card.index()] = Some(print);
        }
    }
    distinct(&names, notes);
    let prints = prints.into_iter().collect::<Option<Vec<_>>>();
    let set = prints.map(CardSet::new);
    let destinies = destinies::all(file, set.as_ref(), notes);
    Some(set?.with(destinies))
}

/// The cards of a family.
fn of(family: Family) -> impl Iterator<Item = Card> {
    (0..).map_while(move |at| Card::new(family, at))
}

/// The number of a card, of this family and not yet given.
fn id(entry: &mut Entry<'_, '_>, family: Family, given: &mut Vec<Card>, notes: &mut Notes) -> Option<Card> {
    let value = entry.need("id", notes)?;
    let word = text(value, "id", notes)?;
    let Some(card) = of(family).find(|card| card.to_string() == word) else {
        let (first, last) = (of(family).next()?, of(family).last()?);
        notes.add(
            value.span(),
            format!("«{word}» qui non va: queste carte vanno da {first} a {last}"),
            format!("'{word}' does not fit here: these cards go from {first} to {last}"),
        );
        return None;
    };
    let twice = table::text_if! { given.contains(&card);
        true => "c'è già una carta {card}", "there is a card {card} already";
    };
    notes.note(value.span(), twice);
    given.push(card);
    Some(card)
}

/// Notes the cards that no entry gives. Where there are entries enough, something is wrong with their numbers, which has been
/// said.
fn missing(family: Family, given: &[Card], spans: &[Range<usize>], notes: &mut Notes) {
    if spans.len() >= of(family).count() {
        return;
    }
    let missing: Vec<String> =
        of(family).filter(|card| !given.contains(card)).map(|card| card.to_string()).collect();
    let missing = missing.join(", ");
    notes.lacks(
        spans.last().cloned().unwrap_or_default(),
        format!("un mazzo ha ogni carta: mancano {missing}"),
        format!("a set has every card: {missing} are missing"),
    );
}

fn card(entry: &mut Entry<'_, '_>, family: Family, name: Option<Text>, notes: &mut Notes) -> Option<Print> {
    let kind = match family {
        Family::Prophet => prophets::body(entry, notes).map(Kind::Prophet),
        Family::Cult(religion) => cult(entry, religion, notes).map(Kind::Cult),
        Family::Relic => Some(Kind::Relic),
        Family::Divine => Some(Kind::Divine),
    };
    let (effects, given) = (entry.maybe("effects"), entry.maybe("abilities"));
    let (mut abilities_read, mut effects_read) = (Vec::new(), Vec::new());
    if matches!(family, Family::Prophet | Family::Relic) {
        notes.stray(
            effects,
            "«effects» stanno sulle carte Culto e sugli Interventi: Profeti e Reliquie hanno «abilities»",
            "'effects' belong on Cult cards and Interventions: Prophets and Relics have 'abilities'",
        );
        let needs = !matches!(&kind, Some(Kind::Prophet(body)) if body.fourth);
        if given.is_none() && effects.is_none() && needs && kind.is_some() {
            notes.lacks(
                entry.span.clone(),
                "manca il campo «abilities»: così non fa nulla",
                "the field 'abilities' is missing: like this it does nothing",
            );
        }
        let of = if family == Family::Prophet { Of::Prophet } else { Of::Relic };
        abilities_read = given.map(|value| abilities(value, Context::new(of), notes)).unwrap_or_default();
    } else {
        notes.stray(
            given,
            "«abilities» stanno su Profeti e Reliquie: carte Culto e Interventi hanno «effects»",
            "'abilities' belong on Prophets and Relics: Cult cards and Interventions have 'effects'",
        );
        let of = match &kind {
            Some(Kind::Cult(cult)) => Of::Cult { shields: cult.is(Keyword::Protezione) },
            _ => Of::Divine,
        };
        let context = Context::new(of);
        effects_read =
            effects.map(|value| effects::all(value, "effects", context, notes)).unwrap_or_default();
        if given.is_none() && effects.is_none() {
            idle(entry, kind.as_ref(), notes);
        }
        if let Some(Kind::Cult(cult)) = &kind {
            unspread(entry, cult, &effects_read, notes);
        }
    }
    let lore = entry.maybe("lore").and_then(|value| words(value, "lore", notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Print {
        name: name?,
        kind: kind?,
        abilities: abilities_read,
        effects: effects_read,
        lore,
        text,
        origin: origin?,
    })
}

/// Notes a card that does nothing at all.
fn idle(entry: &Entry<'_, '_>, kind: Option<&Kind>, notes: &mut Notes) {
    match kind {
        Some(Kind::Cult(cult)) if cult.damage == 0 && !cult.is(Keyword::Protezione) => notes.lacks(
            entry.span.clone(),
            "senza «damage» e «effects» la carta non fa nulla",
            "without 'damage' and 'effects' the card does nothing",
        ),
        Some(Kind::Divine) => notes.lacks(
            entry.span.clone(),
            "manca il campo «effects»: così non fa nulla",
            "the field 'effects' is missing: like this it does nothing",
        ),
        _ => {}
    }
}

/// Notes the keyword Globale where nothing happens to the rival.
fn unspread(entry: &Entry<'_, '_>, cult: &Cult, effects: &[Effect], notes: &mut Notes) {
    if cult.is(Keyword::Globale) && cult.damage == 0 && !effects::reach_the_rival(effects) {
        notes.add(
            entry.span.clone(),
            "«globale» qui non cambia nulla: al Profeta rivale («rival») non succede niente",
            "'globale' changes nothing here: nothing happens to the rival Prophet ('rival')",
        );
    }
}

fn cult(entry: &mut Entry<'_, '_>, religion: Religion, notes: &mut Notes) -> Option<Cult> {
    let of = entry.need("type", notes);
    let of = of.and_then(|value| typed(value, "questo tipo non va", "this type does not fit", notes));
    let damage = entry.maybe("damage").map_or(Some(0), |value| tens(value, "damage", 0, 100, notes));
    let keywords = entry.maybe("keywords").map(|value| keywords(value, notes)).unwrap_or_default();
    Some(Cult { religion, of: of?, damage: damage?, keywords })
}

fn keywords(value: &Value<'_>, notes: &mut Notes) -> Vec<Keyword> {
    let mut read: Vec<Keyword> = Vec::new();
    for item in list(value, "keywords", notes) {
        let it = "questa parola chiave non va";
        let Some(one) = typed(item, it, "this keyword does not fit", notes) else { continue };
        let against = match one {
            Keyword::Veloce => Some(Keyword::Lenta),
            Keyword::Lenta => Some(Keyword::Veloce),
            _ => None,
        };
        let wrong = table::text_if! { read.contains(&one);
            true => "questa parola chiave c'è già", "this keyword stands there already";
        };
        notes.note(item.span(), wrong);
        let wrong = table::text_if! { against.is_some_and(|other| read.contains(&other));
            true => "una carta è Veloce o Lenta: non tutte e due", "a card is Veloce or Lenta: not both";
        };
        notes.note(item.span(), wrong);
        read.push(one);
    }
    read
}
