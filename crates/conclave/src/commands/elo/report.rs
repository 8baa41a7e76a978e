//! The table of levels.

use lab::{Step, Verdict};
use serde_json::{Value, json};
use table::Lang;

use super::{Asked, Pair, Rung};
use crate::cli::GOLD;
use crate::commands::{Done, line};

/// What came of the games.
pub(super) struct Report<'a> {
    pub(super) asked: &'a Asked<'a>,
    pub(super) rungs: &'a [Rung<'a>],
    pub(super) pairs: &'a [Pair],
}

impl Report<'_> {
    /// Each level with the step to it and its height above the first.
    fn rows(&self) -> Vec<(&Rung<'_>, Option<&Pair>, Step)> {
        let mut height = Step { elo: 0.0, error: 0.0, games: 0 };
        let mut rows = vec![(&self.rungs[0], None, height)];
        for (rung, pair) in self.rungs[1..].iter().zip(self.pairs) {
            height = height.then(pair.step);
            rows.push((rung, Some(pair), height));
        }
        rows
    }

    pub(super) fn json(&self) -> Value {
        let step = |step: &Step| json!({"elo": step.elo, "half": step.half(), "games": step.games});
        let row = |(rung, pair, height): &(&Rung<'_>, Option<&Pair>, Step)| {
            json!({"level": rung.bot.name(), "manner": rung.bot.manner(), "live": rung.live, "here": rung.thinks(),
                "step": pair.map(|pair| step(&pair.step)), "verdict": pair.map(|pair| verdict(pair, Lang::En)),
                "height": {"elo": height.elo, "half": height.half()}})
        };
        json!({"game": self.asked.entry.game.facts().id, "setup": self.asked.setup, "wanted": self.asked.step,
            "seed": self.asked.seed, "levels": self.rows().iter().map(row).collect::<Value>()})
    }

    pub(super) fn text(&self, lang: Lang) -> Done {
        let (facts, setup) = (self.asked.entry.game.facts(), self.asked.setup);
        line(format!("{GOLD}{}{GOLD:#}  {setup}", facts.name))?;
        let titles = match lang {
            Lang::It => ["livello", "dal vivo", "qui", "gradino", "partite", "Elo", "è un gradino?"],
            Lang::En => ["level", "live", "here", "step", "games", "Elo", "is it a step?"],
        };
        line(row(titles.map(str::to_owned)))?;
        self.rows().iter().try_for_each(|(rung, pair, height)| {
            let elo = |step: &Step| format!("{:+.0} ± {:.0}", step.elo, step.half());
            let of = |word: &dyn Fn(&Pair) -> String| pair.map_or_else(|| "-".to_owned(), word);
            line(row([
                rung.bot.name().to_owned(),
                rung.live.to_string(),
                rung.thinks(),
                of(&|pair| elo(&pair.step)),
                of(&|pair| pair.step.games.to_string()),
                if pair.is_some() { elo(height) } else { "0".to_owned() },
                of(&|pair| verdict(pair, lang).to_owned()),
            ]))
        })
    }
}

fn row([level, live, here, step, games, elo, verdict]: [String; 7]) -> String {
    format!("{level:<12} {live:>8} {here:>6} {step:>12} {games:>8} {elo:>13}  {verdict}")
}

fn verdict(pair: &Pair, lang: Lang) -> &'static str {
    match pair.verdict {
        Verdict::Enough => lang.pick("sì", "yes"),
        Verdict::Short => lang.pick("no", "no"),
        Verdict::Open => lang.pick("non si sa ancora", "not known yet"),
    }
}
