//! The push-only socket of a table: it carries the zones that changed for its viewer, whether the house can write, and nothing
//! upward.

use std::sync::Arc;
use std::time::Duration;

use ::table::Lang;
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::fault::Fault;
use crate::front::Place;
use crate::given::Query;
use crate::hall::{Hall, stopped};
use crate::tables::Table;
use crate::visitor::{Visitor, same_origin};
use crate::watch::{a_live_page, a_push};
use crate::wire::{Kind, Manner, Shown};

const PING: Duration = Duration::from_secs(25);
/// A browser that answers no ping for so long is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// Nothing is expected from below but pongs. The room for them is taken, and filled, for each socket.
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
    let shown = Shown::new(Manner::of(query.get("wire").as_deref()), after);
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        push(hall, table, visitor, shown, socket).await;
        drop(place);
    }))
}

/// Pushes until the browser leaves or the server stops.
async fn push(hall: Arc<Hall>, table: Arc<Table>, visitor: Visitor, mut shown: Shown, mut socket: WebSocket) {
    let mut kind = Kind::of(&table.now(), &visitor);
    let mut screen = table.screens.of(&kind);
    let mut presence = (kind.seat, table.enter(kind.seat));
    let (mut watch, mut stop) = (table.watch(), hall.stop.subscribe());
    let mut fails = hall.store.fails();
    fails.mark_changed();
    let mut told = None;
    let _page = a_live_page();
    let mut ping = interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut alive = Instant::now();
    watch.mark_changed();
    loop {
        tokio::select! {
            changed = watch.changed() => {
                if changed.is_err() { return }
                let Some(messages) = screen.bring(&table, &visitor, &mut shown).await else {
                    // Before a table begins people may be moved to other seats, or sent away.
                    kind = Kind::of(&table.now(), &visitor);
                    screen = table.screens.of(&kind);
                    shown.forget();
                    if kind.seat != presence.0 {
                        presence = (kind.seat, table.enter(kind.seat));
                    }
                    watch.mark_changed();
                    continue;
                };
                for message in messages {
                    a_push(length(&message));
                    if socket.send(message).await.is_err() { return }
                }
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
                if badge == told { continue }
                let message = serde_json::json!({ "badge": badge }).to_string();
                told = badge;
                if socket.send(Message::Text(message.into())).await.is_err() { return }
            }
            _ = ping.tick() => {
                let gone = alive.elapsed() > SILENCE;
                if gone || socket.send(Message::Ping(Default::default())).await.is_err() { return }
            }
            () = stopped(&mut stop) => {
                let _ = socket.send(closing()).await;
                return;
            }
        }
    }
}

/// The house closes, and may open again or stand elsewhere: browsers that hear this code do not come back all at once.
fn closing() -> Message {
    Message::Close(Some(CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::default() }))
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) => bytes.len(),
        _ => 0,
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
