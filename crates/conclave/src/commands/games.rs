//! `conclave games` and `conclave cards`.

use clap::ArgMatches;
use serde_json::{Map, Value, json};
use table::Lang;
use table::erased::Detail;

use super::{Done, game, line, listing};
use crate::cli::{DIM, GOLD};

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let games = catalogue::games();
    let json = || {
        let all = games.iter().map(|entry| {
            let facts = entry.game.facts();
            let bots: Vec<_> = entry.bots.iter().map(|bot| bot.name()).collect();
            let (about, seats) =
                (lang.pick(facts.about.0, facts.about.1), lang.pick(facts.seats.0, facts.seats.1));
            json!({"id": facts.id, "name": facts.name, "about": about, "seats": seats, "bots": bots})
        });
        all.collect()
    };
    listing(args, json, || {
        games.iter().try_for_each(|entry| {
            let facts = entry.game.facts();
            let (about, seats) =
                (lang.pick(facts.about.0, facts.about.1), lang.pick(facts.seats.0, facts.seats.1));
            line(format!("{GOLD}{:<12}{GOLD:#} {}: {about} {DIM}({seats}){DIM:#}", facts.id, facts.name))
        })
    })
}

/// Fields of a card, by their names.
fn fields(details: &[(&'static str, Detail)], lang: Lang) -> Map<String, Value> {
    details.iter().map(|(name, detail)| ((*name).to_owned(), value(detail, lang))).collect()
}

fn value(detail: &Detail, lang: Lang) -> Value {
    match detail {
        Detail::Number(number) => json!(number),
        Detail::Flag(flag) => json!(flag),
        Detail::Word(word) => json!(word),
        Detail::Words(words) => json!(words),
        Detail::Text(text) => json!(text.get(lang)),
        Detail::Rows(rows) => rows.iter().map(|row| Value::Object(fields(row, lang))).collect(),
    }
}

pub(super) fn cards(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let cards = entry.game.cards(&super::setup(args, &entry)?)?;
    let json = || {
        let card = |card: &table::erased::Card| {
            let mut all = fields(&card.details, lang);
            let known = json!({"id": card.id, "kind": card.kind.get(lang), "name": card.name.get(lang),
                "text": card.text.get(lang), "override": card.is_override, "origin": card.origin, "copies": card.copies});
            all.extend(known.as_object().cloned().unwrap_or_default());
            Value::Object(all)
        };
        cards.iter().map(card).collect()
    };
    listing(args, json, || {
        if cards.is_empty() {
            let name = entry.game.facts().name;
            return line(lang.pick(format!("{name} non ha carte."), format!("{name} has no cards.")));
        }
        cards.iter().try_for_each(|card| {
            line(format!(
                "{GOLD}{}{GOLD:#} {} ×{} [{}] {DIM}{}{DIM:#}\n  {}",
                card.name.get(lang),
                card.kind.get(lang),
                card.copies,
                card.id,
                card.said_origin().get(lang),
                card.text.get(lang)
            ))
        })
    })
}
