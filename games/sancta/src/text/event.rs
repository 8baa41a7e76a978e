//! Events as sentences: the log, from which one can follow a game without seeing the table.

use super::names::{Cast, joined, points, so_many_saints};
use crate::cards::{Again, Kind};
use crate::text::say;
use crate::{Card, Ending, What};

/// One sentence.
pub(super) fn event(cast: &Cast, what: What) -> String {
    let lang = cast.lang;
    let n = |seat| cast.number(seat);
    table::lines! { cast, what;
        What::Dealer(a), a = n(a) => "La sorte nomina il mazziere: è il posto {a}.", "Chance names the dealer: it is Seat {a}.";
        What::Found(a, saint), a = n(a), name = cast.name(saint), level = cast.printed(saint) =>
            "Il posto {a} pesca fino al primo Santo: {name}, livello {level}.", "Seat {a} draws up to a first Saint: {name}, level {level}.";
        What::First(a, false), a = n(a) =>
            "Comincia il posto {a}: il suo Santo ha il livello più alto.", "Seat {a} begins, with the Saint of the highest level.";
        What::First(a, true), a = n(a) =>
            "Più d'uno ha il livello più alto: fra loro comincia il primo dalla destra del mazziere, il posto {a}.",
            "Several have the highest level: of these the first from the dealer's right begins, Seat {a}.";
        What::Dealt => "Ognuno ha ricevuto 5 carte: si comincia.", "Everybody has been dealt 5 cards: play begins.";
        What::Turn(a), a = n(a) => "Comincia il turno del posto {a}.", "The turn of Seat {a} begins.";
        What::Drew(a), a = n(a) => "Il posto {a} pesca una carta.", "Seat {a} draws a card.";
        What::Got(a, card), a = n(a), card = cast.card(card) => "Al posto {a} arriva {card}.", "Seat {a} receives {card}.";
        What::Shuffled =>
            "Il mazzo è finito: gli scarti si mescolano e diventano il nuovo mazzo.",
            "The deck has run out: the discards are shuffled and become the new deck.";
        What::Empty(a), a = n(a) => "Mazzo e scarti sono vuoti: il posto {a} non pesca.", "Deck and discards are empty: Seat {a} draws nothing.";
        What::Played(a, card) => { played(cast, &n(a), card) };
        What::Entered(a, saint), a = n(a), name = cast.name(saint) =>
            "{name} entra nella Zona Attiva del posto {a}.", "{name} enters the Zona Attiva of Seat {a}.";
        What::Placed(a, saint), a = n(a), name = cast.name(saint) =>
            "Il posto {a} posa {name} nel Santuario.", "Seat {a} lays {name} into the Santuario.";
        What::Replaced(a, new, out), a = n(a), new = cast.name(new), out = cast.name(out) =>
            "Nel Santuario del posto {a} entra {new} ed esce {out}, che va negli scarti.",
            "{new} comes into the Santuario of Seat {a} in place of {out}, who goes to the discards.";
        What::Swapped(a, one, two), a = n(a), both = joined(lang, [one, two].map(|card| cast.name(card)).into_iter()) =>
            "Nel Santuario del posto {a} si scambiano di posto {both}.", "{both} change places in the Santuario of Seat {a}.";
        What::Substituted(a, out, new, lost), a = n(a), out = cast.name(out), new = cast.name(new), lost = points(lang, lost) =>
            "Il posto {a} fa una sostituzione: {out} perde {lost} e torna nel Santuario, e subentra {new}.",
            "Seat {a} makes a substitution: {out} loses {lost} and goes back to the Santuario to make way for {new}.";
        What::Exchanged(a, out, new, 0), a = n(a), out = cast.name(out), new = cast.name(new) =>
            "Il posto {a} fa uno scambio: {out} va nel Santuario, e subentra {new}.",
            "Seat {a} makes an exchange: {out} goes to the Santuario to make way for {new}.";
        What::Exchanged(a, out, new, had), a = n(a), out = cast.name(out), new = cast.name(new), had = points(lang, had) =>
            "Il posto {a} fa uno scambio: {out} va nel Santuario, e subentra {new} con {had}.",
            "Seat {a} makes an exchange: {out} goes to the Santuario and leaves {had} to {new}.";
        What::Gained(a, saint, 0, now, need), a = n(a), name = cast.name(saint) =>
            "{name} (posto {a}) ha già i punti che servono: {now} su {need}.",
            "{name} (Seat {a}) has all the points that are needed: {now} of {need}.";
        What::Gained(a, saint, by, now, need), a = n(a), name = cast.name(saint), by = points(lang, by) =>
            "{name} (posto {a}) guadagna {by}: ora ne ha {now} su {need}.", "{name} (Seat {a}) gains {by}: that makes {now} of {need}.";
        What::Lost(a, saint, by, 0), a = n(a), name = cast.name(saint), by = points(lang, by) =>
            "{name} (posto {a}) perde {by}: non ne ha più.", "{name} (Seat {a}) loses {by}: none are left.";
        What::Lost(a, saint, by, now), a = n(a), name = cast.name(saint), by = points(lang, by) =>
            "{name} (posto {a}) perde {by}: ora ne ha {now}.", "{name} (Seat {a}) loses {by}: that leaves {now}.";
        What::Wasted(a), a = n(a) =>
            "La Zona Attiva del posto {a} è vuota: ciò che si guadagna va perduto.", "The Zona Attiva of Seat {a} is empty: what is gained is lost.";
        What::Rosa(a, saint, now), a = n(a), name = cast.name(saint), now = so_many_saints(lang, usize::from(now)) =>
            "{name} va nella Rosa dei Beati: adesso il posto {a} vi ha {now}.", "{name} goes to the Rosa dei Beati: Seat {a} now has {now} there.";
        What::Stopped(a, b), a = n(a), b = n(b) =>
            "Con un Advocatus Diaboli il posto {a} ferma la Beatitudine del posto {b}: nessun punto.",
            "With an Advocatus Diaboli Seat {a} stops the Beatitudine of Seat {b}: no point.";
        What::Rolls(a), a = n(a) => "Il posto {a} tira il dado.", "Seat {a} rolls the die.";
        What::Rolled(a, face) if cast.set.die.get(usize::from(face).wrapping_sub(1)).is_some_and(Vec::is_empty), a = n(a) =>
            "Il dado del posto {a} dà {face}: non succede nulla.", "The die of Seat {a} shows {face}: nothing happens.";
        What::Rolled(a, face), a = n(a) => "Il dado del posto {a} dà {face}.", "The die of Seat {a} shows {face}.";
        What::Suffrage(a, saint), a = n(a), name = cast.name(saint) =>
            "Il posto {a} scarta {name} per un Suffragio.", "Seat {a} discards {name} for a Suffragio.";
        What::Ability(a, card), a = n(a), card = cast.card(card) => "Per il posto {a} agisce {card}.", "{card} acts for Seat {a}.";
        What::Declined(a, card), a = n(a), card = cast.card(card) =>
            "Il posto {a} rinuncia: {card} non agisce.", "Seat {a} declines: {card} does not act.";
        What::Ordered(a, card), a = n(a), card = cast.card(card) =>
            "Il posto {a} sceglie da quale carta cominciare: {card}.", "Seat {a} chooses which card acts first: {card}.";
        What::Level(a, saint, by, now), a = n(a), name = cast.name(saint), up = by >= 0, by = by.unsigned_abs() => { table::lines! { cast, up;
            true =>
                "Fino alla fine del turno {name} (posto {a}) ha {by} in più di livello: ora è {now}.",
                "Until the end of the turn {name} (Seat {a}) is {by} higher in level: now it is {now}.";
            false =>
                "Fino alla fine del turno {name} (posto {a}) ha {by} in meno di livello: ora è {now}.",
                "Until the end of the turn {name} (Seat {a}) is {by} lower in level: now it is {now}.";
        } };
        What::Discarded(a, card), a = n(a), card = cast.card(card) => "Il posto {a} scarta {card}.", "Seat {a} discards {card}.";
        What::Spent(_, card), card = cast.card(card) => "{card} si consuma e va negli scarti.", "{card} is used up and goes to the discards.";
        What::Stolen(a, b, _), a = n(a), b = n(b) => "Il posto {a} ruba una carta al posto {b}.", "Seat {a} steals a card from Seat {b}.";
        What::Took(_, _, card), card = cast.card(card) => "La carta rubata è {card}.", "The stolen card is {card}.";
        What::TookKnown(a, b, card), a = n(a), b = n(b), card = cast.card(card) =>
            "Il posto {a} ruba {card} al posto {b}.", "Seat {a} steals {card} from Seat {b}.";
        What::Looked(a, b), a = n(a), b = n(b) => "Il posto {a} guarda la mano del posto {b}.", "Seat {a} looks at the hand of Seat {b}.";
        What::Saw(_, b, cards), b = n(b), cards = cast.cards(cards) => "In mano al posto {b}: {cards}.", "In the hand of Seat {b}: {cards}.";
        What::Sought(a, card), a = n(a), card = cast.card(card) =>
            "Il posto {a} prende una carta dal mazzo e la mostra a tutti: {card}.",
            "Seat {a} takes a card from the deck and shows it to all: {card}.";
        What::Recovered(a, card), a = n(a), card = cast.card(card) =>
            "Il posto {a} riprende {card} dagli scarti.", "Seat {a} recovers {card} from the discards.";
        What::Called(a, saint), a = n(a), name = cast.name(saint) =>
            "Il posto {a} chiama {name} dagli scarti al Santuario.", "Seat {a} calls {name} from the discards to the Santuario.";
        What::Removed(a, b, card), a = n(a), b = n(b), card = cast.card(card) =>
            "Il posto {a} toglie {card} dalla Zona Supporti del posto {b}.", "Seat {a} removes {card} from the Zona Supporti of Seat {b}.";
        What::Dismissed(a, saint), a = n(a), name = cast.name(saint) =>
            "{name} lascia la Zona Attiva del posto {a} e va negli scarti, con i suoi punti.",
            "{name} leaves the Zona Attiva of Seat {a} for the discards, points and all.";
        What::Spared(a), a = n(a) => "Una carta protegge il posto {a}: non succede nulla.", "A card protects Seat {a}: nothing happens.";
        What::Again(a, again) => { once_more(cast, &n(a), again) };
        What::Stays(a), a = n(a) => "Il posto {a} lascia i Santi dove sono.", "Seat {a} leaves the Saints where they are.";
        What::Ends(a), a = n(a) => "Il posto {a} dichiara finito il turno.", "Seat {a} declares the turn over.";
        What::Nothing(a), a = n(a) => "Per il posto {a} qui non c'è nulla da fare.", "There is nothing here for Seat {a} to do.";
        What::Chose(a, b), a = n(a), b = n(b) => "Il posto {a} sceglie il posto {b}.", "Seat {a} chooses Seat {b}.";
        What::Over(ending) => { over(cast, ending) };
    }
}

/// A card is put down: a Prova is passed, a Supporto may stay.
fn played(cast: &Cast, a: &str, card: Card) -> String {
    let said = cast.card(card);
    table::lines! { cast, card.kind();
        Kind::Trial, n = cast.difficulty(card) => "Il posto {a} supera {said}, di difficoltà {n}.", "Seat {a} passes {said}, of difficulty {n}.";
        Kind::Support if !cast.set.abilities(card).is_empty() =>
            "Il posto {a} gioca {said}, che resta nella Zona Supporti.", "Seat {a} plays {said}, which stays in the Zona Supporti.";
        _ => "Il posto {a} gioca {said}.", "Seat {a} plays {said}.";
    }
}

fn once_more(cast: &Cast, a: &str, again: Again) -> String {
    table::lines! { cast, again;
        Again::Beatitude =>
            "In questo turno il posto {a} può ancora una volta giocare una Beatitudine o tirare il dado.",
            "In this turn Seat {a} may once more play a Beatitudine or roll the die.";
        Again::Trial =>
            "In questo turno il posto {a} può ancora una volta superare una Prova o fare un Suffragio.",
            "In this turn Seat {a} may once more pass a Prova or make a Suffragio.";
        Again::Substitution =>
            "In questo turno il posto {a} può fare una sostituzione in più.", "In this turn Seat {a} may make one more substitution.";
    }
}

/// How the game ended. [16.1]–[16.6]
pub(super) fn over(cast: &Cast, ending: Ending) -> String {
    let lang = cast.lang;
    let why = match ending {
        Ending::Goal(seat) => {
            let a = cast.number(seat);
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
    let how = table::lines! { cast, ending.winner();
        Some(seat), a = cast.number(seat) => "vince il posto {a}, il più vicino alla meta", "Seat {a} is the nearest to the goal, and wins";
        None => "in testa la situazione è pari, e non vince nessuno", "the leaders are level, and nobody wins";
    };
    say!(lang, "La partita è finita {why}: {how}.", "The game is over {why}: {how}.")
}
