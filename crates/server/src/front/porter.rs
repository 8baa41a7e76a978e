//! Who stands at the door: connections are accepted as long as there is room, must say what they want in time, and are seen off
//! when the house closes. One that sends nothing, or half a request, or waits for the next one, is closed after a while.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::Layer as _;

use super::patient::Patient;
use super::shares::{Place, Shares, Who};
use super::{Front, Peer, network};
use crate::hall::stopped;

/// How long the other end of a connection is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Until the head of a request is there, the next one on the same connection too.
    pub head: Duration,
    /// The same while more than half of all the room is taken.
    pub head_in_a_crowd: Duration,
    /// The same on a connection from a proxy, which keeps some ready.
    pub proxy: Duration,
    /// Until a part of what is sent has been taken.
    pub send: Duration,
}

impl Default for Times {
    fn default() -> Self {
        let [head, head_in_a_crowd, proxy, send] = [30, 5, 300, 30].map(Duration::from_secs);
        Times { head, head_in_a_crowd, proxy, send }
    }
}

/// Beside the live pages so many connections from one address.
const MORE: u32 = 400;
/// Files that the house needs for itself: the store, its log, its lock.
const OWN_FILES: u64 = 100;
/// Room where the system does not say how many files may be open.
const ROOM: usize = 8192;
/// After a failed accept, which is the machine's fault, a moment is waited.
const BREATH: Duration = Duration::from_millis(200);

/// Accepts until the house stops, and then sees off who is there.
pub(crate) async fn receive(
    listener: TcpListener,
    router: Router,
    front: Arc<Front>,
    times: Times,
    mut stop: watch::Receiver<bool>,
) {
    let porter = Arc::new(Porter { front, times, room: room(), inside: AtomicUsize::new(0) });
    let places = Arc::new(Shares::default());
    let mut visits = JoinSet::new();
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) if is_of_one(&error) => continue,
                Err(error) => {
                    tracing::warn!(%error, "no connection can be accepted");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
            Some(_) = visits.join_next() => continue,
            () = stopped(&mut stop) => break,
        };
        // Small answers shall not wait for one another.
        let _ = stream.set_nodelay(true);
        let visit = porter.clone().visit(stream, from, places.clone(), router.clone(), stop.clone());
        visits.spawn(visit);
    }
    drop(listener);
    while visits.join_next().await.is_some() {}
}

struct Porter {
    front: Arc<Front>,
    times: Times,
    room: usize,
    inside: AtomicUsize,
}

/// One connection, live pages among them; what it takes is given back with it.
struct Inside {
    porter: Arc<Porter>,
    _place: Place,
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.porter.inside.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Porter {
    async fn visit(
        self: Arc<Self>,
        stream: TcpStream,
        from: SocketAddr,
        places: Arc<Shares>,
        router: Router,
        mut stop: watch::Receiver<bool>,
    ) {
        let peer = from.ip().to_canonical();
        let Some(inside) = self.enter(peer, &places) else { return turn_away(stream).await };
        let service = TowerToHyperService::new(Extension(Peer(peer)).layer(router));
        let io = TokioIo::new(Patient::new(stream, self.times.send, inside));
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.time_of(peer));
        let mut visit = pin!(http.serve_connection(io, service).with_upgrades());
        let gone = tokio::select! {
            gone = visit.as_mut() => gone,
            () = stopped(&mut stop) => {
                visit.as_mut().graceful_shutdown();
                visit.await
            }
        };
        if let Err(error) = gone {
            tracing::debug!(%error, %peer, "a connection broke off");
        }
    }

    fn enter(self: &Arc<Self>, peer: IpAddr, places: &Arc<Shares>) -> Option<Inside> {
        let most = self.front.limits.sockets.saturating_mul(super::ADDRESS).saturating_add(MORE);
        let counts = !peer.is_loopback() && !self.front.proxies.has(peer);
        let who = counts.then(|| (Who::Address(network(peer)), 1));
        let place = Shares::enter(places, who.into_iter().collect(), most)?;
        let inside = self.inside.fetch_add(1, Ordering::Relaxed);
        // Dropped, it counts itself off again.
        let entered = Inside { porter: self.clone(), _place: place };
        (inside < self.room).then_some(entered)
    }

    fn time_of(&self, peer: IpAddr) -> Duration {
        match self.front.proxies.has(peer) {
            true => self.times.proxy,
            false if self.inside.load(Ordering::Relaxed) > self.room / 2 => self.times.head_in_a_crowd,
            false => self.times.head,
        }
    }
}

/// Says that there is no room, in few words: no request has been read, so nobody knows in which language.
async fn turn_away(mut stream: TcpStream) {
    const BODY: &str = "Troppe connessioni da qui: riprova fra un momento.\nToo many connections from here: try again in a moment.\n";
    let length = BODY.len();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {length}\r\n\r\n{BODY}"
    );
    let said = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), said).await;
}

/// Is the failure that of one connection, which has gone already?
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many connections there may be at once. The house first takes all the files that the system lets it have.
#[cfg(unix)]
fn room() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: now.maximum, ..now };
    let files = if setrlimit(Resource::Nofile, raised).is_ok() { now.maximum } else { now.current };
    files.map_or(ROOM, |files| usize::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(ROOM).max(16))
}

#[cfg(not(unix))]
fn room() -> usize {
    ROOM
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt as _;

    use super::*;

    #[tokio::test]
    async fn when_there_is_no_room_one_is_told_so_and_when_to_come_back() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut visitor = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        turn_away(listener.accept().await.unwrap().0).await;
        let mut said = String::new();
        visitor.read_to_string(&mut said).await.unwrap();
        assert!(said.starts_with("HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\n"), "{said}");
        assert!(said.contains("riprova fra un momento") && said.contains("try again in a moment"));
    }

    #[test]
    fn a_house_and_an_address_have_so_much_room() {
        let limits = crate::Limits { sockets: 1, ..crate::Limits::default() };
        let front = Arc::new(Front::new(limits, "198.51.100.1".parse().unwrap()));
        let porter = |room| {
            Arc::new(Porter {
                front: front.clone(),
                times: Times::default(),
                room,
                inside: AtomicUsize::new(0),
            })
        };
        let (small, large, places) = (porter(2), porter(10_000), Arc::new(Shares::default()));
        let [here, far, proxy]: [IpAddr; 3] =
            ["127.0.0.1", "203.0.113.5", "198.51.100.1"].map(|ip| ip.parse().unwrap());
        let two = [small.enter(here, &places), small.enter(far, &places)];
        assert!(two.iter().all(Option::is_some) && small.enter(here, &places).is_none());
        assert_eq!(small.time_of(here), Times::default().head_in_a_crowd);
        drop(two);
        assert!(small.enter(here, &places).is_some(), "who leaves makes room");
        let crowd =
            |peer| (0..500).map(|_| large.enter(peer, &places)).filter(Option::is_some).collect::<Vec<_>>();
        let all = [here, far, proxy].map(crowd);
        assert_eq!(
            all.each_ref().map(Vec::len),
            [500, 410, 500],
            "one address has room for its pages and more"
        );
        assert_eq!(large.time_of(proxy), Times::default().proxy);
        assert!(room() >= 16);
    }
}
