//! What those who sit are called in sentences on a page: people by their names, computers by what the house calls them.

use ::table::grammar::Sitters;
use ::table::{Lang, Seat, Text};

use super::zones::{GLASS, Part, Seen};
use super::{company, log, talk};
use crate::fault::Fault;
use crate::names::alike;
use crate::store::{PlaceRow, Sitter};

/// The names of a table's seats for one viewer.
pub(super) fn sitters(seen: &Seen<'_>, lang: Lang) -> Sitters {
    let places = &seen.moment.places;
    let seats = || Seat::all(places.len()).zip(places);
    let bots = seats().filter(|(_, place)| matches!(place.sitter, Sitter::Bot(_))).count();
    let mut nth = 0;
    seats().fold(Sitters::of(seen.seat), |all, (seat, place)| match place {
        PlaceRow { sitter: Sitter::Bot(_), .. } if bots == 1 => {
            all.with(seat, lang.pick("il computer", "the computer"))
        }
        PlaceRow { sitter: Sitter::Bot(_), .. } => {
            nth += 1;
            all.with(seat, format!("Bot {nth}"))
        }
        PlaceRow { sitter: Sitter::Person(_), name } if !name.is_empty() => {
            let namesake = |(other, place): (Seat, &PlaceRow)| {
                other != seat && matches!(place.sitter, Sitter::Person(_)) && alike(&place.name, name)
            };
            // Two of a name are told apart by where they sit.
            let twin = seats().any(namesake);
            all.with(seat, if twin { format!("{name} {}", seat.index() + 1) } else { name.clone() })
        }
        _ => all,
    })
}

/// What a seat is called, where it has no part in the game but its number, and somebody sits there who has a name.
pub(super) fn named(seen: &Seen<'_>, seat: Seat) -> Option<String> {
    let lang = seen.visitor.lang;
    let part = seen.moment.played.seat_name(seen.seat, seat);
    if part.get(lang)
        != lang.pick(format!("Posto {}", seat.index() + 1), format!("Seat {}", seat.index() + 1))
    {
        return None;
    }
    sitters(seen, lang).name(seat).map(str::to_owned)
}

/// A sentence of the game as this viewer reads it.
pub(super) fn say(seen: &Seen<'_>, text: &Text) -> String {
    let lang = seen.visitor.lang;
    sitters(seen, lang).say(lang, text.get(lang))
}

/// The parts of a page with names in the place of seats' numbers; what people have written stays as they wrote it, symbols have none, and the log
/// has them already.
pub(super) fn put(seen: &Seen<'_>, parts: &mut [Part]) {
    let lang = seen.visitor.lang;
    let all = sitters(seen, lang);
    let speaks = |part: &&mut Part| {
        ![talk::TALK, company::COMPANY, log::LOG].contains(&part.id) && !part.id.ends_with(GLASS)
    };
    for part in parts.iter_mut().filter(speaks) {
        part.html = all.mark(lang, &part.html).into();
    }
}

/// A refusal as this viewer reads it.
pub(crate) fn refused(seen: &Seen<'_>, fault: Fault) -> Fault {
    let said = |lang: Lang, text: &str| sitters(seen, lang).say(lang, text);
    let text = Text::new(said(Lang::It, &fault.text.it), said(Lang::En, &fault.text.en));
    Fault { text, ..fault }
}
