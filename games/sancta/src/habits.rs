//! Habits of bad play, as a finished game shows them.

use table::Habit;

use crate::event::What;

/// Swaps that the same seat undoes before its turn is over.
pub(crate) fn habits(told: &[&What], out: &mut Vec<Habit>) {
    let (mut swapped, mut shown, mut of) = (Vec::new(), 0, 0);
    for what in told {
        match **what {
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
    out.push(Habit {
        name: ("scambio disfatto nello stesso turno", "swap undone in the same turn"),
        shown,
        of,
        spells: None,
    });
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::Card;

    #[test]
    fn a_swap_is_undone_by_the_same_in_the_same_turn() {
        let (seat, [one, two, three]) =
            (Seat::new(1), ["s1", "s2", "s3"].map(|card| card.parse::<Card>().unwrap()));
        let swapped = |one, two| What::Swapped(seat, one, two);
        let told = [
            What::Turn(seat),
            swapped(one, two),
            swapped(two, three),
            swapped(two, one),
            What::Turn(seat),
            swapped(one, two),
        ];
        let mut out = Vec::new();
        habits(&told.iter().collect::<Vec<_>>(), &mut out);
        assert_eq!(out.iter().map(|habit| (habit.shown, habit.of)).collect::<Vec<_>>(), [(1, 4)]);
    }
}
