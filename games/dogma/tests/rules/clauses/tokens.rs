//! Chapters 12 and 13.

use dogma::{Evil, What};

use crate::scene::Scene;

const GRIEF: &str = "effects = [{ to = ['rival', [{ token = 'struggimento' }]] }]";

#[test]
fn clause_12_1_an_evil_token_stays_in_the_rearguard_and_has_effect_on_the_active_alone() {
    let scene = Scene::at("| a1=p1,c16/crisi/isteria a2=p2,c15 | a1=p5,i16");
    assert_eq!(scene.asked(), [0]);
    let scene = scene.go("0:call=1 1:cult=1").settles();
    let first = scene.arcano(0, 1);
    assert_eq!((first.has(Evil::Crisi), first.has(Evil::Isteria), first.damage), (true, true, 0));
    assert_eq!(scene.asked(), [0, 1]);
    let scene = scene.go("0:call=1 1:cult=1").settles();
    assert_eq!((scene.damage(0), scene.asked()), (10, vec![0]));
}

#[test]
fn clause_12_2_one_of_each_kind_but_a_struggimento_for_each_cult_card() {
    let says = [
        ("c1", "effects = [{ to = ['rival', [{ token = 'crisi' }]] }]"),
        ("c2", &*format!("damage\n{GRIEF}")),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c2 | a1=p5,i1,i16/crisi").go("0:cult=1 1:cult=2");
    assert!(
        scene.told(|what| matches!(what, What::NoToken(_, Evil::Crisi))) && scene.front(1).troubles() == 1
    );
    let scene =
        Scene::dealt(&says, "| a1=p1,c2 | a1=p5,i1,i16").go("cult=1").go("choose=1").go("0:cult=1 1:cult=2");
    assert_eq!((scene.front(1).griefs, scene.faces(1).as_str()), (2, "#,#"));
    let scene = scene.go("0:cult=1 1:appeal");
    assert!(
        scene.front(1).griefs == 2 && scene.told(|what| matches!(what, What::NoToken(_, Evil::Struggimento)))
    );
    // One even without Cult cards.
    let scene =
        Scene::dealt(&says, "| a1=p1,c2 | a1=p5,r1,r2,r3").go("0:cult=1 1:appeal").go("0:cult=1 1:appeal");
    assert_eq!(scene.front(1).griefs, 1);
}

#[test]
fn clause_12_3_crisi_mistica_does_10_at_the_start_of_every_turn() {
    let scene = Scene::at("| a1=p1,c16 | a1=p5,i16/crisi").go("cult=1");
    assert_eq!((scene.damage(1), scene.told(|what| matches!(what, What::Crisis(_)))), (10, true));
    assert_eq!(scene.go("cult=1").go("cult=1").damages(), (0, 30));
}

#[test]
fn clause_12_4_fanatismo_bars_convocazione_intervento_divino_and_the_appello() {
    let scene = Scene::at("| a1=p1,c1,c16/fanatismo divine=d1 | a1=p5,i16/fanatismo");
    assert_eq!((scene.says(0).as_str(), scene.says(1).as_str()), ("cult=1 cult=2", "cult=1"));
}

#[test]
fn clause_12_5_fanatismo_and_isteria_concern_the_choice() {
    let says = [("d1", "effects = [{ to = ['rivals', [{ token = 'fanatismo' }, { token = 'isteria' }]] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c16 divine=d1 | a1=p5,i16").go("0:divine 1:appeal");
    // The order that was chosen before is carried out.
    assert_eq!((scene.damages(), scene.has(1, Evil::Fanatismo)), ((30, 30), true));
    assert_eq!((scene.asked(), scene.says(1)), (vec![1], "cult=1".to_owned()));
}

#[test]
fn clause_12_6_a_card_under_a_struggimento_is_out_of_the_game() {
    let says = [
        ("i1", GRIEF),
        ("i2", "effects = [{ to = ['rival', [{ power = [-10, 'all'] }, { reveal = 'all' }, 'plain']] }]"),
        ("c3", "effects = [{ to = ['own', [{ free = 'struggimento' }]] }]"),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1+20,c2,c3 | a1=p5,i1,i2").go("0:cult=2 1:cult=1");
    assert_eq!((scene.asked(), scene.says(0)), (vec![0], "choose=1 choose=2 choose=3".to_owned()));
    let scene = scene.go("choose=1");
    assert_eq!((scene.faces(0).as_str(), scene.options_with(0, "cult=").as_str()), ("#,c2,?", "2,3"));
    let scene = scene.go("0:cult=2 1:cult=2");
    let place = scene.front(0).cults[0];
    assert_eq!((place.power, place.face, scene.front(0).cults[1].power), (20, None, -10));
    // Once the token is gone it may be used again.
    let scene = scene.go("0:cult=3 1:cult=2");
    assert_eq!((scene.options_with(0, "cult=").as_str(), scene.front(0).griefs), ("1,2,3", 0));
}

#[test]
fn clause_12_7_struggimenti_are_placed_anew_at_each_fielding() {
    let says = [("i1", &*format!("keywords = ['globale']\n{GRIEF}"))];
    let scene = Scene::dealt(&says, "| a1=p1,c1#,c16 a2=p2!,c2,c3 | a1=p5,i16,i1");
    let scene = scene.go("0:call=1 1:cult=1").go("0:ready");
    let scene = scene.go("0:call=1 1:cult=1").go("0:ready");
    assert_eq!((scene.asked(), scene.says(0)), (vec![0], "choose=1 choose=2".to_owned()));
    let scene = scene.go("choose=2");
    assert_eq!(scene.faces(0), "?,#");
    // One received in the rearguard waits until then.
    let scene = Scene::dealt(&says, "| a1=p1,c16 a2=p2!,c2,c3 | a1=p5,i16,i1").go("0:cult=1 1:cult=2");
    assert_eq!((scene.faces(0).as_str(), scene.arcano(0, 2).griefs), ("#", 1));
    let scene = scene.go("0:call=1 1:cult=1").go("0:ready");
    assert_eq!(scene.says(0), "choose=1 choose=2");
}

#[test]
fn clause_12_8_without_a_free_cult_card_the_token_waits_on_the_prophet() {
    let scene = Scene::dealt(&[("i1", GRIEF)], "| a1=p1,r1 divine=d1,d1 | a1=p5,i1").go("0:divine 1:cult=1");
    assert_eq!((scene.front(0).griefs, scene.asked()), (1, vec![0, 1]));
    // One too many, of which a card has gone to the discards.
    let says = [("i1", "effects = [{ to = ['rival', ['strip']] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1#,c2 | a1=p5,i1").go("0:appeal 1:cult=1");
    assert_eq!((scene.cults(0).as_str(), scene.front(0).griefs, scene.faces(0).as_str()), ("c1", 1, "#"));
}

#[test]
fn clause_12_9_the_card_that_was_ordered_may_be_spared() {
    let says = [("c1", GRIEF)];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1,i2").go("0:cult=1 1:cult=1");
    assert_eq!(scene.says(1), "choose=1 choose=2");
    assert_eq!(scene.clone().go("choose=2").damage(0), 20);
    let blocked = scene.go("choose=1");
    assert!(blocked.damage(0) == 0 && blocked.told(|what| matches!(what, What::Fizzled(_))));
    // With no other the order comes to nothing, and the card is not turned up.
    let only = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1");
    assert_eq!((only.damage(0), only.front(1).cults[0].face), (0, None));
}

#[test]
fn clause_13_1_boosts_and_weakenings_by_ten_add_up() {
    let says = [
        ("d1", "effects = [{ to = ['own', [{ fervour = 60 }, { power = [20, 'one'] }]] }]"),
        ("d2", "effects = [{ to = ['rival', [{ fervour = -100 }, { power = [-10, 'all'] }]] }]"),
    ];
    let line = "| a1=p1,c1 divine=d1,d1 | a1=p5,i1 divine=d2,d1";
    let scene = Scene::dealt(&says, line).go("divine");
    assert_eq!((scene.front(0).fervour, scene.front(0).cults[0].power), (-40, 10));
    // 60 - 40 = 20, behind 40; 20 + 10 damage.
    let scene = scene.hush().go("cult=1");
    assert_eq!((scene.acted().as_str(), scene.damage(1)), ("1,0", 30));
    // Not below 0: equal to one that has none left either.
    let scene = Scene::at("| a1=p1,c1/fervour-300 | a1=p5,i1/fervour-40").go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Together(_))));
}

#[test]
fn clause_13_2_a_card_without_printed_damage_does_none() {
    assert_eq!(Scene::at("| a1=p1,c16+50 | a1=p5,i16").go("cult=1").damage(1), 0);
    assert_eq!(Scene::at("| a1=p1,c1-50 | a1=p5,i16").go("cult=1").damage(1), 0);
}

#[test]
fn clause_13_3_in_the_rearguard_boosts_go_and_damage_and_evil_tokens_stay() {
    let scene = Scene::at("| a1=p1,c1+20,c2-10/fervour+30/damage40/crisi a2=p2,c16 | a1=p5,i16")
        .go("0:call=1 1:cult=1");
    let first = scene.arcano(0, 1);
    assert_eq!((first.fervour, first.damage, first.has(Evil::Crisi)), (0, 40, true));
    assert!(first.cults.iter().all(|place| place.power == 0));
}

#[test]
fn clause_13_4_otherwise_they_last_until_a_card_removes_them() {
    let says = [("d1", "effects = [{ to = ['rival', ['plain']] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c16 divine=d1 | a1=p5,i1+20/fervour+30").go("0:cult=1 1:appeal");
    assert_eq!((scene.front(1).fervour, scene.front(1).cults[0].power), (30, 20));
    let scene = scene.go("0:divine 1:appeal");
    assert_eq!((scene.front(1).fervour, scene.front(1).cults[0].power), (0, 0));
}
