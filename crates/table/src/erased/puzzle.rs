//! A puzzle, whatever game it is of.

use crate::{Puzzles, Text, Verdict};

/// The puzzle of a day.
pub struct Puzzle {
    /// Who is to move, and what for.
    pub aim: Text,
    /// Its position, as [`AnyGame::open_at`](super::AnyGame::open_at) takes it.
    pub line: String,
    /// The setup that it is played under.
    pub setup: String,
    /// The actions that solve it.
    pub solution: Vec<String>,
    judge: Box<Judge>,
}

type Judge = dyn Fn(&[String]) -> Verdict + Send + Sync;

impl Puzzle {
    pub(super) fn of<G: Puzzles>(day: u32, kind: usize) -> Self {
        let puzzle = G::puzzle(day, kind);
        Puzzle {
            aim: G::aim(&puzzle),
            line: G::posed(&puzzle).line().unwrap_or_default(),
            setup: G::posed_under(&puzzle).to_string(),
            solution: G::solution(&puzzle).iter().map(ToString::to_string).collect(),
            judge: Box::new(move |given| {
                // What is no action was never played: the list ends there.
                let given: Vec<G::Action> = given.iter().map_while(|text| text.parse().ok()).collect();
                G::judge(&puzzle, &given)
            }),
        }
    }

    /// What actions from its position on come to; those that the rules forbid are not judged.
    pub fn judge(&self, given: &[String]) -> Verdict {
        (self.judge)(given)
    }
}
