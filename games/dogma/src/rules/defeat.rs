//! Prophets fall, and some come back. [10.6]

use arrayvec::ArrayVec;
use table::Seat;

use crate::cards::When;
use crate::event::{Ears, What};
use crate::open::{CultPlace, LINE, SEATS, Stir};
use crate::step::{At, Change, Fact};
use crate::{Card, Dogma, Open};

impl Dogma {
    /// Prophets with as much damage as Faith are defeated. [10.6]
    pub(crate) fn falls(&mut self, facts: &[Fact], tell: &mut Ears<'_>) {
        let mut falling = ArrayVec::<At, { SEATS * LINE }>::new();
        for (seat, side) in self.open.seats().zip(&self.open.sides) {
            for (at, arcano) in (0..).zip(&side.arcana) {
                let hurt = arcano.damage > 0 && !arcano.fallen;
                if hurt && self.open.body((seat, at)).is_some_and(|body| arcano.damage >= body.faith) {
                    falling.push((seat, at));
                }
            }
        }
        for at in falling {
            self.defeat(at, slayer(at, facts), tell);
        }
    }

    /// A Prophet goes to the discards with its cards, face up and without tokens; those to its right in the rearguard move up.
    /// [7.8] [10.7] [13.4]
    fn defeat(&mut self, at: At, by: Option<Seat>, tell: &mut Ears<'_>) {
        let Some(who) = self.who(at) else { return };
        let front = self.open.front(at.0) == Some(at);
        let arcano = self.open.arcano(at);
        let (annulled, copied) = (arcano.annulled, arcano.copied);
        self.pack_up(at);
        let cards = self.secret.own(at.0).arcana[usize::from(at.1)].cults;
        let arcano = self.open.arcano_mut(at);
        arcano.fallen = true;
        (arcano.annulled, arcano.copied) = (annulled, copied);
        (arcano.evils, arcano.griefs, arcano.known) = (0, 0, crate::Cards::NONE);
        (arcano.shielded, arcano.fresh) = (false, 0);
        arcano.cults = (0..)
            .zip(&cards)
            .map(|(id, card)| CultPlace { id, face: Some(*card), ..CultPlace::default() })
            .collect();
        let relics = arcano.relics;
        let side = self.open.side_mut(at.0);
        side.rear.retain(|it| *it != at.1);
        let moment = self.open.moment;
        self.open.fallen.push((at.0, who.1, moment));
        if tell.hears() {
            self.say(tell, What::Defeated(who, cards.into_iter().chain(relics).collect()));
        }
        // The rearguard falls back into line; only the active one leaves its owner without an order.
        if front {
            self.open.side_mut(at.0).active = None;
            self.loses_order(at.0, tell);
        }
        self.open.listen_to(at);
        self.open.stirred.push(Stir { when: When::Defeated, to: at, by, front });
    }

    /// A defeated Prophet comes back to the last slot of the rearguard, with its cards and without tokens. [10.9] [10.10] [16.2]
    pub(super) fn raise(&mut self, at: At, without: Option<Card>, tell: &mut Ears<'_>) {
        if !self.open.arcano(at).fallen {
            return;
        }
        let arcano = self.open.arcano_mut(at);
        (arcano.fallen, arcano.damage) = (false, 0);
        self.pack_up(at);
        self.open.side_mut(at.0).rear.push(at.1);
        let prophet = self.open.arcano(at).prophet;
        self.open.fallen.retain(|(seat, card, _)| (*seat, Some(*card)) != (at.0, prophet));
        if let Some(relic) = without {
            let arcano = self.open.arcano_mut(at);
            arcano.relics.retain(|card| *card != relic);
            arcano.size -= 1;
            self.secret.own_mut(at.0).arcana[usize::from(at.1)].relics.retain(|card| *card != relic);
            self.open.side_mut(at.0).gone.push(relic);
        }
        self.open.listen_to(at);
        self.say_of(at, tell, |who| What::Raised(who, without));
    }
}

/// The rival whose damage defeats a Prophet; nobody when several do. [17.7]
fn slayer(at: At, facts: &[Fact]) -> Option<Seat> {
    let strikes = |fact: &&Fact| matches!(fact.what, Change::Damage(to, 1.., _) if to == at);
    let mut by = facts.iter().filter(strikes).map(|fact| fact.by).filter(|by| !Open::partners(*by, at.0));
    let first = by.next()?;
    by.all(|other| other == first).then_some(first)
}
