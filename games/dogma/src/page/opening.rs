//! The opening: whom to field first, and in which order the others stand in the rearguard.

use maud::{Markup, html};

use super::scene::Scene;
use super::{emblem, face, words};
use crate::{Action, Pack};

/// One's own four Arcana, while the line is set up.
pub(super) fn opening(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(own) = &scene.view.own else { return html! {} };
    html! {
        section.opening-of aria-label=(lang.pick("I tuoi Arcani", "Your Arcana")) {
            ol.arcana { @for (at, pack) in own.arcana.iter().enumerate() { (arcano(scene, at as u8, pack, own.line.iter().position(|it| usize::from(*it) == at))) } }
            @if !own.divine.is_empty() {
                p.divine-line {
                    (lang.pick("Interventi, dall'alto: ", "Interventions, from the top: "))
                    b { (words::listed(lang, own.divine.iter().map(|card| scene.title(*card).to_owned()))) }
                }
            }
        }
    }
}

fn arcano(scene: &Scene<'_>, at: u8, pack: &Pack, stands: Option<usize>) -> Markup {
    html! {
        li class={ "arcano" @if stands.is_some() { " stands" } } {
            @if let Some(card) = pack.prophet { (face::full(scene, card)) }
            ul.with-it {
                @for card in pack.relics.iter().chain(&pack.cults) {
                    li class=(emblem::class(*card)) {
                        details.folded name="told" id={ "pack-" (at) "-" (card) } { summary { (face::small(scene, *card)) } div.over { (face::full(scene, *card)) } }
                    }
                }
            }
            div.acts { (acts(scene, at, stands)) }
        }
    }
}

fn acts(scene: &Scene<'_>, at: u8, stands: Option<usize>) -> Markup {
    let lang = scene.lang;
    let slot = scene.view.own.as_ref().map_or(0, |own| own.line.len());
    html! {
        @if scene.offers(Action::Field(at)) { (scene.button(Action::Field(at), "main", &html! { (lang.pick("Schiera per primo", "Field first")) })) }
        @if scene.offers(Action::Slot(at)) {
            (scene.button(Action::Slot(at), "", &html! { (lang.pick(format!("{slot}ª posizione in retroguardia"), format!("Position {slot} in the rearguard"))) }))
        }
        @match stands {
            Some(0) => p.settled { (lang.pick("schierato per primo", "fielded first")) },
            Some(slot) => p.settled { (lang.pick(format!("retroguardia, {slot}ª posizione"), format!("rearguard, position {slot}"))) },
            None => {},
        }
    }
}
