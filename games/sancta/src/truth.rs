//! A table at one moment, and what it asks.

use table::{Agenda, Answer, Deaf, Game, Habit, List, Odds, Refusal, Rng, Seat, Steps, Tell, Trouble, Turn};

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

impl Sancta {
    pub(crate) fn start(setup: &Setup) -> Self {
        let open = Open {
            setup: *setup,
            agenda: Agenda::new(&[Step::Dealer]),
            waiting: List::new(),
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

    pub(crate) fn push(&mut self, step: Step) {
        self.open.agenda.push(step);
    }

    /// These steps before all others, in the order in which they are done.
    pub(crate) fn then(&mut self, steps: &[Step]) {
        self.open.agenda.then(steps);
    }
}

impl Game for Sancta {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        setup.to_string().parse::<Setup>()?;
        let mut truth = Sancta::start(setup);
        truth.go_on(&mut Deaf);
        Ok(truth)
    }

    fn turn(&self) -> Turn {
        self.waits_for()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_options(seat, out);
    }

    fn any(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        self.any_choice(seat, rng).unwrap_or(Action::Pass)
    }

    fn odds(&self, out: &mut Odds<Action>) {
        self.list_outcomes(out);
    }

    fn draw(&self, rng: &mut Rng, _: &mut Odds<Action>) -> Action {
        self.lot_drawn(rng).unwrap_or(Action::Pass)
    }

    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        self.take(answer, tell);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        Sancta::reasons(view)(action)
    }

    fn reasons(view: &View) -> impl Fn(&Action) -> Option<Refusal> {
        crate::bars::reasons(view)
    }

    fn bars(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refusal(seat, *action)
    }

    fn equal(&self, seat: Seat, action: &Action) -> Action {
        self.equal_action(seat, *action)
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
        matches!(self.open.agenda.next(), Some(Step::Window(..)))
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

    fn habits(told: &[&Event], out: &mut Vec<Habit>) {
        let told: Vec<_> = told.iter().map(|event| &event.what).collect();
        crate::habits::habits(&told, out);
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
