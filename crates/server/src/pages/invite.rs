//! The link to a table, for whoever shall sit down or watch: how far it carries, and how to hand it over.

use ::table::Lang;
use maud::{Markup, html};

use super::zones::Seen;
use crate::reach::Span;
use crate::visitor::Visitor;

pub(super) fn invite(seen: &Seen<'_>) -> Markup {
    let (lang, visitor) = (seen.visitor.lang, seen.visitor);
    let awaited = !seen.moment.free().is_empty();
    let word = match (awaited, seen.seat) {
        (false, _) => lang.pick("Link per chi vuole guardare", "Link for whoever wants to watch"),
        (true, Some(_)) => lang.pick("Link per chi si siede con te", "Link for whoever sits down with you"),
        (true, None) => {
            lang.pick("Link per chi vuole sedersi o guardare", "Link for whoever wants to sit down or watch")
        }
    };
    let path = seen.path("");
    html! {
        div.invite {
            label for="invite-link" { (word) }
            input id="invite-link" readonly value=(visitor.link(&path));
            button.quiet type="button" data-copy="#invite-link" { (lang.pick("Copia", "Copy")) }
            // The script shows it where the device can share and the address is secure.
            button.quiet type="button" data-share="#invite-link" data-title=(format!("{} · Conclave", seen.table.entry.game.facts().name)) {
                (lang.pick("Condividi", "Share"))
            }
            @if visitor.span() < Span::World {
                p.reach.near[awaited && visitor.span() == Span::Here] { (carries(visitor)) }
            }
            @if visitor.span() > Span::Here { (camera(lang, &seen.path("/qr"))) }
            @for link in visitor.links.iter().skip(1) {
                p.other { small { (lang.pick("oppure ", "or ")) (link.origin) (path) } }
            }
        }
    }
}

/// The picture for a camera; it is loaded when it is opened.
fn camera(lang: Lang, path: &str) -> Markup {
    html! {
        details.camera id="invite-qr" {
            summary { (lang.pick("Da inquadrare col telefono", "For a phone's camera")) }
            img src=(path) width="246" height="246" loading="lazy"
                alt=(lang.pick("Codice QR del link a questo tavolo", "QR code of the link to this table"));
        }
    }
}

/// Who can open the visitor's links; and what to do, where it is nobody else.
pub(super) fn carries(visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    html! {
        @match visitor.span() {
            Span::World => {}
            Span::Net => {
                (lang.pick("Lo apre chi è nella tua stessa rete, per esempio lo stesso Wi-Fi.",
                    "It opens for whoever is in the same network as you, such as the same Wi-Fi."))
            }
            Span::Here => {
                (lang.pick("Questo link si apre solo su questo computer. ", "This link opens on this computer only. "))
                @if visitor.listen.ip().is_loopback() {
                    (lang.pick("Perché lo apra chi è nella stessa rete, riavvia così: ",
                        "For others in the same network, start again with: "))
                    code { "conclave serve --listen 0.0.0.0:" (visitor.listen.port()) }
                    (lang.pick(". Se il sito ha un indirizzo pubblico: ", ". If the site has a public address: "))
                    code { "--public https://…" }
                    "."
                } @else {
                    (lang.pick("Il computer non è collegato a nessuna rete: collegalo e ricarica la pagina.",
                        "The computer is in no network: connect it and load the page again."))
                }
            }
        }
    }
}
