//! A table at one moment, and what it asks.

use table::{Answer, Game, Odds, Refusal, Rng, Seat, Seats, Tell, Trouble, Turn};

use crate::event::Ears;
use crate::open::{Done, Place, SEATS};
use crate::secret::Secret;
use crate::step::Step;
use crate::{Action, Cards, Event, Open, Setup, View};

/// The truth of a table: what everybody sees, and what is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sancta {
    pub(crate) open: Open,
    pub(crate) secret: Secret,
}

/// What the next step needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// An answer of these seats.
    Seats(Seats),
    /// A draw.
    Chance,
    /// Nothing: it happens at once.
    Nothing,
}

impl Sancta {
    pub(crate) fn start(setup: &Setup) -> Self {
        let open = Open {
            setup: *setup,
            agenda: vec![Step::Dealer],
            waiting: Vec::new(),
            places: Seat::all(usize::from(setup.seats)).map(|_| Place::default()).collect(),
            dealer: None,
            first: None,
            active: Seat::new(0),
            turns: 0,
            gained: 0,
            idle: 0,
            done: Done::default(),
            played: Cards::NONE,
            discards: Cards::NONE,
            public: Cards::NONE,
            ending: None,
        };
        let secret = Secret { hands: [Cards::NONE; SEATS], seen: [Cards::NONE; SEATS], deck: setup.deck() };
        Sancta { open, secret }
    }

    pub(crate) fn top(&self) -> Option<Step> {
        self.open.agenda.last().copied()
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.open.agenda.push(step);
    }

    fn pending(&self) -> Need {
        self.top().map_or(Need::Nothing, |step| self.needs(step))
    }

    /// Does what needs neither seats nor chance.
    fn go_on(&mut self, tell: &mut Ears<'_>) {
        while self.open.ending.is_none() && self.pending() == Need::Nothing {
            let Some(step) = self.open.agenda.pop() else { return };
            self.run(step, tell);
        }
    }
}

impl Game for Sancta {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        setup.to_string().parse::<Setup>()?;
        Ok(Sancta::start(setup))
    }

    fn turn(&self) -> Turn {
        if self.open.ending.is_some() {
            return Turn::Over(self.open.scores());
        }
        match self.pending() {
            Need::Seats(seats) => Turn::Together(seats),
            Need::Chance | Need::Nothing => Turn::Chance,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.options(seat, out);
        out.sort_unstable();
        out.dedup();
    }

    fn odds(&self, out: &mut Odds<Action>) {
        self.outcomes(out);
    }

    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(outcome) => self.fell(outcome, tell),
            Answer::Together(given) => match self.top() {
                Some(Step::Window(by, _)) => self.answered_beatitude(by, given, tell),
                _ => given.iter().for_each(|(seat, action)| self.answered(*seat, *action, tell)),
            },
            Answer::Apart(seat, action) => self.answered(seat, action, tell),
            Answer::TimeUp => {}
        }
        self.go_on(tell);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        crate::why_not::why_not(view, *action)
    }

    fn longest(setup: &Setup) -> usize {
        // A turn puts each card down at most once and does little more with it; set-off abilities end with the Saints
        // that can be promoted.
        usize::from(setup.rounds) * usize::from(setup.seats) * 2_000
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }

    fn is_window(&self) -> bool {
        matches!(self.top(), Some(Step::Window(..)))
    }

    fn is_plain(&self, _: Seat, action: &Action) -> bool {
        use Action::{Advocatus, Place, Play, Replace, Suffrage, Take};
        !matches!(action, Advocatus | Play(_) | Suffrage(_) | Place(_) | Replace(..) | Take(_))
    }

    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        if let Some(first) = self.open.first {
            let order = self.open.from(first).position(|other| other == seat).unwrap_or(0);
            out.push(format!("order={}", order + 1));
        }
        if let Some(at) = self.open.place(seat).start.and_then(|card| card.saint()) {
            out.push(format!("start={}", self.open.setup.cards.saints[at].name.en.replace(' ', "_")));
        }
    }

    fn measures(&self, out: &mut Vec<(&'static str, i32)>) {
        out.push(("rounds", i32::from(self.open.round())));
        let rosa = self.open.places.iter().map(|place| place.rosa.len() as i32);
        out.push(("saints in the Rosa", rosa.sum()));
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        const KNOWN: u32 = 100;
        const DECK: u32 = 101;
        let Sancta { open, secret } = self;
        for card in open.setup.deck().iter() {
            let held = Seat::all(SEATS).find(|seat| secret.hands[seat.index()].has(card));
            out.push(match held {
                _ if open.face_up().has(card) || secret.knows(viewer, card, open) => KNOWN,
                Some(seat) => seat.index() as u32,
                None => DECK,
            });
        }
    }
}
