//! The page on which somebody brings the record of a match to look at it.

use ::table::{Lang, Trouble};
use axum::response::Html;
use maud::{Markup, html};

use super::layout::Frame;
use crate::visitor::Visitor;

/// The form; after a refusal with the reason, where it is, and everything that was given.
pub(crate) fn record(visitor: &Visitor, given: &str, refused: Option<&Trouble>) -> Html<String> {
    let lang = visitor.lang;
    let title = lang.pick("Rivedi una partita", "Look at a match again");
    let main = html! {
        main id="main" {
            h1 { (title) }
            p.lead { (lang.pick(
                "Porta qui il registro di una partita, di questa casa o di un'altra: si rivede passo per passo, si continua da dove vuoi, e ha un indirizzo da mandare.",
                "Bring the record of a match here, of this house or another one: it is gone through step by step, played on from where you like, and has an address to send.")) }
            @if let Some(trouble) = refused { (why(lang, trouble)) }
            form.sheet-of-text method="post" action="/review" {
                label for="record" { (lang.pick("Il registro", "The record")) }
                textarea id="record" name="record" rows="8" spellcheck="false" required placeholder="conclave record 1" { (given) }
                noscript {
                    p { small { (lang.pick(
                        "Da un file: aprilo con un programma per testi, copia tutto, dalla prima riga all'ultima, e incollalo qui.",
                        "From a file: open it with a text editor, copy all of it, from the first line to the last, and paste it here.")) } }
                }
                div hidden {
                    label for="file" { (lang.pick("O da un file:", "Or from a file:")) }
                    input id="file" type="file" accept=".txt,.record,text/plain" data-reads="#record";
                }
                p.ways.start {
                    button.first { (lang.pick("Rivedila", "Look at it")) }
                }
            }
        }
    };
    Frame { visitor, title, class: "page-decks", game: None, main, waits: false }.page()
}

fn why(lang: Lang, trouble: &Trouble) -> Markup {
    html! {
        div.why.flawed role="alert" {
            p { (lang.pick("Così non si può rivedere: ", "Like this it cannot be looked at: ")) (trouble.get(lang)) }
        }
    }
}
