//! The table in lines, for a terminal: everything that one sees, so that one can play without a page.

mod fight;
mod own;
mod places;

use table::Seat;

use super::event::over;
use super::known::known;
use super::names::{Cast, cards, number};
use crate::View;
use crate::open::{Phase, SEATS, Time};
use crate::text::say;

pub(super) fn view(view: &View, cast: &Cast) -> String {
    let truth = &known(view);
    let mut lines = vec![moment(view, cast), score(view, cast)];
    if view.open.dueling {
        lines.extend(places::cities(view, cast));
        for seat in Seat::all(SEATS) {
            lines.extend(places::seated(view, cast, seat));
        }
        lines.extend(fight::battle(view, cast, truth));
    }
    lines.extend(own::own(view, cast));
    lines.join("\n")
}

/// The duel, the turn and its phase.
fn moment(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let open = &view.open;
    if let Some(ending) = open.ending {
        return over(cast, ending);
    }
    let (duel, n, turn) = (open.duel, number(open.active), open.turn);
    if !open.dueling {
        return match duel {
            0 => say!(lang, "La partita sta per cominciare.", "The match is about to begin."),
            _ => say!(lang, "Il duello {duel} è finito.", "Duel {duel} is over."),
        };
    }
    if turn == 0 {
        return say!(lang, "Si prepara il duello {duel}.", "Duel {duel} is being set up.");
    }
    let phase = match open.phase {
        Phase::Opening => lang.pick("fase di apertura", "opening phase"),
        Phase::Main => lang.pick("fase principale", "main phase"),
        Phase::End => lang.pick("fase finale", "end phase"),
    };
    let time = match open.time {
        Time::Runs => "",
        Time::Over | Time::Spent => lang.pick("; il tempo è scaduto", "; time is up"),
    };
    say!(
        lang,
        "Duello {duel}, turno {turn} (posto {n}): {phase}{time}.",
        "Duel {duel}, turn {turn} (Seat {n}): {phase}{time}."
    )
}

/// Duels won and cities conquered in the match so far, and the aim.
fn score(view: &View, cast: &Cast) -> String {
    let open = &view.open;
    let [one, two] = [Seat::new(0), Seat::new(1)].map(|seat| open.wins(seat));
    let [first, second] = open.conquests;
    table::lines! { cast, open.switches.duels;
        1 => "Un duello solo; città conquistate finora: {first} a {second}.", "A single duel; cities conquered so far: {first} to {second}.";
        best =>
            "Al meglio di {best} duelli, finora {one} a {two}; città conquistate: {first} a {second}.",
            "Best of {best} duels, so far {one} to {two}; cities conquered: {first} to {second}.";
    }
}

/// 'in mano 3 carte, nel grimorio 40'.
fn piles(view: &View, cast: &Cast, seat: Seat) -> String {
    let open = &view.open;
    let at = seat.index();
    let (hand, library) = (usize::from(open.hands[at]), usize::from(open.libraries[at]));
    say!(
        cast.lang,
        "in mano {hand}, nel grimorio {library}",
        "{hand} in hand, {library} in the library",
        hand = cards(cast.lang, hand),
        library = cards(cast.lang, library)
    )
}
