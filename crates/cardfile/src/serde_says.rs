//! What serde and the TOML parser say, in both languages.

use std::ops::Range;

use serde::Deserialize;
use table::{Lang, Text};
use toml::de::{DeValue, Error, ValueDeserializer};

use crate::{Mistake, Notes, Value, kind};

/// Reads a value whose type knows what is allowed. A mistake begins with the given words, Italian first, and goes on with
/// what does not fit.
pub fn typed<'i, T: Deserialize<'i>>(value: &Value<'i>, it: &str, en: &str, notes: &mut Notes) -> Option<T> {
    match T::deserialize(ValueDeserializer::from(value.clone())) {
        Ok(read) => Some(read),
        Err(error) => {
            let span = error.span().filter(|span| !span.is_empty()).unwrap_or(value.span());
            let why = explain(&given(value, &span), error.message());
            notes.add(span, format!("{it}: {}", why.it), format!("{en}: {}", why.en));
            None
        }
    }
}

/// A line that is no TOML. The parser's own words are English and stay so: there are too many of them.
pub(crate) fn syntax(error: &Error) -> Mistake {
    let message = error.message();
    let text = Text::new(
        format!("qui il TOML non si legge («{message}»)"),
        format!("the TOML cannot be read here ('{message}')"),
    );
    Mistake { span: error.span().unwrap_or_default(), text }
}

/// The few things that serde says of words and tables, said so that somebody who writes cards can act on it.
fn explain(given: &Text, message: &str) -> Text {
    let Text { it, en } = given;
    if let Some(unknown) = message.strip_prefix("unknown variant ")
        && let Some((given, known)) = unknown.split_once(", expected ")
    {
        let known = known.trim_start_matches("one of ");
        return Text::new(
            format!("{given} non c'è; ci sono {known}"),
            format!("there is no {given}; there are {known}"),
        );
    }
    if let Some(unknown) = message.strip_prefix("unexpected keys in table: ")
        && let Some((given, known)) = unknown.split_once(", available keys: ")
    {
        return Text::new(
            format!("il campo «{given}» qui non c'è: i campi sono {known}"),
            format!("there is no field '{given}' here: the fields are {known}"),
        );
    }
    if let Some(missing) = message.strip_prefix("missing field ") {
        let missing = missing.trim_matches('`');
        return Text::new(format!("manca il campo «{missing}»"), format!("the field '{missing}' is missing"));
    }
    let says = |part: &str| message.contains(part);
    if ["i8", "u8", "i16", "u16"].iter().any(|small| says(&format!("expected {small}"))) {
        return Text::new(
            format!("è atteso un numero intero piccolo, c'è {it}"),
            format!("a small whole number is expected, not {en}"),
        );
    }
    if says("wanted exactly 1 element") {
        return Text::new("fra { } sta un solo campo", "only one field stands between { }");
    }
    if says("wanted string or table") {
        return Text::new(
            format!("è attesa una parola fra virgolette, o una parola con un valore fra graffe, c'è {it}"),
            format!("a word between quotation marks is expected, or a word with a value in braces, not {en}"),
        );
    }
    if says("unit variant") {
        return Text::new(
            "a questa parola serve un valore: { parola = … }",
            "this word needs a value: { word = … }",
        );
    }
    if says("expected table, found") || says("expected empty") {
        return Text::new(
            "questa parola sta da sola, fra virgolette",
            "this word stands alone, between quotation marks",
        );
    }
    Text::new(format!("«{message}»"), format!("'{message}'"))
}

/// The words for what was given at a place within a value: a number itself, otherwise its kind.
fn given(value: &Value<'_>, span: &Range<usize>) -> Text {
    let at = match value.get_ref() {
        // Where the place is the whole table, its field is meant.
        DeValue::Table(table) if value.span() == *span => table.iter().next().map(|(_, inner)| inner),
        _ => within(value, span),
    };
    let at = at.unwrap_or(value);
    match at.get_ref() {
        DeValue::Integer(number) => Text::same(number.as_str()),
        _ => Text::new(kind(at, Lang::It), kind(at, Lang::En)),
    }
}

/// The value that stands at a place.
fn within<'a, 'i>(value: &'a Value<'i>, span: &Range<usize>) -> Option<&'a Value<'i>> {
    if value.span() == *span {
        return Some(value);
    }
    match value.get_ref() {
        DeValue::Table(table) => table.iter().find_map(|(_, inner)| within(inner, span)),
        DeValue::Array(items) => items.iter().find_map(|item| within(item, span)),
        _ => None,
    }
}
