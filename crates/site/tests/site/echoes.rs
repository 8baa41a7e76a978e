//! A toy of reaction windows: three seats, each with a hand that only it sees; the first one strikes a bell, and whoever
//! as far as the table knows could answer it is asked. A seat whose hand has an echo may sing; the others can only pass.

use std::fmt;
use std::str::FromStr;

use search::{Entry, Erased, Random};
use table::erased::{Facts, House};
use table::{
    Answer, Clock, Estimate, Field, Game, MAX_SEATS, Odds, Refusal, Rng, Say, Scores, Seat, Seats, Tell,
    Text, Trouble, Turn, Values,
};

use crate::toy;

const SEATS: usize = 3;
const STRIKES: u8 = 4;

pub(crate) fn entry() -> Entry {
    let facts = Facts { id: "echoes", name: "Echoes", seats: ("3 posti", "3 seats"), ..toy::FACTS };
    let game = Box::new(House::<Echoes>::new(facts));
    Entry { game, bots: vec![Box::new(Erased::<Echoes, Random>::new("random", Random))], hints: None }
}

/// The hands are a part of the setup, so that tests know them: a bit for each seat. So is who is asked in windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Setup {
    hands: u8,
    asked: u8,
    /// The hours of the clock; 0 is no clock.
    clock: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Echoes {
    setup: Setup,
    strikes: u8,
    /// The strike that is still to be drawn.
    tone: Option<bool>,
    sung: [u8; SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Act {
    Pass,
    Sing,
    Strike,
    Ring,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Rang,
    Sang(Seat),
    Silence,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    viewer: Option<Seat>,
    sings: bool,
    truth: Echoes,
}

fn bits(mask: u8) -> Seats {
    Seat::all(SEATS).filter(|seat| mask >> seat.index() & 1 == 1).collect()
}

impl Game for Echoes {
    type Setup = Setup;
    type Action = Act;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        Ok(Echoes { setup: *setup, strikes: 0, tone: None, sung: [0; SEATS] })
    }

    fn turn(&self) -> Turn {
        match self.tone {
            Some(false) => Turn::Chance,
            Some(true) => Turn::Together(bits(self.setup.asked)),
            None if self.strikes < STRIKES => Turn::Together(Seats::one(Seat::new(0))),
            None => Turn::Over(Scores::new(&self.sung.map(i32::from), Seats::NONE)),
        }
    }

    fn clock(&self) -> Option<Clock> {
        (self.setup.clock > 0).then(|| Clock { seconds: 3600 * u32::from(self.setup.clock), since: 0 })
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Act>) {
        match self.tone {
            None => out.push(Act::Strike),
            Some(_) => {
                out.push(Act::Pass);
                out.extend(bits(self.setup.hands).has(seat).then_some(Act::Sing));
            }
        }
    }

    fn odds(&self, out: &mut Odds<Act>) {
        out.even(Act::Ring);
    }

    fn play(&mut self, answer: Answer<'_, Act>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(_) => {
                self.tone = Some(true);
                tell.all(Event::Rang);
            }
            Answer::Together(given) if self.tone.is_some() => {
                (self.tone, self.strikes) = (None, self.strikes + 1);
                let singers = given.iter().filter(|(_, act)| *act == Act::Sing);
                for (seat, _) in singers.clone() {
                    self.sung[seat.index() % SEATS] += 1;
                    tell.all(Event::Sang(*seat));
                }
                if singers.count() == 0 {
                    tell.all(Event::Silence);
                }
            }
            _ => self.tone = Some(false),
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let sings = viewer.is_some_and(|seat| bits(self.setup.hands).has(seat));
        let setup = Setup { hands: 0, ..self.setup };
        View { viewer, sings, truth: Echoes { setup, ..self.clone() } }
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        let own = view.viewer.filter(|_| view.sings).map_or(0, |seat| 1 << seat.index());
        let setup = Setup { hands: own, ..view.truth.setup };
        Echoes { setup, ..view.truth.clone() }
    }

    fn why_not(view: &View, action: &Act) -> Option<Refusal> {
        (*action == Act::Sing && !view.sings)
            .then(|| Refusal::new("1.1", "nella tua mano non c'è un'eco", "there is no echo in your hand"))
    }

    fn longest(_: &Setup) -> usize {
        3 * usize::from(STRIKES)
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn is_window(&self) -> bool {
        self.tone == Some(true)
    }
}

impl Say for Echoes {
    fn say_event(event: &Event) -> Text {
        match event {
            Event::Rang => Text::new("la campana suona", "the bell rings"),
            Event::Sang(seat) => Text::new(format!("canta SANG-{seat}"), format!("singing: SANG-{seat}")),
            Event::Silence => Text::new("nessuno canta", "nobody sings"),
        }
    }

    fn say_action(_: &View, action: &Act) -> Text {
        Text::new(format!("fa' {action}"), format!("do {action}"))
    }

    fn say_seat(_: &View, seat: Seat) -> Text {
        Text::new(format!("Voce {seat}"), format!("Voice {seat}"))
    }

    fn say_turn(view: &View) -> Text {
        match view.truth.tone {
            Some(_) => Text::new("La campana suona: rispondi?", "The bell rings: do you answer?"),
            None => Text::new("Si suona la campana", "Somebody strikes the bell"),
        }
    }
}

impl Estimate for Echoes {
    fn guess(&self) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    fn worth(&self, _: &Scores) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }

    const HORIZON: u32 = 10;

    fn safest(_: &View, actions: &[Act]) -> Option<Act> {
        actions.first().copied()
    }
}

impl table::Setup for Setup {
    fn fields() -> Vec<Field> {
        let field = |name, it: &str, en: &str, default: &str| Field {
            name,
            about: Text::new(it, en),
            values: Values::Range(0, 7),
            default: default.to_owned(),
            among: None,
            seat: None,
        };
        vec![
            field("hands", "mani", "hands", "3"),
            field("asked", "chi risponde", "who answers", "7"),
            field("clock", "ore", "hours", "0").among("5"),
        ]
    }

    fn seats(&self) -> usize {
        SEATS
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { hands: 3, asked: 7, clock: 0 }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hands={} asked={} clock={}", self.hands, self.asked, self.clock)
    }
}

impl FromStr for Setup {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut setup = Setup::default();
        for part in text.split_whitespace() {
            let wrong = || Trouble::say(format!("«{part}» non va"), format!("'{part}' does not fit"));
            let (name, mask) = part.split_once('=').ok_or_else(wrong)?;
            let mask = mask.parse().ok().filter(|mask| *mask < 8).ok_or_else(wrong)?;
            match name {
                "hands" => setup.hands = mask,
                "asked" => setup.asked = mask,
                "clock" => setup.clock = mask,
                _ => return Err(wrong()),
            }
        }
        Ok(setup)
    }
}

const WORDS: [(Act, &str); 4] =
    [(Act::Pass, "pass"), (Act::Sing, "sing"), (Act::Strike, "strike"), (Act::Ring, "ring")];

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = WORDS.iter().find(|(act, _)| act == self).map_or("", |(_, word)| word);
        f.write_str(word)
    }
}

impl FromStr for Act {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let known = WORDS.iter().find(|(_, word)| *word == text).map(|(act, _)| *act);
        known.ok_or_else(|| {
            Trouble::say(format!("«{text}» non è un'azione"), format!("'{text}' is no action"))
        })
    }
}
