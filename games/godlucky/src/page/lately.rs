//! What happened since the viewer answered last: sentences, and beside them the dice, coins and events that they tell of.

use maud::{Markup, html};
use table::{Say, Seat, Seats, Text};

use super::dice;
use super::scene::Scene;
use crate::{Event, Face, GodLucky, What};

/// The most sentences that are shown; the log has all of them.
const MOST: usize = 6;

/// Sentences with what they tell of, where the page draws it.
pub(super) struct Lately<'a> {
    told: Vec<(&'a Text, Option<What>)>,
}

impl<'a> Lately<'a> {
    /// Reads the sentences back: the page is given words, and what can be drawn has few enough of them to try.
    pub(super) fn of(scene: &Scene<'a>) -> Self {
        let drawable = if scene.desk.lately.is_empty() { Vec::new() } else { drawable(scene) };
        let what = |text: &Text| drawable.iter().find(|(_, known)| known == text).map(|(what, _)| *what);
        Lately { told: scene.desk.lately.iter().map(|text| (text, what(text))).collect() }
    }

    /// How many dice and coins fell: a mark that changes with each.
    pub(super) fn falls(&self) -> usize {
        self.told
            .iter()
            .filter(|(_, what)| {
                matches!(what, Some(What::Rolled(..) | What::Coin(..) | What::Precedence(..)))
            })
            .count()
    }

    /// The event that was drawn last, as long as it is news.
    pub(super) fn event(&self) -> Option<u8> {
        self.told.iter().rev().take(2 * MOST).find_map(|(_, what)| match what {
            Some(What::Event(_, event)) => Some(*event),
            _ => None,
        })
    }
}

/// The happenings that the page can draw, each with its sentence.
fn drawable(scene: &Scene<'_>) -> Vec<(What, Text)> {
    let seats: Vec<Seat> = Seat::all(scene.open.seats()).collect();
    let mut all = Vec::new();
    for seat in &seats {
        all.extend((1..=6).map(|face| What::Precedence(*seat, face)));
        all.extend([Face::Heads, Face::Tails].map(|face| What::Coin(*seat, face)));
        all.extend((0..scene.set.events.len()).map(|event| What::Event(*seat, event as u8)));
    }
    for whose in seats.iter().map(|seat| Some(*seat)).chain([None]) {
        for sides in [3, 6] {
            all.extend((1..=sides).map(|face| What::Rolled(whose, sides, face)));
        }
    }
    let mut gods = [None; crate::SEATS];
    for (god, place) in gods.iter_mut().zip(&scene.open.places) {
        *god = place.god;
    }
    let cards = scene.open.setup.cards;
    all.into_iter().map(|what| (what, GodLucky::say_event(&Event { cards, gods, what }))).collect()
}

/// The last sentences, the newest last and largest.
pub(super) fn lately(scene: &Scene<'_>, told: &Lately<'_>) -> Markup {
    let lang = scene.lang;
    let from = told.told.len().saturating_sub(MOST);
    html! {
        @if !told.told.is_empty() {
            ol.lately {
                @if from > 0 { li.more { "…" } }
                @for (i, (text, what)) in told.told.iter().enumerate().skip(from) {
                    li.last[i + 1 == told.told.len()] {
                        @match what {
                            Some(What::Rolled(_, sides, face)) => (beside(&html! { span data-roll=(format!("l{}.{i}.{face}", scene.open.turns)) { (dice::die(*sides, *face)) } }, text.get(lang))),
                            Some(What::Precedence(_, face)) => (beside(&dice::die(6, *face), text.get(lang))),
                            Some(What::Coin(_, face)) => (beside(&html! { span data-flip=(format!("l{}.{i}", scene.open.turns)) { (dice::coin(Some(*face))) } }, text.get(lang))),
                            _ => (text.get(lang)),
                        }
                        " "
                    }
                }
            }
        }
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
