//! Does anybody look at a table? Computers that play among themselves go on only as long as somebody does.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

use crate::tables::{Moment, Table, now};
use crate::thinkers::Rank;

/// Whoever comes without scripts is taken to look for so long, in milliseconds: longer than until their page loads itself again.
const LOOKS: i64 = 60_000;

/// Who looks at a table.
#[derive(Default)]
pub(crate) struct Audience {
    /// Live pages, of those who only watch too.
    pages: AtomicU32,
    /// When a page was last drawn, in milliseconds since 1970.
    drawn: AtomicI64,
}

impl Audience {
    /// Does anybody look?
    pub(crate) fn is_there(&self) -> bool {
        self.pages.load(Ordering::Relaxed) > 0 || now() - self.drawn.load(Ordering::Relaxed) < LOOKS
    }

    /// A live page is opened; is it the first one that looks?
    pub(crate) fn comes(&self) -> bool {
        let was_there = self.is_there();
        self.pages.fetch_add(1, Ordering::Relaxed);
        !was_there
    }

    /// It is closed.
    pub(crate) fn goes(&self) {
        self.pages.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Table {
    /// A page of it is drawn for somebody.
    pub(crate) fn is_looked_at(&self) {
        let was_there = self.audience.is_there();
        self.audience.drawn.store(now(), Ordering::Relaxed);
        if !was_there && self.now().is_among_computers() {
            self.publish(|_| {});
        }
    }

    /// For whom its computers think. Whoever plays here may look at another house.
    pub(crate) fn rank(&self, moment: &Moment) -> Rank {
        match moment.is_among_computers() {
            true => Rank::Alone(moment.host.clone().unwrap_or_default()),
            false if self.audience.is_there() || !moment.elsewhere.is_empty() => Rank::Awaited,
            false => Rank::Unseen,
        }
    }

    /// Do its computers wait until somebody looks?
    pub(crate) fn pauses(&self, moment: &Moment) -> bool {
        moment.is_among_computers() && !self.audience.is_there()
    }
}

impl Moment {
    /// Does no person play here?
    pub(crate) fn is_among_computers(&self) -> bool {
        self.players().is_empty()
    }
}
