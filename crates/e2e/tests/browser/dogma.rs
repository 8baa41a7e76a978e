//! Whole clashes of Dogma through the page, as people play them.

use std::time::{Duration, Instant};

use crate::house::{Browser, Look, PATIENCE, Site, WHILE, at_length, browser_is_there, few};

/// What the game's own part of the page offers now.
const OFFERED: &str = "[...document.querySelectorAll('.zone[id^=dogma-] button[name=action]:not(.cannot), #z-board button[name=action]:not(.cannot)')]";
/// One's own order lies under seal.
const SEALED: &str = "!!document.querySelector('.sealed')";

async fn offered(browser: &Browser) -> Vec<String> {
    let open = browser.eval(&format!("[...new Set({OFFERED}.map(b => b.value))]")).await;
    open.as_array().into_iter().flatten().filter_map(|value| value.as_str().map(str::to_owned)).collect()
}

/// What somebody does who wants the clash to go on: nothing is arranged, orders strike.
fn wish(open: &[String], nth: usize) -> String {
    let any = |with: &str| {
        let some: Vec<&String> = open.iter().filter(|value| value.starts_with(with)).collect();
        (!some.is_empty()).then(|| some[nth % some.len()].clone())
    };
    let struck = ["ready", "special", "cult=", "divine", "appeal", "call="];
    let turned = if nth % 4 == 3 { ["divine", "appeal"].into_iter().find_map(any) } else { None };
    turned.or_else(|| struck.into_iter().find_map(any)).unwrap_or_else(|| open[nth % open.len()].clone())
}

fn taken(before: i64) -> String {
    format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end') || {OFFERED}.length === 0"
    )
}

/// Presses the button of a value by mouse, once more where the page moved under the pointer, as a person would. What lies
/// folded up is unfolded first; on a phone the answers stand in the list at the foot.
async fn press(browser: &Browser, value: &str) {
    let before = browser.at().await;
    let mark = format!(
        "(() => {{ document.querySelectorAll('[data-pick]').forEach(b => delete b.dataset.pick); \
         const seen = e => e.checkVisibility({{opacityProperty: true, visibilityProperty: true}}); \
         const all = [...{OFFERED}, ...document.querySelectorAll('#z-actions button[name=action]')].filter(b => b.value === '{value}'); \
         const b = all.find(seen) ?? all.map(b => b.closest('details:not([open])')?.querySelector('summary')).find(s => s && seen(s)); \
         if (b) b.dataset.pick = ''; return !!b; }})()"
    );
    let begun = Instant::now();
    while browser.eval(&taken(before)).await.as_bool() != Some(true) {
        assert!(begun.elapsed() < PATIENCE, "{value} is not taken");
        browser.until("cards to arrive", "!document.getAnimations().some(a => a.playState === 'running' && !a.effect.target.closest('.rest, .story'))").await;
        if browser.eval(&mark).await.as_bool() == Some(true) {
            // What was marked may be drawn anew before it is pressed: then it is marked again.
            let _ = browser.click_now("[data-pick]").await;
        }
        if browser.within(Duration::from_secs(2), &taken(before)).await {
            return;
        }
    }
}

/// Answers for this browser if it is asked; says whether it was.
async fn go_on(browser: &Browser, nth: usize) -> bool {
    let open = offered(browser).await;
    if open.is_empty() {
        return false;
    }
    press(browser, &wish(&open, nth)).await;
    true
}

/// Waits until an order is asked, and answers everything before it.
async fn to_orders(browser: &Browser) {
    while browser.my_turn().await {
        let open = offered(browser).await;
        if open.iter().any(|value| value.starts_with("cult=") || value == "divine") {
            return;
        }
        press(browser, &wish(&open, 0)).await;
    }
}

#[tokio::test]
async fn a_whole_game_of_predestinazione_by_mouse_in_english() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("dogma-mouse");
    let browser = Browser::open(Look::DESKTOP).await;
    browser.new_table(&site.address, "dogma", &[("field-mode", "predestinazione")]).await;
    let (mut answers, mut refused, mut foreseen, mut told) = (0, false, false, 0);
    while browser.my_turn().await {
        let dim = ".order-of .act.cannot";
        let there = format!("document.querySelectorAll('{dim}').length");
        if !refused && browser.eval(&there).await.as_i64() > Some(0) {
            // What cannot be ordered now says why, beneath it and with its clause.
            assert!(!browser.text(".order-of .held-back").await.is_empty());
            browser.click(dim).await;
            browser.until("the reason", "!document.getElementById('why').hidden && !!document.querySelector('#why a[href^=\"#c-\"]')").await;
            browser.click("#why button").await;
            refused = true;
        }
        let previews = "document.querySelectorAll('.order-of .preview li').length";
        if !foreseen && answers > 8 && browser.eval(previews).await.as_i64() > Some(0) {
            foreseen = true;
            browser.fits("the clash").await;
            browser.picture("dogma-desktop-en").await;
            // Cards have travelled enough, except at length.
            browser.look(few(Look::DESKTOP.still(), Look::DESKTOP)).await;
        }
        told = told.max(
            browser.eval("document.querySelectorAll('.steps .done').length").await.as_i64().unwrap_or(0),
        );
        let open = offered(&browser).await;
        assert!(!open.is_empty(), "nothing can be pressed");
        press(&browser, &wish(&open, answers)).await;
        answers += 1;
        assert!(answers < 500, "the clash does not end");
    }
    assert!(foreseen && told > 0, "{answers} answers, {told} steps");
    assert!(!browser.text(".ending h2").await.is_empty());
    assert_eq!(
        browser.eval("document.querySelectorAll('.ending .results li').length").await.as_i64(),
        Some(2)
    );
    browser.picture("dogma-end-desktop-en").await;
    browser.click("a[href$='/replay']").await;
    browser.until("the replay", "!!document.querySelector('.page-replay #dogma-hand')").await;
    browser.close().await;
}

#[tokio::test]
async fn on_a_phone_in_italian_every_question_fits() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("dogma-phone");
    let browser = Browser::open(Look::PHONE.still()).await;
    browser.new_table(&site.address, "dogma", &[]).await;
    let foot = "(() => { const hand = document.querySelector('#dogma-hand:has(> .hand)'), dock = document.querySelector('.dock'); \
         return !hand || Math.abs(hand.getBoundingClientRect().bottom - dock.getBoundingClientRect().top) < 2; })()";
    let mut answers = 0;
    while browser.my_turn().await && answers < few(20, 30) {
        browser.fits("a question on a phone").await;
        // Also where the page has become shorter than one had come down.
        browser.until("the hand at the foot", foot).await;
        if answers == 12 {
            browser.picture("dogma-phone-it").await;
        }
        assert!(go_on(&browser, answers).await);
        answers += 1;
    }
    browser.close().await;
}

#[tokio::test]
async fn four_browsers_two_against_two_agree_on_targets_and_at_length_play_to_the_end() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("dogma-teams");
    let first = Browser::open(Look::DESKTOP.still()).await;
    let fields = [
        ("field-mode", "predestinazione"),
        ("field-seats", "4"),
        ("seat-1", "person"),
        ("seat-2", "person"),
        ("seat-3", "person"),
    ];
    first.new_table(&site.address, "dogma", &fields).await;
    let link = first.eval("document.getElementById('invite-link').value").await;
    let link = link.as_str().unwrap().to_owned();
    let mut all = vec![first];
    for seat in 1..4 {
        let look = if seat == 2 { Look::PHONE.in_lang("en") } else { Look::DESKTOP };
        let browser = Browser::open(look.still()).await;
        browser.goto(&link).await;
        browser.sit(seat, ["Ada", "Bea", "Cleo", "Dora"][seat]).await;
        all.push(browser);
    }
    let (mut turns, mut proposed, mut seen, mut moved) = (0, false, false, Instant::now());
    while !all[0].is_over().await && (at_length() || !seen) {
        assert!(moved.elapsed() < PATIENCE && turns < 200, "the clash does not end: turn {turns}");
        let mut idle = true;
        for (seat, browser) in all.iter().enumerate() {
            let open = offered(browser).await;
            let Some(target) = open.iter().find(|value| value.starts_with("target=")).cloned() else {
                if !open.is_empty() {
                    turns += usize::from(seat == 0 && open.iter().any(|value| value.starts_with("cult=")));
                    press(browser, &wish(&open, turns + seat)).await;
                    idle = false;
                }
                continue;
            };
            idle = false;
            if !proposed && seat == 0 {
                propose(&all, &target).await;
                proposed = true;
                continue;
            }
            let settled = open.iter().any(|value| value == "ready");
            press(browser, if settled { "ready" } else { &target }).await;
        }
        if turns >= few(1, 5) && proposed && !seen {
            all[0].picture("dogma-teams-desktop-en").await;
            all[2].fits("four seats on a phone").await;
            all[2].picture("dogma-teams-phone-en").await;
            seen = true;
        }
        if !idle {
            moved = Instant::now();
        } else {
            tokio::time::sleep(WHILE).await;
        }
    }
    assert!(proposed && seen, "{turns} turns");
    if at_length() {
        // Partners win and lose together, and everybody reads the same end.
        let end = all[0].text(".ending .results").await;
        for browser in &all {
            browser.until("the end", "document.querySelectorAll('.ending .results li').length === 4").await;
            browser.fits("the end").await;
        }
        assert!(!end.is_empty());
        all[0].picture("dogma-teams-end-desktop-en").await;
    }
    for browser in all {
        browser.close().await;
    }
}

/// Seat 0 proposes a target with one click and takes it: its partner reads and sees both, the rivals neither.
async fn propose(all: &[Browser], target: &str) {
    let phrase = "#phrases button[value^='Target Seat']";
    all[0].until("the phrases", &format!("!!document.querySelector(\"{phrase}\")")).await;
    all[0].click(phrase).await;
    // A seat is told by the name of who sits there.
    let heard =
        "[...document.querySelectorAll('ol.said li')].some(l => /Target (Bea|Dora)/.test(l.textContent))";
    all[2].until("what the partner says", heard).await;
    press(&all[0], target).await;
    all[2].until("the partner's target", "!!document.querySelector('.mark.ours')").await;
    let seat = target.trim_start_matches("target=");
    let marked = format!("!!document.querySelector('.side-of[data-seat=\"{seat}\"] .mark')");
    all[2].until("the mark at the target", &marked).await;
    for rival in [&all[1], &all[3]] {
        assert_eq!(rival.eval(heard).await.as_bool(), Some(false));
        assert_eq!(rival.eval(&marked).await.as_bool(), Some(false));
    }
}

#[tokio::test]
async fn orders_under_seal_outlive_the_house_and_are_shown_together() {
    if !browser_is_there() {
        return;
    }
    let mut site = Site::start("dogma-sealed");
    let (one, two) = (Browser::open(Look::DESKTOP).await, Browser::open(Look::DESKTOP).await);
    one.new_table(&site.address, "dogma", &[("seat-1", "person")]).await;
    let link = one.eval("document.getElementById('invite-link').value").await;
    two.goto(link.as_str().unwrap()).await;
    two.sit(1, "Bea").await;
    let order = "document.querySelectorAll('.act.order:not(.cannot)').length > 0";
    let (begun, mut nth) = (Instant::now(), 0);
    while one.eval(order).await.as_bool() != Some(true) || two.eval(order).await.as_bool() != Some(true) {
        assert!(begun.elapsed() < PATIENCE, "no order is asked");
        for browser in [&one, &two] {
            if browser.eval(order).await.as_bool() != Some(true) {
                nth += usize::from(go_on(browser, nth).await);
            }
        }
    }

    press(&one, "divine").await;
    one.until("the seal", SEALED).await;
    let before = two.text(".moment").await;
    site.kill_and_restart();
    for browser in [&one, &two] {
        browser.until("the connection", "!document.querySelector('.badge')").await;
    }
    // The one that chose is not asked again, the other has learnt nothing.
    assert_eq!(one.eval(SEALED).await.as_bool(), Some(true));
    assert_eq!(two.text(".moment").await, before);
    assert_eq!(
        two.eval("!!document.querySelector('.order.shown, .steps .shown')").await.as_bool(),
        Some(false)
    );
    press(&two, "divine").await;
    for browser in [&one, &two] {
        browser.until("both orders", "document.querySelectorAll('.steps .shown').length === 2").await;
    }
    one.picture("dogma-shown-desktop-en").await;
    to_orders(&two).await;
    one.close().await;
    two.close().await;
}
