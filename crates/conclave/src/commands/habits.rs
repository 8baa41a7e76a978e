//! `conclave habits`: in what time a bot plays, how much alike from evening to evening, and with which bad habits.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgMatches;
use lab::{Habits, Rate, Shown};
use search::Budget;
use serde_json::{Value, json};
use table::Lang;

use super::{Done, game, line, listing, number, setup};
use crate::cli::GOLD;
use crate::end::End;
use crate::interrupt;

/// What a bot without a budget of its own thinks, in playouts.
const PLAIN: u32 = 1000;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let setup = setup(args, &entry)?;
    let name = args.get_one::<String>("bot").map_or("master", String::as_str);
    let (games, seed) = (number(args, "games").unwrap_or(20), number(args, "seed").unwrap_or(1));
    let (bot, own) = entry.budgeted(name)?;
    let millis = args.get_one::<u32>("time").map(|millis| Duration::from_millis((*millis).into()));
    let given = args.get_one::<u32>("iterations").map(|count| Budget::Iterations(*count));
    let live = || Budget::Iterations(bot.live().unwrap_or(PLAIN));
    let budget = millis.map(Budget::Time).or(given).or(own).unwrap_or_else(live);
    let played = Habits { entry: &entry, setup: &setup, bot, budget, games, seed };
    let records = args.get_one::<PathBuf>("records");
    if let Some(folder) = records {
        server::make_folder(folder).map_err(End::Machine)?;
    }
    let shown = played.play(&interrupt::flag())?;
    if let Some(folder) = records {
        keep(folder, entry.game.facts().id, &shown)?;
    }
    let json = || {
        let habits: Value = shown
            .habits
            .iter()
            .map(|it| json!({"name": it.name.1, "shown": it.shown, "of": it.of}))
            .collect();
        let alike: Value = shown
            .alike
            .iter()
            .map(|(kind, (most, of))| json!({"kind": kind, "most": most, "of": of}))
            .collect();
        let within = |part| shown.within(part).map(|time| time.as_secs_f64() * 1000.0);
        json!({"game": entry.game.facts().id, "setup": setup, "bot": name, "budget": match budget {
            Budget::Iterations(count) | Budget::Within(count, _) => json!({"playouts": count}),
            Budget::Time(long) | Budget::Cpu(long) => json!({"milliseconds": long.as_millis() as u64}),
        }, "games": games, "seed": seed,
            "milliseconds": {"half": within(0.5), "99 of 100": within(0.99), "longest": within(1.0)},
            "questions": shown.times.len(), "habits": habits, "alike": alike})
    };
    listing(args, json, || {
        line(format!("{GOLD}{}{GOLD:#}  {setup}", entry.game.facts().name))?;
        text(&shown, (name, games), millis, lang)
    })
}

/// A file for each game that shows a habit, named by its seed.
fn keep(folder: &Path, game: &str, shown: &Shown) -> Done {
    for (seed, record) in &shown.records {
        let file = folder.join(format!("{game}-{seed}.txt"));
        fs::write(&file, record).map_err(|error| End::file(&file, &error))?;
    }
    Ok(())
}

fn text(shown: &Shown, (bot, games): (&str, u64), asked: Option<Duration>, lang: Lang) -> Done {
    let ms = |part| shown.within(part).unwrap_or_default().as_secs_f64() * 1000.0;
    let count = shown.times.len();
    line(lang.pick(
        format!("{bot}, {games} partite, {count} domande con una scelta"),
        format!("{bot}, {games} games, {count} questions with a choice"),
    ))?;
    let (half, most, longest) = (ms(0.5), ms(0.99), ms(1.0));
    line(lang.pick(
        format!("tempo  metà entro {half:.1} ms, 99 su 100 entro {most:.1} ms, la più lunga {longest:.1} ms"),
        format!("time  half within {half:.1} ms, 99 of 100 within {most:.1} ms, the longest {longest:.1} ms"),
    ))?;
    if let Some(asked) = asked {
        let part = most / (asked.as_secs_f64() * 1000.0);
        line(lang.pick(
            format!("       99 su 100 entro {part:.2} volte il tempo dato"),
            format!("      99 of 100 within {part:.2} times what was given"),
        ))?;
    }
    for habit in &shown.habits {
        let rate = Rate::new(habit.shown as usize, habit.of as usize);
        let (part, low, high) = (100.0 * rate.rate(), 100.0 * rate.low, 100.0 * rate.high);
        let (label, of, name) =
            (lang.pick("vizio", "habit"), lang.pick("su", "of"), lang.pick(habit.name.0, habit.name.1));
        line(format!(
            "{label}  {name}: {} {of} {} ({part:.1} % [{low:.1}–{high:.1}])",
            habit.shown, habit.of
        ))?;
    }
    for (kind, (most, of)) in &shown.alike {
        line(lang.pick(
            format!("tavolo  {kind}: lo stesso al più {most} volte su {of}"),
            format!("table  {kind}: the same at most {most} times of {of}"),
        ))?;
    }
    Ok(())
}
