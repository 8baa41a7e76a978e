//! Damage, what is kept off and what is healed. [9.23]

use table::Seat;

use crate::cards::{Type, Types, When};
use crate::event::{Ears, What};
use crate::open::{LINE, SEATS, Stir};
use crate::step::At;
use crate::{Dogma, Open};

/// What is done to Prophets at the same time, summed for each.
#[derive(Default)]
pub(super) struct Wounds([[Wound; LINE]; SEATS]);

/// What is done to one of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Wound {
    damage: u16,
    pub(super) healed: u16,
    /// The types of which it was told how they are met.
    met: Types,
}

impl Wounds {
    pub(super) fn of(&mut self, (seat, at): At) -> &mut Wound {
        &mut self.0[seat.index()][usize::from(at)]
    }
}

impl Dogma {
    /// Damage of this turn is taken away again, and none comes any more; nothing else is kept off. [11.5] [11.6]
    pub(super) fn shield(&mut self, at: At, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano_mut(at);
        arcano.shielded = true;
        let taken = std::mem::take(&mut arcano.fresh).min(arcano.damage);
        arcano.damage -= taken;
        self.say_of(at, tell, |who| What::Shielded(who, taken));
    }

    /// Damage of a card reaches a Prophet: it is summed up with what else does. [9.23]
    pub(super) fn strikes(
        &mut self,
        at: At,
        by: Seat,
        damage: u16,
        of: Option<Type>,
        wounds: &mut Wounds,
        tell: &mut Ears<'_>,
    ) {
        let wound = wounds.of(at);
        wound.damage += damage;
        if let Some(of) = of.filter(|of| !wound.met.has(*of)) {
            wound.met = wound.met.with(of);
            if tell.hears() {
                self.meets(at, of, damage, tell);
            }
        }
        self.struck(at, by, damage, of);
    }

    /// Damage is done as it was summed for each Prophet, healing is taken off. [9.23]
    pub(super) fn hurt(&mut self, wounds: &Wounds, tell: &mut Ears<'_>) {
        for at in self.open.seats().flat_map(|seat| (0..LINE as u8).map(move |at| (seat, at))) {
            let Wound { damage, healed, .. } = wounds.0[at.0.index()][usize::from(at.1)];
            if damage + healed == 0 || self.open.arcano(at).fallen {
                continue;
            }
            let Some(body) = self.open.body(at) else { continue };
            let arcano = self.open.arcano_mut(at);
            let damage = if arcano.shielded { 0 } else { damage };
            let before = arcano.damage + damage;
            arcano.fresh += damage;
            arcano.damage = before.saturating_sub(healed);
            let (now, healed) = (arcano.damage, before.min(healed));
            if damage > 0 {
                self.open.quiet = 0;
                self.say_of(at, tell, |who| What::Hurt(who, damage, before, body.faith));
            }
            if healed > 0 {
                self.say_of(at, tell, |who| What::Healed(who, healed, now, body.faith));
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
