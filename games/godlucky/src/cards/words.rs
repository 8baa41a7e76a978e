//! What cards say, made from what they do, so that the words cannot promise anything else.

mod effects;
mod powers;
mod titles;

use table::{Rules, Text};

use super::{CardSet, God, Miracle, Object, Space};
use crate::card::Card;
use effects::sentences;
use powers::{Use, sentence};

impl CardSet {
    /// The name of a card that can be held: its own, or one that fits what it does.
    pub fn title(&self, card: Card) -> Text {
        let name = match card.miracle() {
            Some(at) => &self.miracles[at].name,
            None => &self.objects[card.index()].name,
        };
        name.clone().unwrap_or_else(|| titles::of(self.power(card)))
    }

    /// What a card that can be held says.
    pub fn says(&self, card: Card) -> Text {
        match card.miracle() {
            Some(at) => self.miracles[at].says(),
            None => self.object_says(&self.objects[card.index()]),
        }
    }

    /// Are a held card's words its own instead of generated?
    pub fn is_override(&self, card: Card) -> bool {
        match card.miracle() {
            Some(at) => self.miracles[at].text.is_some(),
            None => self.objects[card.index()].text.is_some(),
        }
    }

    fn object_says(&self, object: &Object) -> Text {
        if let Some(text) = &object.text {
            return text.clone();
        }
        let usage = if object.sacred.is_some() { Use::OncePerTurn } else { Use::Once };
        let mut says = sentence(object.power, usage);
        if !object.stealable {
            says.it += " Questa carta non si può rubare.";
            says.en += " This card cannot be stolen.";
        }
        if let Some(god) = object.sacred.and_then(|god| self.gods.get(usize::from(god))) {
            says.it += &format!(" Tesoro sacro di {}.", god.name);
            says.en += &format!(" The sacred treasure of {}.", god.name);
        }
        says
    }
}

impl Miracle {
    fn says(&self) -> Text {
        self.text.clone().unwrap_or_else(|| sentence(self.power, Use::OncePerTurn))
    }
}

impl God {
    /// What its ability does.
    pub fn says(&self) -> Text {
        self.text.clone().unwrap_or_else(|| sentence(self.power, Use::OncePerTurn))
    }

    /// Are these words its own instead of generated?
    pub fn is_override(&self) -> bool {
        self.text.is_some()
    }
}

impl Space {
    /// Its name.
    pub fn title(&self) -> Text {
        self.name.clone()
    }

    /// What happens to who resolves it, under a version of the rules.
    pub fn says(&self, rules: Rules) -> Text {
        self.text.clone().unwrap_or_else(|| sentences(&self.effects, rules))
    }

    /// Are these words its own instead of generated?
    pub fn is_override(&self) -> bool {
        self.text.is_some()
    }
}
