//! A headless Firefox with its driver.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use thirtyfour::prelude::*;

const PATIENCE: Duration = Duration::from_secs(120);
const MOMENT: Duration = Duration::from_millis(50);

/// Is Firefox there? Without it the tests are skipped with a reason, or fail when `REQUIRE_FIREFOX` is set.
pub(crate) fn firefox_is_there() -> bool {
    let there = Command::new("geckodriver").arg("--version").stdout(Stdio::null()).status().is_ok();
    assert!(
        there || std::env::var_os("REQUIRE_FIREFOX").is_none(),
        "no geckodriver: run ./test --long, which installs it"
    );
    if !there {
        println!("skipped: no geckodriver; ./test --long installs it");
    }
    there
}

pub(crate) struct Fox {
    driver: WebDriver,
    process: Child,
}

impl Fox {
    pub(crate) async fn open() -> Fox {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = Command::new("geckodriver")
            .args(["--port", &port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut caps = DesiredCapabilities::firefox();
        caps.set_headless().unwrap();
        let begun = Instant::now();
        let driver = loop {
            match WebDriver::new(&format!("http://127.0.0.1:{port}"), caps.clone()).await {
                Ok(driver) => break driver,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "no Firefox: {error}"),
            }
            tokio::time::sleep(MOMENT).await;
        };
        Fox { driver, process }
    }

    pub(crate) async fn goto(&self, address: &str) {
        self.driver.goto(address).await.unwrap();
    }

    /// A window of a phone's shape.
    pub(crate) async fn narrow(&self) {
        self.driver.set_window_rect(0, 0, 450, 850).await.unwrap();
    }

    /// What a step of a lesson wants, as the page says it to whoever asks to be shown.
    pub(crate) async fn solution(&self, address: &str, step: i64) -> String {
        let page = format!("fetch('{address}?step={step}&show=1').then(page => page.text())");
        let read = "new DOMParser().parseFromString(text, 'text/html').querySelector('[data-solution]').dataset.solution";
        self.eval(&format!("void (window.shown = null, {page}.then(text => {{ window.shown = {read}; }}))"))
            .await;
        self.until("the solution", "!!window.shown").await;
        self.eval("window.shown").await.as_str().unwrap().to_owned()
    }

    pub(crate) async fn eval(&self, expression: &str) -> serde_json::Value {
        let script = format!("return ({expression});");
        self.driver
            .execute(script, Vec::new())
            .await
            .map_or(serde_json::Value::Null, |ret| ret.json().clone())
    }

    pub(crate) async fn holds(&self, expression: &str) -> bool {
        self.eval(expression).await.as_bool() == Some(true)
    }

    pub(crate) async fn until(&self, what: &str, expression: &str) {
        let begun = Instant::now();
        while !self.holds(expression).await {
            assert!(begun.elapsed() < PATIENCE, "waited in vain for: {what} ({expression})");
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Clicks as soon as it can be clicked: on the first that can be seen, where several are meant.
    pub(crate) async fn click(&self, css: &str) {
        let begun = Instant::now();
        let seen = format!(
            "[...document.querySelectorAll({css:?})].find(one => one.checkVisibility({{visibilityProperty: true}}))"
        );
        loop {
            self.eval(&format!("{seen}?.scrollIntoView({{block: 'center'}})")).await;
            let clicked = match self.driver.execute(format!("return {seen} ?? null;"), Vec::new()).await {
                Ok(found) => match found.element() {
                    Ok(element) => element.click().await,
                    Err(error) => Err(error),
                },
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "{css}: {error}"),
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Presses one of the buttons that answer, and waits until the answer is taken. Which one follows from `whim`.
    pub(crate) async fn answer(&self, whim: usize) {
        let at = "Number(document.querySelector('main').dataset.at)";
        let before = self.eval(at).await.as_i64().unwrap_or(-1);
        let press = format!(
            "(() => {{ const open = document.querySelectorAll('#z-actions .actions button[name=action]'); const all = open.length ? open : document.querySelectorAll('button[name=action]'); const one = all[{whim} % all.length]; one?.click(); return !!one; }})()"
        );
        assert!(self.holds(&press).await, "nothing to press");
        let taken = format!(
            "{at} !== {before} || !!document.querySelector('.end, form[action$=\"/unseal\"]') || !document.querySelector('#z-actions .actions button[name=action]')"
        );
        self.until("the answer to be taken", &taken).await;
    }

    /// Nothing may be wider than the page.
    pub(crate) async fn fits(&self, what: &str) {
        let wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
        assert!(self.holds(wide).await, "{what}: the page is too wide in Firefox");
    }

    pub(crate) async fn close(self) {
        self.driver.clone().quit().await.unwrap();
    }
}

impl Drop for Fox {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
