//! Leduc poker: six cards, two rounds of betting.
//!
//! - 1: Chance deals one of the six cards (J, Q, K of two suits) to each seat, first to seat 0; each stakes 1 and sees
//!   its own card only. When the first round ends without a fold, chance turns up one more card.
//! - 2: Seat 0 begins each round. One folds (only when the other has staked more), calls, or raises the other's stake
//!   by 2 in the first and by 4 in the second round; two raises a round at most. A round ends with the call that both
//!   agree on.
//! - 3: A fold loses one's stake. After the second round both show: a pair with the card on the table wins, then the
//!   higher rank; equal ranks share. Then the game is over.

use std::fmt;
use std::str::FromStr;

use super::{Held, Plain, chance_only, fill, not_asked, points_as_shares, put, seat, unreadable};
use crate::{Answer, Game, Odds, Refusal, Rng, Scores, Seat, Seats, Tell, Trouble, Turn};

/// The cards and what was done. Card 2r + s is rank r (J, Q, K) of suit s.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leduc {
    hands: [Option<u8>; 2],
    board: Option<u8>,
    bets: Bets,
}

/// The course of the betting: public.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bets {
    /// What each has staked, 1 to 13.
    pub stakes: [u8; 2],
    /// Whose turn it is, when somebody's it is.
    pub next: Seat,
    /// Who folded.
    pub folded: Option<Seat>,
    second_round: bool,
    raises: u8,
    agreed: u8,
    /// Two bits each, the last lowest: 0 fold, 1 call, 2 raise. A leading 1 marks where they begin.
    course: u32,
}

/// A card, or what a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance deals this card, 0 to 5.
    Card(u8),
    /// To give up one's stake.
    Fold,
    /// To stake as much as the other.
    Call,
    /// To stake more than the other.
    Raise,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was dealt a card; told to all.
    Dealt(Seat),
    /// The card, told to the seat that got it.
    Got(Seat, u8),
    /// A card was turned up.
    Board(u8),
    /// A seat folded, called or raised.
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
    /// The card on the table.
    pub board: Option<u8>,
    /// The betting.
    pub bets: Bets,
}

const CARDS: u8 = 6;
/// What is open to a seat that is not behind, and to one that is.
const OPEN: [[Action; 3]; 2] =
    [[Action::Call, Action::Raise, Action::Raise], [Action::Fold, Action::Call, Action::Raise]];

impl Bets {
    const NEW: Bets = Bets {
        stakes: [1; 2],
        next: seat(0),
        folded: None,
        second_round: false,
        raises: 0,
        agreed: 0,
        course: 1,
    };

    /// What the seat may do: as many of the three as the number says.
    #[inline]
    fn open(&self) -> (&'static [Action; 3], usize) {
        let behind = self.stakes[self.next.other().index()] > self.stakes[self.next.index()];
        (&OPEN[usize::from(behind)], 1 + usize::from(behind) + usize::from(self.raises < 2))
    }

    #[inline]
    fn round_over(&self) -> bool {
        self.agreed == 2
    }

    /// Do both show their cards?
    #[inline]
    fn shown(&self) -> bool {
        self.second_round && self.round_over()
    }

    #[inline]
    fn over(&self) -> bool {
        self.folded.is_some() || self.shown()
    }

    #[inline]
    fn take(&mut self, action: Action) {
        let other = self.stakes[self.next.other().index()];
        let own = &mut self.stakes[self.next.index()];
        let code = match action {
            Action::Call => {
                *own = other;
                self.agreed += 1;
                1
            }
            Action::Raise => {
                *own = other + if self.second_round { 4 } else { 2 };
                self.raises += 1;
                self.agreed = 1;
                2
            }
            Action::Fold | Action::Card(_) => {
                self.folded = Some(self.next);
                0
            }
        };
        self.course = self.course << 2 | code;
        self.next = self.next.other();
    }

    #[inline]
    fn open_second_round(&mut self) {
        (self.second_round, self.raises, self.agreed, self.next) = (true, 0, 0, seat(0));
    }
}

impl Leduc {
    #[inline]
    fn strength(&self, hand: Option<u8>) -> u8 {
        let rank = hand.unwrap_or(0) / 2;
        rank + if self.board.is_some_and(|board| board / 2 == rank) { 3 } else { 0 }
    }

    #[inline]
    fn scores(&self) -> Scores {
        let [first, second] = self.bets.stakes.map(i32::from);
        let high = self.strength(self.hands[0]).cmp(&self.strength(self.hands[1]));
        Scores::duel(match self.bets.folded.map(Seat::index) {
            Some(0) => -first,
            Some(_) => second,
            None => first * high as i32,
        })
    }
}

impl Game for Leduc {
    type Setup = Plain;
    type Action = Action;
    type Event = Event;
    type View = View;

    #[inline]
    fn new(_: &Plain) -> Result<Self, Trouble> {
        Ok(Leduc { hands: [None; 2], board: None, bets: Bets::NEW })
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.bets.over() {
            Turn::Over(self.scores())
        } else if self.hands[1].is_none() || self.bets.round_over() {
            Turn::Chance
        } else {
            Turn::Together(Seats::one(self.bets.next))
        }
    }

    #[inline]
    fn actions(&self, _: Seat, out: &mut Vec<Action>) {
        let (list, count) = self.bets.open();
        put(list, count, out);
    }

    #[inline]
    fn any(&self, _: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        let (list, count) = self.bets.open();
        list[rng.below(count)]
    }

    #[inline]
    fn odds(&self, out: &mut Odds<Action>) {
        for card in 0..CARDS {
            if !self.hands.contains(&Some(card)) {
                out.even(Action::Card(card));
            }
        }
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(Action::Card(card)) if self.hands[1].is_none() => {
                let to = seat(u8::from(self.hands[0].is_some()));
                self.hands[to.index()] = Some(card);
                tell.all(Event::Dealt(to));
                tell.only(Seats::one(to), Event::Got(to, card));
            }
            Answer::Chance(Action::Card(card)) => {
                self.board = Some(card);
                self.bets.open_second_round();
                tell.all(Event::Board(card));
            }
            Answer::Together(&[(seat, action)]) => {
                self.bets.take(action);
                tell.all(Event::Did(seat, action));
                if let (true, [Some(first), Some(second)]) = (self.bets.shown(), self.hands) {
                    tell.all(Event::Shown([first, second]));
                }
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Leduc { hands, board, ref bets } = *self;
        View { viewer, hands: Held::both(hands, viewer, bets.shown()), board, bets: bets.clone() }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let hands = fill(view.hands, CARDS, view.board, rng);
        Leduc { hands, board: view.board, bets: view.bets.clone() }
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        let bets = &view.bets;
        if let Action::Card(_) = action {
            return Some(chance_only("1"));
        }
        if bets.over() {
            return Some(Refusal::new("3", "la partita è finita", "the game is over"));
        }
        if view.hands[1] == Held::Nothing || bets.round_over() {
            return Some(Refusal::new("1", "si aspetta una carta", "a card is awaited"));
        }
        if view.viewer != Some(bets.next) {
            return Some(not_asked("2"));
        }
        let (list, count) = bets.open();
        (!list[..count].contains(action)).then(|| match action {
            Action::Fold => {
                Refusal::new("2", "l'altro non ha puntato di più", "the other has not staked more")
            }
            _ => Refusal::new("2", "due rilanci per giro sono il massimo", "two raises a round are the most"),
        })
    }

    fn longest(_: &Plain) -> usize {
        11 // two cards, call raise raise call, a card, call raise raise call
    }

    fn audit(&self) -> Result<(), String> {
        let dealt: Vec<u8> = self.hands.into_iter().chain([self.board]).flatten().collect();
        if dealt.iter().any(|card| *card >= CARDS || dealt.iter().filter(|c| *c == card).count() > 1) {
            return Err(format!("no such deal: {dealt:?}"));
        }
        if self.board.is_some() != self.bets.second_round || self.board.is_some() && dealt.len() < 3 {
            return Err("a card on the table before its time".to_owned());
        }
        let [first, second] = self.bets.stakes;
        if first.max(second) > 13 || self.bets.raises > 2 || self.bets.agreed > 2 {
            return Err(format!("the betting has run away: {:?}", self.bets));
        }
        if self.bets.round_over() && first != second {
            return Err(format!("a round ended at stakes {first} and {second}"));
        }
        Ok(())
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        Held::list_hidden(self.view(viewer).hands, self.hands, out);
    }
}

playing_out! { Leduc, scores => points_as_shares(scores, 13) }

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Card(card) => f.write_str(["Js", "Jh", "Qs", "Qh", "Ks", "Kh"][*card as usize % 6]),
            Action::Fold => f.write_str("fold"),
            Action::Call => f.write_str("call"),
            Action::Raise => f.write_str("raise"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let cards = (0..CARDS).map(Action::Card);
        cards.chain(OPEN[1]).find(|action| action.to_string() == text).ok_or_else(|| {
            unreadable(
                text,
                "una carta (Js, Jh, Qs … Kh), fold, call o raise",
                "a card (Js, Jh, Qs … Kh), fold, call or raise",
            )
        })
    }
}
