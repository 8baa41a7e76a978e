//! Offers that no page makes.

use table::{Declined, Game, Match, Rng, Seat, Seed};

/// A match that begins.
pub fn opened<G: Game>(setup: &str, seed: u64) -> Match<G> {
    Match::new(setup.parse().unwrap(), Seed::from_number(seed)).unwrap()
}

/// One random answer of everybody who is asked.
pub fn on<G: Game>(game: &mut Match<G>, rng: &mut Rng) {
    for seat in game.asked().iter() {
        let open = game.actions(seat);
        assert!(game.offer(seat, open[rng.below(open.len())]).is_ok());
    }
}

/// A random match of each setup, so many rounds of answers. In the rounds that are chosen every forged action of so many
/// seats, at the table or not, is declined if it is not open, and changes nothing.
pub fn assert_forged_is_declined<G: Game>(
    setups: &[&str],
    rounds: usize,
    chosen: impl Fn(usize) -> bool,
    seats: usize,
    forged: &[G::Action],
) {
    let (mut rules, mut not_asked) = (0, 0);
    for (seed, setup) in setups.iter().enumerate() {
        let (mut game, mut rng) = (opened::<G>(setup, seed as u64), Rng::new(seed as u64));
        for round in 0..rounds {
            if game.is_over() {
                break;
            }
            if chosen(round) {
                let (truth, lines) = (game.truth().clone(), game.lines().len());
                for seat in Seat::all(seats) {
                    let asked = game.asked().has(seat);
                    let open = if asked { game.actions(seat) } else { Vec::new() };
                    for action in forged.iter().filter(|action| !open.contains(action)) {
                        match game.offer(seat, *action) {
                            Err(Declined::Rules(refusal)) => {
                                assert!(asked && !refusal.clause.is_empty(), "{action}");
                                rules += 1;
                            }
                            Err(Declined::NotAsked(text)) => {
                                assert!(!asked && !text.it.is_empty(), "{action}");
                                not_asked += 1;
                            }
                            Ok(_) => panic!("seat {seat} was allowed {action}"),
                        }
                    }
                }
                assert!(*game.truth() == truth && game.lines().len() == lines && game.sealed().is_empty());
            }
            on(&mut game, &mut rng);
        }
    }
    assert!(rules > 1000 && not_asked > 1000, "{rules} by the rules, {not_asked} not asked");
}
