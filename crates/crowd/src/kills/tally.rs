//! What the kills of a run amount to.

use std::collections::BTreeMap;

use crate::complaints::shortened;
use crate::judge::Verdict;
use crate::ledger::Fate;
use crate::stage::{Moment, Stage};
use crate::street::Victim;

/// The counts.
#[derive(Debug, Default)]
pub(super) struct Tally {
    kills: usize,
    /// How often what was killed.
    of: BTreeMap<Victim, usize>,
    /// How often something was killed at which kind of instant.
    at: BTreeMap<Option<Moment>, usize>,
    /// How many answers were on their way when it was killed, in all, and at how many kills any were.
    flying: (usize, usize),
    /// What does not agree, with the number of kills after which it was seen first.
    wrong: BTreeMap<String, usize>,
}

impl Tally {
    /// Something was killed at such an instant while so many answers were on their way.
    pub(super) fn struck(&mut self, victim: Victim, moment: Option<Moment>, flying: usize) {
        self.kills += 1;
        *self.of.entry(victim).or_default() += 1;
        *self.at.entry(moment).or_default() += 1;
        self.flying = (self.flying.0 + flying, self.flying.1 + usize::from(flying > 0));
    }

    /// What was left has been judged.
    pub(super) fn judged(&mut self, verdict: &Verdict) {
        for line in verdict.lines() {
            self.wrong.entry(line).or_insert(self.kills);
        }
    }

    /// Prints everything.
    ///
    /// # Errors
    /// What is wrong, a line each.
    pub(super) fn report(&self, stage: &Stage) -> Result<(), String> {
        for (victim, count) in self.of.iter().filter(|_| self.of.len() > 1) {
            println!("  {count:4} of {victim}");
        }
        for (moment, count) in &self.at {
            println!("  {count:4} {}", name(*moment));
        }
        let (answers, kills) = self.flying;
        println!("  {kills:4} of them with answers on their way: {answers} answers");
        let (book, posted) = (stage.ledger.so_far(), stage.posted());
        let [acknowledged, unsure, refused] =
            [Fate::Acknowledged, Fate::Unsure, Fate::Refused].map(|fate| book.count(fate));
        let broken = posted.iter().filter(|posted| posted.status.is_none()).count();
        println!("{} tables, {} answers posted, {broken} connections broke", book.tables.len(), posted.len());
        println!("acts: {acknowledged} acknowledged, {unsure} unsure, {refused} refused");
        let [lost, doubled, kept, foreign] = ["LOST", "DOUBLED", "KEPT", "FOREIGN"]
            .map(|kind| self.wrong.keys().filter(|line| line.starts_with(kind)).count());
        println!("lost {lost}, doubled {doubled}, kept {kept}, foreign {foreign}");
        let wrong = self.wrong.iter().map(|(line, kills)| format!("seen after {kills} kills: {line}"));
        let wrong: Vec<String> = wrong.chain(book.troubles).collect();
        if wrong.is_empty() { Ok(()) } else { Err(shortened(wrong).join("\n")) }
    }
}

fn name(moment: Option<Moment>) -> &'static str {
    match moment {
        Some(Moment::Sealed) => "between two envelopes of a question",
        Some(Moment::Window) => "in an open reaction window with one answer laid",
        Some(Moment::Clock) => "while the clock of a match ran",
        Some(Moment::Flight) => "while several answers were on their way",
        None => "at any instant",
    }
}
