//! What carries the news of changes from house to house: PostgreSQL itself, or a NATS. Either may lose a message or bring it twice; who hears
//! of a change reads it from the database.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;
use table::Trouble;

use super::super::open::Unusable;
use super::{House, Shared};

/// The channel, or the subject, of all houses over one database.
const CHANNEL: &str = "conclave_tables";
/// After a failure it is tried again so soon.
const AGAIN: Duration = Duration::from_secs(1);

/// What carries the news.
pub(in super::super) enum Bus {
    /// LISTEN and NOTIFY: <https://www.postgresql.org/docs/15/sql-notify.html>.
    Database,
    /// Core NATS, without its own storage: <https://docs.nats.io/nats-concepts/core-nats>.
    #[cfg(feature = "nats")]
    Nats(async_nats::Client),
}

impl Bus {
    pub(super) async fn join(shared: &Shared) -> Result<Self, Unusable> {
        match &shared.bus {
            None => Ok(Bus::Database),
            Some(address) => nats(address).await,
        }
    }

    /// What counts a change of a match. The database tells of it when it is written.
    pub(super) const fn change(&self) -> &'static str {
        match self {
            Bus::Database => {
                "UPDATE matches SET changes = changes + 1 WHERE id = $1
                RETURNING changes, pg_notify('conclave_tables', id || ' ' || changes)"
            }
            #[cfg(feature = "nats")]
            Bus::Nats(_) => "UPDATE matches SET changes = changes + 1 WHERE id = $1 RETURNING changes",
        }
    }

    /// Tells of changes that are written.
    pub(super) async fn tell(&self, changes: &[(String, i64)]) {
        match self {
            Bus::Database => {}
            #[cfg(feature = "nats")]
            Bus::Nats(client) => {
                for (id, change) in changes {
                    let told = client.publish(CHANNEL, format!("{id} {change}").into()).await;
                    if let Err(error) = told {
                        tracing::warn!(%error, "the bus does not take news: the other houses will look by themselves");
                    }
                }
            }
        }
        let _ = changes;
    }
}

/// Hears what the others tell, again and again when the connection is lost. What was told meanwhile each house finds by itself.
pub(super) async fn listen(house: Arc<House>, database: String) {
    loop {
        let error = match &house.bus {
            Bus::Database => from_database(&house, &database).await.err(),
            #[cfg(feature = "nats")]
            Bus::Nats(client) => {
                from_nats(&house, client).await;
                None
            }
        };
        if let Some(error) = error {
            tracing::warn!(%error, "news of the other houses does not come: this one looks by itself meanwhile");
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn from_database(house: &House, database: &str) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(database).await?;
    listener.listen(CHANNEL).await?;
    loop {
        hear(house, listener.recv().await?.payload());
    }
}

/// A message that nobody of ours has sent is none.
fn hear(house: &House, message: &str) {
    if let Some((id, change)) =
        message.split_once(' ').and_then(|(id, change)| Some((id, change.parse().ok()?)))
    {
        house.moved(id, change);
    }
}

#[cfg(feature = "nats")]
async fn nats(address: &str) -> Result<Bus, Unusable> {
    let options =
        async_nats::ConnectOptions::new().name("conclave").connection_timeout(Duration::from_secs(5));
    let client = options.connect(address).await.map_err(|error| {
        Unusable(Trouble::say(
            format!("con --bus non si arriva a nessun NATS: {error}. È atteso un indirizzo come nats://127.0.0.1:4222"),
            format!("--bus leads to no NATS: {error}. An address such as nats://127.0.0.1:4222 is expected"),
        ))
    })?;
    Ok(Bus::Nats(client))
}

#[cfg(feature = "nats")]
async fn from_nats(house: &House, client: &async_nats::Client) {
    use futures_util::StreamExt as _;
    let Ok(mut messages) = client.subscribe(CHANNEL).await else { return };
    while let Some(message) = messages.next().await {
        if let Ok(message) = std::str::from_utf8(&message.payload) {
            hear(house, message);
        }
    }
}

#[cfg(not(feature = "nats"))]
async fn nats(_address: &str) -> Result<Bus, Unusable> {
    Err(Unusable(Trouble::say(
        "questo programma è stato costruito senza NATS. «cargo build --release --features nats» lo costruisce con; senza --bus le notizie le porta il database",
        "this program was built without NATS. 'cargo build --release --features nats' builds it with; without --bus the database carries the news",
    )))
}
