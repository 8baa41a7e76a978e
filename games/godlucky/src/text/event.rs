//! Events as sentences: the log, from which one can follow a game without seeing the table.

use super::names::{Cast, corruption, faith, portal_in, portal_to, quoted};
use crate::text::say;
use crate::{Back, Deck, Ending, Kind, Portal, Side, What};

/// One sentence, or two. Seats bear their god's name, which in Italian takes no article and no gender.
pub(super) fn event(cast: &Cast, what: What) -> String {
    let lang = cast.lang;
    let who = |seat| cast.who(seat);
    match what {
        What::Precedence(a, n) => {
            let a = cast.place(a);
            say!(lang, "{a} tira il D6 per la scelta: {n}.", "{a} rolls the D6 for the choice: {n}.")
        }
        What::Again(seats) => {
            let all = cast.all(seats);
            say!(lang, "Parità in testa: tirano di nuovo {all}.", "A tie at the top: {all} roll again.")
        }
        What::God(a, god) => chosen(cast, &cast.place(a), god),
        What::First(a) => {
            let a = who(a);
            say!(
                lang,
                "Il primo turno è di {a}, che comincia con 1 Fede in più.",
                "{a} plays first and starts with 1 more Faith."
            )
        }
        What::Laid(card, at) => {
            let (card, n) = (cast.the_space(card), at + 1);
            say!(lang, "Si posa la casella {n}: {card}.", "Space {n} is laid: {card}.")
        }
        What::Turn(a, true) => {
            let a = who(a);
            say!(lang, "{a} gioca il suo turno in più.", "{a} plays an extra turn.")
        }
        What::Turn(a, false) => {
            let (a, whose) = (who(a), cast.whose(a));
            say!(lang, "Comincia il turno di {a}.", "{whose} turn begins.")
        }
        What::Second => say!(
            lang,
            "Comincia la seconda fase, Diffondi il credo: da ora servono anche abilità, miracoli e oggetti sacri.",
            "The second phase begins, Diffondi il credo: from now on abilities, miracles and sacred objects work too."
        ),
        What::Skipped(a) => {
            let a = who(a);
            say!(lang, "{a} perde questo turno.", "{a} loses this turn.")
        }
        What::Blocked(a) => {
            let (a, whose) = (who(a), cast.whose(a));
            say!(
                lang,
                "Il turno di {a} è perso prima ancora di cominciare.",
                "{whose} turn is lost before it has begun."
            )
        }
        What::Left(a, Portal::Heaven) => {
            let a = who(a);
            say!(
                lang,
                "{a} esce dal Paradiso e riparte dalla casella 1.",
                "{a} leaves Heaven and sets out again at space 1."
            )
        }
        What::Left(a, Portal::Hell) => {
            let a = who(a);
            say!(
                lang,
                "{a} esce dall'Inferno e riparte dall'ultima carta posata.",
                "{a} leaves Hell and sets out again at the last card laid."
            )
        }
        What::Still(a) => {
            let a = who(a);
            say!(
                lang,
                "Tutti folli per un turno: {a} resta dov'è, perché di lì non si muove nessuno.",
                "Tutti folli per un turno: {a} stands still, for nobody moves from there."
            )
        }
        What::Rolled(a, sides, n) => {
            let a = cast.foe(a);
            say!(lang, "{a} tira il D{sides}: {n}.", "{a} rolls the D{sides}: {n}.")
        }
        What::Set(a, whose, n) if whose == Some(a) => {
            let a = who(a);
            say!(lang, "{a} gira il proprio dado: adesso vale {n}.", "{a} turns the die: now it shows {n}.")
        }
        What::Set(a, whose, n) => {
            let (a, of) = (who(a), cast.of_foe(whose));
            say!(lang, "{a} gira il dado {of}: adesso vale {n}.", "{a} turns the die {of}: now it shows {n}.")
        }
        What::Rerolls(a, whose) if whose == Some(a) => {
            let a = who(a);
            say!(lang, "{a} ritira il proprio dado.", "{a} rolls the die again.")
        }
        What::Rerolls(a, whose) => {
            let (a, of) = (who(a), cast.of_foe(whose));
            say!(lang, "{a} fa ritirare il dado {of}.", "{a} has the die {of} rolled again.")
        }
        What::Added(a, n) => {
            let a = who(a);
            say!(lang, "{a} aggiunge {n} al proprio tiro.", "{a} adds {n} to the roll.")
        }
        What::Changes(seat) => {
            let a = who(seat);
            match cast.side(seat) {
                Some(Side::Evil) => say!(
                    lang,
                    "Folle accelerato: {a} cambia il proprio dado, e a tiro concluso perderà 1 Corruzione.",
                    "Folle accelerato: {a} changes the die, and will lose 1 Corruption once the roll is done."
                ),
                _ => say!(
                    lang,
                    "Folle accelerato: {a} cambia il proprio dado, e a tiro concluso prenderà 1 Corruzione.",
                    "Folle accelerato: {a} changes the die, and will gain 1 Corruption once the roll is done."
                ),
            }
        }
        What::Called(a, face) => {
            let (a, face) = (who(a), cast.face(face));
            say!(lang, "{a} dice {face}.", "{a} calls {face}.")
        }
        What::Coin(a, face) => {
            let (a, face) = (who(a), cast.face(face));
            say!(lang, "{a} lancia la moneta: {face}.", "{a} tosses the coin: {face}.")
        }
        What::Turned(a, face) => {
            let (a, face) = (who(a), cast.face(face));
            say!(lang, "{a} gira la moneta: adesso è {face}.", "{a} turns the coin over: now it is {face}.")
        }
        What::Retoss(a) => {
            let a = who(a);
            say!(lang, "{a} rilancia la moneta.", "{a} tosses the coin again.")
        }
        What::Moved(a, from, to) if from == to => {
            let (a, n) = (who(a), to + 1);
            say!(
                lang,
                "{a} si ritrova sulla casella {n}, proprio quella di prima.",
                "{a} ends up on space {n}, the very same one."
            )
        }
        What::Moved(a, from, to) => {
            let (a, from, to) = (who(a), from + 1, to + 1);
            say!(
                lang,
                "{a} va dalla casella {from} alla casella {to}.",
                "{a} goes from space {from} to space {to}."
            )
        }
        What::Returned(a, to) => {
            let (a, n) = (who(a), to + 1);
            say!(
                lang,
                "{a} non risolve la carta e torna alla casella {n}.",
                "{a} does not resolve the card and goes back to space {n}."
            )
        }
        What::Stayed(a) => {
            let a = who(a);
            say!(lang, "{a} resta dov'è.", "{a} stays put.")
        }
        What::Resolves(a, card) => {
            let (a, card) = (who(a), cast.the_space(card));
            say!(lang, "{a} risolve {card}.", "{a} resolves {card}.")
        }
        What::Portal(a, portal, step) => {
            let (a, place) = (who(a), portal_in(lang, portal));
            let name = quoted(lang, cast.set.step(portal, step).name.get(lang));
            say!(lang, "{a} è {place}, casella {step}: {name}.", "{a} is {place}, space {step}: {name}.")
        }
        What::Swapped(a, b, portal) => {
            let (b, to) = (who(b), portal_to(lang, portal));
            let a = who(a);
            say!(lang, "{a} scambia la meta: {b} va {to}.", "{a} swaps the destination: {b} goes {to}.")
        }
        What::Event(a, event) => {
            let (a, event) = (who(a), quoted(lang, &cast.event(event)));
            say!(lang, "{a} pesca un evento: {event}.", "{a} draws an event: {event}.")
        }
        What::Drew(a, Kind::Object) => {
            let a = who(a);
            say!(lang, "{a} pesca un oggetto.", "{a} draws an object.")
        }
        What::Drew(a, kind) => {
            let (a, card) = (who(a), cast.back(kind));
            say!(lang, "{a} pesca {card} e lo depone coperto.", "{a} draws {card} and lays it face down.")
        }
        What::Got(a, card) => {
            let (a, card) = (who(a), cast.card(card));
            say!(lang, "La carta pescata da {a} è {card}.", "The card that {a} drew is {card}.")
        }
        What::Empty(a, deck) => {
            let a = who(a);
            match deck {
                Deck::Object => say!(
                    lang,
                    "Gli oggetti sono finiti: {a} non ne pesca.",
                    "The objects have run out: {a} draws none."
                ),
                Deck::Miracle => say!(
                    lang,
                    "I miracoli sono finiti: {a} non ne pesca.",
                    "The miracles have run out: {a} draws none."
                ),
                Deck::Event => say!(
                    lang,
                    "Gli eventi sono finiti: {a} non ne pesca.",
                    "The events have run out: {a} draws none."
                ),
            }
        }
        What::Faith(a, by, now) => {
            let (a, before, n) = (who(a), now.saturating_add_signed(-by), by.unsigned_abs());
            if by > 0 {
                say!(
                    lang,
                    "{a} guadagna {n} Fede: da {before} a {now}.",
                    "{a} gains {n} Faith: from {before} to {now}."
                )
            } else {
                say!(
                    lang,
                    "{a} perde {n} Fede: da {before} a {now}.",
                    "{a} loses {n} Faith: from {before} to {now}."
                )
            }
        }
        What::Corruption(a, by, now) => {
            let (a, before, n) = (who(a), now.saturating_add_signed(-by), by.unsigned_abs());
            if by > 0 {
                say!(
                    lang,
                    "{a} prende {n} Corruzione: da {before} a {now}.",
                    "{a} gains {n} Corruption: from {before} to {now}."
                )
            } else {
                say!(
                    lang,
                    "{a} perde {n} Corruzione: da {before} a {now}.",
                    "{a} loses {n} Corruption: from {before} to {now}."
                )
            }
        }
        What::Floor(a) => {
            let a = who(a);
            say!(
                lang,
                "{a} ha 1 Fede, e quella non si perde.",
                "{a} has 1 Faith, and that one cannot be lost."
            )
        }
        What::Mad(a) => {
            let a = who(a);
            say!(lang, "{a} perde il senno e diventa Folle.", "{a} loses all reason and becomes Folle.")
        }
        What::Lost(a, cards) => {
            let (a, cards) = (who(a), cast.cards(cards));
            say!(
                lang,
                "Con il senno {a} perde le sue carte: {cards}.",
                "Along with reason {a} loses these cards: {cards}."
            )
        }
        What::Used(a, card) => {
            let (a, card) = (who(a), cast.card(card));
            say!(lang, "{a} usa {card}.", "{a} uses {card}.")
        }
        What::Ability(a, _) => {
            let (name, a) = (cast.ability(a).unwrap_or_default(), who(a));
            say!(lang, "{a} usa la sua abilità, {name}.", "{a} uses an ability, {name}.")
        }
        What::Discarded(a, card) => {
            let (a, card) = (who(a), cast.card(card));
            say!(lang, "{a} scarta {card}.", "{a} discards {card}.")
        }
        What::Stolen(a, b, Back { kind, .. }) => {
            let (a, b, card) = (who(a), who(b), cast.back(kind));
            say!(lang, "{a} ruba {card} a {b}.", "{a} steals {card} from {b}.")
        }
        What::Took(_, _, card) => {
            let card = cast.card(card);
            say!(lang, "La carta rubata è {card}.", "The stolen card is {card}.")
        }
        What::Shown(a, b, card) => {
            let (a, b, card) = (who(a), who(b), cast.card(card));
            say!(
                lang,
                "A {a} capita {card}, che non si può rubare: {b} la mostra a tutti e se la tiene.",
                "{a} happens on {card}, which cannot be stolen: {b} shows it to everybody and keeps it."
            )
        }
        What::Looked(a, b, true) => {
            let (a, b) = (who(a), who(b));
            say!(lang, "{a} guarda tutte le carte di {b}.", "{a} looks at all the cards of {b}.")
        }
        What::Looked(a, b, false) => {
            let (a, b) = (who(a), who(b));
            say!(
                lang,
                "{a} guarda gli oggetti in mano a {b}.",
                "{a} looks at the objects in the hand of {b}."
            )
        }
        What::Saw(_, b, cards) if cards.is_empty() => {
            let b = who(b);
            say!(lang, "{b} non ha carte da vedere.", "{b} has no cards to be seen.")
        }
        What::Saw(_, b, cards) => {
            let (b, cards) = (who(b), cast.cards(cards));
            say!(lang, "{b} ha {cards}.", "{b} has {cards}.")
        }
        What::Banished(a, b, card) => {
            let (a, b, card) = (who(a), who(b), cast.card(card));
            say!(
                lang,
                "{a} bandisce {card}, una carta di {b}, per il resto della partita.",
                "{a} banishes {card}, a card of {b}, for the rest of the game."
            )
        }
        What::Claimed(a, Some(b), card) => {
            let (a, b, card) = (who(a), who(b), cast.card(card));
            say!(
                lang,
                "{a} reclama {card}: {b} restituisce la carta.",
                "{a} claims {card}: {b} hands it over."
            )
        }
        What::Claimed(a, None, card) => {
            let (a, card) = (who(a), cast.card(card));
            say!(
                lang,
                "{a} reclama {card} dal mazzo degli oggetti, che si rimescola.",
                "{a} claims {card} from the object pile, which is shuffled."
            )
        }
        What::Scavenged(a, card) => {
            let (a, card) = (who(a), cast.card(card));
            say!(
                lang,
                "{a} prende {card} in cima agli scarti.",
                "{a} takes {card} from the top of the discards."
            )
        }
        What::Trap(a, at, _) => {
            let (a, n) = (who(a), at + 1);
            say!(
                lang,
                "{a} posa un oggetto coperto sulla casella {n}.",
                "{a} lays an object face down on space {n}."
            )
        }
        What::Laying(_, card) => {
            let card = cast.card(card);
            say!(lang, "L'oggetto posato è {card}.", "The object laid is {card}.")
        }
        What::Sprung(a, b, card) => {
            let (a, b, card) = (who(a), who(b), cast.card(card));
            say!(
                lang,
                "{a} trova qui un oggetto posato da {b}: {card}, che va negli scarti.",
                "{a} finds an object here that {b} laid: {card}, which is discarded."
            )
        }
        What::Fight(a, Some(b)) => {
            let (a, b) = (who(a), who(b));
            say!(lang, "{a} combatte contro {b}.", "{a} fights {b}.")
        }
        What::Fight(a, None) => {
            let a = who(a);
            say!(
                lang,
                "{a} si trova davanti il Folle Etto e lo affronta.",
                "{a} meets the Folle Etto and faces him."
            )
        }
        What::Strength(a, n, b, m) => {
            let (a, b) = (who(a), cast.foe(b));
            let sum = |of: crate::event::Sum| format!("{} + {} = {}", of.might, of.die, of.total());
            let (n, m) = (sum(n), sum(m));
            say!(
                lang,
                "Con i dadi {a} arriva a {n}, {b} a {m}.",
                "With the dice {a} makes {n}, {b} makes {m}."
            )
        }
        What::Won(a, b) => {
            let (a, b) = (cast.foe(a), cast.foe(b));
            say!(lang, "{a} batte {b}.", "{a} beats {b}.")
        }
        What::Tied => say!(lang, "Parità: non succede nulla.", "A tie: nothing happens."),
        What::Borrowed(a, b) => {
            let (a, b) = (who(a), who(b));
            say!(
                lang,
                "Solo per questo combattimento {a} e {b} si scambiano la Fede.",
                "For this fight only {a} and {b} swap their Faith."
            )
        }
        What::Mask(a, b) => {
            let (a, b) = (who(a), who(b));
            say!(
                lang,
                "{a} scambia casella con {b}, a cui tocca perdere la Fede al suo posto.",
                "{a} swaps spaces with {b}, who is left to lose the Faith instead."
            )
        }
        What::Places(a, b) => {
            let (a, b) = (who(a), who(b));
            say!(lang, "{a} e {b} si scambiano di posto.", "{a} and {b} swap places.")
        }
        What::Points(a, b, points) => {
            let (a, b, points) = (who(a), who(b), cast.points(points));
            say!(
                lang,
                "{a} e {b} si scambiano la {points}, fino al prossimo turno di {a}.",
                "{a} and {b} swap their {points}, until {a} has another turn."
            )
        }
        What::Restored(a, b, points) => {
            let (a, b, points) = (who(a), who(b), cast.points(points));
            say!(
                lang,
                "Lo scambio di {points} fra {a} e {b} è finito.",
                "The swap of {points} between {a} and {b} is over."
            )
        }
        What::Bet(a, b, points, n) => {
            let (a, b, points) = (who(a), who(b), cast.points(points));
            say!(
                lang,
                "Gambling: {a} scommette {n} {points} con {b}.",
                "Gambling: {a} stakes {n} {points} against {b}."
            )
        }
        What::Refused(a) => {
            let a = who(a);
            say!(
                lang,
                "{a} rifiuta il Gambling: nessuno perde e nessuno guadagna.",
                "{a} refuses the Gambling: nobody loses and nobody gains."
            )
        }
        What::Gained(a, b) => {
            let (a, b) = (who(a), who(b));
            say!(lang, "{a} vince il Gambling contro {b}.", "{a} wins the Gambling against {b}.")
        }
        What::Guessed(a, b, true) => {
            let (a, b) = (who(a), who(b));
            say!(lang, "{b} ha indovinato: {a} cede 1 Fede.", "{b} guessed right: {a} gives 1 Faith away.")
        }
        What::Guessed(a, b, false) => {
            let (a, b) = (who(a), who(b));
            say!(
                lang,
                "{b} non ha indovinato: {a} riceve 1 Fede.",
                "{b} guessed wrong: {a} receives 1 Faith."
            )
        }
        What::AllMad(_) => say!(
            lang,
            "Tutti folli per un turno, a cominciare dal prossimo.",
            "Tutti folli per un turno: everybody is mad for one turn, beginning with the next."
        ),
        What::Asleep(next) => {
            let next = who(next);
            say!(
                lang,
                "Tutti si addormentano e il turno finisce qui: si riprende da {next}.",
                "Everybody falls asleep and the turn ends here: play resumes with {next}."
            )
        }
        What::Skips(a) => {
            let a = who(a);
            say!(lang, "{a} perderà il prossimo turno.", "{a} will lose the next turn.")
        }
        What::Extra(a) => {
            let a = who(a);
            say!(
                lang,
                "Dopo questo turno {a} ne giocherà un altro.",
                "After this turn {a} will play another."
            )
        }
        What::Meditates(a) => {
            let a = who(a);
            say!(
                lang,
                "{a} resta in meditazione: la Corruzione torna al valore iniziale.",
                "{a} stays put and meditates: Corruption goes back to its starting value."
            )
        }
        What::Tie(a, b) => {
            let (a, b) = (who(a), who(b));
            say!(
                lang,
                "Parità: decide la moneta, testa per {a} e croce per {b}.",
                "A tie: the coin decides, heads for {a} and tails for {b}."
            )
        }
        What::Over(ending) => over(cast, ending),
        What::Nothing(a) => {
            let a = who(a);
            say!(lang, "Per {a} qui non c'è nulla da fare.", "There is nothing here for {a} to do.")
        }
        What::Chose(a, b) => {
            let (a, b) = (who(a), who(b));
            say!(lang, "{a} sceglie {b}.", "{a} chooses {b}.")
        }
        What::Heads(a, true) => {
            let a = who(a);
            say!(lang, "{a} sceglie di andare indietro.", "{a} chooses to go back.")
        }
        What::Heads(a, false) => {
            let a = who(a);
            say!(lang, "{a} sceglie di andare avanti.", "{a} chooses to go forward.")
        }
        What::Which(a, 0) => {
            let a = who(a);
            say!(lang, "Dei due dadi {a} sceglie il primo.", "Of the two dice {a} chooses the first.")
        }
        What::Which(a, _) => {
            let a = who(a);
            say!(lang, "Dei due dadi {a} sceglie il secondo.", "Of the two dice {a} chooses the second.")
        }
        What::Snare(a, at) => {
            let (a, n) = (who(a), at + 1);
            say!(lang, "{a} si china sulla casella {n}.", "{a} bends down over space {n}.")
        }
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
    match god.side {
        Side::Good => say!(
            lang,
            "{seat} sceglie {name}: divinità buona, {faith} e {corruption}.",
            "{seat} chooses {name}: a good god, {faith} and {corruption}."
        ),
        Side::Evil => say!(
            lang,
            "{seat} sceglie {name}: divinità malvagia, {faith} e {corruption}.",
            "{seat} chooses {name}: an evil god, {faith} and {corruption}."
        ),
    }
}

/// How the game ends. [16.1]–[16.6]
pub(super) fn over(cast: &Cast, ending: Ending) -> String {
    let lang = cast.lang;
    let a = ending.winner().map(|seat| cast.who(seat)).unwrap_or_default();
    match ending {
        Ending::Faith(_) => say!(
            lang,
            "La partita è finita: {a} arriva a 10 Fede, cattura il Folle Etto e vince.",
            "The game is over: {a} reaches 10 Faith, captures the Folle Etto and wins."
        ),
        Ending::Captured(_) => say!(
            lang,
            "La partita è finita: {a} cattura il Folle Etto con le proprie mani e vince.",
            "The game is over: {a} captures the Folle Etto in person and wins."
        ),
        Ending::LastSane(_) => say!(
            lang,
            "La partita è finita: solo {a} ha ancora il senno, e vince.",
            "The game is over: only {a} is still sane, and wins."
        ),
        Ending::AllMad => say!(
            lang,
            "La partita è finita senza vincitore: sono tutti Folli, e il mondo dovrà arrangiarsi.",
            "The game is over without a winner: everybody is Folle, and the world will have to manage."
        ),
        Ending::Cap(_) => say!(
            lang,
            "La partita è finita al limite di giri: vince {a}.",
            "The game is over at the cap of rounds: {a} wins."
        ),
    }
}
