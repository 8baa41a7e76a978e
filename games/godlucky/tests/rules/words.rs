//! Everything that random games say, in both languages.

use std::collections::BTreeSet;

use godlucky::{Action, GodLucky, Setup, What};
use proving::{assert_sentence, assert_told_in_sentences, assert_well_formed};
use table::{Game, Lang, Odds, Rng, Say, Scratch, Seat, Text, told_answer};

const SETUPS: [&str; 9] = [
    "seats=2",
    "seats=2 mode=accelerated mad=before",
    "seats=3 mode=accelerated change=reroll",
    "seats=4",
    "seats=5 back=first",
    "seats=6",
    "seats=6 mode=accelerated",
    "seats=3 rounds=10 early=none",
    "seats=4 start=opening rules=2",
];

#[test]
fn whatever_is_told_is_a_sentence_in_both_languages() {
    let kinds = assert_told_in_sentences::<GodLucky, What>(&SETUPS, 24, |event| &event.what);
    assert!(kinds.len() >= 60, "{} of them: {kinds:?}", kinds.len());
}

#[test]
fn every_moment_can_be_said_to_everybody() {
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let mut scratch = Scratch::default();
        let mut truth = GodLucky::new(&setup.parse::<Setup>().unwrap()).unwrap();
        loop {
            for viewer in Seat::viewers(truth.view(None).open.seats()) {
                let view = truth.view(viewer);
                let turn = GodLucky::say_turn(&view);
                assert_sentence(&turn);
                let asked = viewer.is_some_and(|seat| truth.turn().asked().has(seat));
                // A reaction is asked of one without it being one's turn.
                let it = ["Tocca a te: ", "Puoi reagire ", "Non hai nulla con cui reagire "];
                let en = ["Your turn: ", "You may react ", "You have nothing to react with "];
                assert_eq!(it.iter().any(|open| turn.it.starts_with(open)), asked, "{turn:?}");
                assert_eq!(en.iter().any(|open| turn.en.starts_with(open)), asked, "{turn:?}");
                let lines = GodLucky::say_view(&view);
                for (it, en) in lines.it.lines().zip(lines.en.lines()) {
                    assert_sentence(&Text::new(it, en.replace("Folle, 8 madness", "Folle")));
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
                    let label = GodLucky::say_action(&view, action);
                    assert_well_formed(&label);
                    assert!(!label.it.ends_with('.') && label.it.len() < 80, "{label:?}");
                    // Cards may be copies of each other, everything else is told apart.
                    let copies = matches!(action, Action::Use(_) | Action::Take(_) | Action::Draw(_));
                    assert!(labels.insert(label.en) || copies, "two buttons say the same: {action}");
                }
            }
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
    }
}

#[test]
fn labels_and_seats_stand_whatever_is_asked_of_them() {
    let mut truth = GodLucky::new(&"seats=3".parse::<Setup>().unwrap()).unwrap();
    let mut rng = Rng::new(5);
    let mut scratch = Scratch::default();
    let odd = [
        "fight=7",
        "god=12",
        "use=o40",
        "use=m24",
        "seat=7",
        "which=2",
        "space=20",
        "event=e32",
        "lay=b20",
        "card=m9",
        "change",
        "ability",
        "pass",
    ];
    for _ in 0..400 {
        let view = truth.view(Some(Seat::new(1)));
        for text in odd {
            let action: Action = text.parse().unwrap();
            assert_well_formed(&GodLucky::say_action(&view, &action));
        }
        let names: BTreeSet<String> = Seat::all(3).map(|seat| GodLucky::say_seat(&view, seat).it).collect();
        assert_eq!(names.len(), 3);
        told_answer(&mut truth, &mut rng, &mut scratch);
    }
}

#[test]
fn a_seat_is_called_by_number_then_by_god_then_by_its_madness() {
    let mut truth = GodLucky::new(&"seats=2 rounds=200".parse::<Setup>().unwrap()).unwrap();
    let seat = Seat::new(1);
    assert_eq!(GodLucky::say_seat(&truth.view(None), seat), Text::new("Posto 2", "Seat 2"));
    let mut rng = Rng::new(1);
    let mut scratch = Scratch::default();
    let mut mad = None;
    for seed in 0..200 {
        rng = if mad.is_some() { rng } else { Rng::new(seed) };
        truth = GodLucky::new(&"seats=3".parse::<Setup>().unwrap()).unwrap();
        while mad.is_none() && told_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            let view = truth.view(None);
            mad = Seat::all(3).find(|seat| view.open.place(*seat).mad).map(|seat| (view, seat));
        }
    }
    let (view, seat) = mad.unwrap();
    let said = GodLucky::say_seat(&view, seat);
    assert!(said.get(Lang::It).ends_with(", Folle") && !said.it.starts_with("Posto"), "{said:?}");
}
