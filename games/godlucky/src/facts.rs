//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts};

/// God Lucky among the games of the house.
pub static FACTS: Facts = Facts {
    id: "godlucky",
    name: "God Lucky",
    about: ("Fede, dadi e follia su una plancia che cresce", "Faith, dice and madness on a board that grows"),
    seats: ("2–6 posti", "2–6 seats"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
    scores: ("punti Fede; 0 per chi è Folle", "points of Faith; 0 for who is Folle"),
    terms: &crate::terms::TERMS,
    cover: Cover {
        minutes: (20, 45),
        hard: 2,
        likes: (
            "Per compagnie fino a sei che perdonano i dadi, e li maledicono.",
            "For companies of up to six who forgive the dice, and curse them.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};
