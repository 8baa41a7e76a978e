//! What the page is drawn from, and the few questions that every part of it asks.

use std::ops::Deref;

use glass::Sight;
use maud::{Markup, html};
use table::{Desk, Seat};

use crate::{Card, CardSet, Dogma, Open, Pack, Print, Step, View};

/// A view on a desk.
pub(super) struct Scene<'a> {
    sight: Sight<'a, Dogma>,
    pub(super) open: &'a Open,
    pub(super) set: &'static CardSet,
    /// What the viewer sees as a table, to be asked what the rules say of it: nothing is in it that the viewer does not know.
    pub(super) table: Dogma,
}

impl<'a> Deref for Scene<'a> {
    type Target = Sight<'a, Dogma>;

    fn deref(&self) -> &Self::Target {
        &self.sight
    }
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, Dogma>) -> Self {
        let table = view.known();
        let sight = Sight::new(view, view.viewer, desk);
        Scene { sight, open: &view.open, set: view.open.set(), table }
    }

    /// The next thing to be done.
    pub(super) fn step(&self) -> Option<Step> {
        self.open.agenda.next()
    }

    /// What the viewer knows to be in an Arcano because it is its own, or because all is laid open. [18.8]
    pub(super) fn own(&self, (seat, at): (Seat, u8)) -> Option<&'a Pack> {
        if let Some(hand) = self.view.hands.get(seat.index()) {
            return hand.arcana.get(usize::from(at));
        }
        let own = self.view.own.as_ref().filter(|_| self.view.viewer == Some(seat))?;
        own.arcana.get(usize::from(at))
    }

    /// Do four play?
    pub(super) fn teams(&self) -> bool {
        self.open.setup.seats > 2
    }

    /// At whom the viewer's orders aim, as far as it is settled.
    pub(super) fn target(&self) -> Option<Seat> {
        let me = self.me()?;
        self.view.own.as_ref().and_then(|own| own.target).or_else(|| self.open.foe(me))
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
        self.set.says(card).get(self.lang).to_owned()
    }

    /// Which side of the page a seat has: one's own, the partner's, the rivals'.
    pub(super) fn side(&self, seat: Seat) -> &'static str {
        let near = self.near();
        if seat == near {
            "mine"
        } else if Open::partners(seat, near) {
            "ours"
        } else {
            "theirs"
        }
    }

    /// Everything that can be done, as plain buttons.
    pub(super) fn every_button(&self) -> Markup {
        html! {
            @if self.is_asked() {
                div.answers { @for action in self.desk.actions { (self.button(*action, "", &html! { (self.says(*action)) })) } }
            }
        }
    }
}
