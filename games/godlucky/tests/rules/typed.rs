//! What comes from outside may be anything: it is read, or refused with a sentence in both languages.

use godlucky::{Action, Card, GodLucky, RULES, Setup};
use proving::{
    assert_answered, assert_any_text, assert_nearly_right_actions, assert_nearly_right_setups,
    assert_read_back, assert_reads_in_any_order, assert_unread,
};

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
    assert_read_back::<Action>(&ACTIONS);
    assert_unread::<Action>(&[
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
    ]);
}

#[test]
fn setups_read_back_in_any_order_and_say_what_is_wrong() {
    assert_reads_in_any_order::<Setup>(SETUP);
    assert_unread::<Setup>(&[
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
    ]);
}

#[test]
fn anything() {
    assert_any_text::<GodLucky, Card>();
}

#[test]
fn nearly_right_actions() {
    assert_nearly_right_actions::<GodLucky>(&ACTIONS);
}

#[test]
fn nearly_right_setups() {
    assert_nearly_right_setups::<GodLucky>(SETUP);
}

#[test]
fn whatever_reads_as_an_action_is_answered() {
    assert_answered::<GodLucky>("seats=3 mode=accelerated", 300, &ACTIONS, RULES);
}
