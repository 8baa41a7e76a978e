//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod chance;
mod choosing;
mod free;
mod window;

use table::Seats;

use super::event::over;
use super::known::known;
use super::names::{Cast, number};
use crate::text::say;
use crate::{Step, View};

pub(crate) use choosing::choosing;

pub(super) fn turn(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    if let Some(ending) = view.open.ending {
        let won = view.viewer.zip(ending.winner()).map(|(me, winner)| me == winner);
        return table::grammar::verdict(cast.lang, won, &over(cast, ending));
    }
    let Some(step) = view.open.agenda.next() else { return String::new() };
    let asked = view.open.agenda.asked();
    let Some(first) = asked.first() else { return chance::chance(cast, step) };
    let n = number(first);
    if view.viewer.is_some_and(|seat| asked.has(seat)) {
        return match step {
            Step::Window(by, _) => window::you(view, cast, by),
            Step::Main(_) => free::you(view, cast),
            step => {
                let what = choosing(&known(view), cast, step);
                table::lines! { cast, view.viewer == Some(view.open.active);
                    true => "Tocca a te: scegli {what}.", "Your turn: choose {what}.";
                    false => "Tocca a te: scegli {what}.", "It is up to you: choose {what}.";
                }
            }
        };
    }
    match step {
        Step::Window(by, seats) => window::others(view, cast, by, seats),
        Step::Main(seat) => free::others(view, cast, seat),
        step => {
            let what = choosing(&known(view), cast, step);
            say!(lang, "Il posto {n} sta scegliendo {what}.", "Seat {n} is choosing {what}.")
        }
    }
}

/// Several seats with a verb in front: 'si aspetta il posto 1', 'si aspettano il posto 1 e il posto 3'.
fn awaited(cast: &Cast, seats: Seats) -> String {
    let names = cast.all(seats);
    table::lines! { cast, seats.len();
        1 => "si aspetta {names}", "waiting for {names}";
        _ => "si aspettano {names}", "waiting for {names}";
    }
}
