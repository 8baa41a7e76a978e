//! Positions: the questions of a kept match, as any checkout replays it.

use table::{Estimate, Match, Record, Rng, Seat};

use crate::rows::Row;

/// A truth that asks a seat.
pub struct Position<G> {
    pub truth: G,
    pub seat: Seat,
}

/// The setup of a row.
///
/// # Errors
/// When the record cannot be read.
pub fn setup<G: Estimate>(row: &Row) -> Result<G::Setup, String> {
    Ok(record::<G>(row)?.setup)
}

/// At most so many positions of a row, spread evenly over the match; of a crowded position it is the one.
///
/// # Errors
/// When the record does not replay.
pub fn of_row<G: Estimate>(row: &Row, most: usize) -> Result<Vec<Position<G>>, String> {
    Ok(spread(replayed(row)?, most))
}

/// The same of those where there is something to think about: a choice, and no advice.
///
/// # Errors
/// When the record does not replay.
pub fn to_think_about<G: Estimate>(row: &Row, most: usize) -> Result<Vec<Position<G>>, String> {
    let mut all = replayed(row)?;
    all.retain(is_thought_about);
    Ok(spread(all, most))
}

fn is_thought_about<G: Estimate>(at: &Position<G>) -> bool {
    let mut actions = Vec::new();
    at.truth.actions(at.seat, &mut actions);
    actions.len() > 1 && G::advice(&at.truth.view(Some(at.seat)), &actions, &mut Rng::new(0)).is_none()
}

/// Every question of the row.
fn replayed<G: Estimate>(row: &Row) -> Result<Vec<Position<G>>, String> {
    let record = record::<G>(row)?;
    let mut played = Match::<G>::bare(record.setup, None).map_err(|trouble| trouble.text.en)?;
    let mut positions = Vec::new();
    for (before, line) in record.lines.into_iter().enumerate() {
        let wanted = row.after.is_none_or(|after| after == before);
        if let Some(seat) = played.asked().first().filter(|_| wanted) {
            positions.push(Position { truth: played.truth().clone(), seat });
        }
        played
            .follow(line)
            .map_err(|trouble| format!("{}: answer {before}: {}", row.name, trouble.text.en))?;
    }
    if positions.is_empty() {
        return Err(format!("{}: nobody is asked there", row.name));
    }
    Ok(positions)
}

fn record<G: Estimate>(row: &Row) -> Result<Record<G>, String> {
    row.record.parse().map_err(|trouble: table::Trouble| format!("{}: {}", row.name, trouble.text.en))
}

/// So many of them, evenly spread.
fn spread<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let (len, most) = (all.len(), most.min(all.len()));
    let mut next = 0;
    let mut chosen = Vec::with_capacity(most);
    for (i, one) in all.into_iter().enumerate() {
        if next < most && i == next * len / most {
            chosen.push(one);
            next += 1;
        }
    }
    chosen
}
