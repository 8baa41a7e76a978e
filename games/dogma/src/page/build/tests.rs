//! The bench offers everything that can be done, once, to everyone, in both languages, and tells nothing of others' Arcana.

use std::collections::BTreeSet;

use proving::{
    Lately, assert_buttons, assert_needs_nothing, assert_no_buttons_for_others, assert_same_page, drawn,
    each_moment_by, variant,
};
use table::{Game, Lang, Rng, Seat};

use crate::rules::unfit;
use crate::{Action, Card, Cards, Dogma, Step};

const SETUPS: [&str; 8] = [
    "mode=chaos",
    "mode=predestinazione",
    "mode=arbitrio",
    "mode=arbitrio boxes=one seats=4",
    "mode=chaos seats=4",
    "mode=predestinazione seats=4",
    "mode=chaos rules=2",
    "mode=chaos seats=4 rules=2",
];

fn is_building(truth: &Dogma) -> bool {
    truth.open.build.on || truth.open.agenda.next() == Some(Step::Stack)
}

/// Builds by chance, mostly forwards, and looks at each moment of it.
fn each_moment(setup: &str, seed: u64, mut look: impl FnMut(&Dogma, &mut Rng)) {
    let some = |actions: &[Action], rng: &mut Rng| {
        let takes: Vec<Action> =
            actions.iter().copied().filter(|it| matches!(it, Action::Take(..))).collect();
        let eager = !takes.is_empty() && rng.below(6) != 0;
        rng.pick(if eager { &takes } else { actions }).unwrap()
    };
    each_moment_by(setup, seed, some, |truth: &Dogma, _: Lately<'_, Dogma>, rng| {
        if is_building(truth) {
            look(truth, rng);
        }
    });
}

#[test]
fn every_open_action_is_one_button_in_both_languages() {
    let mut seen = BTreeSet::new();
    for (seed, setup) in (1..).zip(SETUPS) {
        each_moment(setup, seed, |truth, rng| {
            let question = truth.open.agenda.next().as_ref().map_or_else(String::new, variant);
            if rng.below(6) != 0 && matches!(&question[..], "Read" | "Build") {
                return;
            }
            if assert_buttons(truth, &[], 1..=1) {
                seen.insert(question);
            }
        });
    }
    let wanted = ["Build", "Destiny", "Leave", "Read", "Stack"].map(str::to_owned);
    assert_eq!(seen, BTreeSet::from(wanted));
}

#[test]
fn who_is_not_asked_or_only_watches_has_no_buttons() {
    for (seed, setup) in (20..).zip(SETUPS) {
        each_moment(setup, seed, |truth, rng| {
            if rng.below(8) != 0 {
                return;
            }
            assert_no_buttons_for_others(truth, truth.open.sides.len(), &[]);
        });
    }
}

#[test]
fn worlds_that_look_the_same_have_the_same_bench() {
    for (seed, setup) in (40..).zip(SETUPS) {
        each_moment(setup, seed, |truth, rng| {
            if rng.below(25) != 0 {
                return;
            }
            assert_same_page(truth, truth.open.sides.len(), &[], rng);
        });
    }
}

/// The cards that a viewer knows of for another reason than that somebody holds them.
fn known(truth: &Dogma, viewer: Option<Seat>) -> Cards {
    let view = truth.view(viewer);
    let mut known: Cards = view.supply.kinds().iter().collect();
    if let Some(own) = &view.own {
        let seen = own.seen.iter().flatten().flat_map(|pack| pack.kinds().iter().collect::<Vec<_>>());
        own.each().chain(seen).for_each(|card| known.add(card));
    }
    known
}

#[test]
fn what_others_have_taken_is_on_nobodys_bench() {
    let mut hidden = 0;
    for (seed, setup) in (60..).zip(["mode=chaos", "mode=chaos seats=4", "mode=arbitrio boxes=one"]) {
        each_moment(setup, seed, |truth, rng| {
            if rng.below(10) != 0 {
                return;
            }
            for viewer in Seat::viewers(truth.open.seats().count()) {
                let (known, html) = (known(truth, viewer), drawn(truth, viewer, Lang::En, &[]).1);
                let others = truth.open.seats().filter(|seat| Some(*seat) != viewer);
                for card in others.flat_map(|seat| truth.secret.own(seat).each().collect::<Vec<Card>>()) {
                    // The tabs of the box show the first card of each family.
                    if !known.has(card) && card.place().1 > 0 {
                        hidden += 1;
                        assert!(!html.contains(&format!("#em-{card}\"")), "{setup}: {viewer:?} sees {card}");
                    }
                }
            }
        });
    }
    assert!(hidden > 1000, "{hidden}");
}

#[test]
fn a_card_fits_or_there_is_a_reason() {
    let mut reasons = BTreeSet::new();
    for (seed, setup) in (80..).zip(["mode=chaos", "mode=arbitrio", "mode=chaos seats=4", "mode=arbitrio"]) {
        each_moment(setup, seed, |truth, rng| {
            if rng.below(4) != 0 || !truth.open.build.on {
                return;
            }
            for seat in truth.turn().asked().iter() {
                let own = truth.secret.own(seat);
                let mut actions = Vec::new();
                truth.actions(seat, &mut actions);
                let view = truth.view(Some(seat));
                for card in view.supply.kinds().iter() {
                    for at in if card.is_divine() { 4..=4 } else { 0..=3 } {
                        let offered = actions.contains(&Action::Take(card, at));
                        let bar = unfit(&truth.open, own, card, at);
                        let empty = at < 4 && own.arcana[usize::from(at)].is_empty();
                        assert!(
                            if offered { bar.is_none() } else { bar.is_some() || empty },
                            "{card} at {at}: {bar:?}"
                        );
                        // Whoever asks all the same hears of the same clause.
                        if let Some(bar) = bar.filter(|_| !empty) {
                            let why = Dogma::why_not(&view, &Action::Take(card, at)).unwrap();
                            assert_eq!(why.clause, bar.clause(), "{card} at {at}: {bar:?}");
                        }
                        reasons.extend(bar.as_ref().map(variant));
                    }
                }
            }
        });
    }
    for wanted in ["Prophet", "Stranger", "Religion", "Type", "Full", "Nobody", "Divine"] {
        assert!(reasons.contains(wanted), "{wanted} has not come up: {reasons:?}");
    }
}

#[test]
fn the_bench_stays_light_and_needs_nothing_inline() {
    for (setup, most) in
        [("mode=chaos", 40_000), ("mode=arbitrio", 125_000), ("mode=predestinazione", 60_000)]
    {
        let mut largest = 0;
        each_moment(setup, 3, |truth, rng| {
            if rng.below(10) != 0 && setup != "mode=predestinazione" {
                return;
            }
            for lang in Lang::BOTH {
                largest = largest.max(drawn(truth, Some(Seat::new(0)), lang, &[]).1.len());
                assert_needs_nothing(truth, Some(Seat::new(0)), lang, &[]);
            }
        });
        assert!(largest > 1000 && largest < most, "{setup}: {largest}");
    }
}

#[test]
fn ids_stand_once() {
    for (seed, setup) in (100..).zip(SETUPS) {
        each_moment(setup, seed, |truth, rng| {
            if rng.below(12) != 0 {
                return;
            }
            let html = drawn(truth, Some(Seat::new(0)), Lang::En, &[]).1;
            let mut seen = BTreeSet::new();
            for id in html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(seen.insert(id.to_owned()), "{setup}: {id} stands twice");
            }
        });
    }
}

#[test]
fn before_a_card_is_put_down_the_page_says_how_many_prophets_may_still_come_for_it() {
    let (mut said, mut slim) = (0, 0);
    for (seed, setup) in (120..).zip(["mode=chaos", "mode=chaos seats=4 rules=2"]) {
        each_moment(setup, seed, |truth, rng| {
            for seat in truth.open.seats().filter(|_| rng.below(3) == 0) {
                let view = truth.view(Some(seat));
                let Some(prospects) = view.prospects() else { continue };
                // Whoever lies in a pack may come, and so may who is still to be dealt.
                let counted = prospects.seen.or(prospects.unseen);
                let packs = truth
                    .secret
                    .packs
                    .iter()
                    .flatten()
                    .flat_map(|pack| pack.kinds().iter().collect::<Vec<_>>());
                for card in packs.filter(|card| card.is_prophet()) {
                    assert!(counted.has(card), "{card} may still come to {seat}");
                }
                let (actions, html) = drawn(truth, Some(seat), Lang::En, &[]);
                let waits = |action: &&Action| {
                    matches!(action, Action::Take(card, at) if !card.is_prophet()
                        && view.own.unwrap().arcana.get(usize::from(*at)).is_some_and(|pack| pack.prophet.is_none()))
                };
                assert_eq!(html.matches("class=\"chance").count(), actions.iter().filter(waits).count());
                said += html.matches("class=\"chance").count();
                slim += html.matches("class=\"chance slim").count();
            }
        });
    }
    assert!(said > 200 && slim > 50, "{said} {slim}");
}
