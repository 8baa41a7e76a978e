//! What the drawing shows, as plain data read off the view.

use table::Lang;

use crate::{Mark, Piece, Sight, Vertex, Vertices};

/// One moment of the board.
pub(crate) struct Scene {
    pub lang: Lang,
    /// Where each piece stands, [`Vertex::OFF`] before it is placed.
    pub at: [Vertex; 4],
    pub seals: Vertices,
    /// The piece that the question is about.
    pub mover: Option<Piece>,
    /// What can be done now, by vertex.
    pub offers: Vec<Offer>,
    /// What a click would try on a vertex that has no offer: the letters before its name (`L>`). Empty for those
    /// who are not at the table.
    pub attempt: String,
    /// Vertices that Valandris reaches with his second step, each with the first one that leads there.
    pub ahead: Vec<(Vertex, Vertex)>,
    /// Danger and reach, where there is something to see.
    pub sight: Option<Sight>,
    /// A crossing that was announced and has not happened yet.
    pub announced: Option<(Piece, Vertex)>,
    /// What the last turn did to the board, oldest first.
    pub trail: Vec<Mark>,
}

/// Something that can be done on a vertex.
pub(crate) struct Offer {
    pub vertex: Vertex,
    pub kind: Kind,
    /// As it is written in a record.
    pub action: String,
    /// As it is said to people.
    pub says: String,
}

/// What sort of thing is offered. Each has its own ring, so that colour is not needed to tell them apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A step, or the placing of a piece.
    Step,
    /// A jump or a flight.
    Power,
    /// A seal.
    Seal,
    /// The announcement of a crossing, which costs the whole turn and is therefore asked twice.
    Cross,
}

impl Kind {
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Kind::Step => "step",
            Kind::Power => "power",
            Kind::Seal => "seals",
            Kind::Cross => "cross",
        }
    }
}

impl Scene {
    /// The pieces on a vertex, creatures first.
    pub(crate) fn standing(&self, vertex: Vertex) -> impl Iterator<Item = Piece> {
        Piece::ALL.into_iter().filter(move |piece| self.at[piece.index()] == vertex)
    }

    pub(crate) fn offers_on(&self, vertex: Vertex) -> impl Iterator<Item = &Offer> {
        self.offers.iter().filter(move |offer| offer.vertex == vertex)
    }

    /// The first step towards a vertex that is two steps away.
    pub(crate) fn first_step_to(&self, vertex: Vertex) -> Option<Vertex> {
        self.ahead.iter().find(|(to, _)| *to == vertex).map(|(_, through)| *through)
    }

    /// The link lines worth drawing before anyone points at a vertex: the ways between worlds that are open to the piece
    /// in question, and the one that was announced.
    pub(crate) fn open_links(&self) -> Vec<(Vertex, Vertex, String)> {
        let mut links = Vec::new();
        for offer in &self.offers {
            let Some(piece) = offer.action.chars().next().and_then(Piece::from_letter) else { continue };
            let from = self.at[piece.index()];
            if from != Vertex::OFF && from.links().has(offer.vertex) {
                links.push((from, offer.vertex, format!("{} by-{}", offer.kind.class(), piece.letter())));
            }
        }
        if let Some((piece, to)) = self.announced {
            links.push((self.at[piece.index()], to, "announced".to_owned()));
        }
        links
    }
}
