//! `conclave suite --mine`: positions are looked for in new games.

use std::fmt::Write as _;
use std::fs;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use lab::suite::{AnyQuarry, Game, Half, Kind, Position};
use lab::{answer, each};
use search::{Budget, Entry, Seated};
use serde_json::{Map, Value, json};
use table::{Lang, Seat, Seed, Trouble};

use super::file;
use crate::cli::{DIM, GOLD};
use crate::commands::{Done, line, number, path};
use crate::end::End;

/// Who plays the games: game after game the next two of them, and they take turns around the table.
const BOTS: [&str; 3] = ["first", "novice", "apprentice"];
/// Who has not come to an end by then is left alone.
const LONGEST: usize = 6000;

/// What is looked for.
struct Search<'a> {
    entry: &'a Entry,
    quarry: &'a dyn AnyQuarry,
    setups: Vec<String>,
    seed: u64,
    games: u64,
    quota: usize,
    kinds: Vec<Kind>,
    budget: Budget,
    lang: Lang,
}

/// What was found, by the number of the game.
type Found = Mutex<Vec<(u64, Position)>>;

pub(super) fn run(args: &ArgMatches, entry: &Entry, quarry: &dyn AnyQuarry, games: u64, lang: Lang) -> Done {
    let texts: Vec<&str> =
        args.get_many::<String>("setup").into_iter().flatten().map(String::as_str).collect();
    let texts = if texts.is_empty() { vec![""] } else { texts };
    let setups = texts.iter().map(|text| entry.game.setup(text)).collect::<Result<Vec<_>, _>>()?;
    let iterations = args.get_one::<u32>("thinks").copied().unwrap_or(60);
    let (seed, quota) = (number(args, "seed").unwrap_or(1), number(args, "quota").unwrap_or(26) as usize);
    let budget = Budget::Iterations(iterations);
    let kinds = super::kinds(args);
    let search = Search { entry, quarry, setups, seed, games, quota, kinds, budget, lang };
    let found = search.all()?;
    let given: String =
        texts.iter().filter(|text| !text.is_empty()).map(|text| format!(" --setup '{text}'")).collect();
    let only: String = match search.kinds.len() == Kind::ALL.len() {
        true => String::new(),
        false => search.kinds.iter().map(|kind| format!(" --kind {kind}")).collect(),
    };
    let command = format!(
        "conclave suite {}{given} --mine {games} --seed {seed} --quota {quota} --thinks {iterations}{only}",
        quarry.id()
    );
    let kept = search.kept(found);
    let mut counts = Map::new();
    for kind in Kind::ALL {
        counts.insert(kind.word().to_owned(), json!(kept.iter().filter(|one| one.kind == kind).count()));
    }
    let mut text = file::header(quarry.id(), &command, rules(&search.setups), &Value::Object(counts.clone()))
        .to_string();
    for position in &kept {
        write!(text, "\n{}", file::line(position)).map_err(|_| unwritten())?;
    }
    text.push('\n');
    let into = path(args, "into")?;
    fs::write(into, text).map_err(|error| End::file(into, &error))?;
    let counts: Vec<String> = counts.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    line(format!("{GOLD}{}{GOLD:#}  {}", entry.game.facts().name, counts.join(", ")))
}

impl Search<'_> {
    /// Games are looked through until there is enough of every kind or none is left, on as many threads as the machine has cores.
    fn all(&self) -> Result<Vec<(u64, Position)>, End> {
        let found = Found::default();
        let wanted = |kind| self.kinds.contains(&kind) && self.of(&found, kind) < self.quota;
        let enough = || !Kind::ALL.into_iter().any(wanted);
        let stop = AtomicBool::new(enough());
        let positions = |nth| match self.game(nth)? {
            Some(game) => self.quarry.positions(&game, &wanted).map(Some),
            None => Ok(None),
        };
        each(0..self.games, &stop, positions, |nth, positions| {
            let positions = positions.into_iter().map(|position| (nth, position));
            found.lock().unwrap_or_else(PoisonError::into_inner).extend(positions);
            self.told(nth, &found);
            stop.store(enough(), Ordering::Relaxed);
            Ok::<_, Trouble>(())
        })?;
        Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn of(&self, found: &Found, kind: Kind) -> usize {
        found
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .filter(|(_, one)| one.kind == kind)
            .count()
    }

    fn told(&self, nth: u64, found: &Found) {
        let counts: Vec<String> =
            Kind::ALL.into_iter().map(|kind| format!("{kind} {}", self.of(found, kind))).collect();
        let word = self.lang.pick("partita", "game");
        anstream::eprintln!("{DIM}{word} {nth}: {}{DIM:#}", counts.join(", "));
    }

    /// The first of each kind in order of the games, every other one of each kind for the half that nobody looks at.
    fn kept(&self, mut found: Vec<(u64, Position)>) -> Vec<Position> {
        found.sort_by_key(|(nth, position)| (position.kind, *nth, position.log.len()));
        let mut kept: Vec<Position> = Vec::new();
        for (_, mut position) in found {
            let there = kept.iter().filter(|one| one.kind == position.kind).count();
            if there < self.quota {
                position.half = Half::ALL[there % 2];
                kept.push(position);
            }
        }
        kept
    }

    /// One game between the bots; `None` where it does not end.
    fn game(&self, nth: u64) -> Result<Option<Game>, Trouble> {
        let setup = &self.setups[(nth % self.setups.len() as u64) as usize];
        let number = self.seed.wrapping_add(nth);
        let seed = Seed::from_number(number);
        let mut played = self.entry.game.open(setup, Some(seed))?;
        let mut seated = Vec::new();
        for seat in Seat::all(played.seats()) {
            let of = (nth as usize + seat.index() % 2) % BOTS.len();
            let bot = self.entry.named(BOTS[of])?;
            seated.push(Seated::new(bot, self.entry.game.as_ref(), played.as_ref(), seat)?);
        }
        while let Some(seat) = played.asked().first() {
            if played.len() > LONGEST {
                return Ok(None);
            }
            answer(played.as_mut(), seat, &mut seated[seat.index()], self.budget, seed)?;
        }
        Ok(Some(Game { setup: played.setup(), seed: number, lines: played.lines(0) }))
    }
}

/// The version of the rules that a new table has.
fn rules(setups: &[String]) -> &str {
    let words = setups.first().into_iter().flat_map(|setup| setup.split(' '));
    words.filter_map(|word| word.strip_prefix("rules=")).next().unwrap_or("1")
}

fn unwritten() -> End {
    End::Machine(Trouble::say("le posizioni non si lasciano scrivere", "the positions cannot be written"))
}
