//! Who asks, in which language, and by which address they came.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use sha2::{Digest as _, Sha256};
use table::{Lang, hex};

use crate::fault::Fault;
use crate::front::{Peer, take_off};
use crate::hall::Hall;
use crate::reach::{Link, Span};
use crate::store::{Store, StoreError};
use crate::tables::now;

/// One request's visitor.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) lang: Lang,
    /// The person who asks: the hash of the session token that the browser sent, whether or not such a session exists, or that of
    /// the browser to which it was joined.
    pub(crate) token: Option<String>,
    /// The browser's own session, where there is one.
    pub(crate) session: Option<String>,
    /// From where the visitor comes; `None` for this very machine, and where nobody knows.
    pub(crate) address: Option<IpAddr>,
    /// The cookie that is given anew, since the last one was long ago: who comes now and then stays known.
    pub(crate) renewed: Option<HeaderValue>,
    /// Did the visitor come by TLS?
    pub(crate) secure: bool,
    /// How the addresses begin that the visitor may give to others, the best one first; never empty.
    pub(crate) links: Vec<Link>,
    /// Where the house listens.
    pub(crate) listen: SocketAddr,
    /// May the visitor write to others in words of one's own?
    pub(crate) talks: bool,
    /// Path and query, to come back to.
    pub(crate) here: String,
    /// Does the script ask, which wants JSON and bare statuses?
    pub(crate) script: bool,
}

const YEAR: &str = "31536000";
/// In milliseconds: a visit is noted once a day.
const DAY: i64 = 86_400_000;
const LANG: &str = "conclave-lang";

impl Visitor {
    /// The visitor of a request, which keeps of what is said about it only what a proxy of the house says.
    pub(crate) fn of(parts: &mut Parts, hall: &Hall) -> Self {
        let peer = parts.extensions.get().map_or(Ipv4Addr::LOCALHOST.into(), |Peer(peer)| *peer);
        let proxies = &hall.front().proxies;
        let address = proxies.source(peer, &parts.headers);
        let handed_on = match proxies.has(peer) {
            true => is_handed_on(&parts.headers),
            false => take_off(&mut parts.headers, peer),
        };
        let place = hall.place();
        let (parts, headers) = (&*parts, &parts.headers);
        let host = host(parts);
        let by_name = host.as_ref().is_some_and(|host| place.reach.has_tls(host));
        let secure = by_tls(headers) || by_name;
        let scheme = if secure { "https" } else { "http" };
        let origin = host.map(|host| format!("{scheme}://{host}")).unwrap_or_default();
        let asked = parts.uri.query().and_then(|query| value(query.as_bytes(), "lang"));
        let asked = asked.filter(|_| parts.method == Method::GET).and_then(|tag| tag.parse().ok());
        let kept = || cookie(headers, LANG).and_then(|tag| tag.parse().ok());
        Visitor {
            lang: asked.or_else(kept).unwrap_or_else(|| preferred(headers)),
            token: token(headers, secure).and_then(|token| hash(&token)),
            session: None,
            address,
            renewed: None,
            secure,
            // Who comes by another machine comes from anywhere.
            talks: place.talk || !(place.reach.is_public(&origin) || handed_on),
            listen: place.reach.listen(),
            links: place.reach.links(&origin),
            here: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            script: text(headers, header::ACCEPT).is_some_and(|accept| accept.contains("application/json")),
        }
    }

    /// Looks up whose browser it is.
    pub(crate) async fn recognise(&mut self, parts: &Parts, store: &Store) -> Result<(), StoreError> {
        let Some(session) = self.token.clone() else { return Ok(()) };
        let Some((person, seen)) = store.person_of(&session).await? else { return Ok(()) };
        (self.session, self.token) = (Some(session.clone()), Some(person));
        if parts.method == Method::GET && now() - seen > DAY {
            self.renewed = token(&parts.headers, self.secure).and_then(|token| self.session_cookie(&token));
            let store = store.clone();
            // Nobody waits for it, and nobody misses it once.
            tokio::spawn(async move { store.came(&session, now()).await });
        }
        Ok(())
    }

    /// The cookie that holds a session's token.
    fn session_cookie(&self, token: &str) -> Option<HeaderValue> {
        let (name, tls) = (session_name(self.secure), if self.secure { "; Secure" } else { "" });
        let cookie = format!("{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{tls}");
        HeaderValue::from_str(&cookie).ok()
    }

    /// Has this browser been joined to another one's person?
    pub(crate) fn is_joined(&self) -> bool {
        self.session.is_some() && self.session != self.token
    }

    /// The hash of the browser's own session, made when there is none; with the cookie to set then.
    pub(crate) async fn device(&self, hall: &Hall) -> Result<(String, Option<HeaderValue>), Fault> {
        match &self.session {
            Some(session) => Ok((session.clone(), None)),
            None => self.greeted(hall).await,
        }
    }

    /// The person who comes with this visitor's session, made when there is none; with the cookie to set then.
    pub(crate) async fn session(&self, hall: &Hall) -> Result<(String, Option<HeaderValue>), Fault> {
        if let Some(token) = &self.token
            && hall.store.name_of(token).await?.is_some()
        {
            return Ok((token.clone(), None));
        }
        self.greeted(hall).await
    }

    /// A new session.
    async fn greeted(&self, hall: &Hall) -> Result<(String, Option<HeaderValue>), Fault> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| {
            tracing::error!(%error, "no randomness");
            Fault::broken()
        })?;
        let token = hex(&bytes);
        let hash = hash(&token).ok_or_else(Fault::broken)?;
        hall.store.greet(&hash, now()).await?;
        Ok((hash, self.session_cookie(&token)))
    }

    /// The end of the session cookie.
    pub(crate) fn no_cookie(&self) -> HeaderValue {
        let (name, tls) = (session_name(self.secure), if self.secure { "; Secure" } else { "" });
        let cookie = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{tls}");
        HeaderValue::from_str(&cookie).unwrap_or_else(|_| HeaderValue::from_static(""))
    }

    /// The best link to a page of the house.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.links.first().map_or("", |link| &link.origin))
    }

    /// Who can open it.
    pub(crate) fn span(&self) -> Span {
        self.links.first().map_or(Span::Here, |link| link.span)
    }

    /// The cookie that keeps a language.
    pub(crate) fn keep(&self, lang: Lang) -> HeaderValue {
        let tls = if self.secure { "; Secure" } else { "" };
        let cookie = format!("{LANG}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{tls}", lang.tag());
        HeaderValue::from_str(&cookie).unwrap_or_else(|_| HeaderValue::from_static(""))
    }
}

/// Under TLS the prefix makes the browser refuse a cookie that another host or a plain page planted.
const fn session_name(secure: bool) -> &'static str {
    if secure { "__Host-conclave" } else { "conclave" }
}

/// The token that a browser sends. One that was locked to TLS is good wherever it comes.
fn token(headers: &HeaderMap, secure: bool) -> Option<String> {
    let locked = || cookie(headers, session_name(true));
    cookie(headers, session_name(secure)).or_else(locked)
}

/// Is a choice in the address somebody's own? Another site's page can only lead here, not choose for whoever follows.
pub(crate) fn is_own_choice(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    // Browsers that do not say so say at least from which page one comes.
    let from = headers.get(header::REFERER).map(|from| from.to_str().unwrap_or_default());
    let host = text(headers, header::HOST).unwrap_or_default();
    from.is_none_or(|from| {
        let inner = from.split_once("://").map(|(_, rest)| rest.split('/').next().unwrap_or_default());
        inner.is_some_and(|inner| inner.eq_ignore_ascii_case(host))
    })
}

/// What is stored of a token: who reads the database cannot sit in anybody's seat.
fn hash(token: &str) -> Option<String> {
    let shaped = token.len() == 64 && token.bytes().all(|b| b.is_ascii_hexdigit());
    shaped.then(|| hex(&Sha256::digest(token.as_bytes())))
}

fn by_tls(headers: &HeaderMap) -> bool {
    let plain = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let standard = headers.get("forwarded").and_then(|value| value.to_str().ok());
    let first = |value: &str| value.split(',').next().unwrap_or("").trim().to_ascii_lowercase();
    plain.is_some_and(|value| first(value) == "https")
        || standard
            .is_some_and(|value| first(value).replace([' ', '"'], "").split(';').any(|p| p == "proto=https"))
}

/// Has another machine handed the request on?
fn is_handed_on(headers: &HeaderMap) -> bool {
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]
        .iter()
        .any(|name| headers.contains_key(*name))
}

/// The host by which the visitor came; only what is a host at all.
fn host(parts: &Parts) -> Option<String> {
    let named = text(&parts.headers, header::HOST).map(str::to_owned);
    let named = named.or_else(|| parts.uri.authority().map(ToString::to_string))?;
    let host: Authority = named.parse().ok()?;
    (!host.as_str().contains('@')).then(|| host.to_string())
}

/// Does the page that opens a socket belong to this house? Browsers always say where it comes from; cross-site
/// protection of forms does not cover sockets, which are opened by GET.
pub(crate) fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some((_, from)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
        return false;
    };
    let host = text(headers, header::HOST);
    let outer = headers.get("x-forwarded-host").and_then(|value| value.to_str().ok());
    [host, outer].into_iter().flatten().any(|host| host.eq_ignore_ascii_case(from))
}

fn preferred(headers: &HeaderMap) -> Lang {
    let accepted = text(headers, header::ACCEPT_LANGUAGE).unwrap_or("");
    let weighed = accepted.split(',').filter_map(|part| {
        let (tag, q) = part.split_once(";q=").unwrap_or((part, "1"));
        let lang: Lang = tag.trim().split('-').next()?.to_ascii_lowercase().parse().ok()?;
        let weight: f32 = q.trim().parse().ok().filter(|w: &f32| w.is_finite() && *w > 0.0)?;
        Some((lang, weight))
    });
    // Of equal weights the first one counts.
    let best = weighed.fold(None, |best: Option<(Lang, f32)>, one| match best {
        Some(best) if best.1 >= one.1 => Some(best),
        _ => Some(one),
    });
    best.map_or(Lang::It, |(lang, _)| lang)
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

/// The first value of a field in a query or form.
pub(crate) fn value(encoded: &[u8], name: &str) -> Option<String> {
    form_urlencoded::parse(encoded).find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn the_browser_chooses_the_language_and_italian_is_the_house_s() {
        let lang = |accept| preferred(&headers(header::ACCEPT_LANGUAGE, accept));
        assert_eq!(lang("de-DE,en;q=0.8,it;q=0.7"), Lang::En);
        assert_eq!(lang("it-IT,it;q=0.9,en;q=0.8"), Lang::It);
        assert_eq!(lang("de"), Lang::It);
        assert_eq!(lang("en;q=NaN,;;q=,it;q=0"), Lang::It);
        assert_eq!(preferred(&HeaderMap::new()), Lang::It);
    }

    #[test]
    fn a_socket_of_another_site_is_known() {
        let mut both = headers(header::ORIGIN, "http://evil.example");
        both.insert(header::HOST, HeaderValue::from_static("127.0.0.1:8080"));
        assert!(!same_origin(&both));
        both.insert(header::ORIGIN, HeaderValue::from_static("http://127.0.0.1:8080"));
        assert!(same_origin(&both));
        both.insert(header::ORIGIN, HeaderValue::from_static("null"));
        assert!(!same_origin(&both));
    }

    #[test]
    fn tls_is_what_the_nearest_proxy_says() {
        assert!(by_tls(&headers(header::FORWARDED, "for=1.2.3.4; proto=\"https\"")));
        assert!(by_tls(&HeaderMap::from_iter([(
            "x-forwarded-proto".parse().unwrap(),
            HeaderValue::from_static("https")
        )])));
        assert!(!by_tls(&HeaderMap::new()));
    }
}
