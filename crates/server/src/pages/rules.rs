//! The rules of a game, clause by clause.

use std::sync::Arc;

use ::table::{Clause, Lang, clauses};
use axum::response::Html;
use maud::{Markup, html};
use search::Entry;

use super::layout::Frame;
use crate::rose::rose;
use crate::visitor::Visitor;

pub(crate) fn rules(visitor: &Visitor, entry: &Entry) -> Html<String> {
    let (lang, facts) = (visitor.lang, entry.game.facts());
    let word = lang.pick("Regole di", "Rules of");
    let main = html! {
        main id="main" {
            h1 { (word) " " (facts.name) }
            p.lead { (lang.pick(facts.about.0, facts.about.1)) }
            (chapters(lang, facts.rules))
            form method="post" action=(format!("/play/{}", facts.id)) {
                button.first { (lang.pick("Gioca ora", "Play now")) }
            }
        }
    };
    let title = format!("{word} {}", facts.name);
    Frame { visitor, title: &title, class: "page-rules", game: Some(facts.id), main, waits: false }.page()
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

/// All chapters with their clauses.
pub(super) fn chapters(lang: Lang, text: &str) -> Markup {
    let clauses = clauses(text);
    html! {
        @for chapter in clauses.chunk_by(|a, b| a.chapter == b.chapter) {
            section.chapter {
                @if let Some(first) = chapter.first() { h2 { (first.chapter.get(lang)) } }
                @for one in chapter { (clause(lang, one)) }
            }
        }
    }
}

fn clause(lang: Lang, clause: &Clause) -> Markup {
    html! {
        article.clause id=(format!("c-{}", clause.id)) {
            h3 { (clause.id) }
            p { (clause.get(lang)) }
            @if !clause.source.is_empty() { small { (clause.source) } }
        }
    }
}
