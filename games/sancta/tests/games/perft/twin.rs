//! Beatitudini, the die and the way to the Rosa once more, slow and plain: every card is a Beatitudine that nobody can stop,
//! and no Saint follows another. Nothing here is shared with the crate.

use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Twin {
    pub(crate) seats: Vec<Place>,
    pub(crate) deck: u8,
    pub(crate) active: usize,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    /// Points of the active Saint and those it needs; it is in the Rosa when there are none.
    pub(crate) saint: Option<(u8, u8)>,
    pub(crate) hand: u8,
}

pub(crate) type Found = BTreeMap<Twin, f64>;

impl Twin {
    /// The likelihood of every position after so many turns, all choices being uniform.
    pub(crate) fn after(&self, turns: u16) -> Found {
        let mut front = Found::from([(self.clone(), 1.0)]);
        for _ in 0..turns {
            let mut next = Found::new();
            front.into_iter().for_each(|(twin, chance)| twin.turn(chance, &mut next));
            front = next;
        }
        front
    }

    fn turn(self, chance: f64, next: &mut Found) {
        let me = &self.seats[self.active];
        let ways = match (me.saint, me.hand) {
            (None, _) => 1.0,
            (Some(_), 0) => 2.0,
            (Some(_), _) => 3.0,
        };
        // The end; a Beatitudine and the end; a roll and the end.
        self.clone().pass(chance / ways, next);
        if ways == 3.0 {
            let mut played = self.clone();
            played.seats[self.active].hand -= 1;
            played.points(1).pass(chance / ways, next);
        }
        if ways >= 2.0 {
            let face = chance / ways / 6.0;
            self.clone().points(-1).pass(face, next);
            self.clone().pass(face, next);
            let mut three = self.clone();
            three.seats[self.active].hand = me.hand.saturating_sub(1);
            three.draw().pass(face, next);
            self.clone().draw().pass(face, next);
            self.clone().points(1).pass(face, next);
            self.points(2).pass(face, next);
        }
    }

    fn points(mut self, n: i8) -> Self {
        let saint = &mut self.seats[self.active].saint;
        if let Some((points, need)) = *saint {
            let points = (points as i8 + n).max(0) as u8;
            *saint = (points < need).then_some((points, need));
        }
        self
    }

    fn draw(mut self) -> Self {
        assert!(self.deck > 0, "the deck is too small for this");
        self.deck -= 1;
        self.seats[self.active].hand += 1;
        self
    }

    /// Five cards are kept; the next one draws two.
    fn pass(mut self, chance: f64, next: &mut Found) {
        let hand = &mut self.seats[self.active].hand;
        *hand = (*hand).min(5);
        self.active = (self.active + 1) % self.seats.len();
        *next.entry(self.draw().draw()).or_insert(0.0) += chance;
    }
}
