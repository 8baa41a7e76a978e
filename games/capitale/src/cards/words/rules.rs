//! Rules that hold as long as a card is in play.

use table::{Lang, so_many};

use super::groups::How;
use super::nouns::{cards, cards_more};
use super::voice::Voice;
use crate::cards::{Keyword, Rule};

impl Voice {
    /// What holds.
    pub(super) fn rule(self, rule: &Rule) -> String {
        match rule {
            Rule::Keyword(keyword) => self.keyword(*keyword),
            Rule::Bearer(change) => {
                format!("{}{}", self.bearer(), self.changed(*change, self.pick("ha", "has")))
            }
            Rule::Band(group, change) => {
                let who = self.who(group, How::Each);
                format!("{who} {}", self.changed(*change, self.pick("ha", "has")))
            }
            Rule::Spoils(n) => self.pick(
                format!("quando conquisti una città, scarti {} in meno", cards(*n, Lang::It)),
                format!(
                    "when you conquer a city, discard {} fewer",
                    so_many(*n, Lang::En, ["", ""], ["one card", "cards"])
                ),
            ),
            Rule::Keep(n) => {
                let n = cards_more(*n, self.lang);
                self.pick(
                    format!("alla fine del tuo turno puoi tenere in mano {n}"),
                    format!("at the end of your turn you may keep {n} in hand"),
                )
            }
            Rule::Opening(n) => {
                let n = cards_more(*n, self.lang);
                self.pick(
                    format!("nella tua fase di apertura puoi aprire {n}"),
                    format!("in your opening phase you may open {n}"),
                )
            }
        }
    }

    /// 'Heavy: it does not untap …', or said of somebody.
    fn keyword(self, keyword: Keyword) -> String {
        let (title, means) = (keyword.title(), keyword.means());
        let (title, means) = (title.get(self.lang), means.get(self.lang));
        format!("{}{} {title}: {means}", self.bearer(), self.pick("è", "is"))
    }

    /// A keyword that a character simply has.
    pub(super) fn own_keyword(self, keyword: Keyword) -> String {
        let (title, means) = (keyword.title(), keyword.means());
        format!("{}: {}", title.get(self.lang), means.get(self.lang))
    }
}
