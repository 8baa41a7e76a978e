//! The values of all positions with one set of seals, and what a sweep keeps beside them.

use crate::ground::{Ground, Powers};
use crate::pairs::Pairs;
use crate::position::{Error, Position, Worth};
use crate::rows::{Block, NEVER, block};
use crate::symmetry::{Orbits, SEALABLE, Seals, Symmetry, symmetries};

/// The positions with one set of seals after a turn of the Spirit, before it declares: how many turns of the Spirit
/// still to come the capture takes, the capturing turn counted.
pub struct Part {
    /// The board.
    pub ground: Ground,
    /// By pair of places of Leviathan and Unicorn ([`Ground::pair`]): a row for each vertex of Valandris, a number for
    /// each of the Archangel. What is no position is [`NEVER`].
    pub values: Vec<Block>,
    /// Pairs that are the same but for a symmetry.
    pub pairs: Pairs,
    /// By pair that stands for others, at the Spirit's turn: what the best crossing is worth, this turn counted.
    pub crossing: Vec<Block>,
    /// By place of the Leviathan and vertex of the Earth for the Unicorn, sealed or not: what Unicorn and Archangel
    /// make of their steps when the last of these seals was just put.
    pub sealing: Vec<Block>,
}

impl Part {
    /// Nothing is known yet: all has this value.
    fn new(seals: Seals, symmetries: &[Symmetry], value: f32) -> Part {
        let ground = Ground::new(seals);
        let (size, pairs) = (ground.size(), Pairs::new(&ground, symmetries));
        let mut part = Part {
            values: vec![block(value); size * size],
            crossing: vec![block(NEVER); pairs.all.len()],
            sealing: vec![block(NEVER); size * SEALABLE],
            pairs,
            ground,
        };
        part.clear();
        part
    }

    /// Positions with these seals are not looked at.
    fn left_out(seals: Seals, symmetries: &[Symmetry]) -> Part {
        let ground = Ground::new(seals);
        Part {
            pairs: Pairs::new(&ground, symmetries),
            ground,
            values: Vec::new(),
            crossing: Vec::new(),
            sealing: Vec::new(),
        }
    }

    /// Takes values in the order of files: by pair that stands for others, then by vertex of Valandris and of the
    /// Archangel. Nothing if one is missing.
    pub(crate) fn fill(&mut self, mut next: impl FnMut() -> Option<f32>) -> Option<()> {
        let Part { ground, pairs, values, .. } = self;
        for pair in &pairs.all {
            let mut filled = block(NEVER);
            for &v in &ground.open {
                for &a in &ground.open {
                    filled[usize::from(v)][usize::from(a)] = next()?;
                }
            }
            clear(ground, &mut filled, pair.leviathan, pair.unicorn);
            pairs.carry_over(pair, &filled, values);
        }
        Some(())
    }

    /// Takes out what is no position: sealed vertices, and Valandris where a creature is.
    fn clear(&mut self) {
        let Part { ground, values, .. } = self;
        for &leviathan in &ground.open {
            for &unicorn in &ground.open {
                clear(ground, &mut values[ground.pair(leviathan, unicorn)], leviathan, unicorn);
            }
        }
    }
}

/// Takes out of a block what is no position.
#[inline(always)]
pub(crate) fn clear(ground: &Ground, block: &mut Block, leviathan: u8, unicorn: u8) {
    for (at, row) in block.iter_mut().enumerate() {
        row[at] = NEVER;
        let occupied = at == usize::from(leviathan) || at == usize::from(unicorn);
        if occupied || ground.index[at] == u8::MAX {
            *row = [NEVER; crate::ground::COUNT];
        }
    }
    for at in ground.sealed() {
        block.iter_mut().for_each(|row| row[at] = NEVER);
    }
}

/// What is being solved, in memory.
pub struct Solution {
    /// The board and what is played.
    pub board: Board,
    /// By orbit of seals, those with fewer first.
    pub parts: Vec<Part>,
    /// How exactly the values are known.
    pub error: Error,
}

impl Solution {
    /// All positions with at least so many seals; where nobody is yet known to be caught all have this value.
    pub fn new(chase: Chase, die: Die, fewest: u32, value: f32) -> Solution {
        let board = Board { orbits: Orbits::new(), powers: Powers::new(), chase, die };
        let symmetries = symmetries();
        let part = |seals: Seals| match seals.count_ones() < fewest {
            true => Part::left_out(seals, &symmetries),
            false => Part::new(seals, &symmetries, value),
        };
        let parts = board.orbits.of.iter().map(|orbit| part(orbit.seals)).collect();
        Solution { board, parts, error: Error::default() }
    }

    /// How many bytes of memory solving takes, about, with so many threads.
    pub fn need(threads: usize) -> u64 {
        let symmetries = symmetries();
        let blocks = Orbits::new().of.into_iter().map(|orbit| {
            let ground = Ground::new(orbit.seals);
            let size = ground.size();
            size * size + Pairs::new(&ground, &symmetries).all.len() + size * SEALABLE
        });
        let desks = threads * crate::ground::COUNT * (2 * crate::ground::COUNT + SEALABLE + 2);
        ((blocks.sum::<usize>() + desks) * size_of::<Block>()) as u64
    }

    /// How many positions there are, and how many of them nobody is ever caught in, by number of seals.
    pub fn counts(&self) -> Vec<[u64; 2]> {
        self.count(|value| usize::from(value == NEVER), 2).iter().map(|by| [by[0] + by[1], by[1]]).collect()
    }

    /// Positions by number of seals and by what `class` makes of their values, a number below `classes`.
    pub fn count(&self, class: impl Fn(f32) -> usize, classes: usize) -> Vec<Vec<u64>> {
        let mut counts = vec![vec![0; classes]; SEALABLE + 1];
        for (part, orbit) in self.parts.iter().zip(&self.board.orbits.of) {
            let counts = &mut counts[orbit.seals.count_ones() as usize];
            for pair in &part.pairs.all {
                let (l, u) = (pair.leviathan, pair.unicorn);
                let times = u64::from(orbit.size) * pair.images() as u64;
                for &v in part.ground.open.iter().filter(|&&v| v != l && v != u) {
                    for &a in part.ground.open.iter().filter(|&&a| a != v) {
                        counts[class(part.values[part.ground.pair(l, u)][usize::from(v)][usize::from(a)])] +=
                            times;
                    }
                }
            }
        }
        counts
    }
}

impl Worth for Solution {
    fn chase(&self) -> Chase {
        self.board.chase
    }

    fn worth(&self, position: &Position) -> Option<f32> {
        let (orbit, symmetry) = &self.board.orbits.home[usize::from(position.seals)];
        let part = &self.parts[usize::from(*orbit)];
        let [l, u, a, v] = position.places.map(|at| symmetry[usize::from(at)]);
        Some(part.values.get(part.ground.pair(l, u))?[usize::from(v)][usize::from(a)])
    }

    fn error(&self) -> Error {
        self.error
    }
}

/// What is played: the switches that the values depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chase {
    /// Steps of Valandris in a turn, 1 or 2. [10.2]
    pub speed: u8,
    /// All powers on every turn, and none declared? [10.3]
    pub all_powers: bool,
    /// May the Spirit cross? [6.1]
    pub crossing: bool,
}

impl Chase {
    /// The game as the rulebook has it.
    pub const STANDARD: Chase = Chase { speed: 2, all_powers: false, crossing: true };
}

/// What the die is taken to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// Each face as often as the others: values are means.
    Fair,
    /// Always what is worst for the Spirit: values are turns within which the capture is certain.
    Worst,
    /// What is best for it, but nothing is risked: a crossing that may lead to where nobody is ever caught is worth as
    /// little as if it did. Values are turns within which a capture is possible.
    Best,
}

/// What all sweeps share.
pub struct Board {
    /// Sets of seals that are the same but for a symmetry.
    pub orbits: Orbits,
    /// What the powers add.
    pub powers: Powers,
    /// What is played.
    pub chase: Chase,
    /// How the die falls.
    pub die: Die,
}
