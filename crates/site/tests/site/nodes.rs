//! Two houses over one PostgreSQL, of which each is asked by itself. Where there is none (`CONCLAVE_POSTGRES`) nothing of this can be
//! tested: `./test` starts one.

use axum::http::StatusCode;
use futures_util::future::join_all;
use server::store::{Append, CardSet, MatchRow, Store, StoreError};
use table::Seat;
use tempfile::TempDir;

use crate::absence::{open, served};
use crate::houses::Site;
use crate::playing::assert_becomes;
use crate::secrets::next;
use crate::visit::{Visitor, site, two_at_a_table};

/// Two houses, if there can be two.
pub(crate) async fn two(home: &TempDir) -> Option<Site> {
    let site = site(&home.path().join("data")).await;
    let several = site.other().is_some();
    if !several {
        eprintln!("CONCLAVE_POSTGRES is not set: two houses are not tested");
    }
    several.then_some(site)
}

/// The same visitor at one of the houses.
fn at(house: &server::Site, visitor: &Visitor) -> Visitor {
    Visitor { router: house.router(), ..visitor.clone() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_answers_at_two_houses_one_is_accepted() {
    let home = TempDir::new().unwrap();
    let Some(site) = two(&home).await else { return };
    let (one, other) = (site.one(), site.other().unwrap());
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(two_at_a_table(&site, "&field-rounds=4").await);
    }
    for round in 0..4 {
        let mut asked = Vec::new();
        for (table, first, second) in &tables {
            // The three was said in the first round, and may be said once.
            let numbers = if round == 0 { ["n3", "n2"] } else { ["n1", "n2"] };
            let at_least = at(one, first).get(table).await.at();
            for visitor in [first, second] {
                for (house, number) in [(one, numbers[0]), (other, numbers[1])] {
                    let (mut visitor, table, seen) = (at(house, visitor), table.clone(), at_least.clone());
                    asked.push(tokio::spawn(async move { visitor.act(&table, &seen, number).await.status }));
                }
            }
        }
        let said: Vec<StatusCode> = join_all(asked).await.into_iter().map(Result::unwrap).collect();
        for (nth, pair) in said.chunks(2).enumerate() {
            let accepted = pair.iter().filter(|status| **status == StatusCode::NO_CONTENT).count();
            assert_eq!(accepted, 1, "round {round}, person {nth}: {pair:?}");
        }
    }
    for (table, first, _) in &tables {
        for house in [one, other] {
            let page = at(house, first).get(table).await.body;
            assert!(page.contains("class=\"end\""), "both know that it is over: {page}");
        }
        let stored = one.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap();
        assert_eq!(stored.lines.iter().filter(|line| line.starts_with("0:")).count(), 4);
    }
}

#[tokio::test]
async fn a_page_at_one_house_hears_what_is_done_at_the_other() {
    let home = TempDir::new().unwrap();
    let Some(site) = two(&home).await else { return };
    let (one, other) = (site.one(), site.other().unwrap());
    let (table, ada, bea) = two_at_a_table(&site, "").await;
    let address = served(other.router()).await;
    let mut socket = open(address, &table, &bea).await;
    assert_eq!(at(one, &ada).choose(&table, "n2").await, StatusCode::NO_CONTENT);
    while !next(&mut socket).await.contains("has chosen, under seal") {}
    // What no message tells is found all the same.
    at(one, &ada).post("/name", "name=Ada-Lovelace").await;
    while !next(&mut socket).await.contains("Ada-Lovelace") {}
}

#[tokio::test]
async fn messages_that_are_none_doubled_or_forged_harm_nobody() {
    let home = TempDir::new().unwrap();
    let Some(site) = two(&home).await else { return };
    let (table, mut ada, mut bea) = two_at_a_table(&site, "").await;
    ada.get(&table).await;
    let id = table.trim_start_matches("/t/");
    for message in
        ["", "nonsense", "x y z", &format!("{id} 999999"), &format!("{id} 999999"), &format!("{id} -1")]
    {
        let tell =
            sqlx::query("SELECT CAST(pg_notify('conclave_tables', $1) AS TEXT)").bind(message.to_owned());
        tell.execute(site.store().pool()).await.unwrap();
    }
    assert_eq!(ada.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert_eq!(bea.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert!(ada.get(&table).await.body.contains("a round is done"));
}

#[tokio::test]
async fn who_is_at_one_house_is_not_away_at_the_other() {
    let home = TempDir::new().unwrap();
    let Some(site) = two(&home).await else { return };
    let (one, other) = (site.one(), site.other().unwrap());
    let (table, _, bea) = two_at_a_table(&site, "").await;
    let id = table.trim_start_matches("/t/");
    let is_there = async || {
        let stored = one.store().find(id).await.unwrap().unwrap();
        stored.elsewhere.has(Seat::new(1))
    };
    let socket = open(served(other.router()).await, &table, &bea).await;
    assert_becomes("Bea is there", is_there).await;
    // Whoever is taken for fallen says again who is there.
    for sql in ["DELETE FROM nodes", "DELETE FROM presences"] {
        sqlx::query(sql).execute(one.store().pool()).await.unwrap();
    }
    assert_becomes("Bea is there again", is_there).await;
    drop(socket);
    assert_becomes("Bea has gone", async || !is_there().await).await;
}

#[tokio::test]
async fn what_a_fallen_house_looked_after_goes_on_at_the_other() {
    let home = TempDir::new().unwrap();
    let Some(site) = two(&home).await else { return };
    let (one, other) = (site.one(), site.other().unwrap());
    let (table, ..) = two_at_a_table(&site, "&seconds=300").await;
    let id = table.trim_start_matches("/t/");
    let owner = sqlx::query_scalar::<_, String>("SELECT node FROM leases WHERE match_id = $1");
    assert_becomes("somebody looks after it", async || {
        let leases = sqlx::query("SELECT 1 FROM leases WHERE match_id = $1").bind(id.to_owned());
        leases.fetch_optional(one.store().pool()).await.unwrap().is_some()
    })
    .await;
    let owner = owner.bind(id.to_owned()).fetch_one(one.store().pool()).await.unwrap();
    let (falls, stays) = if one.store().node() == owner { (one, other) } else { (other, one) };
    falls.stop();
    falls.store().vanish();
    sqlx::query("UPDATE questions SET deadline = 1").execute(stays.store().pool()).await.unwrap();
    sqlx::query("UPDATE matches SET changes = changes + 1").execute(stays.store().pool()).await.unwrap();
    assert_becomes("the silent are answered for", async || {
        let stored = stays.store().find(id).await.unwrap().unwrap();
        stored.late.iter().any(|late| *late > 0)
    })
    .await;
}

/// A match with a set of cards is stored.
async fn opened(store: &Store, house: &str, number: usize) -> Result<(), StoreError> {
    let set = CardSet { game: "toy".to_owned(), id: number.to_string(), file: String::new(), is_a_box: true };
    let row = MatchRow {
        id: format!("{house} {number}"),
        game: "toy".to_owned(),
        setup: String::new(),
        seed: table::Seed::from_number(1),
        seconds: None,
        created: 0,
        host: None,
        given: 0,
    };
    store.create(&row, Some(set), &[], &Append::nothing(0)).await
}

/// Each house writes what waits in one transaction; two that keep the same sets of cards, in another order, wait for each other.
#[tokio::test]
async fn two_houses_that_wait_for_each_other_both_write() {
    let home = TempDir::new().unwrap();
    let Some(site) = two(&home).await else { return };
    let (one, other) = (site.one().store(), site.other().unwrap().store());
    for round in 0..2 {
        let sets = || (0..20).map(|number| 20 * round + number);
        let here = join_all(sets().map(|number| opened(one, "one", number)));
        let there = join_all(sets().rev().map(|number| opened(other, "other", number)));
        let (here, there) = tokio::join!(here, there);
        for written in here.into_iter().chain(there) {
            assert!(written.is_ok(), "{written:?}");
        }
    }
}

/// Who writes first after the database was started again has not to try twice: nothing was begun on the connection that had gone.
#[tokio::test]
async fn the_first_write_after_a_restart_of_the_database_is_written() {
    let Ok(address) = std::env::var("CONCLAVE_POSTGRES") else { return };
    // A database of its own, so that its connections can be told from those of other tests.
    let name = format!("restarted_{}", std::process::id());
    let pool = sqlx::PgPool::connect(&address).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&pool).await.unwrap();
    let options = pool.connect_options().as_ref().clone().database(&name);
    let database = sqlx::ConnectOptions::to_url_lossy(&options).to_string();
    let shared = server::Shared { database, bus: None };
    let house = server::Site::open_with(
        Vec::new(),
        server::Data::Shared(shared),
        None,
        server::Windows::default(),
        server::Seeds::from(1),
    );
    let house = house.await.unwrap();
    for number in 0..3 {
        let gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
        sqlx::query(gone).bind(&name).execute(&pool).await.unwrap();
        let written = opened(house.store(), "one", number).await;
        assert!(written.is_ok(), "{written:?}");
    }
    house.close().await;
}
