//! What a thing is worth: games with it against the same games with it replaced.

use std::collections::BTreeMap;

use crate::{Lot, Mean, Played, Rate, holm, p_value};

/// How often the teams with a factor win, and how often the same teams win from the same moment on without it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The factor.
    pub factor: String,
    /// Wins with it.
    pub with: Rate,
    /// Wins with another in its place.
    pub without: Rate,
    /// How much more a game with it is won, from -1 to 1.
    pub mean: f64,
    /// Half the width of its 95 percent interval, of pairs of games.
    pub half: f64,
    /// How likely chance is to tell the pairs apart at least so far: the exact test of McNemar (1947, doi
    /// 10.1007/bf02295996), by those pairs of which one game was won.
    pub p: f64,
    /// The same, corrected for all factors that were replaced (Holm).
    pub holm: f64,
}

/// A pair of games: was the one with the factor won, was the one without?
type Pair = (bool, bool);

impl Worth {
    pub(crate) fn all<'a>(played: impl Iterator<Item = &'a Played>) -> Vec<Self> {
        let mut pairs: BTreeMap<&str, Vec<Pair>> = BTreeMap::new();
        for game in played {
            for replaced in &game.replaced {
                let pair = (game.winners.has(replaced.seat), replaced.winners.has(replaced.seat));
                pairs.entry(&replaced.factor).or_default().push(pair);
            }
        }
        let values: Vec<f64> = pairs.values().map(|pairs| mcnemar(pairs)).collect();
        let rows = pairs.iter().zip(values.iter().copied().zip(holm(&values)));
        let mut all: Vec<Worth> =
            rows.filter_map(|((factor, pairs), ps)| Worth::of(factor, pairs, ps)).collect();
        all.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        all
    }

    fn of(factor: &str, pairs: &[Pair], (p, holm): (f64, f64)) -> Option<Self> {
        let rate = |won: fn(&&Pair) -> bool| Rate::new(pairs.iter().filter(won).count(), pairs.len());
        let more: Vec<i32> =
            pairs.iter().map(|(with, without)| i32::from(*with) - i32::from(*without)).collect();
        let Mean { mean, half, .. } = Mean::of(&more)?;
        let (with, without) = (rate(|pair| pair.0), rate(|pair| pair.1));
        Some(Worth { factor: factor.to_owned(), with, without, mean, half, p, holm })
    }
}

fn mcnemar(pairs: &[Pair]) -> f64 {
    let apart = pairs.iter().filter(|(with, without)| with != without);
    let lots = vec![Lot { teams: 2, winners: 1, counted: 1 }; apart.clone().count()];
    p_value(&lots, apart.filter(|(with, _)| *with).count())
}

#[cfg(test)]
mod tests {
    use table::{Seat, Seats};

    use super::*;
    use crate::{Balance, Replaced};

    /// A game of two that the first seat wins or loses, with and without its card.
    fn game(with: bool, without: bool) -> Played {
        let seat = |won: bool| Seats::one(Seat::new(u8::from(!won)));
        Played {
            scores: vec![],
            winners: seat(with),
            answers: 1,
            factors: vec![vec!["card=a".to_owned()], vec![]],
            measures: BTreeMap::new(),
            teams: Seat::all(2).map(Seats::one).collect(),
            replaced: vec![Replaced {
                seat: Seat::new(0),
                factor: "card=a".to_owned(),
                winners: seat(without),
            }],
        }
    }

    #[test]
    fn pairs_are_compared_and_those_alike_say_nothing_of_chance() {
        let mut played = vec![game(true, true); 20];
        played.extend(vec![game(true, false); 9]);
        played.extend(vec![game(false, true); 1]);
        played.extend(vec![game(false, false); 10]);
        let balance = Balance::of(played.iter());
        let [worth] = &balance.worths[..] else { panic!("{balance:?}") };
        assert_eq!((worth.with.hits, worth.without.hits, worth.with.of), (29, 21, 40));
        assert!((worth.mean - 0.2).abs() < 1e-12, "{worth:?}");
        // Nine or more of ten tosses on either side: 22 / 2^10.
        assert!((worth.p - 22.0 / 1024.0).abs() < 1e-12 && worth.holm == worth.p, "{worth:?}");
        // (10 - 40 * 0.2^2) / 39 is the variance of a pair.
        assert!((worth.half - 1.959_963_985 * (8.4_f64 / 39.0 / 40.0).sqrt()).abs() < 1e-9, "{worth:?}");
    }

    #[test]
    fn where_nothing_was_replaced_nothing_is_said() {
        let played = Played { replaced: vec![], ..game(true, true) };
        assert!(Balance::of([played].iter()).worths.is_empty());
    }
}
