//! What a viewer knows: everything. [2.1]

use table::{Seat, Turn};

use crate::{Evilrunner, Piece, Powers, Setup, Stage, Trail, Vertex, Vertices};

/// The whole table, and who looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The switches.
    pub setup: Setup,
    /// 1 or 2. [9.1]
    pub leg: u8,
    /// The number of the Spirit's turn that is being or was last played; 0 in the set-up. [4.1]
    pub turn: u16,
    /// What is being waited for.
    pub stage: Stage,
    /// Where each piece stands, by [`Piece::index`]; [`Vertex::OFF`] until it is placed.
    pub places: [Vertex; 4],
    /// The sealed vertices.
    pub seals: Vertices,
    /// In the Spirit's turn the power that it may use, in Valandris' turn the one for the next. [5.1] [5.3]
    pub power: Option<Piece>,
    /// Each seat's points as Valandris, 0 while its leg is not over. [9.2]
    pub points: [u16; 2],
    /// Where the pieces went in the last turn of each side.
    pub trail: Trail,
}

impl View {
    pub(crate) fn of(truth: &Evilrunner, viewer: Option<Seat>) -> View {
        // Without `..`: a new field of the truth does not compile until somebody says who sees it.
        let &Evilrunner { setup, leg, turn, stage, places, seals, power, points, trail } = truth;
        View { viewer, setup, leg, turn, stage, places, seals, power, points, trail }
    }

    /// The one truth that looks like this.
    pub(crate) fn truth(&self) -> Evilrunner {
        let &View { viewer: _, setup, leg, turn, stage, places, seals, power, points, trail } = self;
        Evilrunner { setup, leg, turn, stage, places, seals, power, points, trail }
    }

    /// Where a piece stands, once it is placed.
    pub fn at(&self, piece: Piece) -> Option<Vertex> {
        Some(self.places[piece.index()]).filter(|&at| at != Vertex::OFF)
    }

    /// The pieces on a vertex; creatures may share one. [4.6]
    pub fn on(&self, vertex: Vertex) -> impl Iterator<Item = Piece> + '_ {
        Piece::ALL.into_iter().filter(move |&piece| self.at(piece) == Some(vertex))
    }

    /// Who is the Spirit in this leg. [9.1]
    pub fn spirit(&self) -> Seat {
        self.truth().spirit()
    }

    /// Who is Valandris in this leg. [9.1]
    pub fn valandris(&self) -> Seat {
        self.truth().valandris()
    }

    /// The seat that is asked; `None` for the die and at the end.
    pub fn asked(&self) -> Option<Seat> {
        self.turn().asked().first()
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        table::Game::turn(&self.truth())
    }

    /// May this creature use its power in the Spirit's turn that is being played? [5.3] [5.5] [10.3]
    pub fn has_power(&self, creature: Piece) -> bool {
        self.truth().has_power(creature)
    }

    /// Are all powers there on every turn? [10.3]
    pub fn has_all_powers(&self) -> bool {
        self.setup.powers == Powers::All
    }
}
