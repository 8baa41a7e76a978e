//! Events as sentences: the log, from which one can follow a duel without seeing the table.

mod endings;

use super::names::{Cast, cards, damage, more_cards, number as n};
use crate::text::say;
use crate::{Deck, What};

use endings::duel_over;
pub(super) use endings::over;

/// One sentence.
pub(super) fn event(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    let card = |card| cast.card(card);
    let thing = |thing| cast.thing(thing);
    let spot = |spot| cast.spot(spot);
    table::lines! { cast, *what;
        What::Chose(a), a = n(a) => "Il posto {a} ha scelto il mazzo.", "Seat {a} has chosen a deck.";
        What::ChoseDeck(a, at), a = n(a), deck = cast.ready(at) =>
            "Il posto {a} gioca con il mazzo pronto «{deck}».", "Seat {a} plays with the ready deck “{deck}”.";
        What::Listed(a, ref deck) => { listed(cast, n(a), deck) };
        What::First(a, true), a = n(a) => "La sorte ha deciso: comincia il posto {a}.", "Chance has decided: Seat {a} begins.";
        What::First(a, false), a = n(a) =>
            "Chi ha perso il duello precedente ha scelto: comincia il posto {a}.", "Whoever lost the duel before has chosen: Seat {a} begins.";
        What::Duel(duel) =>
            "Comincia il duello {duel}: cinque città coperte, e 7 carte a testa.", "Duel {duel} begins: five cities face down, and 7 cards each.";
        What::Got(a, it), a = n(a), it = card(it) => "Al posto {a} arriva {it}.", "Seat {a} receives {it}.";
        What::Kept(a), a = n(a) => "Il posto {a} tiene la mano.", "Seat {a} keeps the hand.";
        What::Redrew(a), a = n(a) =>
            "Il posto {a} rimette la mano nel grimorio, mescola e pesca 6 carte.",
            "Seat {a} puts the hand back into the library, shuffles and draws 6 cards.";
        What::Turn(a, turn), a = n(a) => "Comincia il turno {turn}: tocca al posto {a}.", "Turn {turn} begins: it is Seat {a}'s turn.";
        What::Drew(a), a = n(a) => "Il posto {a} pesca una carta.", "Seat {a} draws a card.";
        What::Opened(a, it), a = n(a), it = card(it) => "Il posto {a} apre {it}.", "Seat {a} opens {it}.";
        What::Skipped(a), a = n(a) => "Il posto {a} chiude la fase di apertura.", "Seat {a} closes the opening phase.";
        What::TurnedUp(a, it, city), a = n(a), it = thing(it), city = spot(city) =>
            "Il posto {a} scopre {it} nella {city}.", "Seat {a} turns up {it} at {city}.";
        What::Laid(a, city), a = n(a), city = spot(city) =>
            "Il posto {a} posa una carta coperta presso la {city}.", "Seat {a} lays a card face down at {city}.";
        What::LaidCard(a, it, city), a = n(a), it = card(it), city = spot(city) =>
            "{it} è la carta che il posto {a} ha posato presso la {city}.", "{it} is the card that Seat {a} has laid at {city}.";
        What::Entered(a, it, None), a = n(a), it = thing(it) =>
            "{it} entra in gioco nel campo del posto {a}.", "{it} comes into play on the field of Seat {a}.";
        What::Entered(a, it, Some(city)), it = cast.owned(a, it), city = spot(city) =>
            "{it} entra in gioco nella {city}.", "{it} comes into play at {city}.";
        What::Attached(a, it, with), it = cast.owned(a, it), with = thing(with) =>
            "{it} resta in gioco presso {with}.", "{it} stays in play with {with}.";
        What::Set(a, it, city), a = n(a), it = thing(it), city = spot(city) =>
            "Il posto {a} colloca {it} nella {city}.", "Seat {a} sets {it} at {city}.";
        What::Moved(a, it, None, to), it = cast.owned(a, it), to = spot(to) => "{it} va dal campo alla {to}.", "{it} goes from the field to {to}.";
        What::Moved(a, it, Some(from), to), it = cast.owned(a, it), from = from.at + 1, to = spot(to) =>
            "{it} va dalla città {from} alla {to}.", "{it} goes from city {from} to {to}.";
        What::Ability(a, it), a = n(a), it = card(it) => "Per il posto {a} agisce {it}.", "{it} acts for Seat {a}.";
        What::Used(a, it), a = n(a), it = thing(it) => "Il posto {a} usa {it}.", "Seat {a} uses {it}.";
        What::Declined(a, it), a = n(a), it = card(it) => "Il posto {a} rinuncia: {it} non agisce.", "Seat {a} declines: {it} does not act.";
        What::Quick(a, it), a = n(a), it = card(it) => "Il posto {a} gioca la carta Quick {it}.", "Seat {a} plays the Quick card {it}.";
        What::Called(a, it, city), a = n(a), it = thing(it), city = spot(city) =>
            "Il posto {a} chiama {it} a difendere la {city}.", "Seat {a} calls {it} to defend {city}.";
        What::Aimed(a, it), a = n(a), it = thing(it) => "Il posto {a} sceglie {it}.", "Seat {a} chooses {it}.";
        What::Attacked(a, it, city), a = n(a), it = thing(it), city = spot(city) =>
            "Con {it} il posto {a} attacca la {city}.", "With {it} Seat {a} attacks {city}.";
        What::Revealed(at, face), at = at + 1, face = cast.face(face) =>
            "La città {at} si scopre: è {face}.", "City {at} is turned up: it is {face}.";
        What::Defended(a, it, city), a = n(a), it = thing(it), city = spot(city) =>
            "Con {it} il posto {a} difende la {city}.", "With {it} Seat {a} defends {city}.";
        What::Undefended(a, city), a = n(a), city = spot(city) => "Il posto {a} non difende la {city}.", "Seat {a} does not defend {city}.";
        What::Joined(a, it), a = n(a), it = thing(it) => "Il posto {a} aggiunge ai combattenti {it}.", "Seat {a} adds {it} to the fighters.";
        What::Enough(a), a = n(a) => "Il posto {a} non aggiunge altri combattenti.", "Seat {a} adds no further fighter.";
        What::Range(range) => "Adesso si colpisce con Range {range}.", "Now those of Range {range} strike.";
        What::Struck(by, on, power), by = thing(by), on = thing(on) =>
            "{by} colpisce {on} con Potenza {power}.", "{by} strikes {on} with Power {power}.";
        What::Hurt(a, it, taken, now, hp), it = cast.owned(a, it), taken = damage(lang, taken) =>
            "{it} subisce {taken} ({now} su {hp} HP).", "{it} takes {taken} ({now} of {hp} HP).";
        What::Prevented(a, it, much), it = cast.owned(a, it), much = damage(lang, much) =>
            "Armatura o scudo proteggono {it}: {much} in meno.", "Armour or a shield protects {it}: {much} less.";
        What::Died(a, it), it = cast.owned(a, it) => "{it} muore e va nel cimitero.", "{it} dies and goes to the graveyard.";
        What::Gone(a, it), it = cast.owned(a, it) => "{it} va nel cimitero.", "{it} goes to the graveyard.";
        What::Repelled(city), city = spot(city) =>
            "Non resta nessun attaccante: non cambia nulla nella {city}.", "No attacker is left: nothing changes at {city}.";
        What::Neutral(city), city = spot(city) =>
            "Restano combattenti da entrambe le parti: non cambia nulla nella {city}.", "Fighters are left on both sides: nothing changes at {city}.";
        What::Annihilated(city), city = spot(city) =>
            "Totale annientamento: non resta nessun combattente nella {city}.", "Annihilation: no fighter is left at {city}.";
        What::Conquered(a, city), a = n(a), city = spot(city) => "Il posto {a} conquista la {city}.", "Seat {a} conquers {city}.";
        What::Abandoned(a, city), a = n(a), city = cast.subject(city) =>
            "La {city} torna neutrale: il posto {a} non la occupa più.", "{city} is neutral again: Seat {a} occupies it no longer.";
        What::Discarded(a, it), a = n(a), it = card(it) => "Il posto {a} scarta {it}.", "Seat {a} discards {it}.";
        What::Milled(a, it), a = n(a), it = card(it) =>
            "Dal grimorio del posto {a} va nel cimitero {it}.", "{it} goes from the library of Seat {a} to the graveyard.";
        What::Fetched(a, it), a = n(a), it = card(it) =>
            "Il posto {a} prende dal grimorio, mostrandola, la carta {it}.", "Seat {a} takes {it} from the library and shows it.";
        What::Recovered(a, it), a = n(a), it = card(it) => "Il posto {a} riprende {it} dal cimitero.", "Seat {a} recovers {it} from the graveyard.";
        What::Raised(a, it), a = n(a), it = card(it) => "Il posto {a} rianima {it} dal cimitero.", "Seat {a} raises {it} from the graveyard.";
        What::Shown(a, ref hand), a = n(a), hand = cast.bag(hand) => "Il posto {a} mostra la mano: {hand}.", "Seat {a} shows the hand: {hand}.";
        What::Uncovered(a, it, city), a = n(a), it = thing(it), city = spot(city) =>
            "Il posto {a} perde {it}, carta coperta presso la {city}.", "Seat {a} loses {it}, which lay face down at {city}.";
        What::Truce(a, city), a = n(a), city = spot(city) =>
            "Per volere del posto {a} c'è tregua, fino alla fine del prossimo turno, nella {city}.",
            "At the wish of Seat {a} there is a truce, until the end of the next turn, at {city}.";
        What::Tapped(it), it = thing(it) => "{it} si tappa.", "{it} taps.";
        What::Untapped(it), it = thing(it) => "{it} si stappa.", "{it} untaps.";
        What::Stunned(it), it = thing(it) =>
            "{it} non si stapperà nella prossima fase di recupero del suo proprietario.", "{it} will not untap in its owner's next untap phase.";
        What::Boosted(it, change), it = thing(it), change = cast.change(change) =>
            "{it} ha {change} fino alla fine del turno.", "{it} has {change} until the end of the turn.";
        What::Gained(it, keyword), it = thing(it), said = keyword.means(), title = keyword.title(), means = said.get(lang), keyword = title.get(lang) =>
            "{it} ha la parola chiave {keyword} fino alla fine del turno: {means}.",
            "{it} has the keyword {keyword} until the end of the turn: {means}.";
        What::Shielded(it, much), it = thing(it), much = damage(lang, much) =>
            "{it} ha uno scudo per questo turno: in tutto {much} in meno.", "{it} has a shield for this turn: {much} less in all.";
        What::Healed(it, 0), it = thing(it) => "{it} non ha danni da curare.", "{it} has no damage to heal.";
        What::Healed(it, much), it = thing(it), much = damage(lang, much) => "{it} riceve una cura: {much} in meno.", "{it} is healed: {much} less.";
        What::Returned(a, it), a = n(a), it = thing(it) => "{it} torna in mano al posto {a}.", "{it} goes back to the hand of Seat {a}.";
        What::MayOpen(a, more), a = n(a), more = more_cards(lang, usize::from(more)) =>
            "Nella fase di apertura il posto {a} può aprire {more} in più.", "In the opening phase Seat {a} may open {more}.";
        What::Nothing(a, it), a = n(a), it = card(it) => "Per il posto {a} {it} qui non fa nulla.", "Here {it} does nothing for Seat {a}.";
        What::Ends(a), a = n(a) => "Il posto {a} dichiara finita la fase principale.", "Seat {a} declares the main phase over.";
        What::Wiped => "Si azzerano i danni di tutti i personaggi.", "The damage of all characters is wiped away.";
        What::TimeOver => "Il tempo della partita è scaduto.", "The time of the match is up.";
        What::TurnOver =>
            "Anche il tempo di questo turno è scaduto: ogni scelta rimasta è un passo.",
            "The time of this turn is up too: every choice left is a pass.";
        What::DuelOver(outcome) => { duel_over(cast, outcome) };
        What::Ready(a), a = n(a) => "Il mazzo del posto {a} è pronto.", "The deck of Seat {a} is ready.";
        What::In(a, it), a = n(a), it = card(it) =>
            "Il posto {a} sposta {it} dal side deck al mazzo.", "Seat {a} moves {it} from the side deck to the deck.";
        What::Out(a, it), a = n(a), it = card(it) =>
            "Il posto {a} sposta {it} dal mazzo al side deck.", "Seat {a} moves {it} from the deck to the side deck.";
        What::Over(ending) => { over(cast, ending) };
    }
}

fn listed(cast: &Cast, a: usize, deck: &Deck) -> String {
    let lang = cast.lang;
    let (main, side) = (cast.bag(&deck.main), cast.bag(&deck.side));
    let size = cards(lang, deck.main.len());
    say!(
        lang,
        "Il mazzo del posto {a} ha {size}: {main}; nel side deck: {side}.",
        "The deck of Seat {a} has {size}: {main}; in the side deck: {side}."
    )
}
