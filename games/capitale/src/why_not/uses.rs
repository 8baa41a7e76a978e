//! Abilities of cards in play: why they are not used.

use table::Refusal;

use super::Case;
use crate::cards::What as Does;
use crate::text::{cards, say};

impl Case<'_> {
    /// [12.1] [12.5] [11.7]
    pub(super) fn not_used(&self, id: u8, at: u8, window: bool) -> Refusal {
        let unit = match self.own_unit("12.5", id) {
            Ok(unit) => unit,
            Err(refusal) => return refusal,
        };
        let ability = self.open().abilities(unit.card).get(usize::from(at));
        let Some((ability, Does::Use { tap, discard, quick, .. })) =
            ability.map(|ability| (ability, &ability.what))
        else {
            return self.no("12.1", |cast| {
                let (name, n) = (cast.unit(self.open(), id), at + 1);
                say!(
                    cast.lang,
                    "{name} non ha un'abilità numero {n} che si possa usare",
                    "{name} has no ability number {n} that may be used"
                )
            });
        };
        if window && !quick {
            return self.named(
                "12.5",
                id,
                (
                    "quest'abilità di {} non è Quick: si usa nella propria fase principale",
                    "this ability of {} is not Quick: it is used in your own main phase",
                ),
            );
        }
        if unit.used >> at & 1 == 1 {
            return self.named(
                "12.5",
                id,
                (
                    "quest'abilità di {} in questo turno è già stata usata",
                    "this ability of {} has been used in this turn",
                ),
            );
        }
        if *tap && unit.tapped {
            return self.named(
                "12.5",
                id,
                ("quest'abilità tappa la carta, e {} lo è già", "{} is tapped, and this ability taps"),
            );
        }
        if self.open().hands[self.seat.index()] < *discard {
            let (has, needs) = (self.open().hands[self.seat.index()], *discard);
            return self.no("12.5", |cast| {
                say!(
                    cast.lang,
                    "quest'abilità chiede di scartare {needs}, e in mano hai {has}",
                    "this ability asks you to discard {needs}, and you have {has} in hand",
                    needs = cards(cast.lang, usize::from(needs)),
                    has = cards(cast.lang, usize::from(has))
                )
            });
        }
        if !self.open().holds_all(self.open().voice(unit), ability) {
            return self.named(
                "12.1",
                id,
                (
                    "le condizioni di quest'abilità di {} adesso non valgono",
                    "the conditions of this ability of {} do not hold now",
                ),
            );
        }
        self.named(
            "11.7",
            id,
            (
                "quest'abilità di {} ha bisogno di un bersaglio, e adesso non ce n'è",
                "this ability of {} needs a target, and now there is none",
            ),
        )
    }
}
