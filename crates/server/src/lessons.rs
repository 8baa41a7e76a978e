//! Lessons: their records stand still wherever the person is to do something. Nothing is stored, the address says the step.

use search::Entry;
use table::erased::AnyMatch;
use table::{Lesson, Step, Text, Trouble};

use crate::fault::Fault;
use crate::puzzles::{clip, declined};

/// A lesson at one of its steps, or after the last.
pub(crate) struct Taught {
    pub(crate) lesson: &'static Lesson,
    /// How many steps are done.
    pub(crate) done: usize,
    /// The record so far.
    pub(crate) played: Box<dyn AnyMatch>,
}

impl Taught {
    /// The lesson of a game after so many steps.
    pub(crate) fn after(entry: &Entry, done: usize) -> Result<Self, Fault> {
        let name = entry.game.facts().name;
        let lesson = entry.game.lesson().ok_or_else(|| {
            Fault::missing(format!("{name} non ha ancora una lezione"), format!("{name} has no lesson yet"))
        })?;
        let last = lesson.steps.len();
        if done > last {
            return Err(Fault::missing(
                format!("la lezione di {name} ha {last} passi, e con {} la fine", last + 1),
                format!("the lesson of {name} has {last} steps, and {} is its end", last + 1),
            ));
        }
        let played = (|| {
            let whole = entry.game.replay(lesson.record)?;
            whole.back_to(lesson.answers_before(done, whole.len())?)
        })();
        Ok(Taught { lesson, done, played: played.map_err(broken)? })
    }

    /// The lesson of a game after its last step.
    pub(crate) fn at_the_end(entry: &Entry) -> Result<Self, Fault> {
        Taught::after(entry, entry.game.lesson().map_or(0, |lesson| lesson.steps.len()))
    }

    /// What is to be done now; nothing after the last step.
    pub(crate) fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.done)
    }

    /// Is this what is to be done? Otherwise the reason why not: the rules', or the lesson's where the rules allow it.
    pub(crate) fn judge(&self, action: &str) -> Result<(), Fault> {
        let Some(step) = self.step() else {
            return Err(Fault::unfit(Trouble::say(
                format!("«{}»: la lezione è finita", clip(action)),
                format!("'{}': the lesson is over", clip(action)),
            )));
        };
        let seat = self.lesson.seat;
        self.played.copy().offer(seat, action).map_err(declined)?;
        let meant = self.played.equal(seat, action);
        if step.is_done_by(action) || meant == self.played.equal(seat, step.does) {
            return Ok(());
        }
        let Some(answer) = step.answer(action) else { return Err(Fault::broken()) };
        let text = Text::new(answer.says.0, answer.says.1);
        Err(Fault { clause: Some(answer.clause), ..Fault::unfit(Trouble::new(text)) })
    }

    /// What is to be done, in words.
    pub(crate) fn solution(&self) -> Option<Text> {
        let does = self.step()?.does;
        let choices = self.played.choices(self.lesson.seat);
        choices.into_iter().find(|choice| choice.action == does).map(|choice| choice.text)
    }
}

/// The record of a lesson is a part of the program: a test plays it.
fn broken(trouble: Trouble) -> Fault {
    tracing::error!(%trouble, "the record of a lesson does not replay");
    Fault::broken()
}
