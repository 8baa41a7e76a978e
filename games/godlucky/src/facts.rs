//! What the house needs to know of the game before a table is opened.

use table::erased::Facts;

/// God Lucky among the games of the house.
pub const FACTS: Facts = Facts {
    id: "godlucky",
    name: "God Lucky",
    about: ("Fede, dadi e follia su una plancia che cresce", "Faith, dice and madness on a board that grows"),
    seats: ("da 2 a 6 posti", "2 to 6 seats"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
};
