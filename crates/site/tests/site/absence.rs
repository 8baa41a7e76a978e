//! Who is away: stood in for, claimed against, or left out of an agreement to close the table; and time that runs out is told.

use std::time::Duration;

use crate::houses::Site;
use axum::http::StatusCode;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::company::patient;
use crate::playing::{assert_becomes, becomes, past_due};
use crate::reacting::{millis, stored};
use crate::secrets::{Socket, next};
use crate::visit::{Visitor, two_at_a_table};

/// Serves the site; where.
async fn serve(site: &Site) -> std::net::SocketAddr {
    served(site.router()).await
}

/// The address of a house, or of what stands before several.
pub(crate) async fn served(router: axum::Router) -> std::net::SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(axum::serve(listener, router).into_future());
    address
}

/// Opens the page of a table, as a browser with scripts does.
pub(crate) async fn open(address: std::net::SocketAddr, table: &str, one: &Visitor) -> Socket {
    let mut request = format!("ws://{address}{table}/live").into_client_request().unwrap();
    for (name, value) in
        one.headers.iter().map(|(name, value)| (*name, value.clone())).chain([("cookie", one.cookie_line())])
    {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    next(&mut socket).await;
    socket
}

/// Ada and Bea at a table, both with their pages open.
async fn two_with_pages(site: &Site) -> (String, [Visitor; 2], [Socket; 2]) {
    let (table, mut ada, mut bea) = two_at_a_table(site, "").await;
    ada.post("/name", "name=Ada").await;
    bea.post("/name", "name=Bea").await;
    let address = serve(site).await;
    let sockets = [open(address, &table, &ada).await, open(address, &table, &bea).await];
    (table, [ada, bea], sockets)
}

#[tokio::test]
async fn the_computer_stands_in_for_whoever_is_away_and_gives_the_seat_back() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 400).await;
    let (table, [mut ada, mut bea], [_here, away]) = two_with_pages(&site).await;
    let absent = format!("{table}/absent");
    assert_eq!(ada.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    assert_eq!(ada.post(&absent, "do=bot&seat=1").await.status, StatusCode::CONFLICT, "Bea is there");
    drop(away);
    let page = becomes(&mut ada, &table, "Bea is not at the table, and is asked for an answer").await;
    assert!(page.contains("not connected for <span data-since="), "{page}");
    assert_eq!(ada.post(&absent, "do=bot&seat=1").await.status, StatusCode::CONFLICT, "too soon");
    let page = becomes(&mut ada, &table, "Bea has been away from the table for a while.").await;
    assert!(page.contains("Let the computer play for them") && !page.contains("Claim the game"), "{page}");
    assert_eq!(
        ada.post(&absent, "do=claim&seat=1").await.status,
        StatusCode::CONFLICT,
        "a claim waits longer"
    );
    assert_eq!(bea.post(&absent, "do=bot&seat=1").await.status, StatusCode::CONFLICT, "not for oneself");
    assert_eq!(Visitor::new(&site).post(&absent, "do=bot&seat=1").await.status, StatusCode::FORBIDDEN);
    press(&mut ada, &table, "do=bot&seat=1").await;
    let page = becomes(&mut ada, &table, "a round is done").await;
    assert!(page.contains("You have given the seat of Bea to the computer"), "{page}");
    assert!(page.contains("the computer plays until they come back"), "{page}");
    let page = bea.get(&table).await.body;
    assert!(page.contains("While you were away the computer began to play in your place."), "{page}");
    assert!(page.contains("While you were away, Ada gave your seat to the computer."), "{page}");
    let at = bea.get(&table).await.at();
    assert_eq!(bea.act(&table, &at, "n1").await.status, StatusCode::CONFLICT, "it plays for her");
    assert_eq!(bea.post(&format!("{table}/return"), "").await.status, StatusCode::SEE_OTHER);
    assert!(bea.get(&table).await.body.contains("You take your seat back."));
    // All of it is there after a restart.
    site.close().await;
    let after = patient(&home, 400).await;
    (ada.router, bea.router) = (after.router(), after.router());
    let page = ada.get(&table).await.body;
    assert!(
        page.contains("Bea takes the seat back.") && page.contains("to the computer, until they come back."),
        "{page}"
    );
    let italian = ada.with("accept-language", "it").get(&table).await.body;
    assert!(italian.contains("Hai dato al computer il posto di Bea, finché non torna."), "{italian}");
}

#[tokio::test]
async fn a_game_is_claimed_from_whoever_stays_away_and_everybody_reads_that_it_was() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 40).await;
    let (table, [mut ada, mut bea], [_here, away]) = two_with_pages(&site).await;
    assert_eq!(ada.choose(&table, "n3").await, StatusCode::NO_CONTENT);
    drop(away);
    becomes(&mut ada, &table, "Claim the game").await;
    press(&mut ada, &table, "do=claim&seat=1").await;
    let page = ada.get(&table).await.body;
    assert!(page.contains("<h2>You have won</h2>"), "{page}");
    assert!(
        page.contains("Bea was away, and you have claimed the game: it counts as a resignation."),
        "{page}"
    );
    let page = bea.get(&table).await.body;
    assert!(
        page.contains("You were away, and Ada has claimed the game") && page.contains("You have lost"),
        "{page}"
    );
    let watched = Visitor::new(&site).get(&format!("{table}/replay")).await.body;
    assert!(
        watched.contains("Bea was away, and Ada has claimed the game: it counts as a resignation."),
        "{watched}"
    );
    let record = ada.get(&format!("{table}/record")).await.body;
    assert!(record.contains("\nresign 1\n"), "{record}");
}

#[tokio::test]
async fn a_table_is_closed_when_all_who_are_there_agree() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 60_000).await;
    let (table, [mut ada, mut bea], _pages) = two_with_pages(&site).await;
    let close = format!("{table}/close");
    assert!(ada.get(&table).await.body.contains("if those who are here agree: Bea"));
    assert_eq!(ada.post(&close, "do=agree").await.status, StatusCode::SEE_OTHER);
    assert!(ada.get(&table).await.body.contains("Waiting for: Bea."));
    assert!(bea.get(&table).await.body.contains("Ada: shall we close the table?"));
    // Playing on is a no, and so is saying it.
    assert_eq!(bea.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert!(!bea.get(&table).await.body.contains("shall we close"));
    ada.post(&close, "do=agree").await;
    bea.post(&close, "do=no").await;
    assert!(!ada.get(&table).await.body.contains("Waiting for: Bea."));
    assert_eq!(ada.post(&close, "do=perhaps").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(Visitor::new(&site).post(&close, "do=agree").await.status, StatusCode::FORBIDDEN);
    bea.post(&close, "do=agree").await;
    assert!(!stored(&site, &table).await.closes.is_empty(), "it is kept");
    ada.post(&close, "do=agree").await;
    let said = "The table was closed by agreement: nobody has won and nobody has lost.";
    for one in [&mut ada, &mut bea, &mut Visitor::new(&site)] {
        let page = one.get(&table).await.body;
        assert!(
            page.contains(said) && page.contains("<h2>Nobody has won and nobody has lost</h2>"),
            "{page}"
        );
        assert!(one.get(&format!("{table}/replay")).await.body.contains(said));
    }
    assert_eq!(bea.post(&close, "do=agree").await.status, StatusCode::CONFLICT, "it is over");
    assert!(ada.get(&format!("{table}/record")).await.body.contains("\nclose\n---\nseed: "));
    site.close().await;
    let after = patient(&home, 60_000).await;
    ada.router = after.router();
    assert!(ada.get(&table).await.body.contains(said), "after a restart too");
}

/// Does with whoever is away what the page offers. A house that has not heard yet who left refuses it: then it is pressed again.
async fn press(one: &mut Visitor, table: &str, form: &str) {
    assert_becomes(form, async || {
        let answer = one.post(&format!("{table}/absent"), form).await;
        let accepted = answer.to() == table;
        assert!(accepted || answer.status == StatusCode::CONFLICT, "{}", answer.body);
        accepted
    })
    .await;
}

/// Closes a table at which nobody else is. A house that has not heard yet who left takes it for a proposal: then it is pressed again.
async fn close(one: &mut Visitor, table: &str) {
    assert_becomes("the table closed", async || {
        assert_eq!(one.post(&format!("{table}/close"), "do=agree").await.to(), table);
        one.get(table).await.body.contains("nobody has lost")
    })
    .await;
}

#[tokio::test]
async fn whoever_is_alone_closes_the_table_without_asking() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 100).await;
    let (table, [mut ada, _], [_here, away]) = two_with_pages(&site).await;
    drop(away);
    becomes(&mut ada, &table, "Nobody else is here: the match ends").await;
    close(&mut ada, &table).await;
    // Who was asked and leaves is not waited for.
    let (table, [mut ada, _], [_here, away]) = two_with_pages(&site).await;
    assert_eq!(ada.post(&format!("{table}/close"), "do=agree").await.to(), table);
    becomes(&mut ada, &table, "Waiting for: ").await;
    drop(away);
    becomes(&mut ada, &table, "Nobody is waited for any more: the match may end here").await;
    close(&mut ada, &table).await;
    let mut alone = Visitor::new(&site);
    let table = alone.post("/play/whispers", "").await.to();
    assert!(!alone.get(&table).await.body.contains("Close the table"), "against the computer one resigns");
    assert_eq!(alone.post(&format!("{table}/close"), "do=agree").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn time_that_runs_out_is_told_and_twice_in_a_row_counts_as_away() {
    let home = TempDir::new().unwrap();
    let before = patient(&home, 1).await;
    let (table, mut ada, mut bea) = two_at_a_table(&before, "&seconds=60").await;
    ada.post("/name", "name=Ada").await;
    bea.post("/name", "name=Bea").await;
    let mut site = before;
    for round in 1..=2_u8 {
        let begun = millis();
        assert_eq!(ada.choose(&table, &format!("n{round}")).await, StatusCode::NO_CONTENT);
        let given = stored(&site, &table).await.deadline.unwrap() - begun;
        assert!((30_000..=60_100).contains(&given), "{given} ms of a minute");
        assert!(
            !ada.get(&table).await.body.contains("Let the computer play"),
            "patience is another matter here"
        );
        past_due(&site).await;
        site.close().await;
        site = patient(&home, 1).await;
        site.resume().await;
        (ada.router, bea.router) = (site.router(), site.router());
        becomes(&mut ada, &table, &format!("data-turn=\"{}\"", 2 + round)).await;
        assert_eq!(stored(&site, &table).await.late, [0, round]);
    }
    let page = ada.get(&table).await.body;
    assert_eq!(page.matches("Bea: time was up, and the house has answered").count(), 2, "{page}");
    assert!(page.contains("Bea has let the time run out twice in a row."), "{page}");
    assert!(page.contains("Let the computer play for them") && page.contains("Claim the game"), "{page}");
    assert!(bea.get(&table).await.body.contains("Your time was up: the house has answered for you"));
    assert!(bea.get(&format!("{table}/replay?at=3")).await.body.contains("Your time was up"));
    // An answer of her own, and she is there again.
    assert_eq!(bea.choose(&table, "n2").await, StatusCode::NO_CONTENT);
    assert_eq!(stored(&site, &table).await.late, [0, 0]);
    assert!(!ada.get(&table).await.body.contains("twice in a row"));
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(ada.post(&format!("{table}/absent"), "do=bot&seat=1").await.status, StatusCode::CONFLICT);
}
