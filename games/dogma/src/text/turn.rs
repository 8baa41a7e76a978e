//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod choosing;

use table::{Seats, Steps};

use super::event::over;
use super::names::Cast;
use crate::text::{orders, say};
use crate::{Action, Ending, Step, View};

pub(crate) use choosing::choosing;

/// One sentence.
pub(super) fn turn(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    if let Some(ending) = view.open.ending {
        return verdict(view, cast, ending);
    }
    let Some(step) = view.open.agenda.next() else { return String::new() };
    let truth = view.known();
    let seats = truth.open.agenda.asked();
    if seats.is_empty() {
        return chance(view, cast, step);
    }
    let after = shown_before(view, cast, step, seats);
    if let Some(seat) = view.viewer.filter(|seat| seats.has(*seat)) {
        let mut may = Vec::new();
        truth.list_options(seat, &mut may);
        if step == Step::Read && may == [Action::Close] {
            return say!(
                lang,
                "tocca a te: i tuoi Arcani sono completi, chiudi la costruzione.",
                "your turn: your Arcana are complete, close your building."
            );
        }
        if truth.only_passes(seat) {
            return say!(
                lang,
                "nessun ordine è possibile: passi, e lo si vedrà insieme agli ordini degli altri{after}.",
                "no order is possible: you pass, which is seen together with the others' orders{after}."
            );
        }
        let what = choosing(view, cast, step, Some(seat));
        return say!(lang, "tocca a te: scegli {what}{after}.", "your turn: choose {what}{after}.");
    }
    let (who, what) = (cast.seats(seats), choosing(view, cast, step, None));
    table::lines! { cast, seats.len();
        1 => "{who} sta scegliendo {what}{after}.", "{who} is choosing {what}{after}.";
        _ => "{who} stanno scegliendo {what}{after}.", "{who} are choosing {what}{after}.";
    }
}

/// How it ended, to who won and, kindly, to who lost; to everybody else who won and why.
fn verdict(view: &View, cast: &Cast, ending: Ending) -> String {
    let won = view.viewer.filter(|_| !ending.winners.is_empty()).map(|seat| ending.winners.has(seat));
    table::lines! { cast, (won, view.open.setup.seats > 2);
        (Some(true), false) => "la partita è finita: hai vinto.", "the game is over: you have won.";
        (Some(true), true) => "la partita è finita: la tua squadra ha vinto.", "the game is over: your team has won.";
        (Some(false), false) => "la partita è finita: hai perso, questa volta.", "the game is over: you have lost, this time.";
        (Some(false), true) => "la partita è finita: la tua squadra ha perso, questa volta.", "the game is over: your team has lost, this time.";
        (None, _) => { over(cast, ending) };
    }
}

/// In Isteria, the orders that others have shown already. [8.16]
fn shown_before(view: &View, cast: &Cast, step: Step, seats: Seats) -> String {
    if !matches!(step, Step::Order(_) | Step::Aim(_)) {
        return String::new();
    }
    let others = view.open.seats().filter(|seat| !seats.has(*seat));
    let said: Vec<String> = others
        .filter_map(|seat| {
            let order = orders::shown(view, cast, seat)?;
            let a = cast.seat(seat);
            Some(say!(
                cast.lang,
                "{a} ha già mostrato il suo ordine: {order}",
                "{a} has already shown this order: {order}"
            ))
        })
        .collect();
    if said.is_empty() { String::new() } else { format!("; {}", said.join("; ")) }
}

fn chance(view: &View, cast: &Cast, step: Step) -> String {
    table::lines! { cast, step;
        Step::Lot, nth = cast.nth_of(view.open.build.order.len() as u8) =>
            "la sorte dice chi è il {nth} nell'ordine di costruzione.", "chance says who is {nth} in the order of building.";
        Step::Deal(pack, 1.., _), n = pack + 1 => "la sorte mette un Profeta nel mazzetto {n}.", "chance puts a Prophet into pack {n}.";
        Step::Deal(pack, 0, _), n = pack + 1 => "la sorte mette una carta nel mazzetto {n}.", "chance puts a card into pack {n}.";
        Step::Fill => "la sorte completa gli Arcani a cui manca qualcosa.", "chance completes the Arcana that lack something.";
        _ => "un momento.", "one moment.";
    }
}
