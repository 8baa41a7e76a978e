//! A fight, step by step: what each side brings, its die, what is added, the sum.

use maud::{Markup, html};
use table::Seat;

use super::{dice, emblem, scene::Scene};
use crate::{Dice, Die, Points, Step, Window};

/// What a mad one fights with. [7.3]
const MADNESS: u8 = 8;

/// One side.
pub(super) struct Side {
    /// `None` is the Folle Etto.
    pub(super) seat: Option<Seat>,
    /// Before the die.
    pub(super) might: u8,
    pub(super) die: Die,
}

impl Side {
    pub(super) fn total(&self) -> u8 {
        self.might + self.die.total()
    }

    pub(super) fn name(&self, scene: &Scene<'_>) -> String {
        self.seat.map_or_else(|| "Folle Etto".to_owned(), |seat| scene.name(seat))
    }
}

/// Both sides of the fight on the table, once its dice lie there.
pub(super) fn sides(scene: &Scene<'_>) -> Option<[Side; 2]> {
    let fight = scene.open.fight?;
    let [a, b] = *scene.open.dice.as_slice() else { return None };
    let side = |seat: Option<Seat>, die| Side { seat, might: might(scene, seat), die };
    Some([side(Some(fight.by), a), side(fight.with, b)])
}

fn might(scene: &Scene<'_>, seat: Option<Seat>) -> u8 {
    let Some(seat) = seat else { return folly(scene) };
    if scene.open.place(seat).mad { MADNESS } else { scene.open.shown(seat, Points::Faith) }
}

/// The madness of the Folle Etto in this fight.
fn folly(scene: &Scene<'_>) -> u8 {
    let found = scene.open.agenda.iter().find_map(|step| match step {
        Step::Open(Window::Dice(Dice::Capture(_, folly)))
        | Step::Window(Window::Dice(Dice::Capture(_, folly)), _) => Some(*folly),
        _ => None,
    });
    found.unwrap_or(MADNESS)
}

/// Are the dice still open to reactions? Once the fight is decided Faith moves, and a sum of then would be wrong now.
pub(super) fn is_open(scene: &Scene<'_>) -> bool {
    scene.open.agenda.iter().any(|step| {
        matches!(
            step,
            Step::Open(Window::Dice(Dice::Fight | Dice::Capture(..)))
                | Step::Window(Window::Dice(Dice::Fight | Dice::Capture(..)), _)
        )
    })
}

/// Who has won, as far as what is asked now tells it.
fn winner(scene: &Scene<'_>, sides: &[Side; 2]) -> Option<usize> {
    if is_open(scene) {
        if sides[1].seat.is_none() && scene.open.is_natural_six(sides[0].die) {
            return Some(0);
        }
        let rolled = sides.iter().all(|side| side.die.face > 0);
        let [a, b] = [sides[0].total(), sides[1].total()];
        return (rolled && a != b).then_some(usize::from(b > a));
    }
    scene.open.agenda.iter().find_map(|step| match step {
        Step::Window(Window::Won(seat), _) | Step::Spoils(seat) => {
            sides.iter().position(|side| side.seat == Some(*seat))
        }
        Step::Window(Window::Loss { seat, fight: true, .. }, _) => {
            sides.iter().position(|side| side.seat != Some(*seat))
        }
        _ => None,
    })
}

/// The fight as a sum for each side.
pub(super) fn fight(scene: &Scene<'_>, mark: &str) -> Markup {
    let lang = scene.lang;
    let Some(sides) = sides(scene) else { return html! {} };
    let (open, winner) = (is_open(scene), winner(scene, &sides));
    html! {
        div.fight role="group" aria-label=(lang.pick("Combattimento", "Fight")) {
            @for (i, side) in sides.iter().enumerate() {
                @if i == 1 { span.against aria-hidden="true" { "×" } }
                div.side-of.ahead[winner == Some(i)] {
                    p.who {
                        @match side.seat {
                            Some(seat) => (emblem::of(scene, seat, "")),
                            None => svg.emblem.etto viewBox="-18 -18 36 36" aria-hidden="true" { path.cloud d="M-9 13a7 7 0 0 1-4-12a8 8 0 0 1 6-12a9 9 0 0 1 15 1a7 7 0 0 1 5 12a7 7 0 0 1-6 11z" {} },
                        }
                        (side.name(scene))
                    }
                    p.sum {
                        @if open { span.part { small { (word(scene, side)) } b { (side.might) } } " + " }
                        (dice::rolled(&side.die, &format!("{mark}.{i}")))
                        @if open && side.die.face > 0 { " = " b.total { (side.total()) } }
                        @if winner == Some(i) && !open { b { (scene.lang.pick("vince", "wins")) } }
                    }
                }
            }
        }
    }
}

/// What the first number is.
fn word(scene: &Scene<'_>, side: &Side) -> &'static str {
    let mad = side.seat.is_none_or(|seat| scene.open.place(seat).mad);
    if mad { scene.lang.pick("follia", "madness") } else { scene.lang.pick("Fede", "Faith") }
}
