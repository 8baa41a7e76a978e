//! What comes of a fight, exactly: all 36 pairs of dice by hand, and the engine's tree with its likelihoods.

use std::collections::BTreeMap;

use godlucky::{Ending, GodLucky};
use table::Game;
use table::perft::each_likely_answer;

use super::{after, begin, table_of};

/// Seat 0 (WaterWalker, good) challenges seat 2 (BlackSarcophagus, evil), who plays first with 6 Faith; seat 1 stays at
/// the start. Space 2 does the first thing to the challenger, space 3 the second to the challenged, whether mad or not.
fn challenge(mine: &str, his: &str, mad: [bool; 2]) -> GodLucky {
    let spaces = include_str!("../../cards/blank.toml");
    let done = |spaces: String, number: usize, effect: &str| {
        let from = format!("en = \"board {number}\" }}\neffects = []");
        assert!(spaces.contains(&from));
        spaces.replace(&from, &from.replace("[]", &format!("[{effect}]")))
    };
    let spaces = done(done(spaces.to_owned(), 2, mine), 3, his);
    let go = |mad: bool, n: u8| match mad {
        true => format!("die={n} forward "),
        false => format!("roll die={n} resolve "),
    };
    let still = "roll die=1 return ";
    let first = format!("roll die=2 resolve {still}roll die=1 resolve ");
    let second = format!("{}{still}{}", go(mad[1], 3), go(mad[0], 3));
    let meet =
        format!("{}{still}{}fight=2", go(mad[1], 1), if mad[0] { "die=2 forward " } else { "roll die=2 " });
    after(begin(table_of("seats=3", &spaces)), &format!("{first}{second}{meet}"))
}

fn faith(more: i8) -> String {
    if more == 0 { String::new() } else { format!("{{ faith = {more} }}") }
}

/// Faith of both, turns to lose of both, and Corruption of both. The challenged plays next: its turn is lost already when
/// the next one's has come.
type Outcome = [u8; 6];

fn of(truth: &GodLucky) -> Outcome {
    let open = truth.view(None).open;
    let (a, b) = (&open.places[0], &open.places[2]);
    let lost = open.active.index() == 1;
    [a.faith, b.faith, a.skip, b.skip + u8::from(lost), a.corruption, b.corruption]
}

/// The engine's tree to the end of the fight.
fn tree(truth: &GodLucky) -> BTreeMap<Outcome, f64> {
    let mut found = BTreeMap::new();
    let mut todo = vec![(truth.clone(), 1.0)];
    while let Some((truth, chance)) = todo.pop() {
        let open = truth.view(None).open;
        if open.fight.is_none() || open.ending.is_some() {
            *found.entry(of(&truth)).or_insert(0.0) += chance;
            continue;
        }
        each_likely_answer(&truth, &mut |next, likely| todo.push((next, chance * likely)));
    }
    found
}

/// All pairs of dice, each a thirty-sixth.
fn dice(each: impl Fn(u8, u8) -> Vec<Outcome>) -> BTreeMap<Outcome, f64> {
    let mut found = BTreeMap::new();
    for mine in 1..=6 {
        for his in 1..=6 {
            let ways = each(mine, his);
            for way in &ways {
                *found.entry(*way).or_insert(0.0) += 1.0 / 36.0 / ways.len() as f64;
            }
        }
    }
    found
}

/// Both agree. How many outcomes there are.
fn same(ours: &BTreeMap<Outcome, f64>, theirs: &BTreeMap<Outcome, f64>) -> usize {
    let keys = |map: &BTreeMap<Outcome, f64>| map.keys().copied().collect::<Vec<_>>();
    assert_eq!(keys(ours), keys(theirs));
    for (key, chance) in ours {
        assert!((chance - theirs[key]).abs() < 1e-12, "{key:?}: {chance}, by hand {}", theirs[key]);
    }
    ours.len()
}

#[test]
fn two_sane_ones() {
    for (mine, his) in [(5, 6), (9, 2), (1, 9), (3, 1), (4, 4)] {
        let truth = challenge(&faith(mine - 5), &faith(his - 6), [false, false]);
        let [mine, his] = [mine as u8, his as u8];
        assert_eq!(of(&truth)[..2], [mine, his]);
        let ours = tree(&truth);
        same(
            &ours,
            &dice(|a, b| {
                // The winner has one more, the loser one less but never less than 1.
                let (mine, his) = match (mine + a).cmp(&(his + b)) {
                    std::cmp::Ordering::Greater => (mine + 1, his.saturating_sub(1).max(1)),
                    std::cmp::Ordering::Less => (mine.saturating_sub(1).max(1), his + 1),
                    std::cmp::Ordering::Equal => (mine, his),
                };
                vec![[mine, his, 0, 0, 2, 8]]
            }),
        );
    }
}

#[test]
fn five_against_six_by_counting() {
    // A die must beat the other by more than 1 to win: 4 + 3 + 2 + 1 = 10 pairs; by exactly 1 it is a tie: 5 pairs.
    let ours = tree(&challenge("", "", [false, false]));
    let won = ours[&[6, 5, 0, 0, 2, 8]];
    let tied = ours[&[5, 6, 0, 0, 2, 8]];
    let lost = ours[&[4, 7, 0, 0, 2, 8]];
    assert!((won - 10.0 / 36.0).abs() < 1e-12 && (tied - 5.0 / 36.0).abs() < 1e-12);
    assert!((lost - 21.0 / 36.0).abs() < 1e-12);
}

/// The Folle Etto with 9 madness, under a version of the rules: how many of the 36 pairs of dice capture him.
fn captures(faith: i8, rules: &str) -> u32 {
    let spaces = include_str!("../../cards/blank.toml");
    let from = "en = \"board 2\" }\neffects = []";
    let face = format!(
        "en = \"board 2\" }}\neffects = [{}{{ capture = 9 }}]",
        match faith {
            5 => String::new(),
            faith => format!("{{ faith = {} }}, ", faith - 5),
        }
    );
    assert!(spaces.contains(from));
    // Seat 1 plays first; it stays at the start.
    let truth = begin(table_of(&format!("seats=2 {rules}"), &spaces.replace(from, &face)));
    let truth = after(truth, "roll die=1 return roll die=1 resolve");
    assert_eq!(truth.view(None).open.places[0].faith, faith as u8);
    let mut hits = 0.0;
    let mut todo = vec![(truth, 1.0)];
    while let Some((truth, chance)) = todo.pop() {
        let open = truth.view(None).open;
        match open.ending {
            Some(Ending::Captured(_)) => hits += chance,
            None if open.fight.is_some() => {
                each_likely_answer(&truth, &mut |next, likely| todo.push((next, chance * likely)));
            }
            _ => {}
        }
    }
    (hits * 36.0_f64).round() as u32
}

#[test]
fn capturing_the_folle_etto_by_counting() {
    // With 4 and less no total is higher than his: a 6 and the least against it are level. With 5 that pair wins; with 9 the
    // higher die, 5 + 4 + 3 + 2 + 1.
    assert_eq!([1, 4, 5, 9].map(|faith| captures(faith, "")), [0, 0, 1, 15]);
    // A natural 6 adds what it does not win by its total: 6 pairs, of which with 9 Faith five win anyhow.
    assert_eq!([1, 4, 5, 9].map(|faith| captures(faith, "rules=2")), [6, 6, 6, 16]);
}

#[test]
fn challenging_a_mad_one() {
    // With 1 all is lost and stays 1. With 5 and 8 there are two ways of having won, a tie, and five amounts left; with 9
    // the loss is 2 to 5.
    for (mine, outcomes) in [(1, 1), (5, 8), (8, 8), (9, 7)] {
        let truth = challenge(&faith(mine - 5), "{ corruption = -9 }", [false, true]);
        let mine = mine as u8;
        let by_hand = dice(|a, b| match (mine + a).cmp(&(8 + b)) {
            // One's own Corruption goes up or down; choices are uniform.
            std::cmp::Ordering::Greater => vec![[mine, 6, 0, 0, 3, 1], [mine, 6, 0, 0, 1, 1]],
            // The difference of the dice in Faith, down to 1, and a turn.
            std::cmp::Ordering::Less => vec![[mine.saturating_sub(a.abs_diff(b)).max(1), 6, 1, 0, 2, 1]],
            std::cmp::Ordering::Equal => vec![[mine, 6, 0, 0, 2, 1]],
        });
        assert_eq!(same(&tree(&truth), &by_hand), outcomes, "{mine}");
    }
}

#[test]
fn a_mad_one_challenges() {
    let truth = challenge("{ corruption = 8 }", "{ faith = 2 }", [true, false]);
    let by_hand = dice(|a, b| match (8 + a).cmp(&(8 + b)) {
        std::cmp::Ordering::Greater => vec![[5, 8 - (a - b), 0, 1, 10, 8]],
        std::cmp::Ordering::Less => vec![[5, 8, 0, 0, 10, 9], [5, 8, 0, 0, 10, 7]],
        std::cmp::Ordering::Equal => vec![[5, 8, 0, 0, 10, 8]],
    });
    assert_eq!(same(&tree(&truth), &by_hand), 5 + 2 + 1);
}
