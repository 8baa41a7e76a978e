//! What wins, and how far everybody is. [1.2] [16.1] [17.9]

use table::Seat;

use super::names::Cast;
use crate::setup::Mode;
use crate::text::say;
use crate::{Open, View};

/// From this turn on the last one is spoken of, and which that is. [16.7]
const LATE: u16 = 180;
const LAST: u16 = 200;

/// One line; nothing once the game is over.
pub(super) fn aim(view: &View, cast: &Cast) -> String {
    let (lang, open) = (cast.lang, &view.open);
    if open.ending.is_some() {
        return String::new();
    }
    if !open.stands() {
        return building(view, cast);
    }
    let four = open.setup.seats > 2;
    let left = |team: usize| -> usize {
        open.seats().filter(|seat| seat.index() % 2 == team).map(|seat| open.left(seat)).sum()
    };
    let turn = open.turn;
    let end = match turn >= LATE {
        true => say!(lang, " · turno {turn} di {LAST}", " · turn {turn} of {LAST}"),
        false => String::new(),
    };
    let own = view.viewer.map_or(0, |me: Seat| me.index() % 2);
    let (mine, theirs) = (left(own), left(1 - own));
    table::lines! { cast, (view.viewer.is_some(), four);
        (true, false) => "Profeti da sconfiggere: {theirs} · i tuoi: {mine}{end}", "Prophets to defeat: {theirs} · your own: {mine}{end}";
        (true, true) => "Profeti da sconfiggere: {theirs} · i vostri: {mine}{end}", "Prophets to defeat: {theirs} · your team's: {mine}{end}";
        (false, false) => "Profeti rimasti: posto 1 {mine}, posto 2 {theirs}{end}", "Prophets left: Seat 1 {mine}, Seat 2 {theirs}{end}";
        (false, true) => "Profeti rimasti: posti 1 e 3 {mine}, posti 2 e 4 {theirs}{end}", "Prophets left: seats 1 and 3 {mine}, seats 2 and 4 {theirs}{end}";
    }
}

/// Before the clash: what is done first, and what for.
fn building(view: &View, cast: &Cast) -> String {
    let Open { build, setup, .. } = &view.open;
    table::lines! { cast, (build.on, setup.mode);
        (true, Mode::Predestinazione) =>
            "Prima la serie; poi vince chi sconfigge tutti i Profeti rivali",
            "First the set; then defeat all of the rival's Prophets";
        (true, Mode::Chaos | Mode::Libero) =>
            "Prima 5 Arcani; poi vince chi sconfigge tutti i Profeti rivali",
            "First 5 Arcana; then defeat all of the rival's Prophets";
        (false, _) =>
            "Vince chi sconfigge tutti i 4 Profeti rivali",
            "Defeat all 4 of the rival's Prophets to win";
    }
}
