//! A battle: who fights on which side, what it would come to, and the division of damage.

use maud::{Markup, html};
use table::Seat;

use super::foresee;
use super::scene::Scene;
use super::{attack, emblem, unit};
use crate::{Action, Battle, Open, Step, Unit};

/// The battle that is fought.
pub(super) fn battle(scene: &Scene<'_>) -> Markup {
    let Some(battle) = &scene.open.battle else { return html! {} };
    let lang = scene.lang;
    let defender = Open::rival(battle.attacker);
    let defended = battle.fighters.iter().any(|fighter| fighter.side == defender);
    html! {
        section.battle aria-label=(lang.pick("La battaglia", "The battle")) {
            h3 { (lang.pick("Battaglia per ", "Battle for ")) (scene.the_city(battle.city)) }
            div.sides {
                (side(scene, battle, battle.attacker, lang.pick("Attacca", "Attacks")))
                (side(scene, battle, defender, lang.pick("Difende", "Defends")))
            }
            @if defended { (preview(scene)) }
        }
    }
}

fn side(scene: &Scene<'_>, battle: &Battle, seat: Seat, word: &str) -> Markup {
    let lang = scene.lang;
    let fighters: Vec<&Unit> =
        battle.fighters.iter().filter(|it| it.side == seat).filter_map(|it| scene.open.unit(it.id)).collect();
    html! {
        div class={ "fighters " (scene.side(seat)) } {
            h4 { (word) ": " (scene.called(seat)) }
            @if fighters.is_empty() { p.none { (lang.pick("nessuno", "nobody")) } }
            ul {
                @for it in fighters {
                    li {
                        (emblem::of(it.card, "tiny"))
                        span { b { (unit::name(scene, it)) } " " @if battle.leader == it.id { small { (lang.pick("guida", "leads")) } }
                            span.line { (unit::numbers(scene, it)) @if battle.fighter(it.id).is_some_and(|it| it.struck) { small.struck title=(lang.pick("ha colpito", "has struck")) { "✓" span.unseen { (lang.pick(" ha colpito", " has struck")) } } } } }
                    }
                }
            }
        }
    }
}

/// What it would come to.
fn preview(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(it) = foresee::of_battle(&scene.table) else { return html! {} };
    html! {
        div.preview {
            h4 { (lang.pick("Previsione", "Preview")) small { (lang.pick(" · se nessuno gioca altro", " · if nobody plays anything more")) } }
            (attack::steps(scene, &it))
        }
    }
}

/// A striker's owner divides what is left of its Power.
pub(super) fn division(scene: &Scene<'_>) -> Markup {
    let Some(Step::Divide(by, left)) = scene.step().filter(|_| scene.is_asked()) else { return html! {} };
    let Some(striker) = scene.open.unit(by) else { return html! {} };
    let lang = scene.lang;
    let hit = |action: &Action| if let Action::Hit(on, _) = action { Some(*on) } else { None };
    let mut enemies: Vec<u8> = scene.desk.actions.iter().filter_map(hit).collect();
    enemies.dedup();
    html! {
        div.division {
            p.plays {
                (emblem::of(striker.card, "tiny")) b { (unit::name(scene, striker)) }
                (lang.pick(" colpisce, Potenza da dividere: ", " strikes, Power to divide: ")) b { (left) }
            }
            ul { @for on in enemies { (enemy(scene, on, left)) } }
            p.hint { (lang.pick("L'ultimo nemico riceve il resto.", "The last enemy gets the rest.")) }
        }
    }
}

fn enemy(scene: &Scene<'_>, on: u8, left: u8) -> Markup {
    let lang = scene.lang;
    let Some(it) = scene.open.unit(on) else { return html! {} };
    let mortal = foresee::left(&scene.table, on);
    html! {
        li {
            span.who { (emblem::of(it.card, "tiny")) span { b { (unit::name(scene, it)) } span.line { (unit::numbers(scene, it)) } } }
            span.amounts {
                @for power in 1..=left {
                    @let kills = mortal > 0 && power >= mortal;
                    (scene.button(Action::Hit(on, power), if kills { "hit kills" } else { "hit" }, &html! {
                        (power) @if kills && power == mortal { small { (lang.pick("muore", "dies")) } }
                        span.unseen { (lang.pick(" danni a ", " damage to ")) (unit::name(scene, it)) }
                    }))
                }
            }
            @if mortal == 0 { small.note { (lang.pick("muore già", "dies already")) } }
        }
    }
}
