//! Lines of words read with the place of every mistake: what a game's notation of positions is made of.

use std::str::FromStr;

use crate::{Game, Trouble};

/// A word of a line, or a part of one, that knows where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    /// What stands there.
    pub text: &'a str,
    /// Where it begins, from 1.
    pub column: usize,
}

impl<'a> Token<'a> {
    /// What is wrong here: what would be right.
    pub fn wrong(&self, it: &str, en: &str) -> Trouble {
        let text = self.text;
        self.say(&format!("«{text}»: è atteso {it}"), &format!("'{text}': {en} is expected"))
    }

    /// What is wrong here, in sentences of one's own.
    pub fn say(&self, it: &str, en: &str) -> Trouble {
        Trouble::say(it, en).at(1, self.column)
    }

    /// What is wrong here: it is there already.
    pub fn twice(&self) -> Trouble {
        let text = self.text;
        self.say(&format!("«{text}» è dato due volte"), &format!("'{text}' is given twice"))
    }

    /// What it reads as.
    ///
    /// # Errors
    /// What is wrong, in that type's own words.
    pub fn parse<T: FromStr<Err = Trouble>>(&self) -> Result<T, Trouble> {
        self.text.parse().map_err(|trouble: Trouble| trouble.at(1, self.column))
    }

    /// A whole number from `least` to `most`, both included, in digits alone.
    ///
    /// # Errors
    /// When it is no such number.
    pub fn number(&self, least: u16, most: u16) -> Result<u16, Trouble> {
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
    pub fn cut(&self, mark: char) -> Option<(Token<'a>, Token<'a>)> {
        let (head, tail) = self.text.split_once(mark)?;
        let column = self.column + head.chars().count() + 1;
        Some((Token { text: head, ..*self }, Token { text: tail, column }))
    }

    /// The parts between commas; `-` is none.
    pub fn list(&self) -> Vec<Token<'a>> {
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

    /// The index, from 0, of something written as a letter and a number from 1: `b13`.
    ///
    /// # Errors
    /// When it is not the letter and a number up to `count`.
    pub fn nth(&self, letter: char, count: usize) -> Result<u8, Trouble> {
        let wrong = || {
            let (it, en) = (
                format!("una scrittura da {letter}1 a {letter}{count}"),
                format!("{letter}1 to {letter}{count}"),
            );
            self.wrong(&it, &en)
        };
        let digits = self.text.strip_prefix(letter).ok_or_else(wrong)?;
        (0..count).find(|at| (at + 1).to_string() == digits).map(|at| at as u8).ok_or_else(wrong)
    }
}

/// Words `name=value` by their names, each given once at most.
pub struct Named<'a>(Vec<(Token<'a>, Token<'a>)>);

impl<'a> Named<'a> {
    /// Reads words of which these are the names. `place` says in both languages where such a word stands, and `example`
    /// is a whole line, for the sentence about one that is none.
    ///
    /// # Errors
    /// A word of no such name, and a name given twice.
    pub fn new(
        words: &[Token<'a>],
        names: &[&str],
        place: [&str; 2],
        example: &str,
    ) -> Result<Self, Trouble> {
        let mut named: Vec<(Token<'a>, Token<'a>)> = Vec::new();
        for word in words {
            let Some((name, value)) = word.cut('=').filter(|(name, _)| names.contains(&name.text)) else {
                let (known, [it, en]) = (names.join("=, "), place);
                return Err(word.wrong(
                    &format!("{it} uno fra {known}=, come in «{example}»"),
                    &format!("{en} one of {known}=, as in '{example}',"),
                ));
            };
            if named.iter().any(|(other, _)| other.text == name.text) {
                return Err(name.twice());
            }
            named.push((name, value));
        }
        Ok(Named(named))
    }

    /// What stands under a name.
    pub fn get(&self, name: &str) -> Option<Token<'a>> {
        self.0.iter().find(|(of, _)| of.text == name).map(|(_, value)| *value)
    }

    /// The parts between commas of what stands there; none when nothing does.
    pub fn list(&self, name: &str) -> Vec<Token<'a>> {
        self.get(name).map(|value| value.list()).unwrap_or_default()
    }

    /// The whole number that stands there, `usual` when nothing does.
    ///
    /// # Errors
    /// When it is no number from `least` to `most`.
    pub fn number(&self, name: &str, least: u16, most: u16, usual: u16) -> Result<u16, Trouble> {
        self.get(name).map_or(Ok(usual), |value| value.number(least, most))
    }
}

/// What is wrong with a position that has been read, if it does not hold together.
///
/// # Errors
/// The first invariant that it breaks.
pub fn holds(truth: &impl Game) -> Result<(), Trouble> {
    truth.audit().map_err(|what| {
        Trouble::say(format!("la posizione non regge: {what}"), format!("the position does not hold: {what}"))
            .at(1, 1)
    })
}

/// The words of a line between its bars: of the table, then of each seat.
pub fn tokens(line: &str) -> Vec<Vec<Token<'_>>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_place() {
        let parts = tokens("a=1  b=è,x2 | c:3");
        let places: Vec<Vec<usize>> =
            parts.iter().map(|part| part.iter().map(|word| word.column).collect()).collect();
        assert_eq!(places, [vec![1, 6], vec![15]]);
        let (name, value) = parts[0][1].cut('=').unwrap();
        assert_eq!((name.text, value.column), ("b", 8));
        let second = value.list()[1];
        assert_eq!((second.text, second.column, second.nth('x', 2)), ("x2", 10, Ok(1)));
        assert_eq!(second.nth('x', 1).unwrap_err().at, Some((1, 10)));
        assert!(Token { text: "-", column: 1 }.list().is_empty());
    }

    #[test]
    fn names_are_known_and_stand_once() {
        let read = |line| {
            Named::new(&tokens(line)[0], &["a", "b"], ["qui", "here"], "a=1")
                .map(|named| named.number("a", 1, 3, 2))
        };
        assert_eq!(read("b=x"), Ok(Ok(2)));
        assert_eq!(read("b=x a=3"), Ok(Ok(3)));
        let says = |line| read(line).unwrap_err().to_string();
        assert_eq!(says("a=1 c=2"), "line 1, column 5: 'c=2': here one of a=, b=, as in 'a=1', is expected");
        assert_eq!(says("a=1 a=2"), "line 1, column 5: 'a' is given twice");
        let four = read("a=4").unwrap().unwrap_err();
        assert_eq!(four.to_string(), "line 1, column 3: '4': a number from 1 to 3 is expected");
    }
}
