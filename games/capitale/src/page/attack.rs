//! What an attack, a defence, a further fighter would come to, in words.

use maud::{Markup, html};
use table::Seat;

use super::foresee::{self, Foresight, Outcome, Stage};
use super::scene::Scene;
use super::{unit, words};
use crate::open::Hit;
use crate::{Action, Open, Unit};

/// An attack that can be declared: what stands there, what a fight would come to, and the button.
pub(super) fn choice(scene: &Scene<'_>, leader: &Unit) -> Markup {
    let lang = scene.lang;
    let Some(city) = leader.city() else { return html! {} };
    html! {
        div.attack {
            (before(scene, leader))
            (scene.button(Action::Attack(leader.id), "main", &html! {
                (lang.pick("Attacca ", "Attack ")) (scene.the_city(city)) span.unseen { ": " (unit::name(scene, leader)) }
            }))
        }
    }
}

/// What stands in the city and what would happen, before an attack is declared.
pub(super) fn before(scene: &Scene<'_>, leader: &Unit) -> Markup {
    let lang = scene.lang;
    let Some(city) = leader.city() else { return html! {} };
    let rival = Open::rival(leader.owner);
    let Some((alone, defenders)) = foresee::attack(&scene.table, leader.id, false) else { return html! {} };
    let together = foresee::attack(&scene.table, leader.id, true).map(|(together, _)| together);
    let idle = scene.open.garrison(rival, city).count() - defenders.len();
    let names: Vec<String> =
        defenders.iter().filter_map(|id| scene.open.unit(*id)).map(|it| strong(scene, it)).collect();
    html! {
        p.stands {
            @if names.is_empty() {
                (lang.pick("Nessuno può difendere la città: cade, se nessuno gioca una carta Quick.", "Nobody can defend the city: it falls unless a Quick card is played."))
            } @else { (lang.pick("Può difendere: ", "May defend: ")) (words::listed(lang, &names)) "." }
            @if idle > 0 { " " (lang.pick(format!("Altri che non possono difendere: {idle}."), format!("Others who cannot defend: {idle}."))) }
        }
        @if !names.is_empty() {
            p.guess {
                b { (lang.pick("Previsione, da solo contro tutti: ", "Preview, alone against all: ")) } (summary(scene, &alone))
                @if let Some(together) = together.filter(|it| *it != alone) {
                    br; b { (lang.pick("con tutti i tuoi: ", "with all of yours: ")) } (summary(scene, &together))
                }
            }
        }
    }
}

/// A name with Power and what is left of its HP.
pub(super) fn strong(scene: &Scene<'_>, it: &Unit) -> String {
    let open = scene.open;
    let left = open.hp(it).saturating_sub(it.damage);
    format!("{} {}/{left} R{}", unit::name(scene, it), open.power(it), open.range(it))
}

/// Who dies and what becomes of the city.
pub(super) fn summary(scene: &Scene<'_>, it: &Foresight) -> String {
    let sides = [it.attacker, Open::rival(it.attacker)];
    let mut parts: Vec<String> = sides.into_iter().filter_map(|side| losses(scene, it, side)).collect();
    if parts.is_empty() {
        parts.push(scene.lang.pick("non muore nessuno", "nobody dies").to_owned());
    }
    parts.push(outcome(scene, it));
    format!("{}.", parts.join("; "))
}

fn losses(scene: &Scene<'_>, it: &Foresight, side: Seat) -> Option<String> {
    let names: Vec<String> = it.dead(side).into_iter().map(|card| scene.title(card).to_owned()).collect();
    if names.is_empty() {
        return None;
    }
    let names = words::listed(scene.lang, &names);
    Some(match scene.me() == Some(side) {
        true => scene.lang.pick(format!("perdi {names}"), format!("you lose {names}")),
        false => {
            let who = words::who(scene.lang, side);
            scene.lang.pick(format!("{who} perde {names}"), format!("{who} loses {names}"))
        }
    })
}

/// What becomes of the city.
pub(super) fn outcome(scene: &Scene<'_>, it: &Foresight) -> String {
    let lang = scene.lang;
    match it.outcome {
        Outcome::Falls => falls(scene, it.attacker),
        Outcome::Repelled => lang.pick("l'attacco è respinto", "the attack is driven back").to_owned(),
        Outcome::Unchanged => lang.pick("la città resta com'è", "the city stays as it is").to_owned(),
        Outcome::Empty => lang
            .pick("non resta nessuno: la città è neutrale", "nobody is left: the city is neutral")
            .to_owned(),
    }
}

/// Who conquers the city, as the viewer speaks of it.
pub(super) fn falls(scene: &Scene<'_>, attacker: Seat) -> String {
    let lang = scene.lang;
    if scene.me() == Some(attacker) {
        return lang.pick("conquisti la città", "you conquer the city").to_owned();
    }
    let who = words::who(lang, attacker);
    lang.pick(format!("{who} conquista la città"), format!("{who} conquers the city"))
}

/// A preview step by step: who strikes whom, who dies, what becomes of the city.
pub(super) fn steps(scene: &Scene<'_>, it: &Foresight) -> Markup {
    html! {
        ol.steps {
            @for stage in &it.stages { (step(scene, stage)) }
            li.last { (table::upper(&outcome(scene, it))) "." }
        }
    }
}

fn step(scene: &Scene<'_>, stage: &Stage) -> Markup {
    let lang = scene.lang;
    html! {
        li {
            span.range { "R" (stage.range) }
            span {
                @for (at, hit) in stage.hits.iter().enumerate() { @if at > 0 { ", " } (strike(scene, hit)) } "."
                @if !stage.dead.is_empty() {
                    @let names: Vec<String> = stage.dead.iter().map(|(_, card, _)| scene.title(*card).to_owned()).collect();
                    " " b.dies { (if names.len() == 1 { lang.pick("Muore ", "Killed: ") } else { lang.pick("Muoiono ", "Killed: ") }) (words::listed(lang, &names)) "." }
                }
            }
        }
    }
}

fn strike(scene: &Scene<'_>, hit: &Hit) -> String {
    let name = |id: u8| scene.open.unit(id).map_or_else(|| format!("#{id}"), |it| unit::name(scene, it));
    format!("{} → {}: {}", name(hit.by), name(hit.on), hit.power)
}
