//! The view as HTML: what is happening and can be answered, the places, the growing board between Heaven and Hell, one's
//! own cards, and what lies beside the board.

mod dice;
mod emblem;
mod ending;
mod fight;
mod gods;
mod hand;
mod lately;
mod moment;
mod ornament;
mod path;
mod piles;
mod places;
mod portals;
mod primer;
mod scene;
mod small;
mod spaces;
mod window;
mod words;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use table::{Desk, Glance, Lang, Page, Seat, Zone};

use crate::{GodLucky, View};
use scene::Scene;

impl Page for GodLucky {
    fn primer(lang: Lang) -> Vec<Glance> {
        primer::primer(lang)
    }

    fn small(view: &View) -> String {
        small::small(view)
    }

    fn zones(view: &View, desk: &Desk<'_, GodLucky>) -> Vec<Zone> {
        vec![Zone { id: "board", html: board(&Scene::new(view, desk)).into_string().into() }]
    }

    fn laid_open(&self, side: Option<Seat>, desk: &Desk<'_, GodLucky>) -> Vec<Zone> {
        Self::zones(&View::laid_open(self, side), desk)
    }
}

fn board(scene: &Scene<'_>) -> Markup {
    let choosing = scene.open.places.iter().any(|place| place.god.is_none());
    html! {
        div.gl.choosing[choosing] {
            (ornament::families())
            (chips(scene))
            (ending::ending(scene))
            (moment::moment(scene))
            (places::places(scene))
            @if choosing { (gods::gods(scene)) } @else { (path::stage(scene)) }
            (hand::hand(scene))
            (piles::piles(scene))
            (help(scene.lang))
        }
    }
}

/// Phase, round, and what is in the air.
fn chips(scene: &Scene<'_>) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    html! {
        ul.chips {
            @if open.turns == 0 {
                li.chip { (lang.pick("preparazione", "set-up")) }
            } @else {
                li.chip {
                    @if open.second { (lang.pick("fase 2", "phase 2")) span.long { ": Diffondi il credo" } }
                    @else { (lang.pick("fase 1", "phase 1")) span.long { ": Esplora il mondo" } }
                }
                li.chip { (lang.pick("giro ", "round ")) b { (open.round()) } (lang.pick(" di ", " of ")) (open.setup.rounds) }
                @if !open.second {
                    li.chip {
                        @if open.supply == 0 { (lang.pick("plancia completa: la fase 2 comincia", "board complete: phase 2 begins")) }
                        @else { (lang.pick("carte da posare ", "cards to be laid ")) b { (open.supply.count_ones()) } }
                    }
                }
            }
            @if open.wild { li.chip.strong { (lang.pick("turno di follia: ci si muove come i folli, senza carte", "a turn of madness: all move like the mad, without cards")) } }
            @if open.frenzy > 0 { li.chip { (lang.pick("tutti folli: ancora ", "all mad: still ")) b { (open.frenzy) } (if open.frenzy == 1 { lang.pick(" turno", " turn") } else { lang.pick(" turni", " turns") }) } }
            @if open.extra { li.chip { (lang.pick("turno in più", "extra turn")) } }
        }
    }
}

fn help(lang: Lang) -> Markup {
    html! {
        details.board-help id="board-help" {
            summary { (lang.pick("Come si legge il tavolo", "How to read the table")) }
            p { (words::help(lang)) }
        }
    }
}
