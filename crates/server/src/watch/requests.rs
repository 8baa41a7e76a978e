//! Every request in the log and in the figures: what was asked for and what came of it, never a query, a cookie or a name.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;

use super::meters::a_request;
use crate::front::Peer;
use crate::hall::{Hall, new_id};

/// By this a request is found again in the logs of all that stand on its way.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The longest that a proxy may give.
const LONGEST: usize = 64;

/// Watches a request go through.
pub(crate) async fn watched(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = given(&hall, &request).or_else(|| new_id().ok()).unwrap_or_default();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let span = tracing::info_span!("request", id);
    async move {
        let mut response = next.run(request).await;
        let (status, took) = (response.status(), begun.elapsed());
        a_request(&route, class(status), took);
        let ms = took.as_secs_f64() * 1000.0;
        tracing::info!(%method, route, status = status.as_u16(), ms, "answered");
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        response
    }
    .instrument(span)
    .await
}

/// The id that a proxy of the house has given the request; nobody else's is believed.
fn given(hall: &Hall, request: &Request) -> Option<String> {
    let Peer(peer) = *request.extensions().get::<Peer>()?;
    let id = request.headers().get(REQUEST_ID).filter(|_| hall.front().proxies.has(peer))?.to_str().ok()?;
    let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    (plain && id.len() <= LONGEST).then(|| id.to_owned())
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        100..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    }
}
