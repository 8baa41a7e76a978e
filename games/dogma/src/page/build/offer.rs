//! A card that can be put into an Arcano: what it is, where it fits, and why it does not fit elsewhere.

use maud::{Markup, html};
use table::Lang;

use super::fit;
use super::{holds, words};
use crate::page::scene::Scene;
use crate::page::{emblem, face};
use crate::rules::{FIFTH, Unfit, unfit};
use crate::{Action, Card, Kind, LINE, Own, Pack};

/// A card of the supply. `extra` stands beneath its words.
pub(super) fn offer(scene: &Scene<'_>, own: &Own, card: Card, copies: u8, extra: &Markup) -> Markup {
    let fits: Vec<u8> = (0..=FIFTH).filter(|at| scene.offers(Action::Take(card, *at))).collect();
    let numbers: Vec<String> = fits.iter().map(|at| (at + 1).to_string()).collect();
    html! {
        li {
            details class={ "offer " (emblem::class(card)) @if fits.is_empty() { " nowhere" } } name="offer" id={ "offer-" (card) }
                data-fits=(numbers.join(" ")) data-of=[scene.set.cult(card).map(|cult| cult.of as u8 + 1)] {
                summary {
                    (emblem::of(card, "small"))
                    span.who { b { (scene.title(card)) @if copies > 1 { " ×" (copies) } } (face::line(scene, card)) }
                    (goes(scene.lang, own, card, &fits))
                    @if let Kind::Prophet(body) = &scene.print(card).kind { (holds::of(scene, body)) }
                    span.says { (scene.text(card)) }
                }
                div.put {
                    @if let Kind::Prophet(body) = &scene.print(card).kind {
                        (face::types(scene, scene.lang.pick("Immune a", "Immune to"), "immune", body.immune))
                        (face::types(scene, scene.lang.pick("Debole contro", "Weak to"), "weak", body.weak))
                    }
                    (extra)
                    div.goals { @for at in &fits { (goal(scene, own, card, *at)) } }
                    (bars(scene, own, card, &fits))
                }
            }
        }
    }
}

/// At a glance: the numbers of the Arcana where the card fits.
fn goes(lang: Lang, own: &Own, card: Card, fits: &[u8]) -> Markup {
    html! {
        span.goes {
            @if fits.is_empty() { span.no { (lang.pick("non ci sta", "no place")) } }
            @else {
                span.unseen { (lang.pick("ci sta in", "fits in")) " " }
                @for at in fits { b class=[(!card.is_prophet() && begins(own, *at)).then_some("new")] { @if card.is_divine() { "✦" span.unseen { (lang.pick("Interventi", "Interventions")) } } @else { (at + 1) } } " " }
            }
        }
    }
}

/// Is this Arcano still empty?
fn begins(own: &Own, at: u8) -> bool {
    own.arcana.get(usize::from(at)).is_some_and(crate::Pack::is_empty)
}

/// The button that puts it into an Arcano.
fn goal(scene: &Scene<'_>, own: &Own, card: Card, at: u8) -> Markup {
    let lang = scene.lang;
    let content = html! {
        @if at == FIFTH { (lang.pick("Metti fra gli Interventi", "Put with the Interventions")) }
        @else {
            @let pack = &own.arcana[usize::from(at)];
            @if pack.is_empty() {
                (lang.pick("Comincia l'Arcano ", "Begin Arcano ")) (at + 1)
            }
            @else {
                (lang.pick("Metti nell'Arcano ", "Put into Arcano ")) (at + 1)
                @if let Some(prophet) = pack.prophet { small { (scene.title(prophet)) } }
            }
            @if pack.prophet.is_none() && !card.is_prophet() { (to_come(scene, *pack, card)) }
        }
    };
    // A Prophet is what an Arcano is best begun with.
    let class = if begins(own, at) && !card.is_prophet() { "goal" } else { "main goal" };
    scene.button(Action::Take(card, at), class, &content)
}

/// Who may still carry what would lie there: a card that is put down stays. [5.5]
fn to_come(scene: &Scene<'_>, mut pack: Pack, card: Card) -> Markup {
    let lang = scene.lang;
    let Some(prospects) = scene.view.prospects() else {
        return html! { @if pack.is_empty() { small { (lang.pick("il Profeta dovrà arrivare", "its Prophet is still to come")) } } };
    };
    pack.put(card);
    let all: Vec<String> =
        prospects.of(scene.set, &pack).iter().map(|it| scene.title(it).to_owned()).collect();
    let names = words::some(lang, &all, 3);
    html! {
        small class={ "chance" @if all.len() < 2 { " slim" } } {
            @match all.len() {
                0 => (lang.pick("nessun Profeta può più arrivare per quest'Arcano", "no Prophet can come any more for this Arcano")),
                1 => { (lang.pick("un solo Profeta può ancora arrivare: ", "just one Prophet may still come: ")) (names) },
                n => { (n) (lang.pick(" Profeti possono ancora arrivare: ", " Prophets may still come: ")) (names) },
            }
        }
    }
}

/// Why it does not fit elsewhere, the same reason once.
fn bars(scene: &Scene<'_>, own: &Own, card: Card, fits: &[u8]) -> Markup {
    let lang = scene.lang;
    let mut all: Vec<(Vec<String>, Unfit)> = Vec::new();
    let places = if card.is_divine() { FIFTH..=FIFTH } else { 0..=LINE as u8 - 1 };
    for at in places.filter(|at| !fits.contains(at)) {
        let Some(bar) = unfit(scene.open, own, card, at) else { continue };
        let number = (at + 1).to_string();
        match all.iter_mut().find(|(_, other)| *other == bar) {
            Some((numbers, _)) => numbers.push(number),
            None => all.push((vec![number], bar)),
        }
    }
    html! {
        @if !all.is_empty() {
            ul.bars {
                @for (numbers, bar) in &all {
                    li {
                        @if *bar != Unfit::Divine { b { (words::listed(lang, numbers)) } " " }
                        (said(scene, *bar, numbers.len() > 1)) " "
                        a href={ "#c-" (bar.clause()) } { (bar.clause()) }
                    }
                }
            }
        }
    }
}

/// Of several Arcana Italian and English say the same otherwise.
fn said(scene: &Scene<'_>, bar: Unfit, several: bool) -> String {
    let lang = scene.lang;
    match bar {
        Unfit::Prophet if several => lang.pick("hanno già un Profeta", "have a Prophet already").to_owned(),
        Unfit::Full(_) if several => lang.pick("sono al completo", "are full").to_owned(),
        _ => fit::says(bar, scene.set, lang),
    }
}

/// A card that is only shown: what it is and, unfolded, what it says.
pub(super) fn shown(scene: &Scene<'_>, card: Card, id: &str) -> Markup {
    html! {
        details class={ "shown " (emblem::class(card)) } id={ (id) "-" (card) } {
            summary { (emblem::of(card, "tiny")) span.who { b { (scene.title(card)) } (face::line(scene, card)) } }
            p.says { (scene.text(card)) }
            @if let Some(carries) = scene.print(card).carries() { p.note { (carries.get(scene.lang)) } }
        }
    }
}
