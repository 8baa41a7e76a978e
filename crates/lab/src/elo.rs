//! How much stronger one bot is than another, in Elo, from games at one table.
//!
//! Whoever wins is drawn, as it were, among the teams at the table with chances in proportion to their strengths (Plackett 1975,
//! jstor 2346567; Luce 1959; for two it is Bradley and Terry's model, and Elo's). A difference of 400 Elo is ten times the strength. A
//! block is games of one seed in which both bots sit everywhere as often: what luck a seed brings falls to both, so blocks and not
//! games are counted as independent.

/// The two-sided 95 percent quantile of the normal distribution.
const Z: f64 = 1.959_963_985;

/// A game as one of the two bots sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// How many teams it played.
    pub ours: usize,
    /// How many the other played.
    pub theirs: usize,
    /// Its part of the win, from 0 to 1: several that win share it; where nobody wins, it is what the lot would give.
    pub won: f64,
}

impl Outcome {
    /// The part of the win that a bot should have which is so much stronger.
    fn due(&self, elo: f64) -> f64 {
        let (ours, theirs) = (self.ours as f64 * 10f64.powf(elo / 400.0), self.theirs as f64);
        ours / (ours + theirs)
    }
}

/// By how much one bot is stronger than another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// In Elo.
    pub elo: f64,
    /// The standard error of it.
    pub error: f64,
    /// How many games it comes from.
    pub games: usize,
}

impl Step {
    /// The difference at which the games were to be expected as they are (of greatest likelihood), with a standard error that counts
    /// blocks. A game won and a game lost are added, so that a bot which always wins has a number too, and a few games have no certainty.
    pub fn of(blocks: &[Vec<Outcome>]) -> Self {
        let mut blocks = blocks.to_vec();
        let games = blocks.iter().map(Vec::len).sum();
        blocks.extend([1.0, 0.0].map(|won| vec![Outcome { ours: 1, theirs: 1, won }]));
        let surplus =
            |elo: f64, block: &[Outcome]| block.iter().map(|game| game.won - game.due(elo)).sum::<f64>();
        let elo = bisect(|elo| blocks.iter().map(|block| surplus(elo, block)).sum());
        // How much more is due for one Elo more.
        let slope = std::f64::consts::LN_10 / 400.0;
        let steep: f64 =
            blocks.iter().flatten().map(|game| game.due(elo)).map(|due| slope * due * (1.0 - due)).sum();
        let spread: f64 = blocks.iter().map(|block| surplus(elo, block).powi(2)).sum();
        Step { elo, error: spread.sqrt() / steep, games }
    }

    /// Half the width of the 95 percent interval.
    pub fn half(&self) -> f64 {
        Z * self.error
    }

    /// One step after another: their errors are independent.
    #[must_use]
    pub fn then(self, next: Step) -> Step {
        Step { elo: self.elo + next.elo, error: self.error.hypot(next.error), games: self.games + next.games }
    }
}

/// Where a falling function is 0, between 2,000 below and above.
fn bisect(falls: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (-2000.0, 2000.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if falls(middle) > 0.0 { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// A sequential test: is the step nearer to what is wanted at least, and half as much again, or to half of it? After each block one
/// may stop as soon as there is a verdict, which is wrong in one of twenty (the generalised test of Wald's: Van den Bergh 2019, as
/// fishtest plays it).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step is there.
    Enough,
    /// It is not.
    Short,
    /// Not known yet.
    Open,
}

/// Fewer blocks say nothing of how much blocks differ.
const LEAST: usize = 8;

/// The verdict of these blocks on a step that is to be at least `wanted` Elo.
pub fn verdict(blocks: &[Vec<Outcome>], wanted: f64) -> Verdict {
    let n = blocks.len() as f64;
    if blocks.len() < LEAST {
        return Verdict::Open;
    }
    let part = |of: &dyn Fn(&Outcome) -> f64, block: &[Outcome]| {
        block.iter().map(of).sum::<f64>() / block.len().max(1) as f64
    };
    let due = |elo: f64| blocks.iter().map(|block| part(&|game| game.due(elo), block)).sum::<f64>() / n;
    let parts: Vec<f64> = blocks.iter().map(|block| part(&|game| game.won, block)).collect();
    let mean = parts.iter().sum::<f64>() / n;
    // One block of each extreme is added: equal blocks are no proof that there are no others.
    let extremes = (1.0 - mean).powi(2) + mean.powi(2);
    let variance = (parts.iter().map(|part| (part - mean).powi(2)).sum::<f64>() + extremes) / n;
    let (low, high) = (due(wanted / 2.0), due(wanted * 1.5));
    let likelihood = n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
    let bound = (0.95f64 / 0.05).ln();
    match likelihood {
        far if far >= bound => Verdict::Enough,
        far if far <= -bound => Verdict::Short,
        _ => Verdict::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duels(won: usize, lost: usize) -> Vec<Vec<Outcome>> {
        let game = |won| vec![Outcome { ours: 1, theirs: 1, won }];
        (0..won).map(|_| game(1.0)).chain((0..lost).map(|_| game(0.0))).collect()
    }

    #[test]
    fn three_wins_of_four_are_190_elo_and_ten_of_eleven_are_400() {
        assert!((Step::of(&duels(7500, 2500)).elo - 190.85).abs() < 0.2);
        let ten = Step::of(&duels(10_000, 1_000));
        assert!((ten.elo - 400.0).abs() < 0.4, "{ten:?}");
        // The binomial error: 400 / (ln 10 · √(n p (1 − p))).
        assert!((ten.error - 173.72 / (11_000.0f64 * 10.0 / 121.0).sqrt()).abs() < 0.1, "{ten:?}");
        assert_eq!(ten.games, 11_000);
    }

    #[test]
    fn at_a_larger_table_the_share_of_half_the_table_counts() {
        let table = |ours, theirs, won| vec![Outcome { ours, theirs, won }];
        let even: Vec<_> = (0..1000).map(|i| table(3, 3, f64::from(i % 4 != 0))).collect();
        assert!(
            (Step::of(&even).elo - 190.85).abs() < 1.0,
            "three of four wins are as good as at a table of two"
        );
        // Two against one, both ways: equals win two of three games and one of three.
        let odd =
            (0..999).map(|i| vec![table(2, 1, f64::from(i % 3 != 0)), table(1, 2, f64::from(i % 3 == 0))]);
        assert!(Step::of(&odd.map(|two| two.concat()).collect::<Vec<_>>()).elo.abs() < 1.0);
    }

    #[test]
    fn a_pair_that_always_shares_a_seed_leaves_no_doubt_and_who_never_loses_has_a_number() {
        let pair = |a, b| [a, b].map(|won| Outcome { ours: 1, theirs: 1, won }).to_vec();
        let shared = vec![pair(1.0, 0.0); 100];
        let split: Vec<_> = (0..100).map(|i| pair(f64::from(i % 2), f64::from(i % 2))).collect();
        assert!(Step::of(&shared).error < 5.0 && Step::of(&split).error > 20.0);
        let always = Step::of(&duels(50, 0));
        assert!(always.elo > 600.0 && always.elo < 900.0 && always.elo - always.half() < 500.0, "{always:?}");
    }

    #[test]
    fn the_test_ends_on_either_side_and_not_too_soon() {
        assert_eq!(verdict(&duels(7, 0), 100.0), Verdict::Open, "too few");
        assert_eq!(verdict(&duels(60, 15), 100.0), Verdict::Enough, "240 Elo");
        assert_eq!(verdict(&duels(100, 100), 100.0), Verdict::Short, "none");
        assert_eq!(verdict(&duels(64, 36), 100.0), Verdict::Open, "just as much as is wanted");
    }

    #[test]
    fn steps_add_up_and_so_do_the_squares_of_their_errors() {
        let step = |elo, error| Step { elo, error, games: 10 };
        assert_eq!(step(100.0, 3.0).then(step(50.0, 4.0)), Step { elo: 150.0, error: 5.0, games: 20 });
    }
}
