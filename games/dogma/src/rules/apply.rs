//! Changes happen, in a fixed order. [9.22]

mod damage;
mod leaving;

use smallvec::SmallVec;
use table::Seat;

use crate::cards::{Evil, Rule};
use crate::event::{Ears, What};
use crate::step::{At, Change, Fact};
use crate::{Dogma, Open};
use damage::Wounds;

/// When a change happens among those that happen at the same time. [9.22]
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Protezione.
    Kept,
    /// Damage and healing, which are summed up first.
    Hurt,
    /// What is lost.
    Lost,
    /// What is received.
    Received,
    /// What is shown.
    Shown,
    /// Abilities are annulled and copied.
    Silenced,
    /// What goes to the discards.
    Discarded,
    /// What comes back, and who is driven back.
    Moved,
    /// Who is defeated has been by now; who returns.
    Returned,
}

impl Stage {
    const ALL: [Stage; 9] = [
        Stage::Kept,
        Stage::Hurt,
        Stage::Lost,
        Stage::Received,
        Stage::Shown,
        Stage::Silenced,
        Stage::Discarded,
        Stage::Moved,
        Stage::Returned,
    ];

    fn of(what: &Change) -> Self {
        match what {
            Change::Shield(_) => Stage::Kept,
            Change::Damage(..) | Change::Heal(..) => Stage::Hurt,
            Change::Free(..) | Change::Plain(_) => Stage::Lost,
            Change::Token(..) | Change::Fervour(..) | Change::Power(..) => Stage::Received,
            Change::Reveal(..) | Change::Expose(_) => Stage::Shown,
            Change::Annul(_) | Change::Copy(..) => Stage::Silenced,
            Change::Strip(..) | Change::Unrelic(_) | Change::Burn(_) => Stage::Discarded,
            Change::Renew(..) | Change::Withdraw(_) => Stage::Moved,
            Change::Raise(..) => Stage::Returned,
        }
    }
}

/// A change, whether a rule of the Prophet keeps it off, and when it happens.
type Due = (Fact, bool, Stage);

impl Dogma {
    /// Everything that was found out happens, stage by stage; who is defeated falls before anybody returns.
    pub(crate) fn apply(&mut self, tell: &mut Ears<'_>) {
        self.open.moment += 1;
        let facts = self.open.facts.clone();
        self.open.facts.clear();
        // As things stand before all changes.
        let due: SmallVec<[Due; 40]> =
            facts.iter().map(|fact| (*fact, self.is_barred(fact), Stage::of(&fact.what))).collect();
        let some = due.iter().fold(0, |all, (.., stage)| all | 1 << *stage as u16);
        let mut wounds = Wounds::default();
        for stage in Stage::ALL {
            if stage == Stage::Returned {
                self.falls(&facts, tell);
            }
            if some >> stage as u16 & 1 == 0 {
                continue;
            }
            for (fact, barred, _) in due.iter().filter(|(.., when)| *when == stage) {
                self.change(fact, *barred, &mut wounds, tell);
            }
            if stage == Stage::Hurt {
                self.hurt(&wounds, tell);
            }
        }
        self.grieve();
    }

    /// Does a rule of the Prophet keep this change from it, as things stand before all changes? [14.5] [14.6]
    fn is_barred(&self, fact: &Fact) -> bool {
        match fact.what {
            Change::Token(at, evil) => self.has_rule(at, Rule::Pure) || self.has_rule(at, Rule::Proof(evil)),
            Change::Withdraw(at) => !Open::partners(fact.by, at.0) && self.has_rule(at, Rule::Rooted),
            _ => false,
        }
    }

    /// One change. What two change alike is changed once: it is not there any more for the second. [9.24]
    fn change(&mut self, fact: &Fact, barred: bool, wounds: &mut Wounds, tell: &mut Ears<'_>) {
        match fact.what {
            Change::Shield(at) => self.shield(at, tell),
            Change::Damage(at, damage, of) => self.strikes(at, fact.by, damage, of, wounds, tell),
            Change::Heal(at, by) => wounds.of(at).healed += by,
            Change::Free(at, evil) => self.free(at, evil, tell),
            Change::Plain(at) => self.makes_plain(at, tell),
            Change::Token(at, evil) => self.trouble(at, evil, barred, tell),
            Change::Fervour(at, by) => {
                self.open.arcano_mut(at).fervour += by;
                if tell.hears() {
                    let now = self.fervour(at) as u16;
                    self.say_of(at, tell, |who| What::Fervour(who, by, now));
                }
            }
            Change::Power(at, id, by) => {
                let arcano = self.open.arcano_mut(at);
                let Some(place) = arcano.at(id) else { return };
                arcano.cults[place].power += by;
                self.say_of(at, tell, |who| What::Power(who, place as u8, by));
            }
            Change::Reveal(at, id) => {
                let Some(place) = self.open.arcano(at).at(id) else { return };
                if self.open.arcano(at).cults[place].face.is_none()
                    && let Some(card) = self.turn_up(at, place)
                {
                    self.say_of(at, tell, |who| What::Shown(who, card, place as u8));
                }
            }
            Change::Expose(seat) => self.exposes(seat, tell),
            Change::Annul(at) => {
                self.open.arcano_mut(at).annulled = true;
                self.open.listen_to(at);
                self.say_of(at, tell, What::Annulled);
            }
            Change::Copy(at, card) => {
                self.open.arcano_mut(at).copied = Some(card);
                self.open.listen_to(at);
                self.say_of(at, tell, |who| What::Copied(who, card));
            }
            Change::Strip(at, id) => self.strip(at, id, tell),
            Change::Unrelic(at) => self.unrelic(at, tell),
            Change::Burn(seat) => match self.lose_divine(seat) {
                Some(card) => self.say(tell, What::Burnt(seat, card)),
                None => self.say(tell, What::NoDivine(seat)),
            },
            Change::Renew(seat, by, card) => self.renew(seat, by, card, tell),
            Change::Withdraw(at) => self.withdraw(at, barred, tell),
            Change::Raise(at, without) => self.raise(at, without, tell),
        }
    }

    /// Boosts and weakenings are gone. What lies under a Struggimento is out of the game. [12.6]
    fn makes_plain(&mut self, at: At, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano_mut(at);
        let mut some = std::mem::take(&mut arcano.fervour) != 0;
        for place in arcano.cults.iter_mut().filter(|place| !place.blocked) {
            some |= std::mem::take(&mut place.power) != 0;
        }
        if some {
            self.say_of(at, tell, What::Plain);
        }
    }

    fn exposes(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let divine = self.secret.own(seat).divine;
        if self.open.side(seat).exposed != divine {
            self.open.sees_new(seat);
        }
        let side = self.open.side_mut(seat);
        side.under.clear();
        side.exposed = divine;
        if tell.hears() {
            self.say(tell, What::Exposed(seat, divine.to_vec()));
        }
    }

    fn free(&mut self, at: At, evil: Evil, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano_mut(at);
        if !arcano.has(evil) {
            return;
        }
        if evil == Evil::Struggimento {
            arcano.griefs = 0;
            arcano.cults.iter_mut().for_each(|place| place.blocked = false);
        } else {
            arcano.lose(evil);
        }
        self.say_of(at, tell, |who| What::Freed(who, evil));
    }

    /// An evil token, of which a Prophet has one of a kind, and of Struggimento one for each Cult card. [12.2]
    fn trouble(&mut self, at: At, evil: Evil, barred: bool, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano_mut(at);
        let full = match evil {
            Evil::Struggimento => usize::from(arcano.griefs) >= arcano.cults.len().max(1),
            _ => arcano.has(evil),
        };
        let takes = !barred && !full && !arcano.fallen;
        if takes && evil == Evil::Struggimento {
            arcano.griefs += 1;
        } else if takes {
            arcano.receive(evil);
        }
        self.say_of(at, tell, |who| if takes { What::Token(who, evil) } else { What::NoToken(who, evil) });
    }
}
