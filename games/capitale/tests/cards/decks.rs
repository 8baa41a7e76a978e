//! The ready decks: what is in their files.

use std::collections::BTreeMap;

use capitale::{Banner, Card, Set};

const DECKS: [&str; 4] = [
    include_str!("../../cards/decks/bastione.txt"),
    include_str!("../../cards/decks/galoppo.txt"),
    include_str!("../../cards/decks/rogo.txt"),
    include_str!("../../cards/decks/crepuscolo.txt"),
];

/// The lines of a file's main deck and of its side deck: copies, card and name.
fn lines(file: &str) -> [Vec<(u8, Card, String)>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    let mut at = 0;
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(' ') {
            Some((copies, card)) if line != "Side deck:" => {
                let (card, name) = card.split_once(" # ").unwrap();
                parts[at].push((copies.parse().unwrap(), card.parse().unwrap(), name.to_owned()));
            }
            _ => {
                assert_eq!((line, at), ("Side deck:", 0));
                at = 1;
            }
        }
    }
    parts
}

#[test]
fn the_ready_decks_are_sixty_and_ten_cards_of_the_box() {
    let set = Set::of_the_box();
    for file in DECKS {
        let parts = lines(file);
        let count = |of: &dyn Fn(Card) -> bool| -> u8 {
            parts[0].iter().filter(|(_, card, _)| of(*card)).map(|(copies, ..)| copies).sum()
        };
        let side: u8 = parts[1].iter().map(|(copies, ..)| copies).sum();
        assert_eq!((count(&|_| true), side), (60, 10), "{file}");
        let characters = count(&|card| set.print(card).body().is_some());
        let mercenaries = count(&|card| card.banner() == Banner::Free);
        assert!((36..=40).contains(&characters) && (12..=16).contains(&mercenaries), "{file}");
        let mut copies = BTreeMap::<Card, u8>::new();
        for (n, card, name) in parts.iter().flatten() {
            assert_eq!(*name, set.print(*card).name.it, "{card}");
            *copies.entry(*card).or_default() += n;
        }
        let too_many = copies.iter().find(|(card, n)| **n > 3 && card.banner() != Banner::Free);
        assert_eq!(too_many, None, "{file}");
    }
}
