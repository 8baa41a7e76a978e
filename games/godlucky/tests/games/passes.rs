//! What a seat did last: its turns, and not its passes while others roll.

use godlucky::{Action, GodLucky};
use table::{Line, Match, Rng, Seat, Seed};

#[test]
fn what_happened_lately_begins_after_ones_last_turn_and_not_after_a_pass() {
    let mut played: Match<GodLucky> = Match::new("seats=3".parse().unwrap(), Seed::from_number(4)).unwrap();
    let (mut rng, mut passed_since) = (Rng::new(7), 0);
    while let Some(seat) = played.asked().first() {
        let action = rng.pick(&played.actions(seat)).unwrap();
        played.offer(seat, action).unwrap();
        let passes = |line: &Line<Action>, of: Seat| match line {
            Line::Apart(seat, Action::Pass) => *seat == of,
            Line::Together(given) => given.contains(&(of, Action::Pass)),
            _ => false,
        };
        for of in Seat::all(3) {
            let last = played.before_last_turn_of(of);
            assert!(
                last.is_none_or(|at| !passes(&played.lines()[at], of)),
                "a pass of {of} is its last turn"
            );
            passed_since += usize::from(last < played.before_last_of(of));
        }
    }
    assert!(passed_since > 0);
}
