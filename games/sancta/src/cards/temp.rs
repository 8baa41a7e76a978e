//! A plain reader, until the checking one is there.
use std::collections::BTreeMap;

use serde::Deserialize;
use table::Text;

use super::*;

#[derive(Deserialize, Clone)]
struct Words { it: String, en: String }
impl Words { fn text(&self) -> Text { Text::new(self.it.clone(), self.en.clone()) } }

#[derive(Deserialize)]
struct RawAbility {
    #[serde(default)] only: Vec<Condition>,
    always: Option<Rule>,
    when: Option<When>,
    #[serde(default)] may: bool,
    #[serde(default)] spent: bool,
    #[serde(default)] effects: Vec<Effect>,
}

#[derive(Deserialize)]
struct RawSaint { name: Words, r#type: Type, level: u8, #[serde(default)] abilities: Vec<RawAbility>, life: Words, #[serde(default)] sixth: bool }
#[derive(Deserialize)]
struct RawOther {
    numbers: Vec<usize>,
    name: Option<Words>,
    verse: Option<String>,
    life: Option<Words>,
    difficulty: Option<u8>,
    points: Option<u8>,
    #[serde(default)] effects: Vec<toml::Value>,
    #[serde(default)] abilities: Vec<toml::Value>,
    #[serde(default)] sixth: Vec<usize>,
}
struct Raw { die: [Vec<Effect>; 6], saint: Vec<RawSaint>, beatitude: Vec<RawOther>, advocate: Vec<RawOther>, trial: Vec<RawOther>, support: Vec<RawOther> }

fn ability(raw: RawAbility) -> Ability {
    let what = match (raw.always, raw.when) {
        (Some(rule), _) => What::Always(rule),
        (_, Some(when)) => What::When { when, may: raw.may, spent: raw.spent, effects: raw.effects },
        _ => panic!("ability"),
    };
    Ability { only: raw.only, what }
}

impl cardfile::CardFile for CardSet {
    const GAME: &'static str = "sancta";
    const BOX: &'static str = include_str!("../../cards/box.toml");
    fn read(file: &mut cardfile::Entry<'_, '_>, notes: &mut cardfile::Notes) -> Option<Self> {
        fn field<T: for<'de> Deserialize<'de>>(file: &mut cardfile::Entry<'_, '_>, name: &'static str, notes: &mut cardfile::Notes) -> Option<T> {
            let value = file.need(name, notes)?;
            cardfile::typed(value, name, name, notes)
        }
        let raw = Raw {
            die: field(file, "die", notes)?,
            saint: field(file, "saint", notes)?,
            beatitude: field(file, "beatitude", notes)?,
            advocate: field(file, "advocate", notes)?,
            trial: field(file, "trial", notes)?,
            support: field(file, "support", notes)?,
        };
        Some(read(raw))
    }
    fn listing(&self) -> Vec<table::erased::Card> { Vec::new() }
    fn registry() -> &'static cardfile::Registry<Self> { static SETS: cardfile::Registry<CardSet> = cardfile::Registry::new(); &SETS }
}

fn read(raw: Raw) -> CardSet {
    let mut sixth = Cards::NONE;
    let mut faces: Vec<Card> = (0..Card::COUNT as u8).map(Card::at).collect();
    let mut saints = Vec::new();
    for (at, s) in raw.saint.into_iter().enumerate() {
        if s.sixth { sixth.add(Card::new(Kind::Saint, at).unwrap()); }
        saints.push(Saint { name: s.name.text(), kind: s.r#type, level: s.level, abilities: s.abilities.into_iter().map(ability).collect(), life: s.life.text(), text: None, origin: Origin::Reconstructed });
    }
    let mut spread = |kind: Kind, raws: &[RawOther], one_face: bool| {
        let mut all: BTreeMap<usize, usize> = BTreeMap::new();
        for (i, raw) in raws.iter().enumerate() {
            for n in &raw.numbers { all.insert(*n, i); }
            for n in &raw.sixth { sixth.add(Card::new(kind, n - 1).unwrap()); }
        }
        for (n, i) in &all {
            let first = if one_face { 1 } else { *raws[*i].numbers.iter().min().unwrap() };
            let card = Card::new(kind, n - 1).unwrap();
            faces[card.index()] = Card::new(kind, first - 1).unwrap();
        }
        assert!(all.keys().copied().eq(1..=all.len()), "{kind:?} {all:?}");
        all.into_values().collect::<Vec<usize>>()
    };
    let b = spread(Kind::Beatitude, &raw.beatitude, true);
    let a = spread(Kind::Advocate, &raw.advocate, true);
    let p = spread(Kind::Trial, &raw.trial, false);
    let u = spread(Kind::Support, &raw.support, false);
    let name = |raw: &RawOther| raw.name.as_ref().map(Words::text).unwrap_or_default();
    let effects = |raw: &RawOther| raw.effects.iter().map(|v| v.clone().try_into().unwrap_or_else(|e| panic!("{v:?} {e}"))).collect::<Vec<Effect>>();
    let abilities = |raw: &RawOther| raw.abilities.iter().map(|v| ability(v.clone().try_into().unwrap_or_else(|e| panic!("{v:?} {e}")))).collect::<Vec<_>>();
    CardSet {
        saints,
        beatitudes: b.iter().map(|i| &raw.beatitude[*i]).map(|raw| Beatitude { name: name(raw), verse: raw.verse.clone().unwrap_or_default(), origin: Origin::Reconstructed }).collect(),
        advocates: a.iter().map(|i| &raw.advocate[*i]).map(|raw| Advocate { life: raw.life.as_ref().unwrap().text(), origin: Origin::Reconstructed }).collect(),
        trials: p.iter().map(|i| &raw.trial[*i]).map(|raw| Trial { name: name(raw), difficulty: raw.difficulty.unwrap(), points: raw.points.unwrap_or(1), effects: effects(raw), text: None, origin: Origin::Reconstructed }).collect(),
        supports: u.iter().map(|i| &raw.support[*i]).map(|raw| Support { name: name(raw), effects: effects(raw), abilities: abilities(raw), text: None, origin: Origin::Reconstructed }).collect(),
        die: raw.die,
        sixth,
        faces,
    }
}

impl CardSet {
    /// The name of a card.
    pub fn title(&self, card: Card) -> Text {
        match card.place() {
            (Kind::Saint, at) => self.saints[at].name.clone(),
            (Kind::Beatitude, at) => self.beatitudes[at].name.clone(),
            (Kind::Advocate, _) => Text::new("Advocatus Diaboli", "Advocatus Diaboli"),
            (Kind::Trial, at) => self.trials[at].name.clone(),
            (Kind::Support, at) => self.supports[at].name.clone(),
        }
    }

    /// What a card does, in words.
    pub fn says(&self, card: Card) -> Text {
        let says = format!("{:?}", self.abilities(card));
        Text::new(says.clone(), says)
    }
}
