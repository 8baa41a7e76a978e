//! Two friends at a table of God Lucky: one comes by a link on a phone, a computer takes the third seat, one leaves and comes back.

use crate::accessible::look_at;
use crate::house::{Browser, Look, Site, browser_is_there, few};

/// How Ada and Bea look at the table.
const DESK: Look = Look::DESKTOP.still();
const HAND: Look = Look::PHONE.still();

/// What a friend reads fits and shuts nobody out, at length at both widths, dark and light; then each looks again as before.
async fn looked_at(browser: &Browser, own: Look, name: &str) {
    for size in few(&[own][..], &[Look::DESKTOP, Look::PHONE]).iter().copied() {
        let look = Look { lang: own.lang, ..size.still() };
        browser.look(look).await;
        browser.fits(name).await;
        let found = look_at(browser, look, &format!("{name}, {}", look.width)).await;
        assert_eq!(found, Vec::<String>::new());
        let picture = format!("friends-{name}-{}-{}", look.width, look.lang);
        browser.look(if size.width == HAND.width { look.light() } else { look }).await;
        browser.picture(&picture).await;
    }
    browser.look(own).await;
}

/// What somebody should answer is on the first screen of a phone, and nothing lies over it.
async fn assert_at_hand(browser: &Browser, own: Look, css: &str) {
    browser.look(Look { lang: own.lang, ..HAND }).await;
    browser.eval("scrollTo(0, 0)").await;
    let free = format!(
        "[...document.querySelectorAll(\"{css}\")].every(one => {{ const box = one.getBoundingClientRect(); return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }})"
    );
    browser.until("a notice on the first screen", &free).await;
    browser.look(own).await;
}

#[tokio::test]
async fn a_friend_comes_by_the_link_and_nobody_waits_for_ever() {
    if !browser_is_there() {
        return;
    }
    // Longer than a slow machine takes to look at what was just said: whoever is waited for is told of in the same place.
    let site = Site::patient("friends-table", "15");
    let (ada, bea) = (Browser::open(DESK).await, Browser::open(HAND).await);
    let fields = [("field-seats", "3"), ("field-rounds", "10"), ("seat-1", "person"), ("seat-2", "person")];
    ada.new_table(&site.address, "godlucky", &fields).await;
    ada.until(
        "the free seats",
        "document.querySelector('#z-company h2')?.textContent === '2 people are still missing'",
    )
    .await;
    ada.click("#arrange summary").await;
    looked_at(&ada, DESK, "host").await;
    let link = ada.eval("document.getElementById('invite-link').value").await.as_str().unwrap().to_owned();
    // The host's own name; it is asked for on the first page.
    ada.eval("fetch('/name', {method: 'POST', body: new URLSearchParams({name: 'Ada'})}).then(() => window.named = true) && 1").await;
    ada.until("a name", "window.named === true").await;

    bea.goto(&link).await;
    assert_eq!(bea.text("h1").await, "Ada ti invita a God Lucky");
    looked_at(&bea, HAND, "invitation").await;
    let room =
        bea.eval("document.querySelector('.sit button').getBoundingClientRect().bottom <= innerHeight").await;
    assert_eq!(room.as_bool(), Some(true), "the button is on the first screen");
    bea.sit(1, "Bea").await;
    ada.until("Bea at the table", "document.getElementById('z-seats').textContent.includes('Bea')").await;
    bea.fits("the table of a guest").await;

    // A computer takes the third seat with one click, and the game begins.
    ada.click("#z-company form.fill button.first").await;
    ada.until("everybody", "!document.querySelector('#z-company form.fill')").await;
    assert!(ada.text("#z-seats").await.contains("the computer"));
    looked_at(&ada, DESK, "full").await;
    until_awaited(&bea, &ada).await;
    bea.picture("friends-table-phone-it").await;
    bea.fits("the table in play").await;

    // Bea leaves while she is awaited: Ada reads it, and gives her seat to the computer.
    let table = bea.driver.current_url().await.unwrap().to_string();
    bea.goto(&format!("{}/rules", site.address)).await;
    ada.until("who is away", "!!document.querySelector('#z-company form[action$=\"/absent\"]')").await;
    assert!(ada.text("#z-company").await.contains("Bea has been away from the table for a while."));
    assert_at_hand(&ada, DESK, "#z-company [role=status] button").await;
    looked_at(&ada, DESK, "away").await;
    ada.click("#z-company form[action$='/absent'] button").await;
    ada.until(
        "the stand-in",
        "document.getElementById('z-seats').textContent.includes('the computer plays until they come back')",
    )
    .await;
    until_awaited(&ada, &ada).await;

    // She comes back and takes her seat again with one click.
    bea.goto(&table).await;
    bea.until(
        "the stand-in",
        "document.getElementById('z-ask').textContent.includes('ha cominciato a giocare il computer')",
    )
    .await;
    looked_at(&bea, HAND, "back").await;
    bea.click("form[action$='/return'] button").await;
    bea.until("her seat", "!document.querySelector('form[action$=\"/return\"]')").await;
    ada.until(
        "Bea again",
        "document.getElementById('z-log').textContent.includes('Bea takes the seat back.')",
    )
    .await;

    // They part as friends.
    ada.click("#close summary").await;
    ada.click("#close form button").await;
    bea.until(
        "a proposal",
        "document.getElementById('z-company').textContent.includes('Ada propone di chiudere il tavolo')",
    )
    .await;
    assert_at_hand(&bea, HAND, "#z-company [role=status] button").await;
    looked_at(&bea, HAND, "close").await;
    bea.click("#z-company form[action$='/close'] button").await;
    for browser in [&ada, &bea] {
        browser.until("the end", "!!document.querySelector('.end')").await;
    }
    assert_eq!(ada.text(".end h2").await, "Nobody has won and nobody has lost");
    looked_at(&ada, DESK, "closed").await;
    ada.close().await;
    bea.close().await;
}

/// The others play until the table waits for this one.
async fn until_awaited(one: &Browser, host: &Browser) {
    let asked = "document.querySelectorAll('#z-actions button[name=action]').length > 0";
    for whim in 0..60 {
        if one.eval(asked).await.as_bool() == Some(true) {
            return;
        }
        if !std::ptr::eq(one, host) && host.eval(asked).await.as_bool() == Some(true) {
            host.answer_plainly(7 * whim + 3).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    panic!("nobody waits for this seat");
}
