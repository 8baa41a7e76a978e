//! Levels: told apart by what they see, not by whim.

use std::time::{Duration, Instant};

use search::{AnyBot, Bot, Budget, Entry, Erased, LEVELS, Level, Mcts, Mix, Random, called_now, iterations};
use table::erased::{Facts, House};
use table::toys::{Accord, ConnectFour, TicTacToe};
use table::{Answer, Deaf, Game, Rng, Seat};

const FIRST: Seat = Seat::new(0);
const FEW: Budget = Budget::Iterations(60);

fn level(iterations: u32, overlooks: f32) -> Level<Mcts> {
    Level { bot: Mcts::default(), iterations, overlooks }
}

/// What a level does at the beginning of tic-tac-toe, by seed.
fn begins(level: Level<Mcts>, budget: Budget, seed: u64) -> Option<<TicTacToe as Game>::Action> {
    let view = TicTacToe::new(&Default::default()).unwrap().view(Some(FIRST));
    Bot::<TicTacToe>::choose(&level, &view, FIRST, budget, &mut Rng::new(seed))
}

#[test]
fn who_overlooks_nothing_plays_as_the_search_does_and_who_overlooks_much_often_cannot() {
    let search = |seed| {
        let view = ConnectFour::new(&Default::default()).unwrap().view(Some(FIRST));
        let with = |bot: &dyn Bot<ConnectFour>| {
            bot.choose(&view, FIRST, Budget::Iterations(1500), &mut Rng::new(seed))
        };
        [with(&Mcts::default()), with(&level(2000, 0.0)), with(&level(2000, 0.5))]
    };
    let all: Vec<_> = (0..20).map(search).collect();
    let like = |which: usize| all.iter().filter(|chosen| chosen[which] == chosen[0]).count();
    assert!(like(1) > 14 && (3..18).contains(&like(2)), "{} and {} of 20", like(1), like(2));
}

#[test]
fn a_level_has_its_own_patience_and_a_time_is_only_the_end_of_it() {
    let begun = Instant::now();
    let long = Duration::from_secs(20);
    for budget in [Budget::Time(long), Budget::Within(100_000, long), Budget::Iterations(100_000)] {
        let before = iterations();
        assert_eq!(begins(level(50, 0.0), budget, 1), begins(level(50, 0.0), Budget::Iterations(50), 1));
        assert_eq!(iterations() - before, 100, "fifty each");
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "it was left fifty iterations");
    let short = Budget::Within(u32::MAX, Duration::from_millis(20));
    assert!(begins(level(u32::MAX, 0.0), short, 1).is_some());
    assert!(begun.elapsed() < Duration::from_secs(5), "the time is up all the same");
}

/// A win that lies on the table is missed as often as it is overlooked, and never otherwise: nothing is done at random.
#[test]
fn a_win_is_missed_as_often_as_it_is_not_seen() {
    let mut truth = TicTacToe::new(&Default::default()).unwrap();
    for (seat, cell) in [(0, "a3"), (1, "a2"), (0, "b3"), (1, "b2")] {
        truth.play(Answer::Together(&[(Seat::new(seat), cell.parse().unwrap())]), &mut Deaf);
    }
    let view = truth.view(Some(FIRST));
    let mut options = Vec::new();
    truth.actions(FIRST, &mut options);
    let best = "c3".parse::<<TicTacToe as Game>::Action>().ok();
    let takes = |overlooks: f32| {
        let bot = level(2000, overlooks);
        let takes = |seed| Bot::<TicTacToe>::choose(&bot, &view, FIRST, FEW, &mut Rng::new(seed)) == best;
        (0..200).filter(|seed| takes(*seed)).count()
    };
    assert!(options.len() > 3 && best.is_some_and(|best| options.contains(&best)));
    assert_eq!(takes(0.0), 200);
    assert!((75..=130).contains(&takes(0.5)), "{}", takes(0.5));
}

#[test]
fn what_is_overlooked_stays_so_until_somebody_else_is_asked() {
    let mut truth = ConnectFour::new(&Default::default()).unwrap();
    let bot = level(20, 0.6);
    let mut mind = Bot::<ConnectFour>::mind(&bot, &Default::default(), FIRST);
    let seen = |truth: &ConnectFour, mind: &mut Box<dyn search::Mind<ConnectFour>>, seed: u64| {
        let view = truth.view(Some(FIRST));
        mind.observe(&view, &mut Rng::new(seed));
        let answer = |seed| mind.answer(&view, FEW, &mut Rng::new(seed)).draw(&mut Rng::new(seed)).unwrap();
        (0..40).map(answer).collect::<std::collections::BTreeSet<_>>()
    };
    let first = seen(&truth, &mut mind, 1);
    assert!(
        first.len() < 7 && seen(&truth, &mut mind, 2) == first,
        "asked again, it sees no more: {first:?}"
    );
    let mut differs = false;
    for seed in 3..9 {
        for seat in [0, 1].map(Seat::new) {
            let mut options = Vec::new();
            truth.actions(seat, &mut options);
            truth.play(Answer::Together(&[(seat, options[3])]), &mut Deaf);
            mind.observe(&truth.view(Some(FIRST)), &mut Rng::new(seed));
        }
        differs |= seen(&truth, &mut mind, seed) != first;
    }
    assert!(differs, "it looks anew every turn");
}

#[test]
fn who_is_not_asked_has_nothing_to_say_and_a_patience_of_none_is_enough_for_an_answer() {
    let view = TicTacToe::new(&Default::default()).unwrap().view(Some(FIRST));
    let mix =
        |seat, patience| Bot::<TicTacToe>::mix(&level(patience, 0.5), &view, seat, FEW, &mut Rng::new(1));
    assert_eq!(mix(Seat::new(1), 9), Mix::default());
    assert!(mix(FIRST, 0).draw(&mut Rng::new(1)).is_some());
}

#[test]
fn former_names_open_what_was_stored_with_them() {
    let named = |name| Box::new(Erased::<Accord, _>::new(name, Random)) as Box<dyn AnyBot>;
    let bots = ["master", "adept", "apprentice", "novice", "mcts", "random"].map(named);
    let game = Box::new(House::<Accord>::new(Facts::plain("accord", "Accord")));
    let mut entry = Entry { game, bots: bots.into_iter().collect(), hints: None };
    let plays = |entry: &Entry, name: &str| entry.bot(name).map(|bot| bot.name().to_owned());
    for (stored, now) in [("casual", "novice"), ("perfect", "master"), ("mcts", "mcts"), ("random", "random")]
    {
        assert_eq!(plays(&entry, stored).as_deref(), Some(now));
        assert_eq!(called_now(stored), now);
    }
    assert_eq!(plays(&entry, "ghost"), None);
    assert!(entry.named("ghost").is_err());
    assert_eq!(entry.levels().iter().map(|bot| bot.name()).collect::<Vec<_>>(), LEVELS);
    assert_eq!(entry.host().map(|bot| bot.name()), Some("novice"));
    entry.bots.retain(|bot| bot.name() == "random");
    assert_eq!(entry.host().map(|bot| bot.name()), Some("random"), "a game without levels has what it has");
}
