//! Every imaginable action at every moment of random games: allowed, or refused with a clause that exists.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use godlucky::{Action, Card, GodLucky, Points, RULES, Setup};
use proving::{assert_refusals, each_refusal};
use table::{Game, Rng, Scratch, Seat, told_answer};

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

#[test]
fn each_kind_of_refusal_cites_its_clause() {
    let mut heard: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    each_refusal::<GodLucky>(&SETUPS, 40, 11, &imaginable(), |action, refusal| {
        let name = action.to_string();
        let kind = [
            "pass", "roll", "step", "resolve", "return", "fight", "ability", "change", "use", "seat",
            "space", "face", "stake", "take", "die", "coin", "lay", "event", "card", "god",
        ];
        if let Some(kind) = kind.into_iter().find(|kind| name.split('=').next() == Some(*kind)) {
            heard.entry(kind).or_default().insert(refusal.clause);
        }
    });
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
        for clause in clauses {
            assert!(heard[kind].contains(clause), "{kind} is never refused by {clause}: {:?}", heard[kind]);
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
