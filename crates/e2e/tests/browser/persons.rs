//! Two persons at one table, each with a browser and a language of their own.

use crate::house::{Browser, Look, Site, browser_is_there};

const SAID: &str =
    "[...document.querySelectorAll('.said li')].map(line => line.lastElementChild.textContent)";

/// Ada opens a table of Evilrunner and Bruno sits down.
async fn two_at_a_table(site: &Site, ada: &Browser, bruno: &Browser) -> String {
    ada.goto(&format!("{}/new/evilrunner", site.address)).await;
    ada.new_table(&site.address, "evilrunner", &[("seat-0", "me"), ("seat-1", "person")]).await;
    let table = ada.driver.current_url().await.unwrap().to_string();
    bruno.goto(&table).await;
    bruno.click("#sit-name").await;
    bruno.keys("Bruno").await;
    bruno.click("button[name=seat]").await;
    bruno.until("a seat", "document.querySelector('main').dataset.seat === '1'").await;
    table
}

#[tokio::test]
async fn two_persons_talk_each_in_their_own_language() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("talk");
    let ada = Browser::open(Look::DESKTOP.still()).await;
    let bruno = Browser::open(Look::PHONE.in_lang("it").still()).await;
    two_at_a_table(&site, &ada, &bruno).await;

    // A phrase by keyboard is read in Italian.
    ada.tab_to("#courtesies > summary").await;
    ada.keys("\u{e007}").await;
    ada.tab_to("#courtesies button[value='Take your time.']").await;
    ada.keys("\u{e007}").await;
    ada.until("the phrase", &format!("({SAID}).includes('Take your time.')")).await;
    bruno.until("the phrase in Italian", &format!("({SAID}).includes('Fai con calma.')")).await;
    // On a phone it lies in a sheet, whose switch says that there is something new.
    bruno.until("the mark", "document.querySelector('.dock [data-opens=talk]').dataset.news === ''").await;
    bruno.click(".dock [data-opens=talk]").await;
    bruno.until("the sheet", "document.querySelector('#talk').checkVisibility()").await;
    bruno.fits("talk on a phone").await;
    bruno.picture("talk-phone-it").await;

    // Words of one's own, typed; what is typed stays while something else arrives.
    bruno.click("#say-text").await;
    bruno.keys("Bella ").await;
    ada.click("#say-text").await;
    ada.keys("Nice hat\u{e007}").await;
    bruno.until("the words", &format!("({SAID}).includes('Nice hat')")).await;
    bruno.keys("giornata\u{e007}").await;
    ada.until("the answer", &format!("({SAID}).includes('Bella giornata')")).await;
    ada.picture("talk-1280-en-dark").await;
    for look in [Look::DESKTOP.still(), Look::DESKTOP.light().still()] {
        ada.look(look).await;
        assert_eq!(ada.axe().await, Vec::<serde_json::Value>::new());
    }
    ada.picture("talk-1280-en-light").await;

    // Ada does not want to read Bruno any more, and then does again.
    ada.click(".ear button").await;
    ada.until("silence", &format!("({SAID}).length === 2")).await;
    bruno.click("#say-text").await;
    bruno.keys("Ci sei?\u{e007}").await;
    bruno.until("his own words", &format!("({SAID}).includes('Ci sei?')")).await;
    ada.click(".ear button").await;
    ada.until("all of it", &format!("({SAID}).length === 4")).await;
    bruno.close().await;
    ada.close().await;
}

#[tokio::test]
async fn whoever_looks_elsewhere_is_told_in_words_that_it_is_their_turn() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("alerts");
    let (ada, bruno) = (Browser::open(Look::DESKTOP.still()).await, Browser::open(Look::PHONE.still()).await);
    two_at_a_table(&site, &ada, &bruno).await;
    let (first, second) = match ada.is_asked().await {
        true => (&ada, &bruno),
        false => (&bruno, &ada),
    };
    let title = "document.title.startsWith('● ')";
    first.until("a title that calls", title).await;
    let words = first.eval("document.title").await;
    assert!(
        [Some("● Your turn · Evilrunner · Conclave"), Some("● Tocca a te · Evilrunner · Conclave")]
            .contains(&words.as_str()),
        "{words}"
    );
    // Sounds are off until asked for, and the choice outlives the page.
    let pressed = "document.querySelector('[data-sound]').getAttribute('aria-pressed')";
    ada.until("the switch", "document.querySelector('[data-sound]').checkVisibility()").await;
    assert_eq!(ada.eval(pressed).await.as_str(), Some("false"));
    ada.click("[data-sound]").await;
    assert_eq!(ada.eval(pressed).await.as_str(), Some("true"));
    ada.driver.refresh().await.unwrap();
    ada.until("the choice", &format!("{pressed} === 'true'")).await;
    // This machine's own address is secure: messages are offered, and nobody is asked before a click.
    ada.until("the offer", "document.querySelector('[data-notify]').checkVisibility()").await;
    assert_eq!(
        ada.eval("document.querySelector('[data-notify]').getAttribute('aria-pressed')").await.as_str(),
        Some("false")
    );
    // When the other has answered, the title calls here.
    assert_ne!(second.eval(title).await.as_bool(), Some(true));
    for whim in 0..40 {
        if second.eval(title).await.as_bool() == Some(true) {
            break;
        }
        first
            .until(
                "a question or the other's turn",
                "!!document.querySelector('.actions button') || !document.title.startsWith('● ')",
            )
            .await;
        if first.is_asked().await {
            first.answer_plainly(whim).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    }
    second.until("its turn in the title", title).await;
    bruno.close().await;
    ada.close().await;
}

#[tokio::test]
async fn the_invitation_says_that_a_link_works_here_only() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("invite");
    for (look, name) in [(Look::DESKTOP, "invite-1280-en"), (Look::PHONE.light(), "invite-phone-it")] {
        let one = Browser::open(look.still()).await;
        one.new_table(&site.address, "evilrunner", &[("seat-0", "me"), ("seat-1", "person")]).await;
        let said = one.text(".invite .near").await;
        assert!(said.contains("--listen 0.0.0.0:") && said.contains("--public https://"), "{said}");
        one.fits("invitation").await;
        one.eval("document.querySelector('.invite').scrollIntoView({block: 'center'})").await;
        one.picture(name).await;
        one.close().await;
    }
}

/// The page fits and shuts nobody out, in whatever way it is looked at; the last one stays.
async fn assert_open_to_all(browser: &Browser, looks: [Look; 2], what: &str) {
    for look in looks {
        browser.look(look.still()).await;
        browser.fits(what).await;
        assert_eq!(browser.axe().await, Vec::<serde_json::Value>::new(), "{what}");
    }
}

#[tokio::test]
async fn one_s_games_come_along_to_another_device() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("bridge");
    let (laptop, phone) =
        (Browser::open(Look::DESKTOP.still()).await, Browser::open(Look::PHONE.still()).await);
    laptop.goto(&site.address).await;
    laptop.click("form[action='/play/evilrunner'] button").await;
    laptop.until("the table", "!!document.querySelector('main#table')").await;
    let table = laptop.driver.current_url().await.unwrap().to_string();
    laptop.click(".top a[href='/mine']").await;
    laptop.until("the games", "document.querySelectorAll('.games li').length === 1").await;
    laptop.picture("mine-1280-en").await;
    laptop.click("form[action='/mine/link'] button").await;
    laptop.until("the link", "!!document.querySelector('#bridge-link')").await;
    assert_open_to_all(&laptop, [Look::PHONE.light(), Look::DESKTOP], "the link to another device").await;
    let link = laptop.eval("document.querySelector('#bridge-link').value").await.as_str().unwrap().to_owned();

    // The head of a page fits into one row of a phone, games and one's own games included.
    phone.goto(&link).await;
    phone.picture("join-phone-it").await;
    assert_open_to_all(&phone, [Look::DESKTOP.light(), Look::PHONE], "the question").await;
    phone.click("main form button.first").await;
    phone.until("the games", "document.querySelectorAll('.games li').length === 1").await;
    for look in [Look::PHONE, Look::PHONE.light(), Look::PHONE.in_lang("en")] {
        phone.look(look.still()).await;
        phone.fits("my games").await;
        assert_eq!(phone.axe().await, Vec::<serde_json::Value>::new());
    }
    let head = "document.querySelector('.top').getBoundingClientRect().height < 60 && ['/', '/mine', '/rules'].every(to => document.querySelector(`.top nav a[href=\"${to}\"]`).checkVisibility())";
    assert_eq!(phone.eval(head).await.as_bool(), Some(true), "the head takes a second row, or hides a link");
    phone.picture("mine-phone-it").await;
    phone.click(".games a").await;
    phone.until("the same seat", "document.querySelector('main').dataset.seat === '0'").await;
    assert_eq!(phone.driver.current_url().await.unwrap().to_string(), table);

    // The link was good once.
    phone.goto(&link).await;
    phone.until("a kind page", "!!document.querySelector('.page-error')").await;
    phone.picture("join-late-phone-it").await;
    for (path, name) in [("/privacy", "privacy-phone-it"), ("/mine/forget", "forget-phone-it")] {
        phone.goto(&format!("{}{path}", site.address)).await;
        phone.fits(path).await;
        assert_eq!(phone.axe().await, Vec::<serde_json::Value>::new(), "{path}");
        phone.picture(name).await;
    }
    phone.close().await;
    laptop.close().await;
}
