//! One's own main phase: what can be done at a glance, and the attacks city by city with what they would come to.

use maud::{Markup, html};

use super::scene::Scene;
use super::{attack, unit};
use crate::open::CITIES;
use crate::{Action, Unit};

pub(super) fn main_phase(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let has = |fits: fn(&Action) -> bool| scene.desk.actions.iter().any(fits);
    let mut can: Vec<&str> = Vec::new();
    if has(|it| matches!(it, Action::Set(..))) {
        can.push(lang.pick("collocare chi è sul campo", "set those on the field"));
    }
    if has(|it| matches!(it, Action::Move(..))) {
        can.push(lang.pick("muovere", "move"));
    }
    if has(|it| matches!(it, Action::Use(..))) {
        can.push(lang.pick("usare abilità", "use abilities"));
    }
    if has(|it| matches!(it, Action::Quick(_))) {
        can.push(lang.pick("giocare carte Quick", "play Quick cards"));
    }
    if has(|it| matches!(it, Action::Lay(..))) {
        can.push(lang.pick("posare carte coperte", "lay cards face down"));
    }
    html! {
        @if can.is_empty() { p.hint { (lang.pick("Fuori dagli attacchi non c'è altro da fare.", "Beside attacks there is nothing to do.")) } }
        @else { p.hint { (lang.pick("Puoi ", "You may ")) (can.join(", ")) ": " (lang.pick("premi una carta con il bordo d'oro.", "press a card with a golden edge.")) } }
        (attacks(scene))
    }
}

/// The attacks that can be declared, city by city.
fn attacks(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let leaders: Vec<&Unit> =
        scene.open.units.iter().filter(|it| scene.offers(Action::Attack(it.id))).collect();
    html! {
        @if !leaders.is_empty() {
            div.attacks role="group" aria-label=(lang.pick("Attacchi", "Attacks")) {
                @for city in 0..CITIES as u8 {
                    @let here: Vec<&&Unit> = leaders.iter().filter(|it| it.city() == Some(city)).collect();
                    @if !here.is_empty() {
                        details.raid name="told" id={ "raid-" (city + 1) } {
                            summary { (lang.pick("Attacca ", "Attack ")) (scene.city(city)) "…" }
                            div.over {
                                @for leader in &here {
                                    div.attack {
                                        h4 { (lang.pick("Guida ", "Led by ")) (unit::name(scene, leader)) " " span.line { (unit::numbers(scene, leader)) } }
                                        (attack::choice(scene, leader))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
