//! Habits of bad play, as a finished game shows them.

use table::Habit;

use crate::event::{Event, What};
use crate::open::How;

/// Duels that nobody won on the board before a library was empty.
pub(crate) fn habits(told: &[&Event], out: &mut Vec<Habit>) {
    let ends = || {
        told.iter().filter_map(|event| if let What::DuelOver(it) = &event.what { Some(it.how) } else { None })
    };
    let shown = ends().filter(|how| *how == How::Library).count() as u32;
    out.push(Habit { name: "duel ended by an empty library", shown, of: ends().count() as u32 });
}
