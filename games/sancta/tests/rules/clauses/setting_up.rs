//! Chapter 2: the set-up.

use sancta::{Setup, What};
use table::{Game, Odds};

use crate::scene::{Scene, card, seat};

/// Ruling S5: play goes to the right, ruling S27: at most six seats.
#[test]
fn clause_2_1_two_to_six_seats_each_followed_by_the_next() {
    for seats in 2..=6u8 {
        let others: String = (1..seats).map(|at| format!(" | s1{at}:0")).collect();
        let mut scene = Scene::at(&format!("| s3:0{others}"));
        for turn in 0..=seats {
            assert_eq!(scene.turn(), turn % seats);
            scene = scene.next_turn();
        }
    }
    assert!(["seats=1", "seats=7"].iter().all(|text| text.parse::<Setup>().is_err()));
}

#[test]
fn clause_2_2_chance_names_the_dealer_and_saints_are_found_from_its_right() {
    let scene = Scene::new("seats=3");
    let mut odds = Odds::default();
    scene.truth.odds(&mut odds);
    assert_eq!(scene.now(), ["dealer=0", "dealer=1", "dealer=2"]);
    assert!(odds.iter().all(|(_, weight)| weight == 1));
    // Any Saint is as likely to be the first that comes, and none of the other cards matters.
    let scene = scene.go("dealer=1");
    assert!(scene.now().len() == 30 && scene.now().iter().all(|card| card.starts_with("card=s")));
    let scene = scene.go("card=s3 card=s5 card=s2");
    assert_eq!([2, 0, 1].map(|at| scene.active(at)), ["s3", "s5", "s2"]);
    assert!(scene.now().contains(&"card=b1".to_owned()));
}

#[test]
fn clause_2_3_the_saint_found_is_active_without_points_and_does_not_enter() {
    let enters = [("s3", "abilities = [{ when = 'enters', effects = [{ points = 1 }] }]")];
    let scene = Scene::start(&enters, "seats=2").go("dealer=1 card=s3 card=s2");
    assert!(scene.told(What::Found(seat(0), card("s3"))));
    let scene = scene.draws();
    assert_eq!((scene.active(0), scene.points(0), scene.turn()), ("s3".to_owned(), 0, 0));
    assert!(!scene.told(What::Ability(seat(0), card("s3"))));
    // At other times it does.
    let scene = Scene::dealt(&enters, "| - hand=s3 | s4:0").go("place=s3");
    assert_eq!((scene.active(0), scene.points(0)), ("s3".to_owned(), 1));
}

/// Rulings S4 and S28: the others go back, and nobody exchanges a hand.
#[test]
fn clause_2_4_five_cards_each_from_all_that_are_left() {
    let scene = Scene::new("seats=2").go("dealer=0 card=s4 card=s3");
    // No card has left the deck but the two Saints.
    assert_eq!((scene.deck(), scene.now().len()), (100, 100));
    let scene = scene.go("card=b1 card=b2 card=b3 card=b4 card=b5 card=a1 card=a2 card=a3 card=a4 card=a5");
    assert_eq!((scene.hand(1).as_str(), scene.hand(0).as_str()), ("b1,b2,b3,b4,b5", "a1,a2,a3,a4,a5"));
    assert!(
        scene.hears(1, What::Got(seat(1), card("b1"))) && !scene.hears(0, What::Got(seat(1), card("b1")))
    );
    // The next thing is the first turn's draw.
    assert!(scene.told(What::Turn(seat(1))) && scene.asked().is_empty() && scene.deck() == 90);
}

#[test]
fn clause_2_5_the_highest_level_begins_and_of_several_the_first_from_the_dealers_right() {
    let begins = |saints: &str| {
        let scene = Scene::new("seats=4").go(&format!("dealer=1 {saints}")).draws();
        (scene.turn(), scene.told(What::First(scene.open().active, true)))
    };
    // Seats 2, 3, 0, 1 in this order; the level is the last digit.
    assert_eq!(begins("card=s1 card=s2 card=s7 card=s4"), (0, false));
    assert_eq!(begins("card=s1 card=s6 card=s16 card=s26"), (3, true));
    assert_eq!(begins("card=s7 card=s2 card=s3 card=s17"), (2, true));
    assert_eq!(begins("card=s1 card=s2 card=s3 card=s4"), (1, false));
    // The printed level counts, whatever the text makes of it.
    let tall = [("s3", "abilities = [{ always = { level = 5 } }]")];
    let scene = Scene::start(&tall, "seats=2").go("dealer=1 card=s3 card=s4").draws();
    assert_eq!((scene.turn(), scene.level(0)), (1, 8));
}
