//! What is worked out once and kept for as long as the program runs.

use std::sync::OnceLock;

/// Values by a key, each made when it is first asked for. Meant for a few: a look goes through them one by one, without a lock.
#[derive(Debug)]
pub struct Kept<K, T>(OnceLock<Box<Link<K, T>>>);

#[derive(Debug)]
struct Link<K, T> {
    key: K,
    value: T,
    next: Kept<K, T>,
}

impl<K: Copy + PartialEq, T> Kept<K, T> {
    /// Nothing was asked for yet.
    #[must_use]
    pub const fn new() -> Self {
        Kept(OnceLock::new())
    }

    /// The value of this key. Who asks for one that is being made waits; `make` must not ask for one itself.
    pub fn of(&self, key: K, make: impl Fn() -> T) -> &T {
        let mut place = self;
        loop {
            let link = place.0.get_or_init(|| Box::new(Link { key, value: make(), next: Kept::new() }));
            if link.key == key {
                return &link.value;
            }
            place = &link.next;
        }
    }
}

impl<K: Copy + PartialEq, T> Default for Kept<K, T> {
    fn default() -> Self {
        Kept::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_made_once_whoever_asks() {
        let kept = Kept::new();
        let made = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for from in 0..4 {
                let (kept, made) = (&kept, &made);
                scope.spawn(move || {
                    for key in (0..60).map(|nth| (nth + from) % 5) {
                        let value = kept.of(key, || {
                            made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                            key * 10
                        });
                        assert_eq!(*value, key * 10);
                    }
                });
            }
        });
        assert_eq!(made.into_inner(), 5);
        assert!(std::ptr::eq(kept.of(3, || 0), kept.of(3, || 1)));
    }
}
