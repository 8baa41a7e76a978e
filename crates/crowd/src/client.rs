//! Visitors of a server, each with its own cookies.

use std::time::Duration;

use reqwest::header::{self, HeaderMap};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder};

use crate::forms::{Form, forms};
use crate::markup::text_of;

/// A request that takes longer is a broken one; the server itself gives up earlier.
pub const PATIENCE: Duration = Duration::from_secs(40);
/// The cookie that says who one is.
const SESSION: &str = "conclave";

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    client: Client,
    address: String,
    cookies: Vec<(String, String)>,
    lang: &'static str,
}

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Where it sends the visitor; empty when it does not.
    pub to: String,
    /// The page.
    pub body: String,
}

impl Visitor {
    /// A visitor of the server at this address, such as `http://127.0.0.1:20123`, whom it does not know yet.
    ///
    /// # Errors
    /// When the system gives no means to ask it.
    pub fn new(address: &str) -> Result<Self, String> {
        let client = Client::builder()
            .no_proxy()
            .redirect(Policy::none())
            .timeout(PATIENCE)
            .build()
            .map_err(|error| format!("no client: {error}"))?;
        Ok(Visitor { client, address: address.to_owned(), cookies: Vec::new(), lang: "en" })
    }

    /// Somebody else with the same connections.
    #[must_use]
    pub fn another(&self) -> Self {
        Visitor { cookies: Vec::new(), ..self.clone() }
    }

    /// Somebody who has been here before, by the cookie that was given then.
    #[must_use]
    pub fn known(&self, session: &str) -> Self {
        Visitor { cookies: vec![(SESSION.to_owned(), session.to_owned())], ..self.clone() }
    }

    /// The same visitor with a browser in this language.
    #[must_use]
    pub fn speaking(mut self, lang: &'static str) -> Self {
        self.lang = lang;
        self
    }

    /// The language of the browser.
    pub fn lang(&self) -> &'static str {
        self.lang
    }

    /// The session that the server has given.
    pub fn session(&self) -> Option<&str> {
        self.cookies.iter().find(|(name, _)| name == SESSION).map(|(_, value)| value.as_str())
    }

    /// Where its server answers.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The cookies, as its browser sends them.
    pub fn cookie_line(&self) -> String {
        let all: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        all.join("; ")
    }

    /// The same visitor at a server that listens elsewhere.
    #[must_use]
    pub fn at(&self, address: &str) -> Self {
        Visitor { address: address.to_owned(), ..self.clone() }
    }

    /// Asks for a page.
    ///
    /// # Errors
    /// When no answer comes, or only a part of one.
    pub async fn get(&mut self, path: &str) -> Result<Answer, String> {
        let request = self.client.get(format!("{}{path}", self.address));
        self.send(request.header("sec-fetch-site", "none")).await
    }

    /// Posts fields as the page's own form would.
    ///
    /// # Errors
    /// When no answer comes, or only a part of one.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, String> {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = self.client.post(format!("{}{path}", self.address));
        let request = request
            .header(header::ORIGIN, &self.address)
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(body)).await
    }

    /// Reads a page that must be there.
    ///
    /// # Errors
    /// When it is not.
    pub async fn page(&mut self, path: &str) -> Result<String, String> {
        match self.get(path).await? {
            Answer { status: 200, body, .. } => Ok(body),
            answer => Err(format!("GET {path}: {} {}", answer.status, answer.why())),
        }
    }

    /// The form of a page that posts to an address.
    ///
    /// # Errors
    /// When there is no such page, or no such form in it.
    pub async fn form(&mut self, path: &str, action: &str) -> Result<Form, String> {
        let found = forms(&self.page(path).await?).into_iter().find(|form| form.action == action);
        found.ok_or_else(|| format!("{path} has no form for {action}"))
    }

    /// Posts what must be taken, and says where it leads.
    ///
    /// # Errors
    /// When it is not taken.
    pub async fn give(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String, String> {
        match self.post(path, fields).await? {
            Answer { status: 303, to, .. } => Ok(to),
            answer => Err(format!("POST {path}: {} {} (given {fields:?})", answer.status, answer.why())),
        }
    }

    async fn send(&mut self, request: RequestBuilder) -> Result<Answer, String> {
        let line = self.cookie_line();
        let mut request =
            request.header(header::ACCEPT, "text/html").header(header::ACCEPT_LANGUAGE, self.lang);
        if !line.is_empty() {
            request = request.header(header::COOKIE, line);
        }
        let response = request.send().await.map_err(|error| causes(&error))?;
        let status = response.status().as_u16();
        let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
        let to = to.unwrap_or_default().to_owned();
        self.keep(response.headers());
        let body = response.text().await.map_err(|error| causes(&error))?;
        Ok(Answer { status, to, body })
    }

    fn keep(&mut self, headers: &HeaderMap) {
        for set in headers.get_all(header::SET_COOKIE).iter().filter_map(|set| set.to_str().ok()) {
            let pair = set.split(';').next().and_then(|pair| pair.split_once('='));
            let Some((name, value)) = pair else { continue };
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

impl Answer {
    /// The reason that a page of refusal gives.
    pub fn why(&self) -> String {
        let beside = text_of(&self.body, |tag| tag.is_of("why") && !tag.has("hidden"));
        let alone = || text_of(&self.body, |tag| tag.is_of("lead"));
        beside.or_else(alone).unwrap_or_else(|| self.body.chars().take(200).collect())
    }
}

/// An error with what lies behind it: the first words alone say only that a request failed.
fn causes(error: &reqwest::Error) -> String {
    let first: &dyn std::error::Error = error;
    let all = std::iter::successors(Some(first), |error| error.source());
    all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}
