//! Process CPU time, interleaved, medians.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ProcessTime;

/// One side's random games.
pub struct Work {
    batch: Box<dyn FnMut(u64) -> (i64, u64)>,
    idle: bool,
}

impl Work {
    /// `game` plays one game and says seat 0's points and the number of answers.
    pub fn new(mut game: impl FnMut() -> (i64, u64) + 'static) -> Self {
        let batch = move |games| {
            let (mut points, mut answers) = (0, 0);
            for _ in 0..games {
                let (more_points, more_answers) = game();
                points += more_points;
                answers += more_answers;
            }
            black_box((points, answers))
        };
        Work { batch: Box::new(batch), idle: false }
    }

    /// No peer in this row.
    pub fn nothing() -> Self {
        Work { idle: true, ..Work::new(|| (0, 0)) }
    }

    /// Plays so many games: the sum of seat 0's points and the number of answers.
    pub fn games(&mut self, games: u64) -> (i64, u64) {
        (self.batch)(games)
    }

    /// Games per CPU second over `slice`, with mean points and answers per game.
    fn rate(&mut self, slice: Duration) -> Rate {
        const BATCH: u64 = 1_024;
        let start = ProcessTime::now();
        let (mut games, mut points, mut answers) = (0, 0, 0);
        loop {
            let (more_points, more_answers) = self.games(BATCH);
            (games, points, answers) = (games + BATCH, points + more_points, answers + more_answers);
            let spent = start.elapsed();
            if spent >= slice || self.idle {
                let per_second = games as f64 / spent.as_secs_f64();
                return Rate {
                    per_second,
                    points: points as f64 / games as f64,
                    answers: answers as f64 / games as f64,
                };
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Rate {
    per_second: f64,
    points: f64,
    answers: f64,
}

/// One line of the comparison.
pub struct Row {
    game: &'static str,
    peer: &'static str,
    wanted: f64,
    ours: Work,
    theirs: Work,
}

impl Row {
    /// A game, its best peer, and the ratio wanted of our speed to the peer's.
    pub fn new(game: &'static str, peer: &'static str, wanted: f64, ours: Work, theirs: Work) -> Self {
        Row { game, peer, wanted, ours, theirs }
    }

    /// Measures ours, theirs, ours, theirs … and prints; says whether the ratio is met and both played the same game.
    pub fn run(mut self, repetitions: usize) -> bool {
        let slice = Duration::from_millis(250);
        let _warm_up = (self.ours.rate(slice), self.theirs.rate(slice));
        let pairs: Vec<(Rate, Rate)> =
            (0..repetitions.max(1)).map(|_| (self.ours.rate(slice), self.theirs.rate(slice))).collect();
        let ours = sorted(pairs.iter().map(|(ours, _)| ours.per_second / 1e6));
        let theirs = sorted(pairs.iter().map(|(_, theirs)| theirs.per_second / 1e6));
        let ratios = sorted(pairs.iter().map(|(ours, theirs)| ours.per_second / theirs.per_second));
        if self.theirs.idle {
            let answers = sorted(pairs.iter().map(|(ours, _)| ours.per_second * ours.answers / 1e6));
            let (games, answers) = (median(&ours), median(&answers));
            println!("{:<14}{:<11}{games:>10.3}{:>10}   {answers:.1} M answers/s", self.game, self.peer, "-");
            return true;
        }
        let met = median(&ratios) >= self.wanted;
        println!(
            "{:<14}{:<11}{:>10.3}{:>10.3}   {:.2} [{:.2}..{:.2}] wanted {:.1}: {}",
            self.game,
            self.peer,
            median(&ours),
            median(&theirs),
            median(&ratios),
            ratios[0],
            ratios[ratios.len() - 1],
            self.wanted,
            if met { "met" } else { "MISSED" },
        );
        met && self.same_game(&pairs)
    }

    /// The same rules give the same means, or the comparison means nothing.
    fn same_game(&self, pairs: &[(Rate, Rate)]) -> bool {
        let mean = |of: &dyn Fn(&(Rate, Rate)) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
        let (points, their_points) = (mean(&|(a, _)| a.points), mean(&|(_, b)| b.points));
        let (answers, their_answers) = (mean(&|(a, _)| a.answers), mean(&|(_, b)| b.answers));
        let same = (points - their_points).abs() < 0.01 && (answers - their_answers).abs() < 0.01;
        if !same {
            println!(
                "  not the same game: {points:.4} {their_points:.4} points, {answers:.3} {their_answers:.3} answers"
            );
        }
        same
    }
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

fn median(sorted: &[f64]) -> f64 {
    sorted[sorted.len() / 2]
}
