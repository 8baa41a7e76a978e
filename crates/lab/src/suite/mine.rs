//! How positions are found: a fixed rule, from the last turns of finished games backwards.

use std::marker::PhantomData;

use table::{Deaf, Estimate, Line, MAX_SEATS, Rng, Setup, Trouble, Turn};

use super::sorts::{Question, Sorted, endings, losses, mixes, saves, wins};
use super::{Half, Kind, Position};

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
        if self.wants_losses(seen) && !seen.contains(&Kind::Win) {
            let sorted = saves(question, self.seats, rng);
            self.add_unless_won(question, seen, sorted, rng);
        }
    }

    fn wants_losses(&self, seen: &[Kind]) -> bool {
        self.wants(Kind::Save, seen) || self.wants(Kind::Trap, seen)
    }

    /// Where wins are not looked for, one is looked for before it is said that there is another kind.
    fn add_unless_won<G: Estimate>(
        &mut self,
        question: &Question<'_, G>,
        seen: &mut Vec<Kind>,
        sorted: Option<Sorted>,
        rng: &mut Rng,
    ) {
        if sorted.is_some() && !(self.wanted)(Kind::Win) && wins(question, rng).is_some() {
            seen.push(Kind::Win);
            return;
        }
        self.add(question, seen, sorted);
    }

    fn played<G: Estimate>(&mut self, question: &Question<'_, G>, seen: &mut Vec<Kind>, rng: &mut Rng) {
        if self.wants(Kind::Ending, seen) && !seen.contains(&Kind::Win) {
            let sorted = endings(question, rng);
            self.add_unless_won(question, seen, sorted, rng);
        }
        if self.wants_losses(seen) && !seen.contains(&Kind::Win) {
            let sorted = losses(question, rng);
            self.add_unless_won(question, seen, sorted, rng);
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
