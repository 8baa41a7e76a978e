//! What the house needs to know of the game before a table is opened.

use table::erased::Facts;

/// Sancta Sanctorum among the games of the house.
pub const FACTS: Facts = Facts {
    id: "sancta",
    name: "Sancta Sanctorum",
    about: (
        "Santi di un mazzo comune verso la Rosa dei Beati",
        "Saints of a shared deck on their way into the Rosa",
    ),
    seats: ("da 2 a 6 posti", "2 to 6 seats"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
};
