//! What is typed may be anything, and what is offered may be forged: it is read or refused, and nothing else happens.

use proving::{
    assert_answered, assert_any_text, assert_forged_is_declined, assert_nearly_right_actions,
    assert_nearly_right_setups, assert_read_back, assert_reads_in_any_order, assert_unread, on, opened,
};
use sancta::{Action, Card, Kind, RULES, Sancta, Setup};
use table::{Declined, Game, Offered, Rng};

const ACTIONS: [&str; 17] = [
    "pass",
    "advocatus",
    "accept",
    "end",
    "roll",
    "play=b1",
    "suffrage=s12",
    "place=s4",
    "replace=s4:3",
    "enter=2",
    "swap=1:3",
    "seat=2",
    "take=a3",
    "next=u21",
    "dealer=3",
    "die=4",
    "card=p7",
];

const SETUP: &str = "seats=5 four=3 opening=wait rounds=90 stall=20 cards=box";

#[test]
fn actions_read_back() {
    assert_read_back::<Action>(&ACTIONS);
    assert_unread::<Action>(&[
        "",
        "=",
        "pas",
        "Pass",
        "pass=1",
        "end=",
        "play",
        "play=",
        "play=b0",
        "play=b29",
        "play=x1",
        "play=b1 ",
        "suffrage=s41",
        "place=s04",
        "replace=s4",
        "replace=s4:",
        "replace=s4:0",
        "replace=s4:5",
        "replace=s4:+3",
        "enter=0",
        "enter=5",
        "enter=02",
        "swap=1",
        "swap=1:5",
        "swap=1:2:3",
        "seat=-1",
        "take=a13",
        "next=p21",
        "dealer=x",
        "die=0",
        "die=7",
        "die=04",
        "card=u29",
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
        "four=5",
        "opening=later",
        "rounds=9",
        "rounds=201",
        "rounds=99999999",
        "stall=2",
        "stall=51",
        "cards=0123456789abcdef",
        "seats=3 seats=3",
        "wings=2",
        "=",
    ]);
}

/// Every card there is, of this set or not, in every way that names a card.
fn forged() -> Vec<Action> {
    let cards = Kind::ALL.into_iter().flat_map(|kind| kind.cards().iter());
    let ways = [
        Action::Play as fn(Card) -> Action,
        Action::Suffrage,
        Action::Place,
        Action::Take,
        Action::Next,
        Action::Draw,
    ];
    let mut all: Vec<Action> = cards.flat_map(|card| ways.map(|way| way(card))).collect();
    all.extend(ACTIONS.map(|text| text.parse::<Action>().unwrap()));
    all
}

#[test]
fn what_is_forged_is_declined_and_changes_nothing() {
    let setups = ["seats=2", "seats=3", "seats=4", "seats=6"];
    assert_forged_is_declined::<Sancta>(&setups, 120, |round| round % 20 == 0, 7, &forged());
}

#[test]
fn nobody_answers_a_window_twice_or_for_another() {
    let mut windows = 0;
    for seed in 0..8 {
        let mut game = opened::<Sancta>("seats=4", seed);
        let mut rng = Rng::new(seed);
        while !game.is_over() && windows < 40 {
            let asked = game.asked();
            if asked.len() < 2 {
                on(&mut game, &mut rng);
                continue;
            }
            windows += 1;
            let (first, by) = (asked.first().unwrap(), game.truth().view(None).open.active);
            assert!(matches!(game.offer(by, Action::Advocatus), Err(Declined::NotAsked(_))));
            assert_eq!(game.offer(first, Action::Pass), Ok(Offered::Sealed));
            assert!(matches!(game.offer(first, Action::Advocatus), Err(Declined::NotAsked(_))));
            assert!(matches!(game.offer(first, Action::Pass), Err(Declined::NotAsked(_))));
            for seat in game.asked().iter() {
                assert!(game.offer(seat, Action::Pass).is_ok());
            }
        }
    }
    assert!(windows >= 10, "{windows}");
}

#[test]
fn anything() {
    assert_any_text::<Sancta, Card>();
}

#[test]
fn nearly_right_actions() {
    assert_nearly_right_actions::<Sancta>(&ACTIONS);
}

#[test]
fn nearly_right_setups() {
    assert_nearly_right_setups::<Sancta>(SETUP);
}

#[test]
fn whatever_reads_as_an_action_is_answered() {
    assert_answered::<Sancta>("seats=3", 300, &ACTIONS, RULES);
}
