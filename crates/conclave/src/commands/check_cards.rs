//! `conclave check-cards`.

use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::{Map, Value, json};
use table::Lang;
use table::erased::{Card, Learnt, Mistake};

use super::{Done, line, listing};
use crate::card_files::CardFile;
use crate::cli::{DIM, GOLD};

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let path = args.get_one::<PathBuf>("FILE").cloned().unwrap_or_default();
    let file = CardFile::read(&path)?;
    match &file.read {
        Ok((game, learnt)) => good(args, game, learnt, lang),
        Err(mistakes) => {
            bad(args, &file, mistakes, lang)?;
            Err(file.refused())
        }
    }
}

fn good(args: &ArgMatches, game: &str, learnt: &Learnt, lang: Lang) -> Done {
    let kinds = count(&learnt.cards, |card| card.kind.get(lang).to_owned());
    let origins = count(&learnt.cards, |card| card.origin.to_owned());
    let own = learnt.cards.iter().filter(|card| card.is_override).count();
    let name = learnt.name.get(lang);
    let json = || {
        let map = |counts: &[(String, u32)]| -> Value {
            counts.iter().map(|(what, n)| (what.clone(), json!(n))).collect::<Map<_, _>>().into()
        };
        json!({"game": game, "set": learnt.id, "name": name, "cards": map(&kinds), "origins": map(&origins),
            "overrides": own})
    };
    listing(args, json, || {
        line(format!("{GOLD}{name}{GOLD:#}  {game}  cards={}", learnt.id))?;
        for (kind, n) in &kinds {
            line(format!("{n:>4}  {kind}"))?;
        }
        let origins: Vec<String> = origins.iter().map(|(origin, n)| format!("{origin} {n}")).collect();
        let words = lang.pick("con parole proprie", "in words of their own");
        line(format!("{DIM}      {}; {words} {own}{DIM:#}", origins.join(", ")))
    })
}

fn bad(args: &ArgMatches, file: &CardFile, mistakes: &[Mistake], lang: Lang) -> Done {
    let json = || {
        let one = |mistake: &Mistake| {
            let Mistake { line, column, length, text } = mistake;
            json!({"line": line, "column": column, "length": length, "text": text.get(lang)})
        };
        json!({"file": file.path.display().to_string(), "mistakes": mistakes.iter().map(one).collect::<Value>()})
    };
    listing(args, json, || line(file.shown(lang).trim_end()))
}

/// How many cards there are of each kind, in the order in which they come.
fn count(cards: &[Card], of: impl Fn(&Card) -> String) -> Vec<(String, u32)> {
    let mut counts: Vec<(String, u32)> = Vec::new();
    for card in cards {
        let kind = of(card);
        match counts.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, n)) => *n += card.copies,
            None => counts.push((kind, card.copies)),
        }
    }
    counts
}
