//! The push-only socket of a table: it carries the zones that changed for its viewer, whether the house can write, and nothing
//! upward.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use ::table::Lang;
use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::fault::Fault;
use crate::front::Place;
use crate::given::Query;
use crate::hall::{Hall, stopped};
use crate::pages::{Seen, zones};
use crate::tables::{Table, now};
use crate::visitor::{Visitor, same_origin};

const PING: Duration = Duration::from_secs(25);
/// A browser that answers no ping for so long is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// Nothing is expected from below but pongs.
const LARGEST: usize = 1024;

pub(crate) async fn live(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    query: Query,
    headers: HeaderMap,
    place: Place,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    if !same_origin(&headers) {
        return Err(Fault::forbidden(
            "questo collegamento viene dalla pagina di un altro sito",
            "this connection comes from another site's page",
        ));
    }
    let table = hall.table(&id).await?;
    let after = query.get("after").and_then(|after| after.parse().ok());
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        push(hall, table, visitor, after, socket).await;
        drop(place);
    }))
}

/// Pushes until the browser leaves or the server stops.
async fn push(
    hall: Arc<Hall>,
    table: Arc<Table>,
    visitor: Visitor,
    after: Option<i64>,
    mut socket: WebSocket,
) {
    let sits = || table.now().seat_of(visitor.token.as_deref());
    let mut presence = (sits(), table.enter(sits()));
    let (mut watch, mut stop) = (table.watch(), hall.stop.subscribe());
    let mut fails = hall.store.fails();
    fails.mark_changed();
    let mut shown = Shown::default();
    let mut ping = interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut alive = Instant::now();
    watch.mark_changed();
    loop {
        tokio::select! {
            changed = watch.changed() => {
                if changed.is_err() { return }
                let moment = watch.borrow_and_update().clone();
                // The server is about to pass for somebody: a prompt would flash up and vanish.
                if moment.passed_for().is_some() { continue }
                // Before a table begins people may be moved to other seats, or sent away.
                let seat = moment.seat_of(visitor.token.as_deref());
                if seat != presence.0 {
                    presence = (seat, table.enter(seat));
                }
                let seen = Seen::by(&table, &moment, &visitor);
                let Some(message) = shown.changes(&seen, after) else { continue };
                if socket.send(Message::Text(message.into())).await.is_err() { return }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(Message::Text(_) | Message::Binary(_))) => {
                    alive = Instant::now();
                    let message = unexpected(&table, visitor.lang);
                    if socket.send(Message::Text(message.into())).await.is_err() { return }
                }
                Some(Ok(_)) => alive = Instant::now(),
            },
            Ok(()) = fails.changed() => {
                let badge = fails.borrow_and_update().is_some().then(|| cannot_write(visitor.lang));
                if badge == shown.badge { continue }
                let message = serde_json::json!({ "badge": badge }).to_string();
                shown.badge = badge;
                if socket.send(Message::Text(message.into())).await.is_err() { return }
            }
            _ = ping.tick() => {
                let gone = alive.elapsed() > SILENCE;
                if gone || socket.send(Message::Ping(Default::default())).await.is_err() { return }
            }
            () = stopped(&mut stop) => {
                let _ = socket.send(Message::Close(None)).await;
                return;
            }
        }
    }
}

/// What stands on every open page while the house cannot write.
fn cannot_write(lang: Lang) -> &'static str {
    lang.pick("La casa non riesce a scrivere: un momento…", "The house cannot write: one moment…")
}

/// The answer to whoever writes into a socket that only pushes: where answers belong.
fn unexpected(table: &Table, lang: Lang) -> String {
    let id = &table.row.id;
    let error = lang.pick(
        format!("questo collegamento porta solo notizie: le risposte vanno con POST a /t/{id}/act"),
        format!("this connection only brings news: answers go by POST to /t/{id}/act"),
    );
    serde_json::json!({ "error": error }).to_string()
}

/// What this socket's browser shows already.
#[derive(Default)]
struct Shown {
    at: Option<i64>,
    zones: HashMap<&'static str, String>,
    badge: Option<&'static str>,
}

impl Shown {
    /// The message that brings the browser up to date; `None` when it is. The zones of the game are not sent again
    /// to a page that was just drawn with the same answers; those around them may have changed without one.
    fn changes(&mut self, seen: &Seen<'_>, after: Option<i64>) -> Option<String> {
        let first = self.at.is_none();
        let current = first && after == Some(seen.moment.logged);
        let mut changed = serde_json::Map::new();
        for zone in zones(seen) {
            let known = self.zones.get(zone.id) == Some(&zone.html) || (current && zone.of_game);
            if !known {
                changed.insert(zone.id.to_owned(), zone.html.clone().into());
            }
            self.zones.insert(zone.id, zone.html);
        }
        let at = self.at.replace(seen.moment.logged);
        if changed.is_empty() && at == self.at {
            return None;
        }
        // The browser's clock may be wrong by more than a short window lasts.
        Some(serde_json::json!({ "at": seen.moment.logged, "now": now(), "zones": changed }).to_string())
    }
}
