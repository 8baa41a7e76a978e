//! Chapter 12.

use capitale::What;

use crate::scene::Scene;

/// An ability that draws a card when this happens.
fn draws(when: &str) -> String {
    format!("abilities = [{{ when = '{when}', effects = [{{ draw = 1 }}] }}]")
}

/// How many abilities happen in a scene: every one draws m12.
fn stirs(says: &[(&str, &str)], line: &str, script: &str) -> usize {
    let mut scene = Scene::dealt(says, line);
    for word in script.split_whitespace() {
        scene = scene.go(word);
        while scene.now() == ["card=m12"] {
            scene = scene.go("card=m12");
        }
    }
    scene.times(|what| matches!(what, What::Ability(..)))
}

#[test]
fn clause_12_1_a_rule_what_is_set_off_and_what_is_used_only_in_play_and_if_all_conditions_hold() {
    let says = [(
        "w5",
        "abilities = [\
         { always = { bearer = { power = 1 } } },\
         { only = ['own_turn', { cities = 1 }], always = { bearer = { hp = 2 } } },\
         { only = [{ cities = 1 }], when = 'arrives', effects = [{ draw = 1 }] },\
         { only = [{ hand_at_most = 1 }], use = {}, effects = [{ draw = 2 }] }]",
    )];
    let line = "cities=capital:0,?,?,?,? units=1:0:w5@field,2:0:w2@1,3:1:w5@2 | hand=w5,w3 |";
    let scene = Scene::dealt(&says, line);
    // The third is the opponent's: it is not that one's turn, and it occupies nothing.
    assert_eq!((scene.numbers(1)[..2].to_vec(), scene.numbers(3)[..2].to_vec()), (vec![2, 5], vec![2, 3]));
    assert!(!scene.allows(0, "use=1:4"));
    assert_eq!(scene.go("set=1:3").now(), ["card=m12"]);
    // A card in the hand, in the graveyard or face down does nothing.
    let none = Scene::with(&says, "set=down", "units=1:0:w2@1 down=3:0:w5@1 | hand=w5,w5 grave=w5 |");
    assert_eq!((none.options_with(0, "use="), none.numbers(1)[0]), (String::new(), 2));
    // What it does on dying happens all the same.
    assert_eq!(
        stirs(&[("w12", &draws("dies"))], "units=1:0:w12@1,2:1:w2@1 | |", "attack=1 face=capital defend=2"),
        1
    );
    // One condition of two is not enough.
    let neutral = Scene::dealt(&says, &line.replace("capital:0", "capital"));
    assert_eq!(neutral.numbers(1)[..2].to_vec(), [2, 3]);
    assert!(neutral.go("set=1:3").allows(0, "end"));
}

#[test]
fn clause_12_2_it_happens_by_itself_unless_it_says_may() {
    let line = "units=1:0:w5@field | |";
    let must = [("w5", "abilities = [{ when = 'arrives', effects = [{ draw = 1 }] }]")];
    assert_eq!(Scene::dealt(&must, line).go("set=1:3").now(), ["card=m12"]);
    let may = [("w5", "abilities = [{ when = 'arrives', may = true, effects = [{ draw = 1 }] }]")];
    let scene = Scene::dealt(&may, line).go("set=1:3");
    assert_eq!((scene.asked(), scene.options(0)), (vec![0], vec!["no".to_owned(), "accept".to_owned()]));
    assert_eq!(scene.clone().go("accept").now(), ["card=m12"]);
    let declined = scene.go("no");
    assert!(declined.told(|what| matches!(what, What::Declined(..))) && declined.allows(0, "end"));
    // Without a target it does nothing.
    let aims = [(
        "w5",
        "abilities = [{ when = 'arrives', effects = [{ target = [{ side = 'rival' }, ['tap']] }] }]",
    )];
    let scene = Scene::dealt(&aims, line).go("set=1:3");
    assert!(scene.told(|what| matches!(what, What::Nothing(..))) && scene.allows(0, "end"));
    // With several its owner chooses.
    let scene = Scene::dealt(&aims, "units=1:0:w5@field,2:1:w2@1,3:1:w2@2 | |").go("set=1:3");
    assert_eq!(scene.options(0), ["choose=2", "choose=3"]);
    assert!(scene.go("choose=3").tapped(3));
}

/// Rulings C11 and C29.
#[test]
fn clause_12_3_what_is_set_off_waits_until_the_dead_are_gone_and_the_cities_neutral() {
    let says = [
        ("t2", "effects = [{ each = [{}, [{ damage = 1 }]] }, { draw = 1 }]"),
        ("w12", "abilities = [{ when = 'dies', effects = ['expose'] }]"),
    ];
    let line = "cities=capital:0,?,?,?,? units=1:0:w12@1,2:0:w9@2 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("quick=t2");
    // The effect under way is done first, to its last draw.
    assert_eq!((scene.place(1).as_str(), scene.now()), ("1", vec!["card=m12".to_owned()]));
    let scene = scene.go("card=m12");
    let order = scene.order(&[
        &|what| matches!(what, What::Died(..)),
        &|what| matches!(what, What::Abandoned(..)),
        &|what| matches!(what, What::Ability(..)),
        &|what| matches!(what, What::Shown(..)),
    ]);
    assert!(order.is_sorted());
    assert_eq!(scene.times(|what| matches!(what, What::Died(..))), 2);
    // A library that runs out ends the duel before anything that waits.
    let says = [
        ("w12", "abilities = [{ when = 'enters', effects = ['expose'] }]"),
        ("t1", "effects = [{ draw = 1 }]"),
    ];
    let grave = ["m1"; 43].join(",");
    let line = format!("phase=opening | hand=t1 grave={grave} deck=t1*1,m1*44 | ");
    let scene = Scene::dealt(&says, &line).go("open=t1 card=m1");
    assert_eq!(scene.results(), "1:Library");
}

/// What hears that a card was played waits until that card has happened, from the hand and from the line.
#[test]
fn clause_12_3_what_hears_of_a_card_waits_for_it() {
    let says = [
        ("w8", "abilities = [{ when = 'rival_plays', effects = ['expose'] }]"),
        ("t1", "effects = [{ each = [{ side = 'rival' }, ['tap']] }]"),
    ];
    let hand = Scene::dealt(&says, "phase=opening units=1:1:w8@1 | hand=t1,w2 |").go("open=t1");
    let line = "phase=opening units=1:1:w8@1 down=2:0:t1@1,3:0:w2@3 | hand=w3 |";
    let down = Scene::with(&says, "set=down", line);
    let entered = down.clone().go("turn=3");
    for (scene, happens) in [(hand, true), (down.go("turn=2"), true), (entered, false)] {
        let order = scene.order(&[
            &|what| if happens { matches!(what, What::Tapped(_)) } else { matches!(what, What::Entered(..)) },
            &|what| matches!(what, What::Ability(..)),
        ]);
        assert!(order.is_sorted(), "{:?}", scene.told);
    }
}

/// Ruling C36.
#[test]
fn clause_12_4_first_those_of_the_seat_on_turn_each_side_in_order_of_coming() {
    let expose = "abilities = [{ when = 'dies', effects = ['expose'] }]";
    let says = [
        ("w9", expose),
        ("w12", expose),
        ("m5", expose),
        ("t2", "effects = [{ each = [{ side = 'any' }, [{ damage = 1 }]] }]"),
    ];
    for (at, order) in [(0, ["m5", "w12", "w9"]), (1, ["w9", "m5", "w12"])] {
        let line = format!("turn=3 at={at} units=4:1:w9@1,2:0:m5@2,1:0:w12@1 | hand=t2 | hand=t2");
        let scene = Scene::dealt(&says, &line).go("quick=t2");
        let happened: Vec<String> =
            scene
                .told
                .iter()
                .filter_map(|(_, event)| {
                    if let What::Ability(_, card) = event.what { Some(card.to_string()) } else { None }
                })
                .collect();
        assert_eq!(happened, order);
    }
}

#[test]
fn clause_12_5_an_ability_is_used_in_ones_main_phase_once_in_a_turn_and_paid_for() {
    let says = [
        (
            "w5",
            "abilities = [{ use = {}, effects = [{ draw = 1 }] }, { use = { tap = true }, effects = ['truce'] },\
             { use = { discard = 2, quick = true }, effects = ['expose'] }]",
        ),
        ("w6", "abilities = [{ use = {}, effects = [{ target = [{ side = 'rival' }, ['tap']] }] }]"),
    ];
    let line = "units=1:0:w5@1,2:0:w5@field/tapped,3:1:w5@2,4:0:w6@3 | hand=w2 | hand=w2,w3";
    let scene = Scene::dealt(&says, line);
    // No discard with one card in hand, no tap of a tapped one.
    assert_eq!(scene.options_with(0, "use="), "1:1,1:2,2:1,4:1");
    let scene = scene.go("use=1:1 card=m12");
    assert_eq!(scene.options_with(0, "use="), "1:2,1:3,2:1,2:3,4:1");
    let scene = scene.go("use=1:2 city=3");
    assert!(scene.tapped(1));
    let scene = scene.go("use=1:3");
    assert_eq!(scene.options_with(0, "take="), "w2,m12");
    let scene = scene.go("take=w2 take=m12");
    assert_eq!((scene.grave(0).as_str(), scene.known(1).as_str()), ("w2,m12", "w2,w3"));
    // In windows the Quick one alone; not in the opponent's main phase.
    assert_eq!(scene.options(1), Vec::<String>::new());
    let window = scene.go("end");
    assert_eq!(window.options(1), ["pass", "use=3:3"]);
    // A new turn, and each may be used again.
    let mine = Scene::dealt(&says, &line.replace("1:0:w5@1", "1:0:w5@1/used1/used2/used3"));
    assert_eq!(mine.options_with(0, "use="), "2:1,4:1");
    assert_eq!(mine.next_main().next_main().options_with(0, "use="), "1:1,1:2,1:3,2:1,2:2,2:3,4:1");
    // Without a target it cannot be used.
    let alone = Scene::dealt(&says, "units=4:0:w6@3 | |");
    assert_eq!(alone.options_with(0, "use="), "");
}

#[test]
fn clause_12_6_entering_arriving_the_beginning_and_the_end() {
    let enters = [("w5", draws("enters")), ("t4", draws("enters"))];
    let enters: Vec<(&str, &str)> = enters.iter().map(|(card, says)| (*card, says.as_str())).collect();
    let lasting = format!("{}\nlasting = 'field'", draws("enters"));
    assert_eq!(stirs(&enters[..1], "phase=opening | hand=w5 |", "open=w5 set=1:2 end"), 1);
    assert_eq!(stirs(&[("t4", &lasting)], "phase=opening | hand=t4 |", "open=t4"), 1);
    // Arriving: set, moved, and moved by a card; not entering the field.
    let arrives = draws("arrives");
    let line = "phase=opening units=2:0:w5@1 | hand=w5,t2 |";
    let says = [("w5", arrives.as_str()), ("t2", "effects = [{ target = [{ at = 'cities' }, ['move']] }]")];
    assert_eq!(stirs(&says, line, "open=w5"), 0);
    assert_eq!(stirs(&says, line, "open=w5 set=1:2"), 1);
    assert_eq!(stirs(&says, line, "skip move=2:2"), 1);
    assert_eq!(stirs(&says, line, "skip quick=t2"), 1);
    // A lasting effect hears its bearer arrive.
    let with = [("t3", "lasting = 'own'\nabilities = [{ when = 'arrives', effects = [{ draw = 1 }] }]")];
    assert_eq!(stirs(&with, "units=1:0:w5@1,2:0:t3@#1 | |", "move=1:2"), 1);
    // The owner's turn, from its beginning to its end.
    let both = [(
        "w5",
        "abilities = [{ when = 'begin', effects = [{ draw = 1 }] }, { when = 'end', effects = [{ draw = 1 }] }]",
    )];
    assert_eq!(stirs(&both, "units=1:0:w5@1 | |", "end"), 1);
    assert_eq!(stirs(&both, "turn=2 at=1 units=1:0:w5@1 | |", "end"), 1);
    assert_eq!(stirs(&both, "turn=2 at=1 units=1:1:w5@1 | |", "end"), 1);
}

#[test]
fn clause_12_7_attacking_leading_defending() {
    let line = "cities=capital,?,?,?,? units=1:0:w8@1,2:0:w4@1,3:1:w8@1,4:1:w4@1 | |";
    let fight = "attack=1 defend=3 join=2 join=4";
    let count = |card: &str, when: &str, script: &str| {
        let says = draws(when);
        stirs(&[(card, says.as_str())], line, script)
    };
    // w8 leads and defends first, w4 joins on both sides.
    assert_eq!(
        [count("w8", "attacks", fight), count("w8", "leads", fight), count("w8", "defends", fight)],
        [1, 1, 1]
    );
    assert_eq!(
        [count("w4", "attacks", fight), count("w4", "leads", fight), count("w4", "defends", fight)],
        [1, 0, 1]
    );
    assert_eq!(count("w4", "attacks", "attack=1 defend=3 enough enough"), 0);
    // Undefended, too.
    assert_eq!(count("w8", "attacks", "attack=1 decline"), 1);
}

#[test]
fn clause_12_8_killing_dying_falling() {
    let count = |says: &[(&str, &str)], units: &str, script: &str| {
        stirs(says, &format!("cities=capital,?,?,?,? units={units} | |"), script)
    };
    let kills = draws("kills");
    // The striker kills one of two enemies.
    assert_eq!(count(&[("w7", &kills)], "1:0:w7@1,2:1:w4@1,3:1:w8@1", "attack=1 defend=2 join=3 hit=2:2"), 1);
    assert_eq!(count(&[("w7", &kills)], "1:0:w7@1,2:1:w4@1,3:1:w8@1", "attack=1 defend=2 join=3 hit=2:1"), 0);
    // Two at once are one time; one that dies of others' damage too counts for both.
    assert_eq!(
        count(&[("w11", &kills)], "1:0:w11@1,2:1:w12@1,3:1:w4@1", "attack=1 defend=2 join=3 hit=2:1"),
        1
    );
    assert_eq!(count(&[("w6", &kills)], "1:0:w6@1,2:0:w6@1,3:1:w8@1", "attack=1 defend=3 join=2"), 2);
    // Who strikes without killing, and who kills with a card, does not kill.
    assert_eq!(count(&[("w5", &kills)], "1:0:w5@1,2:1:w8@1", "attack=1 defend=2"), 0);
    // On dying: a character and a lasting effect that goes.
    let dies = draws("dies");
    assert_eq!(count(&[("w12", &dies)], "1:0:w12@1,2:1:w2@1", "attack=1 defend=2"), 1);
    let lasting = format!("lasting = 'own'\n{dies}");
    assert_eq!(count(&[("t3", &lasting)], "1:0:w12@1,3:0:t3@#1,2:1:w2@1", "attack=1 defend=2"), 1);
    // When another falls: of the same owner, not the one that died itself, not the enemy's.
    let falls = draws("falls");
    assert_eq!(count(&[("w8", &falls)], "1:0:w12@1,3:0:w8@2,4:1:w8@3,2:1:w2@1", "attack=1 defend=2"), 1);
    assert_eq!(count(&[("w12", &falls)], "1:0:w12@1,2:1:w2@1", "attack=1 defend=2"), 0);
    // To go back to the hand is neither.
    let back = [
        ("w8", falls.as_str()),
        ("w12", dies.as_str()),
        (
            "t2",
            "effects = [{ target = [{ weak = 0, other = false, role = 'foot', at = 'cities' }, ['return']] }]",
        ),
    ];
    let line = "units=1:0:w12@1,2:0:w8@field | hand=t2 |";
    assert_eq!(stirs(&back, line, "quick=t2"), 0);
}

#[test]
fn clause_12_9_conquering_losing_and_what_the_opponent_plays() {
    let conquers = draws("conquers");
    let line = "units=1:0:w5@1,2:0:w2@1,3:0:w5@2,4:1:w12@1 | |";
    // One of the fighters, and only those.
    assert_eq!(stirs(&[("w5", &conquers)], line, "attack=1 face=capital decline"), 1);
    assert_eq!(stirs(&[("w5", &conquers)], line, "attack=2 face=capital decline"), 0);
    assert_eq!(stirs(&[("w5", &conquers)], line, "attack=2 face=capital defend=4 join=1"), 1);
    // Its bearer's for an effect with a character, any city's for one on the field or at a city.
    for (lasting, at, there) in [("own", "#1", 1), ("own", "#2", 0), ("field", "field", 1), ("city", "5", 1)]
    {
        let says = format!("lasting = '{lasting}'\n{conquers}");
        let line = line.replace(" | |", &format!(",7:0:t3@{at} | |"));
        assert_eq!(stirs(&[("t3", &says)], &line, "attack=1 face=capital decline"), there, "{lasting} {at}");
    }
    // Losing: conquered by the other, left, and destroyed to the last.
    let loses = draws("loses");
    let says = [("w8", loses.as_str())];
    let held = "cities=capital:1,vadofermo:0,?,?,? units=1:0:w6@1,2:1:w6@1,3:1:w8@3,4:0:w2@2,5:0:w8@4 | |";
    assert_eq!(stirs(&says, held, "attack=1 decline"), 1);
    assert_eq!(stirs(&says, held, "move=4:1"), 1);
    assert_eq!(stirs(&says, held, "attack=1 defend=2"), 1);
    assert_eq!(stirs(&says, &held.replace("capital:1", "capital"), "attack=1 decline"), 0);
    // The opponent opens a card, or plays a Quick one; one's own do not count.
    let plays = draws("rival_plays");
    let says = [("w8", plays.as_str()), ("t2", "effects = ['expose']")];
    let line = "phase=opening units=1:1:w8@1,2:0:w8@2 | hand=w2,t2 |";
    assert_eq!(stirs(&says, line, "open=w2"), 1);
    assert_eq!(stirs(&says, line, "skip quick=t2"), 1);
    assert_eq!(stirs(&says, line, "skip end"), 0);
}

/// The Power of a character that has it one greater while a condition holds.
fn power(condition: &str, line: &str, script: &str) -> u8 {
    let says = format!("abilities = [{{ only = [{condition}], always = {{ bearer = {{ power = 1 }} }} }}]");
    let scene = Scene::dealt(&[("w8", &says)], line).go(script);
    scene.power(1)
}

#[test]
fn clause_12_10_conditions_on_the_character() {
    let line = "cities=capital:1,?,?,?,? units=1:0:w8@1,2:0:w4@1,3:1:w5@1,4:0:w4@2 | hand=m12 | hand=m12";
    let (lead, join) = ("attack=1 defend=3 enough", "attack=2 defend=3 join=1");
    let here = |condition: &str, line: &str, script: &str| power(condition, line, script);
    let calm = line.replace("capital:1", "capital");
    assert_eq!(
        [here("'attacking'", line, lead), here("'attacking'", line, join), here("'attacking'", line, "")],
        [1, 1, 0]
    );
    assert_eq!(
        [here("'leading'", line, lead), here("'leading'", line, join), here("'leading'", line, "")],
        [1, 0, 0]
    );
    let defends = calm.replace("1:0:w8", "1:1:w8");
    assert_eq!(here("'defending'", &defends, "attack=2 defend=1 enough"), 1);
    assert_eq!(here("'defending'", &defends, "attack=2 defend=3 enough"), 0);
    assert_eq!(here("'attacking'", &defends, "attack=2 defend=1 enough"), 0);
    assert_eq!(here("'defending'", line, lead), 0);
    // Alone: of its owner's, in the same city.
    assert_eq!(here("'alone'", line, ""), 0);
    assert_eq!(here("'alone'", &line.replace("2:0:w4@1", "2:0:w4@field"), ""), 1);
    assert_eq!(here("'alone'", &line.replace("1:0:w8@1", "1:0:w8@field"), ""), 0);
    // At home, in the capital.
    assert_eq!(here("'at_home'", line, ""), 0);
    let home = "cities=vadofermo:0,capital,?,?,? units=1:0:w8@1,2:1:w4@2 | |";
    assert_eq!([here("'at_home'", home, ""), here("'in_capital'", home, "")], [1, 0]);
    assert_eq!([here("'at_home'", home, "move=1:2"), here("'in_capital'", home, "move=1:2")], [0, 1]);
    // A lasting effect lies with it.
    let says = "cities=vadofermo:0,?,?,?,? units=1:0:w8@1,2:0:w4@1,5:0:t3@#1 | |";
    assert_eq!([here("'equipped'", says, ""), here("'equipped'", &says.replace("#1", "#2"), "")], [1, 0]);
    // The battle is for a city that the opponent occupied.
    assert_eq!(
        [here("'occupied'", line, lead), here("'occupied'", &calm, lead), here("'occupied'", line, "")],
        [1, 0, 0]
    );
    assert_eq!(here("'occupied'", &line.replace("1:0:w8", "1:1:w8"), "attack=2 defend=3 enough"), 0);
}

/// Its number may go to another card, which does not lead.
#[test]
fn clause_12_10_when_the_leader_is_gone_nobody_leads() {
    let says = [
        ("w5", "quick = true\nabilities = [{ only = ['leading'], always = { bearer = { power = 1 } } }]"),
        ("t2", "effects = [{ target = [{ side = 'rival', doing = 'leading' }, ['kill']] }]"),
    ];
    let line = "cities=selvapiana,?,?,?,? units=1:0:w2@1,2:0:w8@1,3:1:w8@1 | hand=w5 | hand=t2,t2";
    let scene = Scene::dealt(&says, line).go("attack=1 defend=3 join=2 0:quick=w5").go("1:quick=t2 pass");
    assert_eq!((scene.place(1).as_str(), scene.power(1), scene.is_window()), ("field", 1, false));
    // Nor can a card choose it: there is no such target any more.
    let scene = Scene::dealt(&says, line).go("attack=1 defend=3 join=2 0:quick=w5").go("1:quick=t2");
    assert!(scene.allows(1, "quick=t2"));
    assert_eq!(scene.go("1:quick=t2").times(|what| matches!(what, What::Died(..))), 1);
}

#[test]
fn clause_12_11_conditions_on_the_owner() {
    let line = |cities: &str, rest: &str| format!("{cities} units=1:0:w8@1,2:1:w2@2,3:1:w2@3 {rest}");
    let one = line("cities=capital:0,vadofermo:1,?,?,?", "| hand=w2,w3 grave=w2,t3,w3 | ");
    let two = line("cities=vadofermo:0,capital:1,selvapiana:1,?,?", "| hand=w2 grave=w2,t3 | ");
    let both = |condition: &str| [power(condition, &one, ""), power(condition, &two, "")];
    assert_eq!(both("'own_turn'"), [1, 1]);
    assert_eq!(power("'own_turn'", &format!("turn=2 at=1 {one}"), ""), 0);
    assert_eq!(both("'capital'"), [1, 0]);
    assert_eq!(both("'rival_capital'"), [0, 1]);
    assert_eq!([both("{ cities = 1 }"), both("{ cities = 2 }")], [[1, 1], [0, 0]]);
    assert_eq!(both("'behind'"), [0, 1]);
    assert_eq!([both("{ hand_at_most = 1 }"), both("{ hand_at_most = 2 }")], [[0, 1], [1, 1]]);
    assert_eq!([both("{ fallen = 1 }"), both("{ fallen = 2 }")], [[1, 1], [1, 0]]);
    // Another character of the role: not itself, not the opponent's.
    assert_eq!(both("{ beside = 'foot' }"), [0, 0]);
    assert_eq!(power("{ beside = 'foot' }", &one.replace("2:1:w2@2", "4:0:w2@field,2:1:w2@2"), ""), 1);
    assert_eq!(power("{ beside = 'bow' }", &one.replace("2:1:w2@2", "4:0:m1@field,2:1:w2@2"), ""), 1);
}

#[test]
fn clause_12_12_what_leaves_play_forgets_everything() {
    let says = [
        ("t2", "effects = [{ target = [{}, ['return']] }]"),
        ("t1", "lasting = 'rival'\nabilities = [{ always = { bearer = { power = -1 } } }]"),
        ("w2", "abilities = [{ use = {}, effects = ['truce'] }]\nquick = true"),
    ];
    let line = "units=1:0:w2@1/tapped/damage1/power+3/used1/swift,2:0:t3@#1,3:1:t1@#1 | hand=t2 |";
    let scene = Scene::dealt(&says, line).go("quick=t2");
    assert_eq!((scene.open().units.len(), scene.hand(0).as_str()), (0, "w2"));
    assert_eq!((scene.grave(0).as_str(), scene.grave(1).as_str()), ("t2,t3", "t1"));
    let scene = scene.go("quick=w2");
    let unit = scene.unit(1);
    assert_eq!((unit.tapped, unit.damage, unit.used, unit.gained, scene.power(1)), (false, 0, 0, 0, 2));
    assert!(scene.allows(0, "use=1:1"));
}

#[test]
fn clause_12_13_at_most_sixty_abilities_in_a_turn() {
    let says = [("w5", draws("arrives"))];
    let says: Vec<(&str, &str)> = says.iter().map(|(card, says)| (*card, says.as_str())).collect();
    let line = |stirred: u8| format!("stirred={stirred} units=1:0:w5@field,2:0:w5@field | |");
    assert_eq!(stirs(&says, &line(58), "set=1:1 set=2:2"), 2);
    assert_eq!(stirs(&says, &line(59), "set=1:1 set=2:2"), 1);
    // In the next turn they are counted anew.
    let scene = Scene::dealt(&says, &line(60)).go("set=1:1").next_main();
    assert_eq!(scene.open().stirred, 0);
}
