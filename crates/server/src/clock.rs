//! When the open question of a match ends, and when its clock has run down.

use std::time::Duration;

use table::Seat;
use table::erased::AnyMatch;

use crate::passes::Passes;
use crate::store::{PlaceRow, Sitter};
use crate::tables::{Moment, now};

/// How long people are waited for: in reaction windows when two or more sit at the table, and when they are away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Windows {
    /// The time of every window, whatever is answered.
    pub open: Duration,
    /// How much longer it lasts when somebody holds it.
    pub hold: Duration,
    /// How long somebody is waited for who is awaited and away.
    pub patience: Duration,
}

impl Default for Windows {
    fn default() -> Self {
        let [open, hold, patience] = [4, 10, 120].map(Duration::from_secs);
        Windows { open, hold, patience }
    }
}

/// What decides how long the questions of a table last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The time for each question, in seconds; `None` is no limit.
    pub(crate) seconds: Option<i64>,
    pub(crate) windows: Windows,
}

/// Is the open question a window that takes its time? Only where one person could learn something of another from a
/// pause: with a single person at the table, when only bots are asked (which everybody knows), or when every person asked
/// has declared to the whole table that it passes, nothing waits. A free seat counts as a person, since one is expected.
pub(crate) fn is_timed(played: &dyn AnyMatch, places: &[PlaceRow], declared: Passes) -> bool {
    let human = |place: &PlaceRow| !matches!(place.sitter, Sitter::Bot(_));
    let awaited = |seat: Seat| !declared.has(seat) && places.get(seat.index()).is_some_and(human);
    played.is_window()
        && places.iter().filter(|place| human(place)).count() > 1
        && played.asked().iter().any(awaited)
}

/// When a question that opens now ends: only people are timed, and only when all of them are there.
pub(crate) fn deadline(
    pace: Pace,
    played: &dyn AnyMatch,
    places: &[PlaceRow],
    declared: Passes,
) -> Option<i64> {
    let time = match is_timed(played, places, declared) {
        true => millis(pace.windows.open),
        false => pace.seconds?.saturating_mul(1000),
    };
    let full = places.iter().all(|place| place.sitter != Sitter::Nobody);
    let person =
        |seat: Seat| matches!(places.get(seat.index()), Some(PlaceRow { sitter: Sitter::Person(_), .. }));
    let awaited = !played.is_over() && played.asked().iter().any(person);
    (full && awaited).then(|| now().saturating_add(time))
}

/// The clock of a match. It runs once nobody is missing, against the computer too, and anew whenever the game says that it is
/// another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// Which clock of the game it is.
    pub since: u32,
    /// When it was started, in milliseconds since 1970.
    pub started: i64,
    /// Has the game been told that its time is up?
    pub given: bool,
}

/// The clock after a change of the match or of who sits there.
pub(crate) fn running(
    before: Option<Running>,
    played: &dyn AnyMatch,
    places: &[PlaceRow],
) -> Option<Running> {
    let full = places.iter().all(|place| place.sitter != Sitter::Nobody);
    let Some(clock) = played.clock().filter(|_| full) else { return before };
    match before {
        Some(running) if running.since == clock.since => before,
        _ => Some(Running { since: clock.since, started: now(), given: false }),
    }
}

impl Moment {
    /// The clock as it stands when the open question ends: what a window has taken that waited for several people is not
    /// charged to anybody.
    pub(crate) fn charged(&self, windows: Windows) -> Option<Running> {
        let lasts = windows.open + if self.held { windows.hold } else { Duration::ZERO };
        let opened = self.deadline.filter(|_| self.is_timed()).map(|due| due.saturating_sub(millis(lasts)));
        let free = opened.map_or(0, |opened| now().saturating_sub(opened).max(0));
        self.running.map(|running| Running { started: running.started.saturating_add(free), ..running })
    }

    /// When the clock that runs now has run down.
    pub(crate) fn rings(&self) -> Option<i64> {
        let clock = self.played.clock()?;
        let running = self.running.filter(|running| running.since == clock.since && !running.given)?;
        Some(running.started.saturating_add(i64::from(clock.seconds) * 1000))
    }

    /// When something happens though nobody answers. A window that takes its time closes before the clock is looked at.
    pub(crate) fn due(&self) -> Option<i64> {
        let rings = self.rings().filter(|_| !self.is_timed() && !self.played.asked().is_empty());
        let due = [self.deadline, rings].into_iter().flatten().min();
        due.filter(|_| !self.played.is_over())
    }
}

pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
