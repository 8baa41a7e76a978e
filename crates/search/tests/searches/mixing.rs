//! Bots that mix their orders, on duels whose equilibria are known.

use std::collections::HashMap;

use search::{Bot, Budget, Mcts};
use table::toys::{Goofspiel, goofspiel};
use table::{Answer, Deaf, Estimate, Game, Rng, Seat};

use crate::toys::judged::Judged;
use crate::toys::matrix::{Duel, Matrix, Orders, PENNIES, STONES};

const SEEDS: u64 = 200;
/// Two and a half times the standard error of a frequency of one half in so many seeds, and a little for the search.
const NEAR: f64 = 0.1;

/// The equilibrium of each matrix, for either seat, and what it is worth to the first.
const KNOWN: [(Matrix, &[f64], f64); 2] =
    [(PENNIES, &[1.0 / 3.0, 2.0 / 3.0], 5.0 / 9.0), (STONES, &[0.2, 0.6, 0.2, 0.0], 0.5)];

fn think<G: Estimate>(view: &G::View, seat: u8, iterations: u32, seed: u64) -> G::Action {
    let budget = Budget::Iterations(iterations);
    Bot::<G>::choose(&Mcts::default(), view, Seat::new(seat), budget, &mut Rng::new(seed)).unwrap()
}

/// How often the bot in a seat gives each of its first orders.
fn frequencies<const AFTER: u32, const MIXING: bool>(orders: &Orders, seat: u8, iterations: u32) -> Vec<f64> {
    let view = Duel::<AFTER, MIXING>::begun(orders).view(Some(Seat::new(seat)));
    let mut often = vec![0.0; orders.matrix.len()];
    for seed in 0..SEEDS {
        let order = think::<Duel<AFTER, MIXING>>(&view, seat, iterations, seed);
        often[order.0 as usize] += 1.0 / SEEDS as f64;
    }
    often
}

fn assert_near(often: &[f64], known: &[f64], what: &str) {
    let near = often.iter().zip(known).all(|(often, known)| (often - known).abs() < NEAR);
    assert!(near, "{what}: {often:.2?} is not near {known:.2?}");
}

/// What an equilibrium is worth to the first seat, less what it is left against the best answer; the same for the second.
fn lost(matrix: Matrix, worth: f64, often: &[f64], seat: u8) -> f64 {
    let against = |reply: usize| -> f64 {
        let one = |own: usize| match seat {
            0 => f64::from(matrix[own][reply]) / 1000.0,
            _ => 1.0 - f64::from(matrix[reply][own]) / 1000.0,
        };
        often.iter().enumerate().map(|(own, often)| often * one(own)).sum()
    };
    let least = (0..matrix.len()).map(against).fold(f64::MAX, f64::min);
    (if seat == 0 { worth } else { 1.0 - worth }) - least
}

/// What the search holds a duel to be worth before its orders, by which guesses are learned.
#[test]
fn the_worth_that_is_told_is_the_worth_of_the_equilibrium() {
    for (matrix, _, worth) in KNOWN {
        let orders = Orders { matrix, ..Orders::default() };
        for seat in 0..2 {
            let view = Duel::<0, true>::begun(&orders).view(Some(Seat::new(seat)));
            let (budget, mut rng) = (Budget::Iterations(4_000), Rng::new(7));
            let (mix, told) =
                Mcts::default().weighs::<Duel<0, true>>(&view, Seat::new(seat), budget, &mut rng);
            let told = told.expect("a worth");
            assert!(
                mix.chances().count() > 1 && (f64::from(told[0]) - worth).abs() < 0.03,
                "{told:?}, not {worth}"
            );
            assert!((told[0] + told[1] - 1.0).abs() < 1e-3, "{told:?}");
        }
    }
}

fn assert_near_every_equilibrium<const AFTER: u32>(twice: bool, iterations: u32) {
    for (matrix, known, worth) in KNOWN {
        let orders = Orders { matrix, twice, ..Orders::default() };
        for seat in 0..2 {
            let often = frequencies::<AFTER, true>(&orders, seat, iterations);
            assert_near(&often, known, &format!("seat {seat}, {orders:?}"));
            let lost = lost(matrix, worth, &often, seat);
            assert!(lost < 0.04, "seat {seat}, {orders:?}: the best answer takes {lost:.3}");
        }
    }
}

#[test]
fn orders_come_near_the_equilibrium_by_rollouts() {
    assert_near_every_equilibrium::<9>(false, 2000);
}

#[test]
fn orders_come_near_the_equilibrium_by_guesses() {
    assert_near_every_equilibrium::<0>(false, 600);
    assert_near_every_equilibrium::<0>(true, 1000);
}

#[test]
fn without_mixing_the_order_is_always_the_same() {
    for seat in 0..2 {
        let pure = frequencies::<9, false>(&Orders::default(), seat, 600);
        assert!((pure[1] - 1.0).abs() < 1e-9, "{pure:?}");
        // Both give their second order, which is worth 667 to the first seat: 111 more than the second need leave it.
        let (_, _, worth) = KNOWN[0];
        assert!(lost(PENNIES, worth, &pure, seat) > 0.1);
    }
}

#[test]
fn a_dominated_order_is_hardly_ever_given() {
    let orders = Orders { matrix: STONES, ..Orders::default() };
    for seat in 0..2 {
        // Even when there is hardly time to look at every pair of orders.
        assert!(frequencies::<9, true>(&orders, seat, 200)[3] <= 0.01);
        assert!(frequencies::<0, true>(&orders, seat, 50)[3] <= 0.01);
    }
}

#[test]
fn what_the_other_may_lack_is_reckoned_with() {
    // Half of the time the second seat has no first order. When it has, it gives it often enough that on the whole it
    // comes one time in three, so nothing changes for the first seat.
    let orders = Orders { lacking: 5, ..Orders::default() };
    assert_near(&frequencies::<9, true>(&orders, 0, 2000), KNOWN[0].1, "by rollouts");
    assert_near(&frequencies::<0, true>(&orders, 0, 2000), KNOWN[0].1, "by guesses");
    // When it always lacks it, there is nothing to mix.
    let orders = Orders { lacking: 10, ..Orders::default() };
    assert!(frequencies::<0, true>(&orders, 0, 300)[0] <= 0.01);
}

#[test]
fn four_seats_mix_as_well() {
    // Two duels at once: 256 joint choices, of which each seat's worth depends on two parts only.
    let (matrix, known, _) = KNOWN[1];
    let orders = Orders { matrix, pairs: 2, ..Orders::default() };
    for seat in 0..4 {
        assert_near(&frequencies::<0, true>(&orders, seat, 1000), known, &format!("seat {seat}"));
    }
}

#[test]
fn the_seed_decides() {
    let view = Duel::<9, true>::begun(&Orders::default()).view(Some(Seat::new(0)));
    let given = |seed| think::<Duel<9, true>>(&view, 0, 300, seed);
    let first: Vec<_> = (0..20).map(given).collect();
    assert_eq!(first, (0..20).map(given).collect::<Vec<_>>());
}

/// What the bot in the first seat is left by one who knows how often it bids what, and answers best.
fn left<G>(truth: &Goofspiel, iterations: u32, known: &mut HashMap<goofspiel::View, f64>) -> f64
where
    G: Estimate<View = goofspiel::View, Action = goofspiel::Card>,
{
    let [first, second] = [0, 1].map(Seat::new);
    let view = truth.view(Some(first));
    if let Some(scores) = truth.turn().scores() {
        return 0.5 + 0.5 * f64::from((scores.of(first) - scores.of(second)).signum());
    }
    if let Some(left) = known.get(&view) {
        return *left;
    }
    let bids: Vec<_> = (0..40).map(|seed| think::<G>(&view, 0, iterations, seed)).collect();
    let mut replies = Vec::new();
    truth.actions(second, &mut replies);
    let least = replies.into_iter().map(|reply| {
        let after = |bid: &goofspiel::Card| {
            let mut next = truth.clone();
            next.play(Answer::Together(&[(first, *bid), (second, reply)]), &mut Deaf);
            left::<G>(&next, iterations, known)
        };
        bids.iter().map(after).sum::<f64>() / bids.len() as f64
    });
    let least = least.fold(f64::MAX, f64::min);
    known.insert(view, least);
    least
}

#[test]
fn who_knows_the_bot_gains_little() {
    let truth = Goofspiel::new(&"cards=4 prizes=descending".parse().unwrap()).unwrap();
    let mixing = left::<Judged<Goofspiel, 0, true>>(&truth, 500, &mut HashMap::new());
    let pure = left::<Judged<Goofspiel, 0, false>>(&truth, 500, &mut HashMap::new());
    // One half is fair.
    assert!(mixing > 0.4 && pure < 0.35, "{mixing:.3} of a bot that mixes, {pure:.3} of one that does not");
}
