//! Records that somebody brings: each is kept as a match at which nobody sits, under an address that follows from its text.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use search::Entry;
use table::erased::AnyMatch;
use table::{Seat, Trouble, game_of};

use crate::fault::Fault;
use crate::given::Given;
use crate::hall::{Hall, id_of, kept};
use crate::pages;
use crate::store::{Append, MatchRow, PlaceRow, Sitter, StoreError};
use crate::tables::now;
use crate::visitor::Visitor;

/// Longer than the longest match that anybody has seen, many times over.
const LONGEST: usize = 128 * 1024;

pub(super) async fn form(Extension(visitor): Extension<Visitor>) -> Html<String> {
    pages::record(&visitor, "", None)
}

/// A record is played again, and if it can be, it has an address from then on.
pub(super) async fn bring(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    given: Given,
) -> Result<Response, Fault> {
    let text = given.need("record")?.trim_start().to_owned();
    hall.front().opens(&visitor)?;
    let (entry, played) = match read(&hall, &text).await {
        Ok(read) => read,
        Err(trouble) if visitor.script => return Err(Fault::unfit(trouble)),
        Err(trouble) => {
            let page = pages::record(&visitor, &text, Some(&trouble));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let id = keep(&hall, &entry, played.as_ref(), &text).await?;
    Ok(Redirect::to(&format!("/t/{id}/replay?at=0")).into_response())
}

async fn read(hall: &Hall, text: &str) -> Result<(Arc<Entry>, Box<dyn AnyMatch>), Trouble> {
    if text.len() > LONGEST {
        return Err(Trouble::say(
            format!("il registro è troppo lungo: al più {} KB", LONGEST / 1024),
            format!("the record is too long: at most {} KB", LONGEST / 1024),
        ));
    }
    let game = game_of(text).unwrap_or("").trim();
    let found = hall.entries.iter().find(|entry| entry.game.facts().id == game);
    let Some(entry) = found.cloned() else {
        let (game, all) = (game.chars().take(40).collect::<String>(), hall.entries.iter());
        let all: Vec<&str> = all.map(|entry| entry.game.facts().id).collect();
        let all = all.join(", ");
        return Err(Trouble::say(
            format!("qui è atteso «game: » e uno di {all}, non «{game}»"),
            format!("'game: ' and one of {all} is expected here, not '{game}'"),
        )
        .at(2, 1));
    };
    let (text, of) = (text.to_owned(), entry.clone());
    let replayed = tokio::task::spawn_blocking(move || of.game.replay(&text)).await;
    let broken = |_| Trouble::say("questo registro non si riesce a leggere", "this record cannot be read");
    Ok((entry, replayed.map_err(broken)??))
}

/// The match of a record, with nobody at it; its id. One that breaks off is closed where it does, and can be played on from there.
async fn keep(hall: &Arc<Hall>, entry: &Entry, played: &dyn AnyMatch, text: &str) -> Result<String, Fault> {
    let id = id_of(text);
    let (game, setup) = (entry.game.facts().id.to_owned(), played.setup());
    let mut lines = played.lines(0);
    // With its seed a record answers for its own draws; without it all of them are given.
    let seed =
        text.lines().find_map(|line| line.strip_prefix("seed: ")).and_then(|seed| seed.trim().parse().ok());
    let given = if seed.is_some() { played.given() } else { lines.len() };
    let seed = match seed {
        Some(seed) => seed,
        None => table::Seed::random().map_err(Fault::unfit)?,
    };
    lines.extend(played.resigned().map(|seat| format!("resign {seat}")));
    lines.extend((played.is_closed() || !played.is_over()).then(|| "close".to_owned()));
    let cards = entry.game.card_file(&setup).map_err(Fault::unfit)?.map(|cards| kept(&game, cards));
    let row =
        MatchRow { id: id.clone(), game, setup, seed, seconds: None, created: now(), host: None, given };
    let nobody = PlaceRow { sitter: Sitter::Nobody, name: String::new() };
    let places: Vec<PlaceRow> = Seat::all(played.seats()).map(|_| nobody.clone()).collect();
    let told = played.told(0);
    let add = Append { lines: &lines, told: &told, over: true, ..Append::nothing(row.created) };
    match hall.store.create(&row, cards, &places, &add).await {
        // Somebody has brought the same before.
        Ok(()) | Err(StoreError::Taken) => Ok(id),
        Err(error) => Err(error.into()),
    }
}
