//! What is typed may be anything, and what is offered may be forged: it is read or refused, and nothing else happens.

use capitale::{Action, Bag, Capitale, Card, RULES, Setup};
use proptest::prelude::*;
use proving::{
    assert_answered, assert_any_text, assert_forged_is_declined, assert_nearly_right_actions,
    assert_read_back, assert_reads_in_any_order, assert_unread, nearly, on, opened,
};
use table::{Declined, Game, Offered, Rng, Seat, Turn};

const ACTIONS: [&str; 31] = [
    "pass",
    "keep",
    "redraw",
    "skip",
    "decline",
    "enough",
    "no",
    "accept",
    "end",
    "ready",
    "deck=rogo",
    "start=1",
    "in=t3",
    "out=m4",
    "open=w29",
    "turn=4",
    "lay=e3:2",
    "set=7:2",
    "move=7:5",
    "use=7:1",
    "quick=n5",
    "attack=7",
    "defend=12",
    "join=255",
    "hit=9:2",
    "choose=7",
    "city=3",
    "take=m12",
    "first=0",
    "face=portochiaro",
    "card=t1",
];

const SETUP: &str = "duels=1 deck1=rogo deck2=m1*40,t1*3,t2*3/e1*2 lists=open conquest=draw gate=levels set=down \
    quick=undefended redraw=none clock=50 cards=box";

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
        "open",
        "open=",
        "open=t0",
        "open=t30",
        "open=m13",
        "open=x1",
        "open=t1 ",
        "deck=muro",
        "deck=0",
        "start=x",
        "start=8",
        "in=t01",
        "turn=-1",
        "turn=256",
        "lay=t3",
        "lay=t3:0",
        "lay=t3:6",
        "lay=3:t3",
        "set=7",
        "set=7:",
        "set=7:0",
        "set=7:6",
        "set=+7:2",
        "set=07:2",
        "move=7:5:1",
        "use=7:0",
        "use=7:300",
        "hit=9",
        "hit=9:",
        "hit=:2",
        "city=0",
        "city=6",
        "city=+3",
        "face=roma",
        "face=Capital",
        "card=",
        "è=1",
    ]);
}

#[test]
fn setups_read_back_in_any_order_and_say_what_is_wrong() {
    assert_reads_in_any_order::<Setup>(SETUP);
    assert_unread::<Setup>(&[
        "duels=2",
        "duels=0",
        "duels=two",
        "duels",
        "deck1=muro",
        "deck1=",
        "deck3=rogo",
        "lists=x",
        "conquest=keep",
        "gate=level",
        "set=left",
        "quick=some",
        "redraw=two",
        "clock=181",
        "clock=-1",
        "clock=x",
        "cards=0123456789abcdef",
        "duels=1 duels=1",
        "wings=2",
        "=",
    ]);
}

/// Every card there is, of this set or not, and every number of a card in play, in every way that names one.
fn forged() -> Vec<Action> {
    let cards = [
        Action::In as fn(Card) -> Action,
        Action::Out,
        Action::Open,
        Action::Quick,
        Action::Take,
        Action::Draw,
    ];
    let mut all: Vec<Action> = Card::all().flat_map(|card| cards.map(|way| way(card))).collect();
    let ids =
        [Action::Turn as fn(u8) -> Action, Action::Attack, Action::Defend, Action::Join, Action::Choose];
    all.extend((0..=40).chain([255]).flat_map(|id| ids.map(|way| way(id))));
    let pairs = [Action::Set as fn(u8, u8) -> Action, Action::Move, Action::Use, Action::Hit];
    all.extend((0..=20).flat_map(|id| (0..5).flat_map(move |at| pairs.map(|way| way(id, at)))));
    all.extend((0..5).flat_map(|city| Card::all().map(move |card| Action::Lay(card, city))));
    all.extend(ACTIONS.map(|text| text.parse::<Action>().unwrap()));
    all
}

#[test]
fn what_is_forged_is_declined_and_changes_nothing() {
    let setups = ["duels=1", "duels=1 set=down", "duels=1 lists=open"];
    assert_forged_is_declined::<Capitale>(&setups, 160, |round| round % 40 == 20, 3, &forged());
}

#[test]
fn nobody_answers_a_window_twice_or_for_another() {
    let mut windows = 0;
    for seed in 0..4 {
        let mut game = opened::<Capitale>("duels=1", seed);
        let mut rng = Rng::new(seed);
        while !game.is_over() && windows < 40 {
            let asked = game.asked();
            if asked.len() < 2 || !matches!(game.truth().turn(), Turn::Together(_)) {
                on(&mut game, &mut rng);
                continue;
            }
            windows += 1;
            assert_eq!(game.offer(Seat::new(1), Action::Pass), Ok(Offered::Sealed));
            assert!(matches!(game.offer(Seat::new(1), Action::Pass), Err(Declined::NotAsked(_))));
            assert!(matches!(game.offer(Seat::new(2), Action::Pass), Err(Declined::NotAsked(_))));
            assert!(game.offer(Seat::new(0), Action::Pass).is_ok());
        }
    }
    assert!(windows >= 10, "{windows}");
}

#[test]
fn anything() {
    assert_any_text::<Capitale, Card>();
}

#[test]
fn nearly_right_actions() {
    assert_nearly_right_actions::<Capitale>(&ACTIONS);
}

#[test]
fn whatever_reads_as_an_action_is_answered() {
    assert_answered::<Capitale>("duels=1", 400, &ACTIONS, RULES);
}

proptest! {
    #[test]
    fn nearly_right_piles(text in nearly("t1+2*m3+3*w12", any::<char>())) {
        if let Ok(bag) = text.parse::<Bag>() {
            prop_assert_eq!(bag.to_string().parse::<Bag>(), Ok(bag));
        }
    }

    #[test]
    fn nearly_right_setups(text in nearly(SETUP, any::<char>())) {
        if let Ok(setup) = text.parse::<Setup>() {
            // A deck may be read and still break the rules; nothing else may.
            prop_assert!(Capitale::new(&setup).map_or_else(|trouble| trouble.text.en.contains("deck"), |_| true));
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
        }
    }
}
