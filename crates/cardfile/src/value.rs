//! What may stand in a field; `what` is always the field's name, for the words of a mistake.

use std::fmt::Display;

use table::{Lang, Text};
use toml::de::DeValue;

use crate::{Entry, Notes, Value};

/// The elements of a list.
pub fn list<'a, 'i>(value: &'a Value<'i>, what: &str, notes: &mut Notes) -> &'a [Value<'i>] {
    if let DeValue::Array(items) = value.get_ref() {
        return items;
    }
    notes.add(
        value.span(),
        format!("«{what}»: è atteso un elenco [ … ], c'è {}", kind(value, Lang::It)),
        format!("'{what}': a list [ … ] is expected, not {}", kind(value, Lang::En)),
    );
    &[]
}

/// A text that says something.
pub fn text(value: &Value<'_>, what: &str, notes: &mut Notes) -> Option<String> {
    match value.get_ref() {
        DeValue::String(text) if !text.trim().is_empty() => return Some(text.trim().to_owned()),
        DeValue::String(_) => notes.add(
            value.span(),
            format!("«{what}» è vuoto: qui ci vuole un testo"),
            format!("'{what}' is empty: a text is expected"),
        ),
        _ => notes.add(
            value.span(),
            format!("«{what}»: è atteso un testo fra virgolette, c'è {}", kind(value, Lang::It)),
            format!("'{what}': a text between quotation marks is expected, not {}", kind(value, Lang::En)),
        ),
    }
    None
}

/// A text in both languages, `{ it = "…", en = "…" }`.
pub fn words(value: &Value<'_>, what: &str, notes: &mut Notes) -> Option<Text> {
    let mut entry = Entry::of(value, what, notes)?;
    let mut one = |name| entry.need(name, notes).and_then(|value| text(value, name, notes));
    let (it, en) = (one("it"), one("en"));
    entry.done(notes);
    Some(Text::new(it?, en?))
}

/// A whole number from `least` to `most`, both included.
pub fn number<N: Copy + PartialOrd + Display + TryFrom<i128>>(
    value: &Value<'_>,
    what: &str,
    least: N,
    most: N,
    notes: &mut Notes,
) -> Option<N> {
    let digits = match value.get_ref() {
        DeValue::Integer(number) => i128::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    };
    let found = digits.and_then(|n| N::try_from(n).ok()).filter(|n| (least..=most).contains(n));
    if found.is_none() {
        let (it, en) = match digits {
            Some(n) => (n.to_string(), n.to_string()),
            None => (kind(value, Lang::It).to_owned(), kind(value, Lang::En).to_owned()),
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
pub fn flag(value: &Value<'_>, what: &str, notes: &mut Notes) -> Option<bool> {
    if let DeValue::Boolean(flag) = value.get_ref() {
        return Some(*flag);
    }
    notes.add(
        value.span(),
        format!("«{what}»: è atteso true oppure false, c'è {}", kind(value, Lang::It)),
        format!("'{what}': true or false is expected, not {}", kind(value, Lang::En)),
    );
    None
}

/// One of some words, each with its meaning.
pub fn one_of<T: Copy>(value: &Value<'_>, what: &str, all: &[(&str, T)], notes: &mut Notes) -> Option<T> {
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
pub fn kind(value: &Value<'_>, lang: Lang) -> &'static str {
    let (it, en) = match value.get_ref() {
        DeValue::String(_) => ("un testo", "a text"),
        DeValue::Integer(_) => ("un numero", "a number"),
        DeValue::Float(_) => ("un numero con la virgola", "a number with a point"),
        DeValue::Boolean(_) => ("true o false", "true or false"),
        DeValue::Datetime(_) => ("una data", "a date"),
        DeValue::Array(_) => ("un elenco", "a list"),
        DeValue::Table(_) => ("una tabella", "a table"),
    };
    lang.pick(it, en)
}

/// The name and value of `{ name = value }`, where there is one field and no other.
pub fn only_field<'a, 'i>(value: &'a Value<'i>) -> Option<(&'a str, &'a Value<'i>)> {
    let DeValue::Table(table) = value.get_ref() else { return None };
    let mut fields = table.iter();
    let (name, inner) = fields.next()?;
    fields.next().is_none().then(|| (name.get_ref().as_ref(), inner))
}

/// Does anything stand in the brackets, be it wrong? Then that has been said already, and nobody need say that they are
/// empty.
pub fn has_items(value: &Value<'_>) -> bool {
    match value.get_ref() {
        DeValue::Array(items) => items.iter().any(|item| !item.get_ref().is_array() || has_items(item)),
        DeValue::Table(fields) => fields.iter().any(|(_, inner)| has_items(inner)),
        _ => true,
    }
}
