//! Habits of bad play, as a finished game shows them.

use table::Habit;

use crate::event::{Event, What};

/// Swaps that the same seat undoes before its turn is over.
pub(crate) fn habits(told: &[&Event], out: &mut Vec<Habit>) {
    let (mut swapped, mut shown, mut of) = (Vec::new(), 0, 0);
    for event in told {
        match event.what {
            What::Turn(_) => swapped.clear(),
            What::Swapped(seat, one, other) => {
                let pair = (seat, one.min(other), one.max(other));
                of += 1;
                match swapped.iter().position(|before| *before == pair) {
                    Some(at) => {
                        swapped.remove(at);
                        shown += 1;
                    }
                    None => swapped.push(pair),
                }
            }
            _ => {}
        }
    }
    out.push(Habit { name: "swap undone in the same turn", shown, of });
}
