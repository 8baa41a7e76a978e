//! Chapter 1.

use dogma::{Bag, Card, CardSet, Does, Family, Religion, Set, Type, What};

use crate::scene::{Scene, card};

fn set() -> &'static CardSet {
    Set::first().cards()
}

#[test]
fn clause_1_1_the_box_holds_27_prophets_64_cult_cards_9_relics_and_9_interventions_twice() {
    let count = |like: fn(&Card) -> bool| Bag::whole().each().filter(like).count();
    assert_eq!(count(|card| card.is_prophet()), 27);
    assert_eq!(count(|card| card.is_cult()), 64);
    assert_eq!(count(|card| card.is_relic()), 9);
    assert_eq!(count(|card| card.is_divine()), 18);
    assert!(Card::all().all(|card| card.copies() == if card.is_divine() { 2 } else { 1 }));
}

#[test]
fn clause_1_2_whoever_defeats_all_and_has_one_left_wins() {
    let line = "| line=1 a1=p1,c1/damage90 | line=1 a1=p5,i16/damage80";
    let scene = Scene::at(line).go("cult=1");
    assert_eq!(scene.winners(), [0]);
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str()), ("2,3,4", "1,2,3,4"));
}

#[test]
fn clause_1_3_faith_is_the_damage_that_defeats_and_fervour_the_speed() {
    let says = [("p5", "faith = 30"), ("c1", "damage = 20")];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c16 | a1=p5,i1,i16").go("0:cult=1 1:cult=1");
    assert_eq!((scene.acted().as_str(), scene.damages()), ("0,1", (20, 20)));
    let scene = scene.hush().go("0:cult=1 1:cult=2");
    assert_eq!((scene.acted().as_str(), scene.fallen(1).as_str()), ("0", "1"));
}

#[test]
fn clause_1_4_a_prophet_has_immunities_weaknesses_and_an_ability() {
    let body = set().body(card("p1"));
    assert!(body.immune.has(Type::Faithful) && body.weak.has(Type::Mystery));
    let abilities = |card: Card| !set().print(card).abilities.is_empty() || set().body(card).fourth;
    assert!(Card::prophets().all(abilities));
    let names: Vec<&str> = Card::prophets().map(|card| set().print(card).name.it.as_str()).collect();
    assert_eq!(names.len(), 27);
}

#[test]
fn clause_1_5_al_jafar_carries_islamic_mysteries_and_faithful_and_buddhist_mysteries() {
    let fits: Vec<Card> = Card::all().filter(|it| it.is_cult() && set().fits(card("p1"), *it)).collect();
    let wanted = |it: &Card| {
        let cult = set().cult(*it).unwrap();
        match cult.religion {
            Religion::Islamic => [Type::Mystery, Type::Faithful].contains(&cult.of),
            Religion::Buddhist => cult.of == Type::Mystery,
            _ => false,
        }
    };
    assert_eq!((fits.len(), fits.iter().all(wanted)), (12, true));
}

#[test]
fn clause_1_6_four_cult_cards_for_each_religion_and_type() {
    for religion in Religion::ALL {
        for of in Type::ALL {
            let like = |card: &Card| {
                card.family() == Family::Cult(religion) && set().cult(*card).is_some_and(|cult| cult.of == of)
            };
            assert_eq!(Card::all().filter(like).count(), 4, "{religion:?} {of:?}");
        }
    }
}

#[test]
fn clause_1_7_the_four_types_have_names() {
    let says = |card: &str| set().says(self::card(card)).en;
    for (card, name) in [("p10", "Mysteries"), ("p1", "Faithful"), ("p22", "Scriptures"), ("p5", "Rites")] {
        assert!(says(card).contains(name), "{}", says(card));
    }
    assert_eq!(Type::ALL.len(), 4);
}

#[test]
fn clause_1_8_what_cult_cards_relics_and_interventions_do() {
    let says = [
        ("r1", "abilities = [{ special = [{ to = ['rival', [{ damage = 30 }]] }] }]"),
        ("c1", "keywords = ['veloce']\neffects = [{ to = ['own', [{ damage = 10 }]] }]"),
        ("d1", "effects = [{ to = ['rival', [{ damage = 10 }]] }]"),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1,r1 divine=d1 | a1=p5,i16");
    assert_eq!(scene.clone().go("0:cult=1 1:cult=1").damages(), (10, 20));
    assert_eq!(scene.clone().go("0:special 1:cult=1").damages(), (0, 30));
    let scene = scene.go("0:divine 1:cult=1");
    assert_eq!(
        (scene.damages(), scene.options_with(0, "divine"), scene.discards(0)),
        ((0, 10), String::new(), "d1".to_owned())
    );
    assert!(
        set().print(card("c1")).abilities.is_empty()
            && matches!(set().print(card("r6")).abilities[0].what, Does::Special(_))
    );
}

#[test]
fn clause_1_9_tokens_never_run_out() {
    let says = [("p1", "faith = 400"), ("p5", "faith = 400"), ("c1", "damage = 100")];
    let line = "| a1=p1,c16/damage390/fervour+2000/crisi | a1=p5,i1+300,i16/damage390/fervour+2000/crisi";
    let scene = Scene::dealt(&says, line);
    assert_eq!((scene.damages(), scene.front(0).fervour), ((390, 390), 2000));
    let scene = scene.go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Hurt(_, 320, 710, 400))));
}
