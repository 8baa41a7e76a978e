//! From a PostgreSQL to a file and back, and what is refused. Most of it wants a PostgreSQL (`CONCLAVE_POSTGRES`): `./test` starts one.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};

use axum::http::StatusCode;
use server::store::{backup_shared, restore_shared};
use sqlx::Connection as _;
use table::Trouble;
use tempfile::TempDir;

use crate::houses::address;
use crate::nodes::two;
use crate::visit::{Visitor, alone, site, two_at_a_table, two_at_a_table_of};

/// Says something to a database.
async fn say(database: &str, sql: &'static str) {
    let mut db = sqlx::AnyConnection::connect(database).await.unwrap();
    sqlx::query(sql).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// Both languages refuse, each in its words.
fn assert_refused<T: std::fmt::Debug>(done: Result<T, Trouble>, en: &str, it: &str) {
    let no = done.unwrap_err();
    assert!(no.text.en.contains(en) && no.text.it.contains(it), "{no}");
}

#[tokio::test]
async fn what_several_share_goes_to_a_file_and_back() {
    let home = TempDir::new().unwrap();
    let Some(shared) = two(&home).await else { return };
    let (table, mut ada, mut bea) = two_at_a_table_of(&shared, "hoard", "&field-rounds=1").await;
    ada.post("/decks/hoard/new", "name=Five&main-hen=5").await;
    let (other, mut first, mut second) = two_at_a_table(&shared, "").await;
    for one in [&mut first, &mut second] {
        one.post("/name", "name=Zo%C3%AB").await;
        assert_eq!(one.choose(&other, "n2").await, StatusCode::NO_CONTENT);
    }
    bea.post(&format!("{table}/talk"), "text=good%20evening").await;
    let kept = shared.store().dump().await.unwrap();
    assert!(kept.contains("Five") && kept.contains("0:n2 1:n2") && kept.contains("Zoë"), "{kept}");
    let (file, data) = (home.path().join("copy"), address(&home.path().join("data")).await);
    assert_eq!(backup_shared(&data, &file).await.unwrap().matches, 2);
    assert_refused(backup_shared(&data, &file).await, "is there already", "c'è già");
    assert_refused(restore_shared(&file, &data).await, "stop all of its servers", "ferma prima tutti i suoi");
    shared.close().await;
    assert_refused(restore_shared(&file, &data).await, "has not been touched", "non è stato toccato");

    // Where a house has begun and a visitor has come there is nothing yet that anybody would miss.
    let begun = site(&home.path().join("elsewhere")).await;
    assert_eq!(Visitor::new(&begun).post("/name", "name=Noa").await.status, StatusCode::SEE_OTHER);
    begun.close().await;
    let elsewhere = address(&home.path().join("elsewhere")).await;
    assert_eq!(restore_shared(&file, &elsewhere).await.unwrap().matches, 2);
    let again = home.path().join("again");
    backup_shared(&elsewhere, &again).await.unwrap();
    for file in [&file, &again] {
        assert_eq!(alone(file).await.store().dump().await.unwrap(), kept);
    }
    let moved = site(&home.path().join("elsewhere")).await;
    assert_eq!(moved.store().dump().await.unwrap(), kept);
    first.router = moved.router();
    assert!(first.get(&other).await.body.contains("a round is done"), "and goes on there");
}

#[tokio::test]
async fn a_file_may_hold_what_a_database_does_not_know() {
    let home = TempDir::new().unwrap();
    let Some(_) = two(&home).await else { return };
    let file = home.path().join("file");
    let house = alone(&file).await;
    Visitor::new(&house).post("/decks/hoard/new", "name=Five&main-hen=5").await;
    let sql = "UPDATE decks SET name = 'Fi' || char(0) || 've'";
    assert_eq!(sqlx::query(sql).execute(house.store().pool()).await.unwrap().rows_affected(), 1);
    house.close().await;
    let database = address(&home.path().join("database")).await;
    restore_shared(&file, &database).await.unwrap();
    let back = home.path().join("back");
    backup_shared(&database, &back).await.unwrap();
    assert!(alone(&back).await.store().dump().await.unwrap().contains("Fi\u{fffd}ve"));
}

#[tokio::test]
async fn a_database_that_is_none_of_ours_is_not_touched() {
    let home = TempDir::new().unwrap();
    let Some(shared) = two(&home).await else { return };
    shared.close().await;
    let (file, copy) = (home.path().join("file"), home.path().join("copy"));
    alone(&file).await.close().await;
    let ours = address(&home.path().join("data")).await;
    say(&ours, "INSERT INTO _sqlx_migrations SELECT 99, 'of tomorrow', installed_on, success, checksum, execution_time
        FROM _sqlx_migrations WHERE version = 1").await;
    assert_refused(
        restore_shared(&file, &ours).await,
        "is of a newer Conclave",
        "è di un Conclave più nuovo",
    );
    assert_refused(backup_shared(&ours, &copy).await, "is of a newer Conclave", "è di un Conclave più nuovo");
    let theirs = address(&home.path().join("theirs")).await;
    assert_refused(backup_shared(&theirs, &copy).await, "there are no data", "non ci sono dati");
    say(&theirs, "CREATE TABLE invoices (number BIGINT)").await;
    assert_refused(restore_shared(&file, &theirs).await, "something else already", "contiene già altro");
    let (server, name) = ours.split_once("/postgres?").unwrap();
    let nowhere = format!("{server}/not_there?{name}");
    assert_refused(restore_shared(&file, &nowhere).await, "no such database", "quel database non c'è");
    let nobody = ours.replace("//conclave@", "//stranger:hushed@");
    assert_refused(
        restore_shared(&file, &nobody).await,
        "the password is wrong",
        "parola d'ordine non vanno",
    );
    assert!(!copy.exists(), "nothing is left behind");
}

/// Where something answers that is no PostgreSQL.
fn somebody_else() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for mut visitor in listener.incoming().map_while(Result::ok) {
            visitor
                .read(&mut [0; 1000])
                .and_then(|_| visitor.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n"))
                .unwrap();
        }
    });
    address
}

#[tokio::test]
async fn what_is_no_database_is_said_without_its_password() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("file");
    alone(&file).await.close().await;
    let other = somebody_else();
    let other = format!("postgres://ada:hushed@{other}/conclave");
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let closed = format!("postgres://ada:hushed@{closed}/conclave");
    for (database, en, it) in [
        (
            "mysql://ada:hushed@db/conclave",
            "wants the address of a PostgreSQL",
            "vuole l'indirizzo di un PostgreSQL",
        ),
        ("postgres://ada:hushed@db:port/conclave", "wants the address", "vuole l'indirizzo"),
        (other.as_str(), "perhaps another program answers there", "forse lì risponde un altro programma"),
        (closed.as_str(), "nobody answers at that address", "nessuno risponde"),
    ] {
        let copy = home.path().join("copy");
        for done in [backup_shared(database, &copy).await, restore_shared(&file, database).await] {
            assert!(!format!("{done:?}").contains("hushed"), "{done:?}");
            assert_refused(done, en, it);
        }
    }
    let no = restore_shared(&home.path().join("nothing"), &closed).await;
    assert_refused(no, "there is no data file of Conclave here", "qui non c'è un file di dati");
}
