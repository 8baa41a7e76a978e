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

/// A game's prizes drawn by lot: how likely it is that so many go to some teams. A seat without partners is a team of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// How many teams are at the table.
    pub teams: usize,
    /// How many of them win.
    pub winners: usize,
    /// How many of them are counted.
    pub counted: usize,
}

impl Lot {
    /// How many of the counted teams win on average.
    pub fn mean(self) -> f64 {
        (self.winners * self.counted) as f64 / self.teams.max(1) as f64
    }

    /// The likelihood of 0, 1, 2 … winners among the counted teams (hypergeometric).
    fn odds(self) -> impl Iterator<Item = f64> {
        let Lot { teams, winners, counted } = self;
        let ways = choose(teams, counted);
        (0..=counted.min(winners))
            .map(move |hits| choose(winners, hits) * choose(teams - winners, counted - hits) / ways)
    }
}

fn choose(n: usize, k: usize) -> f64 {
    if k > n { 0.0 } else { (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product() }
}

/// The exact two-sided p-value of so many hits in lots: the likelihood of all numbers of hits that are no likelier.
/// Where every lot is the same and has one winner, this is the exact binomial test.
pub fn p_value(lots: &[Lot], hits: usize) -> f64 {
    let mut odds = vec![1.0];
    for lot in lots {
        let mut next = Vec::with_capacity(odds.len() + lot.winners);
        for (more, chance) in lot.odds().enumerate() {
            next.resize(next.len().max(odds.len() + more), 0.0);
            next[more..].iter_mut().zip(&odds).for_each(|(to, from)| *to += from * chance);
        }
        odds = next;
    }
    // Equal likelihoods may differ in their last digits.
    let seen = odds.get(hits).copied().unwrap_or(0.0) * (1.0 + 1e-7);
    odds.iter().filter(|&&chance| chance <= seen).sum::<f64>().min(1.0)
}

/// P-values of one family, each corrected for all (Holm 1979, jstor 4615733), in the order in which they came.
pub fn holm(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut corrected = vec![1.0; values.len()];
    let mut largest = 0.0_f64;
    for (rank, at) in order.into_iter().enumerate() {
        largest = largest.max(values[at] * (values.len() - rank) as f64);
        corrected[at] = largest.min(1.0);
    }
    corrected
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

    #[test]
    fn p_values_are_those_of_the_binomial_test() {
        let coins = |n| vec![Lot { teams: 2, winners: 1, counted: 1 }; n];
        // 15 of 20 tosses: 2 * 21700 / 2^20.
        assert!((p_value(&coins(20), 15) - 43_400.0 / 1_048_576.0).abs() < 1e-12);
        assert!((p_value(&coins(20), 10) - 1.0).abs() < 1e-12);
        // Conover's example of Mendel's peas: 682 of 925 at 3/4 gives 0.3825.
        let peas = vec![Lot { teams: 4, winners: 1, counted: 3 }; 925];
        assert!((p_value(&peas, 682) - 0.3825).abs() < 5e-5);
        // One side has nothing as unlikely: 5 of 5 at 1/4 is 1/1024.
        let fifths = vec![Lot { teams: 4, winners: 1, counted: 1 }; 5];
        assert!((p_value(&fifths, 5) - 1.0 / 1024.0).abs() < 1e-12);
    }

    #[test]
    fn lots_know_tables_without_winner_with_several_and_of_different_sizes() {
        // Two winners among four: both counted ones win once in six, one of them four times in six.
        let both = Lot { teams: 4, winners: 2, counted: 2 };
        assert!((both.mean() - 1.0).abs() < 1e-12);
        assert!((p_value(&[both], 2) - 2.0 / 6.0).abs() < 1e-12);
        assert!((p_value(&[both], 1) - 1.0).abs() < 1e-12);
        let (nobody, two, four) = (
            Lot { teams: 4, winners: 0, counted: 1 },
            Lot { teams: 2, winners: 1, counted: 1 },
            Lot { teams: 4, winners: 1, counted: 1 },
        );
        // Nothing to win changes nothing: 1/8 for both, 3/8 for none, 4/8 for one.
        assert!((p_value(&[nobody, two, four], 2) - 1.0 / 8.0).abs() < 1e-12);
        assert!((p_value(&[two, four], 0) - 4.0 / 8.0).abs() < 1e-12);
        assert_eq!(p_value(&[], 0), 1.0);
    }

    #[test]
    fn holm_corrects_as_the_tables_do() {
        let close = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-12;
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        assert!(corrected.iter().zip(&[0.03, 0.06, 0.06, 0.02]).all(close), "{corrected:?}");
        assert_eq!(holm(&[0.5, 0.9]), [1.0, 1.0]);
    }
}
