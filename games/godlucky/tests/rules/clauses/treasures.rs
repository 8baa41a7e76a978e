//! Chapter 11, sacred objects and miracles. `tests/known_cards` plays them at length.

use godlucky::{Sum, What};

use crate::scene::{BARE, Scene, seat};

#[test]
fn clause_11_13_the_mask_lets_a_third_one_lose() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @18 o25 | Morphyss @20 | WaterWalker @4";
    let masked = Scene::bare(line).go("roll die=2 fight=1 die=1 die=6 use=o25 ..");
    assert_eq!([masked.spot(0), masked.spot(2)], ["@4", "@20"]);
    assert_eq!([masked.faith(0), masked.faith(1), masked.faith(2), masked.active()], [5, 6, 4, 2]);
    // In another's turn, which goes on.
    let other = Scene::bare(&line.replace("@18 o25", "@18").replace("Morphyss @20", "Morphyss @20 o25"));
    let other = other.go("roll die=2 fight=1 die=6 die=1 use=o25 ..");
    assert_eq!([other.faith(0), other.faith(1), other.faith(2)], [6, 5, 4]);
    // It needs a third one, sane and on the board.
    let two = Scene::bare(&line.replace("@4", "hell1")).go("roll die=2 fight=1 die=1 die=6 ..");
    assert_eq!([two.faith(0), two.faith(2)], [4, 5]);
    assert!(Scene::bare(line).refuses(0, "use=o25", "11.13"));
}

#[test]
fn clause_11_14_the_third_eye_discards_looks_and_banishes() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o26,o1 | Morphyss @20 o2,o27,m2";
    let looked = Scene::bare(line).go("use=o26 take=o1");
    assert_eq!((looked.discards(), looked.known(0, 1)), ("o1".to_owned(), "o2,o27,m2".to_owned()));
    let banished = looked.go("take=o27");
    assert_eq!((banished.banished(), banished.cards(1)), ("o27".to_owned(), "o2,m2".to_owned()));
    assert!(Scene::bare(&line.replace(",o1", "")).refuses(0, "use=o26", "11.14"));
    assert!(Scene::bare(&line.replace(" o2,o27,m2", "")).refuses(0, "use=o26", "11.14"));
}

#[test]
fn clause_11_15_one_or_two_objects_are_laid_on_different_spaces() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o27,o1,o2 | Morphyss @20";
    let first = Scene::bare(line).go("use=o27");
    assert!(first.refuses(0, "pass", "11.15"));
    let second = first.go("space=4 take=o2");
    assert!(second.refuses(0, "space=4", "11.15"));
    let (one, two) = (second.clone().go("pass"), second.go("space=5 take=o1"));
    assert_eq!((one.view(0).traps.len(), two.view(0).traps.len()), (1, 2));
    assert!(two.view(1).traps.iter().all(|trap| trap.card.is_none()));
    assert!(two.refuses(0, "use=o27", "10.2"));
    assert!(Scene::bare(&line.replace(",o2", "")).refuses(0, "use=o27", "11.15"));
}

#[test]
fn clause_11_16_another_who_arrives_loses_a_faith_before_anything_else() {
    let line = "phase=2 turns=8 at=0 traps=9:1:o1 | Nirvanello @8 | Morphyss @20 | WaterWalker @9";
    let caught = Scene::spaces(line).go("roll die=1");
    // Then all the rest is open: resolving, going back, fighting.
    assert_eq!((caught.faith(0), caught.discards()), (4, "o1".to_owned()));
    assert_eq!(caught.options(0), ["resolve", "return", "fight=2"]);
    for (from, to) in [("traps=9:1:o1", "traps=9:0:o1"), ("Nirvanello @8", "Nirvanello @7")] {
        let free = Scene::spaces(&line.replace(from, to)).go(if from.contains("traps") {
            "roll die=1"
        } else {
            "roll die=3"
        });
        assert_eq!((free.faith(0), free.discards()), (5, String::new()), "{to}");
    }
    // A Folle walks over it.
    let mad = Scene::spaces(
        "phase=2 turns=8 at=1 traps=9:1:o1 | Nirvanello mad @8 | Morphyss @19 | WaterWalker @4",
    );
    let mad = mad.go("roll die=1 resolve die=1 forward");
    assert!(mad.spot(0) == "@9" && mad.discards().is_empty() && mad.active() == 2);
    // An object that its owner's madness left there goes on working.
    let left = Scene::spaces(
        "phase=2 turns=8 at=0 traps=9:1:o1 | Nirvanello @8 | Morphyss mad @20 | WaterWalker @4",
    );
    assert_eq!(left.go("roll die=1").faith(0), 4);
}

#[test]
fn clause_11_17_the_scale_of_the_heart() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o28 | Morphyss @20 | WaterWalker mad @4";
    let asked = Scene::bare(line).go("use=o28");
    // The Folle cannot be chosen; the other guesses before the coin falls.
    assert_eq!(asked.asked(), [1]);
    let right = asked.clone().go("call=heads coin=heads");
    let wrong = asked.go("call=heads coin=tails");
    assert_eq!([right.faith(0), right.faith(1), wrong.faith(0), wrong.faith(1)], [4, 6, 6, 4]);
    assert!(right.told(What::Guessed(seat(0), seat(1), true)));
    // Whoever has 1 keeps it, and the other has its point.
    let poor =
        Scene::bare(&line.replace("Nirvanello @9", "Nirvanello 1/2 @9")).go("use=o28 call=heads coin=heads");
    assert_eq!((poor.faith(0), poor.faith(1)), (1, 6));
    // Ten Faith by it win.
    let tenth = Scene::bare(&line.replace("Morphyss", "Morphyss 9/8")).go("use=o28 call=heads coin=heads ..");
    assert_eq!(tenth.ending().and_then(godlucky::Ending::winner), Some(seat(1)));
}

#[test]
fn clause_11_18_the_waning_moon_sets_a_die() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 | Morphyss @20 o29";
    let set = Scene::bare(line).go("roll die=1 use=o29");
    assert!(set.refuses(1, "face=4", "14.6"));
    assert_eq!(set.go("face=3").spot(0), "@12");
}

#[test]
fn clause_11_19_the_ferryman() {
    let line =
        "phase=2 turns=8 at=0 | Nirvanello @9 o30 | Morphyss @20 | WaterWalker mad @4 | LordUnder heaven2";
    let heads = Scene::bare(line).go("use=o30 coin=heads");
    assert_eq!((heads.spot(0), heads.active()), ("hell1".to_owned(), 3));
    // Tails: sane and on the board, here just one.
    let tails = Scene::bare(line).go("use=o30 coin=tails");
    assert_eq!((tails.spot(0), tails.spot(1), tails.active()), ("@9".to_owned(), "hell1".to_owned(), 0));
    for inside in ["heaven1", "hell2"] {
        assert!(Scene::bare(&line.replace("@9", inside)).refuses(0, "use=o30", "11.19"));
    }
}

#[test]
fn clause_11_20_one_s_own_coin_is_tossed_again() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @13 m1 | Morphyss @20";
    let again = Scene::spaces(line).go("roll die=1 resolve call=heads coin=tails use=m1 coin=heads");
    assert_eq!(again.faith(0), 6);
    // With the Bilancia the coin is that of the one who uses it, not of the one who guesses.
    let scale = Scene::bare("phase=2 turns=8 at=0 | Nirvanello @9 o28,m1 | Morphyss @20")
        .go("use=o28 call=heads coin=heads");
    assert!(scale.allows(0, "use=m1"));
    let guess = Scene::bare("phase=2 turns=8 at=0 | Nirvanello @9 o28,m2 | Morphyss @20 m1")
        .go("use=o28 call=heads coin=heads");
    assert!(guess.refuses(1, "use=m1", "11.20"));
}

#[test]
fn clause_11_21_any_die_is_rolled_again() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @11 | Morphyss @20 m2";
    let again = Scene::spaces(line).go("roll die=2 pass resolve die=1 1:use=m2 die=3");
    // The die of a card.
    assert_eq!(again.faith(0), 7);
    assert!(Scene::spaces(&line.replace("at=0", "at=1")).refuses(1, "use=m2", "11.21"));
}

#[test]
fn clause_11_22_faith_is_borrowed_for_one_fight() {
    let line = "phase=2 turns=8 at=0 | Nirvanello 2/2 @18 m3 | Morphyss 6/8 @20 | WaterWalker mad @4";
    let won = Scene::bare(line).go("roll die=2 fight=1 die=3 die=3 use=m3 ..");
    assert!(won.told(What::Strength(seat(0), Sum::of(6, 3), Some(seat(1)), Sum::of(2, 3))));
    assert_eq!((won.faith(0), won.faith(1), won.open().swaps.len()), (3, 5, 0));
    assert!(Scene::bare(line).go("roll die=2").refuses(0, "use=m3", "11.22"));
    // Only a sane one's: a Folle who is fought has no Faith to lend.
    let mad =
        Scene::bare("phase=2 turns=8 at=0 | Nirvanello 2/2 @18 m3 | Morphyss mad @20 | WaterWalker 9/2 @4");
    let mad = mad.go("roll die=2 fight=1 die=3 die=3 use=m3 ..");
    assert!(
        mad.told(What::Borrowed(seat(0), seat(2)))
            && mad.told(What::Strength(seat(0), Sum::of(9, 3), Some(seat(1)), Sum::of(8, 3)))
    );
}

#[test]
fn clause_11_23_one_s_own_movement_die_is_rolled_again() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @11 m4 | Morphyss @20";
    assert_eq!(Scene::bare(line).go("roll die=3 use=m4 die=1").spot(0), "@12");
    // Not the die of a card.
    let card = Scene::spaces(line).go("roll die=2 pass resolve die=1");
    assert!(!card.allows(0, "use=m4") && card.refusal(0, "use=m4").unwrap().clause == "11.23");
}

#[test]
fn clause_11_24_one_more_faith_after_a_fight_won() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @18 m5 | Morphyss @20 | WaterWalker @4";
    let won = Scene::bare(line).go("roll die=2 fight=1 die=5 die=1 use=m5 ..");
    assert_eq!((won.faith(0), won.faith(1)), (7, 4));
    let mad = line.replace("Morphyss", "Morphyss mad");
    let won = Scene::bare(&mad).go("roll die=2 fight=1 die=5 die=1 use=m5 .. corrupt");
    assert_eq!((won.faith(0), won.corruption(0)), (6, 3));
    assert!(Scene::bare(line).refuses(0, "use=m5", "11.24"));
}

#[test]
fn clause_11_25_a_gambling_begun_by_another_is_refused() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @7 m6 | Morphyss @20 m6";
    let line = line.replacen(" m6", "", 1);
    let refused = Scene::spaces(&line).go("roll die=1 resolve stake=corruption:2 use=m6");
    assert!(refused.told(What::Refused(seat(1))) && refused.active() == 1);
    assert_eq!([refused.corruption(0), refused.corruption(1)], [2, 8]);
    let own = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @7 m6 | Morphyss @20")
        .go("roll die=1 resolve stake=faith:1");
    assert!(own.refusal(0, "use=m6").unwrap().clause == "11.25" && !own.allows(0, "use=m6"));
}

#[test]
fn clause_11_26_one_more_on_any_roll_of_one_s_own() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @11 m7 | Morphyss @13";
    assert_eq!(Scene::bare(line).go("roll die=3 use=m7").spot(0), "@15");
    let fight = Scene::bare(line).go("roll die=2 pass fight=1 die=1 die=1 use=m7 ..");
    assert!(fight.told(What::Strength(seat(0), Sum::of(5, 2), Some(seat(1)), Sum::of(5, 1))));
    let card = Scene::spaces(&line.replace("@13", "@20")).go("roll die=2 pass resolve die=1 use=m7");
    assert_eq!(card.faith(0), 6);
    let other = Scene::bare(&line.replace("at=0", "at=1")).go("roll die=1");
    assert!(other.refuses(0, "use=m7", "11.26"));
}

/// Stepping on an object laid is no fight [11.13], and where another's lies there is room for one of one's own.
#[test]
fn clause_11_16_no_mask_against_a_trap_and_room_for_two() {
    let line =
        "phase=2 turns=8 at=0 traps=10:1:o1 | Nirvanello @9 o25,o27,o2,o3 | Morphyss @20 | WaterWalker @4";
    let caught = Scene::bare(line).go("roll die=1");
    assert_eq!((caught.options(0), caught.all_pass().faith(0)), (vec!["pass".to_owned()], 4));
    let laid = Scene::bare(line).go("use=o27 space=10 take=o2 pass");
    assert_eq!(laid.view(0).traps.iter().filter(|trap| trap.at == 9).count(), 2);
}

/// A loss of which one was spared is still a loss in a fight [11.3].
#[test]
fn clause_11_13_the_mask_takes_what_was_not_spared() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @18 o25,o4 | Morphyss mad @20 | WaterWalker @4";
    let masked = Scene::bare(line).go("roll die=2 fight=1 die=1 die=6 use=o4 use=o25 ..");
    assert_eq!((masked.faith(0), masked.faith(2), masked.skip(0)), (5, 2, 1));
}

/// The fight with the Folle Etto is one of one's own [11.10], [13.11].
#[test]
fn clause_11_22_faith_is_borrowed_against_the_folle_etto_too() {
    let line = "phase=2 turns=8 at=0 | Nirvanello 2/2 @2 o19,m3 | Morphyss 9/8 @20";
    let faced = Scene::event("[{ capture = 8 }]", line).go("roll die=1 resolve event=e1 die=3 die=6");
    assert_eq!(faced.options_with(0, "use="), ["o19", "m3"]);
    let won = faced.go("use=o19 die=3 use=m3 ..");
    assert_eq!(won.ending(), Some(godlucky::Ending::Captured(seat(0))));
}

/// In another's turn the mask ends nothing: the card goes on for whoever resolves it.
#[test]
fn clause_11_13_a_turn_of_another_goes_on_behind_the_mask() {
    let cards = [BARE, &[("b10", "['fight', { corruption = 3 }]")]].concat();
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 | Morphyss @20 o25 | WaterWalker heaven1 | LordUnder @4";
    let masked = Scene::dealt(&cards, "", line).go("roll die=1 seat=1 die=6 die=1 use=o25 ..");
    assert_eq!((masked.faith(1), masked.faith(3), masked.corruption(0)), (5, 4, 5));
}
