//! What stands in the corner of a card: the printed sets that it belongs to, and in which Arcano of each it lies.

use super::CardSet;
use crate::Card;
use crate::rules::FIFTH;

impl CardSet {
    /// The sets by their index and the Arcana by their number, from 1: Interventions lie in the fifth. Copies of a card are not told
    /// apart, so that one of two sets bears the marks of both. [4.1]
    pub fn marks(&self, card: Card) -> Vec<(u8, u8)> {
        let mut all = Vec::new();
        for (set, destiny) in (0..).zip(&self.destinies) {
            for (at, pack) in (1..).zip(&destiny.arcana) {
                if pack.contains(&card) {
                    all.push((set, at));
                }
            }
            if destiny.divine.contains(&card) {
                all.push((set, FIFTH + 1));
            }
        }
        all
    }
}
