//! Chapter 1: the game and the deck.

use sancta::{Ending, Kind, Set, Setup};

use table::Game;

use crate::scene::{Scene, seat};

/// Ruling S1: four seats are not 'five or more'.
#[test]
fn clause_1_1_so_many_saints_in_the_rosa_win() {
    for (seats, goal) in [(2, 5), (3, 4), (4, 4), (5, 3), (6, 3)] {
        // A Saint that needs one point, and so many in the Rosa.
        let scene = |rosa: &str| {
            let others: String = (1..seats).map(|at| format!(" | s1{at}:0")).collect();
            Scene::at(&format!("| s1:0 rosa={rosa} hand=b1{others}")).go("play=b1")
        };
        let rosa = ["s21", "s22", "s23", "s24"];
        let short = scene(&rosa[..goal - 2].join(","));
        assert_eq!((short.ending(), short.place(0).rosa.len()), (None, goal - 1), "{seats}");
        let won = scene(&rosa[..goal - 1].join(","));
        assert_eq!((won.ending(), won.place(0).rosa.len()), (Some(Ending::Goal(seat(0))), goal), "{seats}");
    }
}

#[test]
fn clause_1_2_one_deck_and_one_pile_of_discards() {
    let scene = Scene::at("| s3:0 hand=s11 | s4:0 hand=s12").go("suffrage=s11 end");
    let left = scene.now();
    let scene = scene.go("card=b1 card=b2 suffrage=s12 end");
    assert_eq!(scene.discards(), "s11,s12");
    // Both draw from what is left of the same deck.
    let less: Vec<String> =
        left.into_iter().filter(|card| !["card=b1", "card=b2"].contains(&card.as_str())).collect();
    assert_eq!((scene.asked(), scene.now()), (Vec::new(), less));
}

#[test]
fn clause_1_3_five_kinds_and_notes_without_bearing() {
    assert_eq!(Kind::ALL.map(Kind::letter), ['s', 'b', 'a', 'p', 'u']);
    // Beatitudini of different verses are one thing to do.
    let boxed = Scene::boxed("| s18:0 hand=b4,b7,b16 | s7:0");
    assert_eq!(boxed.options_with(0, "play="), "b1");
    let other = [("s3", "life = { it = 'Altra vita.', en = 'Another life.' }")];
    let line = "| s3:1 hand=b1,p2,s5,u1 | s4:0";
    assert_eq!(Scene::dealt(&other, line).options(0), Scene::at(line).options(0));
}

#[test]
fn clause_1_4_a_hundred_and_two_cards_and_twenty_more_for_six() {
    let count = |seats: u8| {
        let setup = Setup { seats, ..Setup::default() };
        Kind::ALL.map(|kind| setup.deck().and(kind.cards()).len())
    };
    for seats in 2..=5 {
        assert_eq!(count(seats), [30, 22, 10, 16, 24]);
    }
    assert_eq!(count(5).iter().sum::<usize>(), 102);
    assert_eq!(count(6).iter().sum::<usize>(), 102 + 20);
    let set = Set::first();
    for level in 1..=7 {
        assert!(set.saints[..30].iter().any(|saint| saint.level == level), "{level}");
    }
    assert!(set.saints.iter().all(|saint| (1..=7).contains(&saint.level)));
    for difficulty in 1..=6 {
        assert!(set.trials[..16].iter().any(|trial| trial.difficulty == difficulty), "{difficulty}");
    }
    assert!(set.trials.iter().all(|trial| (1..=6).contains(&trial.difficulty)));
}

/// One stands for all, and whoever names another chooses that one.
#[test]
fn clause_1_6_equal_cards_are_one_possibility() {
    let line = "| s7:0 hand=b2,b4,b7,a1,a2,p1,u1 | s4:0";
    let first = Scene::at(line).go("end");
    assert_eq!(first.options_with(0, "take="), "b2,b4,b7,a1,a2,p1,u1");
    let scene = Scene::under("rules=2", line).go("end");
    assert_eq!(scene.options_with(0, "take="), "b2,a1,p1,u1");
    let reason = scene.refusal(0, "take=b7").unwrap();
    assert_eq!((reason.clause, reason.reason), ("1.6", "OfferedAs"));
    // Named in a match, the other copy is taken, and it is that one which goes.
    let mut named = scene.stage.truth.clone();
    let (seat, action) = (table::Seat::new(0), "take=b7".parse().unwrap());
    assert_eq!(named.equal(seat, &action).to_string(), "take=b2");
    named.play(table::Answer::Together(&[(seat, action)]), &mut table::Deaf);
    assert_eq!(
        named.view(None).open.discards.iter().map(|card| card.to_string()).collect::<Vec<_>>(),
        ["b7"]
    );
    // So with what is played from the hand.
    let hand = "| s7:0 hand=b2,b4 | s4:0";
    let equal = |rules: &str| Scene::under(rules, hand).truth.equal(seat, &"play=b4".parse().unwrap());
    assert_eq!([equal("rules=1"), equal("rules=2")].map(|action| action.to_string()), ["play=b4", "play=b1"]);
    let mut played = Scene::under("rules=2", hand).stage.truth;
    played.play(table::Answer::Together(&[(seat, "play=b4".parse().unwrap())]), &mut table::Deaf);
    assert_eq!(played.view(Some(seat)).hands[0].known[0].0.to_string(), "b2");
    // A card that was played in this turn, and that all know, is like no other.
    let back = [("u1", "effects = [{ recover = 'beatitude' }]")];
    let line = "| s7:0 hand=b1,b2,b3,u1,p1,p2,p3,p4,p5 | s4:0";
    let scene = Scene::with(&back, "rules=2", line).go("play=b1 play=u1 take=b1 end");
    assert_eq!(scene.options_with(0, "take="), "b1,b2,p1,p2,p3,p4,p5");
    let lies = Scene::with(&back, "rules=2", "discards=b2 | s7:0 hand=b1,u1 | s4:0").go("play=b1 play=u1");
    assert_eq!(lies.options_with(0, "take="), "b1,b2");
}

#[test]
fn clause_1_5_every_card_says_where_it_comes_from() {
    let set = Set::first();
    let reconstructed = set.saints.iter().map(|card| card.origin);
    let reconstructed = reconstructed.chain(set.trials.iter().map(|card| card.origin));
    let mut reconstructed = reconstructed.chain(set.supports.iter().map(|card| card.origin));
    assert!(reconstructed.all(|origin| origin == sancta::Origin::Reconstructed));
}
