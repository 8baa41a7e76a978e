//! Chapter 12: abilities that are set off, and what follows when a whole effect is done.

use arrayvec::ArrayVec;
use table::{Ears, Seat};

use super::standing::Voice;
use crate::cards::{Ability, Does, When, target_of};
use crate::open::{At, CARDS};
use crate::step::{Play, Step, Trigger};
use crate::{Capitale, Event, Unit, What};

/// The most abilities that are set off in one turn, so that no ring of them goes round for ever. [12.13]
pub(crate) const STIRRED: u8 = 60;

impl Capitale {
    /// The abilities of a card in play that this sets off, if their conditions hold, wait for the end of what is going on. [12.1] [12.2]
    /// [12.6] [12.7]
    pub(super) fn set_off(&mut self, id: u8, when: When) {
        if let Some(unit) = self.open.unit(id).filter(|unit| self.open.traits(unit.card).hears(when)).copied()
        {
            self.stirs(&unit, when);
        }
        // What happens to a character is heard by what lies with it, too.
        if matches!(
            when,
            When::Arrives | When::Attacks | When::Leads | When::Defends | When::Kills | When::Conquers
        ) {
            self.stirs_each(when, |other| other.at == At::With(id));
        }
    }

    /// The abilities of this card alone.
    fn stirs(&mut self, unit: &Unit, when: When) {
        let voice = self.open.voice(unit);
        let Voice { seat, unit: id, bearer, city } = voice;
        for (at, ability) in (0..).zip(self.open.abilities(unit.card)) {
            let hears = matches!(&ability.what, Does::When { when: it, .. } if *it == when);
            if hears && self.open.stirred < STIRRED && self.open.holds_all(voice, ability) {
                self.open.stirred += 1;
                self.open.waiting.push(Trigger {
                    seat,
                    card: unit.card,
                    unit: id,
                    bearer,
                    city,
                    ability: at,
                });
            }
        }
    }

    /// The same for every card of a seat that is in play.
    pub(super) fn set_off_all(&mut self, seat: Seat, when: When) {
        self.stirs_each(when, |unit| unit.owner == seat);
    }

    /// The same for those of which this holds.
    fn stirs_each(&mut self, when: When, holds: impl Fn(&Unit) -> bool) {
        for at in 0..self.open.units.len() {
            if holds(&self.open.units[at]) && self.open.traits(self.open.units[at].card).hears(when) {
                let unit = self.open.units[at];
                self.stirs(&unit, when);
            }
        }
    }

    /// A conquest is heard by its fighters and by the lasting effects that do not lie with a character. [12.9]
    pub(super) fn set_off_conquest(&mut self, seat: Seat, fighters: &[u8]) {
        fighters.iter().for_each(|id| self.set_off(*id, When::Conquers));
        let apart = |unit: &Unit| unit.body.is_none() && !matches!(unit.at, At::With(_));
        self.stirs_each(When::Conquers, |unit| unit.owner == seat && apart(unit));
    }

    /// The dead, the cities, then the next ability that waits: of the seat on turn first. [12.3] [12.4]
    pub(super) fn settle(&mut self, tell: &mut Ears<'_, Event>) {
        // A city that becomes neutral may take the HP away on which somebody lived.
        while self.bury_the_dead(tell) || self.looks_at_garrisons(tell) {}
        let first = |seat| self.open.waiting.iter().position(|trigger| trigger.seat == seat);
        let Some(at) = self.open.in_order().into_iter().find_map(first) else { return };
        let trigger = self.open.waiting.remove(at);
        self.open.agenda.push(Step::Settle);
        match self.ability(&trigger).map(|ability| &ability.what) {
            Some(Does::When { may: true, .. }) => self.open.agenda.push(Step::Offer(trigger)),
            _ => self.fire(trigger, tell),
        }
    }

    /// Those whose damage has reached their HP die together. [8.9]
    fn bury_the_dead(&mut self, tell: &mut Ears<'_, Event>) -> bool {
        self.open.refresh();
        // Nobody is printed with HP 0: it takes damage to die, or a card that takes HP away.
        let frail = |unit: &&Unit| unit.damage > 0 || unit.change.hp < 0;
        let dead = |unit: &&Unit| frail(unit) && unit.body.is_some() && unit.damage >= self.open.hp(unit);
        let dead: ArrayVec<u8, CARDS> = self.open.units.iter().filter(dead).map(|unit| unit.id).collect();
        dead.iter().for_each(|id| self.die(*id, tell));
        !dead.is_empty()
    }

    fn ability(&self, trigger: &Trigger) -> Option<&'static Ability> {
        self.open.abilities(trigger.card).get(usize::from(trigger.ability))
    }

    /// It happens; without a target it does nothing. [12.2]
    fn fire(&mut self, trigger: Trigger, tell: &mut Ears<'_, Event>) {
        let Some(Does::When { effects, .. }) = self.ability(&trigger).map(|ability| &ability.what) else {
            return;
        };
        let Trigger { seat, card, unit, bearer, city, .. } = trigger;
        self.say(tell, What::Ability(seat, card));
        let voice = Voice { seat, unit, bearer, city };
        let aim = target_of(effects).map(|group| self.aim_for(voice, group));
        self.wait(Step::Do(Play { seat, card, unit, bearer, city, target: None, effects }), None, aim);
    }

    /// An ability that may be declined. [12.2]
    pub(super) fn offered(&mut self, trigger: Trigger, accepted: bool, tell: &mut Ears<'_, Event>) {
        if accepted {
            self.fire(trigger, tell);
        } else {
            self.say(tell, What::Declined(trigger.seat, trigger.card));
        }
    }
}
