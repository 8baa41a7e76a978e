//! Words for people: every sentence exists in Italian and in English, side by side, so that the
//! compiler refuses one without the other.

use std::fmt;
use std::str::FromStr;

/// A language of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Italian.
    #[default]
    It,
    /// English.
    En,
}

impl Lang {
    /// Both, Italian first.
    pub const BOTH: [Lang; 2] = [Lang::It, Lang::En];

    /// The tag used in pages and addresses, `it` or `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::It => "it",
            Lang::En => "en",
        }
    }

    /// Chooses between two values, Italian first.
    pub fn pick<T>(self, it: T, en: T) -> T {
        match self {
            Lang::It => it,
            Lang::En => en,
        }
    }
}

impl FromStr for Lang {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        Lang::BOTH.into_iter().find(|lang| lang.tag() == text).ok_or_else(|| {
            Trouble::new(Text::new(
                format!("«{text}» non è una lingua della casa: it oppure en"),
                format!("'{text}' is no language of the house: it or en"),
            ))
        })
    }
}

/// A sentence in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text {
    /// In Italian.
    pub it: String,
    /// In English.
    pub en: String,
}

impl Text {
    /// A sentence, Italian first.
    pub fn new(it: impl Into<String>, en: impl Into<String>) -> Self {
        Text { it: it.into(), en: en.into() }
    }

    /// A name or figure that is the same in both languages.
    pub fn same(word: impl Into<String>) -> Self {
        let it = word.into();
        Text { en: it.clone(), it }
    }

    /// What is made in one language after the other.
    pub fn both(said: impl Fn(Lang) -> String) -> Self {
        Text::new(said(Lang::It), said(Lang::En))
    }

    /// The sentence in one language.
    pub fn get(&self, lang: Lang) -> &str {
        lang.pick(&self.it, &self.en)
    }
}

/// The same with a capital first letter, for the beginning of a sentence.
pub fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// So many of something, the number in words up to ten: 'un Oggetto', 'two Objects'. One of it is given with its article,
/// which depends on the noun, more of it without a number.
pub fn so_many(n: u8, lang: Lang, it: [&str; 2], en: [&str; 2]) -> String {
    let [one, many] = lang.pick(it, en);
    if n == 1 { one.to_owned() } else { format!("{} {many}", in_words(n, lang)) }
}

/// A number that stands without its noun: 'two' to 'ten' in words, the rest in figures, since one depends on the noun.
pub fn in_words(n: u8, lang: Lang) -> String {
    const WORDS: [(&str, &str); 9] = [
        ("due", "two"),
        ("tre", "three"),
        ("quattro", "four"),
        ("cinque", "five"),
        ("sei", "six"),
        ("sette", "seven"),
        ("otto", "eight"),
        ("nove", "nine"),
        ("dieci", "ten"),
    ];
    WORDS
        .get(usize::from(n).wrapping_sub(2))
        .map_or_else(|| n.to_string(), |(it, en)| lang.pick(*it, *en).to_owned())
}

/// A refused action: the clause of `RULES.md` that forbids it and a sentence that says why.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The clause's number, such as `3.2`.
    pub clause: &'static str,
    /// The reason's name among those of its game, see [`crate::reasons!`]; empty where a game names none.
    pub reason: &'static str,
    /// Why, naming the pieces concerned.
    pub text: Text,
}

impl Refusal {
    /// A refusal under a clause, Italian first.
    pub fn new(clause: &'static str, it: impl Into<String>, en: impl Into<String>) -> Self {
        Refusal { clause, reason: "", text: Text::new(it, en) }
    }
}

/// What is wrong with something that was given: it says what was given and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The sentence.
    pub text: Text,
    /// Where, when the thing given has lines: line and column, both from 1.
    pub at: Option<(usize, usize)>,
}

impl Trouble {
    /// Trouble without a place.
    pub fn new(text: Text) -> Self {
        Trouble { text, at: None }
    }

    /// Trouble without a place, Italian first.
    pub fn say(it: impl Into<String>, en: impl Into<String>) -> Self {
        Trouble::new(Text::new(it, en))
    }

    /// The same trouble at a line and column, both from 1.
    #[must_use]
    pub fn at(mut self, line: usize, column: usize) -> Self {
        self.at = Some((line, column));
        self
    }

    /// The sentence in one language, with its place.
    pub fn get(&self, lang: Lang) -> String {
        match self.at {
            None => self.text.get(lang).to_owned(),
            Some((line, column)) => {
                let place = lang.pick("riga", "line");
                let across = lang.pick("colonna", "column");
                format!("{place} {line}, {across} {column}: {}", self.text.get(lang))
            }
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get(Lang::En))
    }
}

impl std::error::Error for Trouble {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_are_in_words_up_to_ten() {
        let cards = |n| Text::both(|lang| so_many(n, lang, ["una carta", "carte"], ["a card", "cards"]));
        assert_eq!(cards(1), Text::new("una carta", "a card"));
        assert_eq!(cards(2), Text::new("due carte", "two cards"));
        assert_eq!(cards(10), Text::new("dieci carte", "ten cards"));
        assert_eq!(
            [cards(0), cards(11)],
            [0, 11].map(|n| Text::new(format!("{n} carte"), format!("{n} cards")))
        );
    }

    #[test]
    fn a_number_alone_is_in_words_from_two_to_ten() {
        let said = |n| Lang::BOTH.map(|lang| in_words(n, lang));
        assert_eq!([said(2), said(10)], [["due", "two"], ["dieci", "ten"]]);
        assert_eq!([said(0), said(1), said(11)], [["0", "0"], ["1", "1"], ["11", "11"]]);
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        assert_eq!(["è così", "Ada", ""].map(upper), ["È così", "Ada", ""]);
    }
}
