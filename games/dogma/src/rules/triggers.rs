//! What sets off abilities. [14.7]

use table::Seat;

use crate::Dogma;
use crate::cards::{Does, Speaks, When};
use crate::event::{Ears, What};
use crate::open::LINE;
use crate::step::{Act, At, Frame, Step};

/// How deep what is set off may set off more. [14.9]
const DEPTH: u8 = 12;

impl Dogma {
    /// Something happens to every Prophet of a seat that is not defeated, where it is.
    pub(crate) fn stir_line(&mut self, seat: Seat, when: When, by: Option<Seat>, tell: &mut Ears<'_>) {
        for at in (0..LINE as u8).map(|at| (seat, at)) {
            let arcano = self.open.arcano(at);
            if arcano.speaks.any(Speaks::when(when)) && !arcano.fallen {
                self.set_off(when, at, self.open.front(seat) == Some(at), by, tell);
            }
        }
    }

    /// What has happened sets off abilities; when nothing more does, who still plays is looked at.
    pub(crate) fn echo(&mut self, tell: &mut Ears<'_>) {
        self.open.depth += 1;
        if self.open.depth > DEPTH {
            self.open.stirred.clear();
        }
        if !self.open.stirred.is_empty() {
            self.gather(tell);
        }
        if self.open.acts.is_empty() {
            self.open.depth = 0;
            return self.check(tell);
        }
        self.open.agenda.then(&[Step::Work, Step::Apply, Step::Echo]);
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
                self.stir_line(rival, other, Some(stir.to.0), tell);
            }
        }
    }

    fn set_off(&mut self, when: When, at: At, front: bool, by: Option<Seat>, tell: &mut Ears<'_>) {
        if !self.open.arcano(at).speaks_in_front.any(Speaks::when(when)) {
            return;
        }
        let foe = by.filter(|by| !crate::Open::partners(*by, at.0)).or_else(|| self.open.foe(at.0));
        for (card, ability) in self.abilities(at) {
            let Does::When(on, effects) = &ability.what else { continue };
            if *on != when || !(front || ability.rear) || !self.all_hold(&ability.only, at.0, foe) {
                continue;
            }
            self.say_of(at, tell, |who| What::Ability(who, card));
            let act = Act {
                seat: at.0,
                foe,
                card,
                bearer: at,
                of: None,
                global: false,
                left: 0,
                waits: None,
                choice: None,
            };
            self.begins(act, &[Frame::Effects(effects)]);
        }
    }
}
