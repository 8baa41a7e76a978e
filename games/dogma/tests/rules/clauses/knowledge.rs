//! Chapter 18.

use dogma::{Dogma, What};
use table::{Game, Rng, Seat};

use crate::scene::{Scene, card, list};

/// Do all that are not this seat see the same in both scenes?
fn same_for_others(one: &Scene, other: &Scene, of: u8) -> bool {
    let viewers = Seat::viewers(one.open().sides.len())
        .filter(|viewer| viewer.map(|seat| seat.index()) != Some(of.into()));
    viewers.map(|viewer| (one.truth.view(viewer), other.truth.view(viewer))).all(|(one, other)| one == other)
}

#[test]
fn clause_18_1_a_pack_is_seen_by_its_holder_and_what_was_taken_stays_secret() {
    let scene = Scene::new("mode=chaos").draws();
    let first = scene.view(0).supply;
    assert_eq!((first.len(), scene.truth.view(None).supply.len()), (9, 0));
    let card = first.each().next().unwrap();
    let taken = scene.clone().go(&format!("0:take={card}:1"));
    assert!(same_for_others(&scene, &taken, 0) && !taken.view(0).supply.has(card));
    assert_eq!(taken.hears(1, |what| matches!(what, What::Took(..))), 0);
}

#[test]
fn clause_18_2_a_prophet_never_fielded_is_known_to_its_owner_alone() {
    let scene = |more: &str| Scene::at(&format!("| a1=p1,c1 {more} | a1=p5,i1"));
    let (one, other) = (scene("a2=p2,c2"), scene("a2=p20,r3"));
    assert!(same_for_others(&one, &other, 0) && one.view(0) != other.view(0));
    assert_eq!((one.arcano(0, 2).prophet, one.arcano(0, 2).size), (None, 1));
}

#[test]
fn clause_18_3_a_fielded_prophet_stays_revealed_with_its_relics() {
    let scene = Scene::at("| a1=p1,c1,r1 a2=p2,c16 | a1=p5,i16").go("0:call=1 1:cult=1");
    let first = scene.arcano(0, 1);
    assert_eq!(
        (first.prophet, list(first.relics.iter()), first.cults.len()),
        (Some(card("p1")), "r1".to_owned(), 1)
    );
}

#[test]
fn clause_18_4_a_face_down_cult_card_is_known_to_its_owner_and_what_was_seen_is_remembered() {
    let scene = |cards: &str| Scene::at(&format!("| a1=p1,{cards} | a1=p5,i1"));
    assert!(same_for_others(&scene("c1,c2"), &scene("c2,c7"), 0));
    let line = "| a1=p1,c1!,c2,c3 a2=p2!,c16 | a1=p5,i16";
    let scene = Scene::at(line).go("0:call=1 1:cult=1").go("0:call=1 1:cult=1");
    let (one, other) = (scene.clone().go("0:lay=c1 0:lay=c2"), scene.go("0:lay=c3 0:lay=c1"));
    assert_eq!(list(one.front(0).known.iter()), "c1");
    assert!(same_for_others(&one, &other, 0));
}

#[test]
fn clause_18_5_interventions_are_known_to_their_owner_with_their_order() {
    let scene = |divine: &str| Scene::at(&format!("| a1=p1,c16 divine={divine} | a1=p5,i16"));
    assert!(same_for_others(&scene("d1,d2"), &scene("d2,d7"), 0));
    assert_eq!(scene("d1,d2").side(0).divine, 2);
    let played = scene("d1,d2").go("0:divine 1:cult=1");
    assert!(played.told(|what| matches!(what, What::Divine(_, played) if *played == card("d1"))));
    // What everybody knows to have come back lies lowest for all to know.
    let says = [("d1", "effects = ['renew']")];
    let back = Scene::dealt(&says, "| a1=p1,c16 divine=d1,d2 played=d3 | a1=p5,i16").go("0:divine 1:cult=1");
    assert_eq!((list(back.side(0).under.iter()), back.divine(0)), ("d3".to_owned(), "d2,d3".to_owned()));
}

#[test]
fn clause_18_6_an_order_is_secret_until_all_are_shown_and_told_even_if_lost() {
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i1,i2/damage80").go("0:cult=1 1:cult=2");
    assert!(scene.told(|what| matches!(what, What::Planned(seat, _, Some(1), _) if seat.index() == 1)));
    assert!(scene.told(|what| matches!(what, What::Lost(_))));
    // With four, a partner's order is no less secret than a rival's: they are given together.
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i1 | a1=p9,j1 | a1=p13,b1").aims();
    assert_eq!((scene.asked(), scene.open().plans), (vec![0, 1, 2, 3], [None; 4]));
}

#[test]
fn clause_18_7_discards_damage_and_tokens_are_open_to_all() {
    let scene = Scene::at(
        "| a1=p1,c1/damage30/crisi gone=r1 played=d2 | line=1,2 a1=p5,i1,i2+20#/fervour-10 a3=p7,i3",
    );
    let open = scene.truth.view(None).open;
    assert_eq!(list(open.discards(Seat::new(0)).iter()), "d2,r1");
    assert_eq!(list(open.discards(Seat::new(1)).iter()), "p7,i3,p8,b15");
    let (first, second) = (scene.front(0), scene.front(1));
    assert_eq!(
        (first.damage, first.troubles(), second.fervour, second.cults[1].power, second.griefs),
        (30, 1, -10, 20, 1)
    );
    // In an imagined world they are the same.
    let world = Dogma::imagine(&scene.view(0), &mut Rng::new(3));
    assert_eq!(world.view(None), scene.truth.view(None));
}

#[test]
fn clause_18_8_at_the_end_all_see_what_each_still_has() {
    let line = "| a1=p1,c1,c2 a2=p2,c3 divine=d1,d2 | line=1 a1=p5,i16/damage80";
    let laid_open = |what: &What| matches!(what, What::LaidOpen(..));
    let scene = Scene::under(&[], "rules=2", line);
    assert!(scene.truth.view(None).hands.is_empty());
    let scene = scene.go("cult=1");
    for viewer in Seat::viewers(2) {
        let hands = scene.truth.view(viewer).hands;
        let first: Vec<String> = hands[0].arcana.iter().map(|pack| list(pack.each())).collect();
        assert_eq!(
            (&first[0][..], &first[1][..], list(hands[0].divine.iter())),
            ("p1,c1,c2", "p2,c3", "d1,d2".to_owned())
        );
    }
    assert_eq!(scene.times(laid_open), 2);
    // By the first rules what lies face down stays so.
    let scene = Scene::at(line).go("cult=1");
    assert!(scene.ending().is_some() && scene.view(1).hands.is_empty() && !scene.told(laid_open));
}
