//! Chapter 12: abilities that are set off, and what follows when a whole effect is done.

use table::Seat;

use super::playing::target_of;
use super::standing::Voice;
use crate::cards::{Ability, Kind, On, What as Does, When};
use crate::event::Ears;
use crate::open::At;
use crate::step::{Play, Step, Trigger};
use crate::{Capitale, Unit, What};

/// The most abilities that are set off in one turn, so that no ring of them goes round for ever. [12.13]
pub(crate) const STIRRED: u8 = 60;

impl Capitale {
    /// The abilities of a card in play that this sets off, if their conditions hold, wait for the end of what is going on. [12.1] [12.2]
    /// [12.6] [12.7]
    pub(super) fn set_off(&mut self, id: u8, when: When) {
        let Some(unit) = self.open.unit(id) else { return };
        let voice = self.open.voice(unit);
        let card = unit.card;
        // What happens to a character is heard by what lies with it, too.
        let own =
            self.open.abilities(card).iter().enumerate().map(|(at, ability)| (card, voice, at, ability));
        let with = self.open.units.iter().filter(|other| other.at == At::With(id)).flat_map(|other| {
            let voice = self.open.voice(other);
            let abilities = self.open.abilities(other.card).iter().enumerate();
            abilities.map(move |(at, ability)| (other.card, voice, at, ability))
        });
        let heard = matches!(
            when,
            When::Arrives | When::Attacks | When::Leads | When::Defends | When::Kills | When::Conquers
        );
        let sets = |(_, voice, _, ability): &(_, Voice, usize, &Ability)| {
            matches!(&ability.what, Does::When { when: it, .. } if *it == when)
                && self.open.holds_all(*voice, ability)
        };
        let all = own.chain(with.filter(|_| heard)).filter(sets);
        let triggers: Vec<Trigger> = all
            .map(|(card, voice, at, _)| {
                let Voice { seat, unit, bearer, city } = voice;
                Trigger { seat, card, unit, bearer, city, ability: at as u8 }
            })
            .collect();
        for trigger in triggers {
            if self.open.stirred < STIRRED {
                self.open.stirred += 1;
                self.open.waiting.push(trigger);
            }
        }
    }

    /// The same for every card of a seat that is in play.
    pub(super) fn set_off_all(&mut self, seat: Seat, when: When) {
        let all: Vec<u8> =
            self.open.units.iter().filter(|unit| unit.owner == seat).map(|unit| unit.id).collect();
        all.into_iter().for_each(|id| self.set_off(id, when));
    }

    /// A conquest is heard by its fighters and by the lasting effects that do not lie with a character. [12.9]
    pub(super) fn set_off_conquest(&mut self, seat: Seat, fighters: &[u8]) {
        let apart = |unit: &&Unit| {
            let kind = self.open.print(unit.card).kind;
            unit.owner == seat && matches!(kind, Kind::Lasting(On::City | On::Field))
        };
        let lasting: Vec<u8> = self.open.units.iter().filter(apart).map(|unit| unit.id).collect();
        fighters.iter().chain(&lasting).for_each(|id| self.set_off(*id, When::Conquers));
    }

    /// The dead, the cities, then the next ability that waits: of the seat on turn first. [12.3] [12.4]
    pub(super) fn settle(&mut self, tell: &mut Ears<'_>) {
        // A city that becomes neutral may take the HP away on which somebody lived.
        while self.bury_the_dead(tell) || self.looks_at_garrisons(tell) {}
        let order = self.open.in_order();
        let next = order
            .into_iter()
            .find_map(|seat| self.open.waiting.iter().position(|trigger| trigger.seat == seat));
        let Some(at) = next else { return };
        let trigger = self.open.waiting.remove(at);
        self.push(Step::Settle);
        match self.ability(&trigger).map(|ability| &ability.what) {
            Some(Does::When { may: true, .. }) => self.push(Step::Offer(trigger)),
            _ => self.fire(trigger, tell),
        }
    }

    /// Those whose damage has reached their HP die together. [8.9]
    fn bury_the_dead(&mut self, tell: &mut Ears<'_>) -> bool {
        let dead = |unit: &&Unit| unit.damage >= self.open.hp(unit);
        let dead: Vec<u8> = self.open.characters().filter(dead).map(|unit| unit.id).collect();
        let any = !dead.is_empty();
        dead.into_iter().for_each(|id| self.die(id, tell));
        any
    }

    fn ability(&self, trigger: &Trigger) -> Option<&'static Ability> {
        self.open.abilities(trigger.card).get(usize::from(trigger.ability))
    }

    /// It happens; without a target it does nothing. [12.2]
    fn fire(&mut self, trigger: Trigger, tell: &mut Ears<'_>) {
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
    pub(super) fn offered(&mut self, trigger: Trigger, accepted: bool, tell: &mut Ears<'_>) {
        if accepted {
            self.fire(trigger, tell);
        } else {
            self.say(tell, What::Declined(trigger.seat, trigger.card));
        }
    }
}
