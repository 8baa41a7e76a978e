//! To play on from a moment of a match that is over: which seat one takes, and against whom.

use ::table::Seat;
use ::table::erased::AnyMatch;
use maud::{Markup, html};

use super::seats::{called, computer};
use super::zones::Seen;

/// The form, under a moment that somebody could still play on from.
pub(super) fn fork(seen: &Seen<'_>, past: &dyn AnyMatch, at: usize) -> Markup {
    let lang = seen.visitor.lang;
    if !seen.moment.played.is_over() || past.is_over() {
        return html! {};
    }
    let asked = past.asked().first();
    let own = seen.seat.or(asked).unwrap_or(Seat::new(0));
    let host = seen.table.entry.host().map(|bot| bot.name());
    html! {
        details id="fork" {
            summary { (lang.pick("Gioca da qui", "Play on from here")) }
            form.fork method="post" action=(seen.path("/fork")) {
                input type="hidden" name="at" value=(at);
                label {
                    span { (lang.pick("Tu sei", "You are")) } " "
                    select name="seat" {
                        @for seat in Seat::all(past.seats()) {
                            option value=(seat) selected[seat == own] { (called(&Seen { seat: None, ..*seen }, seat)) }
                        }
                    }
                }
                label {
                    span { (lang.pick("Contro", "Against")) } " "
                    select name="others" {
                        @for bot in seen.table.entry.levels() {
                            option value=(bot.name()) selected[Some(bot.name()) == host] { (computer(bot.name(), lang)) }
                        }
                        option value="person" { (lang.pick("chi apre il link che manderai", "whoever opens the link that you will send")) }
                    }
                }
                button { (lang.pick("Apri un tavolo da qui", "Open a table from here")) }
                p.counsel { (lang.pick("Fin qui tutto resta com'è stato; poi si estrae di nuovo, e può andare in un altro modo.",
                    "Up to here all stays as it was; then draws are made anew, and it may go another way.")) }
            }
        }
    }
}
