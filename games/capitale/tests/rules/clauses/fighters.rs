//! Chapter 8.

use capitale::What;

use crate::scene::Scene;

/// The attack on a neutral face-up city.
fn fight(says: &[(&str, &str)], units: &str, script: &str) -> Scene {
    Scene::dealt(says, &format!("cities=capital,?,?,?,? units={units} | |")).go(script)
}

/// Ruling C14.
#[test]
fn clause_8_1_fighters_are_added_by_turns_until_both_say_enough() {
    let units = "1:0:w8@1,2:0:w4@1,3:0:w12@1,4:1:w8@1,5:1:w4@1,6:1:w12@1";
    let scene = fight(&[], units, "attack=1 defend=4");
    assert_eq!(
        (scene.asked(), scene.options(0)),
        (vec![0], ["enough", "join=2", "join=3"].map(str::to_owned).to_vec())
    );
    let scene = scene.go("join=3");
    assert_eq!(
        (scene.asked(), scene.options(1)),
        (vec![1], ["enough", "join=5", "join=6"].map(str::to_owned).to_vec())
    );
    // Enough is not final while the other goes on.
    let scene = scene.go("enough");
    assert_eq!(scene.asked(), [0]);
    let scene = scene.go("join=2");
    assert_eq!(scene.asked(), [1]);
    let scene = scene.go("join=5");
    // The attacker has nobody left to add and is not asked; the defender's enough ends it.
    assert_eq!(
        (scene.asked(), scene.options(1)),
        (vec![1], ["enough", "join=6"].map(str::to_owned).to_vec())
    );
    let scene = scene.go("enough");
    assert!(scene.open().battle.is_none() && scene.allows(0, "end"));
    // Twice enough in a row.
    let scene = fight(&[], units, "attack=1 defend=4 enough enough");
    assert!(scene.open().battle.is_none());
}

/// Ruling C14.
#[test]
fn clause_8_2_who_is_added_is_there_and_attackers_are_untapped_and_tap() {
    let scene = fight(&[], "1:0:w8@1,2:0:w4@1/tapped,3:0:w12@2,4:0:w5@1,5:1:w8@1", "attack=1 defend=5");
    assert_eq!(scene.options_with(0, "join="), "4");
    let scene = scene.go("join=4");
    assert!(scene.tapped(4));
}

/// Ruling C15.
#[test]
fn clause_8_3_defenders_of_a_neutral_city_tap() {
    let units = "units=1:0:w4@1,2:1:w8@1,3:1:w5@1,4:1:w2@1/tapped";
    let neutral = Scene::at(&format!("cities=capital,?,?,?,? {units} | |")).go("attack=1 defend=2");
    assert!(neutral.tapped(2));
    assert_eq!(neutral.options_with(1, "join="), "3");
    assert!(neutral.go("join=3").tapped(3));
    let held = Scene::at(&format!("cities=capital:1,?,?,?,? {units} | |")).go("attack=1 defend=2");
    assert!(!held.tapped(2));
    assert_eq!(held.options_with(1, "join="), "3,4");
    let held = held.go("join=3 join=4");
    assert_eq!([2, 3, 4].map(|id| held.tapped(id)), [false, false, true]);
}

#[test]
fn clause_8_4_damage_falls_from_the_highest_range_and_the_dead_do_not_strike() {
    // The rulebook's own battle: 2/1 with Range 1 against 3/2 with Range 0.
    let says = [("w6", "range = 1")];
    let scene = fight(&says, "1:0:w6@1,2:1:w7@1", "attack=1 defend=2");
    assert_eq!((scene.place(1).as_str(), scene.place(2).as_str(), scene.damage(1)), ("1", "-", 0));
    assert_eq!(scene.times(|what| matches!(what, What::Struck(..))), 1);
    // And 2/3 against 2/2 with equal Range.
    let scene = fight(&[], "1:0:w2@1,2:1:w10@1", "attack=1 defend=2");
    assert_eq!((scene.damage(1), scene.place(2).as_str()), (2, "-"));
    // Three steps.
    let says = [("w8", "range = 3"), ("w4", "range = 1")];
    let scene = fight(&says, "1:0:w8@1,2:1:w8@1,3:1:w4@1,4:1:w20@1", "attack=1 defend=2 join=3 enough");
    let ranges: Vec<u8> = scene
        .told
        .iter()
        .filter_map(|(_, event)| if let What::Range(range) = event.what { Some(range) } else { None })
        .collect();
    assert_eq!(ranges, [3, 1]);
}

/// Ruling C25.
#[test]
fn clause_8_5_range_is_looked_at_anew_and_each_strikes_once() {
    // With Range 3 it strikes; its Range falls to 0 afterwards, and it does not strike again.
    let says = [
        ("w11", "range = 3"),
        ("t2", "effects = [{ each = [{}, [{ boost = { range = -3 } }]] }]"),
        ("w5", "hp = 9\nrange = 1"),
    ];
    let line = "cities=capital,?,?,?,? units=1:0:w11@1,2:1:w5@1 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("attack=1 defend=2 pass quick=t2");
    assert_eq!(scene.times(|what| matches!(what, What::Struck(by, ..) if by.id == 1)), 1);
    assert_eq!((scene.damage(1), scene.damage(2), scene.open().battle), (1, 3, None));
    // One whose Range rises in the window strikes in that step.
    let says = [("w5", "range = 1"), ("t2", "effects = [{ each = [{}, [{ boost = { range = 1 } }]] }]")];
    let line = "cities=capital,?,?,?,? units=1:0:w6@1,2:1:w5@1 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("attack=1 defend=2 quick=t2");
    assert_eq!((scene.place(1).as_str(), scene.damage(2)), ("-", 2));
    assert_eq!(scene.times(|what| matches!(what, What::Range(_))), 1);
}

/// Ruling C24.
#[test]
fn clause_8_6_a_striker_divides_its_power_among_the_enemies() {
    let scene = fight(&[], "1:0:w11@1,2:1:w2@1,3:1:w5@1,4:1:w8@1", "attack=1 defend=2 join=3 join=4");
    assert_eq!(
        (scene.asked(), scene.options_with(0, "hit=").as_str()),
        (vec![0], "2:1,2:2,2:3,3:1,3:2,3:3,4:1,4:2,4:3")
    );
    let scene = scene.go("hit=3:1");
    assert_eq!(scene.options_with(0, "hit="), "2:1,2:2,4:1,4:2");
    // The last one gets the rest.
    let scene = scene.go("hit=2:1");
    assert_eq!([2, 3, 4].map(|id| scene.damage(id)), [1, 1, 1]);
    let all = fight(&[], "1:0:w11@1,2:1:w2@1,3:1:w5@1", "attack=1 defend=2 join=3 hit=2:3");
    assert_eq!((all.place(2).as_str(), all.damage(3)), ("-", 0));
    // With one enemy nothing is asked.
    let one = fight(&[], "1:0:w6@1,2:1:w2@1", "attack=1 defend=2");
    assert_eq!((one.place(1).as_str(), one.damage(2)), ("-", 2));
}

/// Ruling C24.
#[test]
fn clause_8_7_attackers_divide_first_and_all_damage_falls_together() {
    let units = "3:0:w11@1,1:0:w7@1,2:1:w11@1,4:1:w7@1";
    let scene = fight(&[], units, "attack=3 defend=2 join=1 join=4");
    // In order of number: 1 before 3, then the defenders 2 and 4.
    assert_eq!((scene.asked(), scene.options_with(0, "hit=").as_str()), (vec![0], "2:1,2:2,2:3,4:1,4:2,4:3"));
    let scene = scene.go("hit=2:3 hit=4:3");
    assert_eq!(scene.asked(), [1]);
    let scene = scene.go("hit=1:3");
    assert_eq!(scene.open().units.len(), 4);
    let scene = scene.go("hit=3:3");
    assert!(scene.open().units.is_empty());
    let by: Vec<u8> = scene
        .told
        .iter()
        .filter_map(|(_, event)| if let What::Struck(by, ..) = event.what { Some(by.id) } else { None })
        .collect();
    assert_eq!(by, [1, 3, 2, 4]);
    let order = scene.order(&[&|what| matches!(what, What::Struck(by, ..) if by.id == 4), &|what| {
        matches!(what, What::Hurt(..))
    }]);
    assert!(order.is_sorted());
}

/// Ruling C26.
#[test]
fn clause_8_8_power_0_deals_nothing_and_what_is_too_much_is_lost() {
    let scene = fight(&[], "1:0:w4@1,2:1:w8@1", "attack=1 defend=2");
    assert_eq!((scene.damage(1), scene.damage(2)), (0, 0));
    assert!(!scene.told(|what| matches!(what, What::Struck(..))));
    // Nine damage on 1 HP, beside another that takes none.
    let scene = fight(&[], "1:0:w1@1,2:1:w12@1,3:1:w8@1", "attack=1 defend=2 join=3 hit=2:9");
    assert_eq!((scene.place(2).as_str(), scene.damage(3)), ("-", 0));
}

#[test]
fn clause_8_9_a_character_dies_when_its_damage_reaches_its_hp() {
    // Not with one less.
    let scene = fight(&[], "1:0:w6@1,2:1:w2@1", "attack=1 defend=2");
    assert_eq!((scene.place(2).as_str(), scene.damage(2), scene.grave(0).as_str()), ("1", 2, "w6"));
    // Elsewhere at once: by a card, and when HP fall.
    let says = [
        ("t2", "effects = [{ each = [{ side = 'rival' }, [{ damage = 1 }]] }]"),
        ("t1", "quick = true\neffects = [{ each = [{ side = 'rival' }, [{ boost = { hp = -1 } }]] }]"),
    ];
    let line = "units=1:1:w12@1,2:1:w4@2,3:1:w8@2/damage1 | hand=t1,t2 |";
    let scene = Scene::dealt(&says, line).go("quick=t2");
    assert_eq!([1, 2, 3].map(|id| scene.place(id)), ["-", "2", "2"]);
    let scene = scene.go("quick=t1");
    assert_eq!([2, 3].map(|id| scene.place(id)), ["-", "-"]);
    assert_eq!(scene.grave(1), "w12,w4,w8");
}

/// What depends on the hand is looked at again when the turn's discards are made.
#[test]
fn clause_8_9_hp_that_fall_with_the_hand_kill_at_once() {
    let says = [
        ("w12", "abilities = [{ only = [{ hand_at_most = 7 }], always = { bearer = { hp = -1 } } }]"),
        ("w8", "abilities = [{ when = 'falls', effects = ['expose'] }]"),
    ];
    let line = "units=1:0:w12@1,2:0:w8@1 | hand=w2,w2,w2,w3,w3,w3,w4,w4 |";
    let scene = Scene::dealt(&says, line).go("end pass take=w2");
    assert_eq!((scene.turn(), scene.place(1).as_str()), (1, "-"));
    assert!(scene.told(|what| matches!(what, What::Shown(..))));
}

/// What depends on a city that becomes neutral is looked at again before anything else happens.
#[test]
fn clause_8_9_hp_that_fall_with_a_city_kill_at_once() {
    let says = [("w4", "abilities = [{ only = [{ cities = 1 }], always = { bearer = { hp = 2 } } }]")];
    let line = "cities=capital:0,?,?,?,? units=1:0:w2@1,2:0:w4@2/damage3 | |";
    let scene = Scene::dealt(&says, line);
    assert_eq!(scene.numbers(2)[1], 4);
    let scene = scene.go("move=1:2");
    assert_eq!((scene.city(1).as_str(), scene.place(2).as_str()), ("capital", "-"));
}

#[test]
fn clause_8_10_who_leaves_the_city_neither_strikes_nor_is_struck() {
    let says = [("t2", "effects = [{ target = [{ at = 'here' }, ['move']] }]")];
    let line = "cities=?,capital,?,?,? units=1:0:w2@2,2:0:w3@2,3:1:w11@2 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("attack=1 defend=3 join=2 quick=t2 choose=2 city=3");
    assert_eq!((scene.place(2).as_str(), scene.place(1).as_str(), scene.damage(3)), ("3", "-", 2));
    assert_eq!(scene.damage(2), 0);
    // To be tapped does not stop a fighter.
    let says = [("t2", "effects = [{ target = [{ side = 'rival' }, ['tap']] }]")];
    let line = "cities=?,capital:1,?,?,? units=1:0:w2@2,3:1:w11@2 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("attack=1 defend=3 quick=t2");
    assert_eq!((scene.place(1).as_str(), scene.tapped(3), scene.damage(3)), ("-", true, 2));
}
