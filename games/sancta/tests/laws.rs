//! The laws that every game keeps, at every number of seats and under every switch.

use sancta::{Sancta, Setup};
use table::Notation;
use table::laws::{Lines, keep_with};

const SETUPS: [&str; 8] = [
    "seats=2",
    "seats=3",
    "seats=4",
    "seats=5",
    "seats=6",
    "seats=4 four=3",
    "seats=2 opening=wait stall=3",
    "seats=3 rounds=10 opening=wait",
];

#[test]
fn every_setup_keeps_the_laws() {
    let lines = Lines { line: Sancta::line, read: Sancta::read };
    for text in SETUPS {
        let setup: Setup = text.parse().expect("a setup");
        let kept = keep_with::<Sancta>(&setup, 200, 4, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(200), "{text}");
    }
}
