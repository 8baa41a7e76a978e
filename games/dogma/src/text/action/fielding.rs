//! Whom to field, and how cards lie.

use table::Seat;

use super::Doing;
use crate::text::say;
use crate::{Card, Step};

impl Doing<'_> {
    /// The first one brings the damage of building with it. [7.6]
    pub(super) fn field(&self, at: u8) -> String {
        let lang = self.cast.lang;
        if self.step() != Some(Step::Opening) {
            return self.field_later(at);
        }
        let prophet = self.own().arcana.get(usize::from(at)).and_then(|pack| pack.prophet);
        let Some(prophet) = prophet else {
            let n = self.cast.nth_of(at);
            return say!(lang, "Apri con il {n} Arcano", "Open with the {n} Arcano");
        };
        let (it, debt) = (self.cast.card(prophet), self.view.open.side(self.seat()).debt);
        let faith = self.cast.set.body(prophet).faith;
        table::lines! { self.cast, debt;
            0 => "Apri con {it}", "Open with {it}";
            _ if debt >= faith => "Apri con {it} (cade subito: {debt} danni)", "Open with {it} (falls at once: {debt} damage)";
            _ => "Apri con {it} ({debt} danni di {faith})", "Open with {it} ({debt} damage of {faith})";
        }
    }

    fn field_later(&self, slot: u8) -> String {
        let it = self.in_rear(self.seat(), slot);
        say!(self.cast.lang, "Schiera {it}", "Field {it}")
    }

    /// A Prophet in a rearguard with its damage, or its position.
    pub(super) fn in_rear(&self, of: Seat, slot: u8) -> String {
        let lang = self.cast.lang;
        let place = self.cast.place(slot);
        let Some(prophet) = self.rear(of, slot) else {
            return say!(lang, "il Profeta in {place}", "the Prophet in {place}");
        };
        let at = self.view.open.side(of).rear[usize::from(slot)];
        let (it, faith) = (self.cast.card(prophet), self.cast.set.body(prophet).faith);
        table::lines! { self.cast, self.view.open.arcano((of, at)).damage;
            0 => "{it} ({place})", "{it} ({place})";
            n => "{it} ({place}, {n} danni di {faith})", "{it} ({place}, {n} damage of {faith})";
        }
    }

    pub(super) fn slot(&self, at: u8) -> String {
        let (cast, own) = (self.cast, self.own());
        let prophet = own.arcana.get(usize::from(at)).and_then(|pack| pack.prophet);
        let place = cast.place(own.line.len().saturating_sub(1) as u8);
        table::lines! { self.cast, prophet;
            Some(prophet), it = cast.card(prophet) => "Metti {it} in retroguardia, in {place}", "Put {it} into the rearguard, in {place}";
            None, n = cast.nth_of(at) => "Metti il {n} Arcano in retroguardia, in {place}", "Put the {n} Arcano into the rearguard, in {place}";
        }
    }

    pub(super) fn lay(&self, it: Card) -> String {
        let laid = self.view.open.laid[self.seat().index()];
        let (it, place) = (self.cast.card(it), self.cast.place(laid));
        say!(self.cast.lang, "Metti {it} in {place}", "Put {it} in {place}")
    }

    pub(super) fn show(&self, at: u8) -> String {
        let place = self.cast.place(at);
        table::lines! { self.cast, self.own_cult(at);
            Some(it), it = self.cast.card(it) => "Scopri {it} ({place})", "Turn up {it} ({place})";
            None => "Scopri la carta Culto in {place}", "Turn up the Cult card in {place}";
        }
    }
}
