//! Random games through our trait and through the peers', and the figures of the five games.
//!
//! ```text
//! bench compare [REPETITIONS]   every row beside its peer, interleaved; exit code 1 when a ratio is missed
//! bench work GAME GAMES         exactly so many games, for whole-process comparisons
//! bench games [GAME...] [--against DIR] [--runs N]
//!                               the five games, and how many times the speed of another checkout that is
//! bench duel GAME --against DIR [--iterations N] [--games N] [--setup SETUP] [--jobs N]
//!                               the strongest bot against another checkout's, in paired games
//! ```

use std::process::ExitCode;

use bench::measure::{Row, Work};
use bench::{games, ours, peer};
use evilrunner::Evilrunner;
use table::toys::{ConnectFour, Goofspiel, Kuhn, Leduc, LiarsDice, TicTacToe};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let good = match words[..] {
        ["compare"] => compare(11),
        ["compare", repetitions] => compare(repetitions.parse().unwrap_or(11)),
        ["work", game, games] => work(game, games.parse().unwrap_or(0)),
        ["games", ref words @ ..] => done(games::games(words)),
        ["duel", ref words @ ..] => done(games::duel(words)),
        _ => {
            eprintln!("bench compare [REPETITIONS] | bench work GAME GAMES | bench games … | bench duel …");
            return ExitCode::from(2);
        }
    };
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn done(result: Result<(), String>) -> bool {
    result.inspect_err(|why| eprintln!("bench: {why}")).is_ok()
}

fn compare(repetitions: usize) -> bool {
    println!("{:<14}{:<11}{:>10}{:>10}   ratio median [min..max]", "game", "peer", "ours M/s", "peer M/s");
    let rows = [
        Row::new(
            "tic-tac-toe",
            "turnbase",
            1.2,
            ours::<TicTacToe>(1),
            peer::turnbase::<peer::tic_tac_toe::Truth>(1),
        ),
        Row::new("connect four", "minimax", 1.2, ours::<ConnectFour>(2), peer::minimax(2)),
        Row::new("Kuhn poker", "turnbase", 1.4, ours::<Kuhn>(3), peer::turnbase::<peer::kuhn::Truth>(3)),
        Row::new("Leduc poker", "turnbase", 1.4, ours::<Leduc>(4), peer::turnbase::<peer::leduc::Truth>(4)),
        Row::new(
            "liar's dice",
            "turnbase",
            1.3,
            ours::<LiarsDice>(5),
            peer::turnbase::<peer::liars_dice::Truth>(5),
        ),
        Row::new("goofspiel 13", "-", 0.0, ours::<Goofspiel>(6), Work::nothing()),
        Row::new("Evilrunner", "-", 0.0, ours::<Evilrunner>(7), Work::nothing()),
    ];
    let met: Vec<bool> = rows.into_iter().map(|row| row.run(repetitions)).collect();
    met.into_iter().all(|met| met) // every row is run, whatever the first says
}

fn work(game: &str, games: u64) -> bool {
    let mut work = match game {
        "tic_tac_toe" => ours::<TicTacToe>(1),
        "connect_four" => ours::<ConnectFour>(1),
        "kuhn_poker" => ours::<Kuhn>(1),
        "leduc_poker" => ours::<Leduc>(1),
        "liars_dice" => ours::<LiarsDice>(1),
        "evilrunner" => ours::<Evilrunner>(1),
        "goofspiel" => ours::<Goofspiel>(1),
        _ => {
            eprintln!(
                "{game}: tic_tac_toe, connect_four, kuhn_poker, leduc_poker, liars_dice, goofspiel or evilrunner is expected"
            );
            return false;
        }
    };
    let (points, answers) = work.games(games);
    println!("work {game} games {games} steps {answers} sum of seat 0's points {points}");
    true
}
