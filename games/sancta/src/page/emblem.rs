//! Emblems: a small rose for each Saint, whose symmetry tells its type, and a sign for each kind of card. Never a figure.

use glass::{Kept, Lots, Panes, Ring, Rings, Shape, circle, fix, rays, ring};
use maud::{Markup, PreEscaped, html};

use crate::{Card, CardSet, Kind, Type};

/// How many types there are, and the most Saints in a set.
const TYPES: usize = 6;
const MOST: usize = 40;

/// The symmetry of a type and the shape of its outer ring: the eye learns them before it reads.
pub(super) fn family(kind: Type) -> (u8, Shape) {
    match kind {
        Type::Apostle => (12, Shape::Petal),
        Type::Martyr => (5, Shape::Rounded),
        Type::Doctor => (8, Shape::Lozenge),
        Type::Monastic => (6, Shape::Circle),
        Type::Founder => (10, Shape::Arch),
        Type::Ruler => (4, Shape::Lozenge),
    }
}

/// Every Saint's emblem, drawn once for the whole page: the places refer to them.
pub(super) fn glass(set: &'static CardSet) -> &'static str {
    static PANES: Panes<CardSet> = Panes::none();
    let rose = |at: usize, kind| {
        let id = format!("rose-{at}");
        (id.clone(), drawn(at, kind, &Rings::of(id)))
    };
    let saints = set.saints.iter().enumerate();
    PANES.get(set, 0, || glass::glass(saints.map(|(at, saint)| rose(at, saint.kind))))
}

/// A rose that has been drawn before is not drawn again: the same number and type give the same one for ever.
fn kept(at: usize, kind: Type) -> PreEscaped<&'static str> {
    static DRAWN: Kept<{ MOST * TYPES }> = Kept::none();
    DRAWN.get((at % MOST) * TYPES + kind as usize % TYPES, || drawn(at, kind, &Rings::whole()))
}

/// One Saint's rose within 50 of the origin: the rings are its type's, what varies is its own. Styles see a copy's parts
/// without what stands around the original: each part has a class that needs no other.
fn drawn(at: usize, kind: Type, rings: &Rings) -> Markup {
    let (count, shape) = family(kind);
    let mut lots = Lots::of_number(at);
    let inner_shapes = [Shape::Petal, Shape::Circle, Shape::Lozenge, Shape::Rounded, Shape::Arch];
    let others: Vec<Shape> = inner_shapes.into_iter().filter(|other| *other != shape).collect();
    let second = lots.one_of(&others);
    let core = if count == 4 { 8 } else { count };
    let from = 17.0 + 2.0 * lots.below(4) as f64;
    let to = 33.0 + 2.0 * lots.below(3) as f64;
    let outer = if shape == Shape::Circle { (13.0, 46.0) } else { (22.0 - from / 5.0, 45.5) };
    let heart = 6.0 + lots.below(4) as f64;
    let turned = lots.below(2) == 0;
    html! {
        circle.w-ground r="47" {}
        // The ring behind stays within: the eye counts the one in front.
        @if shape != Shape::Circle { (rings.path("w-half", Ring(shape, count, outer.0, outer.1 - 7.0, 1.2, true))) }
        (rings.path("w-full", Ring(shape, count, outer.0 + 2.0, outer.1, 0.92, false)))
        (rings.path("w-pale", Ring(second, core, from - 6.0, to, 0.95, turned)))
        @if lots.below(2) == 0 { (rings.path("w-bead", beads(core, to + 1.5, !turned))) }
        @else { path.w-hair d=(rays(core, heart, from, turned)) {} }
        circle.w-heart r=(fix(heart)) {}
        circle.w-hair r=(fix(heart / 2.0)) {}
        circle.w-rim r="47" {}
    }
}

fn beads(count: u8, radius: f64, turned: bool) -> Ring {
    Ring(Shape::Circle, count, radius - 1.6, radius + 1.6, 2.0, turned)
}

/// A Saint's emblem.
pub(super) fn saint(set: &CardSet, card: Card, size: &str) -> Markup {
    let Some(at) = card.saint() else { return html! {} };
    let class = set.saints[at].kind;
    glass::emblem(format_args!("{class} {size}"), glass::refer(format_args!("rose-{at}")))
}

/// The emblem of the Saint at an index, on a page that has no glass.
pub(super) fn whole(set: &CardSet, at: usize) -> Markup {
    let kind = set.saints[at].kind;
    glass::emblem(format_args!("{kind} medium"), kept(at, kind))
}

/// The emblem of any card: a Saint's rose, or the sign of its kind.
pub(super) fn of(set: &CardSet, card: Card, size: &str) -> Markup {
    if card.kind() == Kind::Saint { saint(set, card, size) } else { sign(card.kind(), size) }
}

/// The sign of a kind of card: lines only.
pub(super) fn sign(kind: Kind, size: &str) -> Markup {
    let (class, lines) = match kind {
        // A ring of petals.
        Kind::Saint => ("saint", ring(Shape::Petal, 8, 5.0, 17.0, 0.9, false)),
        // A light that goes out in all directions.
        Kind::Beatitude => ("beatitude", circle(0.0, 0.0, 6.0) + &rays(12, 9.5, 17.0, false)),
        // A closed door: two bars across a ring.
        Kind::Advocate => ("advocate", circle(0.0, 0.0, 14.0) + "M-10-10L10 10M10-10L-10 10"),
        // Steps that lead up.
        Kind::Trial => ("trial", "M-16 14H-7V5H1V-4H9V-13H16M9-13H16V-6".to_owned()),
        // A pillar.
        Kind::Support => {
            ("support", "M-13-15H13M-10-11H10M-6-11V11M6-11V11M0-11V11M-10 11H10M-13 15H13".to_owned())
        }
    };
    html! {
        svg class={ "emblem sign k-" (class) " " (size) } viewBox="-22 -22 44 44" aria-hidden="true" {
            circle.rim r="21" {}
            path.lines d=(lines) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_types_share_a_symmetry_and_no_two_saints_a_rose() {
        let types = [Type::Apostle, Type::Martyr, Type::Doctor, Type::Monastic, Type::Founder, Type::Ruler];
        let mut counts: Vec<u8> = types.iter().map(|kind| family(*kind).0).collect();
        counts.sort_unstable();
        counts.dedup();
        assert_eq!(counts.len(), types.len());
        for kind in types {
            let all: std::collections::HashSet<String> =
                (0..40).map(|at| drawn(at, kind, &Rings::whole()).into_string()).collect();
            assert!(all.len() > 25, "{kind:?}: {}", all.len());
        }
    }
}
