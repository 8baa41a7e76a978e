//! The lessons, each taken from its first step to a real game by keyboard alone on a phone; at length all their steps.

use crate::accessible::{in_lang, seen};
use crate::house::{Browser, Look, Site, at_length, browser_is_there, by_turns, few};

const ENTER: &str = "\u{e007}";
const AT: &str = "Number(document.querySelector('main').dataset.at)";

/// What a step wants, as the page says it to whoever asks to be shown.
async fn solution(browser: &Browser, address: &str, step: i64) -> String {
    let page = format!("fetch('{address}?step={step}&show=1').then(page => page.text())");
    browser
        .eval(&format!("void (window.shown = null, {page}.then(text => {{ window.shown = text; }}))"))
        .await;
    browser.until("the solution", "!!window.shown").await;
    let read = "new DOMParser().parseFromString(window.shown, 'text/html').querySelector('[data-solution]').dataset.solution";
    browser.eval(read).await.as_str().unwrap().to_owned()
}

/// Tab to the button of an action, Enter.
async fn press(browser: &Browser, action: &str) {
    browser.tab_to(&format!("button[name=action][value='{action}']")).await;
    browser.keys(ENTER).await;
}

async fn is_at(browser: &Browser, step: i64) {
    browser
        .until(
            &format!("step {step}"),
            &format!("{AT} === {step} && !document.querySelector('main[data-busy]')"),
        )
        .await;
}

/// The page is looked at, what the step speaks of is marked and can be seen, and, at length on every page, nothing shuts anybody out.
async fn looked_at(browser: &Browser, game: &str, step: i64, look: Look) {
    let name = format!("lesson-{game}-{step:02}-{}-{}", look.width, look.lang);
    browser.until("what the step points at, in sight", POINTED).await;
    browser.fits(&name).await;
    browser.picture(&name).await;
    if step % few(4, 1) != 0 {
        return;
    }
    // Half under what stays in sight lies whatever happens to, there: that one can scroll to.
    browser.eval("[document.scrollingElement, ...document.querySelectorAll('.actions')].forEach(one => one.scrollTo(0, 0))").await;
    assert_eq!(seen(browser, &name).await, Vec::<String>::new());
}

/// After the last step nothing is pointed at; before it something is, and somewhere nothing lies over it.
const POINTED: &str = "!!document.querySelector('.taught[data-over]') || [...document.querySelectorAll('.pointed-at')].some(node => {
    const box = node.getBoundingClientRect(), parts = [.2, .5, .8];
    const hit = (x, y) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    return parts.some(x => parts.some(y => node.contains(hit(x, y))));
})";

/// Something that may be done and is not the idea of the step is answered with its reason, and the step stays.
async fn tries_something_else(browser: &Browser, right: &str, step: i64) {
    let other = format!(
        "[...document.querySelectorAll('#z-actions button[name=action]')].map(act => act.value).find(act => act !== '{right}') ?? ''"
    );
    let other = browser.eval(&other).await;
    let other = other.as_str().unwrap_or_default();
    if other.is_empty() {
        return;
    }
    browser.until("a quiet page", "!document.querySelector('main[data-busy]')").await;
    press(browser, other).await;
    browser
        .until(
            "the reason",
            "!document.getElementById('why').hidden && !!document.querySelector('#why a[href^=\"#c-\"]')",
        )
        .await;
    assert_eq!(browser.at().await, step);
}

async fn assert_taught_by_keyboard(game: &str) {
    if !browser_is_there() {
        return;
    }
    let site = Site::start(&format!("lesson-{game}"));
    let address = format!("{}/lesson/{game}", site.address);
    let look = Look::PHONE.still();
    let browser = Browser::open(look).await;
    browser.goto(&address).await;
    let all = browser.eval("document.querySelector('.taught progress').max").await.as_i64().unwrap();
    let mut step = 1;
    while step <= all {
        is_at(&browser, step).await;
        looked_at(&browser, game, step, look).await;
        let right = solution(&browser, &address, step).await;
        if step == 1 || step == all {
            tries_something_else(&browser, &right, step).await;
        }
        press(&browser, &right).await;
        is_at(&browser, step + 1).await;
        if step == 2 {
            // Whoever comes back goes on where they were, skips, and goes back.
            browser.goto(&address).await;
            is_at(&browser, 3).await;
            for (way, to) in [("next", 4), ("prev", 3)] {
                browser.tab_to(&format!("a[rel={way}]")).await;
                browser.keys(ENTER).await;
                is_at(&browser, to).await;
            }
        }
        step += 1;
        // Evilrunner's is gone through whole each time, of the others the beginning and the end.
        if !at_length() && game != "evilrunner" && step == 4 {
            step = all - 1;
            browser.goto(&format!("{address}?step={step}")).await;
        }
    }
    looked_at(&browser, game, all + 1, look).await;
    browser.tab_to(".end button.first").await;
    browser.keys(ENTER).await;
    browser.until("a real table", "!!document.querySelector('main[data-live]')").await;

    // The first step once more at a desk, the end in the other language and by light; at length all, and at a desk in both by turns.
    for step in (1..=all + 1).step_by(few(all as usize, 1)) {
        let desk = [Look::DESKTOP.in_lang("it").light(), Look::DESKTOP.in_lang("en")][step as usize % 2];
        let looks = [look.in_lang("en").light(), Look { height: 800, ..desk.still() }];
        for look in by_turns(&looks, usize::from(step == 1)).iter().copied() {
            browser.look(look).await;
            browser.goto(&in_lang(&format!("{address}?step={step}"), look.lang)).await;
            looked_at(&browser, game, step, look).await;
        }
    }
    browser.close().await;
}

#[tokio::test]
async fn evilrunner_is_taught() {
    assert_taught_by_keyboard("evilrunner").await;
}

#[tokio::test]
async fn god_lucky_is_taught() {
    assert_taught_by_keyboard("godlucky").await;
}

#[tokio::test]
async fn dogma_is_taught() {
    assert_taught_by_keyboard("dogma").await;
}

#[tokio::test]
async fn capitale_is_taught() {
    assert_taught_by_keyboard("capitale").await;
}

#[tokio::test]
async fn sancta_is_taught() {
    assert_taught_by_keyboard("sancta").await;
}
