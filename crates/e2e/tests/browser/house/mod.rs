//! What every browser test needs: a house of its own on a free port, browsers of its own, and words for what a person does.

mod axe;
mod browser;
mod site;
mod table;

pub(crate) use browser::{Browser, Look, MOMENT, PATIENCE, WHILE, browser_is_there};
pub(crate) use site::Site;
pub(crate) use table::Hand;

/// Is everything looked at, as on call? The same as `proving::at_length`, which knows the rules, and nothing here shall.
pub(crate) fn at_length() -> bool {
    std::env::var_os("AT_LENGTH").is_some()
}

/// All of it at length, and else the few.
pub(crate) fn few<T>(few: T, all: T) -> T {
    if at_length() { all } else { few }
}

/// All of these at length, and else the one whose turn it is.
pub(crate) fn by_turns<T>(all: &[T], nth: usize) -> &[T] {
    let nth = nth % all.len();
    &all[few(nth..nth + 1, 0..all.len())]
}
