//! `conclave balance`: equal bots play, and what sets seats apart is counted.

mod ledger;
mod report;
mod terms;

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use lab::{Balance, Series};
use search::Budget;
use serde_json::Value;
use table::{Lang, Trouble};

use self::ledger::Ledger;
use self::report::Cell;
use self::terms::Terms;
use super::{Done, game, line, listing, number, setup};
use crate::end::End;
use crate::exec;
use crate::interrupt;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let limit = limit(args)?;
    let files: Vec<&PathBuf> = args.get_many("report").into_iter().flatten().collect();
    let ledgers = if files.is_empty() {
        vec![played(args, lang)?]
    } else {
        files.into_iter().map(|path| Ledger::read(path)).collect::<Result<_, _>>()?
    };
    let by = args.get_one::<String>("by").map_or("", String::as_str);
    let cells: Vec<Cell<'_>> = ledgers.iter().map(|ledger| Cell::of(ledger, by)).collect::<Result<_, _>>()?;
    let json = || match &cells[..] {
        [cell] if !args.contains_id("report") => cell.json(),
        cells => Value::from_iter(cells.iter().map(Cell::json)),
    };
    listing(args, json, || cells.iter().flat_map(|cell| cell.text(lang)).try_for_each(line))?;
    match limit {
        None => Ok(()),
        Some((percent, factor)) => ledgers.iter().try_for_each(|ledger| within(ledger, percent, factor)),
    }
}

/// Plays the games that the file lacks, until Ctrl-C at most.
fn played(args: &ArgMatches, lang: Lang) -> Result<Ledger, End> {
    let mut entry = game(args)?;
    let setup = setup(args, &entry)?;
    exec::admit(&mut entry, args.get_many("bot").into_iter().flatten(), args, lang)?;
    let terms = Terms {
        game: entry.game.facts().id.to_owned(),
        setup: setup.clone(),
        bot: args.get_one::<String>("bot").cloned().unwrap_or_default(),
        iterations: args.get_one::<u32>("iterations").copied().unwrap_or(1000),
        seed: number(args, "seed").unwrap_or(1),
        replace: args.get_one::<String>("replace").cloned(),
    };
    let (seed, games) = (terms.seed, number(args, "games").unwrap_or(200));
    let bots = vec![terms.bot.clone(); entry.game.seats(&setup)?];
    let budget = Budget::Iterations(terms.iterations);
    let replace = terms.replace.as_deref();
    let series = Series { entry: &entry, setup: &setup, bots: &bots, budget, games, seed, replace };
    series.check()?;
    let path = args.get_one::<PathBuf>("into").cloned().unwrap_or_default();
    if games == 0 {
        let ledger = Ledger::read(&path)?;
        ledger.terms.same(&terms, &path)?;
        return Ok(ledger);
    }
    let mut ledger = Ledger::open(&path, terms.clone())?;
    let done = ledger.seeds();
    let missing = (0..games).filter(|number| !done.contains(&seed.wrapping_add(*number)));
    let mut progress = Progress { there: done.len(), new: 0, games, begun: Instant::now(), said: None, lang };
    progress.say();
    series.each(missing, &interrupt::flag(), |number, played| {
        ledger.add(seed.wrapping_add(number), played)?;
        progress.new += 1;
        progress.say();
        if let Some(kind) = replace
            && progress.there + progress.new == ENOUGH.min(games as usize)
        {
            something(&ledger, kind)?;
        }
        Ok::<_, End>(())
    })?;
    Ok(ledger)
}

/// After so many games in which nothing could be replaced, nothing ever will.
const ENOUGH: usize = 20;

/// Could anything of this kind be replaced in these games?
fn something(ledger: &Ledger, kind: &str) -> Done {
    if ledger.games().any(|game| !game.replaced.is_empty()) {
        return Ok(());
    }
    let factors = ledger.games().flat_map(|game| game.factors.iter().flatten());
    let known: BTreeSet<&str> = factors.map(|factor| lab::kind(factor)).collect();
    let known = known.into_iter().collect::<Vec<_>>().join(", ");
    Err(Trouble::say(
        format!("«{kind}»: niente di questo genere si è potuto sostituire; i fattori sono: {known}"),
        format!("'{kind}': nothing of this kind could be replaced; the factors are: {known}"),
    )
    .into())
}

/// Says on standard error how far the games are, now and then.
struct Progress {
    there: usize,
    new: usize,
    games: u64,
    begun: Instant,
    said: Option<Instant>,
    lang: Lang,
}

impl Progress {
    const PAUSE: Duration = Duration::from_secs(5);

    fn say(&mut self) {
        let (done, games) = (self.there + self.new, self.games);
        let last = done as u64 >= games;
        if self.said.is_some_and(|said| said.elapsed() < Self::PAUSE) && !last {
            return;
        }
        self.said = Some(Instant::now());
        let each = self.begun.elapsed().as_secs_f64() / self.new.max(1) as f64;
        let left = each * games.saturating_sub(done as u64) as f64;
        let minutes = format!("{:.1}", left / 60.0);
        let (it, en) = match (self.new, last) {
            (0, _) | (_, true) => (String::new(), String::new()),
            _ => (format!(", ancora circa {minutes} min"), format!(", about {minutes} min left")),
        };
        let text =
            self.lang.pick(format!("{done} di {games} partite{it}"), format!("{done} of {games} games{en}"));
        // Nobody need listen.
        let _ = writeln!(anstream::stderr(), "{text}");
    }
}

/// The limit asked for and the factor that it is for.
fn limit(args: &ArgMatches) -> Result<Option<(f64, &str)>, End> {
    let (Some(text), Some(factor)) = (args.get_one::<String>("limit"), args.get_one::<String>("of")) else {
        return Ok(None);
    };
    let percent = text.parse().ok().filter(|percent| (0.0..=100.0).contains(percent));
    let percent = percent.ok_or_else(|| {
        Trouble::say(
            format!("--limit «{text}»: è atteso un numero da 0 a 100, per esempio 30"),
            format!("--limit '{text}': a number from 0 to 100 is expected, for example 30"),
        )
    })?;
    Ok(Some((percent, factor)))
}

/// Does the factor's interval end below the limit?
fn within(ledger: &Ledger, percent: f64, factor: &str) -> Done {
    let balance = Balance::of(ledger.games());
    let share = balance.factors.iter().find(|share| share.factor == factor);
    let share = share.ok_or_else(|| report::no_factor(&balance, factor))?;
    let high = 100.0 * share.won.high;
    if high <= percent {
        return Ok(());
    }
    Err(End::Failed(Trouble::say(
        format!("l'intervallo di «{factor}» arriva al {high:.1} %, oltre il limite di {percent} %"),
        format!("the interval of '{factor}' goes up to {high:.1} %, beyond the limit of {percent} %"),
    )))
}
