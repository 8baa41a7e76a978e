//! What the page is drawn from, and the few questions that every part of it asks.

use maud::{Markup, html};
use table::{Desk, Lang, Say, Seat, upper};

use crate::open::SEATS;
use crate::secret::Secret;
use crate::{Action, Bag, Card, CardSet, Dogma, Open, Own, Pack, Print, Step, View};

/// A view on a desk.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) open: &'a Open,
    pub(super) desk: &'a Desk<'a, Action>,
    pub(super) lang: Lang,
    pub(super) set: &'static CardSet,
    /// What the viewer sees as a table, to be asked what the rules say of it: nothing is in it that the viewer does not know.
    pub(super) table: Dogma,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, Action>) -> Self {
        let mut seats: arrayvec::ArrayVec<Own, SEATS> = view.open.seats().map(|_| Own::default()).collect();
        if let (Some(me), Some(own)) = (view.viewer, &view.own) {
            seats[me.index()] = own.clone();
        }
        let secret =
            Secret { seats, packs: Default::default(), rest: Bag::EMPTY, still: 0, proofs: Vec::new() };
        let table = Dogma { open: view.open.clone(), secret };
        Scene { view, open: &view.open, desk, lang: desk.lang, set: view.open.set(), table }
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
        upper(Dogma::say_seat(self.view, seat).get(self.lang))
    }

    /// A seat as the viewer speaks of it: "tu", or its name.
    pub(super) fn called(&self, seat: Seat) -> String {
        if self.me() == Some(seat) { self.lang.pick("tu", "you").to_owned() } else { self.name(seat) }
    }

    /// What the viewer knows to be in an Arcano because it is its own.
    pub(super) fn own(&self, (seat, at): (Seat, u8)) -> Option<&'a Pack> {
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

    /// An action in words.
    pub(super) fn says(&self, action: Action) -> String {
        Dogma::say_action(self.view, &action).get(self.lang).to_owned()
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

    /// Everything that can be done, as plain buttons.
    pub(super) fn every_button(&self) -> Markup {
        html! {
            @if self.is_asked() {
                div.answers { @for action in self.desk.actions { (self.button(*action, "", &html! { (self.says(*action)) })) } }
            }
        }
    }
}
