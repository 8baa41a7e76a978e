//! A small game full of secrets: each seat is dealt a card that only it sees, then both choose numbers under seal, round
//! after round; what was chosen stays secret until the end.

use std::fmt;
use std::str::FromStr;

use search::{Entry, Erased, Random};
use table::erased::{Cover, Facts, House, Terms};
use table::{
    Answer, Because, Clock, Desk, Estimate, Field, Game, MAX_SEATS, Odds, Page, Refusal, Rng, Say, Scores,
    Seat, Seats, Tell, Text, Trouble, Turn, Values, Zone,
};

pub(crate) static FACTS: Facts = Facts {
    id: "whispers",
    name: "Whispers",
    about: ("Sussurri", "Secrets"),
    seats: ("2 posti", "2 seats"),
    rules: "# Whispers\n\n## 1 Numeri · Numbers\n\n### 1.1\n\nIl tre una volta sola.\n\nThree only once.\n\n*p. 1*\n",
    script: "export {};",
    style: "main{}",
    scores: ("i punti dei giri", "the points of the rounds"),
    terms: Terms::none(),
    cover: Cover::NONE,
};

pub(crate) fn entry() -> Entry {
    let game = Box::new(House::<Whispers>::new(FACTS).with_page());
    Entry { game, bots: vec![Box::new(Erased::<Whispers, Random>::new("random", Random))], hints: None }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Whispers {
    setup: Setup,
    cards: [u8; 2],
    /// What each seat chose apart from the other before the rounds, in setups with that.
    first: [u8; 2],
    chosen: [Vec<u8>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Setup {
    rounds: u8,
    clock: bool,
    apart: bool,
    /// Who has an odd card can say nothing but one.
    mute: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Act {
    Card(u8),
    Number(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt(u8),
    Chose(u8),
    Round,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    viewer: Option<Seat>,
    setup: Setup,
    dealt: [bool; 2],
    card: u8,
    first: [u8; 2],
    own: Vec<u8>,
    rounds: usize,
}

impl Game for Whispers {
    type Setup = Setup;
    type Action = Act;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        Ok(Whispers { setup: *setup, cards: [0; 2], first: [0; 2], chosen: [Vec::new(), Vec::new()] })
    }

    fn turn(&self) -> Turn {
        if self.cards.contains(&0) {
            return Turn::Chance;
        }
        let late = Seat::all(2).filter(|seat| self.setup.apart && self.first[seat.index()] == 0);
        let late: Seats = late.collect();
        if !late.is_empty() {
            return Turn::Apart(late);
        }
        if self.chosen[0].len() < usize::from(self.setup.rounds) {
            return Turn::Together(Seats::all(2));
        }
        let points = [0, 1].map(|i| i32::from(self.cards[i] + self.chosen[i].iter().sum::<u8>()));
        Turn::Over(Scores::duel(points[0] - points[1]))
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Act>) {
        if self.is_mute(seat) {
            return out.push(Act::Number(1));
        }
        let used = self.chosen[seat.index() & 1].contains(&3);
        out.extend((1..=if used { 2 } else { 3 }).map(Act::Number));
    }

    fn odds(&self, out: &mut Odds<Act>) {
        (1..=9).for_each(|card| out.even(Act::Card(card)));
    }

    fn play(&mut self, answer: Answer<'_, Act>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(Act::Card(card)) => {
                let seat = Seat::new(u8::from(self.cards[0] != 0));
                self.cards[seat.index()] = card;
                tell.only(Seats::one(seat), Event::Dealt(card));
            }
            Answer::Together(given) => {
                for (seat, act) in given {
                    if let Act::Number(number) = act {
                        self.chosen[seat.index() & 1].push(*number);
                        tell.only(Seats::one(*seat), Event::Chose(*number));
                    }
                }
                tell.all(Event::Round);
            }
            Answer::Apart(seat, Act::Number(number)) => {
                self.first[seat.index() & 1] = number;
                tell.only(Seats::one(seat), Event::Chose(number));
            }
            Answer::TimeUp => {
                self.chosen.iter_mut().for_each(|chosen| chosen.push(1));
                tell.all(Event::Round);
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let index = viewer.map(|seat| seat.index() & 1);
        View {
            viewer,
            setup: self.setup,
            dealt: self.cards.map(|card| card != 0),
            card: index.map_or(0, |i| self.cards[i]),
            first: [0, 1].map(|i| if index == Some(i) { self.first[i] } else { self.first[i].min(1) }),
            own: index.map(|i| self.chosen[i].clone()).unwrap_or_default(),
            rounds: self.chosen[0].len(),
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut truth = Whispers {
            setup: view.setup,
            cards: [0; 2],
            first: view.first,
            chosen: [Vec::new(), Vec::new()],
        };
        for i in 0..2 {
            let own = view.viewer.is_some_and(|seat| seat.index() == i);
            truth.cards[i] = match (own, view.dealt[i]) {
                (true, _) => view.card,
                (false, true) => 1 + rng.below(9) as u8,
                (false, false) => 0,
            };
            truth.chosen[i] = if own { view.own.clone() } else { vec![1; view.rounds] };
        }
        truth
    }

    fn why_not(view: &View, action: &Act) -> Option<Refusal> {
        match action {
            Act::Number(1 | 2) => None,
            Act::Number(3) if !view.own.contains(&3) => None,
            _ => Some(Refusal::new("1.1", "il tre una volta sola", "three only once")),
        }
    }

    fn longest(_: &Setup) -> usize {
        10
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn is_idle(&self, seat: Seat) -> bool {
        self.is_mute(seat)
    }

    fn clock(&self) -> Option<Clock> {
        self.setup.clock.then(|| Clock { seconds: 60, since: self.chosen[0].len() as u32 })
    }
}

impl Whispers {
    fn is_mute(&self, seat: Seat) -> bool {
        self.setup.mute && self.cards[seat.index() & 1] % 2 == 1
    }
}

impl Say for Whispers {
    fn say_event(event: &Event) -> Text {
        match event {
            Event::Dealt(card) => {
                Text::new(format!("hai la carta CARD-{card}"), format!("you have CARD-{card}"))
            }
            Event::Chose(n) => Text::new(format!("hai detto SAID-{n}"), format!("you said SAID-{n}")),
            Event::Round => Text::new("un giro è fatto", "a round is done"),
        }
    }

    fn say_action(_: &View, action: &Act) -> Text {
        Text::new(format!("di' {action}"), format!("say {action}"))
    }

    fn say_seat(_: &View, seat: Seat) -> Text {
        Text::new(format!("Voce {seat}"), format!("Voice {seat}"))
    }

    fn say_turn(view: &View) -> Text {
        Text::new(format!("giro {}", view.rounds + 1), format!("round {}", view.rounds + 1))
    }

    fn say_aim(view: &View) -> Text {
        let seat = view.viewer.map_or("-".to_owned(), |seat| seat.to_string());
        Text::new(format!("SCOPO-{seat}"), format!("AIM-{seat}"))
    }

    fn say_why(_: &View) -> Option<Because> {
        Some(Because::new("1.1", "Ogni giro si dice un numero.", "Each round a number is said."))
    }
}

impl Estimate for Whispers {
    fn guess(&self) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    fn worth(&self, _: &Scores) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    const HORIZON: u32 = 10;

    fn safest(_: &View, actions: &[Act]) -> Option<Act> {
        actions.get(1).copied()
    }
}

impl Page for Whispers {
    fn zones(view: &View, desk: &Desk<'_, Self>) -> Vec<Zone> {
        let seat = view.viewer.map_or("-".to_owned(), |seat| seat.to_string());
        let own: Vec<String> = view.own.iter().map(|n| format!("SAID-{n}")).collect();
        let html = format!("<p>VIEW-{seat} CARD-{} {} {}</p>", view.card, own.join(" "), desk.actions.len());
        vec![Zone { id: "board", html: html.into() }]
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        let words = vec![("no", Text::same("no")), ("yes", Text::new("sì", "yes"))];
        vec![
            Field {
                name: "apart",
                about: Text::new("prima ognuno per sé", "first each alone"),
                values: Values::Words(words.clone()),
                default: "no".to_owned(),
                among: None,
                seat: None,
            },
            Field {
                name: "rounds",
                about: Text::new("giri", "rounds"),
                values: Values::Range(1, 5),
                default: "3".to_owned(),
                among: None,
                seat: None,
            },
            Field {
                name: "clock",
                about: Text::new("orologio", "clock"),
                values: Values::Words(words.clone()),
                default: "no".to_owned(),
                among: None,
                seat: None,
            },
            Field {
                name: "mute",
                about: Text::new("i dispari tacciono", "odd ones are mute"),
                values: Values::Words(words),
                default: "no".to_owned(),
                among: None,
                seat: None,
            },
        ]
    }

    fn seats(&self) -> usize {
        2
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { rounds: 3, clock: false, apart: false, mute: false }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |yes| if yes { "yes" } else { "no" };
        write!(f, "apart={} rounds={} clock={}", word(self.apart), self.rounds, word(self.clock))?;
        if self.mute { write!(f, " mute=yes") } else { Ok(()) }
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut setup = Setup::default();
        let wrong = |part: &str| Trouble::say(format!("«{part}» non va"), format!("'{part}' does not fit"));
        for part in text.split_whitespace() {
            match part.split_once('=') {
                Some(("rounds", n)) => {
                    setup.rounds =
                        n.parse().ok().filter(|n| (1..=5).contains(n)).ok_or_else(|| wrong(part))?;
                }
                Some(("apart", "yes")) => setup.apart = true,
                Some(("apart", "no")) => setup.apart = false,
                Some(("clock", "yes")) => setup.clock = true,
                Some(("clock", "no")) => setup.clock = false,
                Some(("mute", "yes")) => setup.mute = true,
                Some(("mute", "no")) => setup.mute = false,
                _ => return Err(wrong(part)),
            }
        }
        Ok(setup)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Card(card) => write!(f, "c{card}"),
            Act::Number(number) => write!(f, "n{number}"),
        }
    }
}

impl FromStr for Act {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text.as_bytes() {
            [b'c', n @ b'1'..=b'9'] => Ok(Act::Card(n - b'0')),
            [b'n', n @ b'1'..=b'3'] => Ok(Act::Number(n - b'0')),
            _ => Err(Trouble::say(format!("«{text}» non è un'azione"), format!("'{text}' is no action"))),
        }
    }
}
