//! The company at a table: before it begins, who shall sit there; afterwards what can be done about whoever is away.

use ::table::{Lang, Seat, Seats, upper};
use maud::{Markup, html};

use super::asides::who;
use super::seats::{level, together};
use super::zones::{Seen, duration};
use crate::absence::Away;
use crate::store::Sitter;

pub(super) const COMPANY: &str = "z-company";

pub(super) fn company(seen: &Seen<'_>) -> Markup {
    let (moment, token) = (seen.moment, seen.visitor.token.as_deref());
    if moment.played.is_over() {
        return html! {};
    }
    let (arranges, fills) = (moment.may_arrange(token), moment.may_fill(token));
    html! {
        @if arranges || fills { (arranging(seen, arranges, fills)) }
        @if let Some(seat) = seen.seat.filter(|seat| !moment.left.has(*seat)) {
            @for away in moment.away(seen.table).iter().filter(|away| away.seat != seat) { (absent(seen, seat, away)) }
            (closing(seen, seat))
        }
    }
}

/// Filling, freeing and taking away seats.
fn arranging(seen: &Seen<'_>, arranges: bool, fills: bool) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let free = moment.free();
    let less = arranges && moment.one_less(seen.table).is_some();
    let others: Vec<Seat> = Seat::all(moment.places.len()).filter(|seat| seen.seat != Some(*seat)).collect();
    html! {
        section.company aria-label=(lang.pick("I posti", "The seats")) {
            @if fills {
                h2 { (waiting(lang, moment.is_begun(), free)) }
                form.fill method="post" action=(seen.path("/arrange")) data-quick {
                    input type="hidden" name="do" value="fill";
                    (levels(seen, lang.pick("Computer nei posti liberi", "Computers in the free seats")))
                    button.first {
                        @if moment.is_begun() { (lang.pick("Gioca il computer", "The computer plays")) }
                        @else if free.len() > 1 { (lang.pick("Comincia con i computer", "Begin with computers")) }
                        @else { (lang.pick("Comincia con il computer", "Begin with the computer")) }
                    }
                }
            }
            @if arranges && (free.len() > 1 || less || others.iter().any(|seat| !free.has(*seat))) {
                details id="arrange" {
                    summary { (lang.pick("Disponi i posti uno a uno", "Arrange the seats one by one")) }
                    ul.arrange {
                        @for seat in others { li { (one(seen, seat, less)) } }
                    }
                }
            }
        }
    }
}

fn waiting(lang: Lang, begun: bool, free: Seats) -> String {
    match (begun, free.len()) {
        (false, 1) => {
            lang.pick("Manca ancora una persona".to_owned(), "One person is still missing".to_owned())
        }
        (false, n) => {
            lang.pick(format!("Mancano ancora {n} persone"), format!("{n} people are still missing"))
        }
        (true, 1) => lang.pick("Un posto è ancora libero".to_owned(), "One seat is still free".to_owned()),
        (true, n) => lang.pick(format!("{n} posti sono ancora liberi"), format!("{n} seats are still free")),
    }
}

fn one(seen: &Seen<'_>, seat: Seat, less: bool) -> Markup {
    let (lang, free) = (seen.visitor.lang, seen.moment.free().has(seat));
    let number = format!("{} {}", lang.pick("Posto", "Seat"), seat.index() + 1);
    let part = seen.moment.played.seat_name(None, seat);
    let part = Some(part.get(lang)).filter(|part| *part != number);
    let person = seen.moment.place(seat).is_some_and(|place| matches!(place.sitter, Sitter::Person(_)));
    html! {
        b { (part.unwrap_or(&number)) ": " @if free { (lang.pick("libero", "free")) } @else { (who(seen, seat)) } }
        @if free {
            form.fill method="post" action=(seen.path("/arrange")) data-quick {
                (what(seat, "fill"))
                (levels(seen, &lang.pick(format!("Computer al posto {}", seat.index() + 1), format!("Computer in seat {}", seat.index() + 1))))
                button.quiet { (lang.pick("Siede il computer", "Seat the computer")) }
            }
            @if less { (button(seen, "/arrange", seat, "drop", lang.pick("Togli il posto", "Take the seat away"))) }
        } @else if person {
            (button(seen, "/arrange", seat, "free", lang.pick("Fai alzare", "Ask to leave")))
        } @else {
            (button(seen, "/arrange", seat, "free", lang.pick("Libera il posto", "Free the seat")))
        }
    }
}

fn levels(seen: &Seen<'_>, label: &str) -> Markup {
    let (lang, entry) = (seen.visitor.lang, &seen.table.entry);
    let host = entry.host().map_or("", |bot| bot.name());
    let all = entry.levels();
    html! {
        @if let [only] = all.as_slice() {
            input type="hidden" name="bot" value=(only.name());
        } @else {
            select name="bot" aria-label=(label) {
                @for bot in all { option value=(bot.name()) selected[bot.name() == host] { (upper(level(bot.name(), lang))) } }
            }
        }
    }
}

/// Somebody is away whom the table waits for.
fn absent(seen: &Seen<'_>, own: Seat, away: &Away) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let name = who(seen, away.seat);
    let here = moment.present.has(away.seat);
    let timed = seen.table.row.seconds.is_some();
    let patience = i64::try_from(seen.table.windows.patience.as_secs()).unwrap_or(i64::MAX);
    html! {
        section.company role="status" {
            @if !away.is_gone() {
                p {
                    (upper(&lang.pick(format!("{name} non è al tavolo, e si aspetta la sua risposta. Se non torna, al suo posto può giocare il computer fra "),
                        format!("{name} is not at the table, and is asked for an answer. Unless they come back, the computer may play for them in "))))
                    span data-deadline=(away.given) data-says="" { (duration(lang, patience)) } "."
                }
            } @else {
                p {
                    @if timed { (upper(&lang.pick(format!("Per {name} il tempo è scaduto due volte di fila."), format!("{name} has let the time run out twice in a row.")))) }
                    @else if here { (upper(&lang.pick(format!("{name} è al tavolo, ma non risponde da un pezzo."), format!("{name} is at the table, but has not answered for long.")))) }
                    @else { (upper(&lang.pick(format!("{name} non è al tavolo da un pezzo."), format!("{name} has been away from the table for a while.")))) }
                }
                (button(seen, "/absent", away.seat, "bot", lang.pick("Al suo posto giochi il computer", "Let the computer play for them")))
                p { small { (lang.pick("Chi torna riprende il posto con un clic.", "Whoever comes back takes the seat again with a click.")) } }
                @if moment.may_claim(away, own) {
                    (button(seen, "/absent", away.seat, "claim", lang.pick("Chiedi la vittoria", "Claim the game")))
                    p { small { (lang.pick("Vale come un suo abbandono, e la cronaca dice che è stata chiesta.", "It counts as their resignation, and the log says that it was claimed.")) } }
                } @else if away.claimed > crate::tables::now() && !moment.played.partners(own).has(away.seat) {
                    p { small {
                        (lang.pick("La vittoria si può chiedere fra ", "The game may be claimed in "))
                        span data-deadline=(away.claimed) data-says="" { (duration(lang, patience)) } "."
                    } }
                }
            }
        }
    }
}

/// Who would close the table, and what one says to that.
fn closing(seen: &Seen<'_>, own: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    if moment.closes.is_empty() {
        return html! {};
    }
    let names = together(lang, moment.closes.iter().filter(|seat| *seat != own).map(|seat| who(seen, seat)));
    let awaited = moment.asked_to_close(seen.table).iter().filter(|seat| !moment.closes.has(*seat));
    let awaited: Vec<_> = awaited.map(|seat| who(seen, seat)).collect();
    html! {
        section.company role="status" {
            @if moment.closes.has(own) {
                @if awaited.is_empty() {
                    // Who was asked has left meanwhile.
                    p { (lang.pick("Non si aspetta più nessuno: la partita può finire qui, senza vincitori né vinti.", "Nobody is waited for any more: the match may end here, without a winner or a loser.")) }
                    (answer(seen, "agree", lang.pick("Chiudo", "I close it")))
                } @else {
                    @let awaited = together(lang, awaited.into_iter());
                    p { (lang.pick(format!("Proponi di chiudere il tavolo senza vinti. Si aspetta: {awaited}."), format!("You propose to close the table without a loser. Waiting for: {awaited}."))) }
                }
                (answer(seen, "no", lang.pick("Ritira la proposta", "Take it back")))
            } @else {
                p { (upper(&lang.pick(format!("{names} propone di chiudere il tavolo: nessuno vince e nessuno perde."), format!("{names}: shall we close the table? Nobody wins and nobody loses.")))) }
                (answer(seen, "agree", lang.pick("D'accordo, chiudiamo", "Agreed, let us close")))
                (answer(seen, "no", lang.pick("No, giochiamo", "No, let us play")))
            }
        }
    }
}

/// Among the tools: proposing to close the table.
pub(super) fn close(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    if !moment.may_close(seat) || !moment.closes.is_empty() {
        return html! {};
    }
    let others = moment.asked_to_close(seen.table).without(seat);
    let names = together(lang, others.iter().map(|seat| who(seen, seat)));
    html! {
        details id="close" {
            summary { (lang.pick("Chiudi il tavolo…", "Close the table…")) }
            p {
                @if others.is_empty() { (lang.pick("Non c'è nessun altro: la partita finisce qui, senza vincitori né vinti.", "Nobody else is here: the match ends, without a winner or a loser.")) }
                @else { (lang.pick(format!("Senza vincitori né vinti, se è d'accordo chi c'è: {names}. Chi intanto gioca dice di no."), format!("Without a winner or a loser, if those who are here agree: {names}. Whoever plays on meanwhile says no."))) }
            }
            (answer(seen, "agree", if others.is_empty() { lang.pick("Chiudo", "I close it") } else { lang.pick("Lo propongo", "I propose it") }))
        }
    }
}

fn answer(seen: &Seen<'_>, word: &str, says: &str) -> Markup {
    html! {
        form.inline method="post" action=(seen.path("/close")) data-quick {
            input type="hidden" name="do" value=(word);
            button.quiet { (says) }
        } " "
    }
}

fn what(seat: Seat, does: &str) -> Markup {
    html! { input type="hidden" name="do" value=(does); input type="hidden" name="seat" value=(seat); }
}

fn button(seen: &Seen<'_>, path: &str, seat: Seat, does: &str, says: &str) -> Markup {
    html! {
        form.inline method="post" action=(seen.path(path)) data-quick {
            (what(seat, does))
            button.quiet { (says) }
        } " "
    }
}
