//! What the house needs to know of the game before a table is opened.

use table::erased::Facts;

/// Dogma among the games of the house.
pub const FACTS: Facts = Facts {
    id: "dogma",
    name: "Dogma",
    about: (
        "Profeti, Arcani e ordini segreti: si costruisce, poi si duella",
        "Prophets, Arcana and secret orders: first one builds, then one duels",
    ),
    seats: ("2 o 4 posti", "2 or 4 seats"),
    rules: crate::RULES,
    script: concat!(include_str!("../assets/board.js"), include_str!("../assets/build.js")),
    style: concat!(include_str!("../assets/board.css"), include_str!("../assets/build.css")),
};
