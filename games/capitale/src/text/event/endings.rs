//! How a duel and the match ended.

use crate::open::{Ending, How, Outcome};
use crate::text::names::{Cast, number as n};
use crate::text::say;

/// Who won a duel, and by what. [1.4] [1.5] [16.2]
pub(super) fn duel_over(cast: &Cast, Outcome { winner, how, turns }: Outcome) -> String {
    let lang = cast.lang;
    let why = match how {
        How::Cities => lang.pick(
            "occupa la capitale e almeno altre due città",
            "they occupy the capital and at least two other cities",
        ),
        How::Library => lang.pick("il grimorio dell'avversario è vuoto", "the opponent's library is empty"),
        How::Time => {
            lang.pick("il tempo è scaduto, e occupa più città", "time is up, and they occupy more cities")
        }
    };
    say!(
        lang,
        "Il posto {a} vince il duello al turno {turns}: {why}.",
        "Seat {a} wins the duel on turn {turns}: {why}.",
        a = n(winner)
    )
}

/// How the match ended. [3.2] [3.3]
pub(in crate::text) fn over(cast: &Cast, ending: Ending) -> String {
    table::lines! { cast, ending;
        Ending::Duels(a), a = n(a) => "La partita è finita: vince il posto {a}.", "The match is over: Seat {a} wins.";
        Ending::Conquests(a), a = n(a) =>
            "La partita è finita a pari duelli: vince il posto {a}, con più città conquistate.",
            "The match is over with duels level: Seat {a} wins, with more cities conquered.";
        Ending::Drawn =>
            "La partita è finita in parità: pari i duelli, e pari le conquiste.", "The match is drawn: duels are level, and so are conquests.";
    }
}
