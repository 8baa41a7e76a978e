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
            (promises(visitor))
            @if visitor.token.is_some() { (naming(visitor, name)) }
        }
    };
    let title = lang.pick("Giochi", "Games");
    Frame { visitor, title, class: "page-home", game: None, main, waits: false }.page()
}

fn cover(visitor: &Visitor, entry: &Entry) -> Markup {
    let (lang, facts) = (visitor.lang, entry.game.facts());
    let seats = entry.game.seats("").unwrap_or(2);
    html! {
        article.cover data-accent=(facts.id) {
            (rose(facts.id))
            h2 { (facts.name) }
            p { (lang.pick(facts.about.0, facts.about.1)) }
            small {
                (lang.pick(facts.seats.0, facts.seats.1))
                @if !entry.game.puzzle_kinds().is_empty() {
                    br; a href=(format!("/puzzle/{}", facts.id)) { (lang.pick("Problema del giorno", "Puzzle of the day")) }
                }
            }
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
                a.button.quiet href=(format!("/new/{}", facts.id)) {
                    (lang.pick("A modo tuo…", "Your way…")) span.unseen { " " (facts.name) }
                }
                @if entry.game.has_decks() {
                    a.button.quiet href=(format!("/decks/{}", facts.id)) {
                        (lang.pick("Mazzi", "Decks")) span.unseen { ": " (facts.name) }
                    }
                }
                a.button.quiet href=(format!("/rules/{}", facts.id)) {
                    (lang.pick("Regole", "Rules")) span.unseen { ": " (facts.name) }
                }
            }
        }
    }
}

/// What one gets here, in three lines.
fn promises(visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    let all = [
        (
            lang.pick("Subito", "At once"),
            lang.pick(
                "«Gioca ora» apre un tavolo: dall'altra parte siede il computer, da principiante: molte cose gli sfuggono. «A modo tuo…» ha avversari più forti.",
                "'Play now' opens a table: across from you sits the computer, a novice that overlooks things. 'Your way…' has stronger opponents.",
            ),
        ),
        (
            lang.pick("Con chi vuoi", "With anyone"),
            lang.pick(
                "Mandi un link e l'altro si siede, senza iscriversi. Chi vuole può guardare.",
                "You send a link and the other sits down, without an account. Others may watch.",
            ),
        ),
        (
            lang.pick("Senza sapere le regole", "Without knowing the rules"),
            lang.pick(
                "Il tavolo mostra che cosa si può fare e, se una mossa non va, quale regola la vieta.",
                "The table shows what can be done and, where a move does not do, which rule forbids it.",
            ),
        ),
    ];
    html! {
        section.promises {
            @for (title, text) in all { div { h2 { (title) } p { (text) } } }
        }
    }
}

fn open(visitor: &Visitor, left: &[Left<'_>]) -> Markup {
    let lang = visitor.lang;
    html! {
        section {
            h2 { (lang.pick("I tuoi tavoli aperti", "Your open tables")) }
            ul.left {
                @for table in left {
                    @let facts = table.game.game.facts();
                    li data-accent=(facts.id) {
                        a href=(format!("/t/{}", table.id)) {
                            (rose(facts.id))
                            span { b { (facts.name) } " " small { (ago(visitor, table.minutes)) } }
                            @if table.waits { " " span.chip.strong { b { (lang.pick("tocca a te", "your turn")) } } }
                        }
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
        form.inline.naming method="post" action="/name" {
            label {
                (lang.pick("Il tuo nome ai tavoli", "Your name at tables")) " "
                input name="name" maxlength="30" value=(name) autocomplete="nickname";
            }
            " " button.quiet { (lang.pick("Salva", "Save")) }
        }
    }
}
