//! Through the house with axe, one browser from page to page: what no table, replay, rules or lesson is, before one has played and after.

use crate::accessible::{in_lang, seen};
use crate::house::{Browser, Look, Site, browser_is_there, by_turns};

/// Each page is looked at in four ways, so that every two of width, language and theme meet.
const LOOKS: [Look; 4] = [
    Look::DESKTOP.in_lang("en").still(),
    Look::DESKTOP.in_lang("it").light().still(),
    Look::PHONE.in_lang("it").still(),
    Look::PHONE.in_lang("en").light().still(),
];
/// Whoever comes for the first time may open these.
const PAGES: [&str; 16] = [
    "/",
    "/rules",
    "/review",
    "/privacy",
    "/mine",
    "/mine/forget",
    "/nowhere",
    "/puzzle/evilrunner",
    "/new/dogma",
    "/new/sancta",
    "/new/godlucky",
    "/new/capitale",
    "/new/evilrunner",
    "/decks/dogma",
    "/decks/capitale/new",
    "/decks/dogma/import",
];

async fn found(browser: &Browser, site: &Site, pages: &[&str], when: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (nth, page) in pages.iter().enumerate() {
        for look in by_turns(&LOOKS, nth).iter().copied() {
            browser.look(look).await;
            browser.goto(&in_lang(&format!("{}{page}", site.address), look.lang)).await;
            let tone = if look.dark { "dark" } else { "light" };
            let what = format!("{page} {when}, {}, {}, {tone}", look.width, look.lang);
            found.extend(seen(browser, &what).await);
            browser.fits(&what).await;
        }
    }
    found
}

#[tokio::test]
async fn axe_finds_nothing_on_the_way_through_the_house() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("tour");
    let browser = Browser::open(LOOKS[0]).await;
    let mut all = found(&browser, &site, &PAGES, "at first").await;

    // With tables of one's own, and with what was given and cannot be taken.
    for game in ["evilrunner", "dogma"] {
        browser.goto(&site.address).await;
        browser.click(&format!("form[action='/play/{game}'] button")).await;
        browser.until("the table", "!!document.querySelector('main#table')").await;
    }
    all.extend(found(&browser, &site, &["/", "/mine", "/mine/forget"], "with tables").await);
    for look in by_turns(&LOOKS, 2).iter().copied() {
        browser.look(look).await;
        browser.goto(&in_lang(&format!("{}/review", site.address), look.lang)).await;
        browser.eval("document.getElementById('record').value = 'conclave record 1'").await;
        browser.click("form[action='/review'] button").await;
        browser.until("the reason", "!!document.querySelector('.why.flawed')").await;
        all.extend(seen(&browser, &format!("a record that is none, {}", look.width)).await);
        browser.fits("a record that is none").await;
    }
    assert_eq!(all.join("\n"), "");
    browser.close().await;
}
