//! The laws that every game keeps, under every switch.

use capitale::{Capitale, Setup};
use table::Notation;
use table::laws::{Lines, keep_with};

const SETUPS: [&str; 10] = [
    "duels=1",
    "duels=3",
    "duels=1 deck1=rogo deck2=galoppo",
    "duels=1 lists=open",
    "duels=3 lists=open redraw=none",
    "duels=1 conquest=draw",
    "duels=1 gate=levels",
    "duels=1 set=down",
    "duels=3 set=down lists=open gate=levels conquest=draw",
    "duels=1 quick=undefended clock=50",
];

#[test]
fn every_setup_keeps_the_laws() {
    let lines = Lines { line: Capitale::line, read: Capitale::read };
    for text in SETUPS {
        let setup: Setup = text.parse().expect("a setup");
        let begun = std::time::Instant::now();
        let kept = keep_with::<Capitale>(&setup, 40, 4, Some(&lines));
        assert_eq!(kept.map(|tested| tested.games), Ok(40), "{text}");
        eprintln!("{text} {:?}", begun.elapsed());
    }
}
