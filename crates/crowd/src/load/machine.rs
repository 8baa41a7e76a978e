//! What a process takes of the machine, as Linux tells it.

use std::fs;
use std::time::Duration;

/// Clock ticks a second: Linux tells times to processes in hundredths, whatever it counts in itself.
const TICKS: u64 = 100;

/// Memory in bytes and time of processes at a moment; `None` where it is not known.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Machine {
    pub(super) memory: Option<u64>,
    pub(super) cpu: Option<Duration>,
}

impl Machine {
    /// Of several processes together.
    pub(super) fn of(ids: &[u32]) -> Self {
        let all = |known: fn(u32) -> Option<u64>| {
            let each = ids.iter().map(|id| known(*id));
            each.sum::<Option<u64>>().filter(|_| !ids.is_empty())
        };
        Machine { memory: all(memory), cpu: all(cpu).map(Duration::from_millis) }
    }

    /// What this very process takes.
    pub(super) fn own() -> Self {
        Machine::of(&[std::process::id()])
    }

    /// The time that was spent since an earlier moment.
    pub(super) fn since(self, before: Machine) -> Option<Duration> {
        self.cpu.zip(before.cpu).map(|(after, before)| after.saturating_sub(before))
    }
}

fn memory(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// In milliseconds.
fn cpu(id: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name stands in brackets and may hold anything.
    let after = stat.rsplit_once(')')?.1;
    let mut ticks = after.split_whitespace().skip(11).map_while(|field| field.parse::<u64>().ok());
    let spent = ticks.next()? + ticks.next()?;
    Some(spent * 1000 / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_takes_memory_where_it_can_be_known() {
        let own = Machine::own();
        assert_eq!(own.memory.is_some(), cfg!(target_os = "linux"));
        assert!(own.memory.is_none_or(|bytes| bytes > 100_000) && Machine::of(&[]).cpu.is_none());
    }
}
