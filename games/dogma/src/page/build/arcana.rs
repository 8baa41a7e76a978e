//! One's own Arcana: what lies in each, what is still free, what each Prophet may carry.

use maud::{Markup, html};

use super::words::Lacks;
use super::{holds, offer, words};
use crate::page::scene::Scene;
use crate::page::{emblem, face};
use crate::rules::{FIFTH, THREE, carries};
use crate::{Action, CARDS, Card, DIVINE, Kind, LINE, Own, Pack};

/// All five.
pub(super) fn arcana(scene: &Scene<'_>) -> Markup {
    let Some(own) = &scene.view.own else { return html! {} };
    let lang = scene.lang;
    html! {
        section.mine-of aria-label=(lang.pick("I tuoi Arcani", "Your Arcana")) {
            h2 { (lang.pick("I tuoi Arcani", "Your Arcana")) " " (tally(scene, own)) }
            div.five {
                @for at in 0..LINE as u8 { (arcano(scene, own, at)) }
                (divine(scene, own))
            }
        }
    }
}

/// How far one has come, number by number.
fn tally(scene: &Scene<'_>, own: &Own) -> Markup {
    let (lang, lacks) = (scene.lang, Lacks::of(own));
    html! {
        small.tally-of {
            (lang.pick("Profeti ", "Prophets ")) b { (LINE - lacks.prophets) "/" (LINE) } " · "
            (lang.pick("carte ", "cards ")) b { (words::ALL - lacks.cards) "/" (words::ALL) } " · "
            (lang.pick("Interventi ", "Interventions ")) b { (DIVINE - lacks.divine) "/" (DIVINE) }
        }
    }
}

fn arcano(scene: &Scene<'_>, own: &Own, at: u8) -> Markup {
    let (lang, pack, n) = (scene.lang, &own.arcana[usize::from(at)], at + 1);
    let whole = pack.prophet.is_some() && pack.size() >= THREE;
    html! {
        section class={ "arcano" @if whole { " whole" } @if pack.is_empty() { " bare" } } id={ "arcano-" (n) } data-at=(n) aria-label={ "Arcano " (n) } {
            header {
                span.nth { (n) }
                @match pack.prophet {
                    Some(card) => {
                        (offer::shown(scene, card, "mine"))
                        (drop_it(scene, card, at))
                    }
                    None => div.who { b { (lang.pick("Senza Profeta", "No Prophet yet")) } (seeks(scene, pack)) },
                }
            }
            @if let Some(card) = pack.prophet && let Kind::Prophet(body) = &scene.print(card).kind { (holds::of(scene, body)) }
            ul.lying {
                @for card in pack.cults.iter().chain(&pack.relics) { li { (offer::shown(scene, *card, "mine")) (drop_it(scene, *card, at)) } }
                @for _ in pack.size()..THREE { li.free { (lang.pick("libero", "free")) } }
                @if has_fourth(scene, pack) { li.free { (lang.pick("quarta carta, se vuoi: Culto", "a fourth card if you like: Cult")) } }
            }
            (here(scene))
        }
    }
}

/// Is there room for the fourth card that one Prophet may have? [3.5]
fn has_fourth(scene: &Scene<'_>, pack: &Pack) -> bool {
    pack.prophet.is_some_and(|prophet| scene.set.body(prophet).fourth) && pack.size() < CARDS
}

/// Which Prophets could still come and carry what lies here.
fn seeks(scene: &Scene<'_>, pack: &Pack) -> Markup {
    let lang = scene.lang;
    if pack.is_empty() {
        return html! { small.kind { (lang.pick("ancora vuoto", "still empty")) } };
    }
    let of_the_box = || Card::prophets().filter(|prophet| carries(scene.set, *prophet, pack)).collect();
    let prospects = scene.view.prospects().map(|prospects| prospects.of(scene.set, pack));
    let all: Vec<String> =
        prospects.unwrap_or_else(of_the_box).iter().map(|prophet| scene.title(prophet).to_owned()).collect();
    html! {
        @if all.is_empty() { small.kind.bad { (lang.pick("nessun Profeta può più arrivare", "no Prophet can come any more")) } }
        @else { small.kind { (lang.pick("possono ancora arrivare ", "may still come: ")) (words::some(lang, &all, 5)) } }
    }
}

fn divine(scene: &Scene<'_>, own: &Own) -> Markup {
    let lang = scene.lang;
    let mut seen: Vec<Card> = Vec::new();
    html! {
        section class={ "arcano fifth" @if own.divine.len() >= DIVINE { " whole" } @if own.divine.is_empty() { " bare" } } id="arcano-5" data-at=(FIFTH + 1) aria-label=(lang.pick("Interventi Divini", "Divine Interventions")) {
            header { span.nth { "✦" } div.who { b { (lang.pick("Interventi Divini", "Divine Interventions")) } } }
            ul.lying {
                @for (nth, card) in own.divine.iter().enumerate() {
                    li {
                        (offer::shown(scene, *card, &format!("mine{nth}")))
                        // The two copies of a card are not told apart: one button is enough.
                        @if !seen.contains(card) { ({ seen.push(*card); drop_it(scene, *card, FIFTH) }) }
                    }
                }
                @for _ in own.divine.len()..DIVINE { li.free { (lang.pick("libero", "free")) } }
            }
            (here(scene))
        }
    }
}

/// What lights up where the open card fits.
fn here(scene: &Scene<'_>) -> Markup {
    html! { @if scene.is_asked() { p.here { (scene.lang.pick("ci sta: metti qui", "it fits: put it here")) } } }
}

/// Takes a card out again, where that is allowed.
fn drop_it(scene: &Scene<'_>, card: Card, at: u8) -> Markup {
    let (lang, action) = (scene.lang, Action::Drop(card, at));
    html! {
        @if scene.offers(action) {
            (scene.button(action, "drop", &html! { span aria-hidden="true" { "✕" } span.unseen { (lang.pick("Togli ", "Take out ")) (scene.title(card)) } }))
        }
    }
}

/// The five in little, which stay in sight while one looks through cards. Pressed, each leads to the whole one, or takes the
/// open card.
pub(super) fn strip(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own.as_ref().filter(|_| scene.is_asked()) else { return html! {} };
    let lang = scene.lang;
    html! {
        nav.strip aria-label=(lang.pick("I tuoi Arcani in breve", "Your Arcana in short")) {
            @for (at, pack) in own.arcana.iter().enumerate() {
                a.cell href={ "#arcano-" (at + 1) } data-at=(at + 1) {
                    b { (at + 1) }
                    @match pack.prophet { Some(card) => (emblem::of(card, "tiny")), None => span.none aria-hidden="true" { "?" } }
                    span.short { @match pack.prophet { Some(card) => (scene.title(card)), None => (lang.pick("vuoto", "empty")) } }
                    (pips(pack.size(), THREE))
                }
            }
            a.cell href="#arcano-5" data-at="5" {
                b { "✦" }
                span.short { (lang.pick("Interventi", "Interventions")) }
                (pips(own.divine.len(), DIVINE))
            }
        }
    }
}

fn pips(full: usize, all: usize) -> Markup {
    html! { span.pips { span.unseen { (full) "/" (all) } span aria-hidden="true" { @for at in 0..all.max(full) { @if at < full { "●" } @else { "○" } } } } }
}

/// What lies with the Prophets, for looking at it when it cannot change any more.
pub(super) fn line(scene: &Scene<'_>, card: Card) -> Markup {
    html! { (emblem::of(card, "tiny")) b { (scene.title(card)) } " " (face::line(scene, card)) }
}
