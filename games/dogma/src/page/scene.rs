//! What the page is drawn from, and the few questions that every part of it asks.

use maud::{Markup, html};
use table::{Desk, Lang, Seat};

use crate::{Action, Card, CardSet, Open, Print, Step, View};

/// A view on a desk.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) open: &'a Open,
    pub(super) desk: &'a Desk<'a, Action>,
    pub(super) lang: Lang,
    pub(super) set: &'static CardSet,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, desk: &'a Desk<'a, Action>) -> Self {
        Scene { view, open: &view.open, desk, lang: desk.lang, set: view.open.set() }
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
        let n = seat.index() + 1;
        self.lang.pick(format!("Posto {n}"), format!("Seat {n}"))
    }

    /// A seat as the viewer speaks of it: "tu", or its name.
    pub(super) fn called(&self, seat: Seat) -> String {
        if self.me() == Some(seat) { self.lang.pick("tu", "you").to_owned() } else { self.name(seat) }
    }

    /// An action in words.
    pub(super) fn says(&self, action: Action) -> String {
        action.to_string()
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
