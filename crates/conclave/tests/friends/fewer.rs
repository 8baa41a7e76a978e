//! A seat less before the beginning: the same address, another setup, and a match like any other.

use std::time::Duration;

use axum::http::StatusCode;
use tempfile::TempDir;

use crate::visit::{Visitor, house, people};

#[tokio::test]
async fn a_table_that_has_lost_seats_is_stored_replayed_and_recorded_like_any_other() {
    for game in ["godlucky", "sancta"] {
        let home = TempDir::new().unwrap();
        let site = house(&home, Duration::from_secs(60)).await;
        let (mut ada, mut bruno) = (Visitor::new(&site), Visitor::new(&site));
        let (_, table) =
            ada.post(&format!("/new/{game}"), "seat-0=me&seat-1=person&seat-2=person&seat-3=person").await;
        let id = table.trim_start_matches("/t/").to_owned();
        assert_eq!(bruno.post(&format!("{table}/sit"), "seat=3&name=Bruno").await.0, StatusCode::SEE_OTHER);
        let arrange = format!("{table}/arrange");
        assert_eq!(ada.post(&arrange, "do=drop&seat=3").await.0, StatusCode::CONFLICT, "somebody sits there");
        assert_eq!(
            bruno.post(&arrange, "do=drop&seat=1").await.0,
            StatusCode::CONFLICT,
            "it is not his table"
        );
        assert_eq!(ada.post(&arrange, "do=drop&seat=1").await.0, StatusCode::SEE_OTHER);
        assert_eq!(ada.post(&arrange, "do=drop&seat=1").await.0, StatusCode::SEE_OTHER);
        let stored = site.store().find(&id).await.unwrap().unwrap();
        assert!(stored.row.setup.contains("seats=2") && stored.places.len() == 2, "{}", stored.row.setup);
        assert_eq!(stored.places[1].name, "Bruno", "who sat behind them has moved up");
        assert!(stored.lines.iter().all(|line| line.starts_with("*:")), "{:?}", stored.lines);
        let told = site.store().told(&id).await.unwrap();
        assert!(told.iter().all(|one| one.at < stored.lines.len()));
        // Nobody asks for fewer than the game can be played by.
        let page = ada.get(&table).await;
        assert!(!page.contains("Take the seat away"), "{page}");
        // After a restart it is the same table, and it is played there.
        site.close().await;
        let after = house(&home, Duration::from_secs(60)).await;
        let mut all = [ada.at(&after), bruno.at(&after)];
        for whim in 0..60 {
            for one in &mut all {
                one.answer(&table, 7 * whim + 3).await;
            }
        }
        // A whole game takes long; whoever has had enough may go.
        all[1].post(&format!("{table}/resign"), "").await;
        assert!(all[0].get(&table).await.contains("class=\"end\""), "{game} is over");
        assert_eq!(all[0].post(&arrange, "do=drop&seat=1").await.0, StatusCode::CONFLICT);
        let record = all[0].get(&format!("{table}/record")).await;
        assert!(record.contains("seats=2"), "{record}");
        let replayed = catalogue::find(game).unwrap().game.replay(&record);
        assert!(replayed.is_ok(), "{record}");
    }
}

#[tokio::test]
async fn no_seat_is_taken_away_once_somebody_has_answered_or_where_the_game_has_a_fixed_number() {
    let home = TempDir::new().unwrap();
    let site = house(&home, Duration::from_secs(60)).await;
    let mut ada = Visitor::new(&site);
    // The lot says who chooses first.
    let table = loop {
        let (_, table) =
            ada.post("/new/godlucky", "seat-0=me&seat-1=person&seat-2=person&seat-3=person").await;
        assert!(ada.get(&table).await.contains("Take the seat away"));
        if ada.answer(&table, 0).await {
            break table;
        }
    };
    assert!(!ada.get(&table).await.contains("Take the seat away"));
    assert_eq!(ada.post(&format!("{table}/arrange"), "do=drop&seat=1").await.0, StatusCode::CONFLICT);
    for (game, seats) in [("dogma", "&seat-1=person"), ("capitale", "&seat-1=person")] {
        let (_, table) = ada.post(&format!("/new/{game}"), &format!("seat-0=me{seats}")).await;
        assert_eq!(
            ada.post(&format!("{table}/arrange"), "do=drop&seat=1").await.0,
            StatusCode::CONFLICT,
            "{game}"
        );
    }
    let (table, _) = people(&site, "evilrunner", 2, "").await;
    assert_eq!(ada.post(&format!("{table}/arrange"), "do=drop&seat=1").await.0, StatusCode::CONFLICT);
}
