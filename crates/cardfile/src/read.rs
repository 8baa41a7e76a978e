//! A file of cards, read and checked: of a bad one every mistake is named.

use std::ops::Range;

use table::Text;
use toml::de::{DeTable, DeValue};

use crate::{CardFile, Entry, Mistake, Notes, Value, one_of, serde_says, words};

/// Reads a file of cards: its name and its cards.
///
/// # Errors
/// Every mistake of the file, in its order.
pub fn read<C: CardFile>(file: &str) -> Result<(Text, C), Vec<Mistake>> {
    let (table, broken) = DeTable::parse_recoverable(file);
    let mut notes = Notes::new(broken.iter().map(serde_says::syntax).collect());
    let found = top(Entry::new(table.get_ref(), 0..0), &mut notes);
    let mut mistakes = notes.into_mistakes();
    mistakes.sort_by_key(|mistake| (mistake.span.start, mistake.span.end));
    mistakes.dedup();
    // Whatever could not be read has been noted, so that without notes there is a set.
    if mistakes.is_empty() { found.ok_or(mistakes) } else { Err(mistakes) }
}

fn top<C: CardFile>(mut file: Entry<'_, '_>, notes: &mut Notes) -> Option<(Text, C)> {
    let game = file.need("game", notes);
    game.and_then(|value| one_of(value, "game", &[(C::GAME, ())], notes));
    let name = file.need("name", notes).and_then(|value| words(value, "name", notes));
    let cards = C::read(&mut file, notes);
    file.done(notes);
    Some((name?, cards?))
}

/// The entries `[[kind]]`; those that cannot be read are noted and left out.
pub fn cards<'a, 'i, T>(
    file: &mut Entry<'a, 'i>,
    kind: &'static str,
    notes: &mut Notes,
    mut read: impl FnMut(&mut Entry<'a, 'i>, &mut Notes) -> Option<T>,
) -> Vec<T> {
    let Some(value) = file.maybe(kind) else { return Vec::new() };
    let one = |value: &'a Value<'i>| {
        let mut entry = Entry::of(value, kind, notes)?;
        let card = read(&mut entry, notes);
        entry.done(notes);
        card
    };
    match value.get_ref() {
        DeValue::Array(entries) => entries.iter().filter_map(one).collect(),
        _ => {
            notes.add(
                value.span(),
                format!("le carte di questo tipo stanno ciascuna sotto [[{kind}]], con due parentesi"),
                format!("cards of this kind stand each under [[{kind}]], with two brackets"),
            );
            Vec::new()
        }
    }
}

/// Notes when there are fewer or more entries, given by their places, than from `least` to `most`; `what` they are comes
/// Italian first. Too many are marked at the first one too many, too few at the last one there is. Nothing is counted
/// in a file that is no TOML.
pub fn count(spans: &[Range<usize>], least: usize, most: usize, what: [&str; 2], notes: &mut Notes) {
    let found = spans.len();
    if (least..=most).contains(&found) {
        return;
    }
    let at = if found > most { spans.get(most) } else { spans.last() };
    let wanted = if least == most { least.to_string() } else { format!("{least}…{most}") };
    let [it, en] = what;
    notes.lacks(
        at.cloned().unwrap_or_default(),
        format!("{it}: ne servono {wanted}, ce ne sono {found}"),
        format!("{en}: {wanted} are needed, there are {found}"),
    );
}
