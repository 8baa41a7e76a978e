//! What whoever opens the link of a table with a free seat sees first: who invites, to which game, and where one says one's name.

use ::table::Lang;
use axum::response::Html;
use maud::{Markup, html};

use super::decks::opening;
use super::layout::Frame;
use super::seats::{beside, together, who};
use super::zones::Seen;
use crate::fault::Fault;
use crate::names::LONGEST;
use crate::store::Sitter;

/// An invitation to somebody.
pub(crate) struct Invitation<'a> {
    pub(crate) seen: &'a Seen<'a>,
    /// Who opened the table; empty where it is not known.
    pub(crate) host: &'a str,
    /// The visitor's name, known or typed.
    pub(crate) name: &'a str,
    pub(crate) refused: Option<&'a Fault>,
}

pub(crate) fn invitation(invitation: &Invitation<'_>) -> Html<String> {
    let Invitation { seen, host, refused, .. } = invitation;
    let (lang, facts) = (seen.visitor.lang, seen.table.entry.game.facts());
    let title = match host.is_empty() {
        true => {
            lang.pick(format!("Ti invitano a {}", facts.name), format!("You are invited to {}", facts.name))
        }
        false => lang.pick(
            format!("{host} ti invita a {}", facts.name),
            format!("{host} invites you to {}", facts.name),
        ),
    };
    let main = html! {
        main.invitation id="main" data-game=(facts.id) {
            (opening(&title, facts.id, lang.pick(facts.about.0, facts.about.1)))
            p { (company(seen)) @if let Some(lasts) = lasts(seen) { " " (lasts) } }
            @if let Some(fault) = refused { p.why role="alert" { (fault.text.get(lang)) } }
            (sitting(invitation))
            p.ways.start {
                a.button.quiet href=(seen.path("?watch")) { (lang.pick("Guardo soltanto", "I only watch")) }
                a.button.quiet href=(format!("/rules/{}", facts.id)) { (lang.pick("Le regole", "The rules")) }
            }
        }
    };
    Frame {
        visitor: seen.visitor,
        title: &title,
        class: "page-invitation",
        game: Some(facts.id),
        main,
        waits: false,
    }
    .page()
}

/// How long a game lasts as a rule, where the game says so.
fn lasts(seen: &Seen<'_>) -> Option<String> {
    let (lang, (from, to)) = (seen.visitor.lang, seen.table.entry.game.facts().cover.minutes);
    (to > 0).then(|| {
        lang.pick(
            format!("Una partita dura da {from} a {to} minuti."),
            format!("A game lasts {from} to {to} minutes."),
        )
    })
}

/// Who sits there already, and how many are still awaited.
fn company(seen: &Seen<'_>) -> String {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let sits = |place: &&crate::store::PlaceRow| place.sitter != Sitter::Nobody;
    let names: Vec<String> = moment.places.iter().filter(sits).map(|place| who(Some(place), lang)).collect();
    let free = moment.free().len();
    let seats = match free {
        1 => lang.pick("un posto libero".to_owned(), "one free seat".to_owned()),
        n => lang.pick(format!("{n} posti liberi"), format!("{n} free seats")),
    };
    match names.len() {
        0 => lang.pick(format!("Il tavolo ha {seats}."), format!("The table has {seats}.")),
        _ => {
            let names = together(lang, names.into_iter());
            lang.pick(format!("Al tavolo: {names}; {seats}."), format!("At the table: {names}; {seats}."))
        }
    }
}

fn sitting(invitation: &Invitation<'_>) -> Markup {
    let Invitation { seen, name, .. } = invitation;
    let lang = seen.visitor.lang;
    html! {
        form.sit method="post" action=(seen.path("/sit")) {
            label for="sit-name" { (lang.pick("Come ti chiami?", "What is your name?")) }
            input id="sit-name" name="name" maxlength=(LONGEST) value=(name) autocomplete="nickname" required;
            p.counsel { (lang.pick("Non serve iscriversi: è il nome che gli altri leggono al tavolo.", "No account needed: it is the name that the others read at the table.")) }
            div.ways.start {
                @for (seat, word) in seats(seen, lang) {
                    button.first name="seat" value=(seat) { (word) }
                }
            }
        }
    }
}

/// The free seats that differ, each with what is said on its button.
fn seats(seen: &Seen<'_>, lang: Lang) -> Vec<(::table::Seat, String)> {
    let sit = lang.pick("Siediti", "Sit down");
    let mut all = Vec::new();
    for seat in seen.moment.free().iter() {
        let part = seen.moment.played.seat_name(None, seat);
        let number = lang.pick(format!("Posto {}", seat.index() + 1), format!("Seat {}", seat.index() + 1));
        let team = beside(seen, seat).map(|team| format!(" ({team})")).unwrap_or_default();
        match part.get(lang) == number && team.is_empty() {
            // Seats that only their number tells apart are one to whoever comes.
            true if all.is_empty() => all.push((seat, sit.to_owned())),
            true => {}
            false => all.push((seat, format!("{sit}: {}{team}", part.get(lang)))),
        }
    }
    all
}
