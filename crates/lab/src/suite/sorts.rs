//! The sorts of positions: what has to be proved of the answers to a question.

use table::{Estimate, Rng, Seat};

use super::course::{Aim, Chance};
use super::judge::judged;
use super::matrix::Matrix;
use super::orders::mixed;
use super::playouts::shares;
use super::{By, Kind, Proof};

/// What wins, or is lost, for certain.
const SURE: f64 = 0.95;
/// What does not win in a turn.
const UNSURE: f64 = 0.8;
/// After what a loss in the next turn is not forced.
const SAFE: f64 = 0.5;

/// A question to one seat.
pub(super) struct Question<'a, G: table::Game> {
    pub(super) at: usize,
    pub(super) truth: &'a G,
    pub(super) seat: Seat,
    pub(super) view: G::View,
    pub(super) options: Vec<G::Action>,
}

/// The answers to a question, told apart.
pub(super) struct Sorted {
    pub(super) kind: Kind,
    pub(super) right: Vec<bool>,
    pub(super) proof: Proof,
    pub(super) matrix: Option<Matrix>,
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
pub(super) fn wins<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
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
pub(super) fn saves<G: Estimate>(question: &Question<'_, G>, seats: usize, rng: &mut Rng) -> Option<Sorted> {
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
    let proof = Proof { by: By::Courses, worlds: judged.worlds, right: least, wrong: most };
    Some(Sorted { kind: save_or_trap(&right), right, proof, matrix: None })
}

/// Where some answers lose and some do not: is it hard to find one that does not, or one that does?
fn save_or_trap(right: &[bool]) -> Kind {
    let few = 2 * right.iter().filter(|right| **right).count() <= right.len();
    if few { Kind::Save } else { Kind::Trap }
}

/// Is it as good as won after some answers, and thrown away by others?
pub(super) fn endings<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
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

/// Is it as good as lost after some answers and not after others, whenever that shows?
pub(super) fn losses<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
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
    let proof = Proof { by: By::Playouts, worlds: of, right: least, wrong: most };
    Some(Sorted { kind: save_or_trap(&right), right, proof, matrix: None })
}

/// Must the orders that are given now be mixed?
pub(super) fn mixes<G: Estimate>(question: &Question<'_, G>, rng: &mut Rng) -> Option<Sorted> {
    let asked = (question.seat, question.options.as_slice());
    let (matrix, worlds) = mixed(question.truth, &question.view, asked, rng)?;
    let proof = Proof { by: By::Orders, worlds, right: matrix.value, wrong: matrix.value - matrix.single() };
    Some(Sorted { kind: Kind::Mix, right: vec![true; question.options.len()], proof, matrix: Some(matrix) })
}
