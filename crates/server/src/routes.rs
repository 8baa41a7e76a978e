//! Every address of the site and what answers there.

mod making;
mod playing;
mod seeing;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::{get, post};

use crate::fault::Fault;
use crate::hall::Hall;
use crate::{assets, live};

pub(crate) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/", get(seeing::home))
        .route("/rules", get(seeing::rules_of_all))
        .route("/rules/{game}", get(seeing::rules))
        .route("/play/{game}", post(making::play))
        .route("/new/{game}", get(making::form).post(making::create))
        .route("/t/{id}", get(seeing::table))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/replay", get(seeing::replay))
        .route("/t/{id}/record", get(seeing::record))
        .route("/t/{id}/act", post(playing::act))
        .route("/t/{id}/sit", post(playing::sit))
        .route("/t/{id}/unseal", post(playing::unseal))
        .route("/t/{id}/hold", post(playing::hold))
        .route("/t/{id}/passes", post(playing::passes))
        .route("/t/{id}/undo", post(playing::undo))
        .route("/t/{id}/resign", post(playing::resign))
        .route("/t/{id}/again", post(making::again))
        .route("/name", post(playing::name))
        .route("/lang", post(seeing::lang))
        .route("/assets/game/{file}", get(assets::game))
        .route("/assets/{file}", get(assets::house))
        .route("/favicon.ico", get(seeing::icon))
        .route("/health", get(|| async { "ok\n" }))
        .fallback(|| async { Fault::of_status(StatusCode::NOT_FOUND) })
}
