//! One's own main phase: what can be done at a glance, and the attacks city by city with what they would come to.

use maud::{Markup, html};

use super::scene::Scene;
use super::{attack, unit};
use crate::open::CITIES;
use crate::{Action, Unit};

pub(super) fn main_phase(scene: &Scene<'_>) -> Markup {
    let acts = scene.desk.actions.iter().any(|action| !matches!(action, Action::End | Action::Attack(_)));
    html! {
        @if acts { p.hint { (scene.lang.pick("Premi una carta con il bordo d'oro per vedere che cosa può fare.", "Press a card with a golden edge to see what it can do.")) } }
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
                            summary { (lang.pick("Attacca ", "Attack ")) (scene.the_city(city)) "…" }
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
