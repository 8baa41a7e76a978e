//! Who may think, and in which order. A question for which somebody waits goes before one that nobody looks at, and before both of
//! computers that play among themselves: these begin only while no other waits or is thought about, of them each visitor's in turn, and
//! one at a time of each visitor's.
//! Whoever thinks does so on a thread of its own, which gives way to the pages; computers among themselves give way to everything.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// For whom something is thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// Somebody waits for it.
    Awaited,
    /// A person plays there, and nobody looks.
    Unseen,
    /// Only computers play there, at a table of this visitor.
    Alone(String),
}

/// How many may think at once.
pub(crate) struct Thinkers {
    room: usize,
    desk: Mutex<Desk>,
}

type Called = oneshot::Sender<Turn>;

#[derive(Default)]
struct Desk {
    /// How many think for persons.
    persons: usize,
    /// At whose tables computers think that play among themselves.
    alone: Vec<String>,
    awaited: VecDeque<Called>,
    unseen: VecDeque<Called>,
    /// By visitor, whoever had a turn last at the end.
    visitors: VecDeque<(String, VecDeque<Called>)>,
}

/// Leave to think, given back when it is dropped.
pub(crate) struct Turn {
    thinkers: Arc<Thinkers>,
    /// The visitor at whose table only computers play.
    alone: Option<String>,
}

impl Thinkers {
    /// So many may think for persons at once, half as many for computers among themselves.
    pub(crate) fn new(room: usize) -> Arc<Self> {
        Arc::new(Thinkers { room: room.max(1), desk: Mutex::default() })
    }

    /// Waits for leave to think. Whoever stops waiting has asked for nothing.
    pub(crate) async fn turn(self: &Arc<Self>, rank: Rank) -> Option<Turn> {
        let (call, called) = oneshot::channel();
        {
            let mut desk = self.desk();
            match rank {
                Rank::Awaited => desk.awaited.push_back(call),
                Rank::Unseen => desk.unseen.push_back(call),
                Rank::Alone(visitor) => match desk.visitors.iter_mut().find(|(one, _)| *one == visitor) {
                    Some((_, calls)) => calls.push_back(call),
                    None => desk.visitors.push_back((visitor, VecDeque::from([call]))),
                },
            }
        }
        self.call();
        called.await.ok()
    }

    /// Thinks for a person who waits for it. `None` when it broke off.
    pub(crate) async fn think_for_a_person<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.turn(Rank::Awaited).await?;
        turn.think(work).await.map(|(thought, _)| thought)
    }

    /// How many think, and how many wait for it: for persons, and computers among themselves.
    pub(crate) fn busy(&self) -> [(&'static str, usize); 4] {
        let desk = self.desk();
        let waiting = |calls: &VecDeque<Called>| calls.iter().filter(|call| !call.is_closed()).count();
        let persons = waiting(&desk.awaited) + waiting(&desk.unseen);
        let alone = desk.visitors.iter().map(|(_, calls)| waiting(calls)).sum();
        [
            ("thinking for persons", desk.persons),
            ("thinking alone", desk.alone.len()),
            ("waiting for persons", persons),
            ("waiting alone", alone),
        ]
    }

    /// Gives leave to all who may think now.
    fn call(self: &Arc<Self>) {
        let called: Vec<(Called, Option<String>)> = {
            let mut desk = self.desk();
            std::iter::from_fn(|| desk.next(self.room)).collect()
        };
        for (call, alone) in called {
            // Of who has gone meanwhile the turn is dropped, which calls the next one.
            let _ = call.send(Turn { thinkers: self.clone(), alone });
        }
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Whoever may think next, if anybody may now; and of a computer among computers, at whose table.
    fn next(&mut self, room: usize) -> Option<(Called, Option<String>)> {
        if self.persons < room
            && let Some(call) = waiting(&mut self.awaited).or_else(|| waiting(&mut self.unseen))
        {
            self.persons += 1;
            return Some((call, None));
        }
        if self.persons > 0 || self.alone.len() >= room.div_ceil(2) {
            return None;
        }
        self.visitors.retain_mut(|(_, calls)| {
            calls.retain(|call| !call.is_closed());
            !calls.is_empty()
        });
        let at = self.visitors.iter().position(|(visitor, _)| !self.alone.contains(visitor))?;
        let (visitor, mut calls) = self.visitors.remove(at)?;
        let call = calls.pop_front()?;
        self.visitors.push_back((visitor.clone(), calls));
        self.alone.push(visitor.clone());
        Some((call, Some(visitor)))
    }
}

/// The first who still waits.
fn waiting(calls: &mut VecDeque<Called>) -> Option<Called> {
    std::iter::from_fn(|| calls.pop_front()).find(|call| !call.is_closed())
}

impl Turn {
    /// Thinks, on a thread that gives way; hands the turn back with the thought. `None` when it broke off.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<(T, Turn)> {
        let (done, thought) = oneshot::channel();
        let thread = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            give_way(self.alone.is_some());
            let thought = work();
            // Nobody may be there any more to hear it: then the turn is given back here.
            let _ = done.send((thought, self));
        });
        match thread {
            Ok(_) => thought.await.ok(),
            Err(error) => {
                tracing::error!(%error, "there is no thread to think on");
                None
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut desk = self.thinkers.desk();
            match &self.alone {
                Some(visitor) => desk.alone.retain(|other| other != visitor),
                None => desk.persons = desk.persons.saturating_sub(1),
            }
        }
        self.thinkers.call();
    }
}

/// By so much a thread steps back that thinks for a person: pages come first.
#[cfg(target_os = "linux")]
const FOR_A_PERSON: i32 = 5;

/// Only on Linux has a thread a priority of its own that anybody may lower.
#[cfg(target_os = "linux")]
fn give_way(alone: bool) {
    // Where it is refused it is thought all the same.
    let _ = rustix::process::nice(if alone { 19 } else { FOR_A_PERSON });
}

#[cfg(not(target_os = "linux"))]
fn give_way(_: bool) {}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn alone(visitor: &str) -> Rank {
        Rank::Alone(visitor.to_owned())
    }

    /// Asks for a turn and says when it has come.
    fn ask(thinkers: &Arc<Thinkers>, rank: Rank, name: &'static str, said: &Said) {
        let (thinkers, said) = (thinkers.clone(), said.clone());
        tokio::spawn(async move {
            let turn = thinkers.turn(rank).await;
            said.lock().unwrap().push(name);
            tokio::time::sleep(Duration::from_millis(10)).await;
            drop(turn);
        });
    }

    type Said = Arc<Mutex<Vec<&'static str>>>;

    #[tokio::test(start_paused = true)]
    async fn who_is_waited_for_goes_first_then_who_is_not_seen_then_computers_each_visitor_in_turn() {
        let (thinkers, said) = (Thinkers::new(1), Said::default());
        let busy = thinkers.turn(Rank::Awaited).await;
        for (rank, name) in [
            (alone("ada"), "ada 1"),
            (alone("ada"), "ada 2"),
            (alone("ada"), "ada 3"),
            (alone("bob"), "bob 1"),
            (Rank::Unseen, "unseen"),
            (Rank::Awaited, "awaited"),
        ] {
            ask(&thinkers, rank, name, &said);
            tokio::task::yield_now().await;
        }
        assert!(said.lock().unwrap().is_empty());
        drop(busy);
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(*said.lock().unwrap(), ["awaited", "unseen", "ada 1", "bob 1", "ada 2", "ada 3"]);
    }

    #[tokio::test(start_paused = true)]
    async fn of_a_visitors_tables_of_computers_one_thinks_at_a_time() {
        let (thinkers, said) = (Thinkers::new(8), Said::default());
        let first = thinkers.turn(alone("ada")).await;
        for (visitor, name) in [("ada", "ada 2"), ("ada", "ada 3"), ("bob", "bob 1")] {
            ask(&thinkers, alone(visitor), name, &said);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(*said.lock().unwrap(), ["bob 1"]);
        drop(first);
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(*said.lock().unwrap(), ["bob 1", "ada 2", "ada 3"]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_person_does_not_wait_for_computers_and_they_wait_for_the_person() {
        let (thinkers, said) = (Thinkers::new(2), Said::default());
        let computers = thinkers.turn(alone("ada")).await;
        let person = tokio::time::timeout(Duration::from_millis(1), thinkers.turn(Rank::Awaited)).await;
        assert!(person.is_ok(), "at once");
        drop(computers);
        ask(&thinkers, alone("ada"), "computers", &said);
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert!(said.lock().unwrap().is_empty());
        drop(person);
        tokio::time::sleep(Duration::from_millis(1)).await;
        assert_eq!(*said.lock().unwrap(), ["computers"]);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_or_breaks_off_leaves_the_turn_to_the_next() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.turn(Rank::Awaited).await.unwrap();
        let gave_up = tokio::time::timeout(Duration::from_millis(1), thinkers.turn(Rank::Awaited)).await;
        assert!(gave_up.is_err());
        let broken = busy.think(|| -> u8 { panic!("a planted fault") }).await;
        assert!(broken.is_none());
        let (thought, turn) = thinkers.turn(Rank::Unseen).await.unwrap().think(|| 7).await.unwrap();
        assert_eq!(thought, 7);
        drop(turn);
        assert!(thinkers.turn(alone("ada")).await.is_some());
    }
}
