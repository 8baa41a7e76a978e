//! What is asked now, the answers that point at nothing on the table, and what happened before.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{card, emblem, middle, own, window};
use crate::{Action, Card, Event, Kind, Step, What};

pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    html! {
        section.moment aria-label=(scene.lang.pick("Adesso", "Now")) {
            div.words {
                (window::about(scene))
                (about(scene))
                (turn(scene))
                (answers(scene))
                (takes(scene))
            }
            (glass::lately(scene, begins))
        }
    }
}

/// Whose turn begins with this.
fn begins(event: &Event) -> Option<Seat> {
    if let What::Turn(seat) = event.what { Some(seat) } else { None }
}

/// The card that the question is about.
fn about(scene: &Scene<'_>) -> Markup {
    let card = match scene.step() {
        Some(Step::Offer(trigger)) => Some(trigger.card),
        Some(Step::Choose(_, crate::Why::Rival(play))) => play.card,
        _ => None,
    };
    html! { @if let Some(card) = card { (shown(scene, card)) } }
}

fn shown(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        div.asked-about {
            (emblem::of(scene.set, card, "medium"))
            div { p.plays { (scene.title(card)) } p { (scene.text(card)) } }
        }
    }
}

/// In one's own turn: what it still allows, and whether anything in hand fits.
fn turn(scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.me().filter(|_| scene.is_my_turn()) else { return hint(scene) };
    let (lang, table) = (scene.lang, &scene.table);
    let active = scene.open.place(me).active.is_some();
    let any = |fits: fn(&Action) -> bool| scene.desk.actions.iter().any(fits);
    let (beatitude, die) = (table.may_play_beatitude(me), table.may_roll(me));
    let point = match (beatitude, die) {
        (true, true) => lang.pick("una Beatitudine o il dado", "a Beatitudine or the die"),
        (false, true) => lang.pick("il dado", "the die"),
        (true, false) => lang.pick("una Beatitudine", "a Beatitudine"),
        (false, false) => lang.pick("Beatitudine o dado", "Beatitudine or die"),
    };
    let plays = |kind: Kind| {
        scene.desk.actions.iter().any(|it| matches!(it, Action::Play(card) if card.kind() == kind))
    };
    let (tries, suffrage) = (table.may_try(me), table.may_suffrage(me));
    let trial = match (tries, suffrage) {
        (true, false) => lang.pick("una Prova", "a Prova"),
        (false, true) => lang.pick("un Suffragio", "a Suffragio"),
        (true, true) => lang.pick("una Prova o un Suffragio", "a Prova or a Suffragio"),
        (false, false) => lang.pick("Prova o Suffragio", "Prova or Suffragio"),
    };
    let suffrages = any(|it| matches!(it, Action::Suffrage(_)));
    let enters = any(|it| matches!(it, Action::Enter(_)));
    let done = scene.open.done;
    let substitutes = done.substitutions <= done.more_substitutions;
    let lays = any(|it| matches!(it, Action::Place(_) | Action::Replace(..))) || plays(Kind::Support);
    html! {
        ul.allows aria-label=(lang.pick("Questo turno permette", "This turn allows")) {
            (allows(scene, State::of(active && (beatitude || die), die || plays(Kind::Beatitude)), point))
            (allows(scene, State::of(active && (tries || suffrage), suffrages || plays(Kind::Trial)), trial))
            (allows(scene, State::of(substitutes, enters), lang.pick("una sostituzione", "a substitution")))
            (allows(scene, State::of(true, lays), lang.pick("Supporti e Santi, quanti vuoi", "Supporti and Saints, as many as you like")))
        }
    }
}

/// What has become of a thing that a turn allows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    NothingFits,
    Done,
}

impl State {
    fn of(allowed: bool, fits: bool) -> Self {
        match (allowed, fits) {
            (false, _) => State::Done,
            (true, false) => State::NothingFits,
            (true, true) => State::Open,
        }
    }
}

fn allows(scene: &Scene<'_>, state: State, what: &str) -> Markup {
    let lang = scene.lang;
    let (sign, says) = match state {
        State::Open => ("◆", lang.pick("si può", "open")),
        State::NothingFits => ("◇", lang.pick("ora non ce n'è modo", "there is no way now")),
        State::Done => ("✓", lang.pick("non più in questo turno", "no more in this turn")),
    };
    html! {
        li.open[state == State::Open].done[state == State::Done] title=(says) {
            span.sign aria-hidden="true" { (sign) } " " span { (what) } span.unseen { ": " (says) }
        }
    }
}

/// Where the answer is given, where that is not here.
fn hint(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let hint = match scene.step() {
        _ if !scene.is_asked() => None,
        Some(Step::Choose(..)) => {
            Some(lang.pick("Scegli un posto fra gli altri.", "Choose one of the other places."))
        }
        Some(Step::Remove(_)) => Some(
            lang.pick("Scegli il Supporto presso gli altri posti.", "Choose the Supporto at another place."),
        ),
        Some(Step::Exchange(_)) => Some(lang.pick(
            "Scegli chi entra nel tuo Santuario, oppure lascia tutto com'è.",
            "Choose in your Santuario who enters, or leave everything as it is.",
        )),
        Some(Step::Discard(..) | Step::Trim(..)) => {
            Some(lang.pick("Scegli fra le carte della tua mano.", "Choose among the cards of your hand."))
        }
        _ => None,
    };
    html! { @if let Some(hint) = hint { p.hint { (hint) } } }
}

/// The answers that are given here.
fn answers(scene: &Scene<'_>) -> Markup {
    let mut here: Vec<Action> =
        scene.desk.actions.iter().copied().filter(|action| is_here(scene, *action)).collect();
    // In a window most people pass most of the time; anywhere else a pass is what remains.
    here.sort_by_key(|action| *action == Action::Pass && window::of(scene).is_none());
    html! {
        @if !here.is_empty() {
            div.answers role="group" aria-label=(scene.lang.pick("Che cosa puoi fare", "What you can do")) {
                @for action in here { (answer(scene, action)) }
            }
        }
    }
}

fn is_here(scene: &Scene<'_>, action: Action) -> bool {
    match action {
        Action::Pass | Action::Advocatus | Action::Accept | Action::End | Action::Roll | Action::Next(_) => {
            true
        }
        // A choice of a seat stands here too: on a phone the places may be out of sight.
        Action::At(_) => true,
        Action::Enter(_) => matches!(scene.step(), Some(Step::Exchange(_))),
        _ => false,
    }
}

fn answer(scene: &Scene<'_>, action: Action) -> Markup {
    let lang = scene.lang;
    let label = html! { span { (scene.says(action)) } };
    match action {
        Action::Pass if window::of(scene).is_some() => {
            let word = lang.pick("Lascio passare", "I let it pass");
            scene.button(action, "main wide", &html! { (word) })
        }
        Action::Pass => scene.button(action, "mild", &label),
        Action::Advocatus => {
            let shown = html! { (emblem::sign(Kind::Advocate, "tiny")) (lang.pick("Fermo il punto con l'Advocatus", "I stop the point with the Advocatus")) };
            scene.button(action, "", &shown)
        }
        Action::Accept => scene.button(action, "main", &label),
        Action::End => scene.button(action, "mild", &html! { (lang.pick("Fine del turno", "End of turn")) }),
        Action::Roll => {
            let shown = html! { (middle::pips(5)) (lang.pick("Tira il dado", "Roll the die")) };
            scene.button(action, "", &shown)
        }
        Action::Next(card) => scene.button(action, "card-of", &next(scene, card)),
        Action::At(seat) => {
            scene.button(action, "", &html! { (scene.name(seat)) span.unseen { ": " (scene.says(action)) } })
        }
        Action::Enter(slot) => scene.button(action, "", &html! { (entering(scene, slot)) }),
        _ => scene.button(action, "", &label),
    }
}

/// A card whose ability may happen first.
fn next(scene: &Scene<'_>, card: Card) -> Markup {
    let whose = scene.open.waiting.iter().find(|trigger| trigger.card == card).map(|trigger| trigger.seat);
    let mine = whose.is_some() && whose == scene.me();
    html! {
        (emblem::of(scene.set, card, "small"))
        span {
            b { (scene.title(card)) }
            @if let Some(seat) = whose.filter(|_| !mine) { small { (scene.name(seat)) } }
            small { (scene.text(card)) }
        }
    }
}

fn entering(scene: &Scene<'_>, slot: u8) -> String {
    let saint =
        scene.me().and_then(|me: Seat| scene.open.place(me).santuario.get(usize::from(slot)).copied());
    let name = saint.map(|card| scene.title(card)).unwrap_or_default();
    scene.lang.pick(format!("Entra {name}"), format!("{name} enters"))
}

/// Cards that can be taken from the discards: they lie open here.
fn takes(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let cards = middle::takeable(scene);
    let word = match scene.step() {
        Some(Step::Call(_)) => lang.pick("Nel Santuario", "To the Santuario"),
        _ => lang.pick("In mano", "To my hand"),
    };
    html! {
        @if !cards.is_empty() {
            ul.takes aria-label=(lang.pick("Dagli scarti", "From the discards")) {
                @for card in cards {
                    li.held.can {
                        header {
                            (emblem::of(scene.set, card, "small"))
                            div { b { (scene.title(card)) } small { (card::line(scene, card)) } }
                        }
                        p.says { (own::words_of(scene, card)) }
                        (card::lore(scene, card))
                        div.does { (scene.button(Action::Take(card), "main", &html! { (word) span.unseen { ": " (scene.title(card)) } })) }
                    }
                }
            }
        }
    }
}
