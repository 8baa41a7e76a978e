//! Limits, proxies, what another site's page cannot do, and a take-back that is pressed twice.

use axum::http::{Method, StatusCode};
use server::{Limits, Reach};

use crate::houses::Site;
use tempfile::TempDir;

use crate::visit::{Answer, Visitor, alone, site, two_at_a_table};

/// A table that waits for somebody, so that no computer acts meanwhile.
const MISSING: &str = "seat-0=me&seat-1=person";

/// A house behind a proxy on this machine.
async fn house(home: &TempDir, limits: Limits) -> Site {
    let site = alone(&home.path().join("data")).await;
    site.stand_behind("127.0.0.1".parse().unwrap(), limits);
    site
}

fn from(site: &Site, address: &str) -> Visitor {
    Visitor::new(site).with("x-forwarded-for", address)
}

fn retry_after(answer: &Answer) -> u64 {
    answer.headers["retry-after"].to_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn whoever_opens_too_many_tables_is_told_when_the_next_one_may_be() {
    let home = TempDir::new().unwrap();
    let site = house(&home, Limits { tables: 2, ..Limits::default() }).await;
    let mut one = from(&site, "203.0.113.5");
    // The first one is opened without a session, which it brings.
    for _ in 0..3 {
        assert_eq!(one.post("/new/whispers", MISSING).await.status, StatusCode::SEE_OTHER);
    }
    let stored = site.store().dump().await.unwrap();
    let no = one.post("/new/whispers", MISSING).await;
    assert_eq!(no.status, StatusCode::TOO_MANY_REQUESTS);
    assert!((1700..=1800).contains(&retry_after(&no)), "half an hour: {}", retry_after(&no));
    assert!(
        no.body.contains("many tables were opened from here") && no.body.contains("Try again in 30 minutes.")
    );
    assert!(no.body.contains("page-error") && no.body.contains("One moment"), "{}", no.body);
    let italian = one.clone().with("accept-language", "it").post("/new/whispers", MISSING).await;
    assert!(italian.body.contains("Riprova fra 30 minuti."), "{}", italian.body);
    let script = one.clone().with("accept", "application/json").post("/new/whispers", MISSING).await;
    assert!(script.body.starts_with("{\"clause\":null,\"text\":\"many tables"), "{}", script.body);
    assert_eq!(site.store().dump().await.unwrap(), stored, "nothing was opened, and nobody greeted");
    // The neighbour behind the same address still has a share, and all together ten.
    let mut opened = 3;
    while from(&site, "203.0.113.5").post("/new/whispers", MISSING).await.status == StatusCode::SEE_OTHER {
        opened += 1;
    }
    assert_eq!(opened, 20);
    assert_eq!(from(&site, "203.0.113.6").post("/new/whispers", MISSING).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn whoever_sits_at_this_machine_is_never_limited_and_nobody_can_forge_another_address() {
    let home = TempDir::new().unwrap();
    let here = site(&home.path().join("data")).await;
    here.stand_behind(server::Proxies::default(), Limits { tables: 1, sockets: 1, posts: 1, kilobytes: 1 });
    let mut one = from(&here, "203.0.113.5");
    for _ in 0..12 {
        assert_eq!(one.post("/play/whispers", "").await.status, StatusCode::SEE_OTHER);
    }
}

#[tokio::test]
async fn posts_and_bytes_have_their_shares_and_looking_is_free() {
    let home = TempDir::new().unwrap();
    let site = house(&home, Limits { posts: 4, kilobytes: 20, ..Limits::default() }).await;
    let mut one = from(&site, "203.0.113.5");
    one.post("/name", "name=Ada").await;
    for _ in 0..4 {
        assert_eq!(one.post("/lang", "lang=en").await.status, StatusCode::SEE_OTHER);
    }
    let no = one.post("/lang", "lang=en").await;
    assert_eq!((no.status, retry_after(&no)), (StatusCode::TOO_MANY_REQUESTS, 15));
    assert!(no.body.contains("nothing has changed at the table. Try again in 15 seconds."), "{}", no.body);
    for _ in 0..30 {
        assert_eq!(one.get("/").await.status, StatusCode::OK);
    }
    let mut large = from(&site, "198.51.100.7");
    large.post("/name", "name=Bob").await;
    let record = format!("record={}", "x".repeat(19 * 1024));
    assert_eq!(large.post("/review", &record).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(large.post("/review", &record).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_form_of_many_tables_behind_one_address_meets_no_usual_limit() {
    let home = TempDir::new().unwrap();
    let site = house(&home, Limits::default()).await;
    // Thirty pupils of a school, each with a table, each pressing twenty buttons within a minute.
    for _ in 0..30 {
        let mut pupil = from(&site, "203.0.113.5");
        assert_eq!(pupil.post("/play/whispers", "").await.status, StatusCode::SEE_OTHER);
        for _ in 0..20 {
            assert_eq!(pupil.post("/lang", "lang=en").await.status, StatusCode::SEE_OTHER);
        }
    }
}

#[tokio::test]
async fn only_a_proxy_of_the_house_says_that_somebody_came_by_tls() {
    let home = TempDir::new().unwrap();
    let plain = site(&home.path().join("one")).await;
    let set = |answer: &Answer| answer.headers["set-cookie"].to_str().unwrap().to_owned();
    let forged = Visitor::new(&plain).with("x-forwarded-proto", "https").post("/play/whispers", "").await;
    assert!(set(&forged).starts_with("conclave=") && !set(&forged).contains("Secure"), "{}", set(&forged));
    assert!(forged.headers.get("strict-transport-security").is_none());
    let behind = house(&home, Limits::default()).await;
    let mut tls = Visitor::new(&behind).with("x-forwarded-proto", "https");
    let made = tls.post("/play/whispers", "").await;
    assert!(set(&made).starts_with("__Host-conclave="));
    assert_eq!(made.headers["strict-transport-security"], "max-age=15552000");
    assert!(Visitor::new(&behind).get("/").await.headers.get("strict-transport-security").is_none());
    // Should the operator forget to name the proxy, the browser is known all the same.
    let page = tls.clone().with("x-forwarded-proto", "http").get(&made.to()).await.body;
    assert!(page.contains("(you)"), "{page}");
    let known = site(&home.path().join("three")).await;
    known.stand_at(Reach::new(([127, 0, 0, 1], 80).into(), Some("https://conclave.test".to_owned())), false);
    let named = Visitor::new(&known).post("/play/whispers", "").await;
    assert!(set(&named).starts_with("__Host-conclave="), "the operator says so: {}", set(&named));
}

#[tokio::test]
async fn a_link_of_another_site_chooses_no_language_for_good() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    for (name, value, keeps) in [
        ("sec-fetch-site", "cross-site", false),
        ("sec-fetch-site", "same-site", false),
        ("sec-fetch-site", "same-origin", true),
        ("sec-fetch-site", "none", true),
        ("referer", "https://evil.example/page", false),
        ("referer", "http://conclave.test/rules", true),
    ] {
        let page = Visitor::new(&site).with(name, value).get("/?lang=it").await;
        assert!(page.body.contains("<html lang=\"it\">"), "it is shown as it is asked for");
        assert_eq!(page.headers.get("set-cookie").is_some(), keeps, "{name}: {value}");
    }
}

#[tokio::test]
async fn a_take_back_that_is_pressed_twice_takes_back_one_choice() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random&field-rounds=5").await.to();
    let answers = async |one: &mut Visitor, many: usize| {
        for _ in 0..500 {
            let page = one.get(&table).await;
            if page.body.matches("<li data-turn=").count() >= many && page.body.contains("name=\"action\"") {
                return page;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("the computer does not answer");
    };
    for round in 1..=2 {
        assert_eq!(one.choose(&table, &format!("n{round}")).await, StatusCode::NO_CONTENT);
        answers(&mut one, round).await;
    }
    let page = one.get(&table).await;
    let at = page.at();
    let form = format!("action=\"{table}/undo\"><input type=\"hidden\" name=\"at\" value=\"{at}\">");
    assert!(page.body.contains(&form), "{}", page.body);
    let undo = format!("at={at}");
    for _ in 0..3 {
        assert_eq!(one.post(&format!("{table}/undo"), &undo).await.status, StatusCode::SEE_OTHER);
    }
    let id = table.trim_start_matches("/t/");
    let backs = |lines: &[String]| lines.iter().filter(|line| line.starts_with("back ")).count();
    assert_eq!(backs(&site.store().find(id).await.unwrap().unwrap().lines), 1);
    let late = one.post(&format!("{table}/undo"), "at=0").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    for forged in ["at=-1", "at=9223372036854775807", "at=-9223372036854775808"] {
        assert_eq!(one.post(&format!("{table}/undo"), forged).await.status, StatusCode::CONFLICT, "{forged}");
    }
    assert_eq!(one.post(&format!("{table}/undo"), "at=x").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(backs(&site.store().find(id).await.unwrap().unwrap().lines), 1);
}

#[tokio::test]
async fn forged_late_doubled_and_reordered_messages_change_nothing() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "").await;
    let early = first.get(&table).await.at();
    first.choose(&table, "n1").await;
    second.choose(&table, "n2").await;
    let stored = site.store().dump().await.unwrap();
    let act = format!("{table}/act");
    for (body, status) in [
        (format!("at={early}&action=n2"), StatusCode::CONFLICT),
        ("at=-5&action=n2".to_owned(), StatusCode::CONFLICT),
        ("at=99999999&action=n2".to_owned(), StatusCode::CONFLICT),
        ("at=x&action=n2".to_owned(), StatusCode::BAD_REQUEST),
        ("action=n2".to_owned(), StatusCode::BAD_REQUEST),
        (format!("at=3&action={}", "n".repeat(20_000)), StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let no = first.post(&act, &body).await;
        assert_eq!(no.status, status, "{}", body.chars().take(40).collect::<String>());
        assert!(
            no.body.contains("<html") && no.body.contains("role=\"alert\"") || no.body.contains("page-error"),
            "{body}"
        );
    }
    let other = second.ask(Method::PUT, &act, "at=3&action=n1".to_owned()).await;
    assert_eq!(other.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(site.store().dump().await.unwrap(), stored);
}
