//! Who has taken how much lately. A share fills again evenly, so that nobody waits for the stroke of an hour; nothing of it is stored.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// For whom something counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Who {
    Address(IpAddr),
    Session(String),
}

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Table,
    Post,
    Kilobyte,
}

/// What is left of a share, and when that was so.
struct Left {
    amount: f64,
    most: f64,
    span: Duration,
    at: Instant,
}

/// So many shares are remembered; then those that are full again are forgotten.
const MANY: usize = 50_000;

/// The shares of all.
#[derive(Default)]
pub(super) struct Shares {
    left: Mutex<HashMap<(Kind, Who), Left>>,
    open: Mutex<HashMap<Who, u32>>,
}

impl Left {
    fn full(most: f64, span: Duration) -> Self {
        Left { amount: most, most, span, at: Instant::now() }
    }

    fn fill(&mut self) {
        let gained = self.at.elapsed().as_secs_f64() * self.most / self.span.as_secs_f64();
        self.amount = (self.amount + gained).min(self.most);
        self.at = Instant::now();
    }

    /// How long until so much is there; a wish for more than a whole share is met when the share is full.
    fn wait(&self, amount: f64) -> Option<Duration> {
        let lacks = amount.min(self.most) - self.amount;
        (lacks > 0.0).then(|| self.span.mul_f64(lacks / self.most))
    }
}

impl Shares {
    /// Takes from the share of each, or from nobody's: then, how long until there is enough.
    pub(super) fn take(
        &self,
        who: &[(Who, u32)],
        (kind, amount): (Kind, u32),
        most: u32,
        span: Duration,
    ) -> Result<(), Duration> {
        let mut left = locked(&self.left);
        if left.len() > MANY {
            left.retain(|_, left| {
                left.fill();
                left.amount < left.most
            });
        }
        let mut longest = None;
        for (who, times) in who {
            let whole = f64::from(most.saturating_mul(*times));
            let share = left.entry((kind, who.clone())).or_insert_with(|| Left::full(whole, span));
            share.fill();
            longest = longest.max(share.wait(f64::from(amount)));
        }
        if let Some(wait) = longest {
            return Err(wait);
        }
        for (who, _) in who {
            if let Some(share) = left.get_mut(&(kind, who.clone())) {
                share.amount -= f64::from(amount);
            }
        }
        Ok(())
    }

    /// A place for one thing more at the same time, if each of these has one.
    pub(super) fn enter(shares: &Arc<Shares>, who: Vec<(Who, u32)>, most: u32) -> Option<Place> {
        let mut open = locked(&shares.open);
        let has_room =
            |(who, times): &(Who, u32)| open.get(who).copied().unwrap_or(0) < most.saturating_mul(*times);
        if !who.iter().all(has_room) {
            return None;
        }
        let who: Vec<Who> = who.into_iter().map(|(who, _)| who).collect();
        for who in &who {
            *open.entry(who.clone()).or_insert(0) += 1;
        }
        Some(Place { shares: shares.clone(), who })
    }
}

/// A place that somebody has as long as it lives.
pub(crate) struct Place {
    shares: Arc<Shares>,
    who: Vec<Who>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = locked(&self.shares.open);
        for who in &self.who {
            if let Some(count) = open.get_mut(who) {
                *count = count.saturating_sub(1);
            }
            if open.get(who) == Some(&0) {
                open.remove(who);
            }
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both() -> Vec<(Who, u32)> {
        vec![(Who::Session("ada".to_owned()), 1), (Who::Address("203.0.113.5".parse().unwrap()), 2)]
    }

    const HOUR: Duration = Duration::from_secs(3600);

    #[tokio::test(start_paused = true)]
    async fn a_share_fills_again_evenly_and_a_refusal_takes_nothing() {
        let shares = Shares::default();
        let take = |amount| shares.take(&both(), (Kind::Table, amount), 60, HOUR);
        for _ in 0..60 {
            assert_eq!(take(1), Ok(()));
        }
        assert_eq!(take(1), Err(Duration::from_secs(60)), "the session's share, not the address's");
        tokio::time::advance(Duration::from_secs(59)).await;
        assert!(take(1).is_err_and(|wait| wait <= Duration::from_secs(1)));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(take(1), Ok(()));
        // Another session at the same address has what is left of the address's share.
        let other = [(Who::Session("bob".to_owned()), 1), both().remove(1)];
        let taken = (0..100).take_while(|_| shares.take(&other, (Kind::Table, 1), 60, HOUR).is_ok());
        assert_eq!(taken.count(), 60);
        tokio::time::advance(HOUR).await;
        assert_eq!(take(100_000), Ok(()), "more than a share waits for a full one");
        assert!(take(1).is_err());
        assert_eq!(shares.take(&[], (Kind::Table, 1), 0, HOUR), Ok(()), "nobody in particular");
    }

    #[test]
    fn places_come_back_when_they_are_left() {
        let shares = Arc::new(Shares::default());
        let enter = || Shares::enter(&shares, both(), 2);
        let held: Vec<Place> = (0..2).filter_map(|_| enter()).collect();
        assert!(held.len() == 2 && enter().is_none());
        drop(held);
        assert!(enter().is_some() && locked(&shares.open).is_empty(), "nobody is remembered who has left");
    }

    #[tokio::test(start_paused = true)]
    async fn shares_that_are_full_again_are_forgotten() {
        let shares = Shares::default();
        for number in 0..=MANY {
            let who = [(Who::Session(number.to_string()), 1)];
            assert_eq!(shares.take(&who, (Kind::Post, 1), 2, HOUR), Ok(()));
        }
        tokio::time::advance(HOUR).await;
        assert_eq!(shares.take(&both(), (Kind::Post, 1), 2, HOUR), Ok(()));
        assert_eq!(locked(&shares.left).len(), 2);
    }
}
