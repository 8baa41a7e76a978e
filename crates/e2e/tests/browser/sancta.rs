//! Whole games of Sancta Sanctorum through the page, as people play them.

use std::time::{Duration, Instant};

use crate::house::{Browser, Look, PATIENCE, Site, WHILE, at_length, browser_is_there, few};

/// What can be pressed now, wherever it stands.
const OPEN: &str = "[...document.querySelectorAll('.zone button[name=action]:not(.cannot)')].filter(b => b.checkVisibility({opacityProperty: true, visibilityProperty: true}))";
/// An answer to the open window lies under seal.
const SEALED: &str = "!!document.querySelector('form[action$=\"/unseal\"]')";

async fn open_values(browser: &Browser) -> Vec<String> {
    let open = browser.eval(&format!("{OPEN}.map(b => b.value)")).await;
    open.as_array().into_iter().flatten().filter_map(|value| value.as_str().map(str::to_owned)).collect()
}

/// Marks the button of a value, so that it can be pressed by mouse or found by Tab, as soon as nothing travels any more.
/// Is it (still) there?
async fn mark(browser: &Browser, value: &str) -> bool {
    browser.until("cards to arrive", "!document.getAnimations().some(a => a.playState === 'running' && !a.effect.target.closest('.rest'))").await;
    let marked = format!(
        "(() => {{ document.querySelectorAll('[data-pick]').forEach(b => delete b.dataset.pick); const b = {OPEN}.find(b => b.value === '{value}'); if (b) b.dataset.pick = ''; return !!b; }})()"
    );
    browser.eval(&marked).await.as_bool() == Some(true)
}

fn taken(before: i64) -> String {
    format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end') || {SEALED}"
    )
}

async fn until_taken(browser: &Browser, before: i64) {
    browser.until("the answer to be taken", &taken(before)).await;
}

/// Presses the button of a value by mouse, once more where the page moved under the pointer, as a person would.
async fn press(browser: &Browser, value: &str, before: i64) {
    for _ in 0..3 {
        if !mark(browser, value).await {
            break;
        }
        // What was marked may be drawn anew before it is pressed: then it is marked again.
        let _ = browser.click_now("[data-pick]").await;
        if browser.within(Duration::from_secs(4), &taken(before)).await {
            return;
        }
    }
    until_taken(browser, before).await;
}

#[tokio::test]
async fn by_mouse_on_a_desktop_in_english_and_at_length_in_italian_with_four_seats() {
    if browser_is_there() {
        for lang in few(&["en"][..], &["en", "it"]) {
            assert!(with_three_computers(lang).await > 5);
        }
    }
}

/// The beginning of a match by mouse, at length to its end; how many answers it took.
async fn with_three_computers(lang: &'static str) -> usize {
    let site = Site::start(&format!("sancta-mouse-{lang}"));
    let look = Look::DESKTOP.in_lang(lang);
    // Things travel in one of the two.
    let browser = Browser::open(if lang == "en" { look } else { look.still() }).await;
    browser.new_table(&site.address, "sancta", &[("field-seats", "4"), ("field-rounds", "10")]).await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.eval("document.querySelectorAll('.others .place').length").await.as_i64(), Some(3));
    assert_eq!(
        browser.eval("document.querySelectorAll('.rosa.large .light').length").await.as_i64(),
        Some(4)
    );
    browser.picture(&format!("sancta-desktop-{lang}")).await;

    let (mut answers, mut refused) = (0, false);
    while browser.my_turn().await {
        let before = browser.at().await;
        let dim = "document.querySelectorAll('.hand .act.cannot').length";
        if !refused && browser.eval(dim).await.as_i64() > Some(0) {
            // What cannot be done now says why, with its clause.
            browser.click(".hand .act.cannot").await;
            browser.until("the reason", "!document.getElementById('why').hidden && !!document.querySelector('#why a[href^=\"#c-\"]')").await;
            browser.click("#why button").await;
            refused = true;
        }
        let open = open_values(&browser).await;
        assert!(!open.is_empty(), "nothing can be pressed");
        press(&browser, &open[(7 * answers + 3) % open.len()], before).await;
        answers += 1;
        if !at_length() && answers >= 8 && refused {
            browser.close().await;
            return answers;
        }
        assert!(answers < 600, "the match does not end");
    }
    assert!(refused, "{answers} answers and nothing was dim");
    assert!(!browser.text(".ending h2").await.is_empty());
    assert_eq!(browser.eval("document.querySelectorAll('.ending li').length").await.as_i64(), Some(4));
    browser.picture(&format!("sancta-end-desktop-{lang}")).await;
    browser.click("a[href$='/replay']").await;
    browser.until("the replay", "!!document.querySelector('.page-replay .own')").await;
    browser.close().await;
    answers
}

#[tokio::test]
async fn by_keyboard_on_a_phone_in_italian_with_two_seats() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("sancta-keyboard");
    let browser = Browser::open(Look::PHONE.still()).await;
    browser
        .new_table(
            &site.address,
            "sancta",
            &[("field-seats", "2"), ("field-rounds", "10"), ("field-stall", "3")],
        )
        .await;
    assert!(browser.my_turn().await);
    browser.fits("the table on a phone").await;
    browser.picture("sancta-phone-it").await;

    let mut answers = 0;
    while browser.my_turn().await {
        let before = browser.at().await;
        let open = open_values(&browser).await;
        // A turn of one or two things: by Tab every one of them is a walk over the page.
        let ends = open.iter().find(|value| answers % 3 != 0 && *value == "end");
        let wanted = ends.unwrap_or(&open[(5 * answers + 1) % open.len()]);
        if answers < few(15, usize::MAX) {
            assert!(mark(&browser, wanted).await, "{wanted} cannot be pressed");
            browser.tab_to("[data-pick]").await;
            browser.keys("\u{e007}").await;
        } else {
            // It has been seen that Tab leads to whatever can be done.
            browser.send(&format!("{OPEN}.find(b => b.value === '{wanted}')")).await;
        }
        until_taken(&browser, before).await;
        answers += 1;
        browser.fits("the table on a phone").await;
        assert!(answers < 600, "the match does not end");
    }
    assert!(browser.text(".end").await.contains("Un'altra partita"));
    assert!(!browser.text(".ending h2").await.is_empty());
    browser.fits("the end on a phone").await;
    browser.picture("sancta-end-phone-it").await;
    browser.close().await;
}

/// One of two friends: what she does follows from what is open and from whether the other could stop her, as long as that
/// has not happened.
fn choice(open: &[String], first: bool, bait: Option<bool>, by_the_first: bool) -> String {
    let starts = |with: &str| open.iter().find(|value| value.starts_with(with));
    let answers = open.iter().any(|value| value == "advocatus") && !first && by_the_first;
    let wanted = match () {
        () if answers => starts("advocatus"),
        () if starts("pass").is_some() => starts("pass"),
        // Whoever holds an Advocatus keeps it.
        () if starts("take=").is_some() => {
            open.iter().find(|value| value.starts_with("take=") && !value.starts_with("take=a"))
        }
        () if starts("end").is_some() => match (starts("play=b"), bait) {
            (Some(point), Some(true)) if first => Some(point),
            // What is wanted has happened: the rest goes quickly.
            (_, None) => starts("end"),
            _ => starts("place").or_else(|| starts("end")),
        },
        () => None,
    };
    wanted.unwrap_or(&open[0]).clone()
}

#[tokio::test]
async fn two_friends_and_two_computers_and_one_stops_the_others_beatitudine() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("sancta-friends");
    let one = Browser::open(Look::DESKTOP.still()).await;
    let two = Browser::open(Look::PHONE.in_lang("en").still()).await;
    let mut stopped = false;
    // Chance may give the second friend no Advocatus in a whole match: then there is another.
    for _ in 0..4 {
        let fields = [
            ("field-seats", "4"),
            ("field-rounds", "10"),
            ("field-four", "3"),
            ("seat-1", "person"),
            ("seat-2", "novice"),
            ("seat-3", "novice"),
        ];
        one.new_table(&site.address, "sancta", &fields).await;
        let link = one.eval("document.getElementById('invite-link').value").await;
        two.goto(link.as_str().unwrap()).await;
        two.sit(1, "Bea").await;
        stopped = together(&one, &two).await;
        if stopped {
            break;
        }
    }
    assert!(stopped, "no Advocatus in four matches");
    if at_length() {
        assert!(!one.text(".ending h2").await.is_empty());
        two.until("the end", "!!document.querySelector('.ending h2')").await;
        two.fits("the end on a phone").await;
    }
    one.close().await;
    two.close().await;
}

/// Plays a match until the second friend has stopped the first one's Beatitudine, at length to its end; true when she has.
async fn together(one: &Browser, two: &Browser) -> bool {
    let (mut stopped, mut moved) = (false, Instant::now());
    while (at_length() || !stopped) && !one.is_over().await {
        assert!(moved.elapsed() < PATIENCE, "the match does not end");
        let mut idle = true;
        for (who, first) in [(one, true), (two, false)] {
            let open = open_values(who).await;
            if open.is_empty() || who.eval(SEALED).await.as_bool() == Some(true) {
                continue;
            }
            let holds = two.eval("!!document.querySelector('.hand .k-a')").await.as_bool() == Some(true);
            let by_the_first = who.text(".asked-about .plays").await.starts_with("Seat 1 ");
            let value = choice(&open, first, (!stopped).then_some(holds), by_the_first);
            let before = who.at().await;
            // Another's envelope may close the window just now: then there is nothing to press.
            let there = format!("{OPEN}.some(b => b.value === '{value}')");
            if who.eval(&there).await.as_bool() != Some(true) {
                continue;
            }
            if value == "advocatus" {
                who.picture("sancta-window-phone-en").await;
            }
            press(who, &value, before).await;
            idle = false;
            if value == "advocatus" {
                let says = "document.querySelector('#z-log .log').textContent.replaceAll(' (you)', '').includes('With an Advocatus Diaboli Bea stops the Beatitudine of Seat 1')";
                for browser in [one, two] {
                    browser.until("the point to be stopped", says).await;
                }
                stopped = true;
            }
        }
        if !idle {
            moved = Instant::now();
        } else {
            tokio::time::sleep(WHILE).await;
        }
    }
    stopped
}
