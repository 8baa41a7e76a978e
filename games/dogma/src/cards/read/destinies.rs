//! The sets of the mode Predestinazione: four Arcana and an Arcano of Interventions each. All of them must come out of one box.

use std::ops::Range;

use cardfile::{Entry, Notes, Value, cards, count, list, text};

use crate::card::{Bag, Card, Family};
use crate::cards::{CardSet, Destiny};

/// How many sets there must be: four players take one each.
const FEWEST: usize = 4;
/// The Prophets, and the Interventions, of a set.
const ARCANA: usize = 4;
const DIVINE: usize = 4;
/// The Prophet and its three cards.
const ARCANO: usize = 4;

/// Every set; what fits is known when all cards are.
pub(super) fn all(file: &mut Entry<'_, '_>, set: Option<&CardSet>, notes: &mut Notes) -> Vec<Destiny> {
    let mut spans = Vec::new();
    let (mut given, mut left) = (Vec::new(), Bag::whole());
    let read = cards(file, "destiny", notes, |entry, notes| {
        spans.push(entry.span.clone());
        one(entry, set, &mut given, &mut left, notes)
    });
    count(&spans, FEWEST, 6, ["serie di Predestinazione", "sets of Predestinazione"], notes);
    read
}

fn one(
    entry: &mut Entry<'_, '_>,
    set: Option<&CardSet>,
    given: &mut Vec<String>,
    left: &mut Bag,
    notes: &mut Notes,
) -> Option<Destiny> {
    let word = entry.need("word", notes).and_then(|value| word(value, given, notes));
    let name = entry.words("name", notes);
    let arcana = entry.need("arcana", notes).map(|value| arcana(value, set, left, notes));
    let divine = entry.need("divine", notes).map(|value| divine(value, left, notes));
    Some(Destiny { word: word?, name: name?, arcana: arcana?, divine: divine? })
}

/// Its word in actions.
fn word(value: &Value<'_>, given: &mut Vec<String>, notes: &mut Notes) -> Option<String> {
    let word = text(value, "word", notes)?;
    let wrong = table::text_if! { word.bytes().all(|letter| letter.is_ascii_lowercase());
        false =>
            "«word»: sono attese lettere minuscole senza accenti", "'word': small letters without accents are expected";
    };
    notes.note(value.span(), wrong);
    let wrong = table::text_if! { given.contains(&word);
        true => "c'è già una serie «{word}»", "there is a set '{word}' already";
    };
    notes.note(value.span(), wrong);
    given.push(word.clone());
    Some(word)
}

fn arcana(value: &Value<'_>, set: Option<&CardSet>, left: &mut Bag, notes: &mut Notes) -> Vec<Vec<Card>> {
    let all = list(value, "arcana", notes);
    if all.len() != ARCANA {
        so_many(value.span(), "arcana", ARCANA, all.len(), notes);
    }
    let read: Vec<Vec<Card>> = all.iter().map(|item| arcano(item, set, left, notes)).collect();
    let long = all.iter().zip(&read).filter(|(_, cards)| cards.len() > ARCANO).nth(1);
    if let Some((item, _)) = long {
        notes.add(
            item.span(),
            "un solo Arcano della serie può avere quattro carte fra cui scegliere",
            "only one Arcano of the set may have four cards to choose from",
        );
    }
    read
}

/// A Prophet and its cards.
fn arcano(value: &Value<'_>, set: Option<&CardSet>, left: &mut Bag, notes: &mut Notes) -> Vec<Card> {
    let items = list(value, "arcana", notes);
    if !(ARCANO..=ARCANO + 1).contains(&items.len()) {
        let there = items.len();
        notes.lacks(
            value.span(),
            format!("un Arcano è di un Profeta e tre carte, una volta quattro: qui ne stanno {there}"),
            format!("an Arcano is a Prophet and three cards, once four: there are {there} here"),
        );
    }
    let mut read = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let Some(card) = card(item, left, notes) else { continue };
        let first = read.first().copied();
        if at == 0 && !card.is_prophet() {
            notes.add(
                item.span(),
                format!("il primo di un Arcano è il Profeta, non {card}"),
                format!("the first of an Arcano is the Prophet, not {card}"),
            );
        } else if at > 0 {
            fits(item.span(), card, first, set, notes);
        }
        read.push(card);
    }
    read
}

/// Notes a card that its Prophet may not hold.
fn fits(span: Range<usize>, card: Card, prophet: Option<Card>, set: Option<&CardSet>, notes: &mut Notes) {
    if matches!(card.family(), Family::Prophet | Family::Divine) {
        notes.add(
            span,
            format!("{card} non è né una carta Culto né una Reliquia"),
            format!("{card} is neither a Cult card nor a Relic"),
        );
    } else if let (Some(prophet), Some(set)) = (prophet.filter(|card| card.is_prophet()), set)
        && says_what_it_holds(set, prophet)
        && !set.fits(prophet, card)
    {
        let (who, what) = (&set.print(prophet).name, &set.print(card).name);
        notes.add(
            span,
            format!("«{}» non può portare «{}»: «holds» non lo permette", who.it, what.it),
            format!("'{}' may not carry '{}': 'holds' does not allow it", who.en, what.en),
        );
    }
}

/// Where nothing could be read of what it holds, that has been said.
fn says_what_it_holds(set: &CardSet, prophet: Card) -> bool {
    set.body(prophet).holds.iter().any(|hold| !hold.types.is_empty())
}

fn divine(value: &Value<'_>, left: &mut Bag, notes: &mut Notes) -> Vec<Card> {
    let items = list(value, "divine", notes);
    if items.len() != DIVINE {
        so_many(value.span(), "divine", DIVINE, items.len(), notes);
    }
    let mut read = Vec::new();
    for item in items {
        let Some(card) = card(item, left, notes) else { continue };
        let wrong = table::text_if! { card.is_divine();
            false => "{card} non è un Intervento Divino", "{card} is no Divine Intervention";
        };
        notes.note(item.span(), wrong);
        read.push(card);
    }
    read
}

/// A card that is still in the box.
fn card(value: &Value<'_>, left: &mut Bag, notes: &mut Notes) -> Option<Card> {
    let card = match text(value, "card", notes)?.parse::<Card>() {
        Ok(card) => card,
        Err(trouble) => {
            notes.add(value.span(), trouble.text.it, trouble.text.en);
            return None;
        }
    };
    if !left.take(card) {
        notes.add(
            value.span(),
            format!("nella scatola non c'è più nessuna {card}: le serie devono starci tutte insieme"),
            format!("there is no {card} left in the box: all the sets must come out of it together"),
        );
    }
    Some(card)
}

fn so_many(span: Range<usize>, what: &str, wanted: usize, there: usize, notes: &mut Notes) {
    notes.lacks(
        span,
        format!("«{what}»: ne servono {wanted}, ce ne sono {there}"),
        format!("'{what}': {wanted} are needed, there are {there}"),
    );
}
