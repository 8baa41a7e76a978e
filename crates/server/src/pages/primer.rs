//! A game in two minutes: what lies on its table, and what is to be known of it.

use ::table::Lang;
use maud::{Markup, PreEscaped, html};
use search::Entry;

/// The pictures with their sentences; nothing where the game has none.
pub(super) fn primer(lang: Lang, entry: &Entry) -> Markup {
    let glances = entry.game.primer(lang);
    html! {
        @if !glances.is_empty() {
            section.primer {
                h2 { (lang.pick("In due minuti", "In two minutes")) }
                @for glance in glances {
                    div.glance {
                        div.drawn aria-hidden="true" { (PreEscaped(glance.picture)) }
                        p { b { (glance.head) } " " (glance.text) }
                    }
                }
            }
        }
    }
}
