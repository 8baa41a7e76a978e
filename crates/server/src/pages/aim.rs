//! What is always in sight beside the question: what wins, and why this is asked.

use ::table::Seat;
use ::table::erased::AnyMatch;
use maud::{Markup, html};

use super::names::say;
use super::words::worded;
use super::zones::Seen;

/// What wins and how far everybody is; nothing after the end.
pub(super) fn aim(seen: &Seen<'_>, played: &dyn AnyMatch, viewer: Option<Seat>) -> Markup {
    let (lang, line) = (seen.visitor.lang, played.aim(viewer));
    html! {
        @if !line.get(lang).is_empty() {
            p.the-aim { span.unseen { (lang.pick("Lo scopo: ", "The aim: ")) } (say(seen, &line)) }
        }
    }
}

/// Why this is asked, with the way to the clause that says it in full: the rules open there. `rules` is the page on which they are; empty
/// for the same one.
pub(super) fn because(seen: &Seen<'_>, played: &dyn AnyMatch, viewer: Option<Seat>, rules: &str) -> Markup {
    let (lang, terms) = (seen.visitor.lang, seen.table.entry.game.facts().terms);
    html! {
        @if let Some(reason) = played.because(viewer) {
            p.the-why data-clause=(reason.clause) {
                (worded(lang, terms, reason.get(lang))) " "
                a href=(format!("{rules}#c-{}", reason.clause)) { (lang.pick("Regola", "Rule")) " " (reason.clause) }
            }
        }
    }
}
