//! Chapter 12: the abilities. `tests/known_cards` plays them at length.

use godlucky::{Power, What};

use crate::scene::{Scene, seat};

#[test]
fn clause_12_1_in_the_second_phase_when_one_wishes_once_per_turn() {
    let line = "phase=2 turns=8 at=0 discards=o1,o2 | BlackSarcophagus @9 | Morphyss @9 | SilentDreamer @9";
    let scene = Scene::bare(line);
    assert!(scene.allows(0, "ability") && scene.allows(0, "roll"));
    let used = scene.go("ability coin=tails");
    assert!(used.refuses(0, "ability", "12.1"));
    // In the next turn again.
    let next = used.go("roll die=1 return ".repeat(3).as_str());
    assert!(next.active() == 0 && next.allows(0, "ability"));
    assert!(Scene::bare(&line.replace("phase=2", "phase=1")).refuses(0, "ability", "5.1"));
    // A Folle has none: the one that would be woken by an event is not asked.
    let mad = Scene::spaces("phase=2 turns=8 at=0 | Morphyss @2 | SilentDreamer mad @9 | Nirvanello @9");
    assert_eq!(mad.go("roll die=1 resolve event=e1").active(), 2);
    // Luna piena is not spent by one event: see 12.3.
    let twice = [("b3", "[{ draw = 'event' }, { draw = 'event' }]"), ("e", "[]")];
    let twice =
        Scene::dealt(&twice, "", "phase=2 turns=8 at=0 | Morphyss @2 | SilentDreamer @9 | Nirvanello @9");
    let twice = twice.go("roll die=1 resolve event=e1 ability coin=tails event=e2 ability coin=tails");
    assert_eq!(twice.times(|what| matches!(what, What::Ability(_, Power::Sleep))), 2);
}

#[test]
fn clause_12_2_ascesa_leads_back_to_the_first_space_of_heaven() {
    let line = "phase=2 turns=8 at=0 | WaterWalker 5/5 heaven2 | Morphyss @9";
    let third = Scene::spaces(line).go("step event=e1");
    // The third space has been resolved: 4, then an event; only now the coin.
    assert_eq!((third.corruption(0), third.options(0)), (4, vec!["pass".to_owned(), "ability".to_owned()]));
    let heads = third.clone().go("ability coin=heads");
    assert_eq!((heads.spot(0), heads.corruption(0), heads.faith(0)), ("heaven1".to_owned(), 3, 6));
    let tails = third.go("ability coin=tails");
    assert_eq!((tails.spot(0), tails.corruption(0)), ("heaven3".to_owned(), 4));
    assert!(Scene::spaces(line).refuses(0, "ability", "12.2"));
    // The first space, reached so, does not lead straight on: next turn the second.
    let next = heads.go("roll die=1 return step");
    assert_eq!(next.spot(0), "heaven2");
}

/// Ruling G40: the next in the order of play.
#[test]
fn clause_12_3_luna_piena_ends_the_turn_after_an_event() {
    // Order of play 0, 3, 2, 1.
    let line = "phase=2 turns=8 at=0 | Morphyss @2 | SilentDreamer @9 | WaterWalker @9 | Nirvanello @9";
    let drawn = Scene::spaces(line).go("roll die=1 resolve event=e1");
    assert_eq!(drawn.asked(), [1]);
    assert_eq!(drawn.clone().go("ability coin=heads").active(), 0);
    assert_eq!(drawn.clone().go("ability coin=tails").active(), 3);
    assert_eq!(drawn.go("pass").active(), 3);
    // What the card had still to do is slept through.
    let cards = [("b3", "[{ draw = 'event' }, { faith = 1 }]"), ("e", "[]")];
    let more = Scene::dealt(&cards, "", line).go("roll die=1 resolve event=e1");
    assert_eq!((more.clone().go("ability coin=heads").faith(0), more.go("pass").faith(0)), (5, 6));
    // Reactions to the coin are the usual ones.
    let turned = Scene::spaces(&line.replace("WaterWalker @9", "WaterWalker @9 o2"));
    let turned = turned.go("roll die=1 resolve event=e1 ability coin=heads 2:use=o2");
    assert_eq!(turned.active(), 3);
}

#[test]
fn clause_12_4_necrofazia_takes_the_top_of_the_discards() {
    let line = "phase=2 turns=8 at=0 discards=o4,o30,o29 | BlackSarcophagus @9 | Morphyss @9";
    let heads = Scene::bare(line).go("ability coin=heads");
    assert_eq!((heads.cards(0), heads.discards()), ("o29".to_owned(), "o4,o30".to_owned()));
    assert!(heads.told(What::Scavenged(seat(0), "o29".parse().unwrap())) && heads.allows(0, "roll"));
    assert_eq!(Scene::bare(line).go("ability coin=tails").discards(), "o4,o30,o29");
    assert!(Scene::bare(&line.replace(" discards=o4,o30,o29", "")).refuses(0, "ability", "12.4"));
}

#[test]
fn clause_12_5_meditoso_takes_the_place_of_moving() {
    let line = "phase=2 turns=8 at=0 | Nirvanello 5/8 @9 | Morphyss @9";
    let calm = Scene::bare(line).go("ability");
    assert_eq!((calm.corruption(0), calm.spot(0), calm.active()), (2, "@9".to_owned(), 1));
    assert!(calm.told(What::Meditates(seat(0))));
    let rolled = Scene::bare(&line.replace("@9 |", "@9 o1 |")).go("roll die=1");
    assert!(rolled.refuses(0, "ability", "12.5"));
}

#[test]
fn clause_12_6_cleptomante_looks_into_a_hand_of_two() {
    let line = "phase=2 turns=8 at=0 | Morphyss @9 | Nirvanello @9 o16!,o2! | WaterWalker @9 o4,o25";
    // Only Nirvanello has two in hand: no choice.
    let heads = Scene::bare(line).go("ability coin=heads ..");
    assert!(heads.told(What::Looked(seat(0), seat(1), false)));
    assert!(heads.refuses(0, "take=o16", "10.7"));
    let stolen = heads.go("take=o2");
    assert_eq!((stolen.cards(0), stolen.cards(1)), ("o2".to_owned(), "o16".to_owned()));
    let tails = Scene::bare(line).go("ability coin=tails ..");
    assert_eq!((tails.cards(0), tails.cards(1)), (String::new(), "o2,o16".to_owned()));
    assert!(Scene::bare(&line.replace("o16!,o2!", "o2,m1")).refuses(0, "ability", "12.6"));
    // Nothing that could be stolen: everybody sees it.
    let shown = Scene::bare(&line.replace("o16!,o2!", "o16,o17")).go("ability coin=heads ..");
    assert_eq!((shown.known(2, 1), shown.cards(0)), ("o16,o17".to_owned(), String::new()));
    assert!(shown.told(What::Shown(seat(0), seat(1), "o17".parse().unwrap())) && shown.allows(0, "roll"));
}

#[test]
fn clause_12_7_ultimo_girone_leads_back_to_the_first_space_of_hell() {
    let line = "phase=2 turns=8 at=0 | LordUnder 5/5 hell2 | Morphyss @9";
    let third = Scene::spaces(line).go("step");
    assert_eq!((third.corruption(0), third.options(0)), (6, vec!["pass".to_owned(), "ability".to_owned()]));
    let heads = third.clone().go("ability coin=heads");
    assert_eq!((heads.spot(0), heads.corruption(0), heads.faith(0)), ("hell1".to_owned(), 7, 6));
    assert_eq!(third.go("ability coin=tails").spot(0), "hell3");
    // Heaven has no such coin for Lord Under.
    let heaven = Scene::bare("phase=2 turns=8 at=0 | LordUnder 5/8 heaven2 | Morphyss @9").go("step");
    assert_eq!(heaven.active(), 1);
}
