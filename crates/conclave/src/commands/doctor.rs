//! `conclave doctor`.

use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::{Value, json};
use server::doctor::{Damaged, Findings, examine};
use table::{Lang, Trouble};

use super::{Done, line, listing, path, wait};
use crate::cli::{GOLD, RED};
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let (file, rescue) = (path(args, "FILE")?, args.get_one::<PathBuf>("rescue"));
    let found = wait(examine(&catalogue::games(), file, rescue.map(PathBuf::as_path)))?;
    listing(args, || as_json(&found, lang), || lines(&found, rescue, lang))?;
    if found.damaged.is_empty() && found.lost == 0 {
        return Ok(());
    }
    let (damaged, lost) = (found.damaged.len(), found.lost);
    Err(End::Failed(Trouble::say(
        format!("partite guaste: {damaged}; righe del file illeggibili: {lost}"),
        format!("damaged matches: {damaged}; rows of the file that cannot be read: {lost}"),
    )))
}

fn lines(found: &Findings, rescue: Option<&PathBuf>, lang: Lang) -> Done {
    for Damaged { id, game, why } in &found.damaged {
        let game = game.as_deref().unwrap_or("?");
        line(format!("{RED}{id}{RED:#}  {game}  {}", why.get(lang)))?;
    }
    let (matches, open) = (found.matches, found.open);
    let whole = matches - found.damaged.len();
    line(lang.pick(
        format!("partite: {matches}, di cui aperte {open}; rigiocate e intere: {whole}"),
        format!("matches: {matches}, of which open {open}; replayed and whole: {whole}"),
    ))?;
    match rescue.zip(found.saved.as_ref()) {
        None => Ok(()),
        Some((to, saved)) => line(lang.pick(
            format!("salvate in {GOLD}{}{GOLD:#}: {} partite", to.display(), saved.matches),
            format!("saved in {GOLD}{}{GOLD:#}: {} matches", to.display(), saved.matches),
        )),
    }
}

fn as_json(found: &Findings, lang: Lang) -> Value {
    let damaged = |one: &Damaged| json!({"id": one.id, "game": one.game, "why": one.why.get(lang)});
    json!({
        "matches": found.matches,
        "open": found.open,
        "damaged": found.damaged.iter().map(damaged).collect::<Vec<_>>(),
        "lost_rows": found.lost,
        "saved": found.saved.as_ref().map(|saved| saved.matches),
    })
}
