//! Chapter 16: the ends.

use godlucky::{Ending, What};
use table::Notation;

use crate::scene::{BARE, Scene, seat};

/// Seat 0 goes from @4 to @5 and resolves the card there, which does this.
fn resolving(effects: &str, line: &str) -> Scene {
    let cards = [BARE, &[("e2", "[{ capture = 8 }]"), ("b5", effects)]].concat();
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1");
    scene.all_pass().does(0, "resolve")
}

/// Rulings G7, G8 and G9: at once, beyond ten or not, with one's own points.
#[test]
fn clause_16_1_ten_faith_win_at_once() {
    let line = "| Morphyss 9/8 @4 | Nirvanello | LordUnder";
    let won = resolving("[{ faith = 1 }, { others = [{ faith = 5 }] }]", line);
    // The rest of the card does not happen any more.
    assert_eq!((won.ending(), won.faith(1)), (Some(Ending::Faith(seat(0))), 5));
    assert_eq!(resolving("[{ faith = 3 }]", line).ending(), Some(Ending::Faith(seat(0))));
    assert_eq!(resolving("[{ faith = 1 }]", &line.replace("9/8", "8/8")).ending(), None);
    // In another's turn.
    let other = resolving("[{ others = [{ faith = 1 }] }]", "| Morphyss @4 | Nirvanello 9/2 | LordUnder");
    assert_eq!(other.ending(), Some(Ending::Faith(seat(1))));
    // A Folle gains no Faith and wins nothing.
    let mad = resolving("[{ rival = [{ faith = 1 }] }]", "| Morphyss @4 | Nirvanello mad | LordUnder 9/8");
    assert_eq!(mad.ending(), Some(Ending::Faith(seat(2))));
    // A fight, too.
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let fight = Scene::dealt(&cards, "", "| Morphyss 9/8 @4 | Nirvanello").does(0, "roll").falls("die=1");
    assert_eq!(fight.falls("die=6 die=1").ending(), Some(Ending::Faith(seat(0))));
}

/// Luna piena cuts the turn short in the middle of an effect on several: ten Faith are seen all the same.
#[test]
fn clause_16_1_ten_faith_win_in_a_turn_that_is_cut_short() {
    let cards =
        [BARE, &[("e", "[]"), ("b5", "[{ everyone = [{ faith = 1 }, { draw = 'event' }] }]")]].concat();
    let line = "phase=2 | Morphyss 9/8 @4 | SilentDreamer @9 | LordUnder @9";
    let asleep = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").does(0, "resolve");
    let asleep = asleep.falls("event=e1").does(1, "ability").falls("coin=heads");
    assert!(asleep.told(What::Asleep(seat(0))) && asleep.faith(2) == 5);
    assert_eq!(asleep.ending(), Some(Ending::Faith(seat(0))));
}

/// A Gambling within an effect on several is a part of it: the ends are looked at afterwards.
#[test]
fn clause_16_2_gamblings_of_several_are_one_effect() {
    let line = "| Morphyss 9/8 @4 | Nirvanello 9/2 @9 | LordUnder 5/8 @9";
    let scene = resolving("[{ everyone = [{ gamble_up_to = 1 }] }]", line).does(0, "seat=2 stake=faith:1");
    let scene = scene.does(0, "call=heads").falls("coin=heads");
    assert_eq!((scene.faith(0), scene.ending(), scene.asked()), (10, None, vec![2]));
    let scene = scene.does(2, "seat=1 stake=faith:1 call=heads").falls("coin=tails");
    let scene = scene.does(1, "seat=2 stake=faith:1 call=heads").falls("coin=tails");
    assert_eq!((scene.faith(1), scene.ending()), (9, Some(Ending::Faith(seat(0)))));
}

/// Ruling G7: miracles, then the coin, one against one.
#[test]
fn clause_16_2_several_at_ten_by_one_effect() {
    let all = "[{ everyone = [{ faith = 1 }] }]";
    let miracles = resolving(all, "| Morphyss 9/8 @4 m1 | Nirvanello 9/2 m2,m3 | LordUnder");
    assert_eq!(miracles.ending(), Some(Ending::Faith(seat(1))));
    // Nobody with fewer than 10, however many miracles.
    let few = resolving(all, "| Morphyss 9/8 @4 | Nirvanello 9/2 m2 | LordUnder m3,m4");
    assert_eq!(few.ending(), Some(Ending::Faith(seat(1))));
    let tie = resolving(all, "| Morphyss 9/8 @4 m1 | Nirvanello 9/2 m2 | LordUnder 9/8 | SilentDreamer");
    assert!(tie.told(What::Tie(seat(0), seat(1))));
    assert_eq!(tie.clone().falls("coin=heads").ending(), Some(Ending::Faith(seat(0))));
    assert_eq!(tie.falls("coin=tails").ending(), Some(Ending::Faith(seat(1))));
    let three = resolving(all, "| Morphyss 9/8 @4 | Nirvanello 9/2 | LordUnder 9/8 | SilentDreamer");
    let second = three.falls("coin=tails");
    assert_eq!((second.ending(), second.told(What::Tie(seat(1), seat(2)))), (None, true));
    assert_eq!(second.clone().falls("coin=heads").ending(), Some(Ending::Faith(seat(1))));
    assert_eq!(second.falls("coin=tails").ending(), Some(Ending::Faith(seat(2))));
}

#[test]
fn clause_16_3_capturing_the_folle_etto_wins_on_the_spot() {
    let line = "| Morphyss 3/8 @4 | Nirvanello 9/2 m1,m2 | LordUnder";
    let event = resolving("[{ draw = \"event\" }]", line).falls("event=e2 die=6 die=1");
    // 3 and 6 against 8 and 1: level. A point more captures him.
    assert!(event.told(What::Tied) && event.ending().is_none());
    let line = line.replace("3/8", "4/8");
    let event = resolving("[{ draw = \"event\" }]", &line).falls("event=e2 die=6 die=1");
    assert_eq!(event.ending(), Some(Ending::Captured(seat(0))));
}

/// Ruling G48: with whatever Faith. So much Faith as the first says against the Folle Etto's 8, under these rules.
fn facing(rules: &str, seat: &str) -> Scene {
    let cards = [BARE, &[("b5", "[{ capture = 8 }]")]].concat();
    let line = format!("phase=2 | Morphyss {seat} | Nirvanello 9/2 | LordUnder");
    Scene::dealt(&cards, rules, &line).go("roll die=1 resolve")
}

#[test]
fn clause_16_3_a_natural_six_captures_with_whatever_faith() {
    let caught = |scene: &Scene| scene.ending() == Some(Ending::Captured(seat(0)));
    // 1 and 6 against 8 and 6, or 3 and 6 against 8 and 1, which would be level.
    for (faith, dice) in [("1/8 @4", "die=6 die=6"), ("3/8 @4", "die=6 die=1")] {
        let scene = facing("rules=2", faith).go(dice);
        assert!(caught(&scene) && scene.told(What::Six(seat(0))) && !scene.told(What::Tied), "{faith}");
        // A match that began under the first version goes on under it.
        let first = facing("", faith).go(dice);
        assert!(first.ending().is_none() && !first.told(What::Six(seat(0))), "{faith}");
    }
    // A higher total is told without it, and a lower one with a 5 or with his 6 loses.
    let higher = facing("rules=2", "5/8 @4").go("die=5 die=1");
    assert!(caught(&higher) && !higher.told(What::Six(seat(0))));
    let lower = facing("rules=2", "1/8 @4").go("die=5 die=6");
    assert!(lower.ending().is_none() && lower.skip(0) == 1);
}

#[test]
fn clause_16_3_a_six_that_somebody_made_is_not_natural() {
    let caught = |scene: &Scene| scene.ending() == Some(Ending::Captured(seat(0)));
    let two = |cards: &str| facing("rules=2", &format!("1/8 @4 {cards}"));
    // Turned to it, or reached by an addition.
    assert!(!caught(&two("o1").go("die=2 die=4 use=o1 which=1 face=6 ..")));
    assert!(!caught(&two("m7").go("die=5 die=4 use=m7 ..")));
    // Rolled again it is one, also where an addition came to it; and one that was turned away from it is none.
    assert!(caught(&two("m2").go("die=2 die=4 use=m2 which=1 die=6 ..")));
    assert!(caught(&two("m7").go("die=6 die=4 use=m7 ..")));
    assert!(!caught(&two("o1").go("die=6 die=4 use=o1 which=1 face=5 ..")));
    assert!(caught(&two("o1,m2").go("die=2 die=4 use=o1 which=1 face=5 use=m2 which=1 die=6 ..")));
}

/// Ruling G21: with two players the other wins at once.
#[test]
fn clause_16_4_the_last_sane_one_wins() {
    let less = "[{ corruption = -1 }]";
    let two = resolving(less, "| Morphyss 5/2 @4 | Nirvanello 1/2");
    assert_eq!(two.ending(), Some(Ending::LastSane(seat(1))));
    let three = resolving(less, "| Morphyss 9/2 @4 | Nirvanello mad | LordUnder 1/3");
    assert_eq!(three.ending(), Some(Ending::LastSane(seat(2))));
    assert_eq!(resolving(less, "| Morphyss 9/2 @4 | Nirvanello | LordUnder 1/3").ending(), None);
}

/// Ruling G20: no winner.
#[test]
fn clause_16_5_when_all_are_mad_nobody_wins() {
    let scene = resolving("[{ everyone = [{ corruption = -1 }] }]", "| Morphyss 9/2 @4 | LordUnder 9/2");
    assert_eq!(scene.ending(), Some(Ending::AllMad));
    let scores = table::Game::turn(&scene.truth).scores().unwrap();
    assert!(scores.winners.is_empty() && scores.points() == [0, 0]);
    // Nor does a Folle at the cap, whatever its Faith was.
    let line = "turns=30 | Morphyss 3/8 @4 | Nirvanello mad | LordUnder 4/8";
    let scene = Scene::dealt(BARE, "rounds=10", line).does(0, "roll").falls("die=1").does(0, "resolve");
    assert_eq!(scene.ending(), Some(Ending::Cap(seat(2))));
}

/// Ruling G43: Faith, then miracles, then the coin.
#[test]
fn clause_16_6_the_cap_of_rounds() {
    let capped = |switches: &str, line: &str| {
        let scene = Scene::dealt(BARE, switches, line).does(0, "roll").falls("die=1").all_pass();
        scene.does(0, "resolve")
    };
    // Sixty turns for each of two seats are 120; lost and extra turns count.
    let most = capped("", "turns=120 | Morphyss 3/8 @4 | Nirvanello 7/2");
    assert_eq!(most.ending(), Some(Ending::Cap(seat(1))));
    assert!(most.truth.cut_short());
    assert_eq!(capped("", "turns=119 | Morphyss 3/8 @4 | Nirvanello 7/2").ending(), None);
    let lost = capped("", "turns=119 | Morphyss 3/8 @4 | Nirvanello 7/2 skip=1");
    assert_eq!(lost.ending(), Some(Ending::Cap(seat(1))));
    let extra = capped("", "turns=120 extra=next | Morphyss 3/8 @4 | Nirvanello 7/2");
    assert_eq!(extra.ending(), Some(Ending::Cap(seat(1))));
    let level = capped("rounds=10", "turns=20 | Morphyss 7/8 @4 m1 | Nirvanello 7/2");
    assert_eq!(level.ending(), Some(Ending::Cap(seat(0))));
    let coin = capped("rounds=10", "turns=20 | Morphyss 7/8 @4 | Nirvanello 7/2");
    assert_eq!(coin.chances(), ["coin=heads", "coin=tails"]);
    assert_eq!(coin.falls("coin=tails").ending(), Some(Ending::Cap(seat(1))));
}
