//! Chapter 7.

use dogma::What;

use crate::scene::{Scene, list};

/// Before the opening of two printed sets of plain cards: seat 0 has `uno`, seat 1 `due`.
fn opening(says: &[(&str, &str)]) -> Scene {
    Scene::start(says, "hizb=out").go("first=0 destiny=1 destiny=2")
}

#[test]
fn clause_7_1_each_chooses_one_of_four_in_secret_and_they_are_turned_up_together() {
    let scene = opening(&[]);
    assert_eq!((scene.asked(), scene.says(0)), (vec![0, 1], "field=1 field=2 field=3 field=4".to_owned()));
    let scene = scene.go("0:field=2 0:ready");
    assert_eq!((scene.asked(), scene.active(0)), (vec![1], 0));
    assert_eq!(scene.hears(1, |what| matches!(what, What::ChoseCard(..))), 0);
    let scene = scene.go("1:field=3 1:ready");
    let shown = |seat: u8| scene.front(seat).prophet.unwrap().to_string();
    assert_eq!((shown(0), shown(1)), ("p2".to_owned(), "p7".to_owned()));
}

#[test]
fn clause_7_2_all_see_prophet_and_relics_and_cult_cards_lie_face_down_but_for_rivelata() {
    let says = [("c2", "keywords = ['rivelata']")];
    let line = "| a2=p2,c1,c2,r1 | a1=p5,i16";
    let scene = Scene::dealt(&says, line).go("0:call=1 1:cult=1").go("0:ready");
    assert_eq!((scene.front(0).relics.len(), scene.faces(0).as_str()), (1, "?,c2"));
    assert!(scene.told(|what| matches!(what, What::Lies(_, card, 1) if card.to_string() == "c2")));
}

#[test]
fn clause_7_3_the_owner_arranges_the_cult_cards_from_the_left() {
    let scene = opening(&[]).go("0:field=1 1:field=1 ready");
    assert_eq!((scene.asked(), scene.says(0)), (vec![0, 1], "ready lay=c1 lay=c2 lay=c3".to_owned()));
    let scene = scene.go("0:lay=c3 0:lay=c2 1:lay=i2 1:ready");
    // What is not arranged lies by number.
    assert_eq!((scene.cults(0).as_str(), scene.cults(1).as_str()), ("c3,c2,c1", "i2,i1,i3"));
    let scene = scene.go("0:cult=1 1:cult=1");
    assert_eq!((scene.faces(0).as_str(), scene.faces(1).as_str()), ("c3,?,?", "i2,?,?"));
}

#[test]
fn clause_7_4_the_rearguard_is_arranged_at_the_opening_and_the_sizes_are_known() {
    let scene = opening(&[]).go("0:field=3");
    assert_eq!(scene.says(0), "ready slot=1 slot=2 slot=4");
    let scene = scene.go("0:slot=4 0:slot=1 1:field=1 1:ready").settles();
    let stands = scene.own(0).arcana.map(|pack| pack.prophet.unwrap());
    assert_eq!((list(stands), scene.rear(0)), ("p3,p4,p1,p2".to_owned(), "2,3,4".to_owned()));
    assert!(scene.told(|what| matches!(what, What::Stands(_, [3, 3, 3, 3]))));
    assert!(scene.arcano(0, 2).prophet.is_none() && scene.arcano(0, 2).size == 3);
}

#[test]
fn clause_7_5_nothing_is_reordered_later() {
    let scene = opening(&[]).go("0:field=1 1:field=1 ready ready");
    for option in scene.options(0).iter().chain(&scene.options(1)) {
        assert!(["call=", "divine", "cult="].iter().any(|start| option.starts_with(start)), "{option}");
    }
    let scene = scene.go("cult=1");
    assert_eq!((scene.rear(0).as_str(), scene.cults(0).as_str()), ("2,3,4", "c1,c2,c3"));
}

#[test]
fn clause_7_6_damage_of_building_goes_onto_the_first_prophet_and_may_defeat_it() {
    let build = |faith: &str| {
        let says = [("p5", faith), ("p9", faith), ("p1", faith)];
        let scene = Scene::start(&says, "mode=arbitrio boxes=one")
            .go("first=0")
            .go(&super::arcana::whole(0))
            .go("0:close");
        scene.settles_until_turn()
    };
    let scene = build("faith = 40");
    assert_eq!((scene.damage(0), scene.asked()), (30, vec![0, 1]));
    // It reaches the Faith: another is fielded at the start of the first turn.
    let scene = build("faith = 30");
    assert_eq!(
        (scene.fallen(0).as_str(), scene.active(0), scene.asked(), scene.open().turn),
        ("1", 0, vec![0], 1)
    );
    let scene = scene.go("0:field=2 0:ready");
    assert_eq!((scene.active(0), scene.damage(0), scene.rear(0).as_str()), (3, 0, "2,4"));
}

#[test]
fn clause_7_12_whoever_falls_at_once_arranges_nothing() {
    let opened = |rules: &str| {
        let says = [("p5", "faith = 30"), ("p9", "faith = 30"), ("p1", "faith = 30")];
        let mut scene = Scene::start(&says, &format!("mode=arbitrio boxes=one {rules}"))
            .go("first=0")
            .go(&super::arcana::whole(0))
            .go("0:close");
        while !scene.told(|what| matches!(what, What::Debt(..))) {
            scene = scene.one_first();
        }
        scene
    };
    // Only the other seat puts its cards in order.
    let scene = opened("rules=2");
    assert_eq!((scene.asked(), scene.refusal(0, "lay=c1").unwrap().clause), (vec![1], "7.3"));
    let scene = scene.go("1:ready");
    assert_eq!((scene.fallen(0).as_str(), scene.asked(), scene.active(0)), ("1", vec![0], 0));
    assert_eq!(opened("").asked(), [0, 1]);
}

#[test]
fn clause_7_7_cult_cards_of_a_prophet_fielded_again_are_face_down_and_arranged_anew() {
    let says = [("c2", "keywords = ['rivelata']")];
    let line = "| a1=p1,c1!,c2!,c3 a2=p2,c16 | a1=p5,i16";
    let scene = Scene::dealt(&says, line).go("0:call=1 1:cult=1").go("0:call=1 1:cult=1");
    assert_eq!(scene.says(0), "ready lay=c1 lay=c2 lay=c3");
    let scene = scene.go("0:lay=c3 0:lay=c1");
    assert_eq!((scene.faces(0).as_str(), scene.cults(0).as_str()), ("?,?,c2", "c3,c1,c2"));
}

#[test]
fn clause_7_8_those_to_the_right_move_up_when_a_prophet_leaves_the_rearguard() {
    let says = [("d1", "effects = [{ to = ['rival_rear', [{ damage = 100 }]] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c16 divine=d1 | a1=p5,i16 a3=p7!,i1").go("0:divine 1:cult=1");
    assert_eq!((scene.rear(1).as_str(), scene.options_with(1, "call=").as_str()), ("2,4", "1,2"));
    let scene = scene.go("0:cult=1 1:call=2").settles();
    assert_eq!((scene.active(1), scene.rear(1).as_str()), (4, "2,1"));
}

#[test]
fn clause_7_9_cult_cards_to_the_right_move_up_when_one_leaves_play() {
    let says = [("c1", "effects = [{ to = ['rival', ['strip']] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1,i2,i16").go("0:cult=1 1:cult=3 0:choose=1");
    assert_eq!((scene.cults(1).as_str(), scene.options_with(1, "cult=").as_str()), ("i2,i16", "1,2"));
    // The order names the card, wherever it lies by then.
    assert_eq!((scene.faces(1).as_str(), scene.discards(1).as_str()), ("?,i16", "i1"));
}

#[test]
fn clause_7_10_no_effect_touches_the_rearguard_unless_a_card_says_so() {
    let says = [
        ("c1", "damage = 30\neffects = [{ to = ['actives', [{ token = 'crisi' }]] }]"),
        ("c2", "effects = [{ to = ['rival_rears', [{ damage = 10 }]] }]"),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c2 a2=p2!,c3 | a1=p5,i16 a2=p6!,i1");
    let scene = scene.go("0:cult=1 1:cult=1");
    assert_eq!(
        (scene.arcano(1, 2).damage, scene.arcano(1, 2).troubles(), scene.arcano(0, 2).troubles()),
        (0, 0, 0)
    );
    let scene = scene.go("0:cult=2 1:cult=1");
    // One that nobody has seen is not touched either.
    assert_eq!((scene.arcano(1, 2).damage, scene.arcano(1, 3).damage), (10, 0));
}

#[test]
fn clause_7_11_with_owner_face_down_cards_are_turned_up_before_the_orders() {
    let line = "| a1=p1,c1,c16 | a1=p5,i1,i16";
    let scene = Scene::under(&[], "reveal=owner", line).go("cult=2");
    assert_eq!(
        (scene.asked(), scene.says(0), scene.says(1)),
        (vec![0, 1], "ready show=1".to_owned(), "ready show=1".to_owned())
    );
    let scene = scene.go("1:show=1");
    assert!(scene.told(|what| matches!(what, What::Shown(_, card, 0) if card.to_string() == "i1")));
    // Who has none left face down is not asked.
    assert_eq!((scene.asked(), scene.faces(1)), (vec![0], "i1,i16".to_owned()));
    let scene = scene.go("0:ready");
    assert_eq!((scene.asked(), scene.faces(0)), (vec![0, 1], "?,c16".to_owned()));
    let scene = Scene::under(&[], "reveal=effects", line).go("cult=2");
    assert!(scene.options_with(0, "show=").is_empty() && scene.allows(0, "cult=1"));
}
