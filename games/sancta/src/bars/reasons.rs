//! The reasons, each with its clause and its sentence in both languages.

use std::ops::Deref;

use table::{Lang, Seat};

use crate::cards::Kind;
use crate::step::Why;
use crate::text::{Cast, choosing, number, points};
use crate::{Card, Sancta, Step};

/// In whose words a reason is said: names, and what is being chosen at the table.
pub(crate) struct Speaker<'a> {
    cast: Cast,
    table: &'a Sancta,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(table: &'a Sancta, lang: Lang) -> Self {
        Speaker { cast: Cast { lang, set: table.open.setup.cards.cards(), me: None }, table }
    }

    fn choosing(&self, step: Step) -> String {
        choosing(self.table, self, step)
    }
}

impl Deref for Speaker<'_> {
    type Target = Cast;

    fn deref(&self) -> &Cast {
        &self.cast
    }
}

table::reasons! {
    /// What bars an action, from what its seat knows: of a card that it does not see the same wherever that lies.
    pub(crate) enum Bar, cast: Speaker<'a>;
    Watching => "2.1", "chi guarda non gioca: le carte sono di chi siede al tavolo",
        "those who watch do not play: the cards belong to those at the table";
    NoSeat(seat: Seat), n = number(seat) => "2.1", "a questo tavolo non c'è un posto {n}", "this table has no Seat {n}";
    NoCard(card: Card) => "1.3", "in questo mazzo non c'è una carta {card}", "this set of cards has no {card}";
    ForSix(card: Card), name = cast.name(card) => "1.4", "la carta {card}, {name}, si aggiunge solo quando si gioca in sei",
        "card {card}, {name}, is added only with six players";
    Won(clause: &'static str, seat: Seat), n = number(seat) => clause, "la partita è finita: ha vinto il posto {n}",
        "the game is over: Seat {n} has won";
    Tied(clause: &'static str) => clause, "la partita è finita in parità", "the game is over: it is a draw";

    // What falls to chance.
    NamedByChance => "2.2", "il mazziere lo nomina la sorte", "it is chance that names the dealer";
    RolledByChance => "6.3", "il dado si tira, non si sceglie che cosa dà", "the die is rolled, its face is not chosen";
    FoundByChance => "2.2", "il primo Santo lo dà la sorte", "the first Saint is given by chance";
    DealtByChance => "2.4", "le prime carte le dà la sorte", "the first cards are dealt by chance";
    LostByChance => "13.5", "qui la carta da scartare la sceglie la sorte", "here it is chance that picks the card to discard";
    StolenByChance => "13.10", "la carta rubata la sceglie la sorte", "it is chance that picks the stolen card";
    SoughtByChance => "13.6", "la carta cercata nel mazzo la sceglie la sorte",
        "it is chance that picks the card sought in the deck";
    DrawnByChance => "3.1", "dal mazzo si pesca senza scegliere", "cards are drawn from the deck unseen";

    // Chance comes first.
    BeforeDealer => "2.2", "prima la sorte nomina il mazziere", "first chance names the dealer";
    BeforeSaints => "2.2", "prima ognuno pesca il suo primo Santo", "first everybody draws a first Saint";
    BeforeHands => "2.4", "prima si danno le carte", "first the hands are dealt";
    BeforeDraw => "3.1", "prima si pesca", "first the card is drawn";
    BeforeDie => "6.3", "prima cade il dado", "first the die has to fall";
    BeforeLoss => "13.5", "prima la sorte sceglie la carta da scartare", "first chance picks the card to discard";
    BeforeTheft => "13.10", "prima la sorte sceglie la carta rubata", "first chance picks the stolen card";
    BeforeFind => "13.6", "prima si cerca la carta nel mazzo", "first the card is sought in the deck";

    // Somebody else is asked.
    OthersAnswer => "6.1", "aspetta un momento: prima gli avversari dicono se fermano la tua Beatitudine",
        "wait a moment: first the opponents say whether they stop your Beatitudine";
    CannotAnswer(by: Seat), n = number(by) =>
        "7.2", "la Beatitudine del posto {n} può fermarla soltanto chi potrebbe avere un Advocatus Diaboli",
        "the Beatitudine of Seat {n} may be stopped only by those who might hold an Advocatus Diaboli";
    NotYourTurn(who: Seat), n = number(who) => "3.8", "adesso è il turno del posto {n}", "it is the turn of Seat {n} now";
    OtherChooses(step: Step, who: Seat), n = number(who), what = cast.choosing(step) =>
        clause(step), "il posto {n} sta scegliendo {what}", "Seat {n} is choosing {what}";
    WaitForChoice(step: Step, who: Seat), n = number(who), what = cast.choosing(step) =>
        clause(step), "aspetta un momento: il posto {n} sta scegliendo {what}", "wait a moment: Seat {n} is choosing {what}";

    // Something else is asked.
    Instead(step: Step), what = cast.choosing(step) => clause(step), "adesso c'è da scegliere {what}",
        "now it is time to choose {what}";
    TurnIsOver(step: Step), what = cast.choosing(step) => "3.6", "il turno è finito: c'è da scegliere {what}",
        "the turn is over: now choose {what}";
    NotRefused(step: Step), what = cast.choosing(step) => "13.1", "un effetto non si rifiuta: c'è da scegliere {what}",
        "an effect cannot be refused: now choose {what}";
    OnlyAdvocatus =>
        "3.8", "nel turno di un altro si gioca soltanto un Advocatus Diaboli: adesso, oppure si passa",
        "in another player's turn only an Advocatus Diaboli is played: now, or else you pass";
    NoAdvocatus => "7.1", "non hai in mano un Advocatus Diaboli da giocare", "you have no Advocatus Diaboli in hand to play";
    NothingToStop => "7.1", "l'Advocatus Diaboli si gioca soltanto quando un avversario gioca una Beatitudine",
        "an Advocatus Diaboli is played only when an opponent plays a Beatitudine";
    StopsNothingElse => "7.5", "un Advocatus Diaboli ferma soltanto le Beatitudini, quando vengono giocate",
        "an Advocatus Diaboli stops Beatitudini only, when they are played";
    NoPassing => "3.3", "nel proprio turno non si passa: si fa ciò che si vuole, poi si dichiara finito il turno",
        "there is no passing in your own turn: you do what you like, then declare the turn over";
    NoCardAsks => "12.2", "adesso nessuna carta chiede se può agire", "no card is asking whether it may act now";
    NoCardWaits => "12.4", "adesso nessuna carta aspetta di agire", "no card is waiting to act now";
    NotWaiting(card: Card), name = cast.this(card) => "12.4", "{name} non è fra le carte che aspettano di agire",
        "{name} is not among the cards that are waiting to act";
    DiscardLater => "3.6", "si scarta dopo aver dichiarato finito il turno",
        "discarding comes after the turn has been declared over";
    NoCardToChoose => "3.3", "adesso non c'è da scegliere nessuna carta: puoi agire, o finire il turno",
        "there is no card to be chosen now: you may act, or end the turn";
    NoSeatToChoose => "3.3", "adesso non c'è da scegliere un giocatore: puoi agire, o finire il turno",
        "there is no player to be chosen now: you may act, or end the turn";

    // The card.
    NotHeld(clause: &'static str, card: Card), name = cast.this(card) => clause, "{name} non è fra le carte della tua mano",
        "{name} is not among the cards in your hand";
    Again(card: Card), name = cast.this(card) =>
        "3.5", "in questo turno hai già giocato {name}: la stessa carta si gioca una volta sola per turno",
        "you have played {name} in this turn already: the same card is played just once in a turn";
    PlayedAs(card: Card, face: Card), name = cast.name(card) =>
        "1.3", "{name} si gioca scrivendo {face}, come tutte le carte che valgono lo stesso",
        "{name} is played as {face}, like all cards that do the same";
    OfferedAs(card: Card, other: Card), name = cast.name(card) =>
        "1.6", "qui {other} sta per tutte le carte uguali, e anche per {name}",
        "here {other} stands for all equal cards, and for {name} too";
    SaintIsLaid => "4.3", "un Santo si posa, oppure si scarta per un Suffragio",
        "a Saint is laid, or else discarded for a Suffragio";
    NotLaid(card: Card), name = cast.name(card) => "4.3", "nel Santuario si posano Santi, e {name} non lo è",
        "it is Saints that are laid into the Santuario, and {name} is none";
    NotForSuffrage(card: Card), name = cast.name(card) => "9.1", "per un Suffragio si scarta un Santo, e {name} non lo è",
        "for a Suffragio a Saint is discarded, and {name} is none";
    OnTheTable => "9.1", "per un Suffragio serve un Santo della mano, non uno già sul tavolo",
        "a Suffragio takes a Saint from the hand, not one that is on the table";

    // The turn and the Saints.
    Nobody(clause: &'static str) => clause, "la tua Zona Attiva è vuota: prima posa un Santo",
        "your Zona Attiva is empty: first lay a Saint there";
    InPlaceOfDie => "3.4", "in questo turno hai già giocato una Beatitudine, e il dado si tira al suo posto",
        "you have played a Beatitudine in this turn, in place of which the die is rolled";
    Rolled => "3.4", "in questo turno hai già tirato il dado, che sta al posto della Beatitudine",
        "you have rolled the die in this turn, which stands in place of a Beatitudine";
    RolledAndPlayed => "3.4", "in questo turno hai già tirato il dado e giocato una Beatitudine",
        "you have rolled the die and played a Beatitudine in this turn";
    Played => "3.4", "in questo turno hai già giocato una Beatitudine", "you have played a Beatitudine in this turn";
    PlayedMany(n: u8) => "3.4", "in questo turno hai già giocato {n} Beatitudini", "you have played {n} Beatitudini in this turn";
    Passed => "3.4", "in questo turno hai già superato una Prova", "you have passed a Prova in this turn";
    MadeSuffrage => "3.4", "in questo turno hai già fatto un Suffragio", "you have made a Suffragio in this turn";
    PassedAndMade => "3.4", "in questo turno hai già superato una Prova e fatto un Suffragio",
        "you have passed a Prova and made a Suffragio in this turn";
    TooHard(card: Card, saint: Card, level: u8), name = cast.name(card), saint = cast.name(saint), wants = cast.difficulty(card) =>
        "8.1", "{name} ha difficoltà {wants}, e il livello di {saint} è {level}",
        "{name} is of difficulty {wants}, and the level of {saint} is {level}";
    TooHigh(card: Card, saint: Card, level: u8), name = cast.name(card), saint = cast.name(saint), wants = cast.printed(card) =>
        "9.2", "{name} è di livello {wants}, e il livello di {saint} è {level}",
        "{name} is of level {wants}, and the level of {saint} is {level}";
    Full => "4.4", "il tuo Santuario è pieno: bisogna dire quale Santo scartare per far posto",
        "your Santuario is full: say which of its Saints is discarded to make room";
    RoomLeft => "4.4", "nel tuo Santuario c'è ancora posto: nessun Santo va scartato per posarne un altro",
        "your Santuario has room left: no Saint is discarded to lay another";
    NobodyToEnter => "10.1", "il tuo Santuario è vuoto: nessuno può entrare", "your Santuario is empty: there is nobody to enter";
    EmptySantuario(clause: &'static str) => clause, "il tuo Santuario è vuoto", "your Santuario is empty";
    OneSaint(clause: &'static str, slot: u8), n = slot + 1 => clause, "nel tuo Santuario c'è 1 Santo: un numero {n} non c'è",
        "your Santuario has 1 Saint: there is no number {n}";
    SoManySaints(clause: &'static str, slot: u8, has: usize), n = slot + 1 =>
        clause, "nel tuo Santuario ci sono {has} Santi: un numero {n} non c'è",
        "your Santuario has {has} Saints: there is no number {n}";
    Substituted => "10.1", "in questo turno hai già fatto una sostituzione", "you have made a substitution in this turn";
    TollTooHigh(saint: Card, has: u8), name = cast.name(saint), has = points(cast.lang, has) =>
        "10.2", "per una sostituzione servono almeno 2 punti, e {name} ha {has}",
        "a substitution takes at least 2 points, and {name} has {has}";
    SameSaint => "4.5", "per uno scambio servono due Santi diversi", "a swap takes two different Saints";
    WrittenAs(one: u8, two: u8), one = one + 1, two = two + 1 => "4.5", "questo scambio si scrive swap={one}:{two}",
        "this swap is written swap={one}:{two}";
    EnoughSwaps =>
        "4.5", "hai già fatto tre scambi di fila, che bastano per qualunque ordine: prima fa' qualcos'altro",
        "you have made three swaps in a row, enough for any order: first do something else";

    // What an effect asks for.
    NotItself(card: Card), name = cast.name(card) => "13.7", "la carta {name} non può riprendere sé stessa dagli scarti",
        "{name} cannot recover itself from the discards";
    OtherKind(clause: &'static str, kind: Kind, card: Card), name = cast.this(card), kind = cast.a_kind(kind) =>
        clause, "qui serve {kind}, e {name} non lo è", "here it has to be {kind}, which {name} is not";
    NotDiscarded(clause: &'static str, card: Card), name = cast.this(card) => clause, "{name} non è negli scarti",
        "{name} is not among the discards";
    OwnSupport(card: Card), name = cast.this(card) =>
        "13.11", "{name} è nella tua Zona Supporti: qui si toglie un Supporto altrui",
        "{name} is in your own Zona Supporti: here another player's Supporto is removed";
    NoOthersSupport(card: Card), name = cast.this(card) =>
        "13.11", "{name} non è nella Zona Supporti di un altro giocatore", "{name} is not in another player's Zona Supporti";
    NotYourself => "13.16", "qui serve un altro giocatore", "here it has to be another player";
    NoSaint(seat: Seat), n = number(seat) => "13.9", "il posto {n} non ha un Santo nella Zona Attiva",
        "Seat {n} has no Saint in the Zona Attiva";
    NoPoints(saint: Card), name = cast.name(saint) => "13.9", "{name} non ha punti da prendere", "{name} has no points to take";
    Guarded(saint: Card), name = cast.name(saint) =>
        "14.4", "una carta protegge {name}: gli altri non possono prendere i suoi punti",
        "a card guards {name}: others cannot take points there";
    Closed(seat: Seat), n = number(seat) => "14.5", "la mano del posto {n} è chiusa: una carta la protegge",
        "the hand of Seat {n} is closed: a card protects it";
    NoHand(seat: Seat), n = number(seat) => "13.10", "il posto {n} non ha carte in mano", "Seat {n} has no cards in hand";
}

/// The clause by which a step asks.
pub(super) fn clause(step: Step) -> &'static str {
    match step {
        Step::Main(_) => "3.3",
        Step::Trim(_) => "3.6",
        Step::Window(..) => "7.2",
        Step::Order(_) => "12.4",
        Step::Offer(_) => "12.2",
        Step::Discard(_) | Step::Lose(_) => "13.5",
        Step::Choose(_, Why::Rival(_)) => "13.16",
        Step::Choose(_, Why::Take(_)) => "13.9",
        Step::Choose(_, Why::Steal | Why::Look) | Step::Steal(..) => "13.10",
        Step::Seek(..) => "13.6",
        Step::Recover(..) => "13.7",
        Step::Call(_) => "13.8",
        Step::Remove(_) => "13.11",
        Step::Exchange(_) => "13.12",
        Step::Dealer | Step::FirstSaint(_) => "2.2",
        Step::Deal(_) | Step::Dealt => "2.4",
        Step::Begin(_) | Step::Draw(_) | Step::Drawn(_) => "3.1",
        Step::Pass(_) => "3.7",
        Step::Roll(_) => "6.3",
        Step::Do(_) | Step::Settle => "13.1",
    }
}
