//! A light page: little comes over the wire, and little of it is gone through when something changes.

use std::time::Duration;

use serde_json::json;

use crate::house::{Browser, Look, Site, browser_is_there};

/// What a table weighs when nothing of it is known yet, as it comes over the wire.
const WEIGHT: &str =
    "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)";
/// What a first visit may load, packed: bytes.
pub(crate) const HEAVIEST: u64 = 90_000;

/// Loads the page anew as if it had never been seen.
pub(crate) async fn weight(browser: &Browser) -> u64 {
    browser.driver.cdp().send_raw("Network.clearBrowserCache", json!({})).await.unwrap();
    browser.driver.refresh().await.unwrap();
    let parts = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/motion.js'))";
    browser.until("the script's parts", parts).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    browser.eval(WEIGHT).await.as_u64().unwrap()
}

/// Rules whose ancestor is asked by `:has()` and whose last part names no class, attribute, id or element. Where there is one, each change
/// of any `:has()` lets Chromium style the whole page anew: a single one made of 1.2 ms 11 (Predestinazione), of 1.7 ms 13 (Capitale) and
/// of 3.6 ms 11 (Sancta) on a phone's page, emblems that were laid out unseen included (29 November 2026, what this test prints).
const VAGUE: &str = "(() => {
  const apart = (text, at) => {
    let depth = 0, parts = [''];
    for (const letter of text) {
      if ('(['.includes(letter)) depth += 1;
      if (')]'.includes(letter)) depth -= 1;
      if (depth === 0 && at.test(letter)) parts.push(''); else parts[parts.length - 1] += letter;
    }
    return parts.filter(part => part.trim());
  };
  const vague = part => !part.includes('&') && !/[.#[]|:is\\(|:where\\(|(^|[^:\\w-])[a-z]/.test(part.replace(/:(not|has)\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)/g, ''));
  const found = [];
  const look = (rules, above) => {
    for (const rule of rules) {
      let asks = above;
      if (rule.selectorText) {
        const all = apart(rule.selectorText, /,/).map(one => apart(one, /[\\s>+~]/));
        for (const parts of all) {
          const before = [...parts.slice(0, -1), ...(parts[0].includes('&') ? [] : ['&'])];
          const has = before.some(part => part.includes(':has(') || part.includes('&') && above);
          if (has && vague(parts.at(-1))) found.push(rule.selectorText);
        }
        asks = above || rule.selectorText.includes(':has(');
      }
      if (rule.cssRules) look(rule.cssRules, asks);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, false);
  return found;
})()";

/// Milliseconds until the page is styled and laid out again when what `:has()` asks for comes or goes; for people to read.
const CHANGE: &str = "(() => {
  const ask = document.querySelector('#z-ask'), comes = document.createElement('p');
  comes.className = 'notice end';
  const laid = change => { const begun = performance.now(); change(); document.body.offsetHeight; return performance.now() - begun; };
  document.body.offsetHeight;
  let all = 0;
  for (let n = 0; n < 10; n += 1) all += laid(() => ask.append(comes)) + laid(() => comes.remove());
  return all / 20;
})()";

/// The ways to play a game, where its form knows several.
async fn modes(browser: &Browser, site: &Site, game: &str) -> Vec<String> {
    browser.goto(&format!("{}/new/{game}", site.address)).await;
    let told = browser
        .eval("[...document.querySelectorAll('[name=\"field-mode\"] option')].map(({ value }) => value)");
    told.await.as_array().unwrap().iter().filter_map(|mode| mode.as_str().map(str::to_owned)).collect()
}

#[tokio::test]
async fn no_table_weighs_more_than_ninety_kilobytes_cold_or_is_styled_as_a_whole() {
    if !browser_is_there() {
        return;
    }
    let site = Site::start("weight");
    let browser = Browser::open(Look::PHONE).await;
    let mut heavy = Vec::new();
    for game in ["dogma", "sancta", "capitale", "godlucky", "evilrunner"] {
        let modes = modes(&browser, &site, game).await;
        let fields: Vec<Vec<(&str, &str)>> = match &modes[..] {
            [] => vec![vec![]],
            modes => modes.iter().map(|mode| vec![("field-mode", mode.as_str())]).collect(),
        };
        for fields in fields {
            browser.new_table(&site.address, game, &fields).await;
            let bytes = weight(&browser).await;
            let change = browser.eval(CHANGE).await.as_f64().unwrap();
            println!("{game} {fields:?}: {:.1} kB cold, {change:.1} ms a change", bytes as f64 / 1000.0);
            if bytes > HEAVIEST {
                heavy.push(format!("{game} {fields:?}: {bytes}"));
            }
            let vague = browser.eval(VAGUE).await;
            if vague != json!([]) {
                heavy.push(format!("{game} {fields:?}: {vague} say too little of what they style"));
            }
        }
    }
    browser.close().await;
    assert!(heavy.is_empty(), "{heavy:?}");
}
