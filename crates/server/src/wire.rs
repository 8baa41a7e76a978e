//! What goes over a table's sockets: one rendering for each kind of viewer, the steps that lead from one to the next, and each
//! step written once for all who watch alike.
//!
//! A browser that can says so (`wire=` in the socket's address) and is sent edits; others are sent changed zones whole.

mod edits;
mod message;
mod screen;
mod steps;

pub(crate) use edits::edits;
pub(crate) use message::{Manner, Message};
pub(crate) use screen::{Kind, Screens, Shown};
