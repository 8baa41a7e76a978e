//! The rules of a game, clause by clause.

use std::sync::Arc;

use ::table::erased::Card;
use ::table::{Clause, Lang, clauses};
use axum::response::Html;
use maud::{Markup, html};
use search::Entry;

use super::decks::opening;
use super::layout::Frame;
use super::lesson::offer;
use super::primer::primer;
use super::words::{glossary, meanings, worded};
use crate::rose::rose;
use crate::visitor::Visitor;

pub(crate) fn rules(visitor: &Visitor, entry: &Entry) -> Html<String> {
    let (lang, facts) = (visitor.lang, entry.game.facts());
    let title = format!("{} {}", lang.pick("Regole di", "Rules of"), facts.name);
    let main = html! {
        main id="main" {
            (opening(&title, facts.id, lang.pick(facts.about.0, facts.about.1)))
            @if entry.game.lesson().is_some() { p { (offer(entry, lang, None)) } }
            (primer(lang, entry))
            (glossary(lang, facts.terms))
            (chapters(lang, facts.rules))
            (cards(lang, entry))
            (meanings(lang, facts.terms, ""))
            form.after method="post" action=(format!("/play/{}", facts.id)) {
                button.first { (lang.pick("Gioca ora", "Play now")) }
            }
        }
    };
    Frame { visitor, title: &title, class: "page-rules", game: Some(facts.id), main, waits: false }.page()
}

/// Every card of the box with what it does and where it comes from.
fn cards(lang: Lang, entry: &Entry) -> Markup {
    let all = entry.game.setup("").and_then(|setup| entry.game.cards(&setup)).unwrap_or_default();
    let terms = entry.game.facts().terms;
    let kinds: Vec<&[Card]> = all.chunk_by(|a, b| a.kind == b.kind).collect();
    html! {
        @if !all.is_empty() {
            section.chapter.cards id="cards" {
                h2 { (lang.pick("Le carte", "The cards")) }
                @for kind in kinds {
                    @if let Some(first) = kind.first() { h3 { (first.kind.get(lang)) } }
                    @for card in kind {
                        article.clause {
                            b { (card.name.get(lang)) }
                            p { (worded(lang, terms, card.text.get(lang))) }
                            small { (origin(lang, card)) }
                        }
                    }
                }
            }
        }
    }
}

/// Where a card's words and numbers come from, and how many there are of it.
fn origin(lang: Lang, card: &Card) -> String {
    let from = card.said_origin();
    let from = from.get(lang);
    let own = if card.is_override { lang.pick(" · testo proprio", " · its own words") } else { "" };
    match card.copies {
        0 | 1 => format!("{from}{own}"),
        copies => format!("{from}{own} · {copies} {}", lang.pick("copie", "copies")),
    }
}

/// The list of games, each with the way to its rules.
pub(crate) fn rules_of_all(visitor: &Visitor, entries: &[Arc<Entry>]) -> Html<String> {
    let title = visitor.lang.pick("Regole", "Rules");
    let main = html! {
        main id="main" {
            h1 { (title) }
            section.covers {
                @for facts in entries.iter().map(|entry| entry.game.facts()) {
                    article.cover data-accent=(facts.id) {
                        (rose(facts.id))
                        h2 { a href=(format!("/rules/{}", facts.id)) { (facts.name) } }
                        small { (visitor.lang.pick(facts.about.0, facts.about.1)) }
                    }
                }
            }
        }
    };
    Frame { visitor, title, class: "page-rules", game: None, main, waits: false }.page()
}

/// All chapters with their clauses, and before them where to find which.
pub(super) fn chapters(lang: Lang, text: &str) -> Markup {
    let clauses = clauses(text);
    let chapters: Vec<&[Clause]> = clauses.chunk_by(|a, b| a.chapter == b.chapter).collect();
    html! {
        (contents(lang, &chapters))
        div.chapters {
            @for chapter in chapters {
                section.chapter {
                    @if let Some(first) = chapter.first() { h2 { (first.chapter.get(lang)) } }
                    @for one in chapter { (clause(lang, one)) }
                }
            }
        }
    }
}

/// The chapters with the numbers of their clauses; a script shows the field that goes to a number.
fn contents(lang: Lang, chapters: &[&[Clause]]) -> Markup {
    html! {
        nav.contents aria-label=(lang.pick("Capitoli", "Chapters")) {
            label.find hidden {
                span { (lang.pick("Vai alla regola", "Go to rule")) }
                input type="text" inputmode="decimal" size="6" placeholder="3.2" autocomplete="off" data-find-clause;
            }
            ol {
                @for chapter in chapters {
                    @if let Some(first) = chapter.first() {
                        li {
                            a href=(format!("#c-{}", first.id)) { (first.chapter.get(lang)) }
                            span.numbers { @for one in *chapter { a href=(format!("#c-{}", one.id)) { (one.id) } " " } }
                        }
                    }
                }
            }
        }
    }
}

fn clause(lang: Lang, clause: &Clause) -> Markup {
    html! {
        article.clause id=(format!("c-{}", clause.id)) {
            h3 { a href=(format!("#c-{}", clause.id)) { (clause.id) } }
            p { (clause.get(lang)) }
            @if !clause.source.it.is_empty() { small { (clause.source.get(lang)) } }
        }
    }
}
