//! A table at one moment, and what it asks.

use table::{Agenda, Answer, Game, Habit, Odds, Refusal, Rng, Seat, Steps, Tell, Trouble, Turn};

use crate::rules::begins_with_prophets;
use crate::secret::Secret;
use crate::setup::Mode;
use crate::step::Step;
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
        open.agenda = Agenda::new(&[Step::Opening, Step::Opened, Step::Begin]);
        open.agenda.then(match setup.mode {
            Mode::Predestinazione => &[Step::Lot, Step::Leave, Step::Built],
            Mode::Chaos => &[Step::HandOn, Step::Fill, Step::Built, Step::Stack],
            Mode::Libero => &[Step::Lot, Step::Fill, Step::Built, Step::Stack],
        });
        let secret = Secret { rest: Bag::whole(), ..Secret::of(&open) };
        Dogma { open, secret }
    }

    /// The next thing to be done.
    pub(crate) fn step(&self) -> Option<Step> {
        self.open.agenda.next()
    }

    /// One more thing to be done, before all others.
    pub(crate) fn push(&mut self, step: Step) {
        self.open.agenda.push(step);
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
        self.waits_for()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_options(seat, out);
        debug_assert!(out.is_sorted_by(|one, next| one < next), "{out:?}");
    }

    fn any(&self, seat: Seat, rng: &mut Rng, list: &mut Vec<Action>) -> Action {
        match self.step() {
            Some(Step::Build(_)) => self.any_building(seat, rng),
            _ => {
                list.clear();
                self.list_options(seat, list);
                list[rng.below(list.len())]
            }
        }
    }

    fn odds(&self, out: &mut Odds<Action>) {
        self.list_outcomes(out);
    }

    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        self.take(answer, tell);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(None, rng)
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        Dogma::reasons(view)(action)
    }

    fn reasons(view: &View) -> impl Fn(&Action) -> Option<Refusal> {
        crate::reasons::reasons(view)
    }

    fn bars(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refusal(seat, *action)
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
            Action::Ready => !matches!(self.step(), Some(Step::Opening | Step::Arrange(_) | Step::Stack)),
            // What is Ardua may be closed this turn, and what lies face down may be Ardua.
            Action::Cult(at) => {
                let side = self.open.side(seat);
                let place = self.open.active(seat).and_then(|arcano| arcano.cults.get(usize::from(*at)));
                !side.ardua.0 || place.is_some_and(|place| place.face.is_some())
            }
            _ => true,
        }
    }

    fn is_idle(&self, seat: Seat) -> bool {
        self.only_passes(seat)
    }

    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        self.set_apart(seat, out);
    }

    fn replaced(&self, seat: Seat, factor: &str, rng: &mut Rng) -> Option<Self> {
        self.with_another_prophet(seat, factor, rng)
    }

    fn habits(told: &[&Event], out: &mut Vec<Habit>) {
        let told: Vec<_> = told.iter().map(|event| &event.what).collect();
        crate::habits::habits(&told, out);
    }

    fn measures(&self, out: &mut Vec<(&'static str, i32)>) {
        out.push(("turns", i32::from(self.open.turn)));
        out.push(("prophets left", self.open.seats().map(|seat| self.open.left(seat) as i32).sum()));
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        self.hidden_places(viewer, out);
    }
}
