//! The table as a small picture: the three solids with the pieces, and the seals.

use maud::{Markup, html};

use super::lens::{Spot, short};
use super::solids::shape;
use crate::{Piece, Vertex, View, World};

pub(super) fn small(view: &View) -> String {
    let drawing = html! {
        svg.small viewBox="-400 -250 800 500" aria-hidden="true" focusable="false" {
            @for world in World::ALL.into_iter().rev() {
                path class={ "edge " (world.letter()) } d=(edges(world)) {}
            }
            @for vertex in Vertex::all() { (corner(view, vertex)) }
            @for piece in Piece::ALL {
                @if let Some(at) = view.at(piece) { (figure(piece, Spot::of(at))) }
            }
        }
    };
    drawing.into_string()
}

fn edges(world: World) -> String {
    let of_world = Vertex::all().filter(|v| v.world() == world);
    let pairs = of_world.flat_map(|v| v.steps().iter().filter(move |w| v < *w).map(move |w| (v, w)));
    let line = |(v, w): (Vertex, Vertex)| {
        let (a, b) = (Spot::of(v), Spot::of(w));
        format!("M{} {}L{} {}", short(a.x), short(a.y), short(b.x), short(b.y))
    };
    pairs.map(line).collect()
}

fn corner(view: &View, vertex: Vertex) -> Markup {
    let spot = Spot::of(vertex);
    let sealed = view.seals.has(vertex);
    html! { circle.sealed[sealed] cx=(short(spot.x)) cy=(short(spot.y)) r=(if sealed { "10" } else { "5" }) {} }
}

fn figure(piece: Piece, spot: Spot) -> Markup {
    let mine = piece == Piece::Valandris;
    html! {
        g.pawn.mine[mine] transform={ "translate(" (short(spot.x)) " " (short(spot.y)) ") scale(1.7)" } { path d=(shape(piece)) {} }
    }
}
