//! Moments in which one may react, and what follows if nobody does. [14.7]

use table::Seats;

use super::{awaited, options};
use crate::text::Cast;
use crate::text::names::{faith, portal_in, portal_of};
use crate::text::say;
use crate::{Bet, Dice, Fight, Open, Points, Spot, Toss, View, Window};

/// What the Folle brings into a fight. [7.3]
const MADNESS: u8 = 8;

pub(super) fn you(view: &View, cast: &Cast, window: Window) -> String {
    let (when, then) = (occasion(view, cast, window), passing(view, cast, window));
    table::lines! { cast, options(view).len();
        0 | 1 =>
            "Non hai nulla con cui reagire {when}: puoi solo passare. Se passano tutti, {then}.",
            "You have nothing to react with {when}: you can only pass. If all pass, {then}.";
        _ => "Puoi reagire {when}. Se passano tutti, {then}.", "You may react {when}. If all pass, {then}.";
    }
}

pub(super) fn others(view: &View, cast: &Cast, window: Window, seats: Seats) -> String {
    let lang = cast.lang;
    let (when, then) = (occasion(view, cast, window), passing(view, cast, window));
    let awaited = awaited(cast, seats);
    say!(
        lang,
        "Si può reagire {when}, e {awaited}; se passano tutti, {then}.",
        "Reactions are open {when}, {awaited}; if all pass, {then}."
    )
}

/// The moment, as it stands after 'react'.
fn occasion(view: &View, cast: &Cast, window: Window) -> String {
    let lang = cast.lang;
    table::lines! { cast, window;
        Window::Start(seat), who = cast.who(seat) => "prima del turno di {who}", "before the turn of {who}";
        Window::Dice(Dice::Move(seat) | Dice::Card(seat, ..)), who = cast.who(seat), shows = shows(view) =>
            "al tiro di {who} ({shows})", "to the roll of {who} ({shows})";
        Window::Dice(Dice::Fight | Dice::Capture(..)) => "ai dadi del combattimento", "to the dice of the fight";
        Window::Coin(toss), who = cast.who(toss.by()), face = view.open.coin.and_then(|coin| coin.face).map_or("", |face| cast.face(face)) =>
            "alla moneta di {who} ({face})", "to the coin of {who} ({face})";
        Window::Loss { seat, amount, .. }, who = cast.who(seat), n = faith(lang, amount) => "prima che {who} perda {n}", "before {who} loses {n}";
        Window::Won(seat), who = cast.who(seat) => "alla vittoria di {who}", "to the victory of {who}";
        Window::Portal(seat, portal), who = cast.who(seat), into = portal_in(lang, portal), en = portal_of(lang, portal).trim_start_matches("of ") =>
            "prima che {who} entri {into}", "before {who} enters {en}";
        Window::Gamble(Bet { by, with, .. }), a = cast.who(by), b = cast.who(with) => "al Gambling di {a} con {b}", "to the Gambling of {a} with {b}";
    }
}

/// The die on the table as a sum: 'D3: 2', 'D3: 2 + 1'.
fn shows(view: &View) -> String {
    match view.open.dice.first() {
        Some(die) if die.bonus > 0 => format!("D{}: {} + {}", die.sides, die.face, die.bonus),
        Some(die) => format!("D{}: {}", die.sides, die.face),
        None => String::new(),
    }
}

/// What happens if everybody passes.
fn passing(view: &View, cast: &Cast, window: Window) -> String {
    let total = view.open.dice.first().map_or(0, crate::Die::total);
    table::lines! { cast, window;
        Window::Start(_) => "il turno comincia", "the turn begins";
        Window::Dice(Dice::Move(seat)), who = cast.who(seat), madly = view.open.wild || view.open.place(seat).mad => { table::lines! { cast, view.open.backward.filter(|_| madly);
            None if madly => "{who} sceglie se andare avanti o indietro di {total}", "{who} chooses whether to go {total} forward or back";
            Some(true) => "{who} va indietro di {total}", "{who} goes back {total}";
            _ => "{who} va avanti di {total}", "{who} goes forward {total}";
        } };
        Window::Dice(Dice::Fight) => { fight(view, cast) };
        Window::Dice(Dice::Capture(_, folly)) => { against(view, cast, folly) };
        Window::Dice(Dice::Card(seat, ..)), who = cast.who(seat), n = total.clamp(1, 3) =>
            "per {who} la carta fa ciò che sta accanto al {n}", "the card does to {who} what stands beside {n}";
        Window::Coin(toss) => { coin(view, cast, toss) };
        Window::Loss { seat, amount, .. }, who = cast.who(seat), now = view.open.place(seat).faith, left = now.saturating_sub(amount).max(1) =>
            "{who} scende da {now} a {left} Fede", "{who} goes from {now} down to {left} Faith";
        Window::Won(seat) => { won(view, cast, seat) };
        Window::Portal(seat, portal), who = cast.who(seat), at = cast.spot(&view.open, Spot::Portal(portal, 1)) =>
            "{who} arriva alla {at}", "{who} comes to {at}";
        Window::Gamble(Bet { by, points, stake, .. }), who = cast.who(by), points = cast.points(points) =>
            "{who} dice una faccia e lancia la moneta per {stake} {points}", "{who} calls a face and tosses the coin for {stake} {points}";
    }
}

/// A seat's Faith, or madness, before the die. [7.3] [15.2]
fn might(open: &Open, seat: table::Seat) -> u8 {
    if open.place(seat).mad { MADNESS } else { open.shown(seat, Points::Faith) }
}

/// The sums as they stand. [8.6]
fn fight(view: &View, cast: &Cast) -> String {
    let (Some(Fight { by, with: Some(with), .. }), &[a, b]) = (view.open.fight, view.open.dice.as_slice())
    else {
        return String::new();
    };
    let (mine, yours) = (might(&view.open, by), might(&view.open, with));
    let sums = (sum(mine, a), sum(yours, b));
    outcome(cast, (Some(by), &sums.0, mine + a.total()), (Some(with), &sums.1, yours + b.total()))
}

/// The sums against the Folle Etto as they stand [13.11], unless a natural 6 says more [16.3].
fn against(view: &View, cast: &Cast, folly: u8) -> String {
    let (Some(Fight { by, .. }), &[a, b]) = (view.open.fight, view.open.dice.as_slice()) else {
        return String::new();
    };
    if view.open.is_natural_six(a) {
        let who = cast.who(by);
        return say!(
            cast.lang,
            "{who} cattura il Folle Etto con un 6 naturale",
            "{who} captures the Folle Etto with a natural 6"
        );
    }
    let mine = might(&view.open, by);
    let sums = (sum(mine, a), sum(folly, b));
    outcome(cast, (Some(by), &sums.0, mine + a.total()), (None, &sums.1, folly + b.total()))
}

/// '6 + 4 = 10'.
fn sum(before: u8, die: crate::Die) -> String {
    let (face, total) = (die.face, before + die.total());
    match die.bonus {
        0 => format!("{before} + {face} = {total}"),
        more => format!("{before} + {face} + {more} = {total}"),
    }
}

type Fighter<'a> = (Option<table::Seat>, &'a str, u8);

fn outcome(cast: &Cast, (a, mine, m): Fighter<'_>, (b, yours, y): Fighter<'_>) -> String {
    let lang = cast.lang;
    let (a, b) = (cast.foe(a), cast.foe(b));
    let winner = if m > y { &a } else { &b };
    let end = table::lines! { cast, m == y;
        true => "parità", "a tie";
        false => "vince {winner}", "{winner} wins";
    };
    say!(lang, "{a} fa {mine}, {b} fa {yours}: {end}", "{a} makes {mine}, {b} makes {yours}: {end}")
}

fn won(view: &View, cast: &Cast, seat: table::Seat) -> String {
    let lang = cast.lang;
    let who = cast.who(seat);
    let extra = view.open.fight.map_or(0, |fight| fight.extra);
    let loser = view.open.fight.and_then(|fight| if fight.by == seat { fight.with } else { Some(fight.by) });
    table::lines! { cast, extra + u8::from(loser.is_some_and(|loser| !view.open.place(loser).mad));
        0 => "{who} non prende Fede, ma aggiunge o toglie 1 Corruzione", "{who} gains no Faith, but adds 1 Corruption or takes 1 away";
        n, n = faith(lang, n) => "{who} prende {n}", "{who} gains {n}";
    }
}

/// What the coin means as it lies.
fn coin(view: &View, cast: &Cast, toss: Toss) -> String {
    let lang = cast.lang;
    let came = view.open.coin.is_some_and(|coin| coin.face == Some(coin.call));
    let who = cast.who(toss.by());
    table::lines! { cast, (toss, came);
        (Toss::Card(..), true) => "{who} vince il lancio", "{who} wins the toss";
        (Toss::Card(..), false) => "{who} perde il lancio", "{who} loses the toss";
        (Toss::Return(_, portal), true), of = portal_of(lang, portal) => "{who} torna sulla casella 1 {of}", "{who} goes back to space 1 {of}";
        (Toss::Sleep(_), true) => "si addormentano tutti", "everybody falls asleep";
        (Toss::Scavenge(_), true), top = view.open.discards.last().map(|card| cast.card(*card)).unwrap_or_default() =>
            "{who} prende {top} dagli scarti", "{who} takes {top} from the discards";
        (Toss::Pilfer(_, victim), true), from = cast.who(victim) =>
            "{who} guarda la mano di {from} e ruba un oggetto", "{who} looks at the hand of {from} and steals an object";
        (Toss::Gamble(Bet { by, with, .. }), came), winner = cast.who(if came { by } else { with }) =>
            "il Gambling è di {winner}", "{winner} wins the Gambling";
        (Toss::Scale(_, other), true), other = cast.who(other) =>
            "{other} ha indovinato e riceve 1 Fede da {who}", "{other} has guessed right and receives 1 Faith from {who}";
        (Toss::Scale(_, other), false), other = cast.who(other) =>
            "{other} non ha indovinato e dà 1 Fede a {who}", "{other} has guessed wrong and gives 1 Faith to {who}";
        (Toss::Ferry(_), true) => "{who} parte per l'Inferno", "{who} is off to Hell";
        (Toss::Ferry(_), false) => "{who} manda un altro all'Inferno", "{who} sends somebody else to Hell";
        (_, false) => "non succede nulla", "nothing happens";
    }
}
