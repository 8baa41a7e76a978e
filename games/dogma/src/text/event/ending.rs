//! How it ended.

use table::Seats;

use crate::open::{Ending, How};
use crate::text::names::Cast;
use crate::text::say;
use crate::{Card, Hand, Pack};

/// Who has won, and why.
pub(in crate::text) fn over(cast: &Cast, ending: Ending) -> String {
    let who = won(cast, ending.winners);
    table::lines! { cast, (ending.how, ending.winners.is_empty());
        (How::LastProphet, _) if ending.winners.len() == 1 =>
            "La partita è finita: {who}, perché all'altro non resta nessun Profeta.", "The game is over: {who}, as the other has no Prophet left.";
        (How::LastProphet, _) =>
            "La partita è finita: {who}, perché agli altri non resta nessun Profeta.", "The game is over: {who}, as the others have no Prophet left.";
        (How::Together(one, _), true) =>
            "La partita è patta: gli ultimi Profeti sono caduti insieme, e le somme di Fede e Fervore sono pari a {one}.",
            "The game is drawn: the last Prophets fell together, and the sums of Faith and Fervour are both {one}.";
        (How::Together(one, other), false), less = one.min(other), more = one.max(other) =>
            "Gli ultimi Profeti sono caduti insieme: {who}, con la somma di Fede e Fervore più bassa ({less} contro {more}).",
            "The last Prophets fell together: {who}, with the lower sum of Faith and Fervour ({less} to {more}).";
        (How::Cap, true) =>
            "Dopo 200 turni la partita è patta: pari i Profeti sconfitti e pari i danni.",
            "After 200 turns the game is drawn: level in defeated Prophets and in damage.";
        (How::Cap, false) =>
            "Dopo 200 turni la partita è finita: {who}, con meno Profeti sconfitti o con meno danni.",
            "After 200 turns the game is over: {who}, with fewer defeated Prophets or with less damage.";
    }
}

/// 'Khadija con Salat e Manna; Levi Lavan; Interventi: Diluvio Universale'.
pub(super) fn laid_open(cast: &Cast, hand: &Hand) -> String {
    let mut all: Vec<String> = hand.arcana.iter().filter_map(|pack| arcano(cast, pack)).collect();
    if !hand.divine.is_empty() {
        let cards = cast.cards(&hand.divine);
        all.push(say!(cast.lang, "Interventi: {cards}", "Interventions: {cards}"));
    }
    all.join("; ")
}

/// A Prophet with what lies with it.
fn arcano(cast: &Cast, pack: &Pack) -> Option<String> {
    let it = cast.card(pack.prophet?);
    let cards: Vec<Card> = pack.cults.iter().chain(&pack.relics).copied().collect();
    Some(match cards.is_empty() {
        true => it,
        false => say!(cast.lang, "{it} con {cards}", "{it} with {cards}", cards = cast.cards(&cards)),
    })
}

/// 'vince il posto 1'.
fn won(cast: &Cast, winners: Seats) -> String {
    let all = cast.seats(winners);
    table::lines! { cast, winners.len();
        1 => "vince {all}", "{all} wins";
        _ => "vincono {all}", "{all} win";
    }
}
