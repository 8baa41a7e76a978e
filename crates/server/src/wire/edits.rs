//! What has changed inside a zone: the new text is told as parts of the old one and what is new between them.
//!
//! A zone is cut before every `<`, so that browser and server count the same pieces, whatever letters stand in them.

use foldhash::{HashMap, HashMapExt as _};
use serde_json::{Value, json};

/// A copy is worth its place where it spares so many bytes.
const WORTH: usize = 24;
/// So many places of the old text are tried for a piece that stands there often.
const TRIES: usize = 12;
/// Texts are compared so many bytes at a time.
const CHUNK: usize = 32;

/// The zone's pieces.
pub(crate) fn pieces(html: &str) -> Vec<&str> {
    let cuts = html.match_indices('<').map(|(at, _)| at).filter(|at| *at > 0);
    let mut from = 0;
    let mut all: Vec<&str> = Vec::new();
    for cut in cuts {
        all.push(&html[from..cut]);
        from = cut;
    }
    all.extend(Some(&html[from..]).filter(|last| !last.is_empty()));
    all
}

/// How the new text comes from the old one: `[from, count]` stands for pieces of the old one, a string for itself.
pub(crate) fn edits(old: &str, new: &str) -> Value {
    let (head, tail) = common(old, new);
    let changed = |text: &str| head..text.len() - tail;
    let (first, last) = (count(&old[..head]), count(&old[old.len() - tail..]));
    let (before, after) = (pieces(&old[changed(old)]), pieces(&new[changed(new)]));
    let mut told = Told::default();
    told.copy(0, first);
    between(&before, first, &after, &mut told);
    told.copy(first + before.len(), last);
    told.all()
}

/// How many bytes at the beginning and at the end are the same whole pieces in both. Most of a zone is, and need not be cut.
fn common(old: &str, new: &str) -> (usize, usize) {
    let same = same_start(old.as_bytes(), new.as_bytes());
    // A piece ends where the next one begins, or with the text.
    let ends = |text: &str| matches!(text.as_bytes().get(same), None | Some(b'<'));
    let head = match ends(old) && ends(new) {
        true => same,
        false => old.as_bytes()[..same].iter().rposition(|byte| *byte == b'<').unwrap_or(0),
    };
    let (old, new) = (&old.as_bytes()[head..], &new.as_bytes()[head..]);
    let tail = &old[old.len() - same_end(old, new)..];
    (head, tail.iter().position(|byte| *byte == b'<').map_or(0, |at| tail.len() - at))
}

fn same_start(a: &[u8], b: &[u8]) -> usize {
    let chunks = a.chunks_exact(CHUNK).zip(b.chunks_exact(CHUNK)).take_while(|(a, b)| a == b).count() * CHUNK;
    chunks + a[chunks..].iter().zip(&b[chunks..]).take_while(|(a, b)| a == b).count()
}

fn same_end(a: &[u8], b: &[u8]) -> usize {
    let chunks =
        a.rchunks_exact(CHUNK).zip(b.rchunks_exact(CHUNK)).take_while(|(a, b)| a == b).count() * CHUNK;
    let (a, b) = (&a[..a.len() - chunks], &b[..b.len() - chunks]);
    chunks + a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count()
}

/// So many pieces a text has.
fn count(html: &str) -> usize {
    html.bytes().skip(1).filter(|byte| *byte == b'<').count() + usize::from(!html.is_empty())
}

/// What lies between the beginning and the end that both have; the first of these old pieces is the zone's `first`.
fn between(old: &[&str], first: usize, new: &[&str], told: &mut Told) {
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, piece) in old.iter().enumerate() {
        let known = places.entry(piece).or_default();
        if known.len() < TRIES {
            known.push(at);
        }
    }
    let mut at = 0;
    while at < new.len() {
        // The piece that follows the last copy is tried too: equal pieces mostly come in the same order again.
        let next = told.next_of_old().and_then(|next| next.checked_sub(first));
        let tried = places.get(new[at]).into_iter().flatten().copied().chain(next);
        let run = |from: usize| old[from..].iter().zip(&new[at..]).take_while(|(a, b)| a == b).count();
        let best = tried
            .filter(|from| *from < old.len())
            .map(|from| (run(from), from))
            .max_by_key(|(count, _)| *count);
        let (count, from) = best.unwrap_or_default();
        let bytes: usize = new[at..at + count].iter().map(|piece| piece.len()).sum();
        if bytes >= WORTH {
            told.copy(first + from, count);
            at += count;
        } else {
            told.write(new[at]);
            at += 1;
        }
    }
}

#[derive(Default)]
struct Told {
    all: Vec<Value>,
    copied: Option<(usize, usize)>,
    written: String,
}

impl Told {
    fn next_of_old(&self) -> Option<usize> {
        self.copied.map(|(from, count)| from + count)
    }

    fn copy(&mut self, from: usize, count: usize) {
        if count == 0 {
            return;
        }
        if let Some((begins, so_many)) = self.copied.filter(|_| self.written.is_empty())
            && begins + so_many == from
        {
            self.copied = Some((begins, so_many + count));
            if let Some(last) = self.all.last_mut() {
                *last = json!([begins, so_many + count]);
            }
            return;
        }
        self.flush();
        self.all.push(json!([from, count]));
        self.copied = Some((from, count));
    }

    fn write(&mut self, piece: &str) {
        self.written.push_str(piece);
    }

    fn flush(&mut self) {
        if !self.written.is_empty() {
            self.all.push(Value::from(std::mem::take(&mut self.written)));
        }
    }

    fn all(mut self) -> Value {
        self.flush();
        Value::Array(self.all)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What a browser makes of it.
    fn applied(old: &str, edits: &Value) -> String {
        let old = pieces(old);
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let part = |edit: &Value| match edit.as_str() {
            Some(text) => text.to_owned(),
            None => old[number(&edit[0])..][..number(&edit[1])].concat(),
        };
        edits.as_array().unwrap().iter().map(part).collect()
    }

    proptest! {
        #[test]
        fn the_new_text_comes_of_the_old_one(old in "(<[abè]{0,9}>|[cd 😀]){0,60}", new in "(<[abè]{0,9}>|[cd 😀]){0,60}") {
            prop_assert_eq!(applied(&old, &edits(&old, &new)), new);
        }

        #[test]
        fn what_is_moved_and_cut_comes_of_the_old_one(lines in prop::collection::vec("[a-z]{12,30}", 1..30), from in 0usize..30, to in 0usize..30) {
            let old: String = lines.iter().map(|line| format!("<li>{line}</li>")).collect();
            let mut moved = lines.clone();
            let taken = moved.remove(from % lines.len());
            moved.insert(to % lines.len(), taken);
            let new: String = moved.iter().map(|line| format!("<li>{line}</li>")).collect();
            prop_assert_eq!(applied(&old, &edits(&old, &new)), new);
        }
    }

    #[test]
    fn a_line_at_the_end_is_all_that_is_told() {
        let old = "<ol><li>one and a half</li><li>two and a half</li></ol>";
        let new = "<ol><li>one and a half</li><li>two and a half</li><li>three</li></ol>";
        assert_eq!(edits(old, new), json!([[0, 5], "<li>three</li>", [5, 1]]));
        assert_eq!(edits(new, new), json!([[0, 8]]));
        assert_eq!(edits("", "<p>"), json!(["<p>"]));
        assert_eq!(edits("<p>", ""), json!([]));
    }
}
