//! Counting: sequences of answers and different positions, with the arithmetic shown, and turns carried out again by a twin.
//! Cards are plain.

mod twin;

use table::perft::{Distinct, distinct, perft};

use crate::scene::Scene;

/// Cards that do nothing and do not free of Fanatismo either.
const IDLE: [(&str, &str); 2] = [
    ("c16", "effects = [{ to = ['own', [{ free = 'crisi' }]] }]"),
    ("i16", "effects = [{ to = ['own', [{ free = 'crisi' }]] }]"),
];

#[test]
fn the_lot_the_sets_and_the_opening() {
    // Who begins; one of four sets, one of three.
    let out = Scene::new("hizb=out").stage.truth;
    assert_eq!([1, 2, 3].map(|depth| perft(&out, depth)), [2, 2 * 4, 2 * 4 * 3]);
    // Either seat fields one of four; then the other does, or the same one is ready or says who comes next, one of three.
    assert_eq!([4, 5].map(|depth| perft(&out, depth)), [24 * 2 * 4, 24 * 8 * (4 + 1 + 3)]);
    // Of the twelve pairs of sets six hold the one with a card too many, of which one of four stays out.
    let choose = Scene::new("").stage.truth;
    assert_eq!(perft(&choose, 4), 2 * (6 * 4 + 6 * 8));
    // Four: a lot among four, three and two; sets.
    let four = Scene::new("seats=4 hizb=out").stage.truth;
    assert_eq!([3, 7].map(|depth| perft(&four, depth)), [4 * 3 * 2, 24 * 24]);
}

#[test]
fn the_packs_of_chaos() {
    // Two Prophets of 27; then one of 64 Cult cards, 9 Relics or 9 kinds of Interventions.
    let chaos = Scene::new("mode=chaos").stage.truth;
    assert_eq!([1, 2, 3].map(|depth| perft(&chaos, depth)), [27, 27 * 26, 27 * 26 * 82]);
    // With a box of one's own: each takes one of 100 cards to its first Arcano, or one of 9 Interventions.
    let free = Scene::new("mode=arbitrio").stage.truth;
    assert_eq!(perft(&free, 1), 2 * (27 + 64 + 9 + 9));
}

#[test]
fn the_orders() {
    // One of three Prophets, an Intervention, two Cult cards, against three, the Appello and one.
    let truth = Scene::at("| a1=p1,c1,c16 divine=d1 | a1=p5,i16").stage.truth;
    assert_eq!(perft(&truth, 1), (3 + 1 + 2) * (3 + 1 + 1));
    // Whoever suffers from Isteria goes first: five, then six.
    let truth = Scene::at("| a1=p1,c1,c16 divine=d1 | a1=p5,i16/isteria").stage.truth;
    assert_eq!([1, 2].map(|depth| perft(&truth, depth)), [5, 5 * 6]);
    // With four each aims at one of two; whoever has may be ready or aim at the other.
    let truth = Scene::at("| a1=p1,c16 | a1=p5,i16 | a1=p9,j16 | a1=p13,b16").stage.truth;
    assert_eq!([1, 2].map(|depth| perft(&truth, depth)), [4 * 2, 8 * (3 * 2 + 2)]);
}

#[test]
fn choices_and_prove() {
    let line = "| line=1 a1=p1,c1,c16/fanatismo | line=1 a1=p5,i1,i2,i16/fanatismo";
    let says = |effect: &str| {
        let c1 = ("c1", &*format!("damage\neffects = [{effect}]"));
        Scene::dealt(&[c1, IDLE[0], IDLE[1]], line).stage.truth
    };
    // The card, or nothing; one of three.
    assert_eq!(perft(&says("'burn'"), 1), 2 * 3);
    // A way each; or one of three cards to be discarded.
    assert_eq!(perft(&says("{ prova = [['burn'], []] }"), 2), 3 * (3 * 3) + 3 * (2 * 3));
    assert_eq!(perft(&says("{ to = ['rival', ['strip']] }"), 2), 3 * 3 + 3 * (2 * 3));
    // A Struggimento goes on one of three, of its owner's choice: if on the one that was ordered, nothing else changes.
    assert_eq!(perft(&says("{ to = ['rival', [{ token = 'struggimento' }]] }"), 2), 3 * 3 + 3 * (2 * 3));
    // The next turn: two against two that are left, or two against three. A choice each time that c1 is used.
    let strip = says("{ to = ['rival', ['strip']] }");
    assert_eq!(perft(&strip, 3), 9 * (2 * 2) + 3 * (3 * 3 + 3 * (2 * 3)));
}

/// Two last Prophets who hit or do nothing: what differs is how often each was hit, which of its cards were seen, and for how
/// long nothing happened.
#[test]
fn positions_from_rest_to_rest() {
    let found = |positions, ended| Distinct { positions, ended, cut_short: 0 };
    let line = "| line=1 a1=p1,c1,c16/fanatismo | line=1 a1=p5,i1,i16/fanatismo";
    let truth = Scene::dealt(&IDLE, line).stage.truth;
    assert_eq!(distinct(&truth, 1), found(2 * 2, 0));
    // Each has hit never, once or twice: once, in either order, both cards were seen.
    assert_eq!(distinct(&truth, 2), found(3 * 3, 0));
    // Four counts each. Never and never: quiet for two turns. Quiet for one turn: each had seen its idle card by the second
    // turn, and somebody hit: once and never, never and once, once and once. Something in the third turn: all but never and
    // never.
    assert_eq!(distinct(&truth, 3), found(1 + 3 + (4 * 4 - 1), 0));
    // The fifth hit of 20 defeats: with 80 damage on both, the faster one hits, or the other, or nobody.
    let hurt = Scene::dealt(&IDLE, &line.replace("/fanatismo", "/fanatismo/damage80")).stage.truth;
    // Nobody hits: one position. Seat 0 hits: it wins, whatever the other wanted; the other hits while seat 0 does not: it wins.
    // What was ordered and lost is not seen, but what was used before is: c16 or not.
    assert_eq!(distinct(&hurt, 1), found(1, 1 + 1));
}
