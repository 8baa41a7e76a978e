//! Orders, as they are shown.

use table::{Lang, Seat};

use crate::View;
use crate::open::Plan;
use crate::text::names::Cast;
use crate::text::say;

impl Plan {
    /// The name of an order as it is printed.
    pub(crate) fn title(self, lang: Lang) -> &'static str {
        match self {
            Plan::Call(_) => "Convocazione",
            Plan::Divine => "Intervento Divino",
            Plan::Appeal => "Appello alla Razionalità",
            Plan::Cult(_) => lang.pick("Carta Culto", "Cult card"),
            Plan::Special => lang.pick("Speciale", "Special"),
            Plan::Pass => lang.pick("Passa", "Pass"),
        }
    }
}

/// An order with its position, from 0: 'Convocazione, 2ª posizione'.
pub(crate) fn plan(cast: &Cast, plan: Plan, at: Option<u8>) -> String {
    let lang = cast.lang;
    let name = match plan {
        Plan::Pass => lang.pick("nessun ordine", "no order"),
        plan => plan.title(lang),
    };
    match at {
        Some(at) => format!("{name}, {}", cast.place(at)),
        None => name.to_owned(),
    }
}

/// An order that a seat has shown and that is not carried out yet, with the card where everybody sees it.
pub(crate) fn shown(view: &View, cast: &Cast, seat: Seat) -> Option<String> {
    let open = &view.open;
    let order = open.plans[seat.index()]?;
    let side = open.side(seat);
    let (at, card) = match order {
        Plan::Call(at) => {
            let slot = side.rear.iter().position(|it| *it == at);
            (slot, side.arcana[usize::from(at)].prophet)
        }
        Plan::Cult(id) => {
            let arcano = open.active(seat);
            let at = arcano.and_then(|arcano| arcano.at(id));
            (at, at.zip(arcano).and_then(|(at, arcano)| arcano.cults[at].face))
        }
        _ => (None, None),
    };
    let said = plan(cast, order, at.map(|at| at as u8));
    let said = match card {
        Some(card) => format!("{said}, {}", cast.card(card)),
        None => said,
    };
    let target = open.targets[seat.index()].filter(|_| open.setup.seats > 2);
    Some(match target {
        Some(target) => {
            say!(cast.lang, "{said}, contro {at}", "{said}, against {at}", at = cast.seat(target))
        }
        None => said,
    })
}
