//! A window: at which moment it is open, what waits, and what comes if all pass. [11.2] [11.6]

use table::{Lang, Seat, Seats};

use crate::text::names::{Cast, number};
use crate::text::{options, say};
use crate::{Capitale, Step, View, Window};

pub(super) fn you(view: &View, cast: &Cast, truth: &Capitale, seat: Seat, moment: Window) -> String {
    let then = passing(view, cast, moment);
    let yours = if seat == view.open.active { "Your turn" } else { "It is up to you" };
    table::lines! { cast, options(truth, seat).len();
        0 | 1 =>
            "Tocca a te: non hai nulla con cui rispondere e puoi solo passare; se passano tutti, {then}.",
            "{yours}: you have nothing to answer with and can only pass; if all pass, {then}.";
        _ if moment == Window::Undefended && truth.rescuers(seat, moment).next().is_some() =>
            "Tocca a te: puoi chiamare a difendere un tuo personaggio Quick dal campo, rispondere con una carta o un'abilità Quick, o passare; se passano tutti, {then}.",
            "{yours}: you may call a Quick character from your field to defend, answer with a Quick card or ability, or pass; if all pass, {then}.";
        _ =>
            "Tocca a te: puoi rispondere con una carta o un'abilità Quick, o passare; se passano tutti, {then}.",
            "{yours}: you may answer with a Quick card or ability, or pass; if all pass, {then}.";
    }
}

pub(super) fn others(view: &View, cast: &Cast, seats: Seats, moment: Window) -> String {
    let (who, then) = (cast.all(seats), passing(view, cast, moment));
    let awaited = if seats.len() == 1 { "si aspetta" } else { "si aspettano" };
    match cast.lang {
        Lang::It => {
            format!(
                "Si può rispondere con carte e abilità Quick, e {awaited} {who}; se passano tutti, {then}."
            )
        }
        Lang::En => {
            format!("Quick cards and abilities may be played (waiting for {who}); if all pass, {then}.")
        }
    }
}

/// What comes of it if nobody answers: what waits happens first, the last played before the others.
fn passing(view: &View, cast: &Cast, moment: Window) -> String {
    let lang = cast.lang;
    let open = &view.open;
    if let [next, rest @ ..] = waiting(view, cast).as_slice() {
        let rest: String = rest.iter().map(|card| say!(lang, ", poi {card}", ", then {card}")).collect();
        return say!(lang, "accade {next}{rest}", "{next} happens{rest}");
    }
    let city = open.battle.as_ref().map(|battle| cast.at(open, battle.city)).unwrap_or_default();
    match moment {
        Window::Undefended => {
            let attacker = open.battle.as_ref().map(|battle| battle.attacker);
            if attacker.is_some() && attacker == view.viewer {
                return say!(lang, "conquisti la {city}", "you conquer {city}");
            }
            let n = attacker.map_or(0, number);
            say!(lang, "il posto {n} conquista la {city}", "Seat {n} conquers {city}")
        }
        Window::Range(range) => say!(
            lang,
            "colpisce chi ha Range {range} nella {city}",
            "those of Range {range} strike at {city}"
        ),
        Window::End if view.viewer == Some(open.active) => {
            say!(lang, "il tuo turno finisce", "your turn ends")
        }
        Window::End => {
            say!(lang, "il turno del posto {n} finisce", "the turn of Seat {n} ends", n = number(open.active))
        }
    }
}

/// The cards that wait under the window, the next to happen first.
pub(crate) fn waiting(view: &View, cast: &Cast) -> Vec<String> {
    let under = view.open.agenda.iter().skip(1).map_while(|step| match step {
        Step::Do(play) => Some((play.seat, play.card, play.target)),
        Step::Enter(entry) => Some((entry.seat, entry.card, entry.with)),
        Step::Stand(id) => id.and_then(|id| view.open.unit(id)).map(|unit| (unit.owner, unit.card, None)),
        _ => None,
    });
    under
        .map(|(seat, card, on)| {
            let (it, n) = (cast.card(card), number(seat));
            table::lines! { cast, on.map(|id| cast.unit(&view.open, id));
                Some(on) => "{it} (posto {n}, su {on})", "{it} (Seat {n}, on {on})";
                None => "{it} (posto {n})", "{it} (Seat {n})";
            }
        })
        .collect()
}
