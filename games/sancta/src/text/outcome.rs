//! Why the game was won or lost.

use super::names::{Cast, number};
use crate::{Ending, View};

/// [16.1] To whoever has lost, how far they came.
pub(super) fn outcome(view: &View, cast: &Cast) -> String {
    let Some(ending) = view.open.ending else { return String::new() };
    let won = view.viewer.is_some() && view.viewer == ending.winner();
    let (goal, a) = (view.open.setup.goal(), ending.winner().map_or(0, number));
    if let Ending::Goal(_) = ending {
        let have = view.viewer.map(|seat| view.open.place(seat).rosa.len());
        return table::lines! { cast, (won, have);
            (true, _) => "Nella tua Rosa ci sono tutti i {goal} Santi che servono.", "Your Rosa has all the {goal} Saints that it needs.";
            (false, Some(n)) =>
                "Il posto {a} ha nella Rosa tutti i {goal} Santi che servono; tu ne hai {n}.", "Seat {a} has all the {goal} Saints in the Rosa that it needs; you have {n}.";
            (false, None) => "Il posto {a} ha nella Rosa tutti i {goal} Santi che servono.", "Seat {a} has all the {goal} Saints in the Rosa that it needs.";
        };
    }
    let why = table::lines! { cast, ending;
        Ending::Stall(_) => "Da troppi giri nessun Santo guadagna un punto", "For too many rounds no Saint has gained a point";
        Ending::Still(_) => "In un giro intero nessuno ha pescato né giocato nulla", "For a whole round nobody drew or played anything";
        _ => "I giri sono finiti", "The rounds are over";
    };
    table::lines! { cast, (won, ending.winner());
        (true, _) => "{why}: alla meta il più vicino sei tu.", "{why}: nobody is nearer to the goal than you.";
        (false, Some(_)) => "{why}: alla meta il più vicino è il posto {a}.", "{why}: Seat {a} is the nearest to the goal.";
        (false, None) => "{why}: in testa la situazione è pari.", "{why}: the leaders are level.";
    }
}
