//! The laws that every game keeps, under every switch.

use evilrunner::{Evilrunner, Setup};
use proving::side_by_side;
use table::Notation;
use table::laws::{Lines, keep_with};

const SETUPS: [&str; 11] = [
    "",
    "legs=1",
    "legs=1 cap=1",
    "legs=2 cap=3 speed=1",
    "legs=1 cap=30 powers=all",
    "legs=1 cap=30 first=declared",
    "legs=2 cap=20 speed=1 powers=all first=declared",
    "legs=1 cap=30 crossing=no",
    "legs=2 cap=20 seals=0",
    "legs=2 cap=3 seals=11",
    "legs=1 cap=20 seals=1 powers=all crossing=no first=declared",
];

#[test]
fn every_setup_keeps_the_laws() {
    let lines = Lines { line: Evilrunner::line, read: Evilrunner::read };
    side_by_side(SETUPS, |text| {
        let setup: Setup = text.parse().expect("a setup");
        let games = 200;
        let kept = keep_with::<Evilrunner>(&setup, games, 4, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    });
}
