//! Nothing but tests of the server, over toy games: see `tests/`. They stand apart from it because what it does is compiled well, as all of
//! a crate is, and what asks it need not be.
