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
    match *what {
        What::Chose(a) => {
            say!(lang, "Il posto {a} ha scelto il mazzo.", "Seat {a} has chosen a deck.", a = n(a))
        }
        What::ChoseDeck(a, at) => say!(
            lang,
            "Il posto {a} gioca con il mazzo pronto «{deck}».",
            "Seat {a} plays with the ready deck “{deck}”.",
            a = n(a),
            deck = cast.ready(at)
        ),
        What::Listed(a, ref deck) => listed(cast, n(a), deck),
        What::First(a, true) => {
            say!(
                lang,
                "La sorte ha deciso: comincia il posto {a}.",
                "Chance has decided: Seat {a} begins.",
                a = n(a)
            )
        }
        What::First(a, false) => say!(
            lang,
            "Chi ha perso il duello precedente ha scelto: comincia il posto {a}.",
            "Whoever lost the duel before has chosen: Seat {a} begins.",
            a = n(a)
        ),
        What::Duel(duel) => say!(
            lang,
            "Comincia il duello {duel}: cinque città coperte, e 7 carte a testa.",
            "Duel {duel} begins: five cities face down, and 7 cards each."
        ),
        What::Got(a, it) => {
            say!(lang, "Al posto {a} arriva {it}.", "Seat {a} receives {it}.", a = n(a), it = card(it))
        }
        What::Kept(a) => say!(lang, "Il posto {a} tiene la mano.", "Seat {a} keeps the hand.", a = n(a)),
        What::Redrew(a) => say!(
            lang,
            "Il posto {a} rimette la mano nel grimorio, mescola e pesca 6 carte.",
            "Seat {a} puts the hand back into the library, shuffles and draws 6 cards.",
            a = n(a)
        ),
        What::Turn(a, turn) => {
            say!(
                lang,
                "Comincia il turno {turn}: tocca al posto {a}.",
                "Turn {turn} begins: it is Seat {a}'s turn.",
                a = n(a)
            )
        }
        What::Drew(a) => say!(lang, "Il posto {a} pesca una carta.", "Seat {a} draws a card.", a = n(a)),
        What::Opened(a, it) => {
            say!(lang, "Il posto {a} apre {it}.", "Seat {a} opens {it}.", a = n(a), it = card(it))
        }
        What::Skipped(a) => say!(
            lang,
            "Il posto {a} chiude la fase di apertura.",
            "Seat {a} closes the opening phase.",
            a = n(a)
        ),
        What::TurnedUp(a, it, city) => say!(
            lang,
            "Il posto {a} scopre {it} nella {city}.",
            "Seat {a} turns up {it} at {city}.",
            a = n(a),
            it = thing(it),
            city = spot(city)
        ),
        What::Laid(a, city) => say!(
            lang,
            "Il posto {a} posa una carta coperta presso la {city}.",
            "Seat {a} lays a card face down at {city}.",
            a = n(a),
            city = spot(city)
        ),
        What::LaidCard(a, it, city) => say!(
            lang,
            "{it} è la carta che il posto {a} ha posato presso la {city}.",
            "{it} is the card that Seat {a} has laid at {city}.",
            a = n(a),
            it = card(it),
            city = spot(city)
        ),
        What::Entered(a, it, None) => say!(
            lang,
            "{it} entra in gioco nel campo del posto {a}.",
            "{it} comes into play on the field of Seat {a}.",
            a = n(a),
            it = thing(it)
        ),
        What::Entered(a, it, Some(city)) => say!(
            lang,
            "{it} entra in gioco nella {city}.",
            "{it} comes into play at {city}.",
            it = cast.owned(a, it),
            city = spot(city)
        ),
        What::Attached(a, it, with) => say!(
            lang,
            "{it} resta in gioco presso {with}.",
            "{it} stays in play with {with}.",
            it = cast.owned(a, it),
            with = thing(with)
        ),
        What::Set(a, it, city) => say!(
            lang,
            "Il posto {a} colloca {it} nella {city}.",
            "Seat {a} sets {it} at {city}.",
            a = n(a),
            it = thing(it),
            city = spot(city)
        ),
        What::Moved(a, it, None, to) => say!(
            lang,
            "{it} va dal campo alla {to}.",
            "{it} goes from the field to {to}.",
            it = cast.owned(a, it),
            to = spot(to)
        ),
        What::Moved(a, it, Some(from), to) => say!(
            lang,
            "{it} va dalla città {from} alla {to}.",
            "{it} goes from city {from} to {to}.",
            it = cast.owned(a, it),
            from = from.at + 1,
            to = spot(to)
        ),
        What::Ability(a, it) => {
            say!(lang, "Per il posto {a} agisce {it}.", "{it} acts for Seat {a}.", a = n(a), it = card(it))
        }
        What::Used(a, it) => {
            say!(lang, "Il posto {a} usa {it}.", "Seat {a} uses {it}.", a = n(a), it = thing(it))
        }
        What::Declined(a, it) => say!(
            lang,
            "Il posto {a} rinuncia: {it} non agisce.",
            "Seat {a} declines: {it} does not act.",
            a = n(a),
            it = card(it)
        ),
        What::Quick(a, it) => say!(
            lang,
            "Il posto {a} gioca la carta Quick {it}.",
            "Seat {a} plays the Quick card {it}.",
            a = n(a),
            it = card(it)
        ),
        What::Aimed(a, it) => {
            say!(lang, "Il posto {a} sceglie {it}.", "Seat {a} chooses {it}.", a = n(a), it = thing(it))
        }
        What::Attacked(a, it, city) => say!(
            lang,
            "Con {it} il posto {a} attacca la {city}.",
            "With {it} Seat {a} attacks {city}.",
            a = n(a),
            it = thing(it),
            city = spot(city)
        ),
        What::Revealed(at, face) => say!(
            lang,
            "La città {at} si scopre: è {face}.",
            "City {at} is turned up: it is {face}.",
            at = at + 1,
            face = cast.face(face)
        ),
        What::Defended(a, it, city) => say!(
            lang,
            "Con {it} il posto {a} difende la {city}.",
            "With {it} Seat {a} defends {city}.",
            a = n(a),
            it = thing(it),
            city = spot(city)
        ),
        What::Undefended(a, city) => say!(
            lang,
            "Il posto {a} non difende la {city}.",
            "Seat {a} does not defend {city}.",
            a = n(a),
            city = spot(city)
        ),
        What::Joined(a, it) => say!(
            lang,
            "Il posto {a} aggiunge ai combattenti {it}.",
            "Seat {a} adds {it} to the fighters.",
            a = n(a),
            it = thing(it)
        ),
        What::Enough(a) => say!(
            lang,
            "Il posto {a} non aggiunge altri combattenti.",
            "Seat {a} adds no further fighter.",
            a = n(a)
        ),
        What::Range(range) => {
            say!(lang, "Adesso si colpisce con Range {range}.", "Now those of Range {range} strike.")
        }
        What::Struck(by, on, power) => say!(
            lang,
            "{by} colpisce {on} con Potenza {power}.",
            "{by} strikes {on} with Power {power}.",
            by = thing(by),
            on = thing(on)
        ),
        What::Hurt(a, it, taken, now, hp) => say!(
            lang,
            "{it} subisce {taken} ({now} su {hp} HP).",
            "{it} takes {taken} ({now} of {hp} HP).",
            it = cast.owned(a, it),
            taken = damage(lang, taken)
        ),
        What::Prevented(a, it, much) => say!(
            lang,
            "Armatura o scudo proteggono {it}: {much} in meno.",
            "Armour or a shield protects {it}: {much} less.",
            it = cast.owned(a, it),
            much = damage(lang, much)
        ),
        What::Died(a, it) => say!(
            lang,
            "{it} muore e va nel cimitero.",
            "{it} dies and goes to the graveyard.",
            it = cast.owned(a, it)
        ),
        What::Gone(a, it) => {
            say!(lang, "{it} va nel cimitero.", "{it} goes to the graveyard.", it = cast.owned(a, it))
        }
        What::Repelled(city) => say!(
            lang,
            "Non resta nessun attaccante: non cambia nulla nella {city}.",
            "No attacker is left: nothing changes at {city}.",
            city = spot(city)
        ),
        What::Neutral(city) => say!(
            lang,
            "Restano combattenti da entrambe le parti: non cambia nulla nella {city}.",
            "Fighters are left on both sides: nothing changes at {city}.",
            city = spot(city)
        ),
        What::Annihilated(city) => say!(
            lang,
            "Totale annientamento: non resta nessun combattente nella {city}.",
            "Annihilation: no fighter is left at {city}.",
            city = spot(city)
        ),
        What::Conquered(a, city) => say!(
            lang,
            "Il posto {a} conquista la {city}.",
            "Seat {a} conquers {city}.",
            a = n(a),
            city = spot(city)
        ),
        What::Abandoned(a, city) => say!(
            lang,
            "La {city} torna neutrale: il posto {a} non la occupa più.",
            "{city} is neutral again: Seat {a} occupies it no longer.",
            a = n(a),
            city = cast.subject(city)
        ),
        What::Discarded(a, it) => {
            say!(lang, "Il posto {a} scarta {it}.", "Seat {a} discards {it}.", a = n(a), it = card(it))
        }
        What::Milled(a, it) => say!(
            lang,
            "Dal grimorio del posto {a} va nel cimitero {it}.",
            "{it} goes from the library of Seat {a} to the graveyard.",
            a = n(a),
            it = card(it)
        ),
        What::Fetched(a, it) => say!(
            lang,
            "Il posto {a} prende dal grimorio, mostrandola, la carta {it}.",
            "Seat {a} takes {it} from the library and shows it.",
            a = n(a),
            it = card(it)
        ),
        What::Recovered(a, it) => say!(
            lang,
            "Il posto {a} riprende {it} dal cimitero.",
            "Seat {a} recovers {it} from the graveyard.",
            a = n(a),
            it = card(it)
        ),
        What::Raised(a, it) => say!(
            lang,
            "Il posto {a} rianima {it} dal cimitero.",
            "Seat {a} raises {it} from the graveyard.",
            a = n(a),
            it = card(it)
        ),
        What::Shown(a, ref hand) => say!(
            lang,
            "Il posto {a} mostra la mano: {hand}.",
            "Seat {a} shows the hand: {hand}.",
            a = n(a),
            hand = cast.bag(hand)
        ),
        What::Uncovered(a, it, city) => say!(
            lang,
            "Il posto {a} perde {it}, carta coperta presso la {city}.",
            "Seat {a} loses {it}, which lay face down at {city}.",
            a = n(a),
            it = thing(it),
            city = spot(city)
        ),
        What::Truce(a, city) => say!(
            lang,
            "Per volere del posto {a} c'è tregua, fino alla fine del prossimo turno, nella {city}.",
            "At the wish of Seat {a} there is a truce, until the end of the next turn, at {city}.",
            a = n(a),
            city = spot(city)
        ),
        What::Tapped(it) => say!(lang, "{it} si tappa.", "{it} taps.", it = thing(it)),
        What::Untapped(it) => say!(lang, "{it} si stappa.", "{it} untaps.", it = thing(it)),
        What::Stunned(it) => say!(
            lang,
            "{it} non si stapperà nella prossima fase di recupero del suo proprietario.",
            "{it} will not untap in its owner's next untap phase.",
            it = thing(it)
        ),
        What::Boosted(it, change) => say!(
            lang,
            "{it} ha {change} fino alla fine del turno.",
            "{it} has {change} until the end of the turn.",
            it = thing(it),
            change = cast.change(change)
        ),
        What::Gained(it, keyword) => say!(
            lang,
            "{it} ha la parola chiave {keyword} fino alla fine del turno: {means}.",
            "{it} has the keyword {keyword} until the end of the turn: {means}.",
            it = thing(it),
            keyword = keyword.title().get(lang),
            means = keyword.means().get(lang)
        ),
        What::Shielded(it, much) => say!(
            lang,
            "{it} ha uno scudo per questo turno: in tutto {much} in meno.",
            "{it} has a shield for this turn: {much} less in all.",
            it = thing(it),
            much = damage(lang, much)
        ),
        What::Healed(it, 0) => {
            say!(lang, "{it} non ha danni da curare.", "{it} has no damage to heal.", it = thing(it))
        }
        What::Healed(it, much) => say!(
            lang,
            "{it} riceve una cura: {much} in meno.",
            "{it} is healed: {much} less.",
            it = thing(it),
            much = damage(lang, much)
        ),
        What::Returned(a, it) => say!(
            lang,
            "{it} torna in mano al posto {a}.",
            "{it} goes back to the hand of Seat {a}.",
            a = n(a),
            it = thing(it)
        ),
        What::MayOpen(a, more) => say!(
            lang,
            "Nella fase di apertura il posto {a} può aprire {more} in più.",
            "In the opening phase Seat {a} may open {more}.",
            a = n(a),
            more = more_cards(lang, usize::from(more))
        ),
        What::Nothing(a, it) => say!(
            lang,
            "Per il posto {a} {it} qui non fa nulla.",
            "Here {it} does nothing for Seat {a}.",
            a = n(a),
            it = card(it)
        ),
        What::Ends(a) => say!(
            lang,
            "Il posto {a} dichiara finita la fase principale.",
            "Seat {a} declares the main phase over.",
            a = n(a)
        ),
        What::Wiped => say!(
            lang,
            "Si azzerano i danni di tutti i personaggi.",
            "The damage of all characters is wiped away."
        ),
        What::TimeOver => say!(lang, "Il tempo della partita è scaduto.", "The time of the match is up."),
        What::TurnOver => say!(
            lang,
            "Anche il tempo di questo turno è scaduto: ogni scelta rimasta è un passo.",
            "The time of this turn is up too: every choice left is a pass."
        ),
        What::DuelOver(outcome) => duel_over(cast, outcome),
        What::Ready(a) => {
            say!(lang, "Il mazzo del posto {a} è pronto.", "The deck of Seat {a} is ready.", a = n(a))
        }
        What::In(a, it) => say!(
            lang,
            "Il posto {a} sposta {it} dal side deck al mazzo.",
            "Seat {a} moves {it} from the side deck to the deck.",
            a = n(a),
            it = card(it)
        ),
        What::Out(a, it) => say!(
            lang,
            "Il posto {a} sposta {it} dal mazzo al side deck.",
            "Seat {a} moves {it} from the deck to the side deck.",
            a = n(a),
            it = card(it)
        ),
        What::Over(ending) => over(cast, ending),
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
