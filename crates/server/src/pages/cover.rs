//! The games as covers: a picture of a table, how long, how many, how hard, for whom, and the ways to begin.

use std::sync::Arc;

use ::table::Lang;
use ::table::erased::Cover;
use maud::{Markup, PreEscaped, html};
use search::Entry;

use crate::rose::rose;

/// The games, with a picture of each.
pub(super) struct Covers<'a> {
    pub(super) entries: &'a [Arc<Entry>],
    pub(super) pictures: &'a [String],
}

/// Whoever does not know where to begin begins with the game of which there is least to learn, and which is over soonest.
fn first(entries: &[Arc<Entry>]) -> Option<&Arc<Entry>> {
    let first = entries.iter().min_by_key(|entry| {
        let Cover { minutes, hard, .. } = entry.game.facts().cover;
        (hard, minutes.1)
    });
    first.filter(|_| entries.len() > 1)
}

pub(super) fn covers(lang: Lang, all: &Covers<'_>) -> Markup {
    let first = first(all.entries).map(|entry| entry.game.facts().id);
    html! {
        section.covers {
            @for (nth, entry) in all.entries.iter().enumerate() {
                (cover(lang, entry, all.pictures.get(nth).map_or("", String::as_str), first == Some(entry.game.facts().id)))
            }
        }
    }
}

fn cover(lang: Lang, entry: &Entry, picture: &str, starts: bool) -> Markup {
    let facts = entry.game.facts();
    html! {
        article.cover data-accent=(facts.id) {
            div.picture {
                @if picture.is_empty() { (rose(facts.id)) } @else { (PreEscaped(picture)) }
                @if starts { p.start-here { (lang.pick("Comincia da qui", "Start here")) } }
            }
            div.naming-it {
                h2 { (facts.name) }
                (measure(lang, entry))
                p { (lang.pick(facts.about.0, facts.about.1)) }
            }
            @if !facts.cover.likes.0.is_empty() {
                p.likes { (lang.pick(facts.cover.likes.0, facts.cover.likes.1)) }
            }
            (ways(lang, entry))
        }
    }
}

/// How long, how many, how hard.
fn measure(lang: Lang, entry: &Entry) -> Markup {
    let facts = entry.game.facts();
    let Cover { minutes: (from, to), hard, .. } = facts.cover;
    let says = match hard {
        1 => lang.pick("facile da imparare", "easy to learn"),
        2 => lang.pick("un po' da imparare", "some things to learn"),
        _ => lang.pick("molto da imparare", "much to learn"),
    };
    html! {
        small.measure {
            @if to > 0 { span { (from) "–" (to) " min" } " " }
            // What else is to be said of the seats stands where a table is opened.
            span { (lang.pick(facts.seats.0, facts.seats.1).split(',').next().unwrap_or_default()) } " "
            @if to > 0 {
                span.hard title=(says) {
                    span aria-hidden="true" { @for nth in 1..=3 { (if nth <= hard { "◆" } else { "◇" }) } }
                    span.unseen { (says) }
                }
            }
        }
    }
}

fn ways(lang: Lang, entry: &Entry) -> Markup {
    let facts = entry.game.facts();
    let seats = entry.game.seats("").unwrap_or(2);
    let link = |to: &str, word: &str| {
        html! { a href=(format!("/{to}/{}", facts.id)) { (word) span.unseen { ": " (facts.name) } } " " }
    };
    html! {
        div.ways {
            form method="post" action=(format!("/play/{}", facts.id)) {
                button.first { (lang.pick("Gioca ora", "Play now")) span.unseen { ": " (facts.name) } }
            }
            // The plain table of friends: everything as usual, the other seats for whoever opens the link.
            form method="post" action=(format!("/new/{}", facts.id)) {
                input type="hidden" name="seat-0" value="me";
                @for seat in 1..seats { input type="hidden" name=(format!("seat-{seat}")) value="person"; }
                button {
                    (if seats > 2 { lang.pick("Con amici", "With friends") } else { lang.pick("Con un amico", "With a friend") })
                    span.unseen { ": " (facts.name) }
                }
            }
        }
        p.besides-ways {
            @if entry.game.lesson().is_some() { (link("lesson", lang.pick("Impara", "Learn"))) }
            (link("new", lang.pick("A modo tuo", "Your way")))
            @if entry.game.has_decks() { (link("decks", lang.pick("Mazzi", "Decks"))) }
            @if !entry.game.puzzle_kinds().is_empty() { (link("puzzle", lang.pick("Problema", "Puzzle"))) }
            (link("rules", lang.pick("Regole", "Rules")))
        }
    }
}
