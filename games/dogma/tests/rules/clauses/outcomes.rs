//! Chapter 16.

use dogma::{Ending, How, What};

use crate::scene::Scene;

fn how(scene: &Scene) -> Option<How> {
    scene.ending().map(|Ending { how, .. }| how)
}

#[test]
fn clause_16_1_the_game_ends_when_a_side_has_no_prophets_left() {
    let scene = Scene::at("| a1=p1,c1 | line=1 a1=p5,i16/damage80").go("cult=1");
    assert_eq!((how(&scene), scene.winners()), (Some(How::LastProphet), vec![0]));
    // One in the rearguard that nobody has seen is enough to go on.
    assert_eq!(how(&Scene::at("| a1=p1,c1 | line=1,3 a1=p5,i16/damage80").go("cult=1")), None);
}

#[test]
fn clause_16_2_it_is_looked_at_when_all_is_done_that_was_set_off() {
    // The last one falls, and a Relic brings it back.
    let says = [("r1", "abilities = [{ when = 'defeated', effects = ['rise'] }]")];
    let line = "| a1=p1,c1 | line=1 a1=p5,i16,r1/damage80";
    let scene = Scene::dealt(&says, line).go("cult=1");
    assert_eq!((how(&scene), scene.rear(1).as_str()), (None, "1"));
    // What its fall sets off is done first: it takes the other last one with it.
    let says =
        [("p5", "abilities = [{ when = 'defeated', effects = [{ to = ['rival', [{ damage = 100 }]] }] }]")];
    let scene = Scene::dealt(&says, "| line=1 a1=p1,c1 | line=1 a1=p5,i16/damage80").go("cult=1");
    assert_eq!(how(&scene), Some(How::Together(160, 140)));
}

#[test]
fn clause_16_3_of_last_ones_that_fall_together_the_lower_sum_wins() {
    let line = "| line=1 a1=p1,c1/fervour-20/damage80 | line=1 a1=p5,i1/damage80";
    let scene = Scene::at(line).go("cult=1");
    assert_eq!((how(&scene), scene.winners()), (Some(How::Together(160, 140)), vec![1]));
    let scene = Scene::dealt(&[("p1", "fervour = 20")], &line.replace("-20", "+20")).go("cult=1");
    assert_eq!((how(&scene), scene.winners()), (Some(How::Together(120, 140)), vec![0]));
}

#[test]
fn clause_16_4_the_printed_numbers_count_and_of_several_their_sum() {
    let line = "| line=1 a1=p1,c1/fervour-20/damage80 | line=1,2 a1=p5,i1/damage80 a2=p6!,i2/damage90";
    let says = [("c1", "keywords = ['globale']")];
    let scene = Scene::dealt(&says, line).go("cult=1");
    assert_eq!((how(&scene), scene.winners()), (Some(How::Together(160, 280)), vec![0]));
    // One that fell earlier is not added.
    let scene = Scene::dealt(&says, &line.replace("a2=p6!,i2/damage90", "a2=p6!,i2")).go("cult=1");
    assert_eq!(how(&scene), Some(How::LastProphet));
}

#[test]
fn clause_16_5_equal_sums_draw() {
    let line = "| line=1 a1=p1,c1/fervour-20/damage80 | line=1 a1=p5,i1/damage80";
    let scene = Scene::dealt(
        &[("p1", "faith = 80"), ("c1", "damage = 30")],
        &line.replacen("damage80", "damage60", 1),
    )
    .go("cult=1");
    assert_eq!((how(&scene), scene.winners()), (Some(How::Together(140, 140)), vec![]));
    assert_eq!(scene.scores().0, [0, 0]);
}

#[test]
fn clause_16_6_after_twenty_quiet_turns_everybody_active_receives_10_each_turn() {
    let stalls = |scene: &Scene| scene.times(|what| matches!(what, What::Stalled(10)));
    let mut scene = Scene::at("quiet=1 | a1=p1,c16!,c1 a2=p2!,c2 | a1=p5,i16! a2=p6!,i2");
    for _ in 0..19 {
        scene = scene.go("0:cult=1 1:cult=1");
    }
    assert_eq!((stalls(&scene), scene.damages()), (0, (0, 0)));
    let scene = scene.go("0:cult=1 1:cult=1");
    assert_eq!((stalls(&scene), scene.damages(), scene.arcano(0, 2).damage), (1, (10, 10), 0));
    // It does not break the wait; other damage does, and a new card too.
    let scene = scene.go("0:cult=1 1:cult=1");
    assert_eq!((stalls(&scene), scene.damages()), (2, (20, 20)));
    let hurt = scene.clone().go("0:cult=2 1:cult=1").go("0:cult=1 1:cult=1");
    assert_eq!(stalls(&hurt), 2);
    let shown = scene.go("0:cult=1 1:call=3").settles().go("0:cult=1 1:call=3");
    assert_eq!(stalls(&shown), 2);
    // Together with Crisi Mistica, and what is seen again is nothing new.
    let scene = Scene::at("quiet=20 | a1=p1,c16! a2=p2!,c2 | a1=p5,i16!/crisi").go("0:call=1 1:cult=1");
    assert_eq!((stalls(&scene), scene.damage(1)), (1, 20));
    let says = [("d1", "effects = ['renew']"), ("d2", "effects = ['renew']")];
    let scene = Scene::dealt(&says, "quiet=20 | a1=p1,c16! divine=d1! played=d2 | a1=p5,i16!")
        .go("0:divine 1:cult=1");
    assert_eq!((stalls(&scene), scene.divine(0).as_str()), (1, "d2"));
}

#[test]
fn clause_16_9_new_cards_do_not_break_the_wait_of_a_side_that_only_passes() {
    let locked = |rules: &str, passed: &str| {
        let line = format!("quiet=10 {passed} | a1=p1,c1,c2,c3 | line=1 a1=p5,r1/fanatismo");
        let nothing = "damage\neffects = [{ to = ['own', ['plain']] }]";
        Scene::under(&[("c1", nothing), ("c2", nothing), ("c3", nothing)], rules, &line)
    };
    let quiet = |scene: &Scene| scene.open().quiet;
    // The sixth turn in a row: what the other side shows in it does not count any more.
    let fifth = locked("rules=2", "passed=0,4").go("0:cult=1 1:pass");
    assert_eq!((quiet(&fifth), fifth.open().passed), (1, [0, 5]));
    let sixth = locked("rules=2", "passed=0,5").go("0:cult=1 1:pass");
    assert_eq!((quiet(&sixth), sixth.open().passed), (11, [0, 6]));
    let shown = sixth.clone().go("0:call=1 1:pass").settles();
    assert_eq!((quiet(&shown), shown.active(0)), (12, 2));
    assert!(sixth.line().starts_with("turn=2 quiet=11 passed=0,6 |"));
    // Damage breaks it all the same, an order ends the count, and by the first rules there is none.
    let line = "quiet=10 passed=0,6 | a1=p1,c1,c16 | line=1 a1=p5,r1/fanatismo";
    assert_eq!(quiet(&Scene::under(&[], "rules=2", line).go("0:cult=1 1:pass")), 1);
    let free = Scene::under(&[], "rules=2", &line.replace("/fanatismo", "")).go("0:cult=2 1:appeal");
    assert_eq!(free.open().passed, [0, 0]);
    let first = locked("", "").go("0:cult=1 1:pass");
    assert_eq!((quiet(&first), first.open().passed), (1, [0, 0]));
}

#[test]
fn clause_16_7_after_200_turns_fewest_defeated_then_least_damage_wins() {
    let end = |line: &str| {
        let scene = Scene::at(&format!("turn=200 {line}")).go("cult=1");
        assert_eq!(how(&scene), Some(How::Cap));
        scene.winners()
    };
    assert_eq!(end("| a1=p1,c16/damage50 | line=1,2 a1=p5,i16"), [0]);
    assert_eq!(end("| a1=p1,c16/damage50 | a1=p5,i16 a2=p6!,i1/damage20"), [1]);
    assert!(end("| a1=p1,c16/damage20 | a1=p5,i16 a2=p6!,i1/damage20").is_empty());
    assert!(Scene::at("turn=199 | a1=p1,c16 | a1=p5,i16").go("cult=1").ending().is_none());
}

#[test]
fn clause_16_8_the_score_is_the_lead_in_prophets_left() {
    let scores = |line: &str| Scene::at(line).aims().go("cult=1").scores().0;
    assert_eq!(scores("| a1=p1,c1 | line=1 a1=p5,i16/damage80"), [4, -4]);
    let four = "| line=1,2 a1=p1,c1 | line=1 a1=p5,i16/damage80 | line=1 a1=p9,j16 | line=- ";
    assert_eq!(scores(four), [3, -3, 3, -3]);
    // At least 1, even with none left on either side.
    let line = "| line=1 a1=p1,c1/fervour-20/damage80 | line=1 a1=p5,i1/damage80";
    assert_eq!(scores(line), [-1, 1]);
}
