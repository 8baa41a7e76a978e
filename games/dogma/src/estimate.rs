//! Opinions about positions: rules know nothing of them.

mod building;
mod playing_out;

use table::{Estimate, MAX_SEATS, Rng, Scores, Seat};

use crate::cards::Evil;
use crate::step::At;
use crate::{Action, Dogma, View};

/// How many things are looked at for each side.
pub const FEATURES: usize = 12;

/// What each of [`Dogma::features`] is worth in log odds.
const WEIGHTS: [f32; FEATURES] = [0.63, 1.02, 0.59, 0.45, 0.0, 0.28, 0.43, 0.0, -0.48, -0.41, 0.0, 0.27];

/// How far the best guess is from a match that is won.
const UNSURE: f32 = 0.03;

impl Estimate for Dogma {
    const HORIZON: u32 = 0;
    const MIXES: bool = true;

    fn guess(&self) -> [f32; MAX_SEATS] {
        if !self.is_underway() {
            return self.outlook();
        }
        let mut end = self.clone();
        end.plays_out();
        end.outlook()
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        scores.shares()
    }

    fn advice(view: &View, actions: &[Action], rng: &mut Rng) -> Option<Action> {
        building::advice(view, actions, rng)
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

impl Dogma {
    /// What the table is worth to each seat as it stands.
    fn outlook(&self) -> [f32; MAX_SEATS] {
        if self.open.ending.is_some() {
            return self.worth(&self.open.scores());
        }
        let mut teams = [0.0; 2];
        for seat in self.open.seats() {
            teams[seat.index() % 2] += self.strength(seat);
        }
        let first = 1.0 / (1.0 + (teams[1] - teams[0]).exp());
        // A match that looks won is not won yet: a bot shall prefer to win it.
        let first = UNSURE + (1.0 - 2.0 * UNSURE) * first;
        let mut guess = [0.0; MAX_SEATS];
        for seat in self.open.seats() {
            guess[seat.index()] = if seat.index() % 2 == 0 { first } else { 1.0 - first };
        }
        guess
    }

    /// What a seat has left, on the scale of log odds.
    fn strength(&self, seat: Seat) -> f32 {
        self.look_at(seat, false).iter().zip(WEIGHTS).map(|(what, weight)| what * weight).sum()
    }

    /// What is looked at for a seat: its Prophets, their Faith, what its active one can do, what all can do, Interventions,
    /// boosts, evil tokens.
    #[doc(hidden)]
    pub fn features(&self, seat: Seat) -> [f32; FEATURES] {
        self.look_at(seat, true)
    }

    /// The same; what is long to find and weighs nothing only if all is wanted.
    fn look_at(&self, seat: Seat, all_of_it: bool) -> [f32; FEATURES] {
        let side = self.open.side(seat);
        let mut all = [0.0; FEATURES];
        for at in (0..crate::LINE as u8).map(|at| (seat, at)) {
            let arcano = self.open.arcano(at);
            let Some(body) = self.body_of(at).filter(|_| !arcano.fallen) else { continue };
            let left = f32::from(body.faith.saturating_sub(arcano.damage)) / 100.0;
            let front = self.open.front(seat) == Some(at);
            all[0] += 1.0;
            all[1] += left;
            all[if front { 2 } else { 3 }] += left.sqrt();
            if all_of_it || WEIGHTS[4] != 0.0 {
                all[4] += self.reach(at) / 20.0;
            }
            if front {
                all[5] += self.blow(at) / 20.0;
                all[6] += f32::from(arcano.fervour) / 40.0;
                all[7] += arcano.cults.iter().map(|place| f32::from(place.power)).sum::<f32>() / 20.0;
            }
            all[8] += f32::from(u8::from(arcano.has(Evil::Crisi)));
            all[9] += f32::from(u8::from(arcano.has(Evil::Fanatismo)) + arcano.griefs);
            all[10] += f32::from(u8::from(arcano.has(Evil::Isteria)));
        }
        all[11] = f32::from(side.divine);
        all
    }

    fn body_of(&self, (seat, at): At) -> Option<&'static crate::Body> {
        let prophet = self.secret.own(seat).arcana[usize::from(at)].prophet?;
        Some(self.open.set().body(prophet))
    }

    /// The most damage that a Prophet's Cult cards do to the rival's Prophets, as a mean over these.
    fn reach(&self, at: At) -> f32 {
        let line = |seat: Seat| (0..crate::LINE as u8).map(move |at| (seat, at));
        let rivals = self.open.rivals(at.0).flat_map(line).filter(|rival| !self.open.arcano(*rival).fallen);
        let sum: f32 = rivals.clone().map(|rival| self.best_hit(at, rival)).sum();
        sum / rivals.count().max(1) as f32
    }

    /// The most damage that an active Prophet can do to a rival's active one.
    fn blow(&self, at: At) -> f32 {
        let rivals = self.open.rivals(at.0).filter_map(|rival| self.open.front(rival));
        rivals.map(|rival| self.best_hit(at, rival)).fold(0.0, f32::max)
    }

    /// The most damage of one Cult card, by what is printed and boosted, immunities and weaknesses.
    fn best_hit(&self, at: At, to: At) -> f32 {
        let Some(body) = self.body_of(to) else { return 0.0 };
        let arcano = self.open.arcano(at);
        let pack = &self.secret.own(at.0).arcana[usize::from(at.1)];
        let hit = |(place, card): (usize, &crate::Card)| {
            let cult = self.open.set().cult(*card)?;
            let lies = arcano.cults.get(place);
            if lies.is_some_and(|place| place.blocked) || body.immune.has(cult.of) || cult.damage == 0 {
                return None;
            }
            let damage = f32::from(cult.damage) + f32::from(lies.map_or(0, |place| place.power));
            Some(if body.weak.has(cult.of) { damage.max(0.0) * 2.0 } else { damage.max(0.0) })
        };
        pack.cults.iter().enumerate().filter_map(hit).fold(0.0, f32::max)
    }
}
