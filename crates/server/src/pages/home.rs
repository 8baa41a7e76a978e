//! The first page: the games as covers, and the tables one has left open.

use std::sync::Arc;

use axum::response::Html;
use maud::{Markup, html};
use search::Entry;

use super::layout::Frame;
use crate::rose::rose;
use crate::visitor::Visitor;

/// A table to go back to: its id and its game.
pub(crate) struct Left<'a> {
    pub(crate) id: String,
    pub(crate) game: &'a Entry,
    pub(crate) minutes: i64,
    /// Is it the visitor whom the table waits for?
    pub(crate) waits: bool,
}

pub(crate) fn home(visitor: &Visitor, entries: &[Arc<Entry>], name: &str, left: &[Left<'_>]) -> Html<String> {
    let lang = visitor.lang;
    let main = html! {
        main id="main" {
            h1 { (lang.pick("A che tavolo ti siedi?", "Which table will you sit at?")) }
            p.lead {
                (lang.pick("Subito contro il computer, o con chi vuoi: basta un link.",
                    "At once against the computer, or with anyone you like: a link is enough."))
            }
            section.covers { @for entry in entries { (cover(visitor, entry)) } }
            @if !left.is_empty() { (open(visitor, left)) }
            @if visitor.token.is_some() { (naming(visitor, name)) }
        }
    };
    let title = lang.pick("Giochi", "Games");
    Frame { visitor, title, class: "page-home", game: None, main, waits: false }.page()
}

fn cover(visitor: &Visitor, entry: &Entry) -> Markup {
    let (lang, facts) = (visitor.lang, entry.game.facts());
    html! {
        article.cover data-accent=(facts.id) {
            (rose(facts.id))
            h2 { (facts.name) }
            p { (lang.pick(facts.about.0, facts.about.1)) }
            small { (lang.pick(facts.seats.0, facts.seats.1)) }
            form method="post" action=(format!("/play/{}", facts.id)) {
                button.first { (lang.pick("Gioca ora", "Play now")) span.unseen { ": " (facts.name) } }
            }
            a href=(format!("/new/{}", facts.id)) { (lang.pick("Con altri, o a modo tuo", "With others, or your way")) }
            a href=(format!("/rules/{}", facts.id)) { (lang.pick("Regole", "Rules")) }
        }
    }
}

fn open(visitor: &Visitor, left: &[Left<'_>]) -> Markup {
    let lang = visitor.lang;
    html! {
        section.panel {
            h2 { (lang.pick("I tuoi tavoli aperti", "Your open tables")) }
            ul {
                @for table in left {
                    li {
                        a href=(format!("/t/{}", table.id)) { (table.game.game.facts().name) }
                        " " @if table.waits { b { (lang.pick("tocca a te", "your turn")) } " " }
                        small { (ago(visitor, table.minutes)) }
                    }
                }
            }
        }
    }
}

fn ago(visitor: &Visitor, minutes: i64) -> String {
    let lang = visitor.lang;
    match minutes {
        ..=1 => lang.pick("aperto adesso", "opened just now").to_owned(),
        2..=119 => lang.pick(format!("aperto {minutes} minuti fa"), format!("opened {minutes} minutes ago")),
        120..=2879 => {
            lang.pick(format!("aperto {} ore fa", minutes / 60), format!("opened {} hours ago", minutes / 60))
        }
        _ => lang.pick(
            format!("aperto {} giorni fa", minutes / 1440),
            format!("opened {} days ago", minutes / 1440),
        ),
    }
}

/// How the others call one.
fn naming(visitor: &Visitor, name: &str) -> Markup {
    let lang = visitor.lang;
    html! {
        form.inline method="post" action="/name" {
            label {
                (lang.pick("Il tuo nome ai tavoli", "Your name at tables")) " "
                input name="name" maxlength="30" value=(name) autocomplete="nickname";
            }
            " " button.quiet { (lang.pick("Salva", "Save")) }
        }
    }
}
