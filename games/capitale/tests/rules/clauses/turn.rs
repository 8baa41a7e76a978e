//! Chapters 5 and 6.

use capitale::What;

use crate::scene::Scene;

#[test]
fn clause_5_1_untap_draw_opening_main_end_then_the_other() {
    let says = [("w2", "abilities = [{ when = 'begin', effects = [{ draw = 1 }] }]")];
    let line = "turn=4 at=0 units=1:0:w2@1/tapped,2:0:t4@field | hand=w3,w4,w5,w6,w7,w8,w9 lib=w10,w11,w12 | hand=w3";
    let scene = Scene::dealt(&says, line).go("end pass card=m12 skip end pass").hush();
    assert_eq!((scene.turn(), scene.tapped(1)), (0, false));
    let scene = scene.go("card=w10 card=w11 open=w10 set=3:1 end pass");
    let order = scene.order(&[
        &|what| matches!(what, What::Drew(_)),
        &|what| matches!(what, What::Ability(..)),
        &|what| matches!(what, What::Opened(..)),
        &|what| matches!(what, What::Set(..)),
        &|what| matches!(what, What::Ends(_)),
        &|what| matches!(what, What::Turn(..)),
    ]);
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(scene.turn(), 1);
}

#[test]
fn clause_5_2_ones_own_cards_untap_but_for_heavy_and_stunned_ones() {
    let says = [("w4", "abilities = [{ always = { keyword = 'heavy' } }]")];
    let line = "at=1 units=1:0:w2@1/tapped,2:0:w3@2/tapped/stunned,3:0:w4@3/tapped,4:0:w5@field/tapped/heavy,\
        5:1:w6@4/tapped | |";
    let scene = Scene::dealt(&says, line).next_turn();
    // Gained for a turn, Heavy is over by then.
    assert_eq!([1, 2, 3, 4, 5].map(|id| scene.tapped(id)), [false, true, true, false, true]);
    assert!(!scene.unit(2).stunned);
    // A turn later the stunned one untaps.
    let scene = scene.go("skip").next_main().next_turn();
    assert_eq!([1, 2, 3, 4, 5].map(|id| scene.tapped(id)), [false, false, true, false, false]);
}

/// Ruling C8.
#[test]
fn clause_5_3_a_card_is_drawn_but_not_in_the_first_turn_of_a_duel() {
    let mut scene = Scene::new("deck1=m1*45 deck2=m2*45").go("first=0");
    for card in ["card=m1", "card=m2"] {
        scene = scene.go(&[card; 7].join(" "));
    }
    let scene = scene.go("keep keep");
    assert_eq!((scene.options_with(0, "open=").as_str(), scene.open().hands), ("m1", [7, 7]));
    let scene = scene.go("skip end pass");
    assert_eq!(scene.odds(), [("card=m2".to_owned(), 38)]);
    let scene = scene.go("card=m2 skip end pass take=m2");
    assert_eq!(scene.odds(), [("card=m1".to_owned(), 38)]);
}

#[test]
fn clause_5_4_what_waits_for_the_beginning_comes_after_the_draw_and_before_the_opening() {
    let says = [
        ("w2", "abilities = [{ when = 'begin', effects = [{ draw = 1 }] }]"),
        ("w3", "abilities = [{ when = 'begin', effects = ['expose'] }]"),
    ];
    let scene =
        Scene::dealt(&says, "at=1 units=1:0:w2@1,2:1:w3@1 | | lib=w5").go("end").hush().go("card=m12");
    // The other's waits for the other's turn.
    assert_eq!((scene.library(0), scene.hand(0).as_str()), (43, "m12"));
    assert!(scene.told(|what| matches!(what, What::Ability(..))));
    let scene = scene.go("card=m12");
    assert_eq!(scene.options(0), ["skip", "open=m12"]);
    assert!(!scene.told(|what| matches!(what, What::Shown(..))));
}

/// Ruling C3.
#[test]
fn clause_5_5_at_most_one_card_is_opened_unless_a_card_grants_more() {
    let line = "phase=opening units=1:0:t4@field | hand=w2,w3,w4 more=1 | |".trim_end_matches(" |");
    let line = format!("{line} |");
    let scene = Scene::at(&line.replace(" more=1", ""));
    assert_eq!(scene.options(0), ["skip", "open=w2", "open=w3", "open=w4"]);
    assert_eq!(scene.clone().go("skip").options_with(0, "open="), "");
    assert!(scene.go("open=w2").allows(0, "end"));
    let more = Scene::at(&line).go("open=w2");
    assert_eq!(more.options(0), ["skip", "open=w3", "open=w4"]);
    assert!(more.go("open=w3").allows(0, "end"));
    // While it holds, a card may grant one as well.
    let says = [("t4", "abilities = [{ always = { opening = 1 } }]\nlasting = 'field'")];
    let scene = Scene::dealt(&says, &line).go("open=w2 open=w3");
    assert_eq!(scene.options(0), ["skip", "open=w4"]);
    assert!(scene.go("open=w4").allows(0, "end"));
}

#[test]
fn clause_5_6_a_character_comes_untapped_to_the_field() {
    let scene = Scene::at("phase=opening | hand=w2 |").go("open=w2");
    assert_eq!((scene.place(1).as_str(), scene.tapped(1), scene.hand(0).as_str()), ("field", false, ""));
}

#[test]
fn clause_5_7_a_lasting_effect_stays_where_the_card_says() {
    let says = [("t1", "lasting = 'rival'\nabilities = [{ always = { bearer = { power = -1 } } }]")];
    let line = "phase=opening units=1:0:w2@1,2:0:w3@field,3:1:w2@2,4:1:w6@3 | hand=t1,t3,t4,t5 |";
    let open = |script: &str| Scene::dealt(&says, line).go(script);
    assert_eq!(open("open=t4").place(5), "field");
    let own = open("open=t3");
    assert_eq!(own.options(0), ["choose=1", "choose=2"]);
    assert_eq!(own.go("choose=2").place(5), "#2");
    let rival = open("open=t1");
    assert_eq!(rival.options(0), ["choose=3", "choose=4"]);
    let rival = rival.go("choose=4");
    assert_eq!((rival.place(5).as_str(), rival.power(4), rival.power(3)), ("#4", 1, 2));
    let city = open("open=t5");
    assert_eq!(city.options_with(0, "city="), "1,2,3,4,5");
    assert_eq!(city.go("city=4").place(5), "4");
}

#[test]
fn clause_5_8_another_effect_happens_and_goes_to_the_graveyard() {
    let says = [("t1", "effects = [{ each = [{ side = 'rival' }, [{ damage = 1 }]] }]")];
    let line = "phase=opening units=1:1:w2@1,2:0:w2@1 | hand=t1 |";
    let scene = Scene::dealt(&says, line).go("open=t1");
    assert_eq!((scene.damage(1), scene.damage(2), scene.grave(0).as_str()), (1, 0, "t1"));
    assert_eq!(scene.open().units.len(), 2);
}

#[test]
fn clause_5_8_an_effect_that_recovers_effects_may_recover_itself() {
    let scene = Scene::dealt(&[("t1", "effects = [{ recover = 'effect' }]")], "phase=opening | hand=t1 |");
    let scene = scene.go("open=t1");
    assert_eq!((scene.grave(0).as_str(), scene.options_with(0, "take=").as_str()), ("t1", "t1"));
    let scene = scene.go("take=t1");
    assert_eq!((scene.grave(0).as_str(), scene.hand(0).as_str()), ("", "t1"));
}

/// Ruling C34.
#[test]
fn clause_5_9_cards_cost_nothing_and_the_level_does_not_matter() {
    // w1 is of level 5, and no city lies face up.
    let scene = Scene::at("phase=opening | hand=w1,w2 |").go("open=w1");
    assert_eq!(
        (scene.place(1).as_str(), scene.hand(0).as_str(), scene.grave(0).as_str()),
        ("field", "w2", "")
    );
}

/// Ruling C37.
#[test]
fn clause_6_1_anything_in_any_order_as_often_as_one_likes_or_nothing() {
    let says = [
        ("w5", "abilities = [{ use = { tap = true }, effects = [{ draw = 1 }] }]"),
        ("t2", "effects = ['truce']"),
    ];
    let line = "units=1:0:w2@1,2:0:w3@2,3:0:w5@3,4:0:w4@field,5:1:w8@1 | hand=t2 |";
    let scene = Scene::dealt(&says, line);
    for action in ["end", "set=4:3", "move=1:2", "use=3:1", "quick=t2", "attack=1"] {
        assert!(scene.allows(0, action), "{action}");
    }
    // In one order and in another; nothing is asked of the other seat.
    let one = scene
        .clone()
        .go("attack=1 face=capital defend=5 pass set=4:5 use=3:1 card=m12 quick=t2 city=4 move=2:3");
    let two = scene
        .clone()
        .go("move=2:3 quick=t2 city=4 use=3:1 card=m12 set=4:5 attack=1 face=capital defend=5 pass");
    let state =
        |scene: &Scene| (scene.place(2), scene.place(4), scene.city(1), scene.hand(0), scene.grave(0));
    assert_eq!(state(&one), state(&two));
    assert_eq!(scene.go("end pass").turn(), 1);
    // In another's turn there is nothing to do.
    assert_eq!(one.options(1), Vec::<String>::new());
}

/// Ruling C4.
#[test]
fn clause_6_2_any_number_of_characters_are_set_to_any_city_without_tapping() {
    let line = "cities=?,capital:1,?,?,? units=1:0:w2@field,2:0:w3@field,3:1:w4@2,4:0:w5@field/tapped | |";
    let scene = Scene::at(line);
    assert_eq!(scene.options_with(0, "set="), "1:1,1:2,1:3,1:4,1:5,2:1,2:2,2:3,2:4,2:5,4:1,4:2,4:3,4:4,4:5");
    let scene = scene.go("set=1:2 set=2:5");
    assert_eq!((scene.place(1).as_str(), scene.place(2).as_str()), ("2", "5"));
    assert!(!scene.tapped(1) && !scene.tapped(2));
}

/// Ruling C7.
#[test]
fn clause_6_3_a_character_is_set_only_once() {
    let scene = Scene::at("units=1:0:w2@field,2:0:w3@3 | |").go("set=1:2");
    assert_eq!(scene.options_with(0, "set="), "");
    assert_eq!(scene.options_with(0, "move="), "1:1,1:3,2:2,2:4");
}

/// Ruling C5.
#[test]
fn clause_6_4_what_was_opened_in_this_turn_is_set_and_attacks() {
    let scene = Scene::at("phase=opening | hand=w2 |").go("open=w2 set=1:3 attack=1 face=capital");
    assert_eq!(scene.city(3), "capital:0");
}

#[test]
fn clause_6_5_moving_taps() {
    let scene = Scene::at("units=1:0:w2@1,2:0:w3@1/tapped,3:0:w4@field | |");
    assert_eq!(scene.options_with(0, "move="), "1:2");
    let scene = scene.go("move=1:2");
    assert_eq!((scene.place(1).as_str(), scene.tapped(1)), ("2", true));
    // It can do nothing else then.
    assert!(!scene.allows(0, "attack=1") && scene.options_with(0, "move=").is_empty());
}

/// Ruling C6.
#[test]
fn clause_6_6_by_as_many_cities_as_its_move_says() {
    let says = [("w2", "move = 0"), ("w4", "move = 2"), ("w5", "move = 4")];
    let line = "cities=?,capital:1,?,?,? units=1:0:w2@2,2:0:w3@2,3:0:w4@3,4:0:w5@1,5:1:w3@2 | |";
    let scene = Scene::dealt(&says, line);
    assert_eq!(scene.options_with(0, "move="), "2:1,2:3,3:1,3:2,3:4,3:5,4:2,4:3,4:4,4:5");
    assert_eq!(scene.go("move=3:1").place(3), "1");
}

/// Rulings C22 and C28.
#[test]
fn clause_6_7_characters_of_both_may_be_at_a_city_and_must_attack_to_have_it() {
    let scene = Scene::at("units=1:0:w2@field,2:1:w3@2 | |").go("set=1:2");
    assert_eq!((scene.place(1).as_str(), scene.place(2).as_str(), scene.city(2).as_str()), ("2", "2", "?"));
    let scene = scene.next_main().next_main();
    assert_eq!((scene.city(2).as_str(), scene.place(1).as_str(), scene.place(2).as_str()), ("?", "2", "2"));
}
