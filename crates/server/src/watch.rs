//! For whoever keeps the house: what it does, in figures and in a log, and whether it can serve. None of it names a table, a person or a
//! session.

mod meters;
mod requests;

use std::future::IntoFuture as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use table::Trouble;
use tokio::net::TcpListener;

use crate::hall::{Hall, stopped};

pub(crate) use meters::{a_group, a_limit, a_live_page, a_push, a_thought, an_answer, cannot_write, install};
pub(crate) use requests::watched;

/// So often what was measured is added up: else all of it would be kept until somebody asks.
const OFTEN: Duration = Duration::from_secs(5);

/// The process lives, whatever else there is.
pub(crate) async fn lives() -> &'static str {
    "ok\n"
}

/// Can this house serve? One that is about to stop, or cannot write, leaves what comes to others.
pub(crate) async fn is_ready(State(hall): State<Arc<Hall>>) -> Response {
    if *hall.drains.borrow() {
        return no("the house is about to stop\n");
    }
    can_write(State(hall)).await
}

/// Can the house write?
pub(crate) async fn can_write(State(hall): State<Arc<Hall>>) -> Response {
    match *hall.store.fails().borrow() {
        None => "ok\n".into_response(),
        Some(_) => no("nothing can be written\n"),
    }
}

/// A bare status would be given a whole page.
fn no(why: &'static str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, Html(why)).into_response()
}

/// Shows the figures at an address of their own until the house stops.
///
/// # Errors
/// When that address cannot be listened at.
pub(crate) async fn show(hall: Arc<Hall>, address: SocketAddr) -> Result<SocketAddr, Trouble> {
    let failed = |error: std::io::Error| {
        Trouble::say(
            format!("le misure non si possono mostrare a {address}: {error}"),
            format!("the metrics cannot be shown at {address}: {error}"),
        )
    };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let mut stop = hall.stop.subscribe();
    let router = Router::new().route("/metrics", get(figures)).with_state(hall);
    tokio::spawn(async move {
        let mut tidies = tokio::time::interval(OFTEN);
        let tidied = async {
            loop {
                tidies.tick().await;
                meters::tidy();
            }
        };
        tokio::select! {
            () = tidied => {}
            shown = axum::serve(listener, router).into_future() => {
                if let Err(error) = shown {
                    tracing::warn!(%error, "the metrics are not shown any more");
                }
            }
            () = stopped(&mut stop) => {}
        }
    });
    Ok(address)
}

async fn figures(State(hall): State<Arc<Hall>>) -> Response {
    let text = meters::render(&hall);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
