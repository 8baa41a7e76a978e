//! Changes happen, in a fixed order. [9.22]

use std::collections::BTreeMap;

use table::Seat;

use crate::cards::{Evil, Rule, Type, When};
use crate::event::{Ears, What};
use crate::open::{Place, Stir};
use crate::step::{At, Fact, Step, Turns};
use crate::{Card, Dogma, Open};

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

    /// Damage of this turn is taken away again, and none comes any more; nothing else is kept off. [11.5] [11.6]
    fn shield(&mut self, at: At, tell: &mut Ears<'_>) {
        let arcano = self.open.arcano_mut(at);
        arcano.shielded = true;
        let taken = std::mem::take(&mut arcano.fresh).min(arcano.damage);
        arcano.damage -= taken;
        if let Some(who) = self.who(at) {
            self.say(tell, What::Shielded(who, taken));
        }
    }

    /// Damage is summed for each Prophet, healing is taken off. [9.23]
    fn hurt(&mut self, facts: &[Fact], tell: &mut Ears<'_>) {
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

    /// A Cult card goes to the discards, and those to its right move up. [7.9] [14.16]
    fn strip(&mut self, at: At, id: u8, tell: &mut Ears<'_>) {
        let Some(place) = self.open.arcano(at).at(id) else { return };
        let Some(card) = self.turn_up(at, place) else { return };
        self.secret.own_mut(at.0).arcana[usize::from(at.1)].cults.remove(place);
        let arcano = self.open.arcano_mut(at);
        arcano.cults.remove(place);
        arcano.size = arcano.size.saturating_sub(1);
        self.open.side_mut(at.0).gone.push(card);
        if let Some(who) = self.who(at) {
            self.say(tell, What::Stripped(who, card));
        }
    }

    /// The Relics go to the discards. [14.16]
    fn unrelic(&mut self, at: At, tell: &mut Ears<'_>) {
        let relics = std::mem::take(&mut self.open.arcano_mut(at).relics);
        self.secret.own_mut(at.0).arcana[usize::from(at.1)].relics.clear();
        let arcano = self.open.arcano_mut(at);
        arcano.size = arcano.size.saturating_sub(relics.len() as u8);
        for card in relics {
            self.open.side_mut(at.0).gone.push(card);
            if let Some(who) = self.who(at) {
                self.say(tell, What::Unrelic(who, card));
            }
        }
    }

    /// The Intervention played last, but for the card that says so, comes back under the Arcano. [14.17]
    fn renew(&mut self, seat: Seat, by: Card, card: Option<Card>, tell: &mut Ears<'_>) {
        let side = self.open.side_mut(seat);
        let Some(at) = side.played.iter().rposition(|played| Some(*played) == card) else {
            return self.say(tell, What::Nothing(seat, by));
        };
        let card = side.played.remove(at);
        // It lies lowest, for all to know.
        let known = side.exposed.len() == usize::from(side.divine);
        side.divine += 1;
        if known {
            side.exposed.push(card)
        } else {
            side.under.push(card)
        }
        self.secret.own_mut(seat).divine.push(card);
        self.say(tell, What::Renewed(seat, card));
    }

    /// The active Prophet goes into the last slot of the rearguard, if another can take its place. [14.13]
    fn withdraw(&mut self, at: At, barred: bool, tell: &mut Ears<'_>) {
        if self.open.front(at.0) != Some(at) {
            return;
        }
        let Some(who) = self.who(at) else { return };
        if barred || self.open.side(at.0).rear.is_empty() {
            return self.say(tell, What::Firm(who));
        }
        self.pack_up(at);
        let side = self.open.side_mut(at.0);
        side.active = None;
        side.rear.push(at.1);
        self.say(tell, What::Withdrawn(who));
        self.loses_order(at.0, tell);
    }
}
