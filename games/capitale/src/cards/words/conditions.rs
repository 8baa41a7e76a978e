//! Conditions: what must hold of the bearer, of the reader, of the table.

use table::{Lang, so_many};

use super::nouns::article_of;
use super::voice::Voice;
use crate::cards::{Condition, Kind, On, Role};

/// Does a condition speak of the bearer?
pub(super) fn is_of_bearer(condition: Condition) -> bool {
    matches!(
        condition,
        Condition::Attacking
            | Condition::Defending
            | Condition::Leading
            | Condition::Alone
            | Condition::AtHome
            | Condition::InCapital
            | Condition::Equipped
    )
}

impl Voice {
    /// What must hold: 'the bearer attacks and you occupy the capital'.
    pub(super) fn conditions(mut self, all: &[Condition]) -> String {
        let said: Vec<String> = all
            .iter()
            .map(|condition| {
                let said = self.condition(*condition);
                self.named |= is_of_bearer(*condition);
                said
            })
            .collect();
        self.listed(&said)
    }

    pub(super) fn condition(self, condition: Condition) -> String {
        let lang = self.lang;
        let fixed = |it: &str, en: &str| lang.pick(it, en).to_owned();
        let of = |it: &str, en: &str| format!("{}{}", self.bearer(), lang.pick(it, en));
        match condition {
            Condition::Attacking => of("attacca", "attacks"),
            Condition::Defending => of("difende", "defends"),
            Condition::Leading => of("guida l'attacco", "leads the attack"),
            Condition::Alone => of("è senza compagni nella sua città", "has no comrade in its city"),
            Condition::AtHome if self.kind == Kind::Lasting(On::Rival) => {
                of("è in una città occupata dall'avversario", "is in a city that the opponent occupies")
            }
            Condition::AtHome => of("è in una città che occupi", "is in a city that you occupy"),
            Condition::InCapital => of("è nella capitale scoperta", "is in the face-up capital"),
            Condition::Equipped => of("porta un effetto duraturo", "bears a lasting effect"),
            Condition::Occupied => fixed(
                "la battaglia è per una città occupata dall'avversario",
                "the battle is for a city that the opponent occupies",
            ),
            Condition::Capital => fixed("occupi la capitale", "you occupy the capital"),
            Condition::RivalCapital => {
                fixed("l'avversario occupa la capitale", "the opponent occupies the capital")
            }
            Condition::Cities(n) => {
                let n = so_many(n, lang, ["una città", "città"], ["one city", "cities"]);
                lang.pick(format!("occupi almeno {n}"), format!("you occupy at least {n}"))
            }
            Condition::Behind => {
                fixed("occupi meno città dell'avversario", "you occupy fewer cities than the opponent")
            }
            Condition::HandAtMost(0) => fixed("non hai carte in mano", "you have no cards in hand"),
            Condition::HandAtMost(n) => {
                let n = so_many(n, lang, ["una carta", "carte"], ["one card", "cards"]);
                lang.pick(format!("hai in mano al massimo {n}"), format!("you have at most {n} in hand"))
            }
            Condition::Fallen(1) => {
                fixed("nel tuo cimitero c'è un personaggio", "there is a character in your graveyard")
            }
            Condition::Fallen(n) => {
                let n = so_many(n, lang, ["", "personaggi"], ["", "characters"]);
                lang.pick(
                    format!("nel tuo cimitero ci sono almeno {n}"),
                    format!("there are at least {n} in your graveyard"),
                )
            }
            Condition::Beside(role) => self.beside(role),
            Condition::OwnTurn => fixed("è il tuo turno", "it is your turn"),
        }
    }

    /// Of the same role another one is needed.
    fn beside(self, role: Role) -> String {
        let noun = role.noun();
        let (it, en) = (noun.it[0], noun.en[0]);
        let another = self.role() == Some(role);
        match (self.lang, another) {
            (Lang::It, true) => {
                let another = if noun.feminine { "un'altra" } else { "un altro" };
                format!("hai in gioco {another} {it}")
            }
            (Lang::It, false) => {
                let one = if noun.feminine { "una" } else { "un" };
                format!("hai in gioco {one} {it}")
            }
            (Lang::En, true) => format!("you have another {en} in play"),
            (Lang::En, false) => format!("you have {} {en} in play", article_of(en)),
        }
    }
}
