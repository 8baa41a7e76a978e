//! The search on toys whose right answers are known.

use std::time::{Duration, Instant};

use search::{Bot, Budget, Mcts, Random};
use table::toys::{ConnectFour, Goofspiel, Kuhn, TicTacToe};
use table::{Answer, Deaf, Estimate, Game, Match, Notation, Rng, Scores, Seat, Seed, Turn};

const FIRST: Seat = Seat::new(0);

/// The search's choice.
fn think<G: Estimate>(view: &G::View, seat: Seat, budget: Budget, seed: u64) -> Option<G::Action> {
    Bot::<G>::choose(&Mcts::default(), view, seat, budget, &mut Rng::new(seed))
}

/// Plays one game, the first bot in the first seat.
fn game<G: Estimate>(bots: [&dyn Bot<G>; 2], budget: Budget, seed: u64) -> Scores {
    let mut played = Match::<G>::new(G::Setup::default(), Seed::from_number(seed)).unwrap();
    let mut rng = Rng::new(seed);
    while let Some(seat) = played.asked().first() {
        let view = played.truth().view(Some(seat));
        let action = bots[seat.index()].choose(&view, seat, budget, &mut rng).unwrap();
        played.offer(seat, action).unwrap();
    }
    played.scores().unwrap()
}

#[test]
fn it_never_loses_tic_tac_toe() {
    for seed in 0..20 {
        let first = game::<TicTacToe>([&Mcts::default(), &Random], Budget::Iterations(1500), seed);
        assert!(first.of(FIRST) >= 0, "lost as first, seed {seed}");
        let second = game::<TicTacToe>([&Random, &Mcts::default()], Budget::Iterations(1500), seed);
        assert!(second.of(FIRST) <= 0, "lost as second, seed {seed}");
    }
}

#[test]
fn it_takes_a_win_and_stops_one() {
    // x to move completes its row; o to move must stop it.
    let mut x = TicTacToe::new(&Default::default()).unwrap();
    let cells: Vec<<TicTacToe as Game>::Action> =
        ["a1", "a2", "b1", "b2"].map(|c| c.parse().unwrap()).to_vec();
    for (i, cell) in cells.iter().enumerate() {
        x.play(Answer::Together(&[(Seat::new(i as u8 % 2), *cell)]), &mut Deaf);
    }
    let best = think::<TicTacToe>(&x.view(Some(FIRST)), FIRST, Budget::Iterations(400), 1);
    assert_eq!(best.unwrap().to_string(), "c1", "{:?}", x.line());
    let mut o = TicTacToe::new(&Default::default()).unwrap();
    for (i, cell) in cells[..3].iter().enumerate() {
        o.play(Answer::Together(&[(Seat::new(i as u8 % 2), *cell)]), &mut Deaf);
    }
    let second = Seat::new(1);
    let best = think::<TicTacToe>(&o.view(Some(second)), second, Budget::Iterations(800), 1);
    assert_eq!(best.unwrap().to_string(), "c1", "{:?}", o.line());
}

#[test]
fn it_beats_chance_at_connect_four_and_goofspiel() {
    let connect = (0..12).filter(|&s| {
        game::<ConnectFour>([&Random, &Mcts::default()], Budget::Iterations(300), s).of(FIRST) < 0
    });
    assert!(connect.count() >= 11);
    let bids = (0..20).filter(|&s| {
        game::<Goofspiel>([&Mcts::default(), &Random], Budget::Iterations(300), s).of(FIRST) > 0
    });
    assert!(bids.count() >= 14);
}

#[test]
fn it_folds_the_jack_to_a_bet_and_calls_with_the_king() {
    let (mut jacks, mut kings) = (0, 0);
    for seed in 0..40 {
        let mut played = Match::<Kuhn>::new(Default::default(), Seed::from_number(seed)).unwrap();
        let bet = played.actions(FIRST)[1];
        played.offer(FIRST, bet).unwrap();
        let second = Seat::new(1);
        let view = played.truth().view(Some(second));
        let chosen = think::<Kuhn>(&view, second, Budget::Iterations(2000), seed).unwrap();
        let options = played.actions(second);
        let lowest = format!("{view:?}").contains("Seen(0)");
        let highest = format!("{view:?}").contains("Seen(2)");
        assert!(!lowest || chosen == options[0], "called with the jack");
        assert!(!highest || chosen == options[1], "folded the king");
        jacks += u32::from(lowest);
        kings += u32::from(highest);
    }
    assert!(jacks > 5 && kings > 5, "{jacks} jacks and {kings} kings were seen");
}

#[test]
fn the_seed_decides_and_one_option_costs_nothing() {
    let truth = ConnectFour::new(&Default::default()).unwrap();
    let view = truth.view(Some(FIRST));
    let choose = |seed| think::<ConnectFour>(&view, FIRST, Budget::Iterations(50), seed);
    assert_eq!(choose(3), choose(3));
    assert_eq!(think::<ConnectFour>(&view, Seat::new(1), Budget::Iterations(9), 1), None);

    let mut last = ConnectFour::new(&Default::default()).unwrap();
    let mut rng = Rng::new(8);
    // Columns filled at random until one is left: then there is nothing to think about.
    while let Some(seat) = last.turn().asked().first() {
        let mut open = Vec::new();
        last.actions(seat, &mut open);
        if open.len() == 1 {
            let begun = Instant::now();
            let long = Budget::Time(Duration::from_secs(20));
            let chosen = think::<ConnectFour>(&last.view(Some(seat)), seat, long, 1);
            assert_eq!(chosen, Some(open[0]));
            assert!(begun.elapsed() < Duration::from_secs(5));
            return;
        }
        let mut next = last.clone();
        next.play(Answer::Together(&[(seat, rng.pick(&open).unwrap())]), &mut Deaf);
        last = if matches!(next.turn(), Turn::Over(_)) {
            ConnectFour::new(&Default::default()).unwrap()
        } else {
            next
        };
    }
}
