//! Whoever stays away, those who are there come to an end: by the computer's standing in, by a claim, or by closing the table.

use std::time::Duration;

use axum::http::StatusCode;
use proving::few;
use search::Entry;
use server::Site;
use server::store::Stored;
use table::Seat;
use tempfile::TempDir;

use crate::visit::{Visitor, games, house, people};

/// How those who are there come to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    StandIn,
    Claim,
    Close,
}

async fn stored(site: &Site, table: &str) -> Stored {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap()
}

async fn is_over(site: &Site, table: &str) -> bool {
    let sql = "SELECT 1 FROM matches WHERE id = $1 AND ended IS NOT NULL";
    let id = table.trim_start_matches("/t/");
    sqlx::query(sql).bind(id).fetch_optional(site.store().pool()).await.unwrap().is_some()
}

/// Plays a table to its end in which the seats of a set are away: they never do anything. How many answers it took.
async fn plays_out(site: &Site, game: &str, seats: usize, fields: &str, away: usize, way: Way) -> usize {
    let (table, mut all) = people(site, game, seats, fields).await;
    let here: Vec<usize> = (0..seats).filter(|seat| away >> seat & 1 == 0).collect();
    let absent = format!("{table}/absent");
    let entry = games().into_iter().find(|entry| entry.game.facts().id == game).unwrap();
    let mut idle = 0;
    for whim in 0..20_000 {
        if is_over(site, &table).await {
            return stored(site, &table).await.lines.len();
        }
        let mut moved = answers(site, &entry, &table, (&mut all, &here), 7 * whim + 3).await;
        if !moved {
            moved = deals_with(&table, &absent, &mut all, &here, (away, way)).await;
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(idle < 600, "{game} {fields}: {seats} seats, without {away:b}, is stuck ({way:?})");
        if !moved {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    panic!("{game} does not end");
}

/// Whoever is there and asked answers. What is open follows from what is stored, so that no page need be drawn; is something taken?
async fn answers(
    site: &Site,
    entry: &Entry,
    table: &str,
    (all, here): (&mut [Visitor], &[usize]),
    whim: usize,
) -> bool {
    let Stored { row, lines, envelopes, .. } = stored(site, table).await;
    let mut played = entry.game.load(&row.setup, row.seed, row.given, &lines).unwrap();
    for (seat, action) in &envelopes {
        played.offer(*seat, action).unwrap();
    }
    let (at, mut taken) = (lines.len().to_string(), false);
    for seat in here {
        let open = played.choices(Seat::new(*seat as u8));
        if let Some(choice) = open.get(whim % open.len().max(1)) {
            taken |= all[*seat].act(table, &at, &choice.action).await;
        }
    }
    taken
}

/// Nobody who is there can answer: does somebody find a way on?
async fn deals_with(
    table: &str,
    absent: &str,
    all: &mut [Visitor],
    here: &[usize],
    (away, way): (usize, Way),
) -> bool {
    let (first, seats) = (here[0], all.len());
    let mut taken = false;
    match way {
        Way::Close => {
            for seat in here {
                taken |=
                    all[*seat].post(&format!("{table}/close"), "do=agree").await.0 == StatusCode::SEE_OTHER;
            }
        }
        _ => {
            for seat in (0..seats).filter(|seat| away >> seat & 1 == 1) {
                let claim = way == Way::Claim
                    && all[first].post(absent, &format!("do=claim&seat={seat}")).await.0
                        == StatusCode::SEE_OTHER;
                // A partner is never claimed against, and an absent team not while somebody of it is waited for elsewhere.
                taken |= claim
                    || all[first].post(absent, &format!("do=bot&seat={seat}")).await.0
                        == StatusCode::SEE_OTHER;
            }
        }
    }
    taken
}

/// Every set of absent seats but none and all, or of these only every so many.
async fn every_combination(game: &str, seats: usize, fields: &str, ways: &[Way], step: usize) -> usize {
    let home = TempDir::new().unwrap();
    let site = house(&home, Duration::ZERO).await;
    let mut played = 0;
    for away in (1..(1 << seats) - 1).step_by(step) {
        for way in ways {
            assert!(plays_out(&site, game, seats, fields, away, *way).await > 0);
            played += 1;
        }
    }
    site.close().await;
    played
}

/// Nothing but a claim or closing: quick, and so tried with everybody who may stay away.
const QUICK: [Way; 2] = [Way::Claim, Way::Close];

fn short(seats: usize) -> String {
    format!("&field-seats={seats}&field-rounds=10")
}

#[tokio::test(flavor = "multi_thread")]
async fn god_lucky_comes_to_an_end_whoever_stays_away() {
    for seats in 2..=3 {
        let played = every_combination("godlucky", seats, &short(seats), &QUICK, 1).await;
        assert_eq!(played, 2 * ((1 << seats) - 2));
    }
    // Where more sit, some are claimed against and the tables of the others are closed.
    let home = TempDir::new().unwrap();
    let site = house(&home, Duration::ZERO).await;
    for seats in 4..=6_usize {
        for away in (1..(1_usize << seats) - 1).step_by(few(3, 1)) {
            let way = QUICK[away.count_ones() as usize % 2];
            assert!(plays_out(&site, "godlucky", seats, &short(seats), away, way).await > 0);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn god_lucky_is_played_on_by_the_computer() {
    let home = TempDir::new().unwrap();
    let site = house(&home, Duration::ZERO).await;
    // One away, all but one, every second.
    let all = [(2, 0b1), (2, 0b10), (3, 0b110), (4, 0b1010), (5, 0b11110), (6, 0b10)];
    for (seats, away) in all.into_iter().take(few(4, all.len())) {
        assert!(plays_out(&site, "godlucky", seats, &short(seats), away, Way::StandIn).await > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn dogma_of_two_teams_comes_to_an_end_whoever_stays_away() {
    // Each third set: one seat of the first team, a whole team, and all seats but one.
    let (ways, step) = few((&QUICK[..1], 3), (&QUICK[..], 1));
    assert_eq!(every_combination("dogma", 4, "&field-seats=4", ways, step).await, few(5, 28));
}

#[tokio::test(flavor = "multi_thread")]
async fn dogma_of_two_teams_is_played_on_by_the_computer() {
    let home = TempDir::new().unwrap();
    let site = house(&home, Duration::ZERO).await;
    for away in [0b1, 0b1010] {
        assert!(plays_out(&site, "dogma", 4, "&field-seats=4", away, Way::StandIn).await > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_for_two_come_to_an_end() {
    for (game, fields) in
        [("dogma", "&field-seats=2"), ("sancta", "&field-seats=2"), ("capitale", ""), ("evilrunner", "")]
    {
        assert_eq!(every_combination(game, 2, fields, &QUICK, 1).await, 4, "{game}");
    }
}
