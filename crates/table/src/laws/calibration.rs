//! Law 11: imagined worlds are as likely as true ones, where every seat plays by its plain actions.

use std::collections::{BTreeMap, HashMap};

use arrayvec::ArrayVec;
use foldhash::fast::FixedState;

use super::{Broken, Trial};
use crate::perft::{each_likely_answer, plain};
use crate::{Answer, Deaf, Game, MAX_SEATS, Odds, Seat, Setup as _, Turn};

/// How many truths of the game's tree are enumerated from the start.
const TREE: usize = 30_000;
/// How many views of the tree are put to the test.
const VIEWS: usize = 24;
/// How many worlds are imagined for a view.
const DRAWS: usize = 2_000;
/// A law tested a thousand times must not break by chance: one-sided normal quantile of about 3e-7.
const Z: f64 = 5.0;

/// Truths and views are large, and each is looked up many times: there is room from the beginning, for a table that grows hashes all it
/// has anew. In every run the same order, so that all follows from the seed.
type Known<K, V> = HashMap<K, V, FixedState>;

/// Where hidden things were in truths and in imagined worlds: (viewer, thing) to value to the two counts.
#[derive(Default)]
pub(super) struct Tallies(BTreeMap<(Option<Seat>, usize), BTreeMap<u32, [f64; 2]>>);

impl Tallies {
    pub(super) fn add<G: Game>(&mut self, truth: &G, world: &G, viewer: Option<Seat>) {
        let mut places = Vec::new();
        for (side, of) in [truth, world].into_iter().enumerate() {
            places.clear();
            of.whereabouts(viewer, &mut places);
            for (thing, &place) in places.iter().enumerate() {
                self.0.entry((viewer, thing)).or_default().entry(place).or_default()[side] += 1.0;
            }
        }
    }
}

impl<G: Game> Trial<'_, G> {
    /// Notes where hidden things are, in truth and as imagined, at one moment of a plain game: several moments of one game are
    /// no independent samples. The moment is chosen by the length of the law's random games, for this game's own may depend
    /// on what is hidden, and worlds of long games would be noted too often.
    pub(super) fn tally(&mut self) -> Result<(), Broken> {
        let usual = self.tested.answers.checked_div(self.tested.games).unwrap_or_default();
        let moment = self.rng.below(2 * usual as usize + 1);
        let Some(truth) = self.plain_game(moment) else { return Ok(()) };
        for viewer in self.initiates() {
            let world = G::imagine(&truth.view(viewer), &mut self.rng);
            self.tallies.add(&truth, &world, viewer);
        }
        Ok(())
    }

    /// A game by plain actions after so many answers; `None` when it is over before.
    fn plain_game(&mut self, answers: usize) -> Option<G> {
        let mut truth = G::new(self.setup).ok()?;
        for _ in 0..answers {
            match truth.turn() {
                Turn::Over(_) => return None,
                Turn::Chance => {
                    let mut odds = Odds::default();
                    truth.odds(&mut odds);
                    truth.play(Answer::Chance(self.rng.draw(&odds)), &mut Deaf);
                }
                Turn::Together(seats) => {
                    let choose = |seat| Some((seat, self.rng.pick(&plain(&truth, seat))?));
                    let given: ArrayVec<_, MAX_SEATS> = seats.iter().map(choose).collect::<Option<_>>()?;
                    truth.play(Answer::Together(&given), &mut Deaf);
                }
                Turn::Apart(seats) => {
                    let seat = seats.iter().nth(self.rng.below(seats.len()))?;
                    let action = self.rng.pick(&plain(&truth, seat))?;
                    truth.play(Answer::Apart(seat, action), &mut Deaf);
                }
            }
        }
        Some(truth)
    }

    pub(super) fn calibrated(&mut self) -> Result<(), Broken> {
        for (hidden, places) in std::mem::take(&mut self.tallies.0) {
            let (chi, free) = two_samples(&places);
            let what = || format!("viewer and thing {hidden:?}: chi-square {chi:.1} of {free}, {places:?}");
            self.hold(11, chi <= limit(free), what)?;
        }
        self.enumerated()
    }

    /// The viewers who know the whole setup: of what it hides from one there is only the one world of this setup, and no rate.
    fn initiates(&self) -> Vec<Option<Seat>> {
        self.viewers().filter(|viewer| self.setup.seen_by(*viewer) == *self.setup).collect()
    }

    /// Enumerates the beginning of the game, every choice plain and uniform, and compares each view's worlds with imagined ones.
    fn enumerated(&mut self) -> Result<(), Broken> {
        let Ok(start) = G::new(self.setup) else { return Ok(()) };
        let tree = tree(start);
        for viewer in self.initiates() {
            let mut alike: Known<Box<G::View>, Vec<usize>> = Known::default();
            alike.reserve(tree.len());
            for (at, (truth, _)) in tree.iter().enumerate() {
                alike.entry(Box::new(truth.view(viewer))).or_default().push(at);
            }
            let mut views: Vec<_> = alike.into_iter().collect();
            views.sort_unstable_by_key(|(_, places)| places[0]);
            self.rng.shuffle(&mut views);
            for (view, places) in views.into_iter().take(VIEWS) {
                let mut worlds: Known<&G, [f64; 2]> = Known::default();
                worlds.reserve(places.len());
                for (truth, weight) in places.iter().map(|&at| &tree[at]) {
                    worlds.entry(truth).or_default()[0] += weight;
                }
                self.view_is_calibrated(viewer, &view, worlds)?;
            }
        }
        Ok(())
    }

    /// `worlds` are those that look like this, each with its likelihood and how often it was imagined, which is never yet.
    fn view_is_calibrated(
        &mut self,
        viewer: Option<Seat>,
        view: &G::View,
        mut worlds: Known<&G, [f64; 2]>,
    ) -> Result<(), Broken> {
        let total: f64 = worlds.values().map(|[weight, _]| weight).sum();
        let draws = if worlds.len() == 1 { 20 } else { DRAWS };
        for _ in 0..draws {
            let world = G::imagine(view, &mut self.rng);
            let possible = worlds.get_mut(&world).map(|[_, seen]| *seen += 1.0);
            let what = || format!("{viewer:?} imagines a world that cannot be: {world:?}");
            self.hold(11, possible.is_some(), what)?;
        }
        let off = worlds.values().map(|[weight, seen]| {
            let due = weight / total * draws as f64;
            (seen - due).powi(2) / due
        });
        let (chi, free) = (off.sum::<f64>(), worlds.len() - 1);
        self.hold(11, chi <= limit(free), || format!("{viewer:?}, {view:?}: chi-square {chi:.1} of {free}"))
    }
}

/// The truths of the beginning of the tree, each with its likelihood when every seat chooses at random among its plain actions. Only
/// whole levels of the tree count: a view cut in half would look uncalibrated. They lie apart: a table of things so large
/// would be copied whole whenever it grows.
fn tree<G: Game>(start: G) -> Vec<(Box<G>, f64)> {
    let (mut found, mut level) = (Vec::new(), Vec::from([(Box::new(start), 1.0)]));
    while !level.is_empty() && found.len() + level.len() <= TREE {
        let mut next: Known<Box<G>, f64> = Known::default();
        next.reserve(TREE.min(8 * level.len()));
        for (truth, weight) in &level {
            each_likely_answer(&**truth, &mut |after, chance| {
                *next.entry(Box::new(after)).or_default() += weight * chance;
            });
            if next.len() > TREE {
                break;
            }
        }
        found.append(&mut level);
        level = next.into_iter().collect();
    }
    found
}

/// Chi-square of two samples over the same places, and its degrees of freedom.
fn two_samples(places: &BTreeMap<u32, [f64; 2]>) -> (f64, usize) {
    let sums = places.values().fold([0.0, 0.0], |[a, b], [x, y]| [a + x, b + y]);
    let chi = places.values().map(|counts| {
        let both = counts[0] + counts[1];
        (0..2)
            .map(|side| both * sums[side] / (sums[0] + sums[1]))
            .zip(counts)
            .map(|(due, c)| (c - due).powi(2) / due)
            .sum::<f64>()
    });
    (chi.sum(), places.len().saturating_sub(1))
}

/// The chi-square that chance exceeds with a likelihood of about 3e-7 (Wilson and Hilferty's approximation).
fn limit(free: usize) -> f64 {
    let n = free.max(1) as f64;
    let cube = 1.0 - 2.0 / (9.0 * n) + Z * (2.0 / (9.0 * n)).sqrt();
    n * cube.powi(3) + 1e-9
}
