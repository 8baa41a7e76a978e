//! `conclave load`.

use std::time::Duration;

use clap::ArgMatches;
use crowd::load::{At, Figures, Load, run as play};
use serde_json::{Value, json};
use table::{Lang, Trouble};

use super::{Done, line, listing, number};
use crate::cli::GOLD;
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let games: Vec<String> = args.get_many("games").map(|all| all.cloned().collect()).unwrap_or_default();
    for game in &games {
        catalogue::find(game)?;
    }
    let given = |name: &str| args.get_one::<u32>(name).copied().unwrap_or_default();
    if given("tables") == 0 || given("seconds") == 0 {
        return Err(End::Given(Trouble::say(
            "serve almeno un tavolo, per almeno un secondo",
            "at least one table is needed, for at least one second",
        )));
    }
    let place = match args.get_one::<String>("at") {
        Some(address) if !address.starts_with("http://") => {
            return Err(End::Given(Trouble::say(
                format!("«{address}»: è atteso un indirizzo come http://127.0.0.1:8080, senza TLS"),
                format!("'{address}': an address such as http://127.0.0.1:8080 is expected, without TLS"),
            )));
        }
        Some(address) => At::Address(address.clone(), args.get_one::<u32>("pid").copied()),
        None => At::Own(std::env::current_exe()?, args.get_one::<u8>("nodes").copied().unwrap_or(1)),
    };
    let load = Load {
        tables: given("tables") as usize,
        rate: given("rate"),
        lasts: Duration::from_secs(given("seconds").into()),
        spectators: given("spectators") as usize,
        seed: number(args, "seed").unwrap_or(1),
        games,
        place,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut all = Vec::new();
    for _ in 0..given("runs").max(1) {
        let figures = runtime.block_on(play(&load)).map_err(|why| {
            End::Machine(Trouble::say(
                format!("non si può giocare: {why}"),
                format!("it cannot be played: {why}"),
            ))
        })?;
        listing(args, || as_json(&figures), || lines(&load, &figures, lang))?;
        all.push(figures);
    }
    if all.len() > 1 {
        listing(args, || in_the_middle(&all), || middle(&all, lang))?;
    }
    let broken: Vec<&String> = all.iter().flat_map(|figures| &figures.broken).collect();
    match broken.as_slice() {
        [] => Ok(()),
        [first, more @ ..] => Err(End::Failed(Trouble::say(
            format!("qualcosa si è rotto: {first} (e altre {} volte)", more.len()),
            format!("something broke: {first} (and {} times more)", more.len()),
        ))),
    }
}

/// The median of several runs: answers a second, p50 and p99 in milliseconds.
fn medians(all: &[Figures]) -> [f64; 3] {
    let middle = |of: &dyn Fn(&Figures) -> f64| {
        let mut values: Vec<f64> = all.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let rate = |figures: &Figures| figures.answers as f64 / figures.lasted.as_secs_f64();
    [middle(&rate), middle(&|figures| millis(figures.waits[0])), middle(&|figures| millis(figures.waits[1]))]
}

fn in_the_middle(all: &[Figures]) -> Value {
    let [rate, p50, p99] = medians(all);
    json!({ "runs": all.len(), "median": { "answers_a_second": rate, "p50_ms": p50, "p99_ms": p99 } })
}

fn middle(all: &[Figures], lang: Lang) -> Done {
    let ([rate, p50, p99], runs) = (medians(all), all.len());
    line(lang.pick(
        format!("{GOLD}mediana di {runs} volte: {rate:.1} risposte al secondo, {p50:.1} ms (p50), {p99:.1} ms (p99){GOLD:#}"),
        format!("{GOLD}median of {runs} runs: {rate:.1} answers a second, {p50:.1} ms (p50), {p99:.1} ms (p99){GOLD:#}"),
    ))
}

fn lines(load: &Load, figures: &Figures, lang: Lang) -> Done {
    let seconds = figures.lasted.as_secs_f64();
    let rate = figures.answers as f64 / seconds;
    let [middle, late] = figures.waits.map(millis);
    line(lang.pick(
        format!(
            "{} tavoli, {} che guardano ognuno, {seconds:.0} s, seme {}",
            load.tables, load.spectators, load.seed
        ),
        format!(
            "{} tables, {} who watch each, {seconds:.0} s, seed {}",
            load.tables, load.spectators, load.seed
        ),
    ))?;
    line(lang.pick(
        format!("{GOLD}{rate:.1} risposte al secondo{GOLD:#} ({}; {} giunte tardi, {} non viste dall'altro entro 2 s)", figures.answers, figures.refused, figures.unseen),
        format!("{GOLD}{rate:.1} answers a second{GOLD:#} ({}; {} came too late, {} not seen by the other within 2 s)", figures.answers, figures.refused, figures.unseen),
    ))?;
    line(lang.pick(
        format!(
            "dalla risposta alla pagina dell'altro: {middle:.1} ms (p50), {GOLD}{late:.1} ms (p99){GOLD:#}"
        ),
        format!("from an answer to the other's page: {middle:.1} ms (p50), {GOLD}{late:.1} ms (p99){GOLD:#}"),
    ))?;
    if let (Some(cpu), Some(cores)) = (figures.cpu.map(millis), figures.cores) {
        line(lang.pick(
            format!("il server: {cpu:.2} ms di processore per risposta, {cores:.2} processori"),
            format!("the server: {cpu:.2} ms of processor for an answer, {cores:.2} processors"),
        ))?;
    }
    if let Some(own) = figures.own {
        line(lang.pick(
            format!("le persone, sulla macchina di questo comando: {own:.2} processori"),
            format!("the persons, on the machine of this command: {own:.2} processors"),
        ))?;
    }
    if let Some([all, each]) = figures.memory {
        line(lang.pick(
            format!(
                "memoria: {} kB in tutto, {} kB per tavolo aperto con le sue pagine",
                all / 1000,
                each / 1000
            ),
            format!("memory: {} kB in all, {} kB for a table opened with its pages", all / 1000, each / 1000),
        ))?;
    }
    for (game, own) in &figures.games {
        let push = own.bytes / own.pushes.max(1);
        let whole = own.whole_bytes.checked_div(own.whole);
        let it = whole.map(|bytes| {
            format!("; una partita intera: {} kB per chi la vede ({})", bytes / 1000, own.whole)
        });
        let en = whole
            .map(|bytes| format!("; a whole game: {} kB for each who sees it ({})", bytes / 1000, own.whole));
        line(lang.pick(
            format!("{game}: {push} byte per invio ({}){}", own.pushes, it.unwrap_or_default()),
            format!("{game}: {push} bytes a push ({}){}", own.pushes, en.unwrap_or_default()),
        ))?;
    }
    Ok(())
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn as_json(figures: &Figures) -> Value {
    let game = |(game, own): (&String, &crowd::load::OfGame)| {
        let figures = json!({
            "pushes": own.pushes, "bytes": own.bytes, "whole_games_seen": own.whole, "whole_game_bytes": own.whole_bytes,
        });
        (game.clone(), figures)
    };
    let games: serde_json::Map<String, Value> = figures.games.iter().map(game).collect();
    json!({
        "seconds": figures.lasted.as_secs_f64(),
        "answers": figures.answers,
        "refused": figures.refused,
        "unseen": figures.unseen,
        "p50_ms": millis(figures.waits[0]),
        "p99_ms": millis(figures.waits[1]),
        "cpu_ms": figures.cpu.map(millis),
        "cores": figures.cores,
        "own_cores": figures.own,
        "memory": figures.memory.map(|[all, _]| all),
        "memory_per_table": figures.memory.map(|[_, each]| each),
        "games": games,
        "broken": figures.broken,
    })
}
