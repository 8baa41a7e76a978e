//! The puzzle of the day, by hand and by key.

use crate::house::{Browser, Look, Site, browser_is_there, by_turns};

const VERDICT: &str = "(document.querySelector('[data-verdict]')?.dataset.verdict ?? '')";

/// The actions of the day's solution, as the page that shows it says them.
async fn solution(browser: &Browser, site: &Site, kind: &str) -> Vec<String> {
    let shown = format!(
        "fetch('{}/puzzle/evilrunner?kind={kind}&solution=1').then(page => page.text())",
        site.address
    );
    browser.eval(&format!("void ({shown}.then(text => {{ window.shown = text; }}))")).await;
    browser.until("the solution", "!!window.shown").await;
    let play = "new DOMParser().parseFromString(window.shown, 'text/html').querySelector('[data-play]').dataset.play";
    let play = browser.eval(play).await;
    play.as_str().unwrap().split(',').map(str::to_owned).collect()
}

async fn looked_at(browser: &Browser, look: Look, name: &str) {
    for look in by_turns(&[look, look.light()], name.len()).iter().copied() {
        browser.look(look).await;
        assert_eq!(browser.axe().await, Vec::<serde_json::Value>::new(), "{name}");
        let tone = if look.dark { "dark" } else { "light" };
        browser.picture(&format!("puzzle-{name}-{}-{}-{tone}", look.width, look.lang)).await;
        browser.fits(&format!("{name} at {}", look.width)).await;
    }
    browser.look(look).await;
}

/// Plays an action by its button.
async fn click(browser: &Browser, action: &str) {
    let before = browser.at().await;
    let button = format!("document.querySelector(\"#z-actions button[value='{action}']\")");
    // A crossing lies folded in the list.
    browser.eval(&format!("({button}.closest('details') ?? {{}}).open = true")).await;
    browser.eval(&format!("void {button}.click()")).await;
    browser
        .until("the step", &format!("Number(document.querySelector('main').dataset.at) === {}", before + 1))
        .await;
}

#[tokio::test]
async fn by_mouse_on_a_desktop_in_english_right_at_the_first_try() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("puzzle-mouse");
    let look = Look::DESKTOP.still();
    let browser = Browser::open(look).await;
    browser.goto(&site.address).await;
    browser.click("a[href='/puzzle/evilrunner']").await;
    browser.until("the streak", "document.querySelector('[data-streak]')?.hidden === false").await;
    assert!(browser.text(".ask").await.contains("captures Valandris within three turns"));
    assert!(browser.text("[data-streak]").await.contains("a streak begins"));
    looked_at(&browser, look, "begun").await;

    // A vertex where nothing can be done says why, and nothing is lost by it.
    browser.press("document.querySelector('[data-v][data-try]:not([data-acts], [data-via])')").await;
    browser.until("the refusal", "!document.getElementById('why').hidden").await;
    assert_eq!(browser.at().await, 0);

    // A vertex of the board is a step (a crossing would be the answer), the browser's way back takes it back.
    browser.press("[...document.querySelectorAll('[data-acts]:not([data-ask])')].pop()").await;
    browser.until("the step", "document.querySelector('main').dataset.at === '1'").await;
    browser.driver.back().await.unwrap();
    browser.until("the beginning", "document.querySelector('main').dataset.at === '0'").await;

    for action in solution(&browser, &site, "capture").await {
        click(&browser, &action).await;
    }
    browser.until("the verdict", &format!("{VERDICT} === 'right'")).await;
    assert!(browser.text(".ask").await.starts_with("Right!"), "{}", browser.text(".ask").await);
    browser
        .until("the streak", "document.querySelector('[data-streak]').textContent.includes('1 day long')")
        .await;
    looked_at(&browser, look, "right").await;

    // The streak stays, and a second try of another kind has its own.
    browser.goto(&format!("{}/puzzle/evilrunner", site.address)).await;
    browser
        .until("the streak", "document.querySelector('[data-streak]').textContent.includes('1 day long')")
        .await;
    // Five days until yesterday, as the browser would have kept them.
    let kept = "(() => { const { today } = document.querySelector('[data-streak]').dataset; localStorage.setItem('puzzle-evilrunner-escape', JSON.stringify({ day: today - 1, streak: 5, best: 7 })); return true; })()";
    browser.eval(kept).await;
    browser.goto(&format!("{}/puzzle/evilrunner?kind=escape", site.address)).await;
    browser
        .until(
            "the streak",
            "document.querySelector('[data-streak]').textContent.includes('5 days in a row')",
        )
        .await;
    for action in solution(&browser, &site, "escape").await {
        click(&browser, &action).await;
    }
    browser
        .until(
            "the streak",
            "document.querySelector('[data-streak]').textContent.includes('6 days in a row')",
        )
        .await;
    assert!(browser.text("[data-streak]").await.contains("7"));
    browser.close().await;
}

#[tokio::test]
async fn by_keyboard_on_a_phone_in_italian_wrong_and_then_right() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("puzzle-keys");
    let look = Look::PHONE.still();
    let browser = Browser::open(look).await;
    browser.goto(&format!("{}/puzzle/evilrunner?kind=escape", site.address)).await;
    browser.until("the streak", "document.querySelector('[data-streak]')?.hidden === false").await;
    assert!(browser.text(".ask").await.contains("un solo vertice lo salva"));
    looked_at(&browser, look, "begun").await;
    let right = solution(&browser, &site, "escape").await;

    // He stands still, unless that were the solution: wrong.
    let wrong = if right == ["stay"] {
        "button[name=action]:not([value=stay])"
    } else {
        "button[name=action][value=stay]"
    };
    for _ in 0..2 {
        if browser.eval(VERDICT).await.as_str() == Some("") {
            let before = browser.at().await;
            browser.tab_to(wrong).await;
            browser.keys("\u{e007}").await;
            browser
                .until("the step", &format!("Number(document.querySelector('main').dataset.at) > {before}"))
                .await;
        }
    }
    browser.until("the verdict", &format!("{VERDICT} === 'wrong'")).await;
    assert!(browser.text(".ask").await.contains("lo Spirito lo cattura"), "{}", browser.text(".ask").await);
    browser
        .until("no streak", "document.querySelector('[data-streak]').textContent.includes('domani comincia')")
        .await;
    looked_at(&browser, look, "wrong").await;

    // The solution is shown, and then played: that is no first try any more.
    browser.tab_to("a[href*='solution=1']").await;
    browser.keys("\u{e007}").await;
    browser.until("the solution", &format!("{VERDICT} === 'shown'")).await;
    assert!(browser.text(".ask").await.starts_with("La soluzione: "));
    looked_at(&browser, look, "shown").await;
    browser.tab_to(".end a.first").await;
    browser.keys("\u{e007}").await;
    browser.until("the beginning", "document.querySelector('main').dataset.at === '0'").await;
    for (step, action) in right.iter().enumerate() {
        browser.tab_to(&format!("button[name=action][value='{action}']")).await;
        browser.keys("\u{e007}").await;
        browser
            .until("the step", &format!("Number(document.querySelector('main').dataset.at) === {}", step + 1))
            .await;
    }
    browser.until("the verdict", &format!("{VERDICT} === 'right'")).await;
    browser
        .until("no streak", "document.querySelector('[data-streak]').textContent.includes('domani comincia')")
        .await;
    browser.close().await;
}
