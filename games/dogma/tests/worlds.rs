//! Imagined worlds are tables like any other: one can play on in them.

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
