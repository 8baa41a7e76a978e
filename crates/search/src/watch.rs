//! How much of a budget is spent.

use std::time::Instant;

use cpu_time::ThreadTime;

use crate::Budget;

/// Started with a budget.
pub(crate) struct Watch {
    budget: Budget,
    wall: Instant,
    cpu: Option<ThreadTime>,
}

impl Watch {
    pub(crate) fn start(budget: Budget) -> Self {
        let cpu = matches!(budget, Budget::Cpu(_)).then(|| ThreadTime::try_now().ok()).flatten();
        Watch { budget, wall: Instant::now(), cpu }
    }

    /// The part of the budget that is gone after so many iterations: all of it at 1. Of nothing all is gone at once.
    pub(crate) fn spent(&self, iterations: u64) -> f64 {
        let (gone, all) = match self.budget {
            Budget::Iterations(most) => (iterations as f64, f64::from(most)),
            Budget::Time(long) => (self.wall.elapsed().as_secs_f64(), long.as_secs_f64()),
            Budget::Within(most, long) => {
                let late = self.wall.elapsed().as_secs_f64() / long.as_secs_f64().max(1e-9);
                (late.max(iterations as f64 / f64::from(most.max(1))), 1.0)
            }
            // Where a system tells no thread what it computes the wall's clock has to do.
            Budget::Cpu(long) => {
                let cpu = self.cpu.as_ref().and_then(|cpu| cpu.try_elapsed().ok());
                (cpu.unwrap_or_else(|| self.wall.elapsed()).as_secs_f64(), long.as_secs_f64())
            }
        };
        if all > 0.0 { gone / all } else { 1.0 }
    }
}
