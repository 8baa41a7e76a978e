//! Bringing a deck of one's own to a table.

use ::table::erased::Draft;
use axum::response::Html;
use maud::html;

use super::decks::{mistakes, opening, refusal};
use super::layout::Frame;
use super::zones::Seen;
use crate::fault::Fault;
use crate::store::OwnDeck;

/// The visitor's decks, each judged by the rules of this table.
pub(crate) fn bring(seen: &Seen<'_>, decks: &[(OwnDeck, Draft)], refused: Option<&Fault>) -> Html<String> {
    let (lang, facts) = (seen.visitor.lang, seen.table.entry.game.facts());
    let title = lang.pick("Con quale mazzo giochi?", "Which deck do you play with?");
    let lead = lang.pick(
        "Gli altri non lo vedono: sapranno che hai scelto, e il mazzo solo alla fine.",
        "The others do not see it: they learn that you have chosen, and the deck only at the end.",
    );
    let main = html! {
        main id="main" {
            (opening(title, facts.id, lead))
            (refusal(lang, refused))
            @if decks.is_empty() {
                p { (lang.pick("Non hai ancora un mazzo tuo: costruiscilo, il tavolo ti aspetta.",
                    "You have no deck of your own yet: build one, the table waits.")) }
            }
            form method="post" action=(seen.path("/deck")) {
                ul.decks {
                    @for (deck, draft) in decks {
                        li {
                            span.name { (crate::rose::rose(&deck.name)) span { b { (deck.name) } } }
                            @if draft.wrong.is_empty() {
                                button.first name="deck" value=(deck.id) {
                                    (lang.pick("Gioca con questo", "Play with this one")) span.unseen { ": " (deck.name) }
                                }
                            } @else {
                                details {
                                    summary { (lang.pick("Qui non si può giocare", "Cannot be played here")) }
                                    (mistakes(lang, &draft.wrong))
                                    a href=(format!("/decks/{}/{}", facts.id, deck.id)) { (lang.pick("Modifica", "Change")) }
                                }
                            }
                        }
                    }
                }
            }
            p.ways.start {
                a.button href=(seen.path("")) { (lang.pick("Torna ai mazzi pronti", "Back to the ready decks")) }
                a.button.quiet href=(format!("/decks/{}", facts.id)) { (lang.pick("I tuoi mazzi", "Your decks")) }
            }
        }
    };
    Frame { visitor: seen.visitor, title, class: "page-decks", game: Some(facts.id), main, waits: false }
        .page()
}
