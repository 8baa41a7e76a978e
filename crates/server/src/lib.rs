//! The site: tables, live pages, and the store behind them. It knows no game; the binary brings them.
#![warn(missing_docs)]

mod absence;
mod assets;
mod clock;
mod decks;
pub mod doctor;
mod door;
mod driver;
mod fault;
mod forgetting;
mod given;
mod hall;
mod hosting;
mod lessons;
mod live;
mod lock;
mod minds;
mod names;
mod pages;
mod partners;
mod passes;
mod puzzles;
mod qr;
mod reach;
mod rose;
mod routes;
mod run;
mod says;
mod seeds;
mod site;
mod stops;
pub mod store;
mod stored;
mod sweep;
mod tables;
mod talk;
mod visitor;
mod window;
mod wire;

pub use clock::Windows;
pub use reach::{Link, Reach, Span, public_address};
pub use run::{Options, Ready, ServeError, Served, serve};
pub use seeds::Seeds;
pub use site::Site;
