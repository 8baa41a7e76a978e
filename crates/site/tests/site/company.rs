//! Before a table begins: its host fills, frees and removes; the invitation; names.

use axum::http::StatusCode;
use search::Budget;
use server::Windows;
use server::store::Sitter;

use crate::houses::Site;
use table::Seat;
use tempfile::TempDir;

use crate::echoes;
use crate::playing::{assert_becomes, becomes};
use crate::reacting::stored;
use crate::toy;
use crate::visit::{Visitor, site};

/// A house whose guests are waited for this long.
pub(crate) async fn patient(home: &TempDir, millis: u64) -> Site {
    let patience = std::time::Duration::from_millis(millis);
    let windows = Windows { patience, ..Windows::default() };
    let data = home.path().join("data");
    Site::open_with(&|| vec![echoes::entry(), toy::entry()], &data, Some(Budget::Iterations(1)), windows)
        .await
}

fn sitters(stored: &server::store::Stored) -> Vec<&'static str> {
    let word = |place: &server::store::PlaceRow| match place.sitter {
        Sitter::Nobody => "free",
        Sitter::Person(_) => "person",
        Sitter::Bot(_) => "bot",
    };
    stored.places.iter().map(word).collect()
}

#[tokio::test]
async fn a_host_begins_with_computers_in_the_free_seats() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 60_000).await;
    let mut host = Visitor::new(&site);
    let table = host.post("/new/echoes", "seat-0=random&seat-1=me&seat-2=person").await.to();
    // The computer whose turn it is waits: the table would have begun before the host is done with it.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert!(stored(&site, &table).await.lines.is_empty());
    let page = host.get(&table).await.body;
    assert!(
        page.contains("One person is still missing") && page.contains("Begin with the computer"),
        "{page}"
    );
    let mut stranger = Visitor::new(&site);
    let fill = format!("{table}/arrange");
    assert_eq!(stranger.post(&fill, "do=fill&bot=random").await.status, StatusCode::CONFLICT);
    for wrong in ["do=fill&bot=deep-blue", "do=fill", "do=burn", "do=free"] {
        assert_eq!(host.post(&fill, wrong).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(
        host.post(&fill, "do=fill&bot=random&seat=1").await.status,
        StatusCode::CONFLICT,
        "it is taken"
    );
    assert_eq!(host.post(&fill, "do=fill&bot=random").await.to(), table);
    assert_eq!(sitters(&stored(&site, &table).await), ["bot", "person", "bot"]);
    becomes(&mut host, &table, "<b>Voice 2</b> <span>the computer, at random</span>").await;
    assert_becomes("the computers begin at once", async || !stored(&site, &table).await.lines.is_empty())
        .await;
    assert_eq!(host.post(&fill, "do=free&seat=2").await.status, StatusCode::CONFLICT, "it has begun");
    assert_eq!(sitters(&stored(&site, &table).await), ["bot", "person", "bot"]);
}

#[tokio::test]
async fn a_host_sends_away_and_frees_until_the_first_answer() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 60_000).await;
    let (mut host, mut guest) = (Visitor::new(&site), Visitor::new(&site));
    let table = host.post("/new/echoes", "seat-0=me&seat-1=person&seat-2=person").await.to();
    let arrange = format!("{table}/arrange");
    guest.post(&format!("{table}/sit"), "seat=1&name=Bea").await;
    assert!(host.get(&table).await.body.contains("Ask to leave"));
    assert!(!guest.get(&table).await.body.contains("Ask to leave"));
    assert_eq!(guest.post(&arrange, "do=free&seat=0").await.status, StatusCode::CONFLICT);
    // Where the host is away, those who sit may fill the seats, so that they need not wait for ever.
    assert_eq!(guest.post(&arrange, "do=fill&bot=random&seat=2").await.status, StatusCode::SEE_OTHER);
    assert_eq!(host.post(&arrange, "do=free&seat=2").await.status, StatusCode::SEE_OTHER);
    assert_eq!(host.post(&arrange, "do=free&seat=1").await.status, StatusCode::SEE_OTHER);
    assert_eq!(sitters(&stored(&site, &table).await), ["person", "free", "free"]);
    assert!(guest.get(&table).await.body.contains("What is your name?"), "an invitation again");
    assert_eq!(guest.act(&table, "0", "strike").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_seat_that_is_free_after_the_beginning_can_be_filled_by_whoever_sits() {
    let home = TempDir::new().unwrap();
    let site = patient(&home, 60_000).await;
    let (mut host, mut guest) = (Visitor::new(&site), Visitor::new(&site));
    let table = host.post("/new/echoes", "seat-0=me&seat-1=person&seat-2=person").await.to();
    guest.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(host.choose(&table, "strike").await, StatusCode::NO_CONTENT);
    let page = guest.get(&table).await.body;
    assert!(page.contains("One seat is still free") && page.contains("The computer plays"), "{page}");
    assert_eq!(
        guest.post(&format!("{table}/arrange"), "do=fill&bot=random").await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(sitters(&stored(&site, &table).await), ["person", "person", "bot"]);
    assert_eq!(host.post(&format!("{table}/arrange"), "do=free&seat=1").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_link_says_who_invites_and_asks_for_a_name() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (mut host, mut guest) = (Visitor::new(&site), Visitor::new(&site));
    let table = host.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    host.post("/name", "name=Ada").await;
    let page = guest.get(&table).await.body;
    for part in [
        "<h1>Ada invites you to Whispers</h1>",
        "Secrets",
        "At the table: Ada; one free seat.",
        "<label for=\"sit-name\">What is your name?</label>",
        "name=\"seat\" value=\"1\">Sit down: Voice 1</button>",
        "?watch\">I only watch",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let italian = guest.clone().with("accept-language", "it").get(&table).await.body;
    assert!(
        italian.contains("<h1>Ada ti invita a Whispers</h1>") && italian.contains("Come ti chiami?"),
        "{italian}"
    );
    let sit = format!("{table}/sit");
    let refused = [
        ("Posto%202", "would mean a seat"),
        ("Ada", "is called Ada already"),
        ("%20%E2%80%8B", "the name is missing"),
        ("The%20Computer", "would mean the computer"),
    ];
    for (name, why) in refused {
        let no = guest.post(&sit, &format!("seat=1&name={name}")).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(
            no.body.contains(why) && no.body.contains("role=\"alert\"") && no.body.contains("sit-name"),
            "{}",
            no.body
        );
    }
    assert_eq!(sitters(&stored(&site, &table).await), ["person", "free"]);
    assert_eq!(guest.post(&sit, "seat=1&name=Bea%E2%80%AE").await.to(), table);
    assert_eq!(stored(&site, &table).await.places[1].name, "Bea");
    let mut late = Visitor::new(&site);
    let page = late.get(&table).await.body;
    assert!(page.contains("The table is full: you are watching."), "{page}");
    let (mut other, seat) = (Visitor::new(&site), Seat::new(1));
    assert_eq!(other.post(&sit, &format!("seat={seat}&name=Cleo")).await.status, StatusCode::CONFLICT);
    // A name that is known stands there already.
    let table = host.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    assert!(guest.get(&table).await.body.contains("value=\"Bea\" autocomplete=\"nickname\""));
}

#[tokio::test]
async fn a_rematch_swaps_the_seats_of_people() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut ada, mut bea) = crate::visit::two_at_a_table(&site, "").await;
    for (one, name) in [(&mut ada, "Ada"), (&mut bea, "Bea")] {
        one.post("/name", &format!("name={name}")).await;
    }
    ada.post(&format!("{table}/resign"), "").await;
    assert!(bea.get(&table).await.body.contains("You change seats: somebody else begins."));
    let next = bea.post(&format!("{table}/again"), "").await.to();
    let names: Vec<_> = stored(&site, &next).await.places.into_iter().map(|place| place.name).collect();
    assert_eq!(names, ["Bea", "Ada"]);
}
