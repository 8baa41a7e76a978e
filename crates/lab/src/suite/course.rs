//! Every course that a world can take until some turn is over: a graph of what may be answered and drawn, and with it how sure a seat
//! can be of winning by then, whatever the others answer.

use std::collections::{HashMap, VecDeque};
use std::hash::BuildHasher;

use arrayvec::ArrayVec;
use foldhash::fast::FixedState;
use table::{Answer, Deaf, Estimate, MAX_SEATS, Odds, Rng, Seat, Seats, Turn};

/// Of more outcomes of a draw than that, so many are looked at, by lot.
const OUTCOMES: usize = 16;
/// What is answered together in more ways than that is not looked at.
const WAYS: usize = 600;

/// What a seat is after: one more win ([`Estimate::won`]) before the table comes to a turn that is not among these.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    pub(super) seat: Seat,
    /// The number of the first turn.
    pub(super) from: u32,
    /// And of the last.
    pub(super) until: u32,
}

/// How likely a win is at least, and at most, as far as was looked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chance {
    pub(super) low: f64,
    pub(super) high: f64,
}

const NEVER: Chance = Chance { low: 0.0, high: 0.0 };
const SURE: Chance = Chance { low: 1.0, high: 1.0 };
const UNKNOWN: Chance = Chance { low: 0.0, high: 1.0 };

/// Where the table may stand, and where it may stand next.
enum Node {
    /// Known, or not looked at.
    End(Chance),
    /// The seat chooses.
    Own(Vec<usize>),
    /// Another chooses.
    Other(Vec<usize>),
    /// Chance draws, with these weights.
    Drawn(Vec<(usize, f64)>),
    /// The seat and others choose unseen: a row for each of its answers, one after the other.
    Together { rows: usize, next: Vec<usize> },
}

/// The graph of one world.
pub(super) struct Courses<'a, G> {
    aim: Aim,
    won: [u32; MAX_SEATS],
    nodes: Vec<Node>,
    /// What is not looked at yet: the last of the nodes, in their order.
    waiting: VecDeque<G>,
    known: HashMap<u64, usize>,
    rng: &'a mut Rng,
}

impl<'a, G: Estimate> Courses<'a, G> {
    /// How likely the seat that aims wins after each of these answers of the asked seat, if so many positions are looked at in all, and
    /// how many were.
    pub(super) fn after(
        world: &G,
        asked: Seat,
        answers: &[G::Action],
        aim: Aim,
        room: usize,
        rng: &'a mut Rng,
    ) -> (Vec<Chance>, usize) {
        let mut won = [0; MAX_SEATS];
        won.iter_mut().enumerate().for_each(|(i, won)| *won = world.won(Seat::new(i as u8)));
        let (nodes, waiting, known) = (Vec::new(), VecDeque::new(), HashMap::new());
        let mut this = Courses { aim, won, nodes, waiting, known, rng };
        let roots: Vec<Node> = answers.iter().map(|&answer| this.root(world, asked, answer)).collect();
        let mut looked = 0;
        while let Some(world) = this.waiting.pop_front().filter(|_| looked < room) {
            this.nodes[looked] = this.look(&world);
            looked += 1;
        }
        let chances = this.solved();
        (roots.iter().map(|root| worth(root, &chances)).collect(), looked)
    }

    /// What follows an answer of the asked seat, whatever is answered with it.
    fn root(&mut self, world: &G, asked: Seat, answer: G::Action) -> Node {
        let turn = world.turn();
        let with_it = match turn {
            Turn::Together(seats) => seats.without(asked),
            _ => Seats::NONE,
        };
        let mut first = Given::<G>::new();
        first.push((asked, answer));
        let mut ways = vec![first];
        for seat in with_it.iter() {
            ways = with(world, seat, &ways);
            if ways.len() > WAYS {
                return Node::End(UNKNOWN);
            }
        }
        let mut next = Vec::with_capacity(ways.len());
        for mut way in ways {
            next.push(self.at(given(world, turn, &mut way)));
        }
        if with_it.has(self.aim.seat) { Node::Own(next) } else { Node::Other(next) }
    }

    /// The number of a position, which is not looked at yet.
    fn at(&mut self, world: G) -> usize {
        let next = self.nodes.len();
        // Most of the time goes into telling positions apart: a quick hash, the same in every run.
        let at = *self.known.entry(FixedState::default().hash_one(&world)).or_insert(next);
        if at == next {
            self.nodes.push(Node::End(self.end(&world).unwrap_or(UNKNOWN)));
            self.waiting.push_back(world);
        }
        at
    }

    /// What is known without looking further.
    fn end(&self, world: &G) -> Option<Chance> {
        let seat = self.aim.seat;
        if world.won(seat) > self.won[seat.index()] {
            return Some(SURE);
        }
        if let Turn::Over(scores) = world.turn() {
            return Some(if scores.winners.has(seat) { SURE } else { NEVER });
        }
        let other = |i: usize| world.won(Seat::new(i as u8)) > self.won[i];
        let late = !(self.aim.from..=self.aim.until).contains(&world.turn_number());
        (late || (0..MAX_SEATS).any(other)).then_some(NEVER)
    }

    fn look(&mut self, world: &G) -> Node {
        if let Some(end) = self.end(world) {
            return Node::End(end);
        }
        match world.turn() {
            Turn::Over(_) => Node::End(NEVER),
            Turn::Chance => Node::Drawn(self.drawn(world)),
            // Who goes on alone may as well go first.
            turn @ Turn::Apart(seats) => self.answered(world, turn, seats.iter().take(1).collect()),
            turn @ Turn::Together(seats) => self.answered(world, turn, seats),
        }
    }

    fn drawn(&mut self, world: &G) -> Vec<(usize, f64)> {
        let mut odds = Odds::default();
        world.odds(&mut odds);
        let total = odds.total() as f64;
        let outcomes: Vec<(G::Action, f64)> = if odds.outcomes().len() <= OUTCOMES {
            odds.iter().map(|(outcome, weight)| (outcome, f64::from(weight) / total)).collect()
        } else {
            (0..OUTCOMES).map(|_| (self.rng.draw(&odds), 1.0 / OUTCOMES as f64)).collect()
        };
        let play = |(outcome, weight)| {
            let mut next = world.clone();
            next.play(Answer::Chance(outcome), &mut Deaf);
            (self.at(next), weight)
        };
        outcomes.into_iter().map(play).collect()
    }

    fn answered(&mut self, world: &G, turn: Turn, seats: Seats) -> Node {
        let (own, others) = (seats.has(self.aim.seat), seats.without(self.aim.seat));
        let mut rows = vec![Given::<G>::new()];
        if own {
            rows = with(world, self.aim.seat, &rows);
        }
        let mut ways = vec![Given::<G>::new()];
        for seat in others.iter() {
            ways = with(world, seat, &ways);
            if ways.len() * rows.len() > WAYS {
                return Node::End(UNKNOWN);
            }
        }
        let mut next = Vec::with_capacity(rows.len() * ways.len());
        for row in &rows {
            for way in &ways {
                let mut all: Given<G> = row.iter().chain(way).copied().collect();
                next.push(self.at(given(world, turn, &mut all)));
            }
        }
        match (rows.len(), ways.len()) {
            (_, 1) if own => Node::Own(next),
            (1, _) => Node::Other(next),
            (rows, _) => Node::Together { rows, next },
        }
    }

    /// From the ends backwards until nothing changes: to and fro leads nowhere, so that lower ends rise from nothing and upper ends too,
    /// with all that was not looked at as if it were won.
    fn solved(&self) -> Vec<Chance> {
        let mut chances = vec![NEVER; self.nodes.len()];
        loop {
            let mut moved = 0.0_f64;
            for (at, node) in self.nodes.iter().enumerate().rev() {
                let new = worth(node, &chances);
                moved = moved.max(new.low - chances[at].low).max(new.high - chances[at].high);
                chances[at] = new;
            }
            if moved < 1e-6 {
                return chances;
            }
        }
    }
}

type Given<G> = ArrayVec<(Seat, <G as table::Game>::Action), MAX_SEATS>;

/// Each of these with each answer of the seat.
fn with<G: Estimate>(world: &G, seat: Seat, ways: &[Given<G>]) -> Vec<Given<G>> {
    let mut options = Vec::new();
    world.actions(seat, &mut options);
    let add = |way: &Given<G>, action| {
        let mut way = way.clone();
        way.push((seat, action));
        way
    };
    ways.iter().flat_map(|way| options.iter().map(move |&action| add(way, action))).collect()
}

/// The world after these answers.
pub(super) fn given<G: Estimate>(world: &G, turn: Turn, answers: &mut [(Seat, G::Action)]) -> G {
    let mut next = world.clone();
    answers.sort_unstable_by_key(|(seat, _)| *seat);
    match (turn, &*answers) {
        (Turn::Apart(_), &[(seat, action), ..]) => next.play(Answer::Apart(seat, action), &mut Deaf),
        _ => next.play(Answer::Together(answers), &mut Deaf),
    }
    next
}

fn worth(node: &Node, chances: &[Chance]) -> Chance {
    let best = |a: Chance, b: Chance| Chance { low: a.low.max(b.low), high: a.high.max(b.high) };
    let least = |a: Chance, b: Chance| Chance { low: a.low.min(b.low), high: a.high.min(b.high) };
    match node {
        Node::End(chance) => *chance,
        Node::Own(next) => next.iter().map(|&at| chances[at]).fold(NEVER, best),
        Node::Other(next) => next.iter().map(|&at| chances[at]).fold(SURE, least),
        Node::Drawn(next) => next.iter().fold(NEVER, |sum, &(at, weight)| Chance {
            low: sum.low + weight * chances[at].low,
            high: sum.high + weight * chances[at].high,
        }),
        // At least what an answer brings whatever the others do, at most what it could bring if it were known what they do.
        Node::Together { rows, next } => {
            let columns = next.len() / rows.max(&1);
            let cell = |row: usize, column: usize| chances[next[row * columns + column]];
            let low = |row| (0..columns).map(|column| cell(row, column).low).fold(1.0, f64::min);
            let high = |column| (0..*rows).map(|row| cell(row, column).high).fold(0.0, f64::max);
            Chance {
                low: (0..*rows).map(low).fold(0.0, f64::max),
                high: (0..columns).map(high).fold(1.0, f64::min),
            }
        }
    }
}
