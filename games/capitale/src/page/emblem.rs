//! Emblems: an ornament for each card, whose figures tell its banner, and one for each face of a city. Never a figure of a
//! person.

use glass::{Kept, Lots, Panes, Ring, Rings, Shape, circle, fix, rays, ring};
use maud::{Markup, PreEscaped, html};

use crate::{Banner, Card, CardSet, Face, Kind};

/// The figure of a banner: the eye learns it before it reads.
pub(super) fn figure(banner: Banner) -> Shape {
    match banner {
        Banner::Tower => Shape::Merlon,
        Banner::Wind => Shape::Sail,
        Banner::Ember => Shape::Lozenge,
        Banner::Night => Shape::Crescent,
        Banner::Free => Shape::Link,
    }
}

/// Every card's emblem, drawn once for the whole page: the places refer to them.
pub(super) fn glass(set: &'static CardSet) -> &'static str {
    static PANES: Panes<CardSet> = Panes::none();
    let emblem = |card: Card, kind| {
        let id = format!("em-{card}");
        (id.clone(), drawn(card, nth(kind), &Rings::of(id)))
    };
    PANES.get(set, 0, || glass::glass(set.all().map(|(card, print)| emblem(card, &print.kind))))
}

/// A card's emblem on a page that has the glass.
pub(super) fn of(card: Card, size: &str) -> Markup {
    glass::emblem(format_args!("b-{} {size}", card.banner()), glass::refer(format_args!("em-{card}")))
}

/// A card's emblem where there is no glass.
pub(super) fn whole(card: Card, kind: &Kind, size: &str) -> Markup {
    glass::emblem(format_args!("b-{} {size}", card.banner()), kept(card, kind))
}

/// What has been drawn before is not drawn again: the same card and kind give the same for ever.
fn kept(card: Card, kind: &Kind) -> PreEscaped<&'static str> {
    static DRAWN: Kept<{ 3 * Card::COUNT }> = Kept::none();
    DRAWN.get(3 * card.index() + nth(kind), || drawn(card, nth(kind), &Rings::whole()))
}

fn nth(kind: &Kind) -> usize {
    match kind {
        Kind::Character(_) => 0,
        Kind::Effect => 1,
        Kind::Lasting(_) => 2,
    }
}

/// A card's ornament within 50 of the origin. A character has its banner's ring at the rim, an effect around its heart and
/// rays, a lasting effect a square frame. Each part has a class that needs no other.
fn drawn(card: Card, kind: usize, rings: &Rings) -> Markup {
    let shape = figure(card.banner());
    let mut lots = Lots::of_number(card.index());
    let count = lots.one_of(&[5, 6, 7, 8, 9, 10]);
    let inner = lots.one_of(&[4, 6, 8, 12]);
    let (from, turned) = (15.0 + 2.0 * lots.below(4) as f64, lots.below(2) == 0);
    let heart = 5.0 + lots.below(4) as f64;
    let second = lots.one_of(&[Shape::Petal, Shape::Lozenge, Shape::Link, Shape::Petal]);
    html! {
        @if kind == 2 { path.w-ground d="M-46-46H46V46H-46Z" {} path.w-rim d="M-46-46H46V46H-46ZM-33-46L-46-33M33-46L46-33M-33 46L-46 33M33 46L46 33" {} }
        @else { circle.w-ground r="47" {} circle.w-rim r="47" {} }
        @if kind == 1 {
            path.w-hair d=(rays(count * 2, 31.0, 44.0, turned)) {}
            (rings.path("w-half", Ring(second, inner, 16.0, 34.0, 0.9, !turned)))
            (rings.path("w-full", Ring(shape, count, 8.0, 28.0, 0.9, turned)))
        } @else {
            (rings.path("w-half", Ring(shape, count, from + 5.0, 36.0, 1.1, !turned)))
            (rings.path("w-full", Ring(shape, count, from + 11.0, 44.5, 0.86, turned)))
            (rings.path("w-pale", Ring(second, inner, heart + 1.0, from + 9.0, 0.9, turned)))
        }
        circle.w-heart r=(fix(heart)) {}
        @if lots.below(2) == 0 { path.w-hair d=(circle(0.0, 0.0, heart / 2.0)) {} }
    }
}

/// What a city turned out to be, or that it lies face down.
pub(super) fn city(face: Option<Face>) -> PreEscaped<&'static str> {
    static DRAWN: Kept<{ Face::ALL.len() + 1 }> = Kept::none();
    let drawn = || {
        let (fill, lines) = sigil(face);
        html! {
            svg.sigil viewBox="-50 -50 100 100" aria-hidden="true" { path.fills d=(fill) {} path.lines d=(lines) {} }
        }
    };
    DRAWN.get(face.map_or(Face::ALL.len(), |face| face as usize), drawn)
}

/// What is filled and what is drawn of a city's sign, within 50 of the origin.
pub(super) fn sigil(face: Option<Face>) -> (String, String) {
    match face {
        Some(Face::Capital) => (
            ring(Shape::Lozenge, 8, 6.0, 46.0, 0.9, false),
            circle(0.0, 0.0, 13.0) + &ring(Shape::Merlon, 8, 17.0, 24.0, 0.7, true),
        ),
        // A ford: the river and its stones.
        Some(Face::Vadofermo) => (
            [-24.0, -8.0, 8.0, 24.0].map(|x| circle(x, 0.0, 5.5)).concat(),
            "M-40-16Q-30-24-20-16T0-16T20-16T40-16M-40 16Q-30 24-20 16T0 16T20 16T40 16".to_owned(),
        ),
        // A quarry: blocks.
        Some(Face::Pietracava) => (
            "M-30 4H-2V30H-30ZM2 4H30V30H2ZM-16-24H12V0H-16Z".to_owned(),
            "M-38 34H38M-22-30H18".to_owned(),
        ),
        // A plain with woods: leaves.
        Some(Face::Selvapiana) => (
            ring(Shape::Petal, 5, 4.0, 38.0, 0.7, false),
            "M-40 34H40".to_owned() + &circle(0.0, 0.0, 4.0),
        ),
        // A clear harbour: arcs of a quay around the light.
        Some(Face::Portochiaro) => (
            circle(0.0, -6.0, 8.0),
            "M-18 14A20 20 0 0 0 18 14M-28 8A30 30 0 0 0 28 8M-38 2A40 40 0 0 0 38 2M0-16V-38M-12-14L-24-32M12-14L24-32".to_owned(),
        ),
        None => (ring(Shape::Petal, 4, 8.0, 40.0, 0.5, false), circle(0.0, 0.0, 30.0) + &circle(0.0, 0.0, 6.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hardly_two_cards_share_an_ornament() {
        let all: std::collections::HashSet<String> =
            Card::all().map(|card| drawn(card, 0, &Rings::whole()).into_string()).collect();
        assert!(all.len() > Card::COUNT - 4, "{}", all.len());
    }
}
