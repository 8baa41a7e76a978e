//! Load: many tables of persons who answer by the public forms and hear of each other by sockets, and what it costs.

mod figures;
mod machine;
mod round;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use tokio::task::{JoinSet, block_in_place};

use figures::Tally;
pub use figures::{Figures, OfGame};
use machine::Machine;
use round::Round;

use crate::client::Visitor;
use crate::house::Options;
use crate::lot::Lot;
use crate::street::Street;
use crate::tables::Wish;
use crate::wishes::wish;

/// The tables that are opened, one of each in turn: all five games alike, among persons.
pub const ROUNDS: [Wish<'static>; 5] = [
    wish("evilrunner", &["person", "person"], &[]),
    wish("godlucky", &["person", "person", "person", "person"], &[]),
    wish("sancta", &["person", "person"], &[]),
    wish("capitale", &["person", "person"], &[("deck1", "rogo"), ("deck2", "galoppo")]),
    wish("dogma", &["person", "person"], &[]),
];

/// What shall be played.
#[derive(Clone, Debug)]
pub struct Load {
    /// How many tables.
    pub tables: usize,
    /// How many answers a second, all tables together; 0 is as many as there can be.
    pub rate: u32,
    /// For how long, once all tables are open.
    pub lasts: Duration,
    /// How many watch at each table.
    pub spectators: usize,
    /// What persons choose follows from it.
    pub seed: u64,
    /// The games; all when there are none.
    pub games: Vec<String>,
    /// Where.
    pub place: At,
}

/// Where the load goes.
#[derive(Clone, Debug)]
pub enum At {
    /// A server that runs already, with the number of its process where it runs on this machine.
    Address(String, Option<u32>),
    /// One that is started for it, with this binary; or several over a PostgreSQL that is started too, behind a balancer.
    Own(PathBuf, u8),
}

/// So many tables are opened at the same time.
const OPENING: usize = 8;

/// Plays, and says what it was like.
///
/// # Errors
/// When there is no such game, the server does not start, or tables cannot be opened.
pub async fn run(load: &Load) -> Result<Figures, String> {
    let meant =
        |wish: &&Wish<'static>| load.games.is_empty() || load.games.iter().any(|game| game == wish.game);
    let wishes: Vec<Wish<'static>> = ROUNDS.iter().filter(meant).copied().collect();
    if wishes.is_empty() {
        return Err(format!("none of these games is known: {}", load.games.join(", ")));
    }
    let folder = tempfile::tempdir().map_err(|error| format!("a folder for the data: {error}"))?;
    let (street, address, ids) = match &load.place {
        At::Address(address, id) => {
            (None, address.trim_end_matches('/').to_owned(), id.iter().copied().collect())
        }
        At::Own(binary, nodes) => {
            let options = Options::new(binary, folder.path().join("data"));
            let street = match nodes {
                0 | 1 => block_in_place(|| Street::of_one(options))?,
                nodes => Street::of(*nodes, options, false).await?,
            };
            let (address, ids) = (street.address.clone(), street.ids());
            (Some(street), address, ids)
        }
    };
    let played = play(load, &wishes, &address, &ids).await;
    let stopped = street.map_or(Ok(()), |mut street| street.stop());
    played.and_then(|figures| stopped.map(|()| figures))
}

async fn play(load: &Load, wishes: &[Wish<'static>], address: &str, ids: &[u32]) -> Result<Figures, String> {
    let visitor = Visitor::new(address)?;
    let tally = Arc::new(Tally::default());
    let mut lot = Lot::new(load.seed);
    let empty = Machine::of(ids);
    let pace = (load.rate > 0).then(|| Duration::from_secs_f64(load.tables as f64 / f64::from(load.rate)));
    let rounds = (0..load.tables).map(|nth| {
        let wish = wishes[nth % wishes.len()];
        Round::open(visitor.another(), wish, load.spectators, lot.split(), pace, Arc::clone(&tally))
    });
    let rounds: Vec<_> = futures_util::stream::iter(rounds).buffer_unordered(OPENING).collect().await;
    let rounds = rounds.into_iter().collect::<Result<Vec<Round>, String>>()?;
    // What the opening has left to do shall not be measured.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let full = Machine::of(ids);
    let mut playing: JoinSet<()> = rounds.into_iter().fold(JoinSet::new(), |mut set, round| {
        set.spawn(round.play());
        set
    });
    // Everybody has begun, also where persons think for long.
    tokio::time::sleep(Duration::from_secs(1)).await;
    tally.begin();
    let (before, own, begun) = (Machine::of(ids), Machine::own(), Instant::now());
    tokio::time::sleep(load.lasts).await;
    let (lasted, after) = (begun.elapsed(), Machine::of(ids));
    let own = [own, Machine::own()];
    let figures = tally.figures(lasted, [empty, full, before, after], own, load.tables);
    playing.shutdown().await;
    Ok(figures)
}
