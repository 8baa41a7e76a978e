//! Chapters 4 and 10: the Santuario, and substitutions.

use table::Seat;

use crate::cards::Rule;
use crate::event::Ears;
use crate::{Card, Sancta, What};

/// The points that a substitution needs. [10.2]
const TOLL: u8 = 2;

impl Sancta {
    /// A Saint of the hand goes to the Santuario [4.3], or to an empty Zona Attiva [4.7].
    pub(super) fn place_saint(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.put_down(seat, card);
        if self.open.place(seat).active.is_none() {
            return self.enter(seat, card, 0, tell);
        }
        self.open.place_mut(seat).santuario.push(card);
        self.say(tell, What::Placed(seat, card));
    }

    /// The same where there is no room: the Saint of a slot is discarded for it. [4.4]
    pub(super) fn replace_saint(&mut self, seat: Seat, card: Card, slot: u8, tell: &mut Ears<'_>) {
        self.put_down(seat, card);
        let out = std::mem::replace(&mut self.open.place_mut(seat).santuario[usize::from(slot)], card);
        self.open.discards.add(out);
        self.say(tell, What::Replaced(seat, card, out));
    }

    /// [4.5]
    pub(super) fn swap(&mut self, seat: Seat, one: u8, two: u8, tell: &mut Ears<'_>) {
        let slots = &mut self.open.place_mut(seat).santuario;
        let (first, second) = (slots[usize::from(one)], slots[usize::from(two)]);
        slots.swap(usize::from(one), usize::from(two));
        self.say(tell, What::Swapped(seat, first, second));
    }

    /// [10.1]
    pub(crate) fn may_substitute(&self, seat: Seat) -> bool {
        let done = &self.open.done;
        done.substitutions < 1 + done.more_substitutions
            && (self.open.place(seat).points >= TOLL || self.has_rule(seat, Rule::FreeSubstitution))
    }

    /// All points are the toll [10.2], unless a card lets them pass on [14.9].
    pub(super) fn substitute(&mut self, seat: Seat, slot: u8, tell: &mut Ears<'_>) {
        self.open.done.substitutions += 1;
        if self.has_rule(seat, Rule::FreeSubstitution) {
            return self.exchange(seat, slot, tell);
        }
        let points = self.open.place(seat).points;
        if let Some((out, new)) = self.trade(seat, slot) {
            self.say(tell, What::Substituted(seat, out, new, points));
            self.enter(seat, new, 0, tell);
        }
    }

    /// The Saint of a slot takes the active one's points over; if they are enough, it goes to the Rosa at once. [13.12]
    pub(super) fn exchange(&mut self, seat: Seat, slot: u8, tell: &mut Ears<'_>) {
        let points = self.open.place(seat).points;
        if let Some((out, new)) = self.trade(seat, slot) {
            self.say(tell, What::Exchanged(seat, out, new, points));
            self.enter(seat, new, points, tell);
            if points >= self.need(seat) {
                self.promote(seat, tell);
            }
        }
    }

    /// Puts the active Saint into a slot: it, and who lay there. [10.3]
    fn trade(&mut self, seat: Seat, slot: u8) -> Option<(Card, Card)> {
        let place = self.open.place_mut(seat);
        let out = place.active?;
        let new = std::mem::replace(place.santuario.get_mut(usize::from(slot))?, out);
        Some((out, new))
    }
}
