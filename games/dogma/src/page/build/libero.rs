//! Libero Arbitrio: who builds now, what is still needed, and closing.

mod whole_box;

use maud::{Markup, html};
use table::Seat;

use super::words;
use super::words::Lacks;
use crate::page::scene::Scene;
use crate::rules::{FIRST, PATIENCE};
use crate::setup::Boxes;
use crate::{Action, Own};

pub(super) use whole_box::{filters, supply};

/// Who builds, what is still needed, and closing.
pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        section.bench-of aria-label=(lang.pick("La costruzione", "Building")) {
            div.where-we-are {
                h2 { "Libero Arbitrio" }
                (builders(scene))
            }
            @if let Some(own) = &scene.view.own { (standing(scene, own)) }
        }
    }
}

/// The seats in the order of building: who is done, who builds.
fn builders(scene: &Scene<'_>) -> Markup {
    let build = &scene.open.build;
    let seats: Vec<Seat> = if build.order.is_empty() {
        scene.open.seats().collect()
    } else {
        build.order.iter().copied().collect()
    };
    html! { ul.hands-of { @for seat in seats { (builder(scene, seat)) } } }
}

fn builder(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, build) = (scene.lang, &scene.open.build);
    let mine = scene.me() == Some(seat);
    let now = build.order.is_empty() || build.order.iter().find(|it| !build.closed.has(**it)) == Some(&seat);
    let doing = match (build.closed.has(seat), now, mine) {
        (true, _, false) => lang.pick("ha chiuso", "has closed"),
        (true, _, true) => lang.pick("hai chiuso", "have closed"),
        (_, true, false) => lang.pick("sta costruendo", "is building"),
        (_, true, true) => lang.pick("stai costruendo", "are building"),
        (.., false) => lang.pick("viene dopo", "comes later"),
        (.., true) => lang.pick("vieni dopo", "come later"),
    };
    let debt = scene.open.side(seat).debt;
    html! {
        li class={ (scene.side(seat)) @if build.closed.has(seat) || !now { " done" } } {
            b { (table::upper(&scene.called(seat))) } " " (doing)
            @if debt > 0 { " · " span.bad { (debt) " " (lang.pick("danni", "damage")) } }
        }
    }
}

fn standing(scene: &Scene<'_>, own: &Own) -> Markup {
    let (lang, lacks) = (scene.lang, Lacks::of(own));
    let one = scene.open.setup.boxes == Boxes::One;
    let me = scene.me();
    html! {
        @if one && me.is_some() && me == scene.open.build.order.first().copied() {
            p.price {
                (lang.pick(format!("Costruisci per primo: {FIRST} danni andranno sul primo Profeta che schieri "), format!("You build first: {FIRST} damage will go on the first Prophet that you field ")))
                a href="#c-6.3" { "6.3" }
            }
        }
        @if scene.is_asked() {
            p.lacks {
                @if lacks.is_nothing() { (lang.pick("I tuoi Arcani sono completi: puoi chiudere, o cambiare ancora.", "Your Arcana are complete: you may close, or change more.")) }
                @else { (lang.pick("Ancora da trovare: ", "Still to find: ")) b { (lacks.says(lang)) } "." }
            }
            (patience(scene))
            @if scene.offers(Action::Close) {
                div.answers { (scene.button(Action::Close, "main", &html! { span { (lang.pick("Chiudi la costruzione", "Close your building")) small { (lang.pick("poi non si cambia più", "then nothing changes any more")) } } })) }
            }
        } @else if me.is_some_and(|me| scene.open.build.closed.has(me)) {
            p.lacks { (lang.pick("Hai chiuso. Si aspettano gli altri.", "You have closed. The others are awaited.")) }
        } @else if one {
            p.lacks { (lang.pick("Costruirai con le carte che restano.", "You will build with the cards that are left.")) }
        }
    }
}

/// Building has to end: after many actions nothing can be taken out any more.
fn patience(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let made = scene.me().map_or(0, |me| scene.open.build.steps[me.index()]);
    let left = usize::from(PATIENCE.saturating_sub(made));
    html! {
        @if left == 0 { p.note { (lang.pick("Non puoi più togliere carte: hai cambiato cento volte.", "You cannot take cards out any more: you have made a hundred changes.")) } }
        @else if left <= 30 {
            p.note { (lang.pick("Puoi ancora mettere e togliere ", "You can still put in and take out ")) (words::counted(left, lang, ["volta", "volte"], ["time", "times"])) (lang.pick(", poi solo mettere.", ", then only put in.")) }
        }
    }
}
