//! Counting: sequences of answers with the arithmetic shown, and exact likelihoods against a slow twin.

mod fights;
mod twin;

use std::collections::HashMap;

use godlucky::{Action, GodLucky, Set, Setup, Spot, Step};
use table::perft::{each_likely_answer, perft};
use table::{Answer, Deaf, Game, Odds, Turn};
use twin::Twin;

/// The box's gods, objects and miracles on spaces and with events that do nothing.
fn blank(fields: &str) -> GodLucky {
    table_of(fields, include_str!("../cards/blank.toml"))
}

/// The box's gods, objects and miracles, and these spaces and events.
fn table_of(fields: &str, spaces: &str) -> GodLucky {
    let known = include_str!("../../cards/past/first.toml").split("[[board]]").next().unwrap();
    let set = Set::learn(&format!("{known}{spaces}")).unwrap();
    let setup: Setup = format!("{fields} cards={set}").parse().unwrap();
    GodLucky::new(&setup).unwrap()
}

/// Gives these answers; each must be open.
fn after(mut truth: GodLucky, answers: &str) -> GodLucky {
    for answer in answers.split_whitespace() {
        let action: Action = answer.parse().unwrap();
        match truth.turn() {
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                assert!(odds.outcomes().contains(&action), "{answer}: {:?}", odds.outcomes());
                truth.play(Answer::Chance(action), &mut Deaf);
            }
            turn => {
                let seat = turn.asked().first().unwrap();
                let mut open = Vec::new();
                truth.actions(seat, &mut open);
                assert!(open.contains(&action), "{answer}: {open:?}");
                truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            }
        }
    }
    truth
}

const TEN: &str = "lay=b1 lay=b2 lay=b3 lay=b4 lay=b5 lay=b6 lay=b7 lay=b8 lay=b9 lay=b10";

/// Seat 0 chooses first and plays last; nobody is Nirvanello, whose ability needs nothing and would be one more answer.
fn begun(seats: usize) -> GodLucky {
    begin(blank(&format!("seats={seats}")))
}

fn begin(truth: GodLucky) -> GodLucky {
    let seats = truth.view(None).open.seats();
    let rolls = ["die=6", "die=1", "die=1", "die=1", "die=1", "die=1"][..seats].join(" ");
    let gods = ["god=1", "god=2", "god=3", "god=5", "god=6", "god=4"][..seats].join(" ");
    after(truth, &format!("{rolls} {gods} {TEN}"))
}

#[test]
fn who_chooses_first() {
    // Everyone's first roll: 6^n.
    for seats in [2, 4, 6] {
        assert_eq!(perft(&blank(&format!("seats={seats}")), seats), 6u64.pow(seats as u32));
    }
    // Two seats: 30 of 36 rolls differ, and six characters are free; 6 tie, and one rolls again on six faces.
    assert_eq!(perft(&blank("seats=2"), 3), 30 * 6 + 6 * 6);
    // Then five are free; or the second of the tied rolls.
    assert_eq!(perft(&blank("seats=2"), 4), 30 * 6 * 5 + 6 * 6 * 6);
    // Then ten cards may be the first of the board; or of the 36 second rolls 30 differ and 6 tie again.
    assert_eq!(perft(&blank("seats=2"), 5), 30 * 6 * 5 * 10 + 6 * (30 * 6 + 6 * 6));
    // Four seats: one alone is highest in 4 × (0³ + 1³ + … + 5³) = 900 of 1296 rolls; in the other 396 at least two
    // roll again.
    assert_eq!(perft(&blank("seats=4"), 5), 900 * 6 + 396 * 6);
    assert_eq!(perft(&blank("seats=4"), 6), 900 * 6 * 5 + 396 * 6 * 6);
}

#[test]
fn who_chooses_first_among_six() {
    // Seats 0 to 4 rolled 2, 5, 5, 1, 3. Seat 5 on 6 is alone, on 5 three tie, on 1 to 4 two.
    let truth = after(blank("seats=6"), "die=2 die=5 die=5 die=1 die=3");
    assert_eq!(perft(&truth, 1), 6);
    // Six characters, or six faces of the first who rolls again.
    assert_eq!(perft(&truth, 2), 6 * 6);
    // Five characters; the second of three; the second of two.
    assert_eq!(perft(&truth, 3), 6 * 5 + 6 * 6 + 4 * 6 * 6);
    // Four; the third of three; of two 30 rolls differ and six tie.
    assert_eq!(perft(&truth, 4), 6 * 5 * 4 + 6 * 6 * 6 + 4 * (30 * 6 + 6 * 6));
}

#[test]
fn the_board_is_dealt() {
    let truth = after(blank("seats=3"), "die=6 die=1 die=1 god=1 god=2");
    // The third character of four that are left, then ten cards, nine, eight.
    assert_eq!(perft(&truth, 1), 4);
    assert_eq!(perft(&truth, 3), 4 * 10 * 9);
    assert_eq!(perft(&truth, 4), 4 * 10 * 9 * 8);
}

#[test]
fn the_first_turns() {
    for seats in [2, 4, 6] {
        let truth = begun(seats);
        // Roll is all there is to do; three faces; resolve or go back, and on an empty card that is the turn.
        assert_eq!(perft(&truth, 1), 1);
        assert_eq!(perft(&truth, 2), 3);
        assert_eq!(perft(&truth, 3), 3 * 2);
        // The next one rolls: three faces.
        assert_eq!(perft(&truth, 5), 3 * 2 * 3);
        // The first stayed on their space in three of the six ways: of nine rolls of the second three lead there, and
        // then there is a fight to choose beside resolving and going back. In the other three the first is at the start.
        assert_eq!(perft(&truth, 6), 9 * 2 + (9 * 2 + 3));
    }
    // Two seats, one answer more: each of the 18 + 18 ways that are no fight leads to the roll of the first, each of the
    // three fights to six faces of the first die.
    assert_eq!(perft(&begun(2), 7), 36 + 3 * 6);
    // Then three faces of the D3, or the second D6.
    assert_eq!(perft(&begun(2), 8), 36 * 3 + 3 * 36);
}

#[test]
fn cards_are_laid_only_as_far_as_the_roll_goes() {
    // Both go three steps a turn: after three turns of the first it stands on the tenth and last card.
    let way = "roll die=3 resolve roll die=3 return ".repeat(3);
    let truth = after(begun(2), &way);
    assert_eq!(perft(&truth, 2), 3);
    // On a 1 one card of ten is laid and it must be resolved; on a 2 two, on a 3 three.
    assert_eq!(perft(&truth, 3), 3 * 10);
    // Laid, the second plays: roll. Else the second card of nine.
    assert_eq!(perft(&truth, 4), 10 + 2 * 10 * 9);
    // Three faces; roll; the third card of eight.
    assert_eq!(perft(&truth, 5), 10 * 3 + 10 * 9 + 10 * 9 * 8);
}

/// What is the same for the twin: places, Faith, laid cards, whose turn, the phase.
type Key = (Vec<u8>, Vec<u8>, usize, usize, bool);

/// The likelihood of every position after so many turns more, when all choices are uniform. Empty cards being all the
/// same, one truth stands for all of its key.
fn spread(truth: &GodLucky, turns: u16) -> HashMap<Key, f64> {
    let key = |truth: &GodLucky| {
        let open = truth.view(None).open;
        let place = |spot: Spot| match spot {
            Spot::Board(at) => at,
            Spot::Portal(..) => panic!("nothing leads to a portal"),
        };
        let places = open.places.iter().map(|at| place(at.spot)).collect();
        let faith = open.places.iter().map(|at| at.faith).collect();
        (places, faith, open.board.len(), open.active.index(), open.second)
    };
    let mut front = HashMap::from([(key(truth), (truth.clone(), 1.0))]);
    let mut ended = HashMap::new();
    for turn in truth.view(None).open.turns + 1..=truth.view(None).open.turns + turns {
        let mut reached: HashMap<Key, (GodLucky, f64)> = HashMap::new();
        let mut todo: Vec<(GodLucky, f64)> = front.into_values().collect();
        while let Some((truth, chance)) = todo.pop() {
            each_likely_answer(&truth, &mut |next, likely| {
                let open = next.view(None).open;
                if open.ending.is_some() {
                    *ended.entry(key(&next)).or_insert(0.0) += chance * likely;
                } else if open.turns == turn && matches!(open.agenda.next(), Some(Step::Main(_))) {
                    reached.entry(key(&next)).or_insert((next, 0.0)).1 += chance * likely;
                } else {
                    todo.push((next, chance * likely));
                }
            });
        }
        front = reached;
    }
    for (key, (_, chance)) in front {
        *ended.entry(key).or_insert(0.0) += chance;
    }
    ended
}

/// The engine's tree and the twin's arithmetic agree on every position and its likelihood. How many positions there are.
fn agree(truth: &GodLucky, turns: u16) -> usize {
    let ours = spread(truth, turns);
    let open = truth.view(None).open;
    let place = |spot: Spot| if let Spot::Board(at) = spot { at } else { 0 };
    let twin = Twin {
        at: open.places.iter().map(|p| place(p.spot)).collect(),
        faith: open.places.iter().map(|p| p.faith).collect(),
        laid: open.board.len(),
        active: open.active.index(),
        second: open.second,
    };
    let theirs = twin.after(turns);
    assert_eq!(ours.len(), theirs.len());
    for (key, chance) in &ours {
        let other = theirs.get(key).copied().unwrap_or(0.0);
        assert!((chance - other).abs() < 1e-12, "{key:?}: {chance}, the twin has {other}");
    }
    assert!((ours.values().sum::<f64>() - 1.0).abs() < 1e-9);
    ours.len()
}

#[test]
fn two_seats_agree_with_the_twin() {
    assert_eq!(agree(&begun(2), 12), 2168);
}

#[test]
fn four_and_six_seats_agree_with_the_twin() {
    assert_eq!(agree(&begun(4), 6), 11520);
    assert_eq!(agree(&begun(6), 5), 10006);
}

#[test]
fn the_growing_board_and_the_second_phase_agree_with_the_twin() {
    // The first stands on the tenth card, the other at the start; then on the nineteenth, with one card to lay.
    let early = after(begun(2), &"roll die=3 resolve roll die=3 return ".repeat(3));
    // The first, laying, goes 3 to 9 further; the other has been nowhere or up to 9 further: 7 × 10.
    assert_eq!(agree(&early, 6), 7 * 10);
    let lay = "roll die=3 lay=b11 lay=b12 lay=b13 roll die=3 return roll die=3 lay=b14 lay=b15 lay=b16 roll die=3 return \
        roll die=3 lay=b17 lay=b18 lay=b19 roll die=3 return";
    let late = after(early, lay);
    assert_eq!(late.view(None).open.board.len(), 19);
    assert_eq!(agree(&late, 8), 675);
}
