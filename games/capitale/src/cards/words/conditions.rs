//! Conditions: what must hold of the bearer, of the reader, of the table.

use table::grammar::so_many;

use super::voice::Voice;
use crate::cards::{Condition, Kind, On, Role};

impl Voice {
    /// What must hold: 'the bearer attacks and you occupy the capital'.
    pub(super) fn conditions(mut self, all: &[Condition]) -> String {
        let said: Vec<String> = all
            .iter()
            .map(|condition| {
                let said = self.condition(*condition);
                self.named |= condition.is_of_bearer();
                said
            })
            .collect();
        self.listed(&said)
    }

    pub(super) fn condition(self, condition: Condition) -> String {
        let (lang, bearer) = (self.lang, self.bearer());
        table::lines! { self, condition;
            Condition::Attacking => "{bearer}attacca", "{bearer}attacks";
            Condition::Defending => "{bearer}difende", "{bearer}defends";
            Condition::Leading => "{bearer}guida l'attacco", "{bearer}leads the attack";
            Condition::Alone => "{bearer}è senza compagni nella sua città", "{bearer}has no comrade in its city";
            Condition::AtHome if self.kind == Kind::Lasting(On::Rival) =>
                "{bearer}è in una città occupata dall'avversario", "{bearer}is in a city that the opponent occupies";
            Condition::AtHome => "{bearer}è in una città che occupi", "{bearer}is in a city that you occupy";
            Condition::InCapital => "{bearer}è nella capitale scoperta", "{bearer}is in the face-up capital";
            Condition::Equipped => "{bearer}porta un effetto duraturo", "{bearer}bears a lasting effect";
            Condition::Occupied =>
                "la battaglia è per una città occupata dall'avversario",
                "the battle is for a city that the opponent occupies";
            Condition::Capital => "occupi la capitale", "you occupy the capital";
            Condition::RivalCapital => "l'avversario occupa la capitale", "the opponent occupies the capital";
            Condition::Cities(n), n = so_many(n, lang, ["una città", "città"], ["one city", "cities"]) =>
                "occupi almeno {n}", "you occupy at least {n}";
            Condition::Behind => "occupi meno città dell'avversario", "you occupy fewer cities than the opponent";
            Condition::HandAtMost(0) => "non hai carte in mano", "you have no cards in hand";
            Condition::HandAtMost(n), n = so_many(n, lang, ["una carta", "carte"], ["one card", "cards"]) =>
                "hai in mano al massimo {n}", "you have at most {n} in hand";
            Condition::Fallen(1) => "nel tuo cimitero c'è un personaggio", "there is a character in your graveyard";
            Condition::Fallen(n), n = so_many(n, lang, ["", "personaggi"], ["", "characters"]) =>
                "nel tuo cimitero ci sono almeno {n}", "there are at least {n} in your graveyard";
            Condition::Beside(role), one = self.beside(role) => "hai in gioco {one}", "you have {one} in play";
            Condition::OwnTurn => "è il tuo turno", "it is your turn";
        }
    }

    /// Of the same role another one is needed.
    fn beside(self, role: Role) -> String {
        let (noun, another) = (role.noun(), self.pick(["un altro", "un'altra"], ["another", "another"]));
        match self.role() == Some(role) {
            true => format!("{} {}", another[usize::from(noun.feminine)], noun.one(self.lang)),
            false => noun.a(self.lang),
        }
    }
}
