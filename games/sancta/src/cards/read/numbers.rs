//! The numbers of the cards of one kind: from 1 without gaps, each once, and which of them are for a sixth seat.

use std::ops::Range;

use cardfile::{Entry, Notes, gaps, list, number};
use table::Text;

use crate::card::{Card, Cards};
use crate::cards::Kind;

/// The numbers given so far.
pub(super) struct Numbers {
    kind: Kind,
    given: Vec<u8>,
    sixth: Vec<u8>,
    /// Where each number stands, or the entry of a Saint.
    spans: Vec<Range<usize>>,
}

impl Numbers {
    pub(super) fn new(kind: Kind) -> Self {
        Numbers { kind, given: Vec::new(), sixth: Vec::new(), spans: Vec::new() }
    }

    /// An entry without numbers has the next one.
    pub(super) fn next(&mut self, entry: &Entry<'_, '_>, sixth: bool) {
        let n = u8::try_from(self.given.len() + 1).unwrap_or(u8::MAX);
        self.given.push(n);
        self.spans.push(entry.span.clone());
        if sixth {
            self.sixth.push(n);
        }
    }

    /// The fields `numbers` and `sixth` of an entry: its numbers.
    pub(super) fn of(&mut self, entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Vec<u8> {
        let before = self.given.len();
        if let Some(value) = entry.need("numbers", notes) {
            let read = cardfile::numbers(value, self.most(), &mut self.given, twice, notes);
            self.spans.extend(read.into_iter().map(|(_, span)| span));
        }
        let own = self.given[before..].to_vec();
        let sixth = entry.maybe("sixth").map(|value| list(value, "sixth", notes)).unwrap_or_default();
        for value in sixth {
            let Some(n) = number(value, "sixth", 1, self.most(), notes) else { continue };
            if !own.contains(&n) || self.sixth.contains(&n) {
                notes.add(
                    value.span(),
                    format!("«sixth»: {n} non è un numero di questa carta, o c'è già"),
                    format!("'sixth': {n} is no number of this card, or stands there already"),
                );
                continue;
            }
            self.sixth.push(n);
        }
        own
    }

    fn most(&self) -> u8 {
        u8::try_from(self.kind.most()).unwrap_or(u8::MAX)
    }

    /// There is one at least, none beyond the most there can be, and none is left out.
    pub(super) fn check(&self, notes: &mut Notes) {
        let (it, en) = match self.kind {
            Kind::Saint => ("Santi [[saint]]", "Saints [[saint]]"),
            Kind::Beatitude => ("Beatitudini [[beatitude]]", "Beatitudini [[beatitude]]"),
            Kind::Advocate => ("Advocati [[advocate]]", "Advocati [[advocate]]"),
            Kind::Trial => ("Prove [[trial]]", "Prove [[trial]]"),
            Kind::Support => ("Supporti [[support]]", "Supporti [[support]]"),
        };
        cardfile::count(&self.spans, 1, self.kind.most(), [it, en], notes);
        if let Some(missing) = gaps(&self.given) {
            notes.lacks(
                self.last(),
                format!("{it}: si numerano da 1 senza salti, manca {missing}"),
                format!("{en}: they are numbered from 1 without gaps, {missing} is missing"),
            );
        }
    }

    /// Where the last one stands.
    pub(super) fn last(&self) -> Range<usize> {
        self.spans.last().cloned().unwrap_or_default()
    }

    /// How many there are with any number of seats.
    pub(super) fn always(&self) -> usize {
        self.given.len().saturating_sub(self.sixth.len())
    }

    /// The cards for a sixth seat.
    pub(super) fn sixth(&self) -> Cards {
        self.sixth.iter().filter_map(|n| Card::new(self.kind, usize::from(*n) - 1)).collect()
    }
}

fn twice(n: u8) -> Text {
    Text::new(
        format!("il numero {n} c'è già fra le carte di questo tipo: ogni numero sta una volta sola"),
        format!("there is a number {n} among the cards of this kind already: each stands once"),
    )
}
