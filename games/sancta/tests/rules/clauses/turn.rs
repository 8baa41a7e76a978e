//! Chapter 3: the turn.

use sancta::What;

use crate::scene::{Scene, all_but, seat};

/// Ruling S6: the first turn is no exception.
#[test]
fn clause_3_1_two_cards_are_drawn_in_the_first_turn_too() {
    let scene = Scene::at("| s3:0 | s4:0 hand=b1").go("end");
    assert!(scene.told(What::Turn(seat(1))) && scene.asked().is_empty());
    let scene = scene.go("card=b2");
    assert!(scene.asked().is_empty() && !scene.now().contains(&"card=b2".to_owned()));
    let scene = scene.go("card=p2");
    assert_eq!((scene.hand(1), scene.asked()), ("b1,b2,p2".to_owned(), vec![1]));
    let first = Scene::new("seats=2").draws();
    assert_eq!(
        (first.open().turns, first.place(first.turn()).hand, first.deck()),
        (1, 5 + 2, 102 - 2 - 10 - 2)
    );
}

/// Ruling S19.
#[test]
fn clause_3_2_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() {
    let discards = all_but("s3,s4,b1,b2", 2);
    let scene = Scene::at(&format!("discards={discards} | s3:0 hand=b1 | s4:0")).go("end card=b2");
    assert!(scene.told(What::Shuffled) && scene.discards().is_empty() && scene.deck() == 98);
    let scene = scene.go("card=a1");
    assert_eq!((scene.hand(1).as_str(), scene.deck()), ("b2,a1", 97));
    // The last card of the deck is drawn and nothing more is needed: the discards stay.
    let discards = all_but("s3,s4,b1,b2", 2);
    let scene = Scene::at(&format!("discards={discards} | s3:0 | s4:0")).go("end card=b1 card=b2");
    assert!(!scene.told(What::Shuffled) && scene.deck() == 0);
    // Without discards there is no draw.
    let hand = all_but("s3,s4", 2);
    let scene = Scene::at(&format!("drawn=no | s3:0 | s4:0 hand={hand}")).go("end");
    assert_eq!((scene.asked(), scene.place(1).hand), (vec![1], 100));
    assert_eq!(scene.times(|what| *what == What::Empty(seat(1))), 2);
}

#[test]
fn clause_3_3_after_what_the_beginning_sets_off_one_acts_in_any_order_or_not_at_all() {
    let begins = [("s4", "abilities = [{ when = 'begin', effects = [{ points = 1 }] }]")];
    let scene = Scene::dealt(&begins, "| s3:0 | s4:0 hand=b1,s11,p1,u1").go("end card=b2");
    assert_eq!(scene.points(1), 0);
    let scene = scene.go("card=b3");
    assert_eq!((scene.points(1), scene.asked()), (1, vec![1]));
    let one = scene.clone().go("play=u1 play=b1 place=s11 play=p1 end");
    let two = scene.clone().go("play=p1 place=s11 play=b1 play=u1 end");
    assert_eq!((one.points(1), one.hand(1)), (two.points(1), two.hand(1)));
    // Nothing is compulsory.
    assert_eq!(scene.clone().next_turn().turn(), 0);
    let again = scene.go("place=s11");
    assert!(again.allows(1, "end") && again.allows(1, "play=b1"));
}

/// Rulings S3 and S17.
#[test]
fn clause_3_4_a_beatitudine_or_the_die_and_a_prova_or_a_suffragio() {
    let scene = Scene::at("| s7:0 hand=b1,b2,p1,p2,s11,s12 | s4:0");
    assert!(["play=b1", "roll", "play=p1", "suffrage=s11"].iter().all(|action| scene.allows(0, action)));
    let none = |scene: &Scene, actions: &[&str]| actions.iter().all(|action| !scene.allows(0, action));
    for first in ["play=b1", "roll die=2"] {
        let done = scene.clone().go(first);
        assert!(none(&done, &["play=b1", "roll"]), "{first}");
        for second in ["play=p1", "suffrage=s11"] {
            let both = done.clone().go(second);
            assert!(
                none(&both, &["play=b1", "roll", "play=p1", "play=p2", "suffrage=s12"]),
                "{first} {second}"
            );
        }
    }
    // A new turn, a new choice.
    let scene = scene.go("play=b1 play=p1").next_turn().next_turn();
    assert!(scene.turn() == 0 && scene.allows(0, "play=b1") && scene.allows(0, "suffrage=s11"));
}

/// Ruling S22: against endlessness.
#[test]
fn clause_3_5_a_physical_card_is_played_once_in_a_turn() {
    let back = "effects = [{ recover = 'beatitude' }, { again = 'beatitude' }]";
    let scene = Scene::dealt(&[("u1", back)], "| s7:0 hand=b1,u1 | s4:0").go("play=b1 play=u1 take=b1");
    assert_eq!(scene.hand(0), "b1");
    assert!(!scene.allows(0, "play=b1") && scene.allows(0, "roll"));
    // Another one with the same print may be played, and the first may be in the next turn.
    let two = Scene::dealt(&[("u1", back)], "| s7:0 hand=b1,b2,u1 | s4:0").go("play=b1 play=u1 take=b1");
    assert_eq!(two.clone().go("play=b1").hand(0), "b1");
    assert!(scene.next_turn().next_turn().allows(0, "play=b1"));
    // So it is with Supporti and Saints.
    let again = [("u1", "effects = [{ recover = 'support' }]"), ("u2", "effects = [{ recover = 'saint' }]")];
    let scene = Scene::dealt(&again, "discards=u3 | s7:0 hand=s11,u1,u2 | s4:0");
    let scene = scene.go("suffrage=s11 play=u2 take=s11");
    assert!(!scene.allows(0, "place=s11"));
    let scene = scene.go("play=u1 take=u2");
    assert_eq!((scene.hand(0).as_str(), scene.allows(0, "play=u2")), ("s11,u2", false));
}

/// Ruling S18.
#[test]
fn clause_3_6_at_the_end_of_ones_turn_what_ends_happens_then_five_cards_are_kept() {
    let ends = [("s3", "abilities = [{ when = 'end', effects = [{ draw = 1 }] }]")];
    let scene =
        Scene::dealt(&ends, "| s3:0 hand=b1,b2,b3,b4,b5,b6 | s4:0 hand=p1,p2,p3,p4,p5,p6,u1,u2").go("end");
    // First the draw, then seven cards are two too many.
    let scene = scene.go("card=a1");
    assert_eq!(scene.options_with(0, "take="), "b1,b2,b3,b4,b5,b6,a1");
    let scene = scene.go("take=b3");
    assert_eq!(
        (scene.options_with(0, "take=").as_str(), scene.discards().as_str()),
        ("b1,b2,b4,b5,b6,a1", "b3")
    );
    let scene = scene.go("take=a1");
    assert_eq!((scene.hand(0).as_str(), scene.turn()), ("b1,b2,b4,b5,b6", 1));
    // The other had eight cards all the time.
    assert_eq!(scene.place(1).hand, 8);
    // Five are not too many.
    let scene = Scene::at("| s3:0 hand=b1,b2,b3,b4,b5 | s4:0").go("end");
    assert_eq!((scene.place(0).hand, scene.turn()), (5, 1));
}

/// Ruling S26: who has nothing goes on all the same.
#[test]
fn clause_3_7_the_turn_passes_and_nobody_is_eliminated() {
    let scene = Scene::at("at=1 | s3:0 rosa=s1,s11,s21 | - | s4:0").next_turn();
    assert_eq!(scene.turn(), 2);
    let scene = scene.next_turn().next_turn();
    assert_eq!((scene.turn(), scene.asked(), scene.place(1).hand), (1, vec![1], 2));
}

/// Ruling S10.
#[test]
fn clause_3_8_in_anothers_turn_only_the_advocatus_is_played_and_questions_are_answered() {
    let asks = [("p1", "effects = [{ others = [{ discard = 1 }] }]")];
    let scene = Scene::dealt(&asks, "| s3:0 hand=b1,p1 | s4:0 hand=a1,b2,u1,s5");
    assert_eq!((scene.asked(), scene.options(1)), (vec![0], Vec::new()));
    assert!(["play=b1", "play=u1", "place=s5", "roll", "end"].iter().all(|action| !scene.allows(1, action)));
    let window = scene.clone().go("play=b1");
    assert_eq!(window.options(1), ["pass", "advocatus"]);
    // A Prova that asks the others.
    let asked = scene.go("play=p1");
    assert_eq!((asked.asked(), asked.options_with(1, "take=")), (vec![1], "s5,b2,a1,u1".to_owned()));
}
