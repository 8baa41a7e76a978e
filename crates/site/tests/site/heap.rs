//! A small game with puzzles: from a heap the seats take in turn, one to three things each time, and each day has its heap.

use std::fmt;
use std::str::FromStr;

use search::{Entry, Erased, Random};
use table::erased::{Facts, House};
use table::toys::Plain;
use table::{
    Answer, Desk, Estimate, Game, MAX_SEATS, Notation, Page, PuzzleKind, Puzzles, Refusal, Rng, Say, Scores,
    Seat, Seats, Tell, Text, Trouble, Turn, Verdict, Zone,
};

/// What is left, what the seat on turn has taken, and who that is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Heap {
    rest: u8,
    taken: u8,
    seat: u8,
}

/// One thing is taken, or no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Hand {
    Take,
    Stop,
}

impl Game for Heap {
    type Setup = Plain;
    type Action = Hand;
    type Event = Hand;
    type View = Heap;

    fn new(_: &Plain) -> Result<Self, Trouble> {
        Ok(Heap { rest: 11, taken: 0, seat: 0 })
    }

    fn turn(&self) -> Turn {
        match self.rest {
            0 => Turn::Over(Scores::duel(if self.seat == 1 { 1 } else { -1 })),
            _ => Turn::Together(Seats::one(Seat::new(self.seat))),
        }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Hand>) {
        out.extend([Hand::Take, Hand::Stop].into_iter().filter(|hand| self.bars(*hand).is_none()));
    }

    fn play(&mut self, answer: Answer<'_, Hand>, tell: &mut impl Tell<Hand>) {
        let Answer::Together(&[(_, hand)]) = answer else { return };
        match hand {
            Hand::Take => (self.rest, self.taken) = (self.rest - 1, self.taken + 1),
            Hand::Stop => (self.taken, self.seat) = (0, 1 - self.seat),
        }
        tell.all(hand);
    }

    fn view(&self, _: Option<Seat>) -> Heap {
        self.clone()
    }

    fn imagine(view: &Heap, _: &mut Rng) -> Self {
        view.clone()
    }

    fn why_not(view: &Heap, hand: &Hand) -> Option<Refusal> {
        view.bars(*hand)
    }

    fn longest(_: &Plain) -> usize {
        22
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Heap {
    fn bars(&self, hand: Hand) -> Option<Refusal> {
        match hand {
            Hand::Take if self.taken == 3 => Some(Refusal::new("1.1", "al più tre", "three at most")),
            Hand::Stop if self.taken == 0 => Some(Refusal::new("1.2", "almeno uno", "one at least")),
            _ => None,
        }
    }
}

impl Notation for Heap {
    fn at_rest(&self) -> bool {
        self.taken == 0 && self.rest > 0
    }

    fn line(&self) -> Option<String> {
        Some(self.rest.to_string())
    }

    fn read(line: &str, _: &Plain) -> Result<Self, Trouble> {
        let rest = line.parse().map_err(|_| Trouble::say("quanti?", "how many?"))?;
        Ok(Heap { rest, taken: 0, seat: 0 })
    }
}

/// The heap of the day, a multiple of four and something more.
impl Puzzles for Heap {
    type Puzzle = u8;

    const KINDS: &'static [PuzzleKind] = &[
        PuzzleKind { word: "win", name: ("Vinci", "Win") },
        PuzzleKind { word: "grow", name: ("Cresci", "Grow") },
    ];

    fn puzzle(day: u32, kind: usize) -> u8 {
        5 + (day % 3) as u8 + 4 * kind as u8
    }

    fn posed(heap: &u8) -> Heap {
        Heap { rest: *heap, taken: 0, seat: 0 }
    }

    fn posed_under(_: &u8) -> Plain {
        Plain
    }

    fn aim(heap: &u8) -> Text {
        Text::new(format!("Lascia il giusto di {heap}."), format!("Leave what is right of {heap}."))
    }

    fn solution(heap: &u8) -> Vec<Hand> {
        (0..heap % 4).map(|_| Hand::Take).chain([Hand::Stop]).collect()
    }

    fn judge(heap: &u8, given: &[Hand]) -> Verdict {
        match given.iter().position(|hand| *hand == Hand::Stop) {
            None => Verdict::Open,
            Some(taken) if taken == usize::from(heap % 4) => {
                Verdict::Right(Text::new("RIGHT-IT", "RIGHT-EN"))
            }
            Some(_) => Verdict::Wrong(Text::new("WRONG-IT", "WRONG-EN")),
        }
    }
}

impl Say for Heap {
    fn say_event(hand: &Hand) -> Text {
        Text::same(hand.to_string())
    }

    fn say_action(_: &Heap, hand: &Hand) -> Text {
        match hand {
            Hand::Take => Text::new("Prendi uno", "Take one"),
            Hand::Stop => Text::new("Basta", "Enough"),
        }
    }

    fn say_turn(_: &Heap) -> Text {
        Text::new("Prendi.", "Take.")
    }
}

impl Page for Heap {
    fn zones(view: &Heap, desk: &Desk<'_, Self>) -> Vec<Zone> {
        let html = format!("<p>HEAP-{} {}</p>", view.rest, desk.actions.len());
        vec![Zone { id: "board", html: html.into() }]
    }
}

impl Estimate for Heap {
    fn guess(&self) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    fn worth(&self, _: &Scores) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    const HORIZON: u32 = 22;

    fn safest(_: &Heap, actions: &[Hand]) -> Option<Hand> {
        actions.first().copied()
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Hand::Take { "take" } else { "stop" })
    }
}

impl FromStr for Hand {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text {
            "take" => Ok(Hand::Take),
            "stop" => Ok(Hand::Stop),
            _ => Err(Trouble::say("non è un'azione", "that is no action")),
        }
    }
}

pub(crate) fn entry() -> Entry {
    let game = House::<Heap>::new(Facts::plain("heap", "Heap")).with_notation().with_page().with_puzzles();
    Entry {
        game: Box::new(game),
        bots: vec![Box::new(Erased::<Heap, Random>::new("random", Random))],
        hints: None,
    }
}
