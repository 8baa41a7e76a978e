//! Means with their intervals.

use std::fmt;

/// The mean; 0 of nothing.
pub(super) fn mean(all: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = all.len().max(1) as f64;
    all.sum::<f64>() / count
}

/// What several runs say of one figure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    pub(super) mean: f64,
    /// Half the interval in which it lies with 95 %.
    half: f64,
}

/// Student's t for 95 % with 1, 2, … degrees of freedom.
const T: [f64; 9] = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];

impl Ratio {
    pub(super) fn of(all: &[f64]) -> Self {
        let mean = mean(all.iter().copied());
        let Some(free) = all.len().checked_sub(2) else { return Ratio { mean, half: f64::INFINITY } };
        let spread = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (free + 1) as f64;
        let t = T.get(free).copied().unwrap_or(2.2);
        Ratio { mean, half: t * (spread / all.len() as f64).sqrt() }
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} ± {:.2}", self.mean, self.half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_student_s() {
        let three = Ratio::of(&[1.0, 2.0, 3.0]);
        // The deviation is 1, its mean's 1/√3.
        assert!((three.mean - 2.0).abs() < 1e-9 && (three.half - 4.30 / 3_f64.sqrt()).abs() < 1e-9);
        assert_eq!(three.to_string(), "2.00 ± 2.48");
        assert!(Ratio::of(&[1.0]).half.is_infinite());
        assert_eq!(mean([].into_iter()), 0.0);
    }
}
