//! All the games of somebody: those that go on, those that are over, and what belongs to the person beside them.

use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use search::Entry;

use super::end::verdict;
use super::home::{Standing, ago, naming, standing};
use super::layout::Frame;
use super::zones::Seen;
use crate::rose::rose;
use crate::visitor::Visitor;

/// One of them.
pub(crate) struct Game<'a> {
    pub(crate) id: String,
    pub(crate) game: &'a Entry,
    /// How long ago something last happened there.
    pub(crate) minutes: i64,
    pub(crate) ended: bool,
    /// How it stands or ended; nothing of a match that does not replay.
    pub(crate) said: Option<Said>,
}

/// How a match stands, or how it ended.
pub(crate) enum Said {
    Open(Standing),
    Over { against: String, verdict: String },
}

/// A page of them.
pub(crate) struct Mine<'a> {
    pub(crate) name: &'a str,
    pub(crate) games: Vec<Game<'a>>,
    /// Which page this is, from 1 on, and how many there are.
    pub(crate) page: i64,
    pub(crate) pages: i64,
    /// How many other browsers have been joined to this person.
    pub(crate) devices: i64,
}

pub(crate) fn said(seen: &Seen<'_>) -> Said {
    let standing = standing(seen);
    match seen.moment.played.is_over() {
        false => Said::Open(standing),
        true => Said::Over { against: standing.against, verdict: verdict(seen) },
    }
}

pub(crate) fn mine(visitor: &Visitor, mine: &Mine<'_>) -> Html<String> {
    let lang = visitor.lang;
    let title = lang.pick("Le mie partite", "My games");
    let section = |word: &str, ended: bool| {
        let games: Vec<_> = mine.games.iter().filter(|game| game.ended == ended).collect();
        html! {
            @if !games.is_empty() {
                section {
                    h2 { (word) }
                    ul.left.games { @for game in games { (line(visitor, game)) } }
                }
            }
        }
    };
    let main = html! {
        main id="main" {
            h1 { (title) }
            @if mine.games.is_empty() { (nothing(visitor)) }
            (section(lang.pick("In corso", "Going on"), false))
            (section(lang.pick("Finite", "Over"), true))
            (leaf(visitor, mine))
            p { a href="/review" { (lang.pick("Rivedi una partita dal suo registro", "Look at a match again from its record")) } }
            @if visitor.token.is_some() { (naming(visitor, mine.name)) }
            (devices(visitor, mine))
            @if visitor.session.is_some() {
                p { a href="/mine/forget" { (lang.pick("Cancella i miei dati…", "Delete my data…")) } }
            }
        }
    };
    Frame { visitor, title, class: "page-mine", game: None, main, waits: false }.page()
}

fn nothing(visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    html! {
        p.lead { (lang.pick("Con questo browser non hai ancora giocato. Se giochi già su un altro dispositivo, apri lì «Le mie partite» e fatti dare il link per questo.",
            "You have not played with this browser yet. If you play on another device, open 'My games' there and have it give you the link for this one.")) }
        p { a.button.first href="/" { (lang.pick("Ai giochi", "To the games")) } }
    }
}

fn line(visitor: &Visitor, game: &Game<'_>) -> Markup {
    let (lang, facts) = (visitor.lang, game.game.game.facts());
    let against = match &game.said {
        Some(Said::Open(Standing { against, .. }) | Said::Over { against, .. }) => against.as_str(),
        None => "",
    };
    html! {
        li data-accent=(facts.id) {
            a href=(format!("/t/{}", game.id)) {
                @match &game.said {
                    Some(Said::Open(standing)) if !standing.picture.is_empty() => (PreEscaped(&standing.picture)),
                    _ => (rose(facts.id)),
                }
                span {
                    b { (facts.name) }
                    small { (against) @if !against.is_empty() { " · " } (ago(lang, game.minutes)) }
                }
                @match &game.said {
                    Some(Said::Open(standing)) => { " " span.chip.strong[standing.waits] { (standing.turn) } },
                    Some(Said::Over { verdict, .. }) => { " " span.chip { (verdict) } },
                    None => { " " span.chip { (lang.pick("si può solo leggere", "can only be read")) } },
                }
            }
            @if game.ended && game.said.is_some() {
                a.button.quiet.again href=(format!("/t/{}/replay", game.id)) {
                    (lang.pick("Rivedila", "Watch it again")) span.unseen { ": " (facts.name) ", " (against) }
                }
            }
        }
    }
}

fn leaf(visitor: &Visitor, mine: &Mine<'_>) -> Markup {
    let lang = visitor.lang;
    html! {
        @if mine.pages > 1 {
            nav.leaf aria-label=(lang.pick("Pagine", "Pages")) {
                @if mine.page > 1 { a.button.quiet rel="prev" href=(format!("/mine?page={}", mine.page - 1)) { (lang.pick("Più recenti", "Newer")) } }
                span { (lang.pick(format!("pagina {} di {}", mine.page, mine.pages), format!("page {} of {}", mine.page, mine.pages))) }
                @if mine.page < mine.pages { a.button.quiet rel="next" href=(format!("/mine?page={}", mine.page + 1)) { (lang.pick("Meno recenti", "Older")) } }
            }
        }
    }
}

fn devices(visitor: &Visitor, mine: &Mine<'_>) -> Markup {
    let lang = visitor.lang;
    html! {
        @if visitor.session.is_some() {
            section {
                h2 { (lang.pick("Su un altro dispositivo", "On another device")) }
                @if visitor.is_joined() {
                    p { (lang.pick("Questo browser è collegato a quello con cui giocavi prima: siete la stessa persona.",
                        "This browser is joined to the one you played with before: both are the same person.")) }
                    form method="post" action="/mine/part" {
                        button.quiet { (lang.pick("Scollega questo browser", "Separate this browser")) }
                    }
                } @else {
                    p {
                        (lang.pick("Un link da aprire sul telefono o su un altro computer: vale una volta sola, per un quarto d'ora.",
                            "A link to open on your phone or another computer: it works once, for a quarter of an hour."))
                        @if mine.devices > 0 {
                            " " (lang.pick(format!("Browser collegati a questo: {}.", mine.devices), format!("Browsers joined to this one: {}.", mine.devices)))
                        }
                    }
                }
                form method="post" action="/mine/link" {
                    button { (lang.pick("Dammi il link", "Give me the link")) }
                }
            }
        }
    }
}
