//! What partners tell each other: a panel beside the board, and a page of its own for those without scripts.

use ::table::{Seat, Text};
use axum::response::Html;
use maud::{Markup, html};

use super::layout::Frame;
use super::seats::{mate_name, together};
use super::table::zone;
use super::zones::{Part, Seen, zones};
use crate::fault::Fault;
use crate::partners::LONGEST;
use crate::store::Said;

pub(super) const TALK: &str = "z-talk";
pub(super) const PHRASES: &str = "z-phrases";

/// The panel: what was said, what can be said with one click, and the field, which no push replaces.
pub(super) fn panel(seen: &Seen<'_>, parts: &[Part]) -> Markup {
    let lang = seen.visitor.lang;
    let readers = seen.seat.map(|seat| seen.moment.readers(seat)).unwrap_or_default();
    html! {
        section.talk id="talk" aria-label=(lang.pick("La squadra", "The team")) {
            @for part in parts.iter().filter(|part| [TALK, PHRASES].contains(&part.id)) { (zone(part)) }
            @if !readers.is_empty() { (field(seen)) }
        }
    }
}

fn field(seen: &Seen<'_>) -> Markup {
    let lang = seen.visitor.lang;
    html! {
        form.say id="say" method="post" action=(seen.path("/team")) {
            (origin(seen))
            label.unseen for="say-text" { (lang.pick("Messaggio alla tua squadra", "Message to your team")) }
            input id="say-text" name="text" maxlength=(LONGEST) autocomplete="off" required value=[seen.unsaid]
                placeholder=(lang.pick("Alla tua squadra", "To your team"));
            button.quiet { (lang.pick("Invia", "Send")) }
        }
        p.unsent id="unsent" role="alert" hidden {}
        // Without scripts the table asks again by itself and would take what is being typed with it.
        @if !is_alone(seen) {
            noscript { a href=(seen.path("/team")) { (lang.pick("Scrivi con calma", "Write at leisure")) } }
        }
    }
}

/// Is this the panel's own page?
fn is_alone(seen: &Seen<'_>) -> bool {
    seen.visitor.here.split('?').next() == Some(seen.path("/team").as_str())
}

/// Where a visitor without scripts comes back to.
fn origin(seen: &Seen<'_>) -> Markup {
    html! { @if is_alone(seen) { input type="hidden" name="from" value="team"; } }
}

/// Who hears one here, and what was said, the newest last.
pub(super) fn heard(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let mates = moment.partners(seat);
    let names = together(lang, mates.iter().map(|mate| mate_name(seen, mate)));
    let silent = moment.readers(seat).is_empty();
    let said: Vec<&Said> = moment.heard_by(seat).collect();
    html! {
        h2 { (lang.pick("In squadra con ", "Your team: you and ")) (names) }
        @if silent {
            p { small { (lang.pick("È il computer: non legge quello che scrivi.", "It is the computer: it does not read what you write.")) } }
        } @else {
            @if said.is_empty() {
                p { small { (lang.pick("Quello che scrivi qui lo legge solo la tua squadra.", "Only your team reads what you write here.")) } }
            } @else {
                ol.said { @for (nth, said) in said.iter().enumerate() { (line(seen, seat, nth, said)) } }
            }
        }
    }
}

fn line(seen: &Seen<'_>, seat: Seat, nth: usize, said: &Said) -> Markup {
    let lang = seen.visitor.lang;
    let own = said.seat == seat;
    let name = if own { lang.pick("tu", "you").to_owned() } else { mate_name(seen, said.seat) };
    html! {
        li.own[own] data-said=(nth) { b { (name) } " " span dir="auto" { (said.text.get(lang)) } }
    }
}

/// The game's phrases as buttons.
pub(super) fn phrases(seen: &Seen<'_>, seat: Seat) -> Markup {
    let lang = seen.visitor.lang;
    let readers = seen.moment.readers(seat);
    let phrases: Vec<Text> = if readers.is_empty() { Vec::new() } else { seen.moment.played.phrases(seat) };
    html! {
        @if !phrases.is_empty() {
            form.phrases id="phrases" method="post" action=(seen.path("/team"))
                aria-label=(lang.pick("Frasi pronte", "Ready phrases")) {
                (origin(seen))
                @for phrase in &phrases {
                    button.quiet name="text" value=(phrase.get(lang)) { (phrase.get(lang)) } " "
                }
            }
        }
    }
}

/// The panel alone, on a page that is never asked for again by itself: nothing typed is lost.
pub(crate) fn talk(seen: &Seen<'_>, refused: Option<&Fault>) -> Html<String> {
    let (lang, facts) = (seen.visitor.lang, seen.table.entry.game.facts());
    let title = lang.pick("La squadra", "The team");
    let main = html! {
        main id="main" {
            h1 { (title) }
            @if let Some(fault) = refused { p.why role="alert" { (fault.text.get(lang)) } }
            (panel(seen, &zones(seen)))
            p.ways.start {
                a.button href=(seen.path("")) { (lang.pick("Al tavolo", "To the table")) }
                a.button.quiet href=(seen.path("/team")) { (lang.pick("Che cosa c'è di nuovo", "What is new")) }
            }
        }
    };
    Frame { visitor: seen.visitor, title, class: "page-team", game: Some(facts.id), main, waits: false }
        .page()
}
