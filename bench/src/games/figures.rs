//! What the programmes of the checkouts say, run after run.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use super::checkout::Built;

/// All figures of a row: for each the values of every run, ours and, where another checkout is measured, theirs.
pub(super) struct Row {
    pub(super) name: String,
    values: BTreeMap<String, Vec<Vec<f64>>>,
}

impl Row {
    /// Measures the row on all sides in turn, so many times.
    pub(super) fn measure(name: String, sides: &[&Built], runs: u32) -> Result<Self, String> {
        let mut values = BTreeMap::<String, Vec<Vec<f64>>>::new();
        for run in 0..runs {
            for (side, built) in sides.iter().enumerate() {
                let mut measure = Command::new(&built.driver);
                measure.args(["measure", &name]);
                let mut lines = said(measure)?;
                if run == 0 {
                    // Counts are the same in every run.
                    let mut count = Command::new(&built.counts);
                    count.arg(&name);
                    lines += &said(count)?;
                }
                for line in lines.lines() {
                    let (figure, value) =
                        line.split_once('\t').ok_or_else(|| format!("{line}: no figure"))?;
                    let value = value.parse().map_err(|_| format!("{line}: no figure"))?;
                    let of_sides =
                        values.entry(figure.to_owned()).or_insert_with(|| vec![Vec::new(); sides.len()]);
                    of_sides[side].push(value);
                }
            }
        }
        Ok(Row { name, values })
    }

    /// The median over the runs of a side, 0 for ours and 1 for theirs.
    pub(super) fn median(&self, figure: &str, side: usize) -> Option<f64> {
        Some(Spread::of(self.values.get(figure)?.get(side)?.clone())?.median)
    }

    /// The ratios of neighbouring runs: how many times theirs ours is.
    pub(super) fn ratio(&self, figure: &str) -> Option<Spread> {
        let [ours, theirs] = self.values.get(figure)?.as_slice() else { return None };
        Spread::of(ours.iter().zip(theirs).map(|(ours, theirs)| ours / theirs).collect())
    }
}

/// The middle of some values, the least and the greatest.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    pub(super) median: f64,
    pub(super) least: f64,
    pub(super) greatest: f64,
}

impl Spread {
    fn of(mut values: Vec<f64>) -> Option<Self> {
        values.sort_by(f64::total_cmp);
        let (least, greatest) = (*values.first()?, *values.last()?);
        Some(Spread { median: values[values.len() / 2], least, greatest })
    }

    /// The same for what is better when it is less.
    pub(super) fn inverted(self) -> Self {
        Spread { median: 1.0 / self.median, least: 1.0 / self.greatest, greatest: 1.0 / self.least }
    }
}

/// What a programme prints; what it says beside that is seen by whoever waits.
pub(super) fn said(mut command: Command) -> Result<String, String> {
    let done = command.stderr(Stdio::inherit()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if !done.status.success() {
        return Err(format!("{command:?} has failed"));
    }
    String::from_utf8(done.stdout).map_err(|error| error.to_string())
}
