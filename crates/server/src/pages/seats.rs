//! Who sits at a table, in words.

use ::table::{Lang, Seat};
use maud::{Markup, html};
use search::called_now;

use super::names::{named, sitters};
use super::window::pass_of;
use super::zones::Seen;
use crate::passes::Pass;
use crate::store::{PlaceRow, Sitter};
use crate::tables::now;

/// The name of whoever sits in a seat.
pub(super) fn who(place: Option<&PlaceRow>, lang: Lang) -> String {
    match place {
        Some(PlaceRow { sitter: Sitter::Bot(name), .. }) => computer(name, lang),
        Some(PlaceRow { sitter: Sitter::Person(_), name }) if !name.is_empty() => name.clone(),
        Some(PlaceRow { sitter: Sitter::Person(_), .. }) => lang.pick("ospite", "guest").to_owned(),
        _ => lang.pick("posto libero", "free seat").to_owned(),
    }
}

/// A bot in words.
pub(super) fn computer(bot: &str, lang: Lang) -> String {
    let the_computer = lang.pick("il computer", "the computer");
    match level(bot, lang) {
        "" => the_computer.to_owned(),
        level => format!("{the_computer}, {level}"),
    }
}

/// What a bot is called; empty for the one that needs no name.
pub(super) fn level(bot: &str, lang: Lang) -> &'static str {
    match called_now(bot) {
        "novice" => lang.pick("principiante", "novice"),
        "apprentice" => lang.pick("apprendista", "apprentice"),
        "first" => lang.pick("la prima versione", "its first version"),
        "adept" => lang.pick("esperto", "adept"),
        "master" => lang.pick("maestro", "master"),
        "random" => lang.pick("a caso", "at random"),
        _ => "",
    }
}

/// How a bot plays, for whoever chooses one; empty for those that are no level.
pub(super) fn plays(bot: &str, lang: Lang) -> &'static str {
    match called_now(bot) {
        "novice" => lang.pick(
            "molte cose gli sfuggono, un buon primo avversario",
            "overlooks things, a good first opponent",
        ),
        "apprentice" => lang.pick(
            "guarda poco avanti, e qualcosa gli sfugge",
            "looks a little ahead, and misses something now and then",
        ),
        "adept" => lang.pick("vede bene, ma non tutto", "sees well, but not everything"),
        "master" => lang.pick("gioca meglio che può", "plays as well as it can"),
        _ => "",
    }
}

/// A seat by its part in the game and who plays it.
pub(super) fn called(seen: &Seen<'_>, seat: Seat) -> String {
    let lang = seen.visitor.lang;
    let part = seen.moment.played.seat_name(seen.seat, seat);
    if let Some(name) = named(seen, seat) {
        let you = if seen.seat == Some(seat) { lang.pick(" (tu)", " (you)") } else { "" };
        return format!("{name}{you}");
    }
    let who = if seen.seat == Some(seat) {
        lang.pick("tu", "you").to_owned()
    } else {
        who(seen.moment.place(seat), lang)
    };
    format!("{} ({who})", part.get(lang))
}

/// A seat by who plays it, for the end: parts may have been swapped on the way. Only guests who are called the same are told
/// apart by the part they play.
pub(super) fn person(seen: &Seen<'_>, seat: Seat) -> String {
    let lang = seen.visitor.lang;
    if seen.seat == Some(seat) {
        return lang.pick("tu", "you").to_owned();
    }
    let name = who(seen.moment.place(seat), lang);
    let namesakes = Seat::all(seen.moment.places.len())
        .filter(|other| *other != seat && seen.seat != Some(*other))
        .any(|other| who(seen.moment.place(other), lang) == name);
    if namesakes { called(seen, seat) } else { name }
}

pub(super) fn seats(seen: &Seen<'_>) -> Markup {
    let lang = seen.visitor.lang;
    html! {
        h2 { (lang.pick("Al tavolo", "At the table")) }
        ul.seats { @for seat in Seat::all(seen.moment.places.len()) { (line(seen, seat)) } }
    }
}

fn line(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let (you, asked) = (seen.seat == Some(seat), is_asked(seen, seat));
    let class = format!("seat{}{}", if you { " you" } else { "" }, if asked { " asked" } else { "" });
    let part = moment.played.seat_name(seen.seat, seat);
    html! {
        li class=(class) {
            // A part that is only a number says less than a name.
            @match named(seen, seat) {
                None => { b { (part.get(lang)) } " " }
                Some(name) if bot_of_many(seen, seat) => { b { (name) } " " }
                Some(_) => {}
            }
            span {
                (who(moment.place(seat), lang))
                @if you { " (" (lang.pick("tu", "you")) ")" }
            }
            " " small {
                @for (nth, mark) in marks(seen, seat).iter().enumerate() { @if nth > 0 { " · " } (mark) }
                (since(seen, seat))
            }
        }
    }
}

/// With whom a seat plays, said beside it: 'your partner', 'partner of Ada'. `None` where it plays for itself.
pub(super) fn beside(seen: &Seen<'_>, seat: Seat) -> Option<String> {
    let (lang, mates) = (seen.visitor.lang, seen.moment.partners(seat));
    if mates.is_empty() {
        return None;
    }
    if seen.seat.is_some_and(|own| mates.has(own)) {
        return Some(lang.pick("in squadra con te", "your partner").to_owned());
    }
    let names = together(lang, mates.iter().map(|mate| mate_name(seen, mate)));
    Some(lang.pick(format!("in squadra con {names}"), format!("partner of {names}")))
}

/// A partner by name, or by the part it plays as long as there is none.
pub(super) fn mate_name(seen: &Seen<'_>, seat: Seat) -> String {
    match seen.moment.place(seat) {
        Some(PlaceRow { sitter: Sitter::Person(_), name }) if !name.is_empty() => name.clone(),
        _ => sitters(seen, seen.visitor.lang).name(seat).map_or_else(
            || seen.moment.played.seat_name(seen.seat, seat).get(seen.visitor.lang).to_owned(),
            str::to_owned,
        ),
    }
}

/// 'Ada', 'Ada and Bea', 'Ada, Bea and Cleo'.
pub(super) fn together(lang: Lang, names: impl Iterator<Item = String>) -> String {
    table::grammar::and(lang, names)
}

/// Is this seat asked, as far as this viewer may know? In a window somebody else's answer changes nothing.
fn is_asked(seen: &Seen<'_>, seat: Seat) -> bool {
    let played = &seen.moment.played;
    let answered = played.is_window() && seen.seat != Some(seat) && played.sealed().has(seat);
    played.asked().has(seat) || answered
}

/// Is it a computer among several, told apart by what the house calls them?
fn bot_of_many(seen: &Seen<'_>, seat: Seat) -> bool {
    seen.moment.bots().has(seat) && seen.moment.bots().len() > 1
}

/// Since when the page of an absent seat has not been open.
fn since(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let seen_at = moment.seen.get(seat.index()).copied().flatten().filter(|_| is_away(seen, seat));
    html! {
        @if let Some(at) = seen_at {
            (lang.pick(" da ", " for ")) span data-since=(at) { (lasts(lang, now().saturating_sub(at))) }
        }
    }
}

/// So long, as roughly as it matters: '3 min', '2 h'.
fn lasts(lang: Lang, millis: i64) -> String {
    match millis / 60_000 {
        ..=0 => "1 min".to_owned(),
        minutes @ 1..=119 => format!("{minutes} min"),
        minutes @ 120..=2879 => format!("{} h", minutes / 60),
        minutes => format!("{} {}", minutes / 1440, lang.pick("giorni", "days")),
    }
}

fn is_away(seen: &Seen<'_>, seat: Seat) -> bool {
    let person = seen.moment.place(seat).is_some_and(|place| matches!(place.sitter, Sitter::Person(_)));
    person && seen.seat != Some(seat) && !seen.moment.present.has(seat)
}

fn marks(seen: &Seen<'_>, seat: Seat) -> Vec<String> {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let played = &moment.played;
    let bot = moment.computers().has(seat);
    let given = moment.given.has(seat) && !played.is_over();
    let left = moment.left.has(seat) && !given && !played.is_over();
    let away = is_away(seen, seat);
    let asked = is_asked(seen, seat);
    // Who has answered, and whether a bot still thinks, would tell who had something to think about.
    let window = played.is_window();
    let sealed = played.sealed().has(seat) && !(window && seen.seat != Some(seat));
    let pass = pass_of(seen, seat).filter(|_| !played.is_over());
    let signs = [
        (asked && window, lang.pick("può reagire", "may react")),
        (asked && !window && bot, lang.pick("sta pensando", "is thinking")),
        (asked && !window && !bot, lang.pick("deve scegliere", "has to choose")),
        (sealed, lang.pick("ha scelto, in busta chiusa", "has chosen, under seal")),
        (pass == Some(Pass::Always), lang.pick("passa in tutte le finestre", "passes in all windows")),
        (pass == Some(Pass::UntilTurn), lang.pick("passa fino al suo turno", "passes until its turn")),
        (played.resigned() == Some(seat), lang.pick("ha abbandonato", "has resigned")),
        (left, lang.pick("ha abbandonato: gioca il computer", "has resigned: the computer plays on")),
        (given, lang.pick("gioca il computer, finché non torna", "the computer plays until they come back")),
        (moment.closes.has(seat), lang.pick("chiuderebbe il tavolo", "would close the table")),
        (away, lang.pick("non collegato", "not connected")),
    ];
    let signs = signs.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned());
    beside(seen, seat).into_iter().chain(signs).collect()
}
