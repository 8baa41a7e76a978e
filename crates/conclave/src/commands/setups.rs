//! `conclave setups`.

use clap::ArgMatches;
use serde_json::{Value, json};
use table::{DeckField, Field, Lang, Values};

use super::{Done, game, line, listing, setup};
use crate::cli::{DIM, GOLD};

const ASKED: (&str, &str) = ("il posto sceglie all'inizio", "the seat chooses at the beginning");
const OWN: (&str, &str) = (
    "un mazzo proprio, le parti separate da «/» («conclave deck check» lo scrive così)",
    "a deck of one's own, parts with '/' between them ('conclave deck check' writes it so)",
);

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let full = setup(args, &entry)?;
    let fields = entry.game.fields();
    let json =
        || json!({"setup": full, "fields": fields.iter().map(|field| one(field, lang)).collect::<Value>()});
    listing(args, json, || {
        for field in &fields {
            line(format!("{GOLD}{}{GOLD:#}  {}", field.name, field.about.get(lang)))?;
            let default = lang.pick("se non si dice:", "unless said:");
            match &field.values {
                Values::Range(low, high) => {
                    line(format!("    {low}–{high}  {DIM}{default} {}{DIM:#}", field.default))?;
                }
                Values::Deck(ready) => {
                    let asked = lang.pick(ASKED.0, ASKED.1);
                    line(format!(
                        "    {}  {asked}  {DIM}[{default} {}]{DIM:#}",
                        DeckField::OPEN,
                        field.default
                    ))?;
                    for (word, name) in ready {
                        line(format!("    {word}  {}", name.get(lang)))?;
                    }
                    line(format!("    CARD*3,CARD*1  {}", lang.pick(OWN.0, OWN.1)))?;
                }
                Values::Words(words) => {
                    for (word, about) in words {
                        let mark = if *word == field.default {
                            format!("  {DIM}[{default} {word}]{DIM:#}")
                        } else {
                            String::new()
                        };
                        line(format!("    {word}  {}{mark}", about.get(lang)))?;
                    }
                }
            }
        }
        line(format!("\n{}", full))
    })
}

fn one(field: &Field, lang: Lang) -> Value {
    let values = match &field.values {
        Values::Range(low, high) => json!({"from": low, "to": high}),
        Values::Deck(ready) => {
            let open = json!({"value": DeckField::OPEN, "about": lang.pick(ASKED.0, ASKED.1)});
            let decks = ready.iter().map(|(word, name)| json!({"value": word, "about": name.get(lang)}));
            let own = json!({"value": null, "about": lang.pick(OWN.0, OWN.1)});
            std::iter::once(open).chain(decks).chain([own]).collect()
        }
        Values::Words(words) => {
            words.iter().map(|(word, about)| json!({"value": word, "about": about.get(lang)})).collect()
        }
    };
    let seat = field.seat.map(|seat| seat.index());
    json!({"seat": seat, "name": field.name, "about": field.about.get(lang), "values": values, "default": field.default})
}
