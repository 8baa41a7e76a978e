//! Chapter 14: what happens to a character.

use table::{Ears, Seat};

use super::standing::plus;
use crate::cards::{Deed, Heed};
use crate::step::Step;
use crate::{Capitale, Event, What};

impl Capitale {
    /// One thing that happens to a character. [14.3] [14.4] [14.5] [14.6]
    pub(super) fn deed(&mut self, id: u8, deed: &Deed, by: Seat, tell: &mut Ears<'_, Event>) {
        let thing = self.thing(tell, id);
        if let Deed::Damage(n) = deed {
            return self.damage(id, *n, tell);
        }
        let Some(unit) = self.open.unit_mut(id) else { return };
        let what = match *deed {
            Deed::Damage(_) => return,
            Deed::Heal(n) => {
                let healed = n.min(unit.damage);
                unit.damage -= healed;
                What::Healed(thing, healed)
            }
            Deed::Boost(change) => {
                unit.boost = plus(unit.boost, change);
                What::Boosted(thing, change)
            }
            Deed::Gain(keyword) => {
                unit.gained |= 1 << keyword as u8;
                What::Gained(thing, keyword)
            }
            Deed::Shield(n) => {
                unit.shield = unit.shield.saturating_add(n);
                What::Shielded(thing, n)
            }
            Deed::Tap => {
                unit.tapped = true;
                What::Tapped(thing)
            }
            Deed::Untap => {
                unit.tapped = false;
                What::Untapped(thing)
            }
            Deed::Stun => {
                unit.stunned = true;
                What::Stunned(thing)
            }
            Deed::Move => return self.open.agenda.push(Step::Way(by, id, false)),
            Deed::Send => return self.open.agenda.push(Step::Way(by, id, true)),
            Deed::Return => return self.returns(id, tell),
            Deed::Kill => return self.die(id, tell),
        };
        self.open.stale |= matches!(deed, Deed::Boost(_) | Deed::Gain(_));
        self.open.touch(Heed::TAPS.and(Heed::DAMAGE));
        self.say(tell, what);
    }

    /// Damage, less what armour and shield take away. [13.5] [14.3]
    pub(super) fn damage(&mut self, id: u8, power: u8, tell: &mut Ears<'_, Event>) {
        self.open.refresh();
        let Some(unit) = self.open.unit(id) else { return };
        let (owner, hp, armor) = (unit.owner, self.open.hp(unit), self.open.armor(unit));
        let thing = self.thing(tell, id);
        let Some(unit) = self.open.unit_mut(id) else { return };
        let through = power.saturating_sub(armor);
        let shielded = through.min(unit.shield);
        unit.shield -= shielded;
        unit.damage = unit.damage.saturating_add(through - shielded);
        let (taken, now) = (through - shielded, unit.damage);
        self.open.touch(Heed::DAMAGE);
        if power > taken {
            self.say(tell, What::Prevented(owner, thing, power - taken));
        }
        if taken > 0 {
            self.say(tell, What::Hurt(owner, thing, taken, now, hp));
        }
    }
}
