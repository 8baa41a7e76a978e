//! What a person finds at a table beside the match itself, and must find again with every later version.

use form_urlencoded::{Serializer, parse};

use crate::client::Visitor;
use crate::forms::forms;
use crate::markup::tags;
use crate::player::Page;

/// Names with values, written as in an address: `at=41&sealed=yes`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks(Vec<(String, String)>);

/// How many lines the log has: there may be more later, since windows close and computers answer.
const AT: &str = "at";

impl Marks {
    /// What the person of this session finds now.
    pub(super) async fn of(person: &mut Visitor, game: &str, id: &str) -> Result<(Page, Self), String> {
        let html = person.page(&format!("/t/{id}")).await?;
        let page = Page::read(&html)?;
        let home = person.page("/").await?;
        let names = forms(&home).into_iter().find(|form| form.action == "/name");
        let name = names.and_then(|form| form.field("name").map(|field| field.value.clone()));
        let link = format!("/t/{id}");
        let listed = tags(&home).any(|tag| tag.name == "a" && tag.get("href").as_ref() == Some(&link));
        let shelf = person.get(&format!("/decks/{game}")).await?;
        let decks = forms(&shelf.body).iter().filter(|form| form.action.ends_with("/delete")).count();
        let said = tags(&html).filter(|tag| tag.has("data-said")).count();
        let passes = page.form_with("/passes", "passes", "no").is_some();
        let yes = |is: bool| if is { "yes".to_owned() } else { String::new() };
        let all = [
            (AT, page.at.to_string()),
            // The envelopes of a window are opened when it closes, which it does by itself.
            ("sealed", yes(page.sealed && !page.timed)),
            ("passes", yes(passes)),
            ("left", yes(page.form("/return").is_some())),
            ("said", some(said)),
            ("decks", some(decks)),
            ("listed", yes(listed)),
            ("name", name.unwrap_or_default()),
        ];
        let all = all.into_iter().filter(|(_, value)| !value.is_empty());
        Ok((page, Marks(all.map(|(name, value)| (name.to_owned(), value)).collect())))
    }

    /// Is all of it still there?
    pub(super) fn are_in(&self, later: &Marks) -> Result<(), String> {
        for (name, value) in &self.0 {
            let now = later.get(name);
            let lines = |text: &str| text.parse::<i64>().unwrap_or(-1);
            let kept = match now {
                Some(now) if name == AT => lines(now) >= lines(value),
                now => now == Some(value),
            };
            if !kept {
                return Err(format!(
                    "there was {name}={value}, there is {name}={}",
                    now.unwrap_or("nothing")
                ));
            }
        }
        Ok(())
    }

    pub(super) fn read(text: &str) -> Self {
        Marks(parse(text.as_bytes()).into_owned().collect())
    }

    pub(super) fn write(&self) -> String {
        Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

fn some(count: usize) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_log_may_grow() {
        let before = Marks::read("at=41&sealed=yes&name=Zo%C3%AB");
        assert_eq!(before.write(), "at=41&sealed=yes&name=Zo%C3%AB");
        assert_eq!(before.are_in(&Marks::read("at=42&sealed=yes&name=Zo%C3%AB&said=2")), Ok(()));
        for (later, what) in [
            ("at=40&sealed=yes&name=Zo%C3%AB", "at=41"),
            ("at=41&name=Zo%C3%AB", "sealed=yes"),
            ("at=41&sealed=yes&name=Zoe", "name=Zoë"),
        ] {
            assert!(before.are_in(&Marks::read(later)).unwrap_err().contains(what), "{later}");
        }
    }
}
