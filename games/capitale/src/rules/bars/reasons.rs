//! The reasons, each with its clause and its sentence.

use table::{Lang, Seat};

use crate::cards::Sort;
use crate::deck::{LEAST, MOST, SIDE};
use crate::step::happening;
use crate::text::{Cast, cards, choosing, number};
use crate::{Card, Step, View};

table::reasons! {
    /// What bars an action.
    pub enum Bar, cast: Speaker<'a>;
    // Who plays, and with what.
    Watches => "1.1", "chi guarda non gioca: le carte sono dei due che siedono al tavolo", "those who watch do not play: the cards belong to the two at the table";
    NoSeat(seat: Seat), n = number(seat) => "1.1", "si gioca in due: un posto {n} non c'è", "two play: there is no Seat {n}";
    NoCard(card: Card) => "2.5", "fra le carte con cui si gioca non c'è una carta {card}", "among the cards that are played with there is no {card}";
    Won(seat: Seat), n = number(seat) => "3.2", "la partita è finita: ha vinto il posto {n}", "the match is over: Seat {n} has won";
    Drawn => "3.3", "la partita è finita in parità", "the match is over: it is drawn";
    // What falls to chance.
    LotByChance => "3.5", "chi comincia il primo duello lo dice la sorte", "it is chance that says who begins the first duel";
    FaceByChance => "4.4", "che città sia lo decide la sorte, quando la sua carta si scopre", "which city it is is for chance to decide, when its card is turned up";
    LossByChance => "14.7", "la carta da perdere la sceglie la sorte", "it is chance that picks the card to lose";
    DrawByChance => "5.3", "dal grimorio si prende la prima carta, senza scegliere", "the top card of the library is taken, unchosen";
    // Chance comes first, or another.
    FirstTheLot => "3.5", "prima la sorte dice chi comincia", "first chance says who begins";
    FirstTheHands => "4.2", "prima si danno le carte", "first the hands are dealt";
    FirstTheCard => "5.3", "prima si pesca", "first the card is drawn";
    FirstTheCity => "7.3", "prima si scopre la città", "first the city is turned up";
    FirstTheLoss => "14.7", "prima la sorte sceglie la carta da perdere", "first chance picks the card to lose";
    FirstTheMill => "14.8", "prima una carta del grimorio va nel cimitero", "first a card of the library goes to the graveyard";
    DeckIsChosen(who: Seat), n = number(who) => "2.6", "hai già scelto il mazzo: si aspetta il posto {n}", "you have chosen your deck: waiting for Seat {n}";
    DeckIsReady(who: Seat), n = number(who) => "3.6", "hai già detto che il mazzo è pronto: si aspetta il posto {n}", "you have said that your deck is ready: waiting for Seat {n}";
    WindowOfAnother(who: Seat), n = number(who) => "11.4", "la finestra è aperta solo per chi potrebbe rispondere: si aspetta il posto {n}", "the window is open only to those who could answer: waiting for Seat {n}";
    NoWindow(who: Seat), n = number(who) => "11.2", "nel turno del posto {n} si gioca soltanto nelle finestre Quick, e adesso non ce n'è una", "on the turn of Seat {n} you play only in Quick windows, and none is open now";
    TurnOfAnother(who: Seat), n = number(who) => "5.1", "adesso è il turno del posto {n}", "it is the turn of Seat {n} now";
    AnotherChooses(who: Seat, step: Step), n = number(who), what = cast.choosing(step) => clause(step), "un momento: il posto {n} sta scegliendo {what}", "one moment: Seat {n} is choosing {what}";
    Instead(step: Step), what = cast.choosing(step) => clause(step), "adesso c'è da scegliere {what}", "now it is time to choose {what}";
    NoDeclining(step: Step), what = cast.choosing(step) => "14.1", "qui non si rinuncia: c'è da scegliere {what}", "there is no declining here: now choose {what}";
    // Before a duel.
    DeckUnplayable => "2.5", "con queste carte quel mazzo pronto non si può giocare", "that ready deck cannot be played with these cards";
    NotInSide(card: Card), name = cast.card(card) => "3.6", "{name} non è nel tuo side deck", "{name} is not in your side deck";
    NotInDeck(card: Card), name = cast.card(card) => "3.6", "{name} non è nel tuo mazzo", "{name} is not in your deck";
    TakenOut(card: Card), name = cast.card(card) => "3.7", "in questa pausa hai già tolto {name} dal mazzo: non può tornarvi", "you have taken {name} out of the deck in this pause: it cannot go back";
    PutIn(card: Card), name = cast.card(card) => "3.7", "in questa pausa hai già messo {name} nel mazzo: non può uscirne", "you have put {name} into the deck in this pause: it cannot leave again";
    DeckIsFull => "2.1", "il mazzo ha già {MOST} carte, e di più non può averne", "the deck has {MOST} cards, and can have no more";
    DeckIsLeast => "3.7", "il mazzo ha {LEAST} carte, e di meno non può averne: prima mettine una", "the deck has {LEAST} cards, and can have no fewer: first put one in";
    DeckIsTooFull => "3.7", "il mazzo ha una carta di troppo: prima togline una", "the deck has a card too many: first take one out";
    SideIsFull => "3.7", "il side deck ha già {SIDE} carte, e di più non può averne: prima mettine una nel mazzo", "the side deck has {SIDE} cards, and can have no more: first put one into the deck";
    // The phases.
    NoPassInOpening => "5.5", "qui non si passa: si apre una carta, o si rinuncia ad aprire", "there is no passing here: open a card, or decline to open any";
    MainComesLater => "5.1", "prima si chiude la fase di apertura: questo si fa nella fase principale", "first the opening phase is closed: that is for the main phase";
    NoPassInMain => "6.1", "nella fase principale non si passa: quando si è fatto tutto, la si dichiara finita", "there is no passing in the main phase: when all is done, you declare it over";
    OpeningIsPast => "5.5", "le carte si aprono nella fase di apertura, che in questo turno è passata", "cards are opened in the opening phase, which is past in this turn";
    HandsAreDealt => "4.3", "la mano si cambia soltanto prima che cominci il duello", "the hand is changed only before the duel begins";
    NobodyAttacks => "7.5", "si difende quando attacca l'avversario: adesso è il tuo turno", "you defend when the opponent attacks: now it is your turn";
    NoFightersYet => "8.1", "i combattenti si aggiungono dopo che un attacco è stato dichiarato e difeso", "fighters are added once an attack has been declared and met";
    NobodyStrikes => "8.6", "la Potenza si divide in battaglia, quando tocca a chi colpisce", "Power is divided in a battle, when it is the striker's turn";
    NoCardOffers => "12.2", "adesso nessuna carta chiede se può agire", "no card is asking now whether it may act";
    TrimComesLater => "10.3", "le carte di troppo si scartano nella fase finale", "cards beyond the limit are discarded in the end phase";
    NoEffectAsks => "14.1", "adesso nessun effetto chiede di scegliere qualcosa", "no effect is asking for a choice now";
    DecksAreChosen => "2.6", "il mazzo si sceglie prima del primo duello", "the deck is chosen before the first duel";
    StarterIsSettled => "3.5", "chi comincia si decide prima del duello", "who begins is settled before the duel";
    NoPause => "3.6", "fra mazzo e side deck si scambia soltanto dopo la fine di un duello", "deck and side deck exchange cards only after the end of a duel";
    // Cards of the hand and face-down ones.
    NotHeld(clause: &'static str, card: Card), name = cast.card(card) => clause, "{name} non è fra le carte della tua mano", "{name} is not among the cards in your hand";
    TooGrand(card: Card, level: u8, up: usize), name = cast.card(card) => "17.5", "{name} è di livello {level}: servono altrettante città scoperte, e adesso sono {up}", "{name} is of level {level}: it takes as many face-up cities, and now there are {up}";
    NoTarget(card: Card), name = cast.card(card) => "11.7", "{name} ha bisogno di un bersaglio, e adesso non ce n'è nessuno che vada bene", "{name} needs a target, and now there is none that fits";
    NotQuick(clause: &'static str, card: Card), name = cast.card(card) => clause, "{name} non è una carta Quick", "{name} is no Quick card";
    TwelveQuicks => "11.9", "in questo turno hai già giocato dodici carte Quick, e di più non se ne possono giocare", "you have played twelve Quick cards in this turn, and no more may be played";
    WindowIsForQuick => "11.3", "in una finestra si gioca una carta Quick, si usa un'abilità Quick, o si passa", "in a window you play a Quick card, use a Quick ability, or pass";
    NothingLiesDown => "17.6", "con set=up non si posano né si scoprono carte coperte: si aprono dalla mano", "with set=up no cards are laid or turned up at cities: they are opened from the hand";
    OpensFromCities => "17.8", "con set=down si scopre una propria carta coperta, invece di aprirne una dalla mano", "with set=down you turn up a face-down card of yours instead of opening one from the hand";
    RivalsDown(clause: &'static str, id: u8) => clause, "la carta coperta #{id} è dell'avversario", "the face-down card #{id} is the opponent's";
    NoSuchDown(clause: &'static str, id: u8) => clause, "non c'è una carta coperta #{id}", "there is no face-down card #{id}";
    OwnDown(id: u8) => "14.12", "la carta coperta #{id} è tua: se ne toglie una dell'avversario", "the face-down card #{id} is yours: it is one of the opponent's that is removed";
    LiesElsewhere(card: Card, lies: u8, at: u8), name = cast.card(card), lies = lies + 1, at = at + 1 => "17.9", "{name} giace presso la città {lies}, e si combatte nella città {at}", "{name} lies at city {lies}, and the fight is at city {at}";
    // Cards in play.
    NoSuchUnit(clause: &'static str, id: u8) => clause, "in gioco non c'è nessuna carta con il numero #{id}", "no card in play has the number #{id}";
    LiesDown(clause: &'static str, id: u8) => clause, "#{id} è una carta coperta, che finché resta così non agisce", "#{id} is a face-down card, which does not act as long as it stays so";
    Rivals(clause: &'static str, id: u8, owner: Seat), name = cast.unit(id), n = number(owner) => clause, "{name} è del posto {n}", "{name} belongs to Seat {n}";
    LastingEffect(clause: &'static str, id: u8), name = cast.unit(id) => clause, "{name} è un effetto duraturo, non un personaggio", "{name} is a lasting effect, no character";
    SetAlready(id: u8), name = cast.unit(id) => "6.3", "{name} è già in una città: un personaggio si colloca una volta sola, poi si muove", "{name} is at a city already: a character is set only once, and moves from then on";
    MovesFromField(id: u8), name = cast.unit(id) => "6.5", "{name} è ancora nel campo: prima si colloca in una città", "{name} is still on the field: first it has to be set";
    ThereAlready(clause: &'static str, id: u8, to: u8), name = cast.unit(id), n = to + 1 => clause, "{name} è già nella città {n}", "{name} is at city {n} already";
    Rooted(id: u8), name = cast.unit(id) => "13.13", "nessuno può muovere un personaggio radicato, e {name} lo è", "{name} is Rooted: nobody can move it";
    MovesTapped(id: u8), name = cast.unit(id) => "6.5", "un personaggio tappato non si muove, e {name} lo è", "{name} is tapped, and only untapped characters move";
    MovedAlready(id: u8), name = cast.unit(id) => "13.8", "{name} ha già fatto il movimento di questo turno", "{name} has moved in this turn already";
    NoMove(id: u8), name = cast.unit(id) => "6.6", "{name} ha Movimento 0: non si muove", "{name} has Move 0: it does not move";
    TooFar(id: u8, reach: u8, to: u8, far: u8), name = cast.unit(id), to = to + 1 => "6.6", "{name} ha Movimento {reach}, e la città {to} è lontana {far}", "{name} has Move {reach}, and city {to} is {far} away";
    NotNear(id: u8, to: u8), name = cast.unit(id), n = to + 1 => "14.6", "{name} può andare soltanto in una città vicina, e la città {n} non lo è", "{name} can only go to a neighbouring city, which city {n} is not";
    // Attack and defence.
    AttacksFromField(id: u8), name = cast.unit(id) => "7.1", "{name} è ancora nel campo: si attacca la città in cui ci si trova", "{name} is still on the field: you attack the city you are at";
    OwnCity(at: u8), city = cast.city(at) => "7.2", "la {city} è già tua, e le proprie città non si attaccano", "{city} is yours already, and you do not attack cities of your own";
    FoughtFor(at: u8), city = cast.city(at) => "7.2", "nella {city} si è già combattuto in questo turno, e si combatte una volta sola", "{city} has been fought for in this turn, and that is done only once";
    UnderTruce(at: u8), city = cast.city(at) => "14.13", "nella {city} c'è tregua: adesso non può cominciare nessuna battaglia", "{city} is under a truce: no battle may begin there now";
    AttacksTapped(id: u8), name = cast.unit(id) => "7.1", "un personaggio tappato non attacca, e {name} lo è", "{name} is tapped, and only untapped characters attack";
    Peaceful(id: u8), name = cast.unit(id) => "13.9", "un personaggio pacifico non attacca, e {name} lo è", "{name} is Peaceful, and cannot attack";
    NoPassInDefence => "7.5", "qui non si passa: si nomina il primo difensore, o si rinuncia a difendere", "there is no passing here: name the first defender, or decline to defend";
    BeforeTheWindow => "7.6", "la finestra Quick si apre solo dopo che si è rinunciato a difendere", "the Quick window opens only once the defence has been declined";
    NoPassAmongFighters => "8.1", "qui non si passa: si aggiunge un combattente, o si dice basta", "there is no passing here: add a fighter, or say enough";
    NotAtBattle(clause: &'static str, id: u8, city: u8), name = cast.unit(id), n = city + 1 => clause, "{name} non è nella città {n}, dove si combatte", "{name} is not at city {n}, where the fight is";
    FightsAlready(id: u8), name = cast.unit(id) => "8.1", "{name} combatte già", "{name} fights already";
    Fleeting(id: u8), name = cast.unit(id) => "13.9", "un personaggio fugace non difende, e {name} lo è", "{name} is Fleeting, and cannot defend";
    DefendsTapped(id: u8), name = cast.unit(id) => "7.4", "una città neutrale si difende con chi non è tappato, e {name} lo è", "{name} is tapped, and a neutral city is defended by untapped characters";
    ComesFromField(id: u8), name = cast.unit(id) => "7.7", "a difendere accorre chi è nel tuo campo, e {name} non c'è", "it is from your field that one comes to defend, and {name} is not there";
    Comes(id: u8), name = cast.unit(id) => "7.7", "{name} accorre già a difendere", "{name} is already coming to defend";
    JoinsTapped(id: u8), name = cast.unit(id) => "8.2", "un attaccante che si aggiunge non dev'essere tappato, e {name} lo è", "{name} is tapped, and only untapped attackers are added";
    OwnSide(id: u8), name = cast.unit(id) => "8.6", "{name} combatte dalla tua parte: si colpiscono i nemici", "{name} is on your own side: it is enemies that are struck";
    NoFighter(id: u8, owner: Seat), name = cast.unit(id), n = number(owner) => "8.6", "{name} del posto {n} non è fra i combattenti di questa battaglia", "{name} of Seat {n} is not among the fighters of this battle";
    StruckAlready(by: u8, on: u8), by = cast.unit(by), on = cast.unit(on) => "8.6", "{by} ha già colpito {on}: ogni nemico si nomina una volta sola", "{by} has struck {on} already: each enemy is named only once";
    NoPower(by: u8, left: u8), by = cast.unit(by) => "8.6", "a un nemico si dà almeno 1 di Potenza, e {by} ne ha ancora {left}", "an enemy is given at least 1 Power, and {by} has {left} left";
    TooMuchPower(by: u8, left: u8, power: u8), by = cast.unit(by) => "8.6", "a {by} restano {left} di Potenza, e {power} sono di più", "{by} has {left} Power left, and {power} is more than that";
    // Abilities and effects.
    NoAbility(id: u8, n: u8), name = cast.unit(id) => "12.1", "{name} non ha un'abilità numero {n} che si possa usare", "{name} has no ability number {n} that may be used";
    SlowAbility(id: u8), name = cast.unit(id) => "12.5", "quest'abilità di {name} non è Quick: si usa nella propria fase principale", "this ability of {name} is not Quick: it is used in your own main phase";
    UsedAlready(id: u8), name = cast.unit(id) => "12.5", "quest'abilità di {name} in questo turno è già stata usata", "this ability of {name} has been used in this turn";
    TapsTapped(id: u8), name = cast.unit(id) => "12.5", "quest'abilità tappa la carta, e {name} lo è già", "{name} is tapped, and this ability taps";
    TooFewCards(needs: u8, has: u8), needs = cast.cards(needs), has = cast.cards(has) => "12.5", "quest'abilità chiede di scartare {needs}, e in mano hai {has}", "this ability asks you to discard {needs}, and you have {has} in hand";
    DoesNotHold(id: u8), name = cast.unit(id) => "12.1", "le condizioni di quest'abilità di {name} adesso non valgono", "the conditions of this ability of {name} do not hold now";
    AimsAtNobody(id: u8), name = cast.unit(id) => "11.7", "quest'abilità di {name} ha bisogno di un bersaglio, e adesso non ce n'è", "this ability of {name} needs a target, and now there is none";
    NoCharacter(id: u8), name = cast.unit(id) => "14.2", "{name} non è un personaggio", "{name} is no character";
    Elusive(id: u8), name = cast.unit(id) => "13.11", "l'avversario non può scegliere un personaggio inafferrabile, e {name} lo è", "{name} is Elusive: the opponent's cards cannot choose it";
    NotMeant(id: u8), name = cast.unit(id) => "14.2", "{name} non è fra i personaggi di cui la carta parla", "{name} is not among the characters that the card speaks of";
    WrongSort(clause: &'static str, sort: Sort, card: Card), name = cast.card(card), sort = cast.a_sort(sort) => clause, "qui serve {sort}, e {name} non lo è", "here it has to be {sort}, which {name} is not";
    NotInLibrary(card: Card), name = cast.card(card) => "14.9", "{name} non è nel tuo grimorio", "{name} is not in your library";
    NotInGrave(card: Card), name = cast.card(card) => "14.10", "{name} non è nel tuo cimitero", "{name} is not in your graveyard";
    OwnEffect(id: u8), name = cast.unit(id) => "14.12", "{name} è dalla tua parte: si toglie un effetto duraturo dell'avversario", "{name} is yours: it is a lasting effect of the opponent's that is removed";
    NoEffect(id: u8), name = cast.unit(id) => "14.12", "{name} non è un effetto duraturo", "{name} is no lasting effect";
}

/// Who says a reason: in which language, to whom.
pub(crate) struct Speaker<'a> {
    lang: Lang,
    view: &'a View,
}

impl<'a> Speaker<'a> {
    pub(crate) fn of(view: &'a View, lang: Lang) -> Self {
        Speaker { lang, view }
    }

    fn cast(&self) -> Cast {
        Cast::of(self.view, self.lang)
    }

    fn card(&self, card: Card) -> String {
        self.cast().card(card)
    }

    fn unit(&self, id: u8) -> String {
        self.cast().unit(&self.view.open, id)
    }

    fn city(&self, at: u8) -> String {
        self.cast().subject(self.view.open.spot(at))
    }

    fn a_sort(&self, sort: Sort) -> String {
        self.cast().a_sort(sort)
    }

    fn cards(&self, n: u8) -> String {
        cards(self.lang, n.into())
    }

    fn choosing(&self, step: Step) -> String {
        choosing(self.view, &self.cast(), step)
    }
}

/// The clause by which a step asks.
fn clause(step: Step) -> &'static str {
    match step {
        Step::Decks => "2.6",
        Step::Lot | Step::Starter(_) => "3.5",
        Step::Pause => "3.6",
        Step::Deal(..) => "4.2",
        Step::Redraw(_) => "4.3",
        Step::Draw(_) => "5.3",
        Step::Opening => "5.5",
        Step::Site(_) => "5.7",
        Step::Main => "6.1",
        Step::Face(_) => "7.3",
        Step::Defence => "7.5",
        Step::Join(..) => "8.1",
        Step::Divide(..) => "8.6",
        Step::Trim(_) => "10.3",
        Step::Window(_) => "11.3",
        Step::Aim(_) => "11.7",
        Step::Offer(_) => "12.2",
        Step::Way(..) => "14.6",
        Step::Discard(_) | Step::Lose(_) => "14.7",
        Step::Mill(_) => "14.8",
        Step::Fetch(..) => "14.9",
        Step::Recover(..) | Step::Raise(..) => "14.10",
        Step::Break(_) | Step::Uncover(_) => "14.12",
        Step::Truce(_) => "14.13",
        Step::TurnUp(_) => "17.9",
        happening!() => "5.1",
    }
}
