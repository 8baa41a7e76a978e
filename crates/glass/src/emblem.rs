//! Emblems on a page: each is drawn once, and referred to wherever it stands.

use std::fmt::Display;
use std::sync::OnceLock;

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
