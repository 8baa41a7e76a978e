//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts};

/// Evilrunner among the games of the house.
pub static FACTS: Facts = Facts {
    id: "evilrunner",
    name: "Evilrunner",
    about: ("Caccia al demone tra i solidi annidati", "A demon hunted through nested solids"),
    seats: ("2 posti, due manche a ruoli scambiati", "2 seats, two legs with roles swapped"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
    scores: (
        "turni di fuga da Valandris; in una manche sola, col segno meno per lo Spirito",
        "turns escaped as Valandris; in a single leg, with a minus for the Spirit",
    ),
    terms: &crate::terms::TERMS,
    cover: Cover {
        minutes: (30, 60),
        hard: 1,
        likes: (
            "Per chi ama gli scacchi e le cacce: niente è nascosto, le regole sono poche.",
            "For whoever loves chess and a chase: nothing is hidden, the rules are few.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};
