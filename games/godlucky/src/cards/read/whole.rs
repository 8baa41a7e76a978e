//! What can only be told of the whole set: how many cards there are, and what belongs to what.

use std::ops::Range;

use cardfile::{Notes, Value, count, gaps, text};
use table::Text;

use crate::card::{MAX_MIRACLES, MAX_OBJECTS};
use crate::cards::{CardSet, God};

type Span = Range<usize>;

/// Where everything was, to count it at the end.
#[derive(Default)]
pub(super) struct Whole {
    pub(super) gods: Vec<Span>,
    pub(super) miracles: Vec<Span>,
    pub(super) starting: Vec<Span>,
    pub(super) added: Vec<Span>,
    pub(super) events: Vec<Span>,
    pub(super) heaven: Vec<Span>,
    pub(super) hell: Vec<Span>,
    objects: Vec<u8>,
    /// Where the last number stands.
    last: Span,
    sacred: Vec<u8>,
}

impl Whole {
    /// The numbers of an entry's objects.
    pub(super) fn numbers(&mut self, value: &Value<'_>, notes: &mut Notes) -> Vec<u8> {
        self.last = value.span();
        let read = cardfile::numbers(value, MAX_OBJECTS as u8, &mut self.objects, twice, notes);
        read.into_iter().map(|(n, _)| n).collect()
    }

    /// The god whose sacred object an entry is.
    pub(super) fn sacred(
        &mut self,
        value: &Value<'_>,
        gods: &[God],
        copies: usize,
        notes: &mut Notes,
    ) -> Option<u8> {
        let name = text(value, "sacred", notes)?;
        let Some(god) = gods.iter().position(|god| god.name == name) else {
            // A god that could not be read has been noted: it may be the one meant here.
            if gods.len() < self.gods.len() {
                return None;
            }
            let known = gods.iter().map(|god| god.name.as_str()).collect::<Vec<_>>().join(", ");
            notes.lacks(
                value.span(),
                format!("«{name}» non è una divinità di questo mazzo: {known}"),
                format!("'{name}' is no god of this set: {known}"),
            );
            return None;
        };
        let god = god as u8;
        if copies > 1 || self.sacred.contains(&god) {
            notes.add(
                value.span(),
                format!("{name} può avere un solo oggetto sacro, con un solo numero"),
                format!("{name} can have only one sacred object, with one number"),
            );
        }
        self.sacred.push(god);
        Some(god)
    }

    /// Counts everything.
    pub(super) fn check(&self, gods: &[God], notes: &mut Notes) {
        if notes.is_broken() {
            return;
        }
        count(&self.gods, 6, 12, ["divinità [[god]]", "gods [[god]]"], notes);
        count(&self.miracles, 1, MAX_MIRACLES, ["miracoli [[miracle]]", "miracles [[miracle]]"], notes);
        let exact = CardSet::STARTING;
        let words = [
            "carte plancia iniziali [[board]] con start = true",
            "starting cards [[board]] with start = true",
        ];
        count(&self.starting, exact, exact, words, notes);
        let exact = CardSet::SPACES - CardSet::STARTING;
        let words = ["carte plancia aggiuntive [[board]] senza start", "added cards [[board]] without start"];
        count(&self.added, exact, exact, words, notes);
        count(&self.events, 1, 32, ["eventi [[event]]", "events [[event]]"], notes);
        count(&self.heaven, 3, 3, ["caselle del Paradiso [[heaven]]", "spaces of Heaven [[heaven]]"], notes);
        count(&self.hell, 3, 3, ["caselle dell'Inferno [[hell]]", "spaces of Hell [[hell]]"], notes);
        self.gaps(notes);
        for (at, god) in gods.iter().enumerate() {
            if gods[..at].iter().any(|other| other.name == god.name) {
                let (name, span) = (&god.name, self.gods.get(at).cloned().unwrap_or_default());
                notes.add(
                    span,
                    format!("due divinità si chiamano «{name}»: i nomi sono tutti diversi"),
                    format!("two gods are called '{name}': all names differ"),
                );
            }
        }
    }

    /// Objects are numbered from 1 without gaps.
    fn gaps(&self, notes: &mut Notes) {
        let none = self.objects.is_empty().then(|| "1".to_owned());
        if let Some(missing) = gaps(&self.objects).or(none) {
            notes.add(
                self.last.clone(),
                format!("gli oggetti si numerano da 1 senza salti: qui manca {missing}"),
                format!("objects are numbered from 1 without gaps: {missing} is missing"),
            );
        }
    }
}

fn twice(n: u8) -> Text {
    Text::new(
        format!("l'oggetto {n} c'è già: ogni numero sta una volta sola"),
        format!("there is an object {n} already: each number stands once"),
    )
}
