//! Goofspiel: secret simultaneous bids for prizes.
//!
//! - 1: Each seat holds the cards 1 to n and bids one at a time; the prizes 1 to n come up one by one, at random or from
//!   the highest down.
//! - 2: Both choose a card they still hold, unseen by the other, and show them together; the higher card wins as many
//!   points as the prize shows, equal cards win nothing.
//! - 3: The last prize and the last cards leave no choice and are played at once. More points win.

use std::ops::RangeInclusive;

use super::{chance_only, within};
use crate::{Answer, Field, Game, Odds, Refusal, Rng, Scores, Seat, Seats, Tell, Trouble, Turn, Word};

/// The cards, the prizes and the points: nothing is hidden but the bids in their envelopes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Goofspiel {
    setup: Setup,
    /// Bit c is card c.
    hands: [u16; 2],
    /// The prizes that have not come up.
    prizes: u16,
    /// The prize that is bid for; 0 when the next must come up.
    prize: u8,
    points: [u8; 2],
}

const CARDS: RangeInclusive<u8> = 3..=13;

crate::setup! {
    /// What is fixed before the first turn.
    Setup:
    /// How many cards each seat holds.
    cards: u8 = 13, CARDS => "le carte di ogni mano", "the cards of each hand";
    /// In which order the prizes come up.
    prizes: Prizes = Prizes::Random, Word => "in che ordine escono i premi", "in which order the prizes come up";
}

crate::words! {
    /// In which order the prizes come up.
    Prizes:
    /// At random.
    Random "random" "a caso" "at random";
    /// From the highest down.
    Descending "descending" "dal più alto in giù" "from the highest down";
}

/// A card or a prize, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A prize came up.
    Prize(Card),
    /// Both showed their bids, in order of seats.
    Bids([Card; 2]),
    /// The last prize and the last cards were played.
    Last(Card, [Card; 2]),
}

/// The open table and whose eyes see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What was fixed.
    pub setup: Setup,
    /// The cards in hand in order of seats: bit c is card c.
    pub hands: [u16; 2],
    /// The prizes that have not come up, in the same way.
    pub prizes: u16,
    /// The prize that is bid for; 0 when the next must come up.
    pub prize: u8,
    /// The points in order of seats.
    pub points: [u8; 2],
}

/// The cards of a set, from the lowest.
#[inline]
fn cards(mut set: u16) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let card = Card(set.trailing_zeros() as u8);
        let some = set != 0;
        set &= set.wrapping_sub(1);
        some.then_some(card)
    })
}

impl Goofspiel {
    #[inline]
    fn award(&mut self, prize: u8, bids: [u8; 2]) {
        self.points[0] += if bids[0] > bids[1] { prize } else { 0 };
        self.points[1] += if bids[1] > bids[0] { prize } else { 0 };
    }

    #[inline]
    fn over(&self) -> bool {
        self.hands[0] == 0
    }

    /// Turns up the highest prize, when that is the order.
    #[inline]
    fn next_prize(&mut self, tell: &mut impl Tell<Event>) {
        if self.setup.prizes == Prizes::Descending {
            self.turn_up(Card((15 - self.prizes.leading_zeros()) as u8), tell);
        }
    }

    #[inline]
    fn turn_up(&mut self, prize: Card, tell: &mut impl Tell<Event>) {
        self.prizes &= !(1 << prize.0);
        self.prize = prize.0;
        tell.all(Event::Prize(prize));
    }

    #[inline]
    fn bid(&mut self, bids: [Card; 2], tell: &mut impl Tell<Event>) {
        self.award(self.prize, bids.map(|bid| bid.0));
        self.prize = 0;
        for (hand, bid) in self.hands.iter_mut().zip(bids) {
            *hand &= !(1 << bid.0);
        }
        tell.all(Event::Bids(bids));
        if self.prizes & self.prizes.wrapping_sub(1) != 0 {
            self.next_prize(tell);
            return;
        }
        let [prize, first, second] =
            [self.prizes, self.hands[0], self.hands[1]].map(|set| set.trailing_zeros() as u8);
        self.award(prize, [first, second]);
        (self.prizes, self.hands) = (0, [0; 2]);
        tell.all(Event::Last(Card(prize), [Card(first), Card(second)]));
    }
}

impl Game for Goofspiel {
    type Setup = Setup;
    type Action = Card;
    type Event = Event;
    type View = View;

    #[inline]
    fn new(setup: &Setup) -> Result<Self, Trouble> {
        within("cards", setup.cards, CARDS)?;
        let all = (2 << setup.cards) - 2;
        let mut this = Goofspiel { setup: *setup, hands: [all; 2], prizes: all, prize: 0, points: [0; 2] };
        this.next_prize(&mut crate::Deaf);
        Ok(this)
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.over() {
            let [first, second] = self.points.map(i32::from);
            let winners = Scores::duel(first - second).winners;
            Turn::Over(Scores::new(&[first, second], winners))
        } else if self.prize == 0 {
            Turn::Chance
        } else {
            Turn::Together(Seats::all(2))
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Card>) {
        for card in cards(self.hands[seat.index() & 1]) {
            out.push(card);
        }
    }

    #[inline]
    fn odds(&self, out: &mut Odds<Card>) {
        for prize in cards(self.prizes) {
            out.even(prize);
        }
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Card>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(prize) => self.turn_up(prize, tell),
            Answer::Together(&[(_, first), (_, second)]) => self.bid([first, second], tell),
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Goofspiel { setup, hands, prizes, prize, points } = *self;
        View { viewer, setup, hands, prizes, prize, points }
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        let View { viewer: _, setup, hands, prizes, prize, points } = *view;
        Goofspiel { setup, hands, prizes, prize, points }
    }

    fn why_not(view: &View, action: &Card) -> Option<Refusal> {
        if view.hands[0] == 0 {
            return Some(Refusal::new("3", "la partita è finita", "the game is over"));
        }
        let Some(viewer) = view.viewer.filter(|viewer| viewer.index() < 2) else {
            return Some(super::not_asked("2"));
        };
        if view.prize == 0 {
            return Some(chance_only("1"));
        }
        let held = view.hands[viewer.index()] >> action.0 & 1 == 1;
        (!held).then(|| {
            Refusal::new(
                "2",
                format!("il {action} non è più in mano"),
                format!("the {action} is not in hand any more"),
            )
        })
    }

    fn longest(setup: &Setup) -> usize {
        // The last trick is not asked for; at random each other trick has a draw and the bids.
        (setup.cards as usize - 1) * if setup.prizes == Prizes::Descending { 1 } else { 2 }
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.hands.map(u16::count_ones);
        let waiting = self.prizes.count_ones() + u32::from(self.prize != 0);
        if first != second || first != waiting || first == 1 {
            return Err(format!("{first} and {second} cards for {waiting} prizes"));
        }
        let all = (2 << self.setup.cards) - 2;
        let sum = |set: u16| cards(set).map(|card| u32::from(card.0)).sum::<u32>();
        let shared =
            self.points.map(u32::from).iter().sum::<u32>() + sum(self.prizes) + u32::from(self.prize);
        if (self.hands[0] | self.hands[1] | self.prizes) & !all != 0 || shared > sum(all) {
            return Err(format!("more points or cards than there are: {self:?}"));
        }
        if self.setup.prizes == Prizes::Descending && self.prize == 0 && !self.over() {
            return Err("no prize is up".to_owned());
        }
        Ok(())
    }
}

playing_out! { Goofspiel, scores => scores.shares() }

impl crate::Setup for Setup {
    fn fields() -> Vec<Field> {
        Setup::stated()
    }

    fn seats(&self) -> usize {
        2
    }
}

written! { Card as 1..=13 => "una carta da 1 a 13", "a card from 1 to 13" }
