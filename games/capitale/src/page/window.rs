//! The moments that are open to Quick cards: what it is about, and what happens if nobody plays. The same for all.

use maud::{Markup, html};

use super::scene::Scene;
use super::{attack, emblem, foresee, unit, words};
use crate::{Card, Step, Window};

/// The moment of the open window.
pub(super) fn of(scene: &Scene<'_>) -> Option<Window> {
    match scene.step()? {
        Step::Window(moment) => Some(moment),
        _ => None,
    }
}

pub(super) fn about(scene: &Scene<'_>) -> Markup {
    let Some(moment) = of(scene) else { return html! {} };
    let lang = scene.lang;
    let waiting = waiting(scene);
    let may: Vec<String> = scene.open.agenda.asked().iter().map(|seat| scene.name(seat)).collect();
    html! {
        div.asked-about {
            @if let Some((card, _)) = waiting.first() { (emblem::of(*card, "medium")) }
            div {
                p.plays { (says(scene, moment)) }
                @for (card, on) in &waiting {
                    p.waits {
                        (lang.pick("In attesa: ", "Waiting: ")) b { (scene.title(*card)) }
                        @if let Some(on) = on.and_then(|id| scene.open.unit(id)) { " → " b { (unit::name(scene, on)) } " (" (scene.name(on.owner)) ")" }
                        " · " (scene.text(*card))
                    }
                }
                p.if-not { (otherwise(scene, moment, !waiting.is_empty())) }
                @if !may.is_empty() { p.may { (lang.pick("Può rispondere: ", "May answer: ")) (may.join(", ")) "." } }
            }
        }
    }
}

/// Cards that have been played and have not happened yet, each with whom it is aimed at, the next one first.
fn waiting(scene: &Scene<'_>) -> Vec<(Card, Option<u8>)> {
    let mut all = Vec::new();
    for step in scene.open.agenda.iter() {
        match step {
            Step::Window(_) | Step::Settle => {}
            Step::Do(play) => all.push((play.card, play.target)),
            Step::Enter(entry) => all.push((entry.card, entry.with)),
            Step::Stand(id) => {
                all.extend(id.and_then(|id| scene.open.unit(id)).map(|unit| (unit.card, None)))
            }
            _ => break,
        }
    }
    all
}

fn says(scene: &Scene<'_>, moment: Window) -> String {
    let lang = scene.lang;
    match moment {
        Window::Undefended => {
            let city = scene.open.battle.as_ref().map_or(String::new(), |battle| scene.the_city(battle.city));
            lang.pick(format!("Nessuno difende {city}."), format!("Nobody defends {city}."))
        }
        Window::Range(range) => lang.pick(
            format!("Sta per colpire chi ha Range {range}."),
            format!("Range {range} is about to strike."),
        ),
        Window::End => {
            if scene.me() == Some(scene.open.active) {
                return lang.pick("Il tuo turno sta per finire.", "Your turn is about to end.").to_owned();
            }
            let whose = words::whose(lang, scene.open.active);
            lang.pick(
                format!("Il turno {whose} sta per finire."),
                format!("The turn {whose} is about to end."),
            )
        }
    }
}

/// What happens if nobody plays.
fn otherwise(scene: &Scene<'_>, moment: Window, waits: bool) -> String {
    let lang = scene.lang;
    let if_not = lang.pick("Se nessuno gioca", "If nobody plays");
    if waits {
        return lang
            .pick(format!("{if_not}, accade ciò che attende."), format!("{if_not}, what waits happens."));
    }
    match moment {
        Window::Undefended => {
            let attacker = scene.open.battle.as_ref().map(|battle| battle.attacker);
            let falls = attacker.map_or_else(String::new, |attacker| attack::falls(scene, attacker));
            format!("{if_not}, {falls}.")
        }
        Window::Range(range) => {
            let of_it = |it: foresee::Foresight| it.stages.into_iter().find(|stage| stage.range == range);
            let dead = foresee::of_battle(&scene.table).and_then(of_it);
            let names: Vec<String> = dead
                .map(|stage| stage.dead.iter().map(|(_, card, _)| scene.title(*card).to_owned()).collect())
                .unwrap_or_default();
            match names.is_empty() {
                true => lang.pick(
                    format!("{if_not}, in questo passo non muore nessuno (previsione)."),
                    format!("{if_not}, nobody dies in this step (preview)."),
                ),
                false => {
                    let (dies, names) = (names.len(), words::listed(lang, &names));
                    let die = if dies == 1 { "muore" } else { "muoiono" };
                    lang.pick(
                        format!("{if_not}, in questo passo {die} (previsione): {names}."),
                        format!("{if_not}, this step kills (preview): {names}."),
                    )
                }
            }
        }
        Window::End => lang.pick(format!("{if_not}, il turno passa."), format!("{if_not}, the turn passes.")),
    }
}

/// What a fight would come to with a further fighter.
pub(super) fn with(scene: &Scene<'_>, id: u8) -> Option<String> {
    let it = foresee::with(&scene.table, &[id])?;
    Some(attack::summary(scene, &it))
}
