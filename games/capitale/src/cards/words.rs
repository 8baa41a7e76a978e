//! What cards say, made from what they do, so that the words cannot promise anything else.

mod abilities;
mod conditions;
mod deeds;
mod effects;
mod groups;
mod nouns;
mod rules;
mod voice;

use table::{Lang, Text};

use super::{Body, CardSet, Kind, On, Print};
use crate::card::Card;
use voice::Voice;

impl CardSet {
    /// The name of a card.
    pub fn title(&self, card: Card) -> Text {
        self.print(card).name.clone()
    }

    /// What a card does, in words; nothing for a soldier who only fights.
    pub fn says(&self, card: Card) -> &Text {
        self.print(card).says()
    }
}

impl Print {
    /// What the card does, in words: its own or generated ones; nothing for a soldier who only fights.
    pub fn says(&self) -> &Text {
        &self.says
    }

    pub(super) fn wording(&self) -> Text {
        self.text.clone().unwrap_or_else(|| Text::both(|lang| self.said(lang)))
    }

    /// What it is, with its numbers: 'guard, level 1, 1/3, Range 0, Move 1'.
    pub fn line(&self) -> Text {
        let (level, quick) = (self.level, if self.quick { ", Quick" } else { "" });
        match &self.kind {
            Kind::Character(body) => {
                let Body { power, hp, range, movement, .. } = body;
                let Text { it, en } = body.role.title();
                Text::new(
                    format!(
                        "{it}, livello {level}, {power}/{hp}, Range {range}, Movimento {movement}{quick}"
                    ),
                    format!("{en}, level {level}, {power}/{hp}, Range {range}, Move {movement}{quick}"),
                )
            }
            kind => table::texts! { kind;
                Kind::Effect => "effetto, livello {level}{quick}", "effect, level {level}{quick}";
                _ => "effetto duraturo, livello {level}{quick}", "lasting effect, level {level}{quick}";
            },
        }
    }

    fn said(&self, lang: Lang) -> String {
        let voice = Voice::new(lang, self.kind);
        let abilities = self.abilities.iter().map(|ability| voice.ability(ability));
        match self.kind {
            Kind::Character(_) => join(abilities),
            Kind::Effect => voice.sentences(&self.effects),
            Kind::Lasting(on) => join([lies(on, lang).to_owned()].into_iter().chain(abilities)),
        }
    }
}

/// Where a lasting effect lies.
fn lies(on: On, lang: Lang) -> &'static str {
    let (it, en) = match on {
        On::Own => ("Sta con un tuo personaggio.", "Lies with one of your characters."),
        On::Rival => {
            ("Sta con un personaggio dell'avversario.", "Lies with one of the opponent's characters.")
        }
        On::City => ("Sta in una città.", "Lies at a city."),
        On::Field => ("Sta nel tuo campo.", "Lies on your field."),
    };
    lang.pick(it, en)
}

fn join(sentences: impl Iterator<Item = String>) -> String {
    sentences.collect::<Vec<_>>().join(" ")
}
