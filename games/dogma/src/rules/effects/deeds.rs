//! What is done to a Prophet.

use super::Read;
use table::Row;

use crate::Dogma;
use crate::cards::{Deed, Evil, Which};
use crate::step::{Act, At, Change, Frame, Todo, Wait};

impl Dogma {
    /// The first of the deeds to a Prophet.
    pub(super) fn deed(&mut self, act: &mut Act, todo: &mut Todo, at: At, deeds: &'static [Deed]) -> Read {
        let Some((deed, rest)) = deeds.split_first() else { return Read::Done };
        let which = match deed {
            Deed::Power(_, which) | Deed::Reveal(which) => Some(*which),
            Deed::Strip => Some(Which::One),
            _ => None,
        };
        if let Some(which) = which {
            let hidden = matches!(deed, Deed::Reveal(_));
            let places = self.targets(at, hidden);
            let places = match (which, act.choice.take(), places.len()) {
                (Which::All, ..) | (_, None, 0 | 1) => places,
                (Which::One, Some(place), _) => Row::from_iter([place]),
                (Which::One, None, _) => return Read::Waits(Wait::Place(at, hidden)),
            };
            for place in places {
                let id = self.open.arcano(at).cults[usize::from(place)].id;
                match deed {
                    Deed::Power(by, _) => self.fact(act, Change::Power(at, id, *by)),
                    Deed::Strip => self.fact(act, Change::Strip(at, id)),
                    _ => self.fact(act, Change::Reveal(at, id)),
                }
            }
        } else {
            self.plain_deed(act, at, *deed);
        }
        todo.push(Frame::Deeds(at, rest));
        Read::Done
    }

    /// A deed without a choice.
    fn plain_deed(&mut self, act: &Act, at: At, deed: Deed) {
        let what = match deed {
            Deed::Damage(damage) => Change::Damage(at, self.damage(act, at, i16::from(damage)), act.of),
            Deed::DamagePer(damage, count) => {
                let times = self.count(act, at, count);
                Change::Damage(at, self.damage(act, at, i16::from(damage) * times), act.of)
            }
            Deed::Heal(by) => Change::Heal(at, by.into()),
            Deed::Shield => Change::Shield(at),
            Deed::Token(evil) => Change::Token(at, evil),
            Deed::Free(evil) => Change::Free(at, evil),
            Deed::FreeAll => {
                return Evil::ALL.into_iter().for_each(|evil| self.fact(act, Change::Free(at, evil)));
            }
            Deed::Fervour(by) => Change::Fervour(at, by),
            Deed::Plain => Change::Plain(at),
            Deed::Withdraw => Change::Withdraw(at),
            Deed::Annul => Change::Annul(at),
            Deed::Unrelic => Change::Unrelic(at),
            Deed::Copy => match (self.open.arcano(at).prophet, self.open.front(act.seat)) {
                (Some(prophet), Some(front)) => Change::Copy(front, prophet),
                _ => return,
            },
            Deed::Power(..) | Deed::Reveal(_) | Deed::Strip => return,
        };
        self.fact(act, what);
    }
}
