//! The Cult cards before an active Prophet: face up or face down, with their boosts, and what can be done with each.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, face, outlook, words};
use crate::step::At;
use crate::{Action, Card, CultPlace, Step};

/// The row of Cult cards from the left.
pub(super) fn cults(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let Some(front) = scene.open.front(seat) else { return html! {} };
    let arcano = scene.open.arcano(front);
    let known: Vec<String> = arcano.known.iter().map(|card| scene.title(card).to_owned()).collect();
    let hidden = arcano.hidden().count();
    html! {
        div.cults {
            ol.row-of-cults aria-label=(lang.pick("Carte Culto da sinistra", "Cult cards from the left")) {
                @for (at, place) in arcano.cults.iter().enumerate() { (cult(scene, front, at, place)) }
            }
            @if arcano.cults.is_empty() { p.none { (lang.pick("Nessuna carta Culto.", "No Cult card.")) } }
            @if !known.is_empty() && scene.view.viewer != Some(seat) {
                p.known {
                    (lang.pick("Già viste fra le coperte: ", "Seen before among those face down: ")) b { (words::listed(lang, &known)) }
                    @if hidden > known.len() { (lang.pick("; ", "; ")) (words::cards(lang, hidden - known.len())) (lang.pick(" mai viste", " never seen")) }
                }
            }
        }
    }
}

fn cult(scene: &Scene<'_>, front: At, at: usize, place: &CultPlace) -> Markup {
    let mine = scene.own(front).and_then(|pack| pack.cults.get(at)).copied();
    let card = place.face.or(mine);
    let class = card.map_or("", emblem::class);
    html! {
        li class={ "cult " (class) @if place.face.is_none() { " down" } @if place.blocked { " blocked" } }
            data-card={ "c" (front.0) "-" (front.1) "-" (place.id) } {
            span.nth { (at + 1) }
            @match card {
                Some(card) => (seen(scene, front, card, place)),
                None => div.unknown { (emblem::back()) small { (scene.lang.pick("coperta", "face down")) } (power(scene, place)) },
            }
            @if place.blocked { p.grief { (emblem::of_evil(crate::Evil::Struggimento)) "Struggimento" } }
            (acts(scene, front.0, at, card))
        }
    }
}

/// A card whose face the viewer sees.
fn seen(scene: &Scene<'_>, front: At, card: Card, place: &CultPlace) -> Markup {
    let lang = scene.lang;
    let before = scene.open.arcano(front).known.has(card);
    if scene.view.viewer != Some(front.0) {
        return others(scene, front, card, place);
    }
    html! {
        header { (emblem::of(card, "small")) div.who { b { (scene.title(card)) } (face::kind(scene, card)) } }
        // On a phone the card is small: pressed, it says all.
        details.all-of name="told" id={ "own-" (front.1) "-" (place.id) } {
            summary { span.unseen { (scene.title(card)) } }
            div.over { (face::full(scene, card)) }
        }
        @if let Some(cult) = scene.set.cult(card) {
            @let now = (i16::from(cult.damage) + place.power).max(0);
            @if cult.damage > 0 {
                p.stats { span { (lang.pick("Danni ", "Damage ")) b class={ "num" @if place.power > 0 { " more" } @if place.power < 0 { " less" } } { (now) } } (power(scene, place)) }
            } @else { (power(scene, place)) }
        }
        p.says { (scene.text(card)) }
        @if place.face.is_none() {
            p.covered { @if scene.open.ending.is_some() { (lang.pick("era coperta", "lay face down")) } @else if before { (lang.pick("coperta, già vista da tutti", "face down, seen before by all")) } @else { (lang.pick("coperta: la vedi solo tu", "face down: only you see it")) } }
        }
    }
}

/// Another's card in little; pressed, it unfolds.
fn others(scene: &Scene<'_>, front: At, card: Card, place: &CultPlace) -> Markup {
    let damage = scene.set.cult(card).map_or(0, |cult| cult.damage);
    let now = (i16::from(damage) + place.power).max(0);
    html! {
        details.folded name="told" id={ "cult-" (front.0) "-" (front.1) "-" (place.id) } {
            summary {
                (emblem::of(card, "small"))
                span.who { b { (scene.title(card)) } (face::kind(scene, card)) }
                @if damage > 0 { b class={ "num" @if place.power > 0 { " more" } @if place.power < 0 { " less" } } title=(scene.lang.pick("danni", "damage")) { (now) } }
            }
            div.over { (face::full(scene, card)) }
        }
    }
}

fn power(scene: &Scene<'_>, place: &CultPlace) -> Markup {
    let word = scene.lang.pick("potenziamento del danno", "boost of its damage");
    html! { @if place.power != 0 { span class=(if place.power > 0 { "boost more" } else { "boost less" }) title=(word) { (words::signed(place.power)) } } }
}

/// What can be done with the card at this place now.
fn acts(scene: &Scene<'_>, seat: Seat, at: usize, card: Option<Card>) -> Markup {
    let lang = scene.lang;
    if scene.me() != Some(seat) || !scene.is_asked() {
        return html! {};
    }
    let place = at as u8;
    match (scene.step(), card) {
        (Some(Step::Order(_)), _) => {
            outlook::order(scene, Action::Cult(place), lang.pick("Usa questa", "Use this"))
        }
        (Some(Step::Reveal(_)), _) if scene.offers(Action::Show(place)) => {
            scene.button(Action::Show(place), "", &html! { (lang.pick("Scopri", "Turn up")) })
        }
        (Some(Step::Grieve), _) if scene.offers(Action::Choose(place)) => scene.button(
            Action::Choose(place),
            "main",
            &html! { (lang.pick("Struggimento qui", "Struggimento here")) },
        ),
        (Some(Step::Arrange(_)), Some(card)) => super::arrange::lay(scene, seat, at, card),
        _ => html! {},
    }
}
