//! Chapter 17.

use capitale::{Capitale, Ending, Set, Setup, What};
use table::Game;

use crate::scene::{Scene, bag, plain, seat};

const NEARLY: &str = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3";

/// The setups are read, or refused.
fn reads(field: &str, values: &[&str], wrong: &[&str], usual: &str) {
    let read = |value: &str| format!("{field}={value}").parse::<Setup>();
    assert!(values.iter().all(|value| read(value).is_ok()), "{field}");
    assert!(wrong.iter().all(|value| read(value).is_err()), "{field}");
    assert_eq!(read(usual), Ok(Setup::default()), "{field}");
}

/// Ruling C2.
#[test]
fn clause_17_1_duels_the_best_of_three_or_one() {
    reads("duels", &["1", "3"], &["0", "2", "4", "x"], "3");
    // It is a choice: the form offers nothing that is then refused.
    let fields = <Setup as table::Setup>::fields();
    let duels = fields.iter().find(|field| field.name == "duels").unwrap();
    assert!(matches!(&duels.values, table::Values::Words(all) if all.iter().map(|one| one.0).eq(["3", "1"])));
    let scene = Scene::under("duels=1", &format!("{NEARLY} | |")).go("attack=1 face=vadofermo");
    assert_eq!(scene.ending(), Some(Ending::Duels(seat(0))));
    assert_eq!(Scene::at(&format!("{NEARLY} | |")).go("attack=1 face=vadofermo").ending(), None);
}

#[test]
fn clause_17_2_deck1_and_deck2_open_ready_or_written_out() {
    for field in ["deck1", "deck2"] {
        reads(field, &["open", "rogo", "m1*45", "m1*45/m2*3"], &["muro", "", "m1"], "open");
    }
    let table = |setup: &str| Capitale::new(&setup.parse().unwrap());
    let truth = table("deck1=rogo deck2=m1*45/m2*3").unwrap();
    let own = |of: u8| truth.view(Some(seat(of))).own.unwrap();
    assert_eq!((own(0).library.len(), own(1).library, own(1).side), (60, bag("45*m1"), bag("3*m2")));
    // With a deck for both chance begins at once.
    assert_eq!(Scene::of(truth).now(), ["first=0", "first=1"]);
    for wrong in ["deck1=m1*44", "deck2=t1*4,m1*45", "deck1=m1*45/m2*11", "deck1=m1*101"] {
        assert!(table(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn clause_17_3_lists_secret_or_open() {
    reads("lists", &["secret", "open"], &["shown"], "secret");
    let table = |setup: &str| Scene::of(Capitale::new(&setup.parse().unwrap()).unwrap());
    let lists = |scene: &Scene| scene.view(1).lists.iter().filter(|list| list.is_some()).count();
    // Both see both, once both are chosen and not before.
    let scene = table("lists=open deck2=rogo").go("");
    assert_eq!(lists(&scene), 1);
    let scene = scene.go("0:deck=galoppo");
    assert_eq!((lists(&scene), scene.truth.view(None).lists.iter().flatten().count()), (2, 2));
    assert_eq!(scene.times(|what| matches!(what, What::Listed(..))), 2);
    assert_eq!(lists(&table("lists=open deck1=rogo deck2=rogo")), 2);
    let secret = table("deck2=rogo").go("0:deck=galoppo");
    assert_eq!((lists(&secret), secret.times(|what| matches!(what, What::Listed(..)))), (1, 0));
}

/// Ruling C13.
#[test]
fn clause_17_4_conquest_discards_or_draws_two() {
    reads("conquest", &["discard", "draw"], &["none"], "discard");
    let line = "units=1:0:w2@1 | hand=w5,w6,w7 |";
    let scene = Scene::under("conquest=draw", line).go("attack=1 face=vadofermo pass card=m12 card=m12");
    assert_eq!(scene.hand(0), "w5,w6,w7,m12,m12");
    assert!(scene.allows(0, "end"));
    let scene = Scene::under("conquest=discard", line).go("attack=1 face=vadofermo pass take=w5 take=w6");
    assert_eq!(scene.hand(0), "w7");
    // A conquest that wins draws nothing.
    assert_eq!(
        Scene::under("conquest=draw", &format!("{NEARLY} | |")).go("attack=1 face=vadofermo").results(),
        "0:Cities"
    );
}

/// Ruling C34.
#[test]
fn clause_17_5_gate_by_the_level_and_the_cities_that_lie_face_up() {
    reads("gate", &["none", "levels"], &["open"], "none");
    let says = [("w3", "level = 1\nquick = true"), ("w4", "level = 2\nquick = true")];
    let open = |switches: &str, cities: &str| {
        let line = format!("phase=opening cities={cities} | hand=w1,w2,w3,w4 |");
        let scene = Scene::with(&says, switches, &line);
        let opened = scene.options_with(0, "open=");
        (opened, scene.go("skip").options_with(0, "quick="))
    };
    let both = |open: &str, quick: &str| (open.to_owned(), quick.to_owned());
    assert_eq!(open("gate=levels", "?,?,?,?,?"), both("w2", ""));
    assert_eq!(open("gate=levels", "?,capital,?,?,?"), both("w2,w3", "w3"));
    assert_eq!(open("gate=levels", "vadofermo,capital,?,?,?"), both("w2,w3,w4", "w3,w4"));
    assert_eq!(
        open("gate=levels", "vadofermo,capital,selvapiana,pietracava,portochiaro"),
        both("w1,w2,w3,w4", "w3,w4")
    );
    assert_eq!(open("gate=none", "?,?,?,?,?"), both("w1,w2,w3,w4", "w3,w4"));
}

/// Ruling C4.
#[test]
fn clause_17_6_set_up_or_down() {
    reads("set", &["up", "down"], &["over"], "up");
    let line = "phase=opening | hand=w2,w3 |";
    let up = Scene::at(line);
    assert_eq!(up.options(0), ["skip", "open=w2", "open=w3"]);
    assert_eq!(up.go("skip").options_with(0, "lay="), "");
    // Face down nothing is opened from the hand, and with nothing on the line the main phase begins.
    let down = Scene::under("set=down", "| hand=w2,w3 |");
    assert_eq!(down.options_with(0, "lay="), "w2:1,w2:2,w2:3,w2:4,w2:5,w3:1,w3:2,w3:3,w3:4,w3:5");
    let later = down.next_main().next_turn();
    assert!(later.allows(0, "end") && later.options_with(0, "open=").is_empty());
}

/// Ruling C4.
#[test]
fn clause_17_7_any_number_of_cards_are_laid_face_down_and_are_no_characters() {
    let scene = Scene::under("set=down", "units=1:1:w2@1 | hand=w2,t1,w3! | hand=w2")
        .go("lay=w2:1 lay=t1:1 lay=w3:4");
    assert_eq!((scene.open().down.len(), scene.hand(0).as_str()), (3, ""));
    // Only their owner looks at them.
    let cards = |of: u8| scene.view(of).down.iter().map(|(_, card)| card.to_string()).collect::<Vec<_>>();
    assert_eq!((cards(0), cards(1)), (vec!["w2".to_owned(), "t1".to_owned(), "w3".to_owned()], vec![]));
    assert_eq!([0, 1].map(|of| scene.hears(of, |what| matches!(what, What::LaidCard(..)))), [3, 0]);
    assert_eq!([0, 1].map(|of| scene.hears(of, |what| matches!(what, What::Laid(..)))), [3, 3]);
    // They do not defend.
    let attacked = scene.next_main().go("attack=1 face=capital");
    assert_eq!(attacked.options_with(0, "defend="), "");
    // Nor do they keep a city.
    let line = "cities=capital:0,?,?,?,? units=1:0:w2@1 down=2:0:w3@1 | |";
    assert_eq!(Scene::under("set=down", line).go("move=1:2").city(1), "capital");
}

/// What is laid may be any card of the hand: the others are as unknown as it.
#[test]
fn clause_17_7_nobody_knows_which_card_was_laid() {
    let line = "| hand=w2!,w3!,w4 |";
    let scene = Scene::under("set=down", line);
    assert_eq!(scene.known(0), "w2,w3");
    let (one, two) = (scene.clone().go("lay=w2:1"), scene.go("lay=w4:1"));
    assert_eq!((one.known(0), two.known(0)), (String::new(), String::new()));
    assert!(one.view(1) == two.view(1));
}

/// Rulings C3 and C4.
#[test]
fn clause_17_8_one_face_down_card_is_turned_up_in_the_opening_phase() {
    let says = [("t1", "effects = [{ each = [{ side = 'rival' }, [{ damage = 1 }]] }]")];
    let line = "phase=opening units=1:0:w5@5,2:1:w5@2,8:0:w2@field \
        down=3:0:w2@3,4:0:t5@4,5:0:t3@1,6:0:t1@2,7:0:t4@5 | hand=w9 |";
    let scene = Scene::with(&says, "set=down", line);
    assert_eq!(scene.options(0), ["skip", "turn=3", "turn=4", "turn=5", "turn=6", "turn=7"]);
    // A character is there untapped, as if it were set.
    let turned = scene.clone().go("turn=3");
    assert_eq!((turned.place(3).as_str(), turned.tapped(3), turned.open().down.len()), ("3", false, 4));
    assert!(turned.allows(0, "end") && turned.allows(0, "attack=3"));
    assert_eq!(turned.options_with(0, "set="), "8:1,8:2,8:3,8:4,8:5");
    // A lasting effect for a city stays at that city, one for a character chooses its own anywhere, one for the field goes there.
    assert_eq!(scene.clone().go("turn=4").place(3), "-");
    let city = scene.clone().go("turn=4");
    assert_eq!(city.open().units.last().unwrap().at, capitale::At::City(3));
    let own = scene.clone().go("turn=5");
    assert_eq!(own.options(0), ["choose=1", "choose=8"]);
    assert_eq!(own.go("choose=8").open().units.last().unwrap().at, capitale::At::With(8));
    assert_eq!(scene.clone().go("turn=7").open().units.last().unwrap().at, capitale::At::Field);
    // Another effect happens.
    let effect = scene.go("turn=6");
    assert_eq!((effect.damage(2), effect.grave(0).as_str()), (1, "t1"));
    assert!(effect.told(|what| matches!(what, What::TurnedUp(..))));
}

/// Ruling C4.
#[test]
fn clause_17_9_each_side_may_turn_one_up_at_the_city_of_an_attack_the_defender_first() {
    let line = "units=1:0:w8@1 down=3:0:w4@1,4:1:w8@1,5:1:w5@1,6:1:w5@2 | |";
    let scene = Scene::under("set=down", line).go("attack=1 face=capital");
    assert_eq!(
        (scene.asked(), scene.options(1)),
        (vec![1], ["pass", "turn=4", "turn=5"].map(str::to_owned).to_vec())
    );
    let scene = scene.go("turn=4");
    // One only; then the attacker.
    assert_eq!((scene.asked(), scene.options(0)), (vec![0], ["pass", "turn=3"].map(str::to_owned).to_vec()));
    let scene = scene.go("turn=3");
    // Who was turned up may fight.
    assert_eq!(scene.options(1), ["decline", "defend=2"]);
    let scene = scene.go("defend=2");
    assert_eq!(scene.options(0), ["enough", "join=3"]);
    // To pass is to go on without.
    let passed = Scene::under("set=down", line).go("attack=1 face=capital pass pass");
    assert_eq!((passed.city(1).as_str(), passed.open().down.len()), ("capital", 4));
    // Nobody who has none there is asked.
    let none =
        Scene::under("set=down", "units=1:0:w8@1,2:1:w8@1 down=6:1:w5@2 | |").go("attack=1 face=capital");
    assert_eq!(none.options(1), ["decline", "defend=2"]);
}

/// Ruling C4.
#[test]
fn clause_17_10_a_face_down_quick_card_is_played_from_the_line() {
    let says = [("w3", "quick = true"), ("t2", "effects = ['uncover']")];
    let line = "units=1:0:w8@1,2:1:w8@1 down=3:0:w3@4,4:1:w3@5,5:1:w5@2,6:0:w5@1 | hand=t2 |";
    // In one's main phase.
    let scene = Scene::with(&says, "set=down", line);
    assert_eq!(scene.options_with(0, "turn="), "3");
    let scene = scene.go("turn=3");
    assert_eq!((scene.place(3).as_str(), scene.open().quicks), ("4", [1, 0]));
    // In a window; it waits and comes to the city where it lay.
    let scene = scene.go("attack=1 face=capital pass defend=2");
    assert_eq!(scene.options(1), ["pass", "turn=4"]);
    let scene = scene.go("1:turn=4").passes();
    assert_eq!((scene.place(4).as_str(), scene.open().quicks), ("5", [1, 1]));
    // One that is taken away goes to the graveyard face up.
    let scene = scene.go("quick=t2");
    assert_eq!((scene.grave(1).as_str(), scene.open().down.len()), ("w5", 1));
    assert!(scene.told(|what| matches!(what, What::Uncovered(..))));
}

/// At a city that nobody defends a face-down Quick character of the defender's that lies there defends it, no other one.
#[test]
fn clause_17_10_only_one_that_lies_at_the_undefended_city_defends_it() {
    let says = [("w8", "quick = true")];
    let line = "units=1:0:w5@1 down=3:1:w8@1,4:1:w8@2 | |";
    let scene = Scene::with(&says, "set=down", line).go("attack=1 face=capital pass");
    assert!(scene.is_window());
    let there = scene.clone().go("1:turn=3").passes();
    assert_eq!((there.place(2).as_str(), there.city(1).as_str(), there.damage(2)), ("1", "capital", 1));
    let elsewhere = scene.go("1:turn=4").passes();
    assert_eq!((elsewhere.place(2).as_str(), elsewhere.city(1).as_str()), ("2", "capital:0"));
}

/// Rulings C17 and C39.
#[test]
fn clause_17_11_quick_in_all_windows_or_only_for_an_undefended_city() {
    reads("quick", &["all", "undefended"], &["none"], "all");
    let line = "units=1:0:w8@1,2:1:w8@1,3:0:w8@2 | hand=t2 | hand=m1,m1";
    let scene = Scene::under("quick=undefended", line);
    assert!(scene.allows(0, "quick=t2"));
    let scene = scene.go("attack=1 face=capital defend=2");
    assert!(!scene.is_window() && scene.open().battle.is_none());
    let scene = scene.go("attack=3 face=selvapiana");
    assert!(scene.is_window());
    let scene = scene.go("pass take=t2 end");
    assert!(!scene.is_window() && scene.turn() == 1);
    assert!(Scene::at(line).go("attack=1 face=capital defend=2").is_window());
    assert!(Scene::at(line).go("end").is_window());
}

/// Ruling C10.
#[test]
fn clause_17_12_redraw_once_or_not() {
    reads("redraw", &["one", "none"], &["many"], "one");
    let dealt = |setup: &str| {
        let mut scene = Scene::new(&format!("deck1=m1*45 deck2=m1*45 {setup}")).go("first=0");
        for _ in 0..14 {
            scene = scene.go("card=m1");
        }
        scene
    };
    assert_eq!(dealt("").options(0), ["keep", "redraw"]);
    let none = dealt("redraw=none");
    assert_eq!((none.options(0), none.open().turn), (vec!["skip".to_owned(), "open=m1".to_owned()], 1));
}

/// Rulings C1 and C40.
#[test]
fn clause_17_13_clock_from_0_to_180_minutes() {
    // Between two people the rulebook's match is proposed: fifty minutes, the best of three.
    let fields = <Setup as table::Setup>::fields();
    let field = |name: &str| fields.iter().find(|field| field.name == name).unwrap();
    let (clock, duels) = (field("clock"), field("duels"));
    assert_eq!((clock.among.as_deref(), clock.default.as_str()), (Some("50"), "0"));
    assert_eq!((duels.among.as_deref(), duels.default.as_str()), (None, "3"));
    reads("clock", &["0", "50", "180"], &["181", "-1"], "0");
    let seconds = |minutes: u8| {
        let scene = Scene::under(&format!("clock={minutes}"), "| |");
        scene.truth.clock().map(|clock| clock.seconds)
    };
    assert_eq!([0, 1, 50, 180].map(seconds), [None, Some(60), Some(3000), Some(10800)]);
}

#[test]
fn clause_17_14_cards_of_the_box_or_another_set() {
    reads("cards", &["box"], &["", "none"], "box");
    let plain = plain(&[]);
    let setup: Setup = format!("cards={}", plain.name()).parse().unwrap();
    assert_eq!((setup.switches.cards, Setup::default().switches.cards), (plain, Set::first()));
    // The ready decks are of the box: with other cards everybody brings a deck.
    assert!(Capitale::new(&setup).is_err());
    assert!(
        Capitale::new(&Setup { decks: "deck1=m1*45 deck2=m1*45".parse::<Setup>().unwrap().decks, ..setup })
            .is_ok()
    );
}
