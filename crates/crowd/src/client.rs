//! Visitors of a server, each with its own cookies.
