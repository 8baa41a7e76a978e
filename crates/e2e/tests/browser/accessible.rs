//! What people meet who use a screen reader, the keyboard or a thick thumb: axe looks at tables and replays of every game.

use serde_json::Value;

use crate::house::{Browser, Look, Site, at_length, browser_is_there, few};
use crate::numbers;

/// How many answers are given before a table is looked at: enough for the board, the hands and the log to have filled.
const ANSWERS: usize = 12;

#[tokio::test]
async fn axe_finds_nothing_in_dogma() {
    assert_eq!(found("dogma", DESK).await, "");
}

#[tokio::test]
async fn axe_finds_nothing_in_sancta() {
    assert_eq!(found("sancta", PHONE).await, "");
}

#[tokio::test]
async fn axe_finds_nothing_in_capitale() {
    assert_eq!(found("capitale", DESK).await, "");
}

#[tokio::test]
async fn axe_finds_nothing_in_godlucky() {
    assert_eq!(found("godlucky", PHONE).await, "");
}

#[tokio::test]
async fn axe_finds_nothing_in_evilrunner() {
    assert_eq!(found("evilrunner", PHONE).await, "");
}

/// Somebody reads the first line of the log, and still does later.
const MARK: &str = "document.querySelector('#z-log li').classList.add('read')";
const KEPT: &str = "!!document.querySelector('#z-log li.read')";

/// How a table is looked at: at a desk in English and dark, or on a phone in Italian and light.
const DESK: Look = Look::DESKTOP.in_lang("en").still();
const PHONE: Look = Look::PHONE.in_lang("it").light().still();

/// What is found at a table, whose log stays while it goes on, in its replay and in the rules with all the cards; at length from its first
/// question on, at both widths in both languages, dark and light.
async fn found(game: &str, look: Look) -> String {
    if !browser_is_there() {
        return String::new();
    }
    let site = Site::start(&format!("axe-{game}"));
    let mut found = Vec::new();
    for look in few(&[look][..], &[DESK, PHONE]).iter().copied() {
        let browser = Browser::open(look).await;
        browser.goto(&site.address).await;
        browser.click(&format!("form[action='/play/{game}'] button")).await;
        browser.until("the table", "!!document.querySelector('main#table')").await;
        if at_length() {
            found.extend(look_at(&browser, look, &format!("{game}, first question, {}", look.width)).await);
        }
        for whim in 0..ANSWERS {
            if !browser.my_turn().await {
                break;
            }
            browser.answer_plainly(7 * whim + 3).await;
            if whim == 1 && browser.my_turn().await {
                browser.eval(MARK).await;
            }
        }
        browser.my_turn().await;
        if browser.eval(KEPT).await.as_bool() != Some(true) {
            found.push(format!("{game}: the log was drawn anew while somebody read it"));
        }
        let told = browser.text("#z-log").await;
        let table = browser.driver.current_url().await.unwrap().to_string();
        for (page, address) in [
            ("table", table.clone()),
            ("replay", format!("{table}/replay?at=9")),
            ("rules", format!("{}/rules/{game}", site.address)),
        ] {
            for lang in few(&[look.lang][..], &["it", "en"]) {
                browser.goto(&in_lang(&address, lang)).await;
                if page == "table" && *lang == look.lang && browser.text("#z-log").await != told {
                    found.push(format!("{game}: the log was another before it was loaded anew: {told}"));
                }
                found.extend(
                    look_at(&browser, look, &format!("{game}, {page}, {}, {lang}", look.width)).await,
                );
            }
        }
        browser.close().await;
    }
    found.join("\n")
}

/// The same page in a language.
pub(crate) fn in_lang(address: &str, lang: &str) -> String {
    let and = if address.contains('?') { '&' } else { '?' };
    format!("{address}{and}lang={lang}")
}

/// What is found on the page as it is looked at, and at length by the other light as well.
pub(crate) async fn look_at(browser: &Browser, look: Look, what: &str) -> Vec<String> {
    let mut found = Vec::new();
    for dark in few(&[look.dark][..], &[true, false]) {
        let look = Look { dark: *dark, ..look };
        browser.look(look).await;
        let tone = if look.dark { "dark" } else { "light" };
        found.extend(seen(browser, &format!("{what}, {tone}")).await);
    }
    browser.look(look).await;
    found
}

/// What is found on the page as it is looked at now.
pub(crate) async fn seen(browser: &Browser, what: &str) -> Vec<String> {
    let violations = browser.axe().await;
    let mut found: Vec<String> =
        violations.iter().map(|violation| format!("{what}: {}", said(violation))).collect();
    let small = browser.eval(SMALL).await;
    let small = small.as_array().unwrap().iter();
    found.extend(small.map(|target| format!("{what}: a target under 24 pixels: {target}")));
    found
}

/// What is pressed or opened and is lower or narrower than 24 pixels, with the label around it: axe lets it pass where nothing else is near.
const SMALL: &str =
    "[...document.querySelectorAll('button, summary, a.button, .numbers a, input:not([type=hidden])')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen'))
    .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([one, box]) => box.width && box.height && Math.min(box.width, box.height) < 23.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width.toFixed()} x ${box.height.toFixed()}`)";

/// A rule that is broken, and the first places where it is.
fn said(violation: &Value) -> String {
    let nodes = violation["nodes"].as_array().unwrap();
    let places: Vec<String> = nodes.iter().take(3).map(|node| format!("\n    {node}")).collect();
    format!("{} ({} places){}", violation["id"], nodes.len(), places.concat())
}

/// The first action that the page shows is under the finger or near it.
const ON_AN_ACTION: &str = "!!document.activeElement.closest('[name=action]:not(.cannot)')";

/// Presses Tab until the focus is on something that can be done; how often.
async fn tabs_to_an_action(browser: &Browser) -> usize {
    for tabs in 0..60 {
        if browser.eval(ON_AN_ACTION).await.as_bool() == Some(true) {
            return tabs;
        }
        browser.keys("\u{e004}").await;
    }
    panic!("no action within 60 tabs");
}

async fn answered(browser: &Browser, key: &str) {
    let before = browser.at().await;
    browser.keys(key).await;
    taken(browser, before).await;
}

async fn taken(browser: &Browser, before: i64) {
    let moved = format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end, form[action$=\"/unseal\"]')"
    );
    browser.until("the answer to be taken", &moved).await;
}

#[tokio::test]
async fn the_keyboard_goes_on_where_the_next_question_is_and_numbers_press_what_can_be_done() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("keys");
    for game in ["dogma", "sancta", "capitale", "godlucky"] {
        let browser = Browser::open(Look::DESKTOP.still()).await;
        browser.goto(&site.address).await;
        browser.click(&format!("form[action='/play/{game}'] button")).await;
        browser.until("the table", "!!document.querySelector('main#table')").await;
        for nth in 0..few(2, 5) {
            assert!(browser.my_turn().await, "{game}");
            let tabs = tabs_to_an_action(&browser).await;
            assert!(nth == 0 || tabs <= 3, "{game}: {tabs} tabs to the next action after answer {nth}");
            answered(&browser, "\u{e007}").await;
        }
        assert!(browser.my_turn().await, "{game}");
        browser.until("a number", "!!document.querySelector('.keys [data-key=\"1\"]')").await;
        browser.picture(&format!("keys-{game}")).await;
        let (before, number) =
            (browser.at().await, numbers::of(&browser, "[name=action][data-key]").await.unwrap());
        numbers::press(&browser, &number).await;
        taken(&browser, before).await;
        browser.close().await;
    }
}

#[tokio::test]
async fn a_printed_word_is_explained_at_its_first_meeting_and_opens_by_key_afterwards() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("terms");
    let browser = Browser::open(Look::PHONE.in_lang("en").still()).await;
    browser.goto(&site.address).await;
    browser.click("form[action='/play/sancta'] button").await;
    let open = "[...document.querySelectorAll('.term[open]')].map(term => term.dataset.term)";
    // How many words there are depends on what the others do first.
    browser.until("words explained", &format!("{open}.length > 0")).await;
    let first = browser.eval(open).await;
    let told = browser.text(".term[open] p").await;
    assert!(told.len() > 30 && told.contains("Rule "), "{told}");
    browser.fits("words on a phone").await;
    browser.picture("terms-phone-en").await;
    browser.answer_plainly(3).await;

    // What has been met is closed, here and at the next table; whoever wants it opens it by key.
    assert!(browser.my_turn().await);
    browser.goto(&site.address).await;
    browser.click("form[action='/play/sancta'] button").await;
    let known = format!(
        "(first => !!document.querySelector('.term') && {open}.every(term => !first.includes(term)))({first})"
    );
    browser.until("the words to be known", &known).await;
    // What the others do first may bring another word, and draws anew what has the focus.
    assert!(browser.my_turn().await);
    let closed = ".term:not([open]) > summary";
    let before = browser.eval(&format!("{open}.length")).await.as_i64().unwrap();
    browser.tab_to(closed).await;
    browser.keys("\u{e007}").await;
    browser.until("the word to open", &format!("{open}.length === {}", before + 1)).await;
    browser.close().await;
}

#[tokio::test]
async fn covers_begin_at_one_height_and_the_games_are_a_tap_away_on_a_phone() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("covers");
    let tops = "new Set([...document.querySelectorAll('.cover .first')].map(button => Math.round(button.getBoundingClientRect().top))).size";
    for lang in ["it", "en"] {
        let browser = Browser::open(Look::DESKTOP.in_lang(lang)).await;
        browser.goto(&site.address).await;
        assert_eq!(browser.eval(tops).await.as_i64(), Some(1), "{lang}");
        browser.look(Look::PHONE.in_lang(lang)).await;
        browser.fits("home on a phone").await;
        browser.picture(&format!("home-phone-{lang}")).await;
        let link = "document.querySelector('.top nav a[href=\"/\"]').checkVisibility()";
        assert_eq!(browser.eval(link).await.as_bool(), Some(true), "{lang}");
        let rows = "document.querySelector('.top').getBoundingClientRect().height < 60";
        assert_eq!(browser.eval(rows).await.as_bool(), Some(true), "{lang}: the head takes a second row");
        browser.close().await;
    }
}

#[tokio::test]
async fn home_says_which_game_and_holds_own_tables_within_two_screens_of_a_phone() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("home");
    let browser = Browser::open(Look::PHONE.in_lang("it")).await;
    let asked = "document.querySelectorAll('.left .chip.strong').length";
    for nth in [1, 2, 4, 0] {
        browser.goto(&site.address).await;
        browser.eval(&format!("document.querySelectorAll('.cover .first')[{nth}].click()")).await;
        browser.until("the table to open", "location.pathname.startsWith('/t/')").await;
    }
    for lang in ["it", "en"] {
        browser.look(Look::PHONE.in_lang(lang)).await;
        browser.goto(&site.address).await;
        assert!(browser.eval(asked).await.as_i64() >= Some(1), "{lang}: at some table it is my turn");
        let shown = "[...document.querySelectorAll('.left li')].filter(li => li.checkVisibility()).length";
        assert_eq!(browser.eval(shown).await.as_i64(), Some(3), "{lang}: the others are behind a link");
        let pictures = "document.querySelectorAll('.cover .small, .left .small').length";
        assert_eq!(browser.eval(pictures).await.as_i64(), Some(9), "{lang}");
        let high =
            browser.eval("document.documentElement.scrollHeight / innerHeight").await.as_f64().unwrap();
        println!("home with three own tables, {lang}: {high:.2} screens of a phone");
        assert!(high <= 2.0, "{lang}: {high} screens");
        browser.fits("home with own tables").await;
        browser.picture(&format!("home-tables-{lang}")).await;
    }
    browser.close().await;
}
