//! The viewer is asked, but for something else, or for less.

use table::{Refusal, Seat};

use super::{fight, on_board, refuse as no, whom};
use crate::text::choosing;
use crate::text::say;
use crate::{Action, Deck, Points, Portal, Power, Step, Toss, View, Why};

pub(super) fn refuse(view: &View, seat: Seat, action: Action) -> Refusal {
    let Some(step) = view.open.agenda.next() else {
        return Refusal::new("3.3", "un momento solo", "one moment");
    };
    match (step, action) {
        (_, Action::God(god)) => character(view, step, god),
        (Step::Window(..), _) => Refusal::new(
            "14.8",
            "adesso si reagisce oppure si passa: il gioco va avanti quando tutti passano",
            "now one reacts or passes: play goes on when everybody passes",
        ),
        (Step::Main(_), action) => main(view, seat, action),
        (Step::Arrived { fresh, .. }, action) => arrived(view, seat, fresh, action),
        (Step::Choose(_, Why::Foe), Action::Return) => Refusal::new(
            "4.8",
            "da una battaglia d'obbligo non si torna indietro",
            "there is no going back from the duty to fight",
        ),
        (Step::Choose(_, why), Action::At(other)) => whom::refuse(view, seat, why, other),
        (Step::Choose(_, Why::Foe), Action::Fight(other)) => fight::refuse(view, seat, other),
        (Step::Stake(_, with), Action::Stake(points, _)) => stake(view, seat, with, points),
        (Step::SetFace(_, die), Action::Face(n)) => face(view, die, n),
        (Step::Amount(_, most), Action::Add(_)) => {
            no(view, "11.9", |cast| say!(cast.lang, "si aggiunge da 1 a {most}", "one adds from 1 to {most}"))
        }
        (Step::Which(..), Action::Which(_)) => {
            Refusal::new("14.7", "sul tavolo quel dado non c'è", "there is no such die on the table")
        }
        (Step::Travel(_), Action::Space(at)) => space(view, seat, "11.12", at),
        (Step::Trap(..), Action::Space(at)) => space(view, seat, "11.15", at),
        (Step::Trap(..), Action::Pass) => {
            Refusal::new("11.15", "almeno un oggetto va posato", "at least one object has to be laid")
        }
        (Step::Bait(..) | Step::Discard(_) | Step::Pick(..) | Step::Banish(..), Action::Take(card)) => {
            take(view, step, card)
        }
        (Step::Aim(_) | Step::Head(..), Action::Roll) => {
            Refusal::new("7.4", "adesso c'è da scegliere la direzione", "now the direction has to be chosen")
        }
        (step, _) => instead(view, step),
    }
}

/// What is to be chosen now, in place of what was asked for.
fn instead(view: &View, step: Step) -> Refusal {
    no(view, clause(step), |cast| {
        let what = choosing(view, cast, step);
        say!(cast.lang, "adesso c'è da scegliere {what}", "now it is time to choose {what}")
    })
}

/// The clause by which a step asks.
pub(super) fn clause(step: Step) -> &'static str {
    match step {
        Step::ChooseGod(_) => "2.2",
        Step::Aim(_) => "17.9",
        Step::Head(..) => "7.4",
        Step::Call(_, Toss::Gamble(_)) => "14.3",
        Step::Call(_, Toss::Scale(..)) => "11.17",
        Step::Call(..) => "13.12",
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
        Step::Offer(_, Power::Return(Portal::Heaven)) => "12.2",
        Step::Offer(_, Power::Return(Portal::Hell)) => "12.7",
        Step::Offer(..) => "12.3",
        Step::Choose(_, why) => whom::clause(why),
        _ => "3.3",
    }
}

fn character(view: &View, step: Step, god: u8) -> Refusal {
    if !matches!(step, Step::ChooseGod(_)) {
        return Refusal::new(
            "2.2",
            "il personaggio si sceglie una volta sola, prima di cominciare",
            "a character is chosen just once, before the beginning",
        );
    }
    no(view, "2.2", |cast| {
        let name = cast.god(god);
        say!(cast.lang, "{name} è già di un altro", "{name} is already taken")
    })
}

/// Before moving.
fn main(view: &View, seat: Seat, action: Action) -> Refusal {
    let board = on_board(view, seat);
    match action {
        Action::Roll => Refusal::new(
            "9.4",
            "in Paradiso e all'Inferno non si tira: si sale di una casella",
            "in Heaven and Hell there is no roll: you go up one space",
        ),
        Action::Step => {
            Refusal::new("4.2", "sulla plancia si muove con il D3", "on the board you move by the D3")
        }
        Action::Pass if board => {
            Refusal::new("4.2", "tirare e muovere è obbligatorio", "rolling and moving are compulsory")
        }
        Action::Return if !board => {
            Refusal::new("9.4", "da qui non si torna indietro", "there is no going back from here")
        }
        Action::Pass => Refusal::new("9.4", "salire è obbligatorio", "going up is compulsory"),
        Action::Forward | Action::Back => Refusal::new(
            "4.2",
            "si va solo in avanti: la direzione la sceglie chi è folle",
            "you only go forward: it is the mad who choose a direction",
        ),
        Action::Resolve | Action::Return => Refusal::new(
            "4.6",
            "si decide dopo aver mosso, all'arrivo su una carta",
            "that is decided after moving, on arrival on a card",
        ),
        Action::Fight(other) => fight::refuse(view, seat, other),
        _ if board => Refusal::new(
            "3.3",
            "adesso puoi usare le tue carte o tirare per muovere",
            "now you may use your cards, or roll to move",
        ),
        _ => Refusal::new(
            "3.3",
            "adesso puoi usare le tue carte o salire di una casella",
            "now you may use your cards, or go up one space",
        ),
    }
}

/// On a card, before it is resolved.
fn arrived(view: &View, seat: Seat, fresh: bool, action: Action) -> Refusal {
    let mad = view.open.place(seat).mad;
    match action {
        Action::Resolve | Action::Return if mad => Refusal::new(
            "7.5",
            "un Folle ignora le carte: combatte, oppure resta qui",
            "a Folle ignores the cards: it fights, or it stays here",
        ),
        Action::Return if fresh => Refusal::new(
            "4.8",
            "da una carta appena posata non si torna indietro",
            "there is no going back from a card that was just laid",
        ),
        Action::Return => Refusal::new(
            "17.6",
            "a questo tavolo indietro si torna solo nella prima fase",
            "at this table you go back in the first phase only",
        ),
        Action::Fight(other) => fight::refuse(view, seat, other),
        Action::Pass => Refusal::new(
            "4.6",
            "la carta si risolve, se non si combatte o si torna indietro",
            "the card is resolved, unless you fight or go back",
        ),
        Action::Roll | Action::Step | Action::Forward | Action::Back => {
            Refusal::new("3.3", "si muove una volta sola per turno", "you move just once in a turn")
        }
        _ => Refusal::new(
            "4.6",
            "adesso c'è da decidere che cosa fare su questa carta",
            "now you decide what to do on this card",
        ),
    }
}

/// At most as many as the one who has fewer.
fn stake(view: &View, seat: Seat, with: Seat, points: Points) -> Refusal {
    let of = |seat: Seat| match points {
        Points::Faith => view.open.place(seat).faith,
        Points::Corruption => view.open.place(seat).corruption,
    };
    let most = of(seat).min(of(with)).max(1);
    let limit = view.open.stake;
    if limit < most {
        return no(view, "14.2", |cast| {
            let points = cast.points(points);
            say!(
                cast.lang,
                "questa carta fa scommettere al massimo {limit} {points}",
                "this card lets you stake at most {limit} {points}"
            )
        });
    }
    no(view, "14.2", |cast| {
        let points = cast.points(points);
        say!(
            cast.lang,
            "al massimo {most} {points}: non si scommette più di quanto ha chi ne ha meno",
            "at most {most} {points}: no more is staked than the one with fewer has"
        )
    })
}

fn face(view: &View, die: u8, n: u8) -> Refusal {
    let sides = view.open.dice.get(usize::from(die)).map_or(3, |die| die.sides);
    if n > sides {
        return no(view, "14.6", |cast| {
            say!(
                cast.lang,
                "questo è un D{sides}: la faccia {n} non ce l'ha",
                "this is a D{sides}: it has no face {n}"
            )
        });
    }
    no(view, "14.6", |cast| say!(cast.lang, "il dado mostra già {n}", "the die shows {n} already"))
}

/// A space that is not laid, or where a trap of one's own lies.
fn space(view: &View, seat: Seat, clause: &'static str, at: u8) -> Refusal {
    let n = at + 1;
    if usize::from(at) >= view.open.board.len() {
        return no(view, clause, |cast| {
            say!(cast.lang, "la casella {n} non è ancora posata", "space {n} has not been laid yet")
        });
    }
    if view.traps.iter().any(|trap| trap.at == at && trap.owner == seat) {
        return no(view, clause, |cast| {
            say!(
                cast.lang,
                "sulla casella {n} c'è già un tuo oggetto",
                "an object of yours lies on space {n} already"
            )
        });
    }
    no(view, clause, |cast| say!(cast.lang, "sei già sulla casella {n}", "you are on space {n} already"))
}

/// A card out of a hand that one sees.
fn take(view: &View, step: Step, card: crate::Card) -> Refusal {
    match step {
        Step::Pick(_, victim) | Step::Banish(_, victim) => {
            let there = view.hands.get(victim.index()).is_some_and(|hand| hand.cards().has(card));
            if there && view.open.tables().unstealable.has(card) {
                return no(view, "10.7", |cast| {
                    let card = cast.card(card);
                    say!(cast.lang, "{card} non si può rubare", "{card} cannot be stolen")
                });
            }
            if there {
                return no(view, "12.6", |cast| {
                    let what = cast.deck(Deck::Object);
                    say!(cast.lang, "qui si ruba {what} dalla mano", "here {what} is stolen from the hand")
                });
            }
            no(view, clause(step), |cast| {
                let (card, who) = (cast.card(card), cast.who(victim));
                say!(cast.lang, "{who} non ha {card}", "{who} does not have {card}")
            })
        }
        step => no(view, clause(step), |cast| {
            let card = cast.card(card);
            say!(cast.lang, "{card} non è un oggetto che hai in mano", "{card} is not an object in your hand")
        }),
    }
}
