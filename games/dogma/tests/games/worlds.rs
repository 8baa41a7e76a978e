//! Imagined worlds are tables like any other: one can play on in them.

use std::collections::BTreeMap;

use dogma::{Dogma, Setup};
use table::{Game, Odds, Rng, Scratch, Seat, Turn, random_answer};

/// Every seat that is asked has an answer, and chance an outcome.
fn goes_on(world: &Dogma) -> bool {
    let mut actions = Vec::new();
    let asked = world.turn().asked().iter().all(|seat| {
        actions.clear();
        world.actions(seat, &mut actions);
        !actions.is_empty()
    });
    let mut odds = Odds::default();
    world.odds(&mut odds);
    asked && (world.turn() != Turn::Chance || odds.total() > 0)
}

fn assert_one_plays_on(setup: &str, games: u64) {
    let setup: Setup = setup.parse().expect("a setup");
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut truth = Dogma::new(&setup).expect("a table");
        let mut scratch = Scratch::default();
        loop {
            if rng.below(8) == 0 && truth.turn().scores().is_none() {
                let viewers: Vec<_> = Seat::viewers(truth.turn().asked().len().max(2)).collect();
                let viewer = viewers[rng.below(viewers.len())];
                let mut world = Dogma::imagine(&truth.view(viewer), &mut rng);
                for step in 0..200 {
                    let at = || format!("{setup}, game {seed}: {viewer:?} imagines, step {step}");
                    assert!(goes_on(&world), "{}: {:?}", at(), world.view(None).open.agenda);
                    assert_eq!(world.audit(), Ok(()), "{}", at());
                    if random_answer(&mut world, &mut rng, &mut scratch).is_some() {
                        break;
                    }
                }
            }
            if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
                break;
            }
        }
    }
}

#[test]
fn of_a_printed_set() {
    assert_one_plays_on("mode=predestinazione reveal=owner", 20);
    assert_one_plays_on("mode=predestinazione seats=4", 6);
}

#[test]
fn of_packs_that_go_round() {
    assert_one_plays_on("mode=chaos", 20);
    assert_one_plays_on("mode=chaos seats=4", 8);
}

#[test]
fn of_free_building() {
    assert_one_plays_on("mode=arbitrio", 8);
    assert_one_plays_on("mode=arbitrio boxes=one", 8);
    assert_one_plays_on("mode=arbitrio boxes=one seats=4", 3);
}

#[test]
fn who_lies_face_down_is_as_likely_at_each_place() {
    let setup: Setup = "mode=predestinazione hizb=out".parse().expect("a setup");
    let (mut rng, mut scratch) = (Rng::new(1), Scratch::default());
    let mut truth = Dogma::new(&setup).expect("a table");
    while !truth.view(None).open.stands() {
        assert_eq!(
            random_answer(&mut truth, &mut rng, &mut scratch),
            None,
            "it is over before anybody stands"
        );
    }
    let (viewer, rival) = (Seat::new(0), Seat::new(1));
    let view = truth.view(Some(viewer));
    let mut stood = BTreeMap::new();
    for _ in 0..600 {
        let world = Dogma::imagine(&view, &mut rng);
        let own = world.view(Some(rival)).own.expect("what it holds");
        let hidden = (0..).zip(own.arcana).filter(|(at, _)| view.open.arcano((rival, *at)).prophet.is_none());
        hidden.for_each(|(at, pack)| *stood.entry((at, pack.prophet)).or_insert(0) += 1);
    }
    // Three Prophets at three places; 200 is expected of each, with a standard deviation of 12.
    assert_eq!(stood.len(), 9, "{stood:?}");
    assert!(stood.values().all(|times| (150..250).contains(times)), "{stood:?}");
}

#[test]
fn another_prophet_takes_the_place_of_one_that_was_built_in() {
    let setup: Setup = "mode=chaos".parse().expect("a setup");
    let (mut swapped, mut opened) = (0, 0);
    for seed in 0..45 {
        let mut rng = Rng::new(seed);
        let mut truth = Dogma::new(&setup).expect("a table");
        let mut scratch = Scratch::default();
        let builds = |truth: &Dogma| truth.view(None).open.build.on;
        let first = |truth: &Dogma| {
            let mut factors = Vec::new();
            truth.factors(Seat::new(0), &mut factors);
            factors.into_iter().find(|factor| factor.starts_with("prophet="))
        };
        while builds(&truth) {
            let replaced = first(&truth).map(|factor| truth.replaced(Seat::new(0), &factor, &mut rng));
            assert_eq!(replaced.flatten(), None, "not before everybody has built");
            random_answer(&mut truth, &mut rng, &mut scratch);
        }
        for seat in Seat::all(2) {
            let mut factors = Vec::new();
            truth.factors(seat, &mut factors);
            for factor in factors {
                let Some(other) = truth.replaced(seat, &factor, &mut rng) else { continue };
                swapped += 1;
                assert_eq!(other.audit(), Ok(()));
                let own = |truth: &Dogma| truth.view(Some(seat)).own.expect("a seat");
                let packs = own(&truth).arcana.into_iter().zip(own(&other).arcana);
                let changed: Vec<_> = packs.filter(|(was, is)| was != is).collect();
                let [(was, is)] = &changed[..] else { panic!("{factor}: {changed:?}") };
                assert_eq!(was.prophet.map(|card| format!("prophet={card}")), Some(factor));
                assert_eq!((&was.cults, &was.relics), (&is.cults, &is.relics));
                let free = is.prophet.expect("another");
                assert!(!own(&truth).each().any(|card| card == free), "{free} was at the table");
                assert_eq!(truth.view(None), other.view(None), "the table sees no difference");
                let (mut world, mut scratch) = (other, Scratch::default());
                while random_answer(&mut world, &mut rng, &mut scratch).is_none() {}
            }
        }
        random_answer(&mut truth, &mut rng, &mut scratch);
        let late = first(&truth).map(|factor| truth.replaced(Seat::new(0), &factor, &mut rng));
        assert_eq!(late.flatten(), None, "not after somebody has chosen");
        // Where nobody has Interventions to stack, the next moment will do.
        while format!("{:?}", truth.view(None).open.agenda.next()) != "Some(Opening)" {
            random_answer(&mut truth, &mut rng, &mut scratch);
        }
        let mut factors = Vec::new();
        truth.factors(Seat::new(0), &mut factors);
        opened += factors.iter().filter_map(|it| truth.replaced(Seat::new(0), it, &mut rng)).count();
    }
    assert!(opened > 50, "{opened}");
    assert!(swapped > 100, "{swapped}");
}
