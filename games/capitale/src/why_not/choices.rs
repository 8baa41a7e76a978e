//! What an effect asks for, and why something else does not do.

use table::Refusal;

use super::{Case, clause};
use crate::cards::{Keyword, Sort};
use crate::step::{Aim, Step};
use crate::text::{choosing, say};
use crate::{Card, Kind};

impl Case<'_> {
    /// An effect is not declined. [14.1]
    pub(super) fn must_be(&self, step: Step) -> Refusal {
        self.no("14.1", |cast| {
            let what = choosing(self.view, cast, step);
            say!(
                cast.lang,
                "qui non si rinuncia: c'è da scegliere {what}",
                "there is no declining here: now choose {what}"
            )
        })
    }

    /// [11.7] [13.11] [14.2]
    pub(super) fn not_aimed(&self, aim: &Aim, id: u8) -> Refusal {
        let Some(unit) = self.open().unit(id) else { return self.nobody("14.2", id) };
        if !self.open().is_character(unit) {
            return self.named("14.2", id, ("{} non è un personaggio", "{} is no character"));
        }
        let elusive = unit.owner != aim.seat && self.open().has(unit, Keyword::Elusive);
        match elusive {
            true => self.named(
                "13.11",
                id,
                (
                    "l'avversario non può scegliere un personaggio inafferrabile, e {} lo è",
                    "{} is Elusive: the opponent's cards cannot choose it",
                ),
            ),
            false => self.named(
                "14.2",
                id,
                (
                    "{} non è fra i personaggi di cui la carta parla",
                    "{} is not among the characters that the card speaks of",
                ),
            ),
        }
    }

    /// [14.6]
    pub(super) fn no_way(&self, id: u8, far: bool, to: u8) -> Refusal {
        let here = self.open().unit(id).and_then(crate::Unit::city) == Some(to);
        self.no("14.6", |cast| {
            let (name, n) = (cast.unit(self.open(), id), to + 1);
            match here || far {
                true => say!(cast.lang, "{name} è già nella città {n}", "{name} is at city {n} already"),
                false => say!(
                    cast.lang,
                    "{name} può andare soltanto in una città vicina, e la città {n} non lo è",
                    "{name} can only go to a neighbouring city, which city {n} is not"
                ),
            }
        })
    }

    /// The seat knows its own deck, and so what is left in its library. [14.9]
    pub(super) fn not_fetched(&self, sort: Sort, card: Card) -> Refusal {
        let there = self.view.own.as_ref().is_some_and(|own| own.library.has(card));
        self.not_found("14.9", sort, card, there, ("nel tuo grimorio", "in your library"))
    }

    /// [14.10]
    pub(super) fn not_in_grave(&self, sort: Sort, card: Card) -> Refusal {
        let there = self.open().graves[self.seat.index()].contains(&card);
        self.not_found("14.10", sort, card, there, ("nel tuo cimitero", "in your graveyard"))
    }

    fn not_found(
        &self,
        clause: &'static str,
        sort: Sort,
        card: Card,
        there: bool,
        place: (&str, &str),
    ) -> Refusal {
        self.no(clause, |cast| {
            let (name, sort) = (cast.card(card), cast.a_sort(sort));
            let place = cast.lang.pick(place.0, place.1);
            match there {
                true => say!(
                    cast.lang,
                    "qui serve {sort}, e {name} non lo è",
                    "here it has to be {sort}, which {name} is not"
                ),
                false => say!(cast.lang, "{name} non è {place}", "{name} is not {place}"),
            }
        })
    }

    /// [14.12]
    pub(super) fn not_broken(&self, id: u8) -> Refusal {
        let clause = clause(Step::Break(self.seat));
        let Some(unit) = self.open().unit(id) else { return self.nobody(clause, id) };
        match matches!(self.open().print(unit.card).kind, Kind::Lasting(_)) {
            true => self.named(
                clause,
                id,
                (
                    "{} è dalla tua parte: si toglie un effetto duraturo dell'avversario",
                    "{} is yours: it is a lasting effect of the opponent's that is removed",
                ),
            ),
            false => self.named(clause, id, ("{} non è un effetto duraturo", "{} is no lasting effect")),
        }
    }

    /// [14.12]
    pub(super) fn not_uncovered(&self, id: u8) -> Refusal {
        let clause = clause(Step::Uncover(self.seat));
        let own = self.open().face_down(id).is_some();
        self.no(clause, |cast| match own {
            true => say!(
                cast.lang,
                "la carta coperta #{id} è tua: se ne toglie una dell'avversario",
                "the face-down card #{id} is yours: it is one of the opponent's that is removed"
            ),
            false => say!(cast.lang, "non c'è una carta coperta #{id}", "there is no face-down card #{id}"),
        })
    }
}
