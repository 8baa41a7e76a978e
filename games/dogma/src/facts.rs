//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts};

/// Dogma among the games of the house.
pub static FACTS: Facts = Facts {
    id: "dogma",
    name: "Dogma",
    about: (
        "Profeti e ordini segreti: si costruisce, poi si duella",
        "Prophets and secret orders: first build, then duel",
    ),
    seats: ("2 o 4 posti", "2 or 4 seats"),
    rules: crate::RULES,
    script: concat!(include_str!("../assets/board.js"), include_str!("../assets/build.js")),
    style: concat!(include_str!("../assets/board.css"), include_str!("../assets/build.css")),
    scores: ("Profeti rimasti, meno quelli dell'altra parte", "Prophets left, less those of the other side"),
    terms: &crate::terms::TERMS,
    cover: Cover {
        minutes: (30, 60),
        hard: 3,
        likes: (
            "Per chi ama indovinare gli altri: gli ordini si svelano insieme.",
            "For whoever loves to guess: all orders are revealed at once.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};
