//! A puzzle for each day, with one solution and found without any table: a net to close or a net to escape from.

mod daily;
mod net;

use std::collections::HashSet;

use table::{Notation, Rng};

pub use net::Net;

use crate::{Action, Evilrunner, Piece, Setup, Stage, Vertex, Vertices, World};

/// How many turns of the Spirit a puzzle looks ahead.
pub const TURNS: u8 = 3;

/// Who is to move, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aim {
    /// The Spirit captures within three turns, whatever Valandris does and the die shows.
    Capture,
    /// Valandris escapes the net: everywhere but on one vertex he is captured for certain within three turns.
    Escape,
}

/// A position with one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is to be done.
    pub aim: Aim,
    /// The position; the leg ends after the three turns.
    pub truth: Evilrunner,
    /// The answer.
    pub solution: Solution,
}

/// The one thing to be done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solution {
    /// The Spirit's whole turn: how the board looks after it, whatever the order in which one thinks of it.
    Turn {
        /// Where the pieces are then.
        places: [Vertex; 4],
        /// The seals then.
        seals: Vertices,
        /// The power declared.
        power: Option<Piece>,
    },
    /// The Spirit announces this crossing.
    Cross(Piece, Vertex),
    /// Valandris ends his turn here.
    Run(Vertex),
}

impl Puzzle {
    /// The puzzle of a day, counted from any beginning. It is the same everywhere.
    pub fn of_day(day: u32, aim: Aim) -> Puzzle {
        let mut rng = Rng::new((u64::from(day) << 1) | u64::from(aim == Aim::Escape));
        loop {
            if let Some(found) = tried(&mut rng, aim) {
                return found;
            }
        }
    }

    /// The position in a line.
    pub fn line(&self) -> String {
        self.truth.line().unwrap_or_default()
    }

    /// The switches it is played with: one leg, which ends when the three turns are over. [8.4]
    pub fn setup(&self) -> Setup {
        self.truth.setup
    }
}

/// A random position, if it is a puzzle.
fn tried(rng: &mut Rng, aim: Aim) -> Option<Puzzle> {
    let truth = drawn(rng, aim);
    let solution = match aim {
        Aim::Capture => only_turn(&truth),
        Aim::Escape => only_haven(&truth),
    };
    Some(Puzzle { aim, truth, solution: solution? })
}

/// The only vertex that saves Valandris, where at least three look safe.
fn only_haven(truth: &Evilrunner) -> Option<Solution> {
    let mut net = Net::default();
    if (truth.reach(truth.setup.speed) - truth.danger()).len() < 3 {
        return None;
    }
    let near = net.havens(truth, 2);
    if near.is_empty() || near.len() > 4 {
        return None;
    }
    let mut saved = net.havens(truth, TURNS).iter();
    let haven = saved.next()?;
    saved.next().is_none().then_some(Solution::Run(haven))
}

/// The Spirit's only first turn that leads to a capture within three, where none does within two.
fn only_turn(truth: &Evilrunner) -> Option<Solution> {
    let mut net = Net::default();
    if net.closes(truth, TURNS - 1) {
        return None;
    }
    let mut found = None;
    for (first, next, turns) in first_turns(truth) {
        if net.closes(&next, turns) && found.replace(first).is_some() {
            return None;
        }
    }
    found
}

/// What has been done with an action that led here, if nothing more is asked for.
fn done(aim: Aim, action: Action, next: &Evilrunner) -> Option<Solution> {
    match (aim, action, next.stage) {
        (Aim::Capture, Action::Cross(creature, to), _) => Some(Solution::Cross(creature, to)),
        (Aim::Capture, _, Stage::Running { .. }) => {
            Some(Solution::Turn { places: next.places, seals: next.seals, power: next.power })
        }
        (Aim::Escape, _, Stage::Moving(_)) => Some(Solution::Run(next.at(Piece::Valandris))),
        _ => None,
    }
}

/// Every different first turn of the Spirit, with the position after it and the turns that are left then.
fn first_turns(truth: &Evilrunner) -> Vec<(Solution, Evilrunner, u8)> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut open = vec![(*truth, TURNS)];
    while let Some((here, turns)) = open.pop() {
        for action in net::listed(&here) {
            let (next, left) = net::played(&here, action, turns);
            match done(Aim::Capture, action, &next) {
                None if next.stage == Stage::Over => {}
                None => open.push((next, left)),
                Some(first) if seen.insert(first) => found.push((first, next, left)),
                Some(_) => {}
            }
        }
    }
    found
}

/// A position late in a hunt: most of the Earth is sealed, Valandris is beside it, and most creatures are in his world.
fn drawn(rng: &mut Rng, aim: Aim) -> Evilrunner {
    let mut truth = Evilrunner::start(Setup { legs: 1, cap: u16::from(TURNS), ..Setup::default() });
    let earth = World::Earth.vertices();
    let mut order: Vec<Vertex> = earth.iter().collect();
    rng.shuffle(&mut order);
    truth.seals = order.into_iter().take(8 + rng.below(3)).collect();
    let open = Vertices::ALL - truth.seals;
    let demon = any(rng, open - earth);
    let near: Vertices = open.iter().filter(|at| (1..=3).contains(&at.distance(demon))).collect();
    for creature in Piece::CREATURES {
        let with = if rng.below(4) == 0 { near } else { near & demon.world().vertices() };
        truth.places[creature.index()] = any(rng, with);
    }
    truth.places[Piece::Valandris.index()] = demon;
    truth.power = rng.pick(&Piece::CREATURES);
    truth.begin_spirit_turn();
    if aim == Aim::Escape {
        // The turn that has just ended is none of the three.
        truth.setup.cap += 1;
        truth.begin_valandris_turn();
    }
    truth
}

fn any(rng: &mut Rng, among: Vertices) -> Vertex {
    let among: Vec<Vertex> = among.iter().collect();
    rng.pick(&among).unwrap_or(Vertex::OFF)
}
