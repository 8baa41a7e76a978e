//! Chapter 3: the turn.

use godlucky::What;

use crate::scene::{BARE, Scene, seat};

/// Ruling G30: cards are usable from their owner's next turn.
#[test]
fn clause_3_1_the_beginning_of_a_turn_turns_cards_down_and_makes_new_ones_usable() {
    let before =
        "phase=2 at=1 swaps=faith:0:1,corruption:1:0 | Morphyss 7/8 @2 o10~,o26^ | LordUnder @5 o11~,o27^";
    let scene = Scene::bare(before);
    assert_eq!(scene.options(1), ["roll"]);
    let scene = scene.does(1, "roll").falls("die=1").does(1, "resolve").all_pass();
    let after =
        "phase=2 turns=2 at=0 swaps=corruption:1:0 | Morphyss 7/8 @2 o10,o26! | LordUnder 5/8 @6 o11~,o27^";
    assert_eq!(scene.line(), after);
    assert_eq!(scene.options(0), ["roll", "use=o10", "use=o26"]);
}

/// Ruling G42: turns to be lost add up.
#[test]
fn clause_3_2_a_lost_turn_is_lost_whole_and_losses_add_up() {
    let scene = Scene::bare("phase=2 at=1 | Morphyss @2 skip=2 o10~,o26^ | Nirvanello @5 o7");
    let scene = scene.does(1, "roll").falls("die=1").all_pass().does(1, "resolve");
    // Nobody was asked whether to block it: the question is about the next turn. What begins with a turn begins.
    assert_eq!((scene.active(), scene.asked(), scene.skip(0)), (1, vec![0], 1));
    assert!(scene.told(What::Turn(seat(0), false)) && scene.told(What::Skipped(seat(0))));
    let scene = scene.all_pass();
    let line = "phase=2 turns=3 at=1 | Morphyss 5/8 @2 skip=1 o10,o26! | Nirvanello 5/2 @6 o7";
    assert_eq!(scene.line(), line);
    let scene = scene.does(1, "roll").falls("die=1").all_pass().does(1, "resolve").all_pass();
    assert_eq!((scene.active(), scene.skip(0), scene.open().turns), (1, 0, 5));
    let scene = scene.does(1, "roll").falls("die=1").all_pass().does(1, "resolve").all_pass();
    assert_eq!((scene.active(), scene.asked()), (0, vec![0]));
}

#[test]
fn clause_3_3_use_what_you_like_then_move_once() {
    let scene = Scene::bare("phase=2 | Morphyss @2 o10,o22,o26 | Nirvanello @5 o4,o5 | LordUnder");
    let scene = scene.does(0, "use=o22 use=o10").falls("card=o4");
    assert_eq!(scene.options(0), ["roll", "use=o26"]);
    let scene = scene.does(0, "roll").falls("die=1").all_pass();
    assert_eq!(scene.options(0), ["resolve", "return"]);
    assert!(scene.refuses(1, "roll", "3.3"));
    let scene = scene.does(0, "resolve").all_pass();
    assert!(scene.open().extra && scene.active() == 0);
    let next = scene.does(0, "roll").falls("die=1").all_pass().does(0, "resolve").all_pass();
    assert_eq!((next.active(), next.spot(0)), (2, "@4".to_owned()));
}

#[test]
fn clause_3_4_once_per_turn_is_once_until_the_next_turn_of_ones_own() {
    let line = "phase=2 | SilentDreamer @2 o29 | Nirvanello @9 | LordUnder @15";
    let scene = Scene::bare(line).does(0, "roll").falls("die=1").does(0, "use=o29 face=2");
    let scene = scene.does(0, "resolve");
    // In the others' turns it is spent.
    let scene = scene.does(2, "roll").falls("die=1");
    assert!(!scene.is_window() && scene.asked() == [2]);
    let scene = scene.does(2, "resolve").does(1, "roll").falls("die=1").does(1, "resolve");
    let scene = scene.does(0, "roll").falls("die=1");
    assert!(scene.allows(0, "use=o29"));
    // Kept in one's own turn, used in another's, spent for a third.
    let scene = scene.pass().does(0, "resolve").does(2, "roll").falls("die=1").does(0, "use=o29 face=3");
    let scene = scene.does(2, "resolve").does(1, "roll").falls("die=1");
    assert!(!scene.is_window() && scene.spot(2) == "@19");
    // Abilities, too.
    let meditates = Scene::bare("phase=2 | Nirvanello 5/7 spent | Morphyss");
    assert!(meditates.refuses(0, "ability", "12.1"));
    assert!(Scene::bare("phase=2 | Nirvanello 5/7 | Morphyss").allows(0, "ability"));
}

/// Ruling G42: an extra turn counts as a turn, and leads to no further one.
#[test]
fn clause_3_5_an_extra_turn_follows_at_once_and_has_no_child() {
    let cards = [BARE, &[("b5", "[\"again\"]")]].concat();
    let scene = Scene::dealt(&cards, "", "turns=7 | Morphyss @4 | Nirvanello | LordUnder");
    let scene = scene.does(0, "roll").falls("die=1").does(0, "resolve");
    assert_eq!((scene.active(), scene.open().turns, scene.open().extra), (0, 8, true));
    // The same card in the extra turn does nothing more.
    let scene = Scene::dealt(&cards, "", "turns=8 extra=now | Morphyss @4 o22 | Nirvanello | LordUnder");
    assert!(scene.refuses(0, "use=o22", "3.5"));
    let scene = scene.does(0, "roll").falls("die=1").all_pass().does(0, "resolve");
    assert_eq!((scene.active(), scene.open().turns, scene.open().extra), (2, 9, false));
    assert!(!scene.told(What::Extra(seat(0))));
}
