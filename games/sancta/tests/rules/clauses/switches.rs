//! Chapter 17: the switches.

use sancta::{Ending, Set, Setup};
use table::Setup as _;

use crate::scene::{Scene, plain};

/// A field takes these values and refuses those; unsaid it is as `usual`.
fn takes(name: &str, good: &[&str], bad: &[&str], usual: &str) -> bool {
    let field = Setup::fields().into_iter().find(|field| field.name == name).unwrap();
    let reads = |value: &&str| format!("{name}={value}").parse::<Setup>().is_ok();
    let default = Setup::default().to_string();
    assert!(field.default == usual && default.contains(&format!("{name}={usual}")), "{default}");
    good.iter().all(reads) && !bad.iter().any(reads)
}

#[test]
fn clause_17_1_seats() {
    assert!(takes("seats", &["2", "3", "4", "5", "6"], &["1", "7", "", "x"], "4"));
    assert_eq!(Scene::new("").open().seats(), 4);
    assert_eq!(Scene::new("seats=6").open().places.len(), 6);
}

/// Ruling S1 as a switch.
#[test]
fn clause_17_2_four() {
    assert!(takes("four", &["3", "4"], &["2", "5"], "4"));
    let line = "| s1:0 rosa=s11,s21 hand=b1 | s3:0 | s4:0 | s5:0";
    assert!(matches!(Scene::under("four=3", line).go("play=b1").ending(), Some(Ending::Goal(_))));
    assert!(Scene::under("four=4", line).go("play=b1").ending().is_none());
    // At other tables it says nothing.
    let goal = |text: &str| text.parse::<Setup>().unwrap().goal();
    assert_eq!([2, 3, 5, 6].map(|n| goal(&format!("seats={n} four=3"))), [5, 4, 3, 3]);
}

/// Ruling S6 as a switch.
#[test]
fn clause_17_3_opening() {
    assert!(takes("opening", &["draw", "wait"], &["no"], "draw"));
    let dealt = |setup: &str| {
        let mut scene = Scene::new(setup).go("dealer=1 card=s4 card=s3");
        for _ in 0..10 {
            let first = scene.now().remove(0);
            scene = scene.go(&first);
        }
        scene
    };
    let wait = dealt("seats=2 opening=wait");
    assert_eq!((wait.turn(), wait.asked(), wait.place(0).hand), (0, vec![0], 5));
    let draw = dealt("seats=2 opening=draw");
    assert!(draw.asked().is_empty());
    assert_eq!(draw.draws().place(0).hand, 7);
    // Only this one turn is without a draw.
    let next = wait.next_turn();
    assert_eq!((next.turn(), next.place(1).hand), (1, 7));
    assert_eq!(next.next_turn().place(0).hand, 7);
}

#[test]
fn clause_17_4_rounds() {
    assert!(takes("rounds", &["10", "40", "200"], &["9", "201"], "40"));
    let ends = |switch: &str| Scene::under(switch, "turns=24 at=1 | s3:0 | s4:0").next_turn().ending();
    assert!(matches!(ends("rounds=12"), Some(Ending::Cap(_))));
    assert!(ends("rounds=13").is_none());
}

#[test]
fn clause_17_5_stall() {
    assert!(takes("stall", &["3", "10", "50"], &["2", "51"], "10"));
    let ends =
        |switch: &str| Scene::under(switch, "turns=30 at=1 gained=24 | s3:0 | s4:0").next_turn().ending();
    assert!(matches!(ends("stall=3"), Some(Ending::Stall(_))));
    assert!(ends("stall=4").is_none());
}

#[test]
fn clause_17_6_cards() {
    let reads = |value: &str| format!("cards={value}").parse::<Setup>().is_ok();
    assert!(reads("box") && !["", "none", "0123456789abcdef"].into_iter().any(reads));
    // A new table has the box of today; where a stored one names no cards it has the first.
    let usual = Setup::fields().into_iter().find(|field| field.name == "cards").unwrap().default;
    assert_eq!((usual.as_str(), Setup::default().cards), (Set::of_the_box().name(), Set::first()));
    let other = plain(&[("s1", "level = 7")]);
    let setup: Setup = format!("cards={other}").parse().unwrap();
    assert!(setup.cards == other && setup.cards != Set::first() && setup.cards.saints[0].level == 7);
    assert_eq!(setup.to_string().parse::<Setup>().unwrap(), setup);
}
