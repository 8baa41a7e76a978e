//! The line of the five cities, with who stands at each on which side.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, unit, words};
use crate::open::{At, CITIES};
use crate::{Action, Face, Open};

pub(super) fn line(scene: &Scene<'_>) -> Markup {
    // At the end the cities still tell who occupies them; the characters are in their decks again.
    let ended = scene.open.ending.is_some() && scene.open.duel > 0;
    if !scene.open.dueling && !ended {
        return html! {};
    }
    html! {
        section.line aria-label=(scene.lang.pick("La linea delle città", "The line of cities")) {
            @for at in 0..CITIES as u8 { (city(scene, at)) }
        }
    }
}

fn city(scene: &Scene<'_>, at: u8) -> Markup {
    let (open, near) = (scene.open, scene.near());
    let it = open.cities[usize::from(at)];
    let fought = open.battle.as_ref().is_some_and(|battle| battle.city == at);
    let class = format!(
        "city {}{}{}{}",
        it.owner.map_or("neutral", |seat| scene.side(seat)),
        if it.face.is_none() { " hidden-face" } else { "" },
        if it.face == Some(Face::Capital) { " capital" } else { "" },
        if fought { " fought" } else { "" },
    );
    html! {
        article class=(class) id={ "city-" (at + 1) } data-city=(at + 1) aria-label=(label(scene, at)) {
            ul.side-of.theirs { (side(scene, Open::rival(near), at)) }
            (plate(scene, at))
            ul.side-of.mine { (side(scene, near, at)) }
        }
    }
}

/// The city and whose it is, for those who hear the page.
fn label(scene: &Scene<'_>, at: u8) -> String {
    let lang = scene.lang;
    let owner = match scene.open.cities[usize::from(at)].owner {
        None => lang.pick("neutrale", "neutral").to_owned(),
        Some(seat) => {
            let who = scene.called(seat);
            lang.pick(format!("occupata da: {who}"), format!("occupied by {who}"))
        }
    };
    format!("{}, {owner}", scene.city(at))
}

fn plate(scene: &Scene<'_>, at: u8) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    let it = open.cities[usize::from(at)];
    let name = it.face.map_or(lang.pick("coperta", "face down"), |face| words::face(lang, face));
    let owner = match it.owner {
        None => lang.pick("neutrale", "neutral").to_owned(),
        Some(seat) if scene.me() == Some(seat) => lang.pick("tua", "yours").to_owned(),
        Some(seat) => scene.name(seat),
    };
    let action = Action::City(at);
    let tried = lang.pick("già attaccata in questo turno", "attacked this turn");
    html! {
        div.plate title=(label(scene, at)) {
            svg.arrow viewBox="-10 -10 20 20" aria-hidden="true" { path d="M-7-4L0 5 7-4" {} }
            (emblem::city(it.face))
            div.named {
                span.nth { (at + 1) }
                b { (name) }
                small.owner { (owner) }
                @if it.truce >= open.turn && it.truce > 0 { small.truce { (lang.pick("tregua", "truce")) } }
                @if it.fought == open.turn && open.turn > 0 { small.tried title=(tried) { "⚔" span.unseen { " " (tried) } } }
            }
            @if scene.offers(action) { (scene.button(action, "main here", &html! { (lang.pick("Qui", "Here")) span.unseen { ": " (scene.city(at)) } })) }
        }
    }
}

/// A seat's cards at a city: characters, lasting effects of the place, face-down ones.
fn side(scene: &Scene<'_>, seat: Seat, at: u8) -> Markup {
    let open = scene.open;
    let here = open.units.iter().filter(|it| it.owner == seat && it.at == At::City(at));
    let (lasting, characters): (Vec<_>, Vec<_>) = here.partition(|it| unit::lasts(scene, it));
    html! {
        @for it in characters { (unit::token(scene, it)) }
        @for it in lasting { (unit::token(scene, it)) }
        @for it in open.down.iter().filter(|it| it.owner == seat && it.is_at(at)) { (unit::down(scene, it)) }
    }
}
