//! Figures with their intervals.

/// The two-sided 95 percent quantile of the normal distribution.
const Z: f64 = 1.959_963_985;

/// A mean with its 95 percent interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval, by the normal approximation; 0 for fewer than two values.
    pub half: f64,
    /// The least value.
    pub least: i32,
    /// The middle value (the lower of two).
    pub median: i32,
    /// The largest value.
    pub most: i32,
}

impl Mean {
    /// The mean of some values; `None` when there are none.
    pub fn of(values: &[i32]) -> Option<Self> {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let (&least, &most) = (sorted.first()?, sorted.last()?);
        let n = values.len() as f64;
        let mean = values.iter().map(|&v| f64::from(v)).sum::<f64>() / n;
        let square = values.iter().map(|&v| (f64::from(v) - mean).powi(2)).sum::<f64>();
        let half = if values.len() < 2 { 0.0 } else { Z * (square / (n - 1.0) / n).sqrt() };
        Some(Mean { mean, half, least, median: sorted[(sorted.len() - 1) / 2], most })
    }
}

/// A rate with its 95 percent interval (Wilson 1927, doi 10.1080/01621459.1927.10502953).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How often it was so.
    pub hits: usize,
    /// Of how many.
    pub of: usize,
    /// The lower end of the interval, from 0 to 1.
    pub low: f64,
    /// The upper end of the interval, from 0 to 1.
    pub high: f64,
}

impl Rate {
    /// So many hits of a number above zero; of nothing, the interval is everything.
    pub fn new(hits: usize, of: usize) -> Self {
        if of == 0 {
            return Rate { hits, of, low: 0.0, high: 1.0 };
        }
        let (n, p) = (of as f64, hits as f64 / of as f64);
        let (scale, centre) = (1.0 + Z * Z / n, p + Z * Z / (2.0 * n));
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Rate { hits, of, low: ((centre - half) / scale).max(0.0), high: ((centre + half) / scale).min(1.0) }
    }

    /// The rate, from 0 to 1.
    pub fn rate(&self) -> f64 {
        self.hits as f64 / self.of.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_tables() {
        // 10 of 20, Wilson 95 percent: 0.2993 to 0.7007.
        let rate = Rate::new(10, 20);
        assert!((rate.low - 0.2993).abs() < 1e-4 && (rate.high - 0.7007).abs() < 1e-4, "{rate:?}");
        assert_eq!(Rate::new(0, 50).low, 0.0);
        // 2, 4, 6: mean 4, deviation 2, half width 1.96 * 2 / sqrt(3).
        let mean = Mean::of(&[6, 2, 4]).unwrap();
        assert_eq!((mean.mean, mean.least, mean.median, mean.most), (4.0, 2, 4, 6));
        assert!((mean.half - 2.2632).abs() < 1e-3, "{mean:?}");
        assert_eq!(Mean::of(&[]), None);
    }
}
