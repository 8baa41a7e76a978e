//! The answers that point at nothing on the table, or that nobody should have to look for there.

use maud::{Markup, html};

use super::scene::Scene;
use super::{acts, emblem, face, unit, window};
use crate::{Action, Card, Step};

/// The answers that are given here.
pub(super) fn answers(scene: &Scene<'_>) -> Markup {
    let here: Vec<Action> =
        scene.desk.actions.iter().copied().filter(|action| is_here(scene, *action)).collect();
    // What says no comes last, except in a window, where most people pass most of the time.
    let (mild, other): (Vec<Action>, Vec<Action>) = here.into_iter().partition(|action| is_mild(*action));
    let (first, last) = if window::of(scene).is_some() { (mild, other) } else { (other, mild) };
    html! {
        @if !first.is_empty() || !last.is_empty() {
            div.answers role="group" aria-label=(scene.lang.pick("Che cosa puoi fare", "What you can do")) {
                @for action in first.into_iter().chain(last) { (answer(scene, action)) }
            }
        }
    }
}

fn is_mild(action: Action) -> bool {
    use Action::{Decline, End, Enough, No, Pass, Skip};
    matches!(action, Pass | Skip | Decline | Enough | No | End)
}

fn is_here(scene: &Scene<'_>, action: Action) -> bool {
    use Action::{Attack, Deck, Hit, In, Lay, Move, Open, Out, Quick, Set, Take, Turn, Use};
    match action {
        // A window and a hidden card are answered here too: nobody has to look for the card.
        Quick(_) | Use(..) => window::of(scene).is_some(),
        Turn(_) => scene.step() != Some(Step::Main),
        Take(_) => matches!(scene.step(), Some(Step::Fetch(..) | Step::Recover(..) | Step::Raise(..))),
        Attack(_) | Deck(_) | Hit(..) | In(_) | Out(_) | Lay(..) | Move(..) | Set(..) | Open(_) => false,
        _ => true,
    }
}

fn answer(scene: &Scene<'_>, action: Action) -> Markup {
    let lang = scene.lang;
    // The same words as everywhere else: on a phone these answers stand at its foot.
    let word = |class: &str| scene.button(action, class, &html! { (scene.says(action)) });
    let fighter = |id: u8, verb: &str| {
        let guess = window::with(scene, id);
        card_button(scene, action, id, verb, guess.as_deref())
    };
    match action {
        Action::Pass if window::of(scene).is_some() => word("main wide"),
        Action::Ready => word("main wide"),
        Action::Keep | Action::Accept => word("main"),
        Action::Start(seat) if scene.me() == Some(seat) => word("main"),
        Action::End => word("mild end-turn"),
        action if is_mild(action) => word("mild"),
        Action::Defend(id) => fighter(id, lang.pick("Difende ", "Defend: ")),
        Action::Join(id) => fighter(id, lang.pick("Entra ", "Join: ")),
        Action::Choose(id) => card_button(scene, action, id, "", None),
        Action::City(at) => {
            let known = acts::short(scene, at);
            scene.button(action, "goal", &html! { (at + 1) small { (known) } })
        }
        Action::Quick(card) => played(scene, action, card, lang.pick("Gioca ", "Play ")),
        Action::Turn(id) => turned(scene, action, id),
        Action::Take(card) => played(scene, action, card, ""),
        _ => word(""),
    }
}

/// A card that can be played or taken from here.
fn played(scene: &Scene<'_>, action: Action, card: Card, verb: &str) -> Markup {
    scene.button(
        action,
        "card-of",
        &html! {
            (emblem::of(card, "small"))
            span { b { (verb) (scene.title(card)) } small { (scene.text(card)) } }
        },
    )
}

/// A face-down card that can be turned up: what it is and where it lies. Where there are many, the cities tell the rest.
fn turned(scene: &Scene<'_>, action: Action, id: u8) -> Markup {
    let known = scene.view.down.iter().find(|(down, _)| *down == id).map(|(_, card)| *card);
    let Some((card, down)) = known.zip(scene.open.face_down(id)) else {
        return scene.button(action, "", &html! { (scene.says(action)) });
    };
    let many = scene.desk.actions.iter().filter(|other| matches!(other, Action::Turn(_))).count() > 3;
    scene.button(
        action,
        "card-of",
        &html! {
            (emblem::of(card, "small"))
            span {
                b { (scene.lang.pick("Scopri ", "Turn up ")) (scene.title(card)) }
                span.line { (face::numbers(scene.lang, scene.print(card))) small { (scene.city(down.city)) } }
                @if !many { small { (scene.text(card)) } }
            }
        },
    )
}

/// A card in play that can be chosen.
fn card_button(scene: &Scene<'_>, action: Action, id: u8, verb: &str, guess: Option<&str>) -> Markup {
    let Some(it) = scene.open.unit(id) else {
        let at = scene.open.face_down(id).map(|down| scene.city(down.city)).unwrap_or_default();
        return scene.button(
            action,
            "",
            &html! { (scene.lang.pick("carta coperta: ", "face-down card: ")) (at) },
        );
    };
    scene.button(action, "card-of", &html! {
        (emblem::of(it.card, "small"))
        span {
            b { (verb) (unit::name(scene, it)) }
            span.line { (unit::numbers(scene, it)) small { (scene.place(it)) @if scene.me() != Some(it.owner) { " · " (scene.name(it.owner)) } } }
            @if let Some(guess) = guess { small.guess { (scene.lang.pick("Previsione: ", "Preview: ")) (guess) } }
        }
    })
}
