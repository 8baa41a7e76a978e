//! The site without its socket: a store opened, games put up, and a router that answers requests.

use std::borrow::Borrow;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::HttpBody as _;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Json, Response};
use search::{Budget, Entry};
use table::Trouble;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::TimeoutLayer;

use crate::alarm::alarm;
use crate::clock::Windows;
use crate::fault::Fault;
use crate::following::follow;
use crate::front::{Front, Limits, Proxies, Times, receive};
use crate::given::Query;
use crate::hall::{Hall, Place, kept};
use crate::pages;
use crate::reach::Reach;
use crate::routes::routes;
use crate::seeds::Seeds;
use crate::store::{self, Shared, Store, StoreError};
use crate::sweep::{daily, sweep};
use crate::visitor::{Visitor, is_own_choice};
use crate::watch;

/// The site of some games over one data file. Nothing locks the file here; [`crate::serve`] does.
pub struct Site {
    hall: Arc<Hall>,
}

/// Where a house keeps what must survive.
#[derive(Clone, Debug)]
pub enum Data {
    /// In a file of this machine, alone; it is made when it is missing.
    File(PathBuf),
    /// In a PostgreSQL, with other houses.
    Shared(Shared),
}

impl<P: Into<PathBuf>> From<P> for Data {
    fn from(path: P) -> Self {
        Data::File(path.into())
    }
}

impl std::fmt::Display for Data {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Data::File(path) => path.display().fmt(f),
            // Its address may hold a password.
            Data::Shared(_) => f.write_str("a database"),
        }
    }
}

/// Far more than any form of the house.
const LARGEST_BODY: usize = 16 * 1024;
const LONGEST: Duration = Duration::from_secs(20);

impl Site {
    /// Opens the data file, or makes it, as tests want it: the draws of its tables are the same each time. Must be called on
    /// a tokio runtime.
    ///
    /// # Errors
    /// When the file cannot be used; one that is not ours is left untouched.
    pub async fn open(games: Vec<Entry>, data: &Path, bot_budget: Option<Budget>) -> Result<Self, Trouble> {
        Site::open_with(games, data, bot_budget, Windows::default(), Seeds::from(1)).await
    }

    /// The same with other times for reaction windows and other seeds.
    ///
    /// # Errors
    /// As for [`Site::open`].
    pub async fn open_with(
        games: Vec<Entry>,
        data: impl Into<Data>,
        bot_budget: Option<Budget>,
        windows: Windows,
        seeds: Seeds,
    ) -> Result<Self, Trouble> {
        let store = match data.into() {
            Data::File(path) => store::open(&path).await,
            Data::Shared(shared) => store::open_shared(&shared).await,
        };
        let store = store.map_err(|unusable| unusable.0)?;
        let games: Vec<Arc<Entry>> = games.into_iter().map(Arc::new).collect();
        if let Err(error) = recall_cards(&games, &store).await {
            tracing::error!(%error, "the sets of cards could not be recalled");
        }
        let news = store.news();
        let hall = Hall::new(games, store, bot_budget, windows, seeds);
        if let Some(news) = news {
            tokio::spawn(follow(hall.clone(), news));
        }
        Ok(Site { hall })
    }

    /// Tells it where it is, and whether people write to each other in their own words though strangers may come; once, before
    /// anybody comes.
    pub fn stand_at(&self, reach: Reach, talk: bool) {
        let known = self.hall.place.set(Place { reach, talk });
        debug_assert!(known.is_ok(), "a house does not move");
    }

    /// Tells it how much each visitor may ask for, and which machines hand requests on; once, before anybody comes.
    pub fn stand_behind(&self, proxies: Proxies, limits: Limits) {
        let known = self.hall.front.set(Arc::new(Front::new(limits, proxies)));
        debug_assert!(known.is_ok(), "a house has one front");
    }

    /// Takes up the bots and timers of the matches that are going on.
    pub async fn resume(&self) {
        self.hall.resume().await;
    }

    /// The same beside the requests, which need not wait for it.
    pub(crate) fn resume_beside(&self) {
        tokio::spawn(alarm(self.hall.clone()));
        tokio::spawn(daily(self.hall.clone()));
    }

    /// Forgets what is old at a time, in milliseconds since 1970: for tests. A server does it every day.
    #[doc(hidden)]
    pub async fn sweep(&self, now: i64) {
        sweep(&self.hall, now).await;
    }

    /// What answers the requests.
    pub fn router(&self) -> Router {
        routes()
            .layer(DefaultBodyLimit::max(LARGEST_BODY))
            .layer(CsrfLayer::new())
            .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
            .layer(CatchPanicLayer::new())
            .layer(from_fn_with_state(self.hall.clone(), dress))
            .layer(CompressionLayer::new())
            .layer(from_fn_with_state(self.hall.clone(), watch::watched))
            .with_state(self.hall.clone())
    }

    /// Lets visitors in until the site stops.
    pub fn receive(&self, listener: TcpListener, times: Times) -> impl Future<Output = ()> + use<> {
        receive(listener, self.router(), self.hall.front().clone(), times, self.hall.stop.subscribe())
    }

    /// The store: for tests.
    pub fn store(&self) -> &Store {
        &self.hall.store
    }

    /// Shows what it does, in figures, at an address of their own.
    ///
    /// # Errors
    /// When that address cannot be listened at.
    pub(crate) async fn show_meters(&self, address: SocketAddr) -> Result<SocketAddr, Trouble> {
        watch::show(self.hall.clone(), address).await
    }

    /// Says that it is about to stop to whoever asks whether it is ready, and goes on as before.
    pub fn drain(&self) {
        self.hall.drains.send_replace(true);
    }

    /// Ends sockets, bots and timers.
    pub fn stop(&self) {
        self.hall.stop.send_replace(true);
    }

    /// Stops and closes the data file.
    pub async fn close(&self) {
        self.stop();
        self.hall.store.close().await;
    }
}

/// Tells the games the sets of cards that their matches are played with, and notes them beside the matches of releases that
/// did not.
pub(crate) async fn recall_cards<E: Borrow<Entry>>(games: &[E], store: &Store) -> Result<(), StoreError> {
    let entry = |game: &str| games.iter().map(E::borrow).find(|entry| entry.game.facts().id == game);
    for set in store.card_sets().await? {
        let understood = entry(&set.game).is_some_and(|entry| match set.is_a_box {
            true => matches!(entry.game.recall_cards(&set.file), Some(Ok(_))),
            false => matches!(entry.game.learn_cards(&set.file), Some(Ok(_))),
        });
        if !understood {
            let (game, id) = (set.game, set.id);
            tracing::error!(game, id, "a set of cards in the store is not understood any more");
        }
    }
    let mut named = Vec::new();
    for (game, setup) in store.without_cards().await? {
        match entry(&game).map(|entry| entry.game.card_file(&setup)) {
            // A game that this binary no longer brings.
            None => {}
            Some(Ok(cards)) => {
                let cards = cards.map(|cards| kept(&game, cards));
                named.push((game, setup, cards));
            }
            Some(Err(trouble)) => {
                tracing::error!(game, setup, %trouble, "the cards of a stored match are not known");
            }
        }
    }
    if named.is_empty() { Ok(()) } else { store.name_cards(named).await }
}

/// The outermost layer of our own: it learns who asks, gives every refusal its words, and adds the headers that
/// protect the page.
async fn dress(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let mut visitor = Visitor::of(&mut parts, &hall);
    if !parts.uri.path().starts_with("/assets/")
        && let Err(error) = visitor.recognise(&parts, &hall.store).await
    {
        // Tables in memory can be looked at all the same; a browser that was joined to another only watches meanwhile.
        tracing::error!(%error, "who asks could not be looked up");
    }
    let chosen = Query::of(&parts).get("lang");
    let chosen = chosen.is_some_and(|tag| parts.method == Method::GET && tag == visitor.lang.tag());
    let chosen = chosen && is_own_choice(&parts.headers);
    parts.extensions.insert(visitor.clone());
    let mut response = match hall.front().admits(&visitor, &parts.method, body.size_hint().exact()) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(fault) => fault.into_response(),
    };
    if let Some(fault) = unsaid(&response) {
        let kept = response.headers().get(header::ALLOW).cloned();
        response = say(&visitor, &fault);
        if let Some(allow) = kept {
            response.headers_mut().insert(header::ALLOW, allow);
        }
        if let Some(seconds) = fault.again {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
    }
    if chosen {
        response.headers_mut().append(header::SET_COOKIE, visitor.keep(visitor.lang));
    }
    if let Some(cookie) = visitor.renewed.clone() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    protect(&mut response, visitor.secure);
    response
}

/// A refusal that has no page yet.
fn unsaid(response: &Response) -> Option<Fault> {
    if let Some(fault) = response.extensions().get::<Fault>() {
        return Some(fault.clone());
    }
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let said = kind.is_some_and(|kind| kind.starts_with("text/html"));
    let failed = status.is_client_error() || status.is_server_error();
    (failed && !said).then(|| Fault::of_status(status))
}

fn say(visitor: &Visitor, fault: &Fault) -> Response {
    if visitor.script {
        let text = fault.text.get(visitor.lang);
        let body = Json(serde_json::json!({ "clause": fault.clause, "text": text }));
        return (fault.status, body).into_response();
    }
    (fault.status, pages::error(visitor, fault)).into_response()
}

/// Nothing from elsewhere, no frames around us, nothing guessed, no address handed on.
const PROTECTION: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Whoever came by TLS comes so for half a year.
const TLS_STAYS: HeaderValue = HeaderValue::from_static("max-age=15552000");

fn protect(response: &mut Response, secure: bool) {
    let headers = response.headers_mut();
    if secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, TLS_STAYS);
    }
    for (name, value) in PROTECTION {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // A page shows what one seat may see: no cache may keep it.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
