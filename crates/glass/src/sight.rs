//! Who looks, and what every part of a page asks of that.

use maud::Markup;
use table::{Desk, Lang, Say, Seat, upper};

use crate::{button, cannot};

/// A view on a desk.
pub struct Sight<'a, G: Say> {
    /// What the viewer knows.
    pub view: &'a G::View,
    /// What the page is drawn for.
    pub desk: &'a Desk<'a, G>,
    /// The language of the page.
    pub lang: Lang,
    viewer: Option<Seat>,
}

impl<'a, G: Say> Sight<'a, G> {
    /// The view of this viewer on a desk.
    pub fn new(view: &'a G::View, viewer: Option<Seat>, desk: &'a Desk<'a, G>) -> Self {
        Sight { view, desk, lang: desk.lang, viewer }
    }

    /// The viewer's seat, if it sits at the table; after the end it asks for nothing any more and still looks.
    pub fn me(&self) -> Option<Seat> {
        self.desk.seat.or(self.viewer)
    }

    /// The seat that is drawn below at a table where some sit across from others.
    pub fn near(&self) -> Seat {
        self.me().unwrap_or(Seat::new(0))
    }

    /// Is the viewer asked anything?
    pub fn is_asked(&self) -> bool {
        !self.desk.actions.is_empty()
    }

    /// Is this open to the viewer?
    pub fn offers(&self, action: G::Action) -> bool {
        self.desk.actions.contains(&action)
    }

    /// A seat by name.
    pub fn name(&self, seat: Seat) -> String {
        upper(G::say_seat(self.view, seat).get(self.lang))
    }

    /// A seat as the viewer speaks of it: "tu", or its name.
    pub fn called(&self, seat: Seat) -> String {
        if self.me() == Some(seat) { self.lang.pick("tu", "you").to_owned() } else { self.name(seat) }
    }

    /// An action in words.
    pub fn says(&self, action: G::Action) -> String {
        G::say_action(self.view, &action).get(self.lang).to_owned()
    }

    /// Why an action cannot be done now.
    pub fn why_not(&self, action: G::Action) -> Option<String> {
        let refusal = G::why_not(self.view, &action)?;
        Some(upper(refusal.text.get(self.lang)))
    }

    /// A button of the page's form, which says its action.
    pub fn button(&self, action: G::Action, class: &str, content: &Markup) -> Markup {
        button(action, &self.says(action), class, content)
    }

    /// A button for what could be done at such a moment: where it cannot be done now it is dim, and pressing it asks why.
    pub fn ask(&self, action: G::Action, class: &str, content: &Markup) -> Markup {
        if self.offers(action) {
            return self.button(action, class, content);
        }
        cannot(self.lang, action, class, content)
    }
}

#[cfg(test)]
mod tests {
    use maud::html;
    use table::Game;
    use table::toys::Accord;

    use super::*;

    #[test]
    fn a_viewer_is_spoken_to_and_what_is_not_open_to_it_is_dim() {
        let (truth, me) = (Accord::new(&Default::default()).expect("a table"), Seat::new(1));
        let (view, mut actions) = (truth.view(Some(me)), Vec::new());
        truth.actions(me, &mut actions);
        let (one, says) = (actions[0], html! { "1" });
        for (actions, dim) in [(&actions[..], false), (&[], true)] {
            let desk = Desk { lang: Lang::En, seat: None, actions, lately: &[] };
            let sight = Sight::<Accord>::new(&view, Some(me), &desk);
            assert_eq!([me, Seat::new(0)].map(|seat| sight.called(seat)), ["you", "Seat 1"]);
            assert_eq!((sight.is_asked(), sight.offers(one)), (!dim, !dim));
            assert_eq!(sight.ask(one, "", &says).into_string().contains("cannot"), dim);
        }
    }
}
