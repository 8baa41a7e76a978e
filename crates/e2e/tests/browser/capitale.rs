//! Whole matches of Capitale through the page, as people play them.

use std::time::{Duration, Instant};

use crate::house::{Browser, Hand, Look, MOMENT, PATIENCE, Site, WHILE, at_length, browser_is_there, few};

/// What the game's own part of the page offers now, folded up or not.
const OFFERED: &str = "[...document.querySelectorAll('#z-board, #z-board ~ .zone')].filter(z => !z.id.startsWith('z-') || z.id === 'z-board').flatMap(z => [...z.querySelectorAll('button[name=action]:not(.cannot)')])";
/// An answer to the open window lies under seal.
const SEALED: &str = "!!document.querySelector('form[action$=\"/unseal\"]')";

async fn offered(browser: &Browser) -> Vec<String> {
    let open = browser.eval(&format!("[...new Set({OFFERED}.map(b => b.value))]")).await;
    open.as_array().into_iter().flatten().filter_map(|value| value.as_str().map(str::to_owned)).collect()
}

/// What somebody does who wants to conquer: everybody out, everybody to the front, every attack that can be led.
fn wish(open: &[String], nth: usize) -> String {
    let all = |with: &str| -> Vec<&String> { open.iter().filter(|value| value.starts_with(with)).collect() };
    let any = |with: &str| {
        let some = all(with);
        (!some.is_empty()).then(|| some[(7 * nth + 3) % some.len()].clone())
    };
    let near =
        || all("set=").into_iter().find(|value| value.ends_with([':', '2', '3', '4'][1 + nth % 3])).cloned();
    let eager = [
        "deck=", "keep", "start=", "open=", "hit=", "defend=", "join=", "choose=", "city=", "take=", "accept",
    ];
    let mild = ["attack=", "lay=", "turn=", "pass", "end", "skip", "enough", "decline", "ready", "no"];
    let first = eager.into_iter().find_map(any);
    let wanted = first.or_else(near).or_else(|| mild.into_iter().find_map(any));
    wanted.unwrap_or_else(|| open[0].clone())
}

fn taken(before: i64) -> String {
    format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end') || {SEALED}"
    )
}

/// Marks a thing so that it can be pressed by mouse or found by Tab, as soon as nothing travels any more: the button of a
/// value if it can be seen, and otherwise what unfolds it. Is it (still) there?
async fn mark(browser: &Browser, value: &str) -> bool {
    browser.until("cards to arrive", "!document.getAnimations().some(a => a.playState === 'running' && !a.effect.target.closest('.rest'))").await;
    let marked = format!(
        "(() => {{ document.querySelectorAll('[data-pick]').forEach(b => delete b.dataset.pick); \
         const seen = e => e.checkVisibility({{opacityProperty: true, visibilityProperty: true}}); \
         const all = [...document.querySelectorAll('button[name=action]:not(.cannot)')].filter(b => b.value === '{value}'); \
         const b = all.find(seen) ?? all.map(b => b.closest('details:not([open])')?.querySelector('summary')).find(s => s && seen(s)); \
         if (b) b.dataset.pick = ''; return !!b; }})()"
    );
    browser.eval(&marked).await.as_bool() == Some(true)
}

/// Answers with this value, unfolding its card first where it has to be.
async fn answer(browser: &Browser, hand: Hand, value: &str) {
    let before = browser.at().await;
    let begun = Instant::now();
    while browser.eval(&taken(before)).await.as_bool() != Some(true) {
        assert!(begun.elapsed() < PATIENCE, "{value} is not taken");
        if !mark(browser, value).await {
            tokio::time::sleep(MOMENT).await;
            continue;
        }
        let unfolds = browser.eval("!!document.querySelector('[data-pick]')?.matches('summary')").await;
        match hand {
            // What another does may redraw the page under the finger, and what was marked be gone for good.
            Hand::Mouse if browser.click_now("[data-pick]").await.is_err() => continue,
            Hand::Mouse => {}
            Hand::Keyboard => {
                browser.tab_to("[data-pick]").await;
                browser.keys("\u{e007}").await;
            }
        }
        if unfolds.as_bool() != Some(true) && browser.within(Duration::from_secs(3), &taken(before)).await {
            return;
        }
    }
}

#[tokio::test]
async fn the_beginning_or_at_length_best_of_three_by_mouse_with_a_ready_deck_in_english() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("capitale-mouse");
    let browser = Browser::open(Look::DESKTOP).await;
    browser.new_table(&site.address, "capitale", &[("field-duels", "3")]).await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.eval("document.querySelectorAll('.ready-deck').length").await.as_i64(), Some(4));
    let (mut answers, mut refused, mut swapped, mut foreseen) = (0, false, 0, false);
    while browser.my_turn().await {
        let open = offered(&browser).await;
        assert!(!open.is_empty(), "nothing can be pressed");
        let dim = "document.querySelectorAll('.hand .act.cannot').length";
        if !refused && browser.eval(dim).await.as_i64() > Some(0) {
            // What cannot be done now says why, with its clause.
            browser.click(".hand .act.cannot").await;
            browser.until("the reason", "!document.getElementById('why').hidden && !!document.querySelector('#why a[href^=\"#c-\"]')").await;
            browser.click("#why button").await;
            refused = true;
        }
        if !foreseen
            && browser
                .eval("document.querySelectorAll('.battle .preview .steps li').length > 1")
                .await
                .as_bool()
                == Some(true)
        {
            foreseen = true;
            browser.picture("capitale-battle-desktop-en").await;
            // Cards have travelled enough, except at length.
            browser.look(few(Look::DESKTOP.still(), Look::DESKTOP)).await;
        }
        // In each pause a card goes out and one comes in.
        let out = open.iter().find(|value| value.starts_with("out=")).filter(|_| swapped % 2 == 1);
        let into =
            open.iter().find(|value| value.starts_with("in=")).filter(|_| swapped % 2 == 0 && swapped < 2);
        let value = match into.or(out) {
            Some(swap) => {
                swapped += 1;
                swap.clone()
            }
            None => wish(&open, answers),
        };
        if answers == few(20, 40) {
            browser.picture("capitale-desktop-en").await;
        }
        answer(&browser, Hand::Mouse, &value).await;
        answers += 1;
        assert!(answers < 900, "the match does not end");
        if !at_length() && answers > 20 && refused {
            // Two friends come to an end each time.
            return browser.close().await;
        }
    }
    assert!(refused && swapped >= 1, "{answers} answers, {swapped} swaps");
    assert!(!browser.text(".ending h2").await.is_empty());
    let duels = browser.eval("document.querySelectorAll('.ending .results li').length").await.as_i64();
    assert!([2, 3].map(Some).contains(&duels), "{duels:?} duels");
    browser.picture("capitale-end-desktop-en").await;
    browser.click("a[href$='/replay']").await;
    browser.until("the replay", "!!document.querySelector('.page-replay #capitale-own')").await;
    browser.close().await;
}

/// Builds a deck on the bench: fifteen different characters, three of each.
async fn build(browser: &Browser, site: &Site) {
    browser.goto(&format!("{}/decks/capitale/new", site.address)).await;
    browser.fits("the bench on a phone").await;
    assert!(
        browser.eval("document.querySelectorAll('.capitale-face svg').length >= 120").await.as_bool()
            == Some(true)
    );
    let characters =
        "[...document.querySelectorAll('.faces > li')].filter(c => c.dataset.marks.includes('Personaggio'))";
    for _ in 0..3 {
        browser.click(".faces > li .step button:last-of-type").await;
    }
    let filled = format!(
        "(() => {{ for (const card of {characters}.slice(1, 15)) {{ const n = card.querySelector('input[data-part=main]'); n.value = 3; n.dispatchEvent(new Event('input', {{bubbles: true}})); }} return true; }})()"
    );
    browser.eval(&filled).await;
    browser.until("45 cards", "document.querySelector('[data-sum=main] output').textContent === '45'").await;
    browser.click("form.bench button.first").await;
    browser
        .until(
            "the saved deck",
            "!!document.querySelector('.notice') && !document.querySelector('.chip.flawed')",
        )
        .await;
}

#[tokio::test]
async fn a_duel_on_a_phone_in_italian_with_a_deck_built_in_the_page() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("capitale-phone");
    let browser = Browser::open(Look::PHONE.still()).await;
    build(&browser, &site).await;
    browser.new_table(&site.address, "capitale", &[("field-duels", "1")]).await;
    assert!(browser.my_turn().await);
    browser.fits("the choice of a deck").await;
    browser.click("a.besides").await;
    browser.until("one's own decks", "!!document.querySelector('button[name=deck]')").await;
    browser.click("button[name=deck]").await;
    browser.until("the opening hand", "!!document.querySelector('.answers [value=keep], .hand .held')").await;
    browser.picture("capitale-phone-it").await;

    let mut answers = 0;
    while answers < few(14, usize::MAX) && browser.my_turn().await {
        let open = offered(&browser).await;
        // By Tab every answer is a walk over the page: a few show that it can be done.
        let hand = if answers < 10 { Hand::Keyboard } else { Hand::Mouse };
        answer(&browser, hand, &wish(&open, answers)).await;
        browser.fits("the table on a phone").await;
        answers += 1;
        assert!(answers < 600, "the duel does not end");
    }
    if at_length() {
        assert!(browser.text(".end").await.contains("Un'altra partita"));
        assert!(!browser.text(".ending h2").await.is_empty());
        browser.fits("the end on a phone").await;
        browser.picture("capitale-end-phone-it").await;
    }
    browser.close().await;
}

#[tokio::test]
async fn two_friends_play_until_the_clock_of_the_match_decides() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("capitale-friends");
    let one = Browser::open(Look::DESKTOP.still()).await;
    let two = Browser::open(Look::PHONE.in_lang("en").still()).await;
    let fields = [("field-duels", "3"), ("field-clock", "1"), ("seat-1", "person")];
    one.new_table(&site.address, "capitale", &fields).await;
    let link = one.eval("document.getElementById('invite-link').value").await;
    two.goto(link.as_str().unwrap()).await;
    two.sit(1, "Bea").await;

    let (begun, mut nth, mut standing) = (Instant::now(), 0, [false; 2]);
    let mut moved = begun;
    while !one.is_over().await {
        assert!(moved.elapsed() < PATIENCE && nth < 900, "the match does not end");
        let mut idle = true;
        for (at, who) in [&one, &two].into_iter().enumerate() {
            let pass = "form[action$='/passes'] [name=passes][value=yes] ~ button";
            if !standing[at]
                && who.eval(&format!("!!document.querySelector(\"{pass}\")")).await.as_bool() == Some(true)
            {
                // Whoever declares a standing pass does not wait for the windows.
                who.click(pass).await;
                standing[at] = true;
            }
            let open = offered(who).await;
            if open.is_empty() || who.eval(SEALED).await.as_bool() == Some(true) {
                continue;
            }
            // The first takes a city, then both wait for the clock.
            let leads = one.eval("document.querySelectorAll('.city.mine').length").await.as_i64() > Some(0);
            let value = match leads || at == 1 {
                true => ["deck=", "keep", "pass", "skip", "decline", "enough", "no", "end", "take=", "ready"]
                    .into_iter()
                    .find_map(|with| open.iter().find(|value| value.starts_with(with)))
                    .unwrap_or(&open[0])
                    .clone(),
                false => wish(&open, nth),
            };
            if leads && value == "end" && begun.elapsed() < Duration::from_secs(63) {
                continue;
            }
            // Another's envelope may close the window just now: then there is nothing to press.
            let there = format!("{OFFERED}.some(b => b.value === '{value}')");
            if who.eval(&there).await.as_bool() == Some(true) {
                answer(who, Hand::Mouse, &value).await;
                (idle, nth, moved) = (false, nth + 1, Instant::now());
            }
        }
        if idle {
            // Nobody does anything until the clock has its say.
            tokio::time::sleep(5 * WHILE).await;
        }
    }
    assert!(one.text(".ending .results").await.contains("on time"));
    two.until("the end", "!!document.querySelector('.ending h2')").await;
    two.fits("the end on a phone").await;
    one.close().await;
    two.close().await;
}
