//! Longer words of the page, in both languages.

use maud::{Markup, PreEscaped};
use table::Lang;

use crate::terms::TERMS;

/// A text in which each of the game's words opens. Not for the text of a button or a summary.
pub(super) fn worded(lang: Lang, text: &str) -> Markup {
    PreEscaped(table::erased::worded(lang, &TERMS, text))
}

/// How the table is read.
pub(super) fn help(lang: Lang) -> [&'static str; 3] {
    [
        lang.pick(
            "Il Santo nella Zona Attiva raccoglie punti: i tondi neri con la croce sono quelli che ha, i tondi vuoti quelli che \
             mancano. Quando li ha tutti va nella Rosa dei Beati, una luce della vetrata si accende e dal Santuario lo segue il \
             numero 1. Vince chi accende per primo tutte le luci.",
            "The Saint in the Zona Attiva gathers points: black rounds with a cross are those it has, empty rounds those still \
             missing. With all of them it goes to the Rosa dei Beati, a light of the window is lit, and number 1 of the \
             Santuario follows. Whoever lights all lights first wins.",
        ),
        lang.pick(
            "Un punto a turno viene da una Beatitudine (gli altri possono fermarla con un Advocatus) o dal dado; un altro da una \
             Prova, se il livello del Santo basta, o da un Suffragio, scartando un Santo dalla mano. I bordi d'oro segnano ciò che \
             si può fare adesso; i pulsanti sbiaditi, se premuti, dicono perché no.",
            "One point a turn comes from a Beatitudine (the others may stop it with an Advocatus) or from the die; another from a \
             Prova, if the Saint's level is high enough, or from a Suffragio, by discarding a Saint from the hand. Golden borders \
             mark what can be done now; dim buttons, when pressed, say why not.",
        ),
        lang.pick(
            "Ogni Santo ha un rosone: la sua simmetria dice il tipo. Dodici petali gli apostoli, cinque i martiri, otto punte i \
             dottori, sei cerchi i monaci, dieci archi i fondatori, quattro lati i sovrani. Presso gli altri posti i tre numeri \
             dicono i Santi nel Santuario, i Supporti e le carte in mano; premuti, li mostrano.",
            "Every Saint has a rose whose symmetry tells its type: twelve petals for apostles, five for martyrs, eight points for \
             doctors, six circles for monastics, ten arches for founders, four sides for rulers. At the other places the three \
             numbers are Saints in the Santuario, Supporti, and cards in hand; pressed, they show them.",
        ),
    ]
}
