//! The reasons for which an action is refused, each with its clause and its sentence.

use std::ops::Deref;

use table::{Lang, Refusal, Seat, Seats, upper};

use crate::cards::Does;
use crate::event::Who;
use crate::rules::Unfit;
use crate::text::{Cast, choosing, number};
use crate::{Action, Card, Dogma, Step, View};

/// Why the viewer may not do this or that now; `None` when it may.
pub(crate) fn reasons(view: &View) -> impl Fn(&Action) -> Option<Refusal> {
    let asked = view.viewer.map(|seat| (seat, view.known()));
    move |action| {
        let bar = asked.as_ref().map_or(Some(Bar::Watches), |(seat, known)| known.bar(*seat, *action));
        bar.map(|bar| bar.refused(view))
    }
}

/// Who says it: somebody who knows what the viewer knows.
pub(crate) struct Speaker<'a> {
    cast: Cast,
    view: &'a View,
}

impl Deref for Speaker<'_> {
    type Target = Cast;

    fn deref(&self) -> &Cast {
        &self.cast
    }
}

impl<'a> Speaker<'a> {
    fn of(view: &'a View, lang: Lang) -> Self {
        Speaker { cast: Cast::of(view, lang), view }
    }

    /// What is to be chosen now: by the viewer, or by somebody else.
    fn choosing(&self, step: Step, own: bool) -> String {
        choosing(self.view, &self.cast, step, self.view.viewer.filter(|_| own))
    }

    /// What must hold for the first Special of a card.
    fn condition(&self, card: Card) -> String {
        let mut specials =
            self.set.print(card).abilities.iter().filter(|it| matches!(it.what, Does::Special(_)));
        specials.next().and_then(|it| it.condition(card, self.lang)).unwrap_or_default()
    }

    /// The religion and type of a card.
    fn line(&self, card: Card) -> String {
        self.set.print(card).line().get(self.lang).to_owned()
    }

    fn a_card(&self, card: Option<Card>) -> String {
        card.map(|card| self.card(card)).unwrap_or_default()
    }

    fn of_a_card(&self, card: Option<Card>) -> String {
        card.map(|card| self.of_card(card)).unwrap_or_default()
    }

    fn a_who(&self, who: Option<Who>) -> String {
        who.map(|who| self.who(who)).unwrap_or_default()
    }
}

/// One is waited for, or several are, in Italian.
fn awaits(seats: Seats) -> &'static str {
    if seats.len() == 1 { "si aspetta" } else { "si aspettano" }
}

impl Bar {
    /// The refusal, as the viewer is told.
    pub(crate) fn refused(self, view: &View) -> Refusal {
        self.refusal(|lang| Speaker::of(view, lang))
    }
}

table::reasons! {
    /// What bars an action.
    pub(crate) enum Bar, cast: Speaker<'a>;

    // Whoever asks, and whenever.
    Watches => "2.1",
        "chi guarda non gioca: gli ordini li danno quelli che siedono al tavolo",
        "those who watch do not play: orders are given by those at the table";
    NoSeat(seat: Seat), n = number(seat) => "2.1",
        "a questo tavolo non c'è un posto {n}", "there is no Seat {n} at this table";
    Drawn => "16.5", "la partita è finita ed è patta", "the game is over: it is drawn";
    Won(winners: Seats), who = cast.seats(winners), ha = if winners.len() == 1 { "ha" } else { "hanno" },
        has = if winners.len() == 1 { "has" } else { "have" } => "16.1",
        "la partita è finita: {ha} vinto {who}", "the game is over: {who} {has} won";
    OrderByLot => "4.2",
        "in che ordine si costruisce lo dice la sorte", "it is chance that says in which order one builds";
    FilledByLot => "5.14",
        "ciò che manca lo dà la sorte, e nessuno lo sceglie", "what is lacking is given by chance, and chosen by nobody";
    DealtByLot => "5.2",
        "che carte stanno in un mazzetto lo decide la sorte", "it is chance that decides which cards lie in a pack";

    // Somebody else is asked, or chance.
    OutOfIt => "17.5",
        "non hai più Profeti: non ci sono più ordini da dare", "you have no Prophets left: there are no more orders to give";
    HasOrdered(seats: Seats), who = cast.seats(seats), awaits = awaits(seats) => "8.16",
        "hai già mostrato il tuo ordine: {awaits} {who}", "you have shown your order already: waiting for {who}";
    HasClosed(clause: &'static str, seats: Seats), who = cast.seats(seats), awaits = awaits(seats) => clause,
        "hai già chiuso la costruzione: {awaits} {who}", "you have closed your building already: waiting for {who}";
    HasChosen(clause: &'static str, seats: Seats), who = cast.seats(seats), awaits = awaits(seats) => clause,
        "la tua scelta è già fatta: {awaits} {who}", "your choice is made already: waiting for {who}";
    OthersChoose(clause: &'static str, step: Step, seats: Seats), who = cast.seats(seats), what = cast.choosing(step, false),
        sta = if seats.len() == 1 { "sta" } else { "stanno" }, is = if seats.len() == 1 { "is" } else { "are" } => clause,
        "un momento: {who} {sta} scegliendo {what}", "one moment: {who} {is} choosing {what}";
    LotsFirst(clause: &'static str) => clause,
        "prima la sorte dice in che ordine si costruisce", "first chance says in which order one builds";
    DealsFirst => "5.2", "prima la sorte riempie i mazzetti", "first chance fills the packs";
    FillsFirst => "5.14", "prima la sorte completa gli Arcani", "first chance completes the Arcana";

    // It is another moment.
    Instead(clause: &'static str, step: Step), what = cast.choosing(step, true) => clause,
        "adesso c'è da scegliere {what}", "now it is time to choose {what}";
    NoSets => "4.1",
        "le serie pronte ci sono solo in Predestinazione", "there are ready sets only in Predestinazione";
    AsListed => "4.3",
        "in Predestinazione la serie si gioca com'è: non si costruisce nulla",
        "in Predestinazione the set is played as it is: nothing is built";
    Made => "3.2", "gli Arcani sono fatti: non si cambiano più", "the Arcana are made: they change no more";
    StackedBefore => "3.8",
        "gli Interventi si mettono in ordine prima dell'apertura, e poi mai più",
        "Interventions are put in order before the opening, and never again";
    LinedUpBefore => "7.5",
        "la retroguardia si dispone all'apertura, e poi non si riordina",
        "the rearguard is lined up at the opening, and not reordered afterwards";
    ArrangedBefore => "7.5",
        "le carte Culto si dispongono solo quando si schiera il loro Profeta",
        "Cult cards are arranged only when their Prophet is fielded";
    FieldedBefore => "8.1",
        "un Profeta si schiera quando manca quello attivo; altrimenti serve una Convocazione",
        "a Prophet is fielded when there is no active one; otherwise it takes a Convocazione";
    OnlyByEffects => "7.11",
        "con reveal=effects le carte coperte si girano solo quando si usano o per un effetto",
        "with reveal=effects face-down cards are turned up only when used or by an effect";
    OneRival => "17.2",
        "in due non si sceglie un Bersaglio: l'avversario è uno solo", "with two no Target is chosen: there is only one rival";
    NoProof => "15.5",
        "le vie servono solo alle Prove di Fedeltà, e adesso non ce n'è una",
        "the ways serve only for Prove di Fedeltà, and now there is none";
    SpecialLater => "9.12",
        "quale Speciale usare si sceglie quando l'ordine si esegue",
        "which Special to use is chosen when the order is carried out";

    // Sets and packs.
    SetTaken(at: u8, by: Seat), set = cast.destiny(at), n = number(by) => "4.2",
        "la serie {set} l'ha già presa il posto {n}", "Seat {n} has taken the set {set} already";
    NoSuchSet(n: usize) => "4.1", "le serie sono {n}, e questa non c'è", "there are {n} sets, and this is none of them";
    NotOfTheFour(card: Card, prophet: Option<Card>), name = cast.card(card), of = cast.of_a_card(prophet) => "4.4",
        "{name} non è fra le quattro carte {of}", "{name} is not among the four cards {of}";
    NotInPack(card: Card), name = cast.card(card) => "5.4", "{name} non è nel tuo mazzetto", "{name} is not in your pack";
    NotToTake(card: Card), name = cast.card(card) => "6.1",
        "{name} non è fra le carte da prendere", "{name} is not among the cards to take";
    FiveArcana => "3.1",
        "gli Arcani sono cinque: quattro con un Profeta, e quello degli Interventi",
        "there are five Arcana: four with a Prophet, and that of the Interventions";
    FirstEmpty(n: usize) => "3.6",
        "fra gli Arcani vuoti si comincia dal primo, che è il numero {n}",
        "of the empty Arcana the first is begun, which is number {n}";
    GoesToTheFifth(card: Card), name = cast.card(card) => "3.7",
        "{name} è un Intervento, e va nel quinto Arcano", "{name} is an Intervention, and goes into the fifth Arcano";
    NotToTheFifth(card: Card), name = cast.card(card) => "3.7",
        "{name} non è un Intervento, e il quinto Arcano non ha altro",
        "{name} is no Intervention, and the fifth Arcano holds nothing else";
    FourDivine => Unfit::Divine.clause(), "hai già quattro Interventi", "you have four Interventions already";
    HasProphet(prophet: Card), it = cast.card(prophet) => Unfit::Prophet.clause(),
        "un Arcano ha un Profeta solo, e in questo c'è già {it}", "an Arcano has just one Prophet, and in this one there is {it} already";
    HoldsStranger(prophet: Card, cult: Card), it = cast.card(prophet), cult = cast.card(cult) => Unfit::Stranger(prophet).clause(),
        "{it} non può portare {cult}, che è in quest'Arcano", "{it} cannot carry {cult}, which is in this Arcano";
    NotCarried(prophet: Card, card: Card), it = cast.card(prophet), name = cast.card(card), kind = cast.line(card) =>
        Unfit::Religion(prophet, card).clause(),
        "{it} non può portare {name} ({kind})", "{it} cannot carry {name} ({kind})";
    Crowded(prophet: Card, n: usize), it = cast.card(prophet) => Unfit::Crowded.clause(),
        "in quest'Arcano ci sono {n} carte, e {it} non ne porta tante", "there are {n} cards in this Arcano, and {it} does not carry so many";
    Full(n: usize) => Unfit::Full(n).clause(),
        "l'Arcano ha già {n} carte, e di più non ne può avere", "the Arcano has {n} cards already, and cannot have more";
    FourthIsCult => Unfit::Fourth.clause(),
        "la quarta carta è una carta Culto: una Reliquia non lo è mai",
        "the fourth card is a Cult card: a Relic never is";
    OneOfFourIsCult => Unfit::Fourth.clause(),
        "la quarta carta c'è solo se almeno una delle quattro è una carta Culto",
        "there is a fourth card only if at least one of the four is a Cult card";
    NobodyCarries(card: Card), name = cast.card(card) => Unfit::Nobody.clause(),
        "nessun Profeta può portare {name} con ciò che è già in quest'Arcano",
        "no Prophet can carry {name} with what is in this Arcano already";
    StaysThere => "5.5",
        "in Chaos una carta messa in un Arcano ci resta", "in Chaos a card that was put into an Arcano stays there";
    HundredMoves => "6.4",
        "dopo cento mosse non si toglie più nulla: resta da completare e da chiudere",
        "after a hundred moves nothing is taken out any more: what is left is to complete and to close";
    NotInArcano(card: Card, at: u8), name = cast.card(card), n = u16::from(at) + 1 => "6.4",
        "{name} non è nel tuo Arcano {n}", "{name} is not in your Arcano {n}";
    NotWhole => "6.5",
        "si chiude con gli Arcani completi: quattro Profeti con tre carte ciascuno, e quattro Interventi",
        "you close with your Arcana complete: four Prophets with three cards each, and four Interventions";
    NotWholeFirst => "5.7",
        "per primo può chiudere solo chi ha completato tutti e cinque gli Arcani",
        "only who has completed all five Arcana may be the first to close";
    NotEnough => "5.11",
        "per chiudere servono almeno quattro Profeti con una carta ciascuno",
        "to close you need at least four Prophets with a card each";
    NoStopping => "19.6",
        "questa partita si gioca con le prime regole: lì non ci si ferma, si chiude",
        "this match is played by the first rules: there one does not stop, one closes";
    StopsAfterAnother => "5.16",
        "ci si può fermare solo dopo che un altro ha chiuso", "you may stop only after another has closed";
    CloseNotStop => "5.16",
        "si ferma solo chi non può chiudere, e tu puoi", "only who cannot close stops, and you can";
    CloseInstead => "5.7",
        "nei tuoi Arcani non c'è più spazio: posando il mazzetto si chiude",
        "your Arcana have no free place any more: with putting the pack down you close";
    NoPacks => "6.1",
        "in Libero Arbitrio non ci sono mazzetti da posare: quando si è finito si chiude",
        "in Libero Arbitrio there are no packs to put down: when you are done you close";

    // What lies in an order.
    LiesAlready(clause: &'static str, card: Card), name = cast.card(card) => clause,
        "{name} è già in fila", "{name} is in its place already";
    NotYourDivine(card: Card), name = cast.card(card) => "3.8",
        "{name} non è fra i tuoi Interventi", "{name} is not among your Interventions";
    NotYourCult(card: Card, prophet: Option<Card>), name = cast.card(card), of = cast.of_a_card(prophet) => "7.3",
        "{name} non è fra le carte Culto {of}", "{name} is not among the Cult cards {of}";
    FourProphets => "3.1", "gli Arcani con un Profeta sono quattro", "there are four Arcana with a Prophet";
    HasOpened => "7.1",
        "hai già scelto con chi aprire: adesso si dispone la retroguardia",
        "you have chosen with whom to open already: now the rearguard is lined up";
    OpensFirst => "7.1",
        "prima si sceglie con chi aprire, poi si dispone la retroguardia",
        "first one chooses with whom to open, then the rearguard is lined up";
    Opens(prophet: Option<Card>), it = cast.a_card(prophet) => "7.4",
        "con {it} si apre: in retroguardia vanno gli altri", "{it} opens: it is the others that go to the rearguard";
    HasPosition(prophet: Option<Card>), it = cast.a_card(prophet) => "7.4",
        "{it} ha già una posizione in retroguardia", "{it} has a position in the rearguard already";
    RearEmpty(clause: &'static str) => clause, "la tua retroguardia è vuota", "your rearguard is empty";
    OneInRear(slot: u8), place = cast.place(slot) => "7.8",
        "nella tua retroguardia c'è un Profeta solo, e nessuno in {place}",
        "there is just one Prophet in your rearguard, and none in {place}";
    NotInRear(slot: u8, rear: usize), place = cast.place(slot) => "7.8",
        "nella tua retroguardia ci sono {rear} Profeti, e nessuno in {place}",
        "there are {rear} Prophets in your rearguard, and none in {place}";
    NoPosition(clause: &'static str, at: u8), place = cast.place(at) => clause,
        "in {place} il tuo Profeta attivo non ha nessuna carta Culto", "your active Prophet has no Cult card in {place}";
    Blocked(at: u8), place = cast.place(at) => "12.6",
        "sulla carta in {place} c'è uno Struggimento: è fuori dal gioco",
        "there is a Struggimento on the card in {place}: it is out of the game";
    FaceUp(at: u8), place = cast.place(at) => "7.11",
        "la carta in {place} è già scoperta", "the card in {place} lies face up already";

    // Targets and orders.
    NotARival => "17.2",
        "il Bersaglio è uno degli avversari, non della propria squadra",
        "the Target is one of the rivals, not one of your own team";
    TargetAlready(seat: Seat), n = number(seat) => "17.3",
        "il tuo Bersaglio è già il posto {n}", "your Target is Seat {n} already";
    ChangedTooOften => "17.3",
        "in un turno il Bersaglio si cambia al massimo quattro volte", "in a turn the Target may be changed at most four times";
    TargetFirst => "17.2",
        "prima di dirsi pronti si sceglie un Bersaglio", "before being ready one chooses a Target";
    NoAppeal(who: Option<Who>), it = cast.a_who(who) => "12.4",
        "{it} ha Fanatismo: niente Appello, che è lo stesso ordine dell'Intervento Divino",
        "{it} has Fanatismo: no Appello, which is the same order as Intervento Divino";
    NoIntervention(who: Option<Who>), it = cast.a_who(who) => "12.4",
        "{it} ha Fanatismo: niente Intervento Divino", "{it} has Fanatismo: no Intervento Divino";
    NoCall(who: Option<Who>), it = cast.a_who(who) => "12.4",
        "{it} ha Fanatismo: niente Convocazione", "{it} has Fanatismo: no Convocazione";
    NoneLeft => "8.9",
        "non hai più Interventi Divini: puoi fare un Appello alla Razionalità",
        "you have no Divine Interventions left: you may make an Appello alla Razionalità";
    StillSome(left: usize), left = cast.divine(left) => "8.10",
        "l'Appello si può fare solo senza Interventi Divini: hai ancora {left}",
        "the Appello may be made only without Divine Interventions: you still have {left}";
    NoCults(who: Option<Who>), it = cast.a_who(who) => "8.14",
        "{it} non ha carte Culto da usare", "{it} has no Cult cards to use";
    Annulled(who: Option<Who>), of = who.map(|who| cast.of_who(who)).unwrap_or_default() => "8.12",
        "l'abilità {of} è annullata: la quarta carta non si può usare",
        "the ability {of} is annulled: the fourth card cannot be used";
    TooHard(card: Card), name = cast.card(card) => "11.7",
        "{name} è Ardua, e nel turno scorso hai già usato una carta Ardua",
        "{name} is Ardua, and you used an Ardua card last turn";
    SpecialOnly(card: Card), it = upper(&cast.card(card)), only = cast.condition(card) => "8.13",
        "{it}: lo Speciale vale solo {only}", "{it}: the Special works only {only}";
    NoSpecial(who: Option<Who>), it = cast.a_who(who) => "8.13",
        "né {it} né le sue Reliquie hanno uno Speciale in vigore", "neither {it} nor its Relics have a Special in force";
    CanOrder => "8.15",
        "passa solo chi non può eseguire alcun ordine, e tu puoi", "only who cannot carry out any order passes, and you can";
    MustOrder => "8.6", "in ogni turno si sceglie un ordine", "on every turn an order is chosen";

    // What an effect asks for.
    NotSpecial(card: Card), name = cast.card(card) => "9.12",
        "{name} non ha uno Speciale in vigore, e qui se ne sceglie uno",
        "{name} has no Special in force, and here one is chosen";
    NotShownThere(place: u16) => "9.13",
        "in quella retroguardia, in {place}ª posizione, non c'è un Profeta rivelato",
        "in that rearguard, in position {place}, there is no revealed Prophet";
    NoSuchCult(place: u16) => "9.13",
        "la carta Culto in {place}ª posizione non c'è, o l'effetto non la può toccare",
        "there is no Cult card in position {place}, or the effect cannot touch it";
    NotDefeated => "9.13",
        "torna solo un Profeta sconfitto, e questo non lo è", "only a defeated Prophet comes back, which this one is not";
}

impl Dogma {
    /// What bars an action of a seat, as the seat is told.
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let bar = self.bar(seat, action)?;
        Some(bar.refused(&View::of(self, Some(seat))))
    }
}
