//! Conditions: what must hold of who reads the card, or of somebody else.

use table::so_many;

use super::nouns::{a_type, points};
use super::voice::Voice;
use crate::cards::Condition;

impl Voice {
    /// What must hold: 'hai in mano al massimo una carta'.
    pub(super) fn condition(self, condition: Condition) -> String {
        let lang = self.lang;
        let others = self.is_of_others();
        let you = if others { "they" } else { "you" };
        let (own, active) = (self.own(["tuo", "suo"]), self.active(""));
        match condition {
            Condition::With(what, n) => self.has_at_least(what, n),
            Condition::Facing(kind) => {
                let kind = a_type(kind, lang);
                self.pick(
                    format!("un altro giocatore ha {kind} in Zona Attiva"),
                    format!("another player has {kind} in the Zona Attiva"),
                )
            }
            Condition::Level(n) => self
                .pick(format!("{active} è almeno di livello {n}"), format!("{active} is at least level {n}")),
            Condition::Points(n) => {
                let n = points(n, lang);
                self.pick(format!("{active} ha almeno {n}"), format!("{active} has at least {n}"))
            }
            Condition::HandAtMost(0) => {
                let non = if others { "non ha" } else { "non hai" };
                self.pick(format!("{non} carte in mano"), format!("{you} have no cards in hand"))
            }
            Condition::HandAtMost(n) => {
                let n = so_many(n, lang, ["una carta", "carte"], ["one card", "cards"]);
                let have = if others { "ha" } else { "hai" };
                self.pick(format!("{have} in mano al massimo {n}"), format!("{you} have at most {n} in hand"))
            }
            Condition::Alone => {
                self.pick(format!("il {own} Santuario è vuoto"), format!("{own} Santuario is empty"))
            }
            Condition::Behind => {
                let (you, than) = if others { ("lui", "they do") } else { ("te", "you") };
                self.pick(
                    format!("qualcun altro ha più Santi di {you} nella Rosa"),
                    format!("someone else has more Saints in the Rosa than {than}"),
                )
            }
            Condition::OwnTurn => self.pick(format!("è il {own} turno"), format!("it is {own} turn")),
        }
    }
}
