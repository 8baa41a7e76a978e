//! What happened since the viewer answered last: sentences, and beside them the dice, coins and events that they tell of.

use maud::{Markup, html};
use table::{Say, Seats};

use super::dice;
use super::scene::Scene;
use crate::{GodLucky, What};

/// The most sentences that are shown; the log has all of them.
const MOST: usize = 6;

/// How many dice and coins fell: a mark that changes with each.
pub(super) fn falls(scene: &Scene<'_>) -> usize {
    let fell = |what: &What| matches!(what, What::Rolled(..) | What::Coin(..) | What::Precedence(..));
    scene.desk.lately.iter().filter(|(_, event)| fell(&event.what)).count()
}

/// The event that was drawn last, as long as it is news.
pub(super) fn drawn(scene: &Scene<'_>) -> Option<u8> {
    scene.desk.lately.iter().rev().take(2 * MOST).find_map(|(_, event)| match event.what {
        What::Event(_, card) => Some(card),
        _ => None,
    })
}

/// The last sentences, the newest last and largest.
pub(super) fn lately(scene: &Scene<'_>) -> Markup {
    let lately = scene.desk.lately;
    let from = lately.len().saturating_sub(MOST);
    html! {
        @if !lately.is_empty() {
            ol.lately {
                @if from > 0 { li.more { "…" } }
                @for (i, (_, event)) in lately.iter().enumerate().skip(from) {
                    @let said = GodLucky::say_event(event);
                    @let says = said.get(scene.lang);
                    li.last[i + 1 == lately.len()] {
                        @match fallen(scene, i, &event.what) {
                            Some(picture) => (beside(&picture, says)),
                            None => (says),
                        }
                        " "
                    }
                }
            }
        }
    }
}

/// The die or the coin that was told of in the sentence of this number.
fn fallen(scene: &Scene<'_>, nth: usize, what: &What) -> Option<Markup> {
    let turns = scene.open.turns;
    match *what {
        What::Rolled(_, sides, face) => {
            Some(html! { span data-roll=(format!("l{turns}.{nth}.{face}")) { (dice::die(sides, face)) } })
        }
        What::Precedence(_, face) => Some(dice::die(6, face)),
        What::Coin(_, face) => {
            Some(html! { span data-flip=(format!("l{turns}.{nth}")) { (dice::coin(Some(face))) } })
        }
        _ => None,
    }
}

/// A sentence whose picture stays on the line of its first word.
fn beside(picture: &Markup, sentence: &str) -> Markup {
    let (word, rest) = sentence.split_once(' ').unwrap_or((sentence, ""));
    html! { span.beside { (picture) (word) } " " (rest) }
}

/// Seats by name, one after the other.
pub(super) fn names(scene: &Scene<'_>, seats: Seats) -> String {
    let names: Vec<String> = seats.iter().map(|seat| scene.name(seat)).collect();
    names.join(", ")
}
