//! A screen: what all viewers of one kind see of a table, rendered once for all of them.

use std::borrow::Cow;
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex as StdMutex, PoisonError, Weak};

use ::table::{Lang, Seat};
use axum::extract::ws;
use tokio::sync::Mutex;

use super::steps::{Change, Step, told};
use super::{Manner, Message};
use crate::pages::{Before, GLASS, Part, Seen, zones};
use crate::reach::Link;
use crate::tables::{Moment, Table};
use crate::visitor::Visitor;

/// So many steps are kept for sockets that are a little late; whoever is later is sent whole zones.
const LATELY: usize = 3;

/// What a rendering depends on beside the moment. Whoever sits at the table or has opened it is a kind of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) seat: Option<Seat>,
    person: Option<String>,
    lang: Lang,
    talks: bool,
    links: Vec<Link>,
}

impl Kind {
    pub(crate) fn of(moment: &Moment, visitor: &Visitor) -> Self {
        let seat = moment.seat_of(visitor.token.as_deref());
        let known = seat.is_some() || (moment.host.is_some() && moment.host == visitor.token);
        let person = visitor.token.clone().filter(|_| known);
        Kind { seat, person, lang: visitor.lang, talks: visitor.talks, links: visitor.links.clone() }
    }
}

/// The screens of a table that somebody looks at.
#[derive(Default)]
pub(crate) struct Screens(StdMutex<Vec<Weak<Screen>>>);

impl Screens {
    /// The one of a kind.
    pub(crate) fn of(&self, kind: &Kind) -> Arc<Screen> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|screen| screen.strong_count() > 0);
        if let Some(screen) = all.iter().filter_map(Weak::upgrade).find(|screen| screen.kind == *kind) {
            return screen;
        }
        let screen = Arc::new(Screen { kind: kind.clone(), drawn: Mutex::default() });
        all.push(Arc::downgrade(&screen));
        screen
    }
}

pub(crate) struct Screen {
    kind: Kind,
    drawn: Mutex<Drawn>,
}

/// The newest rendering.
#[derive(Default)]
struct Drawn {
    moment: Option<Arc<Moment>>,
    number: u64,
    at: i64,
    zones: Vec<Part>,
    lately: VecDeque<Arc<Step>>,
}

/// What a browser shows already of its screen.
pub(crate) struct Shown {
    manner: Manner,
    /// The answer with which its page was drawn, until its first message.
    after: Option<i64>,
    number: Option<u64>,
    /// Zones that stand in its page, but of which it has no text that edits could refer to.
    bare: BTreeSet<&'static str>,
}

impl Shown {
    pub(crate) fn new(manner: Manner, after: Option<i64>) -> Self {
        Shown { manner, after, number: None, bare: BTreeSet::new() }
    }

    /// The viewer has become one of another kind: everything is sent anew.
    pub(crate) fn forget(&mut self) {
        *self = Shown::new(self.manner, None);
    }
}

impl Screen {
    /// The messages that bring a browser up to date; `None` when its viewer is of another kind by now.
    pub(crate) async fn bring(
        &self,
        table: &Table,
        visitor: &Visitor,
        shown: &mut Shown,
    ) -> Option<Vec<ws::Message>> {
        let mut drawn = self.drawn.lock().await;
        let moment = table.now();
        // Asked of the very moment that is drawn: nobody's view may come upon another's screen.
        if Kind::of(&moment, visitor) != self.kind {
            return None;
        }
        // The server is about to pass for somebody: a prompt would flash up and vanish.
        if moment.passed_for().is_none() {
            drawn.draw(table, moment, visitor);
        }
        Some(drawn.messages(shown))
    }
}

impl Drawn {
    fn draw(&mut self, table: &Table, moment: Arc<Moment>, visitor: &Visitor) {
        if self.moment.as_ref().is_some_and(|known| Arc::ptr_eq(known, &moment)) {
            return;
        }
        let seen = Seen::by(table, &moment, visitor);
        let before = self.moment.as_deref().map(|moment| Before { moment, parts: &self.zones });
        let zones: Vec<Part> = zones(&seen, before).into_iter().map(kept).collect();
        if self.moment.is_none() {
            // The first one leads from nothing: nobody can be late for it.
            self.number += 1;
        } else {
            self.step(Step::between(&self.zones, &zones, self.number + 1, moment.logged), moment.logged);
        }
        (self.at, self.zones, self.moment) = (moment.logged, zones, Some(moment));
    }

    /// Keeps what leads to a moment from the one before.
    fn step(&mut self, step: Step, logged: i64) {
        if step.changes.is_empty() && self.at == logged {
            return;
        }
        self.number += 1;
        self.lately.push_back(Arc::new(step));
        if self.lately.len() > LATELY {
            self.lately.pop_front();
        }
    }

    fn messages(&self, shown: &mut Shown) -> Vec<ws::Message> {
        if self.moment.is_none() || shown.number == Some(self.number) {
            return Vec::new();
        }
        let Some(before) = shown.number.replace(self.number) else {
            return vec![self.first(shown).send(shown.manner)];
        };
        let missed: Vec<&Arc<Step>> = self.lately.iter().filter(|step| step.to > before).collect();
        if missed.first().is_none_or(|step| step.to != before + 1) {
            shown.bare.clear();
            return vec![self.whole(self.zones.iter().map(|part| part.id)).send(shown.manner)];
        }
        let touched: BTreeSet<&'static str> =
            missed.iter().flat_map(|step| step.changes.iter().map(|(id, _)| *id)).collect();
        let bare = touched.iter().any(|id| shown.bare.contains(id));
        let messages = match (shown.manner, missed.as_slice()) {
            (Manner::Whole, _) => vec![self.whole(touched.iter().copied())],
            (_, steps) if !bare => return steps.iter().map(|step| step.message.send(shown.manner)).collect(),
            (_, [step]) => {
                let is_bare = |id: &str| shown.bare.contains(id);
                vec![told(&step.changes, &self.zones, is_bare, self.number, self.at)]
            }
            _ => vec![self.whole(touched.iter().copied())],
        };
        shown.bare.retain(|id| !touched.contains(id));
        messages.iter().map(|message| message.send(shown.manner)).collect()
    }

    /// The zones of the game are not sent again to a page that was just drawn with the same answers; those around them may have
    /// changed without one. What is only referred to never changes.
    fn first(&self, shown: &mut Shown) -> Message {
        let after = shown.after.take();
        let stands = |part: &&Part| {
            part.of_game && (after == Some(self.at) || (after.is_some() && part.id.ends_with(GLASS)))
        };
        shown.bare = self.zones.iter().filter(stands).map(|part| part.id).collect();
        self.whole(self.zones.iter().filter(|part| !stands(part)).map(|part| part.id))
    }

    fn whole(&self, ids: impl Iterator<Item = &'static str>) -> Message {
        let changes: Vec<_> = ids.map(|id| (id, Change::Whole)).collect();
        told(&changes, &self.zones, |_| true, self.number, self.at)
    }
}

/// A part as it is kept while somebody looks: with no more room than it needs.
fn kept(mut part: Part) -> Part {
    if let Cow::Owned(html) = &mut part.html {
        html.shrink_to_fit();
    }
    part
}
