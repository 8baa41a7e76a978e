//! What moves a table when no person does: bots that think and questions whose time ends.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use search::Budget;
use table::{Seat, Seats};
use tokio::time::{Instant, sleep_until};

use crate::alarm::NEAR;
use crate::door::{Shut, mildest};
use crate::hall::{Hall, stopped};
use crate::store::{ELSEWHERE, Sitter};
use crate::tables::{Moment, Table, now};
use crate::thinkers::Turn;
use crate::watch::a_thought;

/// A table that nobody touches for so long leaves the memory; the store keeps it.
const IDLE: Duration = Duration::from_secs(20 * 60);
/// After a failure of the store the driver waits before it tries again.
const BREATH: Duration = Duration::from_secs(2);
/// In live play a bot's answer takes at least so long: people follow what happens between their turns.
const PACE: Duration = Duration::from_millis(450);
/// In a reaction window every bot answers after exactly so long: the pause is the same whatever it holds. All think at the
/// same time, and together for less than that.
const REPLY: Duration = Duration::from_millis(250);

/// Computers among themselves rest at most so long after each answer.
const LONGEST_REST: Duration = Duration::from_secs(1);

/// Drives one table until it leaves the memory or the server stops.
pub(crate) async fn drive(hall: Arc<Hall>, table: Arc<Table>) {
    let mut watch = table.watch();
    let mut stop = hall.stop.subscribe();
    loop {
        let moment = watch.borrow_and_update().clone();
        if !table.is_looked_after(&moment).await {
            drop(moment);
            tokio::select! {
                changed = watch.changed() => if changed.is_err() { return },
                () = stopped(&mut stop) => return,
                () = tokio::time::sleep(ELSEWHERE) => if hall.forget(&table).await { return },
            }
            continue;
        }
        tokio::select! {
            moved = moves(&hall, &table, &moment) => if moved { continue },
            () = stopped(&mut stop) => return,
        }
        let (due, runs_out) = (moment.due(), moment.runs_out(&table));
        // Of a clock nobody else knows when it has run down.
        let ticks = moment.rings().is_some();
        let wake = due.into_iter().chain(runs_out).min().map_or(IDLE, until).min(IDLE);
        drop(moment);
        tokio::select! {
            changed = watch.changed() => if changed.is_err() { return },
            () = stopped(&mut stop) => return,
            () = sleep_until(Instant::now() + wake) => match due {
                Some(due) if due <= now() => time_over(&table).await,
                // What may be done about whoever is away is another thing from now on.
                _ if runs_out.is_some_and(|at| at <= now()) => table.publish(|_| {}),
                // Whoever rings the alarm brings it back before its question ends.
                due if ticks || due.is_some_and(|due| until(due) <= 2 * NEAR) => {}
                _ => if hall.forget(&table).await { return },
            },
        }
    }
}

impl Table {
    /// Is what nobody asks for done by this house? Of several houses one does it, and it takes the lease when there is something to do.
    async fn is_looked_after(&self, moment: &Moment) -> bool {
        let id = &self.row.id;
        let asked = match self.pauses(moment) {
            // Somebody may look at another house.
            true => self.store.release(id).await.map(|()| true),
            false if moment.moves_by_itself() => self.store.claim(id).await,
            false => Ok(true),
        };
        asked.unwrap_or_else(|error| {
            tracing::debug!(id, %error, "whose lease it is cannot be looked up");
            false
        })
    }
}

impl Moment {
    /// Will something happen here though nobody does anything?
    fn moves_by_itself(&self) -> bool {
        self.due().is_some()
            || self.passed_for().is_some()
            || self.is_closing()
            || !bots_asked(self).is_empty()
    }
}

/// Does what the table waits for without anybody, if there is such a thing.
async fn moves(hall: &Arc<Hall>, table: &Arc<Table>, moment: &Arc<Moment>) -> bool {
    if moment.gathers() {
        return false;
    } else if moment.is_closing() {
        time_over(table).await;
    } else if moment.passed_for().is_some() {
        settled(table, table.pass().await, "a pass was not taken").await;
    } else if table.pauses(moment) {
        return false;
    } else if let Some(seat) = bots_asked(moment).first() {
        // A window closes on time though a bot still thinks: how long it takes would tell whether it has a choice.
        let closing = moment.deadline.filter(|_| moment.is_timed()).map(until);
        let seats = if moment.played.is_window() { bots_asked(moment) } else { Seats::one(seat) };
        let all = join_all(seats.iter().map(|seat| bot_acts(hall, table, moment, seat)));
        tokio::select! {
            _ = all => {}
            () = tokio::time::sleep(closing.unwrap_or_default()), if closing.is_some() => {}
        }
    } else {
        return false;
    }
    true
}

/// How long it is until then.
fn until(due: i64) -> Duration {
    Duration::from_millis(u64::try_from(due - now()).unwrap_or(0))
}

async fn time_over(table: &Arc<Table>) {
    settled(table, table.time_over().await, "the end of a question's time could not be played").await;
}

async fn settled(table: &Table, done: Result<(), Shut>, trouble: &str) {
    match done {
        Ok(()) => {}
        // Somebody was quicker; the pause is for the case that nobody was.
        Err(Shut::Stale | Shut::Late) => tokio::time::sleep(Duration::from_millis(50)).await,
        Err(error) => {
            tracing::warn!(id = table.row.id, ?error, "{trouble}");
            tokio::time::sleep(BREATH).await;
        }
    }
}

fn bots_asked(moment: &Moment) -> Seats {
    // Who has no choice is answered for last, and not sooner than whoever thinks.
    let (computers, idle) = (moment.computers(), moment.played.idle());
    moment.missing().iter().filter(|seat| computers.has(*seat) && !idle.has(*seat)).collect()
}

/// The bot thinks about what its seat sees and answers through the same door as a person. When the match went on
/// meanwhile its answer is stale and dropped.
async fn bot_acts(hall: &Arc<Hall>, table: &Arc<Table>, moment: &Arc<Moment>, seat: Seat) {
    let begun = Instant::now();
    let pace = if moment.played.is_window() { REPLY } else { PACE };
    let paced = async || {
        if hall.bot_budget.is_none() {
            sleep_until(begun + pace).await;
        }
    };
    if !moment.is_among_computers() {
        let Some((action, mut thought)) = chosen(hall, table, moment, seat, None).await else { return };
        // Others may think while people follow what happened.
        thought.turn = None;
        paced().await;
        answers(table, moment, seat, action).await;
        return told(table, moment, seat, begun, &thought);
    }
    // Among themselves computers do one thing after the other, writing and showing it too, and rest as long as it took: what is
    // left of the machine is for persons.
    paced().await;
    let Some(turn) = hall.thinkers.turn(table.rank(moment)).await else { return };
    if table.pauses(moment) {
        return;
    }
    let begun = Instant::now();
    let Some((action, Thought { turn: _turn, .. })) = chosen(hall, table, moment, seat, Some(turn)).await
    else {
        return;
    };
    answers(table, moment, seat, action).await;
    tokio::time::sleep(begun.elapsed().min(LONGEST_REST)).await;
}

async fn answers(table: &Arc<Table>, moment: &Moment, seat: Seat, action: String) {
    // Somebody may have come back to the seat meanwhile.
    if !table.now().computers().has(seat) {
        return;
    }
    match table.act(seat, moment.logged, action).await {
        Ok(()) | Err(Shut::Stale | Shut::Late) => {}
        Err(error) => {
            tracing::warn!(id = table.row.id, ?error, "a bot's answer was not taken");
            tokio::time::sleep(BREATH).await;
        }
    }
}

/// What a thought has cost.
#[derive(Default)]
struct Thought {
    iterations: u64,
    offered: Duration,
    waited: Duration,
    turn: Option<Turn>,
}

/// For whoever measures how quickly persons are answered.
fn told(table: &Table, moment: &Moment, seat: Seat, begun: Instant, thought: &Thought) {
    let millis = |time: Duration| time.as_millis() as u64;
    let Thought { iterations, offered, waited, .. } = thought;
    let (id, at, took) = (&table.row.id, moment.logged, millis(begun.elapsed()));
    let (time, waited) = (millis(*offered), millis(*waited));
    tracing::debug!(id, %seat, at, time, waited, took, iterations, "a computer has answered");
}

/// What the bot does; with what it cost to find out. Who has no choice does not think.
async fn chosen(
    hall: &Arc<Hall>,
    table: &Arc<Table>,
    moment: &Arc<Moment>,
    seat: Seat,
    turn: Option<Turn>,
) -> Option<(String, Thought)> {
    let choices = moment.played.choices(seat);
    let (action, thought) = match choices.as_slice() {
        [only] => (Some(only.action.clone()), Thought { turn, ..Thought::default() }),
        _ => think(hall, table, moment, seat, turn).await,
    };
    let legal = |action: &String| choices.iter().any(|choice| choice.action == *action);
    let action = action.filter(legal).or_else(|| mildest(moment.played.as_ref(), seat));
    if action.is_none() {
        tracing::error!(id = table.row.id, %seat, "a seat is asked and has no action");
        tokio::time::sleep(BREATH).await;
    }
    Some((action?, thought))
}

async fn think(
    hall: &Arc<Hall>,
    table: &Arc<Table>,
    moment: &Arc<Moment>,
    seat: Seat,
    turn: Option<Turn>,
) -> (Option<String>, Thought) {
    let entry = table.entry.clone();
    // Who has left a partner alone is replaced by the strongest.
    let name = match moment.place(seat).map(|place| &place.sitter) {
        Some(Sitter::Bot(name)) => Some(name.clone()),
        _ => entry.bots.first().map(|bot| bot.name().to_owned()),
    };
    let budget = hall.bot_budget.unwrap_or_else(|| patience(moment, seat));
    let offered = if let Budget::Time(offered) = budget { offered } else { Duration::ZERO };
    let (asked, rank) = (Instant::now(), table.rank(moment));
    let turn = match turn {
        Some(turn) => Some(turn),
        None => hall.thinkers.turn(rank.clone()).await,
    };
    let (waited, begun) = (asked.elapsed(), Instant::now());
    let (Some(name), Some(turn)) = (name, turn) else { return (None, Thought::default()) };
    let (at, moment) = (table.clone(), moment.clone());
    let thought = turn.think(move || {
        let found = entry.bot(&name).or_else(|| entry.bots.first().map(AsRef::as_ref)).and_then(|bot| {
            let (of, mut seated) = at.minds.take(&entry, bot, &moment, seat).ok()?;
            // The log only grows: after a take-back a bot draws anew, so that nobody has seen what it is about to do.
            let action = seated.answer(moment.played.as_ref(), budget, at.row.seed, moment.logged as usize);
            at.minds.keep(seat, of, seated);
            action.ok()?
        });
        (found, search::iterations())
    });
    match thought.await {
        Some(((action, iterations), turn)) => {
            a_thought(&rank, waited, begun.elapsed(), iterations);
            (action, Thought { iterations, offered, waited, turn: Some(turn) })
        }
        None => {
            tracing::error!(id = table.row.id, "a bot broke off");
            (None, Thought::default())
        }
    }
}

/// The first question of a turn gets more time than those that follow from it, so that a whole turn feels quick; all
/// reactions of a window together get the least.
fn patience(moment: &Moment, seat: Seat) -> Budget {
    let last = moment.played.len().checked_sub(1).map(|at| moment.played.lines(at)).unwrap_or_default();
    let own = last
        .first()
        .is_some_and(|line| line.split_at_checked(1).is_some_and(|(who, _)| who == seat.to_string()));
    let thought = match moment.played.is_window() {
        // A fifth is left for what comes with it.
        true => REPLY.as_millis() as u64 * 4 / 5 / bots_asked(moment).len().max(1) as u64,
        false if own => 300,
        false => 700,
    };
    Budget::Time(Duration::from_millis(thought))
}
