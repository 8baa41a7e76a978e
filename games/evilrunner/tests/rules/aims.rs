//! What wins and why something is asked, at every moment of random games, in both languages.

use evilrunner::{Evilrunner, FACTS, RULES, Setup};
use proving::{assert_aims_and_reasons, assert_explained, variant};
use table::Game;

const SETUPS: [&str; 6] = [
    "",
    "legs=1 cap=1",
    "legs=2 cap=3 speed=1",
    "legs=2 cap=20 speed=1 powers=all first=declared",
    "legs=1 cap=30 crossing=no first=declared",
    "legs=2 cap=3 seals=11",
];
const KINDS: [&str; 8] =
    ["AfterJump", "AfterSeal", "Bonus", "Declaring", "Moving", "Placing", "Running", "Sealing"];

#[test]
fn whatever_is_asked_has_a_reason() {
    let setups = SETUPS.map(|text| text.parse::<Setup>().unwrap());
    let kinds =
        assert_aims_and_reasons::<Evilrunner>(&setups, 12, RULES, |truth| variant(&truth.view(None).stage));
    assert_eq!(kinds.iter().collect::<Vec<_>>(), KINDS);
}

#[test]
fn its_words_are_explained_and_it_is_told_in_two_minutes() {
    assert_explained::<Evilrunner>(&FACTS);
}
