//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts};

/// Capitale among the games of the house.
pub static FACTS: Facts = Facts {
    id: "capitale",
    name: "Capitale",
    about: (
        "Due mazzi per cinque città, e una è la capitale",
        "Two decks, five cities, and one is the capital",
    ),
    seats: ("2 posti", "2 seats"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
    scores: ("100 per ogni duello vinto, più le conquiste", "100 for each duel won, and the conquests"),
    terms: &crate::terms::TERMS,
    cover: Cover {
        minutes: (10, 50),
        hard: 2,
        likes: (
            "Per chi costruisce mazzi e conta le forze prima di attaccare.",
            "For whoever builds decks, and counts forces before an attack.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};
