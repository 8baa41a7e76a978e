//! A house with the real games in memory, and its visitors.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use search::{Budget, Entry};
use server::{Seeds, Site, Windows};
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt as _;

/// The real games, each with a bot that is quick.
pub(crate) fn games() -> Vec<Entry> {
    let mut games = catalogue::games();
    for entry in &mut games {
        entry.bots.retain(|bot| bot.name() == "random");
        entry.hints = None;
    }
    games
}

/// A house in which people are waited for this long.
pub(crate) async fn house(home: &TempDir, patience: Duration) -> Site {
    let games = games();
    let windows = Windows { open: Duration::ZERO, hold: Duration::ZERO, patience };
    let data = home.path().join("data");
    Site::open_with(games, &data, Some(Budget::Iterations(1)), windows, Seeds::from(1)).await.unwrap()
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Visitor {
    router: Router,
    cookie: Option<String>,
    pub(crate) lang: &'static str,
}

impl Visitor {
    pub(crate) fn new(site: &Site) -> Self {
        Visitor { router: site.router(), cookie: None, lang: "en" }
    }

    /// The same person in a house that was opened again.
    pub(crate) fn at(self, site: &Site) -> Self {
        Visitor { router: site.router(), ..self }
    }

    pub(crate) async fn get(&mut self, path: &str) -> String {
        self.ask("GET", path, String::new(), false).await.1
    }

    /// Posts a form; the status and where it leads, or the page.
    pub(crate) async fn post(&mut self, path: &str, form: &str) -> (StatusCode, String) {
        self.ask("POST", path, form.to_owned(), false).await
    }

    /// Opens the table and gives one of the open answers, if it is asked. The whim says which one.
    pub(crate) async fn answer(&mut self, table: &str, whim: usize) -> bool {
        let page = self.get(table).await;
        let at =
            page.split("data-at=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("0").to_owned();
        let form =
            page.split("id=\"actions\"").nth(1).and_then(|rest| rest.split("</form>").next()).unwrap_or("");
        let open: Vec<&str> = form
            .split("name=\"action\" value=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        if open.is_empty() {
            return false;
        }
        self.act(table, &at, open[whim % open.len()]).await
    }

    /// Gives an answer as the script does; is it taken?
    pub(crate) async fn act(&mut self, table: &str, at: &str, action: &str) -> bool {
        let mut body = form_urlencoded::Serializer::new(String::new());
        let body = body.append_pair("at", at).append_pair("action", action).finish();
        self.ask("POST", &format!("{table}/act"), body, true).await.0 == StatusCode::NO_CONTENT
    }

    async fn ask(&mut self, method: &str, path: &str, body: String, script: bool) -> (StatusCode, String) {
        let accept = if script { "application/json" } else { "text/html" };
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "conclave.test")
            .header(header::ACCEPT_LANGUAGE, self.lang)
            .header(header::ACCEPT, accept)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let response = self.router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(set) = parts.headers.get(header::SET_COOKIE) {
            self.cookie = set.to_str().unwrap().split(';').next().map(str::to_owned);
        }
        if let Some(to) = parts.headers.get(header::LOCATION) {
            return (parts.status, to.to_str().unwrap().to_owned());
        }
        let body = to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, String::from_utf8_lossy(&body).into_owned())
    }
}

pub(crate) const NAMES: [&str; 6] = ["Ada", "Bruno", "Cleo", "Dario", "Elena", "Furio"];

/// A table of so many people, all of whom have names: its path, and they.
pub(crate) async fn people(site: &Site, game: &str, seats: usize, fields: &str) -> (String, Vec<Visitor>) {
    let mut all = vec![Visitor::new(site); seats];
    let others: String = (1..seats).map(|seat| format!("&seat-{seat}=person")).collect();
    all[0].post("/name", "name=Ada").await;
    let (status, table) = all[0].post(&format!("/new/{game}"), &format!("seat-0=me{others}{fields}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{table}");
    for (seat, one) in all.iter_mut().enumerate().skip(1) {
        let (status, said) =
            one.post(&format!("{table}/sit"), &format!("seat={seat}&name={}", NAMES[seat])).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{said}");
    }
    (table, all)
}
