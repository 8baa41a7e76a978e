//! Chapter 11.

use capitale::What;

use crate::scene::Scene;

const HURTS: (&str, &str) = ("t2", "effects = [{ target = [{ side = 'rival' }, [{ damage = 1 }]] }]");
const DRAWS: (&str, &str) = ("t1", "quick = true\neffects = [{ draw = 1 }]");

/// Ruling C18.
#[test]
fn clause_11_1_in_ones_main_phase_any_number_of_quick_cards() {
    let scene = Scene::dealt(&[DRAWS], "phase=opening | hand=t1,t1,t1,w2 | hand=t1");
    // Not in the opening phase, but as a card that is opened.
    assert_eq!(scene.options_with(0, "quick="), "");
    let scene = scene.go("open=w2 quick=t1");
    // At once: nobody is asked.
    assert_eq!(scene.now(), ["card=m12"]);
    let scene = scene.go("card=m12 quick=t1 card=m12 quick=t1 card=m12");
    assert_eq!((scene.hand(0).as_str(), scene.grave(0).as_str()), ("m12,m12,m12", "t1,t1,t1"));
    assert_eq!(scene.open().quicks, [3, 0]);
    // A card that is not Quick is not played here.
    let scene = Scene::at("| hand=t1,w2 |");
    assert_eq!(scene.options(0), ["end"]);
}

/// Rulings C17 and C39.
#[test]
fn clause_11_2_windows_open_for_both_at_three_moments() {
    let says = [("w7", "range = 2\npower = 1")];
    let line = "units=1:0:w8@1,2:1:w7@1,3:0:w2@2 | hand=w9,w9,w9 | hand=w9";
    let scene = Scene::dealt(&says, line);
    assert_eq!((scene.is_window(), scene.asked()), (false, vec![0]));
    // Before each Range step.
    let scene = scene.go("attack=1 face=vadofermo defend=2");
    assert!(scene.is_window() && scene.asked() == [0, 1]);
    let scene = scene.go("pass");
    assert!(scene.is_window() && scene.asked() == [0, 1]);
    assert_eq!(scene.times(|what| matches!(what, What::Range(_))), 1);
    let scene = scene.go("pass");
    assert_eq!((scene.is_window(), scene.options(1).len()), (false, 0));
    // At a city that nobody defends.
    let scene = scene.go("attack=3 face=capital");
    assert!(scene.is_window() && scene.asked() == [0, 1]);
    let scene = scene.go("pass take=w9 take=w9");
    // At the start of the end phase.
    let scene = scene.go("end");
    assert!(scene.is_window() && scene.asked() == [0, 1]);
    assert_eq!(scene.go("pass").turn(), 1);
}

/// Ruling C17.
#[test]
fn clause_11_3_a_quick_card_a_quick_ability_or_a_pass_without_limit() {
    let says = [
        HURTS,
        (
            "w5",
            "abilities = [{ use = { quick = true }, effects = [{ draw = 1 }] }, { use = {}, effects = [{ draw = 2 }] }]",
        ),
    ];
    let line = "units=1:0:w5@1,2:1:w1@2 | hand=t2,t2,t2,w3 |";
    let scene = Scene::dealt(&says, line).go("end");
    assert_eq!(scene.options(0), ["pass", "use=1:1", "quick=t2"]);
    let scene = scene.go("quick=t2 quick=t2 use=1:1 quick=t2 pass card=m12");
    assert_eq!((scene.damage(2), scene.grave(0).as_str()), (0, "t2,t2,t2"));
    assert_eq!(scene.times(|what| matches!(what, What::Hurt(..))), 3);
}

/// Ruling C39.
#[test]
fn clause_11_4_who_for_all_that_is_known_could_answer_is_asked() {
    let says = [
        HURTS,
        (
            "w5",
            "abilities = [{ use = { quick = true }, effects = [{ draw = 1 }] }, { use = {}, effects = [{ draw = 2 }] }]",
        ),
        ("w6", "abilities = [{ use = {}, effects = [{ draw = 1 }] }]"),
    ];
    let asked = |units: &str, hand: &str| {
        Scene::dealt(&says, &format!("units={units} | | hand={hand}")).go("end").asked()
    };
    // An unknown card, whatever it is.
    assert_eq!(asked("1:0:w2@1", "w2"), [1]);
    assert_eq!(asked("1:0:w2@1", "w2,w3!"), [1]);
    // A known one that is Quick, and known ones that are not.
    assert_eq!(asked("1:0:w2@1", "t2!"), [1]);
    assert_eq!(asked("1:0:w2@1", "w2!,w3!"), Vec::<u8>::new());
    assert_eq!(asked("1:0:w2@1", "-"), Vec::<u8>::new());
    // A Quick ability that may be used, one that is not Quick, one that has been used.
    assert_eq!(asked("1:1:w5@1", "-"), [1]);
    assert_eq!(asked("1:1:w6@1", "-"), Vec::<u8>::new());
    assert_eq!(asked("1:1:w5@1/used1", "-"), Vec::<u8>::new());
    // What one chooses stands in the other's view no sooner than both have answered.
    let scene = Scene::dealt(&says, "units=1:0:w2@1 | hand=t2 | hand=t2").go("end");
    assert_eq!(scene.asked(), [0, 1]);
}

/// Ruling C39.
#[test]
fn clause_11_5_of_two_the_one_on_turn_counts_and_the_other_is_asked_again() {
    for active in [0, 1] {
        let line = format!("turn=3 at={active} units=1:0:w1@1,2:1:w1@1 | hand=t2,t2 | hand=t2");
        let scene = Scene::dealt(&[HURTS], &line).go("end").hush().both("quick=t2", "quick=t2");
        let hands = if active == 0 { ("t2", "t2") } else { ("t2,t2", "") };
        assert_eq!((scene.hand(0).as_str(), scene.hand(1).as_str()), hands);
        assert_eq!(scene.times(|what| matches!(what, What::Quick(..))), 1);
        // The other, who still holds something, may do it now.
        assert!(scene.is_window() && scene.allows(1 - active, "quick=t2"));
    }
}

/// Ruling C39.
#[test]
fn clause_11_6_what_is_played_waits_and_the_last_happens_first() {
    let says = [HURTS, DRAWS, ("w3", "quick = true")];
    let line = "units=1:0:w1@1,2:1:w1@1 | hand=t1,w3 | hand=t1,t2,m2";
    let scene = Scene::dealt(&says, line).go("end 0:quick=t1");
    // Nothing has happened, but the card lies in the graveyard and the window is open.
    assert_eq!((scene.hand(0).as_str(), scene.grave(0).as_str(), scene.is_window()), ("w3", "t1", true));
    let scene = scene.go("1:quick=t2").go("0:quick=w3");
    assert_eq!((scene.damage(1), scene.open().units.len(), scene.grave(0).as_str()), (0, 2, "t1"));
    let scene = scene.hush().go("pass");
    let order =
        scene.order(&[&|what| matches!(what, What::Entered(..)), &|what| matches!(what, What::Hurt(..))]);
    assert!(order.is_sorted() && scene.now() == ["card=m12"]);
    // The first is last: it draws when all else has happened, and no window opened in between.
    assert_eq!(scene.odds()[0].0, "card=m12");
    assert_eq!(scene.go("card=m12").turn(), 1);
}

/// Ruling C39.
#[test]
fn clause_11_7_a_target_is_chosen_as_the_card_is_played() {
    let says = [
        ("t2", "effects = [{ target = [{ side = 'rival' }, [{ damage = 1 }]] }, { draw = 1 }]"),
        ("t1", "quick = true\neffects = [{ target = [{}, ['return']] }]"),
    ];
    // Without a target it cannot be played.
    assert!(!Scene::dealt(&says, "units=1:0:w1@1 | hand=t2 |").allows(0, "quick=t2"));
    let line = "units=1:0:w1@1,2:1:w5@1,3:1:w8@1 | hand=t2 | hand=t1";
    let scene = Scene::dealt(&says, line).go("end 0:quick=t2");
    assert_eq!(
        (scene.asked(), scene.options(0)),
        (vec![0], vec!["choose=2".to_owned(), "choose=3".to_owned()])
    );
    let scene = scene.go("choose=3");
    assert!(scene.told(|what| matches!(what, What::Aimed(_, thing) if thing.id == 3)) && scene.is_window());
    assert_eq!(scene.clone().go("pass card=m12").times(|what| matches!(what, What::Hurt(..))), 1);
    // It goes away before: nothing comes of that effect, and the rest happens all the same.
    let scene = scene.go("1:quick=t1 choose=3");
    assert_eq!((scene.place(3).as_str(), scene.now()), ("-", vec!["card=m12".to_owned()]));
    assert!(scene.told(|what| matches!(what, What::Nothing(..))));
    assert_eq!(scene.times(|what| matches!(what, What::Hurt(..))), 0);
}

/// What no longer fits the group is spared, though it is still in play.
#[test]
fn clause_11_7_a_target_that_no_longer_fits_is_spared() {
    let says = [
        ("t2", "effects = [{ target = [{ side = 'rival', doing = 'tapped' }, [{ damage = 1 }]] }]"),
        ("t1", "quick = true\neffects = [{ target = [{}, ['untap']] }]"),
    ];
    let line = "units=1:1:w5@1/tapped | hand=t2 | hand=t1";
    let scene = Scene::dealt(&says, line).go("end 0:quick=t2");
    let spared = scene.clone().go("1:quick=t1");
    assert_eq!(spared.times(|what| matches!(what, What::Hurt(..))), 0);
    assert_eq!(scene.go("pass").times(|what| matches!(what, What::Hurt(..))), 1);
}

/// Ruling C17.
#[test]
fn clause_11_8_a_quick_character_comes_to_the_field_but_for_a_defender() {
    let says = [("w3", "quick = true"), ("t3", "quick = true"), ("t5", "quick = true")];
    // In one's main phase, in a battle and at the end.
    let line = "units=1:0:w8@1,2:1:w8@1,4:0:w2@2 | hand=w3,w3,t3 | hand=w3,w3,t5";
    let scene = Scene::dealt(&says, line).go("quick=w3");
    assert_eq!(scene.place(3), "field");
    let scene = scene.go("attack=1 face=vadofermo defend=2").both("pass", "quick=w3").go("pass");
    assert_eq!((scene.place(5).as_str(), scene.unit(5).owner.index(), scene.tapped(5)), ("field", 1, false));
    // At a city without defence only the defender's comes there.
    let scene = scene.go("attack=4 face=capital").go("0:quick=w3").go("1:quick=w3 pass");
    let places: Vec<_> = scene.open().units.iter().map(|unit| (unit.owner.index(), unit.at)).collect();
    assert_eq!(places[5], (1, capitale::At::City(1)));
    // The attacker's was played first and comes last, to the field; the defender's fights and loses to nobody.
    assert_eq!(places[6], (0, capitale::At::Field));
    // A Quick lasting effect is laid as if it were opened.
    let scene = scene.passes().go("quick=t3 choose=1");
    assert!(scene.open().units.iter().any(|unit| unit.at == capitale::At::With(1)));
    let scene = scene.go("end").go("1:quick=t5 city=4");
    assert!(scene.open().units.iter().any(|unit| unit.at == capitale::At::City(3)));
}

#[test]
fn clause_11_9_at_most_twelve_quick_cards_in_a_turn() {
    let scene = Scene::dealt(&[DRAWS], "| hand=t1,t1 quicks=11 |");
    let scene = scene.go("quick=t1 card=m12");
    assert_eq!(scene.options(0), ["end"]);
    // It is not asked in a window any more; in the next turn it may again.
    let scene = scene.go("end card=m12");
    assert_eq!(scene.open().quicks, [0, 0]);
    assert!(Scene::dealt(&[DRAWS], "| quicks=12 hand=t1 |").go("end").asked().is_empty());
}
