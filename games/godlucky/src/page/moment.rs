//! What is on the table now, what it leads to, and the answers that point at nothing on the board.

use maud::{Markup, html};
use table::Seat;

use super::lately;
use super::ornament::{Sign, ornament};
use super::scene::Scene;
use super::words::worded;
use super::{dice, emblem, fight, window};
use crate::{Action, Card, Step};

pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    let mark = format!("{}.{}", scene.open.turns, lately::falls(scene));
    let about = window::about(scene);
    html! {
        section.moment tabindex="0" aria-label=(scene.lang.pick("Adesso", "Now")) {
            (on_the_table(scene, &mark))
            div.words {
                @if let Some(about) = about { p.about { (about) } }
                (prompt(scene))
                (choices(scene))
                (lately::lately(scene))
            }
        }
    }
}

/// The fight, the dice, the coin or the event that everybody looks at.
fn on_the_table(scene: &Scene<'_>, mark: &str) -> Markup {
    let open = scene.open;
    html! {
        @if open.fight.is_some() && open.dice.len() == 2 {
            (fight::fight(scene, mark))
        } @else if let Some(coin) = open.coin {
            div.thing {
                span.tossed data-flip=[coin.face.map(|_| mark.to_owned())] { (dice::coin(coin.face)) }
                small { (scene.lang.pick("chiamata: ", "called: ")) (window::face(scene, coin.call)) }
            }
        } @else if let Some(die) = open.dice.first() {
            div.thing { (dice::rolled(die, mark)) small { @if let Some(seat) = die.seat { (scene.name(seat)) } } }
        }
        @if let Some(event) = lately::drawn(scene) {
            @let card = &scene.set.events[usize::from(event)];
            div.event {
                (ornament(Sign::of(&card.effects)))
                div {
                    small { (scene.lang.pick("Evento", "Event")) }
                    b { (scene.space_title(card)) }
                    p { (worded(scene.lang, &scene.space_text(card))) }
                }
            }
        }
    }
}

/// What the answer is about, where the question alone does not say it.
fn prompt(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let asked = !scene.desk.actions.is_empty();
    let hint = match scene.step() {
        _ if !asked => None,
        Some(Step::Main(_)) if scene.desk.actions.len() > 1 => Some(lang.pick(
            "Prima di muovere puoi usare ciò che è segnato in oro.",
            "Before moving you may use what is marked in gold.",
        )),
        Some(Step::Main(_)) if scene.offers(Action::Roll) && scene.open.round() <= 2 => Some(lang.pick(
            "Le cifre sulla plancia dicono dove porta ogni faccia del dado.",
            "The figures on the board say where each face of the die leads.",
        )),
        Some(Step::ChooseGod(_)) => {
            Some(lang.pick(
                "Vince chi arriva a 10 Fede. Chi arriva in fondo alla Corruzione impazzisce e perde le sue carte: i buoni a 10, i malvagi a 1.",
                "Ten Faith wins. Whoever comes to the end of Corruption goes mad and loses all cards: the good at 10, the evil at 1.",
            ))
        }
        Some(Step::Travel(_)) => {
            Some(lang.pick("Scegli una casella della plancia.", "Choose a space of the board."))
        }
        Some(Step::Trap(..)) => Some(lang.pick(
            "Scegli sulla plancia dove posare la trappola.",
            "Choose on the board where to lay the trap.",
        )),
        Some(Step::Bait(..)) => Some(lang.pick(
            "Scegli dalla mano l'oggetto da posare coperto.",
            "Choose from your hand the object to lay face down.",
        )),
        Some(Step::Discard(_)) => Some(lang.pick(
            "Scegli dalla mano l'oggetto da scartare.",
            "Choose from your hand the object to discard.",
        )),
        _ => None,
    };
    html! { @if let Some(hint) = hint { p.hint { (hint) } } }
}

/// Is the answer given elsewhere: on the board, in the hand, among the gods?
fn elsewhere(scene: &Scene<'_>, action: Action) -> bool {
    match action {
        Action::Space(_) | Action::God(_) => true,
        // In a window a card is the answer itself; in a turn it is one of many things in the hand.
        Action::Use(_) => window::of(scene).is_none(),
        Action::Take(card) => scene.me().is_some_and(|me| scene.view.hands[me.index()].cards().has(card)),
        _ => false,
    }
}

fn choices(scene: &Scene<'_>) -> Markup {
    let here: Vec<Action> =
        scene.desk.actions.iter().copied().filter(|action| !elsewhere(scene, *action)).collect();
    let all = here.len() == scene.desk.actions.len();
    let stakes = here.iter().filter(|action| matches!(action, Action::Stake(..))).count();
    html! {
        @if !here.is_empty() {
            div.answers.all[all].stakes[stakes > 0] role="group" aria-label=(scene.lang.pick("Che cosa puoi fare", "What you can do")) {
                @for action in &here { (choice(scene, *action)) }
                (reaches(scene))
            }
        }
    }
}

/// Before the roll: where each face leads and what happens there, in words.
fn reaches(scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.me().filter(|me| scene.offers(Action::Roll) && !scene.moves_madly(*me)) else {
        return html! {};
    };
    let lang = scene.lang;
    html! {
        details.reaches id="reaches" {
            summary { (lang.pick("Dove porta il dado", "Where the die leads")) }
            ol {
                @for n in 1..=scene.sides() {
                    @if let Some(walk) = scene.walk(me, n, false) {
                        li {
                            b { (n) }
                            span {
                                @match scene.space(walk.to).filter(|_| walk.lays == 0) {
                                    Some(space) => { b { (scene.space_title(space)) } ". " (worded(lang, &scene.space_text(space))) }
                                    None => (lang.pick("Una carta ancora da girare.", "A card that is still to be turned up.")),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn choice(scene: &Scene<'_>, action: Action) -> Markup {
    let says = scene.says(action);
    let label = html! { span { (says) } };
    match action {
        Action::Roll => scene.button(action, "main", &html! { (dice::die(scene.sides(), 0)) (label) }),
        Action::Step | Action::Resolve => scene.button(action, "main", &label),
        Action::Pass | Action::Return => scene.button(action, "mild", &label),
        Action::Fight(seat) => scene.button(action, "at", &html! { (emblem::of(scene, seat, "")) (label) }),
        // What is done to whoever is chosen the question says already.
        Action::At(seat) => {
            let name = scene.name(seat);
            let shown = html! { (emblem::of(scene, seat, "")) span aria-hidden="true" { (name) } span.unseen { (says) } };
            scene.button(action, "at", &shown)
        }
        Action::Face(face) => scene.button(
            action,
            "face",
            &html! { (dice::die(scene.sides_to_set(), face)) span.unseen { (says) } },
        ),
        Action::Call(face) => scene.button(action, "face", &html! { (dice::coin(Some(face))) (label) }),
        Action::Which(at) => scene.button(action, "at", &which(scene, at, &label)),
        Action::Use(card) | Action::Take(card) => {
            scene.button(action, "card-of", &card_label(scene, card, &label))
        }
        Action::Ability => scene.button(action, "ability-of", &ability(scene, &label)),
        _ => scene.button(action, "", &label),
    }
}

fn which(scene: &Scene<'_>, at: u8, label: &Markup) -> Markup {
    html! {
        @if let Some(die) = scene.open.dice.get(usize::from(at)) { (dice::die(die.sides, die.face)) }
        (label)
    }
}

/// A card as an answer: what it is called and what it says.
fn card_label(scene: &Scene<'_>, card: Card, label: &Markup) -> Markup {
    html! {
        (ornament(Sign::power(scene.set.power(card))))
        span { b { (label) } small { (scene.text(card)) } }
    }
}

fn ability(scene: &Scene<'_>, label: &Markup) -> Markup {
    let god = scene.me().and_then(|me: Seat| scene.god(me));
    html! {
        @if let Some(god) = god {
            (ornament(Sign::power(god.power)))
            span { b { (label) } small { (scene.god_text(god)) } }
        } @else { (label) }
    }
}

impl Scene<'_> {
    /// The sides of the die that the viewer would roll to move.
    pub(super) fn sides(&self) -> u8 {
        if self.me().is_some_and(|me| self.moves_madly(me)) { 6 } else { 3 }
    }

    /// The sides of the die that is being set.
    fn sides_to_set(&self) -> u8 {
        let at = match self.step() {
            Some(Step::SetFace(_, at)) => usize::from(at),
            _ => 0,
        };
        self.open.dice.get(at).map_or(6, |die| die.sides)
    }
}
