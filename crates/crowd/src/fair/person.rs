//! The person who is replied to, at a table with a computer that thinks for as long as it is let.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::client::Visitor;
use crate::house::House;
use crate::lot::Lot;

/// The game: its questions are much alike.
const GAME: &str = "evilrunner";
/// The computer, which no number of iterations stops before its time is over.
const BOT: &str = "mcts";
/// The time of the first question of a turn, in milliseconds; what follows has less and is not compared with it.
const TIME: u64 = 700;
/// How often the person looks whether it is the person's turn.
const LOOK: Duration = Duration::from_millis(25);
/// A reply that takes longer does not come.
const PATIENCE: Duration = Duration::from_secs(120);

/// One reply of the computer, as the server's log has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reply {
    /// How far it thought.
    pub(super) iterations: u64,
    /// How many milliseconds the person's answer took, and then the computer's.
    posted: u64,
    took: u64,
}

impl Reply {
    pub(super) fn seconds(&self) -> f64 {
        (self.posted + self.took) as f64 / 1000.0
    }
}

pub(super) struct Person<'a> {
    house: &'a House,
    visitor: Visitor,
    table: Option<String>,
    lot: Lot,
    /// What of the log has been read.
    known: BTreeSet<String>,
    posted: Duration,
}

impl<'a> Person<'a> {
    pub(super) fn new(house: &'a House) -> Result<Self, String> {
        let (visitor, lot) = (Visitor::new(&house.address())?, Lot::new(1));
        Ok(Person { house, visitor, table: None, lot, known: BTreeSet::new(), posted: Duration::ZERO })
    }

    /// Plays until the computer has replied so often.
    pub(super) async fn replies(&mut self, count: usize) -> Result<Vec<Reply>, String> {
        let mut all = Vec::new();
        let mut since = Instant::now();
        while all.len() < count {
            if since.elapsed() > PATIENCE {
                return Err(format!("no reply came in {PATIENCE:?}"));
            }
            let id = self.at_table().await?;
            let page = self.visitor.look(&id).await?;
            if page.over {
                self.table = None;
                continue;
            }
            if let Some(act) = self.lot.pick(&page.choices).cloned() {
                let begun = Instant::now();
                self.visitor.act(&id, &act).await;
                self.posted = begun.elapsed();
            }
            tokio::time::sleep(LOOK).await;
            let fresh = self.fresh(&id);
            since = if fresh.is_empty() { since } else { Instant::now() };
            all.extend(fresh);
        }
        Ok(all)
    }

    async fn at_table(&mut self) -> Result<String, String> {
        if let Some(id) = &self.table {
            return Ok(id.clone());
        }
        let path = format!("/new/{GAME}");
        let to = self.visitor.give(&path, &[("seat-0", "me"), ("seat-1", BOT)]).await?;
        let id = to.strip_prefix("/t/").ok_or_else(|| format!("{path} leads to '{to}'"))?.to_owned();
        self.table = Some(id.clone());
        Ok(id)
    }

    /// What the log says of replies since it was last read.
    fn fresh(&mut self, id: &str) -> Vec<Reply> {
        let posted = self.posted.as_millis() as u64;
        let said = self.house.said();
        let lines = said.lines().filter(|line| line.contains(id) && line.contains("iterations="));
        let fresh: Vec<&str> = lines.filter(|line| self.known.insert((*line).to_owned())).collect();
        fresh.into_iter().filter_map(|line| read(line, posted)).collect()
    }
}

/// Reads a reply to a first question.
fn read(line: &str, posted: u64) -> Option<Reply> {
    let number = |name: &str| {
        let (_, after) = line.split_once(&format!("{name}="))?;
        after.split_whitespace().next()?.parse::<u64>().ok()
    };
    let reply = Reply { iterations: number("iterations")?, posted, took: number("took")? };
    (number("time") == Some(TIME) && reply.iterations > 0).then_some(reply)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_read_from_the_log() {
        let line = |time| {
            format!(
                "2026-01-01T00:00:00Z DEBUG server::driver: a computer has answered id=\"x\" seat=1 time={time} waited=3 took=733 iterations=9000"
            )
        };
        assert_eq!(read(&line(700), 12), Some(Reply { iterations: 9000, posted: 12, took: 733 }));
        assert_eq!(read(&line(300), 12), None);
        assert_eq!(read("something else", 12), None);
    }
}
