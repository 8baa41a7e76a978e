//! Damage, what is kept off and what is healed. [9.23]

use std::collections::BTreeMap;

use table::Seat;

use crate::cards::{Type, When};
use crate::event::{Ears, What};
use crate::open::Stir;
use crate::step::{At, Fact, Turns};
use crate::{Dogma, Open};

impl Dogma {
    /// Damage of this turn is taken away again, and none comes any more; nothing else is kept off. [11.5] [11.6]
    pub(super) fn shield(&mut self, at: At, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano_mut(at);
        arcano.shielded = true;
        let taken = std::mem::take(&mut arcano.fresh).min(arcano.damage);
        arcano.damage -= taken;
        if let Some(who) = self.who(at) {
            self.say(tell, What::Shielded(who, taken));
        }
    }

    /// Damage is summed for each Prophet, healing is taken off. [9.23]
    pub(super) fn hurt(&mut self, facts: &[Fact], tell: &mut Ears<'_>) {
        let mut sums: BTreeMap<At, (u16, u16)> = BTreeMap::new();
        let mut met: Vec<(At, Type)> = Vec::new();
        for fact in facts {
            match fact.what {
                Turns::Damage(at, damage, of) => {
                    if let Some(of) = of.filter(|of| !met.contains(&(at, *of))) {
                        met.push((at, of));
                        self.meets(at, of, damage, tell);
                    }
                    sums.entry(at).or_default().0 += damage;
                    self.struck(at, fact.by, damage, of);
                }
                Turns::Heal(at, by) => sums.entry(at).or_default().1 += by,
                _ => {}
            }
        }
        for (at, (damage, heal)) in sums {
            let (Some(who), Some(body)) = (self.who(at), self.open.body(at)) else { continue };
            let arcano = self.open.arcano_mut(at);
            if arcano.fallen {
                continue;
            }
            let damage = if arcano.shielded { 0 } else { damage };
            let before = arcano.damage;
            arcano.fresh += damage;
            arcano.damage = (before + damage).saturating_sub(heal);
            let (now, healed) = (arcano.damage, (before + damage).min(heal));
            if damage > 0 {
                self.open.quiet = 0;
                self.say(tell, What::Hurt(who, damage, before + damage, body.faith));
            }
            if healed > 0 {
                self.say(tell, What::Healed(who, healed, now, body.faith));
            }
        }
    }

    /// Tells why damage is not what the card says.
    fn meets(&self, at: At, of: Type, damage: u16, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano(at);
        let Some(who) = self.who(at).filter(|_| !arcano.fallen && !arcano.shielded) else { return };
        if self.is_immune(at, of) {
            self.say(tell, What::Immune(who, of));
        } else if damage > 0 && self.is_weak(at, of) {
            self.say(tell, What::Doubled(who, of));
        }
    }

    /// Damage of a rival's Cult card sets off what waits for it. [14.7]
    fn struck(&mut self, at: At, by: Seat, damage: u16, of: Option<Type>) {
        let shielded = self.open.arcano(at).shielded;
        if of.is_some() && damage > 0 && !shielded && !Open::partners(by, at.0) {
            let front = self.open.front(at.0) == Some(at);
            let stir = Stir { when: When::Struck, to: at, by: Some(by), front };
            if !self.open.stirred.contains(&stir) {
                self.open.stirred.push(stir);
            }
        }
    }
}
