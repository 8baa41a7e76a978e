//! Opinions about positions. The rules know nothing of them.

use table::{Answer, Deaf, Estimate, Game, MAX_SEATS, Scores, Seat};

use crate::{Action, Evilrunner, Piece, Stage, Vertex, Vertices, View};

impl Estimate for Evilrunner {
    fn guess(&self) -> [f32; MAX_SEATS] {
        let mut expected = self.points.map(f32::from);
        let running = self.valandris().index();
        if self.stage != Stage::Over {
            expected[running] = f32::from(self.turn) + self.turns_left();
            if self.setup.legs == 2 && self.leg == 1 {
                expected[1 - running] = USUAL;
            }
        }
        self.scale(expected)
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let points = [scores.of(Seat::new(0)), scores.of(Seat::new(1))];
        self.scale(points.map(|points| points.max(0) as f32))
    }

    const HORIZON: u32 = 8;

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

/// What a leg brings that has not begun.
const USUAL: f32 = 10.0;

impl Evilrunner {
    /// Points as Valandris on the scale from lost to won: in one leg more is better for one seat and worse for the
    /// other, in two the difference counts, most of all its sign.
    fn scale(&self, points: [f32; 2]) -> [f32; MAX_SEATS] {
        let first = if self.setup.legs == 1 {
            1.0 - points[1] / (points[1] + USUAL)
        } else {
            let lead = points[0] - points[1];
            0.5 + 0.5 * lead / (lead.abs() + USUAL / 2.0)
        };
        let mut worth = [0.0; MAX_SEATS];
        worth[0] = first;
        worth[1] = 1.0 - first;
        worth
    }

    /// How many more turns Valandris may hope for: he likes vertices to flee to, and creatures far away.
    fn turns_left(&self) -> f32 {
        let demon = self.at(Piece::Valandris);
        if demon == Vertex::OFF {
            return USUAL;
        }
        let threats = self.threats();
        let open = Vertices::ALL - self.seals - self.creatures();
        let near = (demon.around() & open).with(demon);
        let reach = (near | near.spread()) & open;
        let safe = (reach - threats).len() as f32;
        let distance: u8 =
            Piece::CREATURES.into_iter().map(|creature| self.at(creature).distance(demon)).sum();
        let hope = 0.25 * safe + 0.5 * f32::from(distance);
        let spirit_next = !matches!(self.stage, Stage::Running { .. } | Stage::Declaring);
        if spirit_next && threats.has(demon) { hope * 0.1 } else { hope }
    }

    /// Where a creature could land in its next move.
    fn threats(&self) -> Vertices {
        let steps = |creature: Piece| self.creature_steps(creature);
        let mut threats =
            Piece::CREATURES.into_iter().fold(Vertices::NONE, |all, creature| all | steps(creature));
        if let Some(opposite) = self.jump_target() {
            threats = threats.with(opposite) | opposite.steps();
        }
        threats | self.flights()
    }
}
