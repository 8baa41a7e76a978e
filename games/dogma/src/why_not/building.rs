//! Sets, packs, and when building may end.

use table::Refusal;

use super::Case;
use crate::rules::{FIFTH, is_enough};
use crate::text::{number, say};
use crate::{Card, Step};

impl Case<'_> {
    /// [4.1] [4.2]
    pub(super) fn not_free(&self, at: u8) -> Refusal {
        let taken = self.open().build.destinies.iter().position(|it| *it == Some(at));
        match taken {
            Some(by) => self.no("4.2", |cast| {
                let (set, n) = (cast.destiny(at), by + 1);
                say!(
                    cast.lang,
                    "la serie {set} l'ha già presa il posto {n}",
                    "Seat {n} has taken the set {set} already"
                )
            }),
            None => {
                let n = self.open().set().destinies.len();
                Refusal::new(
                    "4.1",
                    format!("le serie sono {n}, e questa non c'è"),
                    format!("there are {n} sets, and this is none of them"),
                )
            }
        }
    }

    /// [4.4]
    pub(super) fn not_left(&self, card: Card) -> Refusal {
        let four = self.truth.four(self.seat);
        let prophet = four.and_then(|at| self.own().arcana[usize::from(at)].prophet);
        self.no("4.4", |cast| {
            let (name, of) = (cast.card(card), prophet.map(|it| cast.of_card(it)).unwrap_or_default());
            say!(
                cast.lang,
                "{name} non è fra le quattro carte {of}",
                "{name} is not among the four cards {of}"
            )
        })
    }

    /// [5.5] [6.4]
    pub(super) fn not_dropped(&self, card: Card, at: u8) -> Refusal {
        if self.step() == Some(Step::Read) {
            return Refusal::new(
                "5.5",
                "in Chaos una carta messa in un Arcano ci resta",
                "in Chaos a card that was put into an Arcano stays there",
            );
        }
        let own = self.own();
        let there = match own.arcana.get(usize::from(at)) {
            Some(pack) => pack.each().any(|it| it == card),
            None => at == FIFTH && own.divine.contains(&card),
        };
        if there {
            return Refusal::new(
                "6.4",
                "dopo cento mosse non si toglie più nulla: resta da completare e da chiudere",
                "after a hundred moves nothing is taken out any more: what is left is to complete and to close",
            );
        }
        let n = u16::from(at) + 1;
        self.no("6.4", |cast| {
            let name = cast.card(card);
            say!(cast.lang, "{name} non è nel tuo Arcano {n}", "{name} is not in your Arcano {n}")
        })
    }

    /// What is still lacking. [5.7] [5.11] [6.5]
    pub(super) fn not_closed(&self) -> Refusal {
        let chaos = self.step() == Some(Step::Read);
        let first = self.open().build.closed.is_empty();
        if !chaos {
            return Refusal::new(
                "6.5",
                "si chiude con gli Arcani completi: quattro Profeti con tre carte ciascuno, e quattro Interventi",
                "you close with your Arcana complete: four Prophets with three cards each, and four Interventions",
            );
        }
        if first || is_enough(self.own()) {
            return Refusal::new(
                "5.7",
                "per primo può chiudere solo chi ha completato tutti e cinque gli Arcani",
                "only who has completed all five Arcana may be the first to close",
            );
        }
        Refusal::new(
            "5.11",
            "per chiudere servono almeno quattro Profeti con una carta ciascuno",
            "to close you need at least four Prophets with a card each",
        )
    }

    /// [5.7] [6.1]
    pub(super) fn not_done(&self) -> Refusal {
        match self.step() {
            Some(Step::Read) => Refusal::new(
                "5.7",
                "i tuoi Arcani non hanno più posti liberi: posando il mazzetto si chiude",
                "your Arcana have no free place any more: with putting the pack down you close",
            ),
            _ => Refusal::new(
                "6.1",
                "in Libero Arbitrio non ci sono mazzetti da posare: quando si è finito si chiude",
                "in Libero Arbitrio there are no packs to put down: when you are done you close",
            ),
        }
    }

    /// [3.8]
    pub(super) fn not_next(&self, card: Card) -> Refusal {
        let laid = usize::from(self.open().laid[self.seat.index()]);
        let lies = self.own().divine.iter().take(laid).any(|it| *it == card);
        self.no("3.8", |cast| {
            let name = cast.card(card);
            match lies {
                true => say!(cast.lang, "{name} è già al suo posto", "{name} is in its place already"),
                false => say!(
                    cast.lang,
                    "{name} non è fra i tuoi Interventi",
                    "{name} is not among your Interventions"
                ),
            }
        })
    }

    /// [2.2] [17.2] [17.5] [17.3]
    pub(super) fn not_aimed(&self, seat: table::Seat) -> Refusal {
        let n = number(seat);
        if seat == self.seat || crate::Open::partners(seat, self.seat) {
            return Refusal::new(
                "17.2",
                "il Bersaglio è uno degli avversari, non della propria squadra",
                "the Target is one of the rivals, not one of your own team",
            );
        }
        if !self.open().lives(seat) {
            return Refusal::new(
                "17.5",
                format!("il posto {n} non ha più Profeti, e non può essere un Bersaglio"),
                format!("Seat {n} has no Prophets left, and cannot be a Target"),
            );
        }
        if self.own().target == Some(seat) {
            return Refusal::new(
                "17.3",
                format!("il tuo Bersaglio è già il posto {n}"),
                format!("your Target is Seat {n} already"),
            );
        }
        Refusal::new(
            "17.3",
            "in un turno il Bersaglio si cambia al massimo quattro volte",
            "in a turn the Target may be changed at most four times",
        )
    }
}
