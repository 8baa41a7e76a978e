//! What wins, how far everybody is, and how near madness. [1.1] [16.1] [6.5]

use table::Seat;

use super::names::Cast;
use crate::View;
use crate::cards::Side;
use crate::open::Place;
use crate::text::say;

/// So many rounds before the last one, and so many points before madness, the line speaks of it.
const NEAR: u16 = 3;
const CLOSE: u8 = 2;
/// Where Corruption ends, for the evil and for the good. [6.4]
const ENDS: (u8, u8) = (1, 10);

/// One line; nothing once the game is over.
pub(super) fn aim(view: &View, cast: &Cast) -> String {
    let (lang, open) = (cast.lang, &view.open);
    if open.ending.is_some() {
        return String::new();
    }
    if open.places.iter().any(|place| place.god.is_none()) {
        return say!(
            lang,
            "Vince chi arriva a 10 punti Fede, o resta senza impazzire",
            "Reach 10 points of Faith, or be the last one sane"
        );
    }
    // Of what may end it otherwise, what comes first.
    let tail = last_rounds(view, cast).or_else(|| madness(view, cast)).unwrap_or_default();
    let Some(me) = view.viewer else {
        let all = faith(view, cast, Seat::all(open.seats()));
        return say!(lang, "10 Fede per vincere: {all}{tail}", "10 Faith to win: {all}{tail}");
    };
    let (mine, others) = (open.place(me).faith, faith(view, cast, open.from(me).skip(1)));
    table::lines! { cast, (open.place(me).mad, open.seats());
        (true, _) => "Folle, non puoi più vincere: gli altri {others}{tail}", "Folle, you cannot win any more: the others {others}{tail}";
        (false, 2) => "10 Fede per vincere: tu {mine}, l'altro {others}{tail}", "10 Faith to win: you {mine}, the other {others}{tail}";
        (false, _) => "10 Fede per vincere: tu {mine}, gli altri {others}{tail}", "10 Faith to win: you {mine}, the others {others}{tail}";
    }
}

/// The real Faith of seats, which is what wins [15.2], and how many of them are Folli, who cannot [16.5].
fn faith(view: &View, cast: &Cast, seats: impl Iterator<Item = Seat>) -> String {
    let (mad, sane): (Vec<&Place>, Vec<&Place>) =
        seats.map(|seat| view.open.place(seat)).partition(|place| place.mad);
    let points = sane.iter().map(|place| place.faith.to_string()).collect::<Vec<_>>().join(", ");
    table::lines! { cast, (sane.len(), mad.len());
        (_, 0) => "{points}", "{points}";
        (0, 1) => "Folle", "Folle";
        (0, _) => "tutti Folli", "all Folli";
        (_, 1) => "{points} e un Folle", "{points} and a Folle";
        (_, n) => "{points} e {n} Folli", "{points} and {n} Folli";
    }
}

/// The viewer's own Corruption, where it has almost led to madness.
fn madness(view: &View, cast: &Cast) -> Option<String> {
    let me = view.viewer.filter(|me| !view.open.place(*me).mad)?;
    let now = view.open.place(me).corruption;
    let (end, left) = match cast.side(me)? {
        Side::Evil => (ENDS.0, now.saturating_sub(ENDS.0)),
        Side::Good => (ENDS.1, ENDS.1.saturating_sub(now)),
    };
    let near =
        || say!(cast.lang, " · Corruzione {now}, Folle a {end}", " · Corruption {now}, Folle at {end}");
    (left <= CLOSE).then(near)
}

/// Near the cap it is said: then the most Faith wins. [16.6]
fn last_rounds(view: &View, cast: &Cast) -> Option<String> {
    let (now, all) = (view.open.round(), view.open.setup.rounds);
    (now + NEAR > all).then(|| say!(cast.lang, " · giro {now} di {all}", " · round {now} of {all}"))
}
