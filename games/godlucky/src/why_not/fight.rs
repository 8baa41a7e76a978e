//! Why a player cannot be fought. [8.1]

use table::{Refusal, Seat};

use super::{on_board, refuse as no};
use crate::text::say;
use crate::{Spot, Step, View};

pub(super) fn refuse(view: &View, seat: Seat, other: Seat) -> Refusal {
    let open = &view.open;
    let duty = matches!(open.agenda.next(), Some(Step::Choose(..)));
    if seat == other {
        return Refusal::new(
            "8.2",
            "contro di sé non si combatte: per quello c'è la Corruzione",
            "nobody fights themselves: that is what Corruption is for",
        );
    }
    if !on_board(view, seat) || !on_board(view, other) {
        return Refusal::new(
            "9.8",
            "in Paradiso e all'Inferno non combatte nessuno",
            "nobody fights in Heaven or Hell",
        );
    }
    if open.place(seat).mad && open.place(other).mad {
        return Refusal::new("7.6", "due Folli non si combattono", "two Folli do not fight each other");
    }
    let here = open.place(seat).spot == open.place(other).spot;
    match open.agenda.next() {
        Some(Step::Main(_)) if here => no(view, "8.3", |cast| {
            let who = cast.who(other);
            say!(
                cast.lang,
                "{who} era già qui all'inizio del turno: si combatte solo arrivando",
                "{who} was here already when the turn began: one fights on arriving only"
            )
        }),
        Some(Step::Main(_)) => Refusal::new(
            "8.1",
            "si combatte all'arrivo: prima c'è da muovere",
            "fights come on arrival: first you have to move",
        ),
        _ if !here && !duty => no(view, "8.2", |cast| {
            let who = cast.who(other);
            say!(cast.lang, "{who} non è sulla tua casella", "{who} is not on your space")
        }),
        _ if open.place(seat).spot == Spot::Board(0) && !duty => Refusal::new(
            "8.3",
            "sulla casella di partenza non si combatte",
            "nobody is fought on the start space",
        ),
        _ => no(view, "8.4", |cast| {
            let who = cast.who(other);
            say!(
                cast.lang,
                "{who} si combatte scegliendo l'avversario",
                "{who} is fought by choosing an opponent"
            )
        }),
    }
}
