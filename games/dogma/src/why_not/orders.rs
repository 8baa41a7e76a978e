//! Orders that cannot be given.

use table::{Refusal, upper};

use super::Case;
use crate::Action;
use crate::cards::{Evil, What as Does};
use crate::rules::TOKEN;
use crate::text::say;

impl Case<'_> {
    pub(super) fn not_ordered(&self, action: Action) -> Refusal {
        let fanatic = self.truth.suffers(self.seat, Evil::Fanatismo);
        match action {
            Action::Call(_) | Action::Divine | Action::Appeal if fanatic => self.fanatic(action),
            Action::Call(slot) => self.not_in_rear("8.8", slot),
            Action::Divine => Refusal::new(
                "8.9",
                "non hai più Interventi Divini: puoi fare un Appello alla Razionalità",
                "you have no Divine Interventions left: you may make an Appello alla Razionalità",
            ),
            Action::Appeal => self.no("8.10", |cast| {
                let left = cast.divine(usize::from(self.open().side(self.seat).divine));
                say!(
                    cast.lang,
                    "l'Appello si può fare solo senza Interventi Divini: hai ancora {left}",
                    "the Appello may be made only without Divine Interventions: you still have {left}"
                )
            }),
            Action::Cult(at) => self.not_cult(at),
            Action::Special => self.not_special(),
            Action::Pass => Refusal::new(
                "8.15",
                "passa solo chi non può eseguire alcun ordine, e tu puoi",
                "only who cannot carry out any order passes, and you can",
            ),
            Action::Ready => {
                Refusal::new("8.6", "in ogni turno si sceglie un ordine", "on every turn an order is chosen")
            }
            _ => self.misplaced(action),
        }
    }

    /// [12.4]
    fn fanatic(&self, action: Action) -> Refusal {
        let front = self.open().front(self.seat).and_then(|at| self.truth.who(at));
        self.no("12.4", |cast| {
            let it = front.map(|who| cast.who(who)).unwrap_or_default();
            match action {
                Action::Appeal => say!(
                    cast.lang,
                    "{it} ha Fanatismo: niente Appello, che è lo stesso ordine dell'Intervento Divino",
                    "{it} has Fanatismo: no Appello, which is the same order as Intervento Divino"
                ),
                Action::Divine => {
                    say!(
                        cast.lang,
                        "{it} ha Fanatismo: niente Intervento Divino",
                        "{it} has Fanatismo: no Intervento Divino"
                    )
                }
                _ => say!(
                    cast.lang,
                    "{it} ha Fanatismo: niente Convocazione",
                    "{it} has Fanatismo: no Convocazione"
                ),
            }
        })
    }

    /// [8.11] [8.12] [11.7] [12.6]
    fn not_cult(&self, at: u8) -> Refusal {
        let open = self.open();
        let Some((arcano, front)) = open.active(self.seat).zip(open.front(self.seat)) else {
            return self.misplaced(Action::Cult(at));
        };
        let who = self.truth.who(front);
        if arcano.cults.is_empty() {
            return self.no("8.14", |cast| {
                let it = who.map(|who| cast.who(who)).unwrap_or_default();
                say!(cast.lang, "{it} non ha carte Culto da usare", "{it} has no Cult cards to use")
            });
        }
        let Some(place) = arcano.cults.get(usize::from(at)) else { return self.no_position("8.11", at) };
        if place.blocked {
            return self.blocked(at);
        }
        if usize::from(at) >= TOKEN && arcano.annulled {
            return self.no("8.12", |cast| {
                let of = who.map(|who| cast.of_who(who)).unwrap_or_default();
                say!(
                    cast.lang,
                    "l'abilità {of} è annullata: la quarta carta non si può usare",
                    "the ability {of} is annulled: the fourth card cannot be used"
                )
            });
        }
        let card = self.own().arcana[usize::from(front.1)].cults.get(usize::from(at)).copied();
        self.no("11.7", |cast| {
            let name = card.map(|card| cast.card(card)).unwrap_or_default();
            say!(
                cast.lang,
                "{name} è Ardua, e nel turno scorso hai già usato una carta Ardua",
                "{name} is Ardua, and you used an Ardua card last turn"
            )
        })
    }

    /// [8.13]
    fn not_special(&self) -> Refusal {
        let at = self.open().front(self.seat);
        let mut specials = at.into_iter().flat_map(|at| self.truth.abilities(at));
        // One that does not hold now: were it without a condition, it could be ordered.
        if let Some((card, special)) = specials.find(|(_, it)| matches!(it.what, Does::Special(_))) {
            return self.no("8.13", |cast| {
                let only = special.condition(card, cast.lang).unwrap_or_default();
                let it = upper(&cast.card(card));
                say!(cast.lang, "{it}: lo Speciale vale solo {only}", "{it}: the Special works only {only}")
            });
        }
        let front = at.and_then(|at| self.truth.who(at));
        self.no("8.13", |cast| {
            let it = front.map(|who| cast.who(who)).unwrap_or_default();
            say!(
                cast.lang,
                "né {it} né le sue Reliquie hanno uno Speciale in vigore",
                "neither {it} nor its Relics have a Special in force"
            )
        })
    }
}
