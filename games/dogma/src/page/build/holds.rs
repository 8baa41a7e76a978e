//! What a Prophet may carry, in icons with words.

use maud::{Markup, html};

use crate::page::emblem;
use crate::page::scene::Scene;
use crate::{Body, Religion, Types};

/// A line of what the Arcano of a Prophet may hold: for each religion the signs of the types.
pub(super) fn of(scene: &Scene<'_>, body: &Body) -> Markup {
    let lang = scene.lang;
    html! {
        span.holds {
            span { (lang.pick("porta", "carries")) }
            @for hold in &body.holds {
                span class={ "hold " (class(hold.religion)) } {
                    @if hold.types != Types::ALL { @for of in hold.types.iter() { (emblem::of_type(of)) span.unseen { (of.title().get(lang)) " " } } }
                    (word(scene, hold.religion))
                }
            }
        }
    }
}

fn class(religion: Option<Religion>) -> &'static str {
    match religion {
        None => "f-every",
        Some(Religion::Christian) => "f-christian",
        Some(Religion::Islamic) => "f-islamic",
        Some(Religion::Jewish) => "f-jewish",
        Some(Religion::Buddhist) => "f-buddhist",
    }
}

fn word(scene: &Scene<'_>, religion: Option<Religion>) -> &'static str {
    let lang = scene.lang;
    match religion {
        None => lang.pick("ogni religione", "every religion"),
        Some(Religion::Christian) => lang.pick("cristiane", "Christian"),
        Some(Religion::Islamic) => lang.pick("islamiche", "Islamic"),
        Some(Religion::Jewish) => lang.pick("ebraiche", "Jewish"),
        Some(Religion::Buddhist) => lang.pick("buddhiste", "Buddhist"),
    }
}
