//! Whole games of God Lucky through the page, as people play them.

use crate::house::{Browser, Look, Site, at_length, browser_is_there, few};

/// What can be pressed on the board's own part of the page, and in the list beside it.
const BOARD: &str = "[...document.querySelectorAll('#z-board button[name=action]:not(.cannot)')].filter(b => b.checkVisibility({opacityProperty: true}))";
const LIST: &str = "[...document.querySelectorAll('#z-actions button[name=action]')]";

/// The value of the button that a whim falls on.
async fn choice(browser: &Browser, among: &str, whim: usize) -> String {
    let open = browser.eval(&format!("{among}.map(b => b.value)")).await;
    let open: Vec<&str> = open.as_array().unwrap().iter().filter_map(|value| value.as_str()).collect();
    assert!(!open.is_empty(), "nothing can be pressed");
    open[whim % open.len()].to_owned()
}

async fn until_taken(browser: &Browser, before: i64) {
    let moved = format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end')"
    );
    browser.until("the answer to be taken", &moved).await;
}

async fn replayed(browser: &Browser) {
    browser.click("a[href$='/replay']").await;
    browser.until("the replay", "!!document.querySelector('.page-replay .gl')").await;
}

#[tokio::test]
async fn by_mouse_on_a_desktop_in_english_with_six_seats_at_length_to_the_end() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("godlucky-mouse");
    let browser = Browser::open(Look::DESKTOP).await;
    browser.new_table(&site.address, "godlucky", &[("field-seats", "6"), ("field-rounds", "10")]).await;
    assert!(browser.my_turn().await);
    browser.picture("godlucky-gods-desktop-en").await;
    assert_eq!(browser.eval("document.querySelectorAll('.place').length").await.as_i64(), Some(6));

    // Whoever looks sees dice roll; the mark of it goes with the next change.
    let watch = "(() => { new MutationObserver(() => { if (document.querySelector('.tumbles')) window.rolls = true; }).observe(document.body, {subtree: true, attributes: true}); return true; })()";
    assert_eq!(browser.eval(watch).await.as_bool(), Some(true));

    let (mut answers, mut rolled) = (0, false);
    // By keyboard two play to the end each time.
    while browser.my_turn().await && (at_length() || !rolled || answers < 12) {
        if !rolled && browser.eval("window.rolls === true").await.as_bool() == Some(true) {
            // Things that travel are most of what the game takes: at length they do to the end.
            rolled = true;
            browser.look(few(Look::DESKTOP.still(), Look::DESKTOP)).await;
        }
        let before = browser.at().await;
        let value = choice(&browser, BOARD, 7 * answers + 3).await;
        browser.click(&format!("#z-board button[name=action][value='{value}']")).await;
        until_taken(&browser, before).await;
        answers += 1;
        if answers == 2 {
            // A card of the board says what it does when one points at it.
            browser.until("the board", "!!document.querySelector('.stage .space')").await;
            let words =
                "[...document.querySelectorAll('.stage .space .tip p')].every(p => p.textContent.length > 8)";
            assert_eq!(browser.eval(words).await.as_bool(), Some(true));
        }
        assert!(answers < 600, "the match does not end");
    }
    assert!(answers > 5, "a game takes more than {answers} answers");
    assert!(rolled, "no die was seen to roll");
    if at_length() {
        assert!(!browser.text(".ending h2").await.is_empty());
        browser.picture("godlucky-end-desktop-en").await;
        replayed(&browser).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn by_keyboard_on_a_phone_in_italian_with_two_seats() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("godlucky-keyboard");
    let browser = Browser::open(Look::PHONE.still()).await;
    browser.new_table(&site.address, "godlucky", &[("field-seats", "2"), ("field-rounds", "10")]).await;
    assert!(browser.my_turn().await);
    browser.fits("the gods on a phone").await;

    let mut answers = 0;
    while browser.my_turn().await {
        let before = browser.at().await;
        let value = choice(&browser, LIST, 5 * answers + 1).await;
        browser.tab_to(&format!("#z-actions button[name=action][value='{value}']")).await;
        browser.keys("\u{e007}").await;
        until_taken(&browser, before).await;
        answers += 1;
        browser.fits("the table on a phone").await;
        assert!(answers < 600, "the match does not end");
    }
    assert!(browser.text(".end").await.contains("Un'altra partita"));
    assert!(!browser.text(".ending h2").await.is_empty());
    browser.picture("godlucky-end-phone-it").await;
    replayed(&browser).await;
    browser.close().await;
}

#[tokio::test]
async fn six_seats_fit_a_phone_and_a_card_says_what_it_does_when_tapped() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("godlucky-phone");
    let browser = Browser::open(Look::PHONE).await;
    browser.new_table(&site.address, "godlucky", &[("field-seats", "6")]).await;
    for whim in 0..6 {
        assert!(browser.my_turn().await);
        let before = browser.at().await;
        let value = choice(&browser, LIST, whim).await;
        browser.click(&format!("#z-actions button[name=action][value='{value}']")).await;
        until_taken(&browser, before).await;
    }
    for look in [Look::PHONE, Look::PHONE.light(), Look::PHONE.in_lang("en")] {
        browser.look(look).await;
        browser.fits("six seats on a phone").await;
    }
    if browser.eval("!!document.querySelector('.stage')").await.as_bool() == Some(true) {
        let open = "document.querySelector('.stage details.face-of')";
        let id = browser.eval(&format!("{open}.id")).await.as_str().unwrap().to_owned();
        browser.click(&format!("#{id} > summary")).await;
        browser
            .until("the card's words", &format!("document.getElementById('{id}-tip').checkVisibility()"))
            .await;
        browser.picture("godlucky-card-phone").await;
        browser.keys("\u{e00c}").await;
        browser.until("the words to fold up", &format!("!document.getElementById('{id}').open")).await;
    }
    browser.close().await;
}

/// Words of titles that stand on two lines.
const BROKEN: &str = "[...document.querySelectorAll('.space .title')].flatMap(title => {
    const text = title.firstChild;
    return [...text.data.matchAll(/[^ ]+/g)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
    }).map(word => word[0]);
}).join(' ')";

#[tokio::test]
async fn a_laptop_holds_the_start_space_and_the_hand_and_no_title_is_broken() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("godlucky-laptop");
    let laptop = Look { height: 800, ..Look::DESKTOP.in_lang("it").still() };
    let browser = Browser::open(laptop).await;
    browser.new_table(&site.address, "godlucky", &[("field-seats", "4")]).await;
    // The sheet of the rules leads to all the cards.
    let cards = "document.querySelector('#rules a[href=\"/rules/godlucky#cards\"]') !== null";
    assert_eq!(browser.eval(cards).await.as_bool(), Some(true));
    let mut seen = 0;
    for whim in 0..80 {
        if !browser.my_turn().await {
            break;
        }
        let rolls = "!!document.querySelector('.stage') && !document.querySelector('.moment :is(.fight, .event, .card-of, .ability-of, .stakes)')";
        if browser.eval(rolls).await.as_bool() == Some(true) {
            for (part, edge) in [(".space.start .title", "bottom"), (".hand h2", "top")] {
                let edge = format!("document.querySelector('{part}').getBoundingClientRect().{edge}");
                let edge = browser.eval(&edge).await.as_f64().unwrap();
                assert!(edge < 800.0, "{part} is at {edge} after {whim} answers");
            }
            seen += 1;
        }
        let before = browser.at().await;
        let value = choice(&browser, BOARD, 7 * whim + 3).await;
        browser.click(&format!("#z-board button[name=action][value='{value}']")).await;
        until_taken(&browser, before).await;
    }
    assert!(seen > 2, "{seen}");
    browser.picture("godlucky-laptop-it").await;
    for look in [laptop, Look::DESKTOP.still(), Look::PHONE.still()] {
        browser.look(look).await;
        browser.until("titles whole", &format!("{BROKEN} === ''")).await;
    }
    browser.close().await;
}
