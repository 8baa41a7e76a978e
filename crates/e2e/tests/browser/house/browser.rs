//! A headless Chromium with its driver.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// A test fails when it has waited for one thing for so long: a machine may be busy with others.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
/// Between two looks at a page.
pub(crate) const MOMENT: Duration = Duration::from_millis(25);
/// Between two looks at several.
pub(crate) const WHILE: Duration = Duration::from_millis(100);
/// So long at most a page looks for itself, before it is asked anew.
const LOOK: Duration = Duration::from_secs(5);

/// Keeps what a page's script threw for the end of the visit.
const WATCH: &str = "addEventListener('error', (event) => { if (event.error) sessionStorage.broken = `${event.message} (${event.filename}:${event.lineno})`; });";

/// Is a browser there? Without one the tests are skipped with a reason, or fail when `REQUIRE_BROWSER` is set; with
/// `NO_BROWSER` they are always skipped.
pub(crate) fn browser_is_there() -> bool {
    if std::env::var_os("NO_BROWSER").is_some() {
        println!("skipped: NO_BROWSER is set");
        return false;
    }
    let there = Command::new("chromedriver").arg("--version").stdout(Stdio::null()).status().is_ok();
    assert!(
        there || std::env::var_os("REQUIRE_BROWSER").is_none(),
        "no chromedriver: run ./test, which installs it"
    );
    if !there {
        println!("skipped: no chromedriver on this machine");
    }
    there
}

/// How a page is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) lang: &'static str,
    pub(crate) dark: bool,
    /// Does its person want to see things travel?
    pub(crate) moving: bool,
}

impl Look {
    pub(crate) const DESKTOP: Look = Look { width: 1280, height: 900, lang: "en", dark: true, moving: true };
    pub(crate) const PHONE: Look = Look { width: 360, height: 740, lang: "it", dark: true, moving: true };

    pub(crate) const fn in_lang(self, lang: &'static str) -> Look {
        Look { lang, ..self }
    }

    pub(crate) const fn light(self) -> Look {
        Look { dark: false, ..self }
    }

    /// As somebody looks who has asked the device for less motion: whole games go quicker so.
    pub(crate) const fn still(self) -> Look {
        Look { moving: false, ..self }
    }
}

/// One person's browser with a driver of its own and an empty profile.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    processes: [Child; 2],
    profile: PathBuf,
}

impl Browser {
    pub(crate) async fn open(look: Look) -> Browser {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let profile = std::env::temp_dir().join(format!("conclave-browser-{port}-{}", std::process::id()));
        fs::create_dir_all(&profile).unwrap();
        let chromium = start(look, &profile);
        let own = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let driver = connect(port, &profile).await;
        let browser = Browser { driver, processes: [own, chromium], profile };
        let watch = json!({"source": WATCH});
        browser.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", watch).await.unwrap();
        browser.look(look).await;
        browser
    }

    /// Width, height, colour scheme and motion of the page, as a device would have them.
    pub(crate) async fn look(&self, look: Look) {
        let cdp = self.driver.cdp();
        let screen = json!({"width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": look.width < 600});
        cdp.send_raw("Emulation.setDeviceMetricsOverride", screen).await.unwrap();
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.moving { "no-preference" } else { "reduce" };
        let media = json!({"features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]});
        cdp.send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
    }

    pub(crate) async fn goto(&self, address: &str) {
        self.driver.goto(address).await.unwrap();
    }

    /// Waits until a script's expression is true.
    pub(crate) async fn until(&self, what: &str, expression: &str) {
        if !self.within(PATIENCE, expression).await {
            self.picture("failed").await;
            panic!("waited in vain for: {what} ({expression}); see out/failed.png");
        }
    }

    /// Does a script's expression become true in this time? The page itself looks again and again: asked from outside, four browsers
    /// would keep a machine busy with nothing but questions.
    pub(crate) async fn within(&self, time: Duration, expression: &str) -> bool {
        let begun = Instant::now();
        loop {
            let rest = time.saturating_sub(begun.elapsed()).min(LOOK);
            let script = format!(
                "const done = arguments[0], end = performance.now() + {}; \
                 const look = () => {{ let is = false; try {{ is = ({expression}) === true; }} catch {{}} \
                 if (is || performance.now() >= end) done(is); else setTimeout(look, {}); }}; look();",
                rest.as_millis(),
                MOMENT.as_millis()
            );
            match self.driver.execute_async(script, Vec::new()).await {
                Ok(answer) if answer.json().as_bool() == Some(true) => return true,
                Ok(_) => {}
                // Another page comes meanwhile, and the answer went with the one that was asked.
                Err(_) => tokio::time::sleep(MOMENT).await,
            }
            if begun.elapsed() >= time {
                return false;
            }
        }
    }

    pub(crate) async fn eval(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        self.driver.execute(script, Vec::new()).await.map_or(Value::Null, |ret| ret.json().clone())
    }

    pub(crate) async fn text(&self, css: &str) -> String {
        let found = self.eval(&format!("(document.querySelector({css:?})||{{}}).textContent||''")).await;
        found.as_str().unwrap_or_default().trim().to_owned()
    }

    /// Clicks on an element, brought to the middle of the window as a person would scroll to it. The page may be drawn anew
    /// under the finger: then the element is looked for again. What lies in a sheet of a phone is slid up first.
    pub(crate) async fn click(&self, css: &str) {
        let begun = Instant::now();
        while let Err(error) = self.click_now(css).await {
            assert!(begun.elapsed() < PATIENCE, "{css}: {error}");
            self.slide_up(css).await;
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Clicks on an element if it is there just now: on the first that can be seen, where several are meant.
    pub(crate) async fn click_now(&self, css: &str) -> WebDriverResult<()> {
        let seen = format!(
            "(all => all.find(one => one.checkVisibility({{visibilityProperty: true}})) ?? all[0])([...document.querySelectorAll({css:?})])"
        );
        self.eval(&format!("{seen}?.scrollIntoView({{block: 'center'}})")).await;
        let script = format!("return {seen} ?? null;");
        match self.driver.execute(script, Vec::new()).await?.element() {
            Ok(element) => element.click().await,
            // There is none: it is said as for any element that is looked for.
            Err(_) => self.driver.find(By::Css(css)).await?.click().await,
        }
    }

    /// Opens the sheet in which an element lies, by the button that a finger would press.
    async fn slide_up(&self, css: &str) {
        let sheet = format!(
            "(one => one && !one.checkVisibility() ? (one.closest('#z-log') ? 'log' : one.closest('#talk') ? 'talk' : one.closest('.side') ? 'table' : null) : null)(document.querySelector({css:?}))"
        );
        let press = format!("document.querySelector(`.dock [data-opens=\"${{{sheet}}}\"]`)?.click()");
        self.eval(&press).await;
    }

    pub(crate) async fn keys(&self, keys: impl AsRef<str>) {
        self.driver.action_chain().send_keys(keys.as_ref()).perform().await.unwrap();
    }

    /// A picture of the page in `out/`, for people to look at.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../out");
        fs::create_dir_all(&folder).unwrap();
        let begun = Instant::now();
        // On a busy machine Chromium now and then gives none in its time.
        let png = loop {
            match self.driver.screenshot_as_png().await {
                Ok(png) => break png,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "{name}: {error}"),
            }
            tokio::time::sleep(MOMENT).await;
        };
        fs::write(folder.join(format!("{name}.png")), png).unwrap();
    }

    /// Nothing may be wider than the page, the page no wider than the window, and what is asked no narrow strip of it.
    pub(crate) async fn fits(&self, what: &str) {
        let wide =
            self.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
        assert!(wide.as_i64().unwrap_or(1) <= 0, "{what}: the page is {wide} pixels too wide");
        let room = "(z => z?.textContent.trim() ? z.getBoundingClientRect().width / innerWidth : 1)";
        let room = self.eval(&format!("{room}(document.getElementById('z-ask'))")).await;
        assert!(room.as_f64().unwrap_or(0.0) > 0.3, "{what}: the question has {room} of the width");
    }

    /// Ends the visit, in which no script may have failed.
    pub(crate) async fn close(self) {
        let broken = self.eval("sessionStorage.broken ?? ''").await;
        assert_eq!(broken.as_str(), Some(""), "a script of the page failed");
        let _ = self.driver.clone().quit().await;
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Of a browser there are many processes, all of which name its profile.
        let _ = Command::new("pkill").args(["-KILL", "-f"]).arg(&self.profile).status();
        for process in &mut self.processes {
            let _ = process.kill();
            let _ = process.wait();
        }
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// Chromium without windows, which takes half of the processor, or any that there is.
const CHROMIUM: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// The driver would start Chromium itself, but knows no way to start the one without windows.
fn start(look: Look, profile: &Path) -> Child {
    let begin = |program| {
        Command::new(program)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args([
                "--enable-automation",
                "--disable-popup-blocking",
                "--allow-pre-commit-input",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", profile.display()))
            .args([format!("--lang={}", look.lang), format!("--accept-lang={}", look.lang)])
            .args([&format!("--window-size={},{}", look.width, look.height), "about:blank"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()
    };
    CHROMIUM.into_iter().find_map(begin).expect("chromedriver is there and Chromium is not")
}

/// A driver for the Chromium with this profile, in which it writes where it can be reached.
async fn connect(port: u16, profile: &Path) -> WebDriver {
    let begun = Instant::now();
    loop {
        let told = fs::read_to_string(profile.join("DevToolsActivePort")).unwrap_or_default();
        let failed = match told.lines().next() {
            None => "it does not say where it can be reached".to_owned(),
            Some(at) => {
                let mut caps = DesiredCapabilities::chrome();
                caps.set_debugger_address(&format!("127.0.0.1:{at}")).unwrap();
                match WebDriver::new(&format!("http://127.0.0.1:{port}"), caps).await {
                    Ok(driver) => return driver,
                    Err(error) => error.to_string(),
                }
            }
        };
        assert!(begun.elapsed() < PATIENCE, "no browser: {failed}");
        tokio::time::sleep(WHILE).await;
    }
}
