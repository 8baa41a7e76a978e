//! Numbers press what can be done, however much there is: digit after digit, and what lies in a fold by the fold.

use crate::house::{Browser, Look, Site, browser_is_there};

const ENTER: &str = "\u{e007}";

/// Types a number: where it could become a longer one it leads to its action, which Enter presses.
pub(crate) async fn press(browser: &Browser, number: &str) {
    for (nth, digit) in number.char_indices() {
        let typed = &number[..=nth];
        browser.keys(digit.to_string()).await;
        if nth + 1 < number.len() {
            let led = format!("document.activeElement.dataset.key === '{typed}'");
            browser.until("the focus on what the digits so far mean", &led).await;
        }
    }
    let waits = format!("!!document.querySelector('[data-key=\"{number}0\"]')");
    if browser.eval(&waits).await.as_bool() == Some(true) {
        browser.keys(ENTER).await;
    }
}

/// The number of the first that is meant and has one.
pub(crate) async fn of(browser: &Browser, css: &str) -> Option<String> {
    let key = browser.eval(&format!("document.querySelector({css:?})?.dataset.key ?? null")).await;
    key.as_str().map(str::to_owned)
}

#[tokio::test]
async fn the_twelfth_card_opens_by_its_number_and_is_taken_by_another() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("numbers");
    let browser = Browser::open(Look::DESKTOP.still()).await;
    browser.new_table(&site.address, "dogma", &[("field-mode", "arbitrio")]).await;
    assert!(browser.my_turn().await);
    browser.until("numbers beyond nine", "document.querySelectorAll('[data-key]').length > 12").await;
    let fold = "document.querySelector('[data-key=\"12\"]').closest('details').id";
    let fold = browser.eval(fold).await.as_str().unwrap().to_owned();
    let told =
        browser.eval("document.querySelector('[data-key=\"12\"]').getAttribute('aria-description')").await;
    assert_eq!(told.as_str(), Some("Keys 1 2"));
    let at = browser.at().await;
    press(&browser, "12").await;
    browser.until("the card to open", &format!("document.getElementById('{fold}').open")).await;
    assert_eq!(browser.at().await, at, "nothing is given by opening a card");

    let seen = format!("#{fold} [name=action][data-key]");
    browser.until("a number for what it offers", &format!("!!document.querySelector({seen:?})")).await;
    let number = of(&browser, &seen).await.unwrap();
    let shown = format!("getComputedStyle(document.querySelector({seen:?}), '::before').content");
    assert_eq!(browser.eval(&shown).await.as_str(), Some(&*format!("\"{number}\"")));
    browser.picture("numbers-dogma").await;
    press(&browser, &number).await;
    browser
        .until("the card to be taken", &format!("Number(document.querySelector('main').dataset.at) != {at}"))
        .await;
    browser.close().await;
}

#[tokio::test]
async fn a_number_is_no_vertex_and_a_vertex_is_no_number() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("vertices");
    let browser = Browser::open(Look::DESKTOP.still()).await;
    browser.new_table(&site.address, "evilrunner", &[]).await;
    assert!(browser.my_turn().await);
    let at = browser.at().await;
    browser.tab_to("svg.solids, svg.solids *").await;
    browser.keys("A3").await;
    browser.until("the vertex A3", "document.activeElement.dataset.v === 'A3'").await;
    assert_eq!(browser.at().await, at, "the name of a vertex presses nothing");
    browser.close().await;
}
