//! What the page is drawn from, and the few questions that every part of it asks.

use std::ops::Deref;

use glass::Sight;
use table::{Desk, Say, Seat};

use crate::{Card, CardSet, God, GodLucky, Open, Space, Spot, Step, View};

/// A view on a desk.
pub(super) struct Scene<'a> {
    sight: Sight<'a, GodLucky>,
    pub(super) open: &'a Open,
    pub(super) set: &'static CardSet,
}

impl<'a> Deref for Scene<'a> {
    type Target = Sight<'a, GodLucky>;

    fn deref(&self) -> &Self::Target {
        &self.sight
    }
}

/// Where a walk along the path leads.
pub(super) struct Walk {
    /// The place along the path.
    pub(super) to: u8,
    /// Cards that are laid on the way.
    pub(super) lays: u8,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, GodLucky>) -> Self {
        let sight = Sight::new(view, view.viewer, desk);
        Scene { sight, open: &view.open, set: view.open.setup.cards.cards() }
    }

    /// The next thing to be done.
    pub(super) fn step(&self) -> Option<Step> {
        self.open.agenda.next()
    }

    /// The seat's character by name.
    pub(super) fn name(&self, seat: Seat) -> String {
        GodLucky::say_seat(self.view, seat).get(self.lang).to_owned()
    }

    /// The title of a card that can be held.
    pub(super) fn title(&self, card: Card) -> String {
        self.set.title(card).get(self.lang).to_owned()
    }

    /// What a card that can be held says.
    pub(super) fn text(&self, card: Card) -> String {
        self.set.says(card).get(self.lang).to_owned()
    }

    /// The title of a laid card, a space of a portal or an event.
    pub(super) fn space_title(&self, space: &Space) -> String {
        space.title().get(self.lang).to_owned()
    }

    /// What it says.
    pub(super) fn space_text(&self, space: &Space) -> String {
        space.says(self.open.setup.rules).get(self.lang).to_owned()
    }

    /// A seat's character.
    pub(super) fn god(&self, seat: Seat) -> Option<&'static God> {
        self.set.gods.get(usize::from(self.open.place(seat).god?))
    }

    /// What a character's ability does.
    pub(super) fn god_text(&self, god: &God) -> String {
        god.says().get(self.lang).to_owned()
    }

    /// The card that lies at a place of the path.
    pub(super) fn space(&self, at: u8) -> Option<&'static Space> {
        self.set.board.get(usize::from(*self.open.board.get(usize::from(at))?))
    }

    /// A place of the path in words: its card's title and its number.
    pub(super) fn spot(&self, at: u8) -> String {
        let number = at + 1;
        match self.space(at) {
            Some(space) => {
                let title = self.space_title(space);
                self.lang.pick(format!("«{title}» (casella {number})"), format!("“{title}” (space {number})"))
            }
            None => self.lang.pick(format!("casella {number}"), format!("space {number}")),
        }
    }

    /// Does the seat move like the mad now?
    pub(super) fn moves_madly(&self, seat: Seat) -> bool {
        self.open.wild || self.open.place(seat).mad
    }

    /// Where a pawn comes that goes so many spaces.
    pub(super) fn walk(&self, seat: Seat, n: u8, back: bool) -> Option<Walk> {
        let Spot::Board(from) = self.open.place(seat).spot else { return None };
        let laid = self.open.board.len() as u8;
        if laid == 0 {
            return None;
        }
        if back {
            return Some(Walk { to: (from + laid - n % laid) % laid, lays: 0 });
        }
        let to = from + n;
        let lays = (to + 1).saturating_sub(laid).min(self.open.supply.count_ones() as u8);
        Some(Walk { to: to % (laid + lays), lays })
    }
}
