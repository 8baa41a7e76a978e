//! The viewer's own cards, as they are written in actions and with what they say.

use crate::text::names::Cast;
use crate::text::say;
use crate::{Bag, Card, View};

pub(super) fn own(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let Some(own) = &view.own else { return Vec::new() };
    let mut lines = Vec::new();
    if view.open.dueling {
        match own.hand.is_empty() {
            true => lines.push(say!(lang, "La tua mano è vuota.", "Your hand is empty.")),
            false => lines.push(say!(lang, "La tua mano, carta per carta.", "Your hand, card by card.")),
        }
        lines.extend(own.hand.iter().map(|(card, copies)| described(cast, card, copies)));
    } else if own.deck.is_some() && view.open.ending.is_none() {
        lines.push(say!(lang, "Nel mazzo: {all}.", "In the deck: {all}.", all = coded(cast, &own.library)));
        lines.push(say!(
            lang,
            "Nel side deck: {all}.",
            "In the side deck: {all}.",
            all = coded(cast, &own.side)
        ));
    }
    lines
}

/// '«Bombarda» [e2] (2), …'.
fn coded(cast: &Cast, bag: &Bag) -> String {
    let one = |(card, copies): (Card, u8)| format!("{} [{card}]{}", cast.card(card), so_many(copies));
    match bag.is_empty() {
        true => cast.lang.pick("nessuna carta", "no card").to_owned(),
        false => bag.iter().map(one).collect::<Vec<_>>().join(", "),
    }
}

fn so_many(copies: u8) -> String {
    if copies > 1 { format!(" ({copies})") } else { String::new() }
}

/// A card with its writing, its numbers and its words.
fn described(cast: &Cast, card: Card, copies: u8) -> String {
    let lang = cast.lang;
    let (name, copies) = (cast.card(card), so_many(copies));
    let Some(print) = cast.set.get(card) else { return format!("  {name} [{card}]{copies}.") };
    let (line, says) = (print.line(), print.says());
    let says = if says.get(lang).is_empty() { String::new() } else { format!(" {}", says.get(lang)) };
    format!("  {name} [{card}]{copies}, {}.{says}", line.get(lang))
}
