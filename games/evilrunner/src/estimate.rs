//! Opinions about positions. The rules know nothing of them.

use table::{Answer, Deaf, Estimate, Game, MAX_SEATS, Scores, Seat};

use crate::{Action, Evilrunner, Piece, Stage, Vertex, Vertices, View, World};

impl Estimate for Evilrunner {
    fn guess(&self) -> [f32; MAX_SEATS] {
        match self.stage {
            Stage::Over => self.worth(&self.scores()),
            // The second leg has hardly begun: what counts is how the first ended.
            _ if self.leg == 2 && self.turn == 0 => self.for_second(self.survival(self.points[1])),
            // Either Valandris is caught in this turn, or he gets away for good.
            _ => {
                let safety = self.safety();
                let (caught, away) = (self.if_scored(self.turn), self.if_scored(self.setup.cap + 1));
                self.for_second(caught + safety * (away - caught))
            }
        }
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let points = [0, 1].map(|seat| scores.of(Seat::new(seat)).max(0) as u16);
        self.for_second(if self.setup.legs == 1 { self.survival(points[1]) } else { self.lead(points) })
    }

    /// Random answers make Valandris stumble into captures that no one would walk into: the guess sees further.
    const HORIZON: u32 = 0;

    fn safest(view: &View, actions: &[Action]) -> Option<Action> {
        let truth = view.truth();
        let seat = view.asked()?;
        let after = |&action: &Action| {
            let mut next = truth;
            next.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            next.guess()[seat.index()]
        };
        actions.iter().copied().max_by(|a, b| after(a).total_cmp(&after(b)))
    }
}

/// All from the second seat's side, which is Valandris in the first leg: 0 is lost, 1 is won.
impl Evilrunner {
    fn for_second(&self, second: f32) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        worth[0] = 1.0 - second;
        worth[1] = second;
        worth
    }

    /// If the leg ended with these points.
    fn if_scored(&self, points: u16) -> f32 {
        if self.leg == 1 { self.survival(points) } else { self.lead([points, self.points[1]]) }
    }

    /// A leg with these points: every turn counts, getting away counts as much as all of them.
    fn survival(&self, points: u16) -> f32 {
        let most = f32::from(self.setup.cap + 1);
        let turns = 0.5 * f32::from(points) / most;
        if points > self.setup.cap { 1.0 } else { turns }
    }

    /// Two legs with these points: winning counts most, the difference a little.
    fn lead(&self, [first, second]: [u16; 2]) -> f32 {
        let lead = (f32::from(second) - f32::from(first)) / f32::from(self.setup.cap + 1);
        let won = f32::from(i8::from(second > first) - i8::from(second < first));
        0.5 + 0.35 * won + 0.15 * lead
    }

    /// How likely it looks that Valandris gets away.
    fn safety(&self) -> f32 {
        let demon = self.at(Piece::Valandris);
        if demon == Vertex::OFF {
            return 0.5;
        }
        if self.still_to_move().any(|creature| self.hits(creature).has(demon)) {
            return 0.03;
        }
        let danger =
            Piece::CREATURES.into_iter().fold(Vertices::NONE, |all, creature| all | self.hits(creature));
        let haven = (self.reach() - danger).len() as f32;
        let hope = if haven > 0.0 { 0.12 * haven + self.freedom() } else { 0.2 };
        hope / (hope + 8.0)
    }

    /// What is good for Valandris in the long run: creatures far away or away from home, where they have no power, and
    /// an Earth with few seals; a seal that may be put in the next turn is almost there.
    fn freedom(&self) -> f32 {
        let demon = self.at(Piece::Valandris);
        let distance: u8 =
            Piece::CREATURES.into_iter().map(|creature| self.at(creature).distance(demon)).sum();
        let away = Piece::CREATURES.into_iter().filter(|&creature| !self.is_home(creature)).count();
        let open = (World::Earth.vertices() - self.seals).len() as f32;
        let soon = if self.power == Some(Piece::Unicorn) && self.is_home(Piece::Unicorn) { 0.8 } else { 0.0 };
        0.25 * f32::from(distance) + 2.0 * away as f32 + 0.5 * (open - soon)
    }

    /// The creatures that may still capture before Valandris moves again.
    fn still_to_move(&self) -> impl Iterator<Item = Piece> {
        let first = self.stage.mover().map_or(Piece::CREATURES.len(), Piece::index);
        Piece::CREATURES.into_iter().skip(first)
    }

    /// Where a creature could land in one move.
    fn hits(&self, creature: Piece) -> Vertices {
        let steps = self.creature_steps(creature);
        match creature {
            Piece::Leviathan => self.jump_target().map_or(steps, |to| (steps | to.steps()).with(to)),
            Piece::Archangel => steps | self.flights(),
            _ => steps,
        }
    }

    /// Where Valandris can be at the end of his turn.
    fn reach(&self) -> Vertices {
        let open = Vertices::ALL - self.seals - self.creatures();
        let steps = match self.stage {
            Stage::Running { left } => left,
            _ => self.setup.speed,
        };
        let here = Vertices::one(self.at(Piece::Valandris));
        (0..steps).fold(here, |reach, _| reach | reach.spread() & open)
    }
}
