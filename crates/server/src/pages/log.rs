//! What happened, line after line. As long as a match only goes on, what is drawn already is continued.

use ::table::{Lang, Text};
use maud::{Markup, html};

use super::asides::{between, outside_the_rules};
use super::names::sitters;
use super::words::worded;
use super::zones::{Before, Seen};
use crate::store::PlaceRow;

pub(super) const LOG: &str = "z-log";
const END: &str = "</ol>";

/// What the lines that are drawn rest on beside the match; while it stays, a log only grows.
#[derive(PartialEq)]
struct Ground<'a> {
    /// Names stand in the lines.
    places: &'a [PlaceRow],
    asides: usize,
    /// Lines of the stored log that are no answers of the match: when something is taken back or brought, they change.
    others: i64,
    ended: Option<String>,
}

impl<'a> Ground<'a> {
    fn of(seen: &Seen<'a>) -> Self {
        let moment = seen.moment;
        Ground {
            places: &moment.places,
            asides: moment.asides.len(),
            others: moment.logged - moment.played.len() as i64,
            ended: outside_the_rules(seen),
        }
    }
}

/// The zone's HTML, names and all, continued from the one that was drawn before.
pub(super) fn log(seen: &Seen<'_>, before: Option<Before<'_>>) -> String {
    let (lang, names) = (seen.visitor.lang, sitters(seen, seen.visitor.lang));
    let drawn = before.and_then(|Before { moment, parts }| {
        let then = Seen::by(seen.table, moment, seen.visitor);
        let log =
            parts.iter().find(|part| part.id == LOG).filter(|_| Ground::of(&then) == Ground::of(seen))?;
        Some((log.html.strip_suffix(END)?, moment.played.len()))
    });
    let Some((lines, answers)) = drawn else { return names.mark(lang, &whole(seen).into_string()) };
    let more: String = told_since(seen, answers).map(|(_, line)| line.into_string()).collect();
    [lines, &names.mark(lang, &more), END].concat()
}

fn whole(seen: &Seen<'_>) -> Markup {
    let (lang, asides) = (seen.visitor.lang, &seen.moment.asides);
    let aside = |from, to| html! { @for said in between(seen, from, to) { li.aside { (said) } } };
    let mut told = 0;
    let mut since = |at: usize| aside(std::mem::replace(&mut told, at), at);
    let ended = outside_the_rules(seen).filter(|_| asides.last().is_none_or(|last| !last.what.ends()));
    html! {
        h2 { (title(lang)) }
        // It scrolls: the keyboard must be able to get into it.
        ol.log tabindex="0" aria-label=(title(lang)) {
            @for (at, line) in told_since(seen, 0) {
                (since(at + 1))
                (line)
            }
            (since(usize::MAX))
            @if let Some(ended) = ended { li.aside { (ended) } }
        }
    }
}

fn title(lang: Lang) -> &'static str {
    lang.pick("Che cosa è successo", "What happened")
}

/// The lines from this answer on, each with the index of its own.
fn told_since(seen: &Seen<'_>, from: usize) -> impl Iterator<Item = (usize, Markup)> {
    let (lang, terms) = (seen.visitor.lang, seen.table.entry.game.facts().terms);
    let line = move |(at, text): (usize, Text)| {
        (at, html! { li data-turn=(at + 1) { (worded(lang, terms, text.get(lang))) } })
    };
    seen.moment.played.heard(seen.seat, from).into_iter().map(line)
}
