//! Changes happen, in a fixed order. [9.22]

mod damage;
mod leaving;

use crate::cards::{Evil, Rule};
use crate::event::{Ears, What};
use crate::open::Place;
use crate::step::{At, Fact, Step, Turns};
use crate::{Dogma, Open};

impl Dogma {
    /// Everything that was found out happens: Protezione, damage, what is lost, what is received, what is shown or leaves, who
    /// is driven back, who is defeated, who returns.
    pub(crate) fn apply(&mut self, tell: &mut Ears<'_>) {
        let facts = std::mem::take(&mut self.open.facts);
        self.open.moment += 1;
        let barred: Vec<bool> = facts.iter().map(|fact| self.is_barred(fact)).collect();
        for fact in &facts {
            if let Turns::Shield(at) = fact.what {
                self.shield(at, tell);
            }
        }
        self.hurt(&facts, tell);
        let stages: [fn(&Turns) -> bool; 6] = [
            |what| matches!(what, Turns::Free(..) | Turns::Plain(_)),
            |what| matches!(what, Turns::Token(..) | Turns::Fervour(..) | Turns::Power(..)),
            |what| matches!(what, Turns::Reveal(..) | Turns::Expose(_)),
            |what| matches!(what, Turns::Annul(_) | Turns::Copy(..)),
            |what| matches!(what, Turns::Strip(..) | Turns::Unrelic(_) | Turns::Burn(_)),
            |what| matches!(what, Turns::Renew(..) | Turns::Withdraw(_)),
        ];
        for stage in stages {
            for (fact, barred) in facts.iter().zip(&barred).filter(|(fact, _)| stage(&fact.what)) {
                self.change(fact, *barred, tell);
            }
        }
        self.falls(&facts, tell);
        for fact in &facts {
            if let Turns::Raise(at, without) = fact.what {
                self.raise(at, without, tell);
            }
        }
        self.push(Step::Grieve);
    }

    /// Does a rule of the Prophet keep this change from it, as things stand before all changes? [14.5] [14.6]
    fn is_barred(&self, fact: &Fact) -> bool {
        match fact.what {
            Turns::Token(at, evil) => self.has_rule(at, Rule::Pure) || self.has_rule(at, Rule::Proof(evil)),
            Turns::Withdraw(at) => !Open::partners(fact.by, at.0) && self.has_rule(at, Rule::Rooted),
            _ => false,
        }
    }

    /// One change. What two change alike is changed once: it is not there any more for the second. [9.24]
    fn change(&mut self, fact: &Fact, barred: bool, tell: &mut Ears<'_>) {
        match fact.what {
            Turns::Free(at, evil) => self.free(at, evil, tell),
            Turns::Plain(at) => {
                let arcano = self.open.arcano_mut(at);
                // What lies under a Struggimento is out of the game. [12.6]
                let boosted = |place: &&mut Place| !place.blocked && place.power != 0;
                let places: Vec<&mut Place> = arcano.cults.iter_mut().filter(boosted).collect();
                let some = arcano.fervour != 0 || !places.is_empty();
                places.into_iter().for_each(|place| place.power = 0);
                arcano.fervour = 0;
                if let Some(who) = self.who(at).filter(|_| some) {
                    self.say(tell, What::Plain(who));
                }
            }
            Turns::Token(at, evil) => self.trouble(at, evil, barred, tell),
            Turns::Fervour(at, by) => {
                self.open.arcano_mut(at).fervour += by;
                let now = self.fervour(at);
                if let Some(who) = self.who(at) {
                    self.say(tell, What::Fervour(who, by, now as u16));
                }
            }
            Turns::Power(at, id, by) => {
                let arcano = self.open.arcano_mut(at);
                let Some(place) = arcano.at(id) else { return };
                arcano.cults[place].power += by;
                if let Some(who) = self.who(at) {
                    self.say(tell, What::Power(who, place as u8, by));
                }
            }
            Turns::Reveal(at, id) => {
                let Some(place) = self.open.arcano(at).at(id) else { return };
                if self.open.arcano(at).cults[place].face.is_none()
                    && let (Some(card), Some(who)) = (self.turn_up(at, place), self.who(at))
                {
                    self.say(tell, What::Shown(who, card, place as u8));
                }
            }
            Turns::Annul(at) => {
                self.open.arcano_mut(at).annulled = true;
                if let Some(who) = self.who(at) {
                    self.say(tell, What::Annulled(who));
                }
            }
            Turns::Copy(at, card) => {
                self.open.arcano_mut(at).copied = Some(card);
                if let Some(who) = self.who(at) {
                    self.say(tell, What::Copied(who, card));
                }
            }
            Turns::Strip(at, id) => self.strip(at, id, tell),
            Turns::Unrelic(at) => self.unrelic(at, tell),
            Turns::Burn(seat) => match self.lose_divine(seat) {
                Some(card) => self.say(tell, What::Burnt(seat, card)),
                None => self.say(tell, What::NoDivine(seat)),
            },
            Turns::Expose(seat) => {
                let divine = self.secret.own(seat).divine.clone();
                if self.open.side(seat).exposed != divine {
                    self.open.quiet = 0;
                }
                let side = self.open.side_mut(seat);
                side.under.clear();
                side.exposed = divine.clone();
                self.say(tell, What::Exposed(seat, divine.to_vec()));
            }
            Turns::Renew(seat, by, card) => self.renew(seat, by, card, tell),
            Turns::Withdraw(at) => self.withdraw(at, barred, tell),
            Turns::Shield(_) | Turns::Damage(..) | Turns::Heal(..) | Turns::Raise(..) => {}
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
        if let Some(who) = self.who(at) {
            self.say(tell, What::Freed(who, evil));
        }
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
        if let Some(who) = self.who(at) {
            self.say(tell, if takes { What::Token(who, evil) } else { What::NoToken(who, evil) });
        }
    }
}
