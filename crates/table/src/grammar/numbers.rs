//! Numbers beside nouns, alone, with a sign, and in order.

use std::fmt::Display;

use crate::Lang;

/// So many of something, the number in words up to ten: 'un Oggetto', 'two Objects'. One of it is given with its article,
/// which depends on the noun, more of it without a number.
pub fn so_many(n: u8, lang: Lang, it: [&str; 2], en: [&str; 2]) -> String {
    let [one, many] = lang.pick(it, en);
    if n == 1 { one.to_owned() } else { format!("{} {many}", in_words(n, lang)) }
}

/// A number that stands without its noun: 'two' to 'ten' in words, the rest in figures, since one depends on the noun.
pub fn in_words(n: u8, lang: Lang) -> String {
    const IT: [&str; 9] = ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"];
    const EN: [&str; 9] = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let word = lang.pick(IT, EN).get(usize::from(n).wrapping_sub(2)).copied();
    word.map_or_else(|| n.to_string(), str::to_owned)
}

/// So many of something in figures, its noun one and several: '1 punto', '2 points'.
pub fn counted<N: Display + PartialEq + From<u8>>(n: N, lang: Lang, it: [&str; 2], en: [&str; 2]) -> String {
    let [one, many] = lang.pick(it, en);
    let noun = if n == N::from(1) { one } else { many };
    format!("{n} {noun}")
}

/// '+10' or '−10', with a true minus.
pub fn signed(n: impl Into<i16>) -> String {
    let n = n.into();
    format!("{}{}", if n < 0 { '−' } else { '+' }, n.unsigned_abs())
}

/// A place in a row, from 0: 'primo', 'seconda', 'third'; from the ninth on in figures.
pub fn ordinal(at: u8, lang: Lang, feminine: bool) -> String {
    const IT: [&str; 8] = ["prim", "second", "terz", "quart", "quint", "sest", "settim", "ottav"];
    const EN: [&str; 8] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
    let word = lang.pick(IT, EN).get(usize::from(at)).copied();
    let end = lang.pick(if feminine { "a" } else { "o" }, "");
    word.map_or_else(|| (u16::from(at) + 1).to_string(), |word| format!("{word}{end}"))
}
