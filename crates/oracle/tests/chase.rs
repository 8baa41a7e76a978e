//! What is a part of the program: its values, and the chases that come of them.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use evilrunner::{Action, Evilrunner, Piece, Setup, Stage, View};
use oracle::bot::{Knowing, standard};
use oracle::{NEVER, Position, Worth, chase, exact};
use proving::side_by_side;
use search::{Bot, Budget, Level, Mcts};
use table::{Answer, Deaf, Game, Notation, Rng, Seat};

fn knowing(slack: f32) -> Knowing {
    Knowing { slack, otherwise: Level { bot: Mcts::default(), iterations: 100, overlooks: 0.0 } }
}

const BUDGET: Budget = Budget::Iterations(1);
const BEST: &str = "L=A1 U=T6 A=C1 V=C20 seals=T1,T2,T3,T4,T5 power=none to=spirit";
/// What the standard game is worth, in turns of the Spirit.
const VALUE: f32 = 39.569;

fn alone() -> Setup {
    Setup { legs: 1, cap: Setup::LONGEST, ..Setup::default() }
}

fn view(line: &str) -> View {
    Evilrunner::read(line, &alone()).unwrap().view(Some(Seat::new(0)))
}

#[test]
fn the_standard_game_is_worth_what_the_report_says() {
    let stored = standard().unwrap();
    assert!((exact::turns(&view(BEST), stored).unwrap() - VALUE).abs() < 0.01);
    let error = stored.error();
    let [least, most] = error.bracket(VALUE);
    assert!(least < VALUE && VALUE < most && most - least < 0.01, "{error:?}");
}

#[test]
fn stored_values_satisfy_the_equation_of_the_rules() {
    let (stored, mut rng, mut looked) = (standard().unwrap(), Rng::new(7), 0);
    while looked < 40 {
        let seals = rng.below(1 << 12) as u16;
        let places = [0; 4].map(|_| rng.below(52) as u8);
        let sealed = |at: &u8| (20..32).contains(at) && seals >> (at - 20) & 1 == 1;
        if places.iter().any(sealed) || places[..3].contains(&places[3]) {
            continue;
        }
        let position = Position { places, seals };
        let (value, equation) =
            (stored.worth(&position).unwrap(), exact::equation(&position, &alone(), stored).unwrap());
        assert!(value == equation || (value - equation).abs() < 0.005, "{position:?}: {value} or {equation}");
        looked += 1;
    }
}

#[test]
fn with_twelve_seals_valandris_is_safe_from_a_lone_leviathan() {
    let seals = (1..=12).map(|seal| format!("T{seal}")).collect::<Vec<_>>().join(",");
    let line = format!("L=A1 U=C1 A=C2 V=A12 seals={seals} power=leviathan to=valandris");
    assert_eq!(exact::turns(&view(&line), standard().unwrap()), Some(NEVER));
    let judged = knowing(0.0).judge(&view(&line)).unwrap();
    assert!(judged.value.is_infinite() && judged.says.en.contains("never caught"), "{judged:?}");
}

#[test]
fn chases_without_errors_take_as_long_as_they_should() {
    let stored = standard().unwrap();
    let chased = |seed| chase::play(BEST, &alone(), stored, &mut Rng::new(seed)).unwrap();
    let turns: Vec<u16> = side_by_side(0..16, chased);
    let mean = f32::from(turns.iter().sum::<u16>()) / turns.len() as f32;
    // A chase spreads by some 17 turns: four standard errors of sixteen.
    assert!((mean - VALUE).abs() < 17.0, "{turns:?}");
    assert!(turns.iter().collect::<HashSet<_>>().len() > 4, "the die decides: {turns:?}");
}

#[test]
fn an_error_is_never_greater_than_its_bound() {
    let stored = standard().unwrap();
    for (slack, seed) in [(0.0, 1), (0.5, 2), (2.0, 3)] {
        let bot = knowing(slack);
        let (mut truth, mut rng, mut costs) =
            (Evilrunner::read(BEST, &alone()).unwrap(), Rng::new(seed), 0.0_f32);
        for _ in 0..60 {
            let Some(seat) = truth.turn().asked().first() else {
                if truth.turn().scores().is_some() {
                    break;
                }
                truth.play(Answer::Chance(Action::Die(1 + rng.below(12) as u8)), &mut Deaf);
                continue;
            };
            let view = truth.view(Some(seat));
            let action = Bot::<Evilrunner>::choose(&bot, &view, seat, BUDGET, &mut rng).unwrap();
            let judged = bot.judge(&view).unwrap();
            let cost = judged.actions.iter().find(|one| one.action == action.to_string()).unwrap().cost;
            assert!(cost <= slack.max(0.01), "{action} costs {cost}");
            costs = costs.max(cost);
            truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
        }
        assert!(slack == 0.0 || costs > 0.05, "with a bound of {slack} it never errs");
        assert!(stored.chase() == exact::of(&Setup::default()));
    }
}

#[test]
fn its_set_ups_are_the_best_and_vary() {
    let (bot, mut seen) = (knowing(0.0), HashSet::new());
    for seed in 0..6 {
        let (mut truth, mut rng) = (Evilrunner::new(&alone()).unwrap(), Rng::new(seed));
        while truth.view(None).stage != Stage::Placing(Piece::Valandris) {
            let seat = truth.turn().asked().first().unwrap();
            assert!(bot.judge(&truth.view(Some(seat))).is_none(), "nothing is known of half a set-up");
            let action = bot.choose(&truth.view(Some(seat)), seat, BUDGET, &mut rng).unwrap();
            truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
        }
        let view = truth.view(Some(Seat::new(1)));
        let judged = bot.judge(&view).unwrap();
        assert!((judged.value - VALUE).abs() < 0.01, "seed {seed}: {}", judged.value);
        seen.insert(Position::of(&View {
            places: [view.places[0], view.places[1], view.places[2], view.places[0]],
            ..view
        }));
    }
    assert!(seen.len() >= 5, "{seen:?}");
}

#[test]
fn with_other_switches_it_thinks() {
    let setup = Setup { speed: 1, ..alone() };
    let truth = Evilrunner::read(BEST, &setup).unwrap();
    let view = truth.view(Some(Seat::new(0)));
    let bot = knowing(0.0);
    assert!(bot.judge(&view).is_none());
    let action = bot.choose(&view, Seat::new(0), Budget::Iterations(50), &mut Rng::new(1)).unwrap();
    let mut open = Vec::new();
    truth.actions(Seat::new(0), &mut open);
    assert!(open.contains(&action));
    assert!(
        bot.choose(&view, Seat::new(1), BUDGET, &mut Rng::new(1)).is_none(),
        "who is not asked has no action"
    );
}
