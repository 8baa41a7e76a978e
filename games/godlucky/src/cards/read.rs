//! A file of cards, read and checked: a good one becomes a set, of a bad one every mistake is named.

mod effects;
mod powers;
mod whole;

use cardfile::{Entry, Notes, Origin, cards, flag, one_of, text, wording, words};

use super::{CardSet, God, Miracle, Object, Side, Space};
use effects::{Context, effects};
use powers::{Bearer, power};
use whole::Whole;

const SIDES: [(&str, Side); 2] = [("good", Side::Good), ("evil", Side::Evil)];

/// The cards of a file, with everything that is wrong with them noted.
pub(super) fn set(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<CardSet> {
    let mut whole = Whole::default();
    let gods = cards(file, "god", notes, |entry, notes| {
        whole.gods.push(entry.span.clone());
        god(entry, notes)
    });
    let objects = cards(file, "object", notes, |entry, notes| object(entry, &gods, &mut whole, notes));
    let miracles = cards(file, "miracle", notes, |entry, notes| {
        whole.miracles.push(entry.span.clone());
        miracle(entry, notes)
    });
    let board = cards(file, "board", notes, |entry, notes| {
        let start = entry.flag("start", notes);
        let spans = if start { &mut whole.starting } else { &mut whole.added };
        spans.push(entry.span.clone());
        space(entry, Context::CARD, notes).map(|space| (start, space))
    });
    let events = cards(file, "event", notes, |entry, notes| {
        whole.events.push(entry.span.clone());
        space(entry, Context::CARD, notes)
    });
    let mut portal = |name, spans: &mut Vec<_>| {
        cards(file, name, notes, |entry, notes| {
            spans.push(entry.span.clone());
            space(entry, Context::PORTAL, notes)
        })
    };
    let heaven = portal("heaven", &mut whole.heaven);
    let hell = portal("hell", &mut whole.hell);
    whole.check(&gods, notes);
    let (start, added): (Vec<_>, Vec<_>) = board.into_iter().partition(|(start, _)| *start);
    let mut objects: Vec<(u8, Object)> = objects.into_iter().flatten().collect();
    objects.sort_by_key(|(number, _)| *number);
    Some(CardSet {
        gods,
        objects: objects.into_iter().map(|(_, object)| object).collect(),
        miracles,
        board: start.into_iter().chain(added).map(|(_, space)| space).collect(),
        events,
        heaven: heaven.try_into().ok()?,
        hell: hell.try_into().ok()?,
        tables: Default::default(),
    })
}

fn god(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<God> {
    let name = entry.need("name", notes).and_then(|value| text(value, "name", notes));
    let side = entry.need("side", notes).and_then(|value| one_of(value, "side", &SIDES, notes));
    let faith = entry.number("faith", 1, 9, notes);
    // Nobody may begin mad: good gods are at 10, evil ones at 1.
    let (least, most) = match side {
        Some(Side::Good) => (1, 9),
        Some(Side::Evil) => (2, 10),
        None => (1, 10),
    };
    let corruption = entry.number("corruption", least, most, notes);
    let ability = entry.words("ability", notes);
    let power = entry.need("power", notes).and_then(|value| power(value, Bearer::God, notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
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
    let numbers = numbers.map(|value| whole.numbers(value, notes));
    let name = entry.maybe("name").and_then(|value| words(value, "name", notes));
    let copies = numbers.as_ref().map_or(0, Vec::len);
    let sacred = entry.maybe("sacred").and_then(|value| whole.sacred(value, gods, copies, notes));
    let stealable =
        entry.maybe("stealable").and_then(|value| flag(value, "stealable", notes)).unwrap_or(true);
    let power = entry.need("power", notes).and_then(|value| power(value, Bearer::Object, notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    let (numbers, power, origin) = (numbers?, power?, origin?);
    let one = |number| {
        (number, Object { name: name.clone(), sacred, stealable, power, text: text.clone(), origin })
    };
    Some(numbers.into_iter().map(one).collect())
}

fn miracle(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Miracle> {
    let name = entry.maybe("name").and_then(|value| words(value, "name", notes));
    let power = entry.need("power", notes).and_then(|value| power(value, Bearer::Miracle, notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Miracle { name, power: power?, text, origin: origin? })
}

fn space(entry: &mut Entry<'_, '_>, context: Context, notes: &mut Notes) -> Option<Space> {
    let name = entry.words("name", notes);
    let effects = entry.need("effects", notes).map(|value| effects(value, "effects", context, notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Space { name: name?, effects: effects?, text, origin: origin? })
}
