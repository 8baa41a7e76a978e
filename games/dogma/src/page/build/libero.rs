//! Libero Arbitrio: the whole box, what of it fits, what is still needed, who builds now.

use maud::{Markup, html};
use table::Seat;

use super::words::Lacks;
use super::{offer, words};
use crate::card::{Family, Religion};
use crate::page::emblem;
use crate::page::scene::Scene;
use crate::rules::{FIRST, PATIENCE};
use crate::setup::Boxes;
use crate::{Action, Card, LINE, Own, Type};

/// The families in the order of their tabs, with the word of each.
const FAMILIES: [(Family, &str); 7] = [
    (Family::Prophet, "prophet"),
    (Family::Cult(Religion::Christian), "christian"),
    (Family::Cult(Religion::Islamic), "islamic"),
    (Family::Cult(Religion::Jewish), "jewish"),
    (Family::Cult(Religion::Buddhist), "buddhist"),
    (Family::Relic, "relic"),
    (Family::Divine, "divine"),
];

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
            p.note { (lang.pick("Puoi ancora mettere e togliere ", "You can still put in and take out ")) (words::counted(lang, left, ["volta", "volte"], ["time", "times"])) (lang.pick(", poi solo mettere.", ", then only put in.")) }
        }
    }
}

/// What the box is looked through with. It never changes, so that a live page keeps what is chosen.
pub(super) fn filters(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    if !scene.is_asked() {
        return html! {};
    }
    html! {
        div.sift role="group" aria-label=(lang.pick("Che cosa guardi della scatola", "What you look at in the box")) {
            div.tabs {
                @for (nth, (family, word)) in FAMILIES.iter().enumerate() {
                    label class={ "tab f-" (word) } {
                        input type="radio" name="tab" id={ "tab-" (word) } checked[nth == 0];
                        @if let Some(card) = Card::new(*family, 0) { (emblem::of(card, "tiny")) }
                        span { (offer::tab(lang, *family)) }
                    }
                }
            }
            div.only {
                span { (lang.pick("Solo ciò che sta in", "Only what fits in")) }
                label.pill { input type="radio" name="only" id="only-0" checked; (lang.pick("tutto", "all")) }
                @for at in 1..=LINE { label.pill { input type="radio" name="only" id={ "only-" (at) }; "Arcano " (at) } }
            }
            div.only.of-type {
                span { (lang.pick("Tipo", "Type")) }
                label.pill { input type="radio" name="type" id="type-0" checked; (lang.pick("tutti", "all")) }
                @for of in Type::ALL { label.pill { input type="radio" name="type" id={ "type-" (of as u8 + 1) }; (emblem::of_type(of)) (of.title().get(lang)) } }
            }
            label.search { span { (lang.pick("Cerca in tutta la scatola", "Search the whole box")) }  input type="search" id="search" autocomplete="off" placeholder=(lang.pick("nome o parola", "name or word")); }
        }
    }
}

/// The box.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(own) = scene.view.own.as_ref().filter(|_| scene.is_asked()) else { return html! {} };
    let supply = &scene.view.supply;
    html! {
        section.supply.box-of aria-label=(lang.pick("La scatola", "The box")) {
            p.hint {
                (lang.pick("Il numero in oro dice in quali Arcani una carta può stare: premila per metterla. Finché non chiudi puoi toglierla con ✕ ", "The golden number tells in which Arcana a card may lie: press it to put it there. Until you close you may take it out with ✕ "))
                a href="#c-6.4" { "6.4" } "."
            }
            @for (family, word) in FAMILIES {
                @let cards: Vec<Card> = supply.kinds().iter().filter(|card| card.family() == family).collect();
                div class={ "group g-" (word) } {
                    h3 { (offer::family(lang, family)) " " small { (left(scene, &cards)) } }
                    @if cards.is_empty() { p.none { (lang.pick("Non ne resta nessuna.", "None is left.")) } }
                    ul.offers { @for card in &cards { (offer::offer(scene, own, *card, supply.count(*card), &more(scene, *card))) } }
                }
            }
            p.none.nothing-found { (lang.pick("Nessuna carta corrisponde.", "No card matches.")) }
        }
    }
}

fn left(scene: &Scene<'_>, cards: &[Card]) -> String {
    let (lang, n) = (scene.lang, cards.iter().map(|card| usize::from(scene.view.supply.count(*card))).sum());
    words::counted(lang, n, ["disponibile", "disponibili"], ["available", "available"])
}

fn more(scene: &Scene<'_>, card: Card) -> Markup {
    html! { @if let Some(carries) = scene.print(card).carries() { p.carries { (carries.get(scene.lang)) } } }
}
