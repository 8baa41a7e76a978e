//! Movement, the growing board and fights once more, slow and plain, on cards that do nothing. Nothing here is shared with
//! the crate.

use std::collections::HashMap;

#[derive(Clone)]
pub(crate) struct Twin {
    /// Places along the path, by seat.
    pub(crate) at: Vec<u8>,
    pub(crate) faith: Vec<u8>,
    pub(crate) laid: usize,
    pub(crate) active: usize,
    pub(crate) second: bool,
}

type Key = (Vec<u8>, Vec<u8>, usize, usize, bool);
type Found = HashMap<Key, (Twin, f64)>;

impl Twin {
    /// The likelihood of every position after so many turns, ended games among them.
    pub(crate) fn after(&self, turns: u16) -> HashMap<Key, f64> {
        let mut front = Found::from([(self.key(), (self.clone(), 1.0))]);
        let mut ended = Found::new();
        for _ in 0..turns {
            let mut next = Found::new();
            for (twin, chance) in front.into_values() {
                for face in 1..=3 {
                    twin.moved(face, chance / 3.0, &mut next, &mut ended);
                }
            }
            front = next;
        }
        let mut all: HashMap<Key, f64> = front.into_iter().map(|(key, (_, chance))| (key, chance)).collect();
        for (key, (_, chance)) in ended {
            *all.entry(key).or_insert(0.0) += chance;
        }
        all
    }

    fn moved(&self, face: usize, chance: f64, next: &mut Found, ended: &mut Found) {
        let mut twin = self.clone();
        let from = self.at[self.active];
        let mut fresh = false;
        let mut here = from as usize;
        // Step by step: a missing card is laid while there are any, else the way goes on from the start.
        for _ in 0..face {
            here += 1;
            fresh = here == twin.laid && twin.laid < 20;
            if fresh {
                twin.laid += 1;
            }
            here %= twin.laid;
        }
        let here = here as u8;
        twin.at[self.active] = here;
        let others: Vec<usize> = (0..self.at.len())
            .filter(|&seat| seat != self.active && self.at[seat] == here && here != 0)
            .collect();
        let back = !fresh || self.second;
        let share = chance / (1 + usize::from(back) + others.len()) as f64;
        twin.clone().end(share, self.laid, next);
        if back {
            let mut back = twin.clone();
            back.at[self.active] = from;
            back.end(share, self.laid, next);
        }
        for other in others {
            for mine in 1..=6 {
                for his in 1..=6 {
                    twin.fought(other, mine, his, share / 36.0, self.laid, next, ended);
                }
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn fought(
        &self,
        other: usize,
        mine: u8,
        his: u8,
        chance: f64,
        laid: usize,
        next: &mut Found,
        ended: &mut Found,
    ) {
        let mut twin = self.clone();
        let (a, b) = (self.faith[self.active] + mine, self.faith[other] + his);
        if a != b {
            let (winner, loser) = if a > b { (self.active, other) } else { (other, self.active) };
            twin.faith[winner] += 1;
            twin.faith[loser] = (twin.faith[loser] - 1).max(1);
            if twin.faith[winner] == 10 {
                ended.entry(twin.key()).or_insert((twin, 0.0)).1 += chance;
                return;
            }
        }
        twin.end(chance, laid, next);
    }

    /// The turn goes to the seat before: play is against the clock. The second phase follows the turn that laid the last.
    fn end(mut self, chance: f64, laid: usize, next: &mut Found) {
        let n = self.at.len();
        self.active = (self.active + n - 1) % n;
        self.second = self.second || laid < 20 && self.laid == 20;
        next.entry(self.key()).or_insert((self, 0.0)).1 += chance;
    }

    fn key(&self) -> Key {
        (self.at.clone(), self.faith.clone(), self.laid, self.active, self.second)
    }
}
