//! Chapter 10.

use dogma::What;

use crate::scene::Scene;

#[test]
fn clause_10_1_damage_adds_up_and_faith_never_changes() {
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i16").go("cult=1").go("cult=1");
    assert_eq!(scene.damage(1), 40);
    assert!(scene.told(|what| matches!(what, What::Hurt(_, 20, 40, 100))));
}

#[test]
fn clause_10_2_only_cult_cards_do_damage_of_a_type() {
    let says = [
        ("p5", "immune = ['mystery', 'faithful', 'scripture', 'rite']\nabilities = [{ always = 'pure' }]"),
        ("p1", "abilities = [{ special = [{ to = ['rival', [{ damage = 10 }]] }] }]"),
        ("d1", "effects = [{ to = ['rival', [{ damage = 10 }]] }]"),
        ("c1", "effects = [{ to = ['rival', [{ damage = 10 }]] }]"),
    ];
    let line = "| a1=p1,c1 divine=d1 | a1=p5,i16";
    let hit = |order: &str| Scene::dealt(&says, line).go(&format!("0:{order} 1:cult=1")).damage(1);
    assert_eq!((hit("cult=1"), hit("divine"), hit("special")), (0, 10, 10));
    assert_eq!(Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i16").go("0:appeal 1:cult=1").damage(1), 30);
    assert_eq!(Scene::dealt(&says, "| a1=p1,c16 | a1=p5,i16/crisi").all("cult=1").damage(1), 10);
    // Nor do weaknesses matter there.
    let weak =
        ("p5", "weak = ['mystery', 'faithful', 'scripture', 'rite']\nabilities = [{ always = 'pure' }]");
    let says = [weak, says[1], says[2], says[3]];
    let hit = |order: &str| Scene::dealt(&says, line).go(&format!("0:{order} 1:cult=1")).damage(1);
    assert_eq!((hit("cult=1"), hit("divine"), hit("special")), (60, 10, 10));
}

#[test]
fn clause_10_3_the_immune_receive_no_damage_and_all_else() {
    let says =
        [("p5", "immune = ['mystery']"), ("c1", "effects = [{ to = ['rival', [{ token = 'crisi' }]] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c5 | a1=p5,i16");
    let mystery = scene.clone().go("0:cult=1 1:cult=1").settles();
    assert_eq!(mystery.damage(1), 10);
    assert_eq!(scene.go("0:cult=2 1:cult=1").damage(1), 20);
}

#[test]
fn clause_10_4_the_weak_receive_double_after_all_that_is_added_and_taken_away() {
    let weak = ("p5", "weak = ['mystery']\nabilities = [{ always = { armour = 10 } }]");
    let hit = |says: &[(&str, &str)], power: &str| {
        Scene::dealt(says, &format!("| a1=p1,c1{power} | a1=p5,i16")).go("cult=1").damage(1)
    };
    assert_eq!(
        (hit(&[weak], ""), hit(&[weak], "+20"), hit(&[weak], "-10"), hit(&[weak], "-50")),
        (20, 60, 0, 0)
    );
    let might = ("p1", "abilities = [{ always = { might = 30 } }]");
    assert_eq!(hit(&[weak, might], "-10"), 60);
}

#[test]
fn clause_10_5_immunity_wins_against_weakness() {
    let says = [("p5", "immune = ['mystery']"), ("r1", "abilities = [{ always = { weak = 'mystery' } }]")];
    assert_eq!(Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i16,r1").go("cult=1").damage(1), 0);
    let says = [
        ("p5", "weak = ['mystery']\nabilities = [{ always = 'pure' }]"),
        ("r1", "abilities = [{ always = { immune = 'mystery' } }]"),
    ];
    assert_eq!(Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i16,r1").go("cult=1").damage(1), 0);
}

#[test]
fn clause_10_6_damage_that_reaches_the_faith_defeats_and_all_tokens_go() {
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i1+10,i2#/damage80/crisi/fervour+20").go("cult=1");
    let arcano = scene.arcano(1, 1);
    assert!(arcano.fallen && arcano.troubles() == 0 && arcano.fervour == 0);
    assert!(arcano.cults.iter().all(|place| place.power == 0 && !place.blocked));
    assert!(!Scene::at("| a1=p1,c1 | a1=p5,i1/damage70").go("cult=1").arcano(1, 1).fallen);
}

#[test]
fn clause_10_7_it_goes_to_the_discards_with_its_cards_face_up_for_all() {
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i2,i1,r1/damage80").go("cult=1");
    assert_eq!(scene.discards(1), "p5,i1,i2,r1");
    assert!(scene.told(|what| matches!(what, What::Defeated(_, cards) if cards.len() == 3)));
}

#[test]
fn clause_10_8_another_is_fielded_at_the_start_of_the_next_turn() {
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i1/damage80").go("cult=1");
    assert_eq!((scene.active(1), scene.asked(), scene.open().turn), (0, vec![1], 2));
    assert_eq!(scene.go("1:field=3").settles().active(1), 4);
}

#[test]
fn clause_10_9_one_that_comes_back_goes_rightmost_without_damage_or_tokens() {
    let says = [("d1", "effects = ['raise']")];
    let scene = Scene::dealt(&says, "| line=1,3 a1=p1,c16 divine=d1 | a1=p5,i16").go("0:divine 1:cult=1");
    assert_eq!((scene.asked(), scene.says(0)), (vec![0], "choose=2 choose=4".to_owned()));
    let scene = scene.go("choose=4");
    let back = scene.arcano(0, 4);
    assert_eq!((scene.rear(0).as_str(), back.damage, back.troubles(), back.fallen), ("3,4", 0, 0, false));
    assert!(back.prophet.is_some() && scene.allows(0, "call=2"));
}

#[test]
fn clause_10_10_with_its_cards_but_not_the_relic_that_brought_it_back() {
    let says = [("r1", "abilities = [{ when = 'defeated', effects = ['rise'] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1,i2,r1/damage80/crisi").go("cult=1");
    assert_eq!((scene.rear(1).as_str(), scene.discards(1).as_str()), ("2,3,4,1", "r1"));
    let scene = scene.go("1:field=4").go("1:ready");
    assert_eq!(
        (scene.cults(1).as_str(), scene.damage(1), scene.front(1).relics.len(), scene.front(1).troubles()),
        ("i1,i2", 0, 0, 0)
    );
}

#[test]
fn clause_10_10_of_two_relics_that_bring_it_back_one_stays_and_everybody_hears_which() {
    let rises = "abilities = [{ when = 'defeated', effects = ['rise'] }]";
    let scene =
        Scene::dealt(&[("r1", rises), ("r3", rises)], "| a1=p1,c1 | a1=p5,i1,r1,r3/damage80").go("cult=1");
    assert_eq!((scene.rear(1).as_str(), scene.discards(1).as_str()), ("2,3,4,1", "r1"));
    assert_eq!(scene.times(|what| matches!(what, What::Raised(..))), 1);
    assert!(scene.told(|what| matches!(what, What::Raised(_, Some(card)) if card.to_string() == "r1")));
    assert_eq!(scene.arcano(1, 1).relics.len(), 1);
}
