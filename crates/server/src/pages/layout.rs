//! The frame around every page.

use ::table::Lang;
use axum::response::Html;
use maud::{DOCTYPE, Markup, html};

use crate::says::says;
use crate::visitor::Visitor;

/// What frames a page.
pub(super) struct Frame<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) title: &'a str,
    /// The class of the body.
    pub(super) class: &'a str,
    /// The game whose colours and assets the page uses.
    pub(super) game: Option<&'a str>,
    pub(super) main: Markup,
    /// Does the visitor wait for somebody? Without scripts the page then asks again by itself.
    pub(super) waits: bool,
}

impl Frame<'_> {
    pub(super) fn page(&self) -> Html<String> {
        let lang = self.visitor.lang;
        let page = html! {
            (DOCTYPE)
            html lang=(lang.tag()) data-accent=[self.game] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="dark light";
                    title { (self.title) " · Conclave" }
                    link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                    link rel="stylesheet" href="/assets/house.css";
                    link rel="stylesheet" href="/assets/guest.css";
                    @if self.class == "page-home" { link rel="stylesheet" href="/assets/home.css"; }
                    @if let Some(game) = self.game { link rel="stylesheet" href=(format!("/assets/game/{game}.css")); }
                    // After the game's own: where everything has its place at a table is the house's to say.
                    @if self.class.contains("page-live") { link rel="stylesheet" href="/assets/calm.css"; }
                    @if self.waits { noscript { meta http-equiv="refresh" content="4"; } }
                    script src="/assets/theme.js" {}
                    script type="module" src="/assets/house.js" {}
                }
                body class=(self.class) data-accent=[self.game] {
                    a.skip href="#main" { (lang.pick("Vai al contenuto", "Skip to content")) }
                    (top(self.visitor, self.game.filter(|_| self.class.starts_with("page-table"))))
                    (self.main)
                    // Under a board there is no room to give away.
                    @if !self.class.starts_with("page-table") { (foot(lang)) }
                    (says(lang))
                }
            }
        };
        Html(page.into_string())
    }
}

fn foot(lang: Lang) -> Markup {
    html! {
        footer.foot { a href="/privacy" { (lang.pick("Che cosa sa di te la casa", "What the house knows of you")) } }
    }
}

/// At a table the rules are those of its game.
fn top(visitor: &Visitor, at_table: Option<&str>) -> Markup {
    let lang = visitor.lang;
    let themes = lang.pick("Chiaro o scuro", "Light or dark");
    html! {
        header.top {
            a.brand href="/" { "Conclave" }
            nav aria-label=(lang.pick("Casa", "House")) {
                a href="/" { (lang.pick("Giochi", "Games")) }
                @if visitor.token.is_some() {
                    a href="/mine" {
                        span.at-length { (lang.pick("Le mie partite", "My games")) }
                        span.in-short { (lang.pick("Partite", "Mine")) }
                    }
                }
                a href=(at_table.map_or_else(|| "/rules".to_owned(), |game| format!("/rules/{game}"))) data-rules[at_table.is_some()] { (lang.pick("Regole", "Rules")) }
            }
            form.inline method="post" action="/lang" aria-label=(lang.pick("Lingua", "Language")) {
                input type="hidden" name="back" value=(visitor.here);
                @for one in Lang::BOTH {
                    button name="lang" value=(one.tag()) lang=(one.tag()) aria-current=[(one == lang).then_some("true")]
                        title=(one.pick("Italiano", "English")) { (one.tag()) }
                }
            }
            button.quiet type="button" data-theme-switch aria-label=(themes) title=(themes) { "◐" }
        }
    }
}
