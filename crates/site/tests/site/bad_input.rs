//! Whatever is sent, the site answers with a status below 500 and what is stored stays as it was.

use crate::visit::{Visitor, site, two_at_a_table};
use axum::body::Body;
use axum::http::{Method, Request};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tempfile::TempDir;
use tokio::runtime::Runtime;

struct Scene {
    runtime: Runtime,
    site: crate::houses::Site,
    table: String,
    first: Visitor,
    _home: TempDir,
}

fn scene() -> Scene {
    let runtime = Runtime::new().unwrap();
    let home = TempDir::new().unwrap();
    let (site, table, first) = runtime.block_on(async {
        let site = site(&home.path().join("data")).await;
        let (table, mut first, mut second) = two_at_a_table(&site, "").await;
        first.choose(&table, "n3").await;
        second.choose(&table, "n2").await;
        (site, table, first)
    });
    Scene { runtime, site, table, first, _home: home }
}

impl Scene {
    fn assert_harmless<T: std::fmt::Debug>(
        &self,
        cases: u32,
        what: impl Strategy<Value = T>,
        request: impl Fn(&str, T) -> Option<Request<Body>>,
    ) {
        let stored = self.runtime.block_on(self.site.store().dump()).unwrap();
        let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::with_cases(cases) });
        let outcome = runner.run(&what, |thing| {
            if let Some(request) = request(&self.table, thing) {
                let answer = self.runtime.block_on(self.first.clone().send(request));
                prop_assert!(!answer.status.is_server_error(), "{} {}", answer.status, answer.body);
            }
            Ok(())
        });
        outcome.unwrap();
        assert_eq!(self.runtime.block_on(self.site.store().dump()).unwrap(), stored);
    }

    fn cookie(&self) -> String {
        self.first.cookie_line()
    }
}

fn request(method: Method, path: &str, cookie: &[u8], kind: &str, body: Vec<u8>) -> Option<Request<Body>> {
    let request =
        Request::builder().method(method).uri(path).header("cookie", cookie).header("content-type", kind);
    request.header("host", "conclave.test").body(Body::from(body)).ok()
}

const FORM: &str = "application/x-www-form-urlencoded";

#[test]
fn random_addresses() {
    let scene = scene();
    let cookie = scene.cookie();
    let parts = vec![
        "/", "t", "live", "replay", "record", "act", "rules", "assets", "game", "whispers", "%", "%ff", "..",
        "?at=", "?after=", "&as=",
    ];
    let part = prop_oneof![
        proptest::sample::select(parts).prop_map(str::to_owned),
        "[ -~]{0,12}",
        "%[0-9a-f]{2}",
        "\\PC{0,4}"
    ];
    scene.assert_harmless(600, proptest::collection::vec(part, 0..6), |table, parts| {
        let path = format!("/{}", parts.concat());
        let near = format!("{table}/{}", parts.concat());
        let path = if parts.len() % 2 == 0 { path } else { near };
        request(Method::GET, &path, cookie.as_bytes(), FORM, Vec::new())
    });
}

#[test]
fn random_forms() {
    let scene = scene();
    let cookie = scene.cookie();
    let paths = vec!["act", "hold", "passes", "sit", "replay", "again", "live", "record"];
    let bytes = proptest::collection::vec(any::<u8>(), 0..200);
    let kinds = proptest::sample::select(vec![
        FORM,
        "application/json",
        "text/plain",
        "multipart/form-data; boundary=x",
    ]);
    // Names and some values are right, so that the noise reaches every check.
    let field = prop_oneof![
        Just("at=3".to_owned()),
        Just("action=n9".to_owned()),
        "seat=[2-9x]?",
        "action=[a-z*:/ 0-9]{0,9}x",
        "at=-?[0-9]{0,25}",
        "[ -~]{0,20}"
    ];
    let form = proptest::collection::vec(field, 0..4).prop_map(|fields| fields.join("&").into_bytes());
    let body = prop_oneof![bytes, form];
    scene.assert_harmless(
        600,
        (proptest::sample::select(paths), kinds, body),
        |table, (path, kind, body)| {
            request(Method::POST, &format!("{table}/{path}"), cookie.as_bytes(), kind, body)
        },
    );
}

#[test]
fn random_decks() {
    let scene = scene();
    let cookie = scene.cookie();
    let paths = vec!["import", "new", "x", "x/delete", "coop", "bbbbbbbbbbbbbbbb", "%ff", "..", ""];
    let field = prop_oneof![
        "text=[ -%'-~\\PC]{0,40}z",
        "text=[0-9]{0,12}(%20|%0A|%C3%A8|%00|:|#|x){0,9}q",
        "main-(wolf|hen)=-?[0-9]{3,30}",
        "name=\\PC{0,9}",
        "strays=\\PC{0,9}",
    ];
    let body =
        proptest::collection::vec(field, 1..4).prop_map(|fields| fields.join("&") + "&cards=yes&side-owl=x");
    scene.assert_harmless(600, (proptest::sample::select(paths), body), |_, (path, body)| {
        // A new deck may be any text: that is a draft, and no noise.
        let kept = path == "new" && body.contains("text=");
        let path = format!("/decks/hoard/{path}");
        if kept { None } else { request(Method::POST, &path, cookie.as_bytes(), FORM, body.into_bytes()) }
    });
    let query = "(from|saved|lang)=[ -~]{0,12}";
    let paths = vec!["new", "import", "x", "x/text", "coop/text", "pack"];
    scene.assert_harmless(300, (proptest::sample::select(paths), query), |_, (path, query)| {
        request(Method::GET, &format!("/decks/hoard/{path}?{query}"), cookie.as_bytes(), FORM, Vec::new())
    });
}

#[test]
fn random_json() {
    let scene = scene();
    let cookie = scene.cookie();
    let body = r#"\{"(at|action|x)": ?("[ -!#-Z]{0,9}"|-?[0-9]{1,25}|null|\[\]|\{"a":1\}|true)(, ?"(at|action)": ?"?[0-9nz]{0,3}"?)?\}?"#;
    scene.assert_harmless(400, body, |table, body| {
        // The one body that is right acts: it is not noise.
        let right = body.contains("n1") || body.contains("n2");
        if right {
            None
        } else {
            request(
                Method::POST,
                &format!("{table}/act"),
                cookie.as_bytes(),
                "application/json",
                body.into_bytes(),
            )
        }
    });
}

#[test]
fn random_cookies() {
    let scene = scene();
    let words = prop_oneof!["conclave=[0-9a-f]{60,68}", "conclave(-lang)?=[ -~]{0,40}", "[!-~]{0,60}"];
    let bytes = proptest::collection::vec(prop_oneof![0x20u8..0x7f, 0x80u8..=0xff], 0..60);
    let cookie = prop_oneof![words.prop_map(String::into_bytes), bytes];
    let paths = proptest::sample::select(vec!["", "/act", "/resign", "/return", "/team", "/undo", "/live"]);
    scene.assert_harmless(400, (cookie, paths), |table, (cookie, path)| {
        let method = if path.is_empty() || path == "/live" { Method::GET } else { Method::POST };
        request(method, &format!("{table}{path}"), &cookie, FORM, b"at=3&action=n1".to_vec())
    });
}

#[test]
fn random_tables_to_make() {
    let scene = scene();
    let cookie = scene.cookie();
    let field =
        prop_oneof!["field-(rounds|clock)=[ -%'-~]{0,12}x", "seat-[0-9]=[a-z]{0,3}", "seconds=-?[0-9]{2,25}"];
    scene.assert_harmless(400, proptest::collection::vec(field, 1..5), |_, fields| {
        let body = format!("seat-1=nobody&{}", fields.join("&"));
        request(Method::POST, "/new/whispers", cookie.as_bytes(), FORM, body.into_bytes())
    });
}
