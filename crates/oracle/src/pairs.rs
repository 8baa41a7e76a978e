//! Pairs of places of Leviathan and Unicorn that are the same but for a symmetry that leaves the seals where they are.
//!
//! One pair of each kind is looked at, its images are carried over: with few or many seals most symmetries are left, and
//! over all 82 orbits two and a half times less is to be done.

use crate::ground::Ground;
use crate::rows::{Block, block, carry, lessen};
use crate::symmetry::{Symmetry, carried};

/// All pairs of open vertices under a set of seals.
pub struct Pairs {
    /// The symmetries that leave the seals where they are, the identity first.
    own: Vec<Symmetry>,
    /// The pairs that stand for all.
    pub all: Vec<Pair>,
    /// By [`Ground::pair`]: which of these, and the symmetry that carries the pair there.
    home: Vec<(u16, u8)>,
}

/// A pair that stands for its images.
pub struct Pair {
    /// Where the Leviathan is.
    pub leviathan: u8,
    /// Where the Unicorn is.
    pub unicorn: u8,
    /// Its images, itself first: their numbers, and the symmetry that carries each here.
    images: Vec<(u16, u8)>,
    /// The symmetries that leave it where it is.
    fixing: Vec<u8>,
}

impl Pair {
    /// How many pairs it stands for, itself included.
    pub fn images(&self) -> usize {
        self.images.len()
    }
}

impl Pairs {
    /// Of this board.
    pub fn new(ground: &Ground, symmetries: &[Symmetry]) -> Pairs {
        let stays = |symmetry: &&Symmetry| carried(ground.seals, symmetry) == ground.seals;
        let own: Vec<Symmetry> = symmetries.iter().filter(stays).copied().collect();
        let mut pairs =
            Pairs { home: vec![(u16::MAX, 0); ground.size() * ground.size()], own, all: Vec::new() };
        for &leviathan in &ground.open {
            for &unicorn in &ground.open {
                if pairs.home[ground.pair(leviathan, unicorn)].0 == u16::MAX {
                    pairs.add(ground, leviathan, unicorn);
                }
            }
        }
        pairs
    }

    fn add(&mut self, ground: &Ground, leviathan: u8, unicorn: u8) {
        let here = (leviathan, unicorn);
        let mut pair = Pair { leviathan, unicorn, images: Vec::new(), fixing: Vec::new() };
        for (symmetry, number) in self.own.iter().zip(0..) {
            if image(symmetry, here) == here {
                pair.fixing.push(number);
            }
        }
        for from in &self.own {
            let (l, u) = image(from, here);
            let at = ground.pair(l, u);
            let back = self.own.iter().position(|symmetry| image(symmetry, (l, u)) == here);
            if let Some(back) = back.filter(|_| self.home[at].0 == u16::MAX) {
                self.home[at] = (self.all.len() as u16, back as u8);
                pair.images.push((at as u16, back as u8));
            }
        }
        self.all.push(pair);
    }

    /// The number of the pair that stands for this one, and the symmetry that carries it there.
    #[inline(always)]
    pub fn home(&self, pair: usize) -> (usize, &Symmetry) {
        let (number, symmetry) = self.home[pair];
        (usize::from(number), &self.own[usize::from(symmetry)])
    }

    /// The values of all images, from those of the pair.
    #[inline(always)]
    pub fn carry_over(&self, pair: &Pair, new: &Block, values: &mut [Block]) {
        for &(image, symmetry) in &pair.images {
            let symmetry = &self.own[usize::from(symmetry)];
            carry(new, symmetry, &mut values[usize::from(image)]);
        }
    }

    /// What holds of one position holds of its images with the same pair: the least of all.
    #[inline(always)]
    pub fn even_out(&self, pair: &Pair, values: &mut Block) {
        let before = *values;
        for &symmetry in &pair.fixing[1..] {
            let symmetry = &self.own[usize::from(symmetry)];
            let mut image = block(0.0);
            carry(&before, symmetry, &mut image);
            values.iter_mut().zip(&image).for_each(|(row, image)| lessen(row, image));
        }
    }
}

fn image(symmetry: &Symmetry, (leviathan, unicorn): (u8, u8)) -> (u8, u8) {
    (symmetry[usize::from(leviathan)], symmetry[usize::from(unicorn)])
}
