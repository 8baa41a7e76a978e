//! Chapter 7: Valandris' turn.

use table::Tell;

use crate::{Event, Evilrunner, How, Mark, Pause, Piece, Stage, Vertex, Vertices};

impl Evilrunner {
    /// [7.1] [10.2]
    pub(crate) fn begin_valandris_turn(&mut self) {
        self.stage = Stage::Running { left: self.setup.speed };
    }

    /// [7.3] Along an edge or a link; never onto a creature [7.4] or a seal [3.3]. Where he came from is as good as any
    /// other vertex [7.5].
    #[inline]
    pub(crate) fn runs(&self) -> Vertices {
        self.at(Piece::Valandris).around() - self.seals - self.creatures()
    }

    pub(crate) fn run(&mut self, left: u8, to: Vertex, tell: &mut impl Tell<Event>) {
        self.first_run(left);
        let (piece, from, how) = (Piece::Valandris, self.at(Piece::Valandris), How::Step);
        self.places[piece.index()] = to;
        self.trail.push_valandris(Mark { piece, from, to, how });
        tell.all(Event::Moved { piece, from, to, how });
        if left > 1 { self.stage = Stage::Running { left: left - 1 } } else { self.begin_spirit_turn() }
    }

    /// [7.2] He need not use his steps; with nowhere to go [7.6] he cannot.
    pub(crate) fn stand(&mut self, left: u8, tell: &mut impl Tell<Event>) {
        self.first_run(left);
        let pause = if left < self.setup.speed {
            Pause::Stopped
        } else if self.runs().is_empty() {
            Pause::Trapped
        } else {
            Pause::Still
        };
        tell.all(Event::Stayed { piece: Piece::Valandris, at: self.at(Piece::Valandris), pause });
        self.begin_spirit_turn();
    }

    fn first_run(&mut self, left: u8) {
        if left == self.setup.speed {
            self.trail.begin_valandris();
        }
    }
}
