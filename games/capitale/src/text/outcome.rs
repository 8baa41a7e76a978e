//! Why the match was won or lost.

use table::Seat;

use super::names::{Cast, number};
use crate::open::Open;
use crate::{Ending, How, View};

/// [3.2] [3.3] The score of duels, and by what the last one fell.
pub(super) fn outcome(view: &View, cast: &Cast) -> String {
    let open = &view.open;
    let Some(ending) = open.ending else { return String::new() };
    let Some(winner) = ending.winner() else {
        return table::lines! { cast, ();
            () => "Altrettanti duelli e altrettante città conquistate.", "As many duels and as many cities conquered.";
        };
    };
    let (duels, cities) = (
        score(|seat| open.wins(seat), winner),
        score(|seat| usize::from(open.conquests[seat.index()]), winner),
    );
    let last = last(view, cast, open);
    table::lines! { cast, (ending, open.switches.duels);
        (Ending::Conquests(_), _) =>
            "Altrettanti duelli, ma più città conquistate: {cities}.", "As many duels, but more cities conquered: {cities}.";
        (_, 1) => { last };
        _ => "{duels} nei duelli. Nell'ultimo: {last}", "{duels} in duels. In the last one: {last}";
    }
}

/// 'n a m', the winner's first.
fn score(of: impl Fn(Seat) -> usize, winner: Seat) -> String {
    format!("{}–{}", of(winner), of(Open::rival(winner)))
}

/// [1.4] [1.5] [16.2] By what the last duel was won.
fn last(view: &View, cast: &Cast, open: &Open) -> String {
    let Some(result) = open.results.last() else { return String::new() };
    let (won, n) = (view.viewer.map(|seat| seat == result.winner), number(result.winner));
    table::lines! { cast, (result.how, won);
        (How::Cities, Some(true)) => "tieni la Capitale e altre due città.", "you hold the Capital and two other cities.";
        (How::Cities, Some(false)) => "l'altro tiene la Capitale e altre due città.", "the other holds the Capital and two other cities.";
        (How::Cities, None) => "il posto {n} tiene la Capitale e altre due città.", "Seat {n} holds the Capital and two other cities.";
        (How::Library, Some(true)) => "il grimorio dell'altro è vuoto.", "the other's library is empty.";
        (How::Library, Some(false)) => "il tuo grimorio è vuoto.", "your library is empty.";
        (How::Library, None) => "il grimorio di chi sfida il posto {n} è vuoto.", "the library of Seat {n}'s rival is empty.";
        (How::Time, Some(true)) => "il tempo è scaduto, e hai più città.", "the time is up, and you have more cities.";
        (How::Time, Some(false)) => "il tempo è scaduto, e l'altro ha più città.", "the time is up, and the other has more cities.";
        (How::Time, None) => "il tempo è scaduto, e il posto {n} ha più città.", "the time is up, and Seat {n} has more cities.";
    }
}
