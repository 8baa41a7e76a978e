//! A table at one moment, and what it asks.

use arrayvec::ArrayVec;
use table::{
    Agenda, Answer, Clock, Ears, Game, Habit, List, Need, Odds, Refusal, Rng, Seat, Seats, Steps, Tell,
    Trouble, Turn,
};

use crate::cards::Heed;
use crate::open::{Phase, SEATS, Time};
use crate::rules::{Bar, Speaker};
use crate::secret::Secret;
use crate::step::Step;
use crate::{Action, Event, Open, Setup, View};

/// The truth of a table: what everybody sees, and what is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Capitale {
    pub(crate) open: Open,
    pub(crate) secret: Secret,
}

impl Capitale {
    pub(crate) fn start(setup: &Setup) -> Self {
        let open = Open {
            switches: setup.switches,
            agenda: Agenda::new(&[Step::Decks, Step::Lot, Step::Duel]),
            waiting: List::new(),
            chosen: Seats::NONE,
            ready: Seats::NONE,
            duel: 0,
            results: ArrayVec::new(),
            conquests: [0; SEATS],
            first: Seat::new(0),
            active: Seat::new(0),
            turn: 0,
            turns: 0,
            phase: Phase::Opening,
            cities: Default::default(),
            units: List::new(),
            down: List::new(),
            graves: Default::default(),
            hands: [0; SEATS],
            libraries: [0; SEATS],
            known: Default::default(),
            shown: Default::default(),
            picked: Seats::NONE,
            quicks: [0; SEATS],
            stirred: 0,
            opened: 0,
            more: [0; SEATS],
            battle: None,
            time: Time::Runs,
            dueling: false,
            ending: None,
            heeds: Heed::default(),
            stale: false,
        };
        let mut truth = Capitale { open, secret: Secret::default() };
        for seat in Seat::all(SEATS) {
            if let Some(deck) = setup.deck(seat) {
                truth.bring(seat, &deck);
            }
        }
        if truth.open.chosen.len() == SEATS {
            truth.open.agenda.pop();
        }
        truth
    }

    /// When the turn's time is over, what is asked answers itself. [16.4]
    fn answers_itself(&mut self, tell: &mut Ears<'_, Event>) {
        while self.open.time == Time::Spent
            && let Need::Together(seats) = self.open.agenda.need()
            && let Some(seat) = seats.first()
        {
            let mut all = Vec::new();
            self.actions(seat, &mut all);
            let Some(mildest) = crate::estimate::mildest(&all) else { return };
            self.take(Answer::Together(&[(seat, mildest)]), tell);
        }
    }
}

impl Game for Capitale {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        setup.check()?;
        let mut truth = Capitale::start(setup);
        truth.go_on(&mut table::Deaf);
        Ok(truth)
    }

    fn turn(&self) -> Turn {
        self.waits_for()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_options(seat, out);
        if !out.is_sorted() {
            out.sort_unstable();
        }
    }

    fn any(&self, seat: Seat, rng: &mut Rng, list: &mut Vec<Action>) -> Action {
        list.clear();
        self.list_options(seat, list);
        list[rng.below(list.len())]
    }

    fn odds(&self, out: &mut Odds<Action>) {
        self.list_outcomes(out);
    }

    fn draw(&self, rng: &mut Rng, list: &mut Odds<Action>) -> Action {
        match self.open.agenda.next().and_then(|step| self.pile(step)) {
            Some(pile) => Action::Draw(pile.nth(rng.below(pile.len()))),
            None => {
                list.clear();
                self.odds(list);
                rng.draw(list)
            }
        }
    }

    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::TimeUp => {
                self.time_up(tell);
                self.go_on(tell);
            }
            answer => self.take(answer, tell),
        }
        self.answers_itself(tell);
        debug_assert!(!self.open.stale, "numbers are kept that may have changed");
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        Capitale::reasons(view)(action)
    }

    fn reasons(view: &View) -> impl Fn(&Action) -> Option<Refusal> {
        let asked = view.viewer.map(|seat| (seat, crate::text::known(view)));
        move |action| {
            let bar = asked.as_ref().map_or(Some(Bar::Watches), |(seat, known)| known.bar(*seat, *action));
            bar.map(|bar| bar.refusal(|lang| Speaker::of(view, lang)))
        }
    }

    fn bars(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let bar = self.bar(seat, *action)?;
        let view = self.view(Some(seat));
        Some(bar.refusal(|lang| Speaker::of(&view, lang)))
    }

    fn longest(setup: &Setup) -> usize {
        // A duel ends when a library is empty: every turn draws a card, of at most 100. What a turn can do ends with the
        // cards in play, each of which acts a few times.
        usize::from(setup.switches.duels) * 200 * 1_000
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }

    fn clock(&self) -> Option<Clock> {
        let minutes = u32::from(self.open.switches.clock);
        let started = minutes > 0 && self.open.duel > 0;
        started.then(|| match self.open.time {
            Time::Runs => Clock { seconds: minutes * 60, since: 0 },
            Time::Over | Time::Spent => Clock { seconds: TURN, since: 1 + u32::from(self.open.turns) },
        })
    }

    fn is_window(&self) -> bool {
        matches!(self.open.agenda.next(), Some(Step::Window(_)))
    }

    fn is_plain(&self, _: Seat, action: &Action) -> bool {
        use Action::{In, Lay, Open, Out, Quick, Take, Turn};
        !matches!(action, In(_) | Out(_) | Open(_) | Quick(_) | Lay(..) | Turn(_) | Take(_))
    }

    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        let word = |seat| {
            let deck = self.secret.own(seat).deck.as_ref();
            let is = |at: usize| deck == Some(&**self.open.set().deck(at as u8));
            crate::deck::WORDS.into_iter().enumerate().find(|(at, _)| is(*at)).map(|(_, word)| word)
        };
        out.push(format!("deck={}", word(seat).unwrap_or("own")));
        if let (Some(own), Some(other)) = (word(seat), word(Open::rival(seat)))
            && own != other
        {
            out.push(format!("{own}>{other}"));
        }
        if self.open.duel == 1 && self.open.switches.duels == 1 {
            let order = if self.open.first == seat { 1 } else { 2 };
            out.push(format!("order={order}"));
        }
    }

    fn habits(told: &[&Event], out: &mut Vec<Habit>) {
        let told: Vec<_> = told.iter().map(|event| &event.what).collect();
        crate::habits::habits(&told, out);
    }

    fn measures(&self, out: &mut Vec<(&'static str, i32)>) {
        let turns: u16 = self.open.results.iter().map(|result| result.turns).sum();
        out.push(("turns in all", i32::from(turns)));
        out.push(("duels", self.open.results.len() as i32));
        out.push(("conquests", self.open.conquests.iter().map(|n| i32::from(*n)).sum()));
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        // Only under open lists does the table say which cards there are; and once a seat has chosen a card of its hand,
        // what it kept tells something that depends on the player.
        if !self.open.lists_are_open() || !self.open.results.is_empty() {
            return;
        }
        for seat in Seat::all(SEATS) {
            let own = self.secret.own(seat);
            let hidden = viewer != Some(seat) && !self.open.picked.has(seat) && self.open.down.is_empty();
            let Some(deck) = own.deck.as_ref().filter(|_| hidden) else { continue };
            for (card, _) in deck.main.iter() {
                out.push(u32::from(own.hand.count(card)));
            }
        }
    }
}

/// The seconds of a turn once the time is over [16.4].
const TURN: u32 = 120;
