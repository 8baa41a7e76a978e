//! Dogma through the page, as people build and then play it.

use std::time::Instant;

use thirtyfour::By;

use crate::house::{Browser, Look, MOMENT, PATIENCE, Site, at_length, browser_is_there, few};

/// What the game's own part of the page offers now, folded up or not.
const OFFERED: &str = "[...new Set([...document.querySelectorAll('#z-board, #z-board ~ .zone')].filter(z => !z.id.startsWith('z-') || z.id === 'z-board').flatMap(z => [...z.querySelectorAll('button[name=action]:not(.cannot)')]).map(b => b.value))]";
/// What has been answered lies under seal until the others have answered too.
const SEALED: &str = "!!document.querySelector('form[action$=\"/unseal\"]')";

async fn offered(browser: &Browser) -> Vec<String> {
    let open = browser.eval(OFFERED).await;
    open.as_array().into_iter().flatten().filter_map(|value| value.as_str().map(str::to_owned)).collect()
}

async fn is(browser: &Browser, expression: &str) -> bool {
    browser.eval(expression).await.as_bool() == Some(true)
}

/// Gives an answer the quickest way: how it is given by finger was seen before.
async fn give(browser: &Browser, value: &str) {
    let before = browser.at().await;
    let button =
        format!("[...document.querySelectorAll('button[name=action]')].find(one => one.value === '{value}')");
    browser.send(&button).await;
    browser
        .until(
            "the answer to be taken",
            &format!("Number(document.querySelector('main').dataset.at) != {before}"),
        )
        .await;
}

async fn number(browser: &Browser, expression: &str) -> i64 {
    browser.eval(expression).await.as_i64().unwrap_or(-1)
}

/// Presses what gives this answer, as soon as nothing travels any more, and waits until it is taken.
async fn press(browser: &Browser, css: &str) {
    let before = browser.at().await;
    let taken = format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end') || {SEALED}"
    );
    browser.click(css).await;
    browser.until("the answer to be taken", &taken).await;
}

/// Answers with this value where nothing lies over its button, on a card or in the list at the foot; unfolds its card first
/// where it has to be, as a person would.
async fn answer(browser: &Browser, value: &str) {
    let begun = Instant::now();
    let before = browser.at().await;
    let taken = format!(
        "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end') || {SEALED}"
    );
    while !is(browser, &taken).await {
        assert!(begun.elapsed() < PATIENCE, "{value} is not taken");
        let marked = format!(
            "(() => {{ document.querySelectorAll('[data-pick]').forEach(b => delete b.dataset.pick); \
             const seen = e => e.checkVisibility({{opacityProperty: true, visibilityProperty: true}}); \
             const free = e => {{ e.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}}); const at = e.getBoundingClientRect(); \
               return e.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)); }}; \
             const all = [...document.querySelectorAll('button[name=action]:not(.cannot)')].filter(b => b.value === '{value}'); \
             const b = all.find(b => seen(b) && free(b)) ?? all.map(b => b.closest('details:not([open])')?.querySelector('summary')).find(s => s && seen(s)); \
             if (b) b.dataset.pick = ''; return !!b; }})()"
        );
        if is(browser, &marked).await
            && let Ok(button) = browser.driver.find(By::Css("[data-pick]")).await
        {
            // The page may change under the finger: then it is looked for again.
            let _ = button.scroll_into_view().await;
            let _ = button.click().await;
        }
        tokio::time::sleep(MOMENT).await;
    }
}

/// Which of the five Arcana shine, as it is seen: the whole ones, or those in little.
async fn lights(browser: &Browser, which: &str) -> Vec<String> {
    let lit = format!(
        "[...document.querySelectorAll('{which}')].filter(a => getComputedStyle(a).boxShadow !== 'none').map(a => a.dataset.at)"
    );
    let lit = browser.eval(&lit).await;
    lit.as_array().into_iter().flatten().filter_map(|at| at.as_str().map(str::to_owned)).collect()
}

/// Presses a card, so that it opens, and says where it tells that it fits.
async fn open(browser: &Browser, card: &str) -> Vec<String> {
    // What has a second copy in the box is still open after the first.
    if is(browser, &format!("!document.getElementById('offer-{card}').open")).await {
        browser.click(&format!("#offer-{card} > summary")).await;
    }
    browser.until("the card to open", &format!("document.getElementById('offer-{card}').open")).await;
    let fits = browser.eval(&format!("document.getElementById('offer-{card}').dataset.fits")).await;
    fits.as_str().unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// What somebody takes who builds sensibly: four Prophets first, then what they carry.
async fn wish(browser: &Browser) -> Option<String> {
    let open = offered(browser).await;
    let has = "[...document.querySelectorAll('.five .arcano')].map(a => !!a.querySelector('header .shown'))";
    let has = browser.eval(has).await;
    let prophet = |value: &&String| value.starts_with("take=p");
    let carried = |value: &&String| {
        let at: usize = value.rsplit(':').next().and_then(|at| at.parse().ok()).unwrap_or(0);
        value.starts_with("take=") && (at == 5 || has[at.saturating_sub(1)].as_bool() == Some(true))
    };
    open.iter().find(prophet).or_else(|| open.iter().find(carried)).cloned()
}

fn card_of(value: &str) -> String {
    value.trim_start_matches("take=").split(':').next().unwrap().to_owned()
}

/// Plays on for a while, at length until the end: orders in turn, everything else as it comes.
async fn play_on(browser: &Browser) {
    let mut answers = 0;
    while browser.my_turn().await && answers < few(4, usize::MAX) {
        let open = offered(browser).await;
        if open.is_empty() || is(browser, SEALED).await {
            tokio::time::sleep(MOMENT).await;
            continue;
        }
        let kinds =
            ["cult=", "divine", "appeal", "ready", "field=", "special", "call=", "use=", "choose=", "way="];
        let all: Vec<&String> =
            kinds.iter().flat_map(|kind| open.iter().filter(move |value| value.starts_with(kind))).collect();
        // Mostly Cult cards, now and then something else: a game that goes on.
        let nth =
            if answers % 4 == 3 { answers / 4 % all.len().max(1) } else { answers % all.len().clamp(1, 3) };
        let value = all.get(nth).map_or_else(|| open[0].clone(), |value| (*value).clone());
        answer(browser, &value).await;
        answers += 1;
        assert!(answers < 400, "the game does not end");
    }
    assert!(!at_length() || browser.is_over().await);
}

#[tokio::test]
async fn chaos_built_by_finger_on_a_phone_in_italian_and_played() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("dogma-chaos");
    let browser = Browser::open(Look::PHONE.still()).await;
    browser.new_table(&site.address, "dogma", &[("field-mode", "chaos")]).await;
    assert!(browser.my_turn().await);
    assert_eq!(number(&browser, "document.querySelectorAll('.strip .cell').length").await, 5);
    assert_eq!(number(&browser, "document.querySelectorAll('.offers > li').length").await, 9);
    assert!(browser.text(".supply .hint").await.contains("Una volta messa, lì resta"));
    assert!(browser.text(".lacks").await.contains("4 Profeti, 12 carte e 4 Interventi"));

    let (mut packs, mut refused, mut lit) = (0, 0, 0);
    while is(&browser, "!!document.querySelector('.supply')").await {
        browser.fits("the bench on a phone").await;
        let Some(value) = wish(&browser).await else {
            packs += 1;
            assert!(packs < 30, "building does not end");
            if is(&browser, "!!document.querySelector('#sure:not([open])')").await {
                browser.click("#sure summary").await;
            }
            let close = "document.querySelectorAll('.bench-of button[value=close]').length";
            let done = number(&browser, close).await == 0;
            press(
                &browser,
                if done { ".bench-of button[value=done]" } else { ".bench-of button[value=close]" },
            )
            .await;
            assert!(browser.my_turn().await);
            continue;
        };
        if lit >= few(12, usize::MAX) {
            give(&browser, &value).await;
            continue;
        }
        let fits = open(&browser, &card_of(&value)).await;
        let to = value.rsplit(':').next().unwrap().to_owned();
        assert!(fits.contains(&to), "{value}: {fits:?}");
        // Exactly where it fits the Arcana shine, in little above and whole below.
        assert_eq!(lights(&browser, ".strip .cell").await, fits);
        assert_eq!(lights(&browser, ".five .arcano").await, fits);
        lit += 1;
        let reasons = "document.querySelectorAll('.offer[open] .bars li a[href^=\"#c-3\"]').length";
        refused += number(&browser, reasons).await.max(0);
        if lit == 6 {
            browser.picture("dogma-chaos-phone-it").await;
        }
        // Once by the light itself, then by the button that says the same.
        match lit % 2 {
            0 => press(&browser, &format!(".strip .cell[data-at='{to}']")).await,
            _ => press(&browser, &format!("button[value='{value}']")).await,
        }
        browser
            .until(
                "the card to lie there",
                &format!("!!document.querySelector('.five [data-at=\"{to}\"] .shown')"),
            )
            .await;
    }
    assert!(refused > 5 && lit > 10, "{refused} reasons, {lit} cards");
    browser
        .until("the next question", "!!document.querySelector('.stack, .opening, [value^=\"field=\"]')")
        .await;
    play_on(&browser).await;
    browser.fits("the end on a phone").await;
    browser.close().await;
}

#[tokio::test]
async fn libero_arbitrio_built_with_the_whole_box_in_english_and_played() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("dogma-libero");
    let browser = Browser::open(Look::DESKTOP.still()).await;
    browser.new_table(&site.address, "dogma", &[("field-mode", "arbitrio")]).await;
    assert!(browser.my_turn().await);
    let seen =
        "[...document.querySelectorAll('.box-of .offers > li')].filter(li => li.checkVisibility()).length";
    assert_eq!(number(&browser, seen).await, 27);
    browser.click("#tab-islamic").await;
    assert_eq!(number(&browser, seen).await, 16);
    browser.click("#type-3").await;
    assert_eq!(number(&browser, seen).await, 4);
    browser.click("#type-0").await;
    browser.click("#search").await;
    browser.keys("golden sage").await;
    assert_eq!(number(&browser, seen).await, 1);

    // The Golden Sage by his light, out again, and back.
    assert_eq!(open(&browser, "p10").await, ["1"]);
    press(&browser, ".five .arcano[data-at='1'] .here").await;
    assert!(browser.text("#arcano-1 header").await.contains("The Golden Sage"));
    press(&browser, "button[value='drop=p10:1']").await;
    browser.until("an empty Arcano", "!document.querySelector('#arcano-1 header .shown')").await;
    assert_eq!(open(&browser, "p10").await, ["1"]);
    press(&browser, "button[value='take=p10:1']").await;
    // A Christian card is none of his, and the page says so; the search goes on by itself.
    browser.eval("document.getElementById('search').select()").await;
    browser.keys("crusaders").await;
    assert_eq!(open(&browser, "c5").await, ["2"]);
    assert!(browser.text(".offer[open] .bars").await.contains("The Golden Sage carries no Christian cards"));
    assert_eq!(lights(&browser, ".five .arcano").await, ["2"]);
    browser.picture("dogma-libero-desktop-en").await;
    browser.click(".offer[open] .bars a").await;
    browser
        .until(
            "the clause",
            "document.getElementById('rules').open && document.getElementById('c-3.3').matches('.here')",
        )
        .await;
    browser.keys("\u{e00c}").await;
    browser.eval("document.getElementById('search').select()").await;
    browser.keys("\u{e003}").await;

    let close = "document.querySelectorAll('.bench-of button[value=close]').length";
    let mut taken = 0;
    while let Some(value) = wish(&browser).await {
        assert_eq!(number(&browser, close).await, 0, "nobody closes who lacks something");
        taken += 1;
        if taken > few(6, usize::MAX) {
            give(&browser, &value).await;
            continue;
        }
        let card = card_of(&value);
        let tab = ["prophet", "christian", "islamic", "jewish", "buddhist", "relic", "divine"];
        let tab = tab["pcijbrd".find(&card[..1]).unwrap()];
        browser.click(&format!("#tab-{tab}")).await;
        open(&browser, &card).await;
        press(&browser, &format!("button[value='{value}']")).await;
    }
    assert!(browser.text(".lacks").await.contains("Your Arcana are complete"));
    assert_eq!(number(&browser, "document.querySelectorAll('.five .whole').length").await, 5);
    press(&browser, ".bench-of button[value=close]").await;
    assert!(browser.my_turn().await);
    browser.until("the order of Interventions", "!!document.querySelector('.stack')").await;
    play_on(&browser).await;
    browser.close().await;
}

#[tokio::test]
async fn a_set_picked_low_on_a_phone_brings_the_next_question_in_sight() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("dogma-sight");
    let browser = Browser::open(Look::PHONE.still()).await;
    browser.new_table(&site.address, "dogma", &[("field-mode", "predestinazione")]).await;
    assert!(browser.my_turn().await);
    let sets = offered(&browser).await;
    let last = sets.iter().rfind(|value| value.starts_with("destiny=")).unwrap();
    let css = format!(".destiny button[value='{last}']");
    browser.eval(&format!("document.querySelector(\"{css}\").scrollIntoView({{block: 'center'}})")).await;
    assert!(number(&browser, "Math.round(scrollY)").await > 500, "the set lies far down");
    press(&browser, &css).await;
    browser
        .until(
            "the next question",
            "(document.querySelector('[data-question]')?.dataset.question ?? 'Destiny') !== 'Destiny'",
        )
        .await;
    let seen = "(() => { const box = document.querySelector('#z-ask .ask').getBoundingClientRect(); \
                return box.top >= 0 && box.bottom <= innerHeight; })()";
    browser.until("its headline in sight", seen).await;
    browser.close().await;
}
