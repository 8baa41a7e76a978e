//! Chapter 3.

use capitale::{Ending, What};

use crate::scene::{Scene, bag};

/// One conquest more and seat 0 wins the duel.
const NEARLY: &str = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3";

#[test]
fn clause_3_1_a_match_is_the_best_of_three() {
    let win = |results: &str| Scene::at(&format!("{results} {NEARLY} | |")).go("attack=1 face=vadofermo");
    let scene = win("");
    assert_eq!((scene.results().as_str(), scene.ending(), scene.asked()), ("0:Cities", None, vec![0, 1]));
    assert_eq!(win("results=1:library:9").ending(), None);
    assert_eq!(win("results=0:library:9").ending(), Some(Ending::Duels(crate::scene::seat(0))));
    assert_eq!(win("results=0:library:9,1:library:9").ending(), Some(Ending::Duels(crate::scene::seat(0))));
}

/// Ruling C2.
#[test]
fn clause_3_2_more_duels_win_then_more_conquests() {
    // Duels first, however many cities.
    let scene =
        Scene::at(&format!("conquests=0:40 results=0:library:9 {NEARLY} | |")).go("attack=1 face=vadofermo");
    assert_eq!(scene.scores().1, [0]);
    // With one duel each when the time is over, the cities of the whole match.
    let level = |conquests: &str, winner: &str| {
        let line = format!(
            "at=0 results={winner}:cities:9 conquests={conquests} cities=capital:0,?,?,?,? units=1:0:w2@1 | |"
        );
        Scene::under("clock=50", &line).time_up().go("end")
    };
    assert_eq!(level("5:4", "1").ending(), Some(Ending::Conquests(crate::scene::seat(0))));
    assert_eq!(level("4:5", "1").ending(), Some(Ending::Conquests(crate::scene::seat(1))));
    assert_eq!(level("4:5", "0").ending(), Some(Ending::Duels(crate::scene::seat(0))));
}

/// Ruling C2.
#[test]
fn clause_3_3_every_conquest_counts_and_as_many_are_a_draw() {
    let line = "cities=capital:1,?,?,?,? units=1:0:w7@1,2:1:w4@1 | |";
    let scene = Scene::at(line).go("attack=1 decline");
    assert_eq!((scene.city(1).as_str(), scene.conquests()), ("capital:0", [1, 0]));
    // The other takes it back, and that counts too.
    let scene = scene.next_main().go("attack=2 decline").passes();
    assert_eq!((scene.city(1).as_str(), scene.conquests()), ("capital:1", [1, 1]));
    let line = "results=1:cities:9 conquests=5:5 cities=capital:0,?,?,?,? units=1:0:w2@1 | |";
    let scene = Scene::under("clock=50", line).time_up().go("end");
    assert_eq!((scene.ending(), scene.scores().1), (Some(Ending::Drawn), vec![]));
}

#[test]
fn clause_3_4_a_duel_counts_100_and_a_conquest_1() {
    let line = format!("results=0:cities:9,1:library:3 conquests=7:4 {NEARLY} | |");
    let scene = Scene::at(&line).go("attack=1 face=vadofermo");
    assert_eq!(scene.scores(), (vec![208, 104], vec![0]));
}

/// Ruling C9.
#[test]
fn clause_3_5_chance_says_who_begins_then_the_loser_chooses() {
    let scene = Scene::new("deck1=m1*45 deck2=m1*45");
    assert_eq!(scene.odds(), [("first=0".to_owned(), 1), ("first=1".to_owned(), 1)]);
    assert_eq!(scene.go("first=1").open().first.index(), 1);
    for (winner, loser) in [(0, 1), (1, 0)] {
        let line = format!("at={winner} {} | |", NEARLY.replace(":0", &format!(":{winner}")));
        let scene = Scene::at(&line).go("attack=1 face=vadofermo 0:ready 1:ready");
        assert_eq!(
            (scene.asked(), scene.options(loser)),
            (vec![loser], vec!["start=0".to_owned(), "start=1".to_owned()])
        );
        let scene = scene.go("start=0");
        assert_eq!((scene.open().first.index(), scene.open().duel), (0, 2));
    }
}

/// Ruling C32.
#[test]
fn clause_3_6_cards_go_back_and_each_exchanges_apart() {
    let decks = "deck1=w2*3,w3*1,w4*1,t3*1,m1*40/w5*2 deck2=w9*2,m1*45 set=down";
    let line = "cities=?,capital:0,pietracava:0,?,? \
        units=1:0:w2@1,2:0:w3@2,3:0:w4@3,4:0:t3@#2,6:1:w9@5 down=5:0:w2@5 | hand=w2,m1 grave=m1,m1 | hand=m1! grave=w9";
    let scene = Scene::under(decks, line).go("attack=1 face=vadofermo").passes();
    assert_eq!(scene.results(), "0:Cities");
    assert_eq!(scene.own(0).library, bag("3*w2+w3+w4+t3+40*m1"));
    assert_eq!(scene.own(1).library, bag("2*w9+45*m1"));
    assert_eq!((scene.own(0).hand.is_empty(), scene.own(0).side), (true, bag("2*w5")));
    let open = scene.open();
    assert!(
        open.units.is_empty() && open.down.is_empty() && open.graves.iter().all(|grave| grave.is_empty())
    );
    assert_eq!((open.hands, open.libraries), ([0, 0], [0, 0]));
    // Each goes on alone, and hears nothing of the other but that it is ready.
    let scene = scene.hush();
    assert_eq!(scene.asked(), [0, 1]);
    let scene = scene.go("0:in=w5 0:in=w5 0:out=m1 1:ready");
    assert_eq!((scene.asked(), scene.own(0).side), (vec![0], bag("m1")));
    assert_eq!(scene.hears(1, |what| matches!(what, What::In(..) | What::Out(..))), 0);
    assert_eq!(scene.hears(0, |what| matches!(what, What::In(..) | What::Out(..))), 3);
    let scene = scene.go("0:ready start=1");
    assert_eq!(scene.own(0).library, bag("3*w2+w3+w4+t3+39*m1+2*w5"));
}

/// A card that waits in a window when the duel ends goes back too.
#[test]
fn clause_3_6_a_card_on_its_way_into_play_goes_back_too() {
    let says = [("w9", "quick = true"), ("t2", "effects = [{ mill = 1 }]")];
    let grave = ["m1"; 43].join(",");
    let decks = "deck1=w2*1,w9*1,t2*1,m1*43 deck2=m1*44,w3*1";
    let line = format!("units=1:0:w2@1 | hand=w9,t2 | hand=w3 grave={grave}");
    let scene =
        Scene::with(&says, decks, &line).go("attack=1 face=capital 0:quick=w9 0:quick=t2 pass card=m1");
    assert_eq!((scene.results().as_str(), scene.own(0).library), ("0:Library", bag("w2+w9+t2+43*m1")));
}

/// Ruling C32.
#[test]
fn clause_3_7_swaps_keep_the_deck_legal_and_are_not_undone() {
    let pause = |decks: &str| {
        let line = format!("{NEARLY} | | ");
        Scene::under(decks, &line).go("attack=1 face=vadofermo")
    };
    // 45 cards: nothing can go out before something has come in.
    let scene = pause("deck1=w2*1,w3*1,w4*1,m1*42/w5*2 deck2=m1*45/m2*10");
    assert_eq!((scene.options_with(0, "out="), scene.options_with(0, "in=").as_str()), (String::new(), "w5"));
    // With ten in the side deck nothing can go out either.
    assert_eq!((scene.options_with(1, "out="), scene.options_with(1, "in=").as_str()), (String::new(), "m2"));
    let scene = scene.go("0:in=w5 1:in=m2");
    // What came in does not go out again, what went out does not come in.
    assert_eq!(scene.options_with(0, "out="), "w2,w3,w4,m1");
    assert_eq!(scene.options_with(1, "out="), "m1");
    let scene = scene.go("0:out=w4 0:in=w5 0:out=m1");
    assert_eq!((scene.options_with(0, "in="), scene.options_with(0, "out=")), (String::new(), String::new()));
    // A hundred cards are the most.
    let full = pause("deck1=w2*1,w3*1,w4*1,m1*97/w5*2 deck2=m1*45");
    assert_eq!(
        (full.options_with(0, "in="), full.options_with(0, "out=").as_str()),
        (String::new(), "w2,w3,w4,m1")
    );
    // From the second version of the rules on such a deck swaps too: one more comes in, and then one goes out.
    let full = pause("rules=2 deck1=w2*1,w3*1,w4*1,m1*97/w5*2,m2*8 deck2=m1*66,m2*9/m3*10");
    assert_eq!(
        (full.options_with(0, "in="), full.options_with(0, "out=")),
        ("w5,m2".to_owned(), String::new())
    );
    let over = full.go("0:in=w5");
    assert_eq!((over.options_with(0, "in="), over.allows(0, "ready")), (String::new(), false));
    assert_eq!(over.refusal(0, "ready").map(|no| no.clause), Some("3.7"));
    let swapped = over.go("0:out=m1");
    assert!(swapped.allows(0, "ready") && swapped.own(0).library.len() == 100);
    // So does any deck in between: 75 and 10.
    assert!(swapped.go("1:in=m3 1:out=m1").allows(1, "ready"));
    // In the next pause the same may go the other way.
    let next = scene.go("0:ready 1:ready start=0");
    assert!(next.own(0).swapped_in.is_empty() && next.own(0).swapped_out.is_empty());
}
