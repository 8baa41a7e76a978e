//! One table of a file of cards, field by field: whatever is wrong with a field is noted and the next one is read.

use std::fmt::Display;
use std::ops::Range;

use table::{Lang, Text};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Mistake, flag, kind, number, words};

/// A value with its place in the file.
pub type Value<'i> = Spanned<DeValue<'i>>;

/// Collects mistakes.
#[derive(Debug, Default)]
pub struct Notes {
    mistakes: Vec<Mistake>,
    broken: bool,
}

impl Notes {
    /// Begins with what the parser says: with any of that the file is no TOML.
    pub(crate) fn new(mistakes: Vec<Mistake>) -> Self {
        Notes { broken: !mistakes.is_empty(), mistakes }
    }

    pub(crate) fn into_mistakes(self) -> Vec<Mistake> {
        self.mistakes
    }

    /// Notes a mistake at a place in bytes, Italian first.
    pub fn add(&mut self, span: Range<usize>, it: impl Into<String>, en: impl Into<String>) {
        self.mistakes.push(Mistake { span, text: Text::new(it, en) });
    }

    /// Notes what is wrong at a place, if anything is.
    pub fn note(&mut self, span: Range<usize>, wrong: Option<Text>) {
        self.mistakes.extend(wrong.map(|text| Mistake { span, text }));
    }

    /// Notes a field that does not belong where it stands, if it is there.
    pub fn stray(&mut self, field: Option<&Value<'_>>, it: &str, en: &str) {
        if let Some(field) = field {
            self.add(field.span(), it, en);
        }
    }

    /// Notes that something is missing, unless [`Notes::is_broken`].
    pub fn lacks(&mut self, span: Range<usize>, it: impl Into<String>, en: impl Into<String>) {
        if !self.broken {
            self.add(span, it, en);
        }
    }

    /// Is the file no TOML? Then what is missing may stand on the line that cannot be read.
    pub fn is_broken(&self) -> bool {
        self.broken
    }
}

/// A table whose fields are asked for one after the other.
#[derive(Debug)]
pub struct Entry<'a, 'i> {
    table: &'a DeTable<'i>,
    /// Where it stands, in bytes.
    pub span: Range<usize>,
    known: Vec<&'static str>,
}

impl<'a, 'i> Entry<'a, 'i> {
    pub(crate) fn new(table: &'a DeTable<'i>, span: Range<usize>) -> Self {
        Entry { table, span, known: Vec::new() }
    }

    /// The table that a value must be; `what` names the field.
    pub fn of(value: &'a Value<'i>, what: &str, notes: &mut Notes) -> Option<Self> {
        match value.get_ref() {
            DeValue::Table(table) => Some(Entry::new(table, value.span())),
            _ => {
                notes.add(
                    value.span(),
                    format!("«{what}»: è attesa una tabella, c'è {}", kind(value, Lang::It)),
                    format!("'{what}': a table is expected, not {}", kind(value, Lang::En)),
                );
                None
            }
        }
    }

    /// A field that may be missing.
    pub fn maybe(&mut self, name: &'static str) -> Option<&'a Value<'i>> {
        self.known.push(name);
        self.table.iter().find(|(key, _)| key.get_ref() == name).map(|(_, value)| value)
    }

    /// A field that must be there.
    pub fn need(&mut self, name: &'static str, notes: &mut Notes) -> Option<&'a Value<'i>> {
        let found = self.maybe(name);
        if found.is_none() {
            self.misses(name, notes);
        }
        found
    }

    /// Notes that a field is missing.
    pub fn misses(&self, name: &str, notes: &mut Notes) {
        let (it, en) = (format!("manca il campo «{name}»"), format!("the field '{name}' is missing"));
        notes.lacks(self.span.clone(), it, en);
    }

    /// A text in both languages that must be there.
    pub fn words(&mut self, name: &'static str, notes: &mut Notes) -> Option<Text> {
        self.need(name, notes).and_then(|value| words(value, name, notes))
    }

    /// A number that must be there, from `least` to `most`.
    pub fn number<N: Copy + PartialOrd + Display + TryFrom<i128>>(
        &mut self,
        name: &'static str,
        least: N,
        most: N,
        notes: &mut Notes,
    ) -> Option<N> {
        self.need(name, notes).and_then(|value| number(value, name, least, most, notes))
    }

    /// Yes or no; no where it is missing.
    pub fn flag(&mut self, name: &'static str, notes: &mut Notes) -> bool {
        self.maybe(name).and_then(|value| flag(value, name, notes)).unwrap_or(false)
    }

    /// Notes the fields that nobody asked for.
    pub fn done(self, notes: &mut Notes) {
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
