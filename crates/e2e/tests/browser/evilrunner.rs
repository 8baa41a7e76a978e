//! Whole games of Evilrunner through the page, as people play them.

use crate::house::{Browser, Hand, Look, MOMENT, Site, browser_is_there, by_turns, few};

/// Plays at this table until the match is over; how many answers it took.
async fn play_out(browser: &Browser, hand: Hand) -> usize {
    let mut answers = 0;
    while browser.my_turn().await {
        browser.answer(hand, 7 * answers + 3).await;
        answers += 1;
        assert!(answers < 200, "the match does not end");
    }
    answers
}

#[tokio::test]
async fn by_mouse_on_a_desktop_in_english_against_the_computer() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("mouse");
    let browser = Browser::open(Look::DESKTOP).await;
    browser.new_table(&site.address, "evilrunner", &[("field-cap", few("3", "5"))]).await;
    assert!(browser.text("h1").await.contains("Evilrunner"));

    // A vertex that is not allowed says why, with the clause, and the clause opens beside the board.
    browser.press("document.querySelector('[data-v=\"C1\"]')").await;
    browser.until("the refusal", "!document.getElementById('why').hidden").await;
    assert!(browser.text("#why").await.contains("2.2"), "{}", browser.text("#why").await);
    browser.click("#why a").await;
    browser.until("the clause", "document.getElementById('rules').open && document.getElementById('c-2.2').getBoundingClientRect().top < innerHeight").await;
    browser.click("#rules > summary").await;

    // Taking back against the computer.
    browser.answer(Hand::Mouse, 1).await;
    let placed = browser.text("#z-log .log").await;
    assert!(placed.contains("Leviathan"), "{placed}");
    browser.click("form[action$='/undo'] button").await;
    browser
        .until(
            "the piece to be taken back",
            "!document.querySelector('#z-log .log').textContent.includes('Leviathan')",
        )
        .await;

    browser.look(few(Look::DESKTOP.still(), Look::DESKTOP)).await;
    // Everything keeps its room until the end comes, for which room is made.
    let calm = "document.body.classList.contains('calm')";
    assert_eq!(browser.eval(calm).await.as_bool(), Some(true));
    let answers = play_out(&browser, Hand::Mouse).await;
    assert_eq!(browser.eval(calm).await.as_bool(), Some(false));
    assert!(answers > few(12, 15), "two legs take more than {answers} answers");
    browser.picture("end-desktop-en").await;
    let scores = browser.eval("document.querySelectorAll('.scores td').length").await;
    assert_eq!(scores.as_i64(), Some(2));

    // The replay: forward, back, and a link to a turn.
    browser.click("a[href$='/replay']").await;
    browser.until("the replay", "!!document.querySelector('.page-replay')").await;
    let mut at = browser.at().await;
    for _ in 0..2 {
        browser.click("a[rel=prev]").await;
        let back = format!("Number(document.querySelector('main').dataset.at) < {at}");
        browser.until("one step back", &back).await;
        at = browser.at().await;
    }
    let here = browser.driver.current_url().await.unwrap().to_string();
    assert!(here.contains(&format!("at={at}")), "{here}");
    browser.picture("replay-desktop-en").await;
    browser.close().await;
}

#[tokio::test]
async fn by_keyboard_on_a_phone_in_italian_against_the_computer() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("keyboard");
    let browser = Browser::open(Look::PHONE.still()).await;
    browser.new_table(&site.address, "evilrunner", &[("field-cap", "2")]).await;
    assert!(browser.text(".ask").await.contains("Leviatano"));
    browser.fits("the table on a phone").await;
    let answers = play_out(&browser, Hand::Keyboard).await;
    assert!(answers > 12, "two legs take more than {answers} answers");
    assert!(browser.text(".end").await.contains("Un'altra partita"));
    browser.fits("the end on a phone").await;
    browser.picture("end-phone-it").await;
    browser.close().await;
}

#[tokio::test]
async fn two_friends_play_both_legs_and_the_house_is_killed_in_the_middle() {
    if !browser_is_there() {
        return;
    }
    let mut site = Site::start("friends");
    let (one, two) = (Browser::open(Look::DESKTOP.still()).await, Browser::open(Look::PHONE.still()).await);
    one.new_table(&site.address, "evilrunner", &[("seat-1", "person"), ("field-cap", "2")]).await;
    let link = one.eval("document.getElementById('invite-link').value").await;
    let link = link.as_str().unwrap().to_owned();
    assert!(link.starts_with(&site.address), "{link}");
    two.goto(&link).await;
    two.sit(1, "Bea").await;

    let mut answers = 0;
    let mut killed = false;
    while !one.is_over().await {
        let mover = if one.is_asked().await { &one } else { &two };
        if mover.is_asked().await {
            mover.answer(if answers % 2 == 0 { Hand::Mouse } else { Hand::Keyboard }, 5 * answers + 1).await;
            answers += 1;
        } else {
            tokio::time::sleep(MOMENT).await;
        }
        if answers == 14 && !killed {
            killed = true;
            let before = mover.text("#z-log .log").await;
            site.kill_and_restart();
            for browser in [&one, &two] {
                // Without a reload: the page comes back by itself and has lost nothing.
                browser.until("the connection", "!document.querySelector('.badge')").await;
            }
            assert!(mover.text("#z-log .log").await.starts_with(&before));
        }
        assert!(answers < 200, "the match does not end");
    }
    assert!(killed);
    two.until("the end on the other side", "!!document.querySelector('.end')").await;
    let lines = "document.querySelectorAll('#z-log .log li').length";
    assert_eq!(one.eval(lines).await, two.eval(lines).await);
    assert!(one.text("#z-log .log").await.contains("leg 2"), "{}", one.text("#z-log .log").await);
    two.picture("end-friend-phone-it").await;
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn play_now_is_one_click_and_every_vertex_has_a_voice() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("now");
    let browser = Browser::open(Look::DESKTOP).await;
    browser.goto(&site.address).await;
    browser.click("form[action='/play/evilrunner'] button").await;
    browser.until("the table", "!!document.querySelector('main#table')").await;
    let voices = "[...document.querySelectorAll('[data-v]')].filter(v => v.getAttribute('aria-label').startsWith(v.dataset.v)).length";
    assert_eq!(browser.eval(voices).await.as_i64(), Some(52));

    // The solids turn by dragging and by the arrow keys.
    let place = "document.querySelector('[data-v=\"C1\"]').getAttribute('transform')";
    let before = browser.eval(place).await;
    browser.tab_to("svg.solids").await;
    browser.keys("\u{e014}").await;
    browser.until("the solids to turn", &format!("{place} !== {before}")).await;
    let before = browser.eval(place).await;
    let middle = browser.eval("(() => { const r = document.querySelector('svg.solids').getBoundingClientRect(); return [Math.round(r.x + 8), Math.round(r.y + 8)]; })()").await;
    let (x, y) = (middle[0].as_i64().unwrap(), middle[1].as_i64().unwrap());
    let chain = browser.driver.action_chain().move_to(x, y).click_and_hold().move_by_offset(90, 40).release();
    chain.perform().await.unwrap();
    browser.until("the solids to turn again", &format!("{place} !== {before}")).await;
    browser.close().await;
}

#[tokio::test]
async fn every_page_fits_in_both_languages_dark_and_light() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("pages");
    for (size, own) in [(Look::DESKTOP, "en"), (Look::PHONE, "it")] {
        for lang in few(&[own][..], &["it", "en"]).iter().copied() {
            let browser = Browser::open(size.in_lang(lang).still()).await;
            browser.new_table(&site.address, "evilrunner", &[]).await;
            for whim in 0..14 {
                assert!(browser.my_turn().await);
                browser.answer_plainly(11 * whim + 2).await;
            }
            assert!(browser.my_turn().await);
            let table = browser.driver.current_url().await.unwrap().to_string();
            let looks = [size.in_lang(lang).still(), size.in_lang(lang).light().still()];
            let pages = [
                ("home", site.address.clone()),
                ("new", format!("{}/new/evilrunner", site.address)),
                ("rules", format!("{}/rules/evilrunner", site.address)),
                ("table", table.clone()),
                ("replay", format!("{table}/replay?at=9")),
                ("nowhere", format!("{}/nowhere", site.address)),
            ];
            for (nth, (name, address)) in pages.into_iter().enumerate() {
                // What is dark at a desk is light on a phone.
                for look in by_turns(&looks, nth + usize::from(lang == "it")).iter().copied() {
                    browser.look(look).await;
                    browser.goto(&address).await;
                    let tone = if look.dark { "dark" } else { "light" };
                    browser.picture(&format!("{name}-{}-{lang}-{tone}", size.width)).await;
                    browser.fits(&format!("{name} at {} in {lang}", size.width)).await;
                    let tag = browser.eval("document.documentElement.lang").await;
                    assert_eq!(tag.as_str(), Some(lang), "{name}");
                }
            }
            browser.close().await;
        }
    }
}

/// The marks of the lens that are shown. (Chromium finds every group of a drawing visible.)
const MARKS: &str = "[...document.querySelectorAll('.solids .sight')].filter(mark => getComputedStyle(mark).display !== 'none').length";

#[tokio::test]
async fn the_lens_opens_by_click_and_by_key_speaks_and_is_remembered() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("lens");
    for (size, lang, safe) in
        [(Look::DESKTOP, "en", "within reach and safe"), (Look::PHONE, "it", "raggiungibile e al sicuro")]
    {
        let look = size.in_lang(lang).still();
        let browser = Browser::open(look).await;
        browser.new_table(&site.address, "evilrunner", &[("seat-0", "novice"), ("seat-1", "me")]).await;
        assert!(browser.my_turn().await);
        assert_eq!(browser.eval(MARKS).await.as_i64(), Some(0), "it is off at first");

        // By click, where Valandris chooses his vertex.
        browser.click("#lens > summary").await;
        browser.until("the marks", &format!("{MARKS} > 20")).await;
        let named = format!(
            "[...document.querySelectorAll('[data-sight=\"{safe}\"]')].every(v => v.getAttribute('aria-label').endsWith('. {safe}'))"
        );
        browser.until("the vertices to say what they are", &named).await;

        // The next board remembers it, and the sentence has every safe vertex.
        let (before, chosen) =
            (browser.at().await, format!("document.querySelector('[data-sight=\"{safe}\"]').dataset.v"));
        let chosen = browser.eval(&chosen).await;
        browser.click(&format!("#actions button[value='V@{}']", chosen.as_str().unwrap())).await;
        browser
            .until(
                "the answer to be taken",
                &format!("Number(document.querySelector('main').dataset.at) > {before}"),
            )
            .await;
        assert!(browser.my_turn().await);
        browser.until("the marks of the next board", &format!("{MARKS} > 1")).await;
        let spoken = browser.text("#lens-says").await;
        let vertices = format!(
            "[...document.querySelectorAll('[data-sight=\"{safe}\"]')].map(v => v.dataset.v).join(' ')"
        );
        let vertices = browser.eval(&vertices).await;
        let first = spoken.split('.').next().unwrap();
        let mut said: Vec<&str> = first.split(": ").nth(1).unwrap().split(", ").collect();
        let mut drawn: Vec<&str> = vertices.as_str().unwrap().split(' ').collect();
        said.sort_unstable();
        drawn.sort_unstable();
        assert_eq!(said, drawn, "{spoken}");
        for look in by_turns(&[look, look.light()], usize::from(lang == "it")).iter().copied() {
            browser.look(look).await;
            assert_eq!(browser.axe().await, Vec::<serde_json::Value>::new());
            let tone = if look.dark { "dark" } else { "light" };
            browser.picture(&format!("lens-{}-{lang}-{tone}", size.width)).await;
            browser.fits(&format!("the lens at {} in {lang}", size.width)).await;
        }

        // By key, there and back, and on a page that is loaded anew.
        browser.tab_to("svg.solids").await;
        browser.keys("l").await;
        browser.until("the marks to go", &format!("{MARKS} === 0")).await;
        browser.keys("l").await;
        browser.until("the marks to come", &format!("{MARKS} > 1")).await;
        let table = browser.driver.current_url().await.unwrap().to_string();
        browser.goto(&table).await;
        browser.until("the marks on a new page", &format!("{MARKS} > 1")).await;
        browser.close().await;
    }
}

#[tokio::test]
async fn placements_are_read_at_a_glance() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("glance");
    let browser = Browser::open(Look { height: 800, ..Look::DESKTOP.still() }).await;
    browser.new_table(&site.address, "evilrunner", &[("seat-0", "novice"), ("seat-1", "me")]).await;
    assert!(browser.my_turn().await);
    let buttons = "[...document.querySelectorAll('#actions button[name=action]')]";
    assert_eq!(browser.eval(&format!("{buttons}.length")).await.as_i64(), Some(44));
    let seen = "(button => { const r = button.getBoundingClientRect();
        return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === button; })";
    let hidden = browser.eval(&format!("{buttons}.filter(one => !{seen}(one)).map(one => one.value)")).await;
    assert_eq!(hidden.as_array().map(Vec::len), Some(0), "{hidden}");
    browser.close().await;
}

#[tokio::test]
async fn a_replay_tells_what_each_action_is_worth() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("worth");
    for (size, lang) in [(Look::DESKTOP, "en"), (Look::PHONE, "it")] {
        let look = size.in_lang(lang).still();
        let browser = Browser::open(look).await;
        browser.new_table(&site.address, "evilrunner", &[("seat-0", "master"), ("seat-1", "me")]).await;
        assert!(browser.my_turn().await);
        let table = browser.driver.current_url().await.unwrap().to_string();
        browser.goto(&format!("{table}/replay")).await;
        browser.click("#z-worth a").await;
        browser
            .until("what it is worth", "document.querySelectorAll('#z-worth .worths li').length === 44")
            .await;
        let value = browser.text("#z-worth p").await;
        assert!(value.contains(if lang == "it" { "39,57 turni" } else { "39.57 more turns" }), "{value}");
        for look in by_turns(&[look, look.light()], usize::from(lang == "en")).iter().copied() {
            browser.look(look).await;
            assert_eq!(browser.axe().await, Vec::<serde_json::Value>::new());
            let tone = if look.dark { "dark" } else { "light" };
            browser.picture(&format!("worth-{}-{lang}-{tone}", size.width)).await;
            browser.fits(&format!("what it is worth at {} in {lang}", size.width)).await;
        }
        browser.close().await;
    }
}
