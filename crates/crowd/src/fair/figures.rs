//! Means with their intervals.

use std::fmt;

/// The mean; 0 of nothing.
pub(super) fn mean(all: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = all.len().max(1) as f64;
    all.sum::<f64>() / count
}

/// What several runs say of one ratio: their geometric mean, since half as much and twice as much are as far away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    pub(super) mean: f64,
    /// In which it lies with 95 %.
    from: f64,
    to: f64,
}

/// Student's t for 95 % with 1, 2, … degrees of freedom.
const T: [f64; 9] = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];

impl Ratio {
    pub(super) fn of(all: &[f64]) -> Self {
        let logs: Vec<f64> = all.iter().map(|one| one.ln()).collect();
        let middle = mean(logs.iter().copied());
        let half = logs.len().checked_sub(2).map_or(f64::INFINITY, |free| {
            let spread = logs.iter().map(|one| (one - middle).powi(2)).sum::<f64>() / (free + 1) as f64;
            T.get(free).copied().unwrap_or(2.2) * (spread / logs.len() as f64).sqrt()
        });
        Ratio { mean: middle.exp(), from: (middle - half).exp(), to: (middle + half).exp() }
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} ({:.2} to {:.2})", self.mean, self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_student_s() {
        // The logarithms are -1, 0 and 1: their deviation is 1, its mean's 1/√3.
        let three = Ratio::of(&[-1.0, 0.0, 1.0].map(f64::exp));
        assert!((three.mean - 1.0).abs() < 1e-9 && (three.to.ln() - 4.30 / 3_f64.sqrt()).abs() < 1e-9);
        assert_eq!(three.to_string(), "1.00 (0.08 to 11.97)");
        assert!(Ratio::of(&[1.0]).to.is_infinite());
        assert_eq!(mean([].into_iter()), 0.0);
    }
}
