//! Style, scripts and emblems: inside the binary, asked for again only when they changed.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};
use table::hex;

use crate::fault::Fault;
use crate::hall::Hall;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

pub(crate) async fn house(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Fault> {
    let file = Assets::get(&path).ok_or_else(|| Fault::of_status(StatusCode::NOT_FOUND))?;
    Ok(serve(&path, file.data.into_owned(), &headers))
}

/// A game's own script and style, by `id.js` and `id.css`.
pub(crate) async fn game(
    State(hall): State<Arc<Hall>>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (id, kind) = path.rsplit_once('.').ok_or_else(|| Fault::of_status(StatusCode::NOT_FOUND))?;
    let facts = hall.entry(id)?.game.facts();
    let text = match kind {
        "js" => facts.script,
        "css" => facts.style,
        _ => return Err(Fault::of_status(StatusCode::NOT_FOUND)),
    };
    Ok(serve(&path, text.as_bytes().to_vec(), &headers))
}

fn serve(path: &str, bytes: Vec<u8>, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", &hex(&Sha256::digest(&bytes))[..32]);
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known =
        known.flat_map(|value| value.split(',')).any(|one| one.trim().trim_start_matches("W/") == tag);
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Response::new(Body::from(bytes)) };
    let out = response.headers_mut();
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    response
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" | "json" => "application/json",
        _ => "application/octet-stream",
    }
}
