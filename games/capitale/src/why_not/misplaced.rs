//! What is done at another moment than one's main phase: when.

use table::Refusal;

use super::Case;
use crate::Action;

impl Case<'_> {
    pub(super) fn misplaced(&self, action: Action) -> Refusal {
        let (clause, it, en) = match action {
            Action::Pass => (
                "6.1",
                "nella fase principale non si passa: quando si è fatto tutto, la si dichiara finita",
                "there is no passing in the main phase: when all is done, you declare it over",
            ),
            Action::Skip | Action::Open(_) => (
                "5.5",
                "le carte si aprono nella fase di apertura, che in questo turno è passata",
                "cards are opened in the opening phase, which is past in this turn",
            ),
            Action::Keep | Action::Redraw => (
                "4.3",
                "la mano si cambia soltanto prima che cominci il duello",
                "the hand is changed only before the duel begins",
            ),
            Action::Decline | Action::Defend(_) => (
                "7.5",
                "si difende quando attacca l'avversario: adesso è il tuo turno",
                "you defend when the opponent attacks: now it is your turn",
            ),
            Action::Enough | Action::Join(_) => (
                "8.1",
                "i combattenti si aggiungono dopo che un attacco è stato dichiarato e difeso",
                "fighters are added once an attack has been declared and met",
            ),
            Action::Hit(..) => (
                "8.6",
                "la Potenza si divide in battaglia, quando tocca a chi colpisce",
                "Power is divided in a battle, when it is the striker's turn",
            ),
            Action::No | Action::Accept => (
                "12.2",
                "adesso nessuna carta chiede se può agire",
                "no card is asking now whether it may act",
            ),
            Action::Take(_)
                if usize::from(self.open().hands[self.seat.index()]) > self.truth.limit(self.seat) =>
            {
                (
                    "10.3",
                    "le carte di troppo si scartano nella fase finale",
                    "cards beyond the limit are discarded in the end phase",
                )
            }
            Action::Take(_) | Action::Choose(_) | Action::City(_) => (
                "14.1",
                "adesso nessun effetto chiede di scegliere qualcosa",
                "no effect is asking for a choice now",
            ),
            Action::Deck(_) => (
                "2.6",
                "il mazzo si sceglie prima del primo duello",
                "the deck is chosen before the first duel",
            ),
            Action::Start(_) => {
                ("3.5", "chi comincia si decide prima del duello", "who begins is settled before the duel")
            }
            Action::In(_) | Action::Out(_) | Action::Ready => (
                "3.6",
                "fra mazzo e side deck si scambia soltanto dopo la fine di un duello",
                "deck and side deck exchange cards only after the end of a duel",
            ),
            _ => ("6.1", "adesso è la fase principale", "it is the main phase now"),
        };
        Refusal::new(clause, it, en)
    }
}
