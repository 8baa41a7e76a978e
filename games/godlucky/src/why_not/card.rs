//! Why a card cannot be used.

use table::{Refusal, Seat};

use super::{on_board, refuse as no};
use crate::setup::Early;
use crate::text::say;
use crate::text::{Cast, asked};
use crate::{Card, Kind, Power, Step, View};

pub(super) fn refuse(view: &View, seat: Seat, card: Card) -> Refusal {
    let open = &view.open;
    let place = open.place(seat);
    let kind = crate::secret::kind(card, open);
    if open.turns == 0 {
        return Refusal::new(
            "2.6",
            "nessuno comincia con carte in mano: c'è ancora da preparare il tavolo",
            "nobody starts with cards in hand: the table is still being set up",
        );
    }
    if place.mad {
        return Refusal::new("7.2", "un Folle non ha più carte", "a Folle has no cards any more");
    }
    let hand = view.hands.get(seat.index());
    let Some((_, back)) = hand.and_then(|hand| hand.known.iter().find(|(held, _)| *held == card)) else {
        return not_yours(view, seat, card, kind);
    };
    if open.wild {
        return Refusal::new(
            "7.9",
            "tutti folli per un turno: in questo turno non si usa nessuna carta",
            "tutti folli per un turno: no card is used in this turn",
        );
    }
    if back.fresh {
        return no(view, "10.3", |cast| {
            let card = cast.card(card);
            say!(
                cast.lang,
                "hai appena ricevuto {card}: si usa dal tuo prossimo turno",
                "you have only just received {card}: it may be used from your next turn on"
            )
        });
    }
    if !open.second && kind != Kind::Object {
        return Refusal::new(
            "5.1",
            "nella prima fase miracoli e oggetti sacri riposano",
            "in the first phase miracles and sacred objects are at rest",
        );
    }
    if !open.second && open.setup.early == Early::Nothing {
        return Refusal::new(
            "17.7",
            "a questo tavolo nella prima fase non si usa nessuna carta",
            "at this table no card is used in the first phase",
        );
    }
    if open.up.has(card) {
        return no(view, "10.2", |cast| {
            let card = cast.card(card);
            say!(
                cast.lang,
                "hai già usato {card}: si usa di nuovo dal tuo prossimo turno",
                "you have used {card} already: it is ready again from your next turn on"
            )
        });
    }
    let power = open.setup.cards.power(card);
    let main = matches!(open.agenda.next(), Some(Step::Main(_))) && asked(view).has(seat);
    let (clause, needs) = match idle(view, seat, power).filter(|_| main) {
        Some((clause, reason)) => (clause, reason),
        None => (clause(power), when as fn(&Cast, Power) -> String),
    };
    no(view, clause, |cast| {
        let (card, why) = (cast.card(card), needs(cast, power));
        format!("{card}: {why}")
    })
}

/// Said without looking where the card is.
fn not_yours(view: &View, seat: Seat, card: Card, kind: Kind) -> Refusal {
    if view.traps.iter().any(|trap| trap.owner == seat && trap.card == Some(card)) {
        return no(view, "11.15", |cast| {
            let card = cast.card(card);
            say!(cast.lang, "hai posato {card} sulla plancia", "you have laid {card} on the board")
        });
    }
    let clause = if kind == Kind::Object { "10.1" } else { "10.4" };
    no(view, clause, |cast| {
        let card = cast.card(card);
        say!(cast.lang, "{card} non è fra le tue carte", "{card} is not among your cards")
    })
}

type Reason = fn(&Cast, Power) -> String;

/// In one's own turn, before moving: why a card for that moment finds nothing to do.
fn idle(view: &View, seat: Seat, power: Power) -> Option<(&'static str, Reason)> {
    let open = &view.open;
    let found: (&'static str, Reason) = match power {
        Power::ClaimSacred => ("11.5", |cast, _| {
            say!(
                cast.lang,
                "il tuo oggetto sacro è già tuo, oppure è negli scarti o fuori dal gioco",
                "your sacred object is yours already, or else discarded or out of the game"
            )
        }),
        Power::StealObject => ("11.6", |cast, _| {
            say!(cast.lang, "nessun altro ha oggetti in mano", "nobody else has objects in hand")
        }),
        Power::StealMiracle => {
            ("11.8", |cast, _| say!(cast.lang, "nessun altro ha miracoli", "nobody else has miracles"))
        }
        Power::ExtraTurn if open.extra => ("3.5", |cast, _| {
            say!(
                cast.lang,
                "questo è già un turno in più, e da lì non ne nasce un altro",
                "this is an extra turn already, and it does not lead to a further one"
            )
        }),
        Power::ExtraTurn => ("3.5", |cast, _| {
            say!(cast.lang, "un turno in più ti aspetta già", "an extra turn is yours already")
        }),
        Power::GoAnywhere if !on_board(view, seat) => ("11.12", |cast, _| {
            say!(cast.lang, "dal Paradiso e dall'Inferno non si usa", "it is not used from Heaven or Hell")
        }),
        Power::Ferry if !on_board(view, seat) => ("11.19", |cast, _| {
            say!(cast.lang, "si parte solo dalla plancia", "it only leaves from the board")
        }),
        Power::ThirdEye if open.place(seat).objects == 0 => ("11.14", |cast, _| {
            say!(
                cast.lang,
                "prima bisogna scartare un oggetto, e in mano non ne hai",
                "it takes an object to discard first, and your hand has none"
            )
        }),
        Power::ThirdEye => {
            ("11.14", |cast, _| say!(cast.lang, "nessun altro ha carte", "nobody else has any cards"))
        }
        Power::Traps => ("11.15", |cast, _| {
            say!(cast.lang, "servono almeno due oggetti in mano", "it takes at least two objects in hand")
        }),
        _ => return None,
    };
    Some(found)
}

/// The clause of a power.
pub(super) fn clause(power: Power) -> &'static str {
    use crate::Portal;
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

/// The moment for which a power is made.
pub(super) fn when(cast: &Cast, power: Power) -> String {
    let lang = cast.lang;
    match power {
        Power::SetDie | Power::RerollDie => {
            say!(
                lang,
                "serve quando un dado è appena stato tirato",
                "it is for a die that has just been rolled"
            )
        }
        Power::TurnCoin => {
            say!(
                lang,
                "serve quando una moneta è appena stata lanciata",
                "it is for a coin that has just been tossed"
            )
        }
        Power::RepeatCoin => {
            say!(
                lang,
                "serve quando hai appena lanciato la moneta",
                "it is for a coin that you have just tossed"
            )
        }
        Power::SpareFaith => {
            say!(lang, "serve quando stai per perdere Fede", "it is for when you are about to lose Faith")
        }
        Power::Block => say!(
            lang,
            "serve prima che cominci il turno di un altro",
            "it is for the moment before another player's turn begins"
        ),
        Power::SwapPortal => say!(
            lang,
            "serve quando qualcuno sta per entrare in Paradiso o all'Inferno",
            "it is for when somebody is about to enter Heaven or Hell"
        ),
        Power::AddToMove(_) | Power::RerollMove => say!(
            lang,
            "serve quando hai appena tirato il dado per muovere",
            "it is for when you have just rolled to move"
        ),
        Power::AddToRoll(_) => {
            say!(lang, "serve quando hai appena tirato un dado", "it is for a die that you have just rolled")
        }
        Power::RerollFoe => say!(
            lang,
            "serve in un tuo combattimento, quando i dadi sono appena stati tirati",
            "it is for a fight of your own, when the dice have just been rolled"
        ),
        Power::BorrowFaith => say!(
            lang,
            "serve in un tuo combattimento, visti i dadi",
            "it is for a fight of your own, once the dice are seen"
        ),
        Power::Mask => say!(
            lang,
            "serve in un tuo combattimento, quando stai per perdere Fede e sulla plancia c'è un terzo giocatore non folle",
            "it is for a fight of your own, when you are about to lose Faith and a third player, sane, is on the board"
        ),
        Power::ExtraFaith(_) => {
            say!(
                lang,
                "serve quando hai appena vinto un combattimento",
                "it is for a fight that you have just won"
            )
        }
        Power::RefuseGamble => say!(
            lang,
            "serve quando un altro ha appena cominciato un Gambling con te",
            "it is for a Gambling that another has just begun with you"
        ),
        Power::Return(_) => say!(
            lang,
            "serve quando hai appena risolto la terza casella",
            "it is for when you have just resolved the third space"
        ),
        Power::Sleep => {
            say!(lang, "serve subito dopo un evento", "it is for the moment after an event")
        }
        Power::ClaimSacred
        | Power::StealObject
        | Power::StealMiracle
        | Power::ExtraTurn
        | Power::GoAnywhere
        | Power::ThirdEye
        | Power::Traps
        | Power::Scale
        | Power::Ferry
        | Power::Scavenge
        | Power::Meditate
        | Power::Pilfer(_) => {
            say!(
                lang,
                "si usa nel proprio turno, prima di muovere",
                "it is used in your own turn, before moving"
            )
        }
    }
}
