//! What belongs to a person: all one's games, one's other devices, and being forgotten.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use sha2::{Digest as _, Sha256};
use table::hex;

use super::playing::with_cookie;
use crate::fault::Fault;
use crate::given::{Given, Query};
use crate::hall::{Hall, Untaken};
use crate::pages::{self, Game, Mine, Other, Seen};
use crate::store::Own;
use crate::tables::now;
use crate::visitor::Visitor;

/// So many games stand on a page.
const A_PAGE: i64 = 12;
/// How long a link to another device works, in milliseconds.
const QUARTER: i64 = 15 * 60_000;

pub(super) async fn mine(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    query: Query,
) -> Result<Html<String>, Fault> {
    let Some(person) = &visitor.token else {
        return Ok(pages::mine(
            &visitor,
            &Mine { name: "", games: Vec::new(), page: 1, pages: 1, devices: 0 },
        ));
    };
    let (open, over) = hall.store.count_of(person).await?;
    let pages = ((open + over + A_PAGE - 1) / A_PAGE).max(1);
    let page = match query.get("page") {
        None => 1,
        Some(given) => given.parse().ok().filter(|page| (1..=pages).contains(page)).ok_or_else(|| {
            Fault::missing(
                format!("le pagine vanno da 1 a {pages}"),
                format!("the pages go from 1 to {pages}"),
            )
        })?,
    };
    let mut games = Vec::new();
    for own in hall.store.games_of(person, (page - 1) * A_PAGE, A_PAGE).await? {
        games.extend(listed(&hall, &visitor, own).await?);
    }
    let name = hall.store.name_of(person).await?.unwrap_or_default();
    let devices = hall.store.devices_of(person).await?;
    Ok(pages::mine(&visitor, &Mine { name: &name, games, page, pages, devices }))
}

/// One of them; a game that this binary no longer brings is not listed.
async fn listed<'a>(hall: &'a Arc<Hall>, visitor: &Visitor, own: Own) -> Result<Option<Game<'a>>, Fault> {
    let Ok(game) = hall.entry(&own.game) else { return Ok(None) };
    let said = match hall.take(&own.id).await {
        Ok(table) => Some(pages::said(&Seen::by(&table, &table.now(), visitor))),
        Err(Untaken::Broken(..)) => None,
        Err(Untaken::Fault(fault)) => return Err(fault),
    };
    let minutes = (now() - own.moved) / 60_000;
    Ok(Some(Game { id: own.id, game, minutes, ended: own.ended, said }))
}

/// A new link to another device; the one before is worth nothing any more.
pub(super) async fn link(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Fault> {
    let (person, cookie) = visitor.session(&hall).await?;
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no randomness");
        Fault::broken()
    })?;
    let key = hex(&bytes);
    hall.store.build_bridge(&hash(&key)?, &person, now() + QUARTER).await?;
    Ok(with_cookie(pages::bridge(&visitor, &key).into_response(), cookie))
}

/// What is stored of a key: who reads the database cannot become anybody.
fn hash(key: &str) -> Result<String, Fault> {
    let shaped = key.len() == 32 && key.bytes().all(|b| b.is_ascii_hexdigit());
    if shaped { Ok(hex(&Sha256::digest(key.as_bytes()))) } else { Err(worthless()) }
}

fn worthless() -> Fault {
    Fault::new(
        StatusCode::GONE,
        "questo link non vale più: serve una volta sola, entro un quarto d'ora. Sull'altro dispositivo apri «Le mie partite» e fattene dare uno nuovo",
        "this link is worth nothing any more: it works once, within a quarter of an hour. On the other device open 'My games' and have it give you a new one",
    )
}

/// The question on the other device: looking changes nothing.
pub(super) async fn ask(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(key): Path<String>,
) -> Result<Html<String>, Fault> {
    let person = hall.store.bridge(&hash(&key)?, now()).await?.ok_or_else(worthless)?;
    let name = hall.store.name_of(&person).await?.unwrap_or_default();
    let (open, over) = hall.store.count_of(&person).await?;
    let own = match &visitor.token {
        Some(token) => hall.store.count_of(token).await?,
        None => (0, 0),
    };
    let is_me = visitor.token.as_ref() == Some(&person);
    Ok(pages::join(&visitor, &Other { key: &key, name: &name, open, over, is_me, own: own.0 + own.1 }))
}

/// This browser becomes the other's person.
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(key): Path<String>,
) -> Result<Response, Fault> {
    let hash = hash(&key)?;
    let person = hall.store.bridge(&hash, now()).await?.ok_or_else(worthless)?;
    if visitor.token.as_ref() == Some(&person) {
        return Ok(Redirect::to("/mine").into_response());
    }
    let (session, cookie) = visitor.device(&hall).await?;
    if !hall.store.cross(&hash, &session, now()).await? {
        return Err(worthless());
    }
    Ok(with_cookie(Redirect::to("/mine").into_response(), cookie))
}

/// This browser is on its own again.
pub(super) async fn part(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Fault> {
    if let Some(session) = &visitor.session {
        hall.store.part(session).await?;
    }
    Ok(Redirect::to("/mine"))
}

pub(super) async fn forgetting(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Fault> {
    Ok(pages::forgetting(&visitor, hall.store.count_of(known(&visitor)?).await?))
}

pub(super) async fn forget(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    given: Given,
) -> Result<Response, Fault> {
    let person = known(&visitor)?;
    if given.get("sure") != Some("yes") {
        return Err(Fault::bad(
            "manca la conferma: niente è stato cancellato",
            "the confirmation is missing: nothing was deleted",
        ));
    }
    hall.forget_person(person).await?;
    // The browser that was joined to this person keeps its own cookie, which is nobody's any more but its own.
    let gone = if visitor.is_joined() { None } else { Some(visitor.no_cookie()) };
    let visitor = Visitor { token: None, session: None, ..visitor };
    let mut response = pages::forgotten(&visitor).into_response();
    if let Some(gone) = gone {
        response.headers_mut().append(header::SET_COOKIE, gone);
    }
    Ok(response)
}

fn known(visitor: &Visitor) -> Result<&str, Fault> {
    let known = visitor.session.is_some();
    visitor.token.as_deref().filter(|_| known).ok_or_else(|| {
        Fault::missing(
            "di questo browser la casa non sa niente: non c'è nulla da cancellare",
            "the house knows nothing of this browser: there is nothing to delete",
        )
    })
}

pub(super) async fn privacy(Extension(visitor): Extension<Visitor>) -> Html<String> {
    pages::privacy(&visitor)
}
