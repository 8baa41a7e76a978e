//! Every law bites: a small game keeps them all, and with one fault planted breaks exactly the law it is planted for.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use table::laws::keep;
use table::{
    Answer, Field, Game, Odds, Refusal, Rng, Scores, Seat, Seats, Setup, Tell, Text, Trouble, Turn, Values,
};

/// The law that is broken on purpose; 0 for none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Fault(u8);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fault={}", self.0)
    }
}

impl FromStr for Fault {
    type Err = Trouble;
    fn from_str(text: &str) -> Result<Self, Trouble> {
        let number = text.strip_prefix("fault=").and_then(|n| n.parse().ok());
        number.map(Fault).ok_or_else(|| Trouble::say("fault=N", "fault=N"))
    }
}

impl Setup for Fault {
    fn fields() -> Vec<Field> {
        let about = Text::new("la legge da infrangere", "the law to break");
        vec![Field {
            name: "fault",
            about,
            values: Values::Range(0, 14),
            default: "0".to_owned(),
            seat: None,
            among: None,
        }]
    }
    fn seats(&self) -> usize {
        2
    }
    fn partners(&self, seat: Seat) -> Seats {
        // The first one's partner knows nothing of it.
        if self.0 == 12 { Seats::one(seat).with(Seat::new(1)) } else { Seats::one(seat) }
    }
}

/// What anybody does: a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Number(u8);

/// Prints as one number and is another, when law 3 is to be broken.
const UNREADABLE: u8 = 77;

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", if self.0 == UNREADABLE { 1 } else { self.0 })
    }
}

impl FromStr for Number {
    type Err = Trouble;
    fn from_str(text: &str) -> Result<Self, Trouble> {
        text.parse().map(Number).map_err(|_| Trouble::say("un numero", "a number"))
    }
}

/// Each seat is dealt a card from 0 to 3 that only it sees, marks it in secret with 0 to 2, all going on alone, and then both
/// bid 0 or 1 together. The higher card plus mark plus bid wins; bids are shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Toy {
    fault: u8,
    dealt: u8,
    cards: [u8; 2],
    marks: [Option<u8>; 2],
    bids: Option<[u8; 2]>,
    stain: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct View {
    fault: u8,
    seat: Option<Seat>,
    dealt: u8,
    card: Option<u8>,
    mark: Option<u8>,
    marked: [bool; 2],
    bids: Option<[u8; 2]>,
    leak: u8,
    stain: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Event {
    Dealt(Seat),
    Card(u8),
    Marked(Seat),
    Mark(u8),
    Bids([u8; 2], u64),
}

/// Counts across games: what a rule must never look at.
static OUTSIDE: AtomicU64 = AtomicU64::new(0);

impl Game for Toy {
    type Setup = Fault;
    type Action = Number;
    type Event = Event;
    type View = View;

    fn new(setup: &Fault) -> Result<Self, Trouble> {
        Ok(Toy { fault: setup.0, dealt: 0, cards: [0; 2], marks: [None; 2], bids: None, stain: 0 })
    }

    fn turn(&self) -> Turn {
        if self.dealt < 2 {
            return Turn::Chance;
        }
        let open: Seats = Seat::all(2).filter(|s| self.marks[s.index()].is_none()).collect();
        match self.bids {
            _ if !open.is_empty() => Turn::Apart(open),
            None => Turn::Together(Seats::all(2)),
            Some(_) if self.fault == 1 => Turn::Together(Seats::all(2)),
            Some(bids) => {
                let sum = |i: usize| i32::from(self.cards[i] + self.marks[i].unwrap_or(0) + bids[i]);
                Turn::Over(Scores::duel((sum(0) - sum(1)).signum()))
            }
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Number>) {
        let marking = self.marks[seat.index()].is_none();
        out.extend((0..if marking { 3 } else { 2 }).map(Number));
        match self.fault {
            2 => out.reverse(),
            3 => *out = vec![Number(UNREADABLE)],
            _ => {}
        }
    }

    fn odds(&self, out: &mut Odds<Number>) {
        (0..4).for_each(|card| out.even(Number(card)));
    }

    fn draw(&self, rng: &mut Rng, list: &mut Odds<Number>) -> Number {
        list.clear();
        self.odds(list);
        let drawn = rng.draw(list);
        if self.fault == 13 { Number(drawn.0 ^ 1) } else { drawn }
    }

    fn play(&mut self, answer: Answer<'_, Number>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(Number(card)) => self.deal(card, tell),
            Answer::Apart(seat, Number(mark)) => {
                if self.fault == 9 && self.marks == [None; 2] {
                    self.stain = 1 + seat.index() as u64;
                }
                self.marks[seat.index()] = Some(mark);
                tell.all(Event::Marked(seat));
                tell.only(Seats::one(seat), Event::Mark(mark));
            }
            Answer::Together(bids) => {
                let bids = [bids[0].1.0, bids[1].1.0];
                self.bids = Some(bids);
                if self.fault == 4 {
                    self.stain = OUTSIDE.fetch_add(1, Ordering::Relaxed) / 2;
                }
                if self.fault == 5 {
                    self.stain = size_of_val(tell) as u64;
                }
                tell.all(Event::Bids(bids, self.stain));
            }
            Answer::TimeUp => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Toy { fault, dealt, cards, marks, bids, stain } = self.clone();
        let own = |seat: &Seat| seat.index() < dealt as usize;
        View {
            fault,
            seat: viewer,
            dealt,
            card: viewer.filter(own).map(|seat| cards[seat.index()]),
            mark: viewer.and_then(|seat| marks[seat.index()]),
            marked: marks.map(|mark| mark.is_some()),
            bids,
            leak: if fault == 7 { cards[1] } else { 0 },
            stain,
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let View { fault, seat, dealt, card, mark, marked, bids, leak, stain } = view.clone();
        let mut some = |most: usize| if fault == 11 { 0 } else { rng.below(most) as u8 };
        let mut cards = [0; 2];
        let mut marks = [None; 2];
        for i in 0..2 {
            let own = seat == Some(Seat::new(i as u8));
            if i < dealt as usize {
                cards[i] = card.filter(|_| own).unwrap_or_else(|| some(4));
            }
            if marked[i] {
                marks[i] = Some(mark.filter(|_| own).unwrap_or_else(|| some(3)));
            }
        }
        match fault {
            6 if dealt == 2 => cards[0] = (cards[0] + 1) % 4,
            7 => cards[1] = leak,
            8 if seat.is_none() && dealt == 2 => cards[0] = 9,
            _ => {}
        }
        Toy { fault, dealt, cards, marks, bids, stain }
    }

    fn why_not(view: &View, action: &Number) -> Option<Refusal> {
        let marked = view.seat.is_some_and(|seat| view.marked[seat.index()]);
        let most = if marked { 2 } else { 3 };
        let bidding = view.marked == [true; 2] && view.bids.is_none();
        let asked = view.dealt == 2 && (!marked || bidding);
        let lax = view.fault == 10 && action.0 == 2;
        let fine = asked && (action.0 < most || lax);
        (!fine).then(|| Refusal::new("1.1", "non ora", "not now"))
    }

    fn bars(&self, seat: Seat, action: &Number) -> Option<Refusal> {
        let refusal = Self::why_not(&self.view(Some(seat)), action)?;
        // The reason that this world gives tells the other's card.
        let clause = ["1.0", "1.1", "1.2", "1.3"][usize::from(self.cards[1 - seat.index()] % 4)];
        Some(if self.fault == 14 { Refusal { clause, ..refusal } } else { refusal })
    }

    fn longest(_: &Fault) -> usize {
        5
    }

    fn audit(&self) -> Result<(), String> {
        if self.cards.iter().any(|card| *card > 3) { Err(format!("card beyond 3: {self:?}")) } else { Ok(()) }
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        if self.dealt == 2 {
            out.extend(Seat::all(2).filter(|s| Some(*s) != viewer).map(|s| u32::from(self.cards[s.index()])));
        }
    }
}

impl Toy {
    fn deal(&mut self, card: u8, tell: &mut impl Tell<Event>) {
        let seat = Seat::new(self.dealt);
        self.cards[seat.index()] = card;
        self.dealt += 1;
        tell.all(Event::Dealt(seat));
        tell.only(Seats::one(seat), Event::Card(card));
    }
}

#[test]
fn a_fair_game_keeps_every_law() {
    let tested = keep::<Toy>(&Fault(0), 200, 1).unwrap();
    assert_eq!((tested.games, tested.answers), (200, 1000));
    for law in 1..=11 {
        assert!(tested.of(law) > 0, "law {law} was never tested");
    }
}

#[test]
fn every_planted_fault_is_caught_by_its_law() {
    for law in 1..=11 {
        let broken = keep::<Toy>(&Fault(law), 400, 1).expect_err("the fault must be caught");
        assert_eq!(broken.law, law as usize, "{broken}");
        // What two worlds look like is shown where they part, not whole.
        let parts = broken.what.contains("…» and «…");
        assert!(parts == matches!(law, 6 | 7) && broken.what.len() < 600, "{broken}");
    }
}

#[test]
fn a_partner_who_is_none_is_caught() {
    let broken = keep::<Toy>(&Fault(12), 1, 1).expect_err("the fault must be caught");
    assert!(broken.law == 2 && broken.what.contains("each other's partners"), "{broken}");
}

#[test]
fn a_draw_that_is_not_its_ticket_is_caught() {
    let broken = keep::<Toy>(&Fault(13), 1, 1).expect_err("the fault must be caught");
    assert!(broken.law == 2 && broken.what.contains("where the ticket falls on"), "{broken}");
}

#[test]
fn a_reason_that_tells_what_is_hidden_is_caught() {
    let broken = keep::<Toy>(&Fault(14), 50, 1).expect_err("the fault must be caught");
    assert!(broken.law == 10 && broken.what.contains("not now"), "{broken}");
}
