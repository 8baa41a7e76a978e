//! What bots do where no guess tells them what to do, and that they play sensibly: measured claims at a size for every day.

use std::collections::BTreeMap;

use godlucky::{Action, GodLucky, Setup};
use proving::wins_against_chance;
use search::{Bot, Budget, Level, Mcts};
use table::{Estimate, Game, Line, Match, Rng, Rung, Seat, Seed};

/// The gods that bots choose in a match, in the order in which they choose.
fn chosen(bot: &impl Bot<GodLucky>, seats: usize, seed: u64) -> Vec<(Seat, u8)> {
    let setup: Setup = format!("seats={seats}").parse().unwrap();
    let mut played = Match::<GodLucky>::new(setup, Seed::from_number(seed)).unwrap();
    let mut rng = Rng::new(seed);
    let mut chosen = Vec::new();
    while chosen.len() < seats {
        let seat = played.asked().first().unwrap();
        let view = played.truth().view(Some(seat));
        let action = bot.choose(&view, seat, Budget::Iterations(20), &mut rng).unwrap();
        if let Action::God(god) = action {
            chosen.push((seat, god));
        }
        played.offer(seat, action).unwrap();
    }
    chosen
}

/// The guess holds them all alike: there is no favourite, neither of who chooses first nor of a seat.
#[test]
fn among_equal_gods_bots_draw() {
    const MATCHES: u64 = 240;
    let bot = Mcts::default();
    let novice = Level { bot, iterations: 20, overlooks: 0.5 };
    let mut counts: BTreeMap<(&str, usize, u8), u64> = BTreeMap::new();
    for seed in 0..MATCHES {
        for (nth, (seat, god)) in chosen(&bot, 4, seed).into_iter().enumerate() {
            *counts.entry(("nth", nth, god)).or_default() += 1;
            *counts.entry(("seat", seat.index(), god)).or_default() += 1;
        }
        *counts.entry(("novice", 0, chosen(&novice, 4, seed)[0].1)).or_default() += 1;
    }
    // Each of six gods comes to each of these 40 times in the mean; 5.8 is one standard deviation.
    assert_eq!(counts.len(), 6 * (4 + 4 + 1));
    assert!(counts.values().all(|count| (15..=65).contains(count)), "{counts:?}");
}

/// The bot of the first commit, which others are measured against, searched for its god: nothing is advised to it.
#[test]
fn to_the_first_bot_no_god_is_advised() {
    let played = Match::<GodLucky>::new(Setup::default(), Seed::from_number(1)).unwrap();
    let seat = played.asked().first().unwrap();
    let (view, mut gods) = (played.truth().view(Some(seat)), Vec::new());
    played.truth().actions(seat, &mut gods);
    let advised = |rung| GodLucky::advice_of(rung, &view, &gods, &mut Rng::new(1));
    assert_eq!(advised(Rung::First), None);
    assert_eq!(advised(Rung::Now).map(|advised| advised.len()), Some(1));
}

/// In a window of its own turn a bot can win for certain with the one card it may play, and by passing perhaps later. (A position of the suite:
/// playouts, which soon answer at random, hold both for as good.)
#[test]
fn a_card_that_wins_this_turn_is_played() {
    let is_it = |line: &&str| ["\"kind\":\"win\"", "\"seed\":2090,"].iter().all(|part| line.contains(part));
    let position = include_str!("../../suite.jsonl").lines().find(is_it).unwrap();
    let part = |name: &str| {
        let rest = position.split_once(&format!("\"{name}\":\"")).unwrap().1;
        rest.split_once('"').unwrap().0
    };
    let setup: Setup = part("setup").parse().unwrap();
    let mut played = Match::<GodLucky>::from_given(setup, Some(Seed::from_number(2090)), &[]).unwrap();
    for line in part("log").split('|') {
        played.follow(line.parse::<Line<Action>>().unwrap()).unwrap();
    }
    let seat = played.asked().first().unwrap();
    let view = played.truth().view(Some(seat));
    for seed in 0..8 {
        let budget = Budget::Iterations(4_000);
        let given = Bot::<GodLucky>::choose(&Mcts::default(), &view, seat, budget, &mut Rng::new(seed));
        assert_eq!(given.unwrap().to_string(), "use=o29");
    }
}

#[test]
fn games_are_won_well_over_the_fair_share() {
    for (seats, least) in [(2, 0.65), (4, 0.4), (6, 0.3)] {
        let won = wins_against_chance::<GodLucky>(&format!("seats={seats} cards=box"), 40, 150);
        assert!(won > least, "{seats} seats: {won}");
    }
}
