//! A table at one moment, and what it asks.

use arrayvec::ArrayVec;
use table::{Agenda, Answer, Deaf, Game, Odds, Refusal, Rng, Seat, Steps, Tell, Trouble, Turn};

use crate::open::{Discards, Place, SEATS, Spot};
use crate::rules::Bar;
use crate::secret::Secret;
use crate::step::Step;
use crate::text::Cast;
use crate::{Action, Cards, Event, Open, Setup, View};

/// The truth of a table: what everybody sees, and what is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GodLucky {
    pub(crate) open: Open,
    pub(crate) secret: Secret,
}

impl GodLucky {
    pub(crate) fn start(setup: &Setup) -> Self {
        let seats = Seat::all(usize::from(setup.seats));
        let place = Place {
            god: None,
            faith: 0,
            corruption: 0,
            mad: false,
            spot: Spot::Board(0),
            skip: 0,
            spent: false,
            changed: false,
            miracles: 0,
            objects: 0,
        };
        let open = Open {
            setup: *setup,
            agenda: Agenda::new(&[Step::Precedence(seats.clone().collect()), Step::LayStart]),
            places: seats.map(|_| place).collect(),
            precedence: [0; SEATS],
            first: None,
            active: Seat::new(0),
            turns: 0,
            second: false,
            dawn: false,
            extra: false,
            again: false,
            wild: false,
            frenzy: 0,
            next: None,
            backward: None,
            board: ArrayVec::new(),
            supply: (1 << setup.cards.board.len()) - 1,
            events: ((1u64 << setup.cards.events.len()) - 1) as u32,
            event: None,
            discards: Discards::default(),
            banished: Cards::NONE,
            up: Cards::NONE,
            public: Cards::NONE,
            swaps: ArrayVec::new(),
            dice: ArrayVec::new(),
            coin: None,
            stake: crate::rules::NO_LIMIT,
            fight: None,
            ending: None,
        };
        let secret = Secret {
            objects: setup.cards.all_objects(),
            miracles: setup.cards.all_miracles(),
            ..Secret::nothing()
        };
        let mut truth = GodLucky { open, secret };
        truth.go_on(&mut Deaf);
        truth
    }

    /// These steps before all others, in the order in which they are done.
    #[inline]
    pub(crate) fn then(&mut self, steps: &[Step]) {
        self.open.agenda.then(steps);
    }
}

impl Game for GodLucky {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        setup.to_string().parse::<Setup>()?;
        Ok(GodLucky::start(setup))
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.waits_for()
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_options(seat, out);
    }

    fn any(&self, seat: Seat, rng: &mut Rng, list: &mut Vec<Action>) -> Action {
        let choices = self.open.agenda.next().map(|step| self.choices(step, seat));
        choices.and_then(|choices| choices.draw(rng)).unwrap_or_else(|| {
            list.clear();
            self.actions(seat, list);
            list[0]
        })
    }

    #[inline]
    fn odds(&self, out: &mut Odds<Action>) {
        self.list_outcomes(out);
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        self.take(answer, tell);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        // Whoever looked into a hand and may steal from it [12.6] found something: deals without it are not meant.
        loop {
            let truth = view.imagine(rng);
            match truth.open.agenda.next() {
                Some(Step::Pick(_, victim)) if truth.stealable(victim).is_empty() => {}
                _ => return truth,
            }
        }
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        GodLucky::reasons(view)(action)
    }

    fn reasons(view: &View) -> impl Fn(&Action) -> Option<Refusal> {
        // What bars an action follows from the view: it is the same in any world that looks like it.
        let asked = view.viewer.map(|seat| (seat, GodLucky::imagine(view, &mut Rng::new(0))));
        move |action| match &asked {
            Some((seat, world)) => world.bars(*seat, action),
            None => Some(Bar::Watching.refusal(|lang| Cast::of_open(&view.open, lang))),
        }
    }

    fn bars(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let bar = self.bar(seat, *action)?;
        Some(bar.refusal(|lang| Cast::of_open(&self.open, lang)))
    }

    fn longest(setup: &Setup) -> usize {
        // A turn: its window, its roll, up to a fight, a chain of cards; every use of a card reopens a window, and cards
        // are used once or once a lap. The bound is far above what happens.
        usize::from(setup.rounds) * usize::from(setup.seats) * 120 + 4000
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }

    fn is_window(&self) -> bool {
        matches!(self.open.agenda.next(), Some(Step::Window(..)))
    }

    fn is_plain(&self, _: Seat, action: &Action) -> bool {
        !matches!(action, Action::Use(_) | Action::Ability)
    }

    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        if let Some(first) = self.open.first {
            let nth = self.open.from(first).position(|at| at == seat).unwrap_or(0);
            out.push(format!("order={}", nth + 1));
        }
        let gods = &self.open.setup.cards.cards().gods;
        out.extend(self.open.place(seat).god.map(|god| format!("god={}", gods[usize::from(god)].name)));
    }

    fn measures(&self, out: &mut Vec<(&'static str, i32)>) {
        out.push(("rounds", i32::from(self.open.round())));
        out.push(("second-phase", i32::from(self.open.second)));
        out.push(("mad", self.open.places.iter().filter(|place| place.mad).count() as i32));
        let end = |is: fn(&crate::Ending) -> bool| i32::from(self.open.ending.as_ref().is_some_and(is));
        out.push(("captured", end(|ending| matches!(ending, crate::Ending::Captured(_)))));
        out.push(("capped", end(|ending| matches!(ending, crate::Ending::Cap(_)))));
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        let GodLucky { open, secret } = self;
        for card in open.tables().all.iter() {
            let trap = secret.traps.iter().any(|trap| trap.card == card);
            let place = match secret.owner(card) {
                _ if secret.knows(viewer, card, open) => 100,
                Some(owner) => owner.index() as u32,
                None if trap => 101,
                None if secret.objects.has(card) || secret.miracles.has(card) => 102,
                None => 103,
            };
            out.push(place);
        }
    }
}
