//! How it ended.

use maud::{Markup, html};
use table::Seat;

use super::emblem;
use super::scene::Scene;
use crate::Ending;

pub(super) fn ending(scene: &Scene<'_>) -> Markup {
    let Some(ending) = scene.open.ending else { return html! {} };
    let lang = scene.lang;
    let mut order: Vec<Seat> = Seat::all(scene.open.seats()).collect();
    order.sort_by_key(|seat| {
        let place = scene.open.place(*seat);
        (ending.winner() != Some(*seat), place.mad, std::cmp::Reverse(place.faith))
    });
    html! {
        section.ending {
            @if let Some(seat) = ending.winner() { (emblem::of(scene, seat, "big")) }
            div {
                h2 { (headline(scene, ending)) }
                p { (why(scene, ending)) }
                ol {
                    @for seat in order {
                        @let place = scene.open.place(seat);
                        li {
                            (emblem::of(scene, seat, "")) b { (scene.name(seat)) } " "
                            @if place.mad { "Folle" } @else {
                                (place.faith) " " (lang.pick("Fede", "Faith")) " · " (place.corruption) " " (lang.pick("Corruzione", "Corruption"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn headline(scene: &Scene<'_>, ending: Ending) -> String {
    match ending.winner() {
        Some(seat) if scene.me() == Some(seat) => scene
            .lang
            .pick(format!("Hai vinto, {}", scene.name(seat)), format!("You have won, {}", scene.name(seat))),
        Some(seat) if scene.me().is_some() => scene.lang.pick(
            format!("Hai perso, questa volta: la sorte ha scelto {}", scene.name(seat)),
            format!("You have lost this time: luck was with {}", scene.name(seat)),
        ),
        Some(seat) => {
            scene.lang.pick(format!("Vince {}", scene.name(seat)), format!("{} wins", scene.name(seat)))
        }
        None => scene.lang.pick("Nessuno vince", "Nobody wins").to_owned(),
    }
}

fn why(scene: &Scene<'_>, ending: Ending) -> &'static str {
    let lang = scene.lang;
    match ending {
        Ending::Faith(_) => lang.pick(
            "Con dieci punti Fede l'equilibrio del mondo è ristabilito.",
            "With ten points of Faith the balance of the world is restored.",
        ),
        Ending::Captured(_) => {
            lang.pick("Il Folle Etto è di nuovo in gabbia.", "The Folle Etto is back in the cage.")
        }
        Ending::LastSane(_) => lang.pick("Tutti gli altri sono impazziti.", "All the others have gone mad."),
        Ending::AllMad => lang.pick(
            "Tutti sono impazziti: il mondo resta nel caos.",
            "Everybody has gone mad: the world stays in chaos.",
        ),
        Ending::Cap(_) => lang
            .pick("I giri sono finiti: vince chi ha più Fede.", "The rounds are over: the most Faith wins."),
    }
}
