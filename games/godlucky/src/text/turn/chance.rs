//! What chance is about to decide.

use table::upper;

use crate::text::say;
use crate::text::{Cast, quoted};
use crate::{Bet, CardSet, Deck, Dice, Step, Toss, View, Window};

pub(super) fn chance(view: &View, cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    match step {
        Step::Precedence(among) => {
            let next = among.iter().find(|seat| view.open.precedence[seat.index()] == 0).or(among.first());
            let who = next.map(|seat| cast.place(seat)).unwrap_or_default();
            say!(
                lang,
                "{who} tira il D6: chi fa di più sceglie per primo il personaggio.",
                "{who} rolls the D6: the highest is the first to choose a character."
            )
        }
        Step::LayStart => {
            let (n, of) = (view.open.board.len() + 1, CardSet::STARTING);
            say!(
                lang,
                "Si dispongono le carte iniziali: {n} di {of}.",
                "The starting cards are laid: {n} of {of}."
            )
        }
        Step::Lay(seat) => {
            let (who, n) = (cast.who(seat), view.open.board.len() + 1);
            say!(
                lang,
                "Sul cammino di {who} si gira una carta nuova: la casella {n}.",
                "A new card is turned up in the path of {who}: space {n}."
            )
        }
        Step::Roll(die) => roll(view, cast, die),
        Step::Toss(toss) => coin(view, cast, toss),
        Step::Draw(seat, deck) => {
            let (who, what) = (cast.who(seat), cast.deck(deck));
            say!(lang, "{who} pesca {what}.", "{who} draws {what}.")
        }
        Step::Blind(thief, victim, deck) => {
            let (who, from) = (cast.who(thief), cast.who(victim));
            match deck {
                Deck::Miracle => say!(
                    lang,
                    "{who} prende alla cieca uno dei miracoli di {from}.",
                    "{who} takes one of the miracles of {from} blindly."
                ),
                _ => say!(
                    lang,
                    "{who} prende alla cieca un oggetto dalla mano di {from}.",
                    "{who} takes an object from the hand of {from} blindly."
                ),
            }
        }
        Step::Tie(first, others, _) => {
            let (a, b) = (cast.who(first), others.first().map(|seat| cast.who(seat)).unwrap_or_default());
            say!(
                lang,
                "La moneta decide la parità: testa per {a}, croce per {b}.",
                "The coin decides the tie: heads for {a}, tails for {b}."
            )
        }
        _ => say!(lang, "Un momento solo.", "One moment."),
    }
}

/// What a die is rolled for stands below it on the agenda.
fn roll(view: &View, cast: &Cast, at: u8) -> String {
    let lang = cast.lang;
    let Some(die) = view.open.dice.get(usize::from(at)) else { return String::new() };
    let (who, sides) = (upper(&cast.foe(die.seat)), die.sides);
    let window = view.open.agenda.iter().find_map(|step| match step {
        Step::Open(Window::Dice(dice)) => Some(*dice),
        _ => None,
    });
    match window {
        Some(Dice::Move(_)) => {
            say!(lang, "{who} tira il D{sides} per muovere.", "{who} rolls the D{sides} to move.")
        }
        Some(Dice::Card(..)) => {
            say!(lang, "{who} tira il D{sides} per la carta.", "{who} rolls the D{sides} for the card.")
        }
        _ => say!(
            lang,
            "{who} tira il D{sides} per il combattimento.",
            "{who} rolls the D{sides} for the fight."
        ),
    }
}

fn coin(view: &View, cast: &Cast, toss: Toss) -> String {
    let lang = cast.lang;
    let who = cast.who(toss.by());
    let call = view.open.coin.map_or("", |coin| cast.face(coin.call));
    match toss {
        Toss::Card(..) => say!(
            lang,
            "{who} ha detto {call} e lancia la moneta.",
            "{who} has called {call} and tosses the coin."
        ),
        Toss::Gamble(Bet { with, points, stake, .. }) => {
            let (with, points) = (cast.who(with), cast.points(points));
            say!(
                lang,
                "{who} ha detto {call} e lancia la moneta: contro {with}, per {stake} {points}.",
                "{who} has called {call} and tosses the coin against {with}, for {stake} {points}."
            )
        }
        Toss::Scale(_, other) => {
            let other = cast.who(other);
            say!(
                lang,
                "{other} ha detto {call}: {who} lancia la moneta.",
                "{other} has said {call}: {who} tosses the coin."
            )
        }
        Toss::Ferry(_) => say!(
            lang,
            "{who} lancia la moneta: testa, parte per l'Inferno; croce, ci manda un altro.",
            "{who} tosses the coin: heads is off to Hell, tails sends somebody else."
        ),
        Toss::Return(seat, _) | Toss::Sleep(seat) | Toss::Scavenge(seat) | Toss::Pilfer(seat, _) => {
            let name = quoted(lang, &cast.ability(seat).unwrap_or_default());
            say!(
                lang,
                "{who} lancia la moneta per {name}: serve testa.",
                "{who} tosses the coin for {name}: it takes heads."
            )
        }
    }
}
