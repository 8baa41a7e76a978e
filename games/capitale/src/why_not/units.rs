//! Cards in play: why they are not set, not moved, do not attack.

use table::Refusal;

use super::Case;
use crate::text::{number, say};
use crate::{At, Keyword, Unit};

impl Case<'_> {
    /// A card of the seat's own that is in play.
    pub(super) fn own_unit(&self, clause: &'static str, id: u8) -> Result<&Unit, Refusal> {
        let Some(unit) = self.open().unit(id) else {
            return Err(match self.open().face_down(id) {
                Some(_) => self.no(clause, |cast| {
                    say!(
                        cast.lang,
                        "#{id} è una carta coperta, che finché resta così non agisce",
                        "#{id} is a face-down card, which does not act as long as it stays so"
                    )
                }),
                None => self.nobody(clause, id),
            });
        };
        if unit.owner != self.seat {
            let n = number(unit.owner);
            return Err(self.no(clause, |cast| {
                let name = cast.unit(self.open(), id);
                say!(cast.lang, "{name} è del posto {n}", "{name} belongs to Seat {n}")
            }));
        }
        Ok(unit)
    }

    pub(super) fn nobody(&self, clause: &'static str, id: u8) -> Refusal {
        self.no(clause, |cast| {
            say!(
                cast.lang,
                "in gioco non c'è nessuna carta con il numero #{id}",
                "no card in play has the number #{id}"
            )
        })
    }

    /// A character of the seat's own.
    pub(super) fn own_character(&self, clause: &'static str, id: u8) -> Result<&Unit, Refusal> {
        let unit = self.own_unit(clause, id)?;
        match self.open().is_character(unit) {
            true => Ok(unit),
            false => Err(self.named(
                clause,
                id,
                ("{} è un effetto duraturo, non un personaggio", "{} is a lasting effect, no character"),
            )),
        }
    }

    /// A refusal that speaks of one card in play.
    pub(super) fn named(&self, clause: &'static str, id: u8, said: (&str, &str)) -> Refusal {
        self.no(clause, |cast| cast.lang.pick(said.0, said.1).replace("{}", &cast.unit(self.open(), id)))
    }

    /// [6.2] [6.3]
    pub(super) fn not_set(&self, id: u8) -> Refusal {
        match self.own_character("6.2", id) {
            Err(refusal) => refusal,
            Ok(_) => self.named(
                "6.3",
                id,
                (
                    "{} è già in una città: un personaggio si colloca una volta sola, poi si muove",
                    "{} is at a city already: a character is set only once, and moves from then on",
                ),
            ),
        }
    }

    /// [6.5] [6.6] [13.8] [13.13]
    pub(super) fn not_moved(&self, id: u8, to: u8) -> Refusal {
        let unit = match self.own_character("6.5", id) {
            Ok(unit) => unit,
            Err(refusal) => return refusal,
        };
        let Some(from) = unit.city() else {
            return self.named(
                "6.5",
                id,
                (
                    "{} è ancora nel campo: prima si colloca in una città",
                    "{} is still on the field: first it has to be set",
                ),
            );
        };
        if from == to {
            return self.no("6.5", |cast| {
                let (name, n) = (cast.unit(self.open(), id), to + 1);
                say!(cast.lang, "{name} è già nella città {n}", "{name} is at city {n} already")
            });
        }
        if self.open().has(unit, Keyword::Rooted) {
            return self.named(
                "13.13",
                id,
                (
                    "nessuno può muovere un personaggio radicato, e {} lo è",
                    "{} is Rooted: nobody can move it",
                ),
            );
        }
        if unit.tapped {
            return self.named(
                "6.5",
                id,
                (
                    "un personaggio tappato non si muove, e {} lo è",
                    "{} is tapped, and only untapped characters move",
                ),
            );
        }
        if unit.moved && self.open().has(unit, Keyword::Swift) {
            return self.named(
                "13.8",
                id,
                ("{} ha già fatto il movimento di questo turno", "{} has moved in this turn already"),
            );
        }
        let (reach, far) = (self.open().movement(unit), to.abs_diff(from));
        self.no("6.6", |cast| {
            let name = cast.unit(self.open(), id);
            match reach {
                0 => say!(
                    cast.lang,
                    "{name} ha Movimento 0: non si muove",
                    "{name} has Move 0: it does not move"
                ),
                _ => say!(
                    cast.lang,
                    "{name} ha Movimento {reach}, e la città {to} è lontana {far}",
                    "{name} has Move {reach}, and city {to} is {far} away",
                    to = to + 1
                ),
            }
        })
    }

    /// [7.1] [7.2] [13.9] [14.13]
    pub(super) fn not_attacking(&self, id: u8) -> Refusal {
        let unit = match self.own_character("7.1", id) {
            Ok(unit) => unit,
            Err(refusal) => return refusal,
        };
        let At::City(at) = unit.at else {
            return self.named(
                "7.1",
                id,
                (
                    "{} è ancora nel campo: si attacca la città in cui ci si trova",
                    "{} is still on the field: you attack the city you are at",
                ),
            );
        };
        let city = self.open().cities[usize::from(at)];
        let here = |clause, it: &str, en: &str| {
            self.no(clause, |cast| {
                let city = cast.subject(self.open().spot(at));
                cast.lang.pick(it, en).replace("{}", &city)
            })
        };
        if city.owner == Some(self.seat) {
            return here(
                "7.2",
                "la {} è già tua, e le proprie città non si attaccano",
                "{} is yours already, and you do not attack cities of your own",
            );
        }
        if city.fought == self.open().turn {
            return here(
                "7.2",
                "nella {} si è già combattuto in questo turno, e si combatte una volta sola",
                "{} has been fought for in this turn, and that is done only once",
            );
        }
        if city.truce >= self.open().turn {
            return here(
                "14.13",
                "nella {} c'è tregua: adesso non può cominciare nessuna battaglia",
                "{} is under a truce: no battle may begin there now",
            );
        }
        if unit.tapped {
            return self.named(
                "7.1",
                id,
                (
                    "un personaggio tappato non attacca, e {} lo è",
                    "{} is tapped, and only untapped characters attack",
                ),
            );
        }
        self.named(
            "13.9",
            id,
            ("un personaggio pacifico non attacca, e {} lo è", "{} is Peaceful, and cannot attack"),
        )
    }
}
