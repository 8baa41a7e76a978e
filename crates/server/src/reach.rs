//! At which addresses this machine can be reached, and how far a link carries that somebody is given.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::uri::Authority;
use sysinfo::Networks;
use table::Trouble;

/// Who can open a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Span {
    /// Whoever sits at this very machine.
    Here,
    /// Who is in the same network.
    Net,
    /// Anybody.
    World,
}

/// The beginning of every address of the house, as one kind of visitor may use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Scheme and host, such as `http://192.168.1.20:8080`; empty when nobody knows.
    pub origin: String,
    /// Who can open it.
    pub span: Span,
}

/// Where a house can be reached.
#[derive(Clone, Debug)]
pub struct Reach {
    listen: SocketAddr,
    public: Option<String>,
    interfaces: fn() -> Vec<IpAddr>,
    known: Known,
}

/// The addresses of the machine, and when they were looked up.
type Known = Arc<Mutex<Option<(Instant, Vec<IpAddr>)>>>;

/// A machine moves from one network to another, but not between two pages.
const LASTS: Duration = Duration::from_secs(60);
/// More addresses than this help nobody.
const MOST: usize = 4;

impl Reach {
    /// A house that listens at an address of this machine.
    pub fn new(listen: SocketAddr, public: Option<String>) -> Self {
        Reach::with(listen, public, interfaces)
    }

    /// The same on a machine with these addresses: for tests.
    #[doc(hidden)]
    pub fn with(listen: SocketAddr, public: Option<String>, interfaces: fn() -> Vec<IpAddr>) -> Self {
        Reach { listen, public, interfaces, known: Arc::default() }
    }

    /// The addresses to give to others; none when only this machine can come.
    pub fn for_others(&self) -> Vec<Link> {
        if let Some(public) = &self.public {
            return vec![Link { origin: public.clone(), span: Span::World }];
        }
        let link = |ip: IpAddr| Link {
            origin: format!("http://{}", SocketAddr::new(ip, self.listen.port())),
            span: span_of(ip),
        };
        self.addresses().into_iter().map(link).filter(|link| link.span > Span::Here).take(MOST).collect()
    }

    /// The links to offer to somebody who came by this address. One that others can open has brought them here and is the
    /// best there is; a header can be forged, but only for the forger's own page.
    pub(crate) fn links(&self, came: &str) -> Vec<Link> {
        let own = Link { origin: came.to_owned(), span: span(came) };
        if own.span > Span::Here && self.public.is_none() {
            return vec![own];
        }
        let others = self.for_others();
        if others.is_empty() { vec![own] } else { others }
    }

    /// May strangers come? By a name of the world, by an address that its operator calls public, or by a machine that stands in it.
    pub(crate) fn is_public(&self, came: &str) -> bool {
        let in_the_world = |ip: &IpAddr| span_of(*ip) == Span::World;
        self.public.is_some() || span(came) == Span::World || self.addresses().iter().any(in_the_world)
    }

    /// Does the world reach it under this name by TLS, as its operator says?
    pub(crate) fn has_tls(&self, host: &str) -> bool {
        let known = self.public.as_ref().and_then(|public| public.strip_prefix("https://"));
        known.is_some_and(|known| known.eq_ignore_ascii_case(host))
    }

    /// Where it listens.
    pub(crate) fn listen(&self) -> SocketAddr {
        self.listen
    }

    /// The addresses at which others can come as far as the machine knows, those of a home first.
    fn addresses(&self) -> Vec<IpAddr> {
        let ip = self.listen.ip();
        if !ip.is_unspecified() {
            return if ip.is_loopback() { Vec::new() } else { vec![ip] };
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, addresses)) = known.as_ref().filter(|(since, _)| since.elapsed() < LASTS) {
            return addresses.clone();
        }
        let mut found = (self.interfaces)();
        found.retain(|one| span_of(*one) > Span::Here && (one.is_ipv4() || ip.is_ipv6()));
        // Where there is an address that can be read out, nobody wants the long ones.
        if found.iter().any(IpAddr::is_ipv4) {
            found.retain(IpAddr::is_ipv4);
        }
        found.sort_by_key(|one| (homeliness(*one), *one));
        found.dedup();
        *known = Some((Instant::now(), found.clone()));
        found
    }
}

impl Default for Reach {
    /// This machine only.
    fn default() -> Self {
        Reach::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)), None)
    }
}

/// The address by which a house is known in the world, as its operator gives it: `https://games.example.org`.
///
/// # Errors
/// When it is no `http` or `https` address of a host alone.
pub fn public_address(given: &str) -> Result<String, Trouble> {
    let plain = given.strip_suffix('/').unwrap_or(given);
    let host = plain.strip_prefix("https://").or_else(|| plain.strip_prefix("http://"));
    let host = host.and_then(|host| host.parse::<Authority>().ok());
    let fits = host.is_some_and(|host| !host.host().is_empty() && !host.as_str().contains('@'));
    if fits {
        return Ok(plain.to_owned());
    }
    Err(Trouble::say(
        format!("«{given}» non è l'indirizzo di un sito: è atteso per esempio https://giochi.example.org"),
        format!("'{given}' is no address of a site: https://games.example.org, for example, is expected"),
    ))
}

/// Who can open an address such as `http://localhost:8080`.
fn span(origin: &str) -> Span {
    let Some((_, authority)) = origin.split_once("://") else { return Span::Here };
    let Ok(authority) = authority.parse::<Authority>() else { return Span::Here };
    let host = authority.host().trim_start_matches('[').trim_end_matches([']', '.']).to_ascii_lowercase();
    if let Ok(ip) = host.parse() {
        return span_of(ip);
    }
    let ends = |ending: &&str| host.ends_with(ending);
    match &*host {
        "" | "localhost" => Span::Here,
        _ if host.ends_with(".localhost") => Span::Here,
        _ if !host.contains('.')
            || [".local", ".lan", ".home", ".internal", ".home.arpa"].iter().any(ends) =>
        {
            Span::Net
        }
        _ => Span::World,
    }
}

fn span_of(ip: IpAddr) -> Span {
    let ip = ip.to_canonical();
    if ip.is_loopback() || ip.is_unspecified() || ip.is_multicast() {
        return Span::Here;
    }
    let near = match ip {
        IpAddr::V4(ip) => {
            // 100.64.0.0/10 is a provider's, or a private network's that spans houses.
            let shared = ip.octets()[0] == 100 && ip.octets()[1] & 0xc0 == 64;
            ip.is_private() || ip.is_link_local() || shared
        }
        IpAddr::V6(ip) if ip.is_unicast_link_local() => return Span::Here,
        IpAddr::V6(ip) => ip.is_unique_local(),
    };
    if near { Span::Net } else { Span::World }
}

/// The smaller, the likelier it is the network that people at home share.
fn homeliness(ip: IpAddr) -> u8 {
    match ip {
        IpAddr::V4(ip) => match ip.octets() {
            [192, 168, ..] => 0,
            [10, ..] => 1,
            [172, ..] => 2,
            [169, 254, ..] => 5,
            _ => 3,
        },
        IpAddr::V6(_) => 4,
    }
}

/// Networks between programs of this machine: nobody else is in them.
const INNER: [&str; 8] = ["lo", "docker", "br-", "veth", "virbr", "vboxnet", "vmnet", "cni"];

fn interfaces() -> Vec<IpAddr> {
    let all = Networks::new_with_refreshed_list();
    let outer = all.iter().filter(|(name, _)| !INNER.iter().any(|inner| name.starts_with(inner)));
    outer.flat_map(|(_, data)| data.ip_networks().iter().map(|network| network.addr)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine() -> Vec<IpAddr> {
        ["fe80::1", "172.20.0.4", "127.0.0.1", "192.168.1.20", "fd00::7", "192.168.1.20"]
            .map(|ip| ip.parse().unwrap())
            .to_vec()
    }

    fn origins(links: &[Link]) -> Vec<&str> {
        links.iter().map(|link| link.origin.as_str()).collect()
    }

    #[test]
    fn a_house_for_this_machine_offers_no_address_to_others() {
        let here = Reach::with("127.0.0.1:8080".parse().unwrap(), None, machine);
        assert_eq!(here.for_others(), []);
        for came in ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080", ""] {
            assert_eq!(here.links(came), [Link { origin: came.to_owned(), span: Span::Here }]);
        }
        assert!(!here.is_public("http://localhost:8080"));
        // A proxy in front of it says by which name the world knows it.
        let link = Link { origin: "https://games.example.org".to_owned(), span: Span::World };
        assert_eq!(here.links("https://games.example.org"), [link]);
        assert!(here.is_public("https://games.example.org"));
    }

    #[test]
    fn a_house_for_all_offers_the_addresses_of_the_machine_those_of_a_home_first() {
        let open = Reach::with("0.0.0.0:8080".parse().unwrap(), None, machine);
        let both = ["http://192.168.1.20:8080", "http://172.20.0.4:8080"];
        assert_eq!(origins(&open.for_others()), both);
        assert_eq!(origins(&open.links("http://127.0.0.1:8080")), both);
        assert_eq!(origins(&open.links("http://172.20.0.4:8080")), ["http://172.20.0.4:8080"]);
        assert!(open.for_others().iter().all(|link| link.span == Span::Net));
        assert!(!open.is_public("http://192.168.1.20:8080"));
        let six = Reach::with("[::]:80".parse().unwrap(), None, || vec!["fd00::7".parse().unwrap()]);
        assert_eq!(origins(&six.for_others()), ["http://[fd00::7]:80"]);
        let rented =
            Reach::with("0.0.0.0:80".parse().unwrap(), None, || vec!["203.0.113.9".parse().unwrap()]);
        assert!(rented.is_public("http://127.0.0.1:80"), "a machine that stands in the world");
        let one = Reach::with("10.0.0.2:80".parse().unwrap(), None, machine);
        assert_eq!(origins(&one.for_others()), ["http://10.0.0.2:80"]);
    }

    #[test]
    fn a_public_address_stands_above_every_header() {
        let given = public_address("https://games.example.org/").unwrap();
        let known = Reach::with("127.0.0.1:8080".parse().unwrap(), Some(given), machine);
        for came in ["http://evil.example", "http://127.0.0.1:8080"] {
            assert_eq!(origins(&known.links(came)), ["https://games.example.org"]);
        }
        for wrong in
            ["games.example.org", "https://", "ftp://x.org", "https://a@b.org", "https://x.org/conclave"]
        {
            assert!(
                public_address(wrong).unwrap_err().text.en.contains("is no address of a site"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn names_say_how_far_they_carry() {
        for (host, far) in [
            ("http://localhost", Span::Here),
            ("http://conclave.localhost:80", Span::Here),
            ("http://mac.local", Span::Net),
            ("http://laptop:8080", Span::Net),
            ("http://100.101.2.3", Span::Net),
            ("http://169.254.3.4", Span::Net),
            ("http://203.0.113.9", Span::World),
            ("http://[2001:db8::1]:80", Span::World),
            ("https://games.example.org.", Span::World),
            ("no address", Span::Here),
        ] {
            assert_eq!(span(host), far, "{host}");
        }
    }
}
