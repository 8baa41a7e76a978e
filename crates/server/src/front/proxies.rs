//! The machines that hand requests on, and what they say of where those come from. Whatever anybody else says of it is not believed.

use std::net::IpAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;
use table::Trouble;

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The proxies of a house, by address or by network.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<(IpAddr, u8)>);

/// What a proxy says about a request.
const HANDED_ON: [&str; 5] =
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];
const FOR: &str = "x-forwarded-for";

impl Proxies {
    /// One more.
    #[must_use]
    pub fn with(mut self, others: Proxies) -> Self {
        self.0.extend(others.0);
        self
    }

    /// Does a proxy of the house stand at this address?
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|(network, length)| {
            let (one, other) = (bits(address), bits(*network));
            let width = if network.is_ipv4() { 32 } else { 128 };
            address.is_ipv4() == network.is_ipv4()
                && (*length == 0 || (one ^ other) >> (width - u32::from(*length)) == 0)
        })
    }

    /// Where a request comes from that came by this peer; `None` for this machine, and where the proxy does not say it.
    pub(crate) fn source(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        let mut source = Some(peer);
        if self.has(peer) {
            // Each proxy adds whom it heard at the end; what stands before the first stranger anybody may have written.
            let lines = headers.get_all(FOR).iter().filter_map(|line| line.to_str().ok());
            let all: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
            let mut nearest = all.iter().rev().map(|one| address(one));
            source = nearest.find(|one| one.is_none_or(|one| !self.has(one))).flatten();
        }
        source.filter(|source| !source.is_loopback())
    }
}

impl FromStr for Proxies {
    type Err = Trouble;

    /// An address, or a network such as `172.18.0.0/16`.
    fn from_str(given: &str) -> Result<Self, Trouble> {
        let (address, length) = given.split_once('/').map_or((given, None), |(a, l)| (a, Some(l)));
        let read = address.parse::<IpAddr>().ok().and_then(|address| {
            let address = address.to_canonical();
            let most = if address.is_ipv4() { 32 } else { 128 };
            let length = length.map_or(Some(most), |length| length.parse().ok());
            Some((address, length.filter(|length| *length <= most)?))
        });
        read.map(|one| Proxies(vec![one])).ok_or_else(|| {
            Trouble::say(
                format!(
                    "«{given}» non è l'indirizzo di un proxy: è atteso per esempio 127.0.0.1 o 172.18.0.0/16"
                ),
                format!(
                    "'{given}' is no address of a proxy: 127.0.0.1 or 172.18.0.0/16, for example, is expected"
                ),
            )
        })
    }
}

/// Takes away what only a proxy may say, and says whether there was anything.
pub(crate) fn take_off(headers: &mut HeaderMap, peer: IpAddr) -> bool {
    let mut had = false;
    for name in HANDED_ON {
        had |= headers.remove(name).is_some();
    }
    static TOLD: AtomicBool = AtomicBool::new(false);
    if had && !TOLD.swap(true, Ordering::Relaxed) {
        tracing::warn!(%peer, "somebody says for whom a request is, and is no proxy of this house: if it is yours, add --proxy {peer}");
    }
    had
}

fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(ip) => u128::from(ip.to_bits()),
        IpAddr::V6(ip) => ip.to_bits(),
    }
}

/// An address as proxies write it, with a port or without.
fn address(written: &str) -> Option<IpAddr> {
    let written = written.trim();
    let socket = || written.parse::<std::net::SocketAddr>().ok().map(|socket| socket.ip());
    let bare = written.trim_start_matches('[').trim_end_matches(']').parse().ok();
    bare.or_else(socket).map(|ip: IpAddr| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(written: &str) -> IpAddr {
        written.parse().unwrap()
    }

    fn heard(line: &str) -> HeaderMap {
        HeaderMap::from_iter([(FOR.parse().unwrap(), line.parse().unwrap())])
    }

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        let both: Proxies = "172.18.0.0/16".parse::<Proxies>().unwrap().with("fd00::1".parse().unwrap());
        for (address, is) in [
            ("172.18.44.1", true),
            ("::ffff:172.18.0.9", true),
            ("172.19.0.1", false),
            ("fd00::1", true),
            ("fd00::2", false),
        ] {
            assert_eq!(both.has(ip(address)), is, "{address}");
        }
        assert!("0.0.0.0/0".parse::<Proxies>().unwrap().has(ip("198.51.100.7")));
        for wrong in ["", "proxy", "1.2.3.4/33", "1.2.3.4/-1", "::/129", "1.2.3.4:80"] {
            assert!(wrong.parse::<Proxies>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_nearest_stranger_is_who_comes_and_only_a_proxy_is_asked() {
        let proxies: Proxies = "127.0.0.1".parse::<Proxies>().unwrap().with("10.0.0.0/8".parse().unwrap());
        let source = |peer, line| proxies.source(ip(peer), &heard(line));
        assert_eq!(source("127.0.0.1", "6.6.6.6, 203.0.113.5:4711, 10.0.0.2"), Some(ip("203.0.113.5")));
        assert_eq!(source("127.0.0.1", "[2001:db8::7]:80"), Some(ip("2001:db8::7")));
        assert_eq!(source("198.51.100.7", "6.6.6.6"), Some(ip("198.51.100.7")), "a forged header");
        assert_eq!(source("127.0.0.1", "unknown"), None);
        assert_eq!(proxies.source(ip("127.0.0.1"), &HeaderMap::new()), None);
        assert_eq!(Proxies::default().source(ip("::1"), &heard("6.6.6.6")), None, "this machine");
    }
}
