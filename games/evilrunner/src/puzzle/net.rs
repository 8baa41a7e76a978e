//! Whether the Spirit's net closes: an exact search over whole turns that remembers what it has found. It needs no table.

use std::collections::HashMap;

use table::{Answer, Deaf, Game, Notation, Odds, Turn};

use crate::{Action, Evilrunner, Piece, Stage, Vertex, Vertices};

/// What was found so far. One net may be asked about many positions of the same setup.
#[derive(Default)]
pub struct Net {
    known: HashMap<Key, bool>,
    /// By the turns that are left, the vertex that saved Valandris last: likely to do so again.
    haven: [Option<Vertex>; 8],
}

/// All that decides, between turns; the number of turns is how many of the Spirit's are still to end.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    places: [Vertex; 4],
    seals: Vertices,
    power: Option<Piece>,
    stage: Stage,
    turns: u8,
}

impl Net {
    /// Will the Spirit surely capture before so many of its turns have ended, whatever Valandris does and the die shows? In
    /// the Spirit's turn the one that is being played counts. At most three are searched in reasonable time.
    pub fn closes(&mut self, truth: &Evilrunner, turns: u8) -> bool {
        self.search(&truth.same(), turns)
    }

    /// The vertices where Valandris may end his turn and is not captured for certain within so many turns of the Spirit.
    pub fn havens(&mut self, truth: &Evilrunner, turns: u8) -> Vertices {
        let Stage::Running { left } = truth.stage else { return Vertices::NONE };
        let safe = if turns == 0 { truth.reach(left) } else { truth.reach(left) - truth.danger() };
        safe.iter().filter(|&at| !self.closes(&standing(truth, at), turns)).collect()
    }

    fn search(&mut self, truth: &Evilrunner, turns: u8) -> bool {
        match truth.stage {
            Stage::Over => truth.creatures().has(truth.at(Piece::Valandris)),
            _ if turns == 0 => false,
            Stage::Running { left } => self.all_ways(truth, left, turns),
            Stage::Moving(_) | Stage::AfterJump | Stage::AfterSeal => self.some_move(truth, turns),
            Stage::Rolling { .. } => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                odds.outcomes().iter().all(|&face| self.after(truth, face, turns))
            }
            Stage::Bonus { .. } | Stage::Placing(Piece::Valandris) => {
                listed(truth).into_iter().all(|action| self.after(truth, action, turns))
            }
            Stage::Declaring | Stage::Sealing | Stage::Placing(_) => {
                listed(truth).into_iter().any(|action| self.after(truth, action, turns))
            }
        }
    }

    /// Valandris ends his turn wherever he likes.
    fn all_ways(&mut self, truth: &Evilrunner, left: u8, turns: u8) -> bool {
        let danger = truth.danger();
        // Most nets have a hole beside him.
        if turns == 1 && !(truth.reach(left.min(1)) - danger).is_empty() {
            return false;
        }
        let safe = truth.reach(left) - danger;
        if turns == 1 || safe.is_empty() {
            return safe.is_empty();
        }
        let key = Key::of(truth, turns);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let haven = &self.haven[usize::from(turns) % 8];
        let first = haven.filter(|&at| safe.has(at)).map_or(Vertices::NONE, Vertices::one);
        let hole =
            first.iter().chain((safe - first).iter()).find(|&at| !self.search(&standing(truth, at), turns));
        self.haven[usize::from(turns) % 8] = hole.or(self.haven[usize::from(turns) % 8]);
        self.known.insert(key, hole.is_none());
        hole.is_none()
    }

    /// The Spirit does what it likes. In its last turn only landings help: a crossing strikes nobody who looks.
    fn some_move(&mut self, truth: &Evilrunner, turns: u8) -> bool {
        if turns == 1 || truth.danger_now().has(truth.at(Piece::Valandris)) {
            return truth.danger_now().has(truth.at(Piece::Valandris));
        }
        let key = (truth.stage == Stage::Moving(Piece::Leviathan)).then(|| Key::of(truth, turns));
        if let Some(&known) = key.as_ref().and_then(|key| self.known.get(key)) {
            return known;
        }
        let found = listed(truth).into_iter().any(|action| self.after(truth, action, turns));
        if let Some(key) = key {
            self.known.insert(key, found);
        }
        found
    }

    fn after(&mut self, truth: &Evilrunner, action: Action, turns: u8) -> bool {
        let (next, turns) = played(truth, action, turns);
        self.search(&next, turns)
    }
}

impl Key {
    fn of(truth: &Evilrunner, turns: u8) -> Key {
        let &Evilrunner { places, seals, power, stage, .. } = truth;
        Key { places, seals, power, stage, turns }
    }
}

/// Everything that the asked seat may do.
pub(super) fn listed(truth: &Evilrunner) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = truth.turn().asked().first() {
        truth.actions(seat, &mut actions);
    }
    actions
}

/// The position after an action, and how many turns of the Spirit are still to end then.
pub(super) fn played(truth: &Evilrunner, action: Action, turns: u8) -> (Evilrunner, u8) {
    let mut next = *truth;
    match truth.turn() {
        Turn::Chance => next.play(Answer::Chance(action), &mut Deaf),
        turn => {
            let asked = turn.asked().first();
            next.play(Answer::Together(asked.map(|seat| (seat, action)).as_slice()), &mut Deaf);
        }
    }
    let moves = |stage: Stage| {
        stage.mover().is_some() || matches!(stage, Stage::Rolling { .. } | Stage::Bonus { .. })
    };
    let ended = moves(truth.stage) && !moves(next.stage);
    (next, if ended { turns.saturating_sub(1) } else { turns })
}

/// Valandris has ended his turn there.
fn standing(truth: &Evilrunner, at: Vertex) -> Evilrunner {
    let mut next = *truth;
    next.places[Piece::Valandris.index()] = at;
    next.begin_spirit_turn();
    next
}
