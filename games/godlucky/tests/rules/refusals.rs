//! Every imaginable action at every moment of random games: allowed, or refused with a clause that exists.

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock};

use godlucky::{Action, Card, GodLucky, Points, RULES, Set, Setup};
use proving::{assert_refusals, each_refusal};
use table::{Game, Rng, Scratch, Seat, told_answer};

use crate::scene::Scene;

fn imaginable() -> Vec<Action> {
    use Action::*;
    let mut all = vec![Pass, Roll, Step, Resolve, Return, Forward, Back, Ability, Change, Corrupt, Cleanse];
    all.extend(Seat::all(7).flat_map(|seat| [Fight(seat), At(seat)]));
    all.extend((0..7).map(God));
    let cards = (0..31).map(Card::object).chain((0..8).map(Card::of_miracle));
    all.extend(cards.flat_map(|card| [Use(card), Take(card), Draw(card)]));
    all.extend((0..2).map(Which));
    all.extend((0..20).flat_map(|at| [Space(at), Lay(at)]));
    all.extend((1..=6).flat_map(|n| [Face(n), Add(n), Die(n)]));
    all.extend((1..=10).flat_map(|n| [Stake(Points::Faith, n), Stake(Points::Corruption, n)]));
    all.extend(
        [godlucky::Face::Heads, godlucky::Face::Tails].into_iter().flat_map(|face| [Call(face), Coin(face)]),
    );
    all.push(Event(3));
    all
}

const SETUPS: [&str; 6] = [
    "seats=2",
    "seats=3 mode=accelerated mad=before",
    "seats=4 back=first",
    "seats=5 mode=accelerated change=reroll",
    "seats=6",
    "seats=3 rounds=10 early=none",
];

#[test]
fn every_refusal_has_a_clause_and_both_languages() {
    let heard = assert_refusals::<GodLucky>(RULES, &SETUPS, 4, 7, &imaginable());
    let cited: BTreeSet<&str> = heard.into_values().flatten().collect();
    assert!(cited.len() > 60, "{} clauses: {cited:?}", cited.len());
}

/// What was refused in whole games: by its kind, its clause and its reason.
fn heard() -> &'static BTreeSet<(String, &'static str, &'static str)> {
    static HEARD: OnceLock<BTreeSet<(String, &str, &str)>> = OnceLock::new();
    HEARD.get_or_init(|| {
        let heard = Mutex::new(BTreeSet::new());
        each_refusal::<GodLucky>(&SETUPS, 40, 11, &imaginable(), |action, refusal| {
            let kind = action.to_string().split('=').next().unwrap_or_default().to_owned();
            heard.lock().unwrap().insert((kind, refusal.clause, refusal.reason));
        });
        heard.into_inner().unwrap()
    })
}

#[test]
fn each_kind_of_refusal_cites_its_clause() {
    let expected = [
        ("pass", &["4.2", "9.4", "4.6", "3.3"][..]),
        ("roll", &["9.4", "3.3", "14.8"]),
        ("step", &["4.2"]),
        ("resolve", &["4.6", "7.5"]),
        ("return", &["4.6", "4.8", "17.6", "7.5"]),
        ("fight", &["8.1", "8.2", "8.3", "9.8", "1.2"]),
        ("ability", &["5.1", "12.1", "2.4", "7.1", "7.9"]),
        ("change", &["17.4", "17.1"]),
        ("use", &["2.6", "10.1", "10.3", "10.4", "5.1", "17.7", "7.2", "1.3", "11.1", "11.3", "11.4"]),
        ("seat", &["14.2", "3.3", "13.6"]),
        ("stake", &["14.2"]),
        ("take", &["13.5"]),
        ("die", &["2.1", "14.5"]),
        ("coin", &["13.12"]),
        ("lay", &["2.5", "4.3"]),
        ("event", &["13.4"]),
        ("card", &["13.3", "10.7"]),
        ("god", &["2.2", "1.3"]),
    ];
    for (kind, clauses) in expected {
        let cited: BTreeSet<&str> = heard().iter().filter(|row| row.0 == kind).map(|row| row.1).collect();
        for clause in clauses {
            assert!(cited.contains(clause), "{kind} is never refused by {clause}: {cited:?}");
        }
    }
}

#[test]
fn a_card_that_one_does_not_see_is_refused_alike_wherever_it_lies() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut rng = Rng::new(seed);
        let mut scratch = Scratch::default();
        let mut truth = GodLucky::new(&"seats=3".parse::<Setup>().unwrap()).unwrap();
        while told_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            let viewer = Seat::new(0);
            let view = truth.view(Some(viewer));
            let known = view.hands.iter().fold(godlucky::Cards::NONE, |all, hand| all.or(hand.cards()));
            let unseen = (0..24)
                .map(Card::object)
                .filter(|card| {
                    !known.has(*card) && !view.open.discards.contains(card) && !view.open.banished.has(*card)
                })
                .filter(|card| view.traps.iter().all(|trap| trap.card != Some(*card)));
            let clauses: BTreeSet<&str> = unseen
                .filter_map(|card| GodLucky::why_not(&view, &Action::Use(card)))
                .map(|refusal| refusal.clause)
                .collect();
            assert!(clauses.len() <= 1, "{clauses:?}");
            compared += clauses.len();
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Cards among which no object is sacred to Nirvanello.
fn without_a_treasure() -> Set {
    let first = include_str!("../../cards/past/first.toml");
    Set::learn(&first.replace("sacred = \"Nirvanello\"\n", "")).unwrap()
}

/// Moments that random games seldom come to: how, who, what, and the reason why not.
fn rare() -> [(Scene, u8, &'static str, &'static str); 11] {
    let turn = |line: &str| Scene::spaces(&format!("phase=2 turns=8 at=0 {line}"));
    let fight = turn("| WaterWalker @18 o25 | Morphyss @20 | Nirvanello @4 | LordUnder @9");
    let thief = turn("| Morphyss @9 | WaterWalker @20 o1,o2 | Nirvanello @4 o3 | SilentDreamer @4 o4,o5");
    let mad = "[{ everyone = [{ corruption = -1 }] }]";
    let line = "phase=1 turns=8 at=0 | Morphyss 9/2 @2 | LordUnder 9/2";
    let recall = |cards: &str| turn(&format!("{cards} | Nirvanello @9 o24 | Morphyss @20"));
    [
        (recall("discards=o26"), 0, "use=o24", "TreasureDiscarded"),
        (recall("banished=o26"), 0, "use=o24", "TreasureBanished"),
        (turn("| Nirvanello @9 o24,o26 | Morphyss @20"), 0, "use=o24", "TreasureYours"),
        (
            Scene::with(without_a_treasure(), "phase=2 turns=8 at=0 | Nirvanello @9 o24 | Morphyss @20"),
            0,
            "use=o24",
            "NoTreasure",
        ),
        (Scene::event(mad, line).go("roll die=1 resolve event=e1"), 0, "roll", "AllMad"),
        (turn("extra=now | WaterWalker @9 o22 | Nirvanello @20"), 0, "use=o22", "ExtraNow"),
        (turn("extra=next | WaterWalker @9 o22 | Nirvanello @20"), 0, "use=o22", "ExtraNext"),
        (turn("| WaterWalker @9 o26,o1 | Nirvanello @20"), 0, "use=o26", "NobodyHasCards"),
        (turn("| BlackSarcophagus @9 | Morphyss @20"), 0, "ability", "NoDiscards"),
        (fight.go("roll die=2 fight=1 die=1 die=6 use=o25"), 0, "seat=1", "ThirdPlayer"),
        (thief.go("ability"), 0, "seat=2", "HasFewObjects"),
    ]
}

/// No reason stands in the table that nobody ever meets.
#[test]
fn every_reason_is_met() {
    let mut met: BTreeSet<&str> = heard().iter().map(|row| row.2).collect();
    for (scene, seat, action, reason) in rare() {
        assert_eq!(scene.refusal(seat, action).map(|refusal| refusal.reason), Some(reason), "{action}");
        met.insert(reason);
    }
    let unmet: Vec<_> = godlucky::REASONS.iter().filter(|reason| !met.contains(**reason)).collect();
    assert!(unmet.is_empty(), "{unmet:?}");
}
