//! The zones of a table for one viewer: what a page is made of and what a socket pushes.

use std::borrow::Cow;

use ::table::erased::Choice;
use ::table::{Lang, Seat};
use maud::{Markup, html};

use super::aim::{aim, because};
use super::asides::outside_the_rules;
use super::company::{COMPANY, close, company};
use super::end::end;
use super::invite::invite;
use super::lesson::offer;
use super::log::{LOG, log};
use super::seats::{beside, mate_name, seats, together};
use super::terms::terms;
use super::words::worded;
use super::{names, talk, window};
use crate::door::mildest;
use crate::tables::{Moment, Table};
use crate::visitor::Visitor;

/// A table at a moment, seen by a visitor.
pub(crate) struct Seen<'a> {
    pub(crate) table: &'a Table,
    pub(crate) moment: &'a Moment,
    pub(crate) visitor: &'a Visitor,
    /// The visitor's seat; a spectator has none.
    pub(crate) seat: Option<Seat>,
    /// What the visitor has typed for partners and was not taken.
    pub(crate) unsaid: Option<&'a str>,
}

impl<'a> Seen<'a> {
    pub(crate) fn by(table: &'a Table, moment: &'a Moment, visitor: &'a Visitor) -> Self {
        let seat = moment.seat_of(visitor.token.as_deref());
        Seen { table, moment, visitor, seat, unsaid: None }
    }

    pub(super) fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.table.row.id)
    }
}

/// A part of the page, replaced as a whole when it changes.
pub(crate) struct Part {
    pub(crate) id: &'static str,
    pub(crate) html: Cow<'static, str>,
    /// Drawn by the game, from the view alone; the others are the house's.
    pub(crate) of_game: bool,
}

/// What was drawn before for the same viewer: a moment, and its parts.
pub(crate) struct Before<'a> {
    pub(crate) moment: &'a Moment,
    pub(crate) parts: &'a [Part],
}

pub(crate) const BOARD: &str = "z-board";
/// The end of the id of a zone of symbols that are only referred to.
pub(crate) const GLASS: &str = "-glass";

/// The zones in the order of the page: the question, those of the game, then those at the side. What was drawn before is continued
/// where it only grows.
pub(crate) fn zones(seen: &Seen<'_>, before: Option<Before<'_>>) -> Vec<Part> {
    let house = |id, markup: Markup| Part { id, html: markup.into_string().into(), of_game: false };
    // Two zones look at them, and each is a sentence in both languages.
    let choices = offered(seen);
    let hinted = choices.len() > 1 && seen.moment.gives_hints(&seen.table.entry);
    let mut parts = vec![house("z-ask", ask(seen, hinted))];
    let (played, lang) = (&seen.moment.played, seen.visitor.lang);
    // A resignation ends the match outside the rules: the game itself would still offer what one could do.
    parts.extend(of_game(match played.is_over() {
        true => played.still(seen.seat, lang),
        false => played.zones(seen.seat, lang),
    }));
    parts.push(house("z-seats", seats(seen)));
    parts.push(house(COMPANY, company(seen)));
    parts.push(house("z-actions", actions(seen, choices)));
    // What is said goes to the seats that it is for and to nobody else.
    if let Some(seat) = seen.seat.filter(|seat| seen.moment.talks(*seat)) {
        parts.push(house(talk::TALK, talk::heard(seen, seat)));
        parts.push(house(talk::PHRASES, talk::phrases(seen, seat)));
    }
    parts.push(Part { id: LOG, html: log(seen, before).into(), of_game: false });
    parts.push(house("z-tools", tools(seen)));
    names::put(seen, &mut parts);
    parts
}

/// The game's zones; its first one is the board.
pub(super) fn of_game(zones: Vec<::table::Zone>) -> impl Iterator<Item = Part> {
    zones.into_iter().enumerate().map(|(i, zone)| {
        let id = if i == 0 { BOARD } else { zone.id };
        Part { id, html: zone.html, of_game: true }
    })
}

/// Is a match on, and nobody missing at the table of whoever looks? Then the page keeps a room for everything; its script looks again whenever
/// something changes.
pub(super) fn is_calm(seen: &Seen<'_>) -> bool {
    !seen.moment.played.is_over() && !misses_somebody(seen)
}

fn misses_somebody(seen: &Seen<'_>) -> bool {
    !seen.moment.free().is_empty() && seen.seat.is_some()
}

fn ask(seen: &Seen<'_>, hinted: bool) -> Markup {
    let (lang, moment, played) = (seen.visitor.lang, seen.moment, &seen.moment.played);
    let sealed = seen.seat.is_some_and(|seat| played.sealed().has(seat));
    let free = misses_somebody(seen);
    html! {
        (aim(seen, played.as_ref(), seen.seat))
        p.ask role="status" {
            @if let Some(ended) = outside_the_rules(seen) {
                (ended)
            } @else if seen.seat.is_some_and(|seat| moment.given.has(seat)) && !played.is_over() {
                (lang.pick("Mentre non c'eri ha cominciato a giocare il computer al tuo posto.", "While you were away the computer began to play in your place."))
            } @else if seen.seat.is_some_and(|seat| moment.left.has(seat)) && !played.is_over() {
                (lang.pick("Hai abbandonato: al tuo posto gioca il computer.", "You have resigned: the computer plays in your place."))
            } @else if sealed && !played.is_over() {
                (lang.pick("Hai scelto: si aspettano gli altri.", "You have chosen: the others are awaited."))
            } @else if let Some(said) = seen.seat.and_then(|seat| window::answered(seen, seat)) {
                (said)
            } @else {
                (worded(lang, seen.table.entry.game.facts().terms, played.ask(seen.seat).get(lang)))
            }
        }
        @if hinted {
            " " a.asks-hint href=(seen.path(&format!("/hint?at={}", moment.logged))) data-hint { (lang.pick("Un consiglio", "A hint")) }
        }
        @if seen.seat.is_some_and(|seat| played.before_last_of(seat).is_none()) && !sealed && !played.is_over() {
            " " (offer(&seen.table.entry, lang, Some("asks-hint offers-lesson")))
        }
        (because(seen, played.as_ref(), seen.seat, ""))
        (terms(seen))
        (window::notice(seen))
        @if free && !played.is_over() {
            p.notice { (lang.pick("Manca qualcuno: manda il link a chi deve sedersi.",
                "Somebody is missing: send the link to whoever shall sit down.")) }
        }
        @if let (Some(due), Some(clock), false) = (moment.rings(), played.clock(), played.is_over()) {
            p.chip {
                @if clock.since == 0 { (lang.pick("orologio della partita: ", "match clock: ")) } @else { (lang.pick("per finire il turno: ", "to finish the turn: ")) }
                @if moment.is_timed() {
                    (lang.pick("fermo finché la finestra è aperta", "stands still while the window is open"))
                } @else {
                    span data-deadline=(due) data-says="" { (duration(lang, i64::from(clock.seconds))) }
                }
            } " "
        }
        @let timed = played.is_over() || moment.is_timed();
        @if let (Some(due), Some(seconds), false) = (moment.deadline, seen.table.row.seconds, timed) {
            p.chip data-deadline=(due) { (lang.pick("tempo per domanda: ", "time per question: ")) (duration(lang, seconds)) }
        }
    }
}

/// What the viewer's seat may answer now. What lies under seal, or is given without a choice, is not offered.
fn offered(seen: &Seen<'_>) -> Vec<Choice> {
    let (moment, played) = (seen.moment, &seen.moment.played);
    let asked = |seat: &Seat| moment.awaits(*seat) && !played.is_over() && !played.idle().has(*seat);
    seen.seat.filter(asked).map(|seat| played.choices(seat)).unwrap_or_default()
}

pub(super) fn duration(lang: Lang, seconds: i64) -> String {
    match seconds {
        60 => lang.pick("1 minuto", "1 minute").to_owned(),
        86_400 => lang.pick("1 giorno", "1 day").to_owned(),
        s if s % 60 == 0 => lang.pick(format!("{} minuti", s / 60), format!("{} minutes", s / 60)),
        s => lang.pick(format!("{s} secondi"), format!("{s} seconds")),
    }
}

fn actions(seen: &Seen<'_>, mut choices: Vec<Choice>) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    if moment.played.is_over() {
        return end(seen);
    }
    let Some(seat) = seen.seat else { return sitting(seen) };
    if moment.left.has(seat) {
        return html! { (button(seen, "/return", lang.pick("Torno a giocare", "I play on myself"))) };
    }
    // With nothing to offer the form stays: the game's own buttons name it.
    let window = moment.played.is_window();
    let pass = if window && !choices.is_empty() { mildest(moment.played.as_ref(), seat) } else { None };
    // In a window most people pass most of the time: that button comes first.
    choices.sort_by_key(|choice| Some(&choice.action) != pass.as_ref());
    html! {
        form.actions id="actions" method="post" action=(seen.path("/act"))
            data-quiet[window && moment.passes.has(seat)] {
            input type="hidden" name="at" value=(moment.logged);
            @if !choices.is_empty() {
                fieldset {
                    legend { (lang.pick("Che cosa puoi fare", "What you can do")) }
                    @for choice in &choices {
                        button.first[Some(&choice.action) == pass.as_ref()] name="action" value=(choice.action) {
                            (choice.text.get(lang))
                        } " "
                    }
                }
            }
        }
        @if moment.open_deck(&seen.table.entry, seat).is_some() {
            a.button.quiet.besides href=(seen.path("/deck")) { (lang.pick("Un mazzo tuo…", "A deck of your own…")) }
        }
        (window::besides(seen, seat))
    }
}

/// The seats that a spectator may take.
fn sitting(seen: &Seen<'_>) -> Markup {
    let lang = seen.visitor.lang;
    let free = seen.moment.free();
    html! {
        @if free.is_empty() {
            p { (lang.pick("Il tavolo è al completo: guardi la partita.", "The table is full: you are watching.")) }
        } @else {
            form method="post" action=(seen.path("/sit")) {
                fieldset {
                    legend { (lang.pick("Un posto ti aspetta", "A seat awaits you")) }
                    @for seat in free.iter() {
                        button.first name="seat" value=(seat) {
                            (lang.pick("Siediti", "Sit down")) ": " (seen.moment.played.seat_name(None, seat).get(lang))
                            @if let Some(team) = beside(seen, seat) { " (" (team) ")" }
                        } " "
                    }
                }
            }
        }
    }
}

fn tools(seen: &Seen<'_>) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let open = !moment.played.is_over();
    let undo = seen.seat.and_then(|seat| moment.can_undo(seat)).is_some();
    html! {
        (window::standing(seen))
        @if undo {
            form.inline method="post" action=(seen.path("/undo")) {
                input type="hidden" name="at" value=(moment.logged);
                button.quiet { (lang.pick("Riprendi la mossa", "Take back")) }
            } " "
        }
        @if open && !moment.played.is_empty() {
            a.button.quiet href=(seen.path("/replay")) { (lang.pick("Rivedi", "Replay")) } " "
        }
        @if let Some(seat) = seen.seat.filter(|seat| open && !moment.left.has(*seat)) {
            details id="resign" {
                summary { (lang.pick("Abbandona…", "Resign…")) }
                p { (what_resigning_does(seen, seat)) }
                (button(seen, "/resign", lang.pick("Abbandono", "I resign")))
            }
        }
        @if let Some(seat) = seen.seat { (close(seen, seat)) }
        @if open && seen.seat.is_some() { (another(seen)) }
        (invite(seen))
    }
}

fn what_resigning_does(seen: &Seen<'_>, seat: Seat) -> String {
    let (lang, stay) = (seen.visitor.lang, seen.moment.stay(seat));
    let names = || together(lang, stay.iter().map(|mate| mate_name(seen, mate)));
    match (seen.moment.partners(seat).is_empty(), stay.len()) {
        (true, _) => lang.pick("La partita finisce e hai perso.", "The match ends and you have lost.").to_owned(),
        (false, 0) => lang.pick("La partita finisce e la tua squadra ha perso.", "The match ends and your team has lost.").to_owned(),
        (false, 1) => lang.pick(
            format!("Al tuo posto gioca il computer, finché tu non torni. La partita finisce se abbandona anche {}.", names()),
            format!("The computer plays in your place until you come back. The match ends if {} resigns too.", names()),
        ),
        _ => lang.pick(
            format!("Al tuo posto gioca il computer, finché tu non torni. La partita finisce se abbandonano anche {}.", names()),
            format!("The computer plays in your place until you come back. The match ends if {} resign too.", names()),
        ),
    }
}

fn button(seen: &Seen<'_>, path: &str, word: &str) -> Markup {
    html! { form.inline method="post" action=(seen.path(path)) { button.quiet { (word) } } " " }
}

/// A new game beside this one, which stays open: at once where only bots sit, else by the form.
fn another(seen: &Seen<'_>) -> Markup {
    let (id, word) = (&seen.table.row.game, seen.visitor.lang.pick("Nuova partita", "New game"));
    html! {
        @if seen.moment.is_alone() {
            form.inline method="post" action=(format!("/play/{id}")) { button.quiet { (word) } }
        } @else {
            a.button.quiet href=(format!("/new/{id}")) { (word) }
        }
    }
}
