//! Checks that the readers of several games share: numbers within bounds, and what stands once.

use std::ops::Range;

use table::Text;

use crate::{Notes, Value, list, number};

/// What is wrong with a number that must lie from `least` to `most`, both included.
pub fn within(what: &str, given: impl Into<i16>, least: i16, most: i16) -> Option<Text> {
    let fits = |n| (least..=most).contains(&n);
    expected(what, given.into(), fits, ["un numero", "a number"], [least, most], ["", ""])
}

/// The same for a change in either direction, which must change something.
pub fn nonzero(what: &str, given: impl Into<i16>, most: i16) -> Option<Text> {
    let fits = |n| n != 0 && (-most..=most).contains(&n);
    let but = [", zero escluso", ", but not 0"];
    expected(what, given.into(), fits, ["un numero", "a number"], [-most, most], but)
}

/// What is wrong with a number that must be a multiple of 10 within bounds.
pub fn tens(what: &str, given: impl Into<i16>, least: i16, most: i16) -> Option<Text> {
    let fits = |n| n % 10 == 0 && (least..=most).contains(&n);
    let tens = ["un multiplo di 10", "a multiple of 10"];
    expected(what, given.into(), fits, tens, [least, most], ["", ""])
}

fn expected(
    what: &str,
    given: i16,
    fits: impl Fn(i16) -> bool,
    [it, en]: [&str; 2],
    [least, most]: [i16; 2],
    [but_it, but_en]: [&str; 2],
) -> Option<Text> {
    table::text_if! { fits(given);
        false =>
            "«{what}»: è atteso {it} da {least} a {most}{but_it}, c'è {given}",
            "'{what}': {en} from {least} to {most}{but_en} is expected, not {given}";
    }
}

/// Notes each name that another card has already.
pub fn distinct(names: &[(Text, Range<usize>)], notes: &mut Notes) {
    for (at, (name, span)) in names.iter().enumerate() {
        if names[..at].iter().any(|(other, _)| other.it == name.it || other.en == name.en) {
            notes.add(
                span.clone(),
                format!("c'è già una carta di nome «{}»", name.it),
                format!("there is a card with the name '{}' already", name.en),
            );
        }
    }
}

/// The field `numbers` of an entry: those of its cards, each with its place. None may stand among those `given` before, to which
/// they are added; `twice` says so.
pub fn numbers(
    value: &Value<'_>,
    most: u8,
    given: &mut Vec<u8>,
    twice: fn(u8) -> Text,
    notes: &mut Notes,
) -> Vec<(u8, Range<usize>)> {
    let all = list(value, "numbers", notes);
    if all.is_empty() {
        notes.lacks(
            value.span(),
            "«numbers»: è atteso almeno un numero, uno per ogni copia della carta",
            "'numbers': at least one number is expected, one for each copy of the card",
        );
    }
    let mut read = Vec::new();
    for value in all {
        let Some(n) = number(value, "numbers", 1, most, notes) else { continue };
        notes.note(value.span(), given.contains(&n).then(|| twice(n)));
        given.push(n);
        read.push((n, value.span()));
    }
    read
}

/// The numbers from 1 to the highest that are left out, as a list; nothing where none is.
pub fn gaps(given: &[u8]) -> Option<String> {
    let highest = given.iter().copied().max().unwrap_or(0);
    let missing: Vec<String> = (1..=highest).filter(|n| !given.contains(n)).map(|n| n.to_string()).collect();
    (!missing.is_empty()).then(|| missing.join(", "))
}
