//! Everything that random games say, in both languages.

use std::collections::BTreeSet;

use dogma::{Dogma, Setup, What};
use proving::{assert_sentence, assert_told_in_sentences, assert_well_formed};
use table::{Game, Odds, Rng, Say, Scratch, Seat, Text, Turn, told_answer};

const SETUPS: [&str; 7] = [
    "",
    "reveal=owner hizb=out",
    "seats=4",
    "mode=chaos",
    "mode=chaos seats=4 reveal=owner",
    "mode=arbitrio",
    "mode=arbitrio boxes=one seats=4",
];

#[test]
fn whatever_is_told_is_a_sentence_in_both_languages() {
    let kinds = assert_told_in_sentences::<Dogma, What>(&SETUPS, 12, |event| &event.what);
    assert!(kinds.len() >= 60, "{} of them: {kinds:?}", kinds.len());
}

#[test]
fn every_moment_can_be_said_to_everybody() {
    for (seed, text) in SETUPS.into_iter().enumerate() {
        let setup: Setup = text.parse().unwrap();
        let seats = usize::from(setup.seats);
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Dogma::new(&setup).unwrap();
        for at in 0.. {
            // Building says the same things many times.
            let every = if truth.view(None).open.turn > 0 { 3 } else { 40 };
            if at % every == 0 {
                Seat::viewers(seats).for_each(|viewer| assert_moment(&truth, viewer));
            }
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
        Seat::viewers(seats).for_each(|viewer| assert_moment(&truth, viewer));
    }
}

fn assert_moment(truth: &Dogma, viewer: Option<Seat>) {
    let view = truth.view(viewer);
    let turn = Dogma::say_turn(&view);
    assert_sentence(&turn);
    let asked = viewer.is_some_and(|seat| truth.turn().asked().has(seat));
    assert_eq!(turn.it.starts_with("Tocca a te: "), asked, "{turn:?}");
    assert_eq!(turn.en.starts_with("Your turn: "), asked, "{turn:?}");
    let lines = Dogma::say_view(&view);
    assert_eq!(lines.it.lines().count(), lines.en.lines().count());
    for (it, en) in lines.it.lines().zip(lines.en.lines()) {
        let line = Text::new(it.trim_start(), en.trim_start());
        // Names may be quoted within cards' own words.
        assert!(line.it.ends_with(['.', '!', '?']) && line.en.ends_with(['.', '!', '?']), "{line:?}");
        assert_well_formed(&line);
    }
    let mut actions = Vec::new();
    if let Some(seat) = viewer.filter(|_| asked) {
        truth.actions(seat, &mut actions);
    }
    let mut odds = Odds::default();
    if truth.turn() == Turn::Chance {
        truth.odds(&mut odds);
    }
    let mut labels = BTreeSet::new();
    for action in actions.iter().chain(odds.outcomes()) {
        let label = Dogma::say_action(&view, action);
        assert_well_formed(&label);
        assert!(!label.it.ends_with('.') && label.it.chars().count() < 110, "{label:?}");
        assert!(labels.insert(label.en), "two buttons say the same: {action}");
    }
}

#[test]
fn labels_and_seats_stand_whatever_is_asked_of_them() {
    let odd = "pass ready done close divine appeal special destiny=8 leave=i3 take=c5:8 take=p1:1 take=d9:5 drop=c5:2 drop=d1:5 \
        next=d3 field=1 field=8 slot=8 lay=c5 show=8 target=0 target=7 call=8 call=1 cult=8 use=r9 choose=1 choose=8 \
        way=reason first=7 card=p3";
    for setup in ["", "mode=chaos", "mode=arbitrio", "seats=4"] {
        let (mut rng, mut scratch) = (Rng::new(5), Scratch::default());
        let mut truth = Dogma::new(&setup.parse::<Setup>().unwrap()).unwrap();
        for _ in 0..300 {
            for viewer in Seat::viewers(2) {
                let view = truth.view(viewer);
                for text in odd.split_whitespace() {
                    assert_well_formed(&Dogma::say_action(&view, &text.parse().unwrap()));
                }
                let names = Seat::all(2).map(|seat| Dogma::say_seat(&view, seat).it);
                assert!(names.eq(["Posto 1", "Posto 2"]));
            }
            told_answer(&mut truth, &mut rng, &mut scratch);
        }
    }
}
