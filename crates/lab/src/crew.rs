//! Games that are played on all cores.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::Progress;

/// Plays what these stand for on as many threads as the machine has cores, and hands over each as it ends, whichever ends first. When
/// `stop` is raised no other begins; an error raises it. What `play` gives up is `None`.
///
/// # Errors
/// The first error of `play` or `done`.
pub fn each<J: Clone + Send, T, E: Send>(
    jobs: impl Iterator<Item = J> + Send,
    stop: &AtomicBool,
    play: impl Fn(J) -> Result<Option<T>, E> + Sync,
    done: impl FnMut(J, T) -> Result<(), E> + Send,
) -> Result<(), E> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (jobs, done) = (Mutex::new(jobs), Mutex::new(done));
    let next = || if stop.load(Ordering::Relaxed) { None } else { locked(&jobs).next() };
    let work = || -> Result<(), E> {
        while let Some(job) = next() {
            if let Some(played) = play(job.clone())? {
                (*locked(&done))(job, played)?;
            }
        }
        Ok(())
    };
    let watched = || work().inspect_err(|_| stop.store(true, Ordering::Relaxed));
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(watched)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Does the work so many times; the results in order, whichever is done first. After each, `progress` is told how many are done.
pub fn many<T: Send>(count: u64, progress: Progress<'_>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let mut all = Vec::new();
    let Ok(()) = each(
        0..count,
        &AtomicBool::new(false),
        |nth| Ok::<_, Infallible>(Some(work(nth))),
        |nth, made| {
            all.push((nth, made));
            progress(all.len() as u64);
            Ok(())
        },
    );
    all.sort_unstable_by_key(|(nth, _)| *nth);
    all.into_iter().map(|(_, made)| made).collect()
}

/// What a thread that panicked leaves behind is whole: jobs and finished games are never half taken.
fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
