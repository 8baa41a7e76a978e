//! Orders and targets.

use table::Seat;

use super::Doing;
use crate::Card;
use crate::text::names::joined;
use crate::text::say;

impl Doing<'_> {
    pub(super) fn target(&self, seat: Seat) -> String {
        let a = self.cast.seat(seat);
        let open = &self.view.open;
        let front = if seat.index() < open.sides.len() { open.active(seat) } else { None };
        match front.and_then(|arcano| arcano.prophet) {
            Some(it) => {
                say!(self.cast.lang, "Bersaglio: {a} ({it})", "Target: {a} ({it})", it = self.cast.card(it))
            }
            None => say!(self.cast.lang, "Bersaglio: {a}", "Target: {a}"),
        }
    }

    pub(super) fn call(&self, slot: u8) -> String {
        let it = self.in_rear(self.seat(), slot);
        say!(self.cast.lang, "Ordine I: Convocazione, {it}", "Order I: Convocazione, {it}")
    }

    pub(super) fn divine(&self) -> String {
        match self.own().divine.first() {
            Some(it) => say!(
                self.cast.lang,
                "Ordine II: Intervento Divino, {it}",
                "Order II: Intervento Divino, {it}",
                it = self.cast.card(*it)
            ),
            None => say!(self.cast.lang, "Ordine II: Intervento Divino", "Order II: Intervento Divino"),
        }
    }

    pub(super) fn cult(&self, at: u8) -> String {
        let lang = self.cast.lang;
        let nth = self.cast.nth(at);
        match self.own_cult(at) {
            Some(card) => {
                let (it, notes) = (self.cast.card(card), self.notes(at, card));
                say!(
                    lang,
                    "Ordine III: {nth} carta Culto, {it}{notes}",
                    "Order III: {nth} Cult card, {it}{notes}"
                )
            }
            None => say!(lang, "Ordine III: {nth} carta Culto", "Order III: {nth} Cult card"),
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
        match cards.as_slice() {
            [] => say!(self.cast.lang, "Ordine III: Speciale", "Order III: Special"),
            cards => say!(
                self.cast.lang,
                "Ordine III: Speciale {of}",
                "Order III: Special {of}",
                of = joined(self.cast.lang, cards)
            ),
        }
    }
}
