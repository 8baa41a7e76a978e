//! The words of a line, each with its place.

use std::str::FromStr;

use table::Trouble;

/// A word, or a part of one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    /// What stands there.
    pub(super) text: &'a str,
    /// Where it begins, from 1.
    pub(super) column: usize,
}

impl<'a> Token<'a> {
    /// What is wrong here: what would be right.
    pub(super) fn wrong(&self, it: &str, en: &str) -> Trouble {
        let text = self.text;
        self.say(&format!("«{text}»: è atteso {it}"), &format!("'{text}': {en} is expected"))
    }

    /// What is wrong here, in sentences of one's own.
    pub(super) fn say(&self, it: &str, en: &str) -> Trouble {
        Trouble::say(it, en).at(1, self.column)
    }

    pub(super) fn twice(&self) -> Trouble {
        let text = self.text;
        self.say(&format!("«{text}» è dato due volte"), &format!("'{text}' is given twice"))
    }

    /// What it reads as; what is wrong, it says itself.
    pub(super) fn parse<T: FromStr<Err = Trouble>>(&self) -> Result<T, Trouble> {
        self.text.parse().map_err(|trouble: Trouble| trouble.at(1, self.column))
    }

    /// A whole number.
    pub(super) fn number(&self, least: u16, most: u16) -> Result<u16, Trouble> {
        let plain = self.text.bytes().all(|b| b.is_ascii_digit());
        let number = self.text.parse().ok().filter(|n| plain && (least..=most).contains(n));
        number.ok_or_else(|| match least == most {
            true => self.wrong(&format!("{least}"), &format!("{least}")),
            false => self.wrong(
                &format!("un numero da {least} a {most}"),
                &format!("a number from {least} to {most}"),
            ),
        })
    }

    /// The two sides of the first such mark.
    pub(super) fn cut(&self, mark: char) -> Option<(Token<'a>, Token<'a>)> {
        let (head, tail) = self.text.split_once(mark)?;
        let column = self.column + head.chars().count() + 1;
        Some((Token { text: head, ..*self }, Token { text: tail, column }))
    }

    /// The parts between commas; `-` is none.
    pub(super) fn list(&self) -> Vec<Token<'a>> {
        if self.text == "-" {
            return Vec::new();
        }
        let mut column = self.column;
        let part = |text: &'a str| {
            let token = Token { text, column };
            column += text.chars().count() + 1;
            token
        };
        self.text.split(',').map(part).collect()
    }
}

/// The words of a line: of the table, then of each seat.
pub(super) fn words(line: &str) -> Vec<Vec<Token<'_>>> {
    let mut parts = vec![Vec::new()];
    let mut start = None;
    for (at, (byte, letter)) in line.char_indices().chain([(line.len(), ' ')]).enumerate() {
        if letter != '|' && !letter.is_whitespace() {
            start.get_or_insert((byte, at + 1));
            continue;
        }
        if let (Some((from, column)), Some(part)) = (start.take(), parts.last_mut()) {
            part.push(Token { text: &line[from..byte], column });
        }
        if letter == '|' {
            parts.push(Vec::new());
        }
    }
    parts
}
