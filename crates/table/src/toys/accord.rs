//! Accord: two against two think of the same number.
//!
//! - 1: The seats 0 and 2 are partners, and so are 1 and 3. In each of three rounds every seat chooses a number from 1 to 3,
//!   unseen by the others, and all are shown together.
//! - 2: Partners who have chosen the same number score that number; who has scored more after three rounds wins, both
//!   partners alike; with as many nobody wins.

use super::Plain;
use crate::{Answer, Desk, Game, Page, Refusal, Rng, Say, Scores, Seat, Seats};
use crate::{Tell, Text, Trouble, Turn, Zone};

const SEATS: usize = 4;
const ROUNDS: u8 = 3;

/// The rounds that are over and the points of both teams: nothing is hidden but the numbers in their envelopes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Accord {
    rounds: u8,
    points: [u8; 2],
}

/// A number from 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

/// The numbers of a round, in order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown([Number; SEATS]);

/// The open table and whose eyes see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// How many rounds are over.
    pub rounds: u8,
    /// The points of the teams: of the seats 0 and 2, of the seats 1 and 3.
    pub points: [u8; 2],
}

impl Game for Accord {
    type Setup = Plain<SEATS>;
    type Action = Number;
    type Event = Shown;
    type View = View;

    fn new(_: &Plain<SEATS>) -> Result<Self, Trouble> {
        Ok(Accord { rounds: 0, points: [0; 2] })
    }

    fn turn(&self) -> Turn {
        if self.rounds < ROUNDS {
            return Turn::Together(Seats::all(SEATS));
        }
        let [first, second] = self.points.map(i32::from);
        let won = |seat: &Seat| if seat.index() & 1 == 0 { first > second } else { second > first };
        Turn::Over(Scores::new(&[first, second, first, second], Seat::all(SEATS).filter(won).collect()))
    }

    fn actions(&self, _: Seat, out: &mut Vec<Number>) {
        out.extend((1..=3).map(Number));
    }

    fn play(&mut self, answer: Answer<'_, Number>, tell: &mut impl Tell<Shown>) {
        if let Answer::Together(&[(_, a), (_, b), (_, c), (_, d)]) = answer {
            self.points[0] += if a == c { a.0 } else { 0 };
            self.points[1] += if b == d { b.0 } else { 0 };
            self.rounds += 1;
            tell.all(Shown([a, b, c, d]));
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Accord { rounds, points } = *self;
        View { viewer, rounds, points }
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        let View { viewer: _, rounds, points } = *view;
        Accord { rounds, points }
    }

    fn why_not(view: &View, _: &Number) -> Option<Refusal> {
        if view.rounds == ROUNDS {
            return Some(Refusal::new("2", "la partita è finita", "the game is over"));
        }
        view.viewer.is_none().then(|| super::not_asked("1"))
    }

    fn longest(_: &Plain<SEATS>) -> usize {
        usize::from(ROUNDS)
    }

    fn audit(&self) -> Result<(), String> {
        let fine = self.rounds <= ROUNDS && self.points.iter().all(|points| *points <= 3 * self.rounds);
        if fine { Ok(()) } else { Err(format!("more rounds or points than there are: {self:?}")) }
    }

    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        out.push(format!("team={}", seat.index() & 1));
    }
}

impl Say for Accord {
    fn say_event(Shown(numbers): &Shown) -> Text {
        Text::same(numbers.map(|number| number.to_string()).join(" · "))
    }

    fn say_action(_: &View, number: &Number) -> Text {
        Text::new(format!("il {number}"), format!("the {number}"))
    }

    fn say_turn(view: &View) -> Text {
        let nth = view.rounds + 1;
        match view.rounds {
            ROUNDS => Text::new("La partita è finita.", "The game is over."),
            _ => Text::new(format!("Giro {nth}: quale numero?"), format!("Round {nth}: which number?")),
        }
    }
}

impl Page for Accord {
    fn zones(view: &View, _: &Desk<'_, Self>) -> Vec<Zone> {
        let [first, second] = view.points;
        vec![Zone { id: "board", html: format!("<p class=\"score\">{first} : {second}</p>").into() }]
    }

    fn phrases(_: &View) -> Vec<Text> {
        (1..=3).map(|n| Text::new(format!("Facciamo {n}?"), format!("Shall we say {n}?"))).collect()
    }
}

playing_out! { Accord, scores => scores.shares() }

written! { Number as 1..=3 => "un numero da 1 a 3", "a number from 1 to 3" }
