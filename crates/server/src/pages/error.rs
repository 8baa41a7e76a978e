//! What went wrong, said so that one knows what to do next.

use axum::response::Html;
use maud::html;

use super::layout::Frame;
use crate::fault::Fault;
use crate::rose::rose;
use crate::visitor::Visitor;

pub(crate) fn error(visitor: &Visitor, fault: &Fault) -> Html<String> {
    let lang = visitor.lang;
    let text = fault.text.get(lang);
    let title = match fault.status.as_u16() {
        404 => lang.pick("Non c'è", "Not here"),
        403 => lang.pick("Non è permesso", "Not allowed"),
        410 => lang.pick("Non vale più", "No longer valid"),
        409 => lang.pick("È cambiato qualcosa", "Something changed"),
        429 | 503 => lang.pick("Un momento", "One moment"),
        code if code < 500 => lang.pick("Così non va", "That does not work"),
        _ => lang.pick("Qualcosa si è rotto", "Something broke"),
    };
    let main = html! {
        main id="main" {
            div.emblem { (rose(fault.status.as_str())) b aria-hidden="true" { (fault.status.as_u16()) } }
            h1 { (title) }
            p.lead { (text) "." }
            @if let Some(clause) = fault.clause { p { (lang.pick("Regola ", "Rule ")) (clause) } }
            p.ways {
                a.button.first href="/" { (lang.pick("Ai giochi", "To the games")) }
                " " a.button.quiet href="/rules" { (lang.pick("Alle regole", "To the rules")) }
            }
            p { small { (lang.pick("I tavoli a cui siedi sono sulla prima pagina: nulla va perduto.",
                "The tables where you sit are on the first page: nothing is lost.")) } }
        }
    };
    Frame { visitor, title, class: "page-error", game: None, main, waits: false }.page()
}
