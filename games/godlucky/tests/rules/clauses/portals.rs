//! Chapter 9: Heaven and Hell.

use godlucky::{Portal, What};

use crate::scene::{BARE, Scene, seat};

#[test]
fn clause_9_1_entering_leads_to_the_first_space_which_acts_at_once() {
    for (portal, sent) in [("heaven", "[{ send = 'heaven' }]"), ("hell", "[{ send = 'hell' }]")] {
        let line = "phase=2 turns=8 at=0 | Nirvanello @2 | Morphyss @20 | WaterWalker @9";
        let own =
            Scene::event(&format!("[{{ enter = '{portal}' }}]"), line).go("roll die=1 resolve event=e1");
        assert_eq!(own.spot(0), format!("{portal}1"));
        // In somebody else's turn too: the sent one gains or loses its point at once, and plays later.
        let other = Scene::event(sent, line).go("roll die=1 resolve event=e1 seat=1");
        assert_eq!((other.spot(1), other.active()), (format!("{portal}1"), 2));
        let (corruption, faith) = if portal == "heaven" { (7, 5) } else { (9, 6) };
        assert_eq!((other.corruption(1), other.faith(1)), (corruption, faith));
    }
    // No roll leads there: after the last space comes the first.
    let last = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @20 | Morphyss @9").go("roll die=1");
    assert_eq!(last.spot(0), "@1");
}

#[test]
fn clause_9_2_each_space_moves_corruption_and_then_acts() {
    for (god, corruption) in [("Nirvanello", 5), ("Morphyss", 5)] {
        for (portal, by) in [("heaven", -1), ("hell", 1)] {
            for step in [1, 2] {
                let cards = [BARE, &[(portal, "[{ faith = 1 }]")]].concat();
                let line =
                    format!("phase=2 turns=8 at=0 | {god} 5/{corruption} {portal}{step} | WaterWalker @20");
                let scene = Scene::dealt(&cards, "", &line).go("step ..");
                let now = (corruption as i8 + by) as u8;
                assert_eq!((scene.corruption(0), scene.faith(0)), (now, 6), "{line}");
                let place = |what: What| scene.told.iter().position(|(_, event)| event.what == what).unwrap();
                let (first, then) = (What::Corruption(seat(0), by, now), What::Faith(seat(0), 1, 6));
                assert!(place(first) < place(then), "{line}");
            }
        }
    }
    // Whoever goes mad by it has nothing of the space.
    let cards = [BARE, &[("hell", "[{ faith = 1 }]")]].concat();
    let mad =
        Scene::dealt(&cards, "", "phase=2 turns=8 at=0 | Nirvanello 5/9 hell1 | Morphyss @20 | LordUnder @3");
    let mad = mad.go("step");
    assert!(mad.mad(0) && mad.times(|what| matches!(what, What::Faith(..))) == 0);
}

#[test]
fn clause_9_3_an_evil_god_leaves_a_visit_to_heaven_at_five() {
    let cards = [BARE, &[("heaven1", "[]")]].concat();
    let line = "phase=2 turns=8 at=1 | Morphyss 5/8 @9 | Nirvanello @4";
    let sent = [cards.as_slice(), &[("b5", "[{ send = 'heaven' }]")]].concat();
    let mut scene = Scene::dealt(&sent, "", line).go("roll die=1 resolve");
    assert_eq!((scene.corruption(0), scene.active()), (7, 0));
    for corruption in [6, 5] {
        scene = scene.go("step");
        assert_eq!(scene.corruption(0), corruption);
        scene = scene.go("roll die=1 return");
    }
    assert!(!scene.mad(0) && scene.spot(0) == "@1");
    // The advantages of the box: in Heaven for the good, in Hell for the evil.
    for (god, portal, gains) in [
        ("Nirvanello", "heaven", true),
        ("Morphyss", "heaven", false),
        ("Morphyss", "hell", true),
        ("Nirvanello", "hell", false),
    ] {
        let line = format!("phase=2 turns=8 at=0 | {god} 5/5 {portal}1 | LordUnder @20");
        let scene = Scene::at(&line).go("step");
        assert_eq!(scene.faith(0) > 5, gains, "{god} {portal}");
    }
}

#[test]
fn clause_9_4_inside_one_steps_and_does_not_roll() {
    for portal in ["heaven", "hell"] {
        let line = format!("phase=2 turns=8 at=0 | Morphyss 5/5 {portal}1 | Nirvanello @20");
        let scene = Scene::bare(&line);
        assert_eq!(scene.options(0), ["step"]);
        assert!(
            scene.refuses(0, "roll", "9.4")
                && scene.refuses(0, "return", "9.4")
                && scene.refuses(0, "pass", "9.4")
        );
        // The space is resolved without being asked, and there is no way back.
        let stepped = scene.go("step");
        assert_eq!((stepped.spot(0), stepped.active()), (format!("{portal}2"), 1));
        // The same in the first phase.
        let early = Scene::bare(&line.replace("phase=2", "phase=1").replace("@20", "@10"));
        assert_eq!(early.options(0), ["step"]);
    }
}

#[test]
fn clause_9_5_after_the_third_space_the_next_turn_begins_on_the_board() {
    for portal in ["heaven", "hell"] {
        let cards = [BARE, &[("b1", "[{ faith = 1 }]"), ("b20", "[{ faith = 1 }]")]].concat();
        let line = format!("phase=2 turns=8 at=0 | Morphyss 5/5 {portal}2 | Nirvanello @9");
        let third = Scene::dealt(&cards, "", &line).go("step");
        assert_eq!(third.spot(0), format!("{portal}3"));
        let next = third.go("roll die=1 return");
        assert!(
            next.active() == 0
                && next.told(What::Left(
                    seat(0),
                    if portal == "heaven" { Portal::Heaven } else { Portal::Hell }
                ))
        );
        // The space it came to is not resolved; the roll is an ordinary one.
        assert_eq!((next.faith(0), next.options(0)), (5, vec!["roll".to_owned()]));
        assert_eq!(next.go("roll").chances(), ["die=1", "die=2", "die=3"]);
    }
}

#[test]
fn clause_9_6_from_heaven_the_start_space() {
    // The example: whoever leaves and rolls 2 arrives on the third card of the path.
    let line = "phase=2 turns=8 at=1 | Morphyss heaven3 | Nirvanello @9";
    let left = Scene::bare(line).go("roll die=1 return");
    assert_eq!(left.spot(0), "@1");
    assert_eq!(left.go("roll die=2").spot(0), "@3");
}

#[test]
fn clause_9_7_from_hell_the_last_card_laid() {
    // The example: with the board complete, whoever leaves and rolls 2 arrives on the second card of the path.
    let line = "phase=2 turns=8 at=1 | Morphyss hell3 | Nirvanello @9";
    let left = Scene::bare(line).go("roll die=1 return");
    assert_eq!(left.spot(0), "@20");
    assert_eq!(left.go("roll die=2").spot(0), "@2");
    // While the board grows it is the last so far, and a roll lays the next.
    let early = Scene::bare(&line.replace("phase=2", "phase=1")).go("roll die=1 return");
    assert_eq!(early.spot(0), "@10");
    assert_eq!(early.go("roll die=1 lay=b11").spot(0), "@11");
}

#[test]
fn clause_9_8_several_stand_there_and_nobody_fights() {
    let line =
        "phase=2 turns=8 at=0 | Morphyss 5/5 hell1 | Nirvanello hell2 | WaterWalker hell2 | LordUnder @9";
    let joined = Scene::bare(line).go("step");
    assert_eq!(["hell2", "hell2", "hell2"].map(str::to_owned), [0, 1, 2].map(|n| joined.spot(n)));
    assert_eq!(joined.active(), 3);
    assert!(Scene::bare(line).refuses(0, "fight=1", "9.8"));
    // Not even by an event: it finds nobody to fight from there.
    let cards = [BARE, &[("hell2", "[{ draw = 'event' }]"), ("e3", "['fight']")]].concat();
    let event = Scene::dealt(&cards, "", line).go("step event=e3");
    assert!(event.told(What::Nothing(seat(0))) && event.open().fight.is_none());
    // And whoever is inside is not fought from outside.
    let line = "phase=2 turns=8 at=0 | Morphyss @6 | Nirvanello hell2 | WaterWalker heaven1";
    let duty = Scene::spaces(line).go("roll die=1");
    assert!(duty.told(What::Nothing(seat(0))) && duty.active() == 2);
}

#[test]
fn clause_9_9_a_lost_turn_inside_changes_nothing() {
    for spot in ["heaven1", "heaven3", "hell2", "hell3"] {
        let line = format!("phase=2 turns=8 at=1 | Morphyss 5/5 {spot} skip=1 | Nirvanello @9");
        let lost = Scene::spaces(&line).go("roll die=1 return");
        assert!(lost.told(What::Skipped(seat(0))) && lost.active() == 1);
        assert_eq!((lost.spot(0), lost.corruption(0), lost.faith(0)), (spot.to_owned(), 5, 5));
        // Blocked it is the same.
        let line = format!("phase=2 turns=8 at=1 | Morphyss 5/5 {spot} | Nirvanello @9 o7");
        let blocked = Scene::spaces(&line).go("roll die=1 return use=o7");
        assert_eq!((blocked.spot(0), blocked.corruption(0), blocked.active()), (spot.to_owned(), 5, 1));
    }
}
