//! Between two duels: why a card does not change places between deck and side deck. [3.7]

use table::Refusal;

use super::Case;
use crate::text::say;
use crate::{Card, deck};

impl Case<'_> {
    pub(super) fn not_in(&self, card: Card) -> Refusal {
        let Some(own) = &self.view.own else { return self.misplaced(crate::Action::Ready) };
        if !own.side.has(card) {
            return self.not_there(card, ("nel tuo side deck", "in your side deck"));
        }
        if own.swapped_out.has(card) {
            return self.no("3.7", |cast| {
                let name = cast.card(card);
                say!(
                    cast.lang,
                    "in questa pausa hai già tolto {name} dal mazzo: non può tornarvi",
                    "you have taken {name} out of the deck in this pause: it cannot go back"
                )
            });
        }
        let most = deck::MOST;
        Refusal::new(
            "2.1",
            format!("il mazzo ha già {most} carte, e di più non può averne"),
            format!("the deck has {most} cards, and can have no more"),
        )
    }

    pub(super) fn not_out(&self, card: Card) -> Refusal {
        let Some(own) = &self.view.own else { return self.misplaced(crate::Action::Ready) };
        if !own.library.has(card) {
            return self.not_there(card, ("nel tuo mazzo", "in your deck"));
        }
        if own.swapped_in.has(card) {
            return self.no("3.7", |cast| {
                let name = cast.card(card);
                say!(
                    cast.lang,
                    "in questa pausa hai già messo {name} nel mazzo: non può uscirne",
                    "you have put {name} into the deck in this pause: it cannot leave again"
                )
            });
        }
        let (least, most) = (deck::LEAST, deck::SIDE);
        match own.side.len() < most {
            true => Refusal::new(
                "3.7",
                format!("il mazzo ha {least} carte, e di meno non può averne: prima mettine una"),
                format!("the deck has {least} cards, and can have no fewer: first put one in"),
            ),
            false => Refusal::new(
                "3.7",
                format!(
                    "il side deck ha già {most} carte, e di più non può averne: prima mettine una nel mazzo"
                ),
                format!("the side deck has {most} cards, and can have no more: first put one into the deck"),
            ),
        }
    }

    fn not_there(&self, card: Card, place: (&str, &str)) -> Refusal {
        self.no("3.6", |cast| {
            let (name, place) = (cast.card(card), cast.lang.pick(place.0, place.1));
            say!(cast.lang, "{name} non è {place}", "{name} is not {place}")
        })
    }
}
