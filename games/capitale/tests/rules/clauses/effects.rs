//! Chapter 14.

use capitale::What;

use crate::scene::Scene;

/// The Quick effect t2 does this; t1, t3 and the others are plain.
fn does(effects: &str) -> (&'static str, String) {
    ("t2", format!("effects = [{effects}]"))
}

fn play(effects: &str, line: &str, script: &str) -> Scene {
    let (card, says) = does(effects);
    Scene::dealt(&[(card, &says)], line).go("quick=t2").go(script)
}

#[test]
fn clause_14_1_in_order_and_what_cannot_be_done_is_not_done() {
    let scene = play(
        "{ draw = 1 }, { discard = 9 }, 'break', { mill = 1 }",
        "| hand=t2,w3 |",
        "card=m12 take=w3 take=m12",
    );
    assert_eq!((scene.hand(0).as_str(), scene.now()), ("", vec!["card=m12".to_owned()]));
    let scene = scene.go("card=m12");
    assert_eq!((scene.grave(1).as_str(), scene.grave(0).as_str()), ("m12", "t2,w3,m12"));
    // The owner of the card chooses, also about the other's.
    let scene = play("{ each = [{ side = 'rival' }, ['send']] }", "units=1:1:w2@1 | hand=t2 |", "");
    assert_eq!(scene.asked(), [0]);
}

#[test]
fn clause_14_2_a_target_is_chosen_each_touches_all_and_conditions_count_when_it_happens() {
    let line = "units=1:1:w2@1,2:1:w5@2 | hand=t2,w9 |";
    let one = play("{ target = [{ side = 'rival' }, [{ damage = 1 }, 'tap']] }", line, "choose=2");
    assert_eq!([one.damage(1), one.damage(2)], [0, 1]);
    assert!(one.tapped(2) && !one.tapped(1));
    let each = play("{ each = [{ side = 'rival' }, [{ damage = 1 }]] }", line, "");
    assert_eq!([each.damage(1), each.damage(2)], [1, 1]);
    let hand = "{ if = [{ hand_at_most = 0 }, [{ draw = 1 }]] }";
    assert!(play(hand, line, "").allows(0, "end"));
    // After the discard it holds.
    let scene = play(&format!("{{ discard = 1 }}, {hand}"), line, "take=w9");
    assert_eq!(scene.now(), ["card=m12"]);
    // A target inside a condition is chosen as the card is played, all the same.
    let inside = "{ if = ['own_turn', [{ target = [{ side = 'rival' }, ['kill']] }]] }";
    assert_eq!(play(inside, line, "").options(0), ["choose=1", "choose=2"]);
}

#[test]
fn clause_14_3_damage_healing_shield() {
    let says = [
        ("t2", "effects = [{ target = [{ side = 'any' }, [{ shield = 2 }]] }]"),
        ("t1", "quick = true\neffects = [{ target = [{ side = 'any' }, [{ damage = 1 }]] }]"),
        ("t5", "quick = true\neffects = [{ target = [{ side = 'any' }, [{ heal = 2 }]] }]"),
    ];
    let line = "units=1:1:w1@1/damage5 | hand=t1,t1,t1,t2,t5,t5,t5 |";
    let scene = Scene::dealt(&says, line).go("quick=t1");
    assert_eq!(scene.damage(1), 6);
    let scene = scene.go("quick=t2 quick=t1");
    assert_eq!((scene.damage(1), scene.unit(1).shield), (6, 1));
    assert!(scene.told(|what| matches!(what, What::Prevented(_, _, 1))));
    let scene = scene.go("quick=t5 quick=t5");
    assert_eq!(scene.damage(1), 2);
    // No more is healed than there is, and the shield takes part of what is too much for it.
    let scene = scene.go("quick=t5");
    assert_eq!((scene.damage(1), scene.unit(1).shield), (0, 1));
    let scene = Scene::dealt(
        &[("t1", "quick = true\neffects = [{ target = [{ side = 'any' }, [{ damage = 4 }]] }]")],
        "units=1:1:w1@1/shield3 | hand=t1 |",
    );
    let scene = scene.go("quick=t1");
    assert_eq!((scene.damage(1), scene.unit(1).shield), (1, 0));
    // With the turn it is gone.
    let scene = Scene::at("units=1:1:w1@1/shield3 | |").next_turn();
    assert_eq!(scene.unit(1).shield, 0);
}

#[test]
fn clause_14_4_numbers_and_keywords_until_the_end_of_the_turn() {
    let line = "units=1:0:w2@1,2:0:w2@2 | hand=t2 |";
    let change = "{ boost = { power = 2, hp = -1, range = 1, move = 2 } }, { gain = 'swift' }";
    let scene = play(&format!("{{ target = [{{}}, [{change}]] }}"), line, "choose=1");
    assert_eq!((scene.numbers(1), scene.numbers(2)), ([4, 2, 1, 3, 0], [2, 3, 0, 1, 0]));
    let moved = scene.clone().go("move=1:4");
    assert!(!moved.tapped(1));
    let scene = scene.go("end");
    assert_eq!(scene.numbers(1), [2, 3, 0, 1, 0]);
    assert!(scene.next_main_of(0).go("move=1:2").tapped(1));
}

#[test]
fn clause_14_5_tapping_untapping_stunning() {
    let line = "units=1:1:w2@1,2:1:w5@2/tapped,3:0:w2@1 | hand=t2 |";
    let tap = play("{ target = [{ side = 'rival', doing = 'untapped' }, ['tap']] }", line, "");
    assert!(tap.tapped(1));
    let untap = play("{ target = [{ side = 'rival', doing = 'tapped' }, ['untap']] }", line, "");
    assert!(!untap.tapped(2));
    // Stunned: not in its owner's next untap phase, but in the one after.
    let stun = play("{ target = [{ side = 'rival', doing = 'tapped' }, ['stun']] }", line, "");
    let scene = stun.next_main();
    assert!(scene.tapped(2));
    let scene = scene.next_main().next_main();
    assert!(!scene.tapped(2));
}

#[test]
fn clause_14_6_moving_sending_returning_killing() {
    let line = "units=1:1:w2@2,2:1:w5@field,3:0:w2@1 | hand=t2 |";
    let target = |deed: &str| format!("{{ target = [{{ side = 'rival' }}, ['{deed}']] }}");
    let near = play(&target("move"), line, "choose=1");
    assert_eq!((near.asked(), near.options_with(0, "city=").as_str()), (vec![0], "1,3"));
    let near = near.go("city=3");
    assert_eq!((near.place(1).as_str(), near.tapped(1)), ("3", false));
    // From the field to any city.
    assert_eq!(play(&target("move"), line, "choose=2").options_with(0, "city="), "1,2,3,4,5");
    assert_eq!(play(&target("send"), line, "choose=1").options_with(0, "city="), "1,3,4,5");
    let sent = play(&target("send"), line, "choose=1 city=5");
    assert_eq!((sent.place(1).as_str(), sent.tapped(1)), ("5", false));
    let back = play(&target("return"), line, "choose=1");
    assert_eq!((back.place(1).as_str(), back.hand(1).as_str()), ("-", "w2"));
    let dead = play(&target("kill"), line, "choose=1");
    assert_eq!((dead.place(1).as_str(), dead.grave(1).as_str()), ("-", "w2"));
    assert!(dead.told(|what| matches!(what, What::Died(..))));
}

#[test]
fn clause_14_7_drawing_discarding_losing() {
    let line = "| hand=t2,w2,w3 | hand=w4,w5";
    assert_eq!(play("{ draw = 2 }", line, "card=m12 card=m12").hand(0), "w2,w3,m12,m12");
    let own = play("{ discard = 1 }", line, "");
    assert_eq!((own.asked(), own.options_with(0, "take=").as_str()), (vec![0], "w2,w3"));
    assert_eq!(own.go("take=w3").grave(0), "t2,w3");
    // The other chooses, of its own; all if there are fewer.
    let other = play("{ rival_discards = 3 }", line, "");
    assert_eq!((other.asked(), other.options_with(1, "take=").as_str()), (vec![1], "w4,w5"));
    let other = other.go("take=w5 take=w4");
    assert_eq!((other.grave(1).as_str(), other.allows(0, "end")), ("w5,w4", true));
    // At random.
    let lost = play("{ rival_loses = 1 }", "| hand=t2 | hand=w4,w4,w5", "");
    assert_eq!(lost.odds(), [("card=w4".to_owned(), 2), ("card=w5".to_owned(), 1)]);
    let lost = lost.go("card=w5");
    assert_eq!((lost.grave(1).as_str(), lost.hand(1).as_str()), ("w5", "w4,w4"));
    assert!(play("{ rival_loses = 2 }", "| hand=t2 | hand=w4", "card=w4").allows(0, "end"));
}

/// Ruling C11.
#[test]
fn clause_14_8_milling_and_the_last_card_loses() {
    let scene = play("{ mill = 2 }", "| hand=t2 | lib=w4", "card=w4 card=m12");
    assert_eq!((scene.grave(1).as_str(), scene.library(1), scene.results().as_str()), ("w4,m12", 43, ""));
    let grave = ["m1"; 43].join(",");
    let line = format!("| hand=t2 | deck=m1*45 grave={grave}");
    assert_eq!(play("{ mill = 3 }", &line, "card=m1 card=m1").results(), "0:Library");
}

#[test]
fn clause_14_9_fetching_from_the_library_and_showing() {
    let scene = play("{ fetch = 'character' }", "| hand=t2 lib=w2,w3,t1,w3 |", "");
    assert_eq!(
        (scene.asked(), scene.options(0)),
        (vec![0], ["no", "take=w2", "take=w3", "take=m12"].map(str::to_owned).to_vec())
    );
    let scene = scene.go("take=w3");
    assert_eq!((scene.hand(0).as_str(), scene.known(0).as_str(), scene.library(0)), ("w3", "w3", 43));
    assert_eq!(scene.hears(1, |what| matches!(what, What::Fetched(..))), 1);
    // Nothing of the kind: nothing may be taken.
    let none = play("{ fetch = 'captain' }", "| hand=t2 |", "");
    assert_eq!(none.options(0), ["no"]);
    assert!(none.go("no").allows(0, "end"));
}

#[test]
fn clause_14_10_recovering_and_raising_from_ones_graveyard() {
    let line = "| hand=t2 grave=w2,t1,w3 | grave=w5";
    let scene = play("{ recover = 'character' }", line, "");
    assert_eq!(scene.options(0), ["take=w2", "take=w3"]);
    let scene = scene.go("take=w2");
    assert_eq!(
        (scene.hand(0).as_str(), scene.known(0).as_str(), scene.grave(0).as_str()),
        ("w2", "w2", "t1,w3,t2")
    );
    let scene = play("{ raise = 'character' }", line, "take=w3");
    assert_eq!(
        (scene.place(1).as_str(), scene.tapped(1), scene.grave(0).as_str()),
        ("field", false, "w2,t1,t2")
    );
    // It is not the card that is opened in the turn.
    let opened = Scene::dealt(
        &[("t1", "effects = [{ raise = 'character' }]")],
        "phase=opening | hand=t1 grave=w2 more=1 |",
    );
    let opened = opened.go("open=t1 take=w2");
    assert_eq!(opened.open().units.len(), 1);
    // Without any nothing happens.
    assert!(play("{ recover = 'captain' }", line, "").allows(0, "end"));
}

#[test]
fn clause_14_11_the_kinds_of_cards() {
    // w1 is a captain of level 5, w2 of level 0, t2 is Quick; w3 is made so.
    let says = |sort: &str| {
        [
            ("t2", format!("effects = [{{ recover = '{sort}' }}]")),
            ("w3", "level = 2".to_owned()),
            ("w4", "level = 3\nquick = true".to_owned()),
        ]
    };
    let found = |sort: &str| {
        let says = says(sort);
        let says: Vec<(&str, &str)> = says.iter().map(|(card, says)| (*card, says.as_str())).collect();
        let scene = Scene::dealt(&says, "| hand=t2 grave=w1,w2,w3,w4,t1,t2,t3,m1 |").go("quick=t2");
        scene.options_with(0, "take=")
    };
    assert_eq!(found("mercenary"), "m1");
    assert_eq!(found("character"), "w1,w2,w3,w4,m1");
    assert_eq!(found("recruit"), "w2,w3,m1");
    assert_eq!(found("captain"), "w1");
    assert_eq!(found("effect"), "t1,t2,t3");
    assert_eq!(found("quick"), "t2,w4");
}

#[test]
fn clause_14_12_the_opponents_hand_a_lasting_effect_a_face_down_card() {
    let shown = play("'expose'", "| hand=t2 | hand=w4,w5", "");
    assert_eq!(shown.known(1), "w4,w5");
    assert!(shown.told(|what| matches!(what, What::Shown(..))));
    let line = "units=1:1:w2@1,2:1:t3@#1,3:1:t4@field,4:0:t4@field | hand=t2 |";
    let broken = play("'break'", line, "");
    assert_eq!(broken.options(0), ["choose=2", "choose=3"]);
    assert_eq!(broken.go("choose=3").grave(1), "t4");
    // The only one goes without a question, none at all is no harm.
    assert_eq!(play("'break'", "units=3:1:t4@field,4:0:t4@field | hand=t2 |", "").grave(1), "t4");
    assert_eq!(play("'break'", "units=4:0:t4@field | hand=t2 |", "").place(4), "field");
    let says = [("t2", "effects = ['uncover']")];
    let line = "down=1:1:w2@1,2:1:w5@3,3:0:w2@1 | hand=t2 |";
    let scene = Scene::with(&says, "set=down", line).go("quick=t2");
    assert_eq!(scene.options(0), ["choose=1", "choose=2"]);
    let scene = scene.go("choose=2");
    assert_eq!((scene.grave(1).as_str(), scene.open().down.len()), ("w5", 2));
}

#[test]
fn clause_14_13_no_battle_begins_at_a_truce_until_the_end_of_the_next_turn() {
    let line = "units=1:0:w2@1,2:0:w5@2,3:1:w2@1 | hand=t2 |";
    let scene = play("'truce'", line, "");
    assert_eq!((scene.asked(), scene.options_with(0, "city=").as_str()), (vec![0], "1,2,3,4,5"));
    let scene = scene.go("city=1");
    assert_eq!(scene.options_with(0, "attack="), "2");
    let scene = scene.next_main();
    assert_eq!(scene.options_with(1, "attack="), "");
    let scene = scene.next_main();
    assert_eq!(scene.options_with(0, "attack="), "1,2");
}

/// Ruling C3.
#[test]
fn clause_14_14_opening_more_now_or_in_the_next_opening_phase() {
    let says = [("t1", "effects = [{ open = 2 }]"), ("t2", "effects = [{ open = 1 }]")];
    // In this one: the card itself was the one, two more may follow.
    let line = "phase=opening | hand=t1,t2,w2,w3,w4,w5,w6 |";
    let scene = Scene::dealt(&says, line).go("open=t1 open=w2 open=w3");
    assert!(scene.allows(0, "end"));
    // Played later, it counts in the next opening phase of one's own.
    let scene = scene.go("quick=t2").next_main();
    assert_eq!(scene.open().more, [1, 0]);
    let scene = scene.next_turn().go("open=w4 open=w5");
    assert!(scene.allows(0, "end"));
    assert_eq!(scene.open().more, [0, 0]);
    // What was not used is lost.
    let scene = Scene::dealt(&says, line).go("open=t1 skip").next_main().next_turn().go("open=w2");
    assert!(scene.allows(0, "end"));
}
