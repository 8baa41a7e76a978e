//! Chapter 4: the board and movement. Chapter 5: the phases.

use godlucky::What;

use crate::scene::{BARE, Scene, seat};

/// Nineteen cards: one is missing.
const NINETEEN: &str = "board=b1,b2,b3,b4,b5,b6,b7,b8,b9,b10,b11,b12,b13,b14,b15,b16,b17,b18,b19";

/// Ruling G3: columns from bottom to top, from left to right.
#[test]
fn clause_4_1_the_path_grows_from_ten_cards_to_twenty() {
    let scene = Scene::bare("| Morphyss @5 | Nirvanello @10");
    assert_eq!(scene.board().len(), 10);
    // From the top of the first column to the bottom of the second.
    let scene = scene.does(0, "roll").falls("die=1").does(0, "resolve");
    assert_eq!(scene.spot(0), "@6");
    let scene = scene.does(1, "roll").falls("die=3 lay=b20 lay=b14 lay=b11");
    assert_eq!(scene.board()[10..], ["b20", "b14", "b11"]);
    let whole = Scene::bare("phase=2 | Morphyss @20 | Nirvanello").does(0, "roll").falls("die=3");
    assert_eq!((whole.board().len(), whole.spot(0)), (20, "@3".to_owned()));
}

/// Ruling G5: rolling and moving are compulsory.
#[test]
fn clause_4_2_a_d3_forward_and_no_way_around_it() {
    let scene = Scene::bare("| Morphyss @4 | Nirvanello");
    assert_eq!(scene.options(0), ["roll"]);
    for action in ["pass", "step", "back", "forward"] {
        assert!(scene.refuses(0, action, "4.2"));
    }
    let scene = scene.does(0, "roll");
    assert_eq!(scene.chances(), ["die=1", "die=2", "die=3"]);
    for n in 1..=3 {
        let there = scene.clone().falls(&format!("die={n}"));
        assert_eq!(there.spot(0), format!("@{}", 4 + n));
    }
}

/// Ruling G4: as many cards as needed are laid, no more.
#[test]
fn clause_4_3_as_many_cards_are_laid_as_it_takes() {
    let scene = Scene::bare("| Morphyss @9 | Nirvanello").does(0, "roll");
    assert_eq!(scene.clone().falls("die=1").board().len(), 10);
    let two = scene.clone().falls("die=2");
    assert!(two.chances().iter().all(|card| card.starts_with("lay=b1") || card == "lay=b20"));
    assert_eq!(two.falls("lay=b13").spot(0), "@11");
    let three = scene.falls("die=3 lay=b13 lay=b18");
    assert_eq!((three.board().len(), three.spot(0)), (12, "@12".to_owned()));
    assert!(three.asked() == [1]);
}

#[test]
fn clause_4_4_two_cards_are_laid_with_a_roll_of_two_and_the_second_is_resolved() {
    let cards = [BARE, &[("b11", "[{ faith = 1 }]"), ("b12", "[{ faith = 2 }]")]].concat();
    let scene = Scene::dealt(&cards, "", "| Morphyss 4/8 @10 | Nirvanello");
    let scene = scene.does(0, "roll").falls("die=2 lay=b11 lay=b12");
    assert_eq!(scene.spot(0), "@12");
    assert_eq!((scene.faith(0), scene.board().len()), (6, 12));
    assert!(scene.told(What::Resolves(seat(0), 11)) && !scene.told(What::Resolves(seat(0), 10)));
}

/// Ruling G4: wrapping only when all twenty are down; a supply that ends in mid-move lets the rest of it wrap.
#[test]
fn clause_4_5_after_the_last_space_comes_the_first() {
    let scene = Scene::bare("phase=2 | Morphyss @19 | Nirvanello").does(0, "roll").falls("die=2");
    assert_eq!(scene.spot(0), "@1");
    let last = Scene::bare(&format!("{NINETEEN} | Morphyss @19 | Nirvanello")).does(0, "roll").falls("die=3");
    assert_eq!(last.chances(), ["lay=b20"]);
    let last = last.falls("lay=b20");
    assert_eq!((last.spot(0), last.board().len()), ("@2".to_owned(), 20));
    // It was laid before: one may go back.
    assert_eq!(last.options(0), ["resolve", "return"]);
    // As long as a card is left, the path grows instead.
    let grows = Scene::bare("| Morphyss @10 | Nirvanello").does(0, "roll").falls("die=1 lay=b11");
    assert_eq!(grows.spot(0), "@11");
}

#[test]
fn clause_4_6_the_card_of_arrival_is_resolved_and_others_do_nothing() {
    let cards =
        [BARE, &[("b5", "[{ faith = 1 }]"), ("b6", "[{ faith = 2 }]"), ("b7", "[\"fight\"]")]].concat();
    let scene = Scene::dealt(&cards, "", "traps=5:1:o4 | Morphyss 4/8 @4 | Nirvanello @6");
    // Over a trap and a player.
    let there = scene.does(0, "roll").falls("die=2");
    assert_eq!(there.options(0), ["resolve", "return", "fight=1"]);
    assert!(there.refuses(0, "pass", "4.6"));
    assert_eq!(there.does(0, "resolve").faith(0), 6);
    // Over the duty to fight.
    let over = Scene::dealt(&cards, "", "| Morphyss 4/8 @6 | Nirvanello").does(0, "roll").falls("die=2");
    assert_eq!((over.spot(0), over.does(0, "resolve").faith(0)), ("@8".to_owned(), 4));
}

/// Ruling G5: in both phases, from cards that were laid before.
#[test]
fn clause_4_7_one_may_go_back_instead_of_resolving() {
    let cards = [BARE, &[("b4", "[{ faith = 1 }]"), ("b5", "[{ faith = -1 }]")]].concat();
    for phase in [1, 2] {
        let line = format!("phase={phase} traps=4:1:o4 | Morphyss @4 | Nirvanello | LordUnder @4");
        let scene = Scene::dealt(&cards, "", &line).does(0, "roll").falls("die=1");
        let back = scene.clone().does(0, "return");
        assert!(back.told(What::Returned(seat(0), 3)) && !back.told(What::Resolves(seat(0), 4)));
        // Nothing there acts, not even the trap; nobody there is fought, and the turn is over.
        assert_eq!((back.spot(0), back.faith(0), back.asked()), ("@4".to_owned(), 5, vec![2]));
        assert_eq!(scene.does(0, "resolve").faith(0), 4);
    }
}

/// Ruling G5: not from a card just laid, and not from one with the duty to fight.
#[test]
fn clause_4_8_no_going_back_from_a_new_card_or_a_duty() {
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let line = "| Morphyss @10 | Nirvanello @11 | LordUnder @4";
    let line = format!("board=b1,b2,b3,b4,b5,b6,b7,b8,b9,b10,b11 {line}");
    let scene = Scene::dealt(&cards, "", &line).does(0, "roll");
    assert!(scene.clone().falls("die=1").allows(0, "return"));
    let new = scene.falls("die=2 lay=b12");
    // There is nothing to choose: it is resolved.
    assert!(new.told(What::Resolves(seat(0), 11)) && new.spot(0) == "@12" && new.asked() == [2]);
    let duty = new.does(2, "roll").falls("die=1");
    assert_eq!(duty.options(2), ["seat=0", "seat=1"]);
    assert!(duty.refuses(2, "return", "4.8"));
}

/// Ruling G6: what phase 1 forbids.
#[test]
fn clause_5_1_the_first_phase_knows_no_abilities_miracles_or_sacred_objects() {
    let line = "| BlackSarcophagus @2 o26,o28,o4,o5,m1,m7 | Nirvanello @5 5/7 o29,m2,m4";
    let early = Scene::bare(&format!("discards=o6 {line}"));
    assert_eq!(early.options(0), ["roll"]);
    for what in ["ability", "use=o28", "use=m1"] {
        assert!(early.refuses(0, what, "5.1"));
    }
    // Nor as reactions: no window opens for what lies before the seats.
    let early =
        Scene::bare("| BlackSarcophagus @2 o26,m1,m7 | Nirvanello @5 o29,m2").does(0, "roll").falls("die=1");
    assert_eq!(early.options(0), ["resolve", "return"]);
    let late = Scene::bare(&format!("phase=2 discards=o6 {line}"));
    assert_eq!(late.options(0), ["roll", "ability", "use=o26", "use=o28"]);
    assert!(late.does(0, "roll").falls("die=1").allows(1, "use=m2"));
}

/// Ruling G6: ordinary objects are not among them.
#[test]
fn clause_5_2_ordinary_objects_are_used_in_the_first_phase() {
    let scene = Scene::bare("| Morphyss @2 o1,o10~,o23 | Nirvanello @5 o4,o12");
    assert_eq!(scene.options(0), ["roll", "use=o23"]);
    assert!(scene.refuses(0, "use=o10", "10.3"));
    let rolled = scene.clone().does(0, "roll").falls("die=1");
    assert!(rolled.allows(0, "use=o1"));
    let next = rolled.all_pass().does(0, "resolve").all_pass().does(1, "roll").falls("die=1").all_pass();
    let next = next.does(1, "resolve").all_pass();
    assert_eq!(next.options(0), ["roll", "use=o10", "use=o23"]);
}

#[test]
fn clause_5_3_the_second_phase_begins_with_the_next_player() {
    let line = format!("{NINETEEN} | Morphyss @19 o28 | Nirvanello @2 | LordUnder o30");
    let cards = [BARE, &[("b20", "[{ toss = { win = [], lose = [\"restart\"] } }]")]].concat();
    let scene = Scene::dealt(&cards, "", &line).does(0, "roll").falls("die=1 lay=b20");
    assert_eq!((scene.phase(), scene.board().len()), (1, 20));
    let scene = scene.does(0, "call=heads").falls("coin=heads").all_pass();
    assert_eq!((scene.phase(), scene.active()), (2, 2));
    assert!(scene.told(What::Second) && scene.allows(2, "use=o30"));
    // From then on for everybody, whoever laid the card included.
    let scene = scene.does(2, "roll").falls("die=1").all_pass().does(2, "resolve").all_pass();
    assert!(scene.allows(1, "ability"));
    let scene = scene.does(1, "roll").falls("die=1").all_pass().does(1, "resolve").all_pass();
    assert!(scene.allows(0, "use=o28"));
    // An extra turn of the same player still belongs to the first.
    let again = Scene::bare(&line.replace(" | Mor", " extra=next | Mor"))
        .does(0, "roll")
        .falls("die=1 lay=b20")
        .all_pass();
    assert_eq!((again.phase(), again.active(), again.refuses(0, "use=o28", "5.1")), (1, 0, true));
    let again = again.does(0, "roll").falls("die=1").does(0, "resolve").all_pass();
    assert_eq!((again.phase(), again.active()), (2, 2));
}
