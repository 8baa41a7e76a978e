//! The game in two minutes.

use table::{Glance, Lang};

use super::emblem;
use crate::{Kind, Setup};

/// Six pictures, each with what is to be known of it.
pub(super) fn primer(lang: Lang) -> Vec<Glance> {
    let set = Setup::default().cards.cards();
    let sign = |kind| emblem::sign(kind, "medium");
    let pictures = [
        emblem::whole(set, 0),
        sign(Kind::Saint),
        sign(Kind::Beatitude),
        sign(Kind::Advocate),
        sign(Kind::Trial),
        sign(Kind::Support),
    ];
    Glance::all(pictures, lang.pick(ITALIAN, ENGLISH))
}

const ITALIAN: [(&str, &str); 6] = [
    (
        "La Rosa",
        "A ogni Santo servono tanti punti quanto il suo livello. Quando li ha tutti entra nella tua Rosa dei Beati, e tocca al \
         seguente. Vince chi completa per primo la Rosa: 5 Santi in due, 4 in tre o in quattro, 3 in cinque o in sei.",
    ),
    (
        "Zona Attiva e Santuario",
        "Solo il Santo nella Zona Attiva raccoglie punti e fa quello che dice il suo testo. Nel Santuario ne aspettano in fila \
         fino a quattro: si posano dalla mano, quanti se ne vuole.",
    ),
    (
        "Beatitudine o dado",
        "Una volta per turno si gioca una Beatitudine, che vale 1 punto, oppure si tira il dado, che può darne due o toglierne uno.",
    ),
    (
        "Advocatus Diaboli",
        "Chi ha in mano un Advocatus può scartarlo quando un avversario gioca una Beatitudine: il punto sfuma. È l'unica carta \
         che si gioca nel turno altrui.",
    ),
    (
        "Prova e Suffragio",
        "Inoltre, una volta per turno, si supera una Prova, se il livello del Santo attivo basta, oppure si fa un Suffragio: si \
         scarta un Santo dalla mano per 1 punto.",
    ),
    (
        "Supporti",
        "I Supporti sono aiuti d'ogni genere, e se ne giocano quanti si vuole. Alcuni agiscono subito, altri restano nella Zona \
         Supporti. Il turno comincia con due carte pescate e finisce con al massimo 5 in mano.",
    ),
];

const ENGLISH: [(&str, &str); 6] = [
    (
        "The Rosa",
        "Every Saint needs as many points as its level. When it has them all it enters your Rosa dei Beati, and the next one \
         follows. Whoever first completes the Rosa wins: 5 Saints with two players, 4 with three or four, 3 with five or six.",
    ),
    (
        "Zona Attiva and Santuario",
        "Only the Saint in your Zona Attiva, the active zone, gathers points and does what its text says. In the Santuario, the \
         sanctuary, up to four others wait in a row; you lay them there from your hand, as many as you like.",
    ),
    (
        "Beatitudine or die",
        "Once a turn you play a Beatitudine, a beatitude, worth 1 point, or you roll the die, which may bring two points or take \
         one away.",
    ),
    (
        "Advocatus Diaboli",
        "Whoever holds an Advocatus may discard it when an opponent plays a Beatitudine: the point is gone. It is the only card \
         that is played in another's turn.",
    ),
    (
        "Prova and Suffragio",
        "Besides, once a turn, you pass a Prova, a trial, if your active Saint's level is high enough; or you make a Suffragio: \
         you discard a Saint from your hand for 1 point.",
    ),
    (
        "Supporti",
        "Supporti are help of all kinds; play as many as you like. Some act at once, others stay in the Zona Supporti. A turn \
         begins with two cards drawn and ends with at most 5 in hand.",
    ),
];
