//! What a person sees at a table, and does there.

use std::collections::BTreeSet;

use crate::client::{Answer, Visitor};
use crate::forms::{Form, forms};
use crate::markup::{Tag, tags};

/// An action that a page offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// How many lines the log had when the page was drawn: the field `at` of its form.
    pub at: i64,
    /// The action.
    pub action: String,
}

/// What came of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The server has taken it.
    Accepted,
    /// The server has answered that it does not take it: the status and the reason.
    Refused(u16, String),
    /// No answer came, or only a part of one: whether it was taken is not known.
    Broken(String),
}

/// A table as one visitor sees it.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The game.
    pub game: String,
    /// How many lines its log has.
    pub at: i64,
    /// The visitor's seat, if it sits here.
    pub seat: Option<usize>,
    /// What the visitor may do now.
    pub choices: Vec<Act>,
    /// Is the match over?
    pub over: bool,
    /// Is the question a reaction window?
    pub window: bool,
    /// Is it one that stays open for its time, whatever is answered?
    pub timed: bool,
    /// Has the visitor answered already, under seal?
    pub sealed: bool,
    /// All forms.
    pub forms: Vec<Form>,
}

impl Page {
    /// Reads a table's page.
    ///
    /// # Errors
    /// When it is no such page.
    pub fn read(html: &str) -> Result<Page, String> {
        let mut page = Page { at: -1, forms: forms(html), ..Page::default() };
        let mut in_window = false;
        for tag in tags(html) {
            match tag.name {
                "main" => page.head(&tag)?,
                "section" if tag.is_of("end") => page.over = true,
                "div" if tag.is_of("window") => in_window = true,
                "/div" => in_window = false,
                "p" if in_window => {
                    (page.window, page.timed) = (true, page.timed || tag.has("data-deadline"))
                }
                _ => {}
            }
        }
        page.sealed = page.form("/unseal").is_some();
        // Whoever has answered under seal finds the buttons on the board still there, but has to take the answer back first.
        let asks = page.form("/act").filter(|_| !page.sealed);
        page.choices = asks.map(|form| choices(form, page.at)).unwrap_or_default();
        Ok(page)
    }

    /// Reads what a socket has brought of a table.
    ///
    /// # Errors
    /// As for [`Page::read`].
    pub fn of_zones<'a>(at: i64, zones: impl IntoIterator<Item = &'a String>) -> Result<Page, String> {
        let zones: Vec<&str> = zones.into_iter().map(String::as_str).collect();
        Page::read(&format!("<main data-at=\"{at}\">{}</main>", zones.concat()))
    }

    fn head(&mut self, main: &Tag<'_>) -> Result<(), String> {
        let at = main.get("data-at").and_then(|at| at.parse().ok());
        // Where a seat is free one is invited first: there nothing is shown that could be answered.
        let at = at.or(main.is_of("invitation").then_some(self.at));
        self.at = at.ok_or("a page with another <main> than a table's")?;
        self.game = main.get("data-game").unwrap_or_default();
        self.seat = main.get("data-seat").and_then(|seat| seat.parse().ok());
        Ok(())
    }

    /// The form that posts to this part of the table's address, such as `/undo`.
    pub fn form(&self, part: &str) -> Option<&Form> {
        self.forms.iter().find(|form| belongs(form, part))
    }

    /// The form of such an address in which a field has this value.
    pub fn form_with(&self, part: &str, name: &str, value: &str) -> Option<&Form> {
        let fits = |form: &&Form| form.field(name).is_some_and(|field| field.value == value);
        self.forms.iter().filter(|form| belongs(form, part)).find(fits)
    }
}

fn belongs(form: &Form, part: &str) -> bool {
    form.action.starts_with("/t/") && form.action.ends_with(part)
}

/// The actions of a form: a game may offer one on its board too.
fn choices(form: &Form, shown: i64) -> Vec<Act> {
    let at = form.field("at").and_then(|field| field.value.parse().ok()).unwrap_or(shown);
    let offered = form.buttons.iter().filter(|button| button.offered && button.name == "action");
    let mut seen = BTreeSet::new();
    let once = offered.filter(|button| seen.insert(button.value.as_str()));
    once.map(|button| Act { at, action: button.value.clone() }).collect()
}

impl Visitor {
    /// Looks at a table.
    ///
    /// # Errors
    /// When its page does not come or cannot be read.
    pub async fn look(&mut self, id: &str) -> Result<Page, String> {
        Page::read(&self.page(&format!("/t/{id}")).await?)
    }

    /// Does something at a table.
    pub async fn act(&mut self, id: &str, act: &Act) -> Outcome {
        let at = act.at.to_string();
        let fields = [("at", at.as_str()), ("action", &act.action)];
        outcome(self.post(&format!("/t/{id}/act"), &fields).await)
    }

    /// Posts a form as it stands, with its first button.
    pub async fn press(&mut self, form: &Form) -> Outcome {
        let button = form.buttons.first().filter(|button| !button.name.is_empty());
        let button = button.map(|button| (button.name.as_str(), button.value.as_str()));
        let fields = form.fields.iter().map(|field| (field.name.as_str(), field.value.as_str()));
        let fields: Vec<(&str, &str)> = fields.chain(button).collect();
        outcome(self.post(&form.action, &fields).await)
    }
}

impl Outcome {
    /// Was it taken?
    ///
    /// # Errors
    /// When it was not, or nobody knows.
    pub fn accepted(self) -> Result<(), String> {
        match self {
            Outcome::Accepted => Ok(()),
            Outcome::Refused(status, why) => Err(format!("refused: {status} {why}")),
            Outcome::Broken(error) => Err(format!("no answer: {error}")),
        }
    }
}

fn outcome(answer: Result<Answer, String>) -> Outcome {
    match answer {
        Ok(answer) if (200..400).contains(&answer.status) => Outcome::Accepted,
        Ok(answer) => Outcome::Refused(answer.status, answer.why()),
        Err(error) => Outcome::Broken(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(ask: &str, actions: &str) -> String {
        format!(
            "<form method=\"post\" action=\"/lang\"></form><main class=\"table\" data-game=\"sancta\" \
             data-at=\"12\" data-seat=\"1\"><div id=\"z-ask\">{ask}</div><div id=\"z-board\">\
             <button form=\"actions\" name=\"action\" value=\"a\"></button>\
             <button class=\"cannot\" form=\"actions\" name=\"action\" value=\"c\"></button></div>{actions}</main>"
        )
    }

    #[test]
    fn a_page_offers_each_action_once() {
        let actions = "<form method=\"post\" id=\"actions\" action=\"/t/x/act\"><input type=\"hidden\" name=\"at\" \
            value=\"11\"><button name=\"action\" value=\"b\"></button><button name=\"action\" value=\"a\"></button></form>";
        let page = Page::read(&page("<p>?</p>", actions)).unwrap();
        let acts: Vec<(i64, &str)> = page.choices.iter().map(|act| (act.at, act.action.as_str())).collect();
        assert_eq!(acts, [(11, "b"), (11, "a")]);
        assert_eq!(
            (page.at, page.seat, page.over, page.window, page.sealed),
            (12, Some(1), false, false, false)
        );
    }

    #[test]
    fn a_window_and_an_envelope_show() {
        let ask = "<div class=\"window\"><p class=\"chip strong\" data-deadline=\"9\">w</p></div><p>?</p>";
        let page = Page::read(&page(ask, "<form method=\"post\" action=\"/t/x/unseal\"></form>")).unwrap();
        assert!(page.window && page.timed && page.sealed && page.choices.is_empty());
    }

    #[test]
    fn an_invitation_is_the_page_of_a_table_that_asks_nothing() {
        let page = Page::read(
            "<main class=\"invitation\" data-game=\"dogma\"><form method=\"post\" action=\"/t/x/sit\"></form></main>",
        );
        let page = page.unwrap();
        assert_eq!((page.at, page.game.as_str(), page.choices.len()), (-1, "dogma", 0));
        assert!(page.form("/sit").is_some());
    }

    #[test]
    fn another_page_is_no_table() {
        assert!(Page::read("<main id=\"main\"></main>").unwrap_err().contains("another <main>"));
    }
}
