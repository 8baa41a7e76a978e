//! A deck's text, read line by line; nothing is lost of what cannot be read.

use std::collections::HashMap;

use super::{Draft, Workshop};
use crate::Trouble;
use crate::decks::{Flaw, Part, Stock};

/// More than any line needs.
const LONGEST: usize = 60;

impl Workshop {
    /// Reads a text as far as it is a deck.
    pub fn sort(&self, text: &str) -> Draft {
        let (mut draft, mut places, mut part) = (Draft::default(), Vec::new(), 0);
        for (at, line) in text.lines().enumerate() {
            let (words, remark) =
                line.split_once('#').map_or((line, None), |(words, rest)| (words, Some(rest)));
            match self.line(words.trim()) {
                Ok(Read::Nothing) => {}
                Ok(Read::Part(next)) => part = next,
                Ok(Read::Card(card, copies)) => {
                    draft.deck.add(part, &card.id, copies);
                    places.push((card.id.as_str(), at + 1));
                }
                Err(trouble) => {
                    draft.wrong.push(trouble.at(at + 1, 1));
                    draft.strays.push(line.trim().to_owned());
                    continue;
                }
            }
            draft.strays.extend(remark.map(|remark| format!("# {}", remark.trim())));
        }
        for Flaw { card, text } in self.flaws(&draft.deck) {
            // Of a card that stands in several lines the last one is too much.
            let place = places.iter().rfind(|(id, _)| card.as_deref() == Some(id));
            let trouble = Trouble::new(text);
            draft.wrong.push(place.map_or(trouble.clone(), |(_, line)| trouble.at(*line, 1)));
        }
        draft
    }

    fn line(&self, words: &str) -> Result<Read<'_>, Trouble> {
        if words.is_empty() {
            return Ok(Read::Nothing);
        }
        if let Some(heading) = words.strip_suffix(':') {
            let heading = plain(heading);
            let named =
                |part: &Part| [part.word, &part.name.it, &part.name.en].iter().any(|n| plain(n) == heading);
            let found = self.parts.iter().position(named).map(Read::Part);
            return found.ok_or_else(|| self.no_part(words));
        }
        let (copies, name) = counted(words).ok_or_else(|| uncounted(words))?;
        let found = self.names.get(&plain(name)).and_then(|at| self.stock.get(*at));
        found.map(|card| Read::Card(card, copies)).ok_or_else(|| self.no_card(name))
    }

    fn no_part(&self, words: &str) -> Trouble {
        let words: String = words.chars().take(LONGEST).collect();
        let it: Vec<String> = self.parts.iter().map(|part| format!("«{}:»", part.name.it)).collect();
        let en: Vec<String> = self.parts.iter().map(|part| format!("'{}:'", part.name.en)).collect();
        let (it, en) = (it.join(" e "), en.join(" and "));
        Trouble::say(
            format!("«{words}» non è una parte del mazzo: le parti sono {it}"),
            format!("'{words}' is no part of a deck: the parts are {en}"),
        )
    }

    fn no_card(&self, name: &str) -> Trouble {
        let short: String = name.chars().take(LONGEST).collect();
        let near = self.stock.iter().flat_map(|card| {
            [&card.name.it, &card.name.en]
                .map(|known| (apart(&short.to_lowercase(), &known.to_lowercase()), known))
        });
        let near =
            near.min_by_key(|(far, _)| *far).filter(|(far, known)| *far <= 1 + known.chars().count() / 4);
        let (it, en) = near.map_or_else(Default::default, |(_, known)| {
            (format!(": forse «{known}»?"), format!(": perhaps '{known}'?"))
        });
        Trouble::say(
            format!("nessuna carta si chiama «{short}»{it}"),
            format!("no card is called '{short}'{en}"),
        )
    }
}

enum Read<'a> {
    Nothing,
    Part(usize),
    Card(&'a Stock, u32),
}

/// The place of each card by every name it has; of two that are called the same the first one.
pub(super) fn names(stock: &[Stock]) -> HashMap<String, usize> {
    let mut names = HashMap::new();
    for (at, card) in stock.iter().enumerate() {
        for name in [&card.id, &card.name.it, &card.name.en] {
            names.entry(plain(name)).or_insert(at);
        }
    }
    names
}

/// A name without capitals, with the plain apostrophe and single blanks.
fn plain(name: &str) -> String {
    name.replace('’', "'").to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `3 Lion`, `3x Lion`, `3 × Lion`, or `Lion` for one; `None` when the number does not do.
fn counted(words: &str) -> Option<(u32, &str)> {
    let digits = words.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = words.split_at(digits);
    if number.is_empty() {
        return Some((1, words));
    }
    let copies = number.parse().ok().filter(|n| (1..=999).contains(n))?;
    let times = ["x ", "X ", "× "].iter().find_map(|times| rest.trim_start().strip_prefix(times));
    let name = times.unwrap_or(rest).trim();
    (!name.is_empty()).then_some((copies, name))
}

fn uncounted(words: &str) -> Trouble {
    let words: String = words.chars().take(LONGEST).collect();
    Trouble::say(
        format!(
            "«{words}»: è attesa una riga come «3 Leone», con un numero da 1 a 999 e il nome di una carta"
        ),
        format!(
            "'{words}': a line such as '3 Lion' is expected, a number from 1 to 999 and the name of a card"
        ),
    )
}

/// How many letters one must change, add or leave out to make one word of the other.
fn apart(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in other.iter().enumerate() {
            let changed = corner + usize::from(a != *b);
            corner = row[j + 1];
            row[j + 1] = changed.min(corner + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}
