//! Everything that random games say, in both languages.
#![allow(clippy::unwrap_used)]

mod walk;

use std::collections::BTreeSet;

use sancta::{Action, Card, Event, Sancta, Setup, What};
use table::{Game, Odds, Rng, Say, Scratch, Seat, Text};

const SETUPS: [&str; 6] =
    ["seats=2", "seats=3", "seats=4 four=3", "seats=5 opening=wait", "seats=6", "seats=3 rounds=10 stall=3"];

/// Nothing of the program's own language, no gap and no stutter.
fn well_formed(text: &Text) {
    for said in [&text.it, &text.en] {
        assert!(!said.trim().is_empty(), "{text:?}");
        for wrong in [
            "Some(", "None", "Seat(", "Card(", "  ", " ,", " .", "..", "««", "()", "{", "}", "«»", "“”",
            ": .", ", .",
        ] {
            assert!(!said.contains(wrong), "{wrong:?} in {said:?}");
        }
        let start = |first: char| first.is_uppercase() || first.is_numeric() || "«“".contains(first);
        assert!(said.starts_with(start), "{said}");
    }
    for (mine, theirs) in [("«", &text.en), ("“", &text.it), ("Seat ", &text.it), ("osto ", &text.en)] {
        assert!(!theirs.contains(mine), "{mine:?} in {theirs:?}");
    }
}

/// A sentence, different in the two languages.
fn sentence(text: &Text) {
    well_formed(text);
    assert!(text.it.ends_with('.') && text.en.ends_with('.'), "{text:?}");
    assert_ne!(text.it, text.en);
}

#[test]
fn whatever_is_told_is_a_sentence_in_both_languages() {
    let mut kinds = BTreeSet::new();
    for (seed, setup) in (0..24).flat_map(|seed| SETUPS.map(|setup| (seed, setup))) {
        let mut rng = Rng::new(seed);
        let mut scratch = Scratch::default();
        let mut truth = Sancta::new(&setup.parse::<Setup>().unwrap()).unwrap();
        while let Some(told) = walk::step(&mut truth, &mut rng, &mut scratch) {
            for (_, event) in told {
                sentence(&Sancta::say_event(&event));
                let kind = format!("{:?}", event.what);
                kinds.insert(kind.split('(').next().unwrap_or_default().to_owned());
            }
        }
    }
    assert!(kinds.len() >= 40, "{} of them: {kinds:?}", kinds.len());
}

/// How a sentence to a seat that is asked begins.
const YOU: [[&str; 2]; 3] = [
    ["Tocca a te: ", "Your turn: "],
    ["Puoi fermare ", "You may stop "],
    ["Non hai un Advocatus Diaboli ", "You have no Advocatus Diaboli "],
];

#[test]
fn every_moment_can_be_said_to_everybody() {
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let mut scratch = Scratch::default();
        let mut truth = Sancta::new(&setup.parse::<Setup>().unwrap()).unwrap();
        loop {
            for viewer in walk::viewers(&truth) {
                moment(&truth, viewer);
            }
            if walk::step(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
    }
}

fn moment(truth: &Sancta, viewer: Option<Seat>) {
    let view = truth.view(viewer);
    let turn = Sancta::say_turn(&view);
    sentence(&turn);
    let asked = viewer.is_some_and(|seat| truth.turn().asked().has(seat));
    assert_eq!(YOU.iter().any(|[it, _]| turn.it.starts_with(it)), asked, "{turn:?}");
    assert_eq!(YOU.iter().any(|[_, en]| turn.en.starts_with(en)), asked, "{turn:?}");
    let lines = Sancta::say_view(&view);
    for (it, en) in lines.it.lines().zip(lines.en.lines()) {
        // What belongs to a seat is set in.
        sentence(&Text::new(it.trim_start(), en.trim_start()));
    }
    assert_eq!(lines.it.lines().count(), lines.en.lines().count());
    let mut actions = Vec::new();
    if let Some(seat) = viewer.filter(|_| asked) {
        truth.actions(seat, &mut actions);
    }
    let mut odds = Odds::default();
    if truth.turn().asked().is_empty() && truth.turn().scores().is_none() {
        truth.odds(&mut odds);
    }
    let mut labels = BTreeSet::new();
    for action in actions.iter().chain(odds.outcomes()) {
        let label = Sancta::say_action(&view, action);
        well_formed(&label);
        assert!(!label.it.ends_with('.') && label.it.chars().count() < 100, "{label:?}");
        // Cards may be copies of each other, everything else is told apart.
        let copies = matches!(action, Action::Take(_) | Action::Draw(_) | Action::Next(_));
        assert!(labels.insert(label.en) || copies, "two buttons say the same: {action}");
    }
}

#[test]
fn labels_and_seats_stand_whatever_is_asked_of_them() {
    let mut truth = Sancta::new(&"seats=3".parse::<Setup>().unwrap()).unwrap();
    let (mut rng, mut scratch) = (Rng::new(5), Scratch::default());
    let odd = [
        "pass",
        "advocatus",
        "accept",
        "roll",
        "play=s3",
        "play=a1",
        "play=b28",
        "play=u28",
        "suffrage=b1",
        "place=u1",
        "place=s40",
        "replace=s1:4",
        "enter=4",
        "swap=1:4",
        "swap=2:2",
        "seat=7",
        "take=a12",
        "take=s40",
        "next=s1",
        "next=p20",
        "dealer=5",
        "die=4",
        "card=s39",
    ];
    for _ in 0..400 {
        for viewer in [Some(Seat::new(1)), None] {
            let view = truth.view(viewer);
            for text in odd {
                let action: Action = text.parse().unwrap();
                well_formed(&Sancta::say_action(&view, &action));
            }
            let names: BTreeSet<String> = Seat::all(3).map(|seat| Sancta::say_seat(&view, seat).it).collect();
            assert_eq!(names, ["Posto 1", "Posto 2", "Posto 3"].map(str::to_owned).into());
        }
        walk::step(&mut truth, &mut rng, &mut scratch);
    }
}

fn told(what: What) -> Text {
    let setup = Setup::default();
    Sancta::say_event(&Event { cards: setup.cards, seats: setup.seats, what })
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn sentences_read_as_people_speak() {
    let seat = Seat::new;
    let cases = [
        (What::Turn(seat(1)), "Comincia il turno del posto 2.", "Seat 2's turn begins."),
        (
            What::Got(seat(0), card("b7")),
            "Al posto 1 arriva la Beatitudine «I miti».",
            "Seat 1 receives the Beatitudine “The meek”.",
        ),
    ];
    for (what, it, en) in cases {
        assert_eq!(told(what), Text::new(it, en));
    }
}
