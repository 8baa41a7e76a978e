//! What wins a duel, and how far both are. [1.4] [1.5] [3.1]

use table::Seat;

use super::names::{Cast, number};
use crate::open::Time;
use crate::text::say;
use crate::{Open, View};

/// A library of so few cards is spoken of: whoever empties it loses.
const THIN: u8 = 8;
/// The cities beside the capital that win with it.
const OTHERS: usize = 2;

/// One line; nothing once the match is over.
pub(super) fn aim(view: &View, cast: &Cast) -> String {
    let (lang, open) = (cast.lang, &view.open);
    if open.ending.is_some() {
        return String::new();
    }
    let duels = duels(view, cast);
    if !open.dueling {
        return say!(
            lang,
            "Un duello si vince con la capitale e altre 2 città{duels}",
            "A duel is won by holding the capital and 2 other cities{duels}"
        );
    }
    let [first, second] = match view.viewer {
        Some(me) => [me, Open::rival(me)],
        None => [Seat::new(0), Seat::new(1)],
    };
    // Once the time is up cities are counted, whichever they are. [16.2]
    let late = open.time != Time::Runs;
    let of = |seat| if late { open.cities_of(seat) } else { towards(open, seat) };
    let (a, b, (n, m)) = (of(first), of(second), (number(first), number(second)));
    let thin = thin(view, cast);
    table::lines! { cast, (late, view.viewer.is_some());
        (false, true) => "Capitale + 2 città: tu {a} di 3, l'altro {b}{thin}{duels}", "Capital + 2 cities: you {a} of 3, the other {b}{thin}{duels}";
        (false, false) => "Capitale + 2 città: posto {n} {a} di 3, posto {m} {b}{duels}", "Capital + 2 cities: Seat {n} {a} of 3, Seat {m} {b}{duels}";
        (true, true) => "Tempo scaduto, contano le città: tu {a}, l'altro {b}{thin}", "Time is up, cities count: you {a}, the other {b}{thin}";
        (true, false) => "Tempo scaduto, contano le città: posto {n} {a}, posto {m} {b}", "Time is up, cities count: Seat {n} {a}, Seat {m} {b}";
    }
}

/// How much of what wins a seat has: the capital, and two other cities.
fn towards(open: &Open, seat: Seat) -> usize {
    let capital = usize::from(open.has_capital(seat));
    capital + (open.cities_of(seat) - capital).min(OTHERS)
}

/// In a match of several duels, how they stand once one is over.
fn duels(view: &View, cast: &Cast) -> String {
    let open = &view.open;
    if open.results.is_empty() {
        return String::new();
    }
    let first = view.viewer.unwrap_or(Seat::new(0));
    let (a, b) = (open.wins(first), open.wins(Open::rival(first)));
    say!(cast.lang, " · duelli {a}–{b}", " · duels {a}–{b}")
}

/// The viewer's library, where it is about to run out.
fn thin(view: &View, cast: &Cast) -> String {
    let left = view.viewer.map(|me| view.open.libraries[me.index()]);
    match left.filter(|left| *left <= THIN) {
        Some(left) => say!(cast.lang, " · grimorio {left}: a 0 perdi", " · library {left}: at 0 you lose"),
        None => String::new(),
    }
}
