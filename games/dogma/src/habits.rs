//! Habits of bad play, as a finished game shows them.

use table::{Habit, Seat, Seats, Spell};

use crate::event::What;
use crate::open::{PACKS, Plan};

/// Turns of nothing but passes that make a side one that cannot finish.
const LONG: usize = 10;

/// Seats that a whole lap of packs passed by with nothing to take, and sides that did nothing but pass for ten turns though the other did not beat
/// them.
pub(crate) fn habits(told: &[&What], out: &mut Vec<Habit>) {
    laps(told, out);
    passes(told, out);
}

/// Where packs go round.
fn laps(told: &[&What], out: &mut Vec<Habit>) {
    let mut seats: Vec<(Seat, usize, bool)> = Vec::new();
    for what in told {
        let (seat, took) = match **what {
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
    if seats.is_empty() {
        return;
    }
    let shown = seats.iter().filter(|(.., lap)| *lap).count() as u32;
    out.push(Habit {
        name: ("un giro intero senza niente da prendere", "a whole lap with nothing to take"),
        shown,
        of: seats.len() as u32,
        spells: None,
    });
}

/// Whoever is hit is being beaten, if slowly: that counts for nothing against the other side.
fn passes(told: &[&What], out: &mut Vec<Habit>) {
    let (mut acted, mut hurt, mut idle) = ([false; 2], [false; 2], [0; 2]);
    let (mut sides, mut stuck, mut turns) = ([Seats::NONE; 2], [None; 2], Vec::new());
    let side = |seat: Seat| seat.index() % 2;
    for (at, what) in told.iter().enumerate() {
        match **what {
            What::Planned(seat, plan, ..) | What::Early(seat, plan, ..) => {
                sides[side(seat)] = sides[side(seat)].with(seat);
                acted[side(seat)] |= plan != Plan::Pass
            }
            What::Hurt((seat, _), ..) => hurt[side(seat)] = true,
            What::Turn(turn) => {
                turns.push(at);
                for side in (0..2).filter(|_| turn > 1) {
                    let hit = hurt[side] && acted[1 - side];
                    idle[side] = if acted[side] || hit { 0 } else { idle[side] + 1 };
                    if idle[side] == LONG && stuck[side].is_none() {
                        stuck[side] = Some((turns[turns.len() - 1 - LONG], at));
                    }
                }
                (acted, hurt) = ([false; 2], [false; 2]);
            }
            _ => {}
        }
    }
    let spell = |(seats, stuck): (Seats, Option<_>)| stuck.map(|(from, until)| Spell { seats, from, until });
    let spells: Vec<Spell> = sides.into_iter().zip(stuck).filter_map(spell).collect();
    out.push(Habit {
        name: (
            "una parte che per dieci turni ha solo passato, senza essere colpita",
            "a side that only passed for ten turns and was not hit",
        ),
        shown: spells.len() as u32,
        of: 2,
        spells: Some(spells),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    fn shown(told: &[What]) -> Vec<(u32, u32)> {
        let mut out = Vec::new();
        habits(&told.iter().collect::<Vec<_>>(), &mut out);
        out.iter().map(|habit| (habit.shown, habit.of)).collect()
    }

    #[test]
    fn a_lap_in_vain_is_as_many_packs_as_there_are_without_a_card() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut told: Vec<What> = Vec::new();
        for pack in 0..=PACKS as u8 {
            told.push(What::TookPack(one, pack));
            told.push(What::TookPack(two, pack));
            if pack == 3 {
                told.push(What::Took(two, Card::prophets().next().unwrap(), 0));
            }
        }
        assert_eq!(shown(&told), [(1, 2), (0, 2)]);
    }

    #[test]
    fn a_side_is_stuck_when_it_passes_for_ten_turns() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let hit = What::Hurt((one, Card::prophets().next().unwrap()), 10, 90, 100);
        let turns = |passes: u16, hits: u16, other: Plan| {
            let turn = |turn| {
                let plan = if turn <= passes { Plan::Pass } else { Plan::Special };
                let mut told = vec![
                    What::Turn(turn),
                    What::Planned(one, plan, None, None),
                    What::Planned(two, other, None, None),
                ];
                told.extend((turn <= hits).then(|| hit.clone()));
                told
            };
            (1..=12).flat_map(turn).collect::<Vec<_>>()
        };
        assert_eq!(shown(&turns(10, 0, Plan::Special)), [(1, 2)]);
        assert_eq!(shown(&turns(9, 0, Plan::Special)), [(0, 2)]);
        assert_eq!(shown(&turns(10, 1, Plan::Special)), [(0, 2)], "it is being beaten");
        assert_eq!(shown(&turns(10, 10, Plan::Pass)), [(2, 2)], "by nobody");

        let (told, mut out) = (turns(10, 0, Plan::Special), Vec::new());
        habits(&told.iter().collect::<Vec<_>>(), &mut out);
        let spells = out[0].spells.clone().expect("spells");
        assert_eq!(
            spells,
            [Spell { seats: Seats::NONE.with(one), from: 0, until: 30 }],
            "ten turns, three events each"
        );
    }
}
