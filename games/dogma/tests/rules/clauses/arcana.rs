//! Chapter 3.

use dogma::{Card, Set};

use crate::scene::{Scene, card};

/// A seat builds from its own box of plain cards: these go where they are said to go.
fn built(script: &str) -> Scene {
    let script: Vec<String> = script.split_whitespace().map(|word| format!("0:{word}")).collect();
    Scene::new("mode=arbitrio").go(&script.join(" "))
}

/// Four Arcana and four Interventions, for a seat.
pub(crate) fn whole(seat: u8) -> String {
    let mut script = String::new();
    for at in 1..=4 {
        script += &format!("{seat}:take=p{at}:{at} ");
        for nth in 1..=3 {
            script += &format!("{seat}:take=c{}:{at} ", 3 * (at - 1) + nth);
        }
        script += &format!("{seat}:take=d{}:5 ", (at + 1) / 2);
    }
    script
}

#[test]
fn clause_3_1_four_arcana_with_a_prophet_and_one_of_interventions() {
    let scene = Scene::new("mode=arbitrio").go(&whole(0));
    let own = scene.own(0);
    assert!(
        own.arcana.iter().all(|pack| pack.prophet.is_some() && pack.size() == 3) && own.divine.len() == 4
    );
    assert!(scene.allows(0, "close") && scene.options_with(0, "take=").is_empty());
    // A fifth Prophet or a sixth Arcano there is not.
    assert!(!scene.allows(0, "take=p5:5"));
}

#[test]
fn clause_3_2_three_cards_in_any_proportion() {
    for cards in [["c1", "c2", "c3"], ["c1", "r1", "c2"], ["r1", "r2", "r3"]] {
        let script = cards.map(|card| format!("take={card}:1")).join(" ");
        let scene = built(&format!("take=p1:1 {script}"));
        assert!(!scene.allows(0, "take=c9:1") && !scene.allows(0, "take=r9:1"), "{cards:?}");
    }
    // Two are not enough to close.
    let lacks = Scene::new("mode=arbitrio").go(&whole(0)).go("0:drop=c12:4");
    assert!(!lacks.allows(0, "close") && lacks.allows(0, "take=c12:4"));
}

#[test]
fn clause_3_3_religion_and_type_together() {
    let set = Set::first().cards();
    // Goffredo carries Christian Faithful and Rites.
    let fits = |it: &str| set.fits(card("p8"), card(it));
    assert!(fits("c5") && fits("c14"));
    // The religion alone, the type alone.
    assert!(!fits("c1") && !fits("i5"));
    let scene = Scene::begin("mode=arbitrio".parse().unwrap()).go("0:take=p8:1");
    assert!(scene.allows(0, "take=c5:1") && !scene.allows(0, "take=c1:1") && !scene.allows(0, "take=i5:1"));
}

#[test]
fn clause_3_4_any_prophet_takes_any_relic() {
    let set = Set::first().cards();
    let relics = || Card::all().filter(|card| card.is_relic());
    assert!(Card::prophets().all(|prophet| relics().all(|relic| set.fits(prophet, relic))));
    assert_eq!(relics().count(), 9);
}

#[test]
fn clause_3_5_elaine_may_have_a_fourth_card_but_three_relics_at_most() {
    let says = [("p1", "abilities\nfourth = true")];
    let take = |script: &str| Scene::start(&says, "mode=arbitrio").go(&format!("0:take=p1:1 {script}"));
    let three = take("0:take=r1:1 0:take=r2:1 0:take=r3:1");
    assert!(three.allows(0, "take=c1:1") && !three.allows(0, "take=r4:1"));
    let four = three.go("0:take=c1:1");
    assert!(!four.allows(0, "take=c2:1"));
    assert!(take("0:take=c1:1 0:take=c2:1 0:take=c3:1").allows(0, "take=r4:1"));
    assert!(Set::first().cards().body(card("p20")).fourth);
    // It is not required.
    let says = [("p1", "abilities\nfourth = true")];
    assert!(Scene::start(&says, "mode=arbitrio").go(&whole(0)).allows(0, "close"));
}

#[test]
fn clause_3_5_the_fourth_card_is_a_cult_card_and_never_a_relic() {
    let says = [("p1", "abilities\nfourth = true")];
    let take = |script: &str| Scene::start(&says, "mode=arbitrio rules=2").go(script);
    // Three Cult cards, or a Relic among the three: the fourth is a Cult card.
    for three in ["0:take=c1:1 0:take=c2:1 0:take=c3:1", "0:take=r1:1 0:take=c1:1 0:take=c2:1"] {
        let scene = take(&format!("0:take=p1:1 {three}"));
        assert!(scene.allows(0, "take=c4:1") && !scene.allows(0, "take=r4:1"), "{three}");
        let refused = scene.refusal(0, "take=r4:1").unwrap();
        assert_eq!((refused.clause, refused.reason), ("3.5", "FourthIsCult"));
        // Before its Prophet has come it is the same.
        let scene = take(three);
        assert!(scene.allows(0, "take=c4:1") && !scene.allows(0, "take=r4:1"), "{three}");
        let four = scene.go("0:take=c4:1");
        assert!(four.allows(0, "take=p1:1") && !four.allows(0, "take=p2:1"));
    }
}

#[test]
fn clause_3_6_an_arcano_may_begin_with_cards_that_some_prophet_carries() {
    let scene = Scene::begin("mode=arbitrio".parse().unwrap()).go("0:take=c5:1");
    // Hugues carries Christian Faithful and Rites, Al Jafar no Christian card; nobody Christian Faithful and Islamic Scriptures
    // together.
    assert!(scene.allows(0, "take=p14:1") && !scene.allows(0, "take=p1:1"));
    assert!(scene.allows(0, "take=c14:1") && !scene.allows(0, "take=i9:1"));
    assert!(scene.allows(0, "take=i9:2"));
}

#[test]
fn clause_3_7_four_interventions_two_of_which_may_be_alike() {
    let scene = built("take=d1:5 take=d1:5");
    assert!(!scene.allows(0, "take=d1:5") && scene.allows(0, "take=d2:5") && !scene.allows(0, "take=d2:1"));
    let scene = scene.go("0:take=d2:5 0:take=d3:5");
    assert!(!scene.allows(0, "take=d2:5"));
    let lacks = Scene::new("mode=arbitrio").go(&whole(0)).go("0:drop=d2:5");
    assert!(!lacks.allows(0, "close"));
}

#[test]
fn clause_3_8_interventions_are_put_in_order_once_in_secret() {
    let scene = Scene::new("mode=arbitrio").go(&whole(0)).go(&whole(1)).go("0:close 1:close");
    assert_eq!((scene.asked(), scene.says(0)), (vec![0, 1], "ready next=d1 next=d2".to_owned()));
    let scene = scene.go("0:next=d2 0:next=d1 0:next=d2");
    assert_eq!(
        (scene.divine(0), scene.divine(1), scene.asked()),
        ("d2,d1,d2,d1".to_owned(), "d1,d1,d2,d2".to_owned(), vec![1])
    );
    // The other hears that something is put in its place, not what.
    assert_eq!(scene.hears(1, |what| matches!(what, dogma::What::Next(..))), 0);
    let scene = scene.go("1:ready").go("0:field=1 1:field=1 ready").settles();
    assert_eq!(scene.divine(0), "d2,d1,d2,d1");
    assert!(scene.options(0).iter().all(|option| !option.starts_with("next=")));
}
