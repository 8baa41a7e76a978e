//! Why somebody does not defend, does not join, is not struck.

use table::{Refusal, Seat};

use super::Case;
use crate::text::{number, say};
use crate::{Battle, Keyword, Open, Unit};

impl Case<'_> {
    /// [7.4] [13.9]
    pub(super) fn not_defending(&self, id: u8) -> Refusal {
        self.not_fighting("7.5", id, |_, unit| self.cannot_defend(unit))
    }

    /// [8.2] [7.4] [13.9]
    pub(super) fn not_joining(&self, id: u8) -> Refusal {
        self.not_fighting("8.2", id, |battle, unit| match battle.attacker == self.seat {
            false => self.cannot_defend(unit),
            true if unit.tapped => self.named(
                "8.2",
                unit.id,
                (
                    "un attaccante che si aggiunge non dev'essere tappato, e {} lo è",
                    "{} is tapped, and only untapped attackers are added",
                ),
            ),
            true => self.named(
                "13.9",
                unit.id,
                ("un personaggio pacifico non attacca, e {} lo è", "{} is Peaceful, and cannot attack"),
            ),
        })
    }

    /// Is it a character of one's own, at the city of the battle, that does not fight yet?
    fn not_fighting(
        &self,
        clause: &'static str,
        id: u8,
        else_why: impl Fn(&Battle, &Unit) -> Refusal,
    ) -> Refusal {
        let unit = match self.own_character(clause, id) {
            Ok(unit) => unit,
            Err(refusal) => return refusal,
        };
        let Some(battle) = &self.open().battle else { return self.misplaced(crate::Action::Join(id)) };
        if unit.city() != Some(battle.city) {
            return self.no(clause, |cast| {
                let (name, n) = (cast.unit(self.open(), id), battle.city + 1);
                say!(
                    cast.lang,
                    "{name} non è nella città {n}, dove si combatte",
                    "{name} is not at city {n}, where the fight is"
                )
            });
        }
        if battle.fighter(id).is_some() {
            return self.named("8.1", id, ("{} combatte già", "{} fights already"));
        }
        else_why(battle, unit)
    }

    fn cannot_defend(&self, unit: &Unit) -> Refusal {
        match self.open().has(unit, Keyword::Fleeting) {
            true => self.named(
                "13.9",
                unit.id,
                ("un personaggio fugace non difende, e {} lo è", "{} is Fleeting, and cannot defend"),
            ),
            false => self.named(
                "7.4",
                unit.id,
                (
                    "una città neutrale si difende con chi non è tappato, e {} lo è",
                    "{} is tapped, and a neutral city is defended by untapped characters",
                ),
            ),
        }
    }

    /// [8.6]
    pub(super) fn not_hit(&self, by: u8, left: u8, on: u8, power: u8) -> Refusal {
        let foe = |seat: Seat| self.truth.present(Open::rival(seat)).any(|unit| unit.id == on);
        if !foe(self.seat) {
            return match self.open().unit(on) {
                None => self.nobody("8.6", on),
                Some(unit) if unit.owner == self.seat => self.named(
                    "8.6",
                    on,
                    (
                        "{} combatte dalla tua parte: si colpiscono i nemici",
                        "{} is on your own side: it is enemies that are struck",
                    ),
                ),
                Some(unit) => {
                    let n = number(unit.owner);
                    self.no("8.6", |cast| {
                        let name = cast.unit(self.open(), on);
                        say!(
                            cast.lang,
                            "{name} del posto {n} non è fra i combattenti di questa battaglia",
                            "{name} of Seat {n} is not among the fighters of this battle"
                        )
                    })
                }
            };
        }
        if !self.truth.unhit(by).any(|it| it == on) {
            return self.no("8.6", |cast| {
                let (by, on) = (cast.unit(self.open(), by), cast.unit(self.open(), on));
                say!(
                    cast.lang,
                    "{by} ha già colpito {on}: ogni nemico si nomina una volta sola",
                    "{by} has struck {on} already: each enemy is named only once"
                )
            });
        }
        self.no("8.6", |cast| {
            let by = cast.unit(self.open(), by);
            match power {
                0 => say!(
                    cast.lang,
                    "a un nemico si dà almeno 1 di Potenza, e {by} ne ha ancora {left}",
                    "an enemy is given at least 1 Power, and {by} has {left} left"
                ),
                _ => say!(
                    cast.lang,
                    "a {by} restano {left} di Potenza, e {power} sono di più",
                    "{by} has {left} Power left, and {power} is more than that"
                ),
            }
        })
    }
}
