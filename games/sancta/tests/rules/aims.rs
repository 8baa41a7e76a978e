//! What wins and why something is asked, at every moment of random games, in both languages.

use proving::{assert_aims_and_reasons, assert_explained, question};
use sancta::{FACTS, RULES, Sancta, Set, Setup};

const SETUPS: [&str; 5] = ["seats=2", "seats=4", "seats=6", "seats=3 rounds=10 stall=3", "seats=4 four=3"];
const KINDS: [&str; 11] = [
    "Call", "Choose", "Discard", "Exchange", "Main", "Offer", "Order", "Recover", "Remove", "Trim", "Window",
];

#[test]
fn whatever_is_asked_has_a_reason() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let plain = SETUPS.map(|text| text.parse::<Setup>().unwrap());
    let wild = SETUPS.map(|text| Setup { cards, ..text.parse().unwrap() });
    let kinds = assert_aims_and_reasons::<Sancta>(&[plain, wild].concat(), 6, RULES, question);
    assert_eq!(kinds.iter().collect::<Vec<_>>(), KINDS);
}

#[test]
fn its_words_are_explained_and_it_is_told_in_two_minutes() {
    assert_explained::<Sancta>(&FACTS);
}
