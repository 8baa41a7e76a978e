//! What happened since the viewer answered last, turn by turn.

use maud::{Markup, html};
use table::{Say, Seat, Text};

use super::scene::Scene;
use crate::{Capitale, Event, What};

/// Sentences that belong to one turn.
struct Told<'a> {
    whose: Option<Seat>,
    says: Vec<&'a str>,
}

/// The sentences since the last answer, a paragraph per turn.
pub(super) fn lately(scene: &Scene<'_>) -> Markup {
    let (turns, lang) = (by_turn(scene), scene.lang);
    html! {
        @if !turns.is_empty() {
            div.told tabindex="0" role="region" aria-label=(lang.pick("Che cosa è successo da ultimo", "What happened lately")) {
                ol.lately {
                    @for told in &turns {
                        li.mine[told.whose.is_some() && told.whose == scene.me()] {
                            @for (i, says) in told.says.iter().enumerate() {
                                @if i == 0 && told.whose.is_some() { b { (says) } " " } @else { span { (says) } " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn by_turn<'a>(scene: &Scene<'a>) -> Vec<Told<'a>> {
    let (open, cards) = (scene.open, scene.open.switches.cards);
    // A turn of this duel or of the one before: no answer is further back.
    let turns = open.turn.saturating_sub(8)..=open.turn;
    let begins: Vec<(Seat, Text)> = turns
        .flat_map(|turn| Seat::all(2).map(move |seat| (seat, turn)))
        .map(|(seat, turn)| (seat, Capitale::say_event(&Event { cards, what: What::Turn(seat, turn) })))
        .collect();
    let mut told: Vec<Told<'a>> = Vec::new();
    for text in scene.desk.lately {
        let whose = begins.iter().find(|(_, known)| known == text).map(|(seat, _)| *seat);
        if whose.is_some() || told.is_empty() {
            told.push(Told { whose, says: Vec::new() });
        }
        if let Some(last) = told.last_mut() {
            last.says.push(text.get(scene.lang));
        }
    }
    told
}
