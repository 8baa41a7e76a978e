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
    let mut said = String::with_capacity(text.len());
    said.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    said + letters.as_str()
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

/// Why something is asked: a sentence that is true for whoever reads it, asked or not, and the clause of `RULES.md` that says it in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Because {
    /// The clause's number, such as `3.2`.
    pub clause: &'static str,
    /// The sentence: Italian, English.
    pub said: (&'static str, &'static str),
}

impl Because {
    /// A reason under a clause, Italian first.
    pub const fn new(clause: &'static str, it: &'static str, en: &'static str) -> Self {
        Because { clause, said: (it, en) }
    }

    /// The sentence in one language.
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::It => self.said.0,
            Lang::En => self.said.1,
        }
    }
}

/// A part of a game 'in two minutes': a picture of something that lies on the table, and what is to be known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The picture, as HTML that says nothing by itself.
    pub picture: String,
    /// What it is about, in a word or two.
    pub head: &'static str,
    /// A few sentences.
    pub text: &'static str,
}

impl Glance {
    /// Pictures, each with its head and text.
    pub fn all<const N: usize>(
        pictures: [impl Into<String>; N],
        said: [(&'static str, &'static str); N],
    ) -> Vec<Self> {
        let pairs = pictures.into_iter().zip(said);
        pairs.map(|(picture, (head, text))| Glance { picture: picture.into(), head, text }).collect()
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
    fn a_sentence_begins_with_a_capital() {
        assert_eq!(["è così", "Ada", ""].map(upper), ["È così", "Ada", ""]);
    }
}
