//! What happens to a character, said of it: 'takes 2 damage and is tapped'.

use table::Lang;

use super::nouns::damage;
use super::voice::Voice;
use crate::cards::{Change, Deed, Keyword, Side, Where};

/// Of whom it is said: whose they are, where, and whether their noun is feminine in Italian.
pub(super) type Whom = (Side, Where, bool);

impl Voice {
    /// All of it, in order.
    pub(super) fn deeds(self, deeds: &[Deed], whom: Whom) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut rest = deeds;
        while let Some(first) = rest.first() {
            let temporary = rest.iter().take_while(|deed| is_temporary(deed)).count();
            match temporary {
                0 => {
                    said.push(self.deed(first, whom));
                    rest = &rest[1..];
                }
                n => {
                    said.push(self.until_the_end(&rest[..n], whom.2));
                    rest = &rest[n..];
                }
            }
        }
        self.listed(&said)
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
        format!(
            "{} {}",
            self.listed(&said),
            self.pick("fino alla fine del turno", "until the end of the turn")
        )
    }

    /// The keyword, as that of a feminine noun too.
    fn becomes(self, keyword: Keyword, feminine: bool) -> String {
        let title = keyword.title().get(self.lang).to_owned();
        match title.strip_suffix('o') {
            Some(stem) if feminine && self.lang == Lang::It => format!("{stem}a"),
            _ => title,
        }
    }

    fn deed(self, deed: &Deed, (side, at, feminine): Whom) -> String {
        let fixed = |it: &str, en: &str| self.pick(it, en).to_owned();
        match *deed {
            Deed::Damage(n) => {
                let n = damage(n, self.lang);
                self.pick(format!("subisce {n}"), format!("takes {n}"))
            }
            Deed::Heal(n) => {
                let n = damage(n, self.lang);
                self.pick(format!("guarisce da {n}"), format!("heals {n}"))
            }
            Deed::Shield(1) => {
                fixed("ignora il prossimo danno di questo turno", "ignores the next 1 damage this turn")
            }
            Deed::Shield(n) => self.pick(
                format!("ignora i prossimi {n} danni di questo turno"),
                format!("ignores the next {n} damage this turn"),
            ),
            Deed::Tap => fixed("si tappa", "is tapped"),
            Deed::Untap => fixed("si stappa", "is untapped"),
            Deed::Stun => match side {
                Side::Own => fixed(
                    "non si stappa nella tua prossima fase di recupero",
                    "does not untap in your next untap phase",
                ),
                Side::Rival => fixed(
                    "non si stappa nella prossima fase di recupero dell'avversario",
                    "does not untap in the opponent's next untap phase",
                ),
                Side::Any => fixed(
                    "non si stappa nella prossima fase di recupero del suo proprietario",
                    "does not untap in its owner's next untap phase",
                ),
            },
            Deed::Move if at == Where::Anywhere => fixed(
                "si sposta in una città vicina a tua scelta, o dal campo in una qualsiasi",
                "moves to a neighbouring city of your choice, or from the field to any city",
            ),
            Deed::Move => fixed(
                "si sposta in una città vicina a tua scelta",
                "moves to a neighbouring city of your choice",
            ),
            Deed::Send => fixed("si sposta in una città a tua scelta", "moves to a city of your choice"),
            Deed::Return => match side {
                Side::Own => fixed("torna nella tua mano", "returns to your hand"),
                Side::Rival => fixed("torna in mano all'avversario", "returns to the opponent's hand"),
                Side::Any => fixed("torna in mano al suo proprietario", "returns to its owner's hand"),
            },
            Deed::Kill => fixed("va al cimitero", "goes to the graveyard"),
            Deed::Boost(_) | Deed::Gain(_) => self.until_the_end(&[*deed], feminine),
        }
    }

    /// 'has +1 Power and +2 HP', with a verb for the numbers; armour has its own.
    pub(super) fn changed(self, change: Change, verb: &str) -> String {
        let Change { power, hp, range, movement, armor } = change;
        let numbers: Vec<String> = [
            (power, self.pick("Potenza", "Power")),
            (hp, "HP"),
            (range, "Range"),
            (movement, self.pick("Movimento", "Move")),
        ]
        .into_iter()
        .filter(|(n, _)| *n != 0)
        .map(|(n, name)| {
            let sign = if n < 0 { '−' } else { '+' };
            format!("{sign}{} {name}", n.unsigned_abs())
        })
        .collect();
        let mut said = Vec::new();
        if !numbers.is_empty() {
            said.push(format!("{verb} {}", self.listed(&numbers)));
        }
        if armor != 0 {
            let n = damage(armor.unsigned_abs(), self.lang);
            said.push(self.pick(
                format!("subisce ogni volta {n} in meno"),
                format!("takes {armor} less damage each time"),
            ));
        }
        self.listed(&said)
    }
}

fn is_temporary(deed: &Deed) -> bool {
    matches!(deed, Deed::Boost(_) | Deed::Gain(_))
}
