//! What serde and the TOML parser say, in both languages.

use serde::Deserialize;
use table::Text;
use toml::de::{DeValue, Error, ValueDeserializer};

use super::Mistake;
use super::entry::{Notes, Value, kind};

/// Reads a value whose type knows what is allowed.
pub(super) fn typed<'i, T: Deserialize<'i>>(
    value: &Value<'i>,
    it: &str,
    en: &str,
    notes: &mut Notes,
) -> Option<T> {
    match T::deserialize(ValueDeserializer::from(value.clone())) {
        Ok(read) => Some(read),
        Err(error) => {
            let span = error.span().filter(|span| !span.is_empty()).unwrap_or(value.span());
            let why = explain(value, error.message());
            notes.add(span, format!("{it}: {}", why.it), format!("{en}: {}", why.en));
            None
        }
    }
}

/// A line that is no TOML. The parser's own words are English and stay so: there are too many of them.
pub(super) fn syntax(error: &Error) -> Mistake {
    let message = error.message();
    let text = Text::new(
        format!("qui il TOML non si legge («{message}»)"),
        format!("the TOML cannot be read here ('{message}')"),
    );
    Mistake { span: error.span().unwrap_or_default(), text }
}

/// The few things that serde says of words and tables, said so that somebody who writes cards can act on it.
fn explain(value: &Value<'_>, message: &str) -> Text {
    if let Some(unknown) = message.strip_prefix("unknown variant ")
        && let Some((given, known)) = unknown.split_once(", expected ")
    {
        let known = known.trim_start_matches("one of ");
        return Text::new(
            format!("{given} non c'è; ci sono {known}"),
            format!("there is no {given}; there are {known}"),
        );
    }
    let says = |part: &str| message.contains(part);
    if says("expected i8") || says("expected u8") {
        return Text::new(
            format!("è atteso un numero intero piccolo, c'è {}", given(value, true)),
            format!("a small whole number is expected, not {}", given(value, false)),
        );
    }
    if says("wanted exactly 1 element") {
        return Text::new("fra { } sta un solo campo", "only one field stands between { }");
    }
    if says("wanted string or table") {
        return Text::new(
            format!(
                "è attesa una parola fra virgolette, o una parola con un valore fra graffe, c'è {}",
                given(value, true)
            ),
            format!(
                "a word between quotation marks is expected, or a word with a value in braces, not {}",
                given(value, false)
            ),
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

/// What was given: a number itself, otherwise its kind.
fn given(value: &Value<'_>, italian: bool) -> String {
    let value = match value.get_ref() {
        DeValue::Table(table) => table.iter().next().map_or(value, |(_, inner)| inner),
        _ => value,
    };
    match value.get_ref() {
        DeValue::Integer(number) => number.as_str().to_owned(),
        _ => kind(value, italian).to_owned(),
    }
}
