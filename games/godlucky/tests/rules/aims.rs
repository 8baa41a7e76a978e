//! What wins and why something is asked, at every moment of random games, in both languages.

use godlucky::{FACTS, GodLucky, RULES, Set, Setup};
use proving::{assert_aims_and_reasons, assert_explained, question};

const SETUPS: [&str; 6] = [
    "seats=2",
    "seats=2 mode=accelerated mad=before",
    "seats=3 mode=accelerated change=reroll",
    "seats=4 start=opening rules=2",
    "seats=6 mode=accelerated",
    "seats=3 rounds=10",
];
const KINDS: [&str; 20] = [
    "Aim",
    "Amount",
    "Arrived",
    "Bait",
    "Banish",
    "Call",
    "Choose",
    "ChooseGod",
    "Discard",
    "Head",
    "Main",
    "Offer",
    "Pick",
    "SetFace",
    "Spoils",
    "Stake",
    "Trap",
    "Travel",
    "Which",
    "Window",
];

#[test]
fn whatever_is_asked_has_a_reason() {
    let cards = Set::learn(include_str!("../cards/all.toml")).unwrap();
    let plain = SETUPS.map(|text| text.parse::<Setup>().unwrap());
    let wild = SETUPS.map(|text| Setup { cards, ..text.parse().unwrap() });
    let kinds = assert_aims_and_reasons::<GodLucky>(&[plain, wild].concat(), 12, RULES, question);
    assert_eq!(kinds.iter().collect::<Vec<_>>(), KINDS);
}

#[test]
fn its_words_are_explained_and_it_is_told_in_two_minutes() {
    assert_explained::<GodLucky>(&FACTS);
}
