//! What leaves its place: cards that are lost, an Intervention that comes back, a Prophet that is driven back.

use table::Seat;

use crate::event::{Ears, What};
use crate::step::At;
use crate::{Card, Dogma};

impl Dogma {
    /// A Cult card goes to the discards, and those to its right move up. [7.9] [14.16]
    pub(super) fn strip(&mut self, at: At, id: u8, tell: &mut Ears<'_>) {
        let Some(place) = self.open.arcano(at).at(id) else { return };
        let Some(card) = self.turn_up(at, place) else { return };
        self.secret.own_mut(at.0).arcana[usize::from(at.1)].cults.remove(place);
        let arcano = self.open.arcano_mut(at);
        arcano.cults.remove(place);
        arcano.size = arcano.size.saturating_sub(1);
        self.open.side_mut(at.0).gone.push(card);
        self.say_of(at, tell, |who| What::Stripped(who, card));
    }

    /// The Relics go to the discards. [14.16]
    pub(super) fn unrelic(&mut self, at: At, tell: &mut Ears<'_>) {
        let relics = std::mem::take(&mut self.open.arcano_mut(at).relics);
        self.secret.own_mut(at.0).arcana[usize::from(at.1)].relics.clear();
        let arcano = self.open.arcano_mut(at);
        arcano.size = arcano.size.saturating_sub(relics.len() as u8);
        self.open.listen_to(at);
        for card in relics {
            self.open.side_mut(at.0).gone.push(card);
            self.say_of(at, tell, |who| What::Unrelic(who, card));
        }
    }

    /// The Intervention played last, but for the card that says so, comes back under the Arcano. [14.17]
    pub(super) fn renew(&mut self, seat: Seat, by: Card, card: Option<Card>, tell: &mut Ears<'_>) {
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
    pub(super) fn withdraw(&mut self, at: At, barred: bool, tell: &mut Ears<'_>) {
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
        self.open.listen_to(at);
        self.say(tell, What::Withdrawn(who));
        self.loses_order(at.0, tell);
    }
}
