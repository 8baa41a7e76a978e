//! What happened, line after line. As long as a match only goes on, what is drawn already is continued.

use ::table::grammar::Sitters;
use ::table::{Lang, Text};
use maud::{Markup, html};

use super::asides::{between, outside_the_rules};
use super::names::sitters;
use super::words::worded;
use super::zones::{Part, Seen};

pub(super) const LOG: &str = "z-log";
const END: &str = "</ol>";

/// How far a viewer's log is drawn.
#[derive(Default)]
pub(crate) struct Log {
    rests_on: Option<Ground>,
    answers: usize,
}

/// What the lines that are drawn rest on; while it stays, a log only grows.
#[derive(PartialEq)]
struct Ground {
    names: Sitters,
    asides: usize,
    /// Lines of the stored log that are no answers of the match: when something is taken back or brought, they change.
    others: i64,
}

impl Log {
    /// The zone's HTML, continued from the one that was drawn before.
    pub(super) fn of(&mut self, seen: &Seen<'_>, before: &[Part]) -> String {
        let moment = seen.moment;
        let ground = Ground {
            names: sitters(seen, seen.visitor.lang),
            asides: moment.asides.len(),
            others: moment.logged - moment.played.len() as i64,
        };
        let drawn = before.iter().find(|part| part.id == LOG).map(|part| &*part.html);
        // Whoever ended it outside the rules stands at the end, and nothing follows.
        let grows = self.rests_on.as_ref() == Some(&ground) && outside_the_rules(seen).is_none();
        let html = match drawn.and_then(|html| html.strip_suffix(END)).filter(|_| grows) {
            Some(lines) => {
                let more: String =
                    told_since(seen, self.answers).map(|(_, line)| line.into_string()).collect();
                [lines, &ground.names.mark(seen.visitor.lang, &more), END].concat()
            }
            None => ground.names.mark(seen.visitor.lang, &whole(seen).into_string()),
        };
        (self.rests_on, self.answers) = (Some(ground), moment.played.len());
        html
    }
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
