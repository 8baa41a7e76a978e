//! What comes over a table's socket: step by step it leads to the very page that a fresh load gives, for each who looks.

use std::time::Duration;

use crowd::client::Visitor;
use crowd::live::Live;
use crowd::load::ROUNDS;
use crowd::lot::Lot;
use crowd::tables::{Played, Table};
use proving::{at_length, few};
use server::Site;
use tempfile::TempDir;

/// The answers of a table that are gone through at most, each time and at length.
const ANSWERS: [usize; 2] = [30, 60];
/// Of the game of God Lucky of which all is counted so many answers are played each time, and at length the whole.
const PART: usize = 90;
/// What whoever sits at a table of God Lucky, or watches it, is sent of a whole game at most, in bytes.
const WHOLE: usize = 1_200_000;

#[tokio::test(flavor = "multi_thread")]
async fn the_pushes_of_evilrunner_give_the_page() {
    assert_pushes_give_the_page("evilrunner").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pushes_of_god_lucky_give_the_page() {
    assert_pushes_give_the_page("godlucky").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pushes_of_sancta_give_the_page() {
    assert_pushes_give_the_page("sancta").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pushes_of_capitale_give_the_page() {
    assert_pushes_give_the_page("capitale").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pushes_of_dogma_give_the_page() {
    assert_pushes_give_the_page("dogma").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_god_lucky_is_light_for_each_who_sees_it() {
    let home = TempDir::new().unwrap();
    let (site, host, mut table) = open(&home, "godlucky").await;
    let persons: Vec<Visitor> = table.persons().map(|(_, person)| person.clone()).collect();
    assert_eq!(persons.len(), 4);
    let mut viewers = Vec::new();
    for one in persons.into_iter().chain([host.another()]) {
        let live = one.live(&table.id).await.unwrap();
        viewers.push(tokio::spawn(bytes_of(live)));
    }
    let answers = match table.play(few(PART, usize::MAX), &mut Lot::new(7)).await.unwrap() {
        Played::Over(answers) => answers,
        Played::Enough if !at_length() => PART,
        other => panic!("a game that does not end: {other:?}"),
    };
    site.close().await;
    for viewer in viewers {
        let (pushes, bytes) = viewer.await.unwrap();
        println!("{answers} answers: {pushes} pushes, {bytes} bytes for one viewer");
        assert!(pushes > answers / 2, "{pushes} pushes of {answers} answers: not all were read");
        assert!(bytes < WHOLE, "{bytes} bytes for one viewer");
    }
}

/// How many pushes come until the house closes the socket, and what they weigh.
async fn bytes_of(mut live: Live) -> (usize, usize) {
    let (mut pushes, mut bytes) = (0, 0);
    while let Ok(push) = live.hear().await {
        (pushes, bytes) = (pushes + 1, bytes + push.bytes());
    }
    (pushes, bytes)
}

/// A house at a real port with a table of persons.
async fn open(home: &TempDir, game: &str) -> (Site, Visitor, Table) {
    let site = crate::visit::house(home, Duration::from_secs(600)).await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let router = site.router();
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    let wish = ROUNDS.iter().find(|wish| wish.game == game).unwrap();
    let mut host = Visitor::new(&address).unwrap();
    let table = Table::open(&mut host, wish).await.unwrap();
    (site, host, table)
}

/// A game is played; whoever sits there, and two who watch, read its socket in one of the languages each.
async fn assert_pushes_give_the_page(game: &str) {
    let home = TempDir::new().unwrap();
    let (site, host, mut table) = open(&home, game).await;
    let mut viewers: Vec<(Visitor, Live)> = Vec::new();
    let seated: Vec<Visitor> = table.persons().map(|(_, person)| person.clone()).collect();
    for (nth, one) in seated.iter().cloned().chain([host.another(), host.another()]).enumerate() {
        let one = one.speaking(if nth % 2 == 0 { "it" } else { "en" });
        let live = one.live(&table.id).await.unwrap();
        viewers.push((one, live));
    }
    let mut lot = Lot::new(7);
    let mut compared = 0;
    for _ in 0..few(ANSWERS[0], ANSWERS[1]) {
        if table.play(1, &mut lot).await.unwrap() != Played::Enough {
            break;
        }
        for (visitor, live) in &mut viewers {
            compared += usize::from(catches_up(visitor, live, &table.id).await);
        }
    }
    assert!(compared > viewers.len() * 10, "{game}: only {compared} pages were compared");
    site.close().await;
}

/// Reads pushes until the page is as a fresh one.
async fn catches_up(visitor: &mut Visitor, live: &mut Live, id: &str) -> bool {
    for _ in 0..60 {
        while tokio::time::timeout(Duration::from_millis(15), live.next())
            .await
            .is_ok_and(|came| came.is_ok())
        {}
        let page = visitor.page(&format!("/t/{id}")).await.unwrap();
        if differing(&page, live).is_none() {
            return true;
        }
    }
    let page = visitor.page(&format!("/t/{id}")).await.unwrap();
    assert_eq!(differing(&page, live), None, "a page that is not what its pushes have made of it");
    true
}

/// A zone that stands otherwise in the page, or not at all.
fn differing(page: &str, live: &Live) -> Option<String> {
    let stands = |id: &str, html: &str| {
        let zone = page.split_once(&format!(" id=\"{id}\"")).and_then(|(_, rest)| rest.split_once('>'));
        zone.is_some_and(|(_, rest)| rest.starts_with(html) && rest[html.len()..].starts_with("</"))
    };
    live.shown.zones.iter().find(|(id, html)| !stands(id, html)).map(|(id, _)| id.clone())
}
