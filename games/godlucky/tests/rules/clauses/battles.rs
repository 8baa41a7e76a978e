//! Chapter 8: battles.

use godlucky::{Sum, What};

use crate::scene::{BARE, Scene, seat};

/// Seat 0 goes from @4 to @5.
fn arriving(line: &str) -> Scene {
    Scene::bare(line).does(0, "roll").falls("die=1").all_pass()
}

/// It goes there and the card has the duty to fight.
fn duty(line: &str) -> Scene {
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").all_pass()
}

#[test]
fn clause_8_1_fights_in_three_cases_only() {
    for phase in [1, 2] {
        let alone = arriving(&format!("phase={phase} | Morphyss @4 | Nirvanello @6"));
        assert_eq!(alone.options(0), ["resolve", "return"]);
        let met = arriving(&format!("phase={phase} | Morphyss @4 | Nirvanello @5"));
        assert_eq!(met.options_with(0, "fight="), ["1"]);
        let must = duty(&format!("phase={phase} | Morphyss @4 | Nirvanello @9"));
        assert!(must.told(What::Fight(seat(0), Some(seat(1)))));
    }
    let cards = [BARE, &[("b5", "[{ draw = \"event\" }]"), ("e3", "[\"fight\"]")]].concat();
    let event = Scene::dealt(&cards, "", "| Morphyss @4 | Nirvanello").does(0, "roll").falls("die=1");
    let event = event.does(0, "resolve").falls("event=e3");
    assert!(event.told(What::Fight(seat(0), Some(seat(1)))));
}

/// Ruling G23: one or the other, one opponent, and no refusing.
#[test]
fn clause_8_2_fight_one_or_resolve() {
    let cards = [BARE, &[("b5", "[{ faith = 2 }]")]].concat();
    let line = "| Morphyss 4/8 @4 | Nirvanello @5 | LordUnder @5 | SilentDreamer @6";
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1");
    assert_eq!(scene.options(0), ["resolve", "return", "fight=1", "fight=2"]);
    let card = scene.clone().does(0, "resolve");
    assert_eq!((card.faith(0), card.active()), (6, 3));
    // The dice roll at once: the one who is challenged is not asked, and the card is not resolved.
    let fight = scene.does(0, "fight=2");
    assert_eq!((fight.asked(), fight.chances().len()), (vec![], 6));
    let fight = fight.falls("die=2 die=1");
    assert_eq!((fight.faith(0), fight.active()), (4, 3));
    assert!(!fight.told(What::Resolves(seat(0), 4)));
}

/// Ruling G24: whoever stands there already, or was passed, is not fought; nor anybody at the start space.
#[test]
fn clause_8_3_only_arriving_counts() {
    let standing = Scene::bare("| Morphyss @4 | Nirvanello @4 | LordUnder @5");
    assert_eq!(standing.options(0), ["roll"]);
    assert!(standing.refuses(0, "fight=1", "8.3"));
    let passed = standing.does(0, "roll").falls("die=2");
    assert_eq!(passed.options(0), ["resolve", "return"]);
    assert!(passed.refuses(0, "fight=2", "8.2"));
    let back = arriving("| Morphyss @4 | Nirvanello @4 | LordUnder @9").does(0, "return");
    assert_eq!(back.asked(), [2]);
    let start = Scene::bare("phase=2 | Morphyss @20 | Nirvanello @1").does(0, "roll").falls("die=1");
    assert_eq!(
        (start.spot(0), start.options(0)),
        ("@1".to_owned(), vec!["resolve".to_owned(), "return".to_owned()])
    );
    assert!(start.refuses(0, "fight=1", "8.3"));
}

#[test]
fn clause_8_4_the_duty_to_fight_chooses_among_all_on_the_board() {
    let line = "phase=2 | Morphyss @4 | Nirvanello mad @9 | LordUnder @1 | SilentDreamer heaven2";
    let scene = duty(line);
    assert_eq!(scene.options(0), ["seat=1", "seat=2"]);
    // It is the only choice, also where somebody stands.
    let met = duty("| Morphyss @4 | Nirvanello @5 | LordUnder @1");
    assert_eq!(met.options(0), ["seat=1", "seat=2"]);
    assert!(met.refuses(0, "resolve", "8.4") && met.refuses(0, "fight=1", "8.4"));
    let nobody = duty("phase=2 | Morphyss @4 | Nirvanello hell1");
    assert!(nobody.told(What::Nothing(seat(0))) && nobody.active() == 1);
}

/// Ruling G26: pawns stay where they are.
#[test]
fn clause_8_5_a_fight_moves_nobody() {
    let scene = duty("| Morphyss @4 | Nirvanello @9 | LordUnder @1").does(0, "seat=1").falls("die=6 die=1");
    assert_eq!([0, 1, 2].map(|seat| scene.spot(seat)), ["@5", "@9", "@1"]);
}

#[test]
fn clause_8_6_the_higher_total_of_d6_and_faith_wins() {
    let fight = |dice: &str| duty("| Morphyss 3/8 @4 | Nirvanello 6/2 @9").falls(dice);
    let first = duty("| Morphyss 3/8 @4 | Nirvanello 6/2 @9");
    assert_eq!(first.chances(), ["die=1", "die=2", "die=3", "die=4", "die=5", "die=6"]);
    let won = fight("die=6 die=2");
    assert!(won.told(What::Strength(seat(0), Sum::of(3, 6), Some(seat(1)), Sum::of(6, 2))));
    assert!(won.told(What::Won(Some(seat(0)), Some(seat(1)))));
    assert!(fight("die=6 die=4").told(What::Won(Some(seat(1)), Some(seat(0)))));
    let mad = duty("| Morphyss 5/8 @4 | Nirvanello mad @9 | LordUnder heaven1").falls("die=4 die=2");
    assert!(mad.told(What::Strength(seat(0), Sum::of(5, 4), Some(seat(1)), Sum::of(8, 2))));
}

#[test]
fn clause_8_7_the_winner_takes_one_faith_and_a_tie_nothing() {
    let faiths = |dice: &str| {
        let scene = duty("| Morphyss 3/8 @4 | Nirvanello 6/2 @9").falls(dice);
        (scene.faith(0), scene.faith(1))
    };
    assert_eq!(faiths("die=6 die=1"), (4, 5));
    assert_eq!(faiths("die=1 die=6"), (2, 7));
    assert_eq!(faiths("die=5 die=2"), (3, 6));
}

/// Ruling G16: the difference of the faces, whichever is higher, and the next turn.
#[test]
fn clause_8_8_losing_to_a_folle_costs_the_difference_and_a_turn() {
    let beaten = |faith: u8, dice: &str| {
        let scene =
            duty(&format!("| Morphyss {faith}/8 @4 | Nirvanello mad @9 | LordUnder heaven1")).falls(dice);
        (scene.faith(0), scene.skip(0), scene.faith(1), scene.active())
    };
    assert_eq!(beaten(5, "die=2 die=5"), (2, 1, 5, 2));
    // One's own die was the higher; equal ones cost the turn only.
    assert_eq!(beaten(5, "die=4 die=2"), (3, 1, 5, 2));
    assert_eq!(beaten(5, "die=3 die=3"), (5, 1, 5, 2));
    assert_eq!(beaten(3, "die=1 die=6"), (1, 1, 5, 2));
    // What is added to a die wins, but does not count for the difference.
    let line = "phase=2 | Morphyss 5/8 @4 m7 | Nirvanello mad @9 | LordUnder heaven1";
    let added = duty(line).falls("die=3 die=2").does(0, "use=m7").all_pass();
    assert!(added.told(What::Strength(seat(0), Sum::of(5, 4), Some(seat(1)), Sum::of(8, 2))));
    assert_eq!((added.faith(0), added.skip(0)), (4, 1));
    // The turn that is lost is the next, also when the Folle attacked in its own.
    let line = "phase=2 at=1 | Nirvanello mad @3 | Morphyss 5/8 @4 | LordUnder @9";
    let scene = Scene::bare(line).does(1, "roll").falls("die=1").does(1, "resolve").falls("die=2");
    let scene = scene.does(0, "forward").does(0, "fight=1").falls("die=3 die=1");
    assert_eq!((scene.faith(1), scene.skip(1), scene.active()), (3, 1, 2));
    let scene = scene.does(2, "roll").falls("die=1").does(2, "resolve");
    assert!(scene.told(What::Skipped(seat(1))) && scene.active() == 0);
}

/// Ruling G17: no Faith but a point of one's own Corruption, up or down.
#[test]
fn clause_8_9_beating_a_folle_moves_ones_own_corruption() {
    let won = |corruption: u8| {
        let line = format!("| Morphyss 9/{corruption} @4 | Nirvanello mad @9 | LordUnder heaven1");
        duty(&line).falls("die=5 die=2")
    };
    assert_eq!(won(8).options(0), ["corrupt", "cleanse"]);
    let (up, down) = (won(8).does(0, "corrupt"), won(8).does(0, "cleanse"));
    assert_eq!((up.corruption(0), down.corruption(0)), (9, 7));
    assert_eq!((up.faith(0), up.ending()), (9, None));
    let lost = won(2).does(0, "cleanse");
    assert!(lost.told(What::Mad(seat(0))));
    // Attacked, one wins just the same.
    let line = "phase=2 at=1 | Nirvanello mad @3 | Morphyss 9/8 @4 | LordUnder @9";
    let scene = Scene::bare(line).does(1, "roll").falls("die=1").does(1, "resolve").falls("die=2");
    let scene = scene.does(0, "forward").does(0, "fight=1").falls("die=1 die=6");
    assert_eq!(scene.does(1, "corrupt").corruption(1), 9);
}
