//! The laws that every game keeps, under every switch.

use capitale::{Capitale, Set, Setup, Switches};
use proving::side_by_side;
use table::Notation;
use table::laws::{Lines, keep_with};

/// A setup, and how many games are played with it.
const SETUPS: [(&str, u64); 10] = [
    ("duels=3", 200),
    ("duels=1 deck1=rogo deck2=galoppo", 30),
    ("duels=1 lists=open", 60),
    ("duels=3 lists=open redraw=none", 30),
    ("duels=1 conquest=draw deck1=bastione", 30),
    ("duels=1 gate=levels", 30),
    ("duels=1 set=down", 60),
    ("duels=3 set=down lists=open gate=levels conquest=draw", 30),
    ("duels=1 quick=undefended clock=50", 30),
    ("duels=1 lists=open rules=2", 60),
];

const LINES: Lines<Capitale> = Lines { line: Capitale::line, read: Capitale::read };

#[test]
fn every_setup_keeps_the_laws() {
    side_by_side(SETUPS, |(text, games)| {
        let setup: Setup = text.parse().expect("a setup");
        let kept = keep_with::<Capitale>(&setup, games, 4, Some(&LINES));
        assert_eq!(kept.map(|tested| tested.games), Ok(games), "{text}");
    });
}

/// Every rule and every effect, some of them deep inside others, many at once.
#[test]
fn a_wild_set_of_cards_keeps_the_laws() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).expect("cards");
    let deck = |copies: u8| {
        let one = |(card, _): (capitale::Card, _)| format!("{card}*{copies}");
        cards.cards().all().map(one).collect::<Vec<_>>().join(",")
    };
    for text in ["duels=1", "duels=1 set=down", "duels=1 rules=2", "duels=3 lists=open conquest=draw"] {
        let setup: Setup =
            format!("{text} deck1={},m1*5/m2*5 deck2={}", deck(1), deck(2)).parse().expect("a setup");
        let setup = Setup { switches: Switches { cards, ..setup.switches }, ..setup };
        let kept = keep_with::<Capitale>(&setup, 20, 5, Some(&LINES));
        assert_eq!(kept.map(|tested| tested.games), Ok(20), "{text}");
    }
}
