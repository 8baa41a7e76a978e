//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts};

/// Sancta Sanctorum among the games of the house.
pub static FACTS: Facts = Facts {
    id: "sancta",
    name: "Sancta Sanctorum",
    about: (
        "Santi di un mazzo comune verso la Rosa dei Beati",
        "Saints of a shared deck on their way into the Rosa",
    ),
    seats: ("2–6 posti", "2–6 seats"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
    scores: (
        "100 per ogni Santo nella Rosa, più i punti del Santo attivo",
        "100 for each Saint in the Rosa, and the points of the active Saint",
    ),
    terms: &crate::terms::TERMS,
    cover: Cover {
        minutes: (20, 35),
        hard: 1,
        likes: (
            "Per chi comincia: un mazzo per tutti, una scelta alla volta.",
            "For whoever begins: one deck for all, one choice at a time.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};
