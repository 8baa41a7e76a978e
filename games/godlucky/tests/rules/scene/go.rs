//! Scenes as one script, on spaces that each do one thing.

use table::{Game, Turn};

use crate::scene::Scene;

/// Spaces that do one thing each; the others, and every event but those that a test deals, do nothing.
pub(crate) const SPACES: &[(&str, &str)] = &[
    ("b", "[]"),
    ("e", "[]"),
    ("heaven", "[]"),
    ("hell", "[]"),
    ("b2", "[{ draw = 'object' }]"),
    ("b3", "[{ draw = 'event' }]"),
    ("b4", "[{ draw = 'miracle' }]"),
    ("b5", "[{ enter = 'heaven' }]"),
    ("b6", "[{ enter = 'hell' }]"),
    ("b7", "['fight']"),
    ("b8", "['gamble']"),
    ("b9", "[{ faith = 1 }]"),
    ("b11", "[{ faith = -1 }]"),
    ("b12", "[{ faith = -3 }]"),
    ("b13", "[{ roll = [[], [{ faith = 1 }], [{ faith = 2 }]] }]"),
    ("b14", "[{ toss = { win = [{ faith = 1 }], lose = [{ faith = -1 }] } }]"),
    ("b15", "[{ capture = 8 }]"),
    ("heaven1", "[{ side = { good = [{ faith = 1 }], evil = [] } }]"),
    ("heaven2", "[{ draw = 'object' }]"),
    ("heaven3", "[{ draw = 'event' }]"),
    ("hell1", "[{ side = { good = [], evil = [{ faith = 1 }] } }]"),
];

impl Scene {
    /// At a position on [`SPACES`].
    pub(crate) fn spaces(line: &str) -> Self {
        Self::dealt(SPACES, "", line)
    }

    /// At a position on [`SPACES`] where event 1 does this.
    pub(crate) fn event(effects: &str, line: &str) -> Self {
        let cards = [SPACES, &[("e1", effects)]].concat();
        Self::dealt(&cards, "", line)
    }

    /// Answers one after the other: what chance does (`die=2`), or what a seat does (`roll`, or `1:use=o2` when it is not
    /// the one that could). Windows in which nobody can do what comes next are passed; `pass` passes one, `..` all.
    pub(crate) fn go(mut self, script: &str) -> Self {
        for word in script.split_whitespace() {
            self = match word {
                ".." => self.all_pass(),
                "pass" if self.is_window() => self.pass(),
                word => self.one(word),
            };
        }
        self
    }

    fn one(mut self, word: &str) -> Self {
        let (who, action) = match word.split_once(':') {
            Some((who, action)) if who.len() == 1 => (who.parse().ok(), action),
            _ => (None, word),
        };
        let able = |scene: &Scene| {
            let mut asked = scene.asked().into_iter().filter(|seat| who.is_none_or(|who| who == *seat));
            asked.find(|seat| scene.options(*seat).iter().any(|option| option == action))
        };
        while self.is_window() && able(&self).is_none() {
            self = self.pass();
        }
        match self.truth.turn() {
            Turn::Chance => self.falls(action),
            turn => {
                let first = turn.asked().first().map_or(0, |seat| seat.index() as u8);
                let seat = able(&self).or(who).unwrap_or(first);
                self.does(seat, action)
            }
        }
    }

    /// What may happen now: the options of the first seat that is asked, or what may fall.
    pub(crate) fn now(&self) -> Vec<String> {
        match self.asked().first() {
            Some(seat) => self.options(*seat),
            None => self.chances(),
        }
    }

    /// Cards out of the game.
    pub(crate) fn banished(&self) -> String {
        self.open().banished.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(",")
    }

    /// Does the card lie face up?
    pub(crate) fn is_up(&self, card: &str) -> bool {
        self.open().up.has(card.parse().unwrap())
    }
}
