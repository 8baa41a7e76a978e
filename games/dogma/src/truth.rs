//! A table at one moment, and what it asks.

use table::{Answer, Game, Odds, Refusal, Rng, Seat, Tell, Trouble, Turn};

use crate::event::Ears;
use crate::rules::begins_with_prophets;
use crate::secret::{Own, Secret};
use crate::setup::Mode;
use crate::step::{Need, Step};
use crate::{Action, Bag, Event, Open, Setup, View};

/// The truth of a table: what everybody sees, and what is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dogma {
    pub(crate) open: Open,
    pub(crate) secret: Secret,
}

impl Dogma {
    pub(crate) fn start(setup: &Setup) -> Self {
        let mut open = Open::new(setup);
        open.agenda = vec![Step::Begin, Step::Opened, Step::Opening];
        match setup.mode {
            Mode::Predestinazione => open.agenda.extend([Step::Built, Step::Leave, Step::Lot]),
            Mode::Chaos => open.agenda.extend([Step::Stack, Step::Built, Step::Fill, Step::HandOn]),
            Mode::Libero => open.agenda.extend([Step::Stack, Step::Built, Step::Fill, Step::Lot]),
        }
        let seats = open.seats().map(|_| Own::default()).collect();
        let secret = Secret {
            seats,
            packs: Default::default(),
            rest: Bag::whole(),
            still: 0,
            proofs: Default::default(),
        };
        Dogma { open, secret }
    }

    pub(crate) fn top(&self) -> Option<Step> {
        self.open.agenda.last().copied()
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.open.agenda.push(step);
    }

    /// What the table waits for.
    pub(crate) fn pending(&self) -> Need {
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

impl Game for Dogma {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        let mut truth = Dogma::start(setup);
        truth.go_on(&mut table::Deaf);
        Ok(truth)
    }

    fn turn(&self) -> Turn {
        if self.open.ending.is_some() {
            return Turn::Over(self.open.scores());
        }
        match self.pending() {
            Need::Together(seats) => Turn::Together(seats),
            Need::Apart(seats) => Turn::Apart(seats),
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
            Answer::Together(given) => self.answered_together(given, tell),
            Answer::Apart(seat, action) => self.answered_apart(seat, action, tell),
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
        // Building ends with a lap in which nobody takes a card, of at most 20 for each; a turn asks each seat a few times, and
        // its effects set off others at most so many times.
        let seats = usize::from(setup.seats);
        seats * 20 * 12 * 12 + 200 * seats * 60
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }

    fn is_plain(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Take(card, at) if self.open.setup.mode == Mode::Libero => {
                begins_with_prophets(self.secret.own(seat), *card, *at)
            }
            Action::Take(..) | Action::Drop(..) => false,
            // Leaving things as they lie tells where they lie.
            Action::Ready => !matches!(self.top(), Some(Step::Opening | Step::Arrange(_) | Step::Stack)),
            // What is Ardua may be closed this turn, and what lies face down may be Ardua.
            Action::Cult(at) => {
                let side = self.open.side(seat);
                let place = self.open.active(seat).and_then(|arcano| arcano.cults.get(usize::from(*at)));
                !side.ardua.0 || place.is_some_and(|place| place.face.is_some())
            }
            _ => true,
        }
    }

    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        self.set_apart(seat, out);
    }

    fn replaced(&self, seat: Seat, factor: &str, rng: &mut Rng) -> Option<Self> {
        self.with_another_prophet(seat, factor, rng)
    }

    fn measures(&self, out: &mut Vec<(&'static str, i32)>) {
        out.push(("turns", i32::from(self.open.turn)));
        out.push(("prophets left", self.open.seats().map(|seat| self.open.left(seat) as i32).sum()));
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        self.hidden_places(viewer, out);
    }
}
