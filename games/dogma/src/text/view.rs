//! The table in lines, for a terminal: everything that one sees, so that one can play without a page.

mod building;
mod sides;

use super::event::over;
use super::names::Cast;
use crate::setup::Mode;
use crate::text::{orders, say};
use crate::{Card, View};

pub(super) fn view(view: &View, cast: &Cast) -> String {
    let mut lines = vec![moment(view, cast)];
    if view.open.turn == 0 && !view.open.sides.iter().any(|side| side.active.is_some()) {
        lines.extend(building::lines(view, cast));
    } else {
        lines.extend(shown(view, cast));
        for seat in view.open.seats() {
            lines.extend(sides::lines(view, cast, seat));
        }
        lines.extend(sides::divine(view, cast));
    }
    lines.join("\n")
}

/// What is going on.
fn moment(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let open = &view.open;
    if let Some(ending) = open.ending {
        return over(cast, ending);
    }
    if open.turn > 0 {
        return say!(lang, "Turno {turn}.", "Turn {turn}.", turn = open.turn);
    }
    table::lines! { cast, (open.build.on, open.setup.mode, open.build.lap);
        (false, ..) => "Si apre lo scontro.", "The clash opens.";
        (_, Mode::Chaos, round) if round > 0 => "Si costruisce: passaggio {round} dei mazzetti.", "Building: round {round} of the packs.";
        (_, Mode::Predestinazione, _) => "Si scelgono le serie.", "Sets are being chosen.";
        _ => "Si costruiscono gli Arcani.", "Arcana are being built.";
    }
}

/// The orders that everybody sees and that are still to be carried out.
fn shown(view: &View, cast: &Cast) -> Option<String> {
    let said: Vec<String> = view
        .open
        .seats()
        .filter_map(|seat| Some(format!("{}, {}", cast.seat(seat), orders::shown(view, cast, seat)?)))
        .collect();
    let all = said.join("; ");
    (!said.is_empty()).then(|| {
        say!(cast.lang, "Ordini ancora da eseguire: {all}.", "Orders still to be carried out: {all}.")
    })
}

/// A card in play, as it is written in actions, with what it does.
fn at_play(cast: &Cast, card: Card) -> String {
    let (print, lang) = (cast.set.print(card), cast.lang);
    let (line, says) = (print.line(), print.says());
    let said = format!("{} [{card}]. {}. {}", cast.title(card), line.get(lang), says.get(lang));
    said.trim_end().to_owned()
}

/// A card to build with: what its Arcano may hold as well.
fn described(cast: &Cast, card: Card) -> String {
    let said = cast.set.full(card);
    format!("{} [{card}]. {}", cast.title(card), said.get(cast.lang))
}

/// 'Khadija [p5], Salat [i15]'.
fn coded(cast: &Cast, cards: impl Iterator<Item = Card>) -> String {
    let all: Vec<String> = cards.map(|card| format!("{} [{card}]", cast.title(card))).collect();
    if all.is_empty() { cast.lang.pick("nessuna carta", "no card").to_owned() } else { all.join(", ") }
}
