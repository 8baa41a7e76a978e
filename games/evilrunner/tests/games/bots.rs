//! The house's bot plays sensibly: measured claims at a size for every day.

use evilrunner::Evilrunner;
use proving::against_chance;

/// How many turns the Spirit needs in so many chases, with the bot in one seat or none and chance in the other.
fn turns(bot: Option<u8>, games: u64) -> Vec<i32> {
    let ended = against_chance::<Evilrunner>("legs=1", bot, games, 300);
    ended.iter().map(|scores| scores.points()[1]).collect()
}

#[test]
fn the_spirit_catches_a_random_demon_in_half_the_turns_of_chance() {
    let mean = |turns: &[i32]| turns.iter().sum::<i32>() as f64 / turns.len() as f64;
    let (clever, chance) = (turns(Some(0), 24), turns(None, 200));
    assert!(mean(&clever) * 2.0 <= mean(&chance), "{clever:?} against {chance:?}");
    assert!(clever.iter().all(|turns| *turns < 61), "the cap was reached");
}

#[test]
fn the_demon_survives_a_random_spirit() {
    assert!(turns(Some(1), 8).iter().all(|turns| *turns == 61), "caught before the cap");
}
