//! CPU time of this thread: other work on the machine does not count.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Seconds that the work takes.
pub fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let start = ThreadTime::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64()
}

/// Does it again and again for at least so long: how often, and the seconds it took.
pub fn repeated(slice: Duration, mut work: impl FnMut()) -> (u64, f64) {
    let start = ThreadTime::now();
    let mut times = 0;
    loop {
        work();
        times += 1;
        let spent = start.elapsed();
        if spent >= slice {
            return (times, spent.as_secs_f64());
        }
    }
}
