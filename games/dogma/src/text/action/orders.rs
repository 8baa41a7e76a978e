//! Orders and targets.

use table::Seat;
use table::grammar::and;

use super::Doing;
use crate::Card;
use crate::text::say;

impl Doing<'_> {
    pub(super) fn target(&self, seat: Seat) -> String {
        let a = self.cast.seat(seat);
        let open = &self.view.open;
        let front = if seat.index() < open.sides.len() { open.active(seat) } else { None };
        table::lines! { self.cast, front.and_then(|arcano| arcano.prophet);
            Some(it), it = self.cast.card(it) => "Bersaglio: {a} ({it})", "Target: {a} ({it})";
            None => "Bersaglio: {a}", "Target: {a}";
        }
    }

    pub(super) fn call(&self, slot: u8) -> String {
        let it = self.in_rear(self.seat(), slot);
        say!(self.cast.lang, "Ordine I: Convocazione, {it}", "Order I: Convocazione, {it}")
    }

    pub(super) fn divine(&self) -> String {
        table::lines! { self.cast, self.own().divine.first();
            Some(it), it = self.cast.card(*it) => "Ordine II: Intervento Divino, {it}", "Order II: Intervento Divino, {it}";
            None => "Ordine II: Intervento Divino", "Order II: Intervento Divino";
        }
    }

    pub(super) fn cult(&self, at: u8) -> String {
        let nth = self.cast.nth(at);
        table::lines! { self.cast, self.own_cult(at);
            Some(card), it = self.cast.card(card), notes = self.notes(at, card) =>
                "Ordine III: {nth} carta Culto, {it}{notes}", "Order III: {nth} Cult card, {it}{notes}";
            None => "Ordine III: {nth} carta Culto", "Order III: {nth} Cult card";
        }
    }

    /// The damage of a Cult card with its boosts, and its keywords.
    fn notes(&self, at: u8, card: Card) -> String {
        let Some(cult) = self.cast.set.cult(card) else { return String::new() };
        let place = self.view.open.active(self.seat()).and_then(|arcano| arcano.cults.get(usize::from(at)));
        let power = place.map_or(0, |place| place.power);
        let damage = (i16::from(cult.damage) + power).max(0) as u16;
        let damage = (cult.damage > 0).then(|| self.cast.damage(damage));
        let keywords = cult.keywords.iter().map(|keyword| keyword.title().get(self.cast.lang).to_owned());
        let all: Vec<String> = damage.into_iter().chain(keywords).collect();
        if all.is_empty() { String::new() } else { format!(" ({})", all.join(", ")) }
    }

    pub(super) fn special(&self) -> String {
        let cards: Vec<String> =
            self.truth.specials(self.seat()).map(|card| self.cast.of_card(card)).collect();
        table::lines! { self.cast, cards.as_slice();
            [] => "Ordine III: Speciale", "Order III: Special";
            cards, of = and(self.cast.lang, cards) => "Ordine III: Speciale {of}", "Order III: Special {of}";
        }
    }
}
