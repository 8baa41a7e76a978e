//! The numbers of a Prophet, and what its Arcano may hold.

use cardfile::{Entry, Notes, Value, flag, list, typed};

use super::numbers::tens;
use crate::cards::{Body, Hold, Type, Types};

pub(super) fn body(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Body> {
    let faith = entry.need("faith", notes).and_then(|value| tens(value, "faith", 10, 400, notes));
    let fervour = entry.need("fervour", notes).and_then(|value| tens(value, "fervour", 0, 200, notes));
    let immune = entry.maybe("immune").map(|value| types(value, "immune", notes)).unwrap_or_default();
    let weak = entry.maybe("weak");
    let weak_read = weak.map(|value| types(value, "weak", notes)).unwrap_or_default();
    notes.stray(
        weak.filter(|_| immune.iter().any(|of| weak_read.has(of))),
        "un tipo è sia in «immune» sia in «weak»: l'immunità vince sempre",
        "a type stands in 'immune' and in 'weak': immunity always wins",
    );
    let holds = entry.need("holds", notes).map(|value| holds(value, notes));
    let fourth = entry.maybe("fourth").map_or(Some(false), |value| flag(value, "fourth", notes));
    Some(Body { faith: faith?, fervour: fervour?, immune, weak: weak_read, holds: holds?, fourth: fourth? })
}

/// Some types, none of them twice.
fn types(value: &Value<'_>, what: &str, notes: &mut Notes) -> Types {
    let mut read: Vec<Type> = Vec::new();
    for item in list(value, what, notes) {
        let Some(one) = typed(item, "questo tipo non va", "this type does not fit", notes) else { continue };
        if read.contains(&one) {
            notes.add(item.span(), "questo tipo c'è già", "this type stands there already");
        }
        read.push(one);
    }
    read.into_iter().collect()
}

/// The lines of what an Arcano may hold, each of which adds something.
fn holds(value: &Value<'_>, notes: &mut Notes) -> Vec<Hold> {
    let given = list(value, "holds", notes);
    if given.is_empty() {
        notes.lacks(
            value.span(),
            "«holds»: è attesa almeno una riga, { religion = …, types = [ … ] }",
            "'holds': at least one line is expected, { religion = …, types = [ … ] }",
        );
    }
    let mut read: Vec<Hold> = Vec::new();
    for item in given {
        let Some(one) = hold(item, notes) else { continue };
        let covered = |of: Type| {
            read.iter()
                .any(|hold| hold.types.has(of) && (hold.religion.is_none() || hold.religion == one.religion))
        };
        if !one.types.is_empty() && one.types.iter().all(covered) {
            notes.add(
                item.span(),
                "questa riga non permette nulla di nuovo",
                "this line allows nothing that is new",
            );
        }
        read.push(one);
    }
    read
}

/// `{ religion = "islamic", types = ["mystery"] }`; without one of them all are meant.
fn hold(value: &Value<'_>, notes: &mut Notes) -> Option<Hold> {
    let mut entry = Entry::of(value, "holds", notes)?;
    let religion = match entry.maybe("religion") {
        None => Some(None),
        Some(value) => typed(value, "questa religione non va", "this religion does not fit", notes).map(Some),
    };
    let given = entry.maybe("types");
    entry.done(notes);
    let types = given.map_or(Types::ALL, |value| types(value, "types", notes));
    if let Some(given) = given.filter(|given| !cardfile::has_items(given)) {
        notes.lacks(
            given.span(),
            "«types»: è atteso almeno un tipo, oppure niente «types», che è ogni tipo",
            "'types': at least one type is expected, or no 'types', which is every type",
        );
    }
    Some(Hold { religion: religion?, types })
}
