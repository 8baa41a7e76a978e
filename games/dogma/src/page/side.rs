//! A seat's side: its active Prophet with what lies before it, its rearguard, its Interventions.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{cults, divine, prophet, rear, team, words};
use crate::Step;

/// The whole side of a seat.
pub(super) fn side(scene: &Scene<'_>, seat: Seat) -> Markup {
    let left = scene.open.left(seat);
    html! {
        section class={ "side-of " (scene.side(seat)) @if left == 0 { " out" } } data-seat=(seat) aria-label=(scene.name(seat)) {
            (heading(scene, seat, left))
            div.leads {
                (prophet::active(scene, seat))
                (divine::divine(scene, seat))
            }
            div.follows {
                (cults::cults(scene, seat))
                (rear::rear(scene, seat))
            }
        }
    }
}

/// Whose side it is, how many Prophets are left, what its owner is doing.
fn heading(scene: &Scene<'_>, seat: Seat, left: usize) -> Markup {
    let lang = scene.lang;
    let prophets = words::counted(left, lang, ["Profeta", "Profeti"], ["Prophet", "Prophets"]);
    html! {
        header.of-side {
            h3 {
                @if scene.me() == Some(seat) { (lang.pick("Il tuo lato", "Your side")) } @else { (scene.name(seat)) }
                @if scene.teams() && scene.me() != Some(seat) { small { " · " (relation(scene, seat)) } }
            }
            span.left-of title=(&prophets) {
                span.unseen { (&prophets) }
                span aria-hidden="true" { @for at in 0..crate::LINE { @if at < left { i.lives {} } @else { i.gone {} } } }
            }
            (doing(scene, seat))
            (team::target(scene, seat))
        }
    }
}

fn relation(scene: &Scene<'_>, seat: Seat) -> &'static str {
    match scene.side(seat) {
        "ours" => scene.lang.pick("con te", "with you"),
        "mine" => scene.lang.pick("in basso", "below"),
        _ => scene.lang.pick("contro di te", "against you"),
    }
}

/// What its owner is being asked, where all may know it.
fn doing(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    if open.ending.is_some() {
        return html! {};
    }
    // What the viewer itself is asked stands above.
    if scene.me() == Some(seat) {
        return shown(scene, seat);
    }
    let word = match scene.step() {
        Some(Step::Arrange(seats))
            if seats.has(seat) && !open.ready.has(seat) && scene.table.may_arrange(seat) =>
        {
            lang.pick("dispone le sue carte", "is arranging the cards")
        }
        Some(Step::Field(seats)) if seats.has(seat) && !open.ready.has(seat) => {
            lang.pick("sceglie chi schierare", "is choosing whom to field")
        }
        _ => return shown(scene, seat),
    };
    html! { span.doing { (word) } }
}

/// The order that is shown and not resolved yet: that of a seat with Isteria before the others choose, or one that waits.
fn shown(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(plan) = scene.open.plans[seat.index()] else { return html! {} };
    html! {
        span.order.shown {
            b.priority { (words::priority(plan)) } " " (plan.title(scene.lang))
            @if let Some(at) = place(scene, seat, plan) { " " (at) }
        }
    }
}

/// The number that an order points at, as it lies now.
fn place(scene: &Scene<'_>, seat: Seat, plan: crate::Plan) -> Option<usize> {
    let side = scene.open.side(seat);
    match plan {
        crate::Plan::Call(at) => side.rear.iter().position(|it| *it == at).map(|at| at + 1),
        crate::Plan::Cult(id) => scene.open.active(seat)?.at(id).map(|at| at + 1),
        _ => None,
    }
}
