//! Why a player cannot be chosen for what is going on.

use table::{Refusal, Seat};

use super::{fight, on_board, refuse as no};
use crate::text::say;
use crate::{Deck, View, Why};

/// The clause by which another player is chosen.
pub(super) fn clause(why: Why) -> &'static str {
    match why {
        Why::Foe => "8.4",
        Why::Gamble => "14.2",
        Why::Send(_) => "13.6",
        Why::SwapPlaces => "13.8",
        Why::Swap(_) => "15.1",
        Why::Steal(_) => "13.9",
        Why::Rival(..) => "13.15",
        Why::Pilfer(_) => "12.6",
        Why::Look => "11.14",
        Why::Scale => "11.17",
        Why::Ferry => "11.19",
        Why::Mask(_) => "11.13",
        Why::Borrow => "11.22",
    }
}

pub(super) fn refuse(view: &View, seat: Seat, why: Why, other: Seat) -> Refusal {
    if why == Why::Foe {
        return fight::refuse(view, seat, other);
    }
    let clause = clause(why);
    if seat == other {
        return Refusal::new(clause, "qui serve un altro giocatore", "here it has to be another player");
    }
    if view.open.place(other).mad {
        let theirs = matches!(why, Why::Gamble | Why::Steal(_) | Why::Swap(_) | Why::Pilfer(_) | Why::Borrow);
        return no(view, if theirs { "7.8" } else { clause }, |cast| {
            let who = cast.who(other);
            say!(
                cast.lang,
                "{who} è Folle, e qui un Folle non si può scegliere",
                "{who} is Folle, and a Folle cannot be chosen here"
            )
        });
    }
    let fighting = view.open.fight.is_some_and(|fight| fight.by == other || fight.with == Some(other));
    match why {
        Why::Mask(_) if fighting => no(view, clause, |cast| {
            let who = cast.who(other);
            say!(
                cast.lang,
                "{who} sta già combattendo: serve un terzo",
                "{who} is in the fight: it takes a third player"
            )
        }),
        Why::Send(_) | Why::Ferry | Why::SwapPlaces | Why::Mask(_) if !on_board(view, other) => {
            no(view, clause, |cast| {
                let who = cast.who(other);
                say!(cast.lang, "{who} non è sulla plancia", "{who} is not on the board")
            })
        }
        Why::Steal(Deck::Miracle) => no(view, clause, |cast| {
            let who = cast.who(other);
            say!(cast.lang, "{who} non ha miracoli", "{who} has no miracles")
        }),
        Why::Steal(_) => no(view, clause, |cast| {
            let who = cast.who(other);
            say!(cast.lang, "{who} non ha oggetti in mano", "{who} has no objects in hand")
        }),
        Why::Pilfer(n) => no(view, clause, |cast| {
            let who = cast.who(other);
            say!(
                cast.lang,
                "{who} ha in mano meno di {n} oggetti",
                "{who} has fewer than {n} objects in hand"
            )
        }),
        Why::Look => no(view, clause, |cast| {
            let who = cast.who(other);
            say!(cast.lang, "{who} non ha carte", "{who} has no cards")
        }),
        _ => no(view, clause, |cast| {
            let who = cast.who(other);
            say!(cast.lang, "{who} qui non si può scegliere", "{who} cannot be chosen here")
        }),
    }
}
