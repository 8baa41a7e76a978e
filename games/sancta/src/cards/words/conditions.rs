//! Conditions: what must hold of who reads the card, or of somebody else.

use table::grammar::so_many;

use super::nouns::points;
use super::voice::Voice;
use crate::cards::{Condition, Count};

impl Voice {
    /// What must hold: 'hai in mano al massimo una carta'.
    pub(super) fn condition(self, condition: Condition) -> String {
        let (lang, active) = (self.lang, self.active(""));
        self.says(table::lines! { self, condition;
            Condition::With(what, n), held = self.held(what, n) => "{held}", "{held}";
            Condition::Facing(kind), one = kind.noun().a(lang) =>
                "un altro giocatore ha {one} in Zona Attiva", "another player has {one} in the Zona Attiva";
            Condition::Level(n) => "{active} è almeno di livello {n}", "{active} is at least level {n}";
            Condition::Points(n), n = points(n, lang) => "{active} ha almeno {n}", "{active} has at least {n}";
            Condition::HandAtMost(0) => "non [hai|ha] carte in mano", "[you|they] have no cards in hand";
            Condition::HandAtMost(n), n = so_many(n, lang, ["una carta", "carte"], ["one card", "cards"]) =>
                "[hai|ha] in mano al massimo {n}", "[you|they] have at most {n} in hand";
            Condition::Alone => "il [tuo|suo] Santuario è vuoto", "[your|their] Santuario is empty";
            Condition::Behind =>
                "qualcun altro ha più Santi di [te|lui] nella Rosa",
                "someone else has more Saints in the Rosa than [you|they do]";
            Condition::OwnTurn => "è il [tuo|suo] turno", "it is [your|their] turn";
        })
    }

    /// At least so many of what is counted: 'hai almeno due martiri fra Rosa e Santuario'.
    fn held(self, what: Count, n: u8) -> String {
        let lang = self.lang;
        let some = |[it, many_it]: [&str; 2], [en, many_en]: [&str; 2]| {
            so_many(n, lang, [&format!("un {it}"), many_it], [&format!("one {en}"), many_en])
        };
        let of_others = [
            ["un altro giocatore ha", "altri giocatori hanno"],
            ["one other player has", "other players have"],
        ];
        table::lines! { self, what;
            Count::Rosa, some = some(["Santo", "Santi"], ["Saint", "Saints"]) =>
                "[hai|ha] almeno {some} nella Rosa", "[you|they] have at least {some} in [your|their] Rosa";
            Count::Santuario, some = some(["Santo", "Santi"], ["Saint", "Saints"]) =>
                "[hai|ha] almeno {some} nel Santuario", "[you|they] have at least {some} in [your|their] Santuario";
            Count::Of(kind), some = some(kind.noun().it, kind.noun().en) =>
                "[hai|ha] almeno {some} fra Rosa e Santuario",
                "[you|they] have at least {some} in [your|their] Rosa and Santuario";
            Count::Supports, some = some(["Supporto", "Supporti"], ["Supporto", "Supporti"]) =>
                "[hai|ha] almeno {some} nella Zona Supporti",
                "[you|they] have at least {some} in [your|their] Zona Supporti";
            Count::Facing(kind), others = so_many(n, lang, of_others[0], of_others[1]), one = kind.noun().a(lang) =>
                "almeno {others} {one} in Zona Attiva", "at least {others} {one} in the Zona Attiva";
        }
    }

    /// One of what is counted: 'Santo nella tua Rosa', 'Saint in your Rosa'.
    pub(super) fn counted(self, what: Count) -> String {
        let one = |kind: crate::cards::Type| kind.noun().one(self.lang);
        self.says(table::lines! { self, what;
            Count::Rosa => "Santo nella [tua|sua] Rosa", "Saint in [your|their] Rosa";
            Count::Santuario => "Santo nel [tuo|suo] Santuario", "Saint in [your|their] Santuario";
            Count::Of(kind), one = one(kind) =>
                "{one} fra la [tua|sua] Rosa e il [tuo|suo] Santuario", "{one} in [your|their] Rosa and Santuario";
            Count::Facing(kind), one = kind.noun().a(self.lang) =>
                "altro giocatore con {one} in Zona Attiva", "other player with {one} in the Zona Attiva";
            Count::Supports => "Supporto nella [tua|sua] Zona Supporti", "Supporto in [your|their] Zona Supporti";
        })
    }
}
