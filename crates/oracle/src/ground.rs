//! Where the pieces may go when certain vertices are sealed.

use evilrunner::{Vertex, World};

use crate::symmetry::{EARTH, SEALABLE, Seals, vertices};

/// How many vertices there are.
pub(crate) const COUNT: usize = Vertex::COUNT;

/// A short list of vertices, by number.
pub(crate) type Places = Vec<u8>;

/// The board under one set of seals. Lists are by number of vertex.
pub struct Ground {
    /// The sealed vertices.
    pub seals: Seals,
    /// The open vertices, in order.
    pub open: Places,
    /// The place of an open vertex in `open`; of a sealed one `u8::MAX`.
    pub index: [u8; COUNT],
    /// Open vertices next to each in its own world, for creatures; also of sealed ones. [4.3]
    pub steps: Vec<Places>,
    /// Where a creature's ordinary move may end: its steps or, when it has none, where it is. [4.5]
    pub moves: Vec<Places>,
    /// Open vertices next to each, whatever their world, for Valandris. [7.3]
    pub around: Vec<Places>,
    /// Open vertices that each is linked with, for crossings. [6.3]
    pub links: Vec<Places>,
}

impl Ground {
    /// Under these seals.
    pub fn new(seals: Seals) -> Ground {
        let sealed = vertices(seals);
        let list =
            |set: evilrunner::Vertices| (set - sealed).iter().map(|at| at.index() as u8).collect::<Places>();
        let all = |near: fn(Vertex) -> evilrunner::Vertices| {
            Vertex::all().map(|at| list(near(at))).collect::<Vec<_>>()
        };
        let steps = all(Vertex::steps);
        let moves =
            steps.iter().zip(0..).map(|(steps, at)| if steps.is_empty() { vec![at] } else { steps.clone() });
        let open: Places = list(Vertex::all().collect());
        let mut index = [u8::MAX; COUNT];
        open.iter().zip(0..).for_each(|(&at, place)| index[usize::from(at)] = place);
        Ground {
            moves: moves.collect(),
            steps,
            around: all(Vertex::around),
            links: all(Vertex::links),
            seals,
            open,
            index,
        }
    }

    /// The sealed vertices.
    #[inline(always)]
    pub(crate) fn sealed(&self) -> impl Iterator<Item = usize> + '_ {
        (EARTH..EARTH + SEALABLE).filter(|&at| self.index[at] == u8::MAX)
    }

    /// The vertices of the Earth that are open.
    #[inline(always)]
    pub(crate) fn sealable(&self) -> impl Iterator<Item = usize> + '_ {
        (EARTH..EARTH + SEALABLE).filter(|&at| self.index[at] != u8::MAX)
    }

    /// How many vertices are open.
    pub fn size(&self) -> usize {
        self.open.len()
    }

    /// The number of a pair of open vertices among all pairs.
    #[inline(always)]
    pub fn pair(&self, leviathan: u8, unicorn: u8) -> usize {
        usize::from(self.index[usize::from(leviathan)]) * self.size()
            + usize::from(self.index[usize::from(unicorn)])
    }
}

/// What the powers add to a creature's moves, whatever is sealed: they hold in worlds without seals. [5.6] [5.12]
pub struct Powers {
    /// Where the Leviathan may end after its jump: there or one step on; nothing where it is not at home.
    pub jumps: Vec<Places>,
    /// Where the Archangel may fly; nothing where it is not at home.
    pub flights: Vec<Places>,
}

impl Powers {
    /// Of this board.
    pub fn new() -> Powers {
        let list = |set: evilrunner::Vertices| set.iter().map(|at| at.index() as u8).collect::<Places>();
        let jumps = |at: Vertex| match at.world() {
            World::Abyss => list(at.antipode().steps().with(at.antipode())),
            _ => Places::new(),
        };
        let flights = |at: Vertex| match at.world() {
            World::Heavens => list(at.flights()),
            _ => Places::new(),
        };
        Powers { jumps: Vertex::all().map(jumps).collect(), flights: Vertex::all().map(flights).collect() }
    }
}

impl Default for Powers {
    fn default() -> Self {
        Powers::new()
    }
}
