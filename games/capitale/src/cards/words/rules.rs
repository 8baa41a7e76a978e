//! Rules that hold as long as a card is in play.

use table::grammar::so_many;

use super::groups::How;
use super::nouns::cards_more;
use super::voice::Voice;
use crate::cards::{Keyword, Rule};

impl Voice {
    /// What holds.
    pub(super) fn rule(self, rule: &Rule) -> String {
        let (lang, has) = (self.lang, self.pick("ha", "has"));
        table::lines! { self, rule;
            Rule::Keyword(keyword), who = self.bearer(), keyword = self.own_keyword(*keyword) =>
                "{who}è {keyword}", "{who}is {keyword}";
            Rule::Bearer(change), who = self.bearer(), has = self.changed(*change, has) => "{who}{has}", "{who}{has}";
            Rule::Band(group, change), who = self.who(group, How::Each), has = self.changed(*change, has) =>
                "{who} {has}", "{who} {has}";
            Rule::Spoils(n), n = so_many(*n, lang, ["una carta", "carte"], ["one card", "cards"]) =>
                "quando conquisti una città, scarti {n} in meno", "when you conquer a city, discard {n} fewer";
            Rule::Keep(n), n = cards_more(*n, lang) =>
                "alla fine del tuo turno puoi tenere in mano {n}", "at the end of your turn you may keep {n} in hand";
            Rule::Opening(n), n = cards_more(*n, lang) =>
                "nella tua fase di apertura puoi aprire {n}", "in your opening phase you may open {n}";
        }
    }

    /// A keyword with what it means: 'Heavy: it does not untap …'.
    pub(super) fn own_keyword(self, keyword: Keyword) -> String {
        format!("{}: {}", keyword.title().get(self.lang), keyword.means().get(self.lang))
    }
}
