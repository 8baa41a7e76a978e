//! Chapter 13: what effects do to others, and to whom.

use sancta::What;

use crate::scene::{Scene, card, seat};

/// After Supporto 1, which has these effects, was played.
fn played(effects: &str, line: &str) -> Scene {
    with(&[], effects, line)
}

fn with(cards: &[(&str, &str)], effects: &str, line: &str) -> Scene {
    let says = format!("effects = [{effects}]");
    let mut cards = cards.to_vec();
    cards.push(("u1", &says));
    Scene::dealt(&cards, line).go("play=u1")
}

const GUARDED: &str = "abilities = [{ always = 'guarded' }]";
const CLOSED: &str = "abilities = [{ always = 'closed' }]";

/// Ruling S12.
#[test]
fn clause_13_9_taking_points_of_another_that_has_some() {
    let line = "| s7:1 hand=u1 | s4:3 | s5:1 | s6:0 | -";
    let scene = played("{ take = 2 }", line);
    assert_eq!((scene.asked(), scene.options(0)), (vec![0], vec!["seat=1".to_owned(), "seat=2".to_owned()]));
    let two = scene.clone().go("seat=1");
    assert_eq!((two.points(0), two.points(1), two.points(2)), (3, 1, 1));
    assert!(two.told(What::Chose(seat(0), seat(1))) && two.told(What::Lost(seat(1), card("s4"), 2, 1)));
    assert!(two.told(What::Gained(seat(0), card("s7"), 2, 3, 7)));
    // Up to the number said.
    let one = scene.go("seat=2");
    assert_eq!((one.points(0), one.points(2)), (2, 0));
    // They are gained: the Saint may go to the Rosa, and what is too much is lost.
    let rosa = played("{ take = 3 }", "| s2:1 santuario=s6 hand=u1 | s4:3");
    assert_eq!((rosa.rosa(0).as_str(), rosa.points(0), rosa.points(1)), ("s2", 0, 0));
    assert_eq!(rosa.open().gained, rosa.open().turns);
    // Nobody has any, the one that has is guarded, or there is no own Saint to take them.
    assert_eq!(played("{ take = 2 }", "| s7:1 hand=u1 | s4:0 | -").points(0), 1);
    let guarded = with(&[("s4", GUARDED)], "{ take = 2 }", "| s7:1 hand=u1 | s4:3 | s5:1");
    assert_eq!((guarded.points(0), guarded.points(1), guarded.points(2)), (2, 3, 0));
    let none = played("{ take = 2 }", "| - hand=u1 | s4:3 | s5:1");
    assert_eq!((none.points(1), none.points(2), none.is_free()), (3, 1, true));
    assert!(none.told(What::Nothing(seat(0))));
}

#[test]
fn clause_13_10_stealing_a_random_card() {
    let line = "| s3:0 hand=u1 | s4:0 hand=b1,p1 | s5:0 hand=a1 | s6:0";
    let scene = played("'steal'", line);
    assert_eq!(scene.options(0), ["seat=1", "seat=2"]);
    let scene = scene.go("seat=1");
    assert_eq!((scene.asked(), scene.now()), (Vec::new(), vec!["card=b1".to_owned(), "card=p1".to_owned()]));
    let scene = scene.go("card=p1");
    assert_eq!(
        (scene.hand(0).as_str(), scene.hand(1).as_str(), scene.known(2, 0).as_str()),
        ("p1", "b1", "")
    );
    // It may be played at once: it was not before.
    assert!(scene.allows(0, "play=p1"));
    // A closed or empty hand is none.
    let closed = with(&[("s4", CLOSED)], "'steal'", line).go("card=a1");
    assert_eq!((closed.hand(0).as_str(), closed.hand(1).as_str()), ("a1", "b1,p1"));
    assert!(
        with(&[("s4", CLOSED)], "'steal'", "| s3:0 hand=u1 | s4:0 hand=b1,p1").told(What::Nothing(seat(0)))
    );
}

#[test]
fn clause_13_10_looking_at_a_hand() {
    let line = "| s3:0 hand=u1 | s4:0 hand=b1,p1 | s5:0 hand=a1 | s6:0";
    let scene = played("'look'", line);
    assert_eq!(
        (scene.options(0), scene.known(0, 1).as_str()),
        (vec!["seat=1".to_owned(), "seat=2".to_owned()], "")
    );
    let scene = scene.go("seat=1");
    assert_eq!(
        (scene.known(0, 1).as_str(), scene.known(2, 1).as_str(), scene.known(0, 2).as_str()),
        ("b1,p1", "", "")
    );
    assert_eq!((scene.hand(1).as_str(), scene.is_free()), ("b1,p1", true));
    assert!(scene.told(What::Looked(seat(0), seat(1))));
    let closed = with(&[("s4", CLOSED)], "'look'", line);
    assert_eq!((closed.known(0, 1).as_str(), closed.known(0, 2).as_str()), ("", "a1"));
    assert!(with(&[("s4", CLOSED)], "'look'", "| s3:0 hand=u1 | s4:0 hand=b1").told(What::Nothing(seat(0))));
}

/// Ruling S21.
#[test]
fn clause_13_11_removing_a_supporto_of_another() {
    let scene = played("'remove'", "| s3:0 supports=u21 hand=u1 | s4:0 supports=u22 | s5:0 supports=u23,u24");
    assert_eq!(
        (scene.asked(), scene.options(0)),
        (vec![0], ["take=u22", "take=u23", "take=u24"].map(str::to_owned).to_vec())
    );
    let scene = scene.go("take=u23");
    assert_eq!(
        (scene.supports(2).as_str(), scene.supports(1).as_str(), scene.discards().as_str()),
        ("u24", "u22", "u1,u23")
    );
    assert!(scene.told(What::Removed(seat(0), seat(2), card("u23"))));
    let none = played("'remove'", "| s3:0 supports=u21 hand=u1 | s4:0");
    assert!(none.is_free() && none.supports(0) == "u21");
    // What it changed, it changes no longer.
    let tall = [("u22", "abilities = [{ always = { level = 2 } }]")];
    let scene = with(&tall, "'remove'", "| s3:0 hand=u1 | s4:0 supports=u22");
    assert_eq!((scene.level(1), scene.go("take=u22").level(1)), (6, 4));
}

/// Ruling S5.
#[test]
fn clause_13_15_everyone_all_others_and_the_leaders() {
    let told = |scene: &Scene| {
        let gained = |what: &What| if let What::Gained(seat, ..) = what { Some(seat.index()) } else { None };
        scene.told.iter().filter_map(|(_, event)| gained(&event.what)).collect::<Vec<_>>()
    };
    let line = "at=1 | s7:0 rosa=s11 | s17:0 hand=u1 | s27:0 rosa=s21,s22 | s6:0 rosa=s23,s24";
    assert_eq!(told(&played("{ everyone = [{ points = 1 }] }", line)), [1, 2, 3, 0]);
    assert_eq!(told(&played("{ others = [{ points = 1 }] }", line)), [2, 3, 0]);
    // Whoever has most of the others, all of them if level.
    assert_eq!(told(&played("{ leaders = [{ points = 1 }] }", line)), [2, 3]);
    let one = "at=1 | s7:0 rosa=s11,s12,s13 | s17:0 hand=u1 | s27:0 rosa=s21,s22 | s6:0";
    assert_eq!(told(&played("{ leaders = [{ points = 1 }] }", one)), [0]);
    let none = "at=1 | s7:0 | s17:0 rosa=s5 hand=u1 | s27:0 | s6:0";
    assert_eq!(told(&played("{ leaders = [{ points = 1 }] }", none)), [2, 3, 0]);
    // Each goes through the whole list before the next.
    let whole = played(
        "{ others = [{ points = 1 }, { discard = 1 }] }",
        "| s7:0 hand=u1 | s6:0 hand=b1,b2 | s5:0 hand=p1,p2",
    );
    assert_eq!((whole.points(1), whole.points(2), whole.asked()), (1, 0, vec![1]));
    // For a card that acts in another's turn it is the owner that comes first.
    let owner =
        [("u21", "abilities = [{ when = 'others_trial', effects = [{ everyone = [{ points = 1 }] }] }]")];
    let scene = Scene::dealt(&owner, "| s7:0 hand=p1 | s6:0 | s5:0 supports=u21").go("play=p1");
    assert_eq!(told(&scene), [0, 2, 0, 1]);
}

#[test]
fn clause_13_16_a_rival_is_chosen_where_there_is_a_choice() {
    let line = "| s7:0 hand=u1 | s4:2 | - | s5:2";
    let scene = played("{ rival = [{ points = -1 }, { level = 1 }] }", line);
    assert_eq!(
        (scene.asked(), scene.options(0)),
        (vec![0], ["seat=1", "seat=2", "seat=3"].map(str::to_owned).to_vec())
    );
    let scene = scene.go("seat=3");
    assert_eq!((scene.points(3), scene.level(3), scene.points(1), scene.level(1)), (1, 6, 2, 4));
    assert!(scene.told(What::Chose(seat(0), seat(3))));
    let two = played("{ rival = [{ points = -1 }] }", "| s7:0 hand=u1 | s4:2");
    assert_eq!((two.points(1), two.is_free()), (1, true));
    // Who was chosen chooses for itself, and a rival of the rival may be oneself.
    let discards =
        played("{ rival = [{ discard = 1 }] }", "| s7:0 hand=u1 | s4:0 hand=b1,b2 | s5:0").go("seat=1");
    assert_eq!((discards.asked(), discards.options_with(1, "take=").as_str()), (vec![1], "b1,b2"));
    let back = played("{ rival = [{ rival = [{ points = 1 }] }] }", "| s7:0 hand=u1 | s4:0");
    assert_eq!((back.points(0), back.points(1)), (1, 0));
    // The card's owner chooses in another's turn, too.
    let owner =
        [("s4", "abilities = [{ when = 'others_trial', effects = [{ rival = [{ points = -1 }] }] }]")];
    let scene = Scene::dealt(&owner, "| s7:2 hand=p1 | s4:0 | s5:1").go("play=p1");
    assert_eq!(scene.asked(), [1]);
    let scene = scene.go("seat=0");
    assert_eq!((scene.points(0), scene.points(2)), (2, 1));
}

#[test]
fn clause_13_17_on_a_condition_of_whom_it_falls_on_at_that_moment() {
    let scene = played(
        "{ others = [{ if = ['alone', [{ points = 1 }]] }] }",
        "| s7:0 santuario=s3 hand=u1 | s4:0 | s5:0 santuario=s6",
    );
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [0, 1, 0]);
    // At the moment of the effect, not when the card was played.
    let then = "{ points = 1 }, { if = [{ points = 1 }, [{ level = 1 }]] }";
    assert_eq!(played(then, "| s7:0 hand=u1 | s4:0").level(0), 8);
    let before = "{ if = [{ points = 1 }, [{ level = 1 }]] }, { points = 1 }";
    let scene = played(before, "| s7:0 hand=u1 | s4:0");
    assert_eq!((scene.level(0), scene.points(0)), (7, 1));
    // The whole list or nothing of it, and what follows all the same.
    let list = "{ if = ['behind', [{ points = 1 }, { level = 1 }]] }, { draw = 1 }";
    let held = played(list, "| s7:0 hand=u1 | s4:0 rosa=s5").go("card=b1");
    assert_eq!((held.points(0), held.level(0)), (1, 8));
    let not = played(list, "| s7:0 hand=u1 | s4:0").go("card=b1");
    assert_eq!((not.points(0), not.level(0)), (0, 7));
    // Inside, the card's owner is still who caused it: a guarded Saint is spared.
    let guarded = with(
        &[("s4", GUARDED)],
        "{ others = [{ if = ['alone', [{ points = -1 }]] }] }",
        "| s7:0 hand=u1 | s4:2",
    );
    assert_eq!(guarded.points(1), 2);
}

/// Ruling S20: several reach the goal by one effect.
#[test]
fn clause_16_2_several_reach_the_goal_by_one_card_or_by_a_chain() {
    let cards = [
        ("s11", "abilities = [{ when = 'rosa', effects = [{ points = 1 }] }]"),
        ("u1", "effects = [{ others = [{ points = 1 }] }, { points = 1 }]"),
    ];
    let both = "at=1 | s21:0 rosa=s5,s6,s7,s15 | s1:0 rosa=s25,s26,s27,s30 hand=u1";
    assert_eq!(Scene::dealt(&cards, both).go("play=u1").scores(), (vec![500, 500], vec![1]));
    // What a card does on the way to the Rosa comes too late for a tie.
    let late = "at=1 | s21:0 rosa=s5,s6,s7,s15 | s11:0 santuario=s1 rosa=s25,s26,s27 hand=u1";
    assert_eq!(Scene::dealt(&cards, late).go("play=u1").scores(), (vec![500, 400], vec![0]));
}
