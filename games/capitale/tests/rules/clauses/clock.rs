//! Chapter 16.

use capitale::{Capitale, Ending, Setup, What};
use table::Game;

use crate::scene::{Scene, seat};

fn clock(scene: &Scene) -> Option<(u32, u32)> {
    scene.truth.clock().map(|clock| (clock.seconds, clock.since))
}

const ONE: &str = "cities=capital:0,?,?,?,? units=1:0:w2@1,2:1:w2@2,3:0:w3@2";

/// Ruling C1.
#[test]
fn clause_16_1_one_clock_for_both_and_the_whole_match() {
    let line = format!("{ONE} | |");
    let scene = Scene::under("clock=50", &line);
    assert_eq!(clock(&scene), Some((3000, 0)));
    // It is the same clock in the next turn and in the next duel.
    assert_eq!(clock(&scene.next_turn()), Some((3000, 0)));
    let second = Scene::under("clock=50", &format!("results=0:cities:9 {line}"));
    assert_eq!(clock(&second), Some((3000, 0)));
    assert_eq!(clock(&Scene::at(&line)), None);
    // Nothing runs before the first duel is laid out.
    let setup: Setup = "clock=50".parse().unwrap();
    assert_eq!(Capitale::new(&setup).unwrap().clock(), None);
}

/// Ruling C1.
#[test]
fn clause_16_2_when_time_is_up_more_cities_win_at_the_end_of_a_turn() {
    let line = format!("{ONE} | |");
    let scene = Scene::under("clock=50", &line).time_up();
    assert_eq!((scene.ending(), scene.asked()), (None, vec![0]));
    assert!(scene.told(|what| matches!(what, What::TimeOver)));
    // The turn is played to its end.
    let won = scene.go("attack=3 face=pietracava defend=2 end");
    assert_eq!((won.results().as_str(), won.scores().1), ("0:Time", vec![0]));
    // The other's cities count at the end of the first one's turn.
    let theirs = Scene::under("clock=50", &line.replace("capital:0", "capital")).time_up();
    let theirs = theirs.go("end");
    assert_eq!((theirs.results().as_str(), theirs.ending()), ("", None));
    // Level, play goes on, and the end of the next turn is looked at.
    let scene = theirs.draws().go("skip attack=2 face=selvapiana decline").passes();
    assert_eq!(scene.ending(), None);
    let scene = scene.go("take=m12 end");
    assert_eq!((scene.results().as_str(), scene.scores().1), ("1:Time", vec![1]));
}

/// Rulings C1 and C2.
#[test]
fn clause_16_3_the_duel_may_be_won_as_usual_and_no_other_begins() {
    let line = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | |";
    let scene = Scene::under("clock=50", line).time_up().go("attack=1 face=vadofermo");
    assert_eq!((scene.results().as_str(), scene.ending()), ("0:Cities", Some(Ending::Duels(seat(0)))));
    // Between two duels the match ends at once.
    let scene = Scene::under("clock=50", line).go("attack=1 face=vadofermo 0:ready").time_up();
    assert_eq!(scene.ending(), Some(Ending::Duels(seat(0))));
}

/// Ruling C1.
#[test]
fn clause_16_4_then_a_turn_lasts_two_minutes_and_what_is_left_is_passed() {
    let line =
        "units=1:0:w11@1,2:1:w2@1,3:1:w5@1,4:0:w2@2,5:1:w2@2 | hand=w2,w3,w4,w5,w6,w7,w8,w9,w10 | hand=m1,m2";
    let over = Scene::under("clock=50", line).time_up();
    assert_eq!(clock(&over), Some((120, 2)));
    // The main phase ends; what has to be discarded is the first of the list.
    let spent = over.clone().time_up();
    assert!(spent.told(|what| matches!(what, What::TurnOver)));
    assert_eq!((spent.turn(), spent.hand(0).as_str()), (1, "w4,w5,w6,w7,w8,w9,w10"));
    // The next turn has its own two minutes.
    let next = spent.draws();
    assert_eq!((clock(&next), next.asked()), (Some((120, 3)), vec![1]));
    // Nobody defends, windows pass, a division is the first of the list.
    let attack = over.clone().go("attack=1 face=capital").time_up();
    let taken = |what: &What| matches!(what, What::Discarded(..));
    assert_eq!((attack.results().as_str(), attack.conquests(), attack.times(taken)), ("0:Time", [1, 0], 2));
    let divide = over.go("attack=1 face=capital defend=2 join=3 pass").time_up();
    // w11 struck the first enemy with 1, and the other with the rest.
    let struck: Vec<(u8, u8)> = divide
        .told
        .iter()
        .filter_map(|(_, event)| match event.what {
            What::Struck(by, on, power) if by.id == 1 => Some((on.id, power)),
            _ => None,
        })
        .collect();
    assert_eq!(struck, [(2, 1), (3, 2)]);
}
