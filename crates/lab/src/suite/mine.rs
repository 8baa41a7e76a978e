//! How positions are found: a fixed rule, from the last turns of finished games backwards.

use std::marker::PhantomData;

use table::{Deaf, Estimate, Line, MAX_SEATS, Rng, Seat, Setup, Trouble, Turn};

use super::course::{Aim, Chance};
use super::judge::judged;
use super::matrix::Matrix;
use super::orders::mixed;
use super::playouts::shares;
use super::{By, Half, Kind, Position, Proof};

/// So many of the last turns of a game are looked at.
const TURNS: usize = 6;
/// In so many of them proofs are looked for.
const PROOFS: usize = 3;
/// At so many questions of a seat in a turn playouts are made.
const QUESTIONS: usize = 3;
/// Questions with more options are left alone.
const OPTIONS: usize = 40;
/// A game gives so many positions of a kind: positions of one game are much alike.
const EACH: usize = 2;
/// What wins, or is lost, for certain.
const SURE: f64 = 0.95;
/// What does not win in a turn.
const UNSURE: f64 = 0.8;
/// After what a loss in the next turn is not forced.
const SAFE: f64 = 0.5;

/// A finished game.
pub struct Game {
    /// Its setup, with what was brought.
    pub setup: String,
    /// Its seed.
    pub seed: u64,
    /// Its answers.
    pub lines: Vec<String>,
}

/// Which kinds are still wanted.
pub type Wanted<'a> = &'a (dyn Fn(Kind) -> bool + Sync);

/// A game in which positions are found, without its type.
pub trait AnyQuarry: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The file of its suite, as it was when the program was compiled.
    fn suite(&self) -> &'static str;
    /// The positions of a game.
    ///
    /// # Errors
    /// A setup or a line that is none.
    fn positions(&self, game: &Game, wanted: Wanted<'_>) -> Result<Vec<Position>, Trouble>;
}

/// The quarry of a game.
pub struct Quarry<G> {
    id: &'static str,
    suite: &'static str,
    game: PhantomData<fn() -> G>,
}

impl<G: Estimate> Quarry<G> {
    /// Of the game of this id, whose suite is this file.
    #[must_use]
    pub fn new(id: &'static str, suite: &'static str) -> Self {
        Quarry { id, suite, game: PhantomData }
    }
}

impl<G: Estimate> AnyQuarry for Quarry<G> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn suite(&self) -> &'static str {
        self.suite
    }

    fn positions(&self, game: &Game, wanted: Wanted<'_>) -> Result<Vec<Position>, Trouble> {
        let setup: G::Setup = game.setup.parse()?;
        let mut found = Found { game, seats: setup.seats(), wanted, positions: Vec::new() };
        let turns = turns::<G>(&setup, &game.lines)?;
        for (back, turn) in turns.iter().rev().take(TURNS).enumerate() {
            found.turn(turn, back < PROOFS);
        }
        Ok(found.positions)
    }
}

/// The questions of a game with the number of answers before each, turn by turn.
fn turns<G: Estimate>(setup: &G::Setup, lines: &[String]) -> Result<Vec<Vec<(usize, G)>>, Trouble> {
    let mut truth = G::new(setup)?;
    let mut turns: Vec<Vec<(usize, G)>> = Vec::new();
    for (at, text) in lines.iter().enumerate() {
        if matches!(truth.turn(), Turn::Together(_) | Turn::Apart(_)) {
            let number = truth.turn_number();
            match turns.last_mut().filter(|turn| turn.iter().any(|(_, of)| of.turn_number() == number)) {
                Some(turn) => turn.push((at, truth.clone())),
                None => turns.push(vec![(at, truth.clone())]),
            }
        }
        let line: Line<G::Action> = text.parse()?;
        if let Some(answer) = line.answer() {
            truth.play(answer, &mut Deaf);
        }
    }
    Ok(turns)
}

/// A question to one seat.
struct Question<'a, G: table::Game> {
    at: usize,
    truth: &'a G,
    seat: Seat,
    view: G::View,
    options: Vec<G::Action>,
}

struct Found<'a> {
    game: &'a Game,
    seats: usize,
    wanted: Wanted<'a>,
    positions: Vec<Position>,
}

impl Found<'_> {
    /// At most one position of a kind from a turn: the first question that has it.
    fn turn<G: Estimate>(&mut self, turn: &[(usize, G)], proofs: bool) {
        let (mut seen, mut asked) = (Vec::new(), [0; MAX_SEATS]);
        for (at, truth) in turn {
            for seat in truth.turn().asked().iter() {
                let mut options = Vec::new();
                truth.actions(seat, &mut options);
                if !(2..=OPTIONS).contains(&options.len()) {
                    continue;
                }
                let question = Question { at: *at, truth, seat, view: truth.view(Some(seat)), options };
                let mut rng = Rng::new(self.game.seed.wrapping_mul(1 << 20).wrapping_add(*at as u64));
                if proofs {
                    self.proved(&question, &mut seen, &mut rng);
                }
                // Playouts take long: they are made at a seat's first questions of a turn.
                asked[seat.index()] += 1;
                if asked[seat.index()] <= QUESTIONS {
                    self.played(&question, &mut seen, &mut rng);
                }
            }
        }
    }

    fn wants(&self, kind: Kind, seen: &[Kind]) -> bool {
        let there = self.positions.iter().filter(|position| position.kind == kind).count();
        !seen.contains(&kind) && there < EACH && (self.wanted)(kind)
    }

    fn add<G: Estimate>(&mut self, question: &Question<'_, G>, seen: &mut Vec<Kind>, sorted: Option<Sorted>) {
        if let Some(sorted) = sorted.filter(|sorted| self.wants(sorted.kind, seen)) {
            seen.push(sorted.kind);
            self.positions.push(self.position(question, sorted));
        }
    }

    fn proved<G: Estimate>(&mut self, question: &Question<'_, G>, seen: &mut Vec<Kind>, rng: &mut Rng) {
        if self.wants(Kind::Mix, seen) {
            self.add(question, seen, mixes(question, rng));
        }
        if self.wants(Kind::Win, seen) {
            self.add(question, seen, wins(question, rng));
        }
        let saves_or_traps = self.wants(Kind::Save, seen) || self.wants(Kind::Trap, seen);
        if saves_or_traps && !seen.contains(&Kind::Win) {
            self.add(question, seen, saves(question, self.seats, rng));
        }
    }

    fn played<G: Estimate>(&mut self, question: &Question<'_, G>, seen: &mut Vec<Kind>, rng: &mut Rng) {
        if self.wants(Kind::Ending, seen) && !seen.contains(&Kind::Win) {
            self.add(question, seen, endings(question, rng));
        }
        if self.wants(Kind::Trap, seen) {
            self.add(question, seen, traps(question, rng));
        }
    }

    fn position<G: Estimate>(&self, question: &Question<'_, G>, sorted: Sorted) -> Position {
        let right = question.options.iter().zip(&sorted.right).filter(|(_, right)| **right);
        Position {
            kind: sorted.kind,
            half: Half::Open,
            setup: self.game.setup.clone(),
            seed: self.game.seed,
            log: self.game.lines[..question.at].to_vec(),
            seat: question.seat,
            right: right.map(|(action, _)| action.to_string()).collect(),
            proof: sorted.proof,
            matrix: sorted.matrix,
        }
    }
}

/// The answers to a question, told apart.
struct Sorted {
    kind: Kind,
    right: Vec<bool>,
    proof: Proof,
    matrix: Option<Matrix>,
}

/// Tells answers apart by what they are worth: right from `right` on, wrong up to `wrong`. `None` where one lies between, or all on one side.
fn apart(worth: &[f64], right: f64, wrong: f64) -> Option<(Vec<bool>, f64, f64)> {
    let is_right: Vec<bool> = worth.iter().map(|worth| *worth >= right).collect();
    let both = is_right.contains(&true) && is_right.contains(&false);
    let clear = worth.iter().all(|worth| *worth >= right || *worth <= wrong);
    let of =
        |side: bool| worth.iter().zip(&is_right).filter(move |(_, is)| **is == side).map(|(worth, _)| *worth);
    let (least, most) = (of(true).fold(1.0, f64::min), of(false).fold(0.0, f64::max));
    (both && clear).then_some((is_right, least, most))
}

/// Does the seat that is asked win before its turn is over?
fn wins<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
    let number = question.truth.turn_number();
    let aim = Aim { seat: question.seat, from: number, until: number };
    let may = |chances: &[Chance]| {
        chances.iter().any(|chance| chance.low > 0.9)
            && chances.iter().any(|chance| chance.high < 0.85)
            && chances.iter().all(|chance| chance.high - chance.low < 0.2)
    };
    let judged = judged::<G>(&question.view, (question.seat, &question.options), &[aim], rng, may)?;
    // A right answer wins for certain, a wrong one cannot by any means.
    let worth: Vec<f64> = judged
        .chances
        .iter()
        .map(|chance| if chance.low >= SURE { chance.low } else { chance.high })
        .collect();
    let (right, least, most) = apart(&worth, SURE, UNSURE)?;
    let proof = Proof { by: By::Courses, worlds: judged.worlds, right: least, wrong: most };
    Some(Sorted { kind: Kind::Win, right, proof, matrix: None })
}

/// Does an opponent win by force before the next turn is over? A save where most answers allow it, a trap where some do.
fn saves<G: Estimate>(question: &Question<'_, G>, seats: usize, rng: &mut Rng) -> Option<Sorted> {
    let from = question.truth.turn_number();
    let others = Seat::all(seats).filter(|seat| *seat != question.seat);
    let aims: Vec<Aim> = others.map(|seat| Aim { seat, from, until: from + 1 }).collect();
    let may = |chances: &[Chance]| {
        chances.iter().any(|chance| chance.low > 0.9)
            && chances.iter().any(|chance| chance.high < 0.6)
            && chances.iter().all(|chance| chance.high - chance.low < 0.4)
    };
    let judged = judged::<G>(&question.view, (question.seat, &question.options), &aims, rng, may)?;
    let escapes = |chance: &Chance| if chance.low >= SURE { 1.0 - chance.low } else { 1.0 - chance.high };
    let worth: Vec<f64> = judged.chances.iter().map(escapes).collect();
    let (right, least, most) = apart(&worth, 1.0 - SAFE, 1.0 - SURE)?;
    let few = 2 * right.iter().filter(|right| **right).count() <= right.len();
    let proof = Proof { by: By::Courses, worlds: judged.worlds, right: least, wrong: most };
    Some(Sorted { kind: if few { Kind::Save } else { Kind::Trap }, right, proof, matrix: None })
}

/// Is it as good as won after some answers, and thrown away by others?
fn endings<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
    if question.truth.guess()[question.seat.index()] < 0.6 {
        return None;
    }
    let goes_on = |shares: &[f64], of: u32| {
        let slack = 0.6 / f64::from(of).sqrt();
        shares.iter().any(|share| *share >= SURE - slack / 2.0)
            && shares.iter().any(|share| *share <= 0.6 + slack)
    };
    let (shares, of) = shares::<G>(&question.view, (question.seat, &question.options), rng, goes_on)?;
    if !shares.iter().any(|share| *share >= SURE) || !shares.iter().any(|share| *share <= 0.6) {
        return None;
    }
    let (right, least, most) = apart(&shares, 0.9, 0.8)?;
    Some(Sorted {
        kind: Kind::Ending,
        right,
        proof: Proof { by: By::Playouts, worlds: of, right: least, wrong: most },
        matrix: None,
    })
}

/// Is it lost after some answers and not after others?
fn traps<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
    let goes_on = |shares: &[f64], of: u32| {
        let slack = 0.6 / f64::from(of).sqrt();
        shares.iter().any(|share| *share <= 1.0 - SURE + slack / 3.0)
            && shares.iter().any(|share| *share >= 0.3 - slack)
    };
    let (shares, of) = shares::<G>(&question.view, (question.seat, &question.options), rng, goes_on)?;
    if !shares.iter().any(|share| *share >= 0.3) {
        return None;
    }
    let (right, least, most) = apart(&shares, 0.15, 1.0 - SURE)?;
    Some(Sorted {
        kind: Kind::Trap,
        right,
        proof: Proof { by: By::Playouts, worlds: of, right: least, wrong: most },
        matrix: None,
    })
}

/// Must the orders that are given now be mixed?
fn mixes<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
    let asked = (question.seat, question.options.as_slice());
    let (matrix, worlds) = mixed(question.truth, &question.view, asked, rng)?;
    let proof = Proof { by: By::Orders, worlds, right: matrix.value, wrong: matrix.value - matrix.single() };
    Some(Sorted { kind: Kind::Mix, right: vec![true; question.options.len()], proof, matrix: Some(matrix) })
}
