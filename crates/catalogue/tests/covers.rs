//! What a stranger sees of each game first.

use catalogue::games;

#[test]
fn every_cover_says_how_long_how_hard_and_for_whom_and_has_a_picture_of_a_table() {
    for entry in games() {
        let (facts, game) = (entry.game.facts(), &entry.game);
        let (from, to) = facts.cover.minutes;
        assert!(from > 0 && from < to && (1..=3).contains(&facts.cover.hard), "{}", facts.id);
        assert!(!facts.cover.likes.0.is_empty() && !facts.cover.likes.1.is_empty(), "{}", facts.id);
        let played = game.replay(facts.cover.scene).expect("a record that this program replays");
        assert!(!played.is_over() && played.len() > 20, "{}: a table in the middle of a game", facts.id);
        let picture = played.small(Some(table::Seat::new(0)));
        assert!(picture.matches("<g ").count() > 3 && picture.len() < 16_000, "{}: {picture}", facts.id);
    }
}
