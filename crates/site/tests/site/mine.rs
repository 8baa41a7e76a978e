//! One's own games, one's other devices, and being forgotten.

use axum::http::StatusCode;
use server::Reach;

use crate::houses::Site;
use tempfile::TempDir;

use crate::visit::{Visitor, site, two_at_a_table};

async fn house(home: &TempDir) -> Site {
    site(&home.path().join("data")).await
}

/// The key that a page shows once.
fn key(page: &str) -> String {
    page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

async fn named(mut one: Visitor, name: &str) -> Visitor {
    one.post("/name", &format!("name={name}")).await;
    one
}

#[tokio::test]
async fn all_games_stand_there_with_whom_whose_turn_and_how_they_ended() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let page = Visitor::new(&site).get("/mine").await;
    assert!(page.status == StatusCode::OK && page.body.contains("You have not played with this browser yet"));
    assert!(!page.body.contains("href=\"/mine\""), "nothing leads there yet: {}", page.body);
    let (open, one, two) = two_at_a_table(&site, "").await;
    let (mut one, mut two) = (named(one, "Ada").await, named(two, "Bruno").await);
    let over = one.post("/play/whispers", "").await.to();
    one.post(&format!("{over}/resign"), "").await;
    let page = one.get("/mine").await.body;
    let (going, ended) = page.split_once("<h2>Over</h2>").unwrap();
    assert!(
        going.contains(&format!("href=\"{open}\""))
            && going.contains("with Bruno")
            && going.contains("your turn"),
        "{page}"
    );
    assert!(
        ended.contains(&format!("href=\"{over}/replay\"")) && ended.contains("You have lost this time"),
        "{page}"
    );
    assert!(!ended.contains(&open) && !going.contains(&over), "{page}");
    assert!(page.contains("<a href=\"/mine\""), "the head leads there");
    let italian = two.clone().with("accept-language", "it").get("/mine").await.body;
    assert!(
        italian.contains("con Ada") && italian.contains("tocca a te") && !italian.contains(&over),
        "{italian}"
    );
    one.post(&format!("{open}/resign"), "").await;
    assert!(two.get("/mine").await.body.contains("You have won"));
}

#[tokio::test]
async fn many_games_go_by_pages() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let mut one = Visitor::new(&site);
    for _ in 0..13 {
        one.post("/play/whispers", "").await;
    }
    let first = one.get("/mine").await.body;
    assert!(first.contains("page 1 of 2") && first.matches("<a href=\"/t/").count() == 12, "{first}");
    let second = one.get("/mine?page=2").await.body;
    assert!(second.contains("page 2 of 2") && second.matches("<a href=\"/t/").count() == 1, "{second}");
    for wrong in ["0", "3", "-1", "x", "99999999999999999999"] {
        assert_eq!(one.get(&format!("/mine?page={wrong}")).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn a_link_makes_another_browser_the_same_person_once() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let (table, one, _) = two_at_a_table(&site, "").await;
    let mut one = named(one, "Ada").await;
    let page = one.post("/mine/link", "").await.body;
    let link = format!("/join/{}", key(&page));
    assert!(page.contains(&format!("http://conclave.test{link}")) && page.contains("<svg"), "{page}");
    assert!(!site.store().dump().await.unwrap().contains(&key(&page)), "only the key's hash is stored");
    // One's own browser has them already, and looking takes nothing away.
    assert!(one.get(&link).await.body.contains("This browser has them already"));
    assert_eq!(one.post(&link, "").await.to(), "/mine");
    let mut phone = Visitor::new(&site);
    for _ in 0..2 {
        let asked = phone.get(&link).await;
        assert!(
            asked.body.contains("They are Ada&#39;s: 1 going on, 0 over")
                || asked.body.contains("They are Ada's: 1 going on, 0 over"),
            "{}",
            asked.body
        );
        assert!(asked.headers.get("set-cookie").is_none() && phone.cookies.is_empty());
    }
    let mut thief = Visitor::new(&site);
    assert_eq!(phone.post(&link, "").await.to(), "/mine");
    assert!(phone.get("/mine").await.body.contains(&format!("href=\"{table}\"")));
    assert!(phone.get(&table).await.body.contains("data-seat=\"0\""), "the same seat");
    assert_eq!(phone.choose(&table, "n1").await, StatusCode::NO_CONTENT);
    assert!(one.get(&table).await.body.contains("You have chosen"), "what one does the other has done");
    phone.post("/name", "name=Ada%20L.").await;
    assert!(one.get("/mine").await.body.contains("value=\"Ada L.\""));
    assert!(one.get("/mine").await.body.contains("Browsers joined to this one: 1."));
    // Used once, it is worth nothing.
    for late in [thief.get(&link).await, thief.post(&link, "").await] {
        assert_eq!(late.status, StatusCode::GONE);
        assert!(late.body.contains("it works once, within a quarter of an hour"), "{}", late.body);
    }
    assert!(thief.cookies.is_empty() && thief.get(&table).await.body.contains("data-seat=\"\""));
    // Separated, the phone is a stranger again, and stays so after a restart.
    assert!(phone.get("/mine").await.body.contains("Separate this browser"));
    phone.post("/mine/part", "").await;
    assert!(phone.get(&table).await.body.contains("data-seat=\"\""));
    assert!(one.get(&table).await.body.contains("data-seat=\"0\""));
}

#[tokio::test]
async fn keys_that_are_forged_late_or_replaced_open_nothing() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let (table, mut one, _) = two_at_a_table(&site, "").await;
    let old = key(&one.post("/mine/link", "").await.body);
    let new = key(&one.post("/mine/link", "").await.body);
    let mut other = Visitor::new(&site);
    for wrong in [old.as_str(), "x", &"0".repeat(32), &"g".repeat(32), &"%C3%A8".repeat(16), &new[..31]] {
        for no in
            [other.get(&format!("/join/{wrong}")).await, other.post(&format!("/join/{wrong}"), "").await]
        {
            assert_eq!(no.status, StatusCode::GONE, "{wrong}");
        }
    }
    // A quarter of an hour later.
    sqlx::query("UPDATE bridges SET expires = expires - 900001").execute(site.store().pool()).await.unwrap();
    for late in [other.get(&format!("/join/{new}")).await, other.post(&format!("/join/{new}"), "").await] {
        assert_eq!(late.status, StatusCode::GONE);
    }
    assert!(other.cookies.is_empty() && other.get(&table).await.body.contains("data-seat=\"\""));
    let expires: i64 =
        sqlx::query_scalar("SELECT expires FROM bridges").fetch_one(site.store().pool()).await.unwrap();
    site.sweep(expires).await;
    let left: i64 =
        sqlx::query_scalar("SELECT count(*) FROM bridges").fetch_one(site.store().pool()).await.unwrap();
    assert_eq!(left, 0, "and nothing of it is kept");
    // Another site cannot make a browser somebody else.
    let fresh = key(&one.post("/mine/link", "").await.body);
    let mut lured = other.clone().with("sec-fetch-site", "cross-site");
    assert_eq!(lured.post(&format!("/join/{fresh}"), "").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn two_browsers_at_once_cannot_both_use_a_link() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let (_, mut one, _) = two_at_a_table(&site, "").await;
    let link = format!("/join/{}", key(&one.post("/mine/link", "").await.body));
    let (mut a, mut b) = (Visitor::new(&site), Visitor::new(&site));
    let (first, second) = tokio::join!(a.post(&link, ""), b.post(&link, ""));
    let mut both = [first.status, second.status];
    both.sort();
    assert_eq!(both, [StatusCode::SEE_OTHER, StatusCode::GONE]);
}

#[tokio::test]
async fn a_browser_s_own_games_wait_until_it_is_separated() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let (_, mut one, _) = two_at_a_table(&site, "").await;
    let mut phone = Visitor::new(&site);
    let own = phone.post("/play/whispers", "").await.to();
    let link = format!("/join/{}", key(&one.post("/mine/link", "").await.body));
    assert!(phone.get(&link).await.body.contains("This browser has games of its own: they wait"));
    phone.post(&link, "").await;
    let page = phone.get("/mine").await.body;
    assert!(
        !page.contains(&own) && !one.get("/mine").await.body.contains(&own),
        "nobody takes them along: {page}"
    );
    phone.post("/mine/part", "").await;
    assert!(phone.get("/mine").await.body.contains(&own));
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    site.stand_at(Reach::default(), true);
    let (going, one, mut two) = two_at_a_table(&site, "").await;
    let mut one = named(one, "Ada-Lovelace").await;
    assert_eq!(one.choose(&going, "n1").await, StatusCode::NO_CONTENT, "it has begun");
    let over = one.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    two.post(&format!("{over}/sit"), "seat=1").await;
    two.post(&format!("{over}/resign"), "").await;
    one.post(&format!("{going}/talk"), "text=a-word-of-mine").await;
    one.post("/decks/hoard/new", "name=My-own-deck").await;
    let link = format!("/join/{}", key(&one.post("/mine/link", "").await.body));
    let mut phone = Visitor::new(&site);
    phone.post(&link, "").await;
    one.post("/mine/link", "").await;

    let before = one.get("/mine/forget").await.body;
    assert!(
        before.contains("that are over (1)")
            && before.contains("that go on (1)")
            && before.contains("no way back"),
        "{before}"
    );
    assert!(two.get(&going).await.body.contains("a-word-of-mine"));
    let no = one.post("/mine/forget", "").await;
    assert!(no.status == StatusCode::BAD_REQUEST && one.get("/mine").await.body.contains("Ada-Lovelace"));
    let mut lost = one.clone();
    let done = one.post("/mine/forget", "sure=yes").await;
    assert!(done.body.contains("we no longer know who you are"), "{}", done.body);
    assert!(done.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));

    let stored = site.store().dump().await.unwrap();
    for trace in ["Ada-Lovelace", "a-word-of-mine", "My-own-deck"] {
        assert!(!stored.contains(trace), "{trace} is still there: {stored}");
    }
    // The other sees a guest, has won, and can watch the match again.
    let page = two.get(&going).await.body;
    assert!(
        page.contains("You have won") && !page.contains("Ada-Lovelace") && !page.contains("a-word-of-mine"),
        "{page}"
    );
    assert!(two.get(&over).await.body.contains("guest"), "the seat is a guest's, and not free");
    assert_eq!(two.get(&format!("{going}/replay")).await.status, StatusCode::OK);
    // The old cookie is nobody's: it cannot act, and there is nothing to delete twice.
    assert!(lost.get(&over).await.body.contains("data-seat=\"\""));
    assert_eq!(lost.post("/mine/forget", "sure=yes").await.status, StatusCode::NOT_FOUND);
    assert_eq!(lost.get("/mine/forget").await.status, StatusCode::NOT_FOUND);
    // The joined browser is on its own.
    assert!(phone.get("/mine").await.body.contains("You have not played with this browser yet"));
    assert!(phone.get(&going).await.body.contains("data-seat=\"\""));
    let bridges: i64 =
        sqlx::query_scalar("SELECT count(*) FROM bridges").fetch_one(site.store().pool()).await.unwrap();
    assert_eq!(bridges, 0);
    site.close().await;
    let after = house(&home).await;
    two.router = after.router();
    assert!(two.get(&going).await.body.contains("You have won"), "a restart finds it so");
}

#[tokio::test]
async fn where_others_wait_for_company_the_seat_is_free_again() {
    let home = TempDir::new().unwrap();
    let site = Site::open(&|| vec![crate::echoes::entry()], &home.path().join("data"), None).await;
    let (mut one, mut two) = (Visitor::new(&site), Visitor::new(&site));
    let table = one.post("/new/echoes", "seat-0=me&seat-1=person&seat-2=person").await.to();
    two.post(&format!("{table}/sit"), "seat=1").await;
    two.post("/mine/forget", "sure=yes").await;
    let page = Visitor::new(&site).get(&table).await.body;
    assert_eq!(page.matches("name=\"seat\"").count(), 2, "both seats wait for a person: {page}");
    assert!(!one.get(&table).await.body.contains("class=\"end\""), "nobody has lost anything");
}

#[tokio::test]
async fn what_is_kept_is_said_in_both_languages_and_found_from_every_page() {
    let home = TempDir::new().unwrap();
    let site = house(&home).await;
    let mut one = Visitor::new(&site);
    for path in ["/", "/rules", "/mine"] {
        assert!(one.get(path).await.body.contains("<a href=\"/privacy\">"), "{path}");
    }
    let english = one.get("/privacy").await.body;
    assert!(
        english.contains("30 days after the end of the match") && english.contains("a quarter of an hour"),
        "{english}"
    );
    let italian = one.with("accept-language", "it").get("/privacy").await.body;
    assert!(
        italian.contains("30 giorni dopo la fine della partita") && italian.contains("niente pubblicità"),
        "{italian}"
    );
    assert_eq!(english.matches("<li>").count(), italian.matches("<li>").count());
}
