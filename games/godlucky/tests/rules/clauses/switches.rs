//! Chapter 17: Folle accelerato and the switches.

use godlucky::{GodLucky, Set, Setup, What};
use table::Game;

use crate::scene::{BARE, Scene, seat};

const FAST: &str = "mode=accelerated";

fn setup(text: &str) -> Setup {
    text.parse().unwrap()
}

fn refused(text: &str) -> bool {
    text.parse::<Setup>().is_err_and(|trouble| trouble.text.it != trouble.text.en)
}

/// Ruling G41: one's own die, once per turn, to a face of one's choice.
#[test]
fn clause_17_1_once_per_turn_ones_own_die_is_changed() {
    let line = "| Morphyss 5/8 @4 | Nirvanello @9 | LordUnder @7";
    let scene = Scene::dealt(BARE, FAST, line).does(0, "roll").falls("die=1");
    assert_eq!((scene.asked(), scene.options(0)), (vec![0], vec!["pass".to_owned(), "change".to_owned()]));
    let scene = scene.does(0, "change");
    assert_eq!(scene.options(0), ["face=2", "face=3"]);
    let scene = scene.does(0, "face=3");
    // Once: it is used up, and the roll stands.
    assert_eq!((scene.is_window(), scene.spot(0)), (false, "@7".to_owned()));
    // Also until the next turn, in a fight that another begins.
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let duty = |line: &str| Scene::dealt(&cards, FAST, line).does(0, "roll").falls("die=1").all_pass();
    let both = duty("| Morphyss 5/8 @4 | Nirvanello @9").falls("die=1 die=1");
    assert_eq!(both.asked(), [0, 1]);
    let one = duty("| Morphyss 5/8 @4 | Nirvanello @9 changed").falls("die=1 die=1");
    assert_eq!(one.asked(), [0]);
    assert!(one.refuses(1, "change", "17.1"));
    // A Folle may not.
    let mad = duty("| Morphyss 5/8 @4 changed | Nirvanello mad @9 | LordUnder heaven1").falls("die=1 die=1");
    assert!(!mad.is_window());
    // And the die of a card may be changed like any.
    let cards = [BARE, &[("b5", "[{ roll = [[], [], [{ faith = 1 }]] }]")]].concat();
    let card = Scene::dealt(&cards, FAST, line)
        .does(0, "roll")
        .falls("die=1")
        .pass()
        .does(0, "resolve")
        .falls("die=1");
    assert_eq!(card.does(0, "change face=3").faith(0), 6);
}

/// Ruling G41: a point toward madness, after the roll.
#[test]
fn clause_17_2_the_price_is_a_point_towards_madness_after_the_roll() {
    let paid = |who: &str| {
        let line = format!("| {who} @4 | SilentDreamer @9 | LordUnder @8");
        Scene::dealt(BARE, FAST, &line).does(0, "roll").falls("die=1").does(0, "change face=3")
    };
    assert_eq!((paid("Morphyss 5/8").corruption(0), paid("Nirvanello 5/2").corruption(0)), (7, 3));
    // The pawn has moved when madness comes, and it arrives as a Folle.
    let mad = paid("Morphyss 5/2");
    assert!(mad.mad(0) && mad.spot(0) == "@7" && mad.active() == 2);
    // A fight is over first: the winner has its point.
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let line = "| Nirvanello 5/8 @4 | Morphyss 5/8 @9";
    let fight = Scene::dealt(&cards, FAST, line).does(0, "roll").falls("die=1").pass().falls("die=1 die=3");
    let fight = fight.does(0, "change face=6").all_pass();
    assert_eq!((fight.faith(0), fight.corruption(0)), (6, 9));
}

/// Ruling G41: the price is due, whatever else the roll leads to.
#[test]
fn clause_17_2_the_price_is_paid_after_other_dice_and_a_turn_cut_short() {
    let rolled = |way: &str, line: &str| {
        let effects = format!("[{{ roll = [[], [], [{way}]] }}]");
        let event = "[{ everyone = [{ draw = \"object\" }] }]";
        let cards = [BARE, &[("b5", effects.as_str()), ("e4", event)]].concat();
        let scene = Scene::dealt(&cards, FAST, line).does(0, "roll").falls("die=1").pass().does(0, "resolve");
        scene.falls("die=1").does(0, "change face=3")
    };
    // Another die of the same card.
    let twice = rolled("{ roll = [[], [\"skip\"], []] }", "| Nirvanello 5/2 @4 | Morphyss");
    assert_eq!(twice.falls("die=2").all_pass().corruption(0), 3);
    // A fight.
    let fight = rolled("\"fight\"", "| Nirvanello 5/2 @4 | Morphyss").falls("die=2 die=1").all_pass();
    assert_eq!((fight.faith(0), fight.corruption(0)), (6, 3));
    // The Folle Etto, who is not beaten here.
    let folly = rolled("{ capture = 20 }", "| Nirvanello 5/2 @4 | Morphyss").falls("die=2 die=1");
    assert_eq!(folly.all_pass().corruption(0), 3);
    let cards = [BARE, &[("b5", "[{ capture = 20 }]")]].concat();
    let folly = Scene::dealt(&cards, FAST, "| Nirvanello 5/2 @4 | Morphyss").does(0, "roll").falls("die=1");
    let folly = folly.pass().does(0, "resolve").falls("die=2 die=1").does(0, "change face=6").all_pass();
    assert_eq!((folly.faith(0), folly.corruption(0)), (1, 3));
    // Luna piena ends the turn.
    let line = "phase=2 | Nirvanello 5/2 @4 | SilentDreamer";
    let asleep = rolled("{ draw = \"event\" }", line).falls("event=e4 card=o4 card=o5").does(1, "ability");
    let asleep = asleep.falls("coin=heads");
    assert!(asleep.told(What::Asleep(seat(0))));
    assert_eq!((asleep.active(), asleep.corruption(0)), (0, 3));
}

/// Ruling G44.
#[test]
fn clause_17_3_seats() {
    assert_eq!(setup("").seats, 4);
    assert_eq!([2, 3, 4, 5, 6].map(|n| setup(&format!("seats={n}")).seats), [2, 3, 4, 5, 6]);
    assert!(refused("seats=1") && refused("seats=7"));
}

#[test]
fn clause_17_4_mode() {
    assert_eq!(setup(""), setup("mode=classic"));
    let line = "| Morphyss 5/8 @4 | Nirvanello @9";
    let rolled = |switches: &str| Scene::dealt(BARE, switches, line).does(0, "roll").falls("die=1");
    assert!(rolled("").refuses(0, "change", "17.4") && rolled(FAST).allows(0, "change"));
    assert!(refused("mode=mad"));
}

/// Ruling G43.
#[test]
fn clause_17_5_rounds() {
    assert_eq!((setup("").rounds, setup("rounds=10").rounds, setup("rounds=200").rounds), (60, 10, 200));
    assert!(refused("rounds=9") && refused("rounds=201"));
    let line = "turns=20 | Morphyss 5/8 @4 | Nirvanello 3/2";
    let over = |switches: &str| {
        let scene = Scene::dealt(BARE, switches, line).does(0, "roll").falls("die=1").does(0, "resolve");
        scene.ending().is_some()
    };
    assert!(over("rounds=10") && !over("rounds=11"));
}

/// Ruling G5.
#[test]
fn clause_17_6_back() {
    let back = |switches: &str, phase: u8| {
        let line = format!("phase={phase} | Morphyss @4 | Nirvanello @5");
        let scene = Scene::dealt(BARE, switches, &line).does(0, "roll").falls("die=1");
        let refused = switches == "back=first" && phase == 2 && scene.refuses(0, "return", "17.6");
        assert_eq!(scene.allows(0, "return"), !refused);
        !refused
    };
    assert_eq!([back("", 1), back("", 2)], [true, true]);
    assert_eq!([back("back=first", 1), back("back=first", 2)], [true, false]);
    assert!(refused("back=never"));
}

/// Ruling G6.
#[test]
fn clause_17_7_early() {
    let usable = |switches: &str, phase: u8| {
        let line = format!("phase={phase} | Morphyss @4 o23,o1 | Nirvanello @9");
        let scene = Scene::dealt(BARE, switches, &line);
        (scene.allows(0, "use=o23"), scene.does(0, "roll").falls("die=1").is_window())
    };
    assert_eq!([usable("", 1), usable("early=objects", 1)], [(true, true); 2]);
    assert_eq!([usable("early=none", 1), usable("early=none", 2)], [(false, false), (true, true)]);
    let none = Scene::dealt(BARE, "early=none", "| Morphyss @4 o23 | Nirvanello @9");
    assert!(none.refuses(0, "use=o23", "17.7"));
    assert!(refused("early=all"));
}

/// Ruling G41.
#[test]
fn clause_17_8_change() {
    let line = "| Morphyss 5/8 @4 | Nirvanello @9";
    let changed = |change: &str| {
        let scene = Scene::dealt(BARE, &format!("{FAST} {change}"), line).does(0, "roll").falls("die=1");
        scene.does(0, "change")
    };
    assert_eq!(changed("change=choose").options(0), ["face=2", "face=3"]);
    let reroll = changed("change=reroll");
    assert_eq!(reroll.chances(), ["die=1", "die=2", "die=3"]);
    let reroll = reroll.falls("die=1");
    assert_eq!((reroll.corruption(0), reroll.spot(0)), (7, "@5".to_owned()));
    assert!(refused("change=turn"));
}

/// Ruling G19.
#[test]
fn clause_17_9_mad() {
    let line = "at=1 | Nirvanello mad @5 | Morphyss @9 | LordUnder";
    let turn =
        |switches: &str| Scene::dealt(BARE, switches, line).does(1, "roll").falls("die=1").does(1, "resolve");
    let after = turn("").falls("die=4");
    assert_eq!(after.options(0), ["forward", "back"]);
    let before = turn("mad=before");
    assert_eq!(before.options(0), ["forward", "back"]);
    let before = before.does(0, "back").falls("die=4");
    assert_eq!((before.spot(0), before.active()), ("@1".to_owned(), 2));
    assert!(refused("mad=never"));
}

/// Ruling G49.
#[test]
fn clause_17_11_start() {
    let start = |switches: &str| {
        let line = "phase=2 | Morphyss @20 | Nirvanello @1 | LordUnder @20";
        Scene::dealt(BARE, switches, line).does(0, "roll").falls("die=1")
    };
    for always in ["", "start=always", "rules=2"] {
        assert_eq!(start(always).options(0), ["resolve", "return"]);
        assert!(start(always).refuses(0, "fight=1", "8.3"));
    }
    let met = start("start=opening");
    assert_eq!(met.options(0), ["resolve", "return", "fight=1"]);
    assert!(met.refuses(0, "fight=2", "8.2"));
    assert_eq!(met.does(0, "fight=1").falls("die=6 die=1").faith(0), 6);
    // All begin there, and only arriving counts: before the first has left, nobody fights under either.
    let first = Scene::dealt(BARE, "start=opening", "| Morphyss | Nirvanello");
    assert!(first.refuses(0, "fight=1", "8.3"));
    let back = first.does(0, "roll").falls("die=1").does(0, "return");
    assert_eq!((back.active(), back.spot(0)), (1, "@1".to_owned()));
    assert!(refused("start=never"));
    // Records from before there was the switch stay as they were written.
    assert!(!setup("").to_string().contains("start"));
    assert!(setup("start=opening").to_string().ends_with(" start=opening"));
}

#[test]
fn clause_17_10_cards() {
    assert_eq!(setup("").cards, Set::first());
    assert_eq!(setup("cards=box"), setup(""));
    assert!(refused("cards=0123456789abcdef"));
    let other = crate::scene::deck(&[("b5", "[{ faith = 2 }]")]);
    let played = setup(&format!("cards={other}"));
    assert!(played.cards == other && played != setup(""));
    assert!(GodLucky::new(&played).unwrap().view(None).open.setup.cards == other);
}
