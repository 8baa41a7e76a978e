//! Why a card does not fit into one's Arcana, in a few words.

use table::Lang;

use super::words;
use crate::rules::Unfit;
use crate::{Card, CardSet};

/// As a sentence after the number of the Arcano.
pub(super) fn says(bar: Unfit, set: &CardSet, lang: Lang) -> String {
    let title = |card: Card| set.print(card).name.get(lang);
    let cards_of = |card: Card| set.cult(card).map_or("", |cult| words::cards_of(lang, cult.religion));
    match bar {
        Unfit::Prophet => lang.pick("ha già un Profeta", "has a Prophet already").to_owned(),
        Unfit::Stranger(card) => {
            let card = title(card);
            lang.pick(format!("{card} non può stare con lui"), format!("{card} cannot go with this Prophet"))
        }
        Unfit::Crowded => lang.pick("ha quattro carte", "holds four cards").to_owned(),
        Unfit::Religion(prophet, card) => {
            let (prophet, cards) = (title(prophet), cards_of(card));
            lang.pick(format!("{prophet} non porta {cards}"), format!("{prophet} carries no {cards}"))
        }
        Unfit::Type(prophet, card) => {
            let (prophet, cards) = (title(prophet), cards_of(card));
            let of = set.cult(card).map_or_else(String::new, |cult| cult.of.title().get(lang).to_owned());
            lang.pick(
                format!("{prophet} porta {cards}, ma non {of}"),
                format!("{prophet} carries {cards}, but no {of}"),
            )
        }
        Unfit::Full(_) => lang.pick("è al completo", "is full").to_owned(),
        Unfit::Fourth => {
            lang.pick("la quarta carta dev'essere Culto", "the fourth card must be a Cult card").to_owned()
        }
        Unfit::Nobody => lang
            .pick(
                "nessun Profeta porterebbe insieme queste carte",
                "no Prophet could carry these cards together",
            )
            .to_owned(),
        Unfit::Divine => {
            lang.pick("ci sono già quattro Interventi", "there are four Interventions already").to_owned()
        }
    }
}
