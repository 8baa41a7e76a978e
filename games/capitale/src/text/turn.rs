//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod chance;
mod choosing;
mod main;
mod window;

use super::event::over;
use super::known::known;
use super::names::Cast;
use crate::text::say;
use crate::{Step, View};

pub(crate) use choosing::choosing;
pub(super) use window::waiting;

/// One sentence.
pub(super) fn turn(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    if let Some(ending) = view.open.ending {
        let won = view.viewer.zip(ending.winner()).map(|(me, winner)| me == winner);
        return table::grammar::verdict(cast.lang, won, &over(cast, ending));
    }
    let Some(step) = view.open.agenda.next() else { return String::new() };
    let truth = &known(view);
    let seats = truth.open.agenda.asked();
    if seats.is_empty() {
        return chance::chance(view, cast, step);
    }
    if let Some(seat) = view.viewer.filter(|seat| seats.has(*seat)) {
        return match step {
            Step::Window(moment) => window::you(view, cast, truth, seat, moment),
            Step::Main => main::you(cast, truth, seat),
            Step::Pause => say!(
                lang,
                "Tocca a te: scegli {what}, poi di' che il mazzo è pronto.",
                "It is up to you: choose {what}, then say that the deck is ready.",
                what = choosing(view, cast, step)
            ),
            step => {
                let what = choosing(view, cast, step);
                table::lines! { cast, seat == view.open.active && view.open.dueling;
                    true => "Tocca a te: scegli {what}.", "Your turn: choose {what}.";
                    false => "Tocca a te: scegli {what}.", "It is up to you: choose {what}.";
                }
            }
        };
    }
    let who = cast.all(seats);
    table::lines! { cast, step;
        Step::Window(moment) => { window::others(view, cast, seats, moment) };
        Step::Main => "{who} è nella fase principale.", "{who} is in the main phase.";
        step, what = choosing(view, cast, step) => { table::lines! { cast, seats.len();
            1 => "{who} sta scegliendo {what}.", "{who} is choosing {what}.";
            _ => "{who} stanno scegliendo {what}.", "{who} are choosing {what}.";
        } };
    }
}
