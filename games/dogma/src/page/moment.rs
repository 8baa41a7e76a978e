//! What is asked now, the answers that point at nothing on the table, and what happened before.

use maud::{Markup, html};

use super::scene::Scene;
use super::{arrange, choice, ending, story, team};
use crate::{Action, Step};

/// After so many turns nobody has to be told where orders are given.
const LEARNT: u16 = 3;

pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    html! {
        (ending::ending(scene))
        section.moment aria-label=(scene.lang.pick("Adesso", "Now")) {
            div.words { (when(scene)) (asked(scene)) }
            (story::story(scene))
        }
    }
}

/// Which turn, and who comes first when orders have the same priority.
fn when(scene: &Scene<'_>) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    if open.turn == 0 || open.ending.is_some() {
        return html! {};
    }
    html! {
        p.when {
            span { (lang.pick("turno ", "turn ")) b { (open.turn) } }
            @if matches!(scene.step(), Some(Step::Order(_) | Step::Aim(_) | Step::Reveal(_))) { (pace(scene)) }
        }
    }
}

/// The active Prophets by Fervour.
fn pace(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let mut all: Vec<(i16, table::Seat)> = scene
        .open
        .seats()
        .filter_map(|seat| Some((scene.table.fervour(scene.open.front(seat)?), seat)))
        .collect();
    all.sort_by_key(|(fervour, seat)| (std::cmp::Reverse(*fervour), *seat));
    html! {
        span.pace {
            (lang.pick("a parità di ordine agisce prima: ", "with equal orders, first: "))
            @for (at, (fervour, seat)) in all.iter().enumerate() {
                @if at > 0 { (if all[at - 1].0 == *fervour { " = " } else { " → " }) }
                @let namesake = all.iter().any(|(_, it)| it != seat && title(scene, *it) == title(scene, *seat));
                span class=(scene.side(*seat)) {
                    (title(scene, *seat)) " "
                    @if namesake { "(" (scene.called(*seat)) ") " }
                    b { (fervour) }
                }
            }
        }
    }
}

fn title(scene: &Scene<'_>, seat: table::Seat) -> &'static str {
    scene.open.active(seat).and_then(|arcano| arcano.prophet).map_or("?", |card| scene.title(card))
}

/// What is asked of the viewer, where that needs more than a sentence.
fn asked(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let hint = |text: &str| html! { p.hint { (text) } };
    let Some(step) = scene.step().filter(|_| scene.open.ending.is_none()) else { return html! {} };
    match step {
        Step::Choice(_) | Step::Proof(_) => choice::choice(scene),
        Step::Order(seats) if sealed(scene, seats) => sealed_order(scene),
        _ if !scene.is_asked() => html! {},
        Step::Opening => opening(scene),
        Step::Field(_) => hint(lang.pick("Premi «Schiera» su un Profeta della tua retroguardia.", "Press 'Field' on a Prophet of your rearguard.")),
        Step::Arrange(_) => html! {
            (hint(lang.pick(
                "Metti in fila le tue carte Culto, da sinistra: il rivale vede solo i dorsi, e quale posizione usi.",
                "Put your Cult cards in a row, from the left: your rival sees only the backs, and which position you use.",
            )))
            div.answers { (arrange::as_they_lie(scene)) }
        },
        Step::Reveal(_) => html! {
            (hint(lang.pick("Puoi scoprire carte Culto coperte, se vuoi.", "You may turn up face-down Cult cards, if you wish.")))
            div.answers { (scene.button(Action::Ready, "main wide", &html! { (lang.pick("Non scopro altro", "I turn up nothing more")) })) }
        },
        Step::Grieve => hint(lang.pick("Premi la carta Culto da mettere fuori gioco.", "Press the Cult card to put out of the game.")),
        Step::Aim(_) if team::aims(scene) => team::aiming(scene),
        Step::Order(_) if scene.offers(Action::Pass) => html! {
            div.sealed {
                (super::emblem::back())
                p.hint {
                    (lang.pick("Nessun ordine è possibile: passi. Gli altri lo vedranno solo con i loro ordini ", "No order is possible: you pass. The others will see it only with their own orders "))
                    a href="#c-8.17" { "8.17" }
                }
            }
        },
        Step::Order(_) if scene.open.turn > LEARNT => html! {},
        Step::Order(_) => hint(lang.pick(
            "Scegli il tuo ordine sul tavolo: una carta Culto, un Profeta da convocare, l'Intervento. Nessuno lo vede finché tutti non hanno scelto.",
            "Choose your order on the table: a Cult card, a Prophet to call, the Intervention. Nobody sees it until all have chosen.",
        )),
        _ => scene.every_button(),
    }
}

/// Has the viewer chosen while others have not?
fn sealed(scene: &Scene<'_>, seats: table::Seats) -> bool {
    scene.desk.seat.is_some_and(|me| seats.has(me) && scene.open.fronts().has(me)) && !scene.is_asked()
}

fn sealed_order(scene: &Scene<'_>) -> Markup {
    html! {
        div.sealed {
            (super::emblem::back())
            p.hint { (scene.lang.pick("Il tuo ordine è sigillato. Si scopre insieme a quello degli altri.", "Your order is sealed. It is turned up together with the others'.")) }
        }
    }
}

fn opening(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let first = scene.view.own.as_ref().is_some_and(|own| own.line.is_empty());
    html! {
        p.hint {
            @if first {
                (lang.pick("Scegli chi schierare per primo. Si scoprirà insieme al Profeta dell'altro.", "Choose whom to field first. It is shown together with the other's Prophet."))
            } @else {
                (lang.pick("Ora la retroguardia, da sinistra: il rivale vede solo i dorsi, e quale posizione convochi.", "Now the rearguard, from the left: your rival sees only the backs, and which position you call."))
            }
        }
        @if scene.offers(Action::Ready) {
            div.answers { (scene.button(Action::Ready, "main wide", &html! { (lang.pick("Gli altri così come sono", "The others as they lie")) })) }
        }
    }
}
