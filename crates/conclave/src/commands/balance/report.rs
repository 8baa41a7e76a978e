//! What a file of games says, for people and for programs.

use lab::{Balance, Mean, Rate, Share, Worth};
use serde_json::{Value, json};
use table::{Lang, Trouble};

use super::ledger::Ledger;
use super::terms::Terms;
use crate::cli::GOLD;

/// The report of one file.
pub(super) struct Cell<'a> {
    terms: &'a Terms,
    balance: Balance,
}

impl<'a> Cell<'a> {
    /// Of all factors, or of those that begin with a word.
    pub(super) fn of(ledger: &'a Ledger, by: &str) -> Result<Self, Trouble> {
        let mut balance = Balance::of(ledger.games());
        let (shown, hidden): (Vec<Share>, Vec<Share>) =
            std::mem::take(&mut balance.factors).into_iter().partition(|share| share.factor.starts_with(by));
        balance.worths.retain(|worth| worth.factor.starts_with(by));
        if shown.is_empty() && !by.is_empty() {
            return Err(no_factor(&Balance { factors: hidden, ..balance }, by));
        }
        balance.factors = shown;
        Ok(Cell { terms: &ledger.terms, balance })
    }

    pub(super) fn json(&self) -> Value {
        let rate =
            |rate: &Rate| json!({"hits": rate.hits, "of": rate.of, "low": rate.low, "high": rate.high});
        let mean = |&Mean { mean, half, least, median, most }: &Mean| json!({"mean": mean, "half": half, "least": least, "median": median, "most": most});
        let answers = self.balance.answers.as_ref().map(mean);
        let measures: Value =
            self.balance.measures.iter().map(|(name, of)| (name.clone(), mean(of))).collect();
        let factor = |share: &Share| {
            json!({"factor": share.factor, "kind": share.kind(), "won": rate(&share.won), "share": share.won.rate(),
                "fair": share.fair, "difference": share.won.rate() - share.fair, "p": share.p, "holm": share.holm})
        };
        let worth = |of: &Worth| {
            json!({"factor": of.factor, "with": rate(&of.with), "without": rate(&of.without), "difference": of.mean,
                "half": of.half, "p": of.p, "holm": of.holm})
        };
        let Terms { game, setup, bot, iterations, seed, replace } = self.terms;
        json!({"game": game, "setup": setup, "bot": bot, "iterations": iterations, "seed": seed,
            "games": self.balance.nobody.of, "nobody": rate(&self.balance.nobody), "tied": rate(&self.balance.tied),
            "answers": answers, "measures": measures, "factors": self.balance.factors.iter().map(factor).collect::<Value>(),
            "replace": replace, "worths": self.balance.worths.iter().map(worth).collect::<Value>()})
    }

    /// The lines of the report.
    pub(super) fn text(&self, lang: Lang) -> Vec<String> {
        let Terms { game, setup, bot, iterations, seed, replace: _ } = self.terms;
        let Balance { nobody, tied, answers, measures, factors, worths } = &self.balance;
        let games = nobody.of;
        let mut lines = vec![
            format!("{GOLD}{game}{GOLD:#}  {setup}"),
            lang.pick(
                format!("{games} partite dal seme {seed}, {bot} a ogni posto, {iterations} simulazioni per domanda"),
                format!("{games} games from seed {seed}, {bot} in every seat, {iterations} playouts for a question"),
            ),
            lang.pick(
                format!("senza vincitore: {}; a pari punti in testa: {}", of(nobody), of(tied)),
                format!("without a winner: {}; tied for the best score: {}", of(nobody), of(tied)),
            ),
        ];
        let middle = lang.pick("mediana", "median");
        let mean = |what: &str, &Mean { mean, half, least, median, most }: &Mean| {
            format!("{what}: {mean:.1} ± {half:.1} ({least}…{most}, {middle} {median})")
        };
        lines.extend(
            answers.as_ref().map(|of| mean(lang.pick("risposte per partita", "answers in a game"), of)),
        );
        lines.extend(measures.iter().map(|(name, it)| match it.least >= 0 && it.most <= 1 {
            // What a game is or is not, is a share: rare ones would be rounded away in a mean.
            true => format!("{name}: {}", of(&Rate::new((it.mean * games as f64).round() as usize, games))),
            false => mean(name, it),
        }));
        let width = factors.iter().map(|share| share.factor.chars().count()).max().unwrap_or(0).max(8);
        if !factors.is_empty() {
            let [factor, games, wins, share, fair, difference] = lang.pick(
                ["fattore", "partite", "vinte", "quota [95 %]", "equa", "diff."],
                ["factor", "games", "wins", "share [95 %]", "fair", "diff."],
            );
            lines.push(format!(
                "{factor:<width$} {games:>7} {wins:>6}  {share:<21} {fair:>6} {difference:>6}  {:>7} {:>7}",
                "p", "Holm"
            ));
        }
        lines.extend(factors.iter().map(|share| row(share, width)));
        if !worths.is_empty() {
            let [factor, pairs, with, without, difference] = lang.pick(
                ["sostituito", "coppie", "con", "senza", "diff. [95 %]"],
                ["replaced", "pairs", "with", "without", "diff. [95 %]"],
            );
            lines.push(format!(
                "{factor:<width$} {pairs:>7} {with:>7} {without:>7}  {difference:<23} {:>7} {:>7}",
                "p", "Holm"
            ));
        }
        lines.extend(worths.iter().map(|worth| compared(worth, width)));
        lines
    }
}

fn compared(worth: &Worth, width: usize) -> String {
    let Worth { factor, with, without, mean, half, p, holm } = worth;
    let interval =
        format!("{:+.1} [{:+.1}…{:+.1}]", 100.0 * mean, 100.0 * (mean - half), 100.0 * (mean + half));
    format!(
        "{factor:<width$} {:>7} {:>5.1} % {:>5.1} %  {interval:<23} {:>7} {:>7}",
        with.of,
        100.0 * with.rate(),
        100.0 * without.rate(),
        small(*p),
        small(*holm)
    )
}

fn row(share: &Share, width: usize) -> String {
    let Share { factor, won, fair, p, holm } = share;
    let (fair, difference) = (100.0 * fair, 100.0 * (won.rate() - fair));
    let (interval, p, holm) = (percent(won), small(*p), small(*holm));
    format!(
        "{factor:<width$} {:>7} {:>6}  {interval:<21} {fair:>4.1} % {difference:>+6.1}  {p:>7} {holm:>7}",
        won.of, won.hits
    )
}

fn percent(rate: &Rate) -> String {
    format!("{:.1} % [{:.1}–{:.1}]", 100.0 * rate.rate(), 100.0 * rate.low, 100.0 * rate.high)
}

fn of(rate: &Rate) -> String {
    format!("{} ({})", rate.hits, percent(rate))
}

/// A p-value in as many digits as anybody reads.
fn small(p: f64) -> String {
    if p < 0.0001 { "<0.0001".to_owned() } else { format!("{p:.4}") }
}

/// No factor is, or begins with, this.
pub(super) fn no_factor(balance: &Balance, given: &str) -> Trouble {
    let known: Vec<&str> = balance.factors.iter().map(|share| share.factor.as_str()).collect();
    let (it, en) = match known.join(", ") {
        known if known.is_empty() => {
            ("non c'è ancora nessuna partita".to_owned(), "there is no game yet".to_owned())
        }
        known => (known.clone(), known),
    };
    Trouble::say(
        format!("«{given}» non è un fattore di queste partite: {it}"),
        format!("'{given}' is no factor of these games: {en}"),
    )
}
