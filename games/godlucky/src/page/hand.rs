//! One's own cards: what they are called, what they say, and what can be done with them now.

use maud::{Markup, html};
use table::Seat;

use super::ornament::{Sign, ornament};
use super::places::state;
use super::scene::Scene;
use super::window;
use super::words::worded;
use crate::{Action, Back, Card, Kind, Step};

pub(super) fn hand(scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.me() else { return html! {} };
    if scene.open.turns == 0 {
        return html! {};
    }
    let lang = scene.lang;
    let cards = &scene.view.hands[me.index()].known;
    html! {
        section.hand aria-label=(lang.pick("Le tue carte", "Your cards")) {
            h2 { (lang.pick("Le tue carte", "Your cards")) " " @if !cards.is_empty() { small { (cards.len()) } } }
            @if cards.is_empty() {
                p.none { (nothing(scene, me)) }
            } @else {
                ul { @for (card, back) in cards { (held(scene, *card, back)) } }
            }
        }
    }
}

fn nothing(scene: &Scene<'_>, me: Seat) -> &'static str {
    if scene.open.place(me).mad {
        return scene.lang.pick("I Folli non hanno carte.", "The Folli have no cards.");
    }
    scene.lang.pick(
        "Nessuna, per ora: le danno le caselle, gli eventi e i furti.",
        "None yet: spaces, events and thefts give them.",
    )
}

fn held(scene: &Scene<'_>, card: Card, back: &Back) -> Markup {
    let lang = scene.lang;
    let action = [Action::Use(card), Action::Take(card)].into_iter().find(|action| scene.offers(*action));
    let usable = matches!(scene.step(), Some(Step::Main(_) | Step::Window(..)));
    let barred = (action.is_none() && usable && scene.is_asked()).then_some(Action::Use(card));
    let (class, kind) = match back.kind {
        Kind::Object => ("object", lang.pick("oggetto", "object")),
        Kind::Sacred => ("sacred", lang.pick("oggetto sacro", "sacred object")),
        Kind::Miracle => ("miracle", lang.pick("miracolo", "miracle")),
    };
    let note = match state(scene, card, back.fresh) {
        "" if window::of(scene).is_none() && !scene.open.second && back.kind != Kind::Object => {
            lang.pick("dalla fase 2", "from phase 2")
        }
        note => note,
    };
    let face_up = scene.open.up.has(card);
    html! {
        li class={ "held " (class) } {
            div.card-face.can[action.is_some()].up[face_up].fresh[back.fresh] {
                (ornament(Sign::power(scene.set.power(card))))
                div.says {
                    small.kind { (kind) @if !note.is_empty() { " · " (note) } }
                    b { (scene.title(card)) }
                    p { (worded(lang, &scene.text(card))) }
                    @if !back.seen.is_empty() && !scene.open.public.has(card) {
                        small { (lang.pick("la conosce: ", "known to: ")) (super::lately::names(scene, back.seen)) }
                    }
                }
                // On a phone the card is small: pressed, it says all.
                details.whole name="told" id=(format!("held-{card}")) {
                    summary { span.unseen { (scene.title(card)) } }
                    div.over { b { (scene.title(card)) } p { (worded(lang, &scene.text(card))) } }
                }
                @if let Some(action) = action.or(barred) { (scene.ask(action, "use", &html! { (does(scene, action)) })) }
                @if let Some(why) = barred.and_then(|action| scene.why_not(action)) { small.held-back { (why) } }
            }
        }
    }
}

/// The button stands on the card, so that its name need not be said once more.
fn does(scene: &Scene<'_>, action: Action) -> String {
    match action {
        Action::Use(_) => scene.lang.pick("Usa", "Use").to_owned(),
        _ => scene.says(action),
    }
}
