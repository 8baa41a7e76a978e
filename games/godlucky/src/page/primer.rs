//! The game in two minutes.

use table::{Glance, Lang};

use super::ornament::{Sign, whole};
use super::{dice, emblem};
use crate::Face;

/// Six pictures, each with what is to be known of it.
pub(super) fn primer(lang: Lang) -> Vec<Glance> {
    let pictures = [
        emblem::emblem(Some(0), false, "big"),
        dice::die(3, 2),
        whole(Sign::Fight),
        emblem::emblem(Some(3), true, "big"),
        whole(Sign::Heaven),
        dice::coin(Some(Face::Heads)),
    ];
    Glance::all(pictures, lang.pick(ITALIAN, ENGLISH))
}

const ITALIAN: [(&str, &str); 6] = [
    (
        "La Fede",
        "Ognuno è una divinità. Il primo che arriva a 10 punti Fede cattura il Folle Etto, che è in fuga, e vince. La Fede viene \
         dalle caselle, dai combattimenti e dalle scommesse, e se ne va allo stesso modo.",
    ),
    (
        "Il cammino",
        "Nel tuo turno tiri il D3, avanzi e risolvi la carta su cui arrivi, oppure torni da dove venivi. All'inizio la plancia \
         cresce sotto i passi di tutti; quando è completa comincia la seconda fase, con abilità, miracoli e oggetti sacri.",
    ),
    (
        "Le battaglie",
        "Chi arriva dove c'è già qualcuno può combatterlo: ognuno somma la Fede e il D6, e chi fa di più toglie all'altro un \
         punto Fede.",
    ),
    (
        "Corruzione e follia",
        "Una divinità buona a 10 di Corruzione, o una malvagia a 1, impazzisce: un Folle non ha carte, combatte con 8 e non può \
         più vincere. Se tutti gli altri sono Folli, hai vinto.",
    ),
    (
        "Paradiso e Inferno",
        "Il Paradiso toglie Corruzione, l'Inferno ne aggiunge. Ai buoni conviene il primo, ai malvagi il secondo.",
    ),
    (
        "Carte e moneta",
        "Gli oggetti si usano una volta, miracoli e oggetti sacri una volta per turno. Molti reagiscono a un tiro o a un lancio: \
         si apre una finestra, che si chiude da sola.",
    ),
];

const ENGLISH: [(&str, &str); 6] = [
    (
        "Faith",
        "Each of you is a god. The first to have 10 points of Faith captures the Folle Etto, the madman on the run, and wins. \
         Faith comes from spaces, fights and wagers, and goes the same way.",
    ),
    (
        "The path",
        "In your turn you roll the D3, go forward and resolve the card you land on, or go back to where you came from. At first \
         the board grows under everybody's feet; once it is complete the second phase begins, with abilities, miracles and sacred \
         objects.",
    ),
    (
        "Fights",
        "Land where somebody stands and you may fight them: each adds their Faith and the D6, and the higher takes a point of \
         Faith from the other.",
    ),
    (
        "Corruption and madness",
        "A good god at 10 Corruption, or an evil one at 1, goes mad: a Folle has no cards, fights with 8 and can win no more. If \
         all the others are Folli, you have won.",
    ),
    (
        "Heaven and Hell",
        "Heaven takes Corruption away, Hell adds it. The good do well in the one, the evil in the other.",
    ),
    (
        "Cards and the coin",
        "Objects are used once, miracles and sacred objects once a turn. Many react to a roll or a toss: a window opens for it, \
         and closes by itself.",
    ),
];
