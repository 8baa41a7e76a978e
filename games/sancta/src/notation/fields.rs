//! Words with names: of the table, and of a seat.

use table::Trouble;

use super::token::Token;

/// A line, for sentences about lines.
pub(super) const EXAMPLE: &str = "turns=9 at=1 discards=b4 | s12:2 santuario=s3,s4 hand=b1,u2 | s5:0 rosa=s1";

/// The words of the table.
pub(super) const TABLE: [&str; 7] = ["turns", "at", "gained", "idle", "drawn", "again", "discards"];
/// The words of a seat.
pub(super) const SEAT: [&str; 4] = ["santuario", "supports", "rosa", "hand"];
/// What may be done once more.
pub(super) const AGAIN: [&str; 3] = ["beatitude", "trial", "substitution"];

/// Words by name, each once.
pub(super) struct Fields<'a>(Vec<(Token<'a>, Token<'a>)>);

impl<'a> Fields<'a> {
    pub(super) fn new(words: &[Token<'a>], names: &[&str]) -> Result<Self, Trouble> {
        let mut fields: Vec<(Token<'a>, Token<'a>)> = Vec::new();
        for word in words {
            let Some((name, value)) = word.cut('=').filter(|(name, _)| names.contains(&name.text)) else {
                let known = names.join("=, ");
                return Err(word.wrong(
                    &format!("qui uno fra {known}=, come in «{EXAMPLE}»"),
                    &format!("here one of {known}=, as in '{EXAMPLE}',"),
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
