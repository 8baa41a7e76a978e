//! What is stored outlives a release: rules that change, rules that are not known yet, what was told, older and newer files.

use std::path::{Path, PathBuf};

use crate::houses::Site;
use axum::http::StatusCode;
use search::Budget;
use server::store::Store;
use table::{Audience, Seat};
use tempfile::TempDir;

use crate::grown;
use crate::visit::{Visitor, alone, two_at_a_table, two_at_a_table_of};

async fn release<const NEWEST: u8>(data: &Path) -> Site {
    Site::open(&|| vec![grown::entry::<NEWEST>()], data, Some(Budget::Iterations(1))).await
}

async fn setup(store: &Store, table: &str) -> String {
    store.find(table.trim_start_matches("/t/")).await.unwrap().unwrap().row.setup
}

/// The last sentence of a table's log.
fn last_told(page: &str) -> String {
    page.rsplit("<li data-turn=").next().unwrap().split(['<', '>']).nth(1).unwrap().trim().to_owned()
}

#[tokio::test]
async fn a_match_goes_on_under_the_rules_it_began_with() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let before = release::<1>(&data).await;
    let (table, mut one, mut two) = two_at_a_table_of(&before, "grown", "").await;
    assert_eq!(one.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(two.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    before.close().await;

    let after = release::<2>(&data).await;
    (one.router, two.router) = (after.router(), after.router());
    assert_eq!(one.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    assert_eq!(two.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    let page = one.get(&table).await.body;
    assert_eq!(last_told(&page), "4 to 4 now", "under the second rules it would be 7 to 6");
    assert_eq!(setup(after.store(), &table).await, "rounds=2", "none written means the first rules");
    let no = one.get(&format!("{table}/cards")).await;
    assert!(no.status == StatusCode::NOT_FOUND && no.body.contains("Grown is played without cards"));
    let record = one.get(&format!("{table}/record")).await.body;
    assert!(record.contains("\nsetup: rounds=2\n"), "{record}");
    assert!(grown::entry::<2>().game.replay(&record).is_ok());

    let next = one.post(&format!("{table}/again"), "").await.to();
    assert_eq!(setup(after.store(), &next).await, "rounds=2 rules=2", "another match has the newest rules");
    let (new, mut one, mut two) = two_at_a_table_of(&after, "grown", "").await;
    for (first, second) in [("n1", "n2"), ("n3", "n2")] {
        assert_eq!(one.choose(&new, first).await, StatusCode::NO_CONTENT);
        assert_eq!(two.choose(&new, second).await, StatusCode::NO_CONTENT);
    }
    assert_eq!(last_told(&one.get(&new).await.body), "7 to 6 now");
    let record = one.get(&format!("{new}/record")).await.body;
    assert!(grown::entry::<2>().game.replay(&record).is_ok());
    let no = grown::entry::<1>().game.replay(&record).map(|_| ()).unwrap_err();
    assert!(no.text.en.contains("known up to version 1; a newer one needs a newer Conclave"), "{no}");
}

#[tokio::test]
async fn a_match_that_does_not_replay_can_still_be_read_by_those_who_heard_it() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let newer = release::<2>(&data).await;
    let (table, mut one, mut two) = two_at_a_table_of(&newer, "grown", "").await;
    assert_eq!(one.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(two.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    newer.close().await;

    // Rules of version 2 are unknown to the release before.
    let older = release::<1>(&data).await;
    let mut stranger = Visitor::new(&older);
    (one.router, two.router) = (older.router(), older.router());
    for (who, own) in [(&mut one, Some("OWN-1")), (&mut two, Some("OWN-2")), (&mut stranger, None)] {
        let page = who.get(&table).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            page.body.contains("1 to 2 now") && page.body.contains("the match cannot go on; it is not lost")
        );
        assert!(page.body.contains("the rules are known up to version 1"), "{}", page.body);
        for word in ["OWN-1", "OWN-2"] {
            assert_eq!(page.body.contains(word), own == Some(word), "{word}");
        }
        let peek = who.get(&format!("{table}?as=0")).await.body;
        assert_eq!(
            peek.contains("OWN-1"),
            own == Some("OWN-1"),
            "before the end nobody hears with others' ears"
        );
    }
    assert!(one.get("/").await.body.contains(&table), "the first page still lists the table");
    stranger = stranger.with("accept-language", "it");
    let page = stranger.get(&table).await.body;
    assert!(page.contains("ora 1 a 2") && page.contains("non è perduta"), "{page}");
    older.close().await;

    let newer = release::<2>(&data).await;
    (one.router, two.router) = (newer.router(), newer.router());
    assert_eq!(one.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert_eq!(two.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    newer.close().await;
    let older = release::<1>(&data).await;
    let page = Visitor::new(&older).get(&format!("{table}?as=1")).await.body;
    assert!(page.contains("OWN-3") && !page.contains("OWN-1"), "after the end everybody may: {page}");
}

#[tokio::test]
async fn what_was_told_is_kept_for_whom_it_was_told_and_follows_take_backs() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let here = alone(&data).await;
    let mut one = Visitor::new(&here);
    let table = one.post("/play/whispers", "").await.to();
    let id = table.trim_start_matches("/t/").to_owned();
    let told = || async {
        let told = here.store().told(&id).await.unwrap();
        told.into_iter().map(|one| (one.at, one.to, one.text.en)).collect::<Vec<_>>()
    };
    let heard = |seat: u8| Audience::Only(table::Seats::one(Seat::new(seat)));
    let dealt = told().await;
    assert_eq!(
        dealt.iter().map(|(at, to, _)| (*at, *to)).collect::<Vec<_>>(),
        [(0, heard(0)), (1, heard(1))]
    );
    assert_eq!(one.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    while one.get(&table).await.at() == "2" {
        tokio::task::yield_now().await;
    }
    let after = told().await;
    assert_eq!(after[..2], dealt);
    assert_eq!(after[2], (2, heard(0), "you said SAID-3".to_owned()));
    assert_eq!(after.last().unwrap(), &(2, Audience::All, "a round is done".to_owned()));
    assert_eq!(one.post(&format!("{table}/undo"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(told().await, dealt, "what was taken back is not told any more");

    // A match of a release that kept no sentences is told when somebody comes to it.
    sqlx::query("DELETE FROM told").execute(here.store().pool()).await.unwrap();
    let again = alone(&data).await;
    assert_eq!(one.get(&table).await.status, StatusCode::OK);
    assert!(told().await.is_empty(), "the table in memory knows nothing of it");
    assert_eq!(Visitor::new(&again).get(&table).await.status, StatusCode::OK);
    assert_eq!(told().await, dealt);
}

/// Files of the data folder whose names contain a word.
fn files(home: &Path, word: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(home).unwrap().map(|file| file.unwrap().path());
    all.filter(|path| path.file_name().unwrap().to_str().unwrap().contains(word)).collect()
}

#[tokio::test]
async fn a_file_of_a_newer_release_is_refused_untouched() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let here = alone(&data).await;
    two_at_a_table(&here, "").await;
    let future = "INSERT INTO _sqlx_migrations SELECT 99, 'of tomorrow', installed_on, success, checksum, execution_time
        FROM _sqlx_migrations WHERE version = 1";
    sqlx::query(future).execute(here.store().pool()).await.unwrap();
    here.close().await;
    let before = std::fs::read(&data).unwrap();
    let no = server::Site::open(Vec::new(), &data, None).await.map(|_| ()).unwrap_err();
    assert!(no.text.en.contains("is of a newer Conclave: it holds data of version 99"), "{no}");
    assert!(no.text.it.contains("è di un Conclave più nuovo"), "{no}");
    assert!(std::fs::read(&data).unwrap() == before && files(home.path(), "").len() == 1);
    let no = server::store::restore(&data, &home.path().join("other")).await.unwrap_err();
    assert!(no.text.en.contains("is of a newer Conclave") && files(home.path(), "other").is_empty(), "{no}");
}

#[tokio::test]
async fn an_older_file_is_copied_before_it_is_brought_up_to_date() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let here = alone(&data).await;
    let (table, ..) = two_at_a_table(&here, "").await;
    // As a release before left it: what every migration since has made is taken away.
    for sql in [
        "DROP TABLE asides",
        "ALTER TABLE matches DROP COLUMN host",
        "ALTER TABLE seats DROP COLUMN seen",
        "ALTER TABLE seats DROP COLUMN late",
        "ALTER TABLE seats DROP COLUMN closes",
        "DROP TABLE told",
        "DROP TABLE house",
        "ALTER TABLE matches DROP COLUMN cards",
        "ALTER TABLE card_sets DROP COLUMN box",
        "ALTER TABLE matches DROP COLUMN given",
        "DROP TABLE mutes",
        "DROP TABLE bridges",
        "DROP INDEX talk_by_who",
        "ALTER TABLE talk DROP COLUMN who",
        "ALTER TABLE talk DROP COLUMN open",
        "ALTER TABLE sessions DROP COLUMN person",
        "ALTER TABLE sessions DROP COLUMN seen",
        "DROP INDEX matches_open",
        "DROP INDEX questions_by_deadline",
        "ALTER TABLE matches DROP COLUMN changes",
        "DROP TABLE nodes",
        "DROP TABLE leases",
        "DROP TABLE presences",
        "DELETE FROM _sqlx_migrations WHERE version > 6",
    ] {
        sqlx::query(sql).execute(here.store().pool()).await.unwrap();
    }
    here.close().await;
    let after = alone(&data).await;
    assert_eq!(Visitor::new(&after).get(&table).await.status, StatusCode::OK);
    after.close().await;
    let [kept] = &files(home.path(), "version-6")[..] else { panic!("one copy is expected") };
    assert_eq!(alone(&data).await.store().told(table.trim_start_matches("/t/")).await.unwrap().len(), 2);
    assert_eq!(files(home.path(), "version").len(), 1, "a file of today is not copied");
    let old = sqlx::SqlitePool::connect(kept.to_str().unwrap()).await.unwrap();
    let sql = "SELECT max(version) FROM _sqlx_migrations";
    assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&old).await.unwrap(), 6);
    assert_eq!(
        sqlx::query_scalar::<_, i64>("SELECT count(*) FROM matches").fetch_one(&old).await.unwrap(),
        1
    );
}

#[tokio::test]
async fn the_doctor_names_what_is_damaged_and_saves_the_rest() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let here = Site::alone(vec![grown::entry::<1>()], &data, Some(Budget::Iterations(1))).await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let (table, mut one, mut two) = two_at_a_table_of(&here, "grown", "").await;
        for number in ["n1", "n2"] {
            assert_eq!(one.choose(&table, number).await, StatusCode::NO_CONTENT);
            assert_eq!(two.choose(&table, number).await, StatusCode::NO_CONTENT);
        }
        tables.push(table.trim_start_matches("/t/").to_owned());
    }
    let spoilt = [
        ("DELETE FROM lines WHERE idx = 0 AND match_id = $1", "a line of its log is missing"),
        ("DELETE FROM lines WHERE idx = 1 AND match_id = $1", "the end of its log is missing"),
        ("UPDATE lines SET text = '0:n1 1:n9' WHERE idx = 1 AND match_id = $1", "no"),
        ("DELETE FROM seats WHERE seat = 1 AND match_id = $1", "a seat is missing"),
    ];
    // A last line that is missing follows from its envelopes, as long as they are there.
    sqlx::query("DELETE FROM envelopes").execute(here.store().pool()).await.unwrap();
    for ((sql, _), id) in spoilt.iter().zip(&tables) {
        sqlx::query(*sql).bind(id).execute(here.store().pool()).await.unwrap();
    }
    here.close().await;
    let games = [grown::entry::<1>()];
    let rest = home.path().join("rest");
    let found = server::doctor::examine(&games, &data, Some(&rest)).await.unwrap();
    assert_eq!((found.matches, found.open, found.lost), (5, 0, 0));
    assert_eq!(found.damaged.len(), spoilt.len(), "{:?}", found.damaged);
    for ((_, why), id) in spoilt.iter().zip(&tables) {
        let one = found.damaged.iter().find(|one| one.id == *id).unwrap();
        assert!(one.game.as_deref() == Some("grown") && one.why.en.contains(why), "{one:?}");
    }
    let saved = server::doctor::examine(&games, &rest, None).await.unwrap();
    assert!(saved.matches == 1 && saved.damaged.is_empty(), "{saved:?}");
    assert_eq!(
        Visitor::new(&Site::alone(vec![grown::entry::<1>()], &rest, Some(Budget::Iterations(1))).await)
            .get(&format!("/t/{}", tables[4]))
            .await
            .status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn a_file_that_was_not_written_to_its_end_is_refused_untouched() {
    let home = TempDir::new().unwrap();
    let (data, half) = (home.path().join("data"), home.path().join("half"));
    let here = alone(&data).await;
    two_at_a_table(&here, "").await;
    here.close().await;
    let whole = std::fs::read(&data).unwrap();
    for length in
        [1, 50, 99, 100, 511, 4095, 4096, 8192, whole.len() / 2, whole.len() - 4096, whole.len() - 1]
    {
        std::fs::write(&half, &whole[..length]).unwrap();
        let no = server::Site::open(vec![crate::toy::entry()], &half, None).await.map(|_| ()).unwrap_err();
        assert!(
            ["is cut off", "is no data file"].iter().any(|says| no.text.en.contains(says)),
            "{length}: {no}"
        );
        let no = server::store::backup(&half, &home.path().join("copy")).await.unwrap_err();
        assert!(!no.text.it.is_empty() && std::fs::read(&half).unwrap() == whole[..length], "{length}: {no}");
    }
    assert_eq!(files(home.path(), "").len(), 2, "nothing was made beside them");
    // Pages that were never written are noughts: the doctor says so and nothing breaks.
    let mut noughts = whole.clone();
    noughts[8192..].fill(0);
    std::fs::write(&half, &noughts).unwrap();
    let found = server::doctor::examine(&[crate::toy::entry()], &half, None).await;
    assert!(found.is_ok_and(|found| found.damaged.len() + usize::try_from(found.lost).unwrap() > 0));
}
