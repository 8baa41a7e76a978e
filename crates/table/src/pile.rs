//! Piles of cards of which somebody may know a part.
//!
//! What nobody has seen has no place: it lies in a bag, and drawing it is a draw of chance. What somebody has seen and
//! put back has one: at the top or at the bottom, in a known order. A shuffle sends everything back to the bag.

use std::collections::VecDeque;

/// A pile: known cards on top, a bag of unseen ones, known cards at the bottom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile<C> {
    top: VecDeque<C>,
    /// Sorted, so that equal bags are equal piles.
    bag: Vec<C>,
    bottom: VecDeque<C>,
}

/// What the next card of a pile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<C> {
    /// This one: somebody has seen it there.
    Known(C),
    /// A draw of chance from the bag.
    Unseen,
    /// Nothing: the pile is empty.
    Nothing,
}

impl<C: Copy + Ord> Pile<C> {
    /// A shuffled pile: nobody knows any place.
    pub fn shuffled(cards: impl IntoIterator<Item = C>) -> Self {
        let mut bag: Vec<C> = cards.into_iter().collect();
        bag.sort_unstable();
        Pile { top: VecDeque::new(), bag, bottom: VecDeque::new() }
    }

    /// How many cards it holds.
    pub fn len(&self) -> usize {
        self.top.len() + self.bag.len() + self.bottom.len()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The unseen cards, sorted.
    pub fn bag(&self) -> &[C] {
        &self.bag
    }

    /// The known cards on top, from the top down.
    pub fn known_top(&self) -> impl Iterator<Item = C> + '_ {
        self.top.iter().copied()
    }

    /// The known cards at the bottom, from the bottom up.
    pub fn known_bottom(&self) -> impl Iterator<Item = C> + '_ {
        self.bottom.iter().rev().copied()
    }

    /// What would be drawn.
    pub fn next(&self) -> Next<C> {
        match (self.top.front(), self.bag.is_empty(), self.bottom.front()) {
            (Some(&card), _, _) | (None, true, Some(&card)) => Next::Known(card),
            (None, false, _) => Next::Unseen,
            (None, true, None) => Next::Nothing,
        }
    }

    /// Draws a card: the known one when the next is known, else the unseen card that chance named. `None` when the
    /// pile is empty or holds no such unseen card; it is as before then.
    pub fn draw(&mut self, named: Option<C>) -> Option<C> {
        match (self.next(), named) {
            (Next::Nothing, _) => None,
            (Next::Known(_), _) => self.top.pop_front().or_else(|| self.bottom.pop_front()),
            (Next::Unseen, named) => {
                let at = self.bag.binary_search(&named?).ok()?;
                Some(self.bag.remove(at))
            }
        }
    }

    /// Puts a seen card on top.
    pub fn put_on_top(&mut self, card: C) {
        self.top.push_front(card);
    }

    /// Puts a seen card under everything.
    pub fn put_on_bottom(&mut self, card: C) {
        self.bottom.push_back(card);
    }

    /// Puts a card back unseen, anywhere: nobody knows places any more after the shuffle that goes with it.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = C>) {
        let known = self.top.drain(..).chain(self.bottom.drain(..));
        self.bag.extend(known.chain(cards));
        self.bag.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_at_three_and_put_two_under() {
        let mut pile = Pile::shuffled(1..=5);
        assert_eq!((pile.next(), pile.len()), (Next::Unseen, 5));
        let seen: Vec<i32> = [4, 1, 5].into_iter().filter_map(|card| pile.draw(Some(card))).collect();
        assert_eq!(seen, [4, 1, 5]);
        pile.put_on_top(1);
        pile.put_on_bottom(4);
        pile.put_on_bottom(5);
        assert_eq!(pile.known_bottom().collect::<Vec<_>>(), [5, 4]);
        assert_eq!((pile.next(), pile.draw(None)), (Next::Known(1), Some(1)));
        assert_eq!(pile.bag(), [2, 3]);
        assert_eq!(pile.draw(Some(9)), None, "chance cannot name a card that is not there");
        assert_eq!((pile.draw(Some(3)), pile.draw(Some(2))), (Some(3), Some(2)));
        assert_eq!((pile.draw(None), pile.draw(None), pile.draw(None)), (Some(4), Some(5), None));
        assert!(pile.is_empty() && pile.next() == Next::Nothing);
    }

    #[test]
    fn a_shuffle_forgets_places() {
        let mut pile = Pile::shuffled([3, 1]);
        pile.put_on_top(2);
        pile.put_on_bottom(0);
        pile.shuffle_in([9]);
        assert_eq!(pile, Pile::shuffled([0, 1, 2, 3, 9]));
        assert_eq!(pile.known_top().count(), 0);
    }
}
