//! The table in lines, for a terminal: everything that one sees, so that one can play without a page.

use table::Seat;

use super::event::over;
use super::known::known;
use super::names::{Cast, joined, number, so_many_cards, so_many_saints};
use crate::cards::Kind;
use crate::text::say;
use crate::{Card, Cards, Sancta, View};

pub(super) fn view(view: &View, cast: &Cast) -> String {
    let mut lines = vec![moment(view, cast)];
    let truth = known(view);
    for seat in order(view) {
        lines.extend(seated(view, cast, &truth, seat));
    }
    lines.push(piles(view, cast));
    lines.extend(own(view, cast));
    lines.join("\n")
}

/// Round, goal, and whose turn it is.
fn moment(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let open = &view.open;
    if let Some(ending) = open.ending {
        return over(cast, ending);
    }
    let goal = so_many_saints(lang, open.setup.goal());
    if open.turns == 0 {
        return say!(
            lang,
            "Si prepara il tavolo: vince chi per primo ha {goal} nella Rosa.",
            "The table is being set up: the first to have {goal} in the Rosa wins."
        );
    }
    let (round, cap, n) = (open.round(), open.setup.rounds, number(open.active));
    say!(
        lang,
        "Giro {round} di {cap}, turno del posto {n}: vince chi per primo ha {goal} nella Rosa.",
        "Round {round} of {cap}, turn of Seat {n}: the first to have {goal} in the Rosa wins."
    )
}

/// The seats in order of play, once that is known.
fn order(view: &View) -> Vec<Seat> {
    match view.open.first {
        Some(first) => view.open.from(first).collect(),
        None => Seat::all(view.open.seats()).collect(),
    }
}

/// A seat: its active Saint, then what else lies there, each on a line of its own where there is any.
fn seated(view: &View, cast: &Cast, truth: &Sancta, seat: Seat) -> Vec<String> {
    let lang = cast.lang;
    let place = view.open.place(seat);
    let n = number(seat);
    let you = if view.viewer == Some(seat) { lang.pick(" (tu)", " (you)") } else { "" };
    let hand = so_many_cards(lang, usize::from(place.hand));
    let active = table::lines! { cast, place.active;
        Some(card), name = cast.name(card), has = place.points, need = truth.need(seat), level = truth.level(seat) =>
            "{name}, punti {has} su {need}, livello {level}", "{name}, {has} of {need} points, level {level}";
        None => "nessun Santo nella Zona Attiva", "no Saint in the Zona Attiva";
    };
    let mut lines = vec![say!(
        lang,
        "Posto {n}{you}: {active}; in mano {hand}.",
        "Seat {n}{you}: {active}; {hand} in hand."
    )];
    if !place.santuario.is_empty() {
        let row = place.santuario.iter().enumerate().map(|(at, card)| {
            let (at, name, level) = (at + 1, cast.name(*card), cast.printed(*card));
            say!(lang, "{at} {name} (livello {level})", "{at} {name} (level {level})")
        });
        let row = row.collect::<Vec<_>>().join(", ");
        lines.push(say!(lang, "  Santuario: {row}.", "  In the Santuario: {row}."));
    }
    if !place.supports.is_empty() {
        let names = joined(lang, place.supports.iter().map(|card| cast.name(card)));
        lines.push(say!(lang, "  Zona Supporti: {names}.", "  In the Zona Supporti: {names}."));
    }
    if !place.rosa.is_empty() {
        let names = joined(lang, place.rosa.iter().map(|card| cast.name(*card)));
        let (has, goal) = (place.rosa.len(), view.open.setup.goal());
        lines.push(say!(lang, "  Rosa, {has} su {goal}: {names}.", "  Rosa, {has} of {goal}: {names}."));
    }
    let seen = view.hands.get(seat.index()).map_or(Cards::NONE, crate::Hand::cards);
    if view.viewer != Some(seat) && !seen.is_empty() {
        let cards = cast.cards(seen);
        lines.push(say!(lang, "  Nella mano si sa di: {cards}.", "  Known in the hand: {cards}."));
    }
    lines
}

/// How many cards are left, and how many lie open.
fn piles(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let held: usize = view.hands.iter().map(crate::Hand::len).sum();
    let deck = open.setup.deck().len().saturating_sub(open.face_up().len() + held);
    let (deck, gone) = (so_many_cards(lang, deck), so_many_cards(lang, open.discards.len()));
    say!(lang, "Nel mazzo {deck}, negli scarti {gone}.", "In the deck {deck}, in the discards {gone}.")
}

/// The viewer's own cards as they are written in actions.
fn own(view: &View, cast: &Cast) -> Option<String> {
    let lang = cast.lang;
    let hand = view.hands.get(view.viewer?.index())?;
    if hand.known.is_empty() {
        return Some(say!(lang, "La tua mano è vuota.", "Your hand is empty."));
    }
    let cards = hand.known.iter().map(|(card, _)| {
        let note = match view.open.played.has(*card) {
            true => lang.pick(", già giocata in questo turno", ", already played this turn"),
            false => "",
        };
        let name = described(cast, *card);
        format!("{name} [{card}]{note}")
    });
    let cards = cards.collect::<Vec<_>>().join(", ");
    Some(say!(lang, "La tua mano: {cards}.", "Your hand: {cards}."))
}

/// A held card with the number that matters.
fn described(cast: &Cast, card: Card) -> String {
    let name = cast.name(card);
    table::lines! { cast, card.kind();
        Kind::Saint, level = cast.printed(card) => "{name} (livello {level})", "{name} (level {level})";
        Kind::Trial, n = cast.difficulty(card) => "Prova {name} (difficoltà {n})", "Prova {name} (difficulty {n})";
        Kind::Advocate => { name };
        kind => { format!("{} {name}", cast.kind(kind)) };
    }
}
