//! Chapter 16: the ends.

use sancta::{Ending, What};

use crate::scene::{Scene, all_but, card, seat};

/// Ruling S20.
#[test]
fn clause_16_1_the_goal_is_looked_at_when_a_whole_effect_is_done_and_before_other_cards() {
    let cards = [
        ("u1", "effects = [{ points = 1 }, { others = [{ points = 1 }] }]"),
        ("s1", "abilities = [{ when = 'rosa', effects = [{ draw = 1 }] }]"),
    ];
    let line = "| s1:0 rosa=s11,s21,s12,s22 hand=u1,b1 | s4:0";
    let scene = Scene::dealt(&cards, line).go("play=u1");
    // The other one had its point, but what the Saint does in the Rosa did not happen.
    assert_eq!((scene.points(1), scene.ending()), (1, Some(Ending::Goal(seat(0)))));
    assert!(
        scene.told(What::Rosa(seat(0), card("s1"), 5)) && !scene.told(What::Ability(seat(0), card("s1")))
    );
    assert!(scene.asked().is_empty() && scene.now().is_empty());
    // With one fewer it does, and the game goes on.
    let on = Scene::dealt(&cards, "| s1:0 rosa=s11,s21,s12 hand=u1 | s4:0").go("play=u1");
    assert!(on.told(What::Ability(seat(0), card("s1"))) && on.ending().is_none());
    // The die and a Beatitudine end it, too.
    assert!(Scene::dealt(&cards, line).go("roll die=5").ending().is_some());
    assert!(Scene::dealt(&cards, line).go("play=b1").ending().is_some());
}

#[test]
fn clause_16_2_of_several_the_turns_seat_wins_or_the_first_after_it() {
    let cards = [
        ("u1", "effects = [{ everyone = [{ points = 1 }] }]"),
        ("u2", "effects = [{ others = [{ points = 1 }] }]"),
    ];
    let winner = |line: &str, script: &str| Scene::dealt(&cards, line).go(script).scores().1;
    let line = "at=1 | s1:0 rosa=s5,s6,s7 | s11:0 rosa=s15,s16,s17 hand=u1,u2 | s21:0 rosa=s25,s26,s27";
    assert_eq!(winner(line, "play=u1"), [1]);
    assert_eq!(winner(line, "play=u2"), [2]);
    let none = "at=1 | s1:0 rosa=s5,s6,s7 | s11:0 rosa=s15,s16,s17 hand=u2 | s22:0 rosa=s25,s26,s27";
    assert_eq!(winner(none, "play=u2"), [0]);
}

/// Ruling S29, as clauses 16.4 and 16.6.
#[test]
fn clause_16_3_after_so_many_rounds_the_game_ends() {
    let ending = |switches: &str, line: &str| Scene::under(switches, line).next_turn().ending();
    assert!(matches!(ending("", "turns=80 at=1 | s3:0 | s4:0"), Some(Ending::Cap(_))));
    assert_eq!(ending("", "turns=79 at=0 | s3:0 | s4:0"), None);
    assert!(matches!(ending("", "turns=160 at=1 | s3:0 | s4:0 | s5:0 | s6:0"), Some(Ending::Cap(_))));
    assert!(matches!(ending("rounds=10", "turns=20 at=1 | s3:0 | s4:0"), Some(Ending::Cap(_))));
    // The last turn is played to its end.
    let last = Scene::under("rounds=10", "turns=20 at=1 | s3:0 | s4:0 hand=b1");
    assert_eq!(last.open().round(), 10);
    assert_eq!(last.go("play=b1 end").scores(), (vec![0, 1], vec![1]));
}

#[test]
fn clause_16_4_after_so_many_rounds_without_a_point_the_game_ends() {
    let ending = |line: &str, script: &str| Scene::at(line).go(script).next_turn().ending();
    // The last point was in turn 4: turns 5 to 24 are ten rounds of two.
    assert!(matches!(ending("turns=24 at=1 gained=4 | s3:0 | s4:0 hand=b1", ""), Some(Ending::Stall(_))));
    assert_eq!(ending("turns=23 at=0 gained=4 | s3:0 | s4:0", ""), None);
    // A point in time, anybody's.
    assert_eq!(ending("turns=24 at=1 gained=4 | s3:0 | s4:0 hand=b1", "play=b1"), None);
    assert!(matches!(ending("turns=20 at=1 gained=0 | s3:0 | s4:0", ""), Some(Ending::Stall(_))));
}

/// Ruling S19. Who may keep so many cards holds all that are not on the table.
#[test]
fn clause_16_5_after_a_whole_round_without_anything_drawn_or_played_the_game_ends() {
    let keepers: Vec<String> = (1..=11).map(|n| format!("u{n}")).collect();
    let keeps: Vec<(&str, &str)> =
        keepers.iter().map(|card| (card.as_str(), "abilities = [{ always = { keep = 9 } }]")).collect();
    let supports = keepers.join(",");
    let hand = all_but(&format!("s3,s4,{supports}"), 2);
    let line = format!("turns=4 at=1 drawn=no | s3:0 | s4:0 supports={supports} hand={hand}");
    let scene = Scene::dealt(&keeps, &line).go("end");
    assert_eq!((scene.turn(), scene.ending(), scene.open().idle), (0, None, 1));
    assert!(matches!(scene.clone().go("end").ending(), Some(Ending::Still(_))));
    // A roll is something, and so is a card that leaves a hand.
    let rolled = scene.go("roll die=2 end");
    assert_eq!((rolled.ending(), rolled.open().idle), (None, 0));
    let played = Scene::dealt(&keeps, &line).go("play=b1 end");
    assert_eq!((played.open().idle, played.ending()), (0, None));
    let mut discards = keeps.clone();
    discards.push(("s4", "abilities = [{ when = 'end', effects = [{ discard = 1 }] }]"));
    let discarded = Scene::dealt(&discards, &line).go("end take=b1");
    assert_eq!((discarded.open().idle, discarded.ending()), (0, None));
    // Whoever opens the round.
    let idle = line.replace("at=1", "at=1 idle=1");
    assert!(matches!(Scene::dealt(&keeps, &idle).go("end").ending(), Some(Ending::Still(_))));
}

#[test]
fn clause_16_6_then_most_saints_in_the_rosa_win_then_most_points_then_nobody() {
    let end = |seats: &str| {
        let scene = Scene::under("rounds=10", &format!("turns=30 at=2 | {seats}")).go("end");
        (scene.scores().1, scene.ending().and_then(Ending::winner).map(|seat| seat.index()))
    };
    assert_eq!(end("s3:0 rosa=s1,s2 | s7:6 rosa=s11 | s6:5"), (vec![0], Some(0)));
    assert_eq!(end("s3:1 rosa=s1 | s7:2 rosa=s11 | s6:5"), (vec![1], Some(1)));
    assert_eq!(end("s3:1 rosa=s1 | s7:1 rosa=s11 | s6:5"), (Vec::new(), None));
    assert_eq!(end("s3:0 | s7:0 | -"), (Vec::new(), None));
}

#[test]
fn clause_16_7_a_hundred_for_each_saint_in_the_rosa_and_one_for_each_point() {
    let scene = Scene::under("rounds=10", "turns=30 at=2 | s3:2 rosa=s1,s2 | s7:6 rosa=s11 | -").go("end");
    assert_eq!(scene.scores(), (vec![202, 106, 0], vec![0]));
    let won = Scene::at("| s1:0 rosa=s5,s6,s7,s2 santuario=s3 hand=b1 | s4:3").go("play=b1");
    assert_eq!(won.scores(), (vec![500, 3], vec![0]));
}
