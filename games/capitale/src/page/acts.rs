//! What a card in play can do now.

use maud::{Markup, html};

use super::scene::Scene;
use super::{attack, words};
use crate::{Action, Unit};

/// What it can do now, a group for each kind of deed.
pub(super) fn acts(scene: &Scene<'_>, unit: &Unit) -> Vec<Markup> {
    let (lang, id) = (scene.lang, unit.id);
    let mut groups = Vec::new();
    let cities = |of: fn(&Action) -> Option<(u8, u8)>| -> Vec<(Action, u8)> {
        let all = scene.desk.actions.iter().filter_map(|action| Some((*action, of(action)?)));
        all.filter(|(_, (who, _))| *who == id).map(|(action, (_, city))| (action, city)).collect()
    };
    let set = cities(|it| if let Action::Set(who, city) = it { Some((*who, *city)) } else { None });
    let walk = cities(|it| if let Action::Move(who, city) = it { Some((*who, *city)) } else { None });
    if !set.is_empty() {
        groups.push(goals(scene, lang.pick("Colloca a", "Set to"), &set));
    }
    if scene.offers(Action::Attack(id)) {
        groups.push(attack::choice(scene, unit));
    }
    if !walk.is_empty() {
        groups.push(goals(scene, lang.pick("Muovi a", "Move to"), &walk));
    }
    for action in scene.desk.actions {
        if matches!(action, Action::Use(who, _) if *who == id) {
            groups.push(scene.button(*action, "use", &html! { span { (scene.says(*action)) } }));
        }
    }
    for (action, word) in [
        (Action::Choose(id), lang.pick("Scegli", "Choose")),
        (Action::Defend(id), lang.pick("Difendi", "Defend")),
        (Action::Join(id), lang.pick("In battaglia", "Into the battle")),
    ] {
        if scene.offers(action) {
            groups.push(scene.button(action, "main", &html! { (word) }));
        }
    }
    groups
}

/// A row of cities to go to.
pub(super) fn goals(scene: &Scene<'_>, word: &str, all: &[(Action, u8)]) -> Markup {
    html! {
        div.goals {
            span { (word) }
            @for (action, city) in all {
                (scene.button(*action, "goal", &html! { (city + 1) small { (short(scene, *city)) } }))
            }
        }
    }
}

/// What a city is, if that is known.
pub(super) fn short(scene: &Scene<'_>, city: u8) -> &'static str {
    let known = scene.open.cities[usize::from(city)].face;
    known.map_or("?", |face| words::face(scene.lang, face))
}
