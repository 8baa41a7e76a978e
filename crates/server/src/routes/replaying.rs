//! Going through a match: the page of a moment, and for scripts its zones alone.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Json, Response};
use serde_json::{Map, Value, json};
use table::{Seat, Seats};

use super::seeing::{counsel, hint_budget, no_turn, through};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::pages::{self, Analysis, By, Cost, Eyes, Look, Seen};
use crate::tables::{Moment, Table};
use crate::thinkers::Rank;
use crate::visitor::{Visitor, value};

/// An unfinished match is shown as its viewer saw it; after the end one may look through anybody's eyes.
pub(super) async fn replay(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Fault> {
    let table = hall.table(&id).await?;
    let moment = table.now();
    let seen = Seen::by(&table, &moment, &visitor);
    let query = query.unwrap_or_default();
    let asked = |what: &str| value(query.as_bytes(), what);
    let at = match asked("at") {
        None => moment.played.len(),
        Some(at) => at.parse().map_err(|_| no_turn(&at, moment.played.len()))?,
    };
    let past = moment.played.back_to(at).map_err(|_| no_turn(&at.to_string(), moment.played.len()))?;
    let wanted = [asked("worth").is_some(), asked("mistakes").is_some()];
    if wanted.contains(&true) {
        hall.front().asks(&visitor)?;
    }
    let analysis = &analysis(&hall, &table, &moment, (at, seen.seat), wanted).await;
    let look = Look {
        past: past.as_ref(),
        at,
        eyes: eyes(asked("as").as_deref(), &seen)?,
        by: By::read(asked("by").as_deref()),
        stops: table.stops.of(&moment),
        analysis,
    };
    if !visitor.script {
        return Ok(pages::replay(&seen, &look).into_response());
    }
    let zones =
        pages::moment(&seen, &look).into_iter().map(|part| (part.id.to_owned(), Value::from(part.html)));
    Ok(Json(json!({ "at": at, "zones": zones.collect::<Map<_, _>>() })).into_response())
}

/// As long as a match goes on the address has no say in this; after the end all cards lie open to whoever did not sit there.
fn eyes(word: Option<&str>, seen: &Seen<'_>) -> Result<Eyes, Fault> {
    if !seen.moment.played.is_over() {
        return Ok(Eyes::Own(seen.seat));
    }
    match word {
        None => Ok(seen.seat.map_or(Eyes::All, Eyes::Seat)),
        Some("turn") => Ok(Eyes::Turn),
        Some(word) => Ok(through(word, seen.moment.places.len())?.map_or(Eyes::All, Eyes::Seat)),
    }
}

/// What is known of a moment, as far as it is asked for. Where people play each other nobody asks before the end, and
/// before the end nobody asks about another's choices.
async fn analysis(
    hall: &Hall,
    table: &Table,
    moment: &Moment,
    (at, own): (usize, Option<Seat>),
    [worth, mistakes]: [bool; 2],
) -> Analysis {
    if !table.entry.has_counsel() || !(moment.is_alone() || moment.played.is_over()) {
        return Analysis::Withheld;
    }
    if !worth && !mistakes {
        return Analysis::Offered;
    }
    let (entry, played, budget) = (table.entry.clone(), moment.played.clone(), hint_budget(hall));
    let seed = table.row.seed;
    let Some(turn) = hall.thinkers.turn(Rank::Awaited).await else { return Analysis::Offered };
    let over = played.is_over();
    let judged = turn.think(move || {
        let told = |seat: &Seat| over || own == Some(*seat);
        let costs = (0..played.len()).filter_map(|at| Cost::of(&entry, played.as_ref(), at));
        let mistakes =
            mistakes.then(|| costs.filter(|cost| cost.is_mistake() && told(&cost.seat())).collect());
        let past = played.back_to(at).ok();
        let asked = past.as_ref().map_or(Seats::NONE, |past| past.asked());
        let seat = asked.iter().find(told);
        let judged = past
            .zip(seat)
            .and_then(|(past, seat)| counsel(&entry, past.as_ref(), seat, budget, &mut seed.bot(at, seat)));
        Analysis::Known { judged: seat.zip(judged), mistakes }
    });
    judged.await.map_or(Analysis::Offered, |(judged, _)| judged)
}
