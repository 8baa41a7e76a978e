//! The board: columns from bottom to top, left to right, with the way between them, and the places that are still empty.

use maud::{Markup, html};
use table::Seat;

use super::portals::portal;
use super::scene::Scene;
use super::spaces::{Laid, does, laid};
use super::window;
use crate::{Action, CardSet, Dice, Haven, Portal, Spot, Step, Window};

/// Cards in a column.
const COLUMN: u8 = 5;

/// Heaven, the board, Hell.
pub(super) fn stage(scene: &Scene<'_>) -> Markup {
    html! {
        section.stage aria-label=(scene.lang.pick("La plancia", "The board")) {
            (portal(scene, Portal::Heaven))
            ol.path {
                @for at in 0..CardSet::SPACES as u8 { (place(scene, at)) }
                @for gutter in 1..=3u8 { (way(scene, gutter)) }
            }
            (portal(scene, Portal::Hell))
        }
    }
}

/// From the top of a column to the bottom of the next.
fn way(scene: &Scene<'_>, gutter: u8) -> Markup {
    let open = scene.open.board.len() as u8 > gutter * COLUMN;
    html! {
        li class={ "way w" (gutter) @if !open { " faint" } } aria-hidden="true" {
            svg viewBox="0 0 20 100" preserveAspectRatio="none" { path d="M0 10H10V90H20" vector-effect="non-scaling-stroke" {} }
        }
    }
}

/// Column and row as classes: styles in attributes are not allowed.
fn class(at: u8) -> String {
    let (column, row) = (at / COLUMN + 1, COLUMN - at % COLUMN);
    let up = if at % COLUMN < COLUMN - 1 { " up" } else { "" };
    format!("c{column} r{row}{up}")
}

fn place(scene: &Scene<'_>, at: u8) -> Markup {
    let aimed = if aim(scene) == Some(at) { " aimed" } else { "" };
    let offer = offer(scene, at);
    let Some(space) = scene.space(at) else {
        return html! {
            li class={ "space empty " (class(at)) (aimed) @if offer.is_some() { " can" } } {
                @if let Some(action) = &offer {
                    (scene.button(*action, "face-of", &html! { span.number { (at + 1) } (does(scene, action)) }))
                } @else { span.number { (at + 1) } }
                (badge(scene, at))
            }
        };
    };
    let last = at as usize + 1 == scene.open.board.len();
    laid(
        scene,
        &Laid {
            id: format!("s{}", at + 1),
            number: at + 1,
            space,
            spot: Spot::Board(at),
            class: format!(
                "{}{aimed}{}{}",
                class(at),
                if at == 0 { " start" } else { "" },
                if last { " last" } else { "" }
            ),
            offer,
            badge: badge(scene, at),
            notes: notes(scene, at, last),
        },
    )
}

/// What can be done on this place.
fn offer(scene: &Scene<'_>, at: u8) -> Option<Action> {
    let spot = scene.me().map(|me| scene.open.place(me).spot);
    let found = match scene.step()? {
        Step::Travel(_) | Step::Trap(..) => Action::Space(at),
        Step::Arrived { .. } if spot == Some(Spot::Board(at)) => Action::Resolve,
        Step::Arrived { from, .. } if from == at => Action::Return,
        Step::Head(seat, n) => {
            let to = |back| scene.walk(seat, n, back).map(|walk| walk.to);
            if to(false) == Some(at) {
                Action::Forward
            } else if to(true) == Some(at) {
                Action::Back
            } else {
                return None;
            }
        }
        _ => return None,
    };
    Some(found).filter(|action| scene.offers(*action))
}

/// Where the roll on the table leads if nobody reacts.
fn aim(scene: &Scene<'_>) -> Option<u8> {
    let Some(Window::Dice(Dice::Move(seat))) = window::of(scene) else { return None };
    let back = if scene.moves_madly(seat) { scene.open.backward? } else { false };
    let n = scene.open.dice.first()?.total();
    scene.walk(seat, n, back).map(|walk| walk.to)
}

/// The roll that leads here from where the viewer stands, and the traps that lie here.
fn badge(scene: &Scene<'_>, at: u8) -> Markup {
    let roll = scene.me().filter(|_| scene.offers(Action::Roll)).and_then(|me| {
        (1..=scene.sides()).find(|n| scene.walk(me, *n, false).is_some_and(|walk| walk.to == at))
    });
    let traps: Vec<Seat> =
        scene.view.traps.iter().filter(|trap| trap.at == at).map(|trap| trap.owner).collect();
    html! {
        @if let Some(n) = roll {
            span.reach title=(scene.lang.pick(format!("qui con un {n}"), format!("here with a {n}"))) { (n) }
        }
        @for owner in traps {
            @let god = scene.open.place(owner).god.unwrap_or(0) % 6;
            svg class={ "trap g" (god) } viewBox="-10 -10 20 20" role="img"
                aria-label=(scene.lang.pick(format!("trappola di {}", scene.name(owner)), format!("a trap of {}", scene.name(owner)))) {
                path d="M-8 7H8L0-8ZM0-2V2M0 4.500v.1" {}
            }
        }
    }
}

fn notes(scene: &Scene<'_>, at: u8, last: bool) -> Vec<String> {
    let lang = scene.lang;
    let mut notes = Vec::new();
    if at == 0 {
        let note = match scene.open.setup.start {
            Haven::Always => lang.pick(
                "Casella di partenza: qui non si combatte. Vi arriva chi esce dal Paradiso.",
                "The start space: nobody is fought here. Whoever leaves Heaven comes here.",
            ),
            Haven::Opening => lang.pick(
                "Casella di partenza. Vi arriva chi esce dal Paradiso.",
                "The start space. Whoever leaves Heaven comes here.",
            ),
        };
        notes.push(note.to_owned());
    }
    if last {
        notes.push(
            lang.pick(
                "Ultima casella posata: vi arriva chi esce dall'Inferno.",
                "The last space laid: whoever leaves Hell comes here.",
            )
            .to_owned(),
        );
    }
    for trap in scene.view.traps.iter().filter(|trap| trap.at == at) {
        let owner = scene.name(trap.owner);
        let card = trap.card.map(|card| format!(" ({})", scene.title(card))).unwrap_or_default();
        notes.push(lang.pick(
            format!("Trappola di {owner}{card}: chi altro arriva qui perde una Fede."),
            format!("A trap of {owner}{card}: anybody else who arrives here loses one Faith."),
        ));
    }
    notes
}
