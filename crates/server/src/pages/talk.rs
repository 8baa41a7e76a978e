//! What people at a table tell each other: a panel beside the board, and a page of its own for those without scripts.

use ::table::{Seat, Text};
use axum::response::Html;
use maud::{Markup, html};

use super::layout::Frame;
use super::names::say;
use super::seats::{mate_name, together};
use super::table::zone;
use super::zones::{Part, Seen, zones};
use crate::fault::Fault;
use crate::store::Said;
use crate::talk::{COURTESIES, LONGEST};

pub(super) const TALK: &str = "z-talk";
pub(super) const PHRASES: &str = "z-phrases";

/// The panel: what was said, what can be said with one click, and the field, which no push replaces.
pub(super) fn panel(seen: &Seen<'_>, parts: &[Part]) -> Markup {
    let lang = seen.visitor.lang;
    html! {
        section.talk id="talk" aria-label=(lang.pick("Le parole al tavolo", "Talk at the table")) {
            @for part in parts.iter().filter(|part| [TALK, PHRASES].contains(&part.id)) { (zone(part)) }
            @if let Some(seat) = seen.seat { (field(seen, seat)) }
            p.unsent id="unsent" role="alert" hidden {}
        }
    }
}

/// To whom a seat may write in its own words: to its team, to the table.
fn to_whom(seen: &Seen<'_>, seat: Seat) -> (bool, bool) {
    let moment = seen.moment;
    (!moment.readers(seat).is_empty(), seen.visitor.talks && !moment.rivals(seat).is_empty())
}

fn field(seen: &Seen<'_>, seat: Seat) -> Markup {
    let lang = seen.visitor.lang;
    let (team, table) = to_whom(seen, seat);
    let (label, hint) = match (team, table) {
        (false, false) => return html! {},
        (true, false) => (
            lang.pick("Messaggio alla tua squadra", "Message to your team"),
            lang.pick("Alla tua squadra", "To your team"),
        ),
        _ => (lang.pick("Messaggio", "Message"), lang.pick("Scrivi qualcosa", "Write something")),
    };
    html! {
        form.say id="say" method="post" action=(seen.path(if table { "/talk" } else { "/team" })) {
            (origin(seen))
            @if team && table {
                label.unseen for="say-to" { (lang.pick("A chi", "To whom")) }
                select id="say-to" name="to" {
                    option value="team" { (lang.pick("squadra", "team")) }
                    option value="table" { (lang.pick("tutti", "everybody")) }
                }
            }
            label.unseen for="say-text" { (label) }
            input id="say-text" name="text" maxlength=(LONGEST) autocomplete="off" required value=[seen.unsaid] placeholder=(hint);
            button.quiet { (lang.pick("Invia", "Send")) }
        }
        // Without scripts the table asks again by itself and would take what is being typed with it.
        @if own_page(seen).is_none() {
            noscript { a href=(seen.path("/talk")) { (lang.pick("Scrivi con calma", "Write at leisure")) } }
        }
    }
}

/// The word of the panel's own page, where this is it.
fn own_page(seen: &Seen<'_>) -> Option<&'static str> {
    let here = seen.visitor.here.split('?').next();
    ["talk", "team"].into_iter().find(|own| here == Some(seen.path(&format!("/{own}")).as_str()))
}

/// Where a visitor without scripts comes back to.
fn origin(seen: &Seen<'_>) -> Markup {
    html! { @if let Some(page) = own_page(seen) { input type="hidden" name="from" value=(page); } }
}

/// Who hears one here, and what was said, the newest last.
pub(super) fn heard(seen: &Seen<'_>, seat: Seat) -> Markup {
    let moment = seen.moment;
    let said: Vec<&Said> = moment.heard_by(seat).collect();
    html! {
        (heading(seen, seat))
        @if said.is_empty() {
            @if let Some(note) = silence(seen, seat) { p { small { (note) } } }
        } @else {
            ol.said { @for (nth, said) in said.iter().enumerate() { (line(seen, seat, nth, said)) } }
        }
        (ears(seen, seat))
    }
}

fn heading(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let mates = moment.partners(seat);
    let names = || together(lang, mates.iter().map(|mate| mate_name(seen, mate)));
    html! {
        @if mates.is_empty() {
            h2 { (lang.pick("Due parole", "A word or two")) }
        } @else {
            h2 { (lang.pick("In squadra con ", "Your team: you and ")) (names()) }
            @if moment.readers(seat).is_empty() {
                p { small { (lang.pick("È il computer: non legge quello che scrivi.", "It is the computer: it does not read what you write.")) } }
            }
        }
    }
}

/// Who will read what is said, as long as nothing is.
fn silence(seen: &Seen<'_>, seat: Seat) -> Option<&'static str> {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    match (moment.readers(seat).is_empty(), moment.rivals(seat).is_empty()) {
        (true, true) => None,
        (false, true) => Some(lang.pick(
            "Quello che scrivi qui lo legge solo la tua squadra.",
            "Only your team reads what you write here.",
        )),
        (false, false) => Some(lang.pick(
            "Quello che dici alla squadra lo legge solo lei; chi guarda non legge niente.",
            "What you say to your team only your team reads; those who watch read nothing.",
        )),
        (true, false) => Some(lang.pick(
            "Legge solo chi gioca: chi guarda no.",
            "Only those who play read this, not those who watch.",
        )),
    }
}

/// What was said, with names in a phrase of the game; what somebody has written stays as it is.
fn spoken(seen: &Seen<'_>, said: &Said) -> String {
    match said.text.it == said.text.en {
        true => said.text.get(seen.visitor.lang).to_owned(),
        false => say(seen, &said.text),
    }
}

fn line(seen: &Seen<'_>, seat: Seat, nth: usize, said: &Said) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let own = said.seat == seat;
    let name = if own { lang.pick("tu", "you").to_owned() } else { mate_name(seen, said.seat) };
    let to_team = !said.open && !moment.rivals(seat).is_empty();
    html! {
        li.own[own] data-said=(nth) {
            b { (name) }
            @if to_team { " " small { (lang.pick("alla squadra", "to the team")) } }
            " " span dir="auto" { (spoken(seen, said)) }
        }
    }
}

/// Whoever is a nuisance need not be heard.
fn ears(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let (writers, muted) = (moment.writers(seat), moment.mutes(seat));
    let heard = |other: Seat| moment.heard_by(seat).any(|said| said.seat == other);
    html! {
        @for other in writers.iter().filter(|other| muted.has(*other) || heard(*other)) {
            form.inline.ear method="post" action=(seen.path("/mute")) data-quick {
                (origin(seen))
                input type="hidden" name="seat" value=(other);
                input type="hidden" name="mute" value=(if muted.has(other) { "no" } else { "yes" });
                button.quiet {
                    @if muted.has(other) { (lang.pick("Ascolta di nuovo ", "Listen again to ")) } @else { (lang.pick("Non leggere più ", "Stop reading ")) }
                    (mate_name(seen, other))
                }
            }
        }
    }
}

/// The game's phrases for partners, and the house's for everybody, as buttons.
pub(super) fn phrases(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let phrases: Vec<Text> =
        if moment.readers(seat).is_empty() { Vec::new() } else { moment.played.phrases(seat) };
    html! {
        @if !phrases.is_empty() {
            form.phrases id="phrases" method="post" action=(seen.path("/team"))
                aria-label=(lang.pick("Frasi pronte per la squadra", "Ready phrases for the team")) {
                (origin(seen))
                @for phrase in &phrases {
                    button.quiet name="text" value=(phrase.get(lang)) { (phrase.get(lang)) } " "
                }
            }
        }
        @if !moment.rivals(seat).is_empty() {
            details.courtesies id="courtesies" {
                summary { (lang.pick("Frasi pronte", "Ready phrases")) }
                form.phrases method="post" action=(seen.path("/talk")) aria-label=(lang.pick("Frasi pronte per tutti", "Ready phrases for everybody")) {
                    (origin(seen))
                    input type="hidden" name="to" value="table";
                    @for (it, en) in COURTESIES {
                        button.quiet name="text" value=(lang.pick(it, en)) { (lang.pick(it, en)) } " "
                    }
                }
            }
        }
    }
}

/// The panel alone, on a page that is never asked for again by itself: nothing typed is lost.
pub(crate) fn talk(seen: &Seen<'_>, refused: Option<&Fault>) -> Html<String> {
    let (lang, facts) = (seen.visitor.lang, seen.table.entry.game.facts());
    let title = lang.pick("Le parole al tavolo", "Talk at the table");
    let main = html! {
        main id="main" {
            h1 { (title) }
            @if let Some(fault) = refused { p.why role="alert" { (fault.text.get(lang)) } }
            (panel(seen, &zones(seen, None)))
            p.ways.start {
                a.button href=(seen.path("")) { (lang.pick("Al tavolo", "To the table")) }
                a.button.quiet href=(seen.path("/talk")) { (lang.pick("Che cosa c'è di nuovo", "What is new")) }
            }
        }
    };
    Frame { visitor: seen.visitor, title, class: "page-team", game: Some(facts.id), main, waits: false }
        .page()
}
