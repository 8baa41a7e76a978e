//! Every mode keeps the laws.

use dogma::{Dogma, Setup};
use table::laws::keep;

const SETUPS: [(&str, u64); 6] = [
    ("", 100),
    ("seats=4 reveal=owner", 60),
    ("mode=chaos", 60),
    ("mode=chaos seats=4", 30),
    ("mode=arbitrio", 8),
    ("mode=arbitrio boxes=one seats=4", 5),
];

#[test]
fn every_setup_keeps_the_laws() {
    for (text, games) in SETUPS {
        let setup: Setup = text.parse().expect("a setup");
        let kept = keep::<Dogma>(&setup, games, 4);
        println!("{text}: {}", format!("{kept:?}").chars().take(3000).collect::<String>());
        assert!(kept.is_ok());
    }
}
