//! In one's own turn: why not this.

use table::{Refusal, Seat};

use super::held;
use super::refuse as no;
use crate::cards::Kind;
use crate::text::say;
use crate::text::{known, points};
use crate::{Action, Card, Cards, Done, Sancta, View};

pub(super) fn refuse(view: &View, seat: Seat, action: Action) -> Refusal {
    match action {
        Action::Roll => roll(view, seat),
        Action::Play(card) => play(view, seat, card),
        Action::Suffrage(card) => suffrage(view, seat, card),
        Action::Place(card) => place(view, seat, card),
        Action::Replace(card, _) => replace(view, seat, card),
        Action::Enter(slot) => substitute(view, seat, slot),
        Action::Swap(one, two) => swap(view, seat, one, two),
        Action::Advocatus => Refusal::new(
            "7.1",
            "l'Advocatus Diaboli si gioca soltanto quando un avversario gioca una Beatitudine",
            "an Advocatus Diaboli is played only when an opponent plays a Beatitudine",
        ),
        Action::Pass => Refusal::new(
            "3.3",
            "nel proprio turno non si passa: si fa ciò che si vuole, poi si dichiara finito il turno",
            "there is no passing in your own turn: you do what you like, then declare the turn over",
        ),
        Action::Accept => Refusal::new(
            "12.2",
            "adesso nessuna carta chiede se può agire",
            "no card is asking whether it may act now",
        ),
        Action::Next(_) => {
            Refusal::new("12.4", "adesso nessuna carta aspetta di agire", "no card is waiting to act now")
        }
        Action::Take(_) if usize::from(view.open.place(seat).hand) > known(view).limit(seat) => Refusal::new(
            "3.6",
            "si scarta dopo aver dichiarato finito il turno",
            "discarding comes after the turn has been declared over",
        ),
        Action::Take(_) => Refusal::new(
            "3.3",
            "adesso non c'è da scegliere nessuna carta: puoi agire, o finire il turno",
            "there is no card to be chosen now: you may act, or end the turn",
        ),
        Action::At(_) => Refusal::new(
            "3.3",
            "adesso non c'è da scegliere un giocatore: puoi agire, o finire il turno",
            "there is no player to be chosen now: you may act, or end the turn",
        ),
        Action::End | Action::Dealer(_) | Action::Die(_) | Action::Draw(_) => {
            Refusal::new("3.3", "un momento solo", "one moment")
        }
    }
}

/// The Zona Attiva is empty.
fn nobody(clause: &'static str) -> Refusal {
    Refusal::new(
        clause,
        "la tua Zona Attiva è vuota: prima posa un Santo",
        "your Zona Attiva is empty: first lay a Saint there",
    )
}

fn roll(view: &View, seat: Seat) -> Refusal {
    if view.open.place(seat).active.is_none() {
        return nobody("6.2");
    }
    match view.open.done.rolled {
        true => spent_point(&view.open.done),
        false => Refusal::new(
            "3.4",
            "in questo turno hai già giocato una Beatitudine, e il dado si tira al suo posto",
            "you have played a Beatitudine in this turn, in place of which the die is rolled",
        ),
    }
}

/// The Beatitudine or the die of this turn is used up. [3.4]
fn spent_point(done: &Done) -> Refusal {
    match (done.rolled, done.beatitudes) {
        (true, 0) => Refusal::new(
            "3.4",
            "in questo turno hai già tirato il dado, che sta al posto della Beatitudine",
            "you have rolled the die in this turn, which stands in place of a Beatitudine",
        ),
        (true, _) => Refusal::new(
            "3.4",
            "in questo turno hai già tirato il dado e giocato una Beatitudine",
            "you have rolled the die and played a Beatitudine in this turn",
        ),
        (false, 0 | 1) => Refusal::new(
            "3.4",
            "in questo turno hai già giocato una Beatitudine",
            "you have played a Beatitudine in this turn",
        ),
        (false, n) => Refusal::new(
            "3.4",
            format!("in questo turno hai già giocato {n} Beatitudini"),
            format!("you have played {n} Beatitudini in this turn"),
        ),
    }
}

/// The Prova or the Suffragio of this turn is used up. [3.4]
fn spent_trial(done: &Done) -> Refusal {
    match (done.trials, done.suffrages) {
        (_, 0) => Refusal::new(
            "3.4",
            "in questo turno hai già superato una Prova",
            "you have passed a Prova in this turn",
        ),
        (0, _) => Refusal::new(
            "3.4",
            "in questo turno hai già fatto un Suffragio",
            "you have made a Suffragio in this turn",
        ),
        _ => Refusal::new(
            "3.4",
            "in questo turno hai già superato una Prova e fatto un Suffragio",
            "you have passed a Prova and made a Suffragio in this turn",
        ),
    }
}

/// Cards that play alike have one name, so that it does not matter which of them is held.
fn play(view: &View, seat: Seat, card: Card) -> Refusal {
    match card.kind() {
        Kind::Saint => {
            return Refusal::new(
                "4.3",
                "un Santo si posa, oppure si scarta per un Suffragio",
                "a Saint is laid, or else discarded for a Suffragio",
            );
        }
        Kind::Advocate => return refuse(view, seat, Action::Advocatus),
        Kind::Beatitude | Kind::Trial | Kind::Support => {}
    }
    let truth = known(view);
    let face = truth.face(card);
    let alike: Cards = held::hand(view, seat).iter().filter(|other| truth.face(*other) == face).collect();
    let ready = alike.less(view.open.played);
    if alike.is_empty() {
        return held::not_held(view, "3.3", card);
    }
    if ready.is_empty() {
        return held::again(view, alike.first().unwrap_or(card));
    }
    if face != card {
        return no(view, "1.3", |cast| {
            let name = cast.name(card);
            say!(
                cast.lang,
                "{name} si gioca scrivendo {face}, come tutte le carte che valgono lo stesso",
                "{name} is played as {face}, like all cards that do the same"
            )
        });
    }
    match card.kind() {
        Kind::Beatitude if view.open.place(seat).active.is_none() => nobody("6.2"),
        Kind::Beatitude => spent_point(&view.open.done),
        _ => trial(view, &truth, seat, card),
    }
}

fn trial(view: &View, truth: &Sancta, seat: Seat, card: Card) -> Refusal {
    let Some(saint) = view.open.place(seat).active else { return nobody("8.1") };
    if !truth.may_try(seat) {
        return spent_trial(&view.open.done);
    }
    let (level, wants) = (truth.level(seat), truth.difficulty(card));
    no(view, "8.1", |cast| {
        let (saint, name) = (cast.name(saint), cast.name(card));
        say!(
            cast.lang,
            "{name} ha difficoltà {wants}, e il livello di {saint} è {level}",
            "{name} is of difficulty {wants}, and the level of {saint} is {level}"
        )
    })
}

fn suffrage(view: &View, seat: Seat, card: Card) -> Refusal {
    if card.kind() != Kind::Saint {
        return no(view, "9.1", |cast| {
            let name = cast.name(card);
            say!(
                cast.lang,
                "per un Suffragio si scarta un Santo, e {name} non lo è",
                "for a Suffragio a Saint is discarded, and {name} is none"
            )
        });
    }
    let place = view.open.place(seat);
    if place.santuario.contains(&card) || place.active == Some(card) {
        return Refusal::new(
            "9.1",
            "per un Suffragio serve un Santo della mano, non uno già sul tavolo",
            "a Suffragio takes a Saint from the hand, not one that is on the table",
        );
    }
    if let Some(refusal) = held::refuse(view, seat, "9.1", card) {
        return refusal;
    }
    let Some(active) = place.active else { return nobody("9.2") };
    let truth = known(view);
    if !truth.may_suffrage(seat) {
        return spent_trial(&view.open.done);
    }
    let (level, wants) = (truth.level(seat), truth.printed(card));
    no(view, "9.2", |cast| {
        let (active, name) = (cast.name(active), cast.name(card));
        say!(
            cast.lang,
            "{name} è di livello {wants}, e il livello di {active} è {level}",
            "{name} is of level {wants}, and the level of {active} is {level}"
        )
    })
}

/// Only Saints of the hand are laid.
fn not_to_lay(view: &View, seat: Seat, card: Card) -> Option<Refusal> {
    if card.kind() != Kind::Saint {
        return Some(no(view, "4.3", |cast| {
            let name = cast.name(card);
            say!(
                cast.lang,
                "nel Santuario si posano Santi, e {name} non lo è",
                "it is Saints that are laid into the Santuario, and {name} is none"
            )
        }));
    }
    held::refuse(view, seat, "4.3", card)
}

fn place(view: &View, seat: Seat, card: Card) -> Refusal {
    not_to_lay(view, seat, card).unwrap_or_else(|| {
        Refusal::new(
            "4.4",
            "il tuo Santuario è pieno: bisogna dire quale Santo scartare per far posto",
            "your Santuario is full: say which of its Saints is discarded to make room",
        )
    })
}

fn replace(view: &View, seat: Seat, card: Card) -> Refusal {
    not_to_lay(view, seat, card).unwrap_or_else(|| {
        Refusal::new(
            "4.4",
            "nel tuo Santuario c'è ancora posto: nessun Santo va scartato per posarne un altro",
            "your Santuario has room left: no Saint is discarded to lay another",
        )
    })
}

fn substitute(view: &View, seat: Seat, slot: u8) -> Refusal {
    let place = view.open.place(seat);
    let Some(saint) = place.active else { return nobody("10.1") };
    if place.santuario.is_empty() {
        return Refusal::new(
            "10.1",
            "il tuo Santuario è vuoto: nessuno può entrare",
            "your Santuario is empty: there is nobody to enter",
        );
    }
    if usize::from(slot) >= place.santuario.len() {
        return no_such_slot("10.1", slot, place.santuario.len());
    }
    if view.open.done.substitutions > view.open.done.more_substitutions {
        return Refusal::new(
            "10.1",
            "in questo turno hai già fatto una sostituzione",
            "you have made a substitution in this turn",
        );
    }
    no(view, "10.2", |cast| {
        let (name, has) = (cast.name(saint), points(cast.lang, place.points));
        say!(
            cast.lang,
            "per una sostituzione servono almeno 2 punti, e {name} ha {has}",
            "a substitution takes at least 2 points, and {name} has {has}"
        )
    })
}

/// Fewer Saints lie in the Santuario.
pub(super) fn no_such_slot(clause: &'static str, slot: u8, has: usize) -> Refusal {
    let n = slot + 1;
    match has {
        0 => Refusal::new(clause, "il tuo Santuario è vuoto", "your Santuario is empty"),
        1 => Refusal::new(
            clause,
            format!("nel tuo Santuario c'è 1 Santo: un numero {n} non c'è"),
            format!("your Santuario has 1 Saint: there is no number {n}"),
        ),
        _ => Refusal::new(
            clause,
            format!("nel tuo Santuario ci sono {has} Santi: un numero {n} non c'è"),
            format!("your Santuario has {has} Saints: there is no number {n}"),
        ),
    }
}

fn swap(view: &View, seat: Seat, one: u8, two: u8) -> Refusal {
    let has = view.open.place(seat).santuario.len();
    let last = one.max(two);
    if usize::from(last) >= has {
        return no_such_slot("4.5", last, has);
    }
    if one == two {
        return Refusal::new(
            "4.5",
            "per uno scambio servono due Santi diversi",
            "a swap takes two different Saints",
        );
    }
    if one > two {
        let (one, two) = (two + 1, one + 1);
        return Refusal::new(
            "4.5",
            format!("questo scambio si scrive swap={one}:{two}"),
            format!("this swap is written swap={one}:{two}"),
        );
    }
    Refusal::new(
        "4.5",
        "hai già fatto tre scambi di fila, che bastano per qualunque ordine: prima fa' qualcos'altro",
        "you have made three swaps in a row, enough for any order: first do something else",
    )
}
