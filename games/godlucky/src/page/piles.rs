//! Beside the board: the piles with their counts, the discards, the event drawn last.

use maud::{Markup, html};
use table::Seat;

use super::ornament::{Sign, ornament};
use super::scene::Scene;
use super::words::worded;
use crate::{Card, Cards, Kind};

pub(super) fn piles(scene: &Scene<'_>) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    let event = open.event.map(|event| &scene.set.events[usize::from(event)]);
    html! {
        section.piles aria-label=(lang.pick("I mazzi", "The piles")) {
            ul.decks {
                (deck(Sign::Object, left(scene, false), lang.pick("oggetti", "objects")))
                (deck(Sign::Miracle, left(scene, true), lang.pick("miracoli", "miracles")))
                (deck(Sign::Event, open.events.count_ones() as usize, lang.pick("eventi", "events")))
                (deck(Sign::Walk, open.supply.count_ones() as usize, lang.pick("carte plancia", "board cards")))
            }
            @if let Some(card) = event {
                details.pile id="pile-event" {
                    summary { (lang.pick("Ultimo evento: ", "Last event: ")) b { (scene.space_title(card)) } }
                    p { (worded(lang, &scene.space_text(card))) }
                }
            }
            (cards(scene, "discards", lang.pick("Scarti", "Discards"), open.discards.iter().rev().copied()))
            (cards(scene, "banished", lang.pick("Fuori dal gioco", "Out of the game"), open.banished.iter()))
        }
    }
}

fn deck(sign: Sign, n: usize, word: &str) -> Markup {
    html! { li { (ornament(sign)) b { (n) } " " (word) } }
}

/// A pile of cards that everybody may look through, the newest first.
pub(super) fn cards(scene: &Scene<'_>, id: &str, word: &str, cards: impl Iterator<Item = Card>) -> Markup {
    let cards: Vec<Card> = cards.collect();
    html! {
        @if !cards.is_empty() {
            details.pile id={ "pile-" (id) } {
                summary { (word) " (" (cards.len()) ")" }
                ul { @for card in cards { li { b { (scene.title(card)) } " " (worded(scene.lang, &scene.text(card))) } } }
            }
        }
    }
}

/// How many are left in the pile of objects or of miracles: what lies nowhere else.
fn left(scene: &Scene<'_>, miracles: bool) -> usize {
    let open = scene.open;
    let all = if miracles { scene.set.all_miracles() } else { scene.set.all_objects() };
    let away: Cards = open.discards.iter().copied().collect::<Cards>().or(open.banished);
    let held: usize = Seat::all(open.seats())
        .map(|seat| {
            let hand = &scene.view.hands[seat.index()];
            if miracles {
                hand.count(Kind::Miracle)
            } else {
                hand.count(Kind::Object) + hand.count(Kind::Sacred)
            }
        })
        .sum();
    let traps = if miracles { 0 } else { scene.view.traps.len() };
    all.less(away).len().saturating_sub(held + traps)
}
