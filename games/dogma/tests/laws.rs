//! The laws that every game keeps, in every mode, with two seats and with four.

use dogma::{Dogma, Setup};
use table::Notation;
use table::laws::{Lines, keep_with};

/// A setup, and how many games are played with it.
const SETUPS: [(&str, u64); 10] = [
    ("", 60),
    ("hizb=out reveal=owner", 20),
    ("seats=4", 15),
    ("seats=4 reveal=owner hizb=out", 10),
    ("mode=chaos", 30),
    ("mode=chaos seats=4 reveal=owner", 15),
    ("mode=arbitrio", 4),
    ("mode=arbitrio boxes=one reveal=owner", 4),
    ("mode=arbitrio seats=4", 2),
    ("mode=arbitrio boxes=one seats=4", 2),
];

const LINES: Lines<Dogma> = Lines { line: Dogma::line, read: Dogma::read };

#[test]
fn every_setup_keeps_the_laws() {
    for (text, games) in SETUPS {
        let setup: Setup = text.parse().expect("a setup");
        let kept = keep_with::<Dogma>(&setup, games, 4, Some(&LINES));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    }
}
