//! Chapter 4, the Spirit's turn, and the declaration that ends it [5.1].

use table::Tell;

use crate::{Action, Event, Evilrunner, How, Mark, Pause, Piece, Powers, Stage, Trail, Vertex, Vertices};

impl Evilrunner {
    /// [4.1] [4.2] The next turn, beginning with the Leviathan.
    pub(crate) fn begin_spirit_turn(&mut self) {
        if self.turn == 0 {
            // The set-up of a second leg kept the marks of the first one's end.
            self.trail = Trail::default();
        }
        self.turn += 1;
        self.stage = Stage::Moving(Piece::Leviathan);
    }

    /// [4.3] One step in the world where the creature is, also away from home [4.7]; not onto a seal [3.3]. Other
    /// creatures are no obstacle [4.6].
    #[inline]
    pub(crate) fn creature_steps(&self, creature: Piece) -> Vertices {
        self.at(creature).steps() - self.seals
    }

    /// Everything open when this creature's time comes, in the order of [`Action`].
    pub(crate) fn creature_actions(&self, creature: Piece, out: &mut Vec<Action>) {
        let steps = self.creature_steps(creature);
        match creature {
            Piece::Leviathan => {
                self.list_steps(creature, steps, out);
                out.extend(self.jump_target().map(Action::Jump));
                // [6.1] A crossing takes the place of the whole turn.
                for crosser in Piece::CREATURES {
                    out.extend(self.crossings(crosser).iter().map(|to| Action::Cross(crosser, to)));
                }
            }
            Piece::Unicorn => {
                out.extend(self.seal_targets().iter().map(Action::Seal));
                self.list_steps(creature, steps, out);
            }
            _ => self.list_steps(creature, steps | self.flights(), out),
        }
        // [4.4] [4.5] Who can step must; who cannot stays. Only on the Earth can a creature be stuck, where neither
        // jump nor flight is to be had.
        if steps.is_empty() {
            out.push(Action::Stay);
        }
    }

    pub(crate) fn list_steps(&self, piece: Piece, targets: Vertices, out: &mut Vec<Action>) {
        out.extend(targets.iter().map(|to| Action::Step(piece, to)));
    }

    pub(crate) fn creature_step(&mut self, creature: Piece, to: Vertex, tell: &mut impl Tell<Event>) {
        let from = self.at(creature);
        let how = if from.steps().has(to) { How::Step } else { How::Flight };
        self.first_mark();
        if !self.land(creature, to, how, tell) {
            self.next_creature(creature, tell);
        }
    }

    /// [4.5] A stuck creature, or the Leviathan that stops after its jump [5.7].
    pub(crate) fn creature_stays(&mut self, tell: &mut impl Tell<Event>) {
        let Some(piece) = self.stage.mover() else { return };
        let pause = if self.stage == Stage::AfterJump { Pause::AfterJump } else { Pause::Stuck };
        self.first_mark();
        tell.all(Event::Stayed { piece, at: self.at(piece), pause });
        self.next_creature(piece, tell);
    }

    /// Puts a creature on a vertex. Says whether that captured Valandris and so ended the leg. [8.1]
    pub(crate) fn land(&mut self, piece: Piece, to: Vertex, how: How, tell: &mut impl Tell<Event>) -> bool {
        let from = self.at(piece);
        self.places[piece.index()] = to;
        self.trail.push_spirit(Mark { piece, from, to, how });
        tell.all(Event::Moved { piece, from, to, how });
        let captured = to == self.at(Piece::Valandris);
        if captured {
            self.capture(piece, tell);
        }
        captured
    }

    /// The turn ends: at the cap the leg with it [8.4], else the Spirit declares [5.1] unless it has all powers [10.3].
    pub(crate) fn end_spirit_turn(&mut self, tell: &mut impl Tell<Event>) {
        // [5.3] An unused power is lost.
        self.power = None;
        if self.turn >= self.setup.cap {
            self.survive(tell);
        } else if self.setup.powers == Powers::All {
            self.begin_valandris_turn();
        } else {
            self.stage = Stage::Declaring;
        }
    }

    pub(crate) fn declare(&mut self, creature: Piece, tell: &mut impl Tell<Event>) {
        self.power = Some(creature);
        tell.all(Event::Declared { creature });
        // [10.1] The declaration of the set-up comes before turn 1.
        if self.turn == 0 { self.begin_spirit_turn() } else { self.begin_valandris_turn() }
    }

    /// The first thing done in a turn wipes the marks of the turn before.
    pub(crate) fn first_mark(&mut self) {
        if self.stage == Stage::Moving(Piece::Leviathan) {
            self.trail.begin_spirit();
        }
    }

    /// [4.2] Leviathan, Unicorn, Archangel.
    fn next_creature(&mut self, moved: Piece, tell: &mut impl Tell<Event>) {
        match moved {
            Piece::Leviathan => self.stage = Stage::Moving(Piece::Unicorn),
            Piece::Unicorn => self.stage = Stage::Moving(Piece::Archangel),
            Piece::Archangel | Piece::Valandris => self.end_spirit_turn(tell),
        }
    }
}
