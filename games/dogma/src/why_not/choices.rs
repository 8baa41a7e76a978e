//! What an effect asks for, and why something else does not do.

use table::Refusal;

use super::Case;
use crate::step::Wait;
use crate::text::say;
use crate::{Card, Step};

impl Case<'_> {
    /// [9.12]
    pub(super) fn not_used(&self, card: Card) -> Refusal {
        let asked = matches!(self.truth.chooses(self.seat), Some((_, Wait::Special)));
        match (asked, self.step()) {
            (false, Some(step)) => self.instead(step),
            _ => self.no("9.12", |cast| {
                let name = cast.card(card);
                say!(
                    cast.lang,
                    "{name} non ha uno Speciale in vigore, e qui se ne sceglie uno",
                    "{name} has no Special in force, and here one is chosen"
                )
            }),
        }
    }

    /// [9.13] [12.6] [14.16]
    pub(super) fn not_chosen(&self, at: u8) -> Refusal {
        let Some(step) = self.step() else { return self.misplaced(crate::Action::Choose(at)) };
        if step == Step::Grieve {
            let place = self.open().active(self.seat).and_then(|arcano| arcano.cults.get(usize::from(at)));
            return match place {
                None => self.no_position("12.6", at),
                Some(_) => self.blocked(at),
            };
        }
        let place = u16::from(at) + 1;
        match self.truth.chooses(self.seat).map(|(_, wait)| wait) {
            Some(Wait::Rear(_)) => Refusal::new(
                "9.13",
                format!("in quella retroguardia, in {place}ª posizione, non c'è un Profeta rivelato"),
                format!("in that rearguard, in position {place}, there is no revealed Prophet"),
            ),
            Some(Wait::Place(_)) => Refusal::new(
                "9.13",
                format!("la carta Culto in {place}ª posizione non c'è, o l'effetto non la può toccare"),
                format!("there is no Cult card in position {place}, or the effect cannot touch it"),
            ),
            Some(Wait::Fallen) => Refusal::new(
                "9.13",
                "torna solo un Profeta sconfitto, e questo non lo è",
                "only a defeated Prophet comes back, which this one is not",
            ),
            _ => self.instead(step),
        }
    }
}
