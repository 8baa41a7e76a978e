//! Decks: a main deck and a side deck, the ready ones, and decks as people write them. Chapter 2.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use table::{Lang, Text, Trouble};

use crate::cards::{CardSet, Set};
use crate::{Bag, Banner, Card};

/// The least cards of a main deck [2.1], and the most that the program takes.
pub const LEAST: usize = 45;
/// The most cards of a main deck.
pub const MOST: usize = 100;
/// The most cards of a side deck [2.3].
pub const SIDE: usize = 10;
/// The most copies of a card that is no mercenary [2.2].
pub const COPIES: u8 = 3;

/// A main deck with its side deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck {
    /// What is played with.
    pub main: Bag,
    /// What may be swapped in between two duels.
    pub side: Bag,
}

/// A deck that comes with the box.
pub struct Ready {
    /// How a setup calls it.
    pub word: &'static str,
    /// Its name.
    pub name: Text,
    /// As people write it.
    pub file: &'static str,
    /// Its cards.
    pub deck: Arc<Deck>,
}

/// The words of the ready decks.
pub const WORDS: [&str; 4] = ["bastione", "galoppo", "rogo", "crepuscolo"];

const NAMES: [(&str, &str); 4] =
    [("Bastione", "Bastion"), ("Galoppo", "Gallop"), ("Rogo", "Pyre"), ("Crepuscolo", "Dusk")];

const FILES: [&str; 4] = [
    include_str!("../cards/decks/bastione.txt"),
    include_str!("../cards/decks/galoppo.txt"),
    include_str!("../cards/decks/rogo.txt"),
    include_str!("../cards/decks/crepuscolo.txt"),
];

/// The ready decks, in the order of [`WORDS`].
///
/// # Panics
/// When one of them is no deck of the box: a test reads them all.
pub fn ready() -> &'static [Ready] {
    static READY: OnceLock<Vec<Ready>> = OnceLock::new();
    READY.get_or_init(|| {
        let one = |at: usize| match read(FILES[at], Set::of_the_box().cards()) {
            Ok(deck) => {
                let (it, en) = NAMES[at];
                Ready { word: WORDS[at], name: Text::new(it, en), file: FILES[at], deck: Arc::new(deck) }
            }
            Err(wrongs) => panic!("the ready deck {} is none: {wrongs:?}", WORDS[at]),
        };
        (0..WORDS.len()).map(one).collect()
    })
}

/// The ready decks that can be played with these cards, by index.
pub fn ready_in(cards: Set) -> Vec<u8> {
    let fits = |at: &u8| ready()[usize::from(*at)].deck.wrongs(cards).is_empty();
    (0..WORDS.len() as u8).filter(fits).collect()
}

impl Deck {
    /// Main deck and side deck together.
    pub fn all(&self) -> Bag {
        let mut all = self.main.clone();
        all.pour(&self.side);
        all
    }

    /// Every reason why this is no legal deck. [2.1] [2.2] [2.3]
    pub fn wrongs(&self, cards: Set) -> Vec<Trouble> {
        self.all_wrongs(cards.cards())
    }

    fn all_wrongs(&self, cards: &CardSet) -> Vec<Trouble> {
        let mut wrongs = Vec::new();
        let mut wrong = |it: String, en: String| wrongs.push(Trouble::say(it, en));
        let (main, side) = (self.main.len(), self.side.len());
        if main < LEAST {
            wrong(
                format!("il mazzo ha {main} carte: ne servono almeno {LEAST}"),
                format!("the deck has {main} cards: at least {LEAST} are needed"),
            );
        }
        if main > MOST {
            wrong(
                format!("il mazzo ha {main} carte: qui possono essere al più {MOST}"),
                format!("the deck has {main} cards: at most {MOST} are taken here"),
            );
        }
        if side > SIDE {
            wrong(
                format!("il side deck ha {side} carte: possono essere al più {SIDE}"),
                format!("the side deck has {side} cards: at most {SIDE} are allowed"),
            );
        }
        for (card, copies) in self.all().iter() {
            let Some(print) = cards.get(card) else {
                wrong(format!("la carta {card} in queste carte non c'è"), format!("there is no card {card} in these cards"));
                continue;
            };
            if copies > COPIES && card.banner() != Banner::Free {
                let name = &print.name;
                wrong(
                    format!("{} ({card}): {copies} copie fra mazzo e side deck, al più {COPIES}", name.it),
                    format!("{} ({card}): {copies} copies in deck and side deck, at most {COPIES}", name.en),
                );
            }
        }
        wrongs
    }
}

/// Reads a deck as people write it: `3 t12 name`, one line for each card; `side` before the side deck; `#` begins a comment.
///
/// # Errors
/// Every line that cannot be read, with its place; if all can, every reason why the deck is not legal.
pub fn read(text: &str, cards: &CardSet) -> Result<Deck, Vec<Trouble>> {
    let (mut deck, mut wrongs, mut in_side) = (Deck::default(), Vec::new(), false);
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() || line.to_lowercase().starts_with("name:") || line.to_lowercase().starts_with("nome:") {
            continue;
        }
        if matches!(line.to_lowercase().trim_end_matches(':'), "side" | "side deck" | "sideboard") {
            in_side = true;
            continue;
        }
        match entry(line, cards) {
            Ok((copies, card)) => {
                let part = if in_side { &mut deck.side } else { &mut deck.main };
                part.add(card, copies.min(u8::MAX - part.count(card)));
            }
            Err(wrong) => wrongs.push(wrong.at(at + 1, 1)),
        }
    }
    if wrongs.is_empty() {
        wrongs = deck.all_wrongs(cards);
    }
    if wrongs.is_empty() { Ok(deck) } else { Err(wrongs) }
}

/// A line: copies, then the card by its code or by its name in either language.
fn entry(line: &str, cards: &CardSet) -> Result<(u8, Card), Trouble> {
    let (copies, what) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let digits = copies.trim_end_matches(['x', 'X', '×']);
    let copies = digits.parse().ok().filter(|n| (1..=100).contains(n)).ok_or_else(|| {
        Trouble::say(
            format!("«{line}»: è atteso un numero di copie da 1 a 100 e poi una carta, come «3 t12»"),
            format!("'{line}': a number of copies from 1 to 100 and then a card is expected, like '3 t12'"),
        )
    })?;
    let what = what.trim();
    let code = what.split_whitespace().next().unwrap_or("");
    if let Some(card) = code.parse().ok().filter(|card| cards.get(*card).is_some()) {
        return Ok((copies, card));
    }
    let named = |name: &Text| [&name.it, &name.en].iter().any(|name| name.to_lowercase() == what.to_lowercase());
    let found = cards.all().find(|(_, print)| named(&print.name));
    found.map(|(card, _)| (copies, card)).ok_or_else(|| {
        Trouble::say(
            format!("«{what}» non è una carta: è atteso un codice come t12 o il nome di una carta"),
            format!("'{what}' is no card: a code like t12 or the name of a card is expected"),
        )
    })
}

/// A deck as people write it, with the names of its cards.
pub fn write(deck: &Deck, cards: &CardSet, lang: Lang) -> String {
    let part = |bag: &Bag| -> String {
        let name = |card| cards.get(card).map_or("", |print| print.name.get(lang));
        bag.iter().map(|(card, copies)| format!("{copies} {card} {}\n", name(card))).collect()
    };
    let side = if deck.side.is_empty() { String::new() } else { format!("side\n{}", part(&deck.side)) };
    part(&deck.main) + &side
}

/// `3*t1+12*m1/2*t4`: the main deck and the side deck.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.main, self.side)
    }
}

impl FromStr for Deck {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let (main, side) = text.split_once('/').ok_or_else(|| {
            Trouble::say(
                format!("«{text}» non è un mazzo: sono attese carte come 3*t1+12*m1/2*t4"),
                format!("'{text}' is no deck: cards like 3*t1+12*m1/2*t4 are expected"),
            )
        })?;
        Ok(Deck { main: main.parse()?, side: side.parse()? })
    }
}
