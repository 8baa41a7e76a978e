//! A Beatitudine that may be stopped, and what follows if nobody does. [7.1]

use table::{Seat, Seats};

use super::awaited;
use crate::text::names::{Cast, number, points};
use crate::text::say;
use crate::text::{known, options};
use crate::{Action, View};

pub(super) fn you(view: &View, cast: &Cast, by: Seat) -> String {
    let (n, then) = (number(by), passing(view, cast, by));
    table::lines! { cast, options(view).contains(&Action::Advocatus);
        true =>
            "Puoi fermare la Beatitudine del posto {n} con un Advocatus Diaboli; se passano tutti, {then}.",
            "You may stop the Beatitudine of Seat {n} with an Advocatus Diaboli; if all pass, {then}.";
        false =>
            "Non hai un Advocatus Diaboli contro la Beatitudine del posto {n}: puoi solo passare, e se passano tutti {then}.",
            "You have no Advocatus Diaboli against the Beatitudine of Seat {n}: you can only pass, and if all pass {then}.";
    }
}

pub(super) fn others(view: &View, cast: &Cast, by: Seat, seats: Seats) -> String {
    let lang = cast.lang;
    let (n, then, awaited) = (number(by), passing(view, cast, by), awaited(cast, seats));
    say!(
        lang,
        "La Beatitudine del posto {n} si può fermare con un Advocatus Diaboli, e {awaited}; se passano tutti, {then}.",
        "The Beatitudine of Seat {n} may be stopped with an Advocatus Diaboli ({awaited}); if all pass, {then}."
    )
}

/// What comes of it if nobody answers.
fn passing(view: &View, cast: &Cast, by: Seat) -> String {
    let lang = cast.lang;
    let Some(name) = view.open.place(by).active.map(|card| cast.name(card)) else {
        return say!(lang, "il punto va perduto", "the point is lost");
    };
    let (now, need) = (view.open.place(by).points + 1, known(view).need(by));
    table::lines! { cast, now >= need;
        true => "{name} va nella Rosa", "{name} goes to the Rosa";
        false, it = points(lang, now) => "{name} arriva a {it} su {need}", "{name} gets to {now} of {need} points";
    }
}
