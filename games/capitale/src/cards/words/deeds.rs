//! What happens to a character, said of it: 'takes 2 damage and is tapped'.

use table::Lang;
use table::grammar::signed;

use super::nouns::damage;
use super::voice::Voice;
use crate::cards::{Change, Deed, Keyword, Side, Where};

/// Of whom it is said: whose they are, where, and whether their noun is feminine in Italian.
pub(super) type Whom = (Side, Where, bool);

impl Voice {
    /// All of it, in order; what lasts until the end of the turn is said together.
    pub(super) fn deeds(self, deeds: &[Deed], whom: Whom) -> String {
        let said = |some: &[Deed]| match &some[0] {
            Deed::Boost(_) | Deed::Gain(_) => self.until_the_end(some, whom.2),
            deed => self.deed(*deed, whom),
        };
        let both_last = |one: &Deed, next: &Deed| is_temporary(one) && is_temporary(next);
        self.listed(&deeds.chunk_by(both_last).map(said).collect::<Vec<_>>())
    }

    /// What lasts until the end of the turn.
    fn until_the_end(self, deeds: &[Deed], feminine: bool) -> String {
        let mut said = Vec::new();
        let mut gained = Vec::new();
        for deed in deeds {
            match deed {
                Deed::Boost(change) => said.push(self.changed(*change, self.pick("prende", "gets"))),
                Deed::Gain(keyword) => gained.push(self.becomes(*keyword, feminine)),
                _ => {}
            }
        }
        if !gained.is_empty() {
            said.push(format!("{} {}", self.pick("diventa", "becomes"), self.listed(&gained)));
        }
        let end = self.pick("fino alla fine del turno", "until the end of the turn");
        format!("{} {end}", self.listed(&said))
    }

    /// The keyword, as that of a feminine noun too.
    fn becomes(self, keyword: Keyword, feminine: bool) -> String {
        let title = keyword.title().get(self.lang).to_owned();
        match title.strip_suffix('o') {
            Some(stem) if feminine && self.lang == Lang::It => format!("{stem}a"),
            _ => title,
        }
    }

    fn deed(self, deed: Deed, (side, at, feminine): Whom) -> String {
        let lang = self.lang;
        table::lines! { self, (deed, side);
            (Deed::Damage(n), _), n = damage(n, lang) => "subisce {n}", "takes {n}";
            (Deed::Heal(n), _), n = damage(n, lang) => "guarisce da {n}", "heals {n}";
            (Deed::Shield(1), _) => "ignora il prossimo danno di questo turno", "ignores the next 1 damage this turn";
            (Deed::Shield(n), _) =>
                "ignora i prossimi {n} danni di questo turno", "ignores the next {n} damage this turn";
            (Deed::Tap, _) => "si tappa", "is tapped";
            (Deed::Untap, _) => "si stappa", "is untapped";
            (Deed::Stun, Side::Own) =>
                "non si stappa nella tua prossima fase di recupero", "does not untap in your next untap phase";
            (Deed::Stun, Side::Rival) =>
                "non si stappa nella prossima fase di recupero dell'avversario",
                "does not untap in the opponent's next untap phase";
            (Deed::Stun, Side::Any) =>
                "non si stappa nella prossima fase di recupero del suo proprietario",
                "does not untap in its owner's next untap phase";
            (Deed::Move, _) if at == Where::Anywhere =>
                "si sposta in una città vicina a tua scelta, o dal campo in una qualsiasi",
                "moves to a neighbouring city of your choice, or from the field to any city";
            (Deed::Move, _) =>
                "si sposta in una città vicina a tua scelta", "moves to a neighbouring city of your choice";
            (Deed::Send, _) => "si sposta in una città a tua scelta", "moves to a city of your choice";
            (Deed::Return, Side::Own) => "torna nella tua mano", "returns to your hand";
            (Deed::Return, Side::Rival) => "torna in mano all'avversario", "returns to the opponent's hand";
            (Deed::Return, Side::Any) => "torna in mano al suo proprietario", "returns to its owner's hand";
            (Deed::Kill, _) => "va al cimitero", "goes to the graveyard";
            (Deed::Boost(_) | Deed::Gain(_), _), said = self.until_the_end(&[deed], feminine) => "{said}", "{said}";
        }
    }

    /// 'has +1 Power and +2 HP', with a verb for the numbers; armour has its own.
    pub(super) fn changed(self, change: Change, verb: &str) -> String {
        let numbers = [
            (change.power, self.pick("Potenza", "Power")),
            (change.hp, "HP"),
            (change.range, "Range"),
            (change.movement, self.pick("Movimento", "Move")),
        ];
        let changed = numbers.into_iter().filter(|(n, _)| *n != 0);
        let numbers: Vec<String> = changed.map(|(n, name)| format!("{} {name}", signed(n))).collect();
        let numbers = (!numbers.is_empty()).then(|| format!("{verb} {}", self.listed(&numbers)));
        let n = change.armor.unsigned_abs();
        let it = format!("subisce ogni volta {} in meno", damage(n, Lang::It));
        let armor = (n != 0).then(|| self.pick(it, format!("takes {n} less damage each time")));
        self.listed(&numbers.into_iter().chain(armor).collect::<Vec<_>>())
    }
}

fn is_temporary(deed: &Deed) -> bool {
    matches!(deed, Deed::Boost(_) | Deed::Gain(_))
}
