//! `conclave series`: bots play many times.

use std::time::Instant;

use clap::ArgMatches;
use lab::{Mean, Played, Rate, Series};
use search::Budget;
use serde_json::{Value, json};
use table::{Lang, Seat};

use super::{Done, game, line, listing, number, setup};
use crate::cli::GOLD;
use crate::exec;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let mut entry = game(args)?;
    let setup = setup(args, &entry)?;
    let bots: Vec<String> = args.get_many("seats").into_iter().flatten().cloned().collect();
    exec::admit(&mut entry, &bots, args, lang)?;
    let iterations = args.get_one::<u32>("iterations").copied().unwrap_or(1000);
    let (games, seed) = (number(args, "games").unwrap_or(200), number(args, "seed").unwrap_or(1));
    let budget = Budget::Iterations(iterations);
    let begun = Instant::now();
    let played =
        Series { entry: &entry, setup: &setup, bots: &bots, budget, games, seed, replace: None }.play()?;
    let seconds = begun.elapsed().as_secs_f64();
    let least = args.get_one::<i32>("at-least").copied();
    let rows: Vec<Row> = (0..bots.len()).filter_map(|seat| Row::of(&played, seat, least)).collect();
    let json = || {
        let seats: Value = rows.iter().zip(&bots).map(|(row, bot)| row.json(bot)).collect();
        json!({"game": entry.game.facts().id, "setup": setup, "games": games, "seed": seed,
            "iterations": iterations, "seconds": seconds, "seats": seats})
    };
    listing(args, json, || {
        line(format!("{GOLD}{}{GOLD:#}  {setup}", entry.game.facts().name))?;
        line(lang.pick(
            format!("{games} partite dal seme {seed}, {iterations} simulazioni per domanda, {seconds:.0} s"),
            format!("{games} games from seed {seed}, {iterations} playouts for a question, {seconds:.0} s"),
        ))?;
        rows.iter().zip(&bots).enumerate().try_for_each(|(seat, (row, bot))| line(row.text(seat, bot, lang)))
    })
}

/// What a seat achieved.
struct Row {
    score: Mean,
    won: Rate,
    least: Option<(i32, Rate)>,
}

impl Row {
    fn of(played: &[Played], seat: usize, least: Option<i32>) -> Option<Self> {
        let scores: Vec<i32> = played.iter().filter_map(|game| game.scores.get(seat).copied()).collect();
        let won = played.iter().filter(|game| game.winners.has(Seat::new(seat as u8))).count();
        let reached =
            |s: i32| (s, Rate::new(scores.iter().filter(|&&score| score >= s).count(), scores.len()));
        Some(Row { score: Mean::of(&scores)?, won: Rate::new(won, played.len()), least: least.map(reached) })
    }

    fn json(&self, bot: &str) -> Value {
        let rate =
            |rate: &Rate| json!({"hits": rate.hits, "of": rate.of, "low": rate.low, "high": rate.high});
        let Mean { mean, half, least, median, most } = self.score;
        json!({"bot": bot, "won": rate(&self.won), "at_least": self.least.as_ref().map(|(s, r)| json!({"score": s, "rate": rate(r)})),
            "score": {"mean": mean, "half": half, "least": least, "median": median, "most": most}})
    }

    fn text(&self, seat: usize, bot: &str, lang: Lang) -> String {
        let percent = |rate: &Rate| {
            format!("{:.1} % [{:.1}–{:.1}]", 100.0 * rate.rate(), 100.0 * rate.low, 100.0 * rate.high)
        };
        let Mean { mean, half, least, median, most } = self.score;
        let (score, won) = (lang.pick("punteggio", "score"), lang.pick("vince", "wins"));
        let middle = lang.pick("mediana", "median");
        let reached =
            self.least.as_ref().map_or(String::new(), |(s, rate)| format!(", ≥ {s}: {}", percent(rate)));
        format!(
            "{seat} {bot:<8} {score} {mean:.2} ± {half:.2} ({least}…{most}, {middle} {median}), {won} {}{reached}",
            percent(&self.won)
        )
    }
}
