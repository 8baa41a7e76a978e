//! Chapter 7: the Folle.

use godlucky::{Ending, Points, Sum, What};

use crate::scene::{BARE, Scene, seat};

/// Seat 0 is mad and about to roll: seat 1 has just ended its turn.
fn mad(cards: &[(&str, &str)], line: &str) -> Scene {
    let cards = [BARE, cards].concat();
    let scene = Scene::dealt(&cards, "", line).does(1, "roll").falls("die=1");
    scene.all_pass().does(1, "resolve").all_pass()
}

#[test]
fn clause_7_1_the_mad_stay_mad_and_have_no_ability() {
    let scene = mad(&[], "phase=2 at=1 | Nirvanello mad @5 | Morphyss @11 | LordUnder @2");
    // No question before the roll: neither card nor ability, and the D6 of all Folli.
    assert_eq!((scene.active(), scene.chances().len()), (0, 6));
    let scene = scene.falls("die=2").does(0, "forward").does(2, "roll").falls("die=1").does(2, "resolve");
    assert!(scene.mad(0));
    // Nothing changes their points any more.
    let cards = [BARE, &[("b3", "[{ others = [{ corruption = -9 }, { faith = 2 }] }]")]].concat();
    let scene = Scene::dealt(&cards, "", "at=2 | Nirvanello mad @5 | Morphyss @9 | LordUnder @2");
    let scene = scene.does(2, "roll").falls("die=1").does(2, "resolve");
    assert!(scene.mad(0) && scene.corruption(0) == 10 && scene.faith(0) == 5);
}

/// Ruling G13: where the cards go.
#[test]
fn clause_7_2_all_cards_are_lost_and_none_received() {
    let cards = [BARE, &[("b5", "[{ corruption = 1 }]"), ("b6", "[{ everyone = [{ draw = \"object\" }] }]")]]
        .concat();
    let line = "phase=2 traps=9:0:o7 | WaterWalker 5/9 @4 o4,o27,m5,m6 | Morphyss @12 | LordUnder @5";
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").all_pass().does(0, "resolve");
    assert!(scene.mad(0) && scene.cards(0).is_empty());
    assert_eq!(scene.discards(), "o4,o27");
    let gone: Vec<String> = scene.open().banished.iter().map(|card| card.to_string()).collect();
    assert_eq!(gone, ["m5", "m6"]);
    assert_eq!(scene.view(1).traps.len(), 1);
    // Everyone draws, but for the Folle.
    let scene = scene.does(2, "roll").falls("die=1").does(2, "resolve").falls("card=o1 card=o2").all_pass();
    assert_eq!([0, 1, 2].map(|seat| scene.place(seat).objects), [0, 1, 1]);
}

/// Ruling G15: 8, whatever the points were.
#[test]
fn clause_7_3_a_folle_fights_with_eight() {
    for (line, start) in [("Nirvanello 5/9", 5), ("Nirvanello 9/9", 9), ("Nirvanello 1/9", 1)] {
        let cards = [BARE, &[("b2", "[{ corruption = 1 }]")]].concat();
        let scene = Scene::dealt(&cards, "", &format!("at=1 | Morphyss 5/8 @1 | {line} | LordUnder"));
        let scene = scene.does(1, "roll").falls("die=1").does(1, "resolve").does(0, "roll").falls("die=1");
        assert!(scene.mad(1) && scene.faith(1) == start);
        let scene = scene.does(0, "fight=1").falls("die=3 die=4");
        assert!(scene.told(What::Strength(seat(0), Sum::of(5, 3), Some(seat(1)), Sum::of(8, 4))));
    }
}

/// Ruling G19: the direction is chosen after the roll, and both ways wrap.
#[test]
fn clause_7_4_a_folle_goes_forward_or_back_by_the_d6() {
    let scene = mad(&[], "phase=2 at=1 | Nirvanello mad @3 | Morphyss @9 | LordUnder @9");
    assert_eq!(scene.chances(), ["die=1", "die=2", "die=3", "die=4", "die=5", "die=6"]);
    let scene = scene.falls("die=5");
    assert_eq!(scene.options(0), ["forward", "back"]);
    assert!(scene.refuses(0, "ability", "7.1") && scene.refuses(0, "use=o1", "7.2"));
    assert_eq!(scene.clone().does(0, "forward").spot(0), "@8");
    // Past the start space: from the first it goes on to the last card laid.
    assert_eq!(scene.does(0, "back").spot(0), "@18");
    let ten = mad(&[], "at=1 | Nirvanello mad @3 | Morphyss @7 | LordUnder @9").falls("die=3");
    assert_eq!((ten.clone().does(0, "back").spot(0), ten.open().board.len()), ("@10".to_owned(), 10));
    // Forward it lays cards like everybody.
    let lays =
        mad(&[], "at=1 | Nirvanello mad @9 | Morphyss @5 | LordUnder @5").falls("die=2").does(0, "forward");
    assert_eq!(lays.falls("lay=b17").spot(0), "@11");
    let wraps = mad(&[], "phase=2 at=1 | Nirvanello mad @18 | Morphyss @5 | LordUnder @5").falls("die=5");
    assert_eq!(wraps.does(0, "forward").spot(0), "@3");
}

/// Ruling G18: only meeting players and the duty to fight matter.
#[test]
fn clause_7_5_a_folle_ignores_cards_and_traps() {
    let cards = [("b7", "[{ faith = -2 }, { draw = \"event\" }]"), ("b8", "[\"fight\"]")];
    let line = "phase=2 traps=7:1:o4 at=1 | Nirvanello mad @5 | Morphyss @10 | LordUnder";
    let scene = mad(&cards, &format!("{line} @3")).falls("die=2");
    let over = scene.clone().does(0, "forward");
    assert_eq!((over.active(), over.view(1).traps.len(), over.faith(0)), (2, 1, 5));
    // Somebody is there: it may fight or pass.
    let met = mad(&cards, &format!("{line} @7")).falls("die=2").does(0, "forward");
    assert_eq!(met.options(0), ["pass", "fight=2"]);
    assert!(met.refuses(0, "resolve", "7.5") && met.refuses(0, "return", "7.5"));
    assert_eq!(met.does(0, "pass").active(), 2);
    // The duty leaves no choice but of the opponent.
    let duty = mad(&cards, &format!("{line} @3")).falls("die=3").does(0, "forward");
    assert_eq!(duty.options(0), ["seat=1", "seat=2"]);
    // At the start space nobody fights.
    let start = mad(&cards, &format!("{line} @1")).falls("die=4").does(0, "back");
    assert_eq!((start.spot(0), start.active()), ("@1".to_owned(), 2));
}

#[test]
fn clause_7_6_two_folli_never_fight() {
    let line = "phase=2 at=1 | Nirvanello mad @5 | Morphyss @10 | LordUnder mad @7 | SilentDreamer @7";
    let met = mad(&[], line).falls("die=2").does(0, "forward");
    assert_eq!(met.options(0), ["pass", "fight=3"]);
    assert!(met.refuses(0, "fight=2", "7.6"));
    let duty = mad(&[("b7", "[\"fight\"]")], line).falls("die=2").does(0, "forward");
    assert_eq!(duty.options(0), ["seat=1", "seat=3"]);
    // The sane do fight them.
    let sane = Scene::bare("| Morphyss @4 | Nirvanello mad @5 | LordUnder").does(0, "roll").falls("die=1");
    assert!(sane.allows(0, "fight=1"));
}

/// Rulings G12 and G18: no portal holds a Folle.
#[test]
fn clause_7_7_whoever_goes_mad_in_a_portal_leaves_at_once() {
    let heaven = Scene::bare("phase=2 | Morphyss 5/2 heaven1 | Nirvanello | LordUnder").does(0, "step");
    assert!(heaven.mad(0) && heaven.spot(0) == "@1" && heaven.active() == 2);
    let hell = Scene::bare("phase=2 | WaterWalker 5/9 hell2 | Nirvanello | LordUnder").does(0, "step");
    assert!(hell.mad(0) && hell.spot(0) == "@20" && hell.active() == 2);
    let early = Scene::bare("| WaterWalker 5/9 hell2 | Nirvanello | LordUnder").does(0, "step");
    assert_eq!(early.spot(0), "@10");
    // Nobody sends a Folle there.
    let cards = [BARE, &[("b5", "[{ send = \"hell\" }]")]].concat();
    let line = "| Morphyss @4 | Nirvanello mad | LordUnder | SilentDreamer";
    let send = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").does(0, "resolve");
    assert_eq!(send.options(0), ["seat=2", "seat=3"]);
}

/// Ruling G18: a Folle has neither cards nor Faith to put on the table.
#[test]
fn clause_7_8_against_a_folle_what_bears_on_dice_turns_and_fights() {
    let line = "phase=2 at=1 | Nirvanello mad @3 | Morphyss @4 o7,o1,o19,m2 | LordUnder @9 o4";
    let cards = [BARE, &[("b5", "[]")]].concat();
    let blocked = Scene::dealt(&cards, "", line).does(1, "roll").falls("die=1").all_pass().does(1, "resolve");
    assert!(blocked.allows(1, "use=o7"));
    let dice = blocked.all_pass().falls("die=2");
    assert!(dice.allows(1, "use=o1") && dice.allows(1, "use=m2"));
    let fight = dice.all_pass().does(0, "forward").does(0, "fight=1").falls("die=2 die=3");
    assert_eq!(fight.options_with(1, "use="), ["o1", "o19", "m2"]);
    // Not these.
    for effects in ["[\"gamble\"]", "[{ steal = \"object\" }]", "[{ swap = \"faith\" }]"] {
        let cards = [BARE, &[("b5", effects)]].concat();
        let line = "| Morphyss @4 | Nirvanello mad | LordUnder o4 | SilentDreamer o5";
        let scene =
            Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").all_pass().does(0, "resolve");
        assert_eq!(scene.options(0), ["seat=2", "seat=3"], "{effects}");
        assert!(scene.refuses(0, "seat=1", "7.8"));
    }
    let thief =
        Scene::at("| Morphyss o10 | Nirvanello mad | LordUnder o4 | SilentDreamer o5").does(0, "use=o10");
    assert_eq!(thief.options(0), ["seat=2", "seat=3"]);
}

/// Three seats, and seat 0 has just drawn the event that drives everybody mad.
fn frenzy(line: &str) -> Scene {
    let cards =
        [BARE, &[("b5", "[{ draw = \"event\" }]"), ("b8", "[\"fight\"]"), ("e1", "[\"all_mad\"]")]].concat();
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1");
    scene.all_pass().does(0, "resolve").falls("event=e1").all_pass()
}

/// Ruling G22: one turn each, beginning with the next player.
#[test]
fn clause_7_9_all_are_mad_for_a_turn_each() {
    let mut scene =
        frenzy("phase=2 | BlackSarcophagus @4 o1 | Nirvanello 5/8 @11 o7,m2 | LordUnder @6 o22,o30");
    assert!(scene.told(What::AllMad(seat(0))));
    for player in [2, 1, 0] {
        // No question and no reaction before the D6, none after it but the direction.
        assert_eq!((scene.active(), scene.chances().len()), (player, 6));
        scene = scene.falls("die=2");
        assert_eq!(scene.asked(), [player]);
        assert_eq!(scene.options(player), ["forward", "back"]);
        scene = scene.does(player, "forward");
    }
    // The duty to fight at @8 did nothing, nor did meeting anybody.
    assert_eq!([0, 1, 2].map(|seat| scene.spot(seat)), ["@7", "@13", "@8"]);
    assert_eq!(scene.times(|what| matches!(what, What::Fight(..) | What::Resolves(..))), 1);
    let scene = scene.all_pass();
    assert_eq!(scene.options(2), ["roll", "use=o22", "use=o30"]);
}

/// Ruling G22: an extra turn of whoever drew the event comes first, and is an ordinary one.
#[test]
fn clause_7_9_the_next_player_is_the_first_to_be_mad() {
    let scene = frenzy("phase=2 extra=next | Morphyss @4 | Nirvanello @11 | LordUnder @6");
    assert_eq!((scene.active(), scene.options(0)), (0, vec!["roll".to_owned()]));
    let mut scene = scene.does(0, "roll").falls("die=1").does(0, "resolve");
    for player in [2, 1, 0] {
        assert_eq!((scene.active(), scene.chances().len()), (player, 6));
        scene = scene.falls("die=1").does(player, "back");
    }
    assert_eq!(scene.options(2), ["roll"]);
}

/// Ruling G22: it ends nothing and costs nothing.
#[test]
fn clause_7_10_in_a_turn_of_passing_madness_portals_hold_and_cards_stay() {
    let scene = frenzy("phase=2 | Morphyss @4 | Nirvanello @11 o4 | LordUnder heaven2 o5");
    assert!(scene.told(What::Still(seat(2))));
    assert_eq!((scene.active(), scene.spot(2), scene.corruption(2)), (1, "heaven2".to_owned(), 8));
    let scene = scene.falls("die=1").does(1, "back").falls("die=1").does(0, "back").all_pass();
    assert_eq!((scene.ending(), scene.active()), (None, 2));
    assert_eq!((scene.cards(1), scene.cards(2), scene.discards()), ("o4".into(), "o5".into(), String::new()));
    assert_eq!(scene.options(2), ["step"]);
    assert!(!matches!(scene.ending(), Some(Ending::AllMad)) && !scene.mad(1));
}

#[test]
fn clause_7_8_going_mad_ends_the_swaps_that_others_made() {
    let cards = [BARE, &[("b5", "[{ corruption = 1 }]")]].concat();
    let line = "swaps=faith:1:0 | Nirvanello 5/9 @4 | Morphyss 7/8 @9 | LordUnder @9";
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").all_pass().does(0, "resolve");
    assert!(scene.mad(0) && scene.told(What::Restored(seat(1), seat(0), Points::Faith)));
    assert!(scene.open().swaps.is_empty());
}
