//! What chance is about to decide.

use table::{Seats, upper};

use crate::text::{Cast, quoted};
use crate::{Bet, CardSet, Deck, Dice, Step, Toss, View, Window};

pub(super) fn chance(view: &View, cast: &Cast, step: Step) -> String {
    let first =
        |among: Seats| among.iter().find(|seat| view.open.precedence[seat.index()] == 0).or(among.first());
    table::lines! { cast, step;
        Step::Precedence(among), who = first(among).map(|seat| cast.place(seat)).unwrap_or_default() =>
            "{who} tira il D6: chi fa di più sceglie per primo il personaggio.",
            "{who} rolls the D6: the highest is the first to choose a character.";
        Step::LayStart, n = view.open.board.len() + 1, of = CardSet::STARTING =>
            "Si dispongono le carte iniziali: {n} di {of}.", "The starting cards are laid: {n} of {of}.";
        Step::Lay(seat), who = cast.who(seat), n = view.open.board.len() + 1 =>
            "Sul cammino di {who} si gira una carta nuova: la casella {n}.", "A new card is turned up in the path of {who}: space {n}.";
        Step::Roll(die) => { roll(view, cast, die) };
        Step::Toss(toss) => { coin(view, cast, toss) };
        Step::Draw(seat, deck), who = cast.who(seat), what = cast.deck(deck) => "{who} pesca {what}.", "{who} draws {what}.";
        Step::Blind(thief, victim, Deck::Miracle), who = cast.who(thief), from = cast.who(victim) =>
            "{who} prende alla cieca uno dei miracoli di {from}.", "{who} takes one of the miracles of {from} blindly.";
        Step::Blind(thief, victim, _), who = cast.who(thief), from = cast.who(victim) =>
            "{who} prende alla cieca un oggetto dalla mano di {from}.", "{who} takes an object from the hand of {from} blindly.";
        Step::Tie(first, others, _), a = cast.who(first), b = others.first().map(|seat| cast.who(seat)).unwrap_or_default() =>
            "La moneta decide la parità: testa per {a}, croce per {b}.", "The coin decides the tie: heads for {a}, tails for {b}.";
        _ => "Un momento solo.", "One moment.";
    }
}

/// What a die is rolled for stands below it on the agenda.
fn roll(view: &View, cast: &Cast, at: u8) -> String {
    let Some(die) = view.open.dice.get(usize::from(at)) else { return String::new() };
    let (who, sides) = (upper(&cast.foe(die.seat)), die.sides);
    let window = view.open.agenda.iter().find_map(|step| match step {
        Step::Open(Window::Dice(dice)) => Some(*dice),
        _ => None,
    });
    table::lines! { cast, window;
        Some(Dice::Move(_)) => "{who} tira il D{sides} per muovere.", "{who} rolls the D{sides} to move.";
        Some(Dice::Card(..)) => "{who} tira il D{sides} per la carta.", "{who} rolls the D{sides} for the card.";
        _ => "{who} tira il D{sides} per il combattimento.", "{who} rolls the D{sides} for the fight.";
    }
}

fn coin(view: &View, cast: &Cast, toss: Toss) -> String {
    let lang = cast.lang;
    let who = cast.who(toss.by());
    let call = view.open.coin.map_or("", |coin| cast.face(coin.call));
    table::lines! { cast, toss;
        Toss::Card(..) => "{who} ha detto {call} e lancia la moneta.", "{who} has called {call} and tosses the coin.";
        Toss::Gamble(Bet { with, points, stake, .. }), with = cast.who(with), points = cast.points(points) =>
            "{who} ha detto {call} e lancia la moneta: contro {with}, per {stake} {points}.",
            "{who} has called {call} and tosses the coin against {with}, for {stake} {points}.";
        Toss::Scale(_, other), other = cast.who(other) =>
            "{other} ha detto {call}: {who} lancia la moneta.", "{other} has said {call}: {who} tosses the coin.";
        Toss::Ferry(_) =>
            "{who} lancia la moneta: testa, parte per l'Inferno; croce, ci manda un altro.",
            "{who} tosses the coin: heads is off to Hell, tails sends somebody else.";
        Toss::Return(seat, _) | Toss::Sleep(seat) | Toss::Scavenge(seat) | Toss::Pilfer(seat, _), name = quoted(lang, &cast.ability(seat).unwrap_or_default()) =>
            "{who} lancia la moneta per {name}: serve testa.", "{who} tosses the coin for {name}: it takes heads.";
    }
}
