//! What comes from outside may be anything: it is read, or refused with a sentence in both languages.
#![allow(clippy::unwrap_used)]

use godlucky::{Action, Card, GodLucky, Setup};
use proptest::prelude::*;
use proving::{nearly, somewhere};
use table::{Game, Say, Seat};

const ACTIONS: [&str; 27] = [
    "pass",
    "roll",
    "step",
    "resolve",
    "return",
    "fight=3",
    "forward",
    "back",
    "god=4",
    "ability",
    "change",
    "use=o10",
    "seat=2",
    "which=1",
    "space=13",
    "face=5",
    "add=2",
    "stake=faith:2",
    "call=heads",
    "corrupt",
    "cleanse",
    "take=m3",
    "die=4",
    "coin=tails",
    "lay=b13",
    "event=e7",
    "card=o7",
];

const SETUP: &str =
    "seats=5 mode=accelerated rounds=90 back=first early=none change=reroll mad=before cards=box";

#[test]
fn actions_read_back() {
    for text in ACTIONS {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let wrong = [
        "",
        "=",
        "pas",
        "Pass",
        "pass=1",
        "fight",
        "fight=",
        "fight=9",
        "god=0",
        "god=13",
        "use=",
        "use=o0",
        "use=o41",
        "use=m25",
        "use=x3",
        "seat=-1",
        "which=0",
        "which=3",
        "space=0",
        "space=21",
        "face=7",
        "add=0",
        "stake=2",
        "stake=faith",
        "stake=faith:0",
        "stake=faith:11",
        "stake=hope:2",
        "call=edge",
        "die=07",
        "coin=Heads",
        "lay=13",
        "event=7",
        "event=e33",
        "card=o07",
        "è=1",
    ];
    for text in wrong {
        let trouble = text.parse::<Action>().expect_err(text);
        assert!(!trouble.text.it.is_empty() && trouble.text.it != trouble.text.en);
    }
}

#[test]
fn setups_read_back_in_any_order_and_say_what_is_wrong() {
    let setup: Setup = SETUP.parse().unwrap();
    assert_eq!(setup.to_string(), SETUP);
    let turned: Vec<&str> = SETUP.split(' ').rev().collect();
    assert_eq!(turned.join("  ").parse::<Setup>(), Ok(setup));
    let wrong = [
        "seats=1",
        "seats=7",
        "seats=two",
        "seats=+3",
        "seats",
        "mode=fast",
        "rounds=9",
        "rounds=201",
        "rounds=99999999",
        "back=never",
        "early=all",
        "change=",
        "mad=both",
        "cards=0123456789abcdef",
        "seats=3 seats=3",
        "wings=2",
        "=",
    ];
    for text in wrong {
        let trouble = text.parse::<Setup>().expect_err(text);
        assert!(!trouble.text.it.is_empty() && trouble.text.it != trouble.text.en, "{text}");
    }
}

proptest! {
    #[test]
    fn anything(text in any::<String>()) {
        prop_assert!(text.parse::<Action>().map_or(true, |action| action.to_string() == text));
        prop_assert!(text.parse::<Card>().map_or(true, |card| card.to_string() == text));
        prop_assert!(text.parse::<Setup>().is_ok_and(|setup| setup == Setup::default()) || !text.trim().is_empty());
    }

    #[test]
    fn nearly_right_actions(text in prop::sample::select(&ACTIONS[..]).prop_flat_map(|text| nearly(text, any::<char>()))) {
        prop_assert!(text.parse::<Action>().map_or(true, |action| action.to_string() == text));
    }

    #[test]
    fn nearly_right_setups(text in nearly(SETUP, any::<char>())) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert!(GodLucky::new(&setup).is_ok());
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
        }
    }

    #[test]
    fn whatever_reads_as_an_action_is_answered(
        seed in 0..40u64,
        steps in 0..300usize,
        seat in 0..4usize,
        text in prop::sample::select(&ACTIONS[..]).prop_flat_map(|text| nearly(text, any::<char>())),
    ) {
        let truth = somewhere::<GodLucky>("seats=3 mode=accelerated", seed, steps);
        let view = truth.view(Seat::viewers(3).nth(seat).unwrap());
        if let Ok(action) = text.parse::<Action>() {
            prop_assert!(!GodLucky::say_action(&view, &action).it.is_empty());
            if let Some(refusal) = GodLucky::why_not(&view, &action) {
                prop_assert!(!refusal.text.en.is_empty());
            }
        }
    }
}
