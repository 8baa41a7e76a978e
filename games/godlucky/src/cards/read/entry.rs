//! One table of a file of cards, field by field: whatever is wrong with a field is noted and the next one is read.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use table::Text;

use super::Mistake;

/// A value with its place in the file.
pub(super) type Value<'i> = Spanned<DeValue<'i>>;

/// Collects mistakes.
#[derive(Default)]
pub(super) struct Notes {
    pub(super) mistakes: Vec<Mistake>,
    /// The file is no TOML: what is missing may stand on the line that cannot be read.
    pub(super) broken: bool,
}

impl Notes {
    pub(super) fn add(&mut self, span: Range<usize>, it: impl Into<String>, en: impl Into<String>) {
        self.mistakes.push(Mistake { span, text: Text::new(it, en) });
    }

    /// Notes that something is missing.
    pub(super) fn lacks(&mut self, span: Range<usize>, it: impl Into<String>, en: impl Into<String>) {
        if !self.broken {
            self.add(span, it, en);
        }
    }
}

/// A table whose fields are asked for one after the other.
pub(super) struct Entry<'a, 'i> {
    table: &'a DeTable<'i>,
    pub(super) span: Range<usize>,
    known: Vec<&'static str>,
}

impl<'a, 'i> Entry<'a, 'i> {
    pub(super) fn new(table: &'a DeTable<'i>, span: Range<usize>) -> Self {
        Entry { table, span, known: Vec::new() }
    }

    /// The table that a value must be.
    pub(super) fn of(value: &'a Value<'i>, what: &str, notes: &mut Notes) -> Option<Self> {
        match value.get_ref() {
            DeValue::Table(table) => Some(Entry::new(table, value.span())),
            _ => {
                notes.add(
                    value.span(),
                    format!("«{what}»: è attesa una tabella, c'è {}", kind(value, true)),
                    format!("'{what}': a table is expected, not {}", kind(value, false)),
                );
                None
            }
        }
    }

    /// A field that may be missing.
    pub(super) fn maybe(&mut self, name: &'static str) -> Option<&'a Value<'i>> {
        self.known.push(name);
        self.table.iter().find(|(key, _)| key.get_ref() == name).map(|(_, value)| value)
    }

    /// A field that must be there.
    pub(super) fn need(&mut self, name: &'static str, notes: &mut Notes) -> Option<&'a Value<'i>> {
        let found = self.maybe(name);
        if found.is_none() {
            notes.lacks(
                self.span.clone(),
                format!("manca il campo «{name}»"),
                format!("the field '{name}' is missing"),
            );
        }
        found
    }

    /// Notes the fields that nobody asked for.
    pub(super) fn done(self, notes: &mut Notes) {
        for (key, _) in self.table.iter().filter(|(key, _)| !self.known.contains(&key.get_ref().as_ref())) {
            let (key, span, known) = (key.get_ref(), key.span(), self.known.join(", "));
            notes.add(
                span,
                format!("il campo «{key}» qui non c'è: i campi sono {known}"),
                format!("there is no field '{key}' here: the fields are {known}"),
            );
        }
    }
}

/// The elements of a list.
pub(super) fn list<'a, 'i>(value: &'a Value<'i>, what: &str, notes: &mut Notes) -> &'a [Value<'i>] {
    if let DeValue::Array(items) = value.get_ref() {
        return items;
    }
    notes.add(
        value.span(),
        format!("«{what}»: è atteso un elenco [ … ], c'è {}", kind(value, true)),
        format!("'{what}': a list [ … ] is expected, not {}", kind(value, false)),
    );
    &[]
}

/// A text that says something.
pub(super) fn text(value: &Value<'_>, what: &str, notes: &mut Notes) -> Option<String> {
    match value.get_ref() {
        DeValue::String(text) if !text.trim().is_empty() => return Some(text.trim().to_owned()),
        DeValue::String(_) => notes.add(
            value.span(),
            format!("«{what}» è vuoto: qui ci vuole un testo"),
            format!("'{what}' is empty: a text is expected"),
        ),
        _ => notes.add(
            value.span(),
            format!("«{what}»: è atteso un testo fra virgolette, c'è {}", kind(value, true)),
            format!("'{what}': a text between quotation marks is expected, not {}", kind(value, false)),
        ),
    }
    None
}

/// A text in both languages, `{ it = "…", en = "…" }`.
pub(super) fn words(value: &Value<'_>, what: &str, notes: &mut Notes) -> Option<Text> {
    let mut entry = Entry::of(value, what, notes)?;
    let mut one = |name| entry.need(name, notes).and_then(|value| text(value, name, notes));
    let (it, en) = (one("it"), one("en"));
    entry.done(notes);
    Some(Text::new(it?, en?))
}

/// A whole number between two others.
pub(super) fn number(value: &Value<'_>, what: &str, least: u8, most: u8, notes: &mut Notes) -> Option<u8> {
    let digits = match value.get_ref() {
        DeValue::Integer(number) => i128::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    };
    let found = digits.and_then(|n| u8::try_from(n).ok()).filter(|n| (least..=most).contains(n));
    if found.is_none() {
        let (it, en) = match digits {
            Some(n) => (n.to_string(), n.to_string()),
            None => (kind(value, true).to_owned(), kind(value, false).to_owned()),
        };
        notes.add(
            value.span(),
            format!("«{what}»: è atteso un numero da {least} a {most}, c'è {it}"),
            format!("'{what}': a number from {least} to {most} is expected, not {en}"),
        );
    }
    found
}

/// Yes or no.
pub(super) fn flag(value: &Value<'_>, what: &str, notes: &mut Notes) -> Option<bool> {
    if let DeValue::Boolean(flag) = value.get_ref() {
        return Some(*flag);
    }
    notes.add(
        value.span(),
        format!("«{what}»: è atteso true oppure false, c'è {}", kind(value, true)),
        format!("'{what}': true or false is expected, not {}", kind(value, false)),
    );
    None
}

/// One of some words.
pub(super) fn one_of<T: Copy>(
    value: &Value<'_>,
    what: &str,
    all: &[(&str, T)],
    notes: &mut Notes,
) -> Option<T> {
    let given = text(value, what, notes)?;
    let found = all.iter().find(|(word, _)| *word == given).map(|(_, meaning)| *meaning);
    if found.is_none() {
        let known: Vec<&str> = all.iter().map(|(word, _)| *word).collect();
        let (it, en) = (known.join(" oppure "), known.join(" or "));
        notes.add(
            value.span(),
            format!("«{what}»: è atteso {it}, non «{given}»"),
            format!("'{what}': {en} is expected, not '{given}'"),
        );
    }
    found
}

/// What a value is, in a word.
pub(super) fn kind(value: &Value<'_>, italian: bool) -> &'static str {
    let (it, en) = match value.get_ref() {
        DeValue::String(_) => ("un testo", "a text"),
        DeValue::Integer(_) => ("un numero", "a number"),
        DeValue::Float(_) => ("un numero con la virgola", "a number with a point"),
        DeValue::Boolean(_) => ("true o false", "true or false"),
        DeValue::Datetime(_) => ("una data", "a date"),
        DeValue::Array(_) => ("un elenco", "a list"),
        DeValue::Table(_) => ("una tabella", "a table"),
    };
    if italian { it } else { en }
}
