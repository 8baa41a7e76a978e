//! Chapters 9 and 10.

use capitale::What;

use crate::scene::Scene;

fn at(says: &[(&str, &str)], owner: &str, units: &str, script: &str) -> Scene {
    Scene::dealt(says, &format!("cities=selvapiana{owner},?,?,?,? units={units} | |")).go(script)
}

/// Ruling C23.
#[test]
fn clause_9_1_only_fighters_that_are_alive_and_there_count() {
    // The one that did not fight does not hold the city.
    let scene = at(&[], ":1", "1:0:w2@1,2:1:w12@1,3:1:w11@1", "attack=1 defend=2 enough");
    assert_eq!((scene.city(1).as_str(), scene.place(3).as_str()), ("selvapiana:0", "1"));
    // Nor does one that has left it.
    let says = [("t2", "effects = [{ target = [{ side = 'rival' }, ['move']] }]")];
    let line = "cities=selvapiana:1,?,?,?,? units=1:0:w4@1,2:1:w8@1 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("attack=1 defend=2 quick=t2");
    assert_eq!((scene.place(2).as_str(), scene.city(1).as_str()), ("2", "selvapiana:0"));
}

/// Ruling C23.
#[test]
fn clause_9_2_attackers_alone_conquer() {
    let scene = at(&[], ":1", "1:0:w2@1,2:1:w12@1,3:0:w12@1", "attack=1 defend=2 enough");
    assert_eq!((scene.city(1).as_str(), scene.conquests()), ("selvapiana:0", [1, 0]));
    assert!(scene.open().battle.is_none());
}

/// Ruling C20.
#[test]
fn clause_9_3_defenders_alone_drive_back_and_the_city_is_as_before() {
    for (owner, city) in [(":1", "selvapiana:1"), ("", "selvapiana")] {
        let scene = at(&[], owner, "1:0:w12@1,2:1:w2@1,3:0:w11@1", "attack=1 defend=2 enough");
        assert_eq!((scene.city(1).as_str(), scene.conquests()), (city, [0, 0]));
        assert!(scene.told(|what| matches!(what, What::Repelled(_))));
    }
}

/// Ruling C21.
#[test]
fn clause_9_4_both_alive_change_nothing() {
    for (owner, city) in [(":1", "selvapiana:1"), ("", "selvapiana")] {
        let scene = at(&[], owner, "1:0:w5@1,2:1:w5@1", "attack=1 defend=2");
        assert_eq!(
            (scene.city(1).as_str(), scene.conquests(), scene.open().battle.clone()),
            (city, [0, 0], None)
        );
        assert!(scene.told(|what| matches!(what, What::Neutral(_))));
    }
}

/// Ruling C22.
#[test]
fn clause_9_5_nobody_left_makes_it_neutral_though_others_are_there() {
    let scene = at(&[], ":1", "1:0:w6@1,2:1:w6@1,3:1:w11@1", "attack=1 defend=2 enough");
    assert_eq!((scene.city(1).as_str(), scene.place(3).as_str()), ("selvapiana", "1"));
    assert!(scene.told(|what| matches!(what, What::Annihilated(_))));
    // To have it again one must attack it.
    let scene = scene.next_main();
    assert_eq!(scene.city(1), "selvapiana");
    assert_eq!(scene.go("attack=3 pass").city(1), "selvapiana:1");
    // A neutral city stays neutral.
    let scene = at(&[], "", "1:0:w6@1,2:1:w6@1,3:1:w11@1", "attack=1 defend=2 enough");
    assert_eq!(
        (scene.city(1).as_str(), scene.times(|what| matches!(what, What::Abandoned(..)))),
        ("selvapiana", 0)
    );
}

/// Rulings C2, C16 and C20.
#[test]
fn clause_9_6_a_conquered_city_turns_and_is_marked_and_the_others_stay() {
    let line = "conquests=3:1 cities=selvapiana:1,?,?,?,? units=1:0:w2@1,2:1:w3@1,3:1:w5@1 | |";
    let scene = Scene::at(line).go("attack=1 decline");
    assert_eq!((scene.city(1).as_str(), scene.conquests()), ("selvapiana:0", [4, 1]));
    assert_eq!((scene.place(2).as_str(), scene.place(3).as_str()), ("1", "1"));
    // They do not occupy it: when the conqueror goes it is neutral.
    let scene = scene.next_main().next_main().go("move=1:2");
    assert_eq!(scene.city(1), "selvapiana");
}

/// Rulings C12 and C13.
#[test]
fn clause_9_7_a_conquest_that_wins_costs_nothing() {
    let line = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | hand=w9,w9 |";
    let scene = Scene::at(line).go("attack=1 face=selvapiana pass");
    assert_eq!(scene.results(), "0:Cities");
    assert_eq!(scene.times(|what| matches!(what, What::Discarded(..))), 0);
    assert_eq!((scene.conquests(), scene.asked()), ([1, 0], vec![0, 1]));
}

/// Ruling C13.
#[test]
fn clause_9_8_each_conquest_costs_two_cards_of_ones_choice() {
    let line = |hand: &str| format!("units=1:0:w2@1 | hand={hand} | hand=w3,w4");
    let scene = Scene::at(&line("w5,w6,w7")).go("attack=1 face=vadofermo pass");
    assert_eq!((scene.asked(), scene.options_with(0, "take=").as_str()), (vec![0], "w5,w6,w7"));
    let scene = scene.go("take=w6");
    assert_eq!(scene.options_with(0, "take="), "w5,w7");
    let scene = scene.go("take=w5");
    assert_eq!(
        (scene.hand(0).as_str(), scene.grave(0).as_str(), scene.hand(1).as_str()),
        ("w7", "w6,w5", "w3,w4")
    );
    assert!(scene.allows(0, "end"));
    // All, if there are fewer.
    let scene = Scene::at(&line("w5")).go("attack=1 face=vadofermo pass take=w5");
    assert_eq!((scene.hand(0).as_str(), scene.allows(0, "end")), ("", true));
    assert!(Scene::at(&line("-")).go("attack=1 face=vadofermo pass").allows(0, "end"));
    // To reconquer costs as much.
    let line = "cities=vadofermo:1,?,?,?,? units=1:0:w2@1,2:1:w3@1 | hand=w5,w6 |";
    let scene = Scene::at(line).go("attack=1 decline pass take=w5 take=w6");
    assert_eq!(scene.hand(0), "");
}

/// Ruling C29.
#[test]
fn clause_9_9_a_city_without_its_occupiers_characters_is_neutral_at_once() {
    let city = |scene: Scene| scene.city(1);
    let line = "cities=vadofermo:0,?,?,?,? units=1:0:w12@1,2:1:w5@1 | hand=t2 |";
    let says = |deed: &str| format!("effects = [{{ target = [{{}}, [{deed}]] }}]");
    // Moved away, killed, sent back to the hand.
    assert_eq!(city(Scene::at(line).go("move=1:2")), "vadofermo");
    for deed in ["{ damage = 1 }", "'return'", "'kill'"] {
        let scene = Scene::dealt(&[("t2", &says(deed))], line).go("quick=t2");
        assert_eq!(city(scene.clone()), "vadofermo", "{deed}");
        assert!(scene.told(|what| matches!(what, What::Abandoned(..))));
    }
    // One that stays is enough, even tapped; a lasting effect is not.
    let two = line.replace("2:1:w5@1", "2:0:w5@1/tapped");
    assert_eq!(city(Scene::at(&two).go("move=1:2")), "vadofermo:0");
    let effect = line.replace("2:1:w5@1", "2:0:t5@1");
    assert_eq!(city(Scene::at(&effect).go("move=1:2")), "vadofermo");
}

/// Ruling C39.
#[test]
fn clause_10_1_window_abilities_damage_effects_discard() {
    let says = [
        ("w2", "abilities = [{ when = 'end', effects = [{ draw = 1 }] }]"),
        ("w3", "abilities = [{ when = 'end', effects = ['expose'] }]"),
    ];
    let line = "units=1:0:w2@1/damage2/power+3,2:1:w3@1 | hand=w5,w5,w5,w6,w6,w6,w7 |";
    let scene = Scene::dealt(&says, line).go("end");
    assert!(scene.is_window());
    assert_eq!((scene.asked(), scene.damage(1), scene.power(1)), (vec![0], 2, 5));
    let scene = scene.go("pass");
    // The ability draws, and then there is one card too many.
    assert_eq!((scene.damage(1), scene.power(1)), (2, 5));
    let scene = scene.go("card=m12");
    assert_eq!(
        (scene.damage(1), scene.power(1), scene.options_with(0, "take=").as_str()),
        (0, 2, "w5,w6,w7,m12")
    );
    // The other's abilities wait for the other's turn.
    assert!(!scene.told(|what| matches!(what, What::Shown(..))));
    assert_eq!(scene.go("take=w7").turn(), 1);
}

#[test]
fn clause_10_2_all_damage_is_wiped_away_before_what_lasts_for_the_turn_ends() {
    let line = "units=1:0:w3@1/damage2/hp+2/shield1/swift,2:1:w2@2/damage2/power-1 | |";
    let scene = Scene::at(line).go("end");
    assert_eq!([1, 2].map(|id| scene.place(id)), ["1", "2"]);
    assert_eq!([1, 2].map(|id| scene.damage(id)), [0, 0]);
    assert_eq!((scene.numbers(1), scene.numbers(2)), ([3, 1, 0, 1, 0], [2, 3, 0, 1, 0]));
    assert_eq!((scene.unit(1).shield, scene.unit(1).gained), (0, 0));
    assert!(scene.told(|what| matches!(what, What::Wiped)));
}

/// Ruling C33.
#[test]
fn clause_10_3_down_to_seven_at_the_end_of_ones_own_turn() {
    let line = "| hand=w2,w3,w4,w5,w6,w7,w8,w9,w10 | hand=w2,w3,w4,w5,w6,w7,w8,w9";
    let scene = Scene::at(line).go("end pass");
    assert_eq!(scene.options_with(0, "take="), "w2,w3,w4,w5,w6,w7,w8,w9,w10");
    let scene = scene.go("take=w9 take=w2");
    assert_eq!((scene.hand(0).as_str(), scene.hand(1).len()), ("w3,w4,w5,w6,w7,w8,w10", 23));
    // Seven are kept; the other discards in its own turn.
    let scene = scene.go("card=m12 skip end pass take=w2 take=w3");
    assert_eq!(scene.turn(), 0);
    let scene = Scene::at("| hand=w2,w3,w4,w5,w6,w7,w8 |").go("end pass");
    assert_eq!((scene.turn(), scene.hand(0).len()), (1, 20));
}
