//! What a seat may answer, as sets: listed, counted and drawn from.

use table::{Rng, Seats};

use crate::open::SLOTS;
use crate::{Action, Card, Cards};

/// The answers that are single words, in the order of the lists.
const WORDS: [Action; 5] = [Action::Pass, Action::Advocatus, Action::Accept, Action::End, Action::Roll];
/// The pairs of slots, by the first and then by the second.
const PAIRS: [(u8, u8); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// The answers to one question, in the order of the lists. Random play draws from them without a list.
#[derive(Clone, Copy)]
pub(super) struct Choices {
    /// Which of the words, a bit for each.
    pub(super) words: u8,
    /// Cards to play, to take or to put first: whichever the question is about.
    pub(super) cards: Cards,
    pub(super) as_what: fn(Card) -> Action,
    /// Saints for a Suffragio.
    pub(super) suffrages: Cards,
    /// Saints to lay.
    pub(super) lays: Cards,
    /// Is there no room for them, so that each goes to one of the slots?
    pub(super) full: bool,
    /// So many Saints of the Santuario may enter.
    pub(super) enters: u8,
    /// So many may change slots.
    pub(super) swaps: u8,
    /// Seats to choose.
    pub(super) seats: Seats,
}

impl Choices {
    /// None yet; the cards will be for this.
    #[inline]
    pub(super) fn of(as_what: fn(Card) -> Action) -> Self {
        let (cards, suffrages, lays) = (Cards::NONE, Cards::NONE, Cards::NONE);
        let (words, full, enters, swaps, seats) = (0, false, 0, 0, Seats::NONE);
        Choices { words, cards, as_what, suffrages, lays, full, enters, swaps, seats }
    }

    /// These cards.
    #[inline]
    pub(super) fn cards(as_what: fn(Card) -> Action, cards: Cards) -> Self {
        Choices { cards, ..Choices::of(as_what) }
    }

    /// These words, and nothing else yet.
    #[inline]
    pub(super) fn words(words: &[Action]) -> Self {
        let mut choices = Choices::of(Action::Take);
        words.iter().for_each(|word| choices.say(*word));
        choices
    }

    /// One more word.
    #[inline]
    pub(super) fn say(&mut self, word: Action) {
        let bits = WORDS.iter().enumerate().map(|(at, it)| u8::from(*it == word) << at);
        self.words |= bits.fold(0, |all, bit| all | bit);
    }

    fn said(self) -> impl Iterator<Item = Action> {
        WORDS.into_iter().enumerate().filter(move |(at, _)| self.words >> at & 1 == 1).map(|(_, word)| word)
    }

    fn pairs(self) -> impl Iterator<Item = (u8, u8)> {
        PAIRS.into_iter().filter(move |(_, two)| *two < self.swaps)
    }

    /// Lists all, sorted.
    pub(super) fn list(self, out: &mut Vec<Action>) {
        out.extend(self.said());
        out.extend(self.cards.iter().map(self.as_what));
        out.extend(self.suffrages.iter().map(Action::Suffrage));
        for card in self.lays.iter() {
            match self.full {
                true => out.extend((0..SLOTS as u8).map(|slot| Action::Replace(card, slot))),
                false => out.push(Action::Place(card)),
            }
        }
        out.extend((0..self.enters).map(Action::Enter));
        out.extend(self.pairs().map(|(one, two)| Action::Swap(one, two)));
        out.extend(self.seats.iter().map(Action::At));
    }

    /// One of them, each as likely; none where there are none.
    pub(super) fn any(self, rng: &mut Rng) -> Option<Action> {
        let slots = if self.full { SLOTS } else { 1 };
        let (words, cards, suffrages) =
            (self.words.count_ones() as usize, count(self.cards), count(self.suffrages));
        let (lays, enters, seats) = (slots * count(self.lays), usize::from(self.enters), self.seats.len());
        let swaps = usize::from(self.swaps) * usize::from(self.swaps.saturating_sub(1)) / 2;
        let mut nth = rng.below(words + cards + suffrages + lays + enters + swaps + seats);
        // Does the number fall into a group of so many? Else on with the rest of it.
        let mut falls = |count: usize| match nth.checked_sub(count) {
            None => Some(nth),
            Some(rest) => {
                nth = rest;
                None
            }
        };
        if let Some(nth) = falls(words) {
            self.said().nth(nth)
        } else if let Some(nth) = falls(cards) {
            self.cards.nth(nth).map(self.as_what)
        } else if let Some(nth) = falls(suffrages) {
            self.suffrages.nth(nth).map(Action::Suffrage)
        } else if let Some(nth) = falls(lays) {
            let lay = |card| {
                if self.full { Action::Replace(card, (nth % SLOTS) as u8) } else { Action::Place(card) }
            };
            self.lays.nth(nth / slots).map(lay)
        } else if let Some(nth) = falls(enters) {
            Some(Action::Enter(nth as u8))
        } else if let Some(nth) = falls(swaps) {
            self.pairs().nth(nth).map(|(one, two)| Action::Swap(one, two))
        } else {
            falls(seats).and_then(|nth| self.seats.iter().nth(nth)).map(Action::At)
        }
    }
}

/// How many cards: a hand is small, so that they are counted one by one.
#[inline]
fn count(cards: Cards) -> usize {
    cards.iter().count()
}
