//! Why a card does not go into an Arcano.

use table::Refusal;

use super::Case;
use crate::rules::{Bar, FIFTH, bar};
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
        self.not_entering(pack, at, card)
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
        self.no("3.7", |cast| {
            let name = cast.card(card);
            match (card.is_divine(), at == FIFTH) {
                (true, true) => {
                    say!(cast.lang, "hai già quattro Interventi", "you have four Interventions already")
                }
                (true, false) => say!(
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

    fn not_entering(&self, pack: &Pack, at: u8, card: Card) -> Refusal {
        let set = self.open().set();
        // Nobody asks about a card that may enter.
        let bar = bar(set, self.own(), card, at).unwrap_or(Bar::Nobody);
        let (of, n) = (pack.prophet.unwrap_or(card), pack.size());
        self.no(bar.clause(), |cast| {
            let (it, name) = (cast.card(of), cast.card(card));
            let kind = set.print(card).line();
            let kind = kind.get(cast.lang);
            match bar {
                Bar::Prophet => say!(
                    cast.lang,
                    "un Arcano ha un Profeta solo, e in questo c'è già {it}",
                    "an Arcano has just one Prophet, and in this one there is {it} already"
                ),
                Bar::Stranger(cult) => {
                    let cult = cast.card(cult);
                    say!(
                        cast.lang,
                        "{it} non può portare {cult}, che è in quest'Arcano",
                        "{it} cannot carry {cult}, which is in this Arcano"
                    )
                }
                Bar::Religion(..) | Bar::Type(..) => say!(
                    cast.lang,
                    "{it} non può portare {name} ({kind})",
                    "{it} cannot carry {name} ({kind})"
                ),
                Bar::Crowded => say!(
                    cast.lang,
                    "in quest'Arcano ci sono {n} carte, e {it} non ne porta tante",
                    "there are {n} cards in this Arcano, and {it} does not carry so many"
                ),
                Bar::Full(_) => say!(
                    cast.lang,
                    "l'Arcano ha già {n} carte, e di più non ne può avere",
                    "the Arcano has {n} cards already, and cannot have more"
                ),
                Bar::Fourth => say!(
                    cast.lang,
                    "la quarta carta c'è solo se almeno una delle quattro è una carta Culto",
                    "there is a fourth card only if at least one of the four is a Cult card"
                ),
                Bar::Nobody => say!(
                    cast.lang,
                    "nessun Profeta può portare {name} con ciò che è già in quest'Arcano",
                    "no Prophet can carry {name} with what is in this Arcano already"
                ),
                Bar::Divine => {
                    say!(cast.lang, "hai già quattro Interventi", "you have four Interventions already")
                }
            }
        })
    }
}
