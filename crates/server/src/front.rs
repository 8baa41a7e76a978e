//! The front of the house: who is let in, from where they come, and how much each may ask for.
//!
//! Whoever sits at this very machine is never limited. Of all others a session has its share and an address ten times as much,
//! since behind one address there may be a family, a school or a whole provider.

mod limits;
mod patient;
mod porter;
mod proxies;
mod shares;

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};

use crate::fault::Fault;
use crate::hall::Hall;
use crate::visitor::Visitor;
use crate::watch::a_limit;

pub use limits::Limits;
pub use porter::Times;
pub(crate) use porter::receive;
pub use proxies::Proxies;
pub(crate) use proxies::{Peer, take_off};
pub(crate) use shares::Place;
use shares::{Kind, Shares, Who};

/// An address has so many times what a session has.
const ADDRESS: u32 = 10;
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
/// What counts for the body of a request that does not say how long it is.
const UNSAID: u64 = 64 * 1024;

/// What the house knows of its front.
#[derive(Default)]
pub(crate) struct Front {
    pub(crate) proxies: Proxies,
    pub(crate) limits: Limits,
    shares: Arc<Shares>,
}

impl Front {
    pub(crate) fn new(limits: Limits, proxies: Proxies) -> Self {
        Front { proxies, limits, shares: Arc::default() }
    }

    /// May the visitor send this? Only what wants to change something counts, with the length of its body.
    ///
    /// # Errors
    /// The refusal that says when there is room again.
    pub(crate) fn admits(
        &self,
        visitor: &Visitor,
        method: &Method,
        length: Option<u64>,
    ) -> Result<(), Fault> {
        if *method != Method::POST {
            return Ok(());
        }
        let kilobytes = u32::try_from(length.unwrap_or(UNSAID) / 1024).unwrap_or(u32::MAX);
        let most = (self.limits.posts, self.limits.kilobytes);
        let taken = self.take(visitor, (Kind::Post, 1), most.0, MINUTE);
        let taken = taken.and_then(|()| self.take(visitor, (Kind::Kilobyte, kilobytes), most.1, MINUTE));
        taken.map_err(|wait| {
            hasty(
                ("posts", wait),
                "da qui arriva troppo in poco tempo: questo non è stato fatto, e al tavolo non è cambiato niente",
                "too much comes from here in a short time: this was not done, and nothing has changed at the table",
            )
        })
    }

    /// May the visitor open one more table?
    ///
    /// # Errors
    /// The refusal that says when.
    pub(crate) fn opens(&self, visitor: &Visitor) -> Result<(), Fault> {
        self.take(visitor, (Kind::Table, 1), self.limits.tables, HOUR).map_err(|wait| {
            hasty(
                ("tables", wait),
                "da qui sono stati aperti molti tavoli in poco tempo; quelli aperti restano dove sono",
                "many tables were opened from here in a short time; those that are open stay where they are",
            )
        })
    }

    /// May the house think for the visitor, who only looks? It counts as much as four posts.
    ///
    /// # Errors
    /// The refusal that says when.
    pub(crate) fn asks(&self, visitor: &Visitor) -> Result<(), Fault> {
        self.take(visitor, (Kind::Post, 4), self.limits.posts, MINUTE).map_err(|wait| {
            hasty(
                ("hints", wait),
                "da qui si chiede troppo in poco tempo, e pensare è fatica",
                "too much is asked from here in a short time, and thinking is hard work",
            )
        })
    }

    /// A place for one more live page.
    ///
    /// # Errors
    /// The refusal, when there are too many at the same time.
    pub(crate) fn place(&self, visitor: &Visitor) -> Result<Place, Fault> {
        Shares::enter(&self.shares, who(visitor), self.limits.sockets).ok_or_else(|| {
            hasty(
                ("live pages", MINUTE),
                "da qui sono aperte troppe pagine allo stesso momento: chiudine qualcuna, questa si aggiorna ricaricandola",
                "too many pages are open from here at the same time: close some, this one is brought up to date by loading it again",
            )
        })
    }

    fn take(
        &self,
        visitor: &Visitor,
        (kind, amount): (Kind, u32),
        most: u32,
        span: Duration,
    ) -> Result<(), Duration> {
        self.shares.take(&who(visitor), (kind, amount), most, span)
    }
}

/// For whom something counts, and how many times a session's share each has; nobody of this machine.
fn who(visitor: &Visitor) -> Vec<(Who, u32)> {
    let Some(address) = visitor.address else { return Vec::new() };
    let session = visitor.token.clone().map(|token| (Who::Session(token), 1));
    session.into_iter().chain([(Who::Address(network(address)), ADDRESS)]).collect()
}

/// Whoever has one address of version 6 has all that share its first half.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64).into(),
        IpAddr::V4(_) => address,
    }
}

/// A refusal for now, with when to try again; of what it was too much is counted.
fn hasty((kind, wait): (&'static str, Duration), it: &str, en: &str) -> Fault {
    a_limit(kind);
    let seconds = u32::try_from(wait.as_secs_f64().ceil() as u64).unwrap_or(u32::MAX).max(1);
    let minutes = seconds.div_ceil(60);
    let (in_it, in_en) = match seconds {
        1 => ("fra un secondo".to_owned(), "in a second".to_owned()),
        2..=99 => (format!("fra {seconds} secondi"), format!("in {seconds} seconds")),
        _ => (format!("fra {minutes} minuti"), format!("in {minutes} minutes")),
    };
    let (it, en) = (format!("{it}. Riprova {in_it}"), format!("{en}. Try again {in_en}"));
    Fault { again: Some(seconds), ..Fault::new(StatusCode::TOO_MANY_REQUESTS, it, en) }
}

/// The place of a live page, asked for before it is opened.
impl FromRequestParts<Arc<Hall>> for Place {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Fault> {
        let visitor = parts.extensions.get::<Visitor>().ok_or_else(Fault::broken)?;
        hall.front().place(visitor)
    }
}
