//! Counting: sequences of answers and different positions, with the arithmetic shown, and battles fought again by a twin.
//! Cards are plain.

mod twin;

use table::perft::{Distinct, distinct, perft};

use crate::scene::Scene;

#[test]
fn the_decks_the_lot_and_the_hands() {
    // Either seat chooses one of four ready decks first, then the other; who begins.
    let truth = table::Game::new(&capitale::Setup::default()).unwrap();
    let open = Scene::of(truth).stage.truth;
    assert_eq!([1, 2, 3].map(|depth| perft(&open, depth)), [2 * 4, 2 * 4 * 4, 2 * 4 * 4 * 2]);
    // Seven cards of one kind, seven of two kinds: one way and 2^7; two ways to begin.
    let named = Scene::new("deck1=m1*45 deck2=m1*30,m2*30").stage.truth;
    assert_eq!(perft(&named, 1 + 7 + 7), 2 * 128);
    // Keep or put back, for both: two answers where both keep; 6 draws of one kind, 2^6 of two.
    let dealt =
        Scene::new("deck1=m1*45 deck2=m1*30,m2*30").go("first=0").go(&["card=m1"; 14].join(" ")).stage.truth;
    assert_eq!(perft(&dealt, 1), 2);
    // Kept: the other keeps or does not. Put back: one draw.
    assert_eq!(perft(&dealt, 2), 2 + 1);
    // Both kept: skip or open m1, the first turn being without a draw; the other put back: m1 or m2; still being dealt: one.
    assert_eq!(perft(&dealt, 3), 2 + 2 + 1);
    // Three faces are left for the first of two cities, two for the second.
    let cities = Scene::at("cities=capital,vadofermo,?,?,? units=1:0:w2@3,2:0:w3@4 | |").stage.truth;
    assert_eq!(perft(&cities, 1), 1 + 2 + 2 + 2);
}

#[test]
fn the_opening_and_the_main_phase() {
    // Skip, or one of three; then in the main phase end, or five cities for what was opened.
    let truth = Scene::at("phase=opening | hand=w2,w3,w4,w4 |").stage.truth;
    assert_eq!(perft(&truth, 1), 1 + 3);
    assert_eq!(perft(&truth, 2), 1 + 3 * (1 + 5));
    // End: its own hand is unknown, so it is asked at the end of its turn, where it can only pass. Set to a city: end, a move
    // to one neighbour at the two ends of the line, to two elsewhere, or an attack.
    let set = 2 * (1 + 1 + 1) + 3 * (1 + 2 + 1);
    assert_eq!(perft(&truth, 3), 1 + 3 * (1 + set));
}

#[test]
fn the_fighters() {
    // One leader and two who may join, against a defender and one who may join; nobody has Power but the leader, 1.
    let line = "cities=capital,?,?,?,? units=1:0:w5@1,2:0:w4@1,3:0:w8@1,4:1:w4@1,5:1:w8@1 | |";
    let led = Scene::at(line).go("attack=1").stage.truth;
    // Decline, or one of two.
    assert_eq!(perft(&led, 1), 1 + 2);
    // Declined: the city falls, and there are end and two others who could move; they do not attack what is theirs. Defended:
    // enough or one of two.
    assert_eq!(perft(&led, 2), (1 + 2) + 2 * (1 + 2));
    // The one Power goes to one of two if the other joined too. Counted from the leader's side: the attacker says enough, and
    // the defender enough (the battle is over) or joins; the attacker joins with one of two, and the defender is asked.
    let defended = Scene::at(line).go("attack=1 defend=4").stage.truth;
    assert_eq!(perft(&defended, 1), 3);
    assert_eq!(perft(&defended, 2), 2 + 2 * 2);
}

#[test]
fn the_division() {
    // Power 3 against two: 1, 2 or 3 for either; the other gets the rest. One enemy gets it all.
    let line = "cities=capital,?,?,?,? units=1:0:w11@1,2:1:w4@1,3:1:w8@1 | |";
    let fight = Scene::at(line).go("attack=1 defend=2 join=3").stage.truth;
    assert_eq!(perft(&fight, 1), 3 + 3);
    // Against three: the first gets 1, 2 or 3 of three enemies; with 2 left 1 or 2, with 1 left 1 for either of two, then the
    // third gets the rest; with none left the battle is over, the defenders without Power having struck nobody.
    let line = "cities=capital,?,?,?,? units=1:0:w11@1,2:1:w1@1/power-9/range-5,3:1:w1@1/power-9/range-5,4:1:w1@1/power-9/range-5 | |";
    let fight = Scene::at(line).go("attack=1 defend=2 join=3 join=4").stage.truth;
    assert_eq!(perft(&fight, 1), 3 * 3);
    // All given: end is the only thing that is left, the attacker being tapped.
    assert_eq!(perft(&fight, 2), 3 * (2 * 2 + 2 + 1));
    // A third answer is the end of the turn, or after it the one card that there is to draw.
    assert_eq!(perft(&fight, 3), 3 * (2 * 2 + 2 + 1));
}

/// A position is at rest whenever the seat on turn is asked in its main phase: one step is one action and what follows.
#[test]
fn positions_from_rest_to_rest() {
    let found = |positions| Distinct { positions, ended: 0, cut_short: 0 };
    let five = "cities=capital,vadofermo,selvapiana,pietracava,portochiaro";
    let line = format!("{five} units=1:0:m1@1/tapped,2:1:m1@5/tapped | |");
    let truth = Scene::under("set=down deck1=m1*45 deck2=m1*45", &line).stage.truth;
    // The end of the turn: the other draws an m1, untaps, and is asked in its main phase, no card lying face down.
    assert_eq!(distinct(&truth, 1), found(1));
    // It ends its turn too, lays the card at one of five cities, moves to the fourth, or conquers the fifth.
    assert_eq!(distinct(&truth, 2), found(1 + 5 + 1 + 1));
    // After its end the first may end, lay at one of five, move, or conquer the first. A card laid: end, move or conquer. Moved:
    // end, or lay at one of five. Conquered, which cost the card: end. Laid and moved are one position in either order; laid at
    // the fifth, the card may be turned up as its city is attacked.
    let (ended, laid, moved, conquered) = (1 + 5 + 1 + 1, 5 * (1 + 1 + 1), 1 + 5, 1);
    assert_eq!(distinct(&truth, 3), found(ended + laid + moved + conquered - 5 + 1));
}
