//! The table as a small picture: the line of cities, who stands at each, both fields and hands.

use glass::small::{Lies, card, fan, picture};
use glass::{Shape, circle, fix};
use maud::{Markup, html};
use table::Seat;

use super::emblem;
use crate::open::{At, CITIES};
use crate::{Card, Open, Unit, View};

pub(super) fn small(view: &View) -> String {
    let near = view.viewer.unwrap_or(Seat::new(0));
    let far = Open::rival(near);
    picture(&html! {
        @for at in 0..CITIES as u8 { (city(view, at, near)) }
        @for (seat, class, fields, hand) in [(far, "theirs", 38.0, 14.0), (near, "mine", 160.0, 186.0)] {
            @let on_field = units(view, seat, At::Field);
            (fan(160.0, fields, 17.0, 15.0, class, &on_field.iter().map(|unit| Some(shape(unit.card))).collect::<Vec<_>>()))
            (fan(160.0, hand, 24.0, 14.0, class, &held(view, seat)))
        }
    })
}

/// The figure and how many of it, as on the card's emblem.
fn shape(card: Card) -> (Shape, u8) {
    (emblem::figure(card.banner()), 5 + card.index() as u8 % 4)
}

fn held(view: &View, seat: Seat) -> Vec<Option<(Shape, u8)>> {
    let count = usize::from(view.open.hands[seat.index()]);
    let known = view.own.as_ref().filter(|_| view.viewer == Some(seat));
    let mut faces: Vec<_> =
        known.iter().flat_map(|own| own.hand.each()).map(|card| Some(shape(card))).collect();
    faces.resize(count, None);
    faces
}

fn units(view: &View, seat: Seat, at: At) -> Vec<&Unit> {
    view.open.units.iter().filter(|unit| unit.owner == seat && unit.at == at).take(9).collect()
}

fn city(view: &View, at: u8, near: Seat) -> Markup {
    let (x, city) = (32.0 + 64.0 * f64::from(at), view.open.cities[usize::from(at)]);
    let owner = city.owner.map_or("", |seat| if seat == near { "mine" } else { "theirs" });
    let capital = city.face == Some(crate::Face::Capital);
    html! {
        g class={ "place " (owner) @if capital { " crown" } } transform={ "translate(" (fix(x)) " 98)" } {
            rect x="-24" y="-17" width="48" height="34" rx="5" {}
            @match city.face {
                Some(face) => path transform="scale(.28)" d=(emblem::sigil(Some(face)).1) {},
                None => path d=(circle(0.0, 0.0, 5.0)) {},
            }
        }
        @for (seat, class, y) in [(Open::rival(near), "theirs", 66.0), (near, "mine", 130.0)] {
            @let here = units(view, seat, At::City(at));
            @let middle = (here.len() as f64 - 1.0) / 2.0;
            @for (nth, unit) in here.iter().enumerate() {
                @let turned = if unit.tapped { 90.0 } else { 0.0 };
                (card(Lies { x: x + (nth as f64 - middle) * 13.0, y, tall: 20.0, turned }, class, Some(shape(unit.card))))
            }
        }
    }
}
