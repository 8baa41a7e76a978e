//! A file of cards, read and checked.

use std::ops::Range;

use serde::Deserialize;
use table::Text;

use super::{CardSet, Effect, Event, God, Miracle, Object, Origin, Power, Side, Space};

/// One mistake of a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Which bytes of the file.
    pub span: Range<usize>,
    /// What is wrong and what would be right.
    pub text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Words,
    god: Vec<GodEntry>,
    object: Vec<ObjectEntry>,
    miracle: Vec<MiracleEntry>,
    board: Vec<BoardEntry>,
    event: Vec<SpaceEntry>,
    heaven: Vec<SpaceEntry>,
    hell: Vec<SpaceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    it: String,
    en: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GodEntry {
    name: String,
    side: Side,
    faith: u8,
    corruption: u8,
    ability: Words,
    power: Power,
    origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectEntry {
    numbers: Vec<u8>,
    name: Option<Words>,
    sacred: Option<String>,
    #[serde(default = "yes")]
    stealable: bool,
    power: Power,
    origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MiracleEntry {
    name: Option<Words>,
    power: Power,
    origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardEntry {
    #[serde(default)]
    start: bool,
    name: Words,
    effects: Vec<Effect>,
    origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    name: Words,
    effects: Vec<Effect>,
    origin: Origin,
}

fn yes() -> bool {
    true
}

impl From<Words> for Text {
    fn from(words: Words) -> Self {
        Text::new(words.it, words.en)
    }
}

/// Reads a file of cards.
///
/// # Errors
/// Every mistake that can be told apart.
pub(super) fn read(file: &str) -> Result<CardSet, Vec<Mistake>> {
    let read: File = toml::from_str(file).map_err(|error| {
        let span = error.span().unwrap_or_default();
        vec![Mistake { span, text: Text::same(error.message()) }]
    })?;
    let gods: Vec<God> = read.god.into_iter().map(god).collect();
    let mut objects: Vec<(u8, Object)> = Vec::new();
    for entry in read.object {
        let sacred = entry.sacred.as_ref().and_then(|name| gods.iter().position(|god| god.name == *name));
        let name = entry.name.map(Text::from);
        for number in entry.numbers {
            let (sacred, stealable) = (sacred.map(|at| at as u8), entry.stealable);
            objects.push((
                number,
                Object { name: name.clone(), sacred, stealable, power: entry.power, origin: entry.origin },
            ));
        }
    }
    objects.sort_by_key(|(number, _)| *number);
    let miracle =
        |m: MiracleEntry| Miracle { name: m.name.map(Text::from), power: m.power, origin: m.origin };
    let (start, added): (Vec<_>, Vec<_>) = read.board.into_iter().partition(|entry| entry.start);
    let board = |b: BoardEntry| Space { name: b.name.into(), effects: b.effects, origin: b.origin };
    let space = |s: SpaceEntry| Space { name: s.name.into(), effects: s.effects, origin: s.origin };
    let three = |entries: Vec<SpaceEntry>| {
        <[Space; 3]>::try_from(entries.into_iter().map(space).collect::<Vec<_>>()).map_err(|_| Vec::new())
    };
    Ok(CardSet {
        name: read.name.into(),
        gods,
        objects: objects.into_iter().map(|(_, object)| object).collect(),
        miracles: read.miracle.into_iter().map(miracle).collect(),
        board: start.into_iter().chain(added).map(board).collect(),
        events: read
            .event
            .into_iter()
            .map(|e| Event { name: e.name.into(), effects: e.effects, origin: e.origin })
            .collect(),
        heaven: three(read.heaven)?,
        hell: three(read.hell)?,
    })
}

fn god(entry: GodEntry) -> God {
    let GodEntry { name, side, faith, corruption, ability, power, origin } = entry;
    God { name, side, faith, corruption, ability: ability.into(), power, origin }
}
