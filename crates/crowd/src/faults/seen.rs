//! What was seen of a server whose disk went wrong.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::complaints::shortened;
use crate::stage::Posted;
use crate::wishes::TABLES;

/// What was seen.
#[derive(Debug)]
pub(super) struct Seen {
    /// When the disk went wrong.
    pub(super) from: Instant,
    /// When it was well again.
    pub(super) lifted: Instant,
    /// How often something went wrong.
    pub(super) hits: usize,
    /// How long a page took at most.
    pub(super) pages: Duration,
    /// After how long each table acted again; `None` for one that did not in time.
    pub(super) again: Vec<Option<Duration>>,
    /// What the crowd has posted.
    pub(super) posted: Vec<Posted>,
    /// What else is wrong.
    pub(super) wrong: Vec<String>,
}

/// Nobody waits longer than this for an answer, whatever it says.
const LONGEST: Duration = Duration::from_secs(25);
/// After this nothing of the trouble may be felt any more.
const OVER: Duration = Duration::from_secs(5);

impl Seen {
    /// The figures in a line.
    ///
    /// # Errors
    /// The figures and what is wrong, a line each.
    pub(super) fn told(mut self) -> Result<String, String> {
        self.complain();
        let figures = self.figures();
        let wrong = shortened(std::mem::take(&mut self.wrong));
        let wrong: String = wrong.iter().map(|line| format!("\n  {line}")).collect();
        if wrong.is_empty() { Ok(figures) } else { Err(figures + &wrong) }
    }

    fn complain(&mut self) {
        if self.hits == 0 {
            self.wrong.push("nothing went wrong: the trial shows nothing".to_owned());
        }
        let silent = self.again.iter().zip(TABLES).filter(|(after, _)| after.is_none());
        let silent: Vec<&str> = silent.map(|(_, wish)| wish.game).collect();
        if !silent.is_empty() {
            self.wrong.push(format!("these tables do not act again in time: {}", silent.join(", ")));
        }
        let late = self.posted.iter().filter(|posted| posted.begun > self.lifted + OVER);
        let failed = late.filter(|posted| posted.is_failed()).count();
        if failed > 0 {
            self.wrong.push(format!("{OVER:?} and more after the disk was well {failed} acts failed"));
        }
        let longest = self.during().map(|posted| posted.took).max().unwrap_or_default();
        if longest.max(self.pages) > LONGEST {
            self.wrong.push(format!("somebody waited longer than {LONGEST:?}"));
        }
        let silent = self.during().filter(|posted| posted.status.is_none()).count();
        if silent > 0 {
            self.wrong.push(format!("{silent} acts had no answer at all"));
        }
    }

    fn figures(&self) -> String {
        let mut answers: BTreeMap<u16, usize> = BTreeMap::new();
        for status in self.during().filter_map(|posted| posted.status) {
            *answers.entry(status).or_default() += 1;
        }
        let answers: Vec<String> =
            answers.iter().map(|(status, count)| format!("{count}x {status}")).collect();
        let longest = self.during().map(|posted| posted.took).max().unwrap_or_default();
        let again = self.again.iter().flatten().max().copied().unwrap_or_default();
        format!(
            "{} s, {} faults; acts meanwhile: {}, the longest took {:.1} s; pages took {:.2} s at most; {} of {} tables act \
             again, the last after {:.1} s",
            (self.lifted - self.from).as_secs(),
            self.hits,
            answers.join(", "),
            longest.as_secs_f32(),
            self.pages.as_secs_f32(),
            self.again.iter().flatten().count(),
            self.again.len(),
            again.as_secs_f32(),
        )
    }

    /// What was posted or under way while the disk was wrong.
    fn during(&self) -> impl Iterator<Item = &Posted> {
        self.posted
            .iter()
            .filter(|posted| posted.begun < self.lifted && posted.begun + posted.took > self.from)
    }
}
