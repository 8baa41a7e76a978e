//! Chapter 7: the Advocatus Diaboli.

use sancta::What;

use crate::scene::{Scene, seat, some};

#[test]
fn clause_7_1_an_advocatus_stops_a_beatitudine_and_is_not_played_otherwise() {
    let scene = Scene::at("| s3:0 hand=b1,a1 | s4:0 hand=a2,b2");
    assert!(!scene.options(0).iter().any(|option| option == "advocatus" || option == "play=a1"));
    let window = scene.go("play=b1");
    assert_eq!(window.options(1), ["pass", "advocatus"]);
    let stopped = window.clone().go("1:advocatus");
    assert_eq!(
        (stopped.points(0), stopped.hand(1).as_str(), stopped.discards().as_str()),
        (0, "b2", "b1,a2")
    );
    assert!(stopped.told(What::Stopped(seat(1), seat(0))));
    // It may be kept.
    let kept = window.go("pass");
    assert_eq!((kept.points(0), kept.hand(1).as_str()), (1, "b2,a2"));
    // In one's own turn it stays in the hand.
    let own = kept.next_turn();
    assert_eq!((own.hand(1).contains("a2"), own.options_with(1, "play=").as_str()), (true, "b1"));
}

/// The question tells nothing about hands.
#[test]
fn clause_7_2_all_are_asked_who_as_far_as_everybody_knows_could_hold_one() {
    let asked = |line: &str| Scene::at(line).go("play=b1").asked();
    assert_eq!(asked("| s3:0 hand=b1 | s4:0 hand=a1 | s5:0 hand=p1 | s6:0"), [1, 2]);
    // Who has none can only pass, and nobody sees the difference.
    let scene = Scene::at("| s3:0 hand=b1 | s4:0 hand=a1 | s5:0 hand=p1 | s6:0").go("play=b1");
    assert_eq!((scene.options(1).len(), scene.options(2)), (2, vec!["pass".to_owned()]));
    // All ten lie in the discards, or where all know.
    let all = some("a", 10);
    assert_eq!(asked(&format!("discards={all} | s3:0 hand=b1 | s4:0 hand=p1 | s5:0 hand=p2")), [0]);
    let nine = some("a", 9);
    assert_eq!(asked(&format!("discards={nine} | s3:0 hand=b1 | s4:0 hand=p1 | s5:0 hand=p2")), [1, 2]);
    assert_eq!(asked(&format!("discards={nine} | s3:0 hand=b1 | s4:0 hand=p1 | s5:0 hand=a10!")), [2]);
    assert_eq!(asked(&format!("discards={nine} | s3:0 hand=b1,a10! | s4:0 hand=p1 | s5:0 hand=p2")), [0]);
    // What one seat alone knows does not count.
    assert_eq!(
        asked(&format!("discards={nine} | s3:0 hand=b1,a10?1 | s4:0 hand=p1 | s5:0 hand=p2?01")),
        [1, 2]
    );
    // Cards that are all known to be something else.
    assert_eq!(asked("| s3:0 hand=b1 | s4:0 hand=p1!,u2! | s5:0 hand=p2,u3!"), [2]);
}

/// Ruling S10: a sealed yes means 'if it comes to me'.
#[test]
fn clause_7_3_of_several_the_first_after_the_turns_seat_counts_and_the_others_keep_theirs() {
    let scene = Scene::at("at=1 | s3:0 hand=a1 | s4:0 hand=b1 | s5:0 hand=a2 | s6:0 hand=p1").go("play=b1");
    let both = scene.clone().go("0+2:advocatus");
    assert_eq!((both.hand(0).as_str(), both.hand(2).as_str(), both.points(1)), ("a1", "", 0));
    // As if the other had passed.
    let alone = scene.clone().go("2:advocatus");
    assert!(both.truth == alone.truth && both.told == alone.told);
    assert_eq!(scene.go("0:advocatus").hand(0), "");
}

#[test]
fn clause_7_4_a_stopped_beatitudine_was_the_one_of_the_turn() {
    let scene = Scene::at("| s3:0 hand=b1,b2 | s4:0 hand=a1").go("play=b1 1:advocatus");
    assert!(!scene.allows(0, "play=b1") && !scene.allows(0, "roll"));
    assert_eq!(scene.discards(), "b1,a1");
}

/// Ruling S11.
#[test]
fn clause_7_5_an_advocatus_is_not_answered_and_nothing_else_can_be_stopped() {
    let scene = Scene::at("| s3:0 hand=b1,a1 | s4:0 hand=a2 | s5:0 hand=a3").go("play=b1 1:advocatus");
    assert_eq!((scene.is_window(), scene.asked()), (false, vec![0]));
    let gives = [("u1", "effects = [{ points = 1 }]")];
    for (script, points) in [("roll die=5", 1), ("play=p1", 1), ("suffrage=s11", 1), ("play=u1", 1)] {
        let scene = Scene::dealt(&gives, "| s3:0 hand=p1,s11,u1 | s4:0 hand=a2").go(script);
        assert_eq!((scene.is_window(), scene.asked(), scene.points(0)), (false, vec![0], points), "{script}");
    }
}
