//! What somebody who knows the rules sees at one moment: where the creatures can strike, where Valandris can get to, and
//! where he is safe there.

use crate::{Evilrunner, First, Piece, Powers, Stage, Vertices, View};

/// Danger and reach at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Of which turns it speaks.
    pub ahead: Ahead,
    /// Where a creature can land on Valandris, if he is there.
    pub danger: Vertices,
    /// Where he can be, the vertex on which he stands among them.
    pub reach: Vertices,
}

/// The turns that danger and reach are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// Valandris is to be placed: the Spirit's first turn, with any power that may be there. [2.7] [5.4] [10.1]
    Placing,
    /// What is left of the Spirit's turn, and Valandris' next one.
    Spirit,
    /// The Spirit's turn is over: its next one without a power, since none is declared yet, and Valandris' turn. [5.1]
    Declaring,
    /// The end of a crossing, and the bonus step before it. [6.7] [6.11]
    Crossing,
    /// Valandris' turn, and the Spirit's next one under the declared power. [5.1]
    Valandris,
}

impl Sight {
    /// Where Valandris can be and no creature strikes him.
    #[must_use]
    pub fn safe(&self) -> Vertices {
        self.reach - self.danger
    }

    pub(crate) fn of(truth: &Evilrunner) -> Option<Sight> {
        let (ahead, danger, reach) = match truth.stage {
            Stage::Over | Stage::Sealing => return None,
            Stage::Placing(Piece::Valandris) => {
                (Ahead::Placing, truth.first_danger(), truth.placements(Piece::Valandris))
            }
            Stage::Placing(_) => return None,
            Stage::Moving(_) | Stage::AfterJump | Stage::AfterSeal => {
                (Ahead::Spirit, truth.danger_now(), truth.reach(truth.setup.speed))
            }
            Stage::Declaring => (Ahead::Declaring, truth.danger(), truth.reach(truth.setup.speed)),
            Stage::Rolling { to, .. } | Stage::Bonus { to, .. } => {
                (Ahead::Crossing, Vertices::one(to), truth.reach(1))
            }
            Stage::Running { left } => (Ahead::Valandris, truth.danger(), truth.reach(left)),
        };
        // Where a creature stands Valandris is not. [7.4]
        Some(Sight { ahead, danger: danger - truth.creatures(), reach })
    }
}

impl View {
    /// Danger and reach; `None` while creatures or seals are still to be put, and at the end.
    pub fn sight(&self) -> Option<Sight> {
        Sight::of(&self.truth())
    }
}

impl Evilrunner {
    /// The danger of turn 1: its power may be declared when Valandris stands already. [10.1]
    fn first_danger(&self) -> Vertices {
        if self.setup.first == First::None || self.setup.powers == Powers::All {
            return self.danger();
        }
        let under = |power| Evilrunner { power: Some(power), ..*self }.danger();
        Piece::CREATURES.map(under).into_iter().fold(Vertices::NONE, |all, danger| all | danger)
    }
}

#[cfg(test)]
mod tests;
