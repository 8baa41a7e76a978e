//! What the page is drawn from, and the few questions that every part of it asks.

use std::ops::Deref;

use glass::Sight;
use maud::Markup;
use table::{Desk, Game, Seat};

use crate::text::known;
use crate::{Action, Card, CardSet, Kind, Open, Saint, Sancta, Step, View, What};

/// A view on a desk.
pub(super) struct Scene<'a> {
    sight: Sight<'a, Sancta>,
    pub(super) open: &'a Open,
    pub(super) set: &'static CardSet,
    /// The table as far as the viewer knows it, to be asked about levels and what a turn still allows.
    pub(super) table: Sancta,
}

impl<'a> Deref for Scene<'a> {
    type Target = Sight<'a, Sancta>;

    fn deref(&self) -> &Self::Target {
        &self.sight
    }
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, Sancta>) -> Self {
        Scene {
            sight: Sight::new(view, view.viewer, desk),
            open: &view.open,
            set: view.open.setup.cards.cards(),
            table: known(view),
        }
    }

    /// The next thing to be done.
    pub(super) fn step(&self) -> Option<Step> {
        self.open.agenda.next()
    }

    /// Is this the free part of the viewer's own turn?
    pub(super) fn is_my_turn(&self) -> bool {
        self.is_asked() && matches!(self.step(), Some(Step::Main(seat)) if self.me() == Some(seat))
    }

    /// Has the first turn begun?
    pub(super) fn has_begun(&self) -> bool {
        self.open.turns > 0
    }

    /// The title of a card.
    pub(super) fn title(&self, card: Card) -> String {
        self.set.title(card).get(self.lang).to_owned()
    }

    /// What a card says.
    pub(super) fn text(&self, card: Card) -> String {
        self.set.says(card).get(self.lang).to_owned()
    }

    /// A Saint as it is printed.
    pub(super) fn saint(&self, card: Card) -> Option<&'static Saint> {
        self.set.saints.get(card.saint()?)
    }

    /// The lowest-numbered card that plays alike.
    pub(super) fn face(&self, card: Card) -> Card {
        self.table.face(card)
    }

    /// The open action to which this one is equal, or itself.
    pub(super) fn stands_for(&self, action: Action) -> Action {
        self.me().map_or(action, |me| self.table.equal(me, &action))
    }

    /// Is this open to the viewer, or equal to something that is?
    pub(super) fn may(&self, action: Action) -> bool {
        self.offers(action) || self.offers(self.stands_for(action))
    }

    /// A button for one of several equal cards: the one on which it stands is meant.
    pub(super) fn ask_of(&self, action: Action, class: &str, content: &Markup) -> Markup {
        if self.may(action) { self.button(action, class, content) } else { self.ask(action, class, content) }
    }

    /// How many points the seat's active Saint has and needs.
    pub(super) fn points(&self, seat: Seat) -> (u8, u8) {
        (self.open.place(seat).points, self.table.need(seat))
    }

    /// The last Beatitudine that was put down in this turn, as far as what was told tells which it was.
    pub(super) fn beatitude(&self, by: Seat) -> Option<Card> {
        let played = self.open.played.and(Kind::Beatitude.cards());
        let told = self.desk.lately.iter().rev().find_map(|(_, event)| match event.what {
            What::Played(seat, card) if seat == by && played.has(card) => Some(card),
            _ => None,
        });
        told.or_else(|| played.iter().last())
    }
}
