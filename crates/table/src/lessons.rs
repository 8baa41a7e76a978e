//! Lessons: a first game on a set scene, in which a person does each thing once and is told why.

use crate::{Seat, Trouble};

/// A sentence or two: Italian, English.
pub type Said = (&'static str, &'static str);

/// A first game that teaches. It is a record that stands still wherever the person is to do something.
#[derive(Debug)]
pub struct Lesson {
    /// The scene and what happens on it: an ordinary record without a seed, with the set of cards that it is played with and
    /// every answer, those of chance too. Somebody is asked at its end: a real match goes on from there.
    pub record: &'static str,
    /// Where the person sits. What this seat answers between the steps is done for the person.
    pub seat: Seat,
    /// What the person does, one idea each, in the order in which a good friend would explain it.
    pub steps: &'static [Step],
    /// What to look out for in the game that goes on from there.
    pub ends: Said,
}

/// A decision of the person's.
#[derive(Debug)]
pub struct Step {
    /// The line of the record, as an editor numbers it, on which the seat answers what it is to do.
    pub line: usize,
    /// That action, as records print it.
    pub does: &'static str,
    /// Others that are as good here; the record goes on as if its own had been given.
    pub also: &'static [&'static str],
    /// The idea, in a word or three.
    pub title: Said,
    /// What one sees, what to do, and why: two or three short sentences.
    pub says: Said,
    /// The clause that says it in full.
    pub clause: &'static str,
    /// What the house answers to what may be done but is not the idea of this step: the first that fits.
    pub otherwise: &'static [Otherwise],
    /// What one has just learned, told at the beginning of the next step.
    pub done: Said,
    /// What to point at on the game's page, as a selector of CSS; may be empty.
    pub shows: &'static str,
}

/// An answer to a try.
#[derive(Clone, Copy, Debug)]
pub struct Otherwise {
    /// How the tried action begins, as records print it; empty for any.
    pub to: &'static str,
    /// Why not this, here.
    pub says: Said,
    /// The clause that gives the reason.
    pub clause: &'static str,
}

/// Five lines of header and the rule come before the first answer of a record.
const HEAD: usize = 7;

impl Step {
    /// The index of its answer among those of the record.
    pub const fn index(&self) -> usize {
        self.line.saturating_sub(HEAD)
    }

    /// Is this what is to be done? Actions are compared as records print them.
    pub fn is_done_by(&self, action: &str) -> bool {
        self.does == action || self.also.contains(&action)
    }

    /// What the house answers to another action that may be done.
    pub fn answer(&self, action: &str) -> Option<&'static Otherwise> {
        self.otherwise.iter().find(|otherwise| action.starts_with(otherwise.to))
    }
}

impl Lesson {
    /// How many answers of the record are given before a step, counted from 0; before the end where there is none.
    ///
    /// # Errors
    /// When the record is shorter than its steps want it.
    pub fn answers_before(&self, step: usize, all: usize) -> Result<usize, Trouble> {
        let at = self.steps.get(step).map_or(all, Step::index);
        if at <= all {
            return Ok(at);
        }
        Err(Trouble::say(
            format!("il passo {} della lezione viene dopo la fine del suo registro", step + 1),
            format!("step {} of the lesson comes after the end of its record", step + 1),
        ))
    }
}
