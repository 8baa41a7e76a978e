//! The house under test: alone over a data file, or, where `CONCLAVE_POSTGRES` is the address of a PostgreSQL, two houses that share it, of which
//! each request comes to the other one. With `CONCLAVE_NATS` and the feature `nats` that carries the news. Tests about files and about one
//! process are always alone.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::extract::Request;
use search::{Budget, Entry};
use server::{Data, Limits, Proxies, Reach, Seeds, Shared, Windows};
use sqlx::{Connection as _, Executor as _};
use tower::ServiceExt as _;

pub(crate) struct Site {
    one: server::Site,
    other: Option<server::Site>,
}

/// What stands on the table of several houses at once.
type Games<'a> = &'a dyn Fn() -> Vec<Entry>;

impl Site {
    pub(crate) async fn open(games: Games<'_>, data: &Path, budget: Option<Budget>) -> Self {
        Site::open_with(games, data, budget, Windows::default()).await
    }

    pub(crate) async fn open_with(
        games: Games<'_>,
        data: &Path,
        budget: Option<Budget>,
        windows: Windows,
    ) -> Self {
        let (data, several) = match std::env::var("CONCLAVE_POSTGRES") {
            Err(_) => (Data::from(data), false),
            Ok(address) => (Data::Shared(shared(&address, data).await), true),
        };
        let open = async || {
            server::Site::open_with(games(), data.clone(), budget, windows, Seeds::from(1)).await.unwrap()
        };
        Site { one: open().await, other: if several { Some(open().await) } else { None } }
    }

    /// One house over a data file, whatever else there is.
    pub(crate) async fn alone(games: Vec<Entry>, data: &Path, budget: Option<Budget>) -> Self {
        Site { one: server::Site::open(games, data, budget).await.unwrap(), other: None }
    }

    /// All that is asked comes to one house after the other.
    pub(crate) fn router(&self) -> Router {
        let Some(other) = &self.other else { return self.one.router() };
        let (routers, asked) = ([self.one.router(), other.router()], Arc::new(AtomicUsize::new(0)));
        let turn = move |request: Request| {
            let router = routers[asked.fetch_add(1, Ordering::Relaxed) % 2].clone();
            async move { router.oneshot(request).await }
        };
        Router::new().fallback_service(tower::service_fn(turn))
    }

    pub(crate) fn one(&self) -> &server::Site {
        &self.one
    }

    /// The second house, where there are two.
    pub(crate) fn other(&self) -> Option<&server::Site> {
        self.other.as_ref()
    }

    fn each(&self) -> impl Iterator<Item = &server::Site> {
        std::iter::once(&self.one).chain(&self.other)
    }

    pub(crate) fn stand_at(&self, reach: Reach, talk: bool) {
        self.each().for_each(|one| one.stand_at(reach.clone(), talk));
    }

    pub(crate) fn stand_behind(&self, proxies: Proxies, limits: Limits) {
        self.each().for_each(|one| one.stand_behind(proxies.clone(), limits));
    }

    pub(crate) async fn resume(&self) {
        for one in self.each() {
            one.resume().await;
        }
    }

    pub(crate) fn stop(&self) {
        self.each().for_each(server::Site::stop);
    }

    pub(crate) async fn close(&self) {
        for one in self.each() {
            one.close().await;
        }
    }
}

/// What concerns one house is asked of the first.
impl Deref for Site {
    type Target = server::Site;

    fn deref(&self) -> &server::Site {
        &self.one
    }
}

/// Says something to what lies stored while no house is there.
pub(crate) async fn meanwhile(data: &Path, sql: &'static str, number: i64) {
    sqlx::any::install_default_drivers();
    let address = match std::env::var("CONCLAVE_POSTGRES") {
        Err(_) => format!("sqlite:{}", data.display()),
        Ok(address) => shared(&address, data).await.database,
    };
    let mut db = sqlx::AnyConnection::connect(&address).await.unwrap();
    sqlx::query(sql).bind(number).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// The address of what stands in the place of a data file, where there is a PostgreSQL.
pub(crate) async fn address(data: &Path) -> String {
    shared(&std::env::var("CONCLAVE_POSTGRES").unwrap(), data).await.database
}

/// A schema of its own for each data file that a test would have.
async fn shared(address: &str, data: &Path) -> Shared {
    let mut hash = DefaultHasher::new();
    (data, std::process::id()).hash(&mut hash);
    let schema = format!("site_{:016x}", hash.finish());
    let mut db = sqlx::PgConnection::connect(address).await.unwrap();
    let make = format!("CREATE SCHEMA IF NOT EXISTS {schema}");
    db.execute(sqlx::AssertSqlSafe(make)).await.unwrap();
    db.close().await.unwrap();
    let sign = if address.contains('?') { '&' } else { '?' };
    let bus = std::env::var("CONCLAVE_NATS").ok().filter(|_| cfg!(feature = "nats"));
    Shared { database: format!("{address}{sign}options=-csearch_path%3D{schema}"), bus }
}
