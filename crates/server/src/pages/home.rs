//! The first page: what Conclave is, one's own tables, and the games as covers.

use std::sync::Arc;

use ::table::Lang;
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use search::Entry;

use super::cover::{Covers, covers};
use super::layout::Frame;
use super::seats::who;
use super::zones::Seen;
use crate::rose::rose;
use crate::store::Sitter;
use crate::visitor::Visitor;

/// A table to go back to.
pub(crate) struct Left<'a> {
    pub(crate) id: String,
    pub(crate) game: &'a Entry,
    /// How long nothing has happened at it.
    pub(crate) minutes: i64,
    /// How it stands there; nothing of a table that cannot go on.
    pub(crate) standing: Option<Standing>,
}

/// How it stands at one's table.
pub(crate) struct Standing {
    /// The table in small.
    pub(super) picture: String,
    pub(super) against: String,
    pub(super) turn: String,
    /// Is it the visitor whom the table waits for?
    pub(crate) waits: bool,
}

/// So many own tables are shown at once.
const FEW: usize = 3;

pub(crate) fn home(
    visitor: &Visitor,
    entries: &[Arc<Entry>],
    pictures: &[String],
    name: &str,
    left: &[Left<'_>],
) -> Html<String> {
    let lang = visitor.lang;
    let main = html! {
        main id="main" {
            h1.what { (lang.pick("Cinque giochi da tavolo introvabili", "Five tabletop games, only here")) }
            p.lead {
                (lang.pick("Contro il computer o, con un link, con chi vuoi. Le regole le sa il tavolo.",
                    "Against the computer or, by a link, with anyone. The table knows the rules."))
            }
            @if !left.is_empty() { (own_tables(visitor, left)) }
            (covers(lang, &Covers { entries, pictures }))
            @if visitor.token.is_some() { (naming(visitor, name)) }
        }
    };
    let title = lang.pick("Giochi", "Games");
    Frame { visitor, title, class: "page-home", game: None, main, waits: false }.page()
}

/// How it stands where the visitor sits.
pub(crate) fn standing(seen: &Seen<'_>) -> Standing {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let waits = seen.seat.is_some_and(|seat| moment.awaits(seat));
    Standing {
        picture: moment.played.small(seen.seat),
        against: against(seen),
        turn: turn(seen, waits, lang),
        waits,
    }
}

/// Against whom, people first; several computers are counted.
fn against(seen: &Seen<'_>) -> String {
    let lang = seen.visitor.lang;
    let others =
        || (0..).zip(&seen.moment.places).filter(|(at, _)| seen.seat.is_none_or(|own| own.index() != *at));
    let people = others().filter(|(_, place)| matches!(place.sitter, Sitter::Person(_)));
    let mut names: Vec<String> = people.map(|(_, place)| who(Some(place), lang)).collect();
    match others().filter(|(_, place)| matches!(place.sitter, Sitter::Bot(_))).count() {
        0 => {}
        1 => names.push(lang.pick("il computer", "the computer").to_owned()),
        bots => names.push(lang.pick(format!("{bots} computer"), format!("{bots} computers"))),
    }
    match names.is_empty() {
        true => lang.pick("ancora nessuno", "nobody yet").to_owned(),
        false => {
            let names = table::grammar::and(lang, names);
            lang.pick(format!("con {names}"), format!("with {names}"))
        }
    }
}

fn turn(seen: &Seen<'_>, waits: bool, lang: Lang) -> String {
    let moment = seen.moment;
    let asked = moment.played.asked();
    let first = asked.first().and_then(|seat| moment.place(seat));
    match (waits, moment.free().is_empty(), asked.len()) {
        (true, ..) => lang.pick("tocca a te", "your turn").to_owned(),
        (_, false, _) => lang.pick("manca qualcuno", "somebody is missing").to_owned(),
        (_, _, 1) => {
            let name = who(first, lang);
            lang.pick(format!("si aspetta {name}"), format!("waiting for {name}"))
        }
        _ => lang.pick("si aspettano gli altri", "waiting for the others").to_owned(),
    }
}

fn own_tables(visitor: &Visitor, left: &[Left<'_>]) -> Markup {
    let lang = visitor.lang;
    let (few, more) = left.split_at(left.len().min(FEW));
    html! {
        section.own-tables {
            h2 { (lang.pick("I tuoi tavoli", "Your tables")) }
            ul.left { @for table in few { (own_table(visitor, table)) } }
            @if !more.is_empty() {
                details.more-tables {
                    summary { (lang.pick(format!("Altri {}", more.len()), format!("{} more", more.len()))) }
                    ul.left { @for table in more { (own_table(visitor, table)) } }
                }
            }
        }
    }
}

fn own_table(visitor: &Visitor, table: &Left<'_>) -> Markup {
    let (lang, facts) = (visitor.lang, table.game.game.facts());
    let standing = table.standing.as_ref();
    html! {
        li data-accent=(facts.id) {
            a href=(format!("/t/{}", table.id)) {
                @match standing.map(|standing| standing.picture.as_str()) {
                    Some(picture) if !picture.is_empty() => (PreEscaped(picture)),
                    _ => (rose(facts.id)),
                }
                span {
                    b { (facts.name) }
                    small {
                        @if let Some(standing) = standing { (standing.against) " · " }
                        (ago(lang, table.minutes))
                    }
                }
                @match standing {
                    Some(standing) => { " " span.chip.strong[standing.waits] { (standing.turn) } },
                    None => { " " span.chip { (lang.pick("si può solo leggere", "can only be read")) } },
                }
            }
        }
    }
}

pub(super) fn ago(lang: Lang, minutes: i64) -> String {
    match minutes {
        ..=1 => lang.pick("adesso", "just now").to_owned(),
        2..=119 => lang.pick(format!("{minutes} minuti fa"), format!("{minutes} minutes ago")),
        120..=2879 => lang.pick(format!("{} ore fa", minutes / 60), format!("{} hours ago", minutes / 60)),
        _ => lang.pick(format!("{} giorni fa", minutes / 1440), format!("{} days ago", minutes / 1440)),
    }
}

/// How the others call one.
pub(super) fn naming(visitor: &Visitor, name: &str) -> Markup {
    let lang = visitor.lang;
    html! {
        details.own-name {
            summary {
                (lang.pick("Il tuo nome ai tavoli", "Your name at tables"))
                @if !name.is_empty() { ": " b { (name) } }
            }
            form.inline.naming method="post" action="/name" {
                label {
                    (lang.pick("Nome", "Name")) " "
                    input name="name" maxlength="30" value=(name) autocomplete="nickname";
                }
                " " button.quiet { (lang.pick("Salva", "Save")) }
            }
        }
    }
}
