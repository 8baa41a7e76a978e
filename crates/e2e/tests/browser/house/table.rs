//! What a person does at a table: of any game to sit down, of Evilrunner to play.

use std::time::Duration;

use super::Browser;

/// How somebody answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    Keyboard,
}

/// The vertices on which something can be done; the two-step ones only lead on.
const OPEN: &str = "document.querySelectorAll('[data-acts]')";
/// Every answer that is open, in one list: a game's own buttons also stand for what cannot be done.
const OFFERED: &str = "document.querySelectorAll('#z-actions .actions button[name=action]')";
const BUTTONS: &str = "document.querySelectorAll('button[name=action]')";

impl Browser {
    /// The number that the page shows itself to be at.
    pub(crate) async fn at(&self) -> i64 {
        let at = self.eval("Number(document.querySelector('main').dataset.at)").await;
        at.as_i64().unwrap_or(-1)
    }

    /// Says a name on the page of an invitation and sits down in this seat.
    pub(crate) async fn sit(&self, seat: usize, name: &str) {
        self.click("#sit-name").await;
        self.eval("document.getElementById('sit-name').value = ''").await;
        self.keys(name).await;
        self.click(&format!("button[name=seat][value='{seat}']")).await;
        self.until("a seat", &format!("document.querySelector('main').dataset.seat === '{seat}'")).await;
    }

    pub(crate) async fn is_over(&self) -> bool {
        self.eval("!!document.querySelector('.end')").await.as_bool() == Some(true)
    }

    pub(crate) async fn is_asked(&self) -> bool {
        self.eval(&format!("{BUTTONS}.length > 0 || {OPEN}.length > 0")).await.as_bool() == Some(true)
    }

    /// Waits until this seat is asked or the match is over; true when it is asked.
    pub(crate) async fn my_turn(&self) -> bool {
        self.until(
            "my turn, or the end",
            &format!("{BUTTONS}.length > 0 || !!document.querySelector('.end')"),
        )
        .await;
        !self.is_over().await
    }

    /// Answers somehow. Which of the open vertices is chosen follows from `whim`.
    pub(crate) async fn answer(&self, hand: Hand, whim: usize) {
        let before = self.at().await;
        let open = self.eval(&format!("{OPEN}.length")).await.as_u64().unwrap_or(0) as usize;
        match (hand, open) {
            (Hand::Mouse, 0) => self.click("button[name=action]").await,
            (Hand::Mouse, _) => {
                self.press(&format!("{OPEN}[{}]", whim % open)).await;
                self.confirm(before, hand).await;
            }
            (Hand::Keyboard, 0) => {
                self.tab_to("button[name=action]").await;
                self.keys("\u{e007}").await;
            }
            (Hand::Keyboard, _) => {
                self.tab_to("svg.solids, svg.solids *").await;
                for _ in 0..=whim % 5 {
                    self.keys("n").await;
                }
                self.keys("\u{e007}").await;
                self.confirm(before, hand).await;
            }
        }
        let moved = format!(
            "Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end')"
        );
        self.until("the answer to be taken", &moved).await;
    }

    /// Sends one of the answers that the form offers, the quickest way to a later moment. Which one follows from `whim`.
    pub(crate) async fn answer_plainly(&self, whim: usize) {
        let before = self.at().await;
        self.send(&format!("(open => open[{whim} % open.length])({OFFERED})")).await;
        let moved = format!(
            "Number(document.querySelector('main').dataset.at) != {before} || {OFFERED}.length === 0 || !!document.querySelector('.end, form[action$=\"/unseal\"]')"
        );
        self.until("the answer to be taken", &moved).await;
    }

    /// Sends the answer of a button, which a script's expression finds, without pressing it.
    pub(crate) async fn send(&self, button: &str) {
        let sent = format!("(one => (one.form.requestSubmit(one), true))({button})");
        assert!(self.eval(&sent).await.as_bool() == Some(true), "nothing to answer: {button}");
    }

    /// Clicks with the mouse in the middle of a vertex: what lies on top there gets the click, as with a person.
    pub(crate) async fn press(&self, node: &str) {
        self.eval(&format!("{node}.scrollIntoView({{block: 'center', behavior: 'instant'}})")).await;
        // A click too soon after another counts as the second half of a double click; pieces still travel, too.
        tokio::time::sleep(Duration::from_millis(380)).await;
        let middle = "(r => [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)])";
        let place =
            self.eval(&format!("{middle}({node}.querySelector('.hit').getBoundingClientRect())")).await;
        let number = |i: usize| place[i].as_i64().unwrap_or_else(|| panic!("no place for {node}: {place}"));
        self.driver.action_chain().move_to(number(0), number(1)).click().perform().await.unwrap();
    }

    /// A crossing, or two vertices that lie on each other, ask once more: the first button says yes.
    async fn confirm(&self, before: i64, hand: Hand) {
        let settled = format!(
            "!!document.querySelector('.chooser') || Number(document.querySelector('main').dataset.at) != {before} || !!document.querySelector('.end')"
        );
        self.until("an answer or a question back", &settled).await;
        if self.eval("!!document.querySelector('.chooser')").await.as_bool() == Some(true) {
            match hand {
                Hand::Mouse => self.click(".chooser button").await,
                Hand::Keyboard => self.keys("\u{e007}").await,
            }
        }
    }

    /// Presses Tab until something of this kind has the focus.
    pub(crate) async fn tab_to(&self, css: &str) {
        let there = format!("!!document.activeElement && document.activeElement.matches({css:?})");
        for _ in 0..120 {
            if self.eval(&there).await.as_bool() == Some(true) {
                return;
            }
            self.keys("\u{e004}").await;
        }
        panic!("Tab does not lead to {css}");
    }

    /// Makes a table of a game by the form, fields by name, and opens it.
    pub(crate) async fn new_table(&self, address: &str, game: &str, fields: &[(&str, &str)]) {
        self.goto(&format!("{address}/new/{game}")).await;
        for (name, value) in fields {
            assert!(self.set(name, value).await, "no field {name}");
        }
        let at_table = "!!document.querySelector('main#table')";
        let rows = match fields.iter().find(|(name, _)| *name == "field-seats") {
            Some((_, seats)) => {
                format!("document.querySelectorAll('select[name^=\"seat-\"]').length === {seats}")
            }
            None => "false".to_owned(),
        };
        // The form that is left may have as many rows already.
        self.eval("window.left = true").await;
        self.click("form.create button[type=submit]").await;
        self.until("the table, or its seats", &format!("!window.left && ({at_table} || {rows})")).await;
        if self.eval(at_table).await.as_bool() != Some(true) {
            // The form has shown who sits where for this number of seats.
            for (name, value) in fields.iter().filter(|(name, _)| name.starts_with("seat-")) {
                self.set(name, value).await;
            }
            self.click("form.create button[type=submit]").await;
        }
        self.until("the table", at_table).await;
    }

    /// Fills in a field as a person would, with the event of it. Is there one of this name?
    async fn set(&self, name: &str, value: &str) -> bool {
        let set = format!(
            "(() => {{ const field = document.querySelector('[name=\"{name}\"]'); field.value = '{value}'; field.dispatchEvent(new Event('input')); return true; }})()"
        );
        self.eval(&set).await.as_bool() == Some(true)
    }
}
