//! The strongest bot of this checkout against that of another, which answers in a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use table::{Estimate, Match, Seat, Seats, Seed};

use crate::house::Task;
use crate::kept;

/// A duel: every seed is played twice, with the seats exchanged. Seats of one parity are one side.
pub struct Duel<'a> {
    pub game: &'a str,
    pub setup: &'a str,
    pub iterations: u32,
    pub pairs: u64,
    pub jobs: usize,
    /// The other checkout's driver.
    pub other: &'a str,
}

impl Task for Duel<'_> {
    type Done = Vec<f64>;

    /// For each pair our share of the wins, from 0 to 1.
    fn of<G: Estimate>(self) -> Result<Vec<f64>, String> {
        let setup = self.setup.parse::<G::Setup>().map_err(|trouble| trouble.text.en)?;
        let (next, shares) = (Mutex::new(0..self.pairs), Mutex::new(Vec::new()));
        let job = || -> Result<(), String> {
            let mut other = Other::begin(&self)?;
            while let Some(seed) = next.lock().map_err(|_| "another job failed")?.next() {
                let mut share = 0.0;
                for parity in 0..2 {
                    share += game::<G>(&setup, seed, parity, self.iterations, &mut other)? / 2.0;
                }
                let mut shares = shares.lock().map_err(|_| "another job failed")?;
                shares.push(share);
                tell(&shares);
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let jobs: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(job)).collect();
            jobs.into_iter().try_for_each(|job| job.join().map_err(|_| "a job failed".to_owned())?)
        })?;
        shares.into_inner().map_err(|_| "a job failed".to_owned())
    }
}

/// The share and its 95 % interval, from the pairs: what two games of a seed have in common is no noise then.
pub fn summary(shares: &[f64]) -> (f64, f64) {
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

fn tell(shares: &[f64]) {
    if shares.len().is_multiple_of(10) {
        let (share, interval) = summary(shares);
        eprintln!("{} games: {:.1} ± {:.1} %", 2 * shares.len(), 100.0 * share, 100.0 * interval);
    }
}

/// One game, in which the seats of this parity are ours: our part of the winners, a half when there are none.
fn game<G: Estimate>(
    setup: &G::Setup,
    seed: u64,
    parity: usize,
    iterations: u32,
    other: &mut Other,
) -> Result<f64, String> {
    let key = Seed::from_number(seed);
    let mut played = Match::<G>::new(setup.clone(), key).map_err(|trouble| trouble.text.en)?;
    let ours = |seat: &Seat| seat.index() % 2 == parity;
    let mut told = 0;
    other.say(&format!("new {seed}"))?;
    while let Some(seat) = played.asked().first() {
        let action = if ours(&seat) || played.actions(seat).len() == 1 {
            kept::answer(&played, seat, key, iterations)?
        } else {
            for line in &played.lines()[told..] {
                other.say(&format!("said {line}"))?;
            }
            told = played.lines().len();
            let answer = other.ask(seat)?;
            answer.parse().map_err(|_| format!("the other side's answer cannot be read: {answer}"))?
        };
        let line = played.lines().len();
        played.offer(seat, action).map_err(|no| format!("seed {seed}, answer {line}: {}", no.text().en))?;
    }
    let winners: Seats = played.winners();
    let won = winners.iter().filter(ours).count() as f64;
    Ok(if winners.is_empty() { 0.5 } else { won / winners.len() as f64 })
}

/// The other side's process.
struct Other {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Other {
    fn begin(duel: &Duel<'_>) -> Result<Self, String> {
        let mut command = Command::new(duel.other);
        command.args(["sit", duel.game, duel.setup, &duel.iterations.to_string()]);
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| format!("{}: {error}", duel.other))?;
        let from = child.stdout.take().ok_or("no output")?;
        Ok(Other { to: child.stdin.take(), from: BufReader::new(from), child })
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        let to = self.to.as_mut().ok_or("no input")?;
        writeln!(to, "{line}").map_err(|error| format!("the other side does not listen: {error}"))
    }

    fn ask(&mut self, seat: Seat) -> Result<String, String> {
        self.say(&format!("ask {seat}"))?;
        let mut answer = String::new();
        let read = self.from.read_line(&mut answer).map_err(|error| error.to_string())?;
        if read == 0 { Err("the other side has stopped".to_owned()) } else { Ok(answer.trim().to_owned()) }
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        self.to = None; // the end of its input ends it
        let _ = self.child.wait();
    }
}
