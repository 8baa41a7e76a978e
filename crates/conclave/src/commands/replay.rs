//! `conclave replay`.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use search::Entry;
use serde_json::json;
use table::erased::AnyMatch;
use table::{Lang, Trouble, game_of};

use super::position::{join, show};
use super::{Done, line, listing, number};
use crate::card_files::text;
use crate::cli::{DIM, GOLD};
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let path = args.get_one::<PathBuf>("FILE").cloned().unwrap_or_default();
    let (entry, played) = read(&path)?;
    if let Some(at) = number(args, "at") {
        return show(args, &entry, played.back_to(at as usize)?.as_ref(), lang);
    }
    let heard = played.heard(None, 0);
    let lines = played.lines(0);
    let json = || {
        let told = |at: usize| {
            heard.iter().filter(|(i, _)| *i == at).map(|(_, text)| text.get(lang)).collect::<Vec<_>>()
        };
        let answers: Vec<_> =
            lines.iter().enumerate().map(|(at, line)| json!({"answer": line, "told": told(at)})).collect();
        json!({"answers": answers, "scores": played.scores(), "resigned": played.resigned().map(|s| s.index()), "closed": played.is_closed()})
    };
    listing(args, json, || {
        for (at, answer) in lines.iter().enumerate() {
            line(format!("{DIM}{:>4}{DIM:#}  {GOLD}{answer}{GOLD:#}", at + 1))?;
            for (_, text) in heard.iter().filter(|(i, _)| *i == at) {
                line(format!("      {}", text.get(lang)))?;
            }
        }
        end(played.as_ref(), lang)
    })
}

fn end(played: &dyn AnyMatch, lang: Lang) -> Done {
    match (played.scores(), played.resigned()) {
        (Some(scores), _) => line(format!("scores: {}", join(&scores))),
        (None, Some(seat)) => {
            let name = played.seat_name(None, seat);
            let name = name.get(lang);
            line(lang.pick(format!("{name} ha abbandonato"), format!("{name} has resigned")))
        }
        (None, None) if played.is_closed() => line(lang.pick(
            "la partita è stata chiusa di comune accordo: nessuno ha vinto e nessuno ha perso",
            "the match was closed by agreement: nobody has won and nobody has lost",
        )),
        (None, None) => line(lang.pick("la partita non è finita", "the match is not over")),
    }
}

/// The match of a record file, and its game.
pub(super) fn read(path: &Path) -> Result<(Entry, Box<dyn AnyMatch>), End> {
    let text = text(path)?;
    let Some(id) = game_of(&text) else {
        return Err(End::Given(
            Trouble::say(
                format!("{} non è un registro: è attesa la riga «game: …»", path.display()),
                format!("{} is no record: the line 'game: …' is expected", path.display()),
            )
            .at(2, 1),
        ));
    };
    let entry = catalogue::find(id)?;
    let played = entry.game.replay(&text)?;
    Ok((entry, played))
}
