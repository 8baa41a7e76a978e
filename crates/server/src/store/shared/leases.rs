//! Who does what nobody asks for: ends a question whose time is up, lets a computer think. A table's lease belongs to one house at a time. Two
//! that both believe to hold it do no harm, since only one can write each answer.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::super::{Result, Store};
use super::nodes::SILENT;

/// Another house is believed to look after a table for so long, unless it is known to have fallen.
pub(crate) const ELSEWHERE: Duration = Duration::from_secs(10);

#[derive(Default)]
pub(super) struct Leases(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    mine: HashSet<String>,
    elsewhere: HashMap<String, Instant>,
    /// When the others last heard of this house.
    heard: Option<Instant>,
}

impl Leases {
    fn with<T>(&self, work: impl FnOnce(&mut Inner) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The others have heard of this house just now.
    pub(super) fn heard(&self) {
        self.with(|inner| inner.heard = Some(Instant::now()));
    }

    /// The others have taken the leases of this house.
    pub(super) fn lost(&self) {
        self.with(|inner| inner.mine.clear());
    }

    /// A house has fallen: whose tables were its own is open.
    pub(super) fn fell(&self) {
        self.with(|inner| inner.elsewhere.clear());
    }

    /// Is it this house's, as far as is known without asking?
    fn known(&self, id: &str) -> Option<bool> {
        self.with(|inner| {
            // Whoever is not heard of for so long may have lost everything.
            if inner.heard.is_none_or(|heard| heard.elapsed() > SILENT * 3 / 4) {
                return Some(false);
            }
            if inner.mine.contains(id) {
                return Some(true);
            }
            inner.elsewhere.get(id).filter(|since| since.elapsed() < ELSEWHERE).map(|_| false)
        })
    }

    fn note(&self, id: &str, mine: bool) {
        self.with(|inner| {
            match mine {
                true => {
                    inner.elsewhere.remove(id);
                    inner.mine.insert(id.to_owned())
                }
                false => inner.elsewhere.insert(id.to_owned(), Instant::now()).is_none(),
            };
        });
    }

    /// Forgets a table; was its lease this house's?
    fn forget(&self, id: &str) -> bool {
        self.with(|inner| {
            inner.elsewhere.remove(id);
            inner.mine.remove(id)
        })
    }
}

impl Store {
    /// The name of this house among those that share the store; empty where it is alone.
    pub fn node(&self) -> &str {
        self.house.as_ref().map_or("", |house| &house.node)
    }

    /// Does this house look after a table from now on, or already? Where it is alone it always does.
    pub(crate) async fn claim(&self, id: &str) -> Result<bool> {
        let Some(house) = &self.house else { return Ok(true) };
        if let Some(known) = house.leases.known(id) {
            return Ok(known);
        }
        let (of, node) = (id.to_owned(), house.node.clone());
        let owner: String = self
            .write(move |db| {
                Box::pin(async move {
                    let sql = "INSERT INTO leases (match_id, node) VALUES ($1, $2)
                        ON CONFLICT (match_id) DO UPDATE SET node = leases.node RETURNING node";
                    Ok(sqlx::query_scalar(sql).bind(of).bind(node).fetch_one(db).await?)
                })
            })
            .await?;
        let mine = owner == house.node;
        house.leases.note(id, mine);
        Ok(mine)
    }

    /// Leaves a table to whoever needs it, if this house looks after it.
    pub(crate) async fn release(&self, id: &str) -> Result<()> {
        let Some(house) = self.house.as_ref().filter(|house| house.leases.forget(id)) else { return Ok(()) };
        let (id, node) = (id.to_owned(), house.node.clone());
        self.write(move |db| {
            Box::pin(async move {
                let sql = "DELETE FROM leases WHERE match_id = $1 AND node = $2";
                sqlx::query(sql).bind(id).bind(node).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// A table leaves the memory: whether it is behind is no question any more.
    pub(crate) fn leaves(&self, id: &str) {
        if let Some(house) = &self.house {
            house.known().remove(id);
        }
    }
}
