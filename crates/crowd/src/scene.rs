//! A server with a crowd that plays.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::task::{JoinSet, block_in_place};

use crate::house::{House, Options};
use crate::lot::Lot;
use crate::party::gather;
use crate::shim::Faults;
use crate::stage::Stage;
use crate::tables::Wish;

/// A folder for a data file and for what may go wrong with it; it goes with the value.
#[derive(Debug)]
pub struct Place {
    folder: TempDir,
    /// The data file.
    pub data: PathBuf,
    /// What goes wrong with it, in a server that was started with these options.
    pub faults: Faults,
}

impl Place {
    /// A new one in this folder.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn new(within: &Path) -> Result<Place, String> {
        let folder =
            tempfile::tempdir_in(within).map_err(|error| format!("'{}': {error}", within.display()))?;
        let data = folder.path().join("data.conclave");
        let faults = Faults::build(folder.path(), &data)?;
        Ok(Place { folder, data, faults })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// How to start a server here.
    pub fn options(&self, binary: &Path) -> Options {
        Options { env: self.faults.env(), ..Options::new(binary, &self.data) }
    }
}

/// A running server, and the crowd that plays there.
#[derive(Debug)]
pub struct Scene {
    /// The server.
    pub house: House,
    /// What the crowd shares.
    pub stage: Arc<Stage>,
    parties: JoinSet<()>,
}

/// How long the tables may take until all of them have acted.
const BEGIN: Duration = Duration::from_secs(60);

impl Scene {
    /// Starts the server and gathers the crowd, whose persons think for up to so many milliseconds; waits until every table
    /// has acted.
    ///
    /// # Errors
    /// When the server does not start, or a table does not begin.
    pub async fn begin(options: &Options, tables: &[Wish<'static>], thought: usize) -> Result<Scene, String> {
        let house = block_in_place(|| House::start(options))?;
        let stage = Arc::new(Stage::new(house.address()));
        let parties = gather(&stage, tables.iter().copied(), &mut Lot::new(1), thought)?;
        let began = stage.acted(tables.len(), Instant::now(), |_| BEGIN).await;
        match began.iter().zip(tables).find(|(after, _)| after.is_none()) {
            Some((_, table)) => Err(format!("a table of {} does not begin", table.game)),
            None => Ok(Scene { house, stage, parties }),
        }
    }

    /// The crowd ends, then the server is stopped.
    ///
    /// # Errors
    /// When it does not end as it should.
    pub async fn stop(self) -> Result<(), String> {
        let Scene { house, stage, mut parties } = self;
        stage.gate.end();
        while parties.join_next().await.is_some() {}
        block_in_place(|| house.stop())
    }

    /// The server is killed, then the crowd ends.
    ///
    /// # Errors
    /// When an answer neither comes nor breaks off.
    pub async fn kill(self) -> Result<(), String> {
        let Scene { house, stage, mut parties } = self;
        stage.gate.close();
        house.kill();
        stage.landed().await?;
        stage.gate.end();
        while parties.join_next().await.is_some() {}
        Ok(())
    }
}
