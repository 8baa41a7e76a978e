//! Events as sentences: the log, from which one can follow a game without seeing the table.

use super::names::{Cast, corruption, faith, portal_in, portal_to, quoted};
use crate::text::say;
use crate::{Back, Deck, Ending, Kind, Portal, Side, What};

/// One sentence, or two. Seats bear their god's name, which in Italian takes no article and no gender.
pub(super) fn event(cast: &Cast, what: What) -> String {
    let lang = cast.lang;
    let who = |seat| cast.who(seat);
    let sum = |of: crate::event::Sum| format!("{} + {} = {}", of.might, of.die, of.total());
    table::lines! { cast, what;
        What::Precedence(a, n), a = cast.place(a) => "{a} tira il D6 per la scelta: {n}.", "{a} rolls the D6 for the choice: {n}.";
        What::Again(seats), all = cast.all(seats) => "Parità in testa: tirano di nuovo {all}.", "A tie at the top: {all} roll again.";
        What::God(a, god) => { chosen(cast, &cast.place(a), god) };
        What::First(a), a = who(a) => "Il primo turno è di {a}, che comincia con 1 Fede in più.", "{a} plays first and starts with 1 more Faith.";
        What::Laid(card, at), card = cast.the_space(card), n = at + 1 => "Si posa la casella {n}: {card}.", "Space {n} is laid: {card}.";
        What::Turn(a, true), a = who(a) => "{a} gioca il suo turno in più.", "{a} plays an extra turn.";
        What::Turn(a, false), whose = cast.whose(a), a = who(a) => "Comincia il turno di {a}.", "{whose} turn begins.";
        What::Second =>
            "Comincia la seconda fase, Diffondi il credo: da ora servono anche abilità, miracoli e oggetti sacri.",
            "The second phase begins, Diffondi il credo: from now on abilities, miracles and sacred objects work too.";
        What::Skipped(a), a = who(a) => "{a} perde questo turno.", "{a} loses this turn.";
        What::Blocked(a), whose = cast.whose(a), a = who(a) =>
            "Il turno di {a} è perso prima ancora di cominciare.", "{whose} turn is lost before it has begun.";
        What::Left(a, Portal::Heaven), a = who(a) =>
            "{a} esce dal Paradiso e riparte dalla casella 1.", "{a} leaves Heaven and sets out again at space 1.";
        What::Left(a, Portal::Hell), a = who(a) =>
            "{a} esce dall'Inferno e riparte dall'ultima carta posata.", "{a} leaves Hell and sets out again at the last card laid.";
        What::Still(a), a = who(a) =>
            "Tutti folli per un turno: {a} resta dov'è, perché di lì non si muove nessuno.",
            "Tutti folli per un turno: {a} stands still, for nobody moves from there.";
        What::Rolled(a, sides, n), a = cast.foe(a) => "{a} tira il D{sides}: {n}.", "{a} rolls the D{sides}: {n}.";
        What::Set(a, whose, n) if whose == Some(a), a = who(a) =>
            "{a} gira il proprio dado: adesso vale {n}.", "{a} turns the die: now it shows {n}.";
        What::Set(a, whose, n), a = who(a), of = cast.of_foe(whose) =>
            "{a} gira il dado {of}: adesso vale {n}.", "{a} turns the die {of}: now it shows {n}.";
        What::Rerolls(a, whose) if whose == Some(a), a = who(a) => "{a} ritira il proprio dado.", "{a} rolls the die again.";
        What::Rerolls(a, whose), a = who(a), of = cast.of_foe(whose) => "{a} fa ritirare il dado {of}.", "{a} has the die {of} rolled again.";
        What::Added(a, n), a = who(a) => "{a} aggiunge {n} al proprio tiro.", "{a} adds {n} to the roll.";
        What::Changes(seat), a = who(seat) => { table::lines! { cast, cast.side(seat);
            Some(Side::Evil) =>
                "Folle accelerato: {a} cambia il proprio dado, e a tiro concluso perderà 1 Corruzione.",
                "Folle accelerato: {a} changes the die, and will lose 1 Corruption once the roll is done.";
            _ =>
                "Folle accelerato: {a} cambia il proprio dado, e a tiro concluso prenderà 1 Corruzione.",
                "Folle accelerato: {a} changes the die, and will gain 1 Corruption once the roll is done.";
        } };
        What::Called(a, face), a = who(a), face = cast.face(face) => "{a} dice {face}.", "{a} calls {face}.";
        What::Coin(a, face), a = who(a), face = cast.face(face) => "{a} lancia la moneta: {face}.", "{a} tosses the coin: {face}.";
        What::Turned(a, face), a = who(a), face = cast.face(face) =>
            "{a} gira la moneta: adesso è {face}.", "{a} turns the coin over: now it is {face}.";
        What::Retoss(a), a = who(a) => "{a} rilancia la moneta.", "{a} tosses the coin again.";
        What::Moved(a, from, to) if from == to, a = who(a), n = to + 1 =>
            "{a} si ritrova sulla casella {n}, proprio quella di prima.", "{a} ends up on space {n}, the very same one.";
        What::Moved(a, from, to), a = who(a), from = from + 1, to = to + 1 =>
            "{a} va dalla casella {from} alla casella {to}.", "{a} goes from space {from} to space {to}.";
        What::Returned(a, to), a = who(a), n = to + 1 =>
            "{a} non risolve la carta e torna alla casella {n}.", "{a} does not resolve the card and goes back to space {n}.";
        What::Stayed(a), a = who(a) => "{a} resta dov'è.", "{a} stays put.";
        What::Resolves(a, card), a = who(a), card = cast.the_space(card) => "{a} risolve {card}.", "{a} resolves {card}.";
        What::Portal(a, portal, step), a = who(a), place = portal_in(lang, portal), name = quoted(lang, cast.set.step(portal, step).name.get(lang)) =>
            "{a} è {place}, casella {step}: {name}.", "{a} is {place}, space {step}: {name}.";
        What::Swapped(a, b, portal), b = who(b), to = portal_to(lang, portal), a = who(a) =>
            "{a} scambia la meta: {b} va {to}.", "{a} swaps the destination: {b} goes {to}.";
        What::Event(a, event), a = who(a), event = quoted(lang, &cast.event(event)) =>
            "{a} pesca un evento: {event}.", "{a} draws an event: {event}.";
        What::Drew(a, Kind::Object), a = who(a) => "{a} pesca un oggetto.", "{a} draws an object.";
        What::Drew(a, kind), a = who(a), card = cast.back(kind) => "{a} pesca {card} e lo depone coperto.", "{a} draws {card} and lays it face down.";
        What::Got(a, card), a = who(a), card = cast.card(card) => "La carta pescata da {a} è {card}.", "The card that {a} drew is {card}.";
        What::Empty(a, Deck::Object), a = who(a) => "Gli oggetti sono finiti: {a} non ne pesca.", "The objects have run out: {a} draws none.";
        What::Empty(a, Deck::Miracle), a = who(a) => "I miracoli sono finiti: {a} non ne pesca.", "The miracles have run out: {a} draws none.";
        What::Empty(a, Deck::Event), a = who(a) => "Gli eventi sono finiti: {a} non ne pesca.", "The events have run out: {a} draws none.";
        What::Faith(a, by, now) if by > 0, a = who(a), before = now.saturating_add_signed(-by), n = by.unsigned_abs() =>
            "{a} guadagna {n} Fede: da {before} a {now}.", "{a} gains {n} Faith: from {before} to {now}.";
        What::Faith(a, by, now), a = who(a), before = now.saturating_add_signed(-by), n = by.unsigned_abs() =>
            "{a} perde {n} Fede: da {before} a {now}.", "{a} loses {n} Faith: from {before} to {now}.";
        What::Corruption(a, by, now) if by > 0, a = who(a), before = now.saturating_add_signed(-by), n = by.unsigned_abs() =>
            "{a} prende {n} Corruzione: da {before} a {now}.", "{a} gains {n} Corruption: from {before} to {now}.";
        What::Corruption(a, by, now), a = who(a), before = now.saturating_add_signed(-by), n = by.unsigned_abs() =>
            "{a} perde {n} Corruzione: da {before} a {now}.", "{a} loses {n} Corruption: from {before} to {now}.";
        What::Floor(a), a = who(a) => "{a} ha 1 Fede, e quella non si perde.", "{a} has 1 Faith, and that one cannot be lost.";
        What::Mad(a), a = who(a) => "{a} perde il senno e diventa Folle.", "{a} loses all reason and becomes Folle.";
        What::Lost(a, cards), a = who(a), cards = cast.cards(cards) =>
            "Con il senno {a} perde le sue carte: {cards}.", "Along with reason {a} loses these cards: {cards}.";
        What::Used(a, card), a = who(a), card = cast.card(card) => "{a} usa {card}.", "{a} uses {card}.";
        What::Ability(a, _), name = cast.ability(a).unwrap_or_default(), a = who(a) =>
            "{a} usa la sua abilità, {name}.", "{a} uses an ability, {name}.";
        What::Discarded(a, card), a = who(a), card = cast.card(card) => "{a} scarta {card}.", "{a} discards {card}.";
        What::Stolen(a, b, Back { kind, .. }), a = who(a), b = who(b), card = cast.back(kind) =>
            "{a} ruba {card} a {b}.", "{a} steals {card} from {b}.";
        What::Took(_, _, card), card = cast.card(card) => "La carta rubata è {card}.", "The stolen card is {card}.";
        What::Shown(a, b, card), a = who(a), b = who(b), card = cast.card(card) =>
            "A {a} capita {card}, che non si può rubare: {b} la mostra a tutti e se la tiene.",
            "{a} happens on {card}, which cannot be stolen: {b} shows it to everybody and keeps it.";
        What::Looked(a, b, true), a = who(a), b = who(b) => "{a} guarda tutte le carte di {b}.", "{a} looks at all the cards of {b}.";
        What::Looked(a, b, false), a = who(a), b = who(b) => "{a} guarda gli oggetti in mano a {b}.", "{a} looks at the objects in the hand of {b}.";
        What::Saw(_, b, cards) if cards.is_empty(), b = who(b) => "{b} non ha carte da vedere.", "{b} has no cards to be seen.";
        What::Saw(_, b, cards), b = who(b), cards = cast.cards(cards) => "{b} ha {cards}.", "{b} has {cards}.";
        What::Banished(a, b, card), a = who(a), b = who(b), card = cast.card(card) =>
            "{a} bandisce {card}, una carta di {b}, per il resto della partita.", "{a} banishes {card}, a card of {b}, for the rest of the game.";
        What::Claimed(a, Some(b), card), a = who(a), b = who(b), card = cast.card(card) =>
            "{a} reclama {card}: {b} restituisce la carta.", "{a} claims {card}: {b} hands it over.";
        What::Claimed(a, None, card), a = who(a), card = cast.card(card) =>
            "{a} reclama {card} dal mazzo degli oggetti, che si rimescola.", "{a} claims {card} from the object pile, which is shuffled.";
        What::Scavenged(a, card), a = who(a), card = cast.card(card) =>
            "{a} prende {card} in cima agli scarti.", "{a} takes {card} from the top of the discards.";
        What::Trap(a, at, _), a = who(a), n = at + 1 =>
            "{a} posa un oggetto coperto sulla casella {n}.", "{a} lays an object face down on space {n}.";
        What::Laying(_, card), card = cast.card(card) => "L'oggetto posato è {card}.", "The object laid is {card}.";
        What::Sprung(a, b, card), a = who(a), b = who(b), card = cast.card(card) =>
            "{a} trova qui un oggetto posato da {b}: {card}, che va negli scarti.",
            "{a} finds an object here that {b} laid: {card}, which is discarded.";
        What::Fight(a, Some(b)), a = who(a), b = who(b) => "{a} combatte contro {b}.", "{a} fights {b}.";
        What::Fight(a, None), a = who(a) => "{a} si trova davanti il Folle Etto e lo affronta.", "{a} meets the Folle Etto and faces him.";
        What::Strength(a, n, b, m), a = who(a), b = cast.foe(b), n = sum(n), m = sum(m) =>
            "Con i dadi {a} arriva a {n}, {b} a {m}.", "With the dice {a} makes {n}, {b} makes {m}.";
        What::Six(a), a = who(a) =>
            "È un 6 naturale: con qualunque Fede, {a} ha il Folle Etto in pugno.",
            "It is a natural 6: with whatever Faith, {a} has the Folle Etto in hand.";
        What::Won(a, b), a = cast.foe(a), b = cast.foe(b) => "{a} batte {b}.", "{a} beats {b}.";
        What::Tied => "Parità: non succede nulla.", "A tie: nothing happens.";
        What::Borrowed(a, b), a = who(a), b = who(b) =>
            "Solo per questo combattimento {a} e {b} si scambiano la Fede.", "For this fight only {a} and {b} swap their Faith.";
        What::Mask(a, b), a = who(a), b = who(b) =>
            "{a} scambia casella con {b}, a cui tocca perdere la Fede al suo posto.",
            "{a} swaps spaces with {b}, who is left to lose the Faith instead.";
        What::Places(a, b), a = who(a), b = who(b) => "{a} e {b} si scambiano di posto.", "{a} and {b} swap places.";
        What::Points(a, b, points), a = who(a), b = who(b), points = cast.points(points) =>
            "{a} e {b} si scambiano la {points}, fino al prossimo turno di {a}.", "{a} and {b} swap their {points}, until {a} has another turn.";
        What::Restored(a, b, points), a = who(a), b = who(b), points = cast.points(points) =>
            "Lo scambio di {points} fra {a} e {b} è finito.", "The swap of {points} between {a} and {b} is over.";
        What::Bet(a, b, points, n), a = who(a), b = who(b), points = cast.points(points) =>
            "Gambling: {a} scommette {n} {points} con {b}.", "Gambling: {a} stakes {n} {points} against {b}.";
        What::Refused(a), a = who(a) =>
            "{a} rifiuta il Gambling: nessuno perde e nessuno guadagna.", "{a} refuses the Gambling: nobody loses and nobody gains.";
        What::Gained(a, b), a = who(a), b = who(b) => "{a} vince il Gambling contro {b}.", "{a} wins the Gambling against {b}.";
        What::Guessed(a, b, true), a = who(a), b = who(b) => "{b} ha indovinato: {a} cede 1 Fede.", "{b} guessed right: {a} gives 1 Faith away.";
        What::Guessed(a, b, false), a = who(a), b = who(b) => "{b} non ha indovinato: {a} riceve 1 Fede.", "{b} guessed wrong: {a} receives 1 Faith.";
        What::AllMad(_) =>
            "Tutti folli per un turno, a cominciare dal prossimo.",
            "Tutti folli per un turno: everybody is mad for one turn, beginning with the next.";
        What::Asleep(next), next = who(next) =>
            "Tutti si addormentano e il turno finisce qui: si riprende da {next}.",
            "Everybody falls asleep and the turn ends here: play resumes with {next}.";
        What::Skips(a), a = who(a) => "{a} perderà il prossimo turno.", "{a} will lose the next turn.";
        What::Extra(a), a = who(a) => "Dopo questo turno {a} ne giocherà un altro.", "After this turn {a} will play another.";
        What::Meditates(a), a = who(a) =>
            "{a} resta in meditazione: la Corruzione torna al valore iniziale.",
            "{a} stays put and meditates: Corruption goes back to its starting value.";
        What::Tie(a, b), a = who(a), b = who(b) =>
            "Parità: decide la moneta, testa per {a} e croce per {b}.", "A tie: the coin decides, heads for {a} and tails for {b}.";
        What::Over(ending) => { over(cast, ending) };
        What::Nothing(a), a = who(a) => "Per {a} qui non c'è nulla da fare.", "There is nothing here for {a} to do.";
        What::Chose(a, b), a = who(a), b = who(b) => "{a} sceglie {b}.", "{a} chooses {b}.";
        What::Heads(a, true), a = who(a) => "{a} sceglie di andare indietro.", "{a} chooses to go back.";
        What::Heads(a, false), a = who(a) => "{a} sceglie di andare avanti.", "{a} chooses to go forward.";
        What::Which(a, 0), a = who(a) => "Dei due dadi {a} sceglie il primo.", "Of the two dice {a} chooses the first.";
        What::Which(a, _), a = who(a) => "Dei due dadi {a} sceglie il secondo.", "Of the two dice {a} chooses the second.";
        What::Snare(a, at), a = who(a), n = at + 1 => "{a} si china sulla casella {n}.", "{a} bends down over space {n}.";
    }
}

/// A character with what it starts with. [2.4]
fn chosen(cast: &Cast, seat: &str, number: u8) -> String {
    let lang = cast.lang;
    let name = cast.god(number);
    let Some(god) = cast.set.gods.get(usize::from(number)) else {
        return say!(lang, "{seat} sceglie {name}.", "{seat} chooses {name}.");
    };
    let (faith, corruption) = (faith(lang, god.faith), corruption(lang, god.corruption));
    table::lines! { cast, god.side;
        Side::Good =>
            "{seat} sceglie {name}: divinità buona, {faith} e {corruption}.", "{seat} chooses {name}: a good god, {faith} and {corruption}.";
        Side::Evil =>
            "{seat} sceglie {name}: divinità malvagia, {faith} e {corruption}.", "{seat} chooses {name}: an evil god, {faith} and {corruption}.";
    }
}

/// How the game ends. [16.1]–[16.6]
pub(super) fn over(cast: &Cast, ending: Ending) -> String {
    let a = ending.winner().map(|seat| cast.who(seat)).unwrap_or_default();
    table::lines! { cast, ending;
        Ending::Faith(_) =>
            "La partita è finita: {a} arriva a 10 Fede, cattura il Folle Etto e vince.",
            "The game is over: {a} reaches 10 Faith, captures the Folle Etto and wins.";
        Ending::Captured(_) =>
            "La partita è finita: {a} cattura il Folle Etto con le proprie mani e vince.",
            "The game is over: {a} captures the Folle Etto in person and wins.";
        Ending::LastSane(_) => "La partita è finita: solo {a} ha ancora il senno, e vince.", "The game is over: only {a} is still sane, and wins.";
        Ending::AllMad =>
            "La partita è finita senza vincitore: sono tutti Folli, e il mondo dovrà arrangiarsi.",
            "The game is over without a winner: everybody is Folle, and the world will have to manage.";
        Ending::Cap(_) => "La partita è finita al limite di giri: vince {a}.", "The game is over at the cap of rounds: {a} wins.";
    }
}
