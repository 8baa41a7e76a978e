//! Orders that are given together: what each is worth against each, and how much a mix of them gives away.

/// What each of a seat's answers is worth to it against each of another's, from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// A row for each own answer, in the order of the options.
    pub worth: Vec<Vec<f64>>,
    /// What the seat can be sure of by mixing as well as can be.
    pub value: f64,
}

impl Matrix {
    /// The matrix with its value.
    #[must_use]
    pub fn new(worth: Vec<Vec<f64>>) -> Self {
        let value = solved(&worth);
        Matrix { worth, value }
    }

    /// What is lost against the best reply to this mix of the rows, beside the best mix.
    #[must_use]
    pub fn loss(&self, mix: &[f64]) -> f64 {
        self.value - least(&self.worth, mix)
    }

    /// What the seat would lose if it always gave its best single order.
    #[must_use]
    pub fn single(&self) -> f64 {
        let sure = self.worth.iter().map(|row| row.iter().copied().fold(1.0, f64::min));
        self.value - sure.fold(0.0, f64::max)
    }
}

/// What a mix of rows is sure of.
fn least(worth: &[Vec<f64>], mix: &[f64]) -> f64 {
    let columns = worth.first().map_or(0, Vec::len);
    let of = |column: usize| worth.iter().zip(mix).map(|(row, part)| row[column] * part).sum::<f64>();
    (0..columns).map(of).fold(1.0, f64::min)
}

/// The value by regret matching of both sides (Hart and Mas-Colell 2000, with regrets that never fall below nothing), until what both
/// are sure of is nearer than a thousandth, or long enough.
fn solved(worth: &[Vec<f64>]) -> f64 {
    let (rows, columns) = (worth.len(), worth.first().map_or(0, Vec::len));
    let (mut own, mut other) = (Side::new(rows), Side::new(columns));
    for round in 1..=200_000_u32 {
        let (mine, theirs) = (own.now(), other.now());
        let gains: Vec<f64> =
            worth.iter().map(|row| row.iter().zip(&theirs).map(|(w, p)| w * p).sum()).collect();
        let losses: Vec<f64> =
            (0..columns).map(|c| -worth.iter().zip(&mine).map(|(row, p)| row[c] * p).sum::<f64>()).collect();
        own.learn(&mine, &gains, round);
        other.learn(&theirs, &losses, round);
        if round % 200 == 0 {
            let (low, high) = (least(worth, &own.mean()), most(worth, &other.mean()));
            if high - low < 1e-3 {
                return (low + high) / 2.0;
            }
        }
    }
    (least(worth, &own.mean()) + most(worth, &other.mean())) / 2.0
}

fn most(worth: &[Vec<f64>], mix: &[f64]) -> f64 {
    worth.iter().map(|row| row.iter().zip(mix).map(|(w, p)| w * p).sum()).fold(0.0, f64::max)
}

/// One side's regrets and what it did on average.
struct Side {
    regrets: Vec<f64>,
    sum: Vec<f64>,
}

impl Side {
    fn new(size: usize) -> Self {
        Side { regrets: vec![0.0; size], sum: vec![0.0; size] }
    }

    fn now(&self) -> Vec<f64> {
        even_if_nothing(&self.regrets)
    }

    fn mean(&self) -> Vec<f64> {
        even_if_nothing(&self.sum)
    }

    /// Later rounds count for more.
    fn learn(&mut self, mix: &[f64], gains: &[f64], round: u32) {
        let mean: f64 = mix.iter().zip(gains).map(|(p, gain)| p * gain).sum();
        for ((regret, sum), (part, gain)) in
            self.regrets.iter_mut().zip(&mut self.sum).zip(mix.iter().zip(gains))
        {
            *regret = (*regret + gain - mean).max(0.0);
            *sum += part * f64::from(round);
        }
    }
}

fn even_if_nothing(weights: &[f64]) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    let even = 1.0 / weights.len().max(1) as f64;
    weights.iter().map(|weight| if all > 0.0 { weight / all } else { even }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stone_paper_scissors_is_even_and_a_fixed_order_gives_half_away() {
        let matrix = Matrix::new(vec![vec![0.5, 0.0, 1.0], vec![1.0, 0.5, 0.0], vec![0.0, 1.0, 0.5]]);
        assert!((matrix.value - 0.5).abs() < 1e-3, "{matrix:?}");
        assert!((matrix.single() - 0.5).abs() < 1e-3 && (matrix.loss(&[1.0, 0.0, 0.0]) - 0.5).abs() < 1e-3);
        assert!(matrix.loss(&[1.0 / 3.0; 3]).abs() < 1e-3);
    }

    #[test]
    fn a_saddle_point_needs_no_mix() {
        let matrix = Matrix::new(vec![vec![0.6, 0.7], vec![0.2, 0.9]]);
        assert!((matrix.value - 0.6).abs() < 1e-3 && matrix.single() < 2e-3, "{matrix:?}");
    }
}
