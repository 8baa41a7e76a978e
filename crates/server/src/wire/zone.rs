//! A zone as it is kept for those who watch: what stands there for all of them lies in memory once.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use crate::pages::Part;

/// A zone of a screen.
pub(super) struct Zone {
    pub(super) id: &'static str,
    pub(super) html: Arc<str>,
    /// Drawn by the game, from the view alone; the others are the house's.
    pub(super) of_game: bool,
}

/// The zones of symbols that are only referred to: the largest by far, and the same at every table of a game.
static GLASS: LazyLock<Mutex<HashMap<&'static str, Weak<str>>>> = LazyLock::new(Mutex::default);

impl From<Part> for Zone {
    fn from(Part { id, html, of_game }: Part) -> Self {
        let html = if id.ends_with("-glass") { once(id, html) } else { html.into() };
        Zone { id, html, of_game }
    }
}

/// The text that is kept already, where it is the same.
fn once(id: &'static str, html: String) -> Arc<str> {
    let mut all = GLASS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = all.get(id).and_then(Weak::upgrade).filter(|known| **known == *html) {
        return known;
    }
    let html: Arc<str> = html.into();
    all.insert(id, Arc::downgrade(&html));
    html
}
