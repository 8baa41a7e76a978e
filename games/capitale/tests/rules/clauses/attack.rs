//! Chapter 7.

use capitale::What;

use crate::scene::Scene;

/// Rulings C14 and C28.
#[test]
fn clause_7_1_an_untapped_character_leads_where_it_is_and_taps() {
    let scene = Scene::at("units=1:0:w2@1,2:0:w3@2/tapped,3:0:w4@field,4:1:w5@1 | |");
    assert_eq!(scene.options_with(0, "attack="), "1");
    let scene = scene.go("attack=1 face=capital");
    assert_eq!((scene.tapped(1), scene.asked()), (true, vec![1]));
    let battle = scene.open().battle.unwrap();
    assert_eq!((battle.city, battle.leader, battle.fighters.len()), (0, 1, 1));
}

/// Ruling C27.
#[test]
fn clause_7_2_one_battle_at_each_city_in_a_turn_and_none_for_ones_own() {
    let line = "cities=selvapiana:0,?,?,?,? units=1:0:w2@1,2:0:w5@2,3:0:w5@2,4:0:w6@3,5:1:w4@2 | |";
    let scene = Scene::at(line);
    assert_eq!(scene.options_with(0, "attack="), "2,3,4");
    let scene = scene.go("attack=2 face=pietracava defend=5 enough");
    assert_eq!(scene.options_with(0, "attack="), "4");
    // Undefended counts as well.
    let scene = scene.go("attack=4 face=vadofermo");
    assert_eq!(scene.options_with(0, "attack="), "");
    // The next turn has one of its own there.
    assert!(scene.next_main().next_main().allows(0, "attack=3"));
}

/// Ruling C19.
#[test]
fn clause_7_3_the_first_combat_turns_the_city_for_good() {
    let line = "units=1:0:w4@1,2:0:w2@2,3:1:w8@1 | |";
    let scene = Scene::at(line).go("attack=1 face=capital defend=3");
    assert_eq!((scene.city(1).as_str(), scene.city(2).as_str()), ("capital", "?"));
    let scene = scene.go("attack=2 face=vadofermo").next_main().next_main();
    assert_eq!((scene.city(1).as_str(), scene.city(2).as_str()), ("capital", "vadofermo:0"));
    // It is not turned again.
    let scene = scene.hush().go("attack=1 defend=3");
    assert!(!scene.told(|what| matches!(what, What::Revealed(..))));
}

/// Ruling C15.
#[test]
fn clause_7_4_all_defend_their_city_and_the_untapped_a_neutral_one() {
    let units = "units=1:0:w2@1,2:1:w3@1/tapped,3:1:w4@1,4:1:w5@2";
    let neutral = Scene::at(&format!("cities=capital,?,?,?,? {units} | |")).go("attack=1");
    assert_eq!(neutral.options(1), ["decline", "defend=3"]);
    let held = Scene::at(&format!("cities=capital:1,?,?,?,? {units} | |")).go("attack=1");
    assert_eq!(held.options(1), ["decline", "defend=2", "defend=3"]);
    // Nobody but tapped ones at a neutral city: nothing is asked.
    let none = Scene::at("cities=capital,?,?,?,? units=1:0:w2@1,2:1:w3@1/tapped | |").go("attack=1");
    assert_eq!(none.city(1), "capital:0");
}

/// Rulings C15 and C16.
#[test]
fn clause_7_5_to_defend_is_to_name_the_first_defender_and_one_may_decline() {
    let scene = Scene::at("cities=capital:1,?,?,?,? units=1:0:w2@1,2:1:w3@1,3:1:w4@1 | |").go("attack=1");
    let defended = scene.clone().go("defend=3");
    assert_eq!(defended.open().battle.unwrap().fighters.len(), 2);
    let declined = scene.go("decline");
    assert_eq!(
        (declined.city(1).as_str(), declined.place(2).as_str(), declined.place(3).as_str()),
        ("capital:0", "1", "1")
    );
    assert!(declined.told(|what| matches!(what, What::Undefended(..))));
}

/// Ruling C17.
#[test]
fn clause_7_6_a_quick_character_defends_an_undefended_city() {
    let says =
        [("w3", "quick = true"), ("w4", "quick = true\nabilities = [{ always = { keyword = 'fleeting' } }]")];
    let line = "units=1:0:w2@1,2:1:w5@1 | | hand=w3,w4";
    // Nobody can defend, or the other declines.
    let scene = Scene::dealt(&says, &line.replace("@1 |", "@2 |")).go("attack=1 face=capital");
    assert!(scene.is_window() && scene.asked() == [1]);
    assert_eq!(scene.go("pass").city(1), "capital:0");
    let scene = Scene::dealt(&says, line).go("attack=1 face=capital decline");
    assert_eq!(scene.options(1), ["pass", "quick=w3", "quick=w4"]);
    let played = scene.clone().go("quick=w3");
    assert_eq!((played.open().units.len(), played.is_window()), (2, true));
    let played = played.go("pass");
    assert_eq!((played.place(3).as_str(), played.city(1).as_str()), ("1", "capital"));
    assert!(played.told(|what| matches!(what, What::Defended(..))));
    assert_eq!(played.open().battle.unwrap().fighters.len(), 2);
    // Who may not defend comes there all the same, and the city falls.
    let scene = scene.go("quick=w4 pass");
    assert_eq!((scene.place(3).as_str(), scene.city(1).as_str()), ("1", "capital:0"));
}

/// It defends only if it is still there when the window closes; ruling C17.
#[test]
fn clause_7_6_a_defender_that_is_gone_when_the_window_closes_defends_nothing() {
    let says = [
        ("w8", "quick = true"),
        ("t2", "effects = [{ each = [{ side = 'rival', at = 'here' }, ['return']] }]"),
    ];
    // What was played first happens last: nobody is there yet when t2 happens.
    let line = "units=1:0:w2@1 | hand=t2 | hand=w8";
    let scene =
        Scene::dealt(&says, line).go("attack=1 face=capital").both("pass", "quick=w8").go("0:quick=t2");
    assert_eq!((scene.city(1).as_str(), scene.place(2).as_str()), ("capital", "1"));
    // The other way round it comes first, and goes back before the window is over.
    let scene = Scene::dealt(&says, line).go("attack=1 face=capital 0:quick=t2").go("1:quick=w8");
    assert_eq!(
        (scene.city(1).as_str(), scene.place(2).as_str(), scene.hand(1).as_str()),
        ("capital:0", "-", "w8")
    );
}

/// Ruling C17.
#[test]
fn clause_7_7_nothing_else_makes_a_defender() {
    let says = [("t2", "effects = [{ target = [{}, ['send']] }]")];
    let line = "units=1:0:w2@1,2:1:w1@2 | | hand=t2";
    let scene = Scene::dealt(&says, line).go("attack=1 face=capital quick=t2 city=1");
    assert_eq!((scene.place(2).as_str(), scene.city(1).as_str()), ("1", "capital:0"));
}

/// Ruling C17.
#[test]
fn clause_7_7_a_quick_character_of_the_field_is_called_to_a_city_that_nobody_defends() {
    let says = [
        ("w3", "quick = true"),
        ("w5", "quick = true\nabilities = [{ always = { keyword = 'fleeting' } }]"),
        ("t2", "effects = [{ target = [{ side = 'rival' }, ['tap']] }]"),
    ];
    let line = "units=1:0:w2@1,2:1:w3@field,3:1:w4@field,4:1:w5@field,5:1:w3@field/tapped | hand=t2 |";
    let attacked = |switches| Scene::with(&says, switches, line).go("attack=1 face=capital");
    // Who lies tapped, is no Quick character or flees does not come to a neutral city; the attacker calls nobody.
    let scene = attacked("rules=2");
    assert_eq!(
        (scene.options(1), scene.options_with(0, "defend=")),
        (["pass", "defend=2"].map(str::to_owned).to_vec(), String::new())
    );
    assert_eq!(scene.clone().go("pass").city(1), "capital:0");
    // A call waits: a window opens above it, and only then the character comes.
    let called = scene.go("defend=2");
    assert_eq!((called.is_window(), called.place(2).as_str()), (true, "field"));
    assert!(
        called.told(|what| matches!(what, What::Called(..))) && called.options_with(1, "defend=").is_empty()
    );
    let defended = called.clone().go("pass");
    assert_eq!(defended.place(2), "1");
    assert!(defended.told(|what| matches!(what, What::Defended(..))));
    // Whoever cannot defend any more stays where it is, and the city falls.
    let tapped = called.go("quick=t2 choose=2");
    assert_eq!((tapped.place(2).as_str(), tapped.city(1).as_str()), ("field", "capital:0"));
    // Matches of the first version: nobody comes from the field, and nobody who could not answer is asked.
    assert_eq!(attacked("rules=1").asked(), [0]);
}

/// Ruling C17.
#[test]
fn clause_7_7_whoever_is_called_and_dies_defends_nothing() {
    let says =
        [("w3", "quick = true"), ("t2", "effects = [{ target = [{ side = 'rival' }, [{ damage = 9 }]] }]")];
    let line = "cities=capital:1,?,?,?,? units=1:0:w2@1,2:1:w3@field/tapped,3:1:w12@1 | hand=t2 |";
    let scene = Scene::with(&says, "rules=2", line).go("attack=1 decline");
    // An occupied city is defended by tapped ones too.
    let called = scene.go("defend=2");
    assert_eq!(called.clone().go("pass").place(2), "1");
    let dead = called.go("quick=t2 choose=2");
    assert_eq!((dead.place(2).as_str(), dead.city(1).as_str()), ("-", "capital:0"));
}

/// Ruling C17.
#[test]
fn clause_7_8_without_defenders_the_city_falls_if_the_leader_is_there() {
    let says = [("t2", "effects = [{ target = [{ side = 'rival' }, [{ damage = 3 }]] }]")];
    let line = "units=1:0:w2@1 | | hand=t2";
    let scene = Scene::dealt(&says, line).go("attack=1 face=capital");
    assert_eq!(scene.clone().go("pass").city(1), "capital:0");
    let dead = scene.go("quick=t2");
    assert_eq!((dead.city(1).as_str(), dead.place(1).as_str(), dead.conquests()), ("capital", "-", [0, 0]));
    assert!(dead.told(|what| matches!(what, What::Repelled(_))));
    // So it is when it was sent away.
    let says = [("t2", "effects = [{ target = [{ side = 'rival' }, ['move']] }]")];
    let sent = Scene::dealt(&says, line).go("attack=1 face=capital quick=t2");
    assert_eq!((sent.city(1).as_str(), sent.place(1).as_str()), ("capital", "2"));
}

/// Rulings C20 and C21.
#[test]
fn clause_7_9_in_a_battle_the_occupier_occupies_still() {
    // w5's Power is greater as long as its owner occupies a city.
    let says = [("w5", "abilities = [{ only = [{ cities = 1 }], always = { bearer = { power = 2 } } }]")];
    let line = "cities=capital:1,?,?,?,? units=1:0:w2@1,2:1:w5@1 | |";
    let scene = Scene::dealt(&says, &line.replace("| |", "| hand=m12 |")).go("attack=1 defend=2");
    assert!(scene.is_window());
    assert_eq!((scene.city(1).as_str(), scene.power(2)), ("capital:1", 3));
    assert_eq!(scene.go("pass").place(1), "-");
}
