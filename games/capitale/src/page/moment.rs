//! What is asked now, the answers that point at nothing on the table, and what happened before.

use maud::{Markup, html};

use super::lately::lately;
use super::scene::Scene;
use super::{battle, decks, emblem, ending, main_phase, pause, sides, unit, window, words};
use crate::step::Play;
use crate::{Action, Card, Phase, Rule, Step, Time};

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
                (answers(scene))
                (pause::swap(scene))
            }
            (lately(scene))
        }
    }
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
            @if open.time != Time::Runs { b.time-over { (lang.pick("Tempo scaduto: a fine turno vince il duello chi ha più città", "Time is over: at the end of the turn more cities win the duel")) } }
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
        scene.open.agenda.iter().rev().find_map(|step| match step {
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
            "Premi una tua carta coperta, o il pulsante qui accanto.",
            "Press one of your face-down cards, or the button here.",
        ),
    }
}

/// How many cards are still to go.
fn discard(scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let more = match scene.step() {
        Some(Step::Trim(seat)) => {
            let keep =
                7 + usize::from(scene.table.sum(seat, |rule| if let Rule::Keep(n) = rule { *n } else { 0 }));
            usize::from(scene.open.hands[seat.index()]).saturating_sub(keep)
        }
        _ => scene.open.agenda.iter().rev().take_while(|step| matches!(step, Step::Discard(_))).count(),
    };
    let cards = words::counted(lang, more, ["carta", "carte"], ["card", "cards"]);
    lang.pick(
        format!("Dalla mano: ancora {cards} da scartare."),
        format!("From your hand: {cards} to discard."),
    )
}

/// The answers that are given here.
fn answers(scene: &Scene<'_>) -> Markup {
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
    let word = |class: &str, word: &str| scene.button(action, class, &html! { (word) });
    let fighter = |id: u8, verb: &str| {
        let guess = window::with(scene, id);
        card_button(scene, action, id, verb, guess.as_deref())
    };
    match action {
        Action::Pass if window::of(scene).is_some() => word("main wide", lang.pick("Lascio passare", "I let it pass")),
        Action::Pass => word("mild", lang.pick("Non scopro nulla", "I turn up nothing")),
        Action::Keep => word("main", lang.pick("Tengo la mano", "I keep my hand")),
        Action::Redraw => word("", lang.pick("Rimetto la mano e ne pesco sei", "I put it back and draw six")),
        Action::Skip => word("mild", lang.pick("Non apro nulla", "I open nothing")),
        Action::Decline => word("mild", lang.pick("Non difendo", "I do not defend")),
        Action::Enough => word("mild", lang.pick("Basta così", "That is enough")),
        Action::No => word("mild", lang.pick("No", "No")),
        Action::Accept => word("main", lang.pick("Sì", "Yes")),
        Action::End => word("mild end-turn", lang.pick("Fine del turno", "End of turn")),
        Action::Ready => word("main wide", lang.pick("Sono a posto: avanti", "I am ready: go on")),
        Action::Start(seat) if scene.me() == Some(seat) => word("main", lang.pick("Comincio io", "I begin")),
        Action::Start(_) => word("", lang.pick("Comincia l'altro", "The other begins")),
        Action::Defend(id) => fighter(id, lang.pick("Difende ", "Defend: ")),
        Action::Join(id) => fighter(id, lang.pick("Entra ", "Join: ")),
        Action::Choose(id) => card_button(scene, action, id, "", None),
        Action::City(at) => {
            let known = unit::short(scene, at);
            scene.button(action, "goal", &html! { (at + 1) small { (known) } })
        }
        Action::Quick(card) => played(scene, action, card, lang.pick("Gioca ", "Play ")),
        Action::Turn(id) => match scene.view.down.iter().find(|(down, _)| *down == id) {
            Some((_, card)) => played(scene, action, *card, lang.pick("Scopri ", "Turn up ")),
            None => word("", &scene.says(action)),
        },
        Action::Take(card) => {
            scene.button(action, "card-of", &html! { (emblem::of(card, "small")) span { b { (scene.title(card)) } small { (scene.text(card)) } } })
        }
        _ => word("", &scene.says(action)),
    }
}

/// A card that can be played from here.
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

/// Where lists may be looked through: open deck lists.
pub(super) fn lists(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        @for seat in table::Seat::all(2) {
            @if let Some(deck) = &scene.view.lists[seat.index()] {
                details.looked id={ "list-" (seat) } {
                    summary { (if scene.me() == Some(seat) { lang.pick("Il tuo mazzo, carta per carta", "Your deck, card by card").to_owned() } else { format!("{} {}", lang.pick("Il mazzo", "The deck"), words::whose(lang, seat)) }) }
                    (decks::list(scene, deck))
                }
            }
        }
        (own_library(scene))
    }
}

/// What is left in one's own library.
fn own_library(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        @if let Some(own) = scene.view.own.as_ref().filter(|own| scene.open.dueling && !own.library.is_empty()) {
            details.looked id="library" {
                summary { (lang.pick("Che cosa c'è ancora nel tuo grimorio", "What is left in your library")) " (" (own.library.len()) ")" }
                ul.cards-of { @for (card, copies) in own.library.iter() { @if copies > 1 { li.copies { (copies) "×" } } (sides::row(scene, card)) } }
            }
        }
    }
}
