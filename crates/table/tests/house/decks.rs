//! Seat parts of a setup, decks as text, and decks that are brought to a table.

use proptest::prelude::*;
use table::erased::AnyGame;
use table::{Deck, Lang, Seat, Seed, Setup as _, laws};

use crate::hoard::{Hoard, Setup, game};

const FULL: &str = "rounds=2 clock=no deck1=hen*4,wolf*2 deck2=coop";

#[test]
fn the_toy_keeps_the_laws() {
    for setup in ["", FULL, "clock=yes deck2=pack"] {
        let tested = laws::keep::<Hoard>(&setup.parse().unwrap(), 60, 1);
        assert!(tested.is_ok(), "{setup}: {tested:?}");
    }
}

#[test]
fn a_viewer_knows_the_public_part_and_its_own() {
    let setup: Setup = FULL.parse().unwrap();
    let seen = |viewer: Option<u8>| setup.seen_by(viewer.map(Seat::new)).to_string();
    assert_eq!(seen(None), "rounds=2 clock=no deck1=open deck2=open");
    assert_eq!(seen(Some(0)), "rounds=2 clock=no deck1=hen*4,wolf*2 deck2=open");
    assert_eq!(seen(Some(1)), "rounds=2 clock=no deck1=open deck2=coop");
    assert_eq!(game().setup_seen_by(FULL, Some(Seat::new(1))).unwrap(), seen(Some(1)));
}

#[test]
fn a_field_is_replaced_and_nothing_else() {
    let with = |name, value| game().with_field("deck2=coop", name, value);
    assert_eq!(with("deck1", "hen*5").unwrap(), "rounds=2 clock=no deck1=hen*5 deck2=coop");
    for (name, value) in [("deck3", "coop"), ("deck1", "hen*5 rounds=1"), ("deck1", ""), ("deck1", "nest")] {
        let trouble = with(name, value).unwrap_err();
        assert!(!trouble.text.it.is_empty(), "{name}={value}");
    }
}

#[test]
fn a_deck_is_written_and_read_back_in_both_languages() {
    let workshop = game().workshop("").unwrap().unwrap();
    let deck = &workshop.ready("pack").unwrap().deck;
    assert_eq!(workshop.write(Lang::En, deck), "2 Wolf\n1 Fox\n2 Hen\n\nSide deck:\n1 Golden Owl\n");
    assert_eq!(
        workshop.write(Lang::It, deck),
        "2 Lupo\n1 Volpe\n2 Gallina\n\nMazzo laterale:\n1 Gufo d'Oro\n"
    );
    for lang in Lang::BOTH {
        assert_eq!(workshop.read(&workshop.write(lang, deck)).unwrap(), *deck);
    }
    let loose = "# mine\r\n2x WOLF # strong\nwolf\n\n  3 ×  hen\nside:\nGufo d’Oro\n";
    assert_eq!(workshop.sort(loose).deck.to_string(), "hen*3,wolf*3/owl*1");
    assert_eq!(workshop.sort(loose).strays, ["# mine", "# strong"]);
}

#[test]
fn every_mistake_of_a_deck_has_its_line() {
    let workshop = game().workshop("").unwrap().unwrap();
    let text = "2 Wolf\n3 Wolve\n0 Fox\n1 Wolf\nBench:\nside deck:\n3 Owls of Old\n3 hen\n";
    let wrong: Vec<String> = workshop.read(text).unwrap_err().iter().map(|one| one.get(Lang::En)).collect();
    assert_eq!(
        wrong,
        [
            "line 2, column 1: no card is called 'Wolve': perhaps 'Wolf'?",
            "line 3, column 1: '0 Fox': a line such as '3 Lion' is expected, a number from 1 to 999 and the name of a card",
            "line 5, column 1: 'Bench:' is no part of a deck: the parts are 'Deck:' and 'Side deck:'",
            "line 7, column 1: no card is called 'Owls of Old'",
            "Deck: 3 cards",
            "Side deck: 3 cards",
            "line 4, column 1: Wolf: 3 copies",
        ]
    );
    assert_eq!(workshop.sort(text).strays, ["3 Wolve", "0 Fox", "Bench:", "3 Owls of Old"]);
}

#[test]
fn a_deck_that_is_brought_stands_in_the_setup_as_if_from_the_beginning() {
    let (game, seed) = (game(), Seed::from_number(7));
    let log = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    let brought = game.load("", seed, 0, &log(&["1/d0", "bring deck1=hen*5"])).unwrap();
    assert_eq!(brought.setup(), "rounds=2 clock=no deck1=hen*5 deck2=open");
    let begun = game.load("deck1=hen*5", seed, 0, &log(&["1/d0"])).unwrap();
    assert_eq!(brought.lines(0), begun.lines(0));
    assert_eq!(brought.len(), 3, "the draws follow at once");
    // What was taken back need not fit any more.
    let changed = game.load("", seed, 0, &log(&["0/d1", "back 0", "bring deck1=hen*5"])).unwrap();
    assert_eq!((changed.len(), changed.asked().len()), (0, 1));
    for (lines, at) in [
        (&["0/d1", "bring deck1=hen*5"][..], 1),
        (&["bring deck1=hen*1"], 1),
        (&["bring deck9=hen*5"], 1),
        (&["0/d1", "back 2"], 2),
    ] {
        let no = game.load("", seed, 0, &log(lines)).map(|_| ()).unwrap_err();
        assert_eq!(no.at.map(|(line, _)| line), Some(at), "{lines:?} {no}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn no_text_breaks_the_workshop(text in "(\\PC|\n|[0-9]|wolf|:|#|x){0,60}", field in "[a-z*,/0-9-]{0,30}") {
        let workshop = game().workshop("").unwrap().unwrap();
        let draft = workshop.sort(&text);
        prop_assert_eq!(workshop.read(&text).is_ok(), draft.wrong.is_empty());
        // What was read is written so that it reads back.
        prop_assert_eq!(workshop.sort(&workshop.write(Lang::It, &draft.deck)).deck, draft.deck);
        if let Ok(deck) = field.parse::<Deck>() {
            prop_assert_eq!(deck.to_string().parse::<Deck>().unwrap(), deck);
        }
        let _ = game().open(&format!("deck1={field}"), None);
    }
}
