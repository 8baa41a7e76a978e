//! A first game that teaches: its address says the step, and right answers lead to the next one.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use search::Entry;

use super::playing::with_cookie;
use crate::fault::Fault;
use crate::given::Query;
use crate::hall::{Begun, Hall, against_the_host};
use crate::lessons::Taught;
use crate::pages::{self, Learning};
use crate::puzzles::clip;
use crate::store::{PlaceRow, Sitter};
use crate::visitor::Visitor;

pub(super) async fn lesson(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    query: Query,
) -> Result<Response, Fault> {
    let entry = hall.entry(&game)?;
    let taught = Taught::after(entry, done(entry, query.get("step"))?)?;
    let refused = match query.get("action").map(|action| taught.judge(&action)) {
        Some(Ok(())) => {
            // The address of the next step stays, and not the one by which this one was answered.
            let next = format!("/lesson/{game}?step={}", taught.done + 2);
            return Ok(Redirect::to(&next).into_response());
        }
        Some(Err(refused)) if visitor.script => return Err(refused),
        Some(Err(refused)) => Some(refused),
        None => None,
    };
    let status = refused.as_ref().map_or(StatusCode::OK, |refused| refused.status);
    let learning = Learning { entry, taught: &taught, refused: refused.as_ref(), shown: query.has("show") };
    Ok((status, pages::lesson(&visitor, &learning)).into_response())
}

/// From the end of a lesson into a match: it goes on as it stands, against whom people meet first.
pub(super) async fn play_on(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    let entry = hall.entry(&game)?.clone();
    let taught = Taught::at_the_end(&entry)?;
    let (token, cookie) = visitor.session(&hall).await?;
    let name = hall.store.name_of(&token).await?.unwrap_or_default();
    let me = PlaceRow { sitter: Sitter::Person(token.clone()), name };
    let mut places = against_the_host(&entry, taught.played.seats(), me);
    // The visitor comes first there, and sits where the lesson has it here.
    places.rotate_right(taught.lesson.seat.index());
    let (setup, lines) = (taught.played.setup(), taught.played.lines(0));
    let id =
        hall.open_from(Some(token), &entry, Begun { setup: &setup, given: &lines }, places, None).await?;
    Ok(with_cookie(Redirect::to(&format!("/t/{id}")).into_response(), cookie))
}

/// How many steps are done: the address counts from the first that is not.
fn done(entry: &Entry, given: Option<String>) -> Result<usize, Fault> {
    let Some(given) = given else { return Ok(0) };
    let number: Option<usize> =
        given.parse().ok().filter(|_| given.bytes().all(|byte| byte.is_ascii_digit()));
    number.and_then(|number| number.checked_sub(1)).ok_or_else(|| {
        let (given, name) = (clip(&given), entry.game.facts().name);
        Fault::missing(
            format!("«step={given}» non è un passo della lezione di {name}: è atteso un numero da 1"),
            format!("'step={given}' is no step of the lesson of {name}: a number from 1 is expected"),
        )
    })
}
