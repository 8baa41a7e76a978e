//! Powers as sentences.

use table::{Lang, Text, upper};

use super::effects::cards;
use crate::cards::tables::Occasion;
use crate::cards::{Deck, Power};
use crate::text::portal_of;

/// How often a bearer can be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// Once, then it is discarded.
    Once,
    /// Once per turn.
    OncePerTurn,
}

/// What a power does for whoever holds it.
pub(super) fn sentence(power: Power, usage: Use) -> Text {
    let in_turn = power.occasion() == Occasion::Turn;
    // Bound to an occasion that does not come twice in a turn, or to every such occasion.
    let unbound = matches!(power, Power::Return(_) | Power::Sleep);
    let (it, en) = match usage {
        _ if unbound => ("", ""),
        Use::OncePerTurn if in_turn => ("una volta in ogni tuo turno ", "once in each of your turns, "),
        Use::OncePerTurn => ("una volta per turno: ", "once per turn: "),
        Use::Once if in_turn => ("nel tuo turno ", "in your turn, "),
        Use::Once => ("", ""),
    };
    Text::both(|lang| upper(&format!("{}{}.", lang.pick(it, en), Speaker { lang }.does(power))))
}

struct Speaker {
    lang: Lang,
}

impl Speaker {
    fn does(&self, power: Power) -> String {
        table::lines! { self, power;
            Power::SetDie =>
                "un dado appena tirato da chiunque mostra la faccia che scegli tu",
                "a die that anyone has just rolled shows the face you choose";
            Power::TurnCoin =>
                "rovesci una moneta appena lanciata da chiunque", "turn over a coin that anyone has just tossed";
            Power::SpareFaith =>
                "quando stai per perdere Fede, perdi 1 punto in meno", "when you are about to lose Faith, lose 1 less";
            Power::Block =>
                "prima che cominci il turno di un altro giocatore, glielo fai saltare",
                "before another player's turn begins, make them skip it";
            Power::ClaimSacred =>
                "prendi il tesoro sacro della tua divinità a chi lo tiene, oppure dal mazzo degli Oggetti",
                "take your god's sacred treasure from whoever holds it, or from the deck of Objects";
            Power::StealObject =>
                "rubi un Oggetto a caso dalla mano di un giocatore a tua scelta",
                "steal a random Object from the hand of a player of your choice";
            Power::SwapPortal =>
                "quando qualcuno sta per entrare in Paradiso o all'Inferno, lo mandi nell'altro",
                "when someone is about to enter Heaven or Hell, send them to the other";
            Power::StealMiracle =>
                "rubi un Miracolo a caso a un giocatore a tua scelta", "steal a random Miracle from a player of your choice";
            Power::AddToMove(1) => "aggiungi 1 al tuo tiro di movimento", "add 1 to your movement roll";
            Power::AddToMove(n) =>
                "aggiungi da 1 a {n} al tuo tiro di movimento", "add from 1 to {n} to your movement roll";
            Power::RerollFoe =>
                "in battaglia fai ritirare il dado al tuo avversario", "in a fight, make your opponent roll again";
            Power::ExtraTurn => "ti assicuri un altro turno dopo questo", "secure another turn after this one";
            Power::GoAnywhere =>
                "vai su un'altra casella della plancia a tua scelta invece di tirare il dado",
                "go to any other space of the board instead of rolling the die";
            Power::Mask =>
                "in battaglia, prima di perdere Fede, scambi casella con un altro giocatore, che la perde al posto tuo; \
                 se il turno è tuo, finisce",
                "in a fight, before losing Faith, swap spaces with another player, who loses it in your place; \
                 if the turn is yours, it ends";
            Power::ThirdEye =>
                "scarti un Oggetto, guardi le carte di un giocatore e ne bandisci una dalla partita",
                "discard an Object, look at a player's cards and banish one from the game";
            Power::Traps =>
                "lasci uno o due Oggetti su caselle diverse, se ne hai in mano almeno due: \
                 un altro giocatore che ci arriva perde 1 punto Fede e l'Oggetto si scarta",
                "leave one or two Objects on different spaces, if you have at least two in hand: \
                 another player who comes there loses 1 Faith, and the Object is discarded";
            Power::Scale =>
                "scegli un giocatore che deve indovinare la tua moneta: se indovina gli cedi 1 punto Fede, \
                 altrimenti lo cede lui a te",
                "choose a player who has to guess your coin: if they do, you give them 1 Faith, otherwise they give you 1";
            Power::Ferry =>
                "lanci la moneta: con testa vai all'Inferno, con croce ci mandi un altro giocatore a tua scelta",
                "toss the coin: heads sends you to Hell, tails sends another player of your choice";
            Power::RepeatCoin => "ripeti un tuo lancio di moneta", "toss one of your coins again";
            Power::RerollDie =>
                "fai ritirare un dado appena tirato da chiunque, anche da te",
                "make whoever has just rolled a die, be it you, roll it again";
            Power::BorrowFaith =>
                "in battaglia, e solo per quella, scambi la tua Fede con quella di un altro giocatore",
                "in a fight, and for that fight only, swap your Faith with another player's";
            Power::RerollMove => "ritiri il tuo dado di movimento", "roll your movement die again";
            Power::ExtraFaith(1) =>
                "se vinci una battaglia guadagni 1 punto Fede in più", "when you win a fight, gain 1 more Faith";
            Power::ExtraFaith(n) =>
                "se vinci una battaglia guadagni {n} punti Fede in più", "when you win a fight, gain {n} more Faith";
            Power::RefuseGamble =>
                "rifiuti un Gambling proposto da un altro giocatore", "refuse a Gambling proposed by another player";
            Power::AddToRoll(n) => "aggiungi {n} a un tuo tiro di dado", "add {n} to one of your die rolls";
            Power::Return(portal), of = portal_of(self.lang, portal) =>
                "risolta l'ultima casella {of} puoi lanciare la moneta: con testa torni alla prima e la risolvi",
                "having resolved the last space {of}, you may toss the coin: heads takes you back to the first, \
                 which you resolve";
            Power::Sleep =>
                "nella fase «Diffondi il credo», dopo ogni Evento puoi lanciare la moneta: con testa il turno finisce, \
                 tutti dormono per un turno e si riprende da chi gioca dopo di te",
                "in the phase 'Diffondi il credo', after every Event you may toss the coin: on heads the turn ends, \
                 everyone sleeps for a turn and play goes on with whoever plays after you";
            Power::Scavenge =>
                "lanci la moneta: con testa prendi la carta in cima agli Oggetti scartati",
                "toss the coin: heads gives you the top card of the discarded Objects";
            Power::Meditate =>
                "resti dove sei invece di muoverti e riporti la tua Corruzione al valore di partenza",
                "stay where you are instead of moving and bring your Corruption back to its starting value";
            Power::Pilfer(n), objects = cards(Deck::Object, n, self.lang) =>
                "scegli un giocatore con almeno {objects} in mano e lanci la moneta: con testa guardi i suoi Oggetti e ne rubi uno",
                "choose a player with at least {objects} in hand and toss the coin: on heads, look at their Objects and steal one";
        }
    }
}
