//! The packs that one has put down.

use maud::{Markup, html};
use table::Seat;

use crate::page::build::words;
use crate::page::scene::Scene;
use crate::{Bag, PACKS};

/// As they were then, who has looked at them since, and when they come back.
pub(in crate::page::build) fn seen(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let (Some(own), Some(me)) = (&scene.view.own, scene.me()) else { return html! {} };
    let seen: Vec<(usize, &Bag)> =
        (0..PACKS).filter_map(|pack| Some((pack, own.seen[pack].as_ref()?))).collect();
    html! {
        @if !seen.is_empty() {
            details.seen-of id="seen" {
                summary { (lang.pick("I mazzetti che hai posato", "The packs that you have put down")) " (" (seen.len()) ")" }
                ul { @for (pack, bag) in seen { (remembered(scene, me, pack, bag)) } }
            }
        }
    }
}

fn remembered(scene: &Scene<'_>, me: Seat, pack: usize, bag: &Bag) -> Markup {
    let lang = scene.lang;
    let look = scene.open.last_look(me, pack);
    let later: Vec<String> = scene
        .open
        .seats()
        .filter(|seat| *seat != me && scene.open.last_look(*seat, pack) > look)
        .map(|seat| scene.name(seat))
        .collect();
    let now = usize::from(scene.open.build.lap);
    let back = (now + 1..=now + PACKS).find(|round| scene.open.pack_of(me, *round) == pack);
    let closed = scene.open.build.closed.has(me);
    let names: Vec<String> = bag.each().map(|card| scene.title(card).to_owned()).collect();
    html! {
        li {
            b { (lang.pick("Mazzetto ", "Pack ")) (pack + 1) } " "
            small {
                (lang.pick("posato al passaggio ", "put down in round ")) (look)
                @if !later.is_empty() { (lang.pick(", poi guardato da ", ", looked at later by ")) (words::listed(lang, &later)) }
                @if let Some(back) = back.filter(|_| !closed) { (lang.pick(", torna al passaggio ", ", comes back in round ")) (back) }
            }
            p { @if names.is_empty() { (lang.pick("vuoto", "empty")) } @else { (names.join(" · ")) } }
        }
    }
}
