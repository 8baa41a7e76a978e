//! A card that lies on the table, on the board or in a portal: its face, who stands there, and its words, which unfold.

use maud::{Markup, html};
use table::Seat;

use super::emblem;
use super::ornament::{Sign, ornament};
use super::scene::Scene;
use super::words::worded;
use crate::{Action, Space, Spot};

/// What there is to say about a laid card.
pub(super) struct Laid<'a> {
    /// The element's id.
    pub(super) id: String,
    /// Its number, as people count.
    pub(super) number: u8,
    pub(super) space: &'a Space,
    pub(super) spot: Spot,
    /// More classes.
    pub(super) class: String,
    /// What a click does.
    pub(super) offer: Option<Action>,
    /// In a corner: what roll leads here, or a trap.
    pub(super) badge: Markup,
    /// Beneath the card's words.
    pub(super) notes: Vec<String>,
}

/// A word with more letters than this is set smaller: no word is broken.
const LONG: usize = 10;

/// The card as an element of a list.
pub(super) fn laid(scene: &Scene<'_>, card: &Laid<'_>) -> Markup {
    let lang = scene.lang;
    let title = scene.space_title(card.space);
    let tip = format!("{}-tip", card.id);
    let here: Vec<Seat> =
        Seat::all(scene.open.seats()).filter(|seat| scene.open.place(*seat).spot == card.spot).collect();
    let face = html! {
        span.number { (card.number) }
        (ornament(Sign::of(&card.space.effects)))
        span.title.tight[title.split(' ').any(|word| word.chars().count() > LONG)] { (title) }
    };
    html! {
        li class={ "space " (card.class) @if card.offer.is_some() { " can" } @if card.space.is_duty() { " duty" } } {
            @match &card.offer {
                Some(action) => {
                    (scene.button(*action, "face-of", &html! { (face) (does(scene, action)) }))
                    details.info id=(card.id) name="told" {
                        summary aria-describedby=(tip) aria-label=(lang.pick(format!("Che cosa dice {title}"), format!("What {title} says"))) { "i" }
                    }
                }
                None => details.face-of id=(card.id) name="told" { summary aria-describedby=(tip) { (face) } },
            }
            @if !here.is_empty() {
                span class={ "pawns n" (here.len()) } { @for seat in &here { (emblem::pawn(scene, *seat)) } }
            }
            (card.badge)
            div.tip id=(tip) role="tooltip" {
                b { (title) }
                p { (worded(lang, &scene.space_text(card.space))) }
                @for note in &card.notes { p.note { (note) } }
                @if !here.is_empty() { p.note { (lang.pick("Qui: ", "Here: ")) (names(scene, &here)) } }
            }
        }
    }
}

/// What a press on the card does: a word to be seen, the sentence to be heard.
pub(super) fn does(scene: &Scene<'_>, action: &Action) -> Markup {
    let lang = scene.lang;
    let word = match action {
        Action::Resolve => lang.pick("risolvi", "resolve"),
        Action::Return => lang.pick("torna qui", "go back"),
        Action::Forward => lang.pick("avanti", "forward"),
        Action::Back => lang.pick("indietro", "back"),
        Action::Step => lang.pick("sali", "go up"),
        _ => "",
    };
    html! {
        @if !word.is_empty() { span.does aria-hidden="true" { (word) } }
        span.unseen { (scene.says(*action)) }
    }
}

fn names(scene: &Scene<'_>, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| scene.name(*seat)).collect();
    names.join(", ")
}
