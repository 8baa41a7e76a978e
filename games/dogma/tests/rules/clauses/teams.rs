//! Chapter 17.

use dogma::{How, What};

use crate::scene::Scene;

const FOUR: &str = "| a1=p1,c1,c16 | a1=p5,i1,i16 | a1=p9,j1,j16 | a1=p13,b1,b16";
const AIMS: &str = "0:target=1 1:target=0 2:target=1 3:target=0 ready";

#[test]
fn clause_17_1_each_has_arcana_an_active_prophet_and_a_rearguard() {
    let scene = Scene::at(FOUR);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| (scene.active(seat), scene.rear(seat))),
        [(); 4].map(|()| (1, "2,3,4".to_owned()))
    );
    let scene = Scene::new("mode=chaos seats=4").draws();
    // A partner's pack is not before the other.
    assert!(scene.view(0).supply.each().all(|card| !scene.view(2).supply.has(card) || card.is_divine()));
}

#[test]
fn clause_17_2_each_chooses_a_target_for_a_convocazione_too() {
    let scene = Scene::at(FOUR);
    assert_eq!(
        (scene.asked(), scene.says(0), scene.says(3)),
        (vec![0, 1, 2, 3], "target=1 target=3".to_owned(), "target=0 target=2".to_owned())
    );
    let scene = scene.go(AIMS).go("0:call=1 1:cult=2 2:cult=2 3:cult=2");
    assert!(scene.told(|what| matches!(what, What::Planned(seat, _, _, Some(target)) if (seat.index(), target.index()) == (0, 1))));
    // With two there is none to choose.
    assert!(Scene::at("| a1=p1,c1 | a1=p5,i1").options_with(0, "target=").is_empty());
}

#[test]
fn clause_17_3_the_partner_sees_the_target_at_once_and_it_may_be_changed_four_times() {
    let scene = Scene::at(FOUR).go("0:target=1");
    let target = |scene: &Scene, of: u8| scene.view(of).partner.map(|seat| seat.index());
    assert_eq!([2, 1, 3].map(|of| target(&scene, of)), [Some(1), None, None]);
    let aimed = |what: &What| matches!(what, What::AimedAt(..));
    assert_eq!([0, 1, 2, 3].map(|of| scene.hears(of, aimed)), [1, 0, 1, 0]);
    let only_that = |what: &What| matches!(what, What::Aimed(_));
    assert_eq!([0, 1, 2, 3].map(|of| scene.hears(of, only_that)), [0, 1, 0, 1]);
    assert_eq!(scene.says(0), "ready target=3");
    let scene = scene.go("0:target=3 0:target=1 0:target=3");
    assert_eq!(scene.says(0), "ready target=1");
    let scene = scene.go("0:target=1");
    assert_eq!(scene.says(0), "ready");
    assert!(scene.go("0:ready").options(0).is_empty());
    // Neither the order nor the cards.
    let scene = Scene::at(FOUR);
    assert!(
        scene
            .view(2)
            .own
            .unwrap()
            .arcana
            .iter()
            .all(|pack| pack.prophet.is_some_and(|card| card.to_string() != "p1"))
    );
}

#[test]
fn clause_17_4_orders_and_targets_are_shown_together_but_those_of_isteria() {
    let scene = Scene::at(FOUR).go("0:target=3 1:target=0 2:target=1 3:target=0 ready");
    assert_eq!((scene.asked(), scene.open().targets), (vec![0, 1, 2, 3], [None; 4]));
    let scene = scene.go("0:cult=2 1:cult=2 2:cult=2 3:cult=2");
    assert_eq!(scene.times(|what| matches!(what, What::Planned(_, _, _, Some(_)))), 4);
    let scene = Scene::at(&FOUR.replace("i16", "i16/isteria"));
    assert_eq!(scene.asked(), [1]);
    let scene = scene.go("1:target=2 1:ready").go("1:cult=1");
    assert_eq!((scene.asked(), scene.open().targets[1].map(|seat| seat.index())), (vec![0, 2, 3], Some(2)));
}

#[test]
fn clause_17_5_whoever_has_no_prophets_gives_no_orders_and_is_no_target() {
    let line = "| a1=p1,c1,c16 | line=- | a1=p9,j1,j16 | a1=p13,b1,b16";
    let scene = Scene::at(line);
    // Only seat 3 has two to choose from.
    assert_eq!((scene.asked(), scene.says(3)), (vec![3], "target=0 target=2".to_owned()));
    let scene = scene.go("3:target=2 3:ready");
    assert_eq!(scene.asked(), [0, 2, 3]);
    assert_eq!(scene.go("0:cult=1 2:cult=2 3:cult=2").damage(3), 20);
}

#[test]
fn clause_17_6_the_rival_is_the_one_shown_by_the_target_and_all_rivals_are_both() {
    let says = [("c2", "damage\neffects = [{ to = ['rivals', [{ damage = 10 }]] }]")];
    let line = FOUR.replace("c16", "c2,c16");
    let hit = |aims: &str, order: u8| {
        let scene = Scene::dealt(&says, &line).go(&AIMS.replace("0:target=1", aims));
        let scene = scene.go(&format!("0:cult={order} 1:cult=2 2:cult=2 3:cult=2"));
        [1, 2, 3].map(|seat| scene.damage(seat))
    };
    assert_eq!((hit("0:target=1", 1), hit("0:target=3", 1)), ([20, 0, 0], [0, 0, 20]));
    assert_eq!(hit("0:target=3", 2), [10, 0, 10]);
}

#[test]
fn clause_17_7_the_rival_of_what_is_set_off() {
    let hit = |moment: &str| {
        format!(
            "abilities = [{{ when = '{moment}', effects = [{{ to = ['rival', [{{ damage = 10 }}]] }}] }}]"
        )
    };
    // Whoever set it off, here seat 3, although seat 0 aims at seat 1.
    let scene =
        Scene::dealt(&[("p1", &hit("struck"))], FOUR).go(AIMS).go("0:cult=2 1:cult=2 2:cult=2 3:cult=1");
    assert_eq!([1, 2, 3].map(|seat| scene.damage(seat)), [0, 0, 10]);
    // The Target shown.
    let scene = Scene::dealt(&[("p1", &hit("used"))], FOUR).go(&AIMS.replace("0:target=1", "0:target=3"));
    let scene = scene.go("0:cult=2 1:cult=2 2:cult=2 3:cult=2");
    assert_eq!([1, 2, 3].map(|seat| scene.damage(seat)), [0, 0, 10]);
    // At the start of a turn the next rival in order of seat; from seat 3 it goes round.
    let scene = Scene::dealt(&[("p1", &hit("start")), ("p13", &hit("start"))], FOUR)
        .go(AIMS)
        .go("0:cult=2 1:cult=2 2:cult=2 3:cult=2");
    assert_eq!([0, 1, 2, 3].map(|seat| scene.damage(seat)), [10, 10, 0, 0]);
}

#[test]
fn clause_17_8_all_four_are_compared_and_even_partners_may_be_simultaneous() {
    let together = |what: &What| matches!(what, What::Together(seats) if seats.len() == 2);
    let line = FOUR.replace("c16 |", "c16/fervour-10 |");
    let scene = Scene::at(&line).go(AIMS).go("0:cult=1 1:cult=2 2:cult=1 3:cult=2");
    assert!(scene.told(together) && scene.acted() == "0,2,1,3");
    assert_eq!(Scene::at(FOUR).go(AIMS).go("0:cult=1 1:cult=2 2:cult=1 3:cult=2").acted(), "0,2,1,3");
    assert_eq!(
        Scene::at(FOUR).go(AIMS).go("0:cult=1 1:appeal 2:cult=1 3:call=1").settles().acted(),
        "3,1,0,2"
    );
    let all = FOUR
        .replace("c16 |", "c16/fervour-30 |")
        .replace("i16 |", "i16/fervour-10 |")
        .replace("j16 |", "j16/fervour-20 |");
    let scene = Scene::at(&all).go(AIMS).go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Together(seats) if seats.len() == 4)));
}

#[test]
fn clause_17_9_the_game_ends_when_a_team_has_no_prophets_left_and_both_others_win() {
    let line = "| line=1 a1=p1,c1 | line=1 a1=p5,i16/damage80 | line=- | line=-";
    let scene = Scene::at(line).go("cult=1");
    assert_eq!((scene.ending().unwrap().how, scene.winners()), (How::LastProphet, vec![0, 2]));
    // While the partner stands it goes on.
    let line = "| line=1 a1=p1,c1 | line=1 a1=p5,i16/damage80 | line=- | line=1 a1=p13,b16";
    let scene = Scene::at(line).go("0:target=1 0:ready").go("cult=1");
    assert_eq!((scene.ending(), scene.asked()), (None, vec![0, 3]));
}

#[test]
fn clause_17_10_when_both_teams_fall_together_the_last_of_each_are_compared() {
    let line = "| line=1 a1=p1,c16/damage70 | line=1 a1=p5,i16/damage70 | line=1 a1=p9,j16/damage70 | line=-";
    let scene = Scene::at(line).go("1:target=0 1:ready").go("0:appeal 1:cult=1 2:cult=1");
    // 100 + 60 and 100 + 50 against 100 + 40.
    assert_eq!((scene.ending().unwrap().how, scene.winners()), (How::Together(310, 140), vec![1, 3]));
    // Only the last to fall count: here seat 2 fell before.
    let line = "| line=1 a1=p1,c16/damage70 | line=1 a1=p5,i1/damage70 | line=1 a1=p9,j16/damage90 | line=-";
    let says = [
        ("i1", "keywords = ['veloce']"),
        ("p1", "abilities = [{ special = [{ to = ['actives', [{ damage = 30 }]] }] }]"),
    ];
    let scene = Scene::dealt(&says, line).go("1:target=2 1:ready").go("0:special 1:cult=1 2:cult=1");
    assert_eq!((scene.ending().unwrap().how, scene.winners()), (How::Together(160, 140), vec![1, 3]));
    let says = [
        says[0],
        ("p1", "fervour = 40\nabilities = [{ special = [{ to = ['actives', [{ damage = 30 }]] }] }]"),
    ];
    assert!(
        Scene::dealt(&says, line)
            .go("1:target=2 1:ready")
            .go("0:special 1:cult=1 2:cult=1")
            .winners()
            .is_empty()
    );
}
