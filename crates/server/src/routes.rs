//! Every address of the site and what answers there.

mod bringing;
mod company;
mod decks;
mod forking;
mod making;
mod persons;
mod playing;
mod puzzling;
mod replaying;
mod seeing;
mod talking;
mod teaching;
mod visit;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{get, post};

use crate::fault::Fault;
use crate::hall::Hall;
use crate::{assets, live, watch};

pub(crate) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/", get(seeing::home))
        .route("/rules", get(seeing::rules_of_all))
        .route("/rules/{game}", get(seeing::rules))
        .route("/puzzle/{game}", get(puzzling::puzzle))
        .route("/lesson/{game}", get(teaching::lesson).post(teaching::play_on))
        .route("/play/{game}", post(making::play))
        .route("/new/{game}", get(making::form).post(making::create))
        .merge(shelf())
        .merge(records())
        .route("/t/{id}", get(seeing::table))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/replay", get(replaying::replay))
        .route("/t/{id}/hint", get(seeing::hint))
        .route("/t/{id}/record", get(seeing::record))
        .route("/t/{id}/cards", get(seeing::cards))
        .route("/t/{id}/qr", get(seeing::qr))
        .route("/t/{id}/act", post(playing::act))
        .route("/t/{id}/deck", get(playing::own_decks).post(playing::bring))
        .route("/t/{id}/sit", post(company::sit))
        .route("/t/{id}/arrange", post(company::arrange))
        .route("/t/{id}/absent", post(company::absent))
        .route("/t/{id}/close", post(company::close))
        .route("/t/{id}/unseal", post(playing::unseal))
        .route("/t/{id}/hold", post(playing::hold))
        .route("/t/{id}/passes", post(playing::passes))
        .route("/t/{id}/undo", post(playing::undo))
        .route("/t/{id}/resign", post(playing::resign))
        .route("/t/{id}/return", post(playing::come_back))
        .route("/t/{id}/talk", get(talking::show).post(talking::say))
        .route("/t/{id}/team", get(talking::show_team).post(talking::say_to_team))
        .route("/t/{id}/mute", post(talking::mute))
        .route("/t/{id}/again", post(making::again))
        .route("/t/{id}/fork", post(forking::fork))
        .route("/mine", get(persons::mine))
        .route("/mine/link", post(persons::link))
        .route("/mine/part", post(persons::part))
        .route("/mine/forget", get(persons::forgetting).post(persons::forget))
        .route("/join/{key}", get(persons::ask).post(persons::join))
        .route("/privacy", get(persons::privacy))
        .route("/name", post(playing::name))
        .route("/lang", post(seeing::lang))
        .route("/assets/game/{file}", get(assets::game))
        .route("/assets/{file}", get(assets::house))
        .route("/favicon.ico", get(seeing::icon))
        .route("/health", get(watch::can_write))
        .route("/healthz", get(watch::lives))
        .route("/readyz", get(watch::is_ready))
        .fallback(|| async { Fault::of_status(StatusCode::NOT_FOUND) })
}

/// A form with every card of a game, or with the longest text in letters that a form writes with six signs.
const LARGEST_DECK: usize = 64 * 1024;

/// The longest record in letters that a form writes with three signs.
const LARGEST_RECORD: usize = 400 * 1024;

fn records() -> Router<Arc<Hall>> {
    Router::new()
        .route("/review", get(bringing::form).post(bringing::bring))
        .layer(DefaultBodyLimit::max(LARGEST_RECORD))
}

fn shelf() -> Router<Arc<Hall>> {
    Router::new()
        .route("/decks/{game}", get(decks::list))
        .route("/decks/{game}/new", get(decks::begin).post(decks::create))
        .route("/decks/{game}/import", get(decks::import_form).post(decks::import))
        .route("/decks/{game}/{id}", get(decks::show).post(decks::save))
        .route("/decks/{game}/{id}/delete", post(decks::delete))
        .route("/decks/{game}/{id}/text", get(decks::text))
        .layer(DefaultBodyLimit::max(LARGEST_DECK))
}
