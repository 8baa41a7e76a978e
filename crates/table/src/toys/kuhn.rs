//! Kuhn poker: three cards, one bet.
//!
//! - 1: Chance deals one of J, Q, K to each seat, first to seat 0; each stakes 1 and sees its own card only.
//! - 2: Seat 0 begins; the seats pass or bet 1 more in turn.
//! - 3: A pass after a bet loses one's stake. After two passes, or two bets, both show and the higher card wins the
//!   other's stake. Then the game is over.

use std::fmt;
use std::str::FromStr;

use super::{Held, Plain, chance_only, fill, not_asked, points_as_shares, seat, unreadable};
use crate::{Answer, Game, Odds, Refusal, Rng, Scores, Seat, Seats, Tell, Trouble, Turn};

/// The hands and what was done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kuhn {
    hands: [Option<u8>; 2],
    bets: Bets,
}

/// The passes and bets, the last in the lowest bit: a bet is 1. A leading 1 marks where they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bets(u8);

/// A card, or what a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance deals J (0), Q (1) or K (2).
    Card(u8),
    /// To stake nothing more.
    Pass,
    /// To stake 1 more.
    Bet,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was dealt a card; told to all.
    Dealt(Seat),
    /// The card, told to the seat that got it.
    Got(Seat, u8),
    /// A seat passed or bet.
    Did(Seat, Action),
    /// Both showed their cards, in order of seats.
    Shown([u8; 2]),
}

/// What a viewer knows: the cards that it may see and all that was done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The hands in order of seats.
    pub hands: [Held; 2],
    /// The passes and bets.
    pub bets: Bets,
}

const NAMES: [char; 3] = ['J', 'Q', 'K'];

impl Bets {
    const NONE: Bets = Bets(0b1);
    const PASS_PASS: Bets = Bets(0b100);
    const PASS_BET: Bets = Bets(0b101);
    const BET_PASS: Bets = Bets(0b110);
    const BET_BET: Bets = Bets(0b111);
    const PASS_BET_PASS: Bets = Bets(0b1010);
    const PASS_BET_BET: Bets = Bets(0b1011);

    /// Whose turn it is; `None` at the end.
    #[inline]
    fn next(self) -> Option<Seat> {
        match self {
            Bets(0b1) | Bets::PASS_BET => Some(seat(0)),
            Bets(0b10 | 0b11) => Some(seat(1)),
            _ => None,
        }
    }

    /// Do both show their cards?
    #[inline]
    fn shown(self) -> bool {
        matches!(self, Bets::PASS_PASS | Bets::BET_BET | Bets::PASS_BET_BET)
    }
}

impl Kuhn {
    #[inline]
    fn scores(&self) -> Scores {
        let high = if self.hands[0] > self.hands[1] { 1 } else { -1 };
        Scores::duel(match self.bets {
            Bets::PASS_PASS => high,
            Bets::BET_PASS => 1,
            Bets::PASS_BET_PASS => -1,
            _ => 2 * high,
        })
    }
}

impl Game for Kuhn {
    type Setup = Plain;
    type Action = Action;
    type Event = Event;
    type View = View;

    #[inline]
    fn new(_: &Plain) -> Result<Self, Trouble> {
        Ok(Kuhn { hands: [None; 2], bets: Bets::NONE })
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.hands[1].is_none() {
            return Turn::Chance;
        }
        match self.bets.next() {
            Some(seat) => Turn::Together(Seats::one(seat)),
            None => Turn::Over(self.scores()),
        }
    }

    #[inline]
    fn actions(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&[Action::Pass, Action::Bet]);
    }

    #[inline]
    fn odds(&self, out: &mut Odds<Action>) {
        let [j, q, k] = [Action::Card(0), Action::Card(1), Action::Card(2)];
        match self.hands[0] {
            None => out.evens(&[j, q, k]),
            Some(0) => out.evens(&[q, k]),
            Some(1) => out.evens(&[j, k]),
            Some(_) => out.evens(&[j, q]),
        }
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(Action::Card(card)) => {
                let to = seat(u8::from(self.hands[0].is_some()));
                self.hands[to.index()] = Some(card);
                tell.all(Event::Dealt(to));
                tell.only(Seats::one(to), Event::Got(to, card));
            }
            Answer::Together(&[(seat, action)]) => {
                self.bets = Bets(self.bets.0 << 1 | u8::from(action == Action::Bet));
                tell.all(Event::Did(seat, action));
                if let (true, [Some(first), Some(second)]) = (self.bets.shown(), self.hands) {
                    tell.all(Event::Shown([first, second]));
                }
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Kuhn { hands, bets } = *self;
        View { viewer, hands: Held::both(hands, viewer, bets.shown()), bets }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        Kuhn { hands: fill(view.hands, 3, None, rng), bets: view.bets }
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        if let Action::Card(_) = action {
            return Some(chance_only("1"));
        }
        if view.bets.next().is_none() {
            return Some(Refusal::new("3", "la partita è finita", "the game is over"));
        }
        if view.hands[1] == Held::Nothing {
            return Some(Refusal::new("1", "le carte non sono ancora date", "the cards are not dealt yet"));
        }
        (view.viewer != view.bets.next()).then(|| not_asked("2"))
    }

    fn longest(_: &Plain) -> usize {
        5 // two cards; pass, bet, and pass or bet
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.hands;
        if first.is_none() && second.is_some() || self.bets != Bets::NONE && second.is_none() {
            return Err("a card or a bet before its time".to_owned());
        }
        if first == second && first.is_some() || first.max(second) > Some(2) {
            return Err(format!("no such deal: {first:?} {second:?}"));
        }
        if !matches!(self.bets.0, 0b1..=0b111 | 0b1010 | 0b1011) {
            return Err(format!("no such course: {:b}", self.bets.0));
        }
        Ok(())
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        Held::list_hidden(self.view(viewer).hands, self.hands, out);
    }
}

playing_out! { Kuhn, scores => points_as_shares(scores, 2) }

/// The course in words: `pass bet`.
impl fmt::Display for Bets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = 7 - self.0.max(1).leading_zeros();
        let words: Vec<&str> =
            (0..count).rev().map(|i| ["pass", "bet"][(self.0 >> i & 1) as usize]).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Card(card) => write!(f, "{}", NAMES[*card as usize % 3]),
            Action::Pass => f.write_str("pass"),
            Action::Bet => f.write_str("bet"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text {
            "J" => Ok(Action::Card(0)),
            "Q" => Ok(Action::Card(1)),
            "K" => Ok(Action::Card(2)),
            "pass" => Ok(Action::Pass),
            "bet" => Ok(Action::Bet),
            _ => Err(unreadable(text, "J, Q, K, pass o bet", "J, Q, K, pass or bet")),
        }
    }
}
