//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use crate::text::names::{Cast, points};
use crate::{Sancta, Step, Why};

pub(crate) fn choosing(table: &Sancta, cast: &Cast, step: Step) -> String {
    table::lines! { cast, step;
        Step::Main(_) => "che cosa fare nel turno", "what to do in the turn";
        Step::Order(_) => "quale carta agisce per prima", "which card acts first";
        Step::Offer(trigger), card = cast.card(trigger.card) => "se far agire o no {card}", "whether or not {card} acts";
        Step::Window(..) => "se fermare la Beatitudine", "whether to stop the Beatitudine";
        Step::Trim(seat), limit = table.limit(seat) => { table::lines! { cast, usize::from(table.open.place(seat).hand).saturating_sub(limit);
            1 => "che cosa scartare, ancora 1 carta per restare con {limit}", "what to discard, 1 more card to be left with {limit}";
            more => "che cosa scartare, ancora {more} carte per restare con {limit}", "what to discard, {more} more cards to be left with {limit}";
        } };
        Step::Discard(_) => "quale carta della mano scartare", "which card of the hand to discard";
        Step::Choose(_, why) => { whom(cast, why) };
        Step::Recover(_, kind, _), kind = cast.kind(kind) => "quale {kind} riprendere dagli scarti", "which {kind} to recover from the discards";
        Step::Call(_) => "quale Santo chiamare dagli scarti al Santuario", "which Saint to call from the discards to the Santuario";
        Step::Remove(_) => "quale Supporto togliere a un altro giocatore", "which Supporto of another player to remove";
        Step::Exchange(seat), saint = table.open.place(seat).active.map(|card| cast.name(card)).unwrap_or_default() =>
            "se scambiare {saint} con un Santo del Santuario, e con quale", "whether to exchange {saint} for a Saint of the Santuario, and for which";
        _ => "che cosa fare", "what to do";
    }
}

/// Another player, and what for.
fn whom(cast: &Cast, why: Why) -> String {
    let lang = cast.lang;
    table::lines! { cast, why;
        Why::Take(n), n = points(lang, n) => "a chi prendere {n}", "whom to take {n} from";
        Why::Steal => "a chi rubare una carta", "whom to steal a card from";
        Why::Look => "di chi guardare la mano", "whose hand to look at";
        Why::Rival(play) => { table::lines! { cast, play.card.map(|card| cast.name(card));
            Some(name) => "su quale rivale cade l'effetto di {name}", "the rival on whom the effect of {name} falls";
            None => "su quale rivale cade l'effetto del dado", "the rival on whom the effect of the die falls";
        } };
    }
}
