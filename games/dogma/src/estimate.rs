//! Opinions about positions: rules know nothing of them.

mod advice;
pub(crate) mod building;
mod built;
mod features;
mod first;
mod outlook;
mod playing_out;
mod sets;
mod thumb;

use std::sync::LazyLock;

use table::{Estimate, Learned, MAX_SEATS, Rng, Rung, Scores, Seat, Subject, Weights};

use crate::imagine::Taste;
use crate::rules::QUIET;
use crate::setup::Mode;
use crate::{Action, Dogma, Step, View};

/// How far the best guess is from a match that is won.
const UNSURE: f32 = 0.03;
/// Which part of an advantage is gone when nothing has happened for so long that all are hurt by it. [16.6]
const STALE: f32 = 0.75;

impl Estimate for Dogma {
    const HORIZON: u32 = 0;
    const MIXES: bool = true;

    fn guess(&self) -> [f32; MAX_SEATS] {
        self.guess_of(Rung::Now)
    }

    fn guess_of(&self, rung: Rung) -> [f32; MAX_SEATS] {
        if !self.is_underway() {
            return self.outlook(rung);
        }
        let mut end = self.clone();
        end.plays_out();
        end.outlook(rung)
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        scores.shares()
    }

    fn advice(view: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
        Self::advice_of(Rung::Now, view, actions, rng)
    }

    fn advice_of(rung: Rung, view: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
        advice::advice(rung, view, actions, rng)
    }

    fn suppose(view: &View, rng: &mut Rng) -> Self {
        // Ready sets are known, and where four sit it was no better.
        let open = &view.open;
        let builds = open.setup.seats == 2 && open.setup.mode != Mode::Predestinazione;
        let taste = (builds && !open.build.on).then(|| Taste::of(open.set()));
        view.imagine(taste, rng)
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.open.turn)
    }

    fn safest(view: &View, actions: &[Action]) -> Option<Action> {
        // To go on costs more than to end where one is. [5.10]
        let pays = view.viewer.is_some_and(|seat| view.open.build.extra[seat.index()] > 0);
        let ends = |action: &&Action| matches!(action, Action::Close | Action::Stop);
        if let Some(end) = actions.iter().find(ends).filter(|_| pays) {
            return Some(*end);
        }
        let quiet =
            |action: &&Action| matches!(action, Action::Ready | Action::Close | Action::Done | Action::Pass);
        actions.iter().find(quiet).or(actions.first()).copied()
    }
}

impl Learned for Dogma {
    const ID: &'static str = "dogma";
    const FEATURES: &'static [&'static str] = outlook::NAMES;

    fn names(subject: Subject) -> &'static [&'static str] {
        match subject {
            Subject::Positions => Self::FEATURES,
            Subject::Building => built::NAMES,
            Subject::Sets => sets::NAMES,
        }
    }

    fn look(&self, subject: Subject, seat: Seat, out: &mut [f32]) {
        match subject {
            Subject::Positions => {
                let mut end = self.clone();
                end.plays_out();
                end.looks(seat, out);
            }
            Subject::Building => {
                let (own, set) = (self.secret.own(seat), self.open.set());
                own.arcana.iter().for_each(|pack| built::arcano(set, pack, out));
                own.divine.iter().for_each(|card| built::divine(set, *card, out));
            }
            Subject::Sets => sets::look(&self.open, seat, out),
        }
    }

    fn is_telling(&self, subject: Subject) -> bool {
        match subject {
            Subject::Positions => self.open.turn > 0,
            Subject::Building => self.has_built(),
            Subject::Sets => self.has_built() && self.open.setup.mode == Mode::Predestinazione,
        }
    }
}

/// What each feature is worth in log odds, and the neurons behind them: learned from play.
type Worth = LazyLock<Vec<f32>>;

/// Where two play: with the few ready sets more is seen of each card than where Arcana are built from all.
static READY: Worth = LazyLock::new(|| of_cards(include_str!("../guess.txt")));
static BUILT: Worth = LazyLock::new(|| of_cards(include_str!("../guess-built.txt")));

/// Where two play against two.
static FOUR_READY: Worth = LazyLock::new(|| of_cards(include_str!("../guess-four.txt")));
static FOUR_BUILT: Worth = LazyLock::new(|| of_cards(include_str!("../guess-four-built.txt")));

fn of_cards(text: &'static str) -> Vec<f32> {
    Weights::with_neurons(Dogma::ID, outlook::NAMES, text)
}

impl Dogma {
    /// Has everybody built, or taken a set, and does all lie where it was put?
    fn has_built(&self) -> bool {
        !self.open.build.on && !matches!(self.open.agenda.next(), Some(Step::Destiny(_) | Step::Leave))
    }

    /// The weights in force.
    fn learned(&self) -> &'static [f32] {
        match (self.open.setup.seats > 2, self.open.setup.mode) {
            (false, Mode::Predestinazione) => &READY,
            (false, Mode::Libero | Mode::Chaos) => &BUILT,
            (true, Mode::Predestinazione) => &FOUR_READY,
            (true, Mode::Libero | Mode::Chaos) => &FOUR_BUILT,
        }
    }

    /// What the table is worth to each seat as it stands.
    fn outlook(&self, rung: Rung) -> [f32; MAX_SEATS] {
        if self.open.ending.is_some() {
            return self.worth(&self.open.scores());
        }
        let lead = match rung {
            Rung::First => self.first_lead(),
            Rung::By(Subject::Positions, weights) => self.lead(weights),
            _ => self.lead(self.learned()),
        };
        let first = 1.0 / (1.0 + (-lead).exp());
        // A match that looks won is not won yet: a bot shall prefer to win it.
        let first = UNSURE + (1.0 - 2.0 * UNSURE) * first;
        let first = if rung == Rung::First { first } else { 0.5 + (first - 0.5) * self.progress() };
        let mut guess = [0.0; MAX_SEATS];
        for seat in self.open.seats() {
            guess[seat.index()] = if seat.index() % 2 == 0 { first } else { 1.0 - first };
        }
        guess
    }

    /// Which part of an advantage is left after turns in which nothing happened: whoever holds the rivals locked would else hold them
    /// for ever. As chess programs shrink theirs towards the fifty moves after which a game is drawn (Stockfish). [16.6]
    fn progress(&self) -> f32 {
        1.0 - STALE * (f32::from(self.open.quiet) / f32::from(QUIET)).min(1.0)
    }
}
