//! The review of a match that is over: by keyboard, without loading the page again, and to a new table from the middle of it.

use crate::accessible::{in_lang, look_at};
use crate::house::{Browser, Look, Site, browser_is_there, by_turns, few};
use crate::light::HEAVIEST;

const RIGHT: &str = "\u{e014}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
/// Bytes of the page and of everything that it has loaded, as they came over the wire.
const LOADED: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(one => !one.name.includes('/replay?') || one.entryType === 'navigation').reduce((sum, one) => sum + one.transferSize, 0)";

/// A match of two computers, from its beginning to its end; the address of its review.
async fn played_by_computers(browser: &Browser, site: &Site, game: &str) -> String {
    let fields = [("seat-0", "novice"), ("seat-1", "novice")];
    let short = match game {
        "evilrunner" => ("field-cap", "3"),
        "capitale" => ("field-duels", "1"),
        "dogma" => ("field-mode", "predestinazione"),
        _ => ("field-seats", "2"),
    };
    browser.new_table(&site.address, game, &[fields[0], fields[1], short]).await;
    browser.until("the end of the match", "!!document.querySelector('.end')").await;
    let table = browser.driver.current_url().await.unwrap().to_string();
    format!("{table}/replay")
}

async fn is(browser: &Browser, expression: &str) -> bool {
    browser.eval(expression).await.as_bool() == Some(true)
}

/// Presses a key that leads to another moment; the number of answers there.
async fn pressed(browser: &Browser, key: &str) -> i64 {
    let before = browser.at().await;
    browser.keys(key).await;
    browser
        .until("another moment", &format!("Number(document.querySelector('main').dataset.at) !== {before}"))
        .await;
    browser.at().await
}

#[tokio::test]
async fn a_match_is_gone_through_by_keyboard_and_the_page_stays() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("review");
    // Whole matches are waited for: the card games have theirs at length.
    let games = few(&["evilrunner"][..], &["evilrunner", "sancta", "godlucky", "dogma", "capitale"]);
    for (nth, game) in games.iter().copied().enumerate() {
        let (size, lang) = [(Look::PHONE, "it"), (Look::DESKTOP, "en")][nth % 2];
        let look = size.in_lang(lang).still();
        let browser = Browser::open(look).await;
        let review = played_by_computers(&browser, &site, game).await;
        browser.driver.cdp().send_raw("Network.clearBrowserCache", serde_json::json!({})).await.unwrap();
        browser.goto(&format!("{review}?at=0&as=all")).await;
        browser.until("the review", "!!document.querySelector('#z-log [aria-current], #z-log .log')").await;
        let loaded = browser.eval(LOADED).await.as_u64().unwrap_or(u64::MAX);
        println!("{game}: {loaded} bytes cold");
        assert!(loaded < HEAVIEST, "{game}: {loaded} bytes");

        browser.eval("window.same = true").await;
        let mut at = 0;
        for _ in 0..4 {
            let next = pressed(&browser, RIGHT).await;
            assert!(next > at, "{game}: from {at} to {next}");
            at = next;
        }
        let marked = "document.querySelectorAll('#z-log [aria-current]').length === 1";
        assert!(is(&browser, marked).await, "{game}: one line of the list is the present one");
        assert!(
            is(&browser, &format!("location.search.includes('at={at}&')")).await,
            "{game}: the address follows"
        );
        let end = pressed(&browser, END).await;
        assert!(end > at && pressed(&browser, HOME).await == 0, "{game}");

        browser.keys(" ").await;
        browser.until("it plays by itself", "Number(document.querySelector('main').dataset.at) > 0").await;
        browser.keys("x").await;
        browser.keys(RIGHT).await;
        browser.until("it has stopped", "document.getElementById('play').ariaPressed === 'false'").await;
        assert!(is(&browser, "window.same === true").await, "{game}: the page was loaded again");

        let middle = end / 2;
        let looks = [(Look::PHONE, "it"), (Look::DESKTOP, "en"), (Look::PHONE, "en"), (Look::DESKTOP, "it")];
        for (size, lang) in by_turns(&looks, nth) {
            let look = size.in_lang(lang).still();
            browser.look(look).await;
            browser.goto(&in_lang(&format!("{review}?at={middle}&as=turn"), lang)).await;
            let what = format!("review-{game}-{}-{lang}", size.width);
            assert_eq!(look_at(&browser, look, &what).await, Vec::<String>::new());
            browser.fits(&what).await;
            browser.picture(&what).await;
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn from_the_middle_one_plays_on_against_the_computer() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("fork");
    let browser = Browser::open(Look::PHONE.in_lang("en").still()).await;
    let review = played_by_computers(&browser, &site, "evilrunner").await;
    browser.goto(&format!("{review}?at=6&as=turn")).await;
    browser.click("#fork summary").await;
    browser.click("#fork button").await;
    browser.until("a table of one's own", "!!document.querySelector('main[data-live]')").await;
    assert!(browser.my_turn().await);
    assert!(browser.at().await >= 6, "what was stays");
    browser.answer_plainly(1).await;
    browser.close().await;
}
