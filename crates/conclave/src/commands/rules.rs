//! `conclave rules`.

use clap::ArgMatches;
use serde_json::json;
use table::{Clause, Lang, Trouble, clauses};

use super::{Done, game, line, listing, setup};
use crate::cli::{DIM, GOLD};
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    setup(args, &entry)?; // the rules are those of every setup, but a wrong one is said
    let all = clauses(entry.game.facts().rules);
    let chosen = match args.get_one::<String>("clause") {
        None => all,
        Some(id) => one(all, id)?,
    };
    let json = || {
        let clause = |clause: &Clause| {
            json!({"id": clause.id, "chapter": clause.chapter.get(lang), "text": clause.get(lang),
                "source": clause.source.get(lang)})
        };
        chosen.iter().map(clause).collect()
    };
    listing(args, json, || {
        let mut chapter = String::new();
        for clause in &chosen {
            if clause.chapter.get(lang) != chapter {
                chapter = clause.chapter.get(lang).to_owned();
                line(format!("\n{GOLD}{chapter}{GOLD:#}"))?;
            }
            line(format!(
                "\n{GOLD}{}{GOLD:#}  {}\n     {DIM}{}{DIM:#}",
                clause.id,
                clause.get(lang),
                clause.source.get(lang)
            ))?;
        }
        Ok(())
    })
}

fn one(all: Vec<Clause>, id: &str) -> Result<Vec<Clause>, End> {
    let (first, last) = (all.first().map(|c| c.id.clone()), all.last().map(|c| c.id.clone()));
    let found: Vec<_> = all.into_iter().filter(|clause| clause.id == id).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    let (first, last) = (first.unwrap_or_default(), last.unwrap_or_default());
    Err(End::Given(Trouble::say(
        format!("la clausola «{id}» non c'è: vanno da {first} a {last}"),
        format!("there is no clause '{id}': they go from {first} to {last}"),
    )))
}
