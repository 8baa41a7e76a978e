//! Matches that go on from answers of another one: what was given stays, what follows is drawn anew, and the record says which is which.

use table::erased::AnyGame as _;
use table::toys::Goofspiel;
use table::{Line, Match, Record, Rng, Seat, Seed};

use crate::hoard;

const FIRST: Seat = Seat::new(0);
/// So many answers of the first match are given: two prizes and two bids.
const GIVEN: usize = 4;

/// Plays at random to the end.
fn finish(played: &mut Match<Goofspiel>, seed: u64) {
    let mut rng = Rng::new(seed);
    while let Some(seat) = played.asked().first() {
        let action = rng.pick(&played.actions(seat)).unwrap();
        played.offer(seat, action).unwrap();
    }
}

fn first() -> Match<Goofspiel> {
    let mut played = Match::new("cards=6".parse().unwrap(), Seed::from_number(5)).unwrap();
    finish(&mut played, 1);
    played
}

fn fork(of: &Match<Goofspiel>, seed: u64) -> Match<Goofspiel> {
    let given = &of.lines()[..GIVEN];
    let mut fork = Match::from_given(*of.setup(), Some(Seed::from_number(seed)), given).unwrap();
    fork.settle();
    fork
}

#[test]
fn a_fork_keeps_what_was_given_and_draws_the_rest_from_its_own_seed() {
    let (of, mut same) = (first(), 0);
    for seed in 6..26 {
        let mut fork = fork(&of, seed);
        assert_eq!((fork.given(), &fork.lines()[..GIVEN]), (GIVEN, &of.lines()[..GIVEN]));
        same += usize::from(fork.lines()[GIVEN] == of.lines()[GIVEN]);
        finish(&mut fork, 2);
        let record = Record::of("goofspiel", "-", &fork);
        let again: Record<Goofspiel> = record.to_string().parse().unwrap();
        assert_eq!(again, record);
        let replayed = again.replay().unwrap();
        assert_eq!((replayed.truth(), replayed.given()), (fork.truth(), GIVEN));
    }
    assert!((1..15).contains(&same), "of four prizes the same one comes up now and then: {same}");
}

#[test]
fn a_record_answers_for_every_draw_that_was_not_given() {
    let mut fork = fork(&first(), 7);
    finish(&mut fork, 2);
    let honest = Record::of("goofspiel", "-", &fork);
    let text = honest.to_string();
    assert_eq!(text.lines().nth(5), Some("given: 4"), "{text}");
    let with = |given| Record { given, ..honest.clone() }.replay().map(|_| ()).map_err(|no| no.at);
    assert_eq!(with(GIVEN), Ok(()));
    assert_eq!(with(0), Err(Some((7, 1))), "the first prize is another seed's");
    assert_eq!(with(99), Err(Some((6, 8))), "there are not so many answers");
    let bent = text.replacen("0:", "1:", 1);
    assert!(bent.parse::<Record<Goofspiel>>().unwrap().replay().unwrap_err().at.unwrap().0 > 7);
    let no = text.replace("given: 4", "given: four").parse::<Record<Goofspiel>>().unwrap_err();
    assert_eq!(no.at, Some((6, 8)), "{no}");
    assert!(!Record::of("goofspiel", "-", &first()).to_string().contains("given"), "most records do not say");
}

#[test]
fn what_was_given_is_not_taken_back() {
    let mut fork = fork(&first(), 8);
    assert_eq!(fork.before_last_choice_of(FIRST, false), None, "the bids that were given are nobody's here");
    assert!(fork.follow(Line::Back(GIVEN - 1)).is_err());
    let bid = fork.actions(FIRST)[0];
    fork.offer(FIRST, bid).unwrap();
    let other = fork.actions(Seat::new(1))[0];
    fork.offer(Seat::new(1), other).unwrap();
    assert_eq!(fork.before_last_choice_of(FIRST, false), Some(GIVEN + 1));
    let past = fork.back_to(2).unwrap();
    assert_eq!(past.given(), 2, "a moment before the fork can be looked at");
    fork.follow(Line::Back(GIVEN + 1)).unwrap();
    assert_eq!((fork.given(), fork.lines().len()), (GIVEN, GIVEN + 1));
}

#[test]
fn nothing_but_answers_is_given() {
    let of = first();
    for word in [Line::Resign(FIRST), Line::Back(0)] {
        let lines = [of.lines()[0].clone(), word];
        let no = Match::<Goofspiel>::from_given(*of.setup(), None, &lines).unwrap_err();
        assert_eq!(no.at, Some((2, 1)), "{no}");
    }
    let twice = [of.lines()[0].clone(), of.lines()[0].clone()];
    assert!(Match::<Goofspiel>::from_given(*of.setup(), None, &twice).is_err());
}

#[test]
fn a_stored_log_knows_what_was_given() {
    let (game, setup, seed) = (hoard::game(), "rounds=2 deck1=pack deck2=coop", Seed::from_number(9));
    let of = game.open(setup, Some(Seed::from_number(5))).unwrap();
    assert_eq!(of.len(), 2, "both cards are drawn");
    let mut log = of.lines(0)[..1].to_vec();
    let begun = game.load(setup, seed, 1, &log).unwrap();
    assert_eq!((begun.given(), begun.len(), &begun.lines(0)[..1]), (1, 2, log.as_slice()));
    assert_eq!(
        begun.lines(1),
        game.open(setup, Some(seed)).unwrap().lines(1),
        "the second card is the seed's"
    );
    log.extend(begun.lines(1));
    log.extend(["0:n1 1:n2", "back 2"].map(str::to_owned));
    assert_eq!(game.load(setup, seed, 1, &log).unwrap().lines(0), begun.lines(0));
    log.push("back 0".to_owned());
    let at = |given| game.load(setup, seed, given, &log).map(|_| ()).map_err(|no| no.at);
    assert_eq!(at(1), Err(Some((5, 1))), "what was given is never taken back");
    assert_eq!(at(0), Ok(()));
    assert!(game.load(setup, seed, 9, &log[..4]).is_err(), "a log without what was given is cut off");
}
