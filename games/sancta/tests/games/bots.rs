//! The house's bot plays sensibly: measured claims at a size for every day.

use proving::wins_against_chance;
use sancta::Sancta;

#[test]
fn games_are_hardly_ever_lost_to_chance() {
    for (seats, games, least) in [(2, 20, 0.9), (4, 12, 0.8), (6, 12, 0.7)] {
        let won = wins_against_chance::<Sancta>(&format!("seats={seats} cards=box"), games, 150);
        assert!(won > least, "{seats} seats: {won}");
    }
}
