//! A table in memory: one match, who sits at it, and who watches.
//!
//! What is seen of it is one immutable [`Moment`] at a time, published on a watch channel. A moment is published only
//! after the store has it: whoever hears of an answer hears of one that survives.

use std::sync::{Arc, Mutex as StdMutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use search::Entry;
use table::erased::AnyMatch;
use table::{MAX_SEATS, Seat, Seats};
use tokio::sync::{Mutex, watch};

use crate::audience::Audience;
use crate::change::TIME_UP;
use crate::clock::{Pace, Running, Windows};
use crate::minds::Minds;
use crate::passes::Passes;
use crate::stops::Found;
use crate::store::{Aside, MatchRow, Muted, PlaceRow, Said, Sitter, Store};
use crate::wire::Screens;

/// A table.
pub(crate) struct Table {
    pub(crate) row: MatchRow,
    pub(crate) entry: Arc<Entry>,
    pub(crate) store: Store,
    pub(crate) windows: Windows,
    /// What its computers keep in mind.
    pub(crate) minds: Minds,
    /// Where going through its match stops.
    pub(crate) stops: Found,
    /// Whoever changes the match holds this.
    pub(crate) door: Mutex<()>,
    /// What those who look at it see.
    pub(crate) screens: Screens,
    moment: watch::Sender<Arc<Moment>>,
    sockets: StdMutex<[u32; MAX_SEATS]>,
    pub(crate) audience: Audience,
}

/// A table at one moment.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) played: Arc<dyn AnyMatch>,
    /// How many lines the log has. It never shrinks, unlike the number of answers: pages name it to say what they showed.
    pub(crate) logged: i64,
    /// Of how many answers it is kept what they told; fewer than there are in a match of a release that kept none.
    pub(crate) told: usize,
    /// The length of the log after its last take-back: from here on its lines are the last answers of the match.
    pub(crate) straight_since: i64,
    /// Where in the log a deck was brought, which is no answer.
    pub(crate) brought: Vec<i64>,
    /// When the open question ends, in milliseconds since 1970.
    pub(crate) deadline: Option<i64>,
    /// The match's clock, once it has been started.
    pub(crate) running: Option<Running>,
    /// The answers to a window that takes its time: the match is given them when it closes.
    pub(crate) laid: Vec<(Seat, String)>,
    /// How many envelopes lie in the store for the open question.
    pub(crate) sealed: i64,
    /// Has somebody held the open window?
    pub(crate) held: bool,
    /// The standing passes, as their own seats see them.
    pub(crate) passes: Passes,
    /// The standing passes as everybody sees them: what changes while a window is open stays its seat's secret until then.
    pub(crate) declared: Passes,
    /// Has a reaction window been seen at this table? Then everybody is offered to pass in all of them.
    pub(crate) has_windows: bool,
    pub(crate) places: Vec<PlaceRow>,
    /// Who opened the table, as the hash of a session's token.
    pub(crate) host: Option<String>,
    /// The seats that the computer plays for their person: who has resigned while a partner plays on, or is away.
    pub(crate) left: Seats,
    /// Those of them that were given to it while their person was away.
    pub(crate) given: Seats,
    /// The seats that agree to close the table.
    pub(crate) closes: Seats,
    /// What happened at the table beside the game.
    pub(crate) asides: Arc<Vec<Aside>>,
    /// When the page of each seat was last open, in milliseconds since 1970.
    pub(crate) seen: Vec<Option<i64>>,
    /// How many questions in a row each seat has let its time run out.
    pub(crate) late: Vec<u8>,
    /// Since when each seat is awaited; since the table came into memory at the earliest.
    pub(crate) asked_since: Vec<i64>,
    /// What people have told each other, all teams; [`Moment::heard_by`] is what one may read.
    pub(crate) said: Arc<Vec<Said>>,
    /// Who does not want to hear whom.
    pub(crate) muted: Muted,
    /// The seats whose page is open somewhere.
    pub(crate) present: Seats,
    /// Those of them whose page is open at another house over the same store.
    pub(crate) elsewhere: Seats,
    /// The match that followed.
    pub(crate) next: Option<String>,
}

impl Table {
    pub(crate) fn new(
        entry: Arc<Entry>,
        store: Store,
        windows: Windows,
        row: MatchRow,
        moment: Moment,
    ) -> Self {
        let (moment, _) = watch::channel(Arc::new(moment));
        let (minds, stops) = (Minds::default(), Found::default());
        let (door, sockets) = (Mutex::new(()), StdMutex::new([0; MAX_SEATS]));
        let screens = Screens::default();
        let audience = Audience::default();
        Table { row, entry, store, windows, minds, stops, door, screens, moment, sockets, audience }
    }

    /// What decides how long its questions last.
    pub(crate) fn pace(&self) -> Pace {
        Pace { seconds: self.row.seconds, windows: self.windows }
    }

    pub(crate) fn now(&self) -> Arc<Moment> {
        self.moment.borrow().clone()
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Moment>> {
        self.moment.subscribe()
    }

    /// Tells everyone who watches.
    pub(crate) fn publish(&self, change: impl FnOnce(&mut Moment)) {
        self.moment.send_modify(|moment| change(Arc::make_mut(moment)));
    }

    /// A page of this seat is open as long as the token lives.
    pub(crate) fn enter(self: &Arc<Self>, seat: Option<Seat>) -> Presence {
        if self.audience.comes() {
            self.publish(|_| {});
        }
        self.count(seat, |sockets| sockets.saturating_add(1));
        Presence { table: self.clone(), seat }
    }

    /// The seats whose page is open at this house.
    pub(crate) fn here(&self) -> Seats {
        let sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        Seat::all(MAX_SEATS).filter(|seat| sockets[seat.index()] > 0).collect()
    }

    fn count(&self, seat: Option<Seat>, change: impl FnOnce(u32) -> u32) {
        let Some(seat) = seat else { return };
        let (was, here) = {
            let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
            let sockets = &mut sockets[seat.index()];
            let was = *sockets > 0;
            *sockets = change(*sockets);
            (was, *sockets > 0)
        };
        let at = now();
        if was != here {
            self.store.is_here(&self.row.id, seat, here, at);
        }
        let before = self.now();
        let present = here || before.elsewhere.has(seat);
        if before.present.has(seat) != present {
            self.saw(seat);
            self.publish(|moment| {
                let before = moment.present;
                moment.present = if present { before.with(seat) } else { before.without(seat) };
                if let Some(seen) = moment.seen.get_mut(seat.index()) {
                    *seen = Some(at);
                }
            });
        }
    }
}

/// Somebody's open page.
pub(crate) struct Presence {
    table: Arc<Table>,
    seat: Option<Seat>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.audience.goes();
        self.table.count(self.seat, |sockets| sockets.saturating_sub(1));
    }
}

impl Moment {
    /// The seat of the person with this session.
    pub(crate) fn seat_of(&self, token: Option<&str>) -> Option<Seat> {
        let token = token?;
        let mine = |place: &PlaceRow| matches!(&place.sitter, Sitter::Person(owner) if owner == token);
        let index = self.places.iter().position(mine)?;
        Seat::all(self.places.len()).nth(index)
    }

    /// Somebody else sits in a seat from now on.
    pub(crate) fn sits_down(&mut self, seat: Seat, place: PlaceRow) {
        let index = seat.index();
        // Only this place: names at the others may have changed meanwhile.
        if let (Some(old), Some(seen), Some(late)) =
            (self.places.get_mut(index), self.seen.get_mut(index), self.late.get_mut(index))
        {
            (*old, *seen, *late) = (place, None, 0);
        }
        (self.passes, self.declared) = (self.passes.set(seat, None), self.declared.set(seat, None));
        (self.left, self.given) = (self.left.without(seat), self.given.without(seat));
        self.closes = self.closes.without(seat);
        // Words go with who said them.
        self.said = Arc::new(self.said.iter().filter(|said| said.seat != seat).cloned().collect());
        self.muted.retain(|(by, other)| *by != seat && *other != seat);
        if let Some(since) = self.asked_since.get_mut(index) {
            *since = now();
        }
    }

    /// The same table with another match that nobody has answered yet.
    pub(crate) fn begun_anew(&self, played: Box<dyn AnyMatch>, places: Vec<PlaceRow>, logged: usize) -> Self {
        let (told, has_windows, seats) = (played.len(), played.is_window(), places.len());
        Moment {
            played: Arc::from(played),
            logged: logged as i64,
            told,
            has_windows,
            places,
            seen: vec![None; seats],
            late: vec![0; seats],
            asked_since: vec![now(); seats],
            passes: Passes::default(),
            declared: Passes::default(),
            closes: Seats::NONE,
            muted: Vec::new(),
            // Sockets of seats that have moved count themselves anew.
            present: self.present.iter().filter(|seat| seat.index() < seats).collect(),
            held: false,
            sealed: 0,
            ..self.clone()
        }
    }

    pub(crate) fn place(&self, seat: Seat) -> Option<&PlaceRow> {
        self.places.get(seat.index())
    }

    /// The seats that wait for a person.
    pub(crate) fn free(&self) -> Seats {
        self.seats_where(|sitter| *sitter == Sitter::Nobody)
    }

    /// The seats of bots.
    pub(crate) fn bots(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Bot(_)))
    }

    /// Do computers sit everywhere but in one seat at most?
    pub(crate) fn is_alone(&self) -> bool {
        self.bots().len() + 1 >= self.places.len()
    }

    fn seats_where(&self, test: impl Fn(&Sitter) -> bool) -> Seats {
        let places = Seat::all(self.places.len()).zip(&self.places);
        places.filter(|(_, place)| test(&place.sitter)).map(|(seat, _)| seat).collect()
    }

    /// Does whoever plays here get hints? Only where all others are computers, and the match goes on.
    pub(crate) fn gives_hints(&self, entry: &Entry) -> bool {
        self.is_alone() && !self.played.is_over() && entry.has_counsel()
    }

    /// How many answers stand when this seat takes its last choice back. Only against bots: people have
    /// seen it. What the server answered for it was no choice.
    pub(crate) fn can_undo(&self, seat: Seat) -> Option<usize> {
        let open = self.is_alone() && !self.played.is_over();
        // Time that is up does not come back.
        let before_time = |to: &usize| !self.played.lines(*to).iter().any(|line| line == TIME_UP);
        self.played.before_last_choice_of(seat, self.passes.has(seat)).filter(|_| open).filter(before_time)
    }
}

/// What the calendar said, and when.
static BEGUN: OnceLock<(Duration, Instant)> = OnceLock::new();

/// Goes by another calendar than the machine's own, in milliseconds since 1970, as long as none was looked at.
pub(crate) fn go_by(calendar: i64) {
    // Several houses of one program go by the first.
    let _ = BEGUN.set((Duration::from_millis(u64::try_from(calendar).unwrap_or(0)), Instant::now()));
}

/// Milliseconds since 1970, as the calendar had it when the program began and the time that has passed since: deadlines must
/// not jump when somebody sets the clock of the machine.
pub(crate) fn now() -> i64 {
    let (calendar, begun) = *BEGUN.get_or_init(|| {
        let calendar = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (calendar, Instant::now())
    });
    i64::try_from((calendar + begun.elapsed()).as_millis()).unwrap_or(i64::MAX)
}
