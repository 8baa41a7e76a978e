//! Habits of bad play, as a finished game shows them.

use table::Habit;

use crate::event::What;
use crate::open::How;

/// Duels that nobody won on the board before a library was empty.
pub(crate) fn habits(told: &[&What], out: &mut Vec<Habit>) {
    let ends =
        || told.iter().filter_map(|event| if let What::DuelOver(it) = event { Some(it.how) } else { None });
    let shown = ends().filter(|how| *how == How::Library).count() as u32;
    out.push(Habit {
        name: ("duello finito per un grimorio vuoto", "duel ended by an empty library"),
        shown,
        of: ends().count() as u32,
        spells: None,
    });
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::open::Outcome;

    #[test]
    fn a_duel_by_an_empty_library_counts() {
        let over = |how| What::DuelOver(Outcome { winner: Seat::new(0), how, turns: 9 });
        let told = [over(How::Cities), over(How::Library), over(How::Time)];
        let mut out = Vec::new();
        habits(&told.iter().collect::<Vec<_>>(), &mut out);
        assert_eq!(out.iter().map(|habit| (habit.shown, habit.of)).collect::<Vec<_>>(), [(1, 3)]);
    }
}
