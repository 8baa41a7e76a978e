//! The viewer is asked, but for something else, or for less.

use table::{Refusal, Seat};

use super::{free, held, instead, refuse as no, whom};
use crate::cards::Kind;
use crate::text::say;
use crate::{Action, Card, Step, View};

pub(super) fn refuse(view: &View, seat: Seat, action: Action) -> Refusal {
    let Some(step) = view.open.agenda.next() else {
        return Refusal::new("3.3", "un momento solo", "one moment");
    };
    match (step, action) {
        (Step::Main(_), action) => free::refuse(view, seat, action),
        (Step::Window(..), Action::Advocatus) => Refusal::new(
            "7.1",
            "non hai in mano un Advocatus Diaboli da giocare",
            "you have no Advocatus Diaboli in hand to play",
        ),
        (Step::Window(..), _) => Refusal::new(
            "3.8",
            "nel turno di un altro si gioca soltanto un Advocatus Diaboli: adesso, oppure si passa",
            "in another player's turn only an Advocatus Diaboli is played: now, or else you pass",
        ),
        (_, Action::Advocatus) => Refusal::new(
            "7.5",
            "un Advocatus Diaboli ferma soltanto le Beatitudini, quando vengono giocate",
            "an Advocatus Diaboli stops Beatitudini only, when they are played",
        ),
        (Step::Order(_), Action::Next(card)) => no(view, "12.4", |cast| {
            let name = cast.this(card);
            say!(
                cast.lang,
                "{name} non è fra le carte che aspettano di agire",
                "{name} is not among the cards that are waiting to act"
            )
        }),
        (Step::Trim(_) | Step::Discard(_), Action::Take(card)) => held::not_held(view, clause(step), card),
        (Step::Trim(_), _) => no(view, "3.6", |cast| {
            let what = crate::text::choosing(view, cast, step);
            say!(
                cast.lang,
                "il turno è finito: c'è da scegliere {what}",
                "the turn is over: now choose {what}"
            )
        }),
        (Step::Choose(_, why), Action::At(other)) => whom::refuse(view, seat, why, other),
        (Step::Recover(_, kind, but), Action::Take(card)) => recover(view, kind, but, card),
        (Step::Call(_), Action::Take(card)) => discards(view, "13.8", Kind::Saint, card),
        (Step::Remove(_), Action::Take(card)) => remove(view, seat, card),
        (Step::Exchange(_), Action::Enter(slot)) => {
            free::no_such_slot("13.12", slot, view.open.place(seat).santuario.len())
        }
        (
            Step::Discard(_) | Step::Choose(..) | Step::Recover(..) | Step::Call(_) | Step::Remove(_),
            Action::Pass,
        ) => no(view, "13.1", |cast| {
            let what = crate::text::choosing(view, cast, step);
            say!(
                cast.lang,
                "un effetto non si rifiuta: c'è da scegliere {what}",
                "an effect cannot be refused: now choose {what}"
            )
        }),
        (step, _) => instead(view, step),
    }
}

/// The clause by which a step asks.
pub(super) fn clause(step: Step) -> &'static str {
    match step {
        Step::Trim(_) => "3.6",
        Step::Window(..) => "7.2",
        Step::Order(_) => "12.4",
        Step::Offer(_) => "12.2",
        Step::Discard(_) => "13.5",
        Step::Choose(_, why) => whom::clause(why),
        Step::Recover(..) => "13.7",
        Step::Call(_) => "13.8",
        Step::Remove(_) => "13.11",
        Step::Exchange(_) => "13.12",
        _ => "3.3",
    }
}

fn recover(view: &View, kind: Kind, but: Option<Card>, card: Card) -> Refusal {
    if but == Some(card) {
        return no(view, "13.7", |cast| {
            let name = cast.name(card);
            say!(
                cast.lang,
                "la carta {name} non può riprendere sé stessa dagli scarti",
                "{name} cannot recover itself from the discards"
            )
        });
    }
    discards(view, "13.7", kind, card)
}

/// The discards lie open: what is not there may be said.
fn discards(view: &View, clause: &'static str, kind: Kind, card: Card) -> Refusal {
    let there = view.open.discards.has(card);
    no(view, clause, |cast| {
        let (name, kind) = (cast.this(card), cast.a_kind(kind));
        match there {
            true => say!(
                cast.lang,
                "qui serve {kind}, e {name} non lo è",
                "here it has to be {kind}, which {name} is not"
            ),
            false => say!(cast.lang, "{name} non è negli scarti", "{name} is not among the discards"),
        }
    })
}

fn remove(view: &View, seat: Seat, card: Card) -> Refusal {
    let own = view.open.place(seat).supports.has(card);
    no(view, "13.11", |cast| {
        let name = cast.this(card);
        match own {
            true => say!(
                cast.lang,
                "{name} è nella tua Zona Supporti: qui si toglie un Supporto altrui",
                "{name} is in your own Zona Supporti: here another player's Supporto is removed"
            ),
            false => say!(
                cast.lang,
                "{name} non è nella Zona Supporti di un altro giocatore",
                "{name} is not in another player's Zona Supporti"
            ),
        }
    })
}
