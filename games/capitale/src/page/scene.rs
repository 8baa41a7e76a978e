//! What the page is drawn from, and the few questions that every part of it asks.

use std::ops::Deref;

use glass::Sight;
use table::{Desk, Seat};

use super::words;
use crate::secret::Secret;
use crate::{Capitale, Card, CardSet, Open, Print, Step, Unit, View};

/// A view on a desk.
pub(super) struct Scene<'a> {
    sight: Sight<'a, Capitale>,
    pub(super) open: &'a Open,
    pub(super) set: &'static CardSet,
    /// The public part alone, to be asked who may attack and who may defend: nothing hidden is in it.
    pub(super) table: Capitale,
}

impl<'a> Deref for Scene<'a> {
    type Target = Sight<'a, Capitale>;

    fn deref(&self) -> &Self::Target {
        &self.sight
    }
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, Capitale>) -> Self {
        Scene {
            sight: Sight::new(view, view.viewer, desk),
            open: &view.open,
            set: view.open.set(),
            table: Capitale { open: view.open.clone(), secret: Secret::default() },
        }
    }

    /// The next thing to be done.
    pub(super) fn step(&self) -> Option<Step> {
        self.open.agenda.next()
    }

    pub(super) fn print(&self, card: Card) -> &'static Print {
        self.set.print(card)
    }

    /// The name of a card.
    pub(super) fn title(&self, card: Card) -> &'static str {
        self.print(card).name.get(self.lang)
    }

    /// What a card says.
    pub(super) fn text(&self, card: Card) -> String {
        self.print(card).says().get(self.lang).to_owned()
    }

    /// A city by name: its place, and what it is, if that is known.
    pub(super) fn city(&self, at: u8) -> String {
        words::city(self.lang, at, self.open.cities[usize::from(at)].face)
    }

    /// The same within a sentence.
    pub(super) fn the_city(&self, at: u8) -> String {
        words::the_city(self.lang, at, self.open.cities[usize::from(at)].face)
    }

    /// Where a card in play is, in words.
    pub(super) fn place(&self, unit: &Unit) -> String {
        match self.open.place_of(unit) {
            Some(city) => self.city(city),
            None => self.lang.pick("sul campo", "on the field").to_owned(),
        }
    }

    /// Which side of the page a seat has.
    pub(super) fn side(&self, seat: Seat) -> &'static str {
        if seat == self.near() { "mine" } else { "theirs" }
    }
}
