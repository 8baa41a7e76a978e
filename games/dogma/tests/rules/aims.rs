//! What wins and why something is asked, at every moment of random games, in both languages.

use dogma::{Dogma, FACTS, RULES, Set, Setup};
use proving::{assert_aims_and_reasons, assert_explained, question};

const SETUPS: [&str; 6] = [
    "",
    "seats=4 reveal=owner",
    "mode=chaos rules=2",
    "mode=chaos seats=4",
    "mode=arbitrio boxes=one",
    "mode=arbitrio",
];
const KINDS: [&str; 14] = [
    "Aim", "Arrange", "Build", "Choice", "Destiny", "Field", "Grieve", "Leave", "Opening", "Order", "Proof",
    "Read", "Reveal", "Stack",
];

#[test]
fn whatever_is_asked_has_a_reason() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let plain = SETUPS.map(|text| text.parse::<Setup>().unwrap());
    let wild = SETUPS.map(|text| Setup { cards, ..text.parse().unwrap() });
    let kinds = assert_aims_and_reasons::<Dogma>(&[plain, wild].concat(), 2, RULES, question);
    assert_eq!(kinds.iter().collect::<Vec<_>>(), KINDS);
}

#[test]
fn its_words_are_explained_and_it_is_told_in_two_minutes() {
    assert_explained::<Dogma>(&FACTS);
}
