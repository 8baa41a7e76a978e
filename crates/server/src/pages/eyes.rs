//! Through whose eyes a moment is looked at.

use ::table::erased::AnyMatch;
use ::table::{Seat, Zone};
use maud::{Markup, html};

use super::names::named;
use super::seats::{called, who};
use super::steps::Steps;
use super::zones::Seen;

/// Through whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// As the visitor saw it, or sees it now: a seat, or a spectator. The only eyes as long as a match goes on.
    Own(Option<Seat>),
    /// A seat's: after the end.
    Seat(Seat),
    /// At each moment those of whoever is asked: after the end.
    Turn,
    /// All hands lie open: after the end.
    All,
}

impl Eyes {
    /// The word in the address; one's own eyes need none.
    pub(super) fn word(self) -> Option<String> {
        match self {
            Eyes::Own(_) => None,
            Eyes::Seat(seat) => Some(seat.to_string()),
            Eyes::Turn => Some("turn".to_owned()),
            Eyes::All => Some("all".to_owned()),
        }
    }

    /// The seat that looks at a moment, if it is one.
    pub(super) fn at(self, past: &dyn AnyMatch) -> Option<Seat> {
        match self {
            Eyes::Own(seat) => seat,
            Eyes::Seat(seat) => Some(seat),
            Eyes::Turn | Eyes::All => on_turn(past),
        }
    }

    /// To whom the question is put: where all cards lie open it is told of somebody.
    pub(super) fn asked(self, past: &dyn AnyMatch) -> Option<Seat> {
        if self == Eyes::All { None } else { self.at(past) }
    }

    /// The ears with which the whole match was heard.
    pub(super) fn ears(self) -> Option<Seat> {
        match self {
            Eyes::Own(seat) => seat,
            Eyes::Seat(seat) => Some(seat),
            Eyes::Turn | Eyes::All => None,
        }
    }

    /// The game's zones.
    pub(super) fn zones(self, past: &dyn AnyMatch, seen: &Seen<'_>) -> Vec<Zone> {
        let (seat, lang) = (self.at(past), seen.visitor.lang);
        match self {
            Eyes::All => past.laid_open(seat, lang),
            _ => past.still(seat, lang),
        }
    }
}

/// Who is asked, or who answered last: draws are nobody's.
fn on_turn(past: &dyn AnyMatch) -> Option<Seat> {
    let answered = || {
        let lines = past.lines(0);
        lines.iter().rev().find_map(|line| line.split_once([':', '/'])?.0.parse().ok())
    };
    past.asked().first().or_else(answered)
}

/// After the end everyone may look through every seat's eyes: the record tells it all anyway.
pub(super) fn perspectives(steps: &Steps<'_>) -> Markup {
    let (seen, lang) = (steps.seen, steps.seen.visitor.lang);
    if !seen.moment.played.is_over() {
        return html! {};
    }
    let seats = Seat::all(seen.moment.places.len())
        .map(|seat| (Eyes::Seat(seat), who(seen.moment.place(seat), lang), seat));
    let seats: Vec<_> = seats.map(|(eyes, name, seat)| (eyes, part(seen, seat, &name))).collect();
    let all = [
        (Eyes::All, lang.pick("nessuno: tutto scoperto", "nobody: all open").to_owned()),
        (Eyes::Turn, lang.pick("chi è di turno", "whoever is on turn").to_owned()),
    ];
    html! {
        p {
            (lang.pick("Con gli occhi di: ", "Through the eyes of: "))
            @for (eyes, name) in all.iter().chain(&seats) {
                a href=(steps.link_as(&steps.at.to_string(), *eyes)) aria-current=[(*eyes == steps.eyes).then_some("true")] { (name) } " "
            }
        }
    }
}

fn part(seen: &Seen<'_>, seat: Seat, name: &str) -> String {
    // A part that is only a number says less than a name.
    named(&Seen { seat: None, ..*seen }, seat).unwrap_or_else(|| {
        let part = seen.moment.played.seat_name(None, seat);
        format!("{} ({name})", part.get(seen.visitor.lang))
    })
}

/// Who looks at this moment, said under the question.
pub(super) fn looks(steps: &Steps<'_>, past: &dyn AnyMatch) -> Markup {
    let (seen, lang) = (steps.seen, steps.seen.visitor.lang);
    let whose = |seat| called(&Seen { seat: None, ..*seen }, seat);
    let says = match (steps.eyes, steps.eyes.at(past)) {
        (Eyes::Own(_), _) | (_, None) => return html! {},
        (Eyes::All, Some(seat)) => lang.pick(
            format!("tutto scoperto, dal lato di {}", whose(seat)),
            format!("all open, from the side of {}", whose(seat)),
        ),
        (_, Some(seat)) => lang.pick(
            format!("con gli occhi di {}", whose(seat)),
            format!("through the eyes of {}", whose(seat)),
        ),
    };
    html! { p.chip { (says) } }
}
