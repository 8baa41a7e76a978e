//! Chapter 13: events, and what effects do to the one who has the card.

use godlucky::{Deck, Ending, Kind, Portal, What};

use crate::scene::{BARE, Scene, seat};

const LINE: &str = "phase=2 turns=8 at=0 | Nirvanello 5/5 @2 | Morphyss 5/5 @20 | WaterWalker 5/5 @20";

/// Seat 0 has drawn event 1, which does this.
fn drawn(effects: &str, line: &str) -> Scene {
    Scene::event(effects, line).go("roll die=1 resolve event=e1")
}

#[test]
fn clause_13_1_effects_happen_in_their_order() {
    let scene = drawn("[{ faith = 2 }, { draw = 'object' }, { corruption = 1 }, { faith = -1 }]", LINE);
    let scene = scene.go("card=o1 ..");
    let told: Vec<What> = scene.told.iter().map(|(_, event)| event.what).collect();
    let place = |what: What| told.iter().position(|other| *other == what).unwrap();
    let order = [
        What::Faith(seat(0), 2, 7),
        What::Drew(seat(0), Kind::Object),
        What::Corruption(seat(0), 1, 6),
        What::Faith(seat(0), -1, 6),
    ];
    assert!(order.map(place).is_sorted());
    // Nothing can be declined, and what cannot be done is not done: the rest happens.
    let scene = drawn(
        "['swap_places', { steal = 'miracle' }, { discard = 1 }, 'fight', { faith = 1 }]",
        "phase=2 turns=8 at=0 | Nirvanello @2 | Morphyss heaven1",
    );
    assert_eq!((scene.faith(0), scene.active()), (6, 1));
    assert_eq!(scene.times(|what| *what == What::Nothing(seat(0))), 3);
    // Madness ends a card at once.
    let mad = drawn("[{ corruption = 5 }, { faith = 1 }]", LINE);
    assert!(mad.mad(0) && mad.times(|what| matches!(what, What::Faith(..))) == 0);
}

#[test]
fn clause_13_2_points_with_their_limits_and_reactions() {
    assert_eq!(drawn("[{ faith = -9 }]", LINE).faith(0), 1);
    assert_eq!(drawn("[{ corruption = -9 }]", LINE).corruption(0), 1);
    assert_eq!(drawn("[{ corruption = 4 }]", LINE).corruption(0), 9);
    assert!(drawn("[{ corruption = 9 }]", LINE).mad(0));
    let spared = drawn("[{ faith = -2 }]", &LINE.replace("@2 ", "@2 o4 ")).go("use=o4");
    assert_eq!(spared.faith(0), 4);
    let won = drawn("[{ faith = 5 }, { draw = 'object' }]", LINE);
    assert_eq!(won.ending(), Some(Ending::Faith(seat(0))));
}

#[test]
fn clause_13_3_only_the_one_who_draws_sees_the_card() {
    for (deck, card, kind) in
        [("object", "o5", Kind::Object), ("object", "o27", Kind::Sacred), ("miracle", "m2", Kind::Miracle)]
    {
        let scene = drawn(&format!("[{{ draw = '{deck}' }}]"), LINE).go(&format!("card={card}"));
        assert!(scene.told(What::Drew(seat(0), kind)));
        let got = What::Got(seat(0), card.parse().unwrap());
        assert!(scene.hears(0, got) && !scene.hears(1, got) && !scene.told(got));
        // A sacred one lies before its owner and is no object in hand; its face is the owner's.
        assert_eq!((scene.cards(0), scene.known(1, 0)), (card.to_owned(), String::new()));
        assert_eq!(
            (scene.place(0).objects, scene.place(0).miracles),
            (u8::from(kind == Kind::Object), u8::from(kind == Kind::Miracle))
        );
        assert_eq!(scene.view(1).hands[0].count(kind), 1);
    }
}

#[test]
fn clause_13_4_an_event_is_seen_by_all_resolved_and_gone() {
    let scene = Scene::event("[{ faith = 1 }]", LINE).go("roll die=1 resolve");
    assert_eq!(scene.chances().len(), 15);
    let scene = scene.go("event=e1");
    assert!(scene.told(What::Event(seat(0), 0)) && scene.faith(0) == 6);
    assert_eq!((scene.open().event, scene.open().events & 1), (Some(0), 0));
    // The next one who draws finds fourteen.
    let next = Scene::spaces(&LINE.replace("at=0", "at=0 gone=e1")).go("roll die=1 resolve");
    assert!(next.chances().len() == 14 && !next.chances().contains(&"event=e1".to_owned()));
}

#[test]
fn clause_13_5_discarding_by_choice_or_all() {
    let three = drawn("[{ discard = 2 }]", &LINE.replace("@2 ", "@2 o1,o2,o3,o27,m1 "));
    assert_eq!(three.options(0), ["take=o1", "take=o2", "take=o3"]);
    let two = three.go("take=o3");
    assert!(two.told(What::Discarded(seat(0), "o3".parse().unwrap())));
    let one = two.go("take=o1");
    assert_eq!((one.cards(0), one.discards(), one.active()), ("o2,o27,m1".to_owned(), "o3,o1".to_owned(), 2));
    let all = drawn("[{ discard = 9 }]", &LINE.replace("@2 ", "@2 o1,o27 ")).go("take=o1");
    assert_eq!((all.cards(0), all.active()), ("o27".to_owned(), 2));
}

#[test]
fn clause_13_6_to_heaven_or_hell() {
    for (portal, at) in [("heaven", "heaven1"), ("hell", "hell1")] {
        let own = drawn(&format!("[{{ enter = '{portal}' }}]"), LINE);
        assert_eq!((own.spot(0), own.active()), (at.to_owned(), 2));
        // Another one, sane and on the board: the choice is made by whoever has the card.
        let line = format!("{LINE} | LordUnder mad @20 | BlackSarcophagus hell1");
        let send = drawn(&format!("[{{ send = '{portal}' }}]"), &line);
        assert_eq!(send.options(0), ["seat=1", "seat=2"]);
        assert!(["seat=0", "seat=3", "seat=4"].iter().all(|no| send.refuses(0, no, "13.6")));
        assert_eq!(send.go("seat=2").spot(2), at);
    }
    // Entry waits for reactions.
    let swapped = drawn("[{ enter = 'heaven' }]", &LINE.replace("Morphyss 5/5 @20", "Morphyss 5/5 @20 o13"));
    assert_eq!(swapped.spot(0), "@3");
    assert!(swapped.go("use=o13").told(What::Portal(seat(0), Portal::Hell, 1)));
}

#[test]
fn clause_13_7_shifts_do_not_resolve() {
    // b9 gives a Faith, b20 lies behind the start: neither acts.
    for (by, to) in [(6, "@9"), (-2, "@1"), (-3, "@20"), (18, "@1")] {
        let shifted = drawn(&format!("[{{ shift = {by} }}]"), LINE);
        assert_eq!((shifted.spot(0), shifted.faith(0), shifted.active()), (to.to_owned(), 5, 2), "{by}");
    }
    let start = drawn("['restart']", LINE);
    assert_eq!((start.spot(0), start.active()), ("@1".to_owned(), 2));
    // In the first phase only cards already laid count, and none is laid.
    let early = drawn("[{ shift = 8 }]", &LINE.replace("phase=2", "phase=1").replace("@20", "@10"));
    assert_eq!((early.spot(0), early.board().len()), ("@1".to_owned(), 10));
    // Nobody is fought there, and no trap goes off.
    let trap = drawn("[{ shift = 17 }]", &LINE.replace("at=0", "at=0 traps=20:1:o1"));
    assert_eq!((trap.spot(0), trap.faith(0), trap.active()), ("@20".to_owned(), 5, 2));
}

#[test]
fn clause_13_8_places_are_swapped() {
    let line = format!("{} | LordUnder hell1", LINE.replace("Morphyss 5/5 @20", "Morphyss 5/5 @9"));
    let swap = drawn("['swap_places']", &line);
    assert_eq!(swap.options(0), ["seat=1", "seat=2"]);
    let swapped = swap.go("seat=1");
    assert_eq!(
        (swapped.spot(0), swapped.spot(1), swapped.faith(0), swapped.active()),
        ("@9".to_owned(), "@3".to_owned(), 5, 3)
    );
    // From Heaven or Hell nothing of the kind happens: no swap, no shift, no start.
    for effect in ["['swap_places']", "[{ shift = 3 }]", "['restart']"] {
        let cards = [BARE, &[("hell2", "[{ draw = 'event' }]"), ("e1", effect)]].concat();
        let inside = Scene::dealt(&cards, "", "phase=2 turns=8 at=0 | Morphyss 5/5 hell1 | Nirvanello @9")
            .go("step event=e1");
        assert_eq!(
            (inside.spot(0), inside.spot(1), inside.active()),
            ("hell2".to_owned(), "@9".to_owned(), 1),
            "{effect}"
        );
    }
}

#[test]
fn clause_13_9_a_blind_theft() {
    let line = LINE
        .replace("Morphyss 5/5 @20", "Morphyss 5/5 @20 o1,m3")
        .replace("WaterWalker 5/5 @20", "WaterWalker 5/5 @20 o2,o16");
    let object = drawn("[{ steal = 'object' }]", &line).go("seat=2");
    assert_eq!(object.chances(), ["card=o2", "card=o16"]);
    let object = object.go("card=o2");
    assert_eq!((object.cards(0), object.cards(2)), ("o2".to_owned(), "o16".to_owned()));
    // Whoever lost it knows what it was, the third does not.
    assert_eq!((object.known(2, 0), object.known(1, 0)), ("o2".to_owned(), String::new()));
    // Miracles: only one seat has any, so there is no choice.
    let miracle = drawn("[{ steal = 'miracle' }]", &line);
    assert_eq!(miracle.chances(), ["card=m3"]);
    assert_eq!(miracle.go("card=m3").cards(0), "m3");
}

#[test]
fn clause_13_10_turns_lost_and_won() {
    let skip = drawn("['skip']", LINE);
    assert!(skip.told(What::Skips(seat(0))) && skip.skip(0) == 1 && skip.active() == 2);
    let again = drawn("['again']", LINE);
    assert!(again.told(What::Turn(seat(0), true)) && again.active() == 0);
    // Not in an extra turn, nor for one whose turn it is not.
    assert_eq!(drawn("['again']", &LINE.replace("at=0", "at=0 extra=now")).active(), 2);
    let others = drawn("[{ others = ['again'] }]", LINE);
    assert!(others.active() == 2 && others.times(|what| matches!(what, What::Extra(_))) == 0);
    let rival = drawn("[{ rival = ['skip'] }]", LINE).go("seat=2");
    assert!(rival.told(What::Skipped(seat(2))) && rival.active() == 1);
}

#[test]
fn clause_13_11_the_folle_etto_himself() {
    let facing = drawn("[{ capture = 8 }]", LINE);
    assert!(facing.told(What::Fight(seat(0), None)));
    // 5 + 6 against 8 + 2.
    let caught = facing.clone().go("die=6 die=2");
    assert_eq!(caught.ending(), Some(Ending::Captured(seat(0))));
    let tied = facing.clone().go("die=4 die=1");
    assert!(tied.told(What::Tied) && tied.faith(0) == 5 && tied.skip(0) == 0 && tied.active() == 2);
    // 5 + 5 against 8 + 3: the difference of the faces, although one's own die was higher; and a turn.
    let lost = facing.go("die=5 die=3");
    assert!(lost.told(What::Won(None, Some(seat(0)))));
    assert_eq!((lost.faith(0), lost.skip(0), lost.active()), (3, 1, 2));
    // The number on the card counts.
    assert_eq!(drawn("[{ capture = 3 }]", LINE).go("die=1 die=2").ending(), Some(Ending::Captured(seat(0))));
}

#[test]
fn clause_13_12_a_coin_for_a_card() {
    let toss = drawn("[{ toss = { win = [{ faith = 2 }], lose = [{ corruption = 1 }] } }]", LINE);
    // The face is called first.
    assert_eq!(
        (toss.asked(), toss.options(0)),
        (vec![0], vec!["call=heads".to_owned(), "call=tails".to_owned()])
    );
    for (call, coin) in [("heads", "heads"), ("heads", "tails"), ("tails", "heads"), ("tails", "tails")] {
        let scene = toss.clone().go(&format!("call={call} coin={coin}"));
        let wanted = if call == coin { (7, 5) } else { (5, 6) };
        assert_eq!((scene.faith(0), scene.corruption(0)), wanted, "{call} {coin}");
    }
}

#[test]
fn clause_13_13_a_die_for_a_card() {
    let effects = "[{ roll = [[{ faith = 1 }], [{ faith = 2 }], [{ corruption = 1 }]] }]";
    let rolling = drawn(effects, LINE);
    assert_eq!(rolling.chances(), ["die=1", "die=2", "die=3"]);
    for (die, wanted) in [(1, (6, 5)), (2, (7, 5)), (3, (5, 6))] {
        let scene = rolling.clone().go(&format!("die={die}"));
        assert_eq!((scene.faith(0), scene.corruption(0)), wanted);
    }
    // Four, thanks to miracle 7, counts as three.
    let four = drawn(effects, &LINE.replace("5/5 @2 ", "5/5 @2 m7 ")).go("die=3 use=m7");
    assert_eq!((four.faith(0), four.corruption(0)), (5, 6));
}

#[test]
fn clause_13_14_one_thing_to_the_good_another_to_the_evil() {
    let effects = "[{ side = { good = [{ faith = 1 }], evil = [{ draw = 'miracle' }] } }]";
    assert_eq!(drawn(effects, LINE).faith(0), 6);
    let evil = drawn(effects, &LINE.replace("Nirvanello", "LordUnder"));
    assert!(evil.faith(0) == 5 && evil.chances().contains(&"card=m1".to_owned()));
    assert!(!drawn(effects, LINE).told(What::Empty(seat(0), Deck::Miracle)));
}

/// Two of a kind on one card: lost turns add up, a passing madness does not [7.9].
#[test]
fn clause_13_10_lost_turns_add_up_within_a_card() {
    let twice = drawn("['skip', 'skip', 'all_mad', 'all_mad']", LINE);
    assert_eq!((twice.skip(0), twice.active(), twice.open().wild, twice.open().frenzy), (2, 2, true, 2));
}
