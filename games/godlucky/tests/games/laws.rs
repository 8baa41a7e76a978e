//! The laws that every game keeps, at every number of seats and under every switch.

use godlucky::{GodLucky, Set, Setup};
use proving::side_by_side;
use table::Notation;
use table::laws::{Lines, keep_with};

const SETUPS: [&str; 11] = [
    "seats=2",
    "seats=3",
    "seats=4",
    "seats=5",
    "seats=6",
    "seats=2 mode=accelerated mad=before",
    "seats=6 mode=accelerated change=reroll",
    "seats=3 rounds=10 back=first",
    "seats=4 early=none",
    "seats=2 rules=2",
    "seats=5 mode=accelerated start=opening rules=2",
];

#[test]
fn every_setup_keeps_the_laws() {
    let lines = Lines { line: GodLucky::line, read: GodLucky::read };
    side_by_side(SETUPS, |text| {
        let setup: Setup = text.parse().expect("a setup");
        let games = 200;
        let kept = keep_with::<GodLucky>(&setup, games, 4, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    });
}

/// Every power and every effect, some of them deep inside others, many at once.
#[test]
fn a_wild_set_of_cards_keeps_the_laws() {
    let lines = Lines { line: GodLucky::line, read: GodLucky::read };
    let cards = Set::learn(include_str!("../cards/all.toml")).expect("cards");
    for text in ["seats=2 mode=accelerated mad=before", "seats=4", "seats=6 mode=accelerated change=reroll"] {
        let setup = Setup { cards, ..text.parse().expect("a setup") };
        let kept = keep_with::<GodLucky>(&setup, 8, 5, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(8), "{text}");
    }
}
