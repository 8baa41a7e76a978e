//! The ready decks: what is in the files of the first box, and those that another file of cards brings.

use std::collections::BTreeMap;

use capitale::{Banner, Card, Set, ready};

const DECKS: [&str; 4] = [
    include_str!("../../../cards/decks/bastione.txt"),
    include_str!("../../../cards/decks/galoppo.txt"),
    include_str!("../../../cards/decks/rogo.txt"),
    include_str!("../../../cards/decks/crepuscolo.txt"),
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
fn the_first_ready_decks_are_sixty_and_ten_cards_of_the_first_box() {
    let set = Set::first();
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

#[test]
fn a_deck_of_the_box_is_legal() {
    for one in ready(Set::of_the_box()) {
        assert_eq!(one.deck.flaws(&Set::of_the_box()), [], "{}", one.word);
    }
}

/// The first box with other ready decks.
fn with(decks: &str) -> String {
    format!("{}\n[decks]\n{decks}\n", include_str!("../../../cards/past/first.toml"))
}

#[test]
fn a_file_of_cards_may_bring_other_ready_decks() {
    let set = Set::learn(&with("rogo = \"\"\"\n45 m1 # many\n\nSide deck:\n3 t1\n\"\"\"")).unwrap();
    let (decks, before) = (ready(set), ready(Set::first()));
    let rogo = &decks[2];
    assert_eq!((rogo.word, rogo.deck.main.len(), rogo.deck.side.len()), ("rogo", 45, 3));
    assert_eq!(decks[1].deck, before[1].deck, "the others are those of the first box");
    assert_ne!(rogo.deck, before[2].deck);
    let setup = format!("duels=1 deck1=rogo deck2=rogo cards={set}");
    let truth = <capitale::Capitale as table::Game>::new(&setup.parse().unwrap()).unwrap();
    let mut factors = Vec::new();
    table::Game::factors(&truth, table::Seat::new(0), &mut factors);
    assert_eq!(factors[0], "deck=rogo", "a deck is known by its cards, whichever set they are of");
}

#[test]
fn what_is_wrong_with_a_ready_deck_is_said() {
    let says = |decks: &str| -> Vec<String> {
        Set::learn(&with(decks)).unwrap_err().into_iter().map(|mistake| mistake.text.en).collect()
    };
    assert_eq!(
        says("rogo = \"45 m1 extra\""),
        ["'rogo': '45 m1 extra' is no line of a deck, such as '3 t12', or 'Side deck:'"]
    );
    assert_eq!(says("rogo = \"0 m1\"").len(), 1);
    assert_eq!(says("rogo = \"44 m1\""), ["'rogo': the deck has 44 cards: at least 45 are needed"]);
    assert!(
        says("pira = \"45 m1\"")[0].starts_with("there is no field 'pira' here: the fields are bastione")
    );
    assert!(says("rogo = 45")[0].contains("a text between quotation marks is expected"));
}
