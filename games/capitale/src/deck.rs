//! Decks: a main deck and a side deck, the ready ones, and decks as people write them. Chapter 2.

use std::sync::{Arc, OnceLock};

use table::{Flaw, Lang, ReadyDeck, Text, Trouble};

use crate::cards::{CardSet, Set};
use crate::{Bag, Banner, Card};

/// The least cards of a main deck [2.1].
pub(crate) const LEAST: usize = 45;
/// The most cards of a main deck [2.1]: the rulebook names no limit, the program takes no more.
pub(crate) const MOST: usize = 100;
/// The most cards of a side deck [2.4].
pub(crate) const SIDE: usize = 10;
/// The most copies of a card that is no mercenary [2.2].
pub(crate) const COPIES: u8 = 3;

/// A main deck with its side deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck {
    /// What is played with.
    pub main: Bag,
    /// What may be swapped in between two duels.
    pub side: Bag,
}

/// A deck that comes with a set of cards.
pub struct Ready {
    /// How a setup calls it.
    pub word: &'static str,
    /// Its name.
    pub name: Text,
    /// One line about it.
    pub about: Text,
    /// Its cards.
    pub deck: Arc<Deck>,
}

/// The words of the ready decks.
pub(crate) const WORDS: [&str; 4] = ["bastione", "galoppo", "rogo", "crepuscolo"];

const NAMES: [(&str, &str); 4] =
    [("Bastione", "Bastion"), ("Galoppo", "Gallop"), ("Rogo", "Pyre"), ("Crepuscolo", "Dusk")];

const ABOUT: [(&str, &str); 4] = [
    (
        "Torre e Vento: occupa, si arrocca e non si muove più.",
        "Tower and Wind: takes a city, digs in and stays.",
    ),
    (
        "Vento e Brace: arriva prima, colpisce e riparte.",
        "Wind and Ember: arrives first, strikes and rides on.",
    ),
    (
        "Brace e Notte: danni da lontano e pochi scrupoli.",
        "Ember and Night: damage from afar and few scruples.",
    ),
    (
        "Notte e Torre: toglie carte, aspetta e poi chiude le porte.",
        "Night and Tower: takes cards away, waits, and shuts the gates.",
    ),
];

const FILES: [&str; 4] = [
    include_str!("../cards/decks/bastione.txt"),
    include_str!("../cards/decks/galoppo.txt"),
    include_str!("../cards/decks/rogo.txt"),
    include_str!("../cards/decks/crepuscolo.txt"),
];

/// The ready decks of these cards, in the order of [`WORDS`]. [2.6]
pub fn ready(cards: Set) -> Vec<Ready> {
    let text = |(it, en): (&str, &str)| Text::new(it, en);
    let one = |at: usize| Ready {
        word: WORDS[at],
        name: text(NAMES[at]),
        about: text(ABOUT[at]),
        deck: cards.cards().deck(at as u8).clone(),
    };
    (0..WORDS.len()).map(one).collect()
}

/// The ready deck that a setup calls so.
pub(crate) fn called(cards: Set, word: &str) -> Option<Arc<Deck>> {
    let at = WORDS.iter().position(|known| *known == word)?;
    Some(cards.cards().deck(at as u8).clone())
}

/// The name of a ready deck.
pub(crate) fn name(at: u8, lang: Lang) -> &'static str {
    NAMES.get(usize::from(at)).map_or("", |(it, en)| lang.pick(it, en))
}

/// The ready decks as the house lists them.
pub(crate) fn listed(cards: Set) -> Vec<ReadyDeck> {
    let one = |ready: Ready| ReadyDeck {
        word: ready.word,
        name: ready.name,
        about: ready.about,
        deck: ready.deck.list(),
    };
    ready(cards).into_iter().map(one).collect()
}

/// The decks of the first box, in the order of [`WORDS`]: those of every set whose file has no others. Matches are stored
/// with their words, so that these files never change; a box with other decks writes them in its own file.
pub(crate) fn first() -> &'static [Arc<Deck>; 4] {
    static DECKS: OnceLock<[Arc<Deck>; 4]> = OnceLock::new();
    DECKS.get_or_init(|| FILES.map(|file| Arc::new(written(file).unwrap_or_default())))
}

/// A ready deck as its file has it: lines like `3 t12 # …`, and `Side deck:` before the side deck.
///
/// # Errors
/// The first line that is no such line.
pub(crate) fn written(file: &str) -> Result<Deck, &str> {
    let mut deck = Deck::default();
    let mut part = &mut deck.main;
    for line in file.lines() {
        let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
        match words[..] {
            [] => {}
            ["Side", "deck:"] => part = &mut deck.side,
            [copies, card] => match (copies.parse(), card.parse()) {
                (Ok(copies @ 1..), Ok(card)) => part.add(card, copies),
                _ => return Err(line),
            },
            _ => return Err(line),
        }
    }
    Ok(deck)
}

impl Deck {
    /// The deck that a list names.
    ///
    /// # Errors
    /// A code that is no card's, or more copies than there is room for.
    pub fn of(list: &table::Deck) -> Result<Self, Trouble> {
        let mut deck = Deck::default();
        for (part, card, copies) in list.iter() {
            let bag = if part == 0 { &mut deck.main } else { &mut deck.side };
            let most = u32::from(u8::MAX) - bag.len() as u32;
            let fits = u8::try_from(copies).ok().filter(|copies| u32::from(*copies) <= most);
            let fits = fits.ok_or_else(|| {
                Trouble::say(
                    format!("{copies} × {card} non ci stanno: un mazzo ha al più {MOST} carte"),
                    format!("{copies} × {card} do not fit: a deck has at most {MOST} cards"),
                )
            })?;
            bag.add(card.parse()?, fits);
        }
        Ok(deck)
    }

    /// The deck as a list.
    pub fn list(&self) -> table::Deck {
        let mut list = table::Deck::default();
        for (part, bag) in [&self.main, &self.side].into_iter().enumerate() {
            bag.iter().for_each(|(card, copies)| list.add(part, &card.to_string(), copies.into()));
        }
        list
    }

    /// Main deck and side deck together.
    pub fn all(&self) -> Bag {
        let mut all = self.main;
        all.pour(&self.side);
        all
    }

    /// Every reason why this is no legal deck; there is no other. [2.1] [2.2] [2.3] [2.4] [2.5]
    pub fn flaws(&self, cards: &CardSet) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let mut flaw = |card: Option<Card>, it: String, en: String| {
            flaws.push(Flaw { card: card.map(|card| card.to_string()), text: Text::new(it, en) });
        };
        let (main, side) = (self.main.len(), self.side.len());
        if main < LEAST {
            flaw(
                None,
                format!("il mazzo ha {main} carte: ne servono almeno {LEAST}"),
                format!("the deck has {main} cards: at least {LEAST} are needed"),
            );
        }
        if main > MOST {
            flaw(
                None,
                format!("il mazzo ha {main} carte: qui possono essere al più {MOST}"),
                format!("the deck has {main} cards: at most {MOST} are taken here"),
            );
        }
        if side > SIDE {
            flaw(
                None,
                format!("il side deck ha {side} carte: possono essere al più {SIDE}"),
                format!("the side deck has {side} cards: at most {SIDE} are allowed"),
            );
        }
        for (card, copies) in self.all().iter() {
            let Some(print) = cards.get(card) else {
                flaw(
                    Some(card),
                    format!("la carta {card} fra queste carte non c'è"),
                    format!("there is no card {card} among these cards"),
                );
                continue;
            };
            if copies > COPIES && card.banner() != Banner::Free {
                let name = &print.name;
                flaw(
                    Some(card),
                    format!("{}: {copies} copie fra mazzo e side deck, al più {COPIES}", name.it),
                    format!("{}: {copies} copies in deck and side deck, at most {COPIES}", name.en),
                );
            }
        }
        flaws
    }
}
