//! Long trials of one test, as many at a time as the machine has cores.

use std::num::NonZero;
use std::sync::Mutex;
use std::thread::{available_parallelism, scope};

/// Does this with each of them, and gives back what comes of it; which comes when nobody knows. What panics lets the test fail.
pub fn side_by_side<T: Send, R: Send>(
    trials: impl IntoIterator<Item = T, IntoIter: Send>,
    trial: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let (left, done) = (Mutex::new(trials.into_iter()), Mutex::new(Vec::new()));
    // The lock is given back before the trial begins.
    let next = || left.lock().unwrap().next();
    scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(one) = next() {
                    let came = trial(one);
                    done.lock().unwrap().push(came);
                }
            });
        }
    });
    done.into_inner().unwrap()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn each_is_tried_once() {
        let sum = AtomicU32::new(0);
        let came = side_by_side([1, 20, 300, 4000, 50_000], |one| {
            sum.fetch_add(one, Ordering::Relaxed);
            2 * one
        });
        assert_eq!(sum.into_inner(), 54_321);
        assert_eq!((came.len(), came.iter().sum::<u32>()), (5, 108_642));
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn one_that_fails_fails_the_test() {
        side_by_side(0..9, |one| assert!(one != 5));
    }
}
