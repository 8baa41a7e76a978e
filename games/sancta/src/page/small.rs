//! The table as a small picture: every seat's Rosa and active Saint, one's own Santuario and hand.

use std::f64::consts::{FRAC_PI_2, TAU};

use glass::small::{Lies, card, fan, picture};
use glass::{Shape, fix, point};
use maud::{Markup, html};
use table::Seat;

use super::emblem;
use crate::{Card, Kind, Place, View};

pub(super) fn small(view: &View) -> String {
    let open = &view.open;
    let near = view.viewer.unwrap_or(Seat::new(0));
    let others: Vec<Seat> = open.others(near).collect();
    let room = 320.0 / others.len().max(1) as f64;
    let size = if others.len() > 3 { 0.72 } else { 1.0 };
    picture(&html! {
        @for (nth, seat) in others.iter().enumerate() {
            @let x = room * (nth as f64 + 0.5);
            (rosa(view, *seat, x - 24.0 * size, 36.0, 20.0 * size))
            (active(view, open.place(*seat), Lies { x: x + 24.0 * size, y: 36.0, tall: 50.0 * size, turned: 0.0 }, "theirs"))
        }
        (rosa(view, near, 60.0, 112.0, 36.0))
        (active(view, open.place(near), Lies { x: 144.0, y: 112.0, tall: 72.0, turned: 0.0 }, "mine"))
        @for (nth, saint) in open.place(near).santuario.iter().enumerate() {
            (card(Lies { x: 206.0 + 30.0 * nth as f64, y: 118.0, tall: 36.0, turned: 0.0 }, "mine", Some(shape(view, *saint))))
        }
        (fan(160.0, 180.0, 34.0, 24.0, "mine", &held(view, near)))
    })
}

fn active(view: &View, place: &Place, lies: Lies, class: &str) -> Markup {
    html! { @if let Some(saint) = place.active { (card(lies, class, Some(shape(view, saint)))) } }
}

/// A ring of as many lights as the goal asks for, those of the Rosa full.
fn rosa(view: &View, seat: Seat, x: f64, y: f64, r: f64) -> Markup {
    let (goal, have) = (view.open.setup.goal(), view.open.place(seat).rosa.len());
    html! {
        g.rosa transform={ "translate(" (fix(x)) " " (fix(y)) ")" } {
            circle.rim r=(fix(r)) {}
            @for nth in 0..goal.max(have) {
                @let (at_x, at_y) = point(r * 0.6, TAU * nth as f64 / goal.max(have) as f64 - FRAC_PI_2);
                circle.full[nth < have] cx=(fix(at_x)) cy=(fix(at_y)) r=(fix(r * 0.24)) {}
            }
        }
    }
}

fn held(view: &View, seat: Seat) -> Vec<Option<(Shape, u8)>> {
    let hand = &view.hands[seat.index()];
    let known = hand.known.iter().map(|(card, _)| Some(shape(view, *card)));
    known.chain(hand.hidden.iter().map(|_| None)).collect()
}

/// The figure and how many of it: a Saint's are its type's, as on its emblem.
fn shape(view: &View, card: Card) -> (Shape, u8) {
    let saint = card.saint().map(|at| view.open.setup.cards.cards().saints[at].kind);
    match (saint, card.kind()) {
        (Some(kind), _) => {
            let (count, shape) = emblem::family(kind);
            (shape, count)
        }
        (None, Kind::Beatitude) => (Shape::Petal, 12),
        (None, Kind::Advocate) => (Shape::Link, 2),
        (None, Kind::Trial) => (Shape::Merlon, 3),
        (None, _) => (Shape::Arch, 4),
    }
}
