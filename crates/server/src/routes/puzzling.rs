//! The puzzle of a day: its address says all that was done.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use search::Entry;
use table::{PuzzleKind, Verdict};

use crate::fault::Fault;
use crate::given::Query;
use crate::hall::Hall;
use crate::pages::{self, Posed};
use crate::puzzles::{Attempt, clip, today};
use crate::visitor::Visitor;

pub(super) async fn puzzle(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    query: Query,
) -> Result<Response, Fault> {
    let entry = hall.entry(&game)?;
    let kind = kind(entry, query.get("kind"))?;
    let today = today();
    let day = day(query.get("day"), today)?;
    let puzzle = hall.puzzles.of_day(&hall.thinkers, entry, day, kind).await?;
    let solved = query.has("solution");
    let actions =
        if solved { puzzle.solution.clone() } else { actions(query.get("play"), query.get("action")) };
    let (game, asked) = (entry.clone(), puzzle.clone());
    let attempt = tokio::task::spawn_blocking(move || Attempt::of(&game, &asked, day, &actions));
    let attempt = attempt.await.map_err(|_| Fault::broken())?.map_err(Fault::unfit)?;
    if let Some(refused) = attempt.refused.as_ref().filter(|_| visitor.script) {
        return Err(refused.clone());
    }
    let status = attempt.refused.as_ref().map_or(StatusCode::OK, |refused| refused.status);
    let shown = solved && matches!(attempt.verdict, Verdict::Right(_));
    let posed = Posed { entry, puzzle: &puzzle, day, today, kind, shown };
    Ok((status, pages::puzzle(&visitor, &posed, &attempt)).into_response())
}

/// The index of the kind of this word; the first where none is asked for.
fn kind(entry: &Entry, given: Option<String>) -> Result<usize, Fault> {
    let (kinds, name) = (entry.game.puzzle_kinds(), entry.game.facts().name);
    if kinds.is_empty() {
        return Err(Fault::missing(
            format!("{name} non ha problemi del giorno"),
            format!("{name} has no daily puzzles"),
        ));
    }
    let Some(given) = given else { return Ok(0) };
    let of = |kind: &PuzzleKind| kind.word == given;
    kinds.iter().position(of).ok_or_else(|| {
        let words: Vec<&str> = kinds.iter().map(|kind| kind.word).collect();
        let (given, words) = (clip(&given), words.join(", "));
        Fault::missing(
            format!("«kind={given}» non è un tipo di problema di {name}: {words}"),
            format!("'kind={given}' is no kind of puzzle of {name}: {words}"),
        )
    })
}

/// A day that has come; today where none is asked for.
fn day(given: Option<String>, today: u32) -> Result<u32, Fault> {
    let Some(given) = given else { return Ok(today) };
    let no_day = || {
        let given = clip(&given);
        Fault::missing(
            format!(
                "«day={given}» non è un giorno: è atteso un numero da 0 (il 1º gennaio 1970) a {today} (oggi)"
            ),
            format!(
                "'day={given}' is no day: a number from 0 (1 January 1970) to {today} (today) is expected"
            ),
        )
    };
    let plain = !given.is_empty() && given.bytes().all(|byte| byte.is_ascii_digit());
    match given.parse().ok().filter(|_| plain) {
        Some(day) if day <= today => Ok(day),
        None if !plain => Err(no_day()),
        _ => Err(Fault::missing(
            "il problema di quel giorno non c'è ancora: torna quando sarà il momento",
            "the puzzle of that day is not there yet: come back when it has come",
        )),
    }
}

/// What the address says was done, and what has just been chosen.
fn actions(play: Option<String>, action: Option<String>) -> Vec<String> {
    let play = play.unwrap_or_default();
    let before = play.split(',').filter(|action| !action.is_empty()).map(str::to_owned);
    before.chain(action).collect()
}
