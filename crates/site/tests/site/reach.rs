//! The link that one gives away: how far it carries, what is said of it, and its picture.

use std::net::IpAddr;

use axum::http::StatusCode;
use server::{Limits, Reach};

use crate::houses::Site;
use tempfile::TempDir;

use crate::visit::{Visitor, site};

const MISSING: &str = "seat-0=me&seat-1=person";

fn at_home() -> Vec<IpAddr> {
    ["192.168.1.20", "10.0.0.3"].map(|ip| ip.parse().unwrap()).to_vec()
}

async fn house(home: &TempDir, listen: &str, public: Option<&str>) -> Site {
    let site = site(&home.path().join("data")).await;
    site.stand_at(Reach::with(listen.parse().unwrap(), public.map(str::to_owned), at_home), false);
    site
}

async fn table_of(one: &mut Visitor) -> (String, String) {
    let table = one.post("/new/whispers", MISSING).await.to();
    let page = one.get(&table).await.body;
    (table, page)
}

#[tokio::test]
async fn a_house_for_this_machine_says_so_and_what_to_do() {
    let home = TempDir::new().unwrap();
    let site = house(&home, "127.0.0.1:8123", None).await;
    site.stand_behind("127.0.0.1".parse().unwrap(), Limits::default());
    let mut one = Visitor::new(&site).with("host", "localhost:8123");
    let (table, page) = table_of(&mut one).await;
    assert!(page.contains(&format!("value=\"http://localhost:8123{table}\"")), "{page}");
    assert!(page.contains("opens on this computer only") && page.contains("--listen 0.0.0.0:8123"), "{page}");
    assert!(!page.contains("camera"), "a phone cannot open it");
    // A proxy in front of it, of which the house knows, hands on the name by which the world knows it.
    let mut far = Visitor::new(&site).with("host", "games.example.org").with("x-forwarded-proto", "https");
    let page = far.get(&format!("{table}?watch")).await.body;
    assert!(page.contains(&format!("value=\"https://games.example.org{table}\"")), "{page}");
    assert!(!page.contains("class=\"span-of-link"), "{page}");
}

#[tokio::test]
async fn a_house_for_the_network_offers_the_addresses_of_the_machine() {
    let home = TempDir::new().unwrap();
    let site = house(&home, "0.0.0.0:8123", None).await;
    let mut one = Visitor::new(&site).with("host", "127.0.0.1:8123");
    let (table, page) = table_of(&mut one).await;
    assert!(page.contains(&format!("value=\"http://192.168.1.20:8123{table}\"")), "{page}");
    assert!(page.contains(&format!("or http://10.0.0.3:8123{table}")), "{page}");
    assert!(page.contains("such as the same Wi-Fi"), "{page}");
    let picture = one.get(&format!("{table}/qr")).await;
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    assert!(picture.body.starts_with("<svg ") && picture.body.contains("M4 4h7v1h-7z"), "{}", picture.body);
    // Who came by one of them knows that it works.
    let mut other = Visitor::new(&site).with("host", "10.0.0.3:8123").with("accept-language", "it");
    let page = other.get(&format!("{table}?watch")).await.body;
    assert!(
        page.contains(&format!("value=\"http://10.0.0.3:8123{table}\"")) && page.contains("lo stesso Wi-Fi"),
        "{page}"
    );
    assert_ne!(other.get(&format!("{table}/qr")).await.body, picture.body);
    for wrong in ["/t/bbbbbbbbbbbbbbbb/qr", "/t/x/qr"] {
        assert_eq!(one.get(wrong).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn a_public_address_stands_in_every_link_whatever_a_header_says() {
    let home = TempDir::new().unwrap();
    let site = house(&home, "127.0.0.1:8123", Some("https://games.example.org")).await;
    let mut one = Visitor::new(&site).with("host", "evil.example");
    let (table, page) = table_of(&mut one).await;
    assert!(page.contains(&format!("value=\"https://games.example.org{table}\"")), "{page}");
    assert!(!page.contains("evil.example"), "{page}");
    let mut odd = Visitor::new(&site).with("host", "a@b\"><script>");
    assert!(!odd.get(&table).await.body.contains("<script>\""), "what is no host is in no page");
}
