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
use crate::store::Sitter;
use crate::tables::{Moment, Table, now};

/// A table that nobody touches for so long leaves the memory; the store keeps it.
const IDLE: Duration = Duration::from_secs(20 * 60);
/// After a failure of the store the driver waits before it tries again.
const BREATH: Duration = Duration::from_secs(2);
/// In live play a bot's answer takes at least so long: people follow what happens between their turns.
const PACE: Duration = Duration::from_millis(450);
/// In a reaction window every bot answers after exactly so long: the pause is the same whatever it holds. All think at the
/// same time, and together for less than that.
const REPLY: Duration = Duration::from_millis(250);

/// Drives one table until it leaves the memory or the server stops.
pub(crate) async fn drive(hall: Arc<Hall>, table: Arc<Table>) {
    let mut watch = table.watch();
    let mut stop = hall.stop.subscribe();
    loop {
        let moment = watch.borrow_and_update().clone();
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
                due if !ticks && due.is_none_or(|due| until(due) > 2 * NEAR) && hall.forget(&table) => return,
                _ => {}
            },
        }
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
    let choices = moment.played.choices(seat);
    let action = match choices.as_slice() {
        [only] => Some(only.action.clone()),
        _ => think(hall, table, moment, seat).await,
    };
    let legal = |action: &String| choices.iter().any(|choice| choice.action == *action);
    let action = action.filter(legal).or_else(|| mildest(moment.played.as_ref(), seat));
    let Some(action) = action else {
        tracing::error!(id = table.row.id, %seat, "a seat is asked and has no action");
        return tokio::time::sleep(BREATH).await;
    };
    if hall.bot_budget.is_none() {
        sleep_until(begun + if moment.played.is_window() { REPLY } else { PACE }).await;
    }
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

async fn think(hall: &Arc<Hall>, table: &Arc<Table>, moment: &Arc<Moment>, seat: Seat) -> Option<String> {
    let entry = table.entry.clone();
    // Who has left a partner alone is replaced by the strongest.
    let name = match &moment.place(seat)?.sitter {
        Sitter::Bot(name) => name.clone(),
        _ => entry.bots.first()?.name().to_owned(),
    };
    let budget = hall.bot_budget.unwrap_or_else(|| patience(moment, seat));
    let _turn = hall.thinkers.acquire().await.ok()?;
    let (at, moment) = (table.clone(), moment.clone());
    let thought = tokio::task::spawn_blocking(move || {
        let bot = entry.bot(&name).or_else(|| entry.bots.first().map(AsRef::as_ref))?;
        let (of, mut seated) = at.minds.take(&entry, bot, &moment, seat).ok()?;
        // The log only grows: after a take-back a bot draws anew, so that nobody has seen what it is about to do.
        let action = seated.answer(moment.played.as_ref(), budget, at.row.seed, moment.logged as usize);
        at.minds.keep(seat, of, seated);
        action.ok()?
    });
    thought.await.unwrap_or_else(|error| {
        tracing::error!(id = table.row.id, %error, "a bot broke off");
        None
    })
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
