//! A server whose disk and clock are still well, with a crowd that plays.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::task::{JoinSet, block_in_place};

use crate::house::{House, Options};
use crate::lot::Lot;
use crate::party::{HURRY, gather};
use crate::shim::Faults;
use crate::stage::Stage;
use crate::wishes::TABLES;

/// A running server, and the crowd that plays there.
pub(super) struct Scene {
    /// Held as long as its files are needed.
    pub(super) folder: TempDir,
    pub(super) data: PathBuf,
    pub(super) faults: Faults,
    pub(super) house: House,
    pub(super) stage: Arc<Stage>,
    pub(super) parties: JoinSet<()>,
}

impl Scene {
    /// Begins, and waits until every table has acted.
    ///
    /// # Errors
    /// When the server does not start, or a table does not begin.
    pub(super) async fn begin(binary: &Path) -> Result<Scene, String> {
        let folder = super::folder()?;
        let data = super::data(folder.path());
        let faults = Faults::build(folder.path(), &data)?;
        let options = Options { env: faults.env(), ..Options::new(binary, &data) };
        let house = block_in_place(|| House::start(&options))?;
        let stage = Arc::new(Stage::new(house.address()));
        let parties = gather(&stage, TABLES.into_iter(), &mut Lot::new(1), HURRY)?;
        let began = stage.acted(TABLES.len(), Instant::now(), |_| BEGIN).await;
        match began.iter().position(Option::is_none) {
            Some(party) => Err(format!("the table of {} does not begin", TABLES[party].game)),
            None => Ok(Scene { folder, data, faults, house, stage, parties }),
        }
    }
}

/// How long a table may take until it acts for the first time.
const BEGIN: Duration = Duration::from_secs(30);
