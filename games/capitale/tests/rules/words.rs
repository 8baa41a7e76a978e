//! Everything that random games say, in both languages.

mod spoken;

use std::collections::BTreeSet;

use capitale::{Banner, Capitale, Set, Setup, Switches, What};
use proving::{assert_sentence, assert_told_in_sentences};
use table::{Game, Odds, Rng, Say, Scratch, Seat, Text, told_answer};

const SETUPS: [&str; 7] = [
    "duels=1",
    "duels=3",
    "duels=3 lists=open redraw=none",
    "duels=1 conquest=draw gate=levels",
    "duels=1 set=down",
    "duels=3 set=down lists=open gate=levels conquest=draw",
    "duels=1 quick=undefended",
];

/// What stands at the beginning of a line may be numbered.
fn assert_well_formed(text: &Text) {
    let plain = |said: &str| said.strip_prefix('#').unwrap_or(said).to_owned();
    proving::assert_well_formed(&Text::new(plain(&text.it), plain(&text.en)));
}

#[test]
fn whatever_is_told_is_a_sentence_in_both_languages() {
    let kinds = assert_told_in_sentences::<Capitale, What>(&SETUPS, 6, |event| &event.what);
    assert!(kinds.len() >= 60, "{} of them: {kinds:?}", kinds.len());
}

#[test]
fn every_moment_can_be_said_to_everybody() {
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Capitale::new(&setup.parse::<Setup>().unwrap()).unwrap();
        for at in 0.. {
            // Most moments say again what the one before has said.
            if at % 3 == 0 || truth.is_window() {
                Seat::viewers(2).for_each(|viewer| assert_moment(&truth, viewer));
            }
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
        Seat::viewers(2).for_each(|viewer| assert_moment(&truth, viewer));
    }
}

fn assert_moment(truth: &Capitale, viewer: Option<Seat>) {
    let view = truth.view(viewer);
    let turn = Capitale::say_turn(&view);
    assert_sentence(&turn);
    let asked = viewer.is_some_and(|seat| truth.turn().asked().has(seat));
    assert_eq!(turn.it.starts_with("Tocca a te: "), asked, "{turn:?}");
    let yours = ["Your turn: ", "It is up to you: "].iter().any(|start| turn.en.starts_with(start));
    assert_eq!(yours, asked, "{turn:?}");
    let is_own = viewer == Some(view.open.active);
    assert!(is_own || !turn.en.starts_with("Your turn"), "it is another seat's: {turn:?}");
    let lines = Capitale::say_view(&view);
    for (it, en) in lines.it.lines().zip(lines.en.lines()) {
        // What belongs to a seat or to a city is set in; a soldier's line may have no words of its own.
        let line = Text::new(it.trim_start(), en.trim_start());
        assert_well_formed(&line);
        assert!(line.it.ends_with(['.', '!', '?']) && line.en.ends_with(['.', '!', '?']), "{line:?}");
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
        let label = Capitale::say_action(&view, action);
        assert_well_formed(&label);
        assert!(!label.it.ends_with('.') && label.it.chars().count() < 100, "{label:?}");
        assert!(labels.insert(label.en), "two buttons say the same: {action}");
    }
}

/// Every effect and every rule, many at once, with cards that the box does not have.
#[test]
fn a_wild_set_of_cards_is_spoken_of_as_well() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let copies = |banner| if banner == Banner::Free { 8 } else { 2 };
    let deck = cards.all().map(|(card, _)| format!("{card}*{}", copies(card.banner())));
    let deck = deck.collect::<Vec<_>>().join(",");
    for (seed, switches) in ["", "set=down", "conquest=draw gate=levels"].into_iter().enumerate() {
        let setup: Setup = format!("duels=1 deck1={deck} deck2={deck} {switches}").parse().unwrap();
        let setup = Setup { switches: Switches { cards, ..setup.switches }, ..setup };
        for game in 0..3 {
            let (mut rng, mut scratch) = (Rng::new(7 * game + seed as u64), Scratch::default());
            let mut truth = Capitale::new(&setup).unwrap();
            for at in 0.. {
                if at % 3 == 0 {
                    Seat::viewers(2).for_each(|viewer| assert_moment(&truth, viewer));
                }
                let Some(told) = told_answer(&mut truth, &mut rng, &mut scratch) else { break };
                told.iter().for_each(|(_, event)| assert_sentence(&Capitale::say_event(event)));
            }
        }
    }
}

#[test]
fn labels_and_seats_stand_whatever_is_asked_of_them() {
    let odd = "pass keep redraw skip decline enough no accept end ready deck=rogo start=0 start=1 in=t29 out=m12 open=t1 \
        turn=9 lay=e3:5 set=9:1 set=1:5 move=1:3 move=99:2 use=1:1 use=2:9 quick=n29 attack=1 attack=77 defend=3 join=4 \
        hit=1:9 hit=50:1 choose=1 choose=88 city=4 take=w1 take=w29 first=1 face=capital card=m3";
    for switches in ["duels=1", "duels=3 set=down"] {
        let (mut rng, mut scratch) = (Rng::new(5), Scratch::default());
        let mut truth = Capitale::new(&switches.parse::<Setup>().unwrap()).unwrap();
        for _ in 0..400 {
            for viewer in Seat::viewers(2) {
                let view = truth.view(viewer);
                for text in odd.split_whitespace() {
                    assert_well_formed(&Capitale::say_action(&view, &text.parse().unwrap()));
                }
                let names = Seat::all(2).map(|seat| Capitale::say_seat(&view, seat).it);
                assert!(names.eq(["Posto 1", "Posto 2"]));
            }
            told_answer(&mut truth, &mut rng, &mut scratch);
        }
    }
}
