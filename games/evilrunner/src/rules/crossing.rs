//! Chapter 6: the crossing.

use table::Tell;

use crate::{Action, Crossing, Event, Evilrunner, How, Mark, Pause, Piece, Stage, Vertex, Vertices, World};

impl Evilrunner {
    /// Where a creature may cross to: linked with its vertex [6.2] and unsealed [6.3], occupied or not. With the switch,
    /// nowhere. [10.7]
    #[inline]
    pub(crate) fn crossings(&self, creature: Piece) -> Vertices {
        match self.setup.crossing {
            Crossing::Yes => self.at(creature).links() - self.seals,
            Crossing::No => Vertices::NONE,
        }
    }

    /// [6.1] The whole turn, so that the declared power is lost [6.12]. [6.4] Nothing later can change it.
    pub(crate) fn announce(&mut self, creature: Piece, to: Vertex, tell: &mut impl Tell<Event>) {
        self.first_mark();
        self.power = None;
        tell.all(Event::Announced { creature, from: self.at(creature), to });
        // [6.5] [6.6] The die is for the Leviathan and the Archangel.
        self.stage = match creature {
            Piece::Unicorn => Stage::Bonus { creature, to },
            _ => Stage::Rolling { creature, to },
        };
    }

    /// [3.5] The face n takes the seal from Tn, if there is one.
    pub(crate) fn roll(&mut self, creature: Piece, to: Vertex, face: u8, tell: &mut impl Tell<Event>) {
        let vertex = Vertex::new(World::Earth, face).unwrap_or(Vertex::OFF);
        let removed = self.seals.has(vertex);
        self.trail.rolled(face);
        if removed {
            self.seals = self.seals.without(vertex);
            let from = self.at(creature);
            self.trail.push_spirit(Mark { piece: creature, from, to: vertex, how: How::Unseal });
        }
        tell.all(Event::Rolled { face, removed });
        self.stage = Stage::Bonus { creature, to };
    }

    /// [6.7] One step or none, under the usual rules: the announced creature still stands where it was [6.8], the
    /// announced vertex is open [6.9], so is one just unsealed [6.10].
    pub(crate) fn bonus(&mut self, creature: Piece, to: Vertex, bonus: Action, tell: &mut impl Tell<Event>) {
        match bonus {
            Action::Step(piece, target) => {
                let from = self.at(piece);
                self.places[piece.index()] = target;
                self.trail.push_spirit(Mark { piece, from, to: target, how: How::Bonus });
                tell.all(Event::Moved { piece, from, to: target, how: How::Bonus });
            }
            _ => {
                let pause = if self.runs().is_empty() { Pause::Trapped } else { Pause::NoBonus };
                let piece = Piece::Valandris;
                tell.all(Event::Stayed { piece, at: self.at(piece), pause });
            }
        }
        // [6.11] Arriving captures like any landing. [6.12] The turn ends like any other.
        if !self.land(creature, to, How::Arrival, tell) {
            self.end_spirit_turn(tell);
        }
    }
}
