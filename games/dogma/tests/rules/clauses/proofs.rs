//! Chapter 15.

use dogma::{Evil, What};

use crate::scene::Scene;

const PROVA: (&str, &str) = (
    "c1",
    "effects = [{ prova = [[{ to = ['rival', [{ damage = 30 }]] }], [{ to = ['own', [{ damage = 10 }]] }]] }]",
);
const UNLESS: (&str, &str) = ("c2", "effects = [{ unless = [{ to = ['rival', [{ token = 'crisi' }]] }] }]");
const LINE: &str = "| a1=p1,c1,c2 divine=d1 | a1=p5,i16 divine=d1";

fn tried(order: u8) -> Scene {
    Scene::dealt(&[PROVA, UNLESS], LINE).go(&format!("0:cult={order} 1:cult=1"))
}

#[test]
fn clause_15_1_the_rival_hides_a_way_and_whoever_takes_the_prova_names_one() {
    let scene = tried(1);
    assert_eq!(
        (scene.asked(), scene.says(0)),
        (vec![0, 1], "way=violence way=reason way=blasphemy".to_owned())
    );
    for (hidden, said) in [("violence", "violence"), ("reason", "blasphemy"), ("blasphemy", "blasphemy")] {
        let scene = scene.clone().go(&format!("0:way={said} 1:way={hidden}"));
        assert_eq!(scene.damages(), if hidden == said { (0, 50) } else { (10, 20) });
    }
}

#[test]
fn clause_15_2_there_is_one_attempt_and_both_choices_are_known_afterwards() {
    let scene = tried(1).go("0:way=reason 1:way=violence");
    let told = |what: &What| matches!(what, What::Proof { hidden, said, .. } if hidden.word() == "violence" && said.word() == "reason");
    assert_eq!((scene.times(told), scene.hears(0, told), scene.options_with(0, "way=").as_str()), (1, 1, ""));
}

#[test]
fn clause_15_3_what_asks_its_owner_for_a_prova_happens_if_it_is_passed() {
    assert_eq!(tried(1).go("way=reason").damages(), (0, 50));
    // Otherwise what the card says for that case, or nothing.
    assert_eq!(tried(1).go("0:way=reason 1:way=violence").damages(), (10, 20));
    let says = [("c1", "effects = [{ prova = [[{ to = ['rival', [{ damage = 30 }]] }], []] }]")];
    let scene = Scene::dealt(&says, LINE).go("cult=1").go("0:way=reason 1:way=violence");
    assert_eq!(scene.damages(), (0, 20));
}

#[test]
fn clause_15_4_what_may_be_averted_is_tried_by_whoever_is_hit() {
    let scene = tried(2);
    let by = |what: &What| matches!(what, What::Proof { tester, hider, .. } if (tester.index(), hider.index()) == (1, 0));
    let passed = scene.clone().go("way=reason");
    assert!(!passed.has(1, Evil::Crisi) && passed.told(by));
    assert!(scene.go("0:way=reason 1:way=violence").has(1, Evil::Crisi));
}

#[test]
fn clause_15_5_ways_give_no_order_and_spend_no_intervention() {
    let scene = tried(1).go("way=reason");
    assert_eq!(
        (scene.divine(0).as_str(), scene.divine(1).as_str(), scene.discards(1).as_str()),
        ("d1", "d1", "")
    );
    // With Fanatismo and no Interventions ways can be chosen all the same.
    let scene = Scene::dealt(&[PROVA], "| a1=p1,c1/fanatismo | a1=p5,i16/fanatismo").go("cult=1");
    assert_eq!(
        (scene.asked(), scene.says(1)),
        (vec![0, 1], "way=violence way=reason way=blasphemy".to_owned())
    );
}
