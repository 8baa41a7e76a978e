//! The table as a small picture: every god's Faith, and the board with the pawns on it.

use glass::fix;
use glass::small::{bar, picture};
use maud::{Markup, html};
use table::Seat;

use super::emblem;
use crate::{Portal, Spot, View};

/// Cards in a column of the board, and the Faith that wins.
const COLUMN: u8 = 5;
const MOST: f64 = 10.0;

pub(super) fn small(view: &View) -> String {
    let open = &view.open;
    let near = view.viewer;
    let laid = open.board.len() as u8;
    let line: Vec<(f64, f64)> = (0..laid).map(at).collect();
    let way = line.iter().map(|(x, y)| format!("{},{}", fix(*x), fix(*y))).collect::<Vec<_>>().join(" ");
    let rows = f64::from(open.seats() as u8);
    picture(&html! {
        @for seat in Seat::all(open.seats()) {
            @let y = 100.0 + (f64::from(seat.index() as u8) - (rows - 1.0) / 2.0) * 31.0;
            @let place = open.place(seat);
            @let class = if near == Some(seat) { "mine" } else { "theirs" };
            (pawn(view, seat, 20.0, y, 0.85))
            (bar(40.0, y - 2.5, 66.0, f64::from(place.faith) / MOST, class))
        }
        polyline.way points=(way) {}
        @for (nth, (x, y)) in line.iter().enumerate() {
            g.place transform={ "translate(" (fix(*x)) " " (fix(*y)) ")" } {
                rect x="-15" y="-13" width="30" height="26" rx="4" {}
                @if nth == 0 { circle r="3" {} }
            }
        }
        @for seat in Seat::all(open.seats()) {
            @let (x, y) = spot(view, seat);
            (pawn(view, seat, x, y, 0.72))
        }
    })
}

/// The middle of a space: columns from bottom to top, left to right.
fn at(space: u8) -> (f64, f64) {
    (146.0 + 44.0 * f64::from(space / COLUMN), 172.0 - 36.0 * f64::from(space % COLUMN))
}

/// Where a seat's pawn stands; those that share a space stand beside each other.
fn spot(view: &View, seat: Seat) -> (f64, f64) {
    let place = view.open.place(seat);
    let before = Seat::all(seat.index()).filter(|other| view.open.place(*other).spot == place.spot).count();
    let aside = 9.0 * f64::from(before as u8);
    match place.spot {
        Spot::Board(space) => {
            let (x, y) = at(space);
            (x - 5.0 + aside, y)
        }
        Spot::Portal(Portal::Heaven, n) => (304.0, 20.0 + 16.0 * f64::from(n) + aside),
        Spot::Portal(Portal::Hell, n) => (304.0, 120.0 + 16.0 * f64::from(n) + aside),
    }
}

fn pawn(view: &View, seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    let place = view.open.place(seat);
    let mine = view.viewer == Some(seat);
    html! {
        g.pawn.mine[mine].mad[place.mad] transform={ "translate(" (fix(x)) " " (fix(y)) ") scale(" (fix(size * 10.0)) ") scale(.1)" } {
            @match place.god {
                Some(god) => path d=(emblem::shape(god).0) {},
                None => circle r="12" {},
            }
        }
    }
}
