//! The puzzles of the days: found once, and played from their positions without any table.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};

use search::Entry;
use table::erased::{AnyDeclined, AnyMatch, Puzzle};
use table::{Seed, Text, Trouble, Verdict};
use tokio::sync::Mutex;

use crate::fault::Fault;
use crate::tables::now;
use crate::thinkers::Thinkers;

/// The days since 1970.
pub(crate) fn today() -> u32 {
    u32::try_from(now() / 86_400_000).unwrap_or_default()
}

/// Game, day and kind.
type Key = (&'static str, u32, usize);

/// How many are kept: those of a few days.
const KEPT: usize = 24;

/// The puzzles that were found lately, the newest last.
#[derive(Default)]
pub(crate) struct Found {
    kept: StdMutex<VecDeque<(Key, Arc<Puzzle>)>>,
    /// Held while one is being found: whoever asks for many days takes no more than one core, and nobody waits for what
    /// another has just found.
    finding: Arc<Mutex<()>>,
}

impl Found {
    /// The puzzle of a day and a kind of this game, which has some.
    pub(crate) async fn of_day(
        &self,
        thinkers: &Arc<Thinkers>,
        entry: &Arc<Entry>,
        day: u32,
        kind: usize,
    ) -> Result<Arc<Puzzle>, Fault> {
        let key = (entry.game.facts().id, day, kind);
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let turn = self.finding.clone().lock_owned().await;
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let entry = entry.clone();
        let found = thinkers.think_for_a_person(move || {
            // The turn ends with the work, also where nobody waits for it any more.
            let _turn = turn;
            entry.game.puzzle(day, kind)
        });
        let puzzle = Arc::new(found.await.flatten().ok_or_else(Fault::broken)?);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((key, puzzle.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Ok(puzzle)
    }

    fn known(&self, key: &Key) -> Option<Arc<Puzzle>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == key).map(|(_, puzzle)| puzzle.clone())
    }
}

/// A puzzle after some actions.
pub(crate) struct Attempt {
    pub(crate) played: Box<dyn AnyMatch>,
    /// The actions that were played, each in words.
    pub(crate) given: Vec<(String, Text)>,
    pub(crate) verdict: Verdict,
    /// Why the action after those was not played.
    pub(crate) refused: Option<Fault>,
}

impl Attempt {
    /// Plays actions from the beginning of a puzzle, as far as they are allowed.
    pub(crate) fn of(
        entry: &Entry,
        puzzle: &Puzzle,
        day: u32,
        actions: &[String],
    ) -> Result<Attempt, Trouble> {
        let seed = Seed::from_number(u64::from(day));
        let opened = entry.game.open_at(&puzzle.line, &puzzle.setup, seed);
        let played = opened
            .unwrap_or_else(|| Err(Trouble::say("il gioco non ha posizioni", "the game has no positions")))?;
        let mut this = Attempt { played, given: Vec::new(), verdict: Verdict::Open, refused: None };
        for action in actions {
            this.refused = this.play(puzzle, action).err();
            if this.refused.is_some() {
                break;
            }
        }
        Ok(this)
    }

    fn play(&mut self, puzzle: &Puzzle, action: &str) -> Result<(), Fault> {
        let asked = self.played.asked().first().filter(|_| self.verdict == Verdict::Open);
        let Some(seat) = asked else {
            return Err(Fault::unfit(Trouble::say(
                format!("«{}» è di troppo: la risposta è già completa", clip(action)),
                format!("'{}' is too much: the answer is already complete", clip(action)),
            )));
        };
        let said = self.played.choices(seat).into_iter().find(|choice| choice.action == action);
        self.played.offer(seat, action).map_err(declined)?;
        let text = said.map(|choice| choice.text).unwrap_or_default();
        self.given.push((action.to_owned(), text));
        let actions: Vec<String> = self.given.iter().map(|(action, _)| action.clone()).collect();
        self.verdict = puzzle.judge(&actions);
        Ok(())
    }
}

pub(crate) fn declined(declined: AnyDeclined) -> Fault {
    match declined {
        AnyDeclined::Unreadable(trouble) => Fault::unfit(trouble),
        AnyDeclined::NotAsked(text) => Fault::unfit(Trouble::new(text)),
        AnyDeclined::Rules(refusal) => {
            Fault { clause: Some(refusal.clause), ..Fault::unfit(Trouble::new(refusal.text)) }
        }
    }
}

/// The beginning of something that a visitor gave.
pub(crate) fn clip(given: &str) -> String {
    given.chars().filter(|c| !c.is_control()).take(40).collect()
}
