//! Where in its game a moment lies, and the moments at which somebody who goes through a match stops.

use crate::{Game, Match, Say, Seats, Text, Turn};

/// Where in a game a moment lies, as anybody at the table would call it; empty where nothing more is to be said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// The turn, or what there is instead before the first one: 'Turn 3, Seat 1'.
    pub turn: Text,
    /// The part of the turn: 'the battle'.
    pub phase: Text,
}

/// The moments of a match at which something begins, each by the number of answers before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    /// Where seats had a choice: who. What follows from no choice, and what chance draws, is no stop.
    pub decisions: Vec<(usize, Seats)>,
    /// Where another stage begins.
    pub stages: Vec<(usize, Stage)>,
}

impl<G: Game> Match<G> {
    /// Where a whole match stops, told to who may know all of it: whether somebody had a choice may hang on hidden things.
    pub(crate) fn stops(&self) -> Stops
    where
        G: Say,
    {
        let mut stops = Stops::default();
        let mut open = Vec::new();
        self.moments(|at, truth| {
            let stage = G::say_stage(&truth.view(None));
            if stops.stages.last().is_none_or(|(_, before)| *before != stage) {
                stops.stages.push((at, stage));
            }
            let mut chooses = |seat: &crate::Seat| {
                open.clear();
                truth.actions(*seat, &mut open);
                open.len() > 1 && !truth.is_idle(*seat)
            };
            let asked =
                if matches!(truth.turn(), Turn::Over(_)) { Seats::NONE } else { truth.turn().asked() };
            let who: Seats = asked.iter().filter(|seat| chooses(seat)).collect();
            if !who.is_empty() {
                stops.decisions.push((at, who));
            }
        });
        stops
    }
}
