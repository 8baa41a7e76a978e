//! Chapter 9.

use dogma::{Evil, What};

use crate::scene::Scene;

#[test]
fn clause_9_1_by_priority() {
    let line = "| a1=p1,c1,c16 divine=d1 | a1=p5,i1,i16 divine=d1";
    let acted = |orders: &str| Scene::at(line).go(orders).settles().acted();
    assert_eq!(acted("0:divine 1:call=1"), "1,0");
    assert_eq!(acted("0:cult=1 1:divine"), "1,0");
    assert_eq!(acted("0:cult=1 1:call=1"), "1,0");
}

#[test]
fn clause_9_2_with_equal_priority_the_higher_fervour_comes_first() {
    let acted = |line: &str, orders: &str| Scene::at(line).go(orders).settles().acted();
    let line = "| a1=p1,c1,c16 divine=d1 | a1=p5,i1,i16 divine=d1";
    assert_eq!((acted(line, "cult=1").as_str(), acted(line, "divine").as_str()), ("0,1", "0,1"));
    let line = line.replace("i16", "i16/fervour+30");
    assert_eq!((acted(&line, "cult=1").as_str(), acted(&line, "divine").as_str()), ("1,0", "1,0"));
}

#[test]
fn clause_9_3_fervour_and_what_is_veloce_count_when_the_orders_are_shown() {
    // The Intervention of seat 1 makes it faster, but not any more in this turn.
    let says = [("d1", "effects = [{ to = ['own', [{ fervour = 60 }]] }]")];
    let four = "| a1=p1,c1 | a1=p5,i1 divine=d1 | a1=p9,j1 | a1=p13,b1";
    let scene = Scene::dealt(&says, four).aims().go("0:cult=1 1:divine 2:cult=1 3:cult=1");
    assert_eq!(scene.acted(), "1,0,2,3");
    // A rule that makes cards Veloce is annulled before the card's turn comes: the sequence stays.
    let says = [
        ("p5", "abilities = [{ always = { swift = 'mystery' } }]"),
        ("d1", "effects = [{ to = ['rival', ['annul']] }]"),
    ];
    let four = "| a1=p1,c1 | a1=p5,i1 | a1=p9,j1 divine=d1 | a1=p13,b16";
    let scene = Scene::dealt(&says, four).go("0:target=1 2:target=1 1:target=0 3:target=0 ready");
    let scene = scene.go("0:cult=1 1:cult=1 2:divine 3:cult=1");
    assert_eq!(scene.acted(), "2,1,0,3");
    // It is told with the card, for whoever reads of it later.
    let band = scene.stage.told.iter().find_map(|(_, event)| match event.what {
        What::Used((seat, _), _) if seat.index() == 1 => event.band,
        _ => None,
    });
    assert_eq!(band, Some(0));
    assert!(scene.aims().go("0:cult=1 1:cult=1 2:appeal 3:cult=1").acted().ends_with("2,0,1,3"));
}

#[test]
fn clause_9_4_veloce_then_special_and_the_others_then_lenta() {
    let says = [
        ("c1", "keywords = ['lenta']"),
        ("i1", "keywords = ['veloce']"),
        ("p1", "abilities = [{ special = [{ to = ['rival', [{ damage = 10 }]] }] }]"),
    ];
    let acted = |orders: &str| Scene::dealt(&says, "| a1=p1,c1,c2 | a1=p5,i1,i2").go(orders).acted();
    assert_eq!(
        (acted("0:cult=1 1:cult=2"), acted("0:cult=2 1:cult=1")),
        ("1,0".to_owned(), "1,0".to_owned())
    );
    assert_eq!(
        (acted("0:special 1:cult=1"), acted("0:special 1:cult=2")),
        ("1,0".to_owned(), "0,1".to_owned())
    );
    // Within a group Fervour counts.
    let says = [("c1", "keywords = ['veloce']"), ("i1", "keywords = ['veloce']")];
    assert_eq!(Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1").acted(), "0,1");
}

#[test]
fn clause_9_5_all_alike_orders_are_simultaneous() {
    let together = |what: &What| matches!(what, What::Together(_));
    let line = "| a1=p1,c1/fervour-20 divine=d1 | a1=p5,i1 divine=d1";
    for orders in ["cult=1", "divine"] {
        assert!(Scene::at(line).go(orders).told(together), "{orders}");
    }
    for orders in ["0:cult=1 1:divine", "0:divine 1:cult=1"] {
        assert!(!Scene::at(line).go(orders).told(together), "{orders}");
    }
    assert!(!Scene::at(&line.replace("-20", "-10")).go("cult=1").told(together));
}

#[test]
fn clause_9_6_convocazione_swaps_the_active_prophet_with_the_one_named() {
    let scene = Scene::at("| a1=p1,c16 a3=p3,c3 | a1=p5,i16");
    let scene = scene.go("0:call=2 1:cult=1");
    assert_eq!((scene.active(0), scene.rear(0).as_str()), (3, "2,1,4"));
    assert_eq!(scene.front(0).prophet.unwrap().to_string(), "p3");
    let scene = scene.go("0:call=1 1:cult=1").settles();
    assert_eq!((scene.active(0), scene.rear(0).as_str()), (2, "3,1,4"));
}

#[test]
fn clause_9_7_convocazioni_take_place_together_and_what_they_set_off_together_too() {
    let hits = "abilities = [{ when = 'fielded', effects = [{ to = ['rival', [{ damage = 100 }]] }] }]";
    let scene =
        Scene::dealt(&[("p2", hits), ("p6", hits)], "| a1=p1,c16 a2=p2,c1 | a1=p5,i16 a2=p6,i1").go("call=1");
    // Each new Prophet defeats the other, whatever their Fervour.
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str()), ("2", "2"));
    let fielded: Vec<usize> =
        scene.order(&[&|what| matches!(what, What::Retired(_)), &|what| matches!(what, What::Ability(..))]);
    let last = scene.told.iter().rposition(|(_, event)| matches!(event.what, What::Fielded(..))).unwrap();
    assert!(fielded[0] < last && last < fielded[1]);
}

#[test]
fn clause_9_8_the_top_intervention_is_shown_goes_to_the_discards_and_happens() {
    let says = [("d1", "effects = [{ to = ['rival', [{ damage_per = [10, 'played'] }]] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c16 divine=d1,d2 | a1=p5,i16").go("0:divine 1:cult=1");
    // It counts itself among those played.
    assert_eq!((scene.damage(1), scene.discards(0).as_str(), scene.divine(0).as_str()), (10, "d1", "d2"));
    let scene = scene.go("0:divine 1:cult=1");
    assert_eq!((scene.discards(0).as_str(), scene.side(0).divine), ("d1,d2", 0));
}

#[test]
fn clause_9_9_the_appello_does_30_damage_to_every_active_prophet() {
    let four = "| a1=p1,c16 a2=p2!,c1 | a1=p5,i16 | a1=p9,j16 | a1=p13,b16 a3=p15!,b1";
    let scene = Scene::at(four).aims().go("0:appeal 1:cult=1 2:cult=1 3:cult=1");
    assert_eq!([0, 1, 2, 3].map(|seat| scene.damage(seat)), [30; 4]);
    assert_eq!((scene.arcano(0, 2).damage, scene.arcano(3, 3).damage), (0, 0));
}

#[test]
fn clause_9_10_a_cult_card_is_turned_up_does_its_damage_then_what_it_says() {
    let says = [("c1", "damage = 30\neffects = [{ to = ['rival', [{ token = 'isteria' }]] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i16").go("cult=1");
    assert_eq!((scene.damage(1), scene.has(1, Evil::Isteria), scene.faces(0)), (30, true, "c1".to_owned()));
    let order = scene.order(&[
        &|what| matches!(what, What::Used(..)),
        &|what| matches!(what, What::Hurt(..)),
        &|what| matches!(what, What::Token(..)),
    ]);
    assert!(order.is_sorted());
}

#[test]
fn clause_9_11_a_used_card_stays_face_up_and_may_be_used_again() {
    let scene = Scene::at("| a1=p1,c1,c16 | a1=p5,i16").go("0:cult=1 1:cult=1");
    assert_eq!((scene.faces(0).as_str(), scene.options_with(0, "cult=").as_str()), ("c1,?", "1,2"));
    assert_eq!(scene.go("0:cult=1 1:cult=1").damage(1), 40);
}

#[test]
fn clause_9_12_of_several_icons_one_is_chosen_when_the_order_is_carried_out() {
    let does = |n: u8| format!("abilities = [{{ special = [{{ to = ['rival', [{{ damage = {n} }}]] }}] }}]");
    let (own, relic) = (does(10), does(30));
    let says =
        [("p1", own.as_str()), ("r1", relic.as_str()), ("d1", "effects = [{ to = ['rival', ['annul']] }]")];
    let says2 = [says[0], says[1], says[2], ("d2", "effects = [{ to = ['rival', ['unrelic', 'annul']] }]")];
    let line = "| a1=p1,c16,r1 | a1=p5,i16 divine=d1";
    let scene = Scene::dealt(&says, line).go("0:special 1:cult=1");
    assert_eq!((scene.asked(), scene.says(0)), (vec![0], "use=p1 use=r1".to_owned()));
    assert_eq!(scene.clone().go("use=r1").damage(1), 30);
    assert_eq!(scene.go("use=p1").damage(1), 10);
    // Only one is left in force by then; or none.
    assert_eq!(Scene::dealt(&says, line).go("0:special 1:divine").damage(1), 30);
    let scene = Scene::dealt(&says2, &line.replace("d1", "d2")).go("0:special 1:divine");
    assert!(scene.damage(1) == 0 && scene.told(|what| matches!(what, What::Fizzled(_))));
}

#[test]
fn clause_9_13_what_a_card_counts_is_as_it_was_before_it_but_for_what_it_turns_up() {
    let says = [
        (
            "c1",
            "damage = 20\neffects = [{ if = [{ rival_hurt = 20 }, [{ to = ['rival', [{ damage = 50 }]] }]] }]",
        ),
        (
            "c2",
            "damage = 10\neffects = [{ to = ['rival', [{ reveal = 'one' }, { damage_per = [10, 'shown'] }]] }]",
        ),
        (
            "c3",
            "damage = 10\neffects = ['burn', 'raise', { to = ['own_rear', [{ heal = 10 }]] }, { to = ['own', [{ token = 'crisi' }]] }]",
        ),
    ];
    let line = "| a1=p1,c1,c2,c3 | a1=p5,i1,i2,i16!";
    let scene = Scene::dealt(&says, line);
    assert_eq!(scene.clone().go("0:cult=1 1:cult=3").damage(1), 20);
    // Its owner chooses; two lie face up then.
    let chosen = scene.clone().go("0:cult=2 1:cult=3");
    assert_eq!((chosen.asked(), chosen.says(0)), (vec![0], "choose=1 choose=2".to_owned()));
    let chosen = chosen.go("choose=2");
    assert_eq!((chosen.damage(1), chosen.faces(1).as_str()), (30, "?,i2,i16"));
    // What cannot be done is not done.
    let scene = scene.go("0:cult=3 1:cult=3");
    assert_eq!((scene.damage(1), scene.has(0, Evil::Crisi)), (10, true));
}

#[test]
fn clause_9_14_an_effect_looks_at_who_is_active_when_it_happens() {
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i16/damage90 a2=p6,i1").go("0:cult=1 1:call=1");
    assert_eq!((scene.arcano(1, 1).damage, scene.arcano(1, 2).damage), (90, 20));
    // An order given by the one who leaves is none of the newcomer's: seat 1 has given the call.
    assert_eq!(scene.acted(), "1,0");
}

#[test]
fn clause_9_15_without_an_active_rival_the_rest_of_the_card_happens() {
    let says = [("j1", "effects = [{ to = ['own', [{ heal = 20 }]] }]")];
    let four = "| a1=p1,c1+80 | a1=p5,i16 | a1=p9,j1/damage50 | a1=p13,b16";
    let scene = Scene::dealt(&says, four).go("0:target=1 1:target=0 2:target=1 3:target=0 ready");
    let scene = scene.go("0:cult=1 1:cult=1 2:cult=1 3:cult=1");
    assert_eq!((scene.fallen(1).as_str(), scene.damage(2), scene.damage(3)), ("1", 30, 0));
}

#[test]
fn clause_9_16_whoever_loses_the_active_prophet_first_loses_the_order() {
    let lost = |what: &What| matches!(what, What::Lost(_));
    let scene = Scene::at("| a1=p1,c1 | a1=p5,i1/damage80").go("cult=1");
    assert!(scene.told(lost) && scene.damage(0) == 0);
    let says = [("c1", "effects = [{ to = ['rival', ['withdraw']] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1");
    assert!(scene.told(lost) && scene.damage(0) == 0);
    assert!(!Scene::at("| a1=p1,c1 | a1=p5,i1/damage70").go("cult=1").told(lost));
}

#[test]
fn clause_9_17_an_order_carried_out_or_simultaneous_is_not_undone() {
    let scene = Scene::at("| a1=p1,c1/damage90 | a1=p5,i1").go("cult=1");
    assert_eq!((scene.fallen(0).as_str(), scene.damage(1)), ("1", 20));
    let scene = Scene::at("| a1=p1,c1/fervour-20/damage80 | a1=p5,i1/damage80").go("cult=1");
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str()), ("1", "1"));
    assert!(!scene.told(|what| matches!(what, What::Lost(_))));
}

#[test]
fn clause_9_18_the_card_of_a_lost_order_is_not_turned_up_nor_spent() {
    let says = [("i1", "keywords = ['ardua']"), ("d2", "effects = [{ to = ['rival', [{ damage = 100 }]] }]")];
    let line = "| a1=p1,c1 divine=d2 | a1=p5,i1 divine=d1";
    let scene = Scene::dealt(&says, line).go("divine").settles();
    assert_eq!((scene.divine(1).as_str(), scene.discards(1).contains("d1")), ("d1", false));
    let scene = Scene::dealt(&says, &line.replace("i1", "i1 a2=p6,i2")).go("0:divine 1:cult=1").settles();
    assert!(!scene.told(|what| matches!(what, What::Used((seat, _), ..) if seat.index() == 1)));
    assert_eq!(scene.side(1).ardua, (false, false));
}

#[test]
fn clause_9_19_simultaneous_orders_are_worked_out_from_the_situation_they_start_from() {
    let says = [
        ("c1", "effects = [{ to = ['rival', [{ token = 'crisi' }]] }]"),
        (
            "i1",
            "effects = [{ if = [{ own_has = 'crisi' }, [{ to = ['rival', [{ damage = 50 }]] }]] }, { if = [{ own_hurt = 10 }, [{ to = ['rival', [{ damage = 50 }]] }]] }]",
        ),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1/fervour-20 | a1=p5,i1").go("cult=1");
    assert_eq!((scene.arcano(0, 1).damage, scene.has(1, Evil::Crisi)), (20, true));
    // One after the other they notice.
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1");
    assert_eq!(scene.fallen(0), "1");
}

#[test]
fn clause_9_20_choices_are_made_in_rounds_together_and_in_secret() {
    let strip = "effects = [{ to = ['rival', ['strip', { power = [10, 'one'] }]] }]";
    let says = [("c1", strip), ("i1", strip)];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c2/fervour-20 | a1=p5,i1,i2,i3").go("cult=1");
    assert_eq!(
        (scene.asked(), scene.says(0), scene.says(1)),
        (vec![0, 1], "choose=1 choose=2 choose=3".to_owned(), "choose=1 choose=2".to_owned())
    );
    let scene = scene.go("0:choose=3 1:choose=1");
    // Nothing has happened yet: the second choice is among the same cards.
    assert_eq!(
        (scene.asked(), scene.cults(0), scene.says(0)),
        (vec![0, 1], "c1,c2".to_owned(), "choose=1 choose=2 choose=3".to_owned())
    );
    let scene = scene.go("0:choose=1 1:choose=2");
    assert_eq!((scene.cults(0).as_str(), scene.cults(1).as_str()), ("c2", "i1,i2"));
    assert_eq!((scene.front(0).cults[0].power, scene.front(1).cults[0].power), (10, 10));
    // Of two Specials everybody hears at once which one was chosen, once, though a Prova of the other's comes first.
    let hit = "abilities = [{ special = [{ to = ['rival', [{ damage = 10 }]] }] }]";
    let prova = "effects = [{ prova = [[{ to = ['rival', [{ damage = 30 }]] }], []] }]";
    let says = [("p5", hit), ("r1", hit), ("c1", prova)];
    let scene = Scene::dealt(&says, "| a1=p1,c1/fervour-20 | a1=p5,i1,r1").go("0:cult=1 1:special 1:use=r1");
    let special = |what: &What| matches!(what, What::Special(..));
    assert_eq!((scene.asked(), scene.times(special)), (vec![0, 1], 1));
    let scene = scene.go("way=reason");
    assert_eq!((scene.times(special), scene.damages()), (1, (10, 50)));
}

#[test]
fn clause_9_21_several_prove_are_asked_in_order_of_seat_and_told_after_the_last() {
    let prova = "effects = [{ prova = [[{ to = ['rival', [{ damage = 30 }]] }], []] }]";
    let four = "| a1=p1,c1/fervour-20 | a1=p5,i1 | a1=p9,j16 | a1=p13,b16";
    let scene = Scene::dealt(&[("c1", prova), ("i1", prova)], four);
    let scene = scene
        .go("0:target=3 1:target=2 2:target=1 3:target=0 ready")
        .go("0:cult=1 1:cult=1 2:cult=1 3:cult=1");
    let proof = |what: &What| matches!(what, What::Proof { .. });
    assert_eq!(scene.asked(), [0, 3]);
    let scene = scene.go("way=violence");
    assert_eq!((scene.asked(), scene.times(proof)), (vec![1, 2], 0));
    let scene = scene.go("1:way=reason 2:way=violence");
    assert_eq!((scene.times(proof), scene.damage(3), scene.damage(2)), (2, 50, 20));
}

#[test]
fn clause_9_22_then_all_is_applied_in_order() {
    let says = [
        (
            "c1",
            "keywords = ['protezione']\neffects = [{ to = ['rival', [{ damage = 10 }, { free = 'crisi' }, { token = 'isteria' }, 'strip', 'annul', 'withdraw']] }]",
        ),
        ("i1", "damage = 30\neffects = [{ to = ['rival', [{ reveal = 'one' }]] }]"),
    ];
    let line = "| a1=p1,c1,c2/fervour-20 | a1=p5,i1/crisi";
    let scene = Scene::dealt(&says, line).go("cult=1");
    let order = scene.order(&[
        &|what| matches!(what, What::Shielded(..)),
        &|what| matches!(what, What::Hurt(..)),
        &|what| matches!(what, What::Freed(..)),
        &|what| matches!(what, What::Token(..)),
        &|what| matches!(what, What::Shown(..)),
        &|what| matches!(what, What::Annulled(_)),
        &|what| matches!(what, What::Stripped(..)),
        &|what| matches!(what, What::Withdrawn(_)),
    ]);
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(scene.damage(0), 0);
    // Damage and healing of a Prophet are added up: 90 + 20 + 20 - 40.
    let says = [
        ("i1", "effects = [{ to = ['own', [{ heal = 40 }]] }]"),
        ("c1", "effects = [{ to = ['rival', [{ damage = 20 }]] }]"),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1/fervour-20 | a1=p5,i1/damage90").go("cult=1");
    assert_eq!(scene.damage(1), 90);
}

#[test]
fn clause_9_23_two_prophets_may_defeat_each_other_and_protezione_cancels_simultaneous_damage() {
    let line = "| a1=p1,c1/fervour-20/damage80 | a1=p5,i1/damage80";
    let scene = Scene::at(line).go("cult=1");
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str()), ("1", "1"));
    let scene = Scene::dealt(&[("i1", "keywords = ['protezione']")], line).go("cult=1");
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str(), scene.damage(1)), ("1", "", 80));
}

#[test]
fn clause_9_24_what_two_effects_move_is_moved_once() {
    let strip = "effects = [{ to = ['rival', ['strip']] }]";
    let four =
        |of: &str| format!("| a1=p1,c1/fervour-20 | a1=p5,i2,i3,{of} | a1=p9,j1/fervour-10 | a1=p13,b16");
    let aims = "0:target=1 1:target=0 2:target=1 3:target=0 ready";
    let scene = Scene::dealt(&[("c1", strip), ("j1", strip)], &four("i16")).go(aims);
    let scene = scene.go("0:cult=1 1:cult=3 2:cult=1 3:cult=1").go("0:choose=2 2:choose=2");
    assert_eq!((scene.cults(1).as_str(), scene.discards(1).as_str()), ("i2,i16", "i3"));
    let back = "effects = [{ to = ['rival', ['withdraw']] }]";
    let scene = Scene::dealt(&[("c1", back), ("j1", back)], &four("i16"))
        .go(aims)
        .go("0:cult=1 1:cult=3 2:cult=1 3:cult=1");
    assert_eq!(
        (scene.rear(1).as_str(), scene.times(|what| matches!(what, What::Withdrawn(_)))),
        ("2,3,4,1", 1)
    );
}
