//! A deck as a list.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::Trouble;

/// How many of which cards in each part. It prints without blanks, `lion*3,wolf*1/fox*2`: the cards of a part by their ids,
/// the parts in order; an empty deck is `-`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck {
    cards: BTreeMap<(usize, String), u32>,
}

/// More of one card than any deck needs.
const MOST: u32 = 999;
/// More parts than any deck has.
const PARTS: usize = 8;

impl Deck {
    /// Puts so many more of a card into a part.
    pub fn add(&mut self, part: usize, card: &str, copies: u32) {
        if copies > 0 {
            let count = self.cards.entry((part.min(PARTS - 1), card.to_owned())).or_default();
            *count = count.saturating_add(copies).min(MOST);
        }
    }

    /// Every card with its part and how many there are, part by part.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &str, u32)> {
        self.cards.iter().map(|((part, card), copies)| (*part, card.as_str(), *copies))
    }

    /// The cards of a part, each with how many there are.
    pub fn part(&self, part: usize) -> impl Iterator<Item = (&str, u32)> {
        self.iter().filter(move |(at, ..)| *at == part).map(|(_, card, copies)| (card, copies))
    }

    /// How many cards a part holds.
    pub fn size(&self, part: usize) -> u32 {
        self.part(part).map(|(_, copies)| copies).sum()
    }

    /// How many of a card all parts hold together.
    pub fn copies(&self, card: &str) -> u32 {
        self.iter().filter(|(_, id, _)| *id == card).map(|(.., copies)| copies).sum()
    }

    /// How many of a card a part holds.
    pub fn copies_in(&self, part: usize, card: &str) -> u32 {
        self.cards.get(&(part, card.to_owned())).copied().unwrap_or(0)
    }

    /// Does it hold no card?
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// May a card have this id?
    pub fn is_id(text: &str) -> bool {
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let (mut at, mut first) = (0, true);
        for (part, card, copies) in self.iter() {
            while at < part {
                f.write_str("/")?;
                (at, first) = (at + 1, true);
            }
            let comma = if first { "" } else { "," };
            write!(f, "{comma}{card}*{copies}")?;
            first = false;
        }
        Ok(())
    }
}

impl FromStr for Deck {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut deck = Deck::default();
        if text == "-" {
            return Ok(deck);
        }
        for (part, cards) in text.split('/').enumerate() {
            if part >= PARTS {
                return Err(unreadable(text));
            }
            for one in cards.split(',').filter(|_| !cards.is_empty()) {
                let (card, copies) = one.split_once('*').ok_or_else(|| unreadable(one))?;
                let digits = copies.bytes().all(|b| b.is_ascii_digit());
                let copies = copies.parse().ok().filter(|n| digits && (1..=MOST).contains(n));
                let copies = copies.filter(|_| Deck::is_id(card)).ok_or_else(|| unreadable(one))?;
                deck.add(part, card, copies);
            }
        }
        if deck.is_empty() { Err(unreadable(text)) } else { Ok(deck) }
    }
}

fn unreadable(given: &str) -> Trouble {
    let given: String = given.chars().take(60).collect();
    Trouble::say(
        format!("«{given}» non è un mazzo: le carte si scrivono «leone*3,lupo*1», le parti separate da «/»"),
        format!("'{given}' is no deck: cards are written 'lion*3,wolf*1', parts with '/' between them"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_prints_and_reads_back() {
        for text in ["-", "lion*3", "lion*3,wolf*1/fox*2", "/fox*2", "a*1//b*2"] {
            assert_eq!(text.parse::<Deck>().unwrap().to_string(), text);
        }
        let deck: Deck = "wolf*1,lion*2,lion*1/wolf*2".parse().unwrap();
        assert_eq!(deck.to_string(), "lion*3,wolf*1/wolf*2");
        assert_eq!(
            (deck.size(0), deck.size(1), deck.copies("wolf"), deck.copies_in(0, "wolf")),
            (4, 2, 3, 1)
        );
    }

    #[test]
    fn what_is_no_deck_is_refused() {
        for text in
            ["", "lion", "lion*0", "lion*+3", "lion*1000", "*3", "li on*3", "lion*3,", "//", "a*1////////b*1"]
        {
            let trouble = text.parse::<Deck>().unwrap_err();
            assert!(trouble.text.en.contains("is no deck"), "{text}");
        }
    }
}
