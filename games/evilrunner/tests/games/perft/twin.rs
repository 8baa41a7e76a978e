//! The rules once more, slow and plain: coordinates, distances, sets of position lines. Nothing here is shared with the
//! crate but the way a position is written.

use std::collections::BTreeSet;

pub(crate) struct Twin {
    points: Vec<(String, [f64; 3])>,
    /// May creatures change world?
    crosses: bool,
}

/// Where the pieces L, U, A, V stand, by name; the seals; the power.
#[derive(Clone)]
struct Position {
    at: [String; 4],
    seals: BTreeSet<usize>,
    power: String,
}

/// What a turn leads to: lines, and final places of captured games.
#[derive(Default)]
struct Found {
    lines: BTreeSet<String>,
    ended: BTreeSet<String>,
}

impl Twin {
    pub(crate) fn new() -> Self {
        let p = (1.0 + 5.0_f64.sqrt()) / 2.0;
        let mut points = Vec::new();
        for world in ["A", "T", "C"] {
            let mut corners = Vec::new();
            for (s, t) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                if world == "T" {
                    corners.extend([[0.0, s, t * p], [s, t * p, 0.0], [t * p, 0.0, s]]);
                } else {
                    corners.extend([[0.0, s * p, t / p], [s * p, t / p, 0.0], [t / p, 0.0, s * p]]);
                    corners.extend([[s, t, -1.0], [s, t, 1.0]]);
                }
            }
            let unit = |c: [f64; 3]| c.map(|x| x / (c[0] * c[0] + c[1] * c[1] + c[2] * c[2]).sqrt());
            points.extend(corners.iter().enumerate().map(|(i, c)| (format!("{world}{}", i + 1), unit(*c))));
        }
        Twin { points, crosses: true }
    }

    pub(crate) fn without_crossings() -> Self {
        Twin { crosses: false, ..Twin::new() }
    }

    /// How many different positions, and how many captured ones, after so many whole turns.
    pub(crate) fn after(&self, line: &str, turns: usize) -> (usize, usize) {
        let mut front = BTreeSet::from([line.to_owned()]);
        let mut ended = BTreeSet::new();
        for _ in 0..turns {
            let mut found = Found::default();
            for line in &front {
                self.turn(line, &mut found);
            }
            front = found.lines;
            ended.extend(found.ended);
        }
        (front.len(), ended.len())
    }

    fn turn(&self, line: &str, found: &mut Found) {
        let value = |name: &str| {
            let field = line.split(' ').find(|field| field.starts_with(&format!("{name}="))).unwrap();
            field[name.len() + 1..].to_owned()
        };
        let seals = value("seals");
        let seals = seals.split(',').filter_map(|name| name[1..].parse().ok()).collect();
        let position = Position { at: ["L", "U", "A", "V"].map(value), seals, power: value("power") };
        if value("to") == "spirit" {
            self.ordinary(&position, found);
            if self.crosses {
                self.crossings(&position, found);
            }
        } else {
            for first in self.runs(&position) {
                for second in self.runs(&first) {
                    found.lines.insert(second.line("spirit"));
                }
            }
        }
    }

    /// One step of Valandris or none.
    fn runs(&self, from: &Position) -> Vec<Position> {
        let here = &from.at[3];
        let mut ways = vec![from.clone()];
        for (to, _) in &self.points {
            let free = !from.at[..3].contains(to) && !from.sealed(to);
            if free && (self.edge(here, to) || self.link(here, to)) {
                ways.push(from.with(3, to));
            }
        }
        ways
    }

    fn ordinary(&self, start: &Position, found: &mut Found) {
        for after_l in self.leviathan(start, found) {
            for after_u in self.unicorn(&after_l, found) {
                for after_a in self.archangel(&after_u, found) {
                    after_a.declare(found);
                }
            }
        }
    }

    fn leviathan(&self, from: &Position, found: &mut Found) -> Vec<Position> {
        let mut ways = self.steps(from, 0, found);
        if from.power == "leviathan" && from.at[0].starts_with('A') {
            let opposite = self.points.iter().find(|(to, p)| {
                let q = self.point(&from.at[0]);
                to.starts_with('A') && (0..3).all(|i| (p[i] + q[i]).abs() < 1e-6)
            });
            let jumped = from.with(0, &opposite.unwrap().0);
            if !jumped.captured(0, found) {
                ways.extend(self.steps(&jumped, 0, found));
                ways.push(jumped);
            }
        }
        ways
    }

    fn unicorn(&self, from: &Position, found: &mut Found) -> Vec<Position> {
        let mut ways = self.steps(from, 1, found);
        if from.power == "unicorn" && from.at[1].starts_with('T') {
            for number in 1..=12 {
                let name = format!("T{number}");
                let others = [0, 2, 3].iter().any(|&i| from.at[i] == name);
                if others || from.sealed(&name) {
                    continue;
                }
                let mut sealed = from.clone();
                sealed.seals.insert(number);
                let can_step =
                    self.points.iter().any(|(to, _)| self.edge(&from.at[1], to) && !sealed.sealed(to));
                if can_step {
                    ways.extend(self.steps(&sealed, 1, found));
                }
            }
        }
        ways
    }

    fn archangel(&self, from: &Position, found: &mut Found) -> Vec<Position> {
        let mut ways = self.steps(from, 2, found);
        if from.power == "archangel" && from.at[2].starts_with('C') {
            let here = &from.at[2];
            for (to, _) in &self.points {
                let two = self.points.iter().any(|(mid, _)| self.edge(here, mid) && self.edge(mid, to));
                if two && to != here && !self.edge(here, to) {
                    let flown = from.with(2, to);
                    if !flown.captured(2, found) {
                        ways.push(flown);
                    }
                }
            }
        }
        ways
    }

    /// Ordinary steps of a creature; staying when there is none. Captures go to `found`.
    fn steps(&self, from: &Position, creature: usize, found: &mut Found) -> Vec<Position> {
        let open = self.points.iter().filter(|(to, _)| self.edge(&from.at[creature], to) && !from.sealed(to));
        let ways: Vec<Position> = open.map(|(to, _)| from.with(creature, to)).collect();
        if ways.is_empty() {
            return vec![from.clone()];
        }
        ways.into_iter().filter(|way| !way.captured(creature, found)).collect()
    }

    fn crossings(&self, start: &Position, found: &mut Found) {
        for creature in 0..3 {
            for (to, _) in &self.points {
                if !self.link(&start.at[creature], to) || start.sealed(to) {
                    continue;
                }
                let faces = if creature == 1 { 0..=0 } else { 1..=12 };
                for face in faces {
                    let mut rolled = start.clone();
                    rolled.seals.remove(&face);
                    for bonus in self.runs(&rolled) {
                        let arrived = bonus.with(creature, to);
                        if !arrived.captured(creature, found) {
                            arrived.declare(found);
                        }
                    }
                }
            }
        }
    }

    fn point(&self, name: &str) -> [f64; 3] {
        self.points.iter().find(|(other, _)| other == name).unwrap().1
    }

    fn far(&self, v: &str, w: &str) -> f64 {
        let (p, q) = (self.point(v), self.point(w));
        (0..3).map(|i| (p[i] - q[i]).powi(2)).sum::<f64>().sqrt()
    }

    /// On the unit sphere the edges are 0.7136 (dodecahedron) and 1.0515 (icosahedron) long, all else in a world longer.
    fn edge(&self, v: &str, w: &str) -> bool {
        let longest = if v.starts_with('T') { 1.06 } else { 0.72 };
        v != w && v[..1] == w[..1] && self.far(v, w) < longest
    }

    /// A corner of a dodecahedron and of the Earth are linked when their directions are 0.6408 apart, the least there is.
    fn link(&self, v: &str, w: &str) -> bool {
        v[..1] != w[..1] && (v.starts_with('T') || w.starts_with('T')) && self.far(v, w) < 0.65
    }
}

impl Position {
    fn with(&self, piece: usize, to: &str) -> Position {
        let mut next = self.clone();
        next.at[piece] = to.to_owned();
        next
    }

    fn sealed(&self, name: &str) -> bool {
        name.starts_with('T') && self.seals.contains(&name[1..].parse().unwrap())
    }

    fn captured(&self, creature: usize, found: &mut Found) -> bool {
        let captured = self.at[creature] == self.at[3];
        if captured {
            found.ended.insert(format!("{:?} {:?}", self.at, self.seals));
        }
        captured
    }

    fn declare(&self, found: &mut Found) {
        for power in ["leviathan", "unicorn", "archangel"] {
            let declared = Position { power: power.to_owned(), ..self.clone() };
            found.lines.insert(declared.line("valandris"));
        }
    }

    fn line(&self, to: &str) -> String {
        let [l, u, a, v] = &self.at;
        let seals: Vec<String> = self.seals.iter().map(|number| format!("T{number}")).collect();
        let seals = if seals.is_empty() { "-".to_owned() } else { seals.join(",") };
        format!("L={l} U={u} A={a} V={v} seals={seals} power={} to={to}", self.power)
    }
}
