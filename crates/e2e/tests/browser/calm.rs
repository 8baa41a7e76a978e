//! A calm page: nothing moves under the finger, the focus stays where the person is, and on a phone all that a question is about
//! is on the first screen. Every figure is printed before it is held against what is wanted.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Browser, Look, Site, at_length, browser_is_there, few};
use crate::light::{HEAVIEST, weight};

/// All layout shifts of a decision, those after input too: on average, and at the most.
const MEAN: f64 = 0.02;
const MOST: f64 = 0.1;
/// From where one is to what can be done next.
const TABS: usize = 3;

/// Keeps every layout shift; the browser forgives those that follow input, we do not.
const WATCH: &str = "window.shifts = [];
const named = node => node?.nodeType === 1 ? `${node.tagName}#${node.id}.${node.className}` : '?';
new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries()) shifts.push([value, (sources ?? []).map(({ node }) => named(node)).join(' ')]);
}).observe({ type: 'layout-shift', buffered: true });";

/// What can be done, each action once, where it is seen.
const ACTS: &str = "[...new Map([...document.querySelectorAll('.zone [name=action]:not(.cannot, :disabled)')]
    .filter(act => act.checkVisibility({visibilityProperty: true, opacityProperty: true})).map(act => [act.value, act])).values()]";
const ON_AN_ACTION: &str = "!!document.activeElement.closest('[name=action]:not(.cannot), svg.solids')";

async fn tabs_to_an_action(browser: &Browser) -> usize {
    for tabs in 0..60 {
        if browser.eval(ON_AN_ACTION).await.as_bool() == Some(true) {
            return tabs;
        }
        browser.keys("\u{e004}").await;
    }
    60
}

/// Answers by Enter on one of the actions that can be seen; which one follows from `whim`.
async fn decide(browser: &Browser, whim: usize) {
    let before = browser.at().await;
    let pick = format!(
        "(acts => acts.length && (acts[{whim} % acts.length].focus({{preventScroll: true}}), acts.length))({ACTS})"
    );
    assert!(browser.eval(&pick).await.as_u64() > Some(0), "nothing can be done");
    browser.keys("\u{e007}").await;
    let moved = format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end, form[action$=\"/unseal\"]')"
    );
    browser.until("the answer to be taken", &moved).await;
}

async fn watched(look: Look) -> Browser {
    let browser = Browser::open(look).await;
    browser
        .driver
        .cdp()
        .send_raw("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH}))
        .await
        .unwrap();
    browser
}

/// Decisions of a game, thirty at length, each with the shifts that came of it and the way to the next action.
async fn measure(site: &Site, game: &str, look: Look) -> Vec<String> {
    let browser = watched(look).await;
    browser.new_table(&site.address, game, &[]).await;
    let decisions = few(6, 30);
    let (mut shifts, mut far, mut lost, mut worst) = (Vec::new(), 0, 0, String::new());
    for nth in 0..decisions {
        if !browser.my_turn().await {
            break;
        }
        let tabs = tabs_to_an_action(&browser).await;
        if nth > 0 {
            far = far.max(tabs);
        }
        browser.eval("(window.shifts.length = 0, true)").await;
        decide(&browser, 7 * nth + 3).await;
        browser.my_turn().await;
        // What travels has arrived, and shifts are reported with the next frames.
        tokio::time::sleep(Duration::from_millis(350)).await;
        let told = browser.eval("window.shifts").await;
        let sum: f64 = told.as_array().unwrap().iter().filter_map(|shift| shift[0].as_f64()).sum();
        if shifts.iter().all(|before| *before < sum) {
            worst = format!("decision {nth}: {told}");
        }
        shifts.push(sum);
        if browser.eval("document.activeElement === document.body").await.as_bool() == Some(true)
            && !browser.is_over().await
        {
            lost += 1;
        }
    }
    let (sum, most) = (shifts.iter().sum::<f64>(), shifts.iter().copied().fold(0.0, f64::max));
    let mean = sum / shifts.len().max(1) as f64;
    let what = format!("{game}, {} x {}", look.width, look.height);
    println!(
        "{what}: {} decisions, shift {mean:.4} on average, {most:.3} at the most; {far} tabs at the most; focus lost {lost} times",
        shifts.len()
    );
    let bytes = weight(&browser).await;
    println!("{what}: {:.1} kB cold after {} decisions", bytes as f64 / 1000.0, shifts.len());
    browser.close().await;
    let mut found = Vec::new();
    if bytes > HEAVIEST {
        found.push(format!("{what}: {bytes} bytes cold after {} decisions", shifts.len()));
    }
    if mean > MEAN || most > MOST {
        found.push(format!("{what}: shift {mean:.4} on average, {most:.3} at the most ({worst})"));
    }
    if far > TABS || lost > 0 {
        found.push(format!("{what}: {far} tabs to the next action, focus lost {lost} times"));
    }
    found
}

async fn assert_calm(game: &str) {
    if !browser_is_there() {
        return;
    }
    let site = Site::start(&format!("calm-{game}"));
    let mut found = measure(&site, game, Look::PHONE).await;
    if at_length() {
        found.extend(measure(&site, game, Look { height: 800, ..Look::DESKTOP }).await);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test]
async fn nothing_moves_under_the_finger_in_dogma() {
    assert_calm("dogma").await;
}

#[tokio::test]
async fn nothing_moves_under_the_finger_in_sancta() {
    assert_calm("sancta").await;
}

#[tokio::test]
async fn nothing_moves_under_the_finger_in_capitale() {
    assert_calm("capitale").await;
}

#[tokio::test]
async fn nothing_moves_under_the_finger_in_godlucky() {
    assert_calm("godlucky").await;
}

#[tokio::test]
async fn nothing_moves_under_the_finger_in_evilrunner() {
    assert_calm("evilrunner").await;
}

/// What a phone's first screen does not hold: the question, each of up to eight answers, one's own cards. Of more answers the
/// board or the hand has some in sight.
const MISSING: &str = "(() => {
    const inside = (node, part = 0) => { const box = node.getBoundingClientRect();
        return box.height > 0 && box.left > -1 && box.right < innerWidth + 1 && box.top > -1 && box.bottom < innerHeight + 1 + part * box.height; };
    /* What a strip that scrolls has pushed out of its own window is out of sight as well. */
    const shown = node => { for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
        if (!/auto|scroll|hidden/.test(getComputedStyle(up).overflowY + getComputedStyle(up).overflowX)) continue;
        const [box, hole] = [node.getBoundingClientRect(), up.getBoundingClientRect()];
        if (box.bottom > hole.bottom + 2 || box.top < hole.top - 2 || box.right > hole.right + 2) return false; }
        return inside(node); };
    const missing = [];
    const ask = document.querySelector('#z-ask .ask');
    if (!inside(ask)) missing.push('the question');
    const all = [...document.querySelectorAll('.zone [name=action]:not(.cannot, :disabled)')].filter(act => act.checkVisibility({visibilityProperty: true}));
    const values = new Set(all.map(act => act.value));
    const seen = new Set(all.filter(shown).map(act => act.value));
    if (values.size <= 8 ? seen.size < values.size : seen.size === 0) missing.push(`answers: ${seen.size} of ${values.size}`);
    const cards = [...document.querySelectorAll('.hand .held, .hand .mine .cult')].filter(card => card.checkVisibility());
    const held = cards.filter(card => shown(card));
    if (held.length < Math.min(cards.length, 8)) missing.push(`cards: ${held.length} of ${cards.length}`);
    const wide = [...document.querySelectorAll('main *')].filter(node => node.scrollWidth > node.clientWidth + 4 && /auto|scroll/.test(getComputedStyle(node).overflowX) && node.checkVisibility() && node.clientWidth > 0);
    for (const node of wide) missing.push(`scrolls sideways: ${node.tagName}.${node.className} #${node.closest('[id]')?.id}`);
    return missing;
})()";

/// A target is at least 24 pixels each way; what stands in a sentence may be as high as its line, and of the vertices of a drawing
/// the nearest to the finger is meant.
const TINY: &str = "[...document.querySelectorAll('main :is(button, summary, select, input, .button, [role=button])')]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.matches('.printed-word, [type=hidden], svg *'))
    .map(one => [one, one.getBoundingClientRect()]).filter(([one, box]) => box.height > 0 && (box.height < 23.5 || box.width < 23.5))
    .map(([one, box]) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)} ${box.width.toFixed()} x ${box.height.toFixed()}`)";

/// One of the main targets is 44 pixels high.
const SMALL: &str = "[...document.querySelectorAll('#z-actions .actions button, .dock button')].filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()]).filter(([one, box]) => box.height < 43.5 || box.width < 23.5)
    .map(([one, box]) => `${one.textContent.trim().slice(0, 30)} ${box.width.toFixed()} x ${box.height.toFixed()}`)";

async fn first_screen(
    site: &Site,
    game: &str,
    lang: &'static str,
    tables: &[&[(&str, &str)]],
    decisions: usize,
) -> Vec<String> {
    let mut found = Vec::new();
    let browser = Browser::open(Look::PHONE.in_lang(lang).still()).await;
    for fields in tables {
        browser.new_table(&site.address, game, fields).await;
        let what = format!("{game} {fields:?} {lang}");
        let mut looked = 0;
        for nth in 0..decisions {
            if !browser.my_turn().await {
                break;
            }
            browser.eval("(scrollTo(0, 0), true)").await;
            tokio::time::sleep(Duration::from_millis(60)).await;
            for (kind, list) in [("missing", MISSING), ("small", SMALL), ("tiny", TINY)] {
                let list = browser.eval(list).await;
                for one in list.as_array().cloned().unwrap_or_else(|| vec![Value::Null]) {
                    found.push(format!("{what}, decision {nth}, {kind}: {one}"));
                }
            }
            browser.fits(&what).await;
            looked += 1;
            decide(&browser, 5 * nth + 2).await;
        }
        browser.my_turn().await;
        browser.eval("(scrollTo(0, 0), true)").await;
        browser
            .picture(&format!("first-screen-{game}-{}-{lang}", fields.first().map_or("", |(_, value)| value)))
            .await;
        println!("{what}: {looked} first screens, {} things missing", found.len());
    }
    browser.close().await;
    found
}

async fn assert_holds_all(game: &str, tables: &[&[(&str, &str)]]) {
    if !browser_is_there() {
        return;
    }
    let site = Site::start(&format!("phone-{game}"));
    let mut found = first_screen(&site, game, "it", tables, few(4, 12)).await;
    if at_length() {
        found.extend(first_screen(&site, game, "en", tables, 8).await);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

async fn assert_holds_two_to_six(game: &str) {
    let seats: &[&str] = few(&["2", "6"], &["2", "3", "4", "5", "6"]);
    let fields: Vec<[(&str, &str); 1]> = seats.iter().map(|n| [("field-seats", *n)]).collect();
    assert_holds_all(game, &fields.iter().map(|one| &one[..]).collect::<Vec<_>>()).await;
}

#[tokio::test]
async fn a_phones_first_screen_holds_dogma() {
    assert_holds_all("dogma", &[&[], &[("field-seats", "4")]]).await;
}

#[tokio::test]
async fn a_phones_first_screen_holds_sancta() {
    assert_holds_two_to_six("sancta").await;
}

#[tokio::test]
async fn a_phones_first_screen_holds_capitale() {
    assert_holds_all("capitale", &[&[]]).await;
}

#[tokio::test]
async fn a_phones_first_screen_holds_godlucky() {
    assert_holds_two_to_six("godlucky").await;
}

#[tokio::test]
async fn a_phones_first_screen_holds_evilrunner() {
    assert_holds_all("evilrunner", &[&[]]).await;
}
