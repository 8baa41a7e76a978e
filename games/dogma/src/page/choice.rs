//! Choices that a card asks for, and the Prova di Fedeltà.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, face, words};
use crate::step::{At, Wait};
use crate::{Action, Step, Way};

/// What is asked of the viewer by a card that is being resolved.
pub(super) fn choice(scene: &Scene<'_>) -> Markup {
    match scene.step() {
        Some(Step::Choice(_)) if scene.is_asked() => chosen(scene),
        Some(Step::Proof(act)) => proof(scene, act),
        _ => html! {},
    }
}

fn chosen(scene: &Scene<'_>) -> Markup {
    let Some((at, wait)) = scene.me().and_then(|me| scene.table.chooses(me)) else {
        return scene.every_button();
    };
    let card = scene.open.acts[at].card;
    html! {
        (about(scene, card))
        div.answers role="group" aria-label=(scene.lang.pick("Che cosa puoi fare", "What you can do")) {
            @for action in scene.desk.actions { (answer(scene, *action, wait)) }
        }
    }
}

/// The card that asks.
fn about(scene: &Scene<'_>, card: crate::Card) -> Markup {
    html! {
        div class={ "asked-about " (emblem::class(card)) } {
            (emblem::of(card, "medium"))
            div { b { (scene.title(card)) } p { (scene.text(card)) } }
        }
    }
}

fn answer(scene: &Scene<'_>, action: Action, wait: Wait) -> Markup {
    let me = scene.near();
    let content = match (action, wait) {
        (Action::Use(card), _) => {
            html! { (emblem::of(card, "small")) span { b { (scene.title(card)) } small { (scene.text(card)) } } }
        }
        (Action::Choose(slot), Wait::Rear(seat)) => {
            let at = scene.open.side(seat).rear.get(usize::from(slot)).copied();
            at.map_or_else(|| html! {}, |at| prophet(scene, (seat, at)))
        }
        (Action::Choose(place), Wait::Place(of, _)) => cult(scene, of, place),
        (Action::Choose(at), Wait::Fallen) => prophet(scene, (me, at)),
        _ => html! { (scene.says(action)) },
    };
    scene.button(action, "card-of", &content)
}

fn prophet(scene: &Scene<'_>, at: At) -> Markup {
    let Some(card) = scene.open.arcano(at).prophet else { return html! {} };
    let left = scene.set.body(card).faith.saturating_sub(scene.open.arcano(at).damage);
    let lang = scene.lang;
    html! {
        (emblem::of(card, "small"))
        span { b { (scene.title(card)) } small { (scene.called(at.0)) @if !scene.open.arcano(at).fallen { " · " (lang.pick("Fede ", "Faith ")) (left) } } }
    }
}

fn cult(scene: &Scene<'_>, of: At, place: u8) -> Markup {
    let lang = scene.lang;
    let at = usize::from(place);
    let face = scene.open.arcano(of).cults.get(at).and_then(|place| place.face);
    let card = face.or_else(|| scene.own(of).and_then(|pack| pack.cults.get(at)).copied());
    html! {
        @match card {
            Some(card) => { (emblem::of(card, "small")) span { b { (at + 1) ". " (scene.title(card)) } (face::line(scene, card)) } },
            None => { (emblem::back()) span { b { (lang.pick(format!("{}ª carta, coperta", at + 1), format!("Card {}, face down", at + 1))) } small { (scene.called(of.0)) } } },
        }
    }
}

/// The three spheres: who hides one, who guesses.
fn proof(scene: &Scene<'_>, act: u8) -> Markup {
    let lang = scene.lang;
    let Some(act) = scene.open.acts.get(usize::from(act)) else { return html! {} };
    let Some(Wait::Proof { tester, hider }) = act.waits else { return html! {} };
    let says = match scene.me() {
        Some(me) if me == tester => lang.pick(
            "Prova di Fedeltà: indovina quale via è stata nascosta. Hai un solo tentativo.",
            "Prova di Fedeltà: guess which way has been hidden. You have one try.",
        ),
        Some(me) if me == hider => lang.pick(
            "Prova di Fedeltà: nascondi una delle tre vie. Se l'altro la indovina, la Prova è superata.",
            "Prova di Fedeltà: hide one of the three ways. If the other guesses it, the Prova is passed.",
        ),
        _ => lang.pick("Prova di Fedeltà.", "Prova di Fedeltà."),
    };
    html! {
        (about(scene, act.card))
        p.hint { (says) }
        (ways(scene, tester, hider))
    }
}

fn ways(scene: &Scene<'_>, tester: Seat, hider: Seat) -> Markup {
    let lang = scene.lang;
    html! {
        @if scene.is_asked() {
            div.ways-of {
                @for way in Way::ALL {
                    (scene.button(Action::Way(way), &format!("way {}", way.word()), &html! { (emblem::of_way(way)) b { (way.title()) } @if let Some(word) = words::way(lang, way) { small { (word) } } }))
                }
            }
        } @else {
            p.hint { (scene.called(hider)) (lang.pick(" nasconde una via, ", " hides a way, ")) (scene.called(tester)) (lang.pick(" la indovina.", " guesses it.")) }
        }
    }
}
