//! The cards of a file, read and checked.

mod abilities;
mod effects;
mod numbers;

use cardfile::{Entry, Notes, Origin, Value, cards, list, number, text, typed, wording, words};

use super::{Ability, Advocate, Beatitude, CardSet, Effect, Kind, Saint, Support, Tables, Trial};
use crate::card::Cards;
use abilities::{Bearer, abilities};
use effects::{Context, effects};
use numbers::Numbers;

/// How many cards there must be without those for a sixth seat, as the rulebook advises.
const FEWEST: usize = 85;
/// How many Saints, so that everybody finds one at the start and another later.
const FEWEST_SAINTS: usize = 12;

/// The cards of a file, with everything that is wrong with them noted.
pub(super) fn set(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<CardSet> {
    let die = file.need("die", notes).and_then(|value| die(value, notes));
    let mut numbers = Kind::ALL.map(Numbers::new);
    let [of_saints, of_beatitudes, of_advocates, of_trials, of_supports] = &mut numbers;
    let saints = cards(file, "saint", notes, |entry, notes| {
        let sixth = entry.flag("sixth", notes);
        of_saints.next(entry, sixth);
        saint(entry, notes)
    });
    let beatitudes = numbered(file, "beatitude", of_beatitudes, notes, beatitude);
    let advocates = numbered(file, "advocate", of_advocates, notes, advocate);
    let trials = numbered(file, "trial", of_trials, notes, trial);
    let supports = numbered(file, "support", of_supports, notes, support);
    enough(&numbers, notes);
    let sixth = numbers.iter().fold(Cards::NONE, |all, numbers| all.or(numbers.sixth()));
    let tables = Tables::default();
    let mut set = CardSet { saints, beatitudes, advocates, trials, supports, die: die?, sixth, tables };
    set.tables = Tables::of(&set);
    Some(set)
}

/// The cards of one kind by number, one for each number of an entry.
fn numbered<T: Clone>(
    file: &mut Entry<'_, '_>,
    name: &'static str,
    numbers: &mut Numbers,
    notes: &mut Notes,
    read: fn(&mut Entry<'_, '_>, &mut Notes) -> Option<T>,
) -> Vec<T> {
    let entries = cards(file, name, notes, |entry, notes| {
        let of_entry = numbers.of(entry, notes);
        let card = read(entry, notes)?;
        Some(of_entry.into_iter().map(move |n| (n, card.clone())).collect::<Vec<_>>())
    });
    let mut all: Vec<(u8, T)> = entries.into_iter().flatten().collect();
    all.sort_by_key(|(n, _)| *n);
    all.into_iter().map(|(_, card)| card).collect()
}

fn enough(numbers: &[Numbers; 5], notes: &mut Notes) {
    numbers.iter().for_each(|numbers| numbers.check(notes));
    let [saints, ..] = numbers;
    let without_sixth: usize = numbers.iter().map(Numbers::always).sum();
    if saints.always() < FEWEST_SAINTS {
        let found = saints.always();
        notes.lacks(
            saints.last(),
            format!("Santi senza sixth = true: ne servono almeno {FEWEST_SAINTS}, ce ne sono {found}"),
            format!("Saints without sixth = true: at least {FEWEST_SAINTS} are needed, there are {found}"),
        );
    } else if without_sixth < FEWEST {
        notes.lacks(
            saints.last(),
            format!("carte in tutto, senza quelle per il sesto posto: ne servono almeno {FEWEST}, ce ne sono {without_sixth}"),
            format!("cards in all, without those for a sixth seat: at least {FEWEST} are needed, there are {without_sixth}"),
        );
    }
}

/// What the six faces do.
fn die(value: &Value<'_>, notes: &mut Notes) -> Option<[Vec<Effect>; 6]> {
    let faces = list(value, "die", notes);
    let found = faces.len();
    let read: Vec<Vec<Effect>> =
        faces.iter().map(|face| effects(face, "die", Context::CARD, notes)).collect();
    let faces = read.try_into().ok();
    if faces.is_none() {
        notes.lacks(
            value.span(),
            format!("«die»: sono attesi sei elenchi di effetti, uno per faccia: ce ne sono {found}"),
            format!("'die': six lists of effects are expected, one for each face, not {found}"),
        );
    }
    faces
}

fn saint(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Saint> {
    let name = entry.words("name", notes);
    let kind = entry.need("type", notes);
    let kind = kind.and_then(|value| typed(value, "questo tipo non va", "this type does not fit", notes));
    let level = entry.number("level", 1, 7, notes);
    let all = entry.need("abilities", notes).map(|value| abilities(value, Bearer::Saint, notes));
    let life = entry.words("life", notes);
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Saint {
        name: name?,
        kind: kind?,
        level: level?,
        abilities: all?,
        life: life?,
        text,
        origin: origin?,
    })
}

fn beatitude(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Beatitude> {
    let name = entry.words("name", notes);
    let verse = entry.need("verse", notes).and_then(|value| text(value, "verse", notes));
    let said = entry.maybe("words").and_then(|value| words(value, "words", notes));
    let origin = Origin::read(entry, notes);
    Some(Beatitude { name: name?, verse: verse?, words: said, origin: origin? })
}

fn advocate(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Advocate> {
    let life = entry.words("life", notes);
    let origin = Origin::read(entry, notes);
    Some(Advocate { life: life?, origin: origin? })
}

fn trial(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Trial> {
    let name = entry.words("name", notes);
    let difficulty = entry.number("difficulty", 1, 7, notes);
    let points = entry.maybe("points").map_or(Some(1), |value| number(value, "points", 0, 5, notes));
    let effects = entry.need("effects", notes).map(|value| some_effects(value, notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Trial {
        name: name?,
        difficulty: difficulty?,
        points: points?,
        effects: effects?,
        text,
        origin: origin?,
    })
}

fn support(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Support> {
    let name = entry.words("name", notes);
    let effects = entry.maybe("effects").map(|value| some_effects(value, notes));
    let all: Option<Vec<Ability>> =
        entry.maybe("abilities").map(|value| abilities(value, Bearer::Support, notes));
    if effects.is_none() && all.is_none() {
        notes.lacks(
            entry.span.clone(),
            "un Supporto ha «effects», «abilities» o entrambi: così non fa nulla",
            "a Supporto has 'effects', 'abilities' or both: like this it does nothing",
        );
    }
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Support {
        name: name?,
        effects: effects.unwrap_or_default(),
        abilities: all.unwrap_or_default(),
        text,
        origin: origin?,
    })
}

/// The field `effects` of a card that is played.
fn some_effects(value: &Value<'_>, notes: &mut Notes) -> Vec<Effect> {
    effects::some(value, "effects", Context::CARD, notes)
}
