//! A step of a screen: what has changed in its zones from one moment to the next.

use serde_json::{Map, Value};

use super::{Message, edits};
use crate::pages::Part;
use crate::tables::now;

/// How a zone is brought up to date.
pub(super) enum Change {
    /// It is sent whole.
    Whole,
    /// It is made from the zone before.
    Edits(Value),
}

/// A step.
pub(super) struct Step {
    /// The number of the rendering that it leads to.
    pub(super) to: u64,
    pub(super) changes: Vec<(&'static str, Change)>,
    /// For whoever has all zones as they were before.
    pub(super) message: Message,
}

impl Step {
    /// From some zones to others.
    pub(super) fn between(old: &[Part], new: &[Part], to: u64, at: i64) -> Self {
        let change = |part: &Part| match html(old, part.id) {
            // What is drawn once for all lies at the same place.
            Some(before) if std::ptr::eq(before, &*part.html) || before == part.html => None,
            Some(before) => Some((part.id, shorter(before, &part.html))),
            None => Some((part.id, Change::Whole)),
        };
        let changes: Vec<_> = new.iter().filter_map(change).collect();
        let message = told(&changes, new, |_| false, to, at);
        Step { to, changes, message }
    }
}

fn shorter(old: &str, new: &str) -> Change {
    let edits = edits(old, new);
    let length = |value: &Value| value.as_str().map_or(12, str::len);
    let spared = edits.as_array().is_some_and(|all| all.iter().map(length).sum::<usize>() < new.len());
    if spared { Change::Edits(edits) } else { Change::Whole }
}

/// The message of some changes; zones of which the browser has no text are sent whole.
pub(super) fn told(
    changes: &[(&'static str, Change)],
    zones: &[Part],
    bare: impl Fn(&str) -> bool,
    to: u64,
    at: i64,
) -> Message {
    let (mut whole, mut edited) = (Map::new(), Map::new());
    for (id, change) in changes {
        match change {
            Change::Edits(edits) if !bare(id) => {
                edited.insert((*id).to_owned(), edits.clone());
            }
            _ => {
                whole.insert((*id).to_owned(), html(zones, id).into());
            }
        }
    }
    // The browser's clock may be wrong by more than a short window lasts.
    let mut push = serde_json::json!({ "to": to, "at": at, "now": now() });
    for (name, map) in [("zones", whole), ("edits", edited)] {
        if !map.is_empty() {
            push[name] = Value::Object(map);
        }
    }
    Message::new(push.to_string())
}

fn html<'a>(zones: &'a [Part], id: &str) -> Option<&'a str> {
    zones.iter().find(|part| part.id == id).map(|part| &*part.html)
}
