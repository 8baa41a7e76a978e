//! The six gods: what they begin with, and what they can do.

use godlucky::{GodLucky, Portal, Power, Side, What};
use table::{Game, Rng};

use crate::scene::{Scene, seat};

#[test]
fn the_six_begin_with_what_their_cards_say() {
    let gods = &godlucky::Set::first().cards().gods;
    let found: Vec<_> =
        gods.iter().map(|god| (god.name.as_str(), god.side, god.faith, god.corruption)).collect();
    let wanted = [
        ("WaterWalker", Side::Good, 5, 2),
        ("SilentDreamer", Side::Good, 5, 2),
        ("BlackSarcophagus", Side::Evil, 5, 8),
        ("Nirvanello", Side::Good, 5, 2),
        ("Morphyss", Side::Evil, 5, 8),
        ("Lord Under", Side::Evil, 5, 8),
    ];
    assert_eq!(found, wanted);
    // Each has one sacred object, from 25 on.
    let owners: Vec<_> = godlucky::Set::first().objects[24..].iter().map(|object| object.sacred).collect();
    assert_eq!(owners, [4, 3, 0, 2, 1, 5].map(Some));
}

/// The two that may begin a portal again, on its second space.
const CLIMBERS: [(&str, &str, &str); 2] =
    [("WaterWalker", "heaven", "Nirvanello"), ("LordUnder", "hell", "Morphyss")];

#[test]
fn god_1_waterwalker_and_god_6_lord_under_begin_their_portal_again() {
    for (god, portal, _) in CLIMBERS {
        let line = format!("phase=2 turns=8 at=0 | {god} {portal}2 | SilentDreamer @20");
        // Heaven 3 draws an event first: only then the coin is offered.
        let first = if portal == "heaven" { "step event=e9 pass" } else { "step" };
        let third = Scene::spaces(&line).go(if portal == "heaven" { "step event=e9 1:pass" } else { first });
        assert_eq!((third.asked(), third.now()), (vec![0], vec!["pass".to_owned(), "ability".to_owned()]));
        let corruption = third.corruption(0);
        let heads = third.clone().go("ability coin=heads");
        // The first space acts: Corruption, and the Faith of its card.
        assert_eq!((heads.spot(0), heads.faith(0)), (format!("{portal}1"), 6));
        let by: i16 = if portal == "heaven" { -1 } else { 1 };
        assert_eq!(i16::from(heads.corruption(0)), (i16::from(corruption) + by).clamp(1, 10));
        assert_eq!(heads.active(), 1);
        for nothing in ["ability coin=tails", "pass"] {
            let stays = third.clone().go(nothing);
            assert_eq!((stays.spot(0), stays.faith(0), stays.active()), (format!("{portal}3"), 5, 1));
        }
    }
}

#[test]
fn the_climbers_have_no_such_coin_elsewhere() {
    for (god, portal, other) in CLIMBERS {
        let foreign = if portal == "heaven" { "hell" } else { "heaven" };
        for line in [
            format!("phase=2 turns=8 at=0 | {god} {foreign}2 | Morphyss @20"),
            format!("phase=2 turns=8 at=0 | {god} {portal}1 | SilentDreamer @20"),
            format!("phase=2 turns=8 at=0 | {god} {portal}2 spent | BlackSarcophagus @20"),
            format!("phase=1 turns=8 at=0 | {god} {portal}2 | BlackSarcophagus @2"),
            format!("phase=2 turns=8 at=0 | {other} {portal}2 | BlackSarcophagus @20"),
        ] {
            let line = line
                .replace("Morphyss @20", if god == "Morphyss" { "Nirvanello @20" } else { "Morphyss @20" });
            let cards = [("heaven", "[]"), ("hell", "[]")];
            let stepped = Scene::dealt(&cards, "", &line).go("step");
            assert!(!stepped.allows(0, "ability") || stepped.active() != 0, "{line}");
            assert_eq!(stepped.active(), 1, "{line}");
        }
    }
}

#[test]
fn god_2_silentdreamer_puts_everybody_to_sleep_after_an_event() {
    // Play goes 0, 3, 2, 1. SilentDreamer is seat 2: to the right is seat 1.
    let line = "phase=2 turns=8 at=0 | Morphyss @2 | WaterWalker @20 | SilentDreamer @20 | Nirvanello @20";
    let drawn = Scene::spaces(line).go("roll die=1 resolve event=e1");
    assert_eq!((drawn.asked(), drawn.now()), (vec![2], vec!["pass".to_owned(), "ability".to_owned()]));
    let heads = drawn.clone().go("ability coin=heads");
    assert!(heads.told(What::Asleep(seat(1))) && heads.active() == 1);
    for nothing in ["ability coin=tails", "pass"] {
        assert_eq!(drawn.clone().go(nothing).active(), 3);
    }
    // Its own event as well; and the one who dreams may lose its own extra turn by it.
    let own = "phase=2 turns=8 at=2 extra=next | Morphyss @20 | WaterWalker @20 | SilentDreamer @2 | Nirvanello @20";
    let own = Scene::spaces(own).go("roll die=1 resolve event=e1");
    assert_eq!(own.clone().go("ability coin=heads").active(), 1);
    assert_eq!(own.go("pass").active(), 2);
}

#[test]
fn god_2_dreams_after_every_event_and_after_what_it_does() {
    let line = "phase=2 turns=8 at=0 | Morphyss @2 | WaterWalker @20 | SilentDreamer @20";
    // An event that draws another: two coins in one turn, each after its event's effects.
    let cards = [("b3", "[{ draw = 'event' }]"), ("e1", "[{ draw = 'event' }]"), ("e2", "[{ faith = 1 }]")];
    let inner = Scene::dealt(&cards, "", line).go("roll die=1 resolve event=e1 event=e2");
    assert_eq!((inner.faith(0), inner.asked()), (6, vec![2]));
    let outer = inner.go("ability coin=tails");
    assert_eq!((outer.asked(), outer.now()), (vec![2], vec!["pass".to_owned(), "ability".to_owned()]));
    assert_eq!(outer.go("ability coin=heads").active(), 1);
    // Not when it is mad, not in the first phase.
    for line in [
        line.replace("SilentDreamer @20", "SilentDreamer mad @20"),
        line.replace("phase=2", "phase=1").replace("@20", "@10"),
    ] {
        assert_eq!(Scene::spaces(&line).go("roll die=1 resolve event=e1").active(), 2, "{line}");
    }
}

#[test]
fn god_3_blacksarcophagus_takes_the_top_of_the_discards() {
    let line = "phase=2 turns=8 at=0 discards=o4,o27 | BlackSarcophagus @9 | Morphyss @20";
    let heads = Scene::spaces(line).go("ability coin=heads");
    // The newest, sacred though it is; everybody saw it, and it can be used from the next turn on.
    assert_eq!(
        (heads.cards(0), heads.discards(), heads.known(1, 0)),
        ("o27".to_owned(), "o4".to_owned(), "o27".to_owned())
    );
    assert!(heads.told(What::Ability(seat(0), Power::Scavenge)) && heads.allows(0, "roll"));
    let tails = Scene::spaces(line).go("ability coin=tails");
    assert_eq!((tails.cards(0), tails.discards()), (String::new(), "o4,o27".to_owned()));
    // Once per turn, heads or tails.
    assert!(!heads.allows(0, "ability") && !tails.allows(0, "ability"));
    let usable = Scene::spaces(&line.replace("o4,o27", "o27,o22")).go("ability coin=heads");
    assert!(usable.cards(0) == "o22" && !usable.allows(0, "use=o22"));
    for no in [line.replace(" discards=o4,o27", ""), line.replace("phase=2", "phase=1").replace("@20", "@2")]
    {
        assert!(!Scene::spaces(&no).allows(0, "ability"), "{no}");
    }
}

#[test]
fn god_4_nirvanello_stays_and_puts_corruption_back() {
    for (corruption, spot) in [(9, "@9"), (1, "@9"), (2, "@9"), (7, "hell1")] {
        let line = format!("phase=2 turns=8 at=0 | Nirvanello 5/{corruption} {spot} | Morphyss @20");
        let calm = Scene::spaces(&line).go("ability");
        assert_eq!((calm.corruption(0), calm.spot(0), calm.active()), (2, spot.to_owned(), 1), "{line}");
    }
    let early = Scene::spaces("phase=1 turns=8 at=0 | Nirvanello 5/9 @9 | Morphyss @2");
    assert!(!early.allows(0, "ability") && early.allows(0, "roll"));
    // Nor after the roll.
    let rolled = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello 5/9 @9 | Morphyss @20").go("roll die=1");
    assert!(!rolled.allows(0, "ability"));
}

#[test]
fn god_5_morphyss_looks_and_steals() {
    let line = "phase=2 turns=8 at=0 | Morphyss @9 | WaterWalker @20 o1,o2,o16,o25,m1 | Nirvanello @4 o3 | SilentDreamer @4 o4,o5";
    let used = Scene::spaces(line).go("ability");
    // Two objects in hand at least; sacred ones and miracles are not in hand.
    assert_eq!(used.now(), ["seat=1", "seat=3"]);
    let heads = used.clone().go("seat=1 coin=heads ..");
    assert!(heads.told(What::Looked(seat(0), seat(1), false)));
    assert_eq!((heads.known(0, 1), heads.known(2, 1)), ("o1,o2,o16".to_owned(), String::new()));
    // Any but those that cannot be stolen.
    assert_eq!(heads.now(), ["take=o1", "take=o2"]);
    let stolen = heads.go("take=o2");
    assert_eq!((stolen.cards(0), stolen.cards(1)), ("o2".to_owned(), "o1,o16,o25,m1".to_owned()));
    assert!(stolen.allows(0, "roll") && !stolen.allows(0, "ability") && !stolen.allows(0, "use=o2"));
    let tails = used.go("seat=1 coin=tails ..");
    assert!(tails.cards(0).is_empty() && tails.known(0, 1).is_empty() && !tails.allows(0, "ability"));
}

#[test]
fn god_5_finds_nothing_to_steal() {
    let both = "phase=2 turns=8 at=0 | Morphyss @9 | WaterWalker @20 o16,o17";
    let looked = Scene::spaces(both).go("ability coin=heads ..");
    assert!(looked.cards(0).is_empty() && looked.known(0, 1) == "o16,o17" && looked.allows(0, "roll"));
    for line in [
        "phase=2 turns=8 at=0 | Morphyss @9 | WaterWalker @20 o1,o25,m1",
        "phase=2 turns=8 at=0 | Morphyss @9 spent | WaterWalker @20 o1,o2",
        "phase=1 turns=8 at=0 | Morphyss @9 | WaterWalker @2 o1,o2",
    ] {
        assert!(!Scene::spaces(line).allows(0, "ability"), "{line}");
    }
}

#[test]
fn god_5_who_may_steal_has_found_something_in_everybody_s_mind() {
    // Of the ordinary objects only 1, 16 and 17 are not seen: two of them lie in the hand that was looked into.
    let gone: Vec<String> = (2..=24).filter(|n| ![16, 17].contains(n)).map(|n| format!("o{n}")).collect();
    let line = format!(
        "phase=2 turns=8 at=0 discards={} | Morphyss @9 | Nirvanello @4 o1,o16 | WaterWalker @4",
        gone.join(",")
    );
    let looked = Scene::spaces(&line).go("ability coin=heads ..");
    assert_eq!(looked.options(0), ["take=o1"]);
    for viewer in [Some(seat(1)), Some(seat(2)), None] {
        let mut rng = Rng::new(5);
        for _ in 0..50 {
            let world = GodLucky::imagine(&looked.truth.view(viewer), &mut rng);
            let mut options = Vec::new();
            world.actions(seat(0), &mut options);
            assert_eq!(options.iter().map(|a| a.to_string()).collect::<Vec<_>>(), ["take=o1"]);
        }
    }
}

#[test]
fn no_climber_is_asked_once_the_third_space_has_driven_it_mad_or_away() {
    // The third space itself does it: madness leaves the portal, an event leads to the other one.
    let cards = [("heaven", "[]"), ("heaven3", "[{ corruption = 8 }]")];
    let line = "phase=2 turns=8 at=0 | WaterWalker 5/5 heaven2 | Morphyss @20 | Nirvanello @20";
    let mad = Scene::dealt(&cards, "", line).go("step");
    assert!(mad.mad(0) && mad.told(What::Left(seat(0), Portal::Heaven)));
    assert_eq!((mad.asked(), mad.active()), (vec![2], 2));
    let cards = [
        ("heaven", "[]"),
        ("heaven3", "[{ draw = 'event' }]"),
        ("e1", "[{ enter = 'hell' }]"),
        ("hell", "[]"),
    ];
    let away = Scene::dealt(&cards, "", line).go("step event=e1");
    assert_eq!((away.spot(0), away.active()), ("hell1".to_owned(), 2));
}
