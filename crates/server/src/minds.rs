//! What the computers at a table keep in mind. It follows from the match, so it lives in memory alone: a new one sees all that its seat
//! has seen.

use std::sync::{Mutex, PoisonError};

use search::{AnyBot, Entry, Seated};
use table::{MAX_SEATS, Seat, Trouble};

use crate::tables::Moment;

/// The minds of a table, by seat.
#[derive(Default)]
pub(crate) struct Minds(Mutex<[Option<Kept>; MAX_SEATS]>);

struct Kept {
    of: Of,
    seated: Seated,
}

/// Whose mind it is, and of which course of the match: what was taken back was never seen, and a deck that was brought or a seat that was taken away is another setup.
#[derive(Clone, PartialEq)]
pub(crate) struct Of {
    bot: String,
    straight_since: i64,
    brought: usize,
    seats: usize,
}

impl Of {
    fn now(bot: &dyn AnyBot, moment: &Moment) -> Self {
        Of {
            bot: bot.name().to_owned(),
            straight_since: moment.straight_since,
            brought: moment.brought.len(),
            seats: moment.places.len(),
        }
    }
}

impl Minds {
    /// Takes the mind of a seat, or makes one.
    pub(crate) fn take(
        &self,
        entry: &Entry,
        bot: &dyn AnyBot,
        moment: &Moment,
        seat: Seat,
    ) -> Result<(Of, Seated), Trouble> {
        let of = Of::now(bot, moment);
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat.index()].take();
        let seated = match kept {
            Some(kept) if kept.of == of => kept.seated,
            _ => Seated::new(bot, entry.game.as_ref(), moment.played.as_ref(), seat)?,
        };
        Ok((of, seated))
    }

    /// Puts it back.
    pub(crate) fn keep(&self, seat: Seat, of: Of, seated: Seated) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat.index()] = Some(Kept { of, seated });
    }
}
