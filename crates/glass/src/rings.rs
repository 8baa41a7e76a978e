//! The rings of an emblem that stands in the glass: a ring that looks the same when it is turned by one figure is drawn in part,
//! and the rest refers to it. A page of a hundred emblems is lighter by a quarter so.

use std::cell::Cell;

use maud::{Markup, html};

use crate::shape::{Shape, every, ring};

/// A ring: its figure, how many, from which radius to which, how wide, and turned or not. See [`ring`].
#[derive(Clone, Copy, Debug)]
pub struct Ring(pub Shape, pub u8, pub f64, pub f64, pub f64, pub bool);

/// Draws the rings of one emblem, in part where it has an id on its page.
pub struct Rings {
    id: Option<String>,
    drawn: Cell<u8>,
}

impl Rings {
    /// Of an emblem that stands in the glass under this id.
    pub fn of(id: String) -> Rings {
        Rings { id: Some(id), drawn: Cell::new(0) }
    }

    /// Of an emblem that stands by itself, perhaps more than once on a page.
    pub fn whole() -> Rings {
        Rings { id: None, drawn: Cell::new(0) }
    }

    /// A ring whose parts have this class.
    pub fn path(&self, class: &str, it: Ring) -> Markup {
        let Ring(shape, count, inner, outer, wide, turned) = it;
        let Some((id, parts)) = self.id.as_ref().zip(parts(shape, count)) else {
            return html! { path class=(class) d=(ring(shape, count, inner, outer, wide, turned)) {} };
        };
        let id = format!("{id}{}", char::from(b'a' + self.drawn.replace(self.drawn.get() + 1)));
        html! {
            path id=(id) class=(class) d=(every(parts, shape, count, inner, outer, wide, turned)) {}
            @for part in 1..u16::from(parts) { use href={ "#" (id) } transform={ "rotate(" (360 / u16::from(count) * part) ")" } {} }
        }
    }
}

/// Into how many parts a ring falls that are turned by whole degrees. The links of a chain lie over each other: they are one
/// line, and stay one.
fn parts(shape: Shape, count: u8) -> Option<u8> {
    let whole = 360_u16.is_multiple_of(u16::from(count)) && shape != Shape::Link;
    let falls = |parts: &u8| whole && count.is_multiple_of(*parts);
    [4, 3, 2].into_iter().find(falls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::fix;

    #[test]
    fn a_ring_in_parts_has_all_its_figures() {
        for (count, parts) in [(4_u8, 4_usize), (6, 3), (8, 4), (9, 3), (10, 2), (12, 4)] {
            let drawn =
                Rings::of("em-1".to_owned()).path("w-full", Ring(Shape::Petal, count, 9.0, 40.0, 0.9, true));
            let html = drawn.into_string();
            assert!(html.starts_with("<path id=\"em-1a\" class=\"w-full\" d=\"M"), "{html}");
            assert_eq!(html.matches('M').count() * parts, usize::from(count), "{html}");
            for part in 1..parts {
                let turn = fix(360.0 / f64::from(count) * part as f64);
                assert!(
                    html.contains(&format!("<use href=\"#em-1a\" transform=\"rotate({turn})\">")),
                    "{html}"
                );
            }
        }
    }

    #[test]
    fn what_does_not_fall_into_parts_or_has_no_id_is_drawn_whole() {
        let (seven, links) =
            (Ring(Shape::Arch, 7, 9.0, 40.0, 0.9, true), Ring(Shape::Link, 8, 9.0, 40.0, 0.9, true));
        let eight = Ring(Shape::Arch, 8, 9.0, 40.0, 0.9, true);
        let glass = Rings::of("em-1".to_owned());
        for html in [glass.path("a", seven), glass.path("a", links), Rings::whole().path("a", eight)] {
            let html = html.into_string();
            assert!(html.matches('M').count() >= 7 && !html.contains("<use"), "{html}");
        }
    }

    #[test]
    fn each_ring_of_an_emblem_has_an_id_of_its_own() {
        let rings = Rings::of("em-1".to_owned());
        let one = Ring(Shape::Circle, 6, 9.0, 40.0, 0.9, false);
        let html = [rings.path("a", one), rings.path("b", one)].map(Markup::into_string).concat();
        assert!(html.contains("id=\"em-1a\"") && html.contains("id=\"em-1b\""), "{html}");
    }
}
