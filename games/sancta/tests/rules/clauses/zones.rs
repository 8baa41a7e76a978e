//! Chapter 4: the zones of the Saints.

use std::collections::BTreeSet;

use sancta::What;

use crate::scene::{Scene, card, seat};

const TALL: &str = "abilities = [{ always = { level = 2 } }]";

#[test]
fn clause_4_1_only_the_one_active_saint_has_points_and_works() {
    let scene = Scene::dealt(&[("s3", TALL), ("s13", TALL)], "| s3:0 santuario=s13 hand=b1 | s4:0");
    assert_eq!((scene.active(0), scene.level(0)), ("s3".to_owned(), 5));
    let scene = scene.go("play=b1");
    assert_eq!((scene.points(0), scene.active(0)), (1, "s3".to_owned()));
    let scene = Scene::dealt(&[("s13", TALL)], "| s3:0 santuario=s13 rosa=s1 | s4:0");
    assert_eq!(scene.level(0), 3);
}

/// Ruling S7.
#[test]
fn clause_4_2_four_saints_face_up_in_the_santuario_without_points() {
    let scene = Scene::at("| s3:2 santuario=s4,s5 hand=s11,s12,s13 | s14:0").go("place=s12 place=s11");
    assert_eq!(scene.santuario(0), "s4,s5,s12,s11");
    assert!(!scene.allows(0, "place=s13") && scene.allows(0, "replace=s13:1"));
    // The other one sees them, and that their points are nobody's.
    assert_eq!(scene.view(1).open.places[0].santuario.len(), 4);
    assert_eq!(scene.go("enter=1").points(0), 0);
}

#[test]
fn clause_4_3_as_many_saints_as_one_likes_at_the_end_of_the_row() {
    let scene = Scene::at("| s3:1 santuario=s4 hand=s11,s12,b1 | s14:0 hand=s5");
    let scene = scene.go("place=s12 place=s11");
    assert_eq!(
        (scene.santuario(0).as_str(), scene.hand(0).as_str(), scene.points(0)),
        ("s4,s12,s11", "b1", 1)
    );
    assert!(scene.told(What::Placed(seat(0), card("s12"))));
    // It costs nothing of the turn; in another's turn there is none of it.
    assert!(scene.allows(0, "play=b1") && !scene.allows(1, "place=s5"));
    assert!(scene.next_turn().allows(1, "place=s5"));
}

#[test]
fn clause_4_4_where_there_is_no_room_one_is_discarded_and_the_new_one_takes_its_place() {
    let scene = Scene::at("| s3:0 santuario=s4,s5,s6,s7 hand=s11,s12 | s14:0");
    let slots = "s11:1,s11:2,s11:3,s11:4,s12:1,s12:2,s12:3,s12:4";
    assert_eq!(
        (scene.options_with(0, "replace=").as_str(), scene.options_with(0, "place=").as_str()),
        (slots, "")
    );
    let scene = scene.go("replace=s11:2");
    assert_eq!((scene.santuario(0).as_str(), scene.discards().as_str()), ("s4,s11,s6,s7", "s5"));
    assert!(scene.told(What::Replaced(seat(0), card("s11"), card("s5"))));
    // With room nothing is discarded.
    let room = Scene::at("| s3:0 santuario=s4,s5,s6 hand=s11 | s14:0");
    assert_eq!(
        (room.options_with(0, "replace=").as_str(), room.options_with(0, "place=").as_str()),
        ("", "s11")
    );
}

/// Our bound against endlessness: three swaps between other things.
#[test]
fn clause_4_5_three_swaps_make_any_order() {
    let start = Scene::at("| s3:0 santuario=s4,s5,s6,s7 hand=u1 | s14:0");
    let (mut orders, mut front) = (BTreeSet::from([start.santuario(0)]), vec![start.clone()]);
    for _ in 0..3 {
        let mut next = Vec::new();
        for scene in front {
            for swap in scene.options(0).iter().filter(|option| option.starts_with("swap=")) {
                let scene = scene.clone().go(swap);
                if orders.insert(scene.santuario(0)) {
                    next.push(scene);
                }
            }
        }
        front = next;
    }
    assert_eq!(orders.len(), 4 * 3 * 2);
    let three = start.go("swap=1:2 swap=3:4 swap=1:4");
    assert_eq!((three.santuario(0).as_str(), three.options_with(0, "swap=").as_str()), ("s6,s4,s7,s5", ""));
    let after = three.go("play=u1");
    assert!(after.allows(0, "swap=1:2"));
    let few = Scene::at("| s3:0 santuario=s4,s5 | s14:0 santuario=s1,s2");
    assert_eq!((few.options_with(0, "swap=").as_str(), few.allows(1, "swap=1:2")), ("1:2", false));
}

/// Ruling S8.
#[test]
fn clause_4_6_the_first_of_the_santuario_slides_in_at_once_even_in_anothers_turn() {
    let gives = [("u1", "effects = [{ others = [{ points = 1 }] }]")];
    let scene = Scene::dealt(&gives, "| s3:0 hand=u1 | s1:0 santuario=s4,s5,s6").go("play=u1");
    assert_eq!((scene.active(1).as_str(), scene.points(1), scene.santuario(1).as_str()), ("s4", 0, "s5,s6"));
    assert_eq!((scene.rosa(1).as_str(), scene.turn()), ("s1", 0));
    assert!(scene.told(What::Entered(seat(1), card("s4"))));
    let own = Scene::at("| s1:0 santuario=s4,s5 hand=b1 | s14:0").go("play=b1");
    assert_eq!((own.active(0).as_str(), own.santuario(0).as_str(), own.points(0)), ("s4", "s5", 0));
    // Without a Santuario the zone stays empty.
    assert_eq!(Scene::at("| s1:0 hand=b1 | s14:0").go("play=b1").active(0), "-");
}

#[test]
fn clause_4_7_into_empty_zones_a_saint_goes_straight_to_the_zona_attiva() {
    let scene = Scene::at("| - hand=s3,s4 | - hand=s5").go("place=s4");
    assert_eq!((scene.active(0).as_str(), scene.santuario(0).as_str(), scene.points(0)), ("s4", "", 0));
    assert!(scene.told(What::Entered(seat(0), card("s4"))) && !scene.allows(1, "place=s5"));
    // The next one goes to the Santuario.
    let scene = scene.go("place=s3");
    assert_eq!((scene.active(0).as_str(), scene.santuario(0).as_str()), ("s4", "s3"));
}

/// Ruling S24.
#[test]
fn clause_4_8_only_a_card_that_names_the_zona_attiva_takes_a_saint_from_it() {
    let cards =
        [("u1", "effects = [{ others = [{ lose = 9 }] }]"), ("u2", "effects = [{ rival = ['dismiss'] }]")];
    let scene = Scene::dealt(&cards, "| s3:2 santuario=s5 hand=u1,u2 | s4:1 hand=s6");
    let lost = scene.clone().go("play=u1 card=s6");
    assert_eq!((lost.active(1).as_str(), lost.points(1), lost.discards().as_str()), ("s4", 1, "s6,u1"));
    let named = scene.clone().go("play=u2");
    assert_eq!((named.active(1).as_str(), named.points(1), named.discards().as_str()), ("-", 0, "s4,u2"));
    // By a substitution, and to the Rosa.
    assert_eq!(scene.go("enter=1").active(0), "s5");
    assert_eq!(Scene::at("| s3:2 hand=b1 | s4:0").go("play=b1").active(0), "-");
    // One's own wish is not enough.
    let full = Scene::at("| s3:0 santuario=s4,s5,s6,s7 hand=s11 | s14:0");
    assert!(full.options(0).iter().all(|option| !option.contains("s3") && !option.starts_with("enter=")));
}

#[test]
fn clause_4_9_in_the_rosa_a_saint_does_nothing_but_counts() {
    let per = [("s13", TALL), ("s4", "abilities = [{ always = { level_per = ['rosa', 3] } }]")];
    let scene = Scene::dealt(&per, "| s3:0 rosa=s13,s1 | s4:0 rosa=s5,s6");
    assert_eq!((scene.level(0), scene.level(1)), (3, 4 + 2));
    // Nothing offers to take one out.
    let takes = [("u1", "effects = [{ recover = 'saint' }, 'call', { rival = ['dismiss'] }]")];
    let scene = Scene::dealt(&takes, "| s3:0 hand=u1 rosa=s1 | s4:0 rosa=s5").go("play=u1");
    assert_eq!((scene.rosa(0).as_str(), scene.rosa(1).as_str(), scene.active(1).as_str()), ("s1", "s5", "-"));
    // Its text is over, too.
    let draws = [("s13", "abilities = [{ when = 'begin', effects = [{ points = 1 }] }]")];
    let scene = Scene::dealt(&draws, "at=1 | s3:0 rosa=s13 | s4:0").next_turn();
    assert_eq!((scene.turn(), scene.points(0)), (0, 0));
}
