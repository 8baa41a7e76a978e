//! The site: tables, live pages, and the store behind them. It knows no game; the binary brings them.
#![warn(missing_docs)]

mod assets;
mod clock;
mod decks;
pub mod doctor;
mod door;
mod driver;
mod fault;
mod given;
mod hall;
mod lessons;
mod live;
mod lock;
mod minds;
mod pages;
mod partners;
mod passes;
mod puzzles;
mod rose;
mod routes;
mod run;
mod says;
mod seeds;
mod site;
pub mod store;
mod stored;
mod tables;
mod visitor;
mod window;

pub use clock::Windows;
pub use run::{Options, ServeError, Served, serve};
pub use seeds::Seeds;
pub use site::Site;
