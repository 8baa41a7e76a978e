//! One server over its file, or several over one PostgreSQL with what they need beside them; each of it can be killed.

use std::fmt;

use tokio::task::{block_in_place, spawn_blocking};

use crate::balancer::balance;
use crate::house::{House, Options};
use crate::lot::Lot;
use crate::services::{Nats, Postgres};
use crate::stored::{Matches, read_left, read_shared};

/// The servers, and what they share.
#[derive(Debug)]
pub struct Street {
    /// Where visitors come.
    pub address: String,
    options: Vec<Options>,
    houses: Vec<Option<House>>,
    postgres: Option<Postgres>,
    nats: Option<Nats>,
}

/// What may be killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Victim {
    /// The server of this number.
    House(usize),
    /// What all of them keep their tables in.
    Postgres,
    /// What carries their news.
    Nats,
}

/// Of so many kills one is of the PostgreSQL, and one of the NATS.
const TURNS: usize = 5;

impl Victim {
    /// Can no server go on without it?
    pub fn is_a_service(self) -> bool {
        !matches!(self, Victim::House(_))
    }
}

impl fmt::Display for Victim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Victim::House(number) => write!(f, "server {}", number + 1),
            Victim::Postgres => f.write_str("PostgreSQL, for two seconds"),
            Victim::Nats => f.write_str("NATS, for two seconds"),
        }
    }
}

impl Street {
    /// One server over its file.
    ///
    /// # Errors
    /// When it does not start.
    pub fn of_one(mut options: Options) -> Result<Self, String> {
        let house = House::start(&options)?;
        options.port = Some(house.port());
        let (address, houses) = (house.address(), vec![Some(house)]);
        Ok(Street { address, options: vec![options], houses, postgres: None, nats: None })
    }

    /// Several over a PostgreSQL, behind a balancer.
    ///
    /// # Errors
    /// When something of it does not start.
    pub async fn of(nodes: u8, options: Options, with_nats: bool) -> Result<Self, String> {
        let postgres = Postgres::start().await?;
        let nats = if with_nats { Some(Nats::start()?) } else { None };
        let (database, bus) = (Some(postgres.address()), nats.as_ref().map(Nats::address));
        let shared = Options { database, bus, ..options };
        let (mut options, mut houses) = (Vec::new(), Vec::new());
        for _ in 0..nodes {
            let house = block_in_place(|| House::start(&shared))?;
            options.push(Options { port: Some(house.port()), ..shared.clone() });
            houses.push(Some(house));
        }
        let address = balance(options.iter().filter_map(|options| options.port).collect()).await?;
        Ok(Street { address, options, houses, postgres: Some(postgres), nats })
    }

    /// Do several servers share a database?
    pub fn is_shared(&self) -> bool {
        self.postgres.is_some()
    }

    /// Whose turn it is to be killed.
    pub fn victim(&self, number: usize, lot: &mut Lot) -> Victim {
        match number % TURNS {
            3 if self.postgres.is_some() => Victim::Postgres,
            4 if self.nats.is_some() => Victim::Nats,
            _ => Victim::House(lot.below(self.houses.len())),
        }
    }

    /// Kills it, at this very instant.
    pub fn kill(&mut self, victim: Victim) {
        match victim {
            Victim::House(number) => {
                if let Some(house) = self.houses[number].take() {
                    house.kill();
                }
            }
            Victim::Postgres => self.postgres.iter_mut().for_each(Postgres::kill),
            Victim::Nats => self.nats.iter_mut().for_each(Nats::kill),
        }
    }

    /// Are servers left that must go on meanwhile?
    pub fn goes_on_without(&self, victim: Victim) -> bool {
        !victim.is_a_service() && self.houses.len() > 1
    }

    /// Starts it again.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(&mut self, victim: Victim) -> Result<(), String> {
        match victim {
            Victim::House(number) => {
                let options = self.options[number].clone();
                let started = spawn_blocking(move || House::start(&options)).await;
                self.houses[number] = Some(started.map_err(|error| format!("starting broke off: {error}"))??);
            }
            Victim::Postgres => {
                if let Some(postgres) = &mut self.postgres {
                    postgres.again().await?;
                }
            }
            Victim::Nats => self.nats.iter_mut().try_for_each(|nats| block_in_place(|| nats.again()))?,
        }
        Ok(())
    }

    /// What is stored.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn left(&self) -> Result<Matches, String> {
        match &self.postgres {
            Some(postgres) => read_shared(&postgres.address()).await,
            None => read_left(&self.options[0].data).await,
        }
    }

    /// The numbers of the servers' processes.
    pub fn ids(&self) -> Vec<u32> {
        self.houses.iter().flatten().map(House::id).collect()
    }

    /// Asks every server to stop.
    ///
    /// # Errors
    /// When one does not.
    pub fn stop(&mut self) -> Result<(), String> {
        self.houses.iter_mut().filter_map(Option::take).try_for_each(|house| block_in_place(|| house.stop()))
    }
}
