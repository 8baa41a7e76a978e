//! A reaction window on the page: that it is one, how long it stays open, and what one can do about it.

use ::table::Seat;
use maud::{Markup, html};

use super::zones::Seen;
use crate::passes::Pass;

/// Beside the question, the same for everybody: that this is a window and how long it lasts. Between windows an empty place.
pub(super) fn notice(seen: &Seen<'_>) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    if !moment.played.is_window() {
        let more = moment.has_windows && !moment.played.is_over();
        return html! { @if more { div.window {} } };
    }
    let name = lang.pick("finestra di reazione", "reaction window");
    if !moment.is_timed() {
        return html! { div.window { p.chip.strong { (name) } } };
    }
    let times = seen.table.windows;
    let (open, hold) = (times.open.as_millis(), times.hold.as_millis());
    let span = if moment.held { open + hold } else { open };
    html! {
        div.window {
            p.chip.strong data-deadline=[moment.deadline] { (name) }
            " " small.held[moment.held] {
                @if moment.held {
                    (lang.pick("tenuta aperta: ", "held open: ")) (seconds(seen, hold)) (lang.pick(" in più", " more"))
                } @else {
                    (lang.pick("si chiude a tempo scaduto", "closes when the time is up"))
                }
            }
            @if let Some(due) = moment.deadline {
                div.rest aria-hidden="true" data-until=(due) data-span=(span) { i {} }
            }
        }
    }
}

/// The question of somebody whose answer lies under seal until the window closes.
pub(super) fn answered(seen: &Seen<'_>, seat: Seat) -> Option<String> {
    let laid = seen.moment.laid_by(seat)?;
    let choices = seen.moment.played.choices(seat);
    let lang = seen.visitor.lang;
    let text =
        choices.iter().find(|choice| choice.action == laid).map_or(laid, |choice| choice.text.get(lang));
    Some(lang.pick(
        format!("Hai risposto, in busta chiusa: «{text}». Vale quando la finestra si chiude."),
        format!("You have answered, under seal: '{text}'. It counts when the window closes."),
    ))
}

/// Under the actions: passing from here on, taking one's envelope back, holding the window.
pub(super) fn besides(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let sealed = moment.played.sealed().has(seat) || moment.laid_by(seat).is_some();
    let holds =
        moment.is_timed() && moment.played.asked().has(seat) && !moment.held && moment.deadline.is_some();
    let offers = moment.played.is_window() && moment.missing().has(seat) && !moment.passes.has(seat);
    let more = seen.table.windows.hold.as_millis().div_ceil(1000);
    html! {
        @if offers { (pass_on(seen)) }
        @if sealed { (quick(seen, "/unseal", lang.pick("Cambia risposta", "Change my answer"))) }
        @if holds {
            (quick(seen, "/hold", &lang.pick(format!("Tieni aperta: +{more} s"), format!("Hold open: +{more} s"))))
        }
        @if let Some(pass) = moment.passes.of(seat) { (lasting(seen, seat, pass)) }
    }
}

/// What one has declared, as long as it matters here, and how to take it back.
fn lasting(seen: &Seen<'_>, seat: Seat, pass: Pass) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let (until, here) = (pass == Pass::UntilTurn, moment.is_timed() && moment.missing().has(seat));
    let words = if until {
        lang.pick("Passi fino al tuo turno", "You pass until your turn")
    } else {
        lang.pick("Passi in tutte le finestre", "You pass in all windows")
    };
    html! {
        @if until || here {
            p.besides.lasting { small {
                (words) @if here { (lang.pick(": anche qui, se non rispondi altro.", ": here too, unless you answer otherwise.")) } @else { "." }
            } }
        }
        @if until {
            form.inline.besides method="post" action=(seen.path("/passes")) data-quick {
                input type="hidden" name="passes" value="no";
                button.quiet { (lang.pick("Non passare più", "Stop passing")) }
            } " "
        }
    }
}

/// Passing here and in every further window until one's turn: offered to all that are asked alike.
fn pass_on(seen: &Seen<'_>) -> Markup {
    let lang = seen.visitor.lang;
    let tip = lang.pick(
        "Passi in questa finestra e nelle altre, finché tocca a te. Gli altri lo vedono quando questa si chiude.",
        "You pass in this window and in the others, until it is your turn. The others see it when this one closes.",
    );
    html! {
        form.inline.besides method="post" action=(seen.path("/passes")) data-quick {
            input type="hidden" name="at" value=(seen.moment.logged);
            input type="hidden" name="passes" value="turn";
            button.quiet title=(tip) { (lang.pick("Passo fino al mio turno", "Pass until my turn")) }
        } " "
    }
}

/// The standing pass of a seat as this viewer may see it.
pub(super) fn pass_of(seen: &Seen<'_>, seat: Seat) -> Option<Pass> {
    let own = seen.seat == Some(seat);
    if own { seen.moment.passes.of(seat) } else { seen.moment.declared.of(seat) }
}

/// The standing pass: offered to everybody alike once the table has had a window.
pub(super) fn standing(seen: &Seen<'_>) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let Some(seat) = seen.seat.filter(|_| moment.has_windows && !moment.played.is_over()) else {
        return html! {};
    };
    let on = moment.passes.of(seat) == Some(Pass::Always);
    let tip = lang.pick(
        "Nelle finestre di reazione il tavolo passa per te. Gli altri lo vedono: se passa così chiunque possa reagire, la finestra si chiude subito.",
        "In reaction windows the table passes for you. The others see it: when everybody who may react passes like this, the window closes at once.",
    );
    html! {
        form.inline method="post" action=(seen.path("/passes")) data-quick {
            input type="hidden" name="passes" value=(if on { "no" } else { "yes" });
            button.quiet aria-pressed=(on) title=(tip) {
                (lang.pick("Passa sempre nelle finestre di reazione", "Always pass in reaction windows"))
            }
        } " "
    }
}

/// A button that the script posts without leaving the page.
fn quick(seen: &Seen<'_>, path: &str, word: &str) -> Markup {
    html! {
        form.inline.besides method="post" action=(seen.path(path)) data-quick {
            input type="hidden" name="at" value=(seen.moment.logged);
            button.quiet { (word) }
        } " "
    }
}

fn seconds(seen: &Seen<'_>, millis: u128) -> String {
    let lang = seen.visitor.lang;
    match millis.div_ceil(1000) {
        1 => lang.pick("1 secondo", "1 second").to_owned(),
        s => lang.pick(format!("{s} secondi"), format!("{s} seconds")),
    }
}
