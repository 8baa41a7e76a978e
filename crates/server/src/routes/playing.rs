//! Acting at a table.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use table::Seat;

use crate::fault::Fault;
use crate::given::Given;
use crate::hall::Hall;
use crate::pages::{self, Seen};
use crate::tables::Table;
use crate::visitor::Visitor;

pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let (table, seat) = seated(&hall, &visitor, &id).await?;
    let (at, action) = (given.number("at")?, given.need("action")?.to_owned());
    let done = table.act(seat, at, action).await.map_err(Fault::from);
    Ok(done_or_shown(&visitor, &table, done))
}

/// One's own envelope comes back.
pub(super) async fn unseal(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let (table, seat) = seated(&hall, &visitor, &id).await?;
    let done = table.unseal(seat, given.number("at")?).await.map_err(Fault::from);
    Ok(done_or_shown(&visitor, &table, done))
}

/// The open reaction window lasts longer.
pub(super) async fn hold(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let (table, seat) = seated(&hall, &visitor, &id).await?;
    let done = table.hold(seat, given.number("at")?).await.map_err(Fault::from);
    Ok(done_or_shown(&visitor, &table, done))
}

/// Passing in every reaction window, or no longer.
pub(super) async fn passes(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let (table, seat) = seated(&hall, &visitor, &id).await?;
    let passes = match given.need("passes")? {
        "yes" => true,
        "no" => false,
        _ => {
            return Err(Fault::bad(
                "nel campo «passes» è atteso yes o no",
                "yes or no is expected in the field 'passes'",
            ));
        }
    };
    let done = table.stand(seat, passes).await.map_err(Fault::from);
    Ok(done_or_shown(&visitor, &table, done))
}

pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let (table, seat) = seated(&hall, &visitor, &id).await?;
    let done = table.undo(seat).await.map_err(Fault::from);
    Ok(done_or_shown(&visitor, &table, done))
}

pub(super) async fn resign(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let (table, seat) = seated(&hall, &visitor, &id).await?;
    let done = table.resign(seat).await.map_err(Fault::from);
    Ok(done_or_shown(&visitor, &table, done))
}

/// A person takes a free seat; one seat each.
pub(super) async fn sit(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let table = hall.table(&id).await?;
    let seat = given.seat("seat")?;
    let moment = table.now();
    if moment.seat_of(visitor.token.as_deref()).is_some() {
        return Ok(to_table(&table));
    }
    if !moment.free().has(seat) || moment.played.is_over() {
        return Err(Fault::new(StatusCode::CONFLICT, "questo posto non è libero", "this seat is not free"));
    }
    let (token, cookie) = visitor.session(&hall).await?;
    let name = hall.store.name_of(&token).await?.unwrap_or_default();
    table.sit(seat, token, name).await?;
    Ok(with_cookie(to_table(&table), cookie))
}

const LONGEST_NAME: usize = 30;

pub(super) async fn name(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    given: Given,
) -> Result<Response, Fault> {
    let words: Vec<&str> = given.need("name")?.split_whitespace().collect();
    let name: String = words.join(" ").chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let (token, cookie) = visitor.session(&hall).await?;
    for id in hall.store.rename(&token, &name).await? {
        hall.rename(&id, &token, &name);
    }
    let back = super::seeing::way_back(given.get("back").unwrap_or("/"));
    Ok(with_cookie(Redirect::to(&back).into_response(), cookie))
}

/// The table and the visitor's seat at it.
async fn seated(hall: &Arc<Hall>, visitor: &Visitor, id: &str) -> Result<(Arc<Table>, Seat), Fault> {
    let table = hall.table(id).await?;
    let seat = table.now().seat_of(visitor.token.as_deref()).ok_or_else(|| {
        Fault::forbidden(
            "a questo tavolo non sei seduto: puoi solo guardare",
            "you do not sit at this table: you can only watch",
        )
    })?;
    Ok((table, seat))
}

/// For scripts a bare status; for others the table again, with the reason when it was refused.
fn done_or_shown(visitor: &Visitor, table: &Arc<Table>, done: Result<(), Fault>) -> Response {
    match done {
        Ok(()) if visitor.script => StatusCode::NO_CONTENT.into_response(),
        Ok(()) => to_table(table),
        Err(fault) if visitor.script || fault.status.is_server_error() => fault.into_response(),
        Err(fault) => {
            let page = pages::table(&Seen::by(table, &table.now(), visitor), Some(&fault));
            (fault.status, page).into_response()
        }
    }
}

pub(super) fn to_table(table: &Table) -> Response {
    Redirect::to(&format!("/t/{}", table.row.id)).into_response()
}

pub(super) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
