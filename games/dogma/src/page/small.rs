//! The table as a small picture: each side's active Prophet with what is left of its Faith, its rearguard, its cards.

use glass::Shape;
use glass::small::{Lies, bar, card, fan, picture};
use maud::{Markup, html};
use table::Seat;

use super::emblem;
use crate::{Arcano, Card, View};

/// A side's place in the picture.
struct Side {
    seat: Seat,
    class: &'static str,
    x: f64,
    prophet: f64,
    cards: f64,
    size: f64,
}

pub(super) fn small(view: &View) -> String {
    let near = view.viewer.unwrap_or(Seat::new(0));
    picture(&html! { @for side in sides(view, near) { (drawn(view, &side)) } })
}

/// One's own side below, with the partner's beside it; the rivals' above.
fn sides(view: &View, near: Seat) -> Vec<Side> {
    let of_team = |with: bool| {
        let mut seats: Vec<Seat> =
            view.open.seats().filter(|seat| crate::Open::partners(*seat, near) == with).collect();
        seats.sort_by_key(|seat| *seat != near);
        seats
    };
    let rows = [(of_team(false), "theirs", 62.0, 16.0), (of_team(true), "mine", 138.0, 184.0)];
    let of_row = |(seats, class, prophet, cards): (Vec<Seat>, &'static str, f64, f64)| {
        let (many, size) = (seats.len() as f64, if seats.len() > 1 { 0.66 } else { 1.0 });
        let side = move |(nth, seat)| {
            let x = 160.0 + (nth as f64 - (many - 1.0) / 2.0) * 156.0;
            Side { seat, class, x, prophet, cards, size }
        };
        seats.into_iter().enumerate().map(side).collect::<Vec<_>>()
    };
    rows.into_iter().flat_map(of_row).collect()
}

fn drawn(view: &View, side: &Side) -> Markup {
    let (open, of) = (&view.open, view.open.side(side.seat));
    let standing = |at: u8| Some(&of.arcana[usize::from(at)]).filter(|arcano| !arcano.fallen);
    let cults = of.active.and_then(standing).map_or(0, |arcano| arcano.cults.iter().count());
    let rear: Vec<&Arcano> = of.rear.iter().filter_map(|at| standing(*at)).collect();
    html! {
        @if let Some((at, arcano)) = of.active.and_then(|at| Some((at, standing(at)?))) {
            (prophet(arcano, side, side.x, 62.0))
            @if let Some(body) = open.body((side.seat, at)) {
                @let left = f64::from(body.faith.saturating_sub(arcano.damage)) / f64::from(body.faith.max(1));
                @let y = side.prophet + if side.class == "mine" { -36.0 } else { 32.0 };
                (bar(side.x - 24.0 * side.size, y, 48.0 * side.size, left, side.class))
            }
        }
        @for (nth, arcano) in rear.iter().enumerate() {
            @let off = if nth % 2 == 0 { -1.0 } else { 1.0 } * (52.0 + 38.0 * (nth / 2) as f64) * side.size;
            (prophet(arcano, side, side.x + off, 42.0))
        }
        (fan(side.x, side.cards, 24.0 * side.size, 18.0 * side.size, side.class, &faces(of, cults)))
    }
}

fn prophet(arcano: &Arcano, side: &Side, x: f64, tall: f64) -> Markup {
    card(
        Lies { x, y: side.prophet, tall: tall * side.size, turned: 0.0 },
        side.class,
        arcano.prophet.map(shape),
    )
}

/// The Cult cards of the active Prophet.
fn faces(of: &crate::Side, cults: usize) -> Vec<Option<(Shape, u8)>> {
    let active = of.active.map(|at| &of.arcana[usize::from(at)]);
    let faces = active.into_iter().flat_map(|arcano| arcano.cults.iter()).map(|place| place.face.map(shape));
    faces.take(cults).collect()
}

/// The figure and how many of it, as on the card's emblem.
fn shape(card: Card) -> (Shape, u8) {
    (emblem::figure(card.family()), 6 + card.index() as u8 % 5)
}
