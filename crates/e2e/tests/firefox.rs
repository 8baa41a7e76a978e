//! Each lesson and the beginning of each game in Firefox: that the page is not Chromium's alone. It runs in `./test --long`, which installs Firefox and
//! its driver; else it is skipped with a reason.
#![allow(clippy::unwrap_used)]

#[path = "firefox/fox.rs"]
mod fox;
#[path = "browser/house/site.rs"]
#[allow(dead_code)]
mod site;

use fox::{Fox, firefox_is_there};
use site::Site;

const GAMES: [&str; 5] = ["capitale", "dogma", "evilrunner", "godlucky", "sancta"];
/// So many questions are answered of each.
const BEGINNING: usize = 8;

#[tokio::test]
async fn each_game_begins_in_firefox() {
    if !firefox_is_there() {
        return;
    }
    let site = Site::start("firefox");
    let fox = Fox::open().await;
    for game in GAMES {
        fox.goto(&site.address).await;
        fox.click(&format!("form[action=\"/play/{game}\"] button")).await;
        fox.until("the table", "!!document.querySelector('main.table')").await;
        // It stays as long as the page is not loaded again: what is answered goes by the script.
        fox.eval("window.stayed = true").await;
        for nth in 0..BEGINNING {
            let asked = "!!document.querySelector('.end') || [...document.querySelectorAll('button[name=action]')].some(b => b.checkVisibility())";
            fox.until(&format!("question {nth} of {game}"), asked).await;
            if fox.holds("!!document.querySelector('.end')").await {
                break;
            }
            fox.answer(nth).await;
        }
        assert!(fox.holds("window.stayed === true").await, "{game}: the page was loaded again");
        let told = "document.querySelectorAll('.log li').length > 0";
        assert!(fox.holds(told).await, "{game}: nothing was told");
        fox.fits(game).await;
    }
    fox.close().await;
}

#[tokio::test]
async fn each_lesson_is_taken_in_firefox() {
    if !firefox_is_there() {
        return;
    }
    let site = Site::start("firefox-lessons");
    let fox = Fox::open().await;
    // As narrow as Firefox becomes: every answer then stands in the list at the foot.
    fox.narrow().await;
    for game in GAMES {
        let address = format!("{}/lesson/{game}", site.address);
        fox.goto(&address).await;
        fox.eval("window.stayed = true").await;
        let all = fox.eval("document.querySelector('.taught progress').max").await.as_i64().unwrap();
        for step in 1..=all {
            let here = "document.querySelector('main[data-at]:not([data-busy])')?.dataset.at";
            fox.until(&format!("step {step} of {game}"), &format!("{here} === '{step}'")).await;
            let pointed = "!!document.querySelector('.pointed-at')";
            fox.until(&format!("what step {step} of {game} points at"), pointed).await;
            let right = fox.solution(&address, step).await;
            // In the list at the foot, where the page shows one.
            let button = format!("button[name=action][value='{right}']");
            let listed = format!("#z-actions {button}");
            let shows = format!("!!document.querySelector({listed:?})?.checkVisibility()");
            fox.click(if fox.holds(&shows).await { &listed } else { &button }).await;
        }
        fox.until("the end of the lesson", "!!document.querySelector('.taught[data-over]')").await;
        assert!(fox.holds("window.stayed === true").await, "{game}: the page was loaded again");
        fox.fits(game).await;
        fox.click(".end button.first").await;
        fox.until("a real table", "!!document.querySelector('main[data-live]')").await;
    }
    fox.close().await;
}
