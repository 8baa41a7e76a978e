//! What sets off abilities. [14.7]

use table::Seat;

use crate::Dogma;
use crate::cards::{What as Does, When};
use crate::event::{Ears, What};
use crate::open::Stir;
use crate::step::{Act, At, Frame, Step};

/// How deep what is set off may set off more. [14.9]
const DEPTH: u8 = 12;

impl Dogma {
    /// Something happens to every active Prophet, and to those in the rearguard.
    pub(crate) fn stir_all(&mut self, when: When) {
        for seat in self.open.seats() {
            for at in 0..crate::open::LINE as u8 {
                if !self.open.arcano((seat, at)).fallen {
                    let front = self.open.front(seat) == Some((seat, at));
                    self.open.stirred.push(Stir { when, to: (seat, at), by: None, front });
                }
            }
        }
    }

    /// What has happened sets off abilities; when nothing more does, who still plays is looked at.
    pub(crate) fn echo(&mut self, tell: &mut Ears<'_>) {
        self.open.depth += 1;
        if self.open.depth > DEPTH {
            self.open.stirred.clear();
        }
        self.gather(tell);
        if self.open.acts.is_empty() {
            self.open.depth = 0;
            return self.check(tell);
        }
        self.push(Step::Echo);
        self.push(Step::Apply);
        self.push(Step::Work);
    }

    /// Everything that has been set off begins, all at the same time. [14.8]
    pub(crate) fn gather(&mut self, tell: &mut Ears<'_>) {
        for stir in std::mem::take(&mut self.open.stirred) {
            // Who has been defeated does nothing more but what its defeat sets off.
            let there = match stir.when {
                When::Defeated => true,
                _ => !self.open.arcano(stir.to).fallen,
            };
            if there {
                self.set_off(stir.when, stir.to, stir.front, stir.by, tell);
            }
            let other = match stir.when {
                When::Fielded => When::RivalFielded,
                When::Defeated if stir.front => When::RivalDefeated,
                _ => continue,
            };
            for rival in self.open.rivals(stir.to.0) {
                for at in (0..crate::open::LINE as u8).map(|at| (rival, at)) {
                    if !self.open.arcano(at).fallen {
                        let front = self.open.front(rival) == Some(at);
                        self.set_off(other, at, front, Some(stir.to.0), tell);
                    }
                }
            }
        }
    }

    fn set_off(&mut self, when: When, at: At, front: bool, by: Option<Seat>, tell: &mut Ears<'_>) {
        let foe = by.filter(|by| !crate::Open::partners(*by, at.0)).or_else(|| self.open.foe(at.0));
        for (card, ability) in self.abilities(at) {
            let Does::When(on, effects) = &ability.what else { continue };
            if *on != when || !(front || ability.rear) || !self.all_hold(&ability.only, at.0, foe) {
                continue;
            }
            if let Some(who) = self.who(at) {
                self.say(tell, What::Ability(who, card));
            }
            self.open.acts.push(Act {
                seat: at.0,
                foe,
                card,
                bearer: at,
                of: None,
                global: false,
                todo: vec![Frame::Effects(effects)],
                waits: None,
                choice: None,
            });
        }
    }
}
