//! What a bot solved of a suite.

use lab::Rate;
use lab::suite::{Kind, Position, Solved};
use search::Entry;
use serde_json::{Value, json};
use table::Lang;

use crate::cli::{DIM, GOLD};
use crate::commands::{Done, line};

/// The positions, each with its line in the file, and what was answered.
pub(super) struct Report<'a> {
    pub(super) entry: &'a Entry,
    pub(super) bot: &'a str,
    pub(super) iterations: u32,
    pub(super) positions: &'a [(usize, Position)],
    pub(super) answers: &'a [Solved],
}

impl Report<'_> {
    /// For each kind that was asked, how much was solved.
    pub(super) fn rows(&self) -> Vec<(Kind, Rate)> {
        let of = |kind: Kind| self.all().filter(move |(_, position, _)| position.kind == kind);
        let row = |kind: Kind| {
            let asked = of(kind).count();
            (asked > 0)
                .then(|| (kind, Rate::new(of(kind).filter(|(_, _, solved)| solved.right).count(), asked)))
        };
        Kind::ALL.into_iter().filter_map(row).collect()
    }

    fn all(&self) -> impl Iterator<Item = (usize, &Position, &Solved)> {
        self.positions.iter().zip(self.answers).map(|((line, position), solved)| (*line, position, solved))
    }

    pub(super) fn json(&self) -> Value {
        let rows = self.rows().into_iter().map(|(kind, rate)| {
            json!({"kind": kind.word(), "solved": rate.hits, "of": rate.of, "low": rate.low, "high": rate.high})
        });
        let positions = self.all().map(|(line, position, solved)| {
            json!({"line": line, "kind": position.kind.word(), "half": position.half.word(), "seat": position.seat.index(),
                "right": position.right, "answer": solved.answer, "solved": solved.right, "loss": solved.loss})
        });
        json!({"game": self.entry.game.facts().id, "bot": self.bot, "iterations": self.iterations,
            "kinds": rows.collect::<Value>(), "positions": positions.collect::<Value>()})
    }

    pub(super) fn text(&self, failures: bool, lang: Lang) -> Done {
        let (name, bot, iterations) = (self.entry.game.facts().name, self.bot, self.iterations);
        line(lang.pick(
            format!("{GOLD}{name}{GOLD:#}  {bot}, {iterations} simulazioni per domanda"),
            format!("{GOLD}{name}{GOLD:#}  {bot}, {iterations} playouts a question"),
        ))?;
        for (kind, rate) in self.rows() {
            let (part, low, high) = (100.0 * rate.rate(), 100.0 * rate.low, 100.0 * rate.high);
            let of = lang.pick("su", "of");
            line(format!(
                "{:<8} {:>3} {of} {:<3} {part:>5.1} % [{low:.1}, {high:.1}]",
                kind.word(),
                rate.hits,
                rate.of
            ))?;
        }
        let mut missed = self.all().filter(|(_, _, solved)| failures && !solved.right);
        missed.try_for_each(|(at, position, solved)| self.missed(at, position, solved, lang))
    }

    /// What was answered instead of what, and where that stands.
    fn missed(&self, at: usize, position: &Position, solved: &Solved, lang: Lang) -> Done {
        let (kind, seat, answer) = (position.kind, position.seat.index() + 1, &solved.answer);
        let instead = match solved.loss {
            Some(loss) => format!("{loss:.3}"),
            None => position.right.join(" "),
        };
        let (seed, after, setup) = (position.seed, position.log.len(), &position.setup);
        line(lang.pick(
            format!("\nriga {at}, {kind}: il posto {seat} ha risposto «{answer}»; giusto: {instead}\n{DIM}seme {seed}, dopo {after} risposte, {setup}{DIM:#}"),
            format!("\nline {at}, {kind}: seat {seat} answered '{answer}'; right: {instead}\n{DIM}seed {seed}, after {after} answers, {setup}{DIM:#}"),
        ))?;
        let seats = position.seat;
        match self.entry.game.load(&position.setup, position.seeds(), 0, &position.log) {
            Ok(played) => line(played.sketch(Some(seats)).get(lang)),
            Err(_) => Ok(()),
        }
    }
}
