//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod chance;
mod choosing;
mod window;

use table::grammar::or;
use table::{Game, Rng, Seats};

use super::event::over;
use super::names::{Cast, joined, portal_of, quoted};
use crate::text::say;
use crate::{Action, GodLucky, Spot, Step, View};

pub(crate) use choosing::choosing;

pub(super) fn turn(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    if let Some(ending) = view.open.ending {
        let won = view.viewer.zip(ending.winner()).map(|(me, winner)| me == winner);
        return table::grammar::verdict(cast.lang, won, &over(cast, ending));
    }
    let Some(step) = view.open.agenda.next() else { return String::new() };
    let asked = view.open.agenda.asked();
    let Some(first) = asked.first() else { return chance::chance(view, cast, step) };
    if view.viewer.is_some_and(|seat| asked.has(seat)) {
        if let Step::Window(window, _) = step {
            return window::you(view, cast, window);
        }
        let what = you_are_to(view, cast);
        return say!(lang, "Tocca a te: {what}.", "Your turn: {what}.");
    }
    let who = cast.who(first);
    table::lines! { cast, step;
        Step::Window(window, seats) => { window::others(view, cast, window, seats) };
        Step::Main(_) => { table::lines! { cast, view.open.place(first).spot;
            Spot::Board(_) => "{who} sta per tirare il D3.", "{who} is about to roll the D3.";
            Spot::Portal(portal, _), of = portal_of(lang, portal) =>
                "{who} sta per salire di una casella {of}.", "{who} is about to go up one space {of}.";
        } };
        Step::Arrived { .. }, at = cast.spot(&view.open, view.open.place(first).spot) =>
            "{who} è alla {at}, e sta decidendo che cosa fare.", "{who} is on {at}, deciding what to do.";
        step, what = choosing(cast, step, view.open.die_of(step)) => "{who} sta scegliendo {what}.", "{who} is choosing {what}.";
    }
}

/// What the viewer may do, if it is asked.
pub(crate) fn options(view: &View) -> Vec<Action> {
    let mut open = Vec::new();
    if let Some(seat) = view.viewer.filter(|seat| view.open.agenda.asked().has(*seat)) {
        // Options follow from the view: any world that looks like it has them.
        GodLucky::imagine(view, &mut Rng::new(0)).actions(seat, &mut open);
    }
    open
}

/// What the asked viewer is to do, as the rest of a sentence.
pub(crate) fn you_are_to(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    match view.open.agenda.next() {
        Some(Step::Main(seat)) => main(view, cast, view.open.place(seat).spot),
        Some(Step::Arrived { seat, from, .. }) => arrived(view, cast, view.open.place(seat).spot, from),
        Some(step) => {
            let what = choosing(cast, step, view.open.die_of(step));
            say!(lang, "scegli {what}", "choose {what}")
        }
        None => String::new(),
    }
}

fn main(view: &View, cast: &Cast, spot: Spot) -> String {
    let lang = cast.lang;
    let open = options(view);
    let cards = open.iter().any(|action| matches!(action, Action::Use(_)));
    let first = table::lines! { cast, (cards, open.contains(&Action::Ability));
        (true, true) => "usa le carte e l'abilità che vuoi, poi ", "use what cards you like and your ability, then ";
        (true, false) => "usa le carte che vuoi, poi ", "use what cards you like, then ";
        (false, true) => "usa la tua abilità, se vuoi, poi ", "use your ability if you like, then ";
        (false, false) => { String::new() };
    };
    table::lines! { cast, spot;
        Spot::Board(_) => "{first}tira il D3 e muovi", "{first}roll the D3 and move";
        Spot::Portal(portal, _), of = portal_of(lang, portal) => "{first}sali di una casella {of}", "{first}go up one space {of}";
    }
}

fn arrived(view: &View, cast: &Cast, spot: Spot, from: u8) -> String {
    let lang = cast.lang;
    let open = options(view);
    let name = match spot {
        Spot::Board(at) => view.open.board.get(usize::from(at)).map(|number| cast.space(*number)),
        Spot::Portal(..) => None,
    };
    let card = quoted(lang, &name.unwrap_or_default());
    let mut ways = Vec::new();
    if open.contains(&Action::Resolve) {
        ways.push(say!(lang, "risolvi {card}", "resolve {card}"));
    }
    if open.contains(&Action::Return) {
        let n = from + 1;
        ways.push(say!(lang, "torna alla casella {n}", "go back to space {n}"));
    }
    let foes = open.iter().filter_map(|action| match action {
        Action::Fight(seat) => Some(cast.who(*seat)),
        _ => None,
    });
    let foes: Vec<String> = foes.collect();
    if !foes.is_empty() {
        let foes = or(cast.lang, &foes);
        ways.push(say!(lang, "combatti {foes}", "fight {foes}"));
    }
    if open.contains(&Action::Pass) {
        ways.push(say!(lang, "resta qui in pace", "stay here in peace"));
    }
    or(cast.lang, &ways)
}

/// Several seats with a verb in front: 'si aspetta Morphyss', 'si aspettano Morphyss e Nirvanello'.
fn awaited(cast: &Cast, seats: Seats) -> String {
    let lang = cast.lang;
    let names = joined(lang, seats.iter().map(|seat| cast.who(seat)));
    table::lines! { cast, seats.len();
        1 => "si aspetta {names}", "waiting for {names}";
        _ => "si aspettano {names}", "waiting for {names}";
    }
}
