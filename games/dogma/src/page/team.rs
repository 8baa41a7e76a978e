//! Two against two: who aims at whom.

use maud::{Markup, html};
use table::{Seat, Text};

use super::scene::Scene;
use super::words;
use crate::{Action, Step, View};

/// The target at a seat: the marks of those who aim at it, and the button to aim at it oneself.
pub(super) fn target(scene: &Scene<'_>, seat: Seat) -> Markup {
    if !scene.teams() || scene.open.ending.is_some() {
        return html! {};
    }
    let lang = scene.lang;
    let own = scene.view.own.as_ref().and_then(|own| own.target) == Some(seat);
    let partner = scene.view.partner == Some(seat);
    let shown = scene.open.seats().filter(|by| scene.open.targets[by.index()] == Some(seat));
    let shown: Vec<Seat> = shown.filter(|by| scene.open.plans[by.index()].is_some()).collect();
    html! {
        span.targets {
            @if own { span.mark.mine { "◎ " (lang.pick("il tuo Bersaglio", "your Target")) } }
            @if partner { span.mark.ours { "◎ " (lang.pick("Bersaglio del compagno", "your partner's Target")) } }
            @for by in shown { span.mark { "◎ " (scene.called(by)) } }
            @if scene.offers(Action::Target(seat)) {
                (scene.button(Action::Target(seat), "main aim", &html! { (lang.pick("Prendi di mira ", "Target ")) (words::who(lang, seat)) }))
            }
        }
    }
}

/// Is the viewer choosing its target?
pub(super) fn aims(scene: &Scene<'_>) -> bool {
    matches!(scene.step(), Some(Step::Aim(_))) && scene.is_asked()
}

/// What is settled so far between partners, and the button to leave it so.
pub(super) fn aiming(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let own = scene.view.own.as_ref().and_then(|own| own.target);
    html! {
        p.hint {
            (lang.pick(
                "Il compagno vede il tuo Bersaglio e tu il suo; le carte no. Il Bersaglio si può cambiare fino a «Va bene così».",
                "Your partner sees your Target and you see your partner's, but no cards. You may change it until you press 'That is it'.",
            ))
        }
        @if let Some(partner) = scene.view.partner { p.hint { (lang.pick("Il compagno prende di mira ", "Your partner targets ")) b { (words::who(lang, partner)) } "." } }
        div.answers {
            @if scene.offers(Action::Ready) {
                (scene.button(Action::Ready, "main wide", &html! {
                    (lang.pick("Va bene così", "That is it"))
                    @if let Some(seat) = own { ": " (scene.name(seat)) }
                }))
            }
        }
    }
}

/// What partners may want to tell each other with one click: whom to target.
pub(super) fn phrases(view: &View) -> Vec<Text> {
    let Some(me) = view.viewer.filter(|me| view.open.partner(*me).is_some() && !view.open.build.on) else {
        return Vec::new();
    };
    let aims: Vec<Seat> = view.open.aims(me).collect();
    if aims.len() < 2 {
        return Vec::new();
    }
    let target = aims.iter().map(|seat| {
        let card = view.open.active(*seat).and_then(|arcano| arcano.prophet);
        Text::both(|lang| {
            let name = card.map_or_else(String::new, |card| {
                format!(" ({})", view.open.set().print(card).name.get(lang))
            });
            let who = words::who(lang, *seat);
            lang.pick(format!("Prendiamo di mira {who}{name}?"), format!("Target {who}{name}?"))
        })
    });
    let other =
        [("Uno per ciascuno?", "One each?"), ("D'accordo.", "All right."), ("Meglio di no.", "Better not.")];
    target.chain(other.map(|(it, en)| Text::new(it, en))).collect()
}
