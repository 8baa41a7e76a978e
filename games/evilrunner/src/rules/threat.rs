//! What the rules let both sides see ahead: where creatures can strike, and where Valandris can run.
//!
//! A crossing strikes nobody who looks: to find no step away from the announced vertex [6.7], Valandris would have to stand
//! beside all three creatures, whose plain steps reach him anyway.

use crate::{Evilrunner, Piece, Stage, Vertices};

impl Evilrunner {
    /// Where some creature can land in a whole turn, under the power that is there for it. [4.3] [5.6] [5.7] [5.12] What one
    /// creature does is in no other's way, and a seal only closes ways [5.8].
    #[inline]
    pub(crate) fn danger(&self) -> Vertices {
        Piece::CREATURES.into_iter().fold(Vertices::NONE, |all, creature| all | self.strikes(creature))
    }

    /// Where a creature can still land in the turn that is being played. [4.2]
    #[inline]
    pub(crate) fn danger_now(&self) -> Vertices {
        let Some(mover) = self.stage.mover() else { return Vertices::NONE };
        let first = match self.stage {
            Stage::Moving(_) => self.strikes(mover),
            // [5.3] Its power is used.
            _ => self.creature_steps(mover),
        };
        let later = Piece::CREATURES.into_iter().skip(mover.index() + 1);
        later.fold(first, |all, creature| all | self.strikes(creature))
    }

    /// Where a creature can land when its time to move has come.
    #[inline]
    fn strikes(&self, creature: Piece) -> Vertices {
        let steps = self.creature_steps(creature);
        match creature {
            Piece::Leviathan => self.jump_target().map_or(steps, |to| (steps | to.steps()).with(to)),
            Piece::Archangel => steps | self.flights(),
            _ => steps,
        }
    }

    /// Where Valandris can be after up to so many steps, with seals and creatures where they are. [7.1] [7.2] [7.4]
    #[inline]
    pub(crate) fn reach(&self, steps: u8) -> Vertices {
        let open = Vertices::ALL - self.seals - self.creatures();
        let here = Vertices::one(self.at(Piece::Valandris));
        (0..steps).fold(here, |reach, _| reach | reach.spread() & open)
    }

    /// The steps that Valandris has left, or will have in his next turn. [10.2]
    #[inline]
    pub(crate) fn steps_ahead(&self) -> u8 {
        match self.stage {
            Stage::Running { left } => left,
            _ => self.setup.speed,
        }
    }
}
