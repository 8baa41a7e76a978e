//! Chapter 4.

use dogma::{Card, Set, Setup, What};

use crate::scene::{Scene, list};

fn names(cards: &[Card]) -> String {
    list(cards.iter().map(|card| Set::first().cards().print(*card).name.it.clone()))
}

#[test]
fn clause_4_1_the_four_printed_sets() {
    let sets = &Set::first().cards().destinies;
    assert_eq!(list(sets.iter().map(|set| &set.word)), "mecca,miracoli,fede,conoscenza");
    assert_eq!(names(&sets[0].arcana[1]), "Maometto,Corano,Hizb,Sunniti,Allah Akbar");
    assert_eq!(names(&sets[1].arcana[3]), "Goffredo,Crociati,Movimento sacerdotale mariano,Penitenza");
    assert_eq!(names(&sets[2].arcana[3]), "Gesù,Trinità,Redenzione,Lancia di Longino");
    assert_eq!(names(&sets[3].arcana[0]), "Agostino,Confessionum Libri XIII,Nevim,Sutra del Cuore");
    assert!(sets.iter().all(|set| set.arcana.len() == 4 && set.divine.len() == 4));
}

#[test]
fn clause_4_2_a_set_is_chosen_before_all_in_an_order_by_lot_and_only_once() {
    let scene = Scene::new("seats=4");
    assert_eq!(scene.odds(), [0, 1, 2, 3].map(|seat| (format!("first={seat}"), 1)));
    let scene = scene.go("first=2 first=0 first=3");
    assert_eq!(
        (scene.asked(), scene.says(2)),
        (vec![2], "destiny=1 destiny=2 destiny=3 destiny=4".to_owned())
    );
    let scene = scene.go("destiny=3");
    assert!(scene.told(|what| matches!(what, What::Destiny(_, 2))));
    assert_eq!((scene.asked(), scene.says(0)), (vec![0], "destiny=1 destiny=2 destiny=4".to_owned()));
    assert_eq!(scene.go("destiny=1 destiny=2").asked(), [1]);
}

#[test]
fn clause_4_3_a_set_is_played_as_it_is_listed() {
    let scene = Scene::new("hizb=out").go("first=0 destiny=1 destiny=2");
    let own = scene.own(0);
    let packs = own.arcana.iter().map(|pack| list(pack.each()));
    assert_eq!(packs.collect::<Vec<_>>().join(" "), "p1,c1,c2,c3 p2,c4,c5,c6 p3,c7,c8,c9 p4,c10,c11,c12");
    assert!(scene.options_with(0, "take=").is_empty() && scene.options_with(0, "drop=").is_empty());
}

#[test]
fn clause_4_4_one_of_four_cards_is_left_out_in_secret() {
    let scene = Scene::new("").go("first=0 destiny=1 destiny=2");
    assert_eq!((scene.asked(), scene.says(1)), (vec![1], "leave=i4 leave=i5 leave=i6 leave=i16".to_owned()));
    let scene = scene.go("leave=i6");
    assert_eq!(list(scene.own(1).arcana[1].cults.iter()), "i4,i5,i16");
    let which = |what: &What| matches!(what, What::LeftCard(..));
    assert_eq!((scene.hears(0, which), scene.hears(1, which)), (0, 1));
    assert!(scene.told(|what| matches!(what, What::Left(_))));
    let out = Scene::new("hizb=out").go("first=0 destiny=1 destiny=2");
    assert_eq!(list(out.own(1).arcana[1].cults.iter()), "i4,i6,i16");
    // Of the box, it is Hizb.
    let setup: Setup = "hizb=out".parse().unwrap();
    let own = Scene::begin(setup).go("first=0 destiny=1 destiny=2").own(0);
    assert_eq!(names(&own.arcana[1].cults), "Allah Akbar,Sunniti,Corano");
}

#[test]
fn clause_4_5_interventions_lie_as_listed() {
    let scene = Scene::new("hizb=out").go("first=0 destiny=1 destiny=2");
    assert_eq!((scene.divine(0), scene.divine(1)), ("d1,d2,d2,d1".to_owned(), "d3,d4,d4,d3".to_owned()));
    let scene = scene.go("0:field=1 1:field=1 ready").settles();
    assert_eq!(scene.divine(0), "d1,d2,d2,d1");
    let scene = scene.go("divine");
    assert_eq!((scene.divine(0), scene.discards(0)), ("d2,d2,d1".to_owned(), "d1".to_owned()));
}
