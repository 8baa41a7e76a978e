//! How the hunt stands.

use crate::{Evilrunner, Piece, Stage, Vertex, Vertices, World};

impl Evilrunner {
    /// How likely it looks that Valandris gets away.
    pub(super) fn safety(&self) -> f32 {
        let demon = self.at(Piece::Valandris);
        if demon != Vertex::OFF {
            return self.safety_at(demon);
        }
        // He will choose the best place.
        let placed = |at| {
            let mut next = *self;
            next.places[Piece::Valandris.index()] = at;
            next.stage = Stage::Moving(Piece::Leviathan);
            next.safety_at(at)
        };
        self.placements(Piece::Valandris).iter().map(placed).fold(0.0, f32::max)
    }

    fn safety_at(&self, demon: Vertex) -> f32 {
        if self.danger_now().has(demon) {
            return 0.0;
        }
        let havens = self.havens();
        if havens.is_empty() {
            return 0.02;
        }
        let hope = 0.12 * havens.len() as f32 + 0.3 * self.freedom(havens) + self.peace(demon);
        hope / (hope + 8.0)
    }

    /// Where Valandris can be at the end of his turn so that no creature captures him in the next: under the power that
    /// is declared, in the Spirit's turn as if it were declared again; when there is none, under the worst for him.
    fn havens(&self) -> Vertices {
        let reach = self.reach(self.steps_ahead());
        if self.power.is_some() {
            return reach - self.danger();
        }
        let under = |power| reach - Evilrunner { power: Some(power), ..*self }.danger();
        Piece::CREATURES.map(under).into_iter().min_by_key(|havens| havens.len()).unwrap_or(reach)
    }

    /// How much of the board Valandris may see in two turns; less where creatures can be by then, least where all three can.
    fn freedom(&self, havens: Vertices) -> f32 {
        let open = Vertices::ALL - self.seals - self.creatures();
        let mut wide = havens;
        for _ in 0..2 {
            wide = wide | wide.spread() & open;
        }
        let [one, two, three] = Piece::CREATURES.map(|creature| self.hunts(creature));
        let by_one = wide & (one | two | three);
        let by_two = wide & (one & two | one & three | two & three);
        let by_all = wide & one & two & three;
        // A vertex counts 1, or 0.8, 0.6 and nothing where one, two and three creatures hunt.
        wide.len() as f32 - 0.2 * (by_one.len() + by_two.len()) as f32 - 0.6 * by_all.len() as f32
    }

    /// What is good for Valandris in the long run: creatures far away, best in other worlds, and an Earth with few seals.
    fn peace(&self, demon: Vertex) -> f32 {
        let far: u8 = Piece::CREATURES.into_iter().map(|creature| self.at(creature).distance(demon)).sum();
        let world = demon.world();
        let elsewhere =
            Piece::CREATURES.into_iter().filter(|&creature| self.at(creature).world() != world).count();
        let doors = (World::Earth.vertices() - self.seals).len();
        0.25 * f32::from(far) + 2.0 * elsewhere as f32 + 0.3 * doors as f32
    }

    /// Where a creature could land in two turns without changing world.
    fn hunts(&self, creature: Piece) -> Vertices {
        let at = self.at(creature);
        let wings = creature == Piece::Archangel && self.is_home(creature);
        let near = self.creature_steps(creature) | if wings { at.flights() } else { Vertices::NONE };
        near.iter().fold(near, |all, vertex| all | vertex.steps()) - self.seals
    }
}
