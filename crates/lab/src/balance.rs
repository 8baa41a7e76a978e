//! Is the game fair? What sets seats apart, and how often it wins among equals.
//!
//! Partners win and lose together: a team is drawn by lot as one seat is elsewhere, and counts once.

use std::collections::{BTreeMap, BTreeSet};

use table::Seats;

use crate::{Lot, Mean, Played, Rate, Worth, holm, p_value};

/// What many games between equal bots say.
#[derive(Clone, Debug, PartialEq)]
pub struct Balance {
    /// Games that nobody won.
    pub nobody: Rate,
    /// Games whose best score more than one team has, or more than one seat where there are none.
    pub tied: Rate,
    /// How many answers a game takes; `None` without games.
    pub answers: Option<Mean>,
    /// What else the games say of themselves, by name.
    pub measures: BTreeMap<String, Mean>,
    /// What sets seats apart: by kind, within a kind the most successful first.
    pub factors: Vec<Share>,
    /// What factors are worth, the most precious first; empty where none was replaced.
    pub worths: Vec<Worth>,
}

/// How often the teams with a factor win; a seat without partners is a team of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// The factor, such as `first` or `god=Morphyss`.
    pub factor: String,
    /// Wins among the teams that had it, a team of a game each counting once.
    pub won: Rate,
    /// The share if each game's winners were drawn by lot among its teams: 1 / teams where every game has a winner.
    pub fair: f64,
    /// How likely the lot is to stray at least so far.
    pub p: f64,
    /// The same, corrected for all factors of this kind (Holm).
    pub holm: f64,
}

impl Share {
    /// What kind of factor it is, as [`kind`].
    pub fn kind(&self) -> &str {
        kind(&self.factor)
    }
}

/// What kind of factor it is: what stands before `=`, or the whole word.
pub fn kind(factor: &str) -> &str {
    factor.split_once('=').map_or(factor, |(kind, _)| kind)
}

impl Balance {
    /// What these games say.
    pub fn of<'a>(played: impl Iterator<Item = &'a Played> + Clone) -> Self {
        let count = |is: fn(&Played) -> bool| {
            Rate::new(played.clone().filter(|game| is(game)).count(), played.clone().count())
        };
        let answers: Vec<i32> = played.clone().map(|game| game.answers as i32).collect();
        Balance {
            nobody: count(|game| game.winners.is_empty()),
            tied: count(tied),
            answers: Mean::of(&answers),
            measures: measures(played.clone()),
            factors: shares(played.clone()),
            worths: Worth::all(played),
        }
    }
}

fn measures<'a>(played: impl Iterator<Item = &'a Played>) -> BTreeMap<String, Mean> {
    let mut all: BTreeMap<&str, Vec<i32>> = BTreeMap::new();
    for (name, value) in played.flat_map(|game| &game.measures) {
        all.entry(name).or_default().push(*value);
    }
    all.into_iter().filter_map(|(name, values)| Some((name.to_owned(), Mean::of(&values)?))).collect()
}

fn tied(game: &Played) -> bool {
    let best = game.scores.iter().max();
    let leads = |team: &Seats| team.iter().any(|seat| game.scores.get(seat.index()) == best);
    best.is_some() && game.teams.iter().filter(|team| leads(team)).count() > 1
}

fn shares<'a>(played: impl Iterator<Item = &'a Played>) -> Vec<Share> {
    // For each kind each factor's lots, one for each game in which it was there, and its wins.
    let mut kinds: BTreeMap<&str, BTreeMap<&str, (Vec<Lot>, usize)>> = BTreeMap::new();
    for game in played {
        let (teams, winners) = (game.teams.len(), game.teams.iter().filter(|team| won(game, team)).count());
        for (factor, [counted, won]) in counts(game) {
            let (lots, wins) = kinds.entry(kind(factor)).or_default().entry(factor).or_default();
            lots.push(Lot { teams, winners, counted });
            *wins += won;
        }
    }
    let mut all = Vec::new();
    for factors in kinds.into_values() {
        let values: Vec<f64> = factors.values().map(|(lots, wins)| p_value(lots, *wins)).collect();
        let rows = factors.into_iter().zip(values.iter().copied().zip(holm(&values)));
        let mut shares: Vec<Share> = rows.map(|(factor, values)| share(factor, values)).collect();
        shares.sort_by(|a, b| b.won.rate().total_cmp(&a.won.rate()));
        all.extend(shares);
    }
    all
}

/// How many teams of a game have each factor, and how many of those won.
fn counts(game: &Played) -> BTreeMap<&str, [usize; 2]> {
    let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for team in &game.teams {
        // A factor that a game names twice, or that both partners have, is one all the same.
        let factors: BTreeSet<&String> =
            team.iter().filter_map(|seat| game.factors.get(seat.index())).flatten().collect();
        for factor in factors {
            let [counted, wins] = counts.entry(factor).or_default();
            *counted += 1;
            *wins += usize::from(won(game, team));
        }
    }
    counts
}

fn won(game: &Played, team: &Seats) -> bool {
    team.iter().any(|seat| game.winners.has(seat))
}

fn share((factor, (lots, wins)): (&str, (Vec<Lot>, usize)), (p, holm): (f64, f64)) -> Share {
    let games: usize = lots.iter().map(|lot| lot.counted).sum();
    let fair = lots.iter().map(|lot| lot.mean()).sum::<f64>() / games.max(1) as f64;
    Share { factor: factor.to_owned(), won: Rate::new(wins, games), fair, p, holm }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    /// A game of as many seats as there are lists of factors.
    fn game(factors: &[&str], winners: &[u8], scores: &[i32]) -> Played {
        let words = |list: &&str| list.split_whitespace().map(str::to_owned).collect();
        let winners: Seats = winners.iter().map(|&seat| Seat::new(seat)).collect();
        let teams = Seat::all(factors.len()).map(Seats::one).collect();
        let (factors, measures) = (factors.iter().map(words).collect(), [("rounds".to_owned(), 4)].into());
        Played {
            scores: scores.to_vec(),
            winners,
            answers: 10,
            factors,
            measures,
            teams,
            replaced: Vec::new(),
        }
    }

    /// The same, two against two.
    fn pairs(factors: &[&str], winners: &[u8], scores: &[i32]) -> Played {
        let team = |first: u8| Seats::one(Seat::new(first)).with(Seat::new(first + 2));
        Played { teams: vec![team(0), team(1)], ..game(factors, winners, scores) }
    }

    #[test]
    fn shares_are_counted_by_seat_and_corrected_by_kind() {
        let mut played = vec![game(&["first god=a", "god=b"], &[0], &[3, 1]); 9];
        played.push(game(&["first god=b", "god=a"], &[0], &[3, 1]));
        let balance = Balance::of(played.iter());
        let rows: Vec<_> =
            balance.factors.iter().map(|s| (s.factor.as_str(), s.won.hits, s.won.of)).collect();
        assert_eq!(rows, [("first", 10, 10), ("god=a", 9, 10), ("god=b", 1, 10)]);
        let [first, a, b] = &balance.factors[..] else { panic!("three factors") };
        assert_eq!((first.fair, first.kind(), a.kind()), (0.5, "first", "god"));
        // Ten of ten tosses: 2 / 2^10; alone of its kind it needs no correction. Nine or more on either side: 22 / 2^10.
        assert!((first.p - 2.0 / 1024.0).abs() < 1e-12 && first.holm == first.p);
        assert!((a.p - 22.0 / 1024.0).abs() < 1e-12 && (a.holm - 44.0 / 1024.0).abs() < 1e-12);
        assert_eq!(a.p, b.p);
        assert_eq!((balance.nobody.hits, balance.tied.hits), (0, 0));
        assert_eq!(balance.answers.map(|a| (a.mean, a.least, a.most)), Some((10.0, 10, 10)));
        assert_eq!(balance.measures["rounds"].mean, 4.0);
    }

    #[test]
    fn what_is_fair_follows_from_each_game() {
        let played = [
            game(&["x", "y"], &[0], &[1, 0]),
            game(&["x", "y", "y", "y"], &[1], &[0, 1, 0, 0]),
            game(&["x", "y", "y", "y"], &[], &[0, 0, 0, 0]),
            game(&["x x", "x", "y", "y"], &[0, 1], &[1, 1, 0, 0]),
        ];
        let balance = Balance::of(played.iter());
        let x = &balance.factors[0];
        assert_eq!((x.factor.as_str(), x.won.hits, x.won.of), ("x", 3, 5));
        // 1/2 + 1/4 + 0 + 2 * 2/4 wins are due to five seats.
        assert!((x.fair - 1.75 / 5.0).abs() < 1e-12, "{x:?}");
        assert_eq!((balance.nobody.hits, balance.tied.hits, balance.tied.of), (1, 2, 4));
    }

    #[test]
    fn a_team_is_due_what_one_of_two_is() {
        let mut played = vec![pairs(&["first a", "b", "first b", "b"], &[0, 2], &[5, 3, 5, 3]); 8];
        played.extend(vec![pairs(&["first a", "b", "first b", "b"], &[1, 3], &[5, 5, 5, 5]); 2]);
        let balance = Balance::of(played.iter());
        let of = |name: &str| balance.factors.iter().find(|share| share.factor == name).unwrap();
        // Both partners have it and the team won eight of ten, not sixteen of twenty: 2 * (45 + 10 + 1) / 2^10.
        let first = of("first");
        assert_eq!((first.won.hits, first.won.of, first.fair), (8, 10, 0.5));
        assert!((first.p - 112.0 / 1024.0).abs() < 1e-12, "{first:?}");
        // What both teams have wins always and is due no more.
        assert_eq!((of("a").won.hits, of("a").won.of, of("a").fair), (8, 10, 0.5));
        assert_eq!((of("b").won.hits, of("b").won.of, of("b").fair, of("b").p), (10, 20, 0.5, 1.0));
        assert_eq!((balance.tied.hits, balance.nobody.hits), (2, 0), "partners' equal scores are no tie");
    }

    #[test]
    fn no_games_say_nothing() {
        let balance = Balance::of([].iter());
        assert_eq!((balance.factors.len(), balance.answers, balance.nobody.of), (0, None, 0));
    }
}
