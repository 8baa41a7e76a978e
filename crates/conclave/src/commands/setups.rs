//! `conclave setups`.

use clap::ArgMatches;
use serde_json::{Value, json};
use table::{Field, Lang, Values};

use super::{Done, game, line, listing, setup};
use crate::cli::{DIM, GOLD};

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
        Values::Words(words) => {
            words.iter().map(|(word, about)| json!({"value": word, "about": about.get(lang)})).collect()
        }
    };
    json!({"name": field.name, "about": field.about.get(lang), "values": values, "default": field.default})
}
