//! What wins, why one is asked, and the rules that open there.

use crate::house::{Browser, Look, Site, browser_is_there};

/// Is it on the first screen, and whole?
fn in_sight(css: &str) -> String {
    format!(
        "(() => {{ const box = document.querySelector('{css}')?.getBoundingClientRect(); \
         return !!box && box.top >= 0 && box.bottom <= innerHeight && box.height > 0; }})()"
    )
}

const HERE: &str = "document.querySelector('.sheet[open] .clause.here')?.id";
const ASKED: &str = "'c-' + document.querySelector('#z-ask [data-clause]')?.dataset.clause";

#[tokio::test]
async fn the_aim_is_in_sight_and_the_rules_open_at_what_is_asked() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("aims");
    for (game, lang) in
        [("evilrunner", "it"), ("godlucky", "en"), ("sancta", "it"), ("capitale", "en"), ("dogma", "it")]
    {
        let browser = Browser::open(Look::PHONE.in_lang(lang).still()).await;
        browser.goto(&site.address).await;
        browser.click(&format!("form[action='/play/{game}'] button")).await;
        assert!(browser.my_turn().await, "{game}");
        for css in [".the-aim", "#z-ask .ask", ".the-why"] {
            browser.until(&format!("{css} of {game}"), &in_sight(css)).await;
        }
        browser.fits(game).await;
        browser.picture(&format!("aim-{game}-phone-{lang}")).await;

        // By the switch, by the reason's own link, and by the link at the top of the page.
        let clause = browser.eval(ASKED).await;
        for css in ["#z-ask .the-why a", "a[data-rules]", ".dock button:last-child"] {
            browser.click(css).await;
            browser.until(&format!("the rules at {clause} by {css}"), &format!("{HERE} === {clause}")).await;
            browser.keys("\u{e00c}").await;
            browser.until("the rules to close", "!document.querySelector('.sheet[open]')").await;
        }
        browser.close().await;
    }
}
