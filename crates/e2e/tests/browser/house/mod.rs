//! What every browser test needs: a house of its own on a free port, browsers of its own, and words for what a person does.

mod axe;
mod browser;
mod site;
mod table;

pub(crate) use browser::{Browser, Look, MOMENT, PATIENCE, WHILE, browser_is_there};
pub(crate) use site::Site;
pub(crate) use table::Hand;
