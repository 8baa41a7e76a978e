//! The game in two minutes.

use maud::{Markup, html};
use table::{Glance, Lang};

use super::emblem;
use crate::{Banner, Card, CardSet, Face, Kind, Setup};

/// Six pictures, each with what is to be known of it.
pub(super) fn primer(lang: Lang) -> Vec<Glance> {
    let set = Setup::default().switches.cards.cards();
    let city = |face| html! { (emblem::city(face)) };
    let pictures = [
        city(Some(Face::Capital)),
        card(set, Banner::Tower, true),
        city(None),
        card(set, Banner::Wind, true),
        city(Some(Face::Portochiaro)),
        card(set, Banner::Ember, false),
    ];
    Glance::all(pictures, lang.pick(ITALIAN, ENGLISH))
}

/// The first character, or the first effect, under a banner.
fn card(set: &CardSet, banner: Banner, character: bool) -> Markup {
    let fits = |(card, print): &(Card, &crate::cards::Print)| {
        card.banner() == banner
            && match print.kind {
                Kind::Character(_) => character,
                Kind::Effect => !character,
                Kind::Lasting(_) => false,
            }
    };
    set.all().find(fits).map(|(card, print)| emblem::whole(card, &print.kind, "medium")).unwrap_or_default()
}

const ITALIAN: [(&str, &str); 6] = [
    (
        "Cinque città",
        "Fra i due giocatori c'è una fila di cinque città coperte: quale sia la capitale si scopre combattendo. Chi tiene insieme \
         la capitale e altre due vince il duello; chi finisce il grimorio, cioè il mazzo, lo perde. La partita va a chi vince due \
         duelli.",
    ),
    (
        "Una carta per turno",
        "A ogni turno si pesca una carta e se ne apre una dalla mano, gratis: un personaggio arriva sul campo, un effetto accade, \
         un effetto duraturo resta.",
    ),
    (
        "Collocare e muovere",
        "Nella fase principale i personaggi si collocano dal campo a qualunque città, e poi lungo la fila di quanto dice il Movimento. \
         Chi muove si tappa.",
    ),
    (
        "L'attacco",
        "Un personaggio stappato attacca la città in cui si trova. L'altro può difendere, e i due aggiungono combattenti a turno. \
         I colpi cadono per Range, dal più alto: la Potenza è il danno, e chi ne riceve quanto i suoi HP muore.",
    ),
    (
        "La conquista",
        "Se restano solo attaccanti, o nessuno difende, la città è tua e scarti due carte. Se non ci resta nessuno dei tuoi torna \
         neutrale.",
    ),
    (
        "Quick",
        "Le carte Quick rispondono in brevi finestre, anche nel turno dell'altro: prima dei colpi, a una città indifesa, a fine \
         turno.",
    ),
];

const ENGLISH: [(&str, &str); 6] = [
    (
        "Five cities",
        "Between the two players lies a line of five face-down cities: which is the capital is found out by fighting. Hold the \
         capital and two more at the same time and you win the duel; run out of library, that is, of deck, and you lose it. Two \
         duels win the match.",
    ),
    (
        "A card a turn",
        "Each turn you draw a card and open one from your hand, for free: a character comes to your field, an effect happens, a \
         lasting effect stays.",
    ),
    (
        "Setting and moving",
        "In the main phase characters go from your field to any city, and then along the line as far as their Move says. Moving \
         taps them.",
    ),
    (
        "The attack",
        "An untapped character attacks the city it is at. The other side may defend, and both add fighters by turns. Blows fall \
         by Range, the highest first: Power is the damage, and whoever takes as much as their HP dies.",
    ),
    (
        "Conquest",
        "If only attackers are left, or nobody defends, the city is yours and you discard two cards. With none of your characters \
         left there it is neutral again.",
    ),
    (
        "Quick",
        "Quick cards answer in brief windows, in the other's turn as well: before blows, at an undefended city, at the end of a \
         turn.",
    ),
];
