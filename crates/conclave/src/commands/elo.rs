//! `conclave elo`: levels play their neighbours, and how much stronger each is.

mod kept;
mod report;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::ArgMatches;
use lab::{Duel, Outcome, Step, Verdict, verdict};
use search::{AnyBot, Budget, Entry, LEVELS};
use table::{Lang, Trouble};

use self::kept::Kept;
use super::{Done, game, listing, number, setup};
use crate::end::End;
use crate::interrupt;

/// A bot without a budget of its own thinks so many playouts.
const PLAIN: u32 = 1000;

/// What is asked.
struct Asked<'a> {
    entry: &'a Entry,
    setup: &'a str,
    /// The step that is wanted, in Elo.
    step: f64,
    /// At most so many blocks a pair, and does a verdict end it sooner?
    blocks: u64,
    sooner: bool,
    seed: u64,
}

/// A bot with its playouts for a question in live play, and what it thinks here.
struct Rung<'a> {
    bot: &'a dyn AnyBot,
    live: u32,
    here: Budget,
}

/// Two neighbours and their games.
struct Pair {
    step: Step,
    verdict: Verdict,
}

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let setup = setup(args, &entry)?;
    let rungs = rungs(args, &entry)?;
    let step = f64::from(args.get_one::<u32>("step").copied().unwrap_or(100));
    let (games, seed) = (number(args, "games").unwrap_or(1000), number(args, "seed").unwrap_or(1));
    let (blocks, sooner) = (games.div_ceil(2), !args.get_flag("all"));
    let asked = Asked { entry: &entry, setup: &setup, step, blocks, sooner, seed };
    let mut kept = Kept::open(args.get_one::<PathBuf>("into"), entry.game.facts().id, &setup)?;
    let stop = interrupt::flag();
    let mut pairs = Vec::new();
    for two in rungs.windows(2) {
        pairs.push(asked.pair(&two[0], &two[1], &mut kept, &stop)?);
    }
    let report = report::Report { asked: &asked, rungs: &rungs, pairs: &pairs };
    listing(args, || report.json(), || report.text(lang))?;
    match pairs.iter().any(|pair| pair.verdict == Verdict::Short) {
        true => Err(End::Failed(Trouble::say(
            format!("un gradino non arriva a {step} Elo"),
            format!("a step is smaller than {step} Elo"),
        ))),
        false => Ok(()),
    }
}

/// The bots that are compared, with their budgets.
fn rungs<'a>(args: &ArgMatches, entry: &'a Entry) -> Result<Vec<Rung<'a>>, End> {
    let named: Vec<&str> = match args.get_many::<String>("levels") {
        Some(names) => names.map(String::as_str).collect(),
        None => LEVELS.to_vec(),
    };
    if named.len() < 2 {
        return Err(Trouble::say(
            "--levels: ne servono almeno due, il più debole per primo",
            "--levels: at least two are needed, the weaker one first",
        )
        .into());
    }
    let part = if args.get_flag("live") { 1 } else { 10 };
    let cpu = args.get_one::<u32>("cpu").map(|millis| Budget::Cpu(Duration::from_millis((*millis).into())));
    let rung = |name| -> Result<Rung<'a>, End> {
        let (bot, own) = entry.budgeted(name)?;
        let live = bot.live().unwrap_or(PLAIN);
        let here = own.or(cpu).unwrap_or(Budget::Iterations((live / part).max(1)));
        Ok(Rung { bot, live, here })
    };
    named.into_iter().map(rung).collect()
}

impl Rung<'_> {
    /// What it is called in kept files: games of a bot that was tuned since are not of this one.
    fn mark(&self) -> String {
        format!("{} {} {}", self.bot.name(), self.thinks(), self.bot.manner()).trim_end().to_owned()
    }

    /// Its budget here, in a word: playouts, or milliseconds of computing.
    fn thinks(&self) -> String {
        match self.here {
            Budget::Iterations(count) | Budget::Within(count, _) => count.to_string(),
            Budget::Cpu(long) | Budget::Time(long) => format!("{}ms", long.as_millis()),
        }
    }

    fn seated(&self) -> (&dyn AnyBot, Budget) {
        (self.bot, self.here)
    }
}

impl Asked<'_> {
    /// Plays the blocks that are missing, until the verdict is known: how much stronger the second is.
    fn pair(
        &self,
        weak: &Rung<'_>,
        strong: &Rung<'_>,
        kept: &mut Kept,
        stop: &AtomicBool,
    ) -> Result<Pair, End> {
        let marks = [strong.mark(), weak.mark()];
        let duel = Duel::new(self.entry, self.setup, [strong.seated(), weak.seated()])?;
        if duel.teams.len() < 2 {
            return Err(Trouble::say(
                "a questo tavolo non c'è nessuno da battere",
                "at this table there is nobody to beat",
            )
            .into());
        }
        let seeds: Vec<u64> = (0..self.blocks).map(|nth| self.seed.wrapping_add(nth)).collect();
        let there = kept.seeds(&marks);
        let missing: Vec<u64> = seeds.iter().copied().filter(|seed| !there.contains(seed)).collect();
        let known = AtomicBool::new(stop.load(Ordering::Relaxed) || self.is_known(&kept.blocks(&marks)));
        duel.each(missing.into_iter(), &known, |seed, block| {
            kept.add(&marks, seed, block)?;
            if stop.load(Ordering::Relaxed) || self.is_known(&kept.blocks(&marks)) {
                known.store(true, Ordering::Relaxed);
            }
            Ok::<_, End>(())
        })?;
        let blocks = kept.blocks(&marks);
        Ok(Pair { step: Step::of(&blocks), verdict: verdict(&blocks, self.step) })
    }

    fn is_known(&self, blocks: &[Vec<Outcome>]) -> bool {
        self.sooner && verdict(blocks, self.step) != Verdict::Open
    }
}
