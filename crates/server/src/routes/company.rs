//! The company at a table: inviting, sitting down, arranging seats, and what is done about whoever is away.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use table::Seat;

use super::playing::{Seated, to_table, with_cookie};
use super::visit::Visit;
use crate::fault::Fault;
use crate::given::Given;
use crate::hall::Hall;
use crate::names::{alike, name, taken};
use crate::pages::{self, Invitation, Seen};
use crate::store::Sitter;
use crate::tables::Table;
use crate::visitor::Visitor;

/// The invitation, for whoever may still sit down; `typed` is a name that was refused.
pub(super) async fn invitation(
    hall: &Hall,
    table: &Table,
    visitor: &Visitor,
    refused: Option<(&str, &Fault)>,
) -> Result<Html<String>, Fault> {
    let moment = table.now();
    let host = match &moment.host {
        Some(host) => hall.store.name_of(host).await?.unwrap_or_default(),
        None => String::new(),
    };
    // Of a table without a known host: whoever sits there and has a name.
    let named = moment
        .places
        .iter()
        .find(|place| matches!(place.sitter, Sitter::Person(_)) && !place.name.is_empty());
    let host = if host.is_empty() { named.map(|place| place.name.clone()).unwrap_or_default() } else { host };
    let known = match &visitor.token {
        Some(token) => hall.store.name_of(token).await?.unwrap_or_default(),
        None => String::new(),
    };
    let (name, refused) = refused.map_or((known.as_str(), None), |(typed, fault)| (typed, Some(fault)));
    let seen = Seen::by(table, &moment, visitor);
    Ok(pages::invitation(&Invitation { seen: &seen, host: &host, name, refused }))
}

/// Is this somebody who came by the link and may sit down?
pub(super) fn is_invited(table: &Table, visitor: &Visitor) -> bool {
    let (moment, token) = (table.now(), visitor.token.as_deref());
    let may_sit = !moment.free().is_empty() && !moment.played.is_over();
    may_sit && moment.seat_of(token).is_none() && !moment.is_host(token)
}

/// A person takes a free seat, by a name; one seat each.
pub(super) async fn sit(Visit { hall, visitor, table }: Visit, given: Given) -> Result<Response, Fault> {
    let seat = given.seat("seat")?;
    let moment = table.now();
    if moment.seat_of(visitor.token.as_deref()).is_some() {
        return Ok(to_table(&table));
    }
    if !moment.free().has(seat) || moment.played.is_over() {
        return Err(Fault::new(StatusCode::CONFLICT, "questo posto non è libero", "this seat is not free"));
    }
    let typed = given.get("name");
    let name = match typed.map(|typed| fitting(&table, typed)).transpose() {
        Ok(name) => name,
        Err(fault) if visitor.script => return Err(fault),
        Err(fault) => {
            let page = invitation(&hall, &table, &visitor, Some((typed.unwrap_or_default(), &fault))).await?;
            return Ok((fault.status, page).into_response());
        }
    };
    let (token, cookie) = visitor.session(&hall).await?;
    let name = match name {
        Some(name) => {
            rename(&hall, &token, &name).await?;
            name
        }
        None => hall.store.name_of(&token).await?.unwrap_or_default(),
    };
    table.sit(seat, token, name).await?;
    Ok(with_cookie(to_table(&table), cookie))
}

/// A name that nobody else at the table has.
fn fitting(table: &Table, typed: &str) -> Result<String, Fault> {
    let name = name(typed)?;
    if name.is_empty() {
        return Err(Fault::unfit(table::Trouble::say(
            "manca il nome: gli altri vogliono sapere con chi giocano",
            "the name is missing: the others want to know whom they play with",
        )));
    }
    let moment = table.now();
    let mut persons = moment.places.iter().filter(|place| matches!(place.sitter, Sitter::Person(_)));
    match persons.any(|place| alike(&place.name, &name)) {
        true => Err(taken(&name)),
        false => Ok(name),
    }
}

/// Somebody has another name, at every table.
pub(super) async fn rename(hall: &Hall, token: &str, name: &str) -> Result<(), Fault> {
    for id in hall.store.rename(token, name).await? {
        hall.rename(&id, token, name);
    }
    Ok(())
}

/// Seats are filled, freed and taken away, by whoever may do it.
pub(super) async fn arrange(Visit { visitor, table, .. }: Visit, given: Given) -> Result<Response, Fault> {
    let token = visitor.token.clone();
    let done = match given.need("do")? {
        "fill" => {
            let bot = given.need("bot")?;
            let known = table.entry.levels().iter().any(|level| level.name() == bot);
            if !known {
                return Err(Fault::bad(
                    "qui non c'è un computer di questo livello",
                    "there is no computer of this level here",
                ));
            }
            let seats: Vec<Seat> = match given.get("seat") {
                Some(_) => vec![given.seat("seat")?],
                None => table.now().free().iter().collect(),
            };
            table.fill(token, seats, bot.to_owned()).await
        }
        "free" => table.free(token, given.seat("seat")?).await,
        "drop" => table.shrink(token, given.seat("seat")?).await,
        _ => return Err(unknown("fill, free, drop")),
    };
    super::playing::answer(&table, &visitor, done.map_err(Fault::from))
}

/// What those who wait do about somebody who is away.
pub(super) async fn absent(me: Seated, given: Given) -> Result<Response, Fault> {
    let seat = given.seat("seat")?;
    let done = match given.need("do")? {
        "bot" => me.table.stand_in(me.seat, seat).await,
        "claim" => me.table.claim(me.seat, seat).await,
        _ => return Err(unknown("bot, claim")),
    };
    Ok(me.answer(done.map_err(Fault::from)))
}

/// Closing the table without a loser.
pub(super) async fn close(me: Seated, given: Given) -> Result<Response, Fault> {
    let agrees = match given.need("do")? {
        "agree" => true,
        "no" => false,
        _ => return Err(unknown("agree, no")),
    };
    let done = me.table.agree(me.seat, agrees).await.map_err(Fault::from);
    Ok(me.answer(done))
}

fn unknown(words: &str) -> Fault {
    Fault::bad(
        format!("nel campo «do» è atteso uno di: {words}"),
        format!("one of {words} is expected in the field 'do'"),
    )
}
