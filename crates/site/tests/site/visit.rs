//! Visitors of a site in memory: each with its own cookies.

use std::path::Path;

use crate::houses::Site;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use search::{Budget, Entry, Erased, Random};
use tower::ServiceExt as _;

use crate::hoard::{self, Hoard};
use crate::toy;

/// The toy with decks.
fn decked() -> Entry {
    let bots = vec![Box::new(Erased::<Hoard, Random>::new("random", Random)) as Box<_>];
    Entry { game: Box::new(hoard::game()), bots, hints: None }
}

pub(crate) async fn site(data: &Path) -> Site {
    Site::open(&games, data, Some(Budget::Iterations(10))).await
}

/// The same over a data file, whatever else there is.
pub(crate) async fn alone(data: &Path) -> Site {
    Site::alone(games(), data, Some(Budget::Iterations(10))).await
}

fn games() -> Vec<Entry> {
    vec![toy::entry(), decked()]
}

#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) router: Router,
    pub(crate) cookies: Vec<String>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn to(&self) -> String {
        self.headers.get(header::LOCATION).map(|to| to.to_str().unwrap().to_owned()).unwrap_or_default()
    }

    /// How many log lines the page showed.
    pub(crate) fn at(&self) -> String {
        let after = self.body.split("data-at=\"").nth(1).unwrap();
        after.split('"').next().unwrap().to_owned()
    }
}

impl Visitor {
    pub(crate) fn new(site: &Site) -> Self {
        Visitor {
            router: site.router(),
            cookies: Vec::new(),
            headers: vec![("accept-language", "en".to_owned())],
        }
    }

    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.retain(|(known, _)| *known != name);
        self.headers.push((name, value.to_owned()));
        self
    }

    pub(crate) fn cookie_line(&self) -> String {
        self.cookies.join("; ")
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, String::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, form: &str) -> Answer {
        self.ask(Method::POST, path, form.to_owned()).await
    }

    /// Posts as the script does.
    pub(crate) async fn act(&mut self, table: &str, at: &str, action: &str) -> Answer {
        let mut script = self.clone().with("accept", "application/json");
        script.post(&format!("{table}/act"), &format!("at={at}&action={action}")).await
    }

    /// Opens the table and acts on what it shows.
    pub(crate) async fn choose(&mut self, table: &str, action: &str) -> StatusCode {
        let at = self.get(table).await.at();
        self.act(table, &at, action).await.status
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: String) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !self.headers.iter().any(|(name, _)| *name == "host") {
            request = request.header(header::HOST, "conclave.test");
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if !self.cookies.is_empty() {
            request = request.header(header::COOKIE, self.cookie_line());
        }
        request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body)).unwrap()).await
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for set in parts.headers.get_all(header::SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
            let name = pair.split('=').next().unwrap().to_owned() + "=";
            self.cookies.retain(|cookie| !cookie.starts_with(&name));
            self.cookies.push(pair);
        }
        let body = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        }
    }
}

/// A table of two people who both sit: its path and the two.
pub(crate) async fn two_at_a_table(site: &Site, more: &str) -> (String, Visitor, Visitor) {
    two_at_a_table_of(site, "whispers", more).await
}

pub(crate) async fn two_at_a_table_of(site: &Site, game: &str, more: &str) -> (String, Visitor, Visitor) {
    let (mut first, mut second) = (Visitor::new(site), Visitor::new(site));
    let table = first.post(&format!("/new/{game}"), &format!("seat-0=me&seat-1=person{more}")).await.to();
    assert!(table.starts_with("/t/"), "{table}");
    assert_eq!(second.post(&format!("{table}/sit"), "seat=1").await.status, StatusCode::SEE_OTHER);
    (table, first, second)
}
