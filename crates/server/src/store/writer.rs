//! The one writer. Whoever wants to write hands it a job; the jobs that wait go to the disk together, in one transaction, so
//! that one flush serves them all. A job is answered when what it wrote is on the disk, or when nothing of it is.
//!
//! Two houses over one database may wait for each other: then one of them lets go of everything and does its jobs again.
//!
//! After any failure of the database the connection is thrown away: SQLite may have rolled back by itself, and what a
//! connection believes of its transaction then is worth nothing. The next job, or the next attempt of the writer's own, begins
//! on a new one, so that the house goes on as soon as the disk does.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot, watch};

use super::shared::House;
use super::source::{Source, collides, is_away, is_refused};
use super::{Db, Result, StoreError};
use crate::watch::{a_group, cannot_write};

/// How many jobs go to the disk together at most.
const TOGETHER: usize = 256;
/// How many jobs may wait; whoever comes later waits for a place.
const QUEUE: usize = 1024;
/// After so many milliseconds a group is done again that got into the way of another house's: begun at once, it would be there again.
const APART: [u64; 4] = [200, 400, 800, 1600];
/// After a failure the writer tries by itself so often whether it can write again.
const ATTEMPT: Duration = Duration::from_millis(500);
/// How long a broken connection may take to close.
const PATIENCE: Duration = Duration::from_secs(2);
/// A write that changes nothing anybody reads: it shows that the disk takes one.
const PROBE: &str = "INSERT INTO house (name, value) VALUES ('writes', '1')
    ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(house.value AS BIGINT) + 1 AS TEXT)";

/// Where jobs are handed in.
#[derive(Clone)]
pub(super) struct Desk {
    jobs: mpsc::Sender<Message>,
    fails: watch::Receiver<Option<String>>,
}

enum Message {
    Job(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

trait Job: Send {
    /// The match that it changes, if it is one.
    fn of(&self) -> Option<&str>;
    /// Does it, inside the transaction of the group.
    fn run<'c>(&'c mut self, db: &'c mut Db) -> BoxFuture<'c, Result<()>>;
    /// Says what came of it: `Ok` when it is on the disk.
    fn answer(self: Box<Self>, written: Result<()>);
}

struct Piece<T, F> {
    of: Option<String>,
    work: F,
    made: Option<T>,
    done: oneshot::Sender<Result<T>>,
}

impl<T, F> Job for Piece<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Db) -> BoxFuture<'c, Result<T>> + Clone + Send,
{
    fn of(&self) -> Option<&str> {
        self.of.as_deref()
    }

    fn run<'c>(&'c mut self, db: &'c mut Db) -> BoxFuture<'c, Result<()>> {
        Box::pin(async move {
            // A copy, since it may have to be done again.
            let work = self.work.clone();
            self.made = Some(work(db).await?);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, written: Result<()>) {
        let Piece { made, done, .. } = *self;
        // Whoever asked may have gone.
        let _ = done.send(written.and_then(|()| made.ok_or_else(StoreError::closed)));
    }
}

impl Desk {
    /// Starts a writer over what is there, for one of several houses or for the only one.
    pub(super) fn open(source: Source, house: Option<Arc<House>>) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (fails, failing) = watch::channel(None);
        tokio::spawn(Writer { source, house, db: None, fails, since: None }.work(waiting));
        Desk { jobs, fails: failing }
    }

    /// Writes, of a match or of none: comes back when it is on the disk, all of it, or not at all.
    pub(super) async fn write<T, F>(&self, of: Option<String>, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Db) -> BoxFuture<'c, Result<T>> + Clone + Send + 'static,
    {
        let (done, answer) = oneshot::channel();
        let job = Message::Job(Box::new(Piece { of, work, made: None, done }));
        self.jobs.send(job).await.map_err(|_| StoreError::closed())?;
        answer.await.unwrap_or_else(|_| Err(StoreError::closed()))
    }

    /// Why nothing can be written at the moment; `None` while all is well.
    pub(super) fn fails(&self) -> watch::Receiver<Option<String>> {
        self.fails.clone()
    }

    /// Writes what waits and ends the writer.
    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Message::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

struct Writer {
    source: Source,
    /// This one of several houses.
    house: Option<Arc<House>>,
    db: Option<Db>,
    fails: watch::Sender<Option<String>>,
    /// Since when nothing can be written.
    since: Option<Instant>,
}

/// A group that was not written, or of which nobody knows.
struct Broken {
    error: sqlx::Error,
    unsure: bool,
}

impl From<sqlx::Error> for Broken {
    fn from(error: sqlx::Error) -> Self {
        Broken { error, unsure: false }
    }
}

type Group = Vec<(Box<dyn Job>, Result<()>)>;
/// Who asked the writer to close, if somebody did.
type Closing = Option<oneshot::Sender<()>>;

impl Writer {
    async fn work(mut self, mut waiting: mpsc::Receiver<Message>) {
        loop {
            let message = tokio::select! {
                message = waiting.recv() => message,
                () = tokio::time::sleep(ATTEMPT), if self.since.is_some() => {
                    self.attempt().await;
                    continue;
                }
            };
            let closing = match message {
                Some(Message::Job(first)) => self.group(first, &mut waiting).await,
                Some(Message::Close(done)) => Some(done),
                None => return,
            };
            if let Some(done) = closing {
                if let Some(db) = self.db.take() {
                    let _ = db.close().await;
                }
                let _ = done.send(());
                return;
            }
        }
    }

    /// Writes a job with those that wait behind it, and answers them. Says whether the writer was asked to close meanwhile.
    async fn group(&mut self, first: Box<dyn Job>, waiting: &mut mpsc::Receiver<Message>) -> Closing {
        let mut group = vec![(first, Ok(()))];
        let mut closing = None;
        let begun = Instant::now();
        let written = self.transaction(&mut group, waiting, &mut closing).await;
        a_group(group.len(), begun.elapsed());
        let tried = group.len();
        if let Err(Broken { error, .. }) = &written {
            self.failed(error).await;
            // Those who came meanwhile would only wait as long for the same answer.
            while group.len() < QUEUE && closing.is_none() && next(waiting, &mut group, &mut closing) {}
        } else {
            self.recovered();
        }
        // Where the flush has failed the log may hold what is about to be refused, and a server that is killed now would find it
        // there. A transaction of our own takes its place first, flushed or not.
        if written.is_err() {
            self.attempt().await;
        }
        for (at, (job, own)) in group.into_iter().enumerate() {
            job.answer(match &written {
                Ok(()) => own,
                Err(Broken { error, unsure: true }) if at < tried => {
                    own.and(Err(StoreError::Unsure(error.to_string())))
                }
                Err(Broken { error, .. }) => Err(StoreError::Unwritten(error.to_string())),
            });
        }
        closing
    }

    async fn transaction(
        &mut self,
        group: &mut Group,
        waiting: &mut mpsc::Receiver<Message>,
        closing: &mut Closing,
    ) -> std::result::Result<(), Broken> {
        if self.house.is_some() {
            // Two houses that have the same matches to themselves, each in its own order, would wait for each other for ever.
            while group.len() < TOGETHER && closing.is_none() && next(waiting, group, closing) {}
            group.sort_by(|(one, _), (other, _)| one.of().cmp(&other.of()));
        }
        for pause in APART {
            match self.once(group, waiting, closing, true).await {
                Err(Broken { error, unsure: false }) if collides(&error) => {
                    tracing::info!(%error, "two houses waited for each other: this one writes again");
                    run("ROLLBACK", self.connection().await?).await?;
                    tokio::time::sleep(Duration::from_millis(pause)).await;
                }
                done => return done,
            }
        }
        self.once(group, waiting, closing, false).await
    }

    /// Writes the group, all or nothing. Where a job of it collides with another house, all of it may have to be done again.
    async fn once(
        &mut self,
        group: &mut Group,
        waiting: &mut mpsc::Receiver<Message>,
        closing: &mut Closing,
        again: bool,
    ) -> std::result::Result<(), Broken> {
        let house = self.house.clone();
        let db = self.begun().await?;
        // Each job has a savepoint of its own. What follows on another is said at once: every time one waits for the database.
        let (mut at, mut changes) = (0, Vec::new());
        while let Some((job, own)) = group.get_mut(at) {
            if at > 0 {
                run("RELEASE job; SAVEPOINT job", db).await?;
            }
            let change = match &house {
                Some(house) => counted(house, job.of().map(str::to_owned), db).await,
                None => Ok(None),
            };
            let done = match change {
                Ok(change) => job.run(db).await.map(|()| change),
                Err(error) => Err(error),
            };
            *own = match done {
                Err(StoreError::Database(error)) if again && collides(&error) => return Err(error.into()),
                Err(StoreError::Database(error)) if collides(&error) => Err(StoreError::Taken),
                Err(StoreError::Database(error)) if !is_of_the_job(&error) => return Err(error.into()),
                Ok(change) => {
                    changes.extend(change);
                    Ok(())
                }
                Err(own) => Err(own),
            };
            if own.is_err() {
                run("ROLLBACK TO job", db).await?;
            }
            at += 1;
            if house.is_none() && at == group.len() && at < TOGETHER && closing.is_none() {
                next(waiting, group, closing);
            }
        }
        // Of a file what is done next decides; of a database that has gone nobody knows how far it came.
        let unsure = house.is_some();
        run("RELEASE job; COMMIT", db).await.map_err(|error| Broken { error, unsure })?;
        if let Some(house) = house {
            house.written(changes).await;
        }
        Ok(())
    }

    /// Begins a transaction. A connection that has lain idle may have ended with a database that has come again since: nothing was begun
    /// on it, so a new one is taken.
    async fn begun(&mut self) -> std::result::Result<&mut Db, sqlx::Error> {
        let (begin, is_old) = (self.source.begin(), self.db.is_some());
        if let Err(error) = run(begin, self.connection().await?).await {
            if !(is_old && is_away(&error)) {
                return Err(error);
            }
            self.db = None;
            run(begin, self.connection().await?).await?;
        }
        self.connection().await
    }

    async fn connection(&mut self) -> std::result::Result<&mut Db, sqlx::Error> {
        let db = match self.db.take() {
            Some(db) => db,
            None => self.source.connect().await?,
        };
        Ok(self.db.insert(db))
    }

    /// Tries whether something can be written.
    async fn attempt(&mut self) {
        let probe = async {
            let db = self.connection().await?;
            run(PROBE, db).await
        };
        match probe.await {
            Ok(()) => self.recovered(),
            Err(error) => self.failed(&error).await,
        }
    }

    async fn failed(&mut self, error: &sqlx::Error) {
        if let Some(db) = self.db.take() {
            // What it has open is rolled back with it. A disk that hangs may hang here too.
            let _ = tokio::time::timeout(PATIENCE, db.close()).await;
        }
        if self.since.is_none() {
            self.since = Some(Instant::now());
            tracing::warn!(%error, "nothing can be written: whoever answers is told so; matches stay as they are");
        }
        cannot_write(true);
        self.fails.send_replace(Some(error.to_string()));
    }

    fn recovered(&mut self) {
        if let Some(since) = self.since.take() {
            let seconds = since.elapsed().as_secs_f32();
            tracing::warn!("writing goes on after {seconds:.1} s");
            cannot_write(false);
            self.fails.send_replace(None);
        }
    }
}

/// Counts what a job is about to change.
async fn counted(house: &House, of: Option<String>, db: &mut Db) -> Result<Option<(String, i64)>> {
    let Some(id) = of else { return Ok(None) };
    // A match that is only being made, or is gone, has nothing to count.
    Ok(house.changes(db, &id).await?.map(|change| (id, change)))
}

/// Takes what waits next, if there is something.
fn next(waiting: &mut mpsc::Receiver<Message>, group: &mut Group, closing: &mut Closing) -> bool {
    match waiting.try_recv() {
        Ok(Message::Job(next)) => group.push((next, Ok(()))),
        Ok(Message::Close(done)) => *closing = Some(done),
        Err(_) => return false,
    }
    true
}

/// Is the job to blame and not the database? Then the others of its group are written.
fn is_of_the_job(error: &sqlx::Error) -> bool {
    let database = error.as_database_error();
    database.is_some_and(|error| error.kind() != sqlx::error::ErrorKind::Other)
        || is_refused(error)
        || matches!(
            error,
            sqlx::Error::RowNotFound | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)
        )
}

async fn run(sql: &'static str, db: &mut Db) -> std::result::Result<(), sqlx::Error> {
    sqlx::raw_sql(sql).execute(db).await.map(|_| ())
}
