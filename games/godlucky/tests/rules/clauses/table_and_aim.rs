//! Chapter 1: the table and its aim.

use godlucky::{Ending, GodLucky, RULES, Set, Setup};
use table::{Game, Seat};

use crate::scene::{Scene, seat};

/// With 10 Faith of one's own, which is the whole aim.
#[test]
fn clause_1_1_ten_faith_win_the_game() {
    let card = [("b5", "[{ faith = 1 }]")];
    let near = Scene::dealt(&card, "", "| Morphyss 8/8 @4 | Nirvanello");
    assert_eq!(near.does(0, "roll").falls("die=1").does(0, "resolve").ending(), None);
    let there = Scene::dealt(&card, "", "| Morphyss 9/8 @4 | Nirvanello");
    let there = there.does(0, "roll").falls("die=1").does(0, "resolve");
    assert_eq!(there.ending(), Some(Ending::Faith(seat(0))));
    assert!(RULES.contains("prossima espansione"));
}

/// Ruling G44: six pawns are as many seats.
#[test]
fn clause_1_2_two_to_six_play_with_open_points() {
    for n in 2..=6 {
        let setup: Setup = format!("seats={n}").parse().unwrap();
        assert_eq!(GodLucky::new(&setup).unwrap().view(None).open.places.len(), n);
    }
    for n in ["0", "1", "7"] {
        assert!(format!("seats={n}").parse::<Setup>().is_err());
    }
    let scene = Scene::at("| Morphyss 7/4 @3 | Nirvanello 2/9 heaven1 | LordUnder mad");
    for viewer in [None, Some(seat(0)), Some(seat(1)), Some(seat(2))] {
        assert_eq!(scene.truth.view(viewer).open, scene.open());
    }
    assert_eq!((scene.faith(1), scene.corruption(1)), (2, 9));
}

/// Ruling G45: the sacred objects are six of the thirty.
#[test]
fn clause_1_3_seventy_eight_cards_and_six_characters() {
    let cards = Set::first().cards();
    let counts = [cards.objects.len(), cards.events.len(), cards.board.len(), cards.miracles.len()];
    assert_eq!(counts, [30, 15, 20, 7]);
    assert_eq!(counts.iter().sum::<usize>() + cards.heaven.len() + cards.hell.len(), 78);
    assert_eq!((cards.gods.len(), cards.sacred().len()), (6, 6));
    let scene = Scene::at("phase=2 | Morphyss | Nirvanello o30");
    assert_eq!(scene.clone().does(0, "roll").chances(), ["die=1", "die=2", "die=3"]);
    let mad = Scene::bare("at=1 | LordUnder mad | Nirvanello | Morphyss");
    let mad = mad.does(1, "roll").falls("die=1").does(1, "resolve");
    assert_eq!(mad.chances(), ["die=1", "die=2", "die=3", "die=4", "die=5", "die=6"]);
    let coin = Scene::at("phase=2 at=1 | Morphyss | LordUnder o30 @4").does(1, "use=o30");
    assert_eq!(coin.chances(), ["coin=heads", "coin=tails"]);
}

#[test]
fn clause_1_4_every_card_says_where_it_comes_from() {
    use godlucky::Origin::{Found, Reconstructed};
    let cards = Set::first().cards();
    let found = cards.gods.iter().map(|god| god.origin);
    let found = found.chain(cards.objects.iter().map(|object| object.origin));
    assert!(found.chain(cards.miracles.iter().map(|miracle| miracle.origin)).all(|origin| origin == Found));
    let spaces = cards.board.iter().chain(&cards.heaven).chain(&cards.hell);
    assert!(spaces.map(|space| space.origin).all(|origin| origin == Reconstructed));
    assert!(cards.events.iter().any(|event| event.origin == Reconstructed));
    assert_eq!(Seat::all(6).count(), cards.gods.len());
}
