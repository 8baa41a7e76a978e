//! Decks of one's own: as forms give them, at the form of a table, and brought to a table.

use std::sync::Arc;

use search::Entry;
use table::erased::{Workshop, bring};
use table::{Deck, DeckField, Lang, Seat, Text, Trouble, Values};

use crate::change::Change;
use crate::door::Shut;
use crate::fault::Fault;
use crate::given::Given;
use crate::store::OwnDeck;
use crate::tables::{Moment, Table};

/// Far more than any deck needs.
pub(crate) const LONGEST_TEXT: usize = 8 * 1024;
pub(crate) const LONGEST_NAME: usize = 60;
/// The most copies that a form takes of one card.
pub(crate) const MOST_COPIES: u32 = 99;

/// The workshop of a game under a setup; a game without decks has none.
pub(crate) fn workshop(entry: &Entry, setup: &str) -> Result<Workshop, Fault> {
    entry.game.workshop(setup).map_err(Fault::unfit)?.ok_or_else(|| {
        let name = entry.game.facts().name;
        Fault::missing(
            format!("{name} non si gioca con mazzi propri"),
            format!("{name} is not played with decks of one's own"),
        )
    })
}

/// What a form makes of a deck: its name and its text. What it does not say stays as it was. What is wrong with it is said
/// beside it, so that nothing of it is lost.
pub(crate) fn filled(
    workshop: &Workshop,
    lang: Lang,
    given: &Given,
    before: OwnDeck,
) -> (OwnDeck, Result<(), Fault>) {
    let name = given.get("name").map_or(before.name, |name| named(name, lang));
    let (text, counted) = match given.get("text") {
        Some(text) => (plain(text), Ok(())),
        None if given.get("cards").is_some() => {
            let (deck, counted) = counted(workshop, given);
            (
                under(workshop, lang, &plain(given.get("strays").unwrap_or_default()))
                    + &workshop.write(lang, &deck),
                counted,
            )
        }
        None => (before.text, Ok(())),
    };
    let fits = if text.len() <= LONGEST_TEXT { Ok(()) } else { Err(too_long(text.len())) };
    (OwnDeck { id: before.id, name, text }, counted.and(fits))
}

/// Lines that were no cards, before the cards: those that are mended belong to the main part.
fn under(workshop: &Workshop, lang: Lang, strays: &str) -> String {
    match (strays.trim(), workshop.parts.first()) {
        ("", _) | (_, None) => String::new(),
        (strays, Some(part)) => format!("{strays}\n\n{}:\n", part.name.get(lang)),
    }
}

fn named(given: &str, lang: Lang) -> String {
    let words: Vec<&str> = given.split_whitespace().collect();
    let name: String = words.join(" ").chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    if name.is_empty() { lang.pick("Mazzo senza nome", "Nameless deck").to_owned() } else { name }
}

/// A text with plain ends of lines and nothing that cannot be seen.
fn plain(text: &str) -> String {
    text.replace("\r\n", "\n").chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}

/// The deck of the numbers in a form, and what is wrong with them.
fn counted(workshop: &Workshop, given: &Given) -> (Deck, Result<(), Fault>) {
    let (mut deck, mut wrong) = (Deck::default(), Ok(()));
    for (nth, part) in workshop.parts.iter().enumerate() {
        for card in &workshop.stock {
            let Some(copies) = given.get(&format!("{}-{}", part.word, card.id)) else { continue };
            match copies.trim() {
                "" => {}
                copies => match copies.parse() {
                    Ok(copies) if copies <= MOST_COPIES => deck.add(nth, &card.id, copies),
                    _ => wrong = Err(no_count(&card.name, copies)),
                },
            }
        }
    }
    (deck, wrong)
}

fn no_count(card: &Text, given: &str) -> Fault {
    let given: String = given.chars().filter(|c| !c.is_control()).take(20).collect();
    Fault::unfit(Trouble::say(
        format!("{}: è atteso un numero da 0 a {MOST_COPIES}, non «{given}»", card.it),
        format!("{}: a number from 0 to {MOST_COPIES} is expected, not '{given}'", card.en),
    ))
}

fn too_long(bytes: usize) -> Fault {
    Fault::unfit(Trouble::say(
        format!("il testo è di {bytes} byte: al più se ne conservano {LONGEST_TEXT}. Non è stato salvato"),
        format!("the text has {bytes} bytes: at most {LONGEST_TEXT} are kept. It was not saved"),
    ))
}

/// How a deck of one's own is called in the form of a table.
const OWN: &str = "own-";

pub(crate) fn word_of(deck: &OwnDeck) -> String {
    format!("{OWN}{}", deck.id)
}

/// Those that can be played by the usual rules.
pub(crate) fn playable<'a>(entry: &Entry, own: &'a [OwnDeck]) -> Vec<&'a OwnDeck> {
    let Ok(workshop) = workshop(entry, "") else { return Vec::new() };
    own.iter().filter(|deck| workshop.sort(&deck.text).wrong.is_empty()).collect()
}

/// What stands in a setup's field for what was chosen in the form of a table.
pub(crate) fn picked(entry: &Entry, setup: &str, own: &[OwnDeck], value: &str) -> Result<String, Fault> {
    let Some(id) = value.strip_prefix(OWN) else { return Ok(value.to_owned()) };
    let deck = own.iter().find(|deck| deck.id == id).ok_or_else(not_yours)?;
    legal(&workshop(entry, setup)?, deck)
}

/// A legal deck as it stands in a setup's field.
pub(crate) fn legal(workshop: &Workshop, deck: &OwnDeck) -> Result<String, Fault> {
    let name = &deck.name;
    let because = |pick: fn(&Trouble) -> String, wrong: &[Trouble]| {
        wrong.iter().map(pick).collect::<Vec<_>>().join("; ")
    };
    workshop.read(&deck.text).map(|deck| deck.to_string()).map_err(|wrong| {
        let (it, en) = (because(|one| one.get(Lang::It), &wrong), because(|one| one.get(Lang::En), &wrong));
        Fault::unfit(Trouble::say(
            format!("«{name}» qui non è un mazzo permesso: {it}"),
            format!("'{name}' is no legal deck here: {en}"),
        ))
    })
}

pub(crate) fn not_yours() -> Fault {
    Fault::missing("questo mazzo non è fra i tuoi", "this deck is not among yours")
}

impl Moment {
    /// The field of the deck that this seat is asked for now, if it is: it has answered nothing yet.
    pub(crate) fn open_deck(&self, entry: &Entry, seat: Seat) -> Option<&'static str> {
        let played = self.played.as_ref();
        if !entry.game.has_decks() || !played.asked().has(seat) || played.before_last_of(seat).is_some() {
            return None;
        }
        let fields = entry.game.fields().into_iter();
        let decks = fields.filter(|field| matches!(field.values, Values::Deck(_)));
        let name = decks.filter(|field| field.seat == Some(seat)).map(|field| field.name).next()?;
        let open = format!("{name}={}", DeckField::OPEN);
        played.setup().split_whitespace().any(|part| part == open).then_some(name)
    }
}

impl Table {
    /// A seat that is asked for a deck brings one of its own: the match begins again with it and with the same answers.
    pub(crate) async fn bring(self: &Arc<Self>, seat: Seat, deck: String) -> Result<(), Shut> {
        let table = self.clone();
        self.change(move |moment| {
            let game = &table.entry.game;
            let name = moment.open_deck(&table.entry, seat).ok_or_else(|| {
                Shut::No(Text::new(
                    "qui non ti si chiede un mazzo: o l'hai già scelto, o la partita è finita",
                    "you are not asked for a deck here: you have chosen already, or the match is over",
                ))
            })?;
            let answers = moment.played.lines(0);
            let setup = game.with_field(&moment.played.setup(), name, &deck);
            let begun = setup.and_then(|setup| game.load(&setup, table.row.seed, table.row.given, &answers));
            let played = begun.map_err(|trouble| Shut::No(trouble.text))?;
            let mut lines = vec![bring(name, &deck)];
            lines.extend(played.lines(answers.len()));
            Ok(Change { played, lines, envelope: None, aside: None })
        })
        .await
    }
}
