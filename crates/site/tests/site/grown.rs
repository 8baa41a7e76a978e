//! A toy whose rules were changed once. Two seats say numbers under seal, twice; under the first rules the larger sum wins,
//! under the second the last number counts double. `NEWEST` is the version that a release knows.

use std::fmt;
use std::str::FromStr;

use search::{Entry, Erased, Random};
use table::erased::{Facts, House};
use table::{
    Answer, Estimate, Field, Game, MAX_SEATS, Odds, Refusal, Rng, Rules, Say, Scores, Seat, Seats, Tell,
    Text, Trouble, Turn, Values, number, read_fields,
};

pub(crate) fn entry<const NEWEST: u8>() -> Entry {
    let game = Box::new(House::<Grown<NEWEST>>::new(Facts::plain("grown", "Grown")));
    Entry { game, bots: vec![Box::new(Erased::<Grown<NEWEST>, Random>::new("random", Random))], hints: None }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Grown<const NEWEST: u8> {
    setup: Setup<NEWEST>,
    said: Vec<[i32; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Setup<const NEWEST: u8> {
    rounds: u8,
    rules: Rules,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Number(i32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Sums([i32; 2]),
    Own(i32),
}

impl<const NEWEST: u8> Grown<NEWEST> {
    fn sums(&self) -> [i32; 2] {
        let weight = |round: usize| 1 + i32::from(round == 1 && self.setup.rules > Rules::FIRST);
        [0, 1].map(|seat| self.said.iter().enumerate().map(|(round, said)| weight(round) * said[seat]).sum())
    }
}

impl<const NEWEST: u8> Game for Grown<NEWEST> {
    type Setup = Setup<NEWEST>;
    type Action = Number;
    type Event = Event;
    type View = Self;

    fn new(setup: &Setup<NEWEST>) -> Result<Self, Trouble> {
        Ok(Grown { setup: *setup, said: Vec::new() })
    }

    fn turn(&self) -> Turn {
        if self.said.len() < usize::from(self.setup.rounds) {
            return Turn::Together(Seats::all(2));
        }
        let [one, two] = self.sums();
        Turn::Over(Scores::duel(one - two))
    }

    fn actions(&self, _: Seat, out: &mut Vec<Number>) {
        out.extend((1..=3).map(Number));
    }

    fn odds(&self, _: &mut Odds<Number>) {}

    fn play(&mut self, answer: Answer<'_, Number>, tell: &mut impl Tell<Event>) {
        let Answer::Together([(_, Number(one)), (_, Number(two))]) = answer else { return };
        self.said.push([*one, *two]);
        for (seat, said) in Seat::all(2).zip([*one, *two]) {
            tell.only(Seats::one(seat), Event::Own(said));
        }
        tell.all(Event::Sums(self.sums()));
    }

    fn view(&self, _: Option<Seat>) -> Self {
        self.clone()
    }

    fn imagine(view: &Self, _: &mut Rng) -> Self {
        view.clone()
    }

    fn why_not(_: &Self, _: &Number) -> Option<Refusal> {
        None
    }

    fn longest(_: &Setup<NEWEST>) -> usize {
        5
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl<const NEWEST: u8> Say for Grown<NEWEST> {
    fn say_event(event: &Event) -> Text {
        match event {
            Event::Sums([one, two]) => Text::new(format!("ora {one} a {two}"), format!("{one} to {two} now")),
            Event::Own(said) => Text::new(format!("hai detto OWN-{said}"), format!("you said OWN-{said}")),
        }
    }

    fn say_action(_: &Self, Number(number): &Number) -> Text {
        Text::same(number.to_string())
    }

    fn say_turn(_: &Self) -> Text {
        Text::new("di' un numero", "say a number")
    }
}

impl<const NEWEST: u8> Estimate for Grown<NEWEST> {
    fn guess(&self) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    fn worth(&self, _: &Scores) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    const HORIZON: u32 = 5;

    fn safest(_: &Self, actions: &[Number]) -> Option<Number> {
        actions.first().copied()
    }
}

impl<const NEWEST: u8> table::Setup for Setup<NEWEST> {
    const RULES: Rules = Rules::version(NEWEST);

    fn fields() -> Vec<Field> {
        vec![Field::new("rounds", "i giri", "the rounds", Values::Range(1, 5), "2")]
    }

    fn seats(&self) -> usize {
        2
    }
}

impl<const NEWEST: u8> Default for Setup<NEWEST> {
    fn default() -> Self {
        Setup { rounds: 2, rules: Rules::FIRST }
    }
}

impl<const NEWEST: u8> fmt::Display for Setup<NEWEST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rounds={}{}", self.rounds, self.rules)
    }
}

impl<const NEWEST: u8> FromStr for Setup<NEWEST> {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        read_fields(text, |setup: &mut Self, name, value| {
            match name {
                "rounds" => setup.rounds = number(name, value, 1, 5)?,
                "rules" => setup.rules = Rules::read::<Self>(value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}

impl FromStr for Number {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let number = text.strip_prefix('n').and_then(|digit| digit.parse().ok());
        number.filter(|number| (1..=3).contains(number)).map(Number).ok_or_else(|| Trouble::say("no", "no"))
    }
}
