//! One's own cards: what they are called, what they say, and what can be done with each now.

use maud::{Markup, html};
use table::{Seat, Seats};

use super::scene::Scene;
use super::{card, emblem, own};
use crate::{Action, Card, Kind, SLOTS};

/// Cards with the same print that the same seats have seen.
struct Stack {
    cards: Vec<Card>,
    seen: Seats,
    public: bool,
}

impl Stack {
    fn first(&self) -> Card {
        self.cards[0]
    }
}

pub(super) fn hand(scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.me() else { return html! {} };
    if scene.view.hands[me.index()].known.is_empty() && !scene.has_begun() {
        return html! {};
    }
    let lang = scene.lang;
    let count = scene.view.hands[me.index()].len();
    html! {
        section.hand aria-label=(lang.pick("Le tue carte", "Your cards")) {
            h2 {
                (lang.pick("La tua mano", "Your hand")) " "
                small { (count) @if count > scene.table.limit(me) { (lang.pick(" · a fine turno se ne tengono ", " · kept at the end of the turn: ")) (scene.table.limit(me)) } }
            }
            @if count == 0 { p.none { (lang.pick("Nessuna carta.", "No cards.")) } }
            @else { ul { @for stack in stacks(scene, me) { (held(scene, me, &stack)) } } }
        }
    }
}

/// The hand by kind; where single cards are chosen, one by one.
fn stacks(scene: &Scene<'_>, me: Seat) -> Vec<Stack> {
    // In matches of the first version each copy is chosen by itself.
    let takes = scene.desk.actions.iter().any(|action| matches!(action, Action::Take(_)));
    let apart = takes && !scene.open.setup.has_equals();
    let mut known = scene.view.hands[me.index()].known.clone();
    known.sort_by_key(|(card, _)| *card);
    let mut stacks: Vec<Stack> = Vec::new();
    for (card, seen) in known {
        let public = scene.open.public.has(card);
        let same = |stack: &&mut Stack| {
            !apart
                && card.kind() != Kind::Saint
                && scene.table.are_printed_alike(stack.first(), card)
                && (stack.seen, stack.public) == (seen, public)
                && scene.open.played.has(stack.first()) == scene.open.played.has(card)
        };
        match stacks.iter_mut().find(same) {
            Some(stack) => stack.cards.push(card),
            None => stacks.push(Stack { cards: vec![card], seen, public }),
        }
    }
    stacks
}

fn held(scene: &Scene<'_>, me: Seat, stack: &Stack) -> Markup {
    let (lang, card) = (scene.lang, stack.first());
    let (can, buttons) = does(scene, me, card);
    let dim = scene.is_asked() && !can && buttons.is_some();
    html! {
        li class={ "held k-" (letter(card)) @if can { " can" } @if dim { " dim" } } data-card=(card) {
            header {
                (emblem::of(scene.set, card, "small"))
                div {
                    b { (scene.title(card)) @if stack.cards.len() > 1 { span.times { " ×" (stack.cards.len()) } } }
                    small { @if card.kind() == Kind::Saint { (lang.pick("Santo · ", "Saint · ")) } (card::line(scene, card)) }
                }
            }
            (own::folded(&format!("held-{card}"), html! { span.text { (own::plainly(scene, card)) } }, &whole(scene, card)))
            @if let Some(note) = note(scene, card) { p.note { (note) } }
            (known_to(scene, stack))
            @if let Some(buttons) = buttons { div.does { (buttons) } }
        }
    }
}

/// All that stands on a card.
fn whole(scene: &Scene<'_>, card: Card) -> Markup {
    html! { p { (own::words_of(scene, card)) } (card::lore(scene, card)) }
}

fn letter(card: Card) -> char {
    card.kind().letter()
}

/// What stands in the way that no button can say.
fn note(scene: &Scene<'_>, card: Card) -> Option<&'static str> {
    let lang = scene.lang;
    match card.kind() {
        Kind::Advocate if scene.is_my_turn() => {
            Some(lang.pick("Si gioca nei turni altrui.", "Played in other players' turns."))
        }
        _ if scene.is_my_turn() && scene.open.played.has(card) => {
            Some(lang.pick("Già giocata in questo turno.", "Already played in this turn."))
        }
        _ => None,
    }
}

fn known_to(scene: &Scene<'_>, stack: &Stack) -> Markup {
    let lang = scene.lang;
    html! {
        @if stack.public { p.note { "◉ " (lang.pick("tutti sanno che ce l'hai", "everybody knows that you hold it")) } }
        @else if !stack.seen.is_empty() {
            @let names: Vec<String> = stack.seen.iter().map(|seat| scene.name(seat)).collect();
            p.note { "◉ " (lang.pick("la conosce: ", "known to: ")) (names.join(", ")) }
        }
    }
}

/// The buttons of a card, if there is a question that it can answer, and whether any of them can be pressed now.
fn does(scene: &Scene<'_>, me: Seat, card: Card) -> (bool, Option<Markup>) {
    let lang = scene.lang;
    if scene.may(Action::Take(card)) {
        let word = lang.pick("Scarta", "Discard");
        return (true, Some(scene.button(Action::Take(card), "main", &labelled(scene, word, card))));
    }
    if card.kind() == Kind::Advocate && scene.offers(Action::Advocatus) {
        let word = lang.pick("Ferma il punto", "Stop the point");
        return (true, Some(scene.button(Action::Advocatus, "", &html! { (word) })));
    }
    if !scene.is_my_turn() {
        return (false, None);
    }
    match card.kind() {
        Kind::Advocate => (false, None),
        Kind::Saint => saint(scene, me, card),
        kind => {
            // Before copies could be named, all were played under one name.
            let named = if scene.open.setup.has_equals() { card } else { scene.face(card) };
            let action = Action::Play(named);
            // A card that was put down already does not lend its button to its twins.
            let spent = scene.open.played.has(card);
            let word = match kind {
                Kind::Trial => lang.pick("Supera la Prova", "Pass the Prova"),
                _ => lang.pick("Gioca", "Play"),
            };
            let can = scene.may(action) && !spent;
            let asks = if can { action } else { Action::Play(scene.face(card)) };
            (can, (!spent).then(|| scene.ask_of(asks, "main", &labelled(scene, word, card))))
        }
    }
}

fn saint(scene: &Scene<'_>, me: Seat, card: Card) -> (bool, Option<Markup>) {
    let lang = scene.lang;
    if scene.open.played.has(card) {
        return (false, None);
    }
    let place = scene.open.place(me);
    let full = place.active.is_some() && place.santuario.len() == SLOTS;
    let suffrage = Action::Suffrage(card);
    let can = full || scene.offers(Action::Place(card)) || scene.offers(suffrage);
    let lay = match place.active {
        None => lang.pick("In Zona Attiva", "Zona Attiva"),
        Some(_) => lang.pick("Nel Santuario", "To Santuario"),
    };
    let buttons = html! {
        @if full {
            details.instead name="told" id={ "instead-" (card) } {
                summary { (lang.pick("Al posto di…", "In place of…")) span.unseen { " " (scene.title(card)) } }
                div {
                    @for (slot, out) in place.santuario.iter().enumerate() {
                        (scene.ask(Action::Replace(card, slot as u8), "", &html! { (slot + 1) ". " (scene.title(*out)) }))
                    }
                    small { (lang.pick("Quello va negli scarti.", "That one goes to the discards.")) }
                }
            }
        } @else { (scene.ask(Action::Place(card), "", &labelled(scene, lay, card))) }
        (scene.ask(suffrage, "", &labelled(scene, lang.pick("Suffragio", "Suffragio"), card)))
    };
    (can, Some(buttons))
}

fn labelled(scene: &Scene<'_>, word: &str, card: Card) -> Markup {
    html! { (word) span.unseen { ": " (scene.title(card)) } }
}
