//! Acting at a table.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use table::{Seat, Text};

use super::company::rename;
use super::making;
use crate::decks::{legal, not_yours, workshop};
use crate::fault::Fault;
use crate::given::Given;
use crate::hall::Hall;
use crate::names;
use crate::pages::{self, Seen};
use crate::tables::Table;
use crate::visitor::Visitor;

pub(super) async fn act(me: Seated, given: Given) -> Result<Response, Fault> {
    let (at, action) = (given.number("at")?, given.need("action")?.to_owned());
    me.plays()?;
    let done = me.table.act(me.seat, at, action).await.map_err(Fault::from);
    Ok(me.answer(done))
}

/// One's own decks, for a seat that is asked for one.
pub(super) async fn own_decks(State(hall): State<Arc<Hall>>, me: Seated) -> Result<Response, Fault> {
    if me.table.now().open_deck(&me.table.entry, me.seat).is_none() {
        return Ok(to_table(&me.table));
    }
    Ok(me.shelf(&hall, None).await?.into_response())
}

/// A seat that is asked for a deck brings one of its own.
pub(super) async fn bring(
    State(hall): State<Arc<Hall>>,
    me: Seated,
    given: Given,
) -> Result<Response, Fault> {
    let id = given.need("deck")?;
    me.plays()?;
    let decks = making::own_decks(&hall, &me.visitor, &me.table.entry).await?;
    let deck = decks.iter().find(|deck| deck.id == id).ok_or_else(not_yours)?;
    let here = me.table.now().played.setup();
    let read = workshop(&me.table.entry, &here).and_then(|workshop| legal(&workshop, deck));
    match read {
        Ok(deck) => {
            let done = me.table.bring(me.seat, deck).await.map_err(Fault::from);
            Ok(me.answer(done))
        }
        Err(fault) if me.visitor.script => Err(fault),
        Err(fault) => Ok((fault.status, me.shelf(&hall, Some(&fault)).await?).into_response()),
    }
}

/// One's own envelope comes back.
pub(super) async fn unseal(me: Seated, given: Given) -> Result<Response, Fault> {
    me.plays()?;
    let done = me.table.unseal(me.seat, given.number("at")?).await.map_err(Fault::from);
    Ok(me.answer(done))
}

/// The open reaction window lasts longer.
pub(super) async fn hold(me: Seated, given: Given) -> Result<Response, Fault> {
    let done = me.table.hold(me.seat, given.number("at")?).await.map_err(Fault::from);
    Ok(me.answer(done))
}

/// Passing in every reaction window, or until the seat's turn, or no longer.
pub(super) async fn passes(me: Seated, given: Given) -> Result<Response, Fault> {
    let done = match given.need("passes")? {
        "yes" => me.table.stand(me.seat, true).await,
        "no" => me.table.stand(me.seat, false).await,
        "turn" => me.table.pass_on(me.seat, given.number("at")?).await,
        _ => {
            return Err(Fault::bad(
                "nel campo «passes» è atteso yes, no o turn",
                "yes, no or turn is expected in the field 'passes'",
            ));
        }
    };
    Ok(me.answer(done.map_err(Fault::from)))
}

/// The form says which moment it takes back: pressed twice, it takes back one choice. A page of an earlier release does not say it.
pub(super) async fn undo(me: Seated, given: Given) -> Result<Response, Fault> {
    let at = given.get("at").map(|_| given.number("at")).transpose()?;
    let done = me.table.undo(me.seat, at).await.map_err(Fault::from);
    Ok(me.answer(done))
}

pub(super) async fn resign(me: Seated) -> Result<Response, Fault> {
    let done = me.table.resign(me.seat).await.map_err(Fault::from);
    Ok(me.answer(done))
}

/// Who has left the seat to the computer takes it again.
pub(super) async fn come_back(me: Seated) -> Result<Response, Fault> {
    let done = me.table.come_back(me.seat).await.map_err(Fault::from);
    Ok(me.answer(done))
}

pub(super) async fn name(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    given: Given,
) -> Result<Response, Fault> {
    let name = names::name(given.need("name")?)?;
    let (token, cookie) = visitor.session(&hall).await?;
    rename(&hall, &token, &name).await?;
    let back = super::seeing::way_back(given.get("back").unwrap_or("/"));
    Ok(with_cookie(Redirect::to(&back).into_response(), cookie))
}

/// Somebody who sits at the table of the address.
pub(super) struct Seated {
    pub(super) visitor: Visitor,
    pub(super) table: Arc<Table>,
    pub(super) seat: Seat,
}

impl FromRequestParts<Arc<Hall>> for Seated {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Fault> {
        let Extension(visitor) =
            Extension::<Visitor>::from_request_parts(parts, hall).await.map_err(|_| Fault::broken())?;
        let id = Path::<String>::from_request_parts(parts, hall).await;
        let Path(id) = id.map_err(|_| Fault::of_status(StatusCode::NOT_FOUND))?;
        let table = hall.table(&id).await?;
        let seat = table.now().seat_of(visitor.token.as_deref()).ok_or_else(|| {
            Fault::forbidden(
                "a questo tavolo non sei seduto: puoi solo guardare",
                "you do not sit at this table: you can only watch",
            )
        })?;
        Ok(Seated { visitor, table, seat })
    }
}

impl Seated {
    /// The computer answers for whoever has left a partner alone.
    fn plays(&self) -> Result<(), Fault> {
        match self.table.now().left.has(self.seat) {
            false => Ok(()),
            true => Err(Fault::conflict(Text::new(
                "hai abbandonato: al tuo posto gioca il computer. Prima premi «Torno a giocare»",
                "you have resigned: the computer plays in your place. First press 'I play on myself'",
            ))),
        }
    }

    /// The decks of who sits here, judged by the rules of this table.
    async fn shelf(&self, hall: &Hall, refused: Option<&Fault>) -> Result<Html<String>, Fault> {
        let moment = self.table.now();
        let workshop = workshop(&self.table.entry, &moment.played.setup())?;
        let decks = making::own_decks(hall, &self.visitor, &self.table.entry).await?;
        let judged = decks.into_iter().map(|deck| {
            let draft = workshop.sort(&deck.text);
            (deck, draft)
        });
        let judged: Vec<_> = judged.collect();
        Ok(pages::bring(&Seen::by(&self.table, &moment, &self.visitor), &judged, refused))
    }

    /// For scripts a bare status; for others the table again, with the reason when it was refused.
    pub(super) fn answer(&self, done: Result<(), Fault>) -> Response {
        match answer(&self.table, &self.visitor, done) {
            Ok(response) => response,
            Err(fault) => fault.into_response(),
        }
    }
}

/// The same for whoever need not sit.
pub(super) fn answer(table: &Table, visitor: &Visitor, done: Result<(), Fault>) -> Result<Response, Fault> {
    let Err(fault) = done else {
        return Ok(if visitor.script { StatusCode::NO_CONTENT.into_response() } else { to_table(table) });
    };
    let moment = table.now();
    let seen = Seen::by(table, &moment, visitor);
    let fault = pages::refused(&seen, fault);
    if visitor.script || fault.status.is_server_error() {
        return Err(fault);
    }
    Ok((fault.status, pages::table(&seen, Some(&fault))).into_response())
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
