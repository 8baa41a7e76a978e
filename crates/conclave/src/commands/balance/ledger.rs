//! The file of games: the terms, then a line for each finished game. It survives a crash in the middle of a line.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use lab::{Played, Replaced};
use serde_json::{Value, json};
use table::{Seat, Seats, Trouble};

use super::terms::Terms;
use crate::commands::lines::{Lines, halves};
use crate::end::End;

/// A file of games, read and perhaps open for more.
pub(super) struct Ledger {
    pub(super) terms: Terms,
    games: BTreeMap<u64, Played>,
    file: Option<Lines>,
}

impl Ledger {
    /// The games of a file, which stays as it is.
    pub(super) fn read(path: &Path) -> Result<Self, End> {
        let bytes = std::fs::read(path).map_err(|error| End::file(path, &error))?;
        let (whole, _) = halves(&bytes);
        let (terms, games) = parse(whole, path)?;
        Ok(Ledger { terms, games, file: None })
    }

    /// Opens a file for games under these terms: a new one, or one of the same terms. Half a line at its end goes.
    pub(super) fn open(path: &Path, terms: Terms) -> Result<Self, End> {
        let (file, whole) = Lines::open(path, &terms.line().to_string())?;
        let (there, games) = parse(whole.as_bytes(), path)?;
        there.same(&terms, path)?;
        Ok(Ledger { terms, games, file: Some(file) })
    }

    /// The seeds of the games that are there.
    pub(super) fn seeds(&self) -> BTreeSet<u64> {
        self.games.keys().copied().collect()
    }

    /// The games, in order of seeds.
    pub(super) fn games(&self) -> impl Iterator<Item = &Played> + Clone {
        self.games.values()
    }

    /// Adds a game. Its line is written at once: what is lost in a crash is half a line at most.
    pub(super) fn add(&mut self, seed: u64, played: Played) -> Result<(), End> {
        if let Some(file) = &mut self.file {
            file.add(&line(seed, &played))?;
        }
        self.games.insert(seed, played);
        Ok(())
    }
}

fn parse(whole: &[u8], path: &Path) -> Result<(Terms, BTreeMap<u64, Played>), Trouble> {
    let text = String::from_utf8_lossy(whole);
    let mut lines = text.lines();
    let terms = lines.next().and_then(Terms::read).ok_or_else(|| foreign(path))?;
    let mut games = BTreeMap::new();
    for (i, line) in lines.enumerate() {
        let twice = |seed: &u64| games.contains_key(seed);
        let (seed, played) =
            game(line).filter(|(seed, _)| !twice(seed)).ok_or_else(|| no_game(path, line).at(i + 2, 1))?;
        games.insert(seed, played);
    }
    Ok((terms, games))
}

fn line(seed: u64, played: &Played) -> Value {
    let Played { scores, winners, answers, factors, measures, teams, replaced } = played;
    let numbers = |seats: &Seats| seats.iter().map(Seat::index).collect::<Vec<_>>();
    let mut line = json!({"seed": seed, "factors": factors, "winners": numbers(winners), "scores": scores,
        "answers": answers, "measures": measures});
    // Games without partners have lines as before there were any.
    if teams.iter().any(|team| team.len() > 1) {
        line["teams"] = teams.iter().map(numbers).collect();
    }
    if !replaced.is_empty() {
        let one = |it: &Replaced| json!([it.seat.index(), it.factor, numbers(&it.winners)]);
        line["replaced"] = replaced.iter().map(one).collect();
    }
    line
}

fn game(line: &str) -> Option<(u64, Played)> {
    let value: Value = serde_json::from_str(line).ok()?;
    let list = |name: &str| value.get(name)?.as_array();
    let words = |of: &Value| of.as_array()?.iter().map(|word| Some(word.as_str()?.to_owned())).collect();
    let factors: Vec<Vec<String>> = list("factors")?.iter().map(words).collect::<Option<_>>()?;
    let seat = |number: &Value| {
        let number = number.as_u64().filter(|&number| number < factors.len() as u64)?;
        Seat::all(factors.len()).nth(number as usize)
    };
    let team = |numbers: &Value| numbers.as_array()?.iter().map(seat).collect::<Option<Seats>>();
    let teams = match value.get("teams") {
        None => Seat::all(factors.len()).map(Seats::one).collect(),
        Some(teams) => teams.as_array()?.iter().map(team).collect::<Option<_>>()?,
    };
    let replaced = |it: &Value| {
        let (owner, factor) = (seat(it.get(0)?)?, it.get(1)?.as_str()?.to_owned());
        Some(Replaced { seat: owner, factor, winners: team(it.get(2)?)? })
    };
    let replaced = match value.get("replaced") {
        None => Vec::new(),
        Some(all) => all.as_array()?.iter().map(replaced).collect::<Option<_>>()?,
    };
    let played = Played {
        winners: list("winners")?.iter().map(seat).collect::<Option<_>>()?,
        scores: list("scores")?.iter().map(|s| s.as_i64()?.try_into().ok()).collect::<Option<_>>()?,
        answers: value.get("answers")?.as_u64()?.try_into().ok()?,
        factors,
        measures: value.get("measures")?.as_object()?.iter().map(measure).collect::<Option<_>>()?,
        teams,
        replaced,
    };
    Some((value.get("seed")?.as_u64()?, played))
}

fn measure((name, value): (&String, &Value)) -> Option<(String, i32)> {
    Some((name.clone(), value.as_i64()?.try_into().ok()?))
}

fn foreign(path: &Path) -> Trouble {
    let path = path.display();
    Trouble::say(
        format!("{path} non è un file di «conclave balance»: la prima riga dice game, setup, bot, iterations e seed"),
        format!("{path} is no file of 'conclave balance': its first line says game, setup, bot, iterations and seed"),
    )
    .at(1, 1)
}

fn no_game(path: &Path, line: &str) -> Trouble {
    let (path, line) = (path.display(), line.chars().take(60).collect::<String>());
    Trouble::say(
        format!(
            "{path}: «{line}» non è una partita, o il suo seme c'è già: sono attesi seed, factors, winners, scores, answers e measures"
        ),
        format!(
            "{path}: '{line}' is no game, or its seed is there already: seed, factors, winners, scores, answers and measures are expected"
        ),
    )
}
