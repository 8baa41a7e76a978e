//! Chapter 2: the set-up.

use table::Tell;

use crate::{Event, Evilrunner, First, Piece, Powers, Setup, Stage, Trail, Vertex, Vertices, World};

impl Evilrunner {
    /// The first leg, before anything is placed.
    pub(crate) fn start(setup: Setup) -> Self {
        Evilrunner {
            setup,
            leg: 1,
            turn: 0,
            stage: Stage::Placing(Piece::Leviathan),
            places: [Vertex::OFF; 4],
            seals: Vertices::NONE,
            power: None,
            points: [0; 2],
            trail: Trail::default(),
        }
    }

    /// Where a piece may be placed: a creature in its world [2.2] [2.3] [2.4], Valandris on any free and unsealed
    /// vertex [2.7].
    pub(crate) fn placements(&self, piece: Piece) -> Vertices {
        match piece.home() {
            Some(world) => world.vertices(),
            None => Vertices::ALL - self.seals - self.creatures(),
        }
    }

    /// Where one of the first seals may go: on the Earth [3.2], on different vertices [2.5], not under the
    /// Unicorn [2.6].
    pub(crate) fn first_seals(&self) -> Vertices {
        World::Earth.vertices() - self.seals - Vertices::one(self.at(Piece::Unicorn))
    }

    pub(crate) fn place(&mut self, piece: Piece, at: Vertex, tell: &mut impl Tell<Event>) {
        self.places[piece.index()] = at;
        tell.all(Event::Placed { piece, at });
        match piece {
            Piece::Leviathan => self.stage = Stage::Placing(Piece::Unicorn),
            Piece::Unicorn => self.stage = Stage::Placing(Piece::Archangel),
            Piece::Archangel => self.go_on_sealing(),
            // [10.1] The power of turn 1 is declared once Valandris stands.
            Piece::Valandris
                if self.setup.first == First::Declared && self.setup.powers == Powers::Declared =>
            {
                self.stage = Stage::Declaring;
            }
            // [4.1] The Spirit begins.
            Piece::Valandris => self.begin_spirit_turn(),
        }
    }

    pub(crate) fn first_seal(&mut self, at: Vertex, tell: &mut impl Tell<Event>) {
        self.seals = self.seals.with(at);
        tell.all(Event::Sealed { at, power: false });
        self.go_on_sealing();
    }

    /// [2.5] Five first seals, or as many as the switch says [10.6]; then Valandris chooses [2.7].
    fn go_on_sealing(&mut self) {
        let done = self.seals.len() == usize::from(self.setup.seals);
        self.stage = if done { Stage::Placing(Piece::Valandris) } else { Stage::Sealing };
    }

    /// The vertices where creatures stand.
    #[inline]
    pub(crate) fn creatures(&self) -> Vertices {
        let [leviathan, unicorn, archangel, _] = self.places;
        Vertices::one(leviathan).with(unicorn).with(archangel)
    }
}
