//! Going through a match: the page of a moment, and for scripts its zones alone.

use axum::response::{IntoResponse, Json, Response};
use serde_json::{Map, Value, json};
use table::{Seat, Seats};

use super::seeing::{counsel, hint_budget, no_turn, through};
use super::visit::Visit;
use crate::fault::Fault;
use crate::given::Query;
use crate::hall::Hall;
use crate::pages::{self, Analysis, By, Cost, Eyes, Look, Seen};
use crate::tables::{Moment, Table};

/// An unfinished match is shown as its viewer saw it; after the end one may look through anybody's eyes.
pub(super) async fn replay(Visit { hall, visitor, table }: Visit, query: Query) -> Result<Response, Fault> {
    let moment = table.now();
    let seen = Seen::by(&table, &moment, &visitor);
    let at = match query.get("at") {
        None => moment.played.len(),
        Some(at) => at.parse().map_err(|_| no_turn(&at, moment.played.len()))?,
    };
    let past = moment.played.back_to(at).map_err(|_| no_turn(&at.to_string(), moment.played.len()))?;
    let wanted = [query.has("worth"), query.has("mistakes")];
    if wanted.contains(&true) {
        hall.front().asks(&visitor)?;
    }
    let analysis = &analysis(&hall, &table, &moment, (at, seen.seat), wanted).await;
    let look = Look {
        past: past.as_ref(),
        at,
        eyes: eyes(query.get("as").as_deref(), &seen)?,
        by: By::read(query.get("by").as_deref()),
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
    let over = played.is_over();
    let judged = hall.thinkers.think_for_a_person(move || {
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
    judged.await.unwrap_or(Analysis::Offered)
}
