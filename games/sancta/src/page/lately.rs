//! What happened since the viewer answered last, turn by turn.

use maud::{Markup, html};
use table::{Say, Seat, Text};

use super::scene::Scene;
use crate::{Event, Sancta, What};

/// Sentences that belong to one turn.
struct Told<'a> {
    /// Whose turn, as far as what was told begins with it.
    whose: Option<Seat>,
    says: Vec<&'a str>,
}

/// The sentences since the last answer, a paragraph per turn.
pub(super) fn lately(scene: &Scene<'_>) -> Markup {
    let turns = by_turn(scene);
    let lang = scene.lang;
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
    let begins: Vec<(Seat, Text)> = Seat::all(scene.open.seats())
        .map(|seat| {
            let (cards, seats) = (scene.open.setup.cards, scene.open.setup.seats);
            (seat, Sancta::say_event(&Event { cards, seats, what: What::Turn(seat) }))
        })
        .collect();
    let mut turns: Vec<Told<'a>> = Vec::new();
    for text in scene.desk.lately {
        let whose = begins.iter().find(|(_, known)| known == text).map(|(seat, _)| *seat);
        if whose.is_some() || turns.is_empty() {
            turns.push(Told { whose, says: Vec::new() });
        }
        if let Some(told) = turns.last_mut() {
            told.says.push(text.get(scene.lang));
        }
    }
    turns
}
