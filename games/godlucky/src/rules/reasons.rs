//! The reasons for which an action is refused, each with its clause and its sentence.

use table::Seat;

use crate::step::{Step, Toss, Why, drawing, happening};
use crate::text::{Cast, choosing};
use crate::{Card, Deck, Ending, Points, Portal, Power};

/// What a seat would use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// A card that it holds.
    Card(Card),
    /// The ability of its character.
    Ability(Seat),
}

table::reasons! {
    /// What bars an action.
    pub(crate) enum Bar, cast: Cast;

    // Who plays, with what, and whether the game is on.
    Watching => "1.2", "chi guarda non gioca: le pedine sono di chi siede al tavolo", "those who watch do not play: the pawns belong to those at the table";
    NoSeat(n: usize) => "1.2", "a questo tavolo non c'è un posto {n}", "this table has no seat {n}";
    NoGod(n: u8) => "1.3", "fra i personaggi non c'è un numero {n}", "there is no character number {n}";
    NoCard(card: Card) => "1.3", "in questo mazzo di carte {card} non c'è", "this set of cards has no {card}";
    AllMad => "16.5", "la partita è finita: sono tutti Folli", "the game is over: everybody is Folle";
    Over(ending: Ending, winner: Seat), who = cast.who(winner) => of_ending(ending), "la partita è finita: ha vinto {who}", "the game is over: {who} has won";

    // What falls to dice, the coin and the piles.
    DiceRoll(first: bool) => if first { "2.1" } else { "14.5" }, "i dadi si tirano, non si scelgono", "dice are rolled, not chosen";
    CoinFalls => "13.12", "la moneta si lancia: si può dire una faccia, non farla uscire", "the coin is tossed: one may call a face, not make it come up";
    BoardTurns(first: bool) => if first { "2.5" } else { "4.3" }, "le carte plancia si girano a caso, non si scelgono", "board cards are turned up by chance, not chosen";
    EventsDrawn => "13.4", "gli eventi si pescano, non si scelgono", "events are drawn, not chosen";
    BlindTheft => "10.7", "un furto alla cieca prende una carta a caso", "a blind theft takes a card at random";
    CardsDrawn => "13.3", "dai mazzi si pesca senza scegliere", "cards are drawn from the piles unseen";

    // Cards that cannot be used now.
    NoCardsYet => "2.6", "nessuno comincia con carte in mano: c'è ancora da preparare il tavolo", "nobody starts with cards in hand: the table is still being set up";
    MadHasNoCards => "7.2", "un Folle non ha più carte", "a Folle has no cards any more";
    Laid(card: Card), it = cast.card(card) => "11.15", "hai posato {it} sulla plancia", "you have laid {it} on the board";
    NotHeld(card: Card, ordinary: bool), it = cast.card(card) => if ordinary { "10.1" } else { "10.4" }, "{it} non è fra le tue carte", "{it} is not among your cards";
    WildCards => "7.9", "tutti folli per un turno: in questo turno non si usa nessuna carta", "tutti folli per un turno: no card is used in this turn";
    Received(card: Card), it = cast.card(card) => "10.3", "hai appena ricevuto {it}: si usa dal tuo prossimo turno", "you have only just received {it}: it may be used from your next turn on";
    CardsRest => "5.1", "nella prima fase miracoli e oggetti sacri riposano", "in the first phase miracles and sacred objects are at rest";
    NoneEarly => "17.7", "a questo tavolo nella prima fase non si usa nessuna carta", "at this table no card is used in the first phase";
    Used(card: Card), it = cast.card(card) => "10.2", "hai già usato {it}: si usa di nuovo dal tuo prossimo turno", "you have used {it} already: it is ready again from your next turn on";

    // Abilities, and dice changed in Folle accelerato.
    NoGodYet => "2.4", "l'abilità viene con il personaggio, che è ancora da scegliere", "the ability comes with the character, who is still to be chosen";
    MadHasNoAbility => "7.1", "un Folle non ha abilità", "a Folle has no ability";
    WildAbilities => "7.9", "tutti folli per un turno: in questo turno non si usa nessuna abilità", "tutti folli per un turno: no ability is used in this turn";
    AbilitiesRest => "5.1", "nella prima fase le abilità riposano", "in the first phase abilities are at rest";
    Spent(seat: Seat), it = cast.ability(seat).unwrap_or_default() => "12.1", "hai già usato {it}: si usa una volta per turno, e di nuovo dal tuo prossimo", "you have used {it} already: it is used once per turn, and again from your next one on";
    Classic => "17.4", "il proprio dado si cambia solo nel Folle accelerato, e qui si gioca classico", "one's own die is changed in Folle accelerato only, and this game is classic";
    MadChange => "17.1", "chi è folle non può cambiare il dado", "the mad may not change their die";
    Changed => "17.1", "il dado si cambia una volta per turno, e l'hai già fatto", "a die is changed once per turn, and you have done so";
    OthersDie => "17.1", "si cambia solo un dado proprio", "one changes only a die of one's own";
    NoDie => "17.1", "si cambia un dado proprio appena tirato, e adesso non ce n'è", "one changes a die of one's own that was just rolled, and there is none now";

    // What is for one's own turn finds nothing to do.
    NoTreasure(tool: Tool), it = name(cast, tool) => "11.5", "{it}: in questa serie di carte la tua divinità non ha un oggetto sacro", "{it}: in this set of cards your god has no sacred object";
    TreasureYours(tool: Tool), it = name(cast, tool) => "11.5", "{it}: il tuo oggetto sacro è già davanti a te", "{it}: your sacred object lies before you already";
    TreasureDiscarded(tool: Tool), it = name(cast, tool) => "11.5", "{it}: il tuo oggetto sacro è negli scarti, e da lì non si reclama", "{it}: your sacred object is among the discards, and is not claimed from there";
    TreasureBanished(tool: Tool), it = name(cast, tool) => "11.5", "{it}: il tuo oggetto sacro è fuori dal gioco", "{it}: your sacred object is out of the game";
    NoObjects(tool: Tool), it = name(cast, tool) => "11.6", "{it}: nessun altro ha oggetti in mano", "{it}: nobody else has objects in hand";
    NoMiracles(tool: Tool), it = name(cast, tool) => "11.8", "{it}: nessun altro ha miracoli", "{it}: nobody else has miracles";
    ExtraNow(tool: Tool), it = name(cast, tool) => "3.5", "{it}: questo è già un turno in più, e da lì non ne nasce un altro", "{it}: this is an extra turn already, and it does not lead to a further one";
    ExtraNext(tool: Tool), it = name(cast, tool) => "3.5", "{it}: un turno in più ti aspetta già", "{it}: an extra turn is yours already";
    InPortal(tool: Tool), it = name(cast, tool) => "11.12", "{it}: dal Paradiso e dall'Inferno non si usa", "{it}: it is not used from Heaven or Hell";
    OffBoard(tool: Tool), it = name(cast, tool) => "11.19", "{it}: si parte solo dalla plancia", "{it}: it only leaves from the board";
    NothingToDiscard(tool: Tool), it = name(cast, tool) => "11.14", "{it}: prima bisogna scartare un oggetto, e in mano non ne hai", "{it}: it takes an object to discard first, and your hand has none";
    NobodyHasCards(tool: Tool), it = name(cast, tool) => "11.14", "{it}: nessun altro ha carte", "{it}: nobody else has any cards";
    TwoObjects(tool: Tool), it = name(cast, tool) => "11.15", "{it}: servono almeno due oggetti in mano", "{it}: it takes at least two objects in hand";
    NoDiscards(tool: Tool), it = name(cast, tool) => "12.4", "{it}: gli scarti sono vuoti", "{it}: the discards are empty";
    FewObjects(tool: Tool, n: u8), it = name(cast, tool) => "12.6", "{it}: nessun altro ha in mano almeno {n} oggetti", "{it}: nobody else has at least {n} objects in hand";

    // It is not the moment for which a power is made.
    ForDie(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando un dado è appena stato tirato", "{it}: it is for a die that has just been rolled";
    ForOwnDie(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando hai appena tirato un dado", "{it}: it is for a die that you have just rolled";
    ForMove(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando hai appena tirato il dado per muovere", "{it}: it is for when you have just rolled to move";
    ForFoesDie(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve in un tuo combattimento, quando i dadi sono appena stati tirati", "{it}: it is for a fight of your own, when the dice have just been rolled";
    ForFight(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve in un tuo combattimento, visti i dadi", "{it}: it is for a fight of your own, once the dice are seen";
    ForCoin(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando una moneta è appena stata lanciata", "{it}: it is for a coin that has just been tossed";
    ForOwnCoin(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando hai appena lanciato la moneta", "{it}: it is for a coin that you have just tossed";
    ForLoss(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando stai per perdere Fede", "{it}: it is for when you are about to lose Faith";
    ForMask(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve in un tuo combattimento, quando stai per perdere Fede e sulla plancia c'è un terzo giocatore non folle", "{it}: it is for a fight of your own, when you are about to lose Faith and a third player, sane, is on the board";
    ForStart(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve prima che cominci il turno di un altro", "{it}: it is for the moment before another player's turn begins";
    ForPortal(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando qualcuno sta per entrare in Paradiso o all'Inferno", "{it}: it is for when somebody is about to enter Heaven or Hell";
    ForWon(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando hai appena vinto un combattimento", "{it}: it is for a fight that you have just won";
    ForGamble(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando un altro ha appena cominciato un Gambling con te", "{it}: it is for a Gambling that another has just begun with you";
    ForReturn(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve quando hai appena risolto la terza casella", "{it}: it is for when you have just resolved the third space";
    ForEvent(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: serve subito dopo un evento", "{it}: it is for the moment after an event";
    ForTurn(tool: Tool, power: Power), it = name(cast, tool) => of_power(power), "{it}: si usa nel proprio turno, prima di muovere", "{it}: it is used in your own turn, before moving";

    // Before moving.
    NoRoll => "9.4", "in Paradiso e all'Inferno non si tira: si sale di una casella", "in Heaven and Hell there is no roll: you go up one space";
    NoClimb => "4.2", "sulla plancia si muove con il D3", "on the board you move by the D3";
    MustRoll => "4.2", "tirare e muovere è obbligatorio", "rolling and moving are compulsory";
    MustClimb => "9.4", "salire è obbligatorio", "going up is compulsory";
    NoReturnHere => "9.4", "da qui non si torna indietro", "there is no going back from here";
    OnlyForward => "4.2", "si va solo in avanti: la direzione la sceglie chi è folle", "you only go forward: it is the mad who choose a direction";
    OnArrival => "4.6", "si decide dopo aver mosso, all'arrivo su una carta", "that is decided after moving, on arrival on a card";
    UseOrRoll => "3.3", "adesso puoi usare le tue carte o tirare per muovere", "now you may use your cards, or roll to move";
    UseOrClimb => "3.3", "adesso puoi usare le tue carte o salire di una casella", "now you may use your cards, or go up one space";

    // On arrival.
    MadIgnores => "7.5", "un Folle ignora le carte: combatte, oppure resta qui", "a Folle ignores the cards: it fights, or it stays here";
    FirstPhaseOnly => "17.6", "a questo tavolo indietro si torna solo nella prima fase", "at this table you go back in the first phase only";
    MustResolve => "4.6", "la carta si risolve, se non si combatte o si torna indietro", "the card is resolved, unless you fight or go back";
    MovedAlready => "3.3", "si muove una volta sola per turno", "you move just once in a turn";
    OnThisCard => "4.6", "adesso c'è da decidere che cosa fare su questa carta", "now you decide what to do on this card";

    // Fights.
    Oneself => "8.2", "contro di sé non si combatte: per quello c'è la Corruzione", "nobody fights themselves: that is what Corruption is for";
    NoFightInPortals => "9.8", "in Paradiso e all'Inferno non combatte nessuno", "nobody fights in Heaven or Hell";
    BothMad => "7.6", "due Folli non si combattono", "two Folli do not fight each other";
    HereAlready(other: Seat), who = cast.who(other) => "8.3", "{who} era già qui all'inizio del turno: si combatte solo arrivando", "{who} was here already when the turn began: one fights on arriving only";
    MoveFirst => "8.1", "si combatte all'arrivo: prima c'è da muovere", "fights come on arrival: first you have to move";
    Elsewhere(other: Seat), who = cast.who(other) => "8.2", "{who} non è sulla tua casella", "{who} is not on your space";
    StartSpace => "8.3", "sulla casella di partenza non si combatte", "nobody is fought on the start space";
    ByChoosing(other: Seat), who = cast.who(other) => "8.4", "{who} si combatte scegliendo l'avversario", "{who} is fought by choosing an opponent";
    NoReturnFromDuty => "4.8", "da una battaglia d'obbligo non si torna indietro", "there is no going back from the duty to fight";

    // Choosing another player.
    AnotherPlayer(why: Why) => of_why(why), "qui serve un altro giocatore", "here it has to be another player";
    MadChosen(why: Why, other: Seat), who = cast.who(other) => of_mad(why), "{who} è Folle, e qui un Folle non si può scegliere", "{who} is Folle, and a Folle cannot be chosen here";
    ThirdPlayer(other: Seat), who = cast.who(other) => "11.13", "{who} sta già combattendo: serve un terzo", "{who} is in the fight: it takes a third player";
    NotOnBoard(why: Why, other: Seat), who = cast.who(other) => of_why(why), "{who} non è sulla plancia", "{who} is not on the board";
    HasNoMiracles(other: Seat), who = cast.who(other) => "13.9", "{who} non ha miracoli", "{who} has no miracles";
    HasNoObjects(other: Seat), who = cast.who(other) => "13.9", "{who} non ha oggetti in mano", "{who} has no objects in hand";
    HasFewObjects(other: Seat, n: u8), who = cast.who(other) => "12.6", "{who} ha in mano meno di {n} oggetti", "{who} has fewer than {n} objects in hand";
    HasNoCards(other: Seat), who = cast.who(other) => "11.14", "{who} non ha carte", "{who} has no cards";

    // Choosing something else.
    ChosenOnce => "2.2", "il personaggio si sceglie una volta sola, prima di cominciare", "a character is chosen just once, before the beginning";
    Taken(god: u8), name = cast.god(god) => "2.2", "{name} è già di un altro", "{name} is already taken";
    ReactOrPass => "14.8", "adesso si reagisce oppure si passa: il gioco va avanti quando tutti passano", "now one reacts or passes: play goes on when everybody passes";
    DirectionFirst => "7.4", "adesso c'è da scegliere la direzione", "now the direction has to be chosen";
    CardsLimit(points: Points, n: u8), of = cast.points(points) => "14.2", "questa carta fa scommettere al massimo {n} {of}", "this card lets you stake at most {n} {of}";
    StakeLimit(points: Points, n: u8), of = cast.points(points) => "14.2", "al massimo {n} {of}: non si scommette più di quanto ha chi ne ha meno", "at most {n} {of}: no more is staked than the one with fewer has";
    NoFace(sides: u8, n: u8) => "14.6", "questo è un D{sides}: la faccia {n} non ce l'ha", "this is a D{sides}: it has no face {n}";
    ShownAlready(n: u8) => "14.6", "il dado mostra già {n}", "the die shows {n} already";
    AddsUpTo(most: u8) => "11.9", "si aggiunge da 1 a {most}", "one adds from 1 to {most}";
    NotLaid(step: Step, n: u8) => of_step(step), "la casella {n} non è ancora posata", "space {n} has not been laid yet";
    OwnTrap(n: u8) => "11.15", "sulla casella {n} c'è già un tuo oggetto", "an object of yours lies on space {n} already";
    ThereAlready(n: u8) => "11.12", "sei già sulla casella {n}", "you are on space {n} already";
    AtLeastOne => "11.15", "almeno un oggetto va posato", "at least one object has to be laid";
    NotInHand(step: Step, card: Card), it = cast.card(card) => of_step(step), "{it} non è un oggetto che hai in mano", "{it} is not an object in your hand";
    Unstealable(card: Card), it = cast.card(card) => "10.7", "{it} non si può rubare", "{it} cannot be stolen";
    FromHand, it = cast.deck(Deck::Object) => "12.6", "qui si ruba {it} dalla mano", "here {it} is stolen from the hand";
    NotTheirs(step: Step, card: Card, other: Seat), it = cast.card(card), who = cast.who(other) => of_step(step), "{who} non ha {it}", "{who} does not have {it}";
    Choosing(step: Step, die: Option<Seat>), what = choosing(cast, step, die) => of_step(step), "adesso c'è da scegliere {what}", "now it is time to choose {what}";

    // Somebody else is asked.
    NotAble => "14.7", "adesso può reagire soltanto chi potrebbe avere la carta adatta", "only those who might have a fitting card may react now";
    TurnOf(other: Seat), who = cast.who(other), whose = cast.whose(other) => "3.3", "adesso è il turno di {who}", "it is {whose} turn now";
    OtherChooses(step: Step, die: Option<Seat>, other: Seat), who = cast.who(other), what = choosing(cast, step, die) => of_step(step), "{who} sta scegliendo {what}", "{who} is choosing {what}";
    OtherChoosesInYourTurn(step: Step, die: Option<Seat>, other: Seat), who = cast.who(other), what = choosing(cast, step, die) => of_step(step), "aspetta un momento: {who} sta scegliendo {what}", "wait a moment: {who} is choosing {what}";

    // Chance comes first.
    PrecedenceFirst => "2.1", "prima si tira per decidere chi sceglie il personaggio", "first the dice decide who chooses a character";
    StartFirst => "2.5", "prima si dispongono le carte iniziali", "first the starting cards are laid";
    LayFirst => "4.3", "prima si gira la carta plancia", "first the board card is turned up";
    DieFirst => "14.5", "prima cade il dado", "first the die has to fall";
    CoinFirst => "13.12", "prima cade la moneta", "first the coin has to fall";
    DrawFirst => "13.3", "prima si pesca", "first the card is drawn";
    TheftFirst => "10.7", "prima il caso sceglie la carta rubata", "first chance picks the stolen card";
    TieFirst => "16.2", "adesso decide la moneta", "now the coin decides";
}

fn name(cast: &Cast, tool: Tool) -> String {
    match tool {
        Tool::Card(card) => cast.card(card),
        Tool::Ability(seat) => cast.ability(seat).unwrap_or_default(),
    }
}

fn of_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Faith(_) => "16.1",
        Ending::Captured(_) => "16.3",
        Ending::LastSane(_) => "16.4",
        Ending::AllMad => "16.5",
        Ending::Cap(_) => "16.6",
    }
}

fn of_power(power: Power) -> &'static str {
    match power {
        Power::SetDie => "11.1",
        Power::TurnCoin => "11.2",
        Power::SpareFaith => "11.3",
        Power::Block => "11.4",
        Power::ClaimSacred => "11.5",
        Power::StealObject => "11.6",
        Power::SwapPortal => "11.7",
        Power::StealMiracle => "11.8",
        Power::AddToMove(_) => "11.9",
        Power::RerollFoe => "11.10",
        Power::ExtraTurn => "11.11",
        Power::GoAnywhere => "11.12",
        Power::Mask => "11.13",
        Power::ThirdEye => "11.14",
        Power::Traps => "11.15",
        Power::Scale => "11.17",
        Power::Ferry => "11.19",
        Power::RepeatCoin => "11.20",
        Power::RerollDie => "11.21",
        Power::BorrowFaith => "11.22",
        Power::RerollMove => "11.23",
        Power::ExtraFaith(_) => "11.24",
        Power::RefuseGamble => "11.25",
        Power::AddToRoll(_) => "11.26",
        Power::Return(Portal::Heaven) => "12.2",
        Power::Return(Portal::Hell) => "12.7",
        Power::Sleep => "12.3",
        Power::Scavenge => "12.4",
        Power::Meditate => "12.5",
        Power::Pilfer(_) => "12.6",
    }
}

/// The clause by which another player is chosen.
fn of_why(why: Why) -> &'static str {
    match why {
        Why::Foe => "8.4",
        Why::Gamble => "14.2",
        Why::Send(_) => "13.6",
        Why::SwapPlaces => "13.8",
        Why::Swap(_) => "15.1",
        Why::Steal(_) => "13.9",
        Why::Rival(..) => "13.15",
        Why::Pilfer(_) => "12.6",
        Why::Look => "11.14",
        Why::Scale => "11.17",
        Why::Ferry => "11.19",
        Why::Mask(_) => "11.13",
        Why::Borrow => "11.22",
    }
}

fn of_mad(why: Why) -> &'static str {
    match why {
        Why::Gamble | Why::Steal(_) | Why::Swap(_) | Why::Pilfer(_) | Why::Borrow => "7.8",
        why => of_why(why),
    }
}

/// The clause by which a step asks; the others say what chance does.
fn of_step(step: Step) -> &'static str {
    match step {
        Step::ChooseGod(_) => "2.2",
        Step::Aim(_) => "17.9",
        Step::Head(..) => "7.4",
        Step::Call(_, Toss::Gamble(_)) => "14.3",
        Step::Call(_, Toss::Scale(..)) => "11.17",
        Step::SetFace(..) => "14.6",
        Step::Which(_, true) => "11.1",
        Step::Which(_, false) => "11.21",
        Step::Amount(..) => "11.9",
        Step::Stake(..) => "14.2",
        Step::Travel(_) => "11.12",
        Step::Trap(..) | Step::Bait(..) => "11.15",
        Step::Discard(_) => "13.5",
        Step::Pick(..) => "12.6",
        Step::Banish(..) => "11.14",
        Step::Spoils(_) => "8.9",
        Step::Offer(_, power) => of_power(power),
        Step::Choose(_, why) => of_why(why),
        Step::Call(..) => "13.12",
        Step::Main(_) | Step::Arrived { .. } | Step::Window(..) | drawing!() | happening!() => "3.3",
    }
}
