//! Events as sentences: the log, from which one can follow a game without seeing the table.

use super::names::{Cast, joined, number, points, so_many_saints};
use crate::cards::{Again, Kind};
use crate::text::say;
use crate::{Card, Ending, What};

/// One sentence.
pub(super) fn event(cast: &Cast, what: What) -> String {
    let lang = cast.lang;
    let n = number;
    match what {
        What::Dealer(a) => {
            let a = n(a);
            say!(
                lang,
                "La sorte nomina il mazziere: è il posto {a}.",
                "Chance names the dealer: it is Seat {a}."
            )
        }
        What::Found(a, saint) => {
            let (a, name, level) = (n(a), cast.name(saint), cast.printed(saint));
            say!(
                lang,
                "Il posto {a} pesca fino al primo Santo: {name}, livello {level}.",
                "Seat {a} draws up to a first Saint: {name}, level {level}."
            )
        }
        What::First(a, false) => {
            let a = n(a);
            say!(
                lang,
                "Comincia il posto {a}: il suo Santo ha il livello più alto.",
                "Seat {a} begins: its Saint has the highest level."
            )
        }
        What::First(a, true) => {
            let a = n(a);
            say!(
                lang,
                "Più d'uno ha il livello più alto: fra loro comincia il primo dalla destra del mazziere, il posto {a}.",
                "Several have the highest level: of these the first from the dealer's right begins, Seat {a}."
            )
        }
        What::Dealt => {
            say!(
                lang,
                "Ognuno ha ricevuto 5 carte: si comincia.",
                "Everybody has been dealt 5 cards: play begins."
            )
        }
        What::Turn(a) => {
            let a = n(a);
            say!(lang, "Comincia il turno del posto {a}.", "Seat {a}'s turn begins.")
        }
        What::Drew(a) => {
            let a = n(a);
            say!(lang, "Il posto {a} pesca una carta.", "Seat {a} draws a card.")
        }
        What::Got(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(lang, "Al posto {a} arriva {card}.", "Seat {a} receives {card}.")
        }
        What::Shuffled => say!(
            lang,
            "Il mazzo è finito: gli scarti si mescolano e diventano il nuovo mazzo.",
            "The deck has run out: the discards are shuffled and become the new deck."
        ),
        What::Empty(a) => {
            let a = n(a);
            say!(
                lang,
                "Mazzo e scarti sono vuoti: il posto {a} non pesca.",
                "Deck and discards are empty: Seat {a} draws nothing."
            )
        }
        What::Played(a, card) => played(cast, n(a), card),
        What::Entered(a, saint) => {
            let (a, name) = (n(a), cast.name(saint));
            say!(
                lang,
                "{name} entra nella Zona Attiva del posto {a}.",
                "{name} enters the Zona Attiva of Seat {a}."
            )
        }
        What::Placed(a, saint) => {
            let (a, name) = (n(a), cast.name(saint));
            say!(lang, "Il posto {a} posa {name} nel Santuario.", "Seat {a} lays {name} into the Santuario.")
        }
        What::Replaced(a, new, out) => {
            let (a, new, out) = (n(a), cast.name(new), cast.name(out));
            say!(
                lang,
                "Nel Santuario del posto {a} entra {new} ed esce {out}, che va negli scarti.",
                "{new} comes into the Santuario of Seat {a} in place of {out}, who goes to the discards."
            )
        }
        What::Swapped(a, one, two) => {
            let (a, both) = (n(a), joined(lang, [one, two].map(|card| cast.name(card)).into_iter()));
            say!(
                lang,
                "Nel Santuario del posto {a} si scambiano di posto {both}.",
                "{both} change places in the Santuario of Seat {a}."
            )
        }
        What::Substituted(a, out, new, lost) => {
            let (a, out, new, lost) = (n(a), cast.name(out), cast.name(new), points(lang, lost));
            say!(
                lang,
                "Il posto {a} fa una sostituzione: {out} perde {lost} e torna nel Santuario, e subentra {new}.",
                "Seat {a} makes a substitution: {out} loses {lost} and goes back to the Santuario to make way for {new}."
            )
        }
        What::Exchanged(a, out, new, 0) => {
            let (a, out, new) = (n(a), cast.name(out), cast.name(new));
            say!(
                lang,
                "Il posto {a} fa uno scambio: {out} va nel Santuario, e subentra {new}.",
                "Seat {a} makes an exchange: {out} goes to the Santuario to make way for {new}."
            )
        }
        What::Exchanged(a, out, new, had) => {
            let (a, out, new, had) = (n(a), cast.name(out), cast.name(new), points(lang, had));
            say!(
                lang,
                "Il posto {a} fa uno scambio: {out} va nel Santuario, e subentra {new} con {had}.",
                "Seat {a} makes an exchange: {out} goes to the Santuario and leaves {had} to {new}."
            )
        }
        What::Gained(a, saint, 0, now, need) => {
            let (a, name) = (n(a), cast.name(saint));
            say!(
                lang,
                "{name} (posto {a}) ha già i punti che servono: {now} su {need}.",
                "{name} (Seat {a}) has all the points that are needed: {now} of {need}."
            )
        }
        What::Gained(a, saint, by, now, need) => {
            let (a, name, by) = (n(a), cast.name(saint), points(lang, by));
            say!(
                lang,
                "{name} (posto {a}) guadagna {by}: ora ne ha {now} su {need}.",
                "{name} (Seat {a}) gains {by}: that makes {now} of {need}."
            )
        }
        What::Lost(a, saint, by, now) => {
            let (a, name, by) = (n(a), cast.name(saint), points(lang, by));
            match now {
                0 => say!(
                    lang,
                    "{name} (posto {a}) perde {by}: non ne ha più.",
                    "{name} (Seat {a}) loses {by}: none are left."
                ),
                _ => say!(
                    lang,
                    "{name} (posto {a}) perde {by}: ora ne ha {now}.",
                    "{name} (Seat {a}) loses {by}: that leaves {now}."
                ),
            }
        }
        What::Wasted(a) => {
            let a = n(a);
            say!(
                lang,
                "La Zona Attiva del posto {a} è vuota: ciò che si guadagna va perduto.",
                "The Zona Attiva of Seat {a} is empty: what is gained is lost."
            )
        }
        What::Rosa(a, saint, now) => {
            let (a, name, now) = (n(a), cast.name(saint), so_many_saints(lang, usize::from(now)));
            say!(
                lang,
                "{name} va nella Rosa dei Beati: adesso il posto {a} vi ha {now}.",
                "{name} goes to the Rosa dei Beati: Seat {a} now has {now} there."
            )
        }
        What::Stopped(a, b) => {
            let (a, b) = (n(a), n(b));
            say!(
                lang,
                "Con un Advocatus Diaboli il posto {a} ferma la Beatitudine del posto {b}: nessun punto.",
                "With an Advocatus Diaboli Seat {a} stops the Beatitudine of Seat {b}: no point."
            )
        }
        What::Rolls(a) => {
            let a = n(a);
            say!(lang, "Il posto {a} tira il dado.", "Seat {a} rolls the die.")
        }
        What::Rolled(a, face)
            if cast.set.die.get(usize::from(face).wrapping_sub(1)).is_some_and(Vec::is_empty) =>
        {
            let a = n(a);
            say!(
                lang,
                "Il dado del posto {a} dà {face}: non succede nulla.",
                "The die of Seat {a} shows {face}: nothing happens."
            )
        }
        What::Rolled(a, face) => {
            let a = n(a);
            say!(lang, "Il dado del posto {a} dà {face}.", "The die of Seat {a} shows {face}.")
        }
        What::Suffrage(a, saint) => {
            let (a, name) = (n(a), cast.name(saint));
            say!(
                lang,
                "Il posto {a} scarta {name} per un Suffragio.",
                "Seat {a} discards {name} for a Suffragio."
            )
        }
        What::Ability(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(lang, "Per il posto {a} agisce {card}.", "{card} acts for Seat {a}.")
        }
        What::Declined(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(lang, "Il posto {a} rinuncia: {card} non agisce.", "Seat {a} declines: {card} does not act.")
        }
        What::Ordered(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(
                lang,
                "Il posto {a} sceglie da quale carta cominciare: {card}.",
                "Seat {a} chooses which card acts first: {card}."
            )
        }
        What::Level(a, saint, by, now) => {
            let (a, name, by, up) = (n(a), cast.name(saint), by.unsigned_abs(), by >= 0);
            match up {
                true => say!(
                    lang,
                    "Fino alla fine del turno {name} (posto {a}) ha {by} in più di livello: ora è {now}.",
                    "Until the end of the turn {name} (Seat {a}) is {by} higher in level: now it is {now}."
                ),
                false => say!(
                    lang,
                    "Fino alla fine del turno {name} (posto {a}) ha {by} in meno di livello: ora è {now}.",
                    "Until the end of the turn {name} (Seat {a}) is {by} lower in level: now it is {now}."
                ),
            }
        }
        What::Discarded(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(lang, "Il posto {a} scarta {card}.", "Seat {a} discards {card}.")
        }
        What::Spent(_, card) => {
            let card = cast.card(card);
            say!(lang, "{card} si consuma e va negli scarti.", "{card} is used up and goes to the discards.")
        }
        What::Stolen(a, b, _) => {
            let (a, b) = (n(a), n(b));
            say!(lang, "Il posto {a} ruba una carta al posto {b}.", "Seat {a} steals a card from Seat {b}.")
        }
        What::Took(_, _, card) => {
            let card = cast.card(card);
            say!(lang, "La carta rubata è {card}.", "The stolen card is {card}.")
        }
        What::TookKnown(a, b, card) => {
            let (a, b, card) = (n(a), n(b), cast.card(card));
            say!(lang, "Il posto {a} ruba {card} al posto {b}.", "Seat {a} steals {card} from Seat {b}.")
        }
        What::Looked(a, b) => {
            let (a, b) = (n(a), n(b));
            say!(
                lang,
                "Il posto {a} guarda la mano del posto {b}.",
                "Seat {a} looks at the hand of Seat {b}."
            )
        }
        What::Saw(_, b, cards) => {
            let (b, cards) = (n(b), cast.cards(cards));
            say!(lang, "In mano al posto {b}: {cards}.", "In the hand of Seat {b}: {cards}.")
        }
        What::Sought(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(
                lang,
                "Il posto {a} prende una carta dal mazzo e la mostra a tutti: {card}.",
                "Seat {a} takes a card from the deck and shows it to all: {card}."
            )
        }
        What::Recovered(a, card) => {
            let (a, card) = (n(a), cast.card(card));
            say!(
                lang,
                "Il posto {a} riprende {card} dagli scarti.",
                "Seat {a} recovers {card} from the discards."
            )
        }
        What::Called(a, saint) => {
            let (a, name) = (n(a), cast.name(saint));
            say!(
                lang,
                "Il posto {a} chiama {name} dagli scarti al Santuario.",
                "Seat {a} calls {name} from the discards to the Santuario."
            )
        }
        What::Removed(a, b, card) => {
            let (a, b, card) = (n(a), n(b), cast.card(card));
            say!(
                lang,
                "Il posto {a} toglie {card} dalla Zona Supporti del posto {b}.",
                "Seat {a} removes {card} from the Zona Supporti of Seat {b}."
            )
        }
        What::Dismissed(a, saint) => {
            let (a, name) = (n(a), cast.name(saint));
            say!(
                lang,
                "{name} lascia la Zona Attiva del posto {a} e va negli scarti, con i suoi punti.",
                "{name} leaves the Zona Attiva of Seat {a} for the discards, points and all."
            )
        }
        What::Spared(a) => {
            let a = n(a);
            say!(
                lang,
                "Una carta protegge il posto {a}: non succede nulla.",
                "A card protects Seat {a}: nothing happens."
            )
        }
        What::Again(a, again) => once_more(cast, n(a), again),
        What::Stays(a) => {
            let a = n(a);
            say!(lang, "Il posto {a} lascia i Santi dove sono.", "Seat {a} leaves the Saints where they are.")
        }
        What::Ends(a) => {
            let a = n(a);
            say!(lang, "Il posto {a} dichiara finito il turno.", "Seat {a} declares the turn over.")
        }
        What::Nothing(a) => {
            let a = n(a);
            say!(
                lang,
                "Per il posto {a} qui non c'è nulla da fare.",
                "There is nothing here for Seat {a} to do."
            )
        }
        What::Chose(a, b) => {
            let (a, b) = (n(a), n(b));
            say!(lang, "Il posto {a} sceglie il posto {b}.", "Seat {a} chooses Seat {b}.")
        }
        What::Over(ending) => over(cast, ending),
    }
}

/// A card is put down: a Prova is passed, a Supporto may stay.
fn played(cast: &Cast, a: usize, card: Card) -> String {
    let lang = cast.lang;
    let said = cast.card(card);
    match card.kind() {
        Kind::Trial => {
            let n = cast.difficulty(card);
            say!(
                lang,
                "Il posto {a} supera {said}, di difficoltà {n}.",
                "Seat {a} passes {said}, of difficulty {n}."
            )
        }
        Kind::Support if !cast.set.abilities(card).is_empty() => say!(
            lang,
            "Il posto {a} gioca {said}, che resta nella Zona Supporti.",
            "Seat {a} plays {said}, which stays in the Zona Supporti."
        ),
        _ => say!(lang, "Il posto {a} gioca {said}.", "Seat {a} plays {said}."),
    }
}

fn once_more(cast: &Cast, a: usize, again: Again) -> String {
    match again {
        Again::Beatitude => say!(
            cast.lang,
            "In questo turno il posto {a} può ancora una volta giocare una Beatitudine o tirare il dado.",
            "In this turn Seat {a} may once more play a Beatitudine or roll the die."
        ),
        Again::Trial => say!(
            cast.lang,
            "In questo turno il posto {a} può ancora una volta superare una Prova o fare un Suffragio.",
            "In this turn Seat {a} may once more pass a Prova or make a Suffragio."
        ),
        Again::Substitution => say!(
            cast.lang,
            "In questo turno il posto {a} può fare una sostituzione in più.",
            "In this turn Seat {a} may make one more substitution."
        ),
    }
}

/// How the game ended. [16.1]–[16.6]
pub(super) fn over(cast: &Cast, ending: Ending) -> String {
    let lang = cast.lang;
    let why = match ending {
        Ending::Goal(seat) => {
            let a = number(seat);
            return say!(
                lang,
                "La partita è finita: il posto {a} ha nella Rosa tutti i Santi che servono, e vince.",
                "The game is over: Seat {a} has all the Saints it needs in the Rosa, and wins."
            );
        }
        Ending::Cap(_) => say!(lang, "per il limite di giri", "at the cap of rounds"),
        Ending::Stall(_) => say!(
            lang,
            "perché da troppi giri nessun Santo guadagna un punto",
            "because no Saint has gained a point for too many rounds"
        ),
        Ending::Still(_) => say!(
            lang,
            "perché in un giro intero nessuno ha pescato né giocato nulla",
            "because nobody has drawn or played anything for a whole round"
        ),
    };
    let how = match ending.winner() {
        Some(seat) => {
            let a = number(seat);
            say!(
                lang,
                "vince il posto {a}, il più vicino alla meta",
                "Seat {a} is the nearest to the goal, and wins"
            )
        }
        None => say!(
            lang,
            "in testa la situazione è pari, e non vince nessuno",
            "the leaders are level, and nobody wins"
        ),
    };
    say!(lang, "La partita è finita {why}: {how}.", "The game is over {why}: {how}.")
}
