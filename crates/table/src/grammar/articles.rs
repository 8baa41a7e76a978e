//! Nouns and their articles.

use crate::Lang;
use crate::grammar::so_many;

/// A noun in both languages, one and several, with its gender in Italian.
#[derive(Clone, Copy, Debug)]
pub struct Noun {
    /// In Italian.
    pub it: [&'static str; 2],
    /// Is it feminine there?
    pub feminine: bool,
    /// In English.
    pub en: [&'static str; 2],
}

impl Noun {
    /// A masculine noun, one and several, Italian first.
    pub const fn masculine(it: [&'static str; 2], en: [&'static str; 2]) -> Self {
        Noun { it, feminine: false, en }
    }

    /// A feminine noun.
    pub const fn feminine(it: [&'static str; 2], en: [&'static str; 2]) -> Self {
        Noun { it, feminine: true, en }
    }

    /// One of it, bare.
    pub fn one(self, lang: Lang) -> &'static str {
        lang.pick(self.it, self.en)[0]
    }

    /// Several of it, bare.
    pub fn many(self, lang: Lang) -> &'static str {
        lang.pick(self.it, self.en)[1]
    }

    /// 'un mercenario', 'a mercenary'.
    pub fn a(self, lang: Lang) -> String {
        let one = self.one(lang);
        lang.pick(format!("{}{one}", un(one, self.feminine)), format!("{} {one}", a(one)))
    }

    /// 'un mercenario', 'two mercenaries'.
    pub fn so_many(self, n: u8, lang: Lang) -> String {
        let [it, en] = Lang::BOTH.map(|lang| self.a(lang));
        so_many(n, lang, [&it, self.it[1]], [&en, self.en[1]])
    }

    /// Italian, several of it with their article: 'i Misteri'.
    pub fn the_many(self) -> String {
        format!("{}{}", the(self.it[1], self.feminine, true), self.it[1])
    }

    /// The ending of what is said of it in Italian, one that changes as in 'rosso': 'o' or 'a'.
    pub const fn ending(self) -> char {
        if self.feminine { 'a' } else { 'o' }
    }
}

/// English 'a' or 'an' before a word.
pub fn a(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) { "an" } else { "a" }
}

/// The Italian definite article before a noun, with the space that belongs to it.
pub fn the(noun: &str, feminine: bool, several: bool) -> &'static str {
    match (feminine, several, sound(noun)) {
        (_, false, Sound::Vowel) => "l'",
        (false, false, Sound::Plain) => "il ",
        (false, false, Sound::Heavy) => "lo ",
        (false, true, Sound::Plain) => "i ",
        (false, true, _) => "gli ",
        (true, false, _) => "la ",
        (true, true, _) => "le ",
    }
}

/// The indefinite one: 'un ', 'un'', 'una ', 'uno '.
pub fn un(noun: &str, feminine: bool) -> &'static str {
    match (feminine, sound(noun)) {
        (true, Sound::Vowel) => "un'",
        (true, _) => "una ",
        (false, Sound::Heavy) => "uno ",
        (false, _) => "un ",
    }
}

/// How an Italian word begins.
enum Sound {
    Vowel,
    /// As in 'scudo', 'zaino', 'gnomo', 'psicologo': such a word has 'lo' and 'uno'.
    Heavy,
    Plain,
}

fn sound(word: &str) -> Sound {
    let word = word.to_lowercase();
    let is_vowel = |letter: char| "aeiouàèéìòù".contains(letter);
    let (first, second) = (word.chars().next().unwrap_or(' '), word.chars().nth(1).unwrap_or(' '));
    match first {
        'i' if is_vowel(second) => Sound::Heavy,
        _ if is_vowel(first) => Sound::Vowel,
        's' if !is_vowel(second) => Sound::Heavy,
        'z' | 'x' | 'y' => Sound::Heavy,
        _ if ["gn", "ps", "pn"].iter().any(|heavy| word.starts_with(heavy)) => Sound::Heavy,
        _ => Sound::Plain,
    }
}

/// An Italian preposition ('di', 'a', 'da', 'in', 'su') before a name, melted with the article that the name begins with:
/// 'del posto 1', 'agli Arcana', 'di Elena'.
pub fn melt(preposition: &str, name: &str) -> String {
    const ENDS: [(&str, &str); 7] = [
        ("il ", "l "),
        ("lo ", "llo "),
        ("la ", "lla "),
        ("l'", "ll'"),
        ("i ", "i "),
        ("gli ", "gli "),
        ("le ", "lle "),
    ];
    let stem = match preposition {
        "di" => "de",
        "in" => "ne",
        same => same,
    };
    match ENDS.iter().find(|(article, _)| name.starts_with(article)) {
        Some((article, end)) => format!("{stem}{end}{}", &name[article.len()..]),
        None => format!("{preposition} {name}"),
    }
}
