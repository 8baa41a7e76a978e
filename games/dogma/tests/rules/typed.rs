//! What is typed may be anything, and what is offered may be forged: it is read or refused, and nothing else happens.

use dogma::{Action, Card, Dogma, RULES, Setup};
use proving::{
    assert_answered, assert_any_text, assert_forged_is_declined, assert_nearly_right_actions,
    assert_nearly_right_setups, assert_read_back, assert_reads_in_any_order, assert_unread, on, opened,
};
use table::{Declined, Game, Rng, Seat, Turn};

const ACTIONS: [&str; 25] = [
    "pass",
    "ready",
    "done",
    "close",
    "divine",
    "appeal",
    "special",
    "destiny=1",
    "leave=i3",
    "take=c5:2",
    "drop=d9:5",
    "next=d3",
    "field=2",
    "slot=4",
    "lay=b16",
    "show=3",
    "target=1",
    "call=2",
    "cult=4",
    "use=r2",
    "choose=8",
    "way=reason",
    "way=blasphemy",
    "first=0",
    "card=p27",
];

const SETUP: &str = "mode=arbitrio seats=4 boxes=one hizb=out reveal=owner cards=box";

#[test]
fn actions_read_back() {
    assert_read_back::<Action>(&ACTIONS);
    assert_unread::<Action>(&[
        "",
        "=",
        "pas",
        "Pass",
        "pass=1",
        "call",
        "call=",
        "call=0",
        "call=9",
        "call=+1",
        "call=01",
        "cult=x",
        "leave=i0",
        "leave=i17",
        "leave=x1",
        "take=c5",
        "take=c5:0",
        "take=c5:9",
        "take=2:c5",
        "drop=c5:",
        "next=d10",
        "lay=p28",
        "use=",
        "target=8",
        "target=x",
        "way=violenza",
        "way=",
        "first=9",
        "card=r10",
        "card=c1 ",
        "è=1",
    ]);
}

#[test]
fn setups_read_back_in_any_order_and_say_what_is_wrong() {
    assert_reads_in_any_order::<Setup>(SETUP);
    assert_unread::<Setup>(&[
        "seats=1",
        "seats=3",
        "seats=5",
        "seats=two",
        "seats",
        "mode=order",
        "mode=",
        "boxes=two",
        "hizb=in",
        "reveal=never",
        "cards=0123456789abcdef",
        "mode=chaos mode=chaos",
        "wings=2",
        "=",
    ]);
}

/// Every card there is, in every way that names one, and every number.
fn forged() -> Vec<Action> {
    let cards = [Action::Leave as fn(Card) -> Action, Action::Next, Action::Lay, Action::Use, Action::Draw];
    let mut all: Vec<Action> = Card::all().flat_map(|card| cards.map(|way| way(card))).collect();
    let pairs = [Action::Take as fn(Card, u8) -> Action, Action::Drop];
    all.extend(Card::all().flat_map(|card| (0..8).flat_map(move |at| pairs.map(|way| way(card, at)))));
    let numbers = [
        Action::Destiny as fn(u8) -> Action,
        Action::Field,
        Action::Slot,
        Action::Show,
        Action::Call,
        Action::Cult,
        Action::Choose,
    ];
    all.extend((0..=20).chain([255]).flat_map(|at| numbers.map(|way| way(at))));
    all.extend(Seat::all(8).flat_map(|seat| [Action::Target(seat), Action::First(seat)]));
    all.extend(ACTIONS.map(|text| text.parse::<Action>().unwrap()));
    all
}

#[test]
fn what_is_forged_is_declined_and_changes_nothing() {
    let setups = ["", "seats=4 reveal=owner", "mode=chaos", "mode=arbitrio boxes=one"];
    assert_forged_is_declined::<Dogma>(&setups, 160, |round| round % 20 == 10, 5, &forged());
}

/// A sealed order is neither given again nor given for another seat.
#[test]
fn nobody_orders_twice_or_for_another() {
    let mut orders = 0;
    for seed in 0..4 {
        let (mut game, mut rng) = (opened::<Dogma>("", seed), Rng::new(seed));
        while !game.is_over() && orders < 40 {
            if !matches!(game.truth().turn(), Turn::Together(seats) if seats.len() == 2) {
                on(&mut game, &mut rng);
                continue;
            }
            orders += 1;
            let [first, second] = [0, 1].map(|seat| game.actions(Seat::new(seat)));
            let (told, truth) = (game.lines().len(), game.truth().clone());
            assert!(game.offer(Seat::new(1), second[0]).is_ok());
            for again in &second {
                assert!(matches!(game.offer(Seat::new(1), *again), Err(Declined::NotAsked(_))));
                assert!(matches!(game.offer(Seat::new(2), *again), Err(Declined::NotAsked(_))));
            }
            assert!(game.lines().len() == told && *game.truth() == truth);
            assert!(game.offer(Seat::new(0), first[rng.below(first.len())]).is_ok());
        }
    }
    assert!(orders >= 20, "{orders}");
}

#[test]
fn anything() {
    assert_any_text::<Dogma, Card>();
}

#[test]
fn nearly_right_actions() {
    assert_nearly_right_actions::<Dogma>(&ACTIONS);
}

#[test]
fn nearly_right_setups() {
    assert_nearly_right_setups::<Dogma>(SETUP);
}

#[test]
fn whatever_reads_as_an_action_is_answered() {
    assert_answered::<Dogma>("", 200, &ACTIONS, RULES);
}
