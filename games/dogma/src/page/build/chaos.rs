//! Chaos: where the round stands, what going on costs, and closing.

mod memory;
mod pack;

use maud::{Markup, html};
use table::Seat;

use super::words;
use super::words::Lacks;
use crate::page::scene::Scene;
use crate::rules::{PRICE, is_enough};
use crate::{Action, Own};

pub(super) use memory::seen;
pub(super) use pack::pack;

/// Where the round stands, and what can be done with the pack as a whole.
pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let lap = scene.open.build.lap;
    html! {
        section.bench-of aria-label=(lang.pick("La costruzione", "Building")) {
            div.where-we-are {
                h2 { "Chaos" @if lap > 0 { small { (lang.pick("passaggio ", "round ")) (lap) } } }
                (hands(scene))
            }
            @if let Some(own) = &scene.view.own { (standing(scene, own)) }
        }
    }
}

/// Who has which pack, and who has done with it.
fn hands(scene: &Scene<'_>) -> Markup {
    html! { ul.hands-of { @for seat in scene.open.seats() { (hand(scene, seat)) } } }
}

fn hand(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, build) = (scene.lang, &scene.open.build);
    let (mine, down) = (scene.me() == Some(seat), build.down.has(seat));
    let doing = match (build.closed.has(seat), down, mine) {
        (true, _, false) => lang.pick("ha chiuso", "has closed"),
        (true, _, true) => lang.pick("hai chiuso", "have closed"),
        (_, true, false) => lang.pick("ha posato", "has put it down"),
        (_, true, true) => lang.pick("hai posato", "have put it down"),
        (.., false) => lang.pick("sta scegliendo", "is choosing"),
        (.., true) => lang.pick("stai scegliendo", "are choosing"),
    };
    let done = down || build.closed.has(seat);
    let debt = scene.open.side(seat).debt;
    html! {
        li class={ (scene.side(seat)) @if done { " done" } } {
            b { (table::upper(&scene.called(seat))) } " "
            @if let Some(pack) = scene.open.held(seat) { (lang.pick("mazzetto ", "pack ")) (pack + 1) " · " }
            (doing)
            @if debt > 0 { " · " span.bad { (debt) " " (lang.pick("danni", "damage")) } }
        }
    }
}

/// What one still needs, and the buttons.
fn standing(scene: &Scene<'_>, own: &Own) -> Markup {
    let (lang, lacks) = (scene.lang, Lacks::of(own));
    html! {
        @if let Some(me) = scene.me().filter(|me| scene.open.side(*me).debt > 0) { (owed(scene, own, me)) }
        @if scene.is_asked() {
            p.lacks {
                @if lacks.is_nothing() { (lang.pick("I tuoi Arcani sono completi.", "Your Arcana are complete.")) }
                @else { (lang.pick("Ancora da trovare: ", "Still to find: ")) b { (lacks.says(lang)) } "." }
                " " (if_closed(scene))
            }
            div.answers { (put_down(scene)) (close(scene, own)) }
        } @else if scene.me().is_some_and(|me| scene.open.build.closed.has(me)) {
            p.lacks { (lang.pick("Hai chiuso. Si aspetta chi costruisce ancora.", "You have closed. Whoever still builds is awaited.")) }
        } @else if scene.me().is_some_and(|me| scene.open.build.down.has(me)) {
            p.lacks { (lang.pick("Hai posato il mazzetto. Gli altri stanno ancora scegliendo.", "You have put the pack down. The others are still choosing.")) }
        }
    }
}

/// The damage that one has paid for packs, and whom it would fell at once. [5.10]
fn owed(scene: &Scene<'_>, own: &Own, me: Seat) -> Markup {
    let (lang, debt) = (scene.lang, scene.open.side(me).debt);
    let frail: Vec<String> = own
        .arcana
        .iter()
        .filter_map(|pack| pack.prophet)
        .filter(|prophet| scene.set.body(*prophet).faith <= debt)
        .map(|prophet| scene.title(prophet).to_owned())
        .collect();
    html! {
        p.price {
            (lang.pick(format!("{debt} danni andranno sul primo Profeta che schieri."), format!("{debt} damage will go on the first Prophet that you field.")))
            @if !frail.is_empty() { " " (lang.pick("Cadrebbe subito: ", "It would fell at once: ")) (words::listed(lang, &frail)) "." }
        }
    }
}

/// What it means that somebody has closed. [5.9]
fn if_closed(scene: &Scene<'_>) -> Markup {
    let (lang, build) = (scene.lang, &scene.open.build);
    let mine = scene.me().map_or(0, |me| build.extra[me.index()]);
    html! {
        @if !build.closed.is_empty() {
            @if mine == 0 { (lang.pick("Qualcuno ha chiuso: dopo questo guardi un altro mazzetto senza pagare, poi ", "Somebody has closed: after this one you look at one more pack for nothing, then ")) }
            @else { (lang.pick("Qualcuno ha chiuso: ", "Somebody has closed: ")) }
            (lang.pick(format!("ogni mazzetto in più costa {PRICE} danni "), format!("every further pack costs {PRICE} damage ")))
            a href="#c-5.10" { "5.10" }
        }
    }
}

fn put_down(scene: &Scene<'_>) -> Markup {
    let (lang, build) = (scene.lang, &scene.open.build);
    let mine = scene.me().map_or(0, |me| build.extra[me.index()]);
    let next = scene.me().map(|me| scene.open.pack_of(me, usize::from(build.lap) + 1) + 1);
    let content = html! {
        span {
            (lang.pick("Posa il mazzetto", "Put the pack down"))
            @if let Some(next) = next {
                small {
                    (lang.pick("poi guardi il mazzetto ", "then you look at pack ")) (next)
                    @if !build.closed.is_empty() && mine > 0 { (lang.pick(format!(", per {PRICE} danni"), format!(", for {PRICE} damage"))) }
                }
            }
        }
    };
    html! { @if scene.offers(Action::Done) { (scene.button(Action::Done, "main down", &content)) } }
}

/// Closing for good. Whoever closes with less than everything is told so, and presses twice. [5.11]
fn close(scene: &Scene<'_>, own: &Own) -> Markup {
    let (lang, lacks) = (scene.lang, Lacks::of(own));
    let word = lang.pick("Chiudi la costruzione", "Close your building");
    html! {
        @if scene.offers(Action::Stop) {
            details.sure id="sure" {
                summary { (lang.pick("Fermati qui…", "Stop here…")) }
                p {
                    (lang.pick(
                        "Ciò che hai messo giù resta, e non paghi altro. Il minimo che ti manca, quattro Profeti con una carta ciascuno, te lo dà la sorte fra ciò che è rimasto nei mazzetti ",
                        "What you have put down stays, and you pay nothing more. The minimum that you lack, four Prophets with a card each, is given by chance from what is left in the packs ",
                    ))
                    a href="#c-5.16" { "5.16" }
                }
                (scene.button(Action::Stop, "main", &html! { (lang.pick("Mi fermo", "I stop")) }))
            }
        } @else if !scene.offers(Action::Close) {
            @if !scene.open.build.closed.is_empty() && !is_enough(own) {
                p.note { (lang.pick("Per chiudere servono almeno quattro Profeti con una carta ciascuno ", "To close you need at least four Prophets with a card each ")) a href="#c-5.11" { "5.11" } }
            }
        } @else if lacks.is_nothing() {
            (scene.button(Action::Close, "main", &html! { span { (word) small { (lang.pick("non guardi altri mazzetti", "you look at no more packs")) } } }))
        } @else {
            details.sure id="sure" {
                summary { (lang.pick("Chiudi incompleto…", "Close incomplete…")) }
                p { (lang.pick("Giocheresti senza ", "You would play without ")) (lacks.says(lang)) "." }
                (scene.button(Action::Close, "main", &html! { (word) }))
            }
        }
    }
}
