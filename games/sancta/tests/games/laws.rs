//! The laws that every game keeps, at every number of seats and under every switch.

use proving::side_by_side;
use sancta::{Sancta, Set, Setup};
use table::Notation;
use table::laws::{Lines, keep_with};

const SETUPS: [&str; 10] = [
    "seats=2",
    "seats=3",
    "seats=4",
    "seats=5",
    "seats=6",
    "seats=4 four=3",
    "seats=2 opening=wait stall=3",
    "seats=3 rounds=10 opening=wait",
    "seats=2 rules=2",
    "seats=6 rules=2",
];

#[test]
fn every_setup_keeps_the_laws() {
    let lines = Lines { line: Sancta::line, read: Sancta::read };
    side_by_side(SETUPS, |text| {
        let setup: Setup = text.parse().expect("a setup");
        let games = 200;
        let kept = keep_with::<Sancta>(&setup, games, 4, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    });
}

/// Every rule and every effect, some of them deep inside others, many at once.
#[test]
fn a_wild_set_of_cards_keeps_the_laws() {
    let lines = Lines { line: Sancta::line, read: Sancta::read };
    let cards = Set::learn(include_str!("../cards/wild.toml")).expect("cards");
    for text in ["seats=2 opening=wait", "seats=4 four=3", "seats=6 stall=3", "seats=3 rules=2"] {
        let setup = Setup { cards, ..text.parse().expect("a setup") };
        let kept = keep_with::<Sancta>(&setup, 20, 5, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(20), "{text}");
    }
}
