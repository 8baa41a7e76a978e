//! Those who watch tables of computers, each with a live page.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::StreamExt as _;
use tokio::task::JoinSet;
use tokio_tungstenite::connect_async;

/// They leave with the value.
pub(super) struct Watchers {
    pushes: Arc<AtomicUsize>,
    _all: JoinSet<()>,
}

impl Watchers {
    /// One at each table.
    pub(super) async fn gather(address: &str, ids: &[String]) -> Result<Self, String> {
        let (pushes, mut all) = (Arc::new(AtomicUsize::new(0)), JoinSet::new());
        for id in ids {
            let at = format!("{}/t/{id}/live", address.replacen("http", "ws", 1));
            let (mut socket, _) = connect_async(&at).await.map_err(|error| format!("{at}: {error}"))?;
            let pushes = pushes.clone();
            all.spawn(async move {
                while let Some(Ok(message)) = socket.next().await {
                    pushes.fetch_add(usize::from(message.is_text()), Ordering::Relaxed);
                }
            });
        }
        Ok(Watchers { pushes, _all: all })
    }

    /// How much they have seen.
    pub(super) fn pushes(&self) -> usize {
        self.pushes.load(Ordering::Relaxed)
    }
}
