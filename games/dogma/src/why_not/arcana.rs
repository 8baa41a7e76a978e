//! Why a card does not go into an Arcano.

use table::Refusal;

use super::Case;
use crate::rules::{FIFTH, THREE, carries};
use crate::secret::{CARDS, DIVINE};
use crate::text::say;
use crate::{Card, Pack, Step};

impl Case<'_> {
    pub(super) fn not_taken(&self, card: Card, at: u8) -> Refusal {
        if !self.truth.supply(self.seat).has(card) {
            return self.not_before(card);
        }
        if at > FIFTH {
            return Refusal::new(
                "3.1",
                "gli Arcani sono cinque: quattro con un Profeta, e quello degli Interventi",
                "there are five Arcana: four with a Prophet, and that of the Interventions",
            );
        }
        if card.is_divine() || at == FIFTH {
            return self.not_fifth(card, at);
        }
        let own = self.own();
        let pack = &own.arcana[usize::from(at)];
        let empty = own.arcana.iter().position(Pack::is_empty);
        if pack.is_empty()
            && let Some(first) = empty.filter(|first| *first != usize::from(at))
        {
            let n = first + 1;
            return Refusal::new(
                "3.6",
                format!("fra gli Arcani vuoti si comincia dal primo, che è il numero {n}"),
                format!("of the empty Arcana the first is begun, which is number {n}"),
            );
        }
        self.not_entering(pack, card)
    }

    /// The card does not lie before the seat: said without looking where it is.
    fn not_before(&self, card: Card) -> Refusal {
        let pack = self.step() == Some(Step::Read);
        self.no(if pack { "5.4" } else { "6.1" }, |cast| {
            let name = cast.card(card);
            match pack {
                true => say!(cast.lang, "{name} non è nel tuo mazzetto", "{name} is not in your pack"),
                false => {
                    say!(
                        cast.lang,
                        "{name} non è fra le carte da prendere",
                        "{name} is not among the cards to take"
                    )
                }
            }
        })
    }

    /// [3.7]
    fn not_fifth(&self, card: Card, at: u8) -> Refusal {
        let full = self.own().divine.len() >= DIVINE;
        self.no("3.7", |cast| {
            let name = cast.card(card);
            match (card.is_divine(), at == FIFTH) {
                (true, true) if full => {
                    say!(cast.lang, "hai già quattro Interventi", "you have four Interventions already")
                }
                (true, _) => say!(
                    cast.lang,
                    "{name} è un Intervento, e va nel quinto Arcano",
                    "{name} is an Intervention, and goes into the fifth Arcano"
                ),
                (false, _) => say!(
                    cast.lang,
                    "{name} non è un Intervento, e il quinto Arcano non ha altro",
                    "{name} is no Intervention, and the fifth Arcano holds nothing else"
                ),
            }
        })
    }

    fn not_entering(&self, pack: &Pack, card: Card) -> Refusal {
        let set = self.open().set();
        match pack.prophet {
            Some(prophet) if card.is_prophet() => self.no("3.1", |cast| {
                let it = cast.card(prophet);
                say!(
                    cast.lang,
                    "un Arcano ha un Profeta solo, e in questo c'è già {it}",
                    "an Arcano has just one Prophet, and in this one there is {it} already"
                )
            }),
            None if card.is_prophet() => self.no_carrier(pack, card),
            Some(prophet) => {
                if card.is_cult() && !set.fits(prophet, card) {
                    return self.no("3.3", |cast| {
                        let (it, name) = (cast.card(prophet), cast.card(card));
                        let kind = set.print(card).line();
                        let kind = kind.get(cast.lang);
                        say!(
                            cast.lang,
                            "{it} non può portare {name} ({kind})",
                            "{it} cannot carry {name} ({kind})"
                        )
                    });
                }
                self.no_room(prophet, pack)
            }
            None => self.nobody_carries(pack, card),
        }
    }

    /// A Prophet that cannot carry what is in the Arcano. [3.3] [3.2]
    fn no_carrier(&self, pack: &Pack, prophet: Card) -> Refusal {
        let set = self.open().set();
        match pack.cults.iter().copied().find(|card| !set.fits(prophet, *card)) {
            Some(card) => self.no("3.3", |cast| {
                let (it, name) = (cast.card(prophet), cast.card(card));
                say!(
                    cast.lang,
                    "{it} non può portare {name}, che è in quest'Arcano",
                    "{it} cannot carry {name}, which is in this Arcano"
                )
            }),
            None => self.no_room(prophet, pack),
        }
    }

    /// [3.2] [3.5]
    fn no_room(&self, prophet: Card, pack: &Pack) -> Refusal {
        let fourth = self.open().set().body(prophet).fourth;
        let n = pack.size();
        self.no(if fourth { "3.5" } else { "3.2" }, |cast| {
            let it = cast.card(prophet);
            match fourth && n < CARDS {
                true => say!(
                    cast.lang,
                    "la quarta carta c'è solo se almeno una delle quattro è una carta Culto",
                    "there is a fourth card only if at least one of the four is a Cult card"
                ),
                false => say!(
                    cast.lang,
                    "l'Arcano con {it} ha già {n} carte, e di più non ne può avere",
                    "the Arcano with {it} has {n} cards already, and cannot have more"
                ),
            }
        })
    }

    /// [3.6]
    fn nobody_carries(&self, pack: &Pack, card: Card) -> Refusal {
        let set = self.open().set();
        let full = pack.size() >= THREE
            && Card::prophets()
                .any(|prophet| carries(set, prophet, pack) && (card.is_relic() || set.fits(prophet, card)));
        self.no("3.6", |cast| {
            let name = cast.card(card);
            match full {
                true => say!(
                    cast.lang,
                    "con {name} le carte di quest'Arcano sarebbero troppe per qualunque Profeta che le porti",
                    "with {name} there would be too many cards in this Arcano for any Prophet that carries them"
                ),
                false => say!(
                    cast.lang,
                    "nessun Profeta può portare {name} con ciò che è già in quest'Arcano",
                    "no Prophet can carry {name} with what is in this Arcano already"
                ),
            }
        })
    }
}
