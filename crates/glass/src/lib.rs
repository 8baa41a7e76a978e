//! What the pages of several games share: the glass of which emblems are made, who looks and the buttons of the page's form, and
//! what was told lately. How it looks is the style sheet's of each game. Knows no game.
//!
//! A card's emblem is an ornament within 50 of the origin, never a figure of a person: what it belongs to shows in its
//! [`Shape`], what is its own follows from its number. A page draws each one once, in the [`glass`] of a zone that never
//! changes ([`Panes`] keep it), and its places refer to it.
//!
//! ```
//! use glass::{Kept, Lots, Ring, Rings, Shape, fix, rays};
//! use maud::{Markup, PreEscaped, html};
//!
//! const CARDS: usize = 60;
//!
//! fn drawn(card: usize, family: Shape) -> Markup {
//!     let mut lots = Lots::of_number(card);
//!     let (count, turned) = (lots.one_of(&[5, 6, 8, 10]), lots.below(2) == 0);
//!     let heart = 5.0 + lots.below(4) as f64;
//!     let rings = Rings::of(format!("em-{card}"));
//!     html! {
//!         circle.w-ground r="47" {}
//!         (rings.path("w-full", Ring(family, count, 26.0, 44.5, 0.9, turned)))
//!         path.w-hair d=(rays(count, heart, 26.0, !turned)) {}
//!         circle.w-heart r=(fix(heart)) {}
//!     }
//! }
//!
//! fn kept(card: usize) -> PreEscaped<&'static str> {
//!     static DRAWN: Kept<CARDS> = Kept::none();
//!     DRAWN.get(card, || drawn(card, Shape::Lozenge))
//! }
//!
//! let zone = glass::glass((0..CARDS).map(|card| (format!("em-{card}"), kept(card))));
//! assert!(zone.into_string().contains("<g id=\"em-59\"><circle class=\"w-ground\" r=\"47\">"));
//! let place = glass::emblem("b-tower small", glass::refer("em-7"));
//! assert!(place.into_string().contains("<use href=\"#em-7\">"));
//! ```
#![warn(missing_docs)]

mod emblem;
mod form;
mod lately;
mod lots;
mod rings;
mod shape;
mod sight;
pub mod small;

pub use emblem::{Kept, Panes, emblem, glass, refer};
pub use form::{button, cannot, help};
pub use lately::lately;
pub use lots::Lots;
pub use rings::{Ring, Rings};
pub use shape::{Shape, circle, fix, point, rays, ring};
pub use sight::Sight;
