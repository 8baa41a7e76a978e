//! Cards into Arcana and out of them.

use super::Doing;
use crate::rules::FIFTH;
use crate::text::say;
use crate::{Card, Pack};

impl Doing<'_> {
    pub(super) fn take(&self, it: Card, at: u8) -> String {
        let name = self.cast.card(it);
        let own = self.own();
        let first = own.arcana.iter().position(Pack::is_empty) == Some(usize::from(at));
        table::lines! { self.cast, own.arcana.get(usize::from(at));
            None => "Metti {name} fra gli Interventi", "Put {name} among the Interventions";
            Some(pack) if !pack.is_empty(), of = self.arcano(pack) => "Metti {name} nell'Arcano {of}", "Put {name} into the Arcano {of}";
            Some(_) if first => "Comincia un Arcano con {name}", "Begin an Arcano with {name}";
            Some(_), n = self.cast.nth_of(at) => "Comincia il {n} Arcano con {name}", "Begin the {n} Arcano with {name}";
        }
    }

    pub(super) fn drop(&self, it: Card, at: u8) -> String {
        let name = self.cast.card(it);
        table::lines! { self.cast, self.own().arcana.get(usize::from(at));
            Some(pack) if !pack.is_empty(), of = self.arcano(pack) => "Togli {name} dall'Arcano {of}", "Take {name} out of the Arcano {of}";
            Some(_), n = self.cast.nth_of(at) => "Togli {name} dal {n} Arcano", "Take {name} out of the {n} Arcano";
            None => "Togli {name} dagli Interventi", "Take {name} out of the Interventions";
        }
    }

    /// An Arcano by its Prophet, or by what is in it: 'di Khadija', 'con Manna'.
    fn arcano(&self, pack: &Pack) -> String {
        match pack.prophet {
            Some(prophet) => self.cast.of_card(prophet),
            None => {
                let cards: Vec<Card> = pack.each().collect();
                say!(self.cast.lang, "con {it}", "with {it}", it = self.cast.cards(&cards))
            }
        }
    }

    pub(super) fn next(&self, it: Card) -> String {
        let laid = self.view.open.laid[self.seat().index()];
        let (name, nth) = (self.cast.card(it), self.cast.nth_of(laid.min(FIFTH)));
        say!(self.cast.lang, "Metti {name} come {nth} Intervento", "Put {name} as the {nth} Intervention")
    }
}
