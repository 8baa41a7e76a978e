//! What wins, and how far everybody is. [1.1] [16.3]

use super::known::known;
use super::names::Cast;
use crate::View;
use crate::text::say;

/// So many rounds before the last one the line speaks of it.
const NEAR: u16 = 3;

/// One line; nothing once the game is over.
pub(super) fn aim(view: &View, cast: &Cast) -> String {
    let (lang, open) = (cast.lang, &view.open);
    if open.ending.is_some() {
        return String::new();
    }
    let goal = open.setup.goal();
    let last = last_rounds(view, cast);
    let saints = |seat: table::Seat| open.place(seat).rosa.len().to_string();
    let Some(me) = view.viewer else {
        let all: Vec<String> = table::Seat::all(open.seats()).map(saints).collect();
        let all = all.join(", ");
        return say!(lang, "{goal} Santi nella Rosa: {all}{last}", "{goal} Saints in the Rosa: {all}{last}");
    };
    let mine = saints(me);
    let on_the_way = match open.place(me).active {
        Some(_) => {
            let (has, need) = (open.place(me).points, known(view).need(me));
            format!(" + {has}/{need}")
        }
        None => String::new(),
    };
    let others: Vec<String> = open.others(me).map(saints).collect();
    let theirs = others.join(", ");
    table::lines! { cast, others.len();
        1 => "{goal} Santi nella Rosa: tu {mine}{on_the_way}, l'altro {theirs}{last}",
            "{goal} Saints in the Rosa: you {mine}{on_the_way}, the other {theirs}{last}";
        _ => "{goal} Santi nella Rosa: tu {mine}{on_the_way}, altri {theirs}{last}",
            "{goal} Saints in the Rosa: you {mine}{on_the_way}, others {theirs}{last}";
    }
}

/// Near the cap it is said: then whoever has most wins. [16.6]
fn last_rounds(view: &View, cast: &Cast) -> String {
    let (now, all) = (view.open.round(), view.open.setup.rounds);
    match now + NEAR > all {
        true => say!(cast.lang, " · giro {now} di {all}", " · round {now} of {all}"),
        false => String::new(),
    }
}
