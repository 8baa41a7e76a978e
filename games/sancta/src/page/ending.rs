//! How it ended: the winner's rose in full, and what everybody has.

use maud::{Markup, html};
use table::Seat;

use super::rose;
use super::scene::Scene;
use crate::Ending;

pub(super) fn ending(scene: &Scene<'_>) -> Markup {
    let Some(ending) = scene.open.ending else { return html! {} };
    let mut order: Vec<Seat> = Seat::all(scene.open.seats()).collect();
    order.sort_by_key(|seat| (ending.winner() != Some(*seat), -scene.open.place(*seat).score()));
    html! {
        section.ending {
            @if let Some(seat) = ending.winner() { (rose::window(scene, seat, "glory")) }
            div {
                h2 { (headline(scene, ending)) }
                p { (why(scene, ending)) }
                ol {
                    @for seat in order { (result(scene, seat)) }
                }
            }
        }
    }
}

fn result(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, place) = (scene.lang, scene.open.place(seat));
    let (have, goal, points) = (place.rosa.len(), scene.open.setup.goal(), place.points);
    let names: Vec<String> = place.rosa.iter().map(|card| scene.title(*card)).collect();
    let names = names.join(", ");
    html! {
        li {
            (rose::window(scene, seat, "small"))
            div {
                b { @if scene.me() == Some(seat) { (lang.pick("Tu", "You")) } @else { (scene.name(seat)) } } " "
                span { (have) (lang.pick(" di ", " of ")) (goal) @if points > 0 { " · " (crate::text::points(lang, points)) (lang.pick(" sul Santo attivo", " on the active Saint")) } }
                @if !names.is_empty() { small { (names) } }
            }
        }
    }
}

fn headline(scene: &Scene<'_>, ending: Ending) -> String {
    let lang = scene.lang;
    match ending.winner() {
        Some(seat) if scene.me() == Some(seat) => {
            lang.pick("La tua Rosa risplende: hai vinto", "Your Rosa shines: you have won").to_owned()
        }
        Some(seat) if scene.me().is_some() => lang.pick(
            format!("Hai perso, questa volta: la Rosa risplende per {}", scene.name(seat)),
            format!("You have lost this time: the Rosa shines for {}", scene.name(seat)),
        ),
        Some(seat) => lang.pick(format!("Vince {}", scene.name(seat)), format!("{} wins", scene.name(seat))),
        None => lang.pick("Nessuno vince", "Nobody wins").to_owned(),
    }
}

fn why(scene: &Scene<'_>, ending: Ending) -> String {
    let lang = scene.lang;
    let goal = scene.open.setup.goal();
    match ending {
        Ending::Goal(_) => lang.pick(
            format!("{goal} Santi nella Rosa dei Beati: la vetrata è completa."),
            format!("{goal} Saints in the Rosa dei Beati: the window is complete."),
        ),
        Ending::Cap(_) => lang.pick("I giri sono finiti: conta chi ha più Santi nella Rosa, poi i punti.", "The rounds are over: the most Saints in the Rosa count, then points.").to_owned(),
        Ending::Stall(_) => lang.pick("Da troppi giri nessun Santo guadagna punti: conta chi ha più Santi nella Rosa, poi i punti.", "For too many rounds no Saint has gained a point: the most Saints in the Rosa count, then points.").to_owned(),
        Ending::Still(_) => lang.pick("Per un giro intero nessuno ha pescato né giocato: conta chi ha più Santi nella Rosa, poi i punti.", "For a whole round nobody drew or played: the most Saints in the Rosa count, then points.").to_owned(),
    }
}
