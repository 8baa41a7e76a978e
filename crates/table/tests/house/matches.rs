//! Matches and records: sealed answers, take-back, resignation, replay, and what malformed texts do.

use proptest::prelude::*;
use table::toys::{Accord, Goofspiel, Kuhn, TicTacToe};
use table::{Declined, Game, Line, Match, Offered, Record, Rng, Seat, Seed, Turn};

use crate::hoard::Hoard;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn goofspiel() -> Match<Goofspiel> {
    Match::new("cards=4".parse().unwrap(), Seed::from_number(5)).unwrap()
}

/// Plays at random to the end.
fn finish<G: Game>(played: &mut Match<G>, seed: u64) {
    let mut rng = Rng::new(seed);
    while let Some(seat) = played.asked().first() {
        let action = rng.pick(&played.actions(seat)).unwrap();
        played.offer(seat, action).unwrap();
    }
}

#[test]
fn a_sealed_answer_is_in_no_truth_and_no_view() {
    let mut played = goofspiel();
    let (truth, view) = (played.truth().clone(), played.truth().view(Some(SECOND)));
    let bid = played.actions(FIRST)[0];
    assert_eq!(played.offer(FIRST, bid), Ok(Offered::Sealed));
    assert_eq!((played.truth(), &played.truth().view(Some(SECOND))), (&truth, &view));
    assert!(played.asked().has(SECOND) && !played.asked().has(FIRST) && played.sealed().has(FIRST));
    assert!(matches!(played.offer(FIRST, bid), Err(Declined::NotAsked(_))), "a second envelope is declined");
    assert!(played.unseal(FIRST) && played.asked().has(FIRST));
    assert!(!played.unseal(FIRST), "there is nothing left to take back");
}

#[test]
fn the_order_of_envelopes_does_not_matter() {
    let (mut one, mut two) = (goofspiel(), goofspiel());
    let (low, high) = (one.actions(FIRST)[0], one.actions(SECOND)[3]);
    one.offer(FIRST, low).unwrap();
    one.offer(SECOND, high).unwrap();
    two.offer(SECOND, high).unwrap();
    two.offer(FIRST, low).unwrap();
    assert_eq!((one.truth(), one.lines()), (two.truth(), two.lines()));
}

#[test]
fn an_action_of_another_moment_is_refused_with_its_clause() {
    let mut played = Match::<TicTacToe>::new(Default::default(), Seed::from_number(1)).unwrap();
    let corner = played.actions(FIRST)[0];
    played.offer(FIRST, corner).unwrap();
    let before = played.clone();
    let Err(Declined::Rules(refusal)) = played.offer(SECOND, corner) else { panic!("a taken cell") };
    assert!(!refusal.clause.is_empty() && !refusal.text.it.is_empty() && !refusal.text.en.is_empty());
    assert!(matches!(played.offer(FIRST, corner), Err(Declined::NotAsked(_))));
    assert_eq!((played.truth(), played.lines()), (before.truth(), before.lines()));
}

#[test]
fn taking_back_draws_the_same_again() {
    let mut played = goofspiel();
    finish(&mut played, 3);
    let at = played.before_last_of(FIRST).unwrap();
    let mut past = played.back_to(at).unwrap();
    assert_eq!(past.lines(), &played.lines()[..at]);
    for line in &played.lines()[at..] {
        past.settle();
        if let Line::Together(given) = line {
            given.iter().for_each(|(seat, action)| {
                past.offer(*seat, *action).unwrap();
            });
        }
    }
    assert_eq!(past.truth(), played.truth(), "the prizes come up as before");
    assert!(played.back_to(played.lines().len() + 1).is_err());
}

#[test]
fn who_resigns_loses_and_the_record_says_so() {
    let mut played = goofspiel();
    played.resign(SECOND).unwrap();
    assert!(played.is_over() && played.asked().is_empty() && played.scores().is_none());
    assert!(played.winners().has(FIRST) && !played.winners().has(SECOND));
    assert!(played.resign(FIRST).is_err(), "the match is over");
    let record = Record::of("goofspiel", "-", &played);
    let again: Record<Goofspiel> = record.to_string().parse().unwrap();
    assert_eq!(again.replay().unwrap().resigned(), Some(SECOND));
}

#[test]
fn who_agrees_to_close_neither_wins_nor_loses_and_the_record_says_so() {
    let mut played = goofspiel();
    played.close().unwrap();
    assert!(played.is_over() && played.is_closed() && played.asked().is_empty());
    assert!(played.winners().is_empty() && played.scores().is_none() && played.resigned().is_none());
    assert!(played.close().is_err() && played.resign(FIRST).is_err(), "the match is over");
    let text = Record::of("goofspiel", "-", &played).to_string();
    assert!(text.contains("\nclose\n---\nseed: "), "{text}");
    let again: Record<Goofspiel> = text.parse().unwrap();
    assert!(again.replay().unwrap().is_closed());
    let twice: Record<Goofspiel> = text.replace("close\n", "close\nclose\n").parse().unwrap();
    assert!(twice.replay().is_err());
    assert!(!played.back_to(0).unwrap().is_over(), "looking back it still goes on");
}

/// Two against two: as the numbers go, round after round.
fn accord(rounds: [&str; 3]) -> Match<Accord> {
    let mut played = Match::<Accord>::new(Default::default(), Seed::from_number(1)).unwrap();
    for round in rounds {
        for (seat, number) in Seat::all(4).zip(round.split_whitespace()) {
            played.offer(seat, number.parse().unwrap()).unwrap();
        }
    }
    played
}

#[test]
fn partners_win_together() {
    let winners = |rounds| accord(rounds).winners().iter().map(Seat::index).collect::<Vec<_>>();
    assert_eq!(winners(["3 1 3 2", "1 2 2 2", "1 1 2 3"]), [0, 2]);
    assert_eq!(winners(["1 2 1 2", "1 2 1 2", "1 2 1 2"]), [1, 3]);
    assert_eq!(winners(["1 1 2 2", "1 1 2 2", "2 2 2 2"]), [0; 0], "as many points: nobody");
}

#[test]
fn who_resigns_loses_with_the_partner() {
    let mut played = accord(["1 1 1 2", "", ""]);
    played.resign(Seat::new(2)).unwrap();
    assert_eq!(played.winners().iter().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
    let record: Record<Accord> = Record::of("accord", "-", &played).to_string().parse().unwrap();
    assert_eq!(record.replay().unwrap().winners(), played.winners());
}

#[test]
fn a_game_without_clock_refuses_the_end_of_time() {
    let mut played = goofspiel();
    assert!(played.time_up().is_err());
    assert!(played.follow(Line::TimeUp).is_err());
}

#[test]
fn what_was_sealed_when_the_time_is_up_is_gone() {
    let setup = "rounds=2 clock=yes deck1=pack deck2=coop".parse().unwrap();
    let mut played = Match::<Hoard>::new(setup, Seed::from_number(1)).unwrap();
    let (low, high) = ("n1".parse().unwrap(), "n2".parse().unwrap());
    assert_eq!(played.offer(FIRST, high), Ok(Offered::Sealed));
    assert!(matches!(played.time_up(), Ok(Offered::Played(_))));
    assert!(played.sealed().is_empty() && played.asked().has(FIRST), "it is asked again in the next round");
    assert_eq!(played.offer(SECOND, low), Ok(Offered::Sealed));
    assert!(matches!(played.offer(FIRST, low), Ok(Offered::Played(_))));
    assert_eq!(played.lines().last().unwrap().to_string(), "0:n1 1:n1");
}

#[test]
fn a_record_keeps_its_seed_until_the_end_and_replays() {
    let mut played = Match::<Kuhn>::new(Default::default(), Seed::from_number(9)).unwrap();
    let open = Record::of("kuhn", "-", &played).to_string();
    assert!(!open.contains("\nseed: "), "{open}");
    finish(&mut played, 1);
    let text = Record::of("kuhn", "-", &played).to_string();
    assert!(text.trim_end().lines().last().unwrap().starts_with("seed: "), "{text}");
    let record: Record<Kuhn> = text.parse().unwrap();
    assert_eq!(record.replay().unwrap().truth(), played.truth());
}

#[test]
fn luck_can_be_audited() {
    let mut played = goofspiel();
    finish(&mut played, 2);
    let other = Record::of("goofspiel", "0123", &played);
    assert_eq!(other.replay().err().and_then(|trouble| trouble.at), Some((4, 8)), "cards that are not there");
    let honest = Record::of("goofspiel", "-", &played);
    let mut forged = honest.clone();
    forged.seed = Some(Seed::from_number(6));
    assert!(forged.replay().is_err(), "another seed than the promised one");
    forged.seed_hash = Seed::from_number(6).hash();
    assert!(forged.replay().is_err(), "the prizes are not that seed's");
    let mut boasting = honest;
    boasting.scores = Some(vec![99, -99]);
    assert!(boasting.replay().is_err(), "scores that are not the game's");
}

#[test]
fn a_fault_in_a_record_is_named_with_its_line() {
    let mut played = goofspiel();
    finish(&mut played, 2);
    let text = Record::of("goofspiel", "-", &played).to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[7] = "0:99 1:1";
    let trouble = lines.join("\n").parse::<Record<Goofspiel>>().unwrap_err();
    assert_eq!(trouble.at.map(|(line, _)| line), Some(8), "{trouble}");
    lines[7] = lines[9];
    let moved: Record<Goofspiel> = lines.join("\n").parse().unwrap();
    // The third bids are allowed as the first ones, but those cards are gone when their own line comes.
    assert_eq!(moved.replay().unwrap_err().at.map(|(line, _)| line), Some(10));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_breaks_the_reader(text in "\\PC*") {
        prop_assert!(text.parse::<Record<Goofspiel>>().is_err());
        let _ = text.parse::<Line<<Kuhn as Game>::Action>>();
    }

    #[test]
    fn a_mutated_record_is_refused_or_still_a_game(at in 0usize..4000, byte in any::<u8>(), seed in 0u64..50) {
        let mut played = goofspiel();
        finish(&mut played, seed);
        let mut bytes = Record::of("goofspiel", "-", &played).to_string().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(record) = text.parse::<Record<Goofspiel>>() && let Ok(again) = record.replay() {
            prop_assert!(again.truth().audit().is_ok());
            prop_assert!(matches!(again.truth().turn(), Turn::Over(_)) || again.lines().len() < 9);
        }
    }
}
