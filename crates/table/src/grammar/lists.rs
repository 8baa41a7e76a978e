//! Lists, and what is called by its name.

use crate::Lang;

/// 'a, b e c', 'a, b and c'.
pub fn and<S: AsRef<str>>(lang: Lang, items: impl IntoIterator<Item = S>) -> String {
    list(items, |last| and_before(lang, last))
}

/// 'a, b o c', 'a, b or c'.
pub fn or<S: AsRef<str>>(lang: Lang, items: impl IntoIterator<Item = S>) -> String {
    list(items, |_| lang.pick("o", "or"))
}

/// 'e' and 'and'; Italian 'ed' before a word that begins with an e, be it a capital, accented or behind a quotation mark.
pub fn and_before(lang: Lang, word: &str) -> &'static str {
    let first = word.chars().find(|letter| !['«', '“', '‘', '"', '\'', '(', '['].contains(letter));
    let e = first.is_some_and(|letter| "eèéêëEÈÉÊË".contains(letter));
    lang.pick(if e { "ed" } else { "e" }, "and")
}

/// A name between the quotation marks of the language.
pub fn quoted(lang: Lang, name: &str) -> String {
    lang.pick(format!("«{name}»"), format!("“{name}”"))
}

fn list<S: AsRef<str>>(items: impl IntoIterator<Item = S>, joint: impl Fn(&str) -> &'static str) -> String {
    let mut said = String::new();
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        let item = item.as_ref();
        match (said.is_empty(), items.peek().is_some()) {
            (true, _) => {}
            (false, true) => said += ", ",
            (false, false) => said += &format!(" {} ", joint(item)),
        }
        said += item;
    }
    said
}
