//! Longer words of the page, in both languages.

use maud::{Markup, PreEscaped};
use table::Lang;

use crate::terms::TERMS;

/// A text in which each of the game's words opens. Not for the text of a button or a summary.
pub(super) fn worded(lang: Lang, text: &str) -> Markup {
    PreEscaped(table::erased::worded(lang, &TERMS, text))
}

/// How the table is read.
pub(super) fn help(lang: Lang) -> &'static str {
    lang.pick(
        "Le caselle si percorrono dal basso verso l'alto, una colonna dopo l'altra da sinistra a destra; finite le carte, \
         dopo l'ultima si ricomincia dalla prima. Passando, toccando o con Tab su una carta se ne legge il testo. I bordi \
         d'oro segnano ciò che si può scegliere adesso; le stesse scelte sono nell'elenco «Che cosa puoi fare». Vince chi \
         arriva a 10 Fede. La Corruzione ha un capo segnato con un rombo: chi ci arriva impazzisce, i buoni a 10, i malvagi a 1.",
        "The spaces run from bottom to top, one column after the other from left to right; when no cards are left, the last \
         is followed by the first. Point at a card, tap it or reach it with Tab to read its words. Golden borders mark what \
         can be chosen now; the same choices stand in the list “What you can do”. Ten Faith wins. Corruption has one end \
         marked with a lozenge: whoever comes there goes mad, the good at 10, the evil at 1.",
    )
}
