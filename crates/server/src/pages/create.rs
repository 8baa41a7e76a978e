//! Making a table one's own way: the setup, who sits where, and the time.

use ::table::{DeckField, Field, Lang, Seat, Seed, Values};
use axum::response::Html;
use maud::{Markup, html};
use search::Entry;

use super::decks::opening;
use super::layout::Frame;
use super::lesson::offer;
use super::seats::{computer, level, plays, together};
use super::zones::duration;
use crate::decks::{playable, word_of};
use crate::fault::Fault;
use crate::given::Given;
use crate::store::OwnDeck;
use crate::visitor::Visitor;

/// A form as it stands: empty, or with what was chosen and why that does not do.
pub(crate) struct Draft<'a> {
    pub(crate) given: Option<&'a Given>,
    pub(crate) seats: usize,
    pub(crate) refused: Option<&'a Fault>,
    /// The visitor's decks for this game.
    pub(crate) decks: &'a [OwnDeck],
}

/// The times a question may have, in seconds; the first is none.
pub(crate) const TIMES: [i64; 4] = [0, 60, 300, 86_400];

pub(crate) fn create(visitor: &Visitor, entry: &Entry, draft: &Draft<'_>) -> Html<String> {
    let (lang, facts) = (visitor.lang, entry.game.facts());
    let title = lang.pick(format!("Un tavolo di {}", facts.name), format!("A table of {}", facts.name));
    let fields = entry.game.fields();
    let parts = parts(entry, lang);
    let decks = playable(entry, draft.decks);
    // A game that asks how many sit there is asked that first, and as many seats follow.
    let (counts, fields): (Vec<Field>, Vec<Field>) =
        fields.into_iter().partition(|field| field.name == "seats");
    // What belongs to a seat stands beside it.
    let (secrets, fields): (Vec<Field>, Vec<Field>) =
        fields.into_iter().partition(|field| field.seat.is_some());
    let most = counts.iter().filter_map(|field| most(&field.values)).max().unwrap_or(draft.seats);
    let main = html! {
        main id="main" {
            (opening(&title, facts.id, lang.pick(facts.about.0, facts.about.1)))
            @if entry.game.lesson().is_some() { p { (offer(entry, lang, None)) } }
            @if let Some(fault) = draft.refused { p.why role="alert" { (fault.text.get(lang)) } }
            form.create method="post" action=(format!("/new/{}", facts.id)) {
                fieldset {
                    legend { (lang.pick("Chi si siede", "Who sits where")) }
                    p.counsel { (lang.pick("Chi gioca con te non si iscrive: apre il link del tavolo e si siede.",
                        "Whoever plays with you needs no account: they open the table's link and sit down.")) }
                    @for one in &counts { (field(lang, draft, one, &decks)) }
                    @for number in 0..most.max(draft.seats) {
                        (seat(lang, entry, draft, number, parts.get(number)))
                        @for one in secrets.iter().filter(|field| field.seat.is_some_and(|seat| seat.index() == number)) {
                            (field(lang, draft, one, &decks))
                        }
                    }
                    (levels(entry, lang))
                    @if entry.game.has_decks() {
                        p.counsel {
                            (lang.pick("Un mazzo «scelto al tavolo» lo sceglie chi siede lì, all'inizio. ",
                                "A deck 'chosen at the table' is chosen by whoever sits there, at the beginning. "))
                            a href=(format!("/decks/{}", facts.id)) { (lang.pick("I tuoi mazzi", "Your decks")) }
                        }
                    }
                    @if most > draft.seats {
                        p.counsel data-seats-tip { (lang.pick("Contano i primi posti, quanti ne hai chiesti qui sopra.",
                            "The first seats count, as many as you asked for above.")) }
                    }
                }
                @if !fields.is_empty() {
                    fieldset {
                        legend { (lang.pick("Come si gioca", "How it is played")) }
                        p.counsel { (lang.pick("Se non sai che cosa scegliere, lascia com'è: sono le regole di base.",
                            "If you do not know what to choose, leave it as it is: these are the basic rules.")) }
                        @for one in &fields { (field(lang, draft, one, &decks)) }
                    }
                }
                (times(lang, draft))
                button.first type="submit" { (lang.pick("Apri il tavolo", "Open the table")) }
            }
        }
    };
    Frame { visitor, title: &title, class: "page-new", game: Some(facts.id), main, waits: false }.page()
}

impl Draft<'_> {
    fn value<'a>(&'a self, name: &str, otherwise: &'a str) -> &'a str {
        self.given.and_then(|given| given.get(name)).unwrap_or(otherwise)
    }
}

/// What a seat is when the game begins, and with which others it plays.
struct Begun {
    name: String,
    partners: Vec<usize>,
}

fn parts(entry: &Entry, lang: Lang) -> Vec<Begun> {
    // No one plays this match: its seed may be anything.
    let opened = entry.game.setup("").and_then(|setup| entry.game.open(&setup, Some(Seed::from_number(0))));
    let Ok(played) = opened else { return Vec::new() };
    let begun = |seat| Begun {
        name: played.seat_name(None, seat).get(lang).to_owned(),
        partners: played.partners(seat).without(seat).iter().map(Seat::index).collect(),
    };
    Seat::all(played.seats()).map(begun).collect()
}

fn seat(lang: Lang, entry: &Entry, draft: &Draft<'_>, number: usize, begun: Option<&Begun>) -> Markup {
    let name = format!("seat-{number}");
    let plain = format!("{} {}", lang.pick("Posto", "Seat"), number + 1);
    // A part that is only the seat's number again says nothing.
    let part = begun.map(|begun| &begun.name).filter(|name| **name != plain);
    let mates = begun.map(|begun| begun.partners.as_slice()).unwrap_or_default();
    let host = entry.host().map_or("person", |bot| bot.name());
    let chosen = draft.value(&name, if number == 0 { "me" } else { host });
    let option =
        |value: &str, text: String| html! { option value=(value) selected[value == chosen] { (text) } };
    html! {
        label data-seat=(number) {
            span {
                (plain) @if let Some(part) = part { " · " (part) }
                @if !mates.is_empty() { " " small { (beside(lang, mates)) } }
            } " "
            select name=(name) {
                (option("me", lang.pick("io", "me").to_owned()))
                (option("person", lang.pick("chi apre il link", "whoever opens the link").to_owned()))
                @for bot in entry.levels() { (option(bot.name(), computer(bot.name(), lang))) }
            }
        }
    }
}

/// How each level plays, beneath the seats: in the box of a choice it would be cut off.
fn levels(entry: &Entry, lang: Lang) -> Markup {
    let all: Vec<(&str, &str)> = entry
        .levels()
        .iter()
        .map(|bot| (level(bot.name(), lang), plays(bot.name(), lang)))
        .filter(|(_, how)| !how.is_empty())
        .collect();
    html! {
        @if !all.is_empty() {
            p.counsel {
                (lang.pick("Il computer: ", "The computer: "))
                @for (nth, (level, how)) in all.iter().enumerate() {
                    @if nth > 0 { "; " }
                    b { (level) } " (" (how) ")"
                }
                "."
            }
        }
    }
}

/// With which seats one plays.
fn beside(lang: Lang, mates: &[usize]) -> String {
    let numbers = together(lang, mates.iter().map(|mate| (mate + 1).to_string()));
    match mates.len() {
        1 => lang.pick(format!("in squadra con il posto {numbers}"), format!("partner of seat {numbers}")),
        _ => lang.pick(format!("in squadra con i posti {numbers}"), format!("partner of seats {numbers}")),
    }
}

/// The largest number that may stand in a field.
fn most(values: &Values) -> Option<usize> {
    match values {
        Values::Range(_, last) => usize::try_from(*last).ok(),
        Values::Words(words) => words.iter().filter_map(|(word, _)| word.parse().ok()).max(),
        Values::Deck(_) => None,
    }
}

fn field(lang: Lang, draft: &Draft<'_>, field: &Field, decks: &[&OwnDeck]) -> Markup {
    let name = format!("field-{}", field.name);
    let chosen = draft.value(&name, &field.default);
    html! {
        label {
            span { (field.about.get(lang).trim_end_matches('.')) } " "
            @match &field.values {
                Values::Words(words) => {
                    select name=(name) {
                        @for (word, meaning) in words {
                            option value=(word) selected[*word == chosen] { (meaning.get(lang)) }
                        }
                    }
                }
                Values::Deck(ready) => {
                    select name=(name) {
                        option value=(DeckField::OPEN) { (lang.pick("scelto al tavolo", "chosen at the table")) }
                        @for (word, deck) in ready {
                            option value=(word) selected[*word == chosen] { (deck.get(lang)) }
                        }
                        @if !decks.is_empty() {
                            optgroup label=(lang.pick("I tuoi mazzi", "Your decks")) {
                                @for deck in decks {
                                    @let word = word_of(deck);
                                    option value=(word) selected[word == chosen] { (deck.name) }
                                }
                            }
                        }
                    }
                }
                Values::Range(first, last) => {
                    @if let Some(among) = &field.among {
                        input type="number" name=(name) min=(first) max=(last) value=(draft.value(&name, "")) placeholder=(among);
                        small { (lang.pick("vuoto: ", "left empty: ")) (among) (lang.pick(" fra sole persone, ", " among people alone, ")) (field.default) (lang.pick(" col computer", " against the computer")) }
                    } @else {
                        input type="number" name=(name) min=(first) max=(last) value=(chosen) required;
                    }
                }
            }
        }
    }
}

fn times(lang: Lang, draft: &Draft<'_>) -> Markup {
    let chosen = draft.value("seconds", "0");
    html! {
        fieldset {
            legend { (lang.pick("Tempo per ogni mossa", "Time for each move")) }
            @for seconds in TIMES {
                label {
                    input type="radio" name="seconds" value=(seconds) checked[seconds.to_string() == chosen];
                    " " @if seconds == 0 { (lang.pick("senza limite", "no limit")) } @else { (duration(lang, seconds)) }
                }
            }
        }
    }
}
