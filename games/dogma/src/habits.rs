//! Habits of bad play, as a finished game shows them.

use table::{Habit, Seat};

use crate::event::{Event, What};
use crate::open::{PACKS, Plan};

/// Turns of nothing but passes that make a side one that cannot finish.
const LONG: u32 = 10;

/// Seats that a whole lap of packs passed by with nothing to take, and sides that did nothing but pass for ten turns of a match that went on.
pub(crate) fn habits(told: &[&Event], out: &mut Vec<Habit>) {
    let packs = told.iter().any(|event| matches!(event.what, What::TookPack(..)));
    if packs {
        laps(told, out);
    }
    passes(told, out);
}

fn laps(told: &[&Event], out: &mut Vec<Habit>) {
    let mut seats: Vec<(Seat, usize, bool)> = Vec::new();
    for event in told {
        let (seat, took) = match event.what {
            What::TookPack(seat, _) => (seat, false),
            What::Took(seat, ..) => (seat, true),
            _ => continue,
        };
        let at = seats.iter().position(|(who, ..)| *who == seat).unwrap_or_else(|| {
            seats.push((seat, 0, false));
            seats.len() - 1
        });
        let (_, in_vain, lap) = &mut seats[at];
        *in_vain = if took { 0 } else { *in_vain + 1 };
        // The pack just taken up is not decided yet.
        *lap |= *in_vain > PACKS;
    }
    let shown = seats.iter().filter(|(.., lap)| *lap).count() as u32;
    out.push(Habit { name: "a whole lap with nothing to take", shown, of: seats.len() as u32 });
}

fn passes(told: &[&Event], out: &mut Vec<Habit>) {
    let (mut acted, mut idle, mut stuck) = ([false; 2], [0; 2], [false; 2]);
    let side = |seat: Seat| seat.index() % 2;
    for event in told {
        match event.what {
            What::Planned(seat, plan, ..) | What::Early(seat, plan, ..) => {
                acted[side(seat)] |= plan != Plan::Pass
            }
            What::Turn(turn) if turn > 1 => {
                for side in 0..2 {
                    idle[side] = if acted[side] { 0 } else { idle[side] + 1 };
                    stuck[side] |= idle[side] >= LONG;
                }
                acted = [false; 2];
            }
            _ => {}
        }
    }
    out.push(Habit {
        name: "a side that only passed for ten turns",
        shown: stuck.iter().filter(|it| **it).count() as u32,
        of: 2,
    });
}
