//! A crowd that plays Conclave as people do, through the forms of its pages: to write tables of a version down, to see whether
//! another version goes on with them, and to see that nothing acknowledged is lost whatever befalls the server.

pub mod balancer;
pub mod busy;
pub mod client;
pub mod complaints;
pub mod corpus;
pub mod fair;
pub mod faults;
pub mod forms;
pub mod house;
pub mod judge;
pub mod kills;
pub mod ledger;
pub mod live;
pub mod load;
pub mod lot;
pub mod markup;
pub mod party;
pub mod player;
pub mod scene;
pub mod services;
pub mod shim;
pub mod stage;
pub mod stored;
pub mod street;
pub mod tables;
pub mod wishes;

mod turns;
