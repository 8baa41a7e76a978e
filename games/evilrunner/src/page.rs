//! The view as HTML and SVG: the state of the game in a line, what can be answered without pointing at a vertex, and
//! the three solids.

mod die;
mod legs;
mod lens;
mod primer;
mod scene;
mod sights;
mod small;
mod solids;
mod state;
mod words;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use table::{Desk, Glance, Lang, Page, Say, Zone};

use crate::{Action, Evilrunner, Piece, Stage, Vertex, Vertices, View};
use scene::{Kind, Offer, Scene};

impl Page for Evilrunner {
    fn primer(lang: Lang) -> Vec<Glance> {
        primer::primer(lang)
    }

    fn small(view: &View) -> String {
        small::small(view)
    }

    fn zones(view: &View, desk: &Desk<'_, Evilrunner>) -> Vec<Zone> {
        vec![Zone { id: "board", html: board(view, desk).into_string().into() }]
    }
}

fn board(view: &View, desk: &Desk<'_, Evilrunner>) -> Markup {
    let lang = desk.lang;
    let scene = scene(view, desk);
    html! {
        div.board {
            (state::chips(view, desk))
            (legs::legs(view, lang))
            // On a phone it has room of one height and scrolls: the keyboard must be able to get into it.
            div.above tabindex="0" role="group" aria-label=(lang.pick("Come stanno le cose", "How things stand")) { (state::said(view, desk)) (state::choices(view, desk)) }
            div.stage data-cancel=(lang.pick("Lascia stare", "Never mind")) data-which=(words::which(lang))
                data-twice=(words::twice(lang)) data-folded=(words::folded(lang)) {
                (solids::drawing(&scene))
                (crossings(&scene))
                (turners(lang))
            }
            (sights::lens(view, lang))
            (state::legend(view, lang))
            details.solids-help id="board-help" {
                summary { (lang.pick("Come si usa la plancia", "How to use the board")) }
                p { (words::help(lang)) }
            }
            // Once more for screen readers: what lies in a closed element describes nothing.
            p id="solids-help" hidden { (words::help(lang)) }
        }
    }
}

/// Buttons that turn the solids, for those who cannot drag. Without scripts they would do nothing, so a script shows them.
fn turners(lang: Lang) -> Markup {
    html! {
        div.turners hidden role="group" aria-label=(lang.pick("Gira la plancia", "Turn the board")) {
            @for (turn, sign, says) in words::turners(lang) {
                button type="button" data-turn-by=(turn) aria-label=(says) title=(says) { (sign) }
            }
        }
    }
}

/// Shows and hides the crossings, of which there may be many. A script shows the switch; without one they stay visible.
fn crossings(scene: &Scene) -> Markup {
    let count = scene.offers.iter().filter(|offer| offer.kind == Kind::Cross).count();
    html! {
        @if count > 0 {
            button.crossings type="button" hidden aria-pressed="false" title=(words::twice(scene.lang)) {
                svg.key viewBox="-17 -17 34 34" aria-hidden="true" { (solids::ring(Kind::Cross, None)) }
                (scene.lang.pick("Attraversamenti", "Crossings")) " (" (count) ")"
            }
        }
    }
}

fn scene(view: &View, desk: &Desk<'_, Evilrunner>) -> Scene {
    let mover = mover(view.stage);
    let mut scene = Scene {
        lang: desk.lang,
        at: view.places,
        seals: view.seals,
        mover,
        offers: desk.actions.iter().filter_map(|action| offer(view, action, desk.lang)).collect(),
        attempt: attempt(view, desk, mover),
        ahead: Vec::new(),
        sight: view.sight(),
        announced: match view.stage {
            Stage::Rolling { creature, to } | Stage::Bonus { creature, to } => Some((creature, to)),
            _ => None,
        },
        // The marks that a second leg's set-up still has are those of the first leg.
        trail: match view.turn {
            0 => Vec::new(),
            _ => view.trail.spirit().chain(view.trail.valandris()).collect(),
        },
    };
    if view.stage == (Stage::Running { left: 2 }) {
        scene.ahead = two_steps(view, &scene);
    }
    scene
}

/// The piece that the question is about.
fn mover(stage: Stage) -> Option<Piece> {
    match stage {
        Stage::Placing(piece) => Some(piece),
        Stage::Bonus { .. } | Stage::Running { .. } => Some(Piece::Valandris),
        _ => stage.mover(),
    }
}

/// An action as something to be done on a vertex, if it is one.
fn offer(view: &View, action: &Action, lang: Lang) -> Option<Offer> {
    let (vertex, kind) = match *action {
        Action::Step(piece, vertex) if is_flight(view, piece, vertex) => (vertex, Kind::Power),
        Action::Place(_, vertex) | Action::Step(_, vertex) => (vertex, Kind::Step),
        Action::Jump(vertex) => (vertex, Kind::Power),
        Action::Seal(vertex) => (vertex, Kind::Seal),
        Action::Cross(_, vertex) => (vertex, Kind::Cross),
        Action::Stay | Action::Declare(_) | Action::Die(_) => return None,
    };
    let says = Evilrunner::say_action(view, action).get(lang).to_owned();
    Some(Offer { vertex, kind, action: action.to_string(), says })
}

fn is_flight(view: &View, piece: Piece, to: Vertex) -> bool {
    piece == Piece::Archangel && view.at(piece).is_some_and(|from| from.flights().has(to))
}

/// What a click on any other vertex tries, so that the rules say why not.
fn attempt(view: &View, desk: &Desk<'_, Evilrunner>, mover: Option<Piece>) -> String {
    let Some(seat) = desk.seat else { return String::new() };
    match view.stage {
        Stage::Over => String::new(),
        Stage::Placing(piece) => format!("{}@", piece.letter()),
        Stage::Sealing => "seal@".to_owned(),
        _ if seat == view.valandris() => "V>".to_owned(),
        _ => {
            let creature = mover.filter(|piece| piece.is_creature()).unwrap_or(Piece::Leviathan);
            format!("{}>", creature.letter())
        }
    }
}

/// Where Valandris gets with his second step, each vertex with a first step that leads there.
fn two_steps(view: &View, scene: &Scene) -> Vec<(Vertex, Vertex)> {
    let closed: Vertices = view.places.into_iter().collect::<Vertices>() | view.seals;
    let mut ahead: Vec<(Vertex, Vertex)> = Vec::new();
    for first in &scene.offers {
        for to in (first.vertex.around() - closed).iter() {
            let known = scene.offers_on(to).next().is_some() || ahead.iter().any(|(known, _)| *known == to);
            if !known {
                ahead.push((to, first.vertex));
            }
        }
    }
    ahead
}
