//! Language, cookies, headers, assets, the form for a table, and the data file.

use crate::visit::{Visitor, alone, site};
use axum::http::{Method, StatusCode};
use search::Budget;
use server::Limits;

use tempfile::TempDir;

#[tokio::test]
async fn the_language_is_the_browser_s_until_one_chooses() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    assert!(one.get("/").await.body.contains("<html lang=\"en\">"));
    one = one.with("accept-language", "fr, it;q=0.5");
    assert!(one.get("/").await.body.contains("Cinque giochi da tavolo introvabili"));
    let chosen = one.post("/lang", "lang=en&back=/rules/whispers").await;
    assert_eq!((chosen.status, chosen.to().as_str()), (StatusCode::SEE_OTHER, "/rules/whispers"));
    let rules = one.get("/rules/whispers").await.body;
    assert!(
        rules.contains("Three only once.") && rules.contains("id=\"c-1.1\"") && rules.contains("1 Numbers")
    );
    assert!(one.get("/rules/whispers?lang=it").await.body.contains("Il tre una volta sola."));
    assert!(one.get("/").await.body.contains("<html lang=\"it\">"), "a choice in the address is kept");
    assert_eq!(one.post("/lang", "lang=de&back=/").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(one.post("/lang", "lang=it&back=//evil.example").await.to(), "/");
}

#[tokio::test]
async fn the_session_cookie_is_hidden_from_scripts_and_locked_to_tls() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    site.stand_behind("127.0.0.1".parse().unwrap(), Limits::default());
    let set = |answer: &crate::visit::Answer| {
        answer.headers.get("set-cookie").unwrap().to_str().unwrap().to_owned()
    };
    let plain = set(&Visitor::new(&site).post("/play/whispers", "").await);
    assert!(plain.starts_with("conclave=") && plain.ends_with("; HttpOnly; SameSite=Lax"), "{plain}");
    let mut over_tls = Visitor::new(&site).with("x-forwarded-proto", "https");
    let made = over_tls.post("/play/whispers", "").await;
    let secure = set(&made);
    assert!(
        secure.starts_with("__Host-conclave=") && secure.ends_with("; HttpOnly; SameSite=Lax; Secure"),
        "{secure}"
    );
    assert!(
        over_tls
            .get(&made.to())
            .await
            .body
            .contains(&format!("value=\"https://conclave.test{}\"", made.to()))
    );
    let token = plain.split(['=', ';']).nth(1).unwrap();
    assert_eq!(token.len(), 64);
    assert!(!site.store().dump().await.unwrap().contains(token), "only the token's hash is stored");
    assert!(
        Visitor::new(&site).get("/").await.headers.get("set-cookie").is_none(),
        "looking needs no cookie"
    );
}

#[tokio::test]
async fn other_sites_can_neither_post_nor_frame() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let stored = site.store().dump().await.unwrap();
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "http://evil.example")] {
        let no = Visitor::new(&site).with(name, value).post("/play/whispers", "").await;
        assert_eq!(no.status, StatusCode::FORBIDDEN);
        assert!(no.body.contains("comes from another site"), "{}", no.body);
    }
    assert_eq!(site.store().dump().await.unwrap(), stored);
    let page = Visitor::new(&site).get("/").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
    assert!(
        !page.body.contains("style=") && !page.body.contains("<script>"),
        "the policy allows nothing inline"
    );
}

#[tokio::test]
async fn assets_are_asked_for_again_only_when_they_changed() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    for path in ["/assets/house.css", "/assets/house.js", "/assets/theme.js", "/assets/game/whispers.js"] {
        let first = Visitor::new(&site).get(path).await;
        assert_eq!(first.status, StatusCode::OK, "{path}");
        let tag = first.headers["etag"].to_str().unwrap().to_owned();
        let again = Visitor::new(&site).with("if-none-match", &tag).get(path).await;
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""));
    }
    for path in
        ["/assets/no.css", "/assets/..%2fsrc%2flib.rs", "/assets/game/no.js", "/assets/game/whispers.txt"]
    {
        assert_eq!(Visitor::new(&site).get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn errors_are_pages_in_the_visitor_s_language() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    for path in
        ["/nowhere", "/t/nowhere", "/t/bbbbbbbbbbbbbbbb", "/t/bbbbbbbbbbbbbbbb/replay?at=x", "/rules/chess"]
    {
        let no = one.get(path).await;
        assert_eq!(no.status, StatusCode::NOT_FOUND, "{path}");
        assert!(no.body.contains("Not here") && no.body.contains("page-error"), "{path}");
    }
    let wrong = one.ask(Method::DELETE, "/play/whispers", String::new()).await;
    assert_eq!(
        (wrong.status, wrong.headers["allow"].to_str().unwrap()),
        (StatusCode::METHOD_NOT_ALLOWED, "POST")
    );
    let large = one.post("/name", &format!("name={}", "x".repeat(20_000))).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(large.body.contains("too large"));
    let mut script = one.clone().with("accept", "application/json");
    assert!(script.get("/nowhere").await.body.starts_with("{\"clause\":null,\"text\":\""));
    assert_eq!(one.get("/health").await.body, "ok\n");
}

#[tokio::test]
async fn a_table_is_made_to_measure() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let form = one.get("/new/whispers").await.body;
    for part in [
        "name=\"seat-1\"",
        "name=\"field-rounds\" min=\"1\" max=\"5\" value=\"3\"",
        "name=\"field-clock\"",
        "value=\"86400\"",
    ] {
        assert!(form.contains(part), "{part}");
    }
    let stored = site.store().dump().await.unwrap();
    for wrong in [
        "seat-0=me&seat-1=me",
        "seat-0=me&seat-1=deep-blue",
        "seat-0=me&seat-1=person&field-rounds=9",
        "seat-0=me&seat-1=person&field-rounds=3%20clock=yes",
        "seat-0=me&seat-1=person&seconds=7",
    ] {
        let no = one.post("/new/whispers", wrong).await;
        assert_eq!(no.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        assert!(no.body.contains("role=\"alert\""), "the form stands there with the reason: {wrong}");
    }
    assert_eq!(site.store().dump().await.unwrap(), stored);
    assert_eq!(
        one.post("/new/whispers", "seat-0=me").await.status,
        StatusCode::OK,
        "shown again with all seats"
    );
    let table = one.post("/new/whispers", "seat-0=person&seat-1=me&field-rounds=5&seconds=300").await.to();
    let row = site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap().row;
    assert_eq!((row.setup.as_str(), row.seconds), ("apart=no rounds=5 clock=no", Some(300)));
    assert_eq!(one.post("/name", "name=%20Ada%20%20L.%00&back=/").await.status, StatusCode::SEE_OTHER);
    assert!(one.get(&table).await.body.contains("<span>Ada L. (you)</span>"));
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_left_untouched() {
    let home = TempDir::new().unwrap();
    let text = home.path().join("letter.txt");
    std::fs::write(&text, "Dear Ada, this is no database at all, but it is longer than its header.").unwrap();
    let other = home.path().join("other.sqlite");
    let url = sqlx::sqlite::SqliteConnectOptions::new().filename(&other).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(url).await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&pool).await.unwrap();
    pool.close().await;
    for path in [&text, &other] {
        let before = std::fs::read(path).unwrap();
        let no = server::Site::open(Vec::new(), path, None).await.map(|_| ()).unwrap_err();
        assert!(no.text.en.contains("is no data file of Conclave; it has not been touched"), "{no}");
        assert!(no.text.it.contains("non è stato toccato"));
        assert_eq!(std::fs::read(path).unwrap(), before);
    }
    let damaged = home.path().join("damaged");
    let mut header = b"SQLite format 3\0".to_vec();
    header.resize(5000, 7);
    header[68..72].copy_from_slice(b"CNCV");
    std::fs::write(&damaged, &header).unwrap();
    let no = server::Site::open(Vec::new(), &damaged, None).await.map(|_| ()).unwrap_err();
    assert!(no.text.en.contains("damaged' cannot be used"), "{no}");
    assert_eq!(std::fs::read(&damaged).unwrap(), header);
    std::fs::remove_file(&damaged).unwrap();
    let no = server::Site::open(Vec::new(), home.path(), None).await.map(|_| ()).unwrap_err();
    assert!(no.text.en.contains("is a folder"), "{no}");
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 2, "nothing was made beside them");
}

#[tokio::test]
async fn an_empty_file_and_a_file_of_before_are_opened() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    std::fs::write(&data, "").unwrap();
    for _ in 0..2 {
        let opened = server::Site::open(vec![crate::toy::entry()], &data, Some(Budget::Iterations(1))).await;
        assert!(opened.is_ok());
        opened.unwrap().close().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_the_data_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = TempDir::new().unwrap();
    let site = alone(&home.path().join("data")).await;
    Visitor::new(&site).post("/play/whispers", "").await;
    for file in std::fs::read_dir(home.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
    }
}

#[tokio::test]
async fn home_has_one_s_own_tables_with_whom_and_whose_turn() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (mut one, mut other) = (Visitor::new(&site), Visitor::new(&site));
    assert!(!one.get("/").await.body.contains("class=\"own-tables\""), "who is new has none");
    let table = one.post("/new/whispers", "seat-0=me&seat-1=person").await.to();
    let page = one.get("/").await.body;
    assert!(page.contains("nobody yet") && page.contains(&format!("href=\"{table}\"")), "{page}");
    other.post(&format!("{table}/sit"), "seat=1").await;
    other.post("/name", "name=Ada").await;
    let page = one.get("/").await.body;
    assert!(page.contains("with Ada") && page.contains("your turn"), "{page}");
    assert!(!Visitor::new(&site).get("/").await.body.contains("Ada"), "it is nobody else's");
}
