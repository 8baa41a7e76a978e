//! What the page is drawn from, and the few questions that every part of it asks.

use maud::Markup;
use table::{Desk, Lang, Say, Seat, upper};

use super::words;
use crate::secret::Secret;
use crate::{Action, Capitale, Card, CardSet, Open, Print, Step, Unit, View};

/// A view on a desk.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) open: &'a Open,
    pub(super) desk: &'a Desk<'a, Action>,
    pub(super) lang: Lang,
    pub(super) set: &'static CardSet,
    /// The public part alone, to be asked who may attack and who may defend: nothing hidden is in it.
    pub(super) table: Capitale,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, Action>) -> Self {
        let nothing = Secret { seats: Default::default(), down: Vec::new() };
        Scene {
            view,
            open: &view.open,
            desk,
            lang: desk.lang,
            set: view.open.set(),
            table: Capitale { open: view.open.clone(), secret: nothing },
        }
    }

    /// The viewer's seat, if it sits at the table; after the end it asks for nothing any more and still looks.
    pub(super) fn me(&self) -> Option<Seat> {
        self.desk.seat.or(self.view.viewer)
    }

    /// The seat that is drawn below.
    pub(super) fn near(&self) -> Seat {
        self.me().unwrap_or(Seat::new(0))
    }

    /// The next thing to be done.
    pub(super) fn step(&self) -> Option<Step> {
        self.open.agenda.last().copied()
    }

    /// Is the viewer asked anything?
    pub(super) fn is_asked(&self) -> bool {
        !self.desk.actions.is_empty()
    }

    pub(super) fn offers(&self, action: Action) -> bool {
        self.desk.actions.contains(&action)
    }

    /// A seat by name.
    pub(super) fn name(&self, seat: Seat) -> String {
        upper(Capitale::say_seat(self.view, seat).get(self.lang))
    }

    /// A seat as the viewer speaks of it: "tu", or its name.
    pub(super) fn called(&self, seat: Seat) -> String {
        if self.me() == Some(seat) { self.lang.pick("tu", "you").to_owned() } else { self.name(seat) }
    }

    /// An action in words.
    pub(super) fn says(&self, action: Action) -> String {
        Capitale::say_action(self.view, &action).get(self.lang).to_owned()
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

    /// A button of the page's form.
    pub(super) fn button(&self, action: Action, class: &str, content: &Markup) -> Markup {
        glass::button(action, &self.says(action), class, content)
    }

    /// A button for what could be done at such a moment: where it cannot be done now it is dim, and pressing it asks why.
    pub(super) fn ask(&self, action: Action, class: &str, content: &Markup) -> Markup {
        if self.offers(action) {
            return self.button(action, class, content);
        }
        glass::cannot(self.lang, action, class, content)
    }
}
