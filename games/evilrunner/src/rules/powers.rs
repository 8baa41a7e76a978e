//! Chapter 5: the powers.

use table::Tell;

use crate::{Event, Evilrunner, How, Mark, Piece, Powers, Stage, Vertex, Vertices, World};

impl Evilrunner {
    /// May this creature use its power in this turn? Only the declared one [5.3], which on turn 1 is none [5.4], and
    /// only at home [5.5]; with the switch, every one [10.3].
    #[inline]
    pub(crate) fn has_power(&self, creature: Piece) -> bool {
        self.is_granted(creature) && self.is_home(creature)
    }

    #[inline]
    pub(crate) fn is_granted(&self, creature: Piece) -> bool {
        self.power == Some(creature) || self.setup.powers == Powers::All
    }

    #[inline]
    pub(crate) fn is_home(&self, creature: Piece) -> bool {
        creature.home() == Some(self.at(creature).world())
    }

    /// [5.6] The vertex of the Abyss exactly opposite.
    pub(crate) fn jump_target(&self) -> Option<Vertex> {
        self.has_power(Piece::Leviathan).then(|| self.at(Piece::Leviathan).antipode())
    }

    /// [5.9] Where the Unicorn may seal before it steps.
    pub(crate) fn seal_targets(&self) -> Vertices {
        if !self.has_power(Piece::Unicorn) {
            return Vertices::NONE;
        }
        let exits = self.creature_steps(Piece::Unicorn);
        let free = self.sealable();
        // [5.10] The last way out must stay open.
        match exits.len() {
            0 => Vertices::NONE,
            1 => free - exits,
            _ => free,
        }
    }

    /// [5.9] Unsealed, and nobody there but perhaps the Unicorn itself. With all twelve seals down nothing is left
    /// [3.1].
    pub(crate) fn sealable(&self) -> Vertices {
        let [leviathan, _, archangel, demon] = self.places;
        World::Earth.vertices() - self.seals - Vertices::one(leviathan).with(archangel).with(demon)
    }

    /// [5.12] Exactly two steps away.
    #[inline]
    pub(crate) fn flights(&self) -> Vertices {
        if self.has_power(Piece::Archangel) { self.at(Piece::Archangel).flights() } else { Vertices::NONE }
    }

    /// [5.6] The jump is a landing like any other [8.1]; a step may follow [5.7].
    pub(crate) fn jump(&mut self, to: Vertex, tell: &mut impl Tell<Event>) {
        self.first_mark();
        if !self.land(Piece::Leviathan, to, How::Jump, tell) {
            self.stage = Stage::AfterJump;
        }
    }

    /// [5.8] The step follows.
    pub(crate) fn power_seal(&mut self, at: Vertex, tell: &mut impl Tell<Event>) {
        self.seals = self.seals.with(at);
        let piece = Piece::Unicorn;
        self.trail.push_spirit(Mark { piece, from: self.at(piece), to: at, how: How::Seal });
        tell.all(Event::Sealed { at, power: true });
        self.stage = Stage::AfterSeal;
    }
}
