//! Looking: pages that change nothing.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use search::{Budget, Entry};
use table::erased::AnyMatch;
use table::{Lang, Rng, Seat, Trouble};

use super::company::{invitation, is_invited};
use super::visit::Visit;
use crate::fault::Fault;
use crate::given::{Given, Query};
use crate::hall::{Hall, Untaken};
use crate::pages::{self, Counsel, Left, Seen, Story};
use crate::qr;
use crate::store::{PlaceRow, Sitter, Stored};
use crate::tables::now;
use crate::visitor::Visitor;

type Page = Result<Html<String>, Fault>;

pub(super) async fn home(State(hall): State<Arc<Hall>>, Extension(visitor): Extension<Visitor>) -> Page {
    let (mut name, mut left) = (String::new(), Vec::new());
    if let Some(token) = &visitor.token {
        name = hall.store.name_of(token).await?.unwrap_or_default();
        for (id, game, latest) in hall.store.tables_of(token).await? {
            // A game that this binary no longer brings is not listed.
            let Ok(game) = hall.entry(&game) else { continue };
            let standing = match hall.take(&id).await {
                Ok(table) => Some(pages::standing(&Seen::by(&table, &table.now(), &visitor))),
                // It cannot go on, but what was told at it can be read.
                Err(Untaken::Broken(..)) => None,
                Err(Untaken::Fault(_)) => continue,
            };
            left.push(Left { id, game, minutes: (now() - latest) / 60_000, standing });
        }
        left.sort_by_key(|table| !table.standing.as_ref().is_some_and(|standing| standing.waits));
    }
    Ok(pages::home(&visitor, &hall.entries, hall.covers(), &name, &left))
}

pub(super) async fn rules_of_all(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
) -> Html<String> {
    pages::rules_of_all(&visitor, &hall.entries)
}

pub(super) async fn rules(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Page {
    Ok(pages::rules(&visitor, hall.entry(&game)?))
}

pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    query: Query,
) -> Page {
    match hall.take(&id).await {
        Ok(table) => {
            if is_invited(&table, &visitor) && !query.has("watch") {
                return invitation(&hall, &table, &visitor, None).await;
            }
            table.is_looked_at();
            Ok(pages::table(&Seen::by(&table, &table.now(), &visitor), None))
        }
        Err(Untaken::Fault(fault)) => Err(fault),
        Err(Untaken::Broken(trouble, stored)) => story(&hall, &visitor, &trouble, &stored, &query).await,
    }
}

/// A match that does not replay: what was told at it, to whom it was told. After the end everybody may hear it all.
async fn story(hall: &Hall, visitor: &Visitor, why: &Trouble, stored: &Stored, query: &Query) -> Page {
    let ended = hall.store.is_ended(&stored.row.id).await?;
    let own = |place: &PlaceRow| matches!(&place.sitter, Sitter::Person(who) if visitor.token.as_ref() == Some(who));
    let mut ears = Seat::all(stored.places.len())
        .zip(&stored.places)
        .find(|(_, place)| own(place))
        .map(|(seat, _)| seat);
    if let Some(seat) = query.get("as").filter(|_| ended) {
        ears = through(&seat, stored.places.len())?;
    }
    let mut told = hall.store.told(&stored.row.id).await?;
    told.retain(|one| one.to.heard_by(ears));
    let game = hall.entry(&stored.row.game)?.game.facts();
    Ok(pages::story(visitor, &Story { game, stored, why, told: &told, ears, ended }))
}

/// What the house has to say of a question to a seat, from what that seat sees.
pub(super) fn counsel(
    entry: &Entry,
    played: &dyn AnyMatch,
    seat: Seat,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Counsel> {
    let view = played.view(Some(seat));
    if let Some(judged) = entry.judge(view.as_ref()) {
        return Some(Counsel::Known(judged));
    }
    let hints = entry.hints.as_ref()?;
    hints.advise(view.as_ref(), seat, budget, rng).map(Counsel::Thought)
}

/// How long the house thinks about a hint.
pub(super) fn hint_budget(hall: &Hall) -> Budget {
    hall.bot_budget.unwrap_or(Budget::Time(Duration::from_millis(700)))
}

/// What to do, for whoever plays against the computer and is asked.
pub(super) async fn hint(Visit { hall, visitor, table }: Visit) -> Page {
    let moment = table.now();
    let seen = Seen::by(&table, &moment, &visitor);
    let seat = seen.seat.filter(|seat| moment.awaits(*seat) && moment.gives_hints(&table.entry));
    let seat = seat.ok_or_else(|| {
        Fault::forbidden(
            "consigli si danno solo a chi gioca contro il computer, quando tocca a lui",
            "hints are given only to whoever plays against the computer, when it is their turn",
        )
    })?;
    let (entry, played, budget) = (table.entry.clone(), moment.played.clone(), hint_budget(&hall));
    let (seed, at) = (table.row.seed, moment.played.len());
    hall.front().asks(&visitor)?;
    let think = move || counsel(&entry, played.as_ref(), seat, budget, &mut seed.bot(at, seat));
    let counsel = hall.thinkers.think_for_a_person(think).await.flatten().ok_or_else(unthought)?;
    Ok(pages::hint(&seen, seat, &counsel))
}

fn unthought() -> Fault {
    Fault::missing("di questa domanda non c'è nulla da dire", "there is nothing to say about this question")
}

pub(super) fn through(eyes: &str, seats: usize) -> Result<Option<Seat>, Fault> {
    if eyes == "all" {
        return Ok(None);
    }
    let seat: Seat = eyes.parse().map_err(Fault::unfit)?;
    if seat.index() < seats {
        return Ok(Some(seat));
    }
    Err(Fault::missing(format!("questo tavolo ha {seats} posti"), format!("this table has {seats} seats")))
}

pub(super) fn no_turn(given: &str, last: usize) -> Fault {
    let given: String = given.chars().filter(|c| !c.is_control()).take(40).collect();
    Fault::missing(
        format!("«at={given}» non è un punto di questa partita: è atteso un numero da 0 a {last}"),
        format!("'at={given}' is no point of this match: a number from 0 to {last} is expected"),
    )
}

pub(super) async fn record(Visit { table, .. }: Visit) -> Result<Response, Fault> {
    let moment = table.now();
    if !moment.played.is_over() {
        return Err(Fault::forbidden(
            "il registro dice tutto, anche ciò che è ancora segreto: si può leggere quando la partita è finita",
            "the record tells everything, even what is still secret: it can be read when the match is over",
        ));
    }
    Ok(plain(&format!("{}-{}.txt", table.row.game, table.row.id), moment.played.record()))
}

/// The file of the cards that a match is played with: with it its record replays anywhere.
pub(super) async fn cards(Visit { table, .. }: Visit) -> Result<Response, Fault> {
    let game = &table.entry.game;
    let cards = game.card_file(&table.now().played.setup()).map_err(Fault::unfit)?.ok_or_else(|| {
        let name = game.facts().name;
        Fault::missing(format!("{name} si gioca senza carte"), format!("{name} is played without cards"))
    })?;
    Ok(plain(&format!("{}-{}.toml", table.row.game, cards.id), cards.file))
}

/// A table's link as a picture for a camera.
pub(super) async fn qr(Visit { visitor, table, .. }: Visit) -> Result<Response, Fault> {
    let picture = qr::svg(&visitor.link(&format!("/t/{}", table.row.id)))
        .ok_or_else(|| Fault::of_status(StatusCode::NOT_FOUND))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// A text to read or to keep under this name.
fn plain(name: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}

pub(super) async fn lang(Extension(visitor): Extension<Visitor>, given: Given) -> Result<Response, Fault> {
    let lang: Lang = given.need("lang")?.parse().map_err(Fault::unfit)?;
    let back = Redirect::to(&way_back(given.get("back").unwrap_or("/")));
    Ok(([(header::SET_COOKIE, visitor.keep(lang))], back).into_response())
}

/// Where a visitor came from: only ever a page of this house, and without the language that is being changed.
pub(super) fn way_back(given: &str) -> String {
    let inside = given.starts_with('/') && !given.starts_with("//");
    let plain = given.bytes().all(|b| b.is_ascii_graphic() && b != b'\\');
    if !inside || !plain {
        return "/".to_owned();
    }
    let (path, query) = given.split_once('?').unwrap_or((given, ""));
    let kept: Vec<&str> =
        query.split('&').filter(|part| !part.is_empty() && !part.starts_with("lang=")).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

pub(super) async fn icon() -> Response {
    (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, "/assets/icon.svg")]).into_response()
}

#[cfg(test)]
mod tests {
    use super::way_back;

    #[test]
    fn the_way_back_stays_in_the_house() {
        assert_eq!(way_back("/t/x/replay?at=3&lang=en"), "/t/x/replay?at=3");
        for elsewhere in ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nX: y", ""] {
            assert_eq!(way_back(elsewhere), "/", "{elsewhere}");
        }
    }
}
