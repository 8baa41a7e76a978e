//! What is asked now, the answers that point at nothing on the table, and what happened before.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{answers, battle, decks, emblem, ending, main_phase, pause, window, words};
use crate::step::Play;
use crate::{Card, Event, Phase, Rule, Step, Time, What};

pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    html! {
        (ending::ending(scene))
        section.moment aria-label=(scene.lang.pick("Adesso", "Now")) {
            div.words {
                (when(scene))
                (battle::battle(scene))
                (window::about(scene))
                (about(scene))
                (asked(scene))
                (answers::answers(scene))
                (pause::swap(scene))
            }
            (glass::lately(scene, begins))
        }
    }
}

/// Whose turn begins with this.
fn begins(event: &Event) -> Option<Seat> {
    if let What::Turn(seat, _) = event.what { Some(seat) } else { None }
}

/// Which duel, which turn, which part of it.
fn when(scene: &Scene<'_>) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    if !open.dueling || open.turn == 0 {
        return html! {};
    }
    let duels = open.switches.duels;
    html! {
        p.when {
            @if duels > 1 { span { (lang.pick("Duello ", "Duel ")) b { (open.duel) } } }
            span { (lang.pick("turno ", "turn ")) b { (open.turn) } " · " (scene.called(open.active)) }
            @if open.time != Time::Runs { b.time-over { (lang.pick("Tempo scaduto: a fine turno vince il duello chi occupa più città", "Time is over: at the end of the turn whoever holds more cities wins the duel")) } }
            span.phases {
                @for phase in [Phase::Opening, Phase::Main, Phase::End] {
                    span.phase.on[open.phase == phase] aria-current=[(open.phase == phase).then_some("step")] { (words::phase(lang, phase)) }
                }
            }
        }
    }
}

/// The card that the question is about.
fn about(scene: &Scene<'_>) -> Markup {
    let beneath = || {
        scene.open.agenda.iter().find_map(|step| match step {
            Step::Do(Play { card, .. }) => Some(*card),
            Step::Enter(entry) => Some(entry.card),
            _ => None,
        })
    };
    let card = match scene.step() {
        Some(Step::Offer(trigger)) => Some(trigger.card),
        Some(
            Step::Aim(_)
            | Step::Site(_)
            | Step::Way(..)
            | Step::Fetch(..)
            | Step::Recover(..)
            | Step::Raise(..)
            | Step::Break(_)
            | Step::Uncover(_)
            | Step::Truce(_),
        ) => beneath(),
        Some(Step::Discard(_)) if !scene.open.pays_for_conquest() => beneath(),
        _ => None,
    };
    html! { @if let Some(card) = card { (shown(scene, card)) } }
}

fn shown(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        div.asked-about {
            (emblem::of(card, "medium"))
            div { p.plays { (scene.title(card)) } p { (scene.text(card)) } }
        }
    }
}

/// What is asked of the viewer, where that needs more than a row of buttons.
fn asked(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let hint = |text: &str| html! { p.hint { (text) } };
    if scene.step() == Some(Step::Pause) && scene.open.ending.is_none() {
        return pause::pause(scene);
    }
    if !scene.is_asked() {
        let chosen =
            scene.step() == Some(Step::Decks) && scene.me().is_some_and(|me| scene.open.chosen.has(me));
        return html! { @if chosen { (hint(lang.pick("Il tuo mazzo è scelto. Si aspetta l'altro.", "Your deck is chosen. The other is awaited."))) } };
    }
    match scene.step() {
        Some(Step::Decks) => decks::choice(scene),
        Some(Step::Main) => main_phase::main_phase(scene),
        Some(Step::Divide(..)) => battle::division(scene),
        Some(Step::Starter(_)) => {
            hint(lang.pick(
                "Il duello di prima l'hai perso: sta a te.",
                "You lost the duel before: it is up to you.",
            ))
        }
        Some(Step::Redraw(_)) => hint(words::aim(lang)),
        Some(Step::Opening) => hint(opening(scene)),
        Some(Step::Defence) => {
            hint(lang.pick("Gli altri si aggiungono dopo, a turno.", "Others join afterwards, in turn."))
        }
        Some(Step::Discard(_) | Step::Trim(_)) => hint(&discard(scene)),
        _ => html! {},
    }
}

fn opening(scene: &Scene<'_>) -> &'static str {
    let lang = scene.lang;
    match scene.open.switches.set {
        crate::Lay::Up => lang.pick(
            "Premi il pulsante sotto una carta della mano.",
            "Press the button beneath a card of your hand.",
        ),
        crate::Lay::Down => lang.pick(
            "Premi una tua carta coperta, o non scoprire nulla.",
            "Press one of your face-down cards, or turn nothing up.",
        ),
    }
}

/// How many cards are still to go.
fn discard(scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let more = match scene.step() {
        Some(Step::Trim(seat)) => {
            let keep =
                7 + usize::from(scene.open.sum(seat, |rule| if let Rule::Keep(n) = rule { *n } else { 0 }));
            usize::from(scene.open.hands[seat.index()]).saturating_sub(keep)
        }
        _ => scene.open.agenda.iter().take_while(|step| matches!(step, Step::Discard(_))).count(),
    };
    let cards = words::counted(more, lang, ["carta", "carte"], ["card", "cards"]);
    if scene.open.pays_for_conquest() {
        return lang.pick(
            format!("Hai conquistato una città: ancora {cards} da scartare dalla mano."),
            format!("You have conquered a city: {cards} to discard from your hand."),
        );
    }
    lang.pick(
        format!("Dalla mano: ancora {cards} da scartare."),
        format!("From your hand: {cards} to discard."),
    )
}
