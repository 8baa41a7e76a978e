//! Chapter 13.

use capitale::{Banner, Card, Kind, Role, Set};

use crate::scene::Scene;

fn has(keyword: &str) -> String {
    format!("abilities = [{{ always = {{ keyword = '{keyword}' }} }}]")
}

/// The attack on a neutral city that lies face up.
const NEUTRAL: &str = "cities=selvapiana,?,?,?,?";

#[test]
fn clause_13_1_characters_effects_and_lasting_effects_and_what_a_card_says_prevails() {
    let kinds = Set::first().cards().all().map(|(_, print)| match print.kind {
        Kind::Character(_) => 0,
        Kind::Effect => 1,
        Kind::Lasting(_) => 2,
    });
    let mut counts = [0; 3];
    kinds.for_each(|kind| counts[kind] += 1);
    assert!(counts.iter().all(|n| *n > 10), "{counts:?}");
    // Seven cards are the limit, but a card that is in play says ten.
    let says = [("t4", "lasting = 'field'\nabilities = [{ always = { keep = 3 } }]")];
    let hand = "hand=w2,w2,w2,w3,w3,w3,w4,w4,w4,w5,w5";
    let scene = Scene::dealt(&says, &format!("units=1:0:t4@field | {hand} |")).go("end pass take=w2");
    assert_eq!((scene.turn(), scene.own(0).hand.len()), (1, 10));
}

/// Ruling C6.
#[test]
fn clause_13_2_power_hp_range_move_and_a_role_that_does_nothing() {
    for role in ["foot", "bow", "horse", "guard", "scout", "engine", "captain"] {
        let says = format!("role = '{role}'\npower = 2\nhp = 4\nrange = 1\nmove = 2");
        let line = format!("{NEUTRAL} units=1:0:w9@1,2:1:w8@1 | |");
        let scene = Scene::dealt(&[("w9", &says)], &line);
        assert_eq!(scene.numbers(1), [2, 4, 1, 2, 0], "{role}");
        // Whatever the role, it fights with these numbers.
        let scene = scene.go("attack=1 defend=2");
        assert_eq!((scene.damage(1), scene.damage(2)), (0, 2), "{role}");
    }
    let roles: std::collections::BTreeSet<Role> =
        Set::first().cards().all().filter_map(|(_, print)| Some(print.body()?.role)).collect();
    assert_eq!(roles.len(), 7);
}

/// Rulings C30 and C34.
#[test]
fn clause_13_3_a_banner_or_a_mercenary_and_a_level_from_0_to_5() {
    let banners: Vec<Banner> =
        ["t1", "w1", "e1", "n1", "m1"].map(|card| card.parse::<Card>().unwrap().banner()).to_vec();
    assert_eq!(banners, Banner::ALL);
    let all: Vec<_> = Set::first().cards().all().collect();
    assert!(all.iter().all(|(_, print)| print.level <= 5));
    // A mercenary is a character.
    assert!(all.iter().all(|(card, print)| card.banner() != Banner::Free || print.body().is_some()));
    // A card may speak of a banner: of w2 and not of m2.
    let says = [("t2", "effects = [{ each = [{ banner = 'wind' }, ['tap']] }]")];
    let scene = Scene::dealt(&says, "units=1:0:w2@1,2:0:m2@1 | hand=t2 |").go("quick=t2");
    assert_eq!((scene.tapped(1), scene.tapped(2)), (true, false));
    let says = [("t2", "effects = [{ each = [{ banner = 'free' }, ['tap']] }]")];
    let scene = Scene::dealt(&says, "units=1:0:w2@1,2:0:m2@1 | hand=t2 |").go("quick=t2");
    assert_eq!((scene.tapped(1), scene.tapped(2)), (false, true));
}

#[test]
fn clause_13_4_a_lasting_effect_stays_as_long_as_its_character_or_until_removed() {
    let says = [
        ("t2", "effects = ['break']"),
        ("t5", "lasting = 'city'\nabilities = [{ always = { band = [{ at = 'here' }, { power = 1 }] } }]"),
    ];
    let line = "units=1:0:w2@1,2:0:t3@#1,3:0:t4@field,4:0:t5@1,5:1:t4@field | hand=w2 | hand=t2";
    let scene = Scene::dealt(&says, line);
    assert_eq!((scene.numbers(1)[1], scene.power(1)), (12, 3));
    // Turns pass, and they are still there, wherever the character goes.
    let scene = scene.go("move=1:2").next_main();
    assert_eq!([2, 3, 4].map(|id| scene.place(id)), ["#1", "field", "1"]);
    assert_eq!((scene.numbers(1)[1], scene.power(1)), (12, 2));
    let broken = scene.go("quick=t2");
    assert_eq!(broken.options(1), ["choose=2", "choose=3", "choose=4"]);
    let broken = broken.go("choose=2");
    assert_eq!((broken.place(2).as_str(), broken.grave(0).as_str(), broken.numbers(1)[1]), ("-", "t3", 3));
}

#[test]
fn clause_13_5_numbers_add_up_and_do_not_fall_below_0_and_armour_takes_away() {
    let says = [
        (
            "t3",
            "lasting = 'own'\nabilities = [{ always = { bearer = { power = 2, hp = 1, range = 1, move = 1, armor = 1 } } }]",
        ),
        (
            "t1",
            "lasting = 'rival'\nabilities = [{ always = { bearer = { power = -5, range = -3, move = -2 } } }]",
        ),
        ("t2", "effects = [{ each = [{ side = 'rival' }, [{ damage = 2 }]] }]"),
    ];
    let line = "units=1:0:w2@1/power+1/range+1,2:0:t3@#1,3:0:t3@#1,4:1:w2@2,5:0:t1@#4,6:1:w8@1 | | hand=t2";
    let scene = Scene::dealt(&says, line);
    assert_eq!((scene.numbers(1), scene.numbers(4)), ([7, 5, 3, 3, 2], [0, 3, 0, 0, 0]));
    // Armour 2 against 2 of a card, and against a strike of 3 from another.
    let scene = scene.next_main().go("quick=t2");
    assert_eq!(scene.damage(1), 0);
    let says = [("t3", "lasting = 'own'\nabilities = [{ always = { bearer = { armor = 1 } } }]")];
    let line = format!("{NEUTRAL} units=1:0:w5@1,2:0:t3@#1,3:1:w2@1,4:1:w6@1 | |");
    let scene = Scene::dealt(&says, &line).go("attack=1 defend=3 join=4 hit=3:1");
    // Two strikes of 2: each is one less.
    assert_eq!((scene.damage(1), scene.damage(3)), (2, 1));
}

#[test]
fn clause_13_6_of_whom_a_card_speaks() {
    let line = "units=1:0:w2@1,2:0:w3@field,3:1:w2@1/tapped,4:1:m1@2/damage1/hp+1,5:0:w12@1 | hand=t2 |";
    let choices = |group: &str| {
        let says = format!("effects = [{{ target = [{group}, ['stun']] }}, {{ draw = 1 }}]");
        let scene = Scene::dealt(&[("t2", &says)], line);
        if !scene.allows(0, "quick=t2") {
            return String::new();
        }
        let scene = scene.go("quick=t2");
        let choices = scene.options_with(0, "choose=");
        if !choices.is_empty() {
            return choices;
        }
        scene.open().units.iter().filter(|unit| unit.stunned).map(|unit| unit.id.to_string()).collect()
    };
    assert_eq!(choices("{}"), "1,2,5");
    assert_eq!(choices("{ side = 'rival' }"), "3,4");
    assert_eq!(choices("{ side = 'any' }"), "1,2,3,4,5");
    assert_eq!(choices("{ side = 'any', at = 'cities' }"), "1,3,4,5");
    assert_eq!(choices("{ side = 'any', role = 'bow' }"), "4");
    assert_eq!(choices("{ side = 'any', banner = 'wind' }"), "1,2,3,5");
    assert_eq!(choices("{ side = 'any', doing = 'tapped' }"), "3");
    assert_eq!(choices("{ side = 'any', doing = 'untapped' }"), "1,2,4,5");
    assert_eq!(choices("{ side = 'any', doing = 'hurt' }"), "4");
    assert_eq!(choices("{ side = 'any', weak = 1 }"), "4,5");
    // The printed Power, not the present one.
    assert_eq!(choices("{ side = 'any', weak = 0 }"), "5");
    // Here is no city outside a battle, and nobody fights.
    assert_eq!(choices("{ side = 'any', at = 'here' }"), "");
    assert_eq!(choices("{ side = 'any', at = 'battle' }"), "");
    // In a battle: who is at its city, who fights, who attacks, leads or defends.
    let fight = |group: &str| {
        let says = format!("effects = [{{ target = [{group}, ['stun']] }}, {{ draw = 1 }}]");
        let line = line.replace("w2@1/tapped", "w2@1").replace("5:0:w12", "6:1:w4@1,7:0:w12");
        let scene = Scene::dealt(&[("t2", &says)], &line).go("attack=1 face=capital defend=3 join=7 enough");
        let scene = scene.go("quick=t2");
        match scene.options_with(0, "choose=") {
            none if none.is_empty() => scene
                .open()
                .units
                .iter()
                .filter(|unit| unit.stunned)
                .map(|unit| unit.id.to_string())
                .collect(),
            choices => choices,
        }
    };
    assert_eq!(fight("{ side = 'any', at = 'here' }"), "1,3,6,7");
    assert_eq!(fight("{ side = 'any', at = 'battle' }"), "1,3,7");
    assert_eq!(fight("{ side = 'any', doing = 'attacking' }"), "1,7");
    assert_eq!(fight("{ side = 'any', doing = 'leading' }"), "1");
    assert_eq!(
        fight("{ side = 'any', doing = 'defending' }").replace(|c: char| !c.is_ascii_digit(), ""),
        "3"
    );
    // The card that speaks may leave itself out, and "here" is where it is.
    let says = [(
        "w2",
        "abilities = [{ use = {}, effects = [{ each = [{ at = 'here', other = true }, ['stun']] }] }]",
    )];
    let scene = Scene::dealt(&says, line).go("use=1:1");
    let stunned: Vec<u8> =
        scene.open().units.iter().filter(|unit| unit.stunned).map(|unit| unit.id).collect();
    assert_eq!(stunned, [5]);
}

#[test]
fn clause_13_7_tireless_fighting_does_not_tap() {
    let line = format!("{NEUTRAL} units=1:0:w8@1,2:0:w4@1,3:1:w8@1,4:1:w4@1 | |");
    for (card, tapped) in [("w4", [true, false, true, false]), ("w8", [false, true, false, true])] {
        let scene = Scene::dealt(&[(card, &has("tireless"))], &line).go("attack=1 defend=3 join=2 join=4");
        assert_eq!([1, 2, 3, 4].map(|id| scene.tapped(id)), tapped);
    }
    // It may lead again elsewhere, but moving taps it.
    let scene = Scene::dealt(&[("w8", &has("tireless"))], &line).go("attack=1 decline move=1:2");
    assert!(scene.tapped(1));
}

#[test]
fn clause_13_8_swift_moving_does_not_tap_but_once_in_a_turn() {
    let scene =
        Scene::dealt(&[("w8", &has("swift"))], &format!("{NEUTRAL} units=1:0:w8@2 | |")).go("move=1:1");
    assert_eq!((scene.tapped(1), scene.options_with(0, "move=").as_str()), (false, ""));
    let scene = scene.go("attack=1");
    assert_eq!(scene.city(1), "selvapiana:0");
    let scene = scene.next_main().next_main();
    assert_eq!(scene.options_with(0, "move="), "1:2");
}

/// Only Swift ones are counted: whoever is untapped by a card after its move may move again.
#[test]
fn clause_6_5_who_is_untapped_again_may_move_again() {
    let scene = Scene::at(&format!("{NEUTRAL} units=1:0:w8@2/moved,2:0:w8@2/tapped/moved | |"));
    assert!(scene.options_with(0, "move=").starts_with("1:"), "{}", scene.options_with(0, "move="));
    assert!(!scene.options_with(0, "move=").contains("2:"), "{}", scene.options_with(0, "move="));
}

#[test]
fn clause_13_9_peaceful_does_not_attack_and_fleeting_does_not_defend() {
    let line = format!("{NEUTRAL} units=1:0:w8@1,2:0:w4@1,3:1:w8@1,4:1:w4@1 | |");
    let peaceful = Scene::dealt(&[("w4", &has("peaceful"))], &line);
    assert_eq!(peaceful.options_with(0, "attack="), "1");
    // It defends, but is not added to an attack.
    let scene = peaceful.go("attack=1");
    assert_eq!(scene.options_with(1, "defend="), "3,4");
    assert_eq!(scene.go("defend=3").asked(), [1]);
    let fleeting = Scene::dealt(&[("w4", &has("fleeting"))], &line);
    assert_eq!(fleeting.options_with(0, "attack="), "1,2");
    let scene = fleeting.go("attack=1");
    assert_eq!(scene.options_with(1, "defend="), "3");
    assert_eq!(scene.go("defend=3 join=2").options(1), Vec::<String>::new());
}

/// Ruling C15.
#[test]
fn clause_13_10_steadfast_defends_a_neutral_city_while_tapped() {
    let line = format!("{NEUTRAL} units=1:0:w8@1,3:1:w4@1/tapped,4:1:w5@1/tapped | |");
    let scene = Scene::dealt(&[("w4", &has("steadfast"))], &line).go("attack=1");
    assert_eq!(scene.options(1), ["decline", "defend=3"]);
    assert!(scene.go("defend=3").open().battle.is_none());
}

#[test]
fn clause_13_11_elusive_cannot_be_chosen_by_the_opponents_cards() {
    let elusive = has("elusive");
    let says = [
        ("w4", elusive.as_str()),
        ("t2", "effects = [{ target = [{ side = 'any' }, ['tap']] }]"),
        ("t1", "quick = true\neffects = [{ each = [{ side = 'any' }, ['tap']] }]"),
        ("t3", "lasting = 'rival'\nabilities = [{ always = { bearer = { power = -1 } } }]"),
    ];
    let line = "units=1:0:w4@1,2:1:w4@1,3:1:w5@1 | hand=t1,t2 |";
    let scene = Scene::dealt(&says, line);
    assert_eq!(scene.clone().go("quick=t2").options_with(0, "choose="), "1,3");
    // What touches everybody touches it, too.
    assert!(scene.go("quick=t1").tapped(2));
    let scene = Scene::dealt(&says, "phase=opening units=2:1:w4@1 | hand=t3 |");
    assert!(!scene.allows(0, "open=t3"));
}

#[test]
fn clause_13_12_heavy_does_not_untap() {
    let says = [("w4", has("heavy")), ("t2", "effects = [{ target = [{}, ['untap']] }]".to_owned())];
    let says: Vec<(&str, &str)> = says.iter().map(|(card, says)| (*card, says.as_str())).collect();
    let line = "turn=2 at=1 units=1:0:w4@1/tapped,2:0:w5@1/tapped | hand=t2 |";
    let scene = Scene::dealt(&says, line).next_main();
    assert_eq!((scene.tapped(1), scene.tapped(2)), (true, false));
    // A card may untap it.
    assert!(!scene.go("quick=t2 choose=1").tapped(1));
}

#[test]
fn clause_13_13_rooted_cannot_be_moved_but_is_set() {
    let says =
        [("w4", has("rooted")), ("t2", "effects = [{ target = [{ side = 'any' }, ['send']] }]".to_owned())];
    let says: Vec<(&str, &str)> = says.iter().map(|(card, says)| (*card, says.as_str())).collect();
    let scene = Scene::dealt(&says, "units=1:0:w4@field,2:0:w4@1,3:0:w5@2 | hand=t2 |");
    assert_eq!(scene.options_with(0, "set="), "1:1,1:2,1:3,1:4,1:5");
    assert_eq!(scene.options_with(0, "move="), "3:1,3:3");
    let scene = scene.go("set=1:3 quick=t2 choose=1");
    assert_eq!((scene.place(1).as_str(), scene.allows(0, "end")), ("3", true));
}

/// Rulings C3, C13 and C33.
#[test]
fn clause_13_14_advantages_of_the_owner_while_the_card_is_in_play() {
    let lasting = |rule: &str| format!("lasting = 'field'\nabilities = [{{ always = {{ {rule} }} }}]");
    // Spoils.
    for (n, cards) in [(1, 1), (2, 2)] {
        let says = lasting(&format!("spoils = {n}"));
        let line = "units=1:0:w2@1,2:0:t4@field | hand=w5,w6 |";
        let scene = Scene::dealt(&[("t4", &says)], line).go("attack=1 face=vadofermo pass");
        assert_eq!(scene.options_with(0, "take=").is_empty(), cards == 2);
        let scene = if cards == 1 { scene.go("take=w5") } else { scene };
        assert_eq!(scene.own(0).hand.len(), cards);
    }
    // Two such cards add up, and the opponent's do not help.
    let says = lasting("keep = 2");
    let hand = "hand=w2,w2,w2,w3,w3,w3,w4,w4,w4,w5,w5,w5";
    let kept = |units: &str| {
        let mut scene = Scene::dealt(&[("t4", &says)], &format!("units={units} | {hand} |")).go("end pass");
        while scene.asked() == [0] {
            let first = scene.options(0).remove(0);
            scene = scene.go(&first);
        }
        scene.own(0).hand.len()
    };
    assert_eq!([kept("1:0:t4@field"), kept("1:0:t4@field,2:0:t4@field"), kept("1:1:t4@field")], [9, 11, 7]);
    let says = lasting("opening = 2");
    let open = |units: &str| {
        let mut scene = Scene::dealt(&[("t4", &says)], &format!("phase=opening units={units} | {hand} |"));
        while !scene.options_with(0, "open=").is_empty() {
            let first = scene.options_with(0, "open=");
            scene = scene.go(&format!("open={}", first.split(',').next().unwrap()));
        }
        scene.open().units.len()
    };
    assert_eq!([open("1:0:t4@field"), open("1:1:t4@field")], [4, 2]);
}
