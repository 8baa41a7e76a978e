//! What wins and why something is asked, at every moment of random games, in both languages.

use capitale::{Capitale, FACTS, RULES, Set, Setup, Switches};
use proving::{assert_aims_and_reasons, assert_explained, question};

const SETUPS: [&str; 4] =
    ["duels=1", "duels=1 set=down", "duels=3 lists=open conquest=draw", "duels=1 quick=undefended clock=50"];
const KINDS: [&str; 23] = [
    "Aim", "Break", "Decks", "Defence", "Discard", "Divide", "Fetch", "Join", "Main", "Offer", "Opening",
    "Pause", "Raise", "Recover", "Redraw", "Site", "Starter", "Trim", "Truce", "TurnUp", "Uncover", "Way",
    "Window",
];

#[test]
fn whatever_is_asked_has_a_reason() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let deck = |copies: u8| {
        let one = |(card, _): (capitale::Card, _)| format!("{card}*{copies}");
        cards.cards().all().map(one).collect::<Vec<_>>().join(",")
    };
    let plain = SETUPS.map(|text| text.parse::<Setup>().unwrap());
    let wild = SETUPS.map(|text| {
        let setup: Setup = format!("{text} deck1={},m1*5/m2*5 deck2={}", deck(1), deck(2)).parse().unwrap();
        Setup { switches: Switches { cards, ..setup.switches }, ..setup }
    });
    let kinds = assert_aims_and_reasons::<Capitale>(&[plain, wild].concat(), 6, RULES, question);
    assert_eq!(kinds.iter().collect::<Vec<_>>(), KINDS);
}

#[test]
fn its_words_are_explained_and_it_is_told_in_two_minutes() {
    assert_explained::<Capitale>(&FACTS);
}
