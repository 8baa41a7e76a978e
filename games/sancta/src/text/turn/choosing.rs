//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use crate::text::known;
use crate::text::names::{Cast, points};
use crate::text::say;
use crate::{Step, View, Why};

pub(crate) fn choosing(view: &View, cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    match step {
        Step::Main(_) => say!(lang, "che cosa fare nel turno", "what to do in the turn"),
        Step::Order(_) => say!(lang, "quale carta agisce per prima", "which card acts first"),
        Step::Offer(trigger) => {
            let card = cast.card(trigger.card);
            say!(lang, "se far agire o no {card}", "whether or not {card} acts")
        }
        Step::Window(..) => {
            say!(lang, "se fermare la Beatitudine", "whether to stop the Beatitudine")
        }
        Step::Trim(seat) => {
            let limit = known(view).limit(seat);
            match usize::from(view.open.place(seat).hand).saturating_sub(limit) {
                1 => say!(
                    lang,
                    "che cosa scartare, ancora 1 carta per restare con {limit}",
                    "what to discard, 1 more card to be left with {limit}"
                ),
                more => say!(
                    lang,
                    "che cosa scartare, ancora {more} carte per restare con {limit}",
                    "what to discard, {more} more cards to be left with {limit}"
                ),
            }
        }
        Step::Discard(_) => {
            say!(lang, "quale carta della mano scartare", "which card of the hand to discard")
        }
        Step::Choose(_, why) => whom(cast, why),
        Step::Recover(_, kind, _) => {
            let kind = cast.kind(kind);
            say!(lang, "quale {kind} riprendere dagli scarti", "which {kind} to recover from the discards")
        }
        Step::Call(_) => say!(
            lang,
            "quale Santo chiamare dagli scarti al Santuario",
            "which Saint to call from the discards to the Santuario"
        ),
        Step::Remove(_) => say!(
            lang,
            "quale Supporto togliere a un altro giocatore",
            "which Supporto of another player to remove"
        ),
        Step::Exchange(seat) => {
            let saint = view.open.place(seat).active.map(|card| cast.name(card)).unwrap_or_default();
            say!(
                lang,
                "se scambiare {saint} con un Santo del Santuario, e con quale",
                "whether to exchange {saint} for a Saint of the Santuario, and for which"
            )
        }
        _ => say!(lang, "che cosa fare", "what to do"),
    }
}

/// Another player, and what for.
fn whom(cast: &Cast, why: Why) -> String {
    let lang = cast.lang;
    match why {
        Why::Take(n) => {
            let n = points(lang, n);
            say!(lang, "a chi prendere {n}", "whom to take {n} from")
        }
        Why::Steal => say!(lang, "a chi rubare una carta", "whom to steal a card from"),
        Why::Look => say!(lang, "di chi guardare la mano", "whose hand to look at"),
        Why::Rival(deed) => match deed.card.map(|card| cast.name(card)) {
            Some(name) => say!(
                lang,
                "su quale rivale cade l'effetto di {name}",
                "the rival on whom the effect of {name} falls"
            ),
            None => say!(
                lang,
                "su quale rivale cade l'effetto del dado",
                "the rival on whom the effect of the die falls"
            ),
        },
    }
}
