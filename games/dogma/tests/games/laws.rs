//! The laws that every game keeps, in every mode, with two seats and with four.

use dogma::{Dogma, Set, Setup};
use proving::side_by_side;
use table::Notation;
use table::laws::{Lines, keep_with};

/// A setup, and how many games are played with it.
const SETUPS: [(&str, u64); 16] = [
    ("", 30),
    ("hizb=out reveal=owner", 15),
    ("seats=4", 8),
    ("seats=4 reveal=owner hizb=out", 5),
    ("mode=chaos", 15),
    ("mode=chaos seats=4 reveal=owner", 5),
    ("mode=arbitrio", 3),
    ("mode=arbitrio boxes=one reveal=owner", 3),
    ("mode=arbitrio seats=4", 1),
    ("mode=arbitrio boxes=one seats=4", 1),
    ("rules=2", 8),
    ("seats=4 reveal=owner rules=2", 2),
    ("mode=chaos rules=2", 10),
    ("mode=chaos seats=4 rules=2", 2),
    ("mode=arbitrio boxes=one rules=2", 1),
    ("mode=arbitrio rules=2", 1),
];

/// The same with the wild cards.
const WILD: [(&str, u64); 6] = [
    ("", 15),
    ("seats=4 reveal=owner", 3),
    ("mode=chaos", 4),
    ("mode=chaos seats=4", 1),
    ("rules=2", 3),
    ("mode=chaos rules=2", 2),
];

const LINES: Lines<Dogma> = Lines { line: Dogma::line, read: Dogma::read };

#[test]
fn every_setup_keeps_the_laws() {
    side_by_side(SETUPS, |(text, games)| {
        let setup: Setup = text.parse().expect("a setup");
        let kept = keep_with::<Dogma>(&setup, games, 4, Some(&LINES));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    });
}

/// Every rule and every effect, some of them deep inside others, many at once.
#[test]
fn a_wild_set_of_cards_keeps_the_laws() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    for (text, games) in WILD {
        let setup: Setup = text.parse().expect("a setup");
        let kept = keep_with::<Dogma>(&Setup { cards, ..setup }, games, 5, Some(&LINES));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    }
}
