//! The beginning of a game of each title, at length the whole, through the accessibility tree alone, as who does not see the page plays: nothing is looked for by its place,
//! its look or its class, only by what it is and what it is called.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::house::{Browser, Look, PATIENCE, Site, WHILE, browser_is_there, few};

/// A thing on the page as a screen reader has it.
struct Heard {
    role: String,
    name: String,
    /// The element behind it.
    element: i64,
    /// Its own number, and those of what it holds.
    id: String,
    holds: Vec<String>,
    disabled: bool,
}

/// Everything that is heard on the page now, and at which place a number is.
struct Page(Vec<Heard>, HashMap<String, usize>);

impl Heard {
    fn read(node: &Value) -> Option<Heard> {
        let word = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
        let list = |field: &str| node[field].as_array().cloned().unwrap_or_default();
        let is_set = |property: &Value| property["name"] == "disabled" && property["value"]["value"] == true;
        Some(Heard {
            role: word("role"),
            name: word("name"),
            element: node["backendDOMNodeId"].as_i64()?,
            id: node["nodeId"].as_str()?.to_owned(),
            holds: list("childIds").iter().filter_map(|id| Some(id.as_str()?.to_owned())).collect(),
            disabled: list("properties").iter().any(is_set),
        })
    }
}

impl Page {
    async fn of(browser: &Browser) -> Page {
        let tree = browser.driver.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await;
        let nodes =
            tree.map(|tree| tree["nodes"].as_array().cloned().unwrap_or_default()).unwrap_or_default();
        let all: Vec<Heard> = nodes.iter().filter_map(Heard::read).collect();
        let places = all.iter().enumerate().map(|(at, heard)| (heard.id.clone(), at)).collect();
        Page(all, places)
    }

    fn find(&self, role: &str, name: &str) -> Option<&Heard> {
        self.0.iter().find(|heard| heard.role == role && heard.name == name)
    }

    /// The buttons in something, however deep, but not in what is left out.
    fn buttons_in(&self, group: &Heard, without: &str) -> Vec<&Heard> {
        let (mut inside, mut next) = (Vec::new(), group.holds.clone());
        while let Some(id) = next.pop() {
            let Some(heard) = self.1.get(&id).map(|at| &self.0[*at]).filter(|heard| heard.role != without)
            else {
                continue;
            };
            next.extend(heard.holds.iter().cloned());
            if heard.role == "button" && !heard.disabled {
                inside.push(heard);
            }
        }
        inside.sort_by_key(|heard| heard.element);
        inside
    }

    /// What can be answered now: all of it in one group, where the game has not its own places for it; else the buttons of the
    /// table itself, without the house's beside it, and without those that say that they cannot be pressed now.
    fn answers(&self) -> Vec<&Heard> {
        let listed = self.find("group", "What you can do").map(|group| self.buttons_in(group, ""));
        if let Some(listed) = listed.filter(|listed| !listed.is_empty()) {
            return listed;
        }
        let table = self.0.iter().find(|heard| heard.role == "main");
        let mut open = table.map(|table| self.buttons_in(table, "complementary")).unwrap_or_default();
        open.retain(|heard| !heard.name.contains("Not now: press to learn why"));
        open
    }

    /// Is the match over? Then another one is offered.
    fn is_over(&self) -> bool {
        self.0
            .iter()
            .any(|heard| heard.role == "button" && heard.name.to_lowercase().contains("another match"))
    }

    /// The live line that says what is asked.
    fn question(&self) -> bool {
        self.0.iter().any(|heard| heard.role == "status")
    }
}

/// Presses it, as a screen reader does for its user.
async fn press(browser: &Browser, heard: &Heard) -> bool {
    let cdp = browser.driver.cdp();
    let found = cdp.send_raw("DOM.resolveNode", json!({"backendNodeId": heard.element})).await;
    let Some(object) = found.ok().and_then(|found| Some(found["object"]["objectId"].as_str()?.to_owned()))
    else {
        return false;
    };
    let call =
        json!({"objectId": object, "functionDeclaration": "function() { this.focus(); this.click(); }"});
    cdp.send_raw("Runtime.callFunctionOn", call).await.is_ok()
}

/// Waits for a page on which there is something to answer, or whose match is over.
async fn next(browser: &Browser) -> Page {
    let begun = Instant::now();
    loop {
        browser.my_turn().await;
        let page = Page::of(browser).await;
        if page.is_over() || !page.answers().is_empty() {
            return page;
        }
        let heard = || {
            page.0
                .iter()
                .map(|heard| format!("{} '{}'", heard.role, heard.name))
                .collect::<Vec<_>>()
                .join(", ")
        };
        assert!(begun.elapsed() < PATIENCE, "nothing to answer, and no end; heard: {}", heard());
        tokio::time::sleep(WHILE).await;
    }
}

/// Plays a game, at length to its end, each answer by what it is called; how many answers it took.
async fn by_ear(game: &str, fields: &[(&str, &str)]) -> usize {
    let site = Site::start(&format!("heard-{game}"));
    let browser = Browser::open(Look::DESKTOP.still()).await;
    browser.new_table(&site.address, game, fields).await;
    let (mut answers, mut tries) = (0, 0);
    while answers < few(6, usize::MAX) {
        let page = next(&browser).await;
        if page.is_over() {
            break;
        }
        assert!(page.question(), "{game}: nobody says what is asked");
        let open = page.answers();
        let one = open[(7 * answers + 3 + tries) % open.len()];
        assert!(!one.name.trim().is_empty(), "{game}: a button without a name");
        let before = browser.at().await;
        // What only shows something, or asks once more, is no answer.
        let answered = press(&browser, one).await && moves_on(&browser, before).await;
        (answers, tries) = if answered { (answers + 1, 0) } else { (answers, tries + 1) };
        assert!(
            answers < 900 && tries < 40,
            "{game}: no end, or nothing answers; the last was '{}'",
            one.name
        );
    }
    browser.close().await;
    answers
}

/// Is the answer taken? Whatever is one is on its way as soon as it is pressed.
async fn moves_on(browser: &Browser, before: i64) -> bool {
    let taken = format!(
        "Number(document.querySelector('main').dataset.at) !== {before} || !!document.querySelector('.end, form[action$=\"/unseal\"]')"
    );
    let replied = format!("!('busy' in document.querySelector('main').dataset) || {taken}");
    browser.within(PATIENCE, &replied).await && browser.within(Duration::from_millis(500), &taken).await
}

/// Whether it was played, and at what length.
async fn assert_plays(game: &str, fields: &[(&str, &str)]) {
    if browser_is_there() {
        let answers = by_ear(game, fields).await;
        println!("{game} by ear: {answers} answers");
        assert!(answers > 5, "{game}: over after {answers} answers");
    }
}

#[tokio::test]
async fn evilrunner_by_ear() {
    assert_plays("evilrunner", &[("field-legs", "1"), ("field-cap", "10")]).await;
}

#[tokio::test]
async fn sancta_by_ear() {
    assert_plays("sancta", &[("field-seats", "2"), ("field-rounds", "10")]).await;
}

#[tokio::test]
async fn capitale_by_ear() {
    assert_plays("capitale", &[("field-duels", "1")]).await;
}

#[tokio::test]
async fn godlucky_by_ear() {
    assert_plays("godlucky", &[("field-seats", "2"), ("field-rounds", "10")]).await;
}

#[tokio::test]
async fn dogma_by_ear() {
    assert_plays("dogma", &[("field-mode", "predestinazione")]).await;
}
