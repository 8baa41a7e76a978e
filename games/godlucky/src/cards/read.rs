//! A file of cards, read and checked: a good one becomes a set, of a bad one every mistake is named.

mod effects;
mod entry;
mod mistake;
mod powers;
mod serde_says;
mod whole;

use toml::de::{DeTable, DeValue};

use super::{CardSet, Event, God, Miracle, Object, Origin, Side, Space};
use effects::{Place, effects};
use entry::{Entry, Notes, Value, flag, list, number, one_of, text, words};
use powers::{Bearer, power};
use whole::Whole;

pub use mistake::Mistake;

const ORIGINS: [(&str, Origin); 3] = [
    (Origin::Rulebook.word(), Origin::Rulebook),
    (Origin::Found.word(), Origin::Found),
    (Origin::Reconstructed.word(), Origin::Reconstructed),
];
const SIDES: [(&str, Side); 2] = [("good", Side::Good), ("evil", Side::Evil)];

/// Reads a file of cards.
///
/// # Errors
/// Every mistake of the file, in its order.
pub(super) fn read(file: &str) -> Result<CardSet, Vec<Mistake>> {
    let (table, broken) = DeTable::parse_recoverable(file);
    let mistakes: Vec<Mistake> = broken.iter().map(serde_says::syntax).collect();
    let mut notes = Notes { broken: !mistakes.is_empty(), mistakes };
    let set = set(Entry::new(table.get_ref(), 0..0), &mut notes);
    let Notes { mut mistakes, .. } = notes;
    mistakes.sort_by_key(|mistake| (mistake.span.start, mistake.span.end));
    mistakes.dedup();
    // Whatever could not be read has been noted, so that without notes there is a set.
    if mistakes.is_empty() { set.ok_or(mistakes) } else { Err(mistakes) }
}

fn set(mut file: Entry<'_, '_>, notes: &mut Notes) -> Option<CardSet> {
    let game = file.need("game", notes);
    game.and_then(|value| one_of(value, "game", &[("godlucky", ())], notes));
    let name = file.need("name", notes).and_then(|value| words(value, "name", notes));
    let mut whole = Whole::default();
    let gods = cards(&mut file, "god", notes, |entry, notes| {
        whole.gods.push(entry.span.clone());
        god(entry, notes)
    });
    let objects = cards(&mut file, "object", notes, |entry, notes| object(entry, &gods, &mut whole, notes));
    let miracles = cards(&mut file, "miracle", notes, |entry, notes| {
        whole.miracles.push(entry.span.clone());
        miracle(entry, notes)
    });
    let board = cards(&mut file, "board", notes, |entry, notes| {
        let start = entry.maybe("start").and_then(|value| flag(value, "start", notes)).unwrap_or(false);
        let spans = if start { &mut whole.starting } else { &mut whole.added };
        spans.push(entry.span.clone());
        space(entry, Place::CARD, notes).map(|space| (start, space))
    });
    let events = cards(&mut file, "event", notes, |entry, notes| {
        whole.events.push(entry.span.clone());
        let Space { name, effects, text, origin } = space(entry, Place::CARD, notes)?;
        Some(Event { name, effects, text, origin })
    });
    let mut portal = |name, spans: &mut Vec<_>| {
        cards(&mut file, name, notes, |entry, notes| {
            spans.push(entry.span.clone());
            space(entry, Place::PORTAL, notes)
        })
    };
    let heaven = portal("heaven", &mut whole.heaven);
    let hell = portal("hell", &mut whole.hell);
    file.done(notes);
    whole.check(&gods, notes);
    let (start, added): (Vec<_>, Vec<_>) = board.into_iter().partition(|(start, _)| *start);
    let mut objects: Vec<(u8, Object)> = objects.into_iter().flatten().collect();
    objects.sort_by_key(|(number, _)| *number);
    Some(CardSet {
        name: name?,
        gods,
        objects: objects.into_iter().map(|(_, object)| object).collect(),
        miracles,
        board: start.into_iter().chain(added).map(|(_, space)| space).collect(),
        events,
        heaven: heaven.try_into().ok()?,
        hell: hell.try_into().ok()?,
    })
}

/// The entries `[[kind]]`; those that cannot be read are noted and left out.
fn cards<'a, 'i, T>(
    file: &mut Entry<'a, 'i>,
    kind: &'static str,
    notes: &mut Notes,
    mut read: impl FnMut(&mut Entry<'a, 'i>, &mut Notes) -> Option<T>,
) -> Vec<T> {
    let Some(value) = file.maybe(kind) else { return Vec::new() };
    let one = |value: &'a Value<'i>| {
        let mut entry = Entry::of(value, kind, notes)?;
        let card = read(&mut entry, notes);
        entry.done(notes);
        card
    };
    match value.get_ref() {
        DeValue::Array(entries) => entries.iter().filter_map(one).collect(),
        _ => {
            notes.add(
                value.span(),
                format!("le carte di questo tipo stanno ciascuna sotto [[{kind}]], con due parentesi"),
                format!("cards of this kind stand each under [[{kind}]], with two brackets"),
            );
            Vec::new()
        }
    }
}

fn origin(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Origin> {
    entry.need("origin", notes).and_then(|value| one_of(value, "origin", &ORIGINS, notes))
}

fn wording(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<table::Text> {
    entry.maybe("text").and_then(|value| words(value, "text", notes))
}

fn god(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<God> {
    let name = entry.need("name", notes).and_then(|value| text(value, "name", notes));
    let side = entry.need("side", notes).and_then(|value| one_of(value, "side", &SIDES, notes));
    let faith = entry.need("faith", notes).and_then(|value| number(value, "faith", 1, 9, notes));
    // Nobody may begin mad: good gods are at 10, evil ones at 1.
    let (least, most) = match side {
        Some(Side::Good) => (1, 9),
        Some(Side::Evil) => (2, 10),
        None => (1, 10),
    };
    let corruption = entry.need("corruption", notes);
    let corruption = corruption.and_then(|value| number(value, "corruption", least, most, notes));
    let ability = entry.need("ability", notes).and_then(|value| words(value, "ability", notes));
    let power = entry.need("power", notes).and_then(|value| power(value, Bearer::God, notes));
    let (text, origin) = (wording(entry, notes), origin(entry, notes));
    Some(God {
        name: name?,
        side: side?,
        faith: faith?,
        corruption: corruption?,
        ability: ability?,
        power: power?,
        text,
        origin: origin?,
    })
}

/// The objects of one entry, one for each number.
fn object(
    entry: &mut Entry<'_, '_>,
    gods: &[God],
    whole: &mut Whole,
    notes: &mut Notes,
) -> Option<Vec<(u8, Object)>> {
    let numbers = entry.need("numbers", notes);
    let numbers = numbers.map(|value| whole.numbers(list(value, "numbers", notes), value.span(), notes));
    let name = entry.maybe("name").and_then(|value| words(value, "name", notes));
    let copies = numbers.as_ref().map_or(0, Vec::len);
    let sacred = entry.maybe("sacred").and_then(|value| whole.sacred(value, gods, copies, notes));
    let stealable =
        entry.maybe("stealable").and_then(|value| flag(value, "stealable", notes)).unwrap_or(true);
    let power = entry.need("power", notes).and_then(|value| power(value, Bearer::Object, notes));
    let (text, origin) = (wording(entry, notes), origin(entry, notes));
    let (numbers, power, origin) = (numbers?, power?, origin?);
    let one = |number| {
        (number, Object { name: name.clone(), sacred, stealable, power, text: text.clone(), origin })
    };
    Some(numbers.into_iter().map(one).collect())
}

fn miracle(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Miracle> {
    let name = entry.maybe("name").and_then(|value| words(value, "name", notes));
    let power = entry.need("power", notes).and_then(|value| power(value, Bearer::Miracle, notes));
    let (text, origin) = (wording(entry, notes), origin(entry, notes));
    Some(Miracle { name, power: power?, text, origin: origin? })
}

fn space(entry: &mut Entry<'_, '_>, place: Place, notes: &mut Notes) -> Option<Space> {
    let name = entry.need("name", notes).and_then(|value| words(value, "name", notes));
    let effects = entry.need("effects", notes).map(|value| effects(value, "effects", place, notes));
    let (text, origin) = (wording(entry, notes), origin(entry, notes));
    Some(Space { name: name?, effects: effects?, text, origin: origin? })
}
