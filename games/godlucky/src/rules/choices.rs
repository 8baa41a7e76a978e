//! What a seat may answer, without a list: random play and search ask for one of it far more often than for all.

use table::{Rng, Seats};

use crate::{Action, Cards};

/// Up to two single actions, then one for each thing of a set: in the order of actions.
pub(crate) struct Choices {
    first: Option<Action>,
    second: Option<Action>,
    each: Each,
}

/// One action for each of these.
pub(crate) enum Each {
    Nothing,
    Use(Cards),
    Take(Cards),
    At(Seats),
    Fight(Seats),
    /// Numbers as bits.
    Number(fn(u8) -> Action, u32),
}

impl Choices {
    /// This, if it is open that, and one for each of those.
    #[inline]
    pub(super) fn new(first: Option<Action>, second: Option<Action>, each: Each) -> Self {
        Choices { first, second, each }
    }

    /// One of two.
    #[inline]
    pub(super) fn two([first, second]: [Action; 2]) -> Self {
        Choices::new(Some(first), Some(second), Each::Nothing)
    }

    /// One for each of these.
    #[inline]
    pub(super) fn each(each: Each) -> Self {
        Choices::new(None, None, each)
    }

    /// One of them, each as likely.
    #[inline(always)]
    pub(crate) fn draw(&self, rng: &mut Rng) -> Option<Action> {
        let single = usize::from(self.first.is_some()) + usize::from(self.second.is_some());
        let all = single + self.each.len();
        let at = if all > 1 { rng.below(all) } else { 0 };
        match at.checked_sub(single) {
            Some(at) => self.each.nth(at),
            None if at == 0 => self.first.or(self.second),
            None => self.second,
        }
    }

    /// All of them, in order.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        out.extend(self.first);
        out.extend(self.second);
        match &self.each {
            Each::Nothing => {}
            Each::Use(cards) => out.extend(cards.iter().map(Action::Use)),
            Each::Take(cards) => out.extend(cards.iter().map(Action::Take)),
            Each::At(seats) => out.extend(seats.iter().map(Action::At)),
            Each::Fight(seats) => out.extend(seats.iter().map(Action::Fight)),
            Each::Number(action, bits) => out.extend(numbers(*bits).map(action)),
        }
    }
}

impl Each {
    #[inline]
    fn len(&self) -> usize {
        match self {
            Each::Nothing => 0,
            // Mostly there is none, and counting takes longer than seeing that.
            Each::Use(cards) | Each::Take(cards) if cards.is_empty() => 0,
            Each::Use(cards) | Each::Take(cards) => cards.len(),
            Each::At(seats) | Each::Fight(seats) if seats.is_empty() => 0,
            Each::At(seats) | Each::Fight(seats) => seats.len(),
            Each::Number(_, bits) => bits.count_ones() as usize,
        }
    }

    #[inline]
    fn nth(&self, at: usize) -> Option<Action> {
        match self {
            Each::Nothing => None,
            Each::Use(cards) => cards.iter().nth(at).map(Action::Use),
            Each::Take(cards) => cards.iter().nth(at).map(Action::Take),
            Each::At(seats) => seats.iter().nth(at).map(Action::At),
            Each::Fight(seats) => seats.iter().nth(at).map(Action::Fight),
            Each::Number(action, bits) => numbers(*bits).nth(at).map(action),
        }
    }
}

/// The numbers that stand as bits.
#[inline]
pub(super) fn numbers(bits: u32) -> impl Iterator<Item = u8> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let number = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        (number < u32::BITS).then_some(number as u8)
    })
}

/// The numbers from one to another, both included, as bits.
#[inline]
pub(super) fn bits(from: u8, to: u8) -> u32 {
    (2u32 << to).wrapping_sub(1) & !((1 << from) - 1)
}
