//! The house: its games, its store, and the tables in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex, OnceLock, PoisonError};

use axum::http::StatusCode;
use search::{Budget, Entry};
use sha2::{Digest as _, Sha256};
use table::erased::CardSource;
use table::{Seat, Trouble};
use tokio::sync::{Mutex, watch};

use crate::clock::Windows;
use crate::driver::drive;
use crate::fault::Fault;
use crate::front::Front;
use crate::puzzles::Found;
use crate::reach::Reach;
use crate::seeds::Seeds;
use crate::site::recall_cards;
use crate::store::{
    Append, CardSet, MatchRow, PlaceRow, Sitter, Store, StoreError, Stored, is_away, is_refused,
};
use crate::stored::{Lost, take_up};
use crate::tables::{Table, now};
use crate::thinkers::Thinkers;

/// Everything that requests share.
pub(crate) struct Hall {
    pub(crate) entries: Vec<Arc<Entry>>,
    pub(crate) store: Store,
    pub(crate) bot_budget: Option<Budget>,
    windows: Windows,
    seeds: Seeds,
    /// Who may think, and in which order.
    pub(crate) thinkers: Arc<Thinkers>,
    /// The puzzles that were asked for lately.
    pub(crate) puzzles: Found,
    /// Where it is, and how freely people talk in it; known when it has begun to listen.
    pub(crate) place: OnceLock<Place>,
    /// Who is let in; known by then too.
    pub(crate) front: OnceLock<Arc<Front>>,
    /// The pictures on the covers, drawn when the first visitor comes.
    covers: OnceLock<Vec<String>>,
    /// Becomes true when the server is about to stop: whoever hands requests on shall go elsewhere.
    pub(crate) drains: watch::Sender<bool>,
    /// Becomes true when the server stops.
    pub(crate) stop: watch::Sender<bool>,
    tables: StdMutex<HashMap<String, Arc<Table>>>,
    /// Held while a table is loaded, so that it is in memory only once.
    pub(crate) loading: Mutex<()>,
}

impl Hall {
    pub(crate) fn new(
        entries: Vec<Arc<Entry>>,
        store: Store,
        bot_budget: Option<Budget>,
        windows: Windows,
        seeds: Seeds,
    ) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Arc::new(Hall {
            entries,
            store,
            bot_budget,
            windows,
            seeds,
            thinkers: Thinkers::new(cores),
            puzzles: Found::default(),
            place: OnceLock::new(),
            front: OnceLock::new(),
            covers: OnceLock::new(),
            drains: watch::Sender::new(false),
            stop: watch::Sender::new(false),
            tables: StdMutex::default(),
            loading: Mutex::default(),
        })
    }

    /// Where the house is; this machine, as long as nothing else is said.
    pub(crate) fn place(&self) -> &Place {
        self.place.get_or_init(Place::default)
    }

    /// Its front; the usual limits and no proxy, as long as nothing else is said.
    pub(crate) fn front(&self) -> &Arc<Front> {
        self.front.get_or_init(Arc::default)
    }

    /// A picture of a table of each game, empty where there is none.
    pub(crate) fn covers(&self) -> &[String] {
        let picture = |entry: &Arc<Entry>| {
            let scene = entry.game.replay(entry.game.facts().cover.scene);
            scene.map(|played| played.small(Some(Seat::new(0)))).unwrap_or_default()
        };
        self.covers.get_or_init(|| self.entries.iter().map(picture).collect())
    }

    /// The game of this id.
    pub(crate) fn entry(&self, id: &str) -> Result<&Arc<Entry>, Fault> {
        self.entries.iter().find(|entry| entry.game.facts().id == id).ok_or_else(|| {
            Fault::missing(
                format!("qui non c'è nessun gioco «{}»", brief(id)),
                format!("there is no game '{}' here", brief(id)),
            )
        })
    }

    /// The table of this id, loaded when it is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Fault> {
        self.take(id).await.map_err(|untaken| match untaken {
            Untaken::Fault(fault) => fault,
            Untaken::Broken(..) => Fault::broken(),
        })
    }

    /// The same; a match that does not replay is handed out as it is stored.
    pub(crate) async fn take(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Untaken> {
        let shaped = id.len() == ID_LETTERS && id.bytes().all(|b| b.is_ascii_alphanumeric());
        if !shaped {
            return Err(no_table(id).into());
        }
        if let Some(table) = self.known(id) {
            return self.caught_up(table).await;
        }
        let _loading = self.loading.lock().await;
        if let Some(table) = self.known(id) {
            return self.caught_up(table).await;
        }
        let stored = self.store.find(id).await.map_err(Fault::from)?.ok_or_else(|| no_table(id))?;
        let entry = self.entry(&stored.row.game)?.clone();
        let mut taken = take_up(&entry, &self.store, self.windows, stored.clone()).await;
        if matches!(taken, Err(Lost::Broken(_))) && self.store.is_shared() {
            // Its cards may have been brought to another house.
            recall_cards(&self.entries, &self.store).await.map_err(Fault::from)?;
            taken = take_up(&entry, &self.store, self.windows, stored.clone()).await;
        }
        let (row, moment, changes) = match taken {
            Ok(taken) => taken,
            Err(Lost::Store(error)) => return Err(Fault::from(error).into()),
            Err(Lost::Broken(trouble)) => {
                tracing::error!(id, %trouble, "a stored match does not replay");
                return Err(Untaken::Broken(trouble, Box::new(stored)));
            }
        };
        let table = Arc::new(Table::new(entry, self.store.clone(), self.windows, row, moment));
        self.store.has(id, changes);
        self.tables().insert(id.to_owned(), table.clone());
        tokio::spawn(drive(self.clone(), table.clone()));
        // Since it was read somebody may have written again.
        self.caught_up(table).await
    }

    /// A table in memory, as it stands now wherever it was changed.
    async fn caught_up(&self, table: Arc<Table>) -> Result<Arc<Table>, Untaken> {
        match table.catch_up().await.map_err(Fault::from)? {
            true => Ok(table),
            false => {
                self.let_fall(&table).await;
                Err(no_table(&table.row.id).into())
            }
        }
    }

    /// A table whose match is gone.
    pub(crate) async fn let_fall(&self, table: &Table) {
        self.drops(&mut self.tables(), &table.row.id);
        self.gives_back(table).await;
    }

    /// Takes a table out of memory, with what is known of it: whoever loads it again, in the very next moment, notes that anew.
    fn drops(&self, tables: &mut HashMap<String, Arc<Table>>, id: &str) {
        tables.remove(id);
        self.store.leaves(id);
    }

    /// Others may look after a table that has left the memory.
    async fn gives_back(&self, table: &Table) {
        if let Err(error) = self.store.release(&table.row.id).await {
            tracing::warn!(id = table.row.id, %error, "a lease could not be given back");
        }
    }

    /// A new match; its id. A host may arrange the table until it begins.
    pub(crate) async fn open(
        self: &Arc<Self>,
        host: Option<String>,
        entry: &Entry,
        setup: &str,
        places: Vec<PlaceRow>,
        seconds: Option<i64>,
    ) -> Result<String, Fault> {
        let setup = entry.game.setup(setup).map_err(Fault::unfit)?;
        self.open_from(host, entry, Begun { setup: &setup, given: &[] }, places, seconds).await
    }

    /// A new match that goes on where another one was after some answers, under the same setup: they are given to it, and what
    /// follows is drawn anew. Its id. Whoever sits down there knows what those answers tell.
    pub(crate) async fn open_from(
        self: &Arc<Self>,
        host: Option<String>,
        entry: &Entry,
        begun: Begun<'_>,
        places: Vec<PlaceRow>,
        seconds: Option<i64>,
    ) -> Result<String, Fault> {
        let Begun { setup, given } = begun;
        let seed = self.seeds.next().map_err(Fault::unfit)?;
        let played = entry.game.load(setup, seed, given.len(), given).map_err(Fault::unfit)?;
        let game = entry.game.facts().id.to_owned();
        let cards = entry.game.card_file(setup).map_err(Fault::unfit)?.map(|cards| kept(&game, cards));
        let (setup, given) = (played.setup(), given.len());
        let row = MatchRow { id: new_id()?, game, setup, seed, seconds, created: now(), host, given };
        let (lines, told) = (played.lines(0), played.told(0));
        let first = Append { lines: &lines, told: &told, ..Append::nothing(row.created) };
        self.store.create(&row, cards, &places, &first).await?;
        // Loading it starts its bots; the visitor comes to it in a moment anyway.
        let table = self.table(&row.id).await?;
        table.start_clock().await?;
        Ok(row.id)
    }

    /// Takes an idle table out of memory; says whether it did.
    pub(crate) async fn forget(&self, table: &Arc<Table>) -> bool {
        {
            let mut tables = self.tables();
            // One reference is the map's, one the driver's: nobody else can get one while the map is locked.
            if Arc::strong_count(table) > 2 {
                return false;
            }
            self.drops(&mut tables, &table.row.id);
        }
        self.gives_back(table).await;
        true
    }

    /// Tells a table in memory that somebody has a new name.
    pub(crate) fn rename(&self, id: &str, token: &str, name: &str) {
        let Some(table) = self.known(id) else { return };
        table.publish(|moment| {
            for place in &mut moment.places {
                if matches!(&place.sitter, Sitter::Person(owner) if owner == token) {
                    name.clone_into(&mut place.name);
                }
            }
        });
    }

    /// The table of this id, if it is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Table>> {
        self.tables().get(id).cloned()
    }

    /// All tables in memory.
    pub(crate) fn all_known(&self) -> Vec<Arc<Table>> {
        self.tables().values().cloned().collect()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where a house is.
#[derive(Debug, Default)]
pub(crate) struct Place {
    pub(crate) reach: Reach,
    /// Do those who play write to each other in their own words, though strangers may come?
    pub(crate) talk: bool,
}

/// What a new match begins from: a setup, and answers that were given elsewhere, none for a match from the beginning.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begun<'a> {
    pub(crate) setup: &'a str,
    pub(crate) given: &'a [String],
}

/// Why there is no table.
pub(crate) enum Untaken {
    Fault(Fault),
    /// Its match does not replay; as it is stored.
    Broken(Trouble, Box<Stored>),
}

impl From<Fault> for Untaken {
    fn from(fault: Fault) -> Self {
        Untaken::Fault(fault)
    }
}

/// Waits for the end of the server.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// The seats of a quick game: the visitor first, then the bot that people meet first.
pub(crate) fn against_the_host(entry: &Entry, seats: usize, me: PlaceRow) -> Vec<PlaceRow> {
    let bot = entry.host().map_or(Sitter::Nobody, |bot| Sitter::Bot(bot.name().to_owned()));
    let other = PlaceRow { sitter: bot, name: String::new() };
    let place = |seat: Seat| if seat.index() == 0 { me.clone() } else { other.clone() };
    Seat::all(seats).map(place).collect()
}

const ID_LETTERS: usize = 16;
/// No vowels and no look-alikes: an address should spell nothing and be easy to read out.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxzBCDFG";

/// 80 random bits: whoever has the address was given it.
pub(crate) fn new_id() -> Result<String, Fault> {
    let mut bytes = [0; ID_LETTERS];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no randomness");
        Fault::broken()
    })?;
    Ok(bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect())
}

/// The word that always follows from the same text: whoever brings it again comes to the same address.
pub(crate) fn id_of(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    hash.iter().take(ID_LETTERS).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

fn no_table(id: &str) -> Fault {
    Fault::missing(
        format!("qui non c'è nessun tavolo «{}»: controlla l'indirizzo", brief(id)),
        format!("there is no table '{}' here: check the address", brief(id)),
    )
}

/// A set of cards as the store keeps it.
pub(crate) fn kept(game: &str, cards: CardSource) -> CardSet {
    let CardSource { id, file, is_a_box } = cards;
    CardSet { game: game.to_owned(), id, file, is_a_box }
}

/// The beginning of something that a visitor gave.
fn brief(given: &str) -> String {
    given.chars().filter(|c| !c.is_control()).take(40).collect()
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Fault::stale(),
            // The writer says once that it fails and once that it goes on.
            StoreError::Unwritten(_) => Fault::of_status(StatusCode::SERVICE_UNAVAILABLE),
            StoreError::Unsure(_) => Fault::of_status(StatusCode::GATEWAY_TIMEOUT),
            // Such a thing cannot be stored, and so is not.
            StoreError::Database(error) if is_refused(&error) => Fault::of_status(StatusCode::NOT_FOUND),
            StoreError::Database(error) if is_away(&error) => {
                tracing::warn!(%error, "the store does not answer");
                Fault::of_status(StatusCode::SERVICE_UNAVAILABLE)
            }
            StoreError::Database(error) => {
                tracing::error!(%error, "the store fails");
                Fault::broken()
            }
        }
    }
}
