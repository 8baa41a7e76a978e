//! Why the game was won or lost.

use super::names::Cast;
use crate::{Ending, View};

/// [1.1] To whoever has lost, how far they came.
pub(super) fn outcome(view: &View, cast: &Cast) -> String {
    let Some(ending) = view.open.ending else { return String::new() };
    let won = view.viewer.is_some() && view.viewer == ending.winner();
    let a = ending.winner().map(|seat| cast.who(seat)).unwrap_or_default();
    let most = ending.winner().map_or(0, |seat| view.open.place(seat).faith);
    let mine =
        view.viewer.map(|seat| view.open.place(seat)).filter(|place| !place.mad).map(|place| place.faith);
    let n = mine.unwrap_or_default();
    table::lines! { cast, (ending, won, mine.is_some());
        (Ending::Faith(_), true, _) => "Arrivi a 10 Fede e catturi il Folle Etto.", "You reach 10 Faith and capture the Folle Etto.";
        (Ending::Faith(_), _, true) =>
            "{a} arriva a 10 Fede e cattura il Folle Etto; tu sei a {n}.", "{a} reaches 10 Faith and captures the Folle Etto; you have {n}.";
        (Ending::Faith(_), ..) => "{a} arriva a 10 Fede e cattura il Folle Etto.", "{a} reaches 10 Faith and captures the Folle Etto.";
        (Ending::Captured(_), true, _) => "Il Folle Etto lo catturi tu, con le tue mani.", "You capture the Folle Etto in person.";
        (Ending::Captured(_), ..) => "{a} cattura il Folle Etto con le proprie mani.", "{a} captures the Folle Etto in person.";
        (Ending::LastSane(_), true, _) => "Tutti gli altri sono Folli: il senno è rimasto a te.", "All the others are Folle: you alone are still sane.";
        (Ending::LastSane(_), ..) => "Solo {a} ha ancora il senno.", "Only {a} is still sane.";
        (Ending::AllMad, ..) => "Sono tutti Folli, e il mondo dovrà arrangiarsi.", "Everybody is Folle, and the world will have to manage.";
        (Ending::Cap(_), true, _) => "I giri sono finiti, e la tua Fede è la più alta: {most}.", "The rounds are over, and your Faith is the highest: {most}.";
        (Ending::Cap(_), _, true) =>
            "I giri sono finiti, e la Fede più alta è di {a}: {most}, la tua è {n}.", "The rounds are over, and {a} has the most Faith: {most} to your {n}.";
        (Ending::Cap(_), ..) => "I giri sono finiti, e la Fede più alta è di {a}: {most}.", "The rounds are over, and {a} has the most Faith: {most}.";
    }
}
