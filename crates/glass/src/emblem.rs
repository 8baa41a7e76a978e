//! Emblems on a page: each is drawn once, and referred to wherever it stands.

use std::fmt::Display;
use std::sync::{Mutex, OnceLock, PoisonError};

use maud::{Markup, PreEscaped, Render, html};

/// The emblems of a page by their ids: nothing is seen of them here, the places [`refer`] to them. Styles see the copies'
/// parts without what stands around the originals, so each part of a drawing has a class that needs no other.
pub fn glass(emblems: impl IntoIterator<Item = (impl Display, impl Render)>) -> Markup {
    html! {
        svg.glass aria-hidden="true" {
            defs { @for (id, drawing) in emblems { g id=(id) { (drawing) } } }
        }
    }
}

/// An emblem at its place, of what is drawn within 50 of the origin: whole, or one that stands in the [`glass`]. `class` says
/// what it belongs to and how large it is.
pub fn emblem(class: impl Display, drawing: impl Render) -> Markup {
    html! {
        svg class={ "emblem " (class) } viewBox="-50 -50 100 100" aria-hidden="true" { (drawing) }
    }
}

/// What stands in the [`glass`] under this id.
pub fn refer(id: impl Display) -> Markup {
    html! { use href={ "#" (id) } {} }
}

/// Drawings that are made once for the whole program, by number: for what is drawn the same for ever.
pub struct Kept<const N: usize>([OnceLock<String>; N]);

impl<const N: usize> Kept<N> {
    /// Nothing has been drawn yet.
    pub const fn none() -> Self {
        Kept([const { OnceLock::new() }; N])
    }

    /// The drawing of a number; `draw` is asked for it the first time.
    ///
    /// # Panics
    /// When the number is not below `N`.
    pub fn get(&self, number: usize, draw: impl FnOnce() -> Markup) -> PreEscaped<&str> {
        PreEscaped(self.0[number].get_or_init(|| draw().into_string()))
    }
}

/// Whole glasses that are made once for the program: one for each set of cards and number.
pub struct Panes<S: 'static>(Mutex<Vec<Pane<S>>>);

type Pane<S> = (&'static S, usize, &'static str);

impl<S> Panes<S> {
    /// Nothing has been drawn yet.
    pub const fn none() -> Self {
        Panes(Mutex::new(Vec::new()))
    }

    /// The glass of a set, which is known by its place in memory, and a number; `draw` is asked for it the first time.
    pub fn get(&self, set: &'static S, number: usize, draw: impl FnOnce() -> Markup) -> &'static str {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.iter().find(|(of, nth, _)| std::ptr::eq(*of, set) && *nth == number);
        if let Some((_, _, drawn)) = known {
            return drawn;
        }
        // A set lives as long as the program, and so does its glass.
        let drawn: &'static str = draw().into_string().leak();
        all.push((set, number, drawn));
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_made_once() {
        static KEPT: Kept<2> = Kept::none();
        let drawn = |number, word: &str| KEPT.get(number, || html! { (word) }).0;
        assert_eq!([drawn(0, "one"), drawn(1, "two"), drawn(0, "three")], ["one", "two", "one"]);
    }

    #[test]
    fn a_glass_is_made_once_for_a_set_and_a_number() {
        static PANES: Panes<[u8; 2]> = Panes::none();
        static SETS: [[u8; 2]; 2] = [[1, 2]; 2];
        let drawn = |set: usize, number, word: &str| PANES.get(&SETS[set], number, || html! { (word) });
        let all = [drawn(0, 0, "one"), drawn(1, 0, "two"), drawn(0, 1, "three"), drawn(0, 0, "four")];
        assert_eq!(all, ["one", "two", "three", "one"]);
    }

    #[test]
    fn what_stands_in_the_glass_is_referred_to() {
        let zone = glass([("a", html! { path d="M0 0" {} }), ("b", html! { "…" })]).into_string();
        assert_eq!(
            zone,
            "<svg class=\"glass\" aria-hidden=\"true\"><defs><g id=\"a\"><path d=\"M0 0\"></path></g><g id=\"b\">…</g></defs></svg>"
        );
        let place = emblem("tower small", refer("a")).into_string();
        assert!(place.starts_with("<svg class=\"emblem tower small\" viewBox=\"-50 -50 100 100\""));
        assert!(place.ends_with("><use href=\"#a\"></use></svg>"), "{place}");
    }
}
