//! The few words that the script shows by itself: it finds them in the page, in the page's language.

use maud::{Markup, html};
use table::Lang;

/// An empty element that carries them; it stands anywhere in the body.
pub(crate) fn says(lang: Lang) -> Markup {
    html! {
        div id="says" hidden
            data-clause=(lang.pick("Regola", "Rule"))
            data-close=(lang.pick("Chiudi", "Close"))
            data-copied=(lang.pick("Copiato", "Copied"))
            data-failed=(lang.pick("Non è andata a buon fine", "That did not work"))
            data-keys=(lang.pick("Tasti", "Keys"))
            data-log=(lang.pick("Cronaca", "Log"))
            data-offline=(lang.pick("Il tavolo non risponde: riprova", "The table does not answer: try again"))
            data-reconnecting=(lang.pick("Mi ricollego…", "Reconnecting…"))
            data-rules=(lang.pick("Regole", "Rules"))
            data-seats=(lang.pick("Tavolo", "Table"))
            data-talk=(lang.pick("Parole", "Talk"))
            data-turn=(lang.pick("Tocca a te", "Your turn")) {}
    }
}
