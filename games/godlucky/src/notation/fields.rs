//! The table's part of a line: words with names.

use table::Trouble;

use super::token::Token;

/// A line, for sentences about lines.
pub(super) const EXAMPLE: &str = "phase=1 turns=9 at=1 | WaterWalker 6/2 @3 o1,o12 | Morphyss @4";

const NAMES: [&str; 12] = [
    "phase", "turns", "at", "first", "extra", "frenzy", "board", "gone", "discards", "banished", "swaps",
    "traps",
];

/// The words of the table by name.
pub(super) struct Fields<'a>(Vec<(Token<'a>, Token<'a>)>);

impl<'a> Fields<'a> {
    pub(super) fn new(words: &[Token<'a>]) -> Result<Self, Trouble> {
        let mut fields: Vec<(Token<'a>, Token<'a>)> = Vec::new();
        for word in words {
            let Some((name, value)) = word.cut('=').filter(|(name, _)| NAMES.contains(&name.text)) else {
                let known = NAMES.join("=, ");
                return Err(word.wrong(
                    &format!("prima della prima barra uno fra {known}=, come in «{EXAMPLE}»"),
                    &format!("before the first bar one of {known}=, as in '{EXAMPLE}',"),
                ));
            };
            if fields.iter().any(|(other, _)| other.text == name.text) {
                return Err(name.twice());
            }
            fields.push((name, value));
        }
        Ok(Fields(fields))
    }

    pub(super) fn get(&self, name: &str) -> Option<Token<'a>> {
        self.0.iter().find(|(of, _)| of.text == name).map(|(_, value)| *value)
    }

    pub(super) fn list(&self, name: &str) -> Vec<Token<'a>> {
        self.get(name).map(|value| value.list()).unwrap_or_default()
    }

    pub(super) fn number(&self, name: &str, least: u16, most: u16, usual: u16) -> Result<u16, Trouble> {
        self.get(name).map_or(Ok(usual), |value| value.number(least, most))
    }
}
