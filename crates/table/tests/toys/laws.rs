//! The laws on every toy, and the notations.

use proptest::prelude::*;
use table::laws::{Broken, Lines, keep, keep_with};
use table::toys::{Accord, ConnectFour, Goofspiel, Kuhn, Leduc, LiarsDice, Plain, TicTacToe};
use table::{Estimate, Game, Notation, Rng, Scratch, Seat, Turn, playout, random_answer};

/// The number of random games of a setup that kept the laws, or the broken law.
fn lawful<G: Game>(setup: &str, games: u64) -> Result<u64, Broken> {
    let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("the setup {setup} reads"));
    keep::<G>(&setup, games, 7).map(|tested| tested.games)
}

fn lawful_with_lines<G: Game + Notation>(games: u64) -> Result<u64, Broken> {
    let lines = Lines::<G> { line: G::line, read: G::read };
    keep_with::<G>(&G::Setup::default(), games, 7, Some(&lines)).map(|tested| tested.games)
}

#[test]
fn open_boards_keep_the_laws() {
    assert_eq!(lawful_with_lines::<TicTacToe>(200), Ok(200));
    assert_eq!(lawful_with_lines::<ConnectFour>(200), Ok(200));
}

#[test]
fn cards_and_dice_keep_the_laws() {
    assert_eq!(lawful::<Kuhn>("", 1_000), Ok(1_000));
    assert_eq!(lawful::<Leduc>("", 1_000), Ok(1_000));
    for faces in 2..=6 {
        assert_eq!(lawful::<LiarsDice>(&format!("faces={faces}"), 500), Ok(500));
    }
    for setup in ["cards=3", "cards=4 prizes=descending", ""] {
        assert_eq!(lawful::<Goofspiel>(setup, 200), Ok(200));
    }
}

#[test]
fn two_against_two_keep_the_laws() {
    assert_eq!(lawful::<Accord>("", 200), Ok(200));
}

/// Are finished games worth as much to both seats together as a draw, and more to the winner?
fn worth_adds_up<G: Estimate>() -> bool {
    let (mut rng, mut scratch) = (Rng::new(1), Scratch::default());
    (0..100).all(|_| {
        let mut truth = G::new(&G::Setup::default()).expect("the default setup makes a table");
        let (scores, _) = playout(&mut truth, &mut rng, &mut scratch);
        let [first, second] = [0, 1].map(|seat| truth.worth(&scores)[Seat::new(seat).index()]);
        let shares = (first + second - 1.0).abs() < 1e-6 && (0.0..=1.0).contains(&first);
        shares && scores.winners.has(Seat::new(0)) == (first > 0.5)
    })
}

#[test]
fn worth_is_a_share() {
    assert!(worth_adds_up::<TicTacToe>());
    assert!(worth_adds_up::<ConnectFour>());
    assert!(worth_adds_up::<Kuhn>());
    assert!(worth_adds_up::<Leduc>());
    assert!(worth_adds_up::<LiarsDice>());
    assert!(worth_adds_up::<Goofspiel>());
}

/// The greatest excess, over many open questions in random games, of chi-square for [`Game::any`] against the even chance
/// of each action: in standard deviations. Infinite when it gives what is not open.
fn unevenness<G: Game>() -> f64 {
    let (mut rng, mut scratch, mut worst) = (Rng::new(3), Scratch::default(), f64::MIN);
    for _ in 0..60 {
        let mut truth = G::new(&G::Setup::default()).expect("the default setup makes a table");
        while !matches!(truth.turn(), Turn::Over(_)) {
            for seat in truth.turn().asked().iter() {
                let mut open = Vec::new();
                truth.actions(seat, &mut open);
                let mut counts = vec![0.0; open.len()];
                for _ in 0..50 * open.len() {
                    match open.binary_search(&truth.any(seat, &mut rng, &mut scratch.actions)) {
                        Ok(at) => counts[at] += 1.0,
                        Err(_) => return f64::INFINITY,
                    }
                }
                let chi: f64 = counts.iter().map(|count: &f64| (count - 50.0).powi(2) / 50.0).sum();
                let freedom = open.len() as f64 - 1.0;
                worst = worst.max((chi - freedom) / (2.0 * freedom).sqrt().max(1.0));
            }
            random_answer(&mut truth, &mut rng, &mut scratch);
        }
    }
    worst
}

#[test]
fn any_is_even_over_the_actions() {
    // Some 1,200 questions: beyond ten standard deviations of chi-square none strays by chance.
    assert!(unevenness::<ConnectFour>() < 10.0);
    assert!(unevenness::<TicTacToe>() < 10.0);
    assert!(unevenness::<Kuhn>() < 10.0);
    assert!(unevenness::<Leduc>() < 10.0);
    assert!(unevenness::<LiarsDice>() < 10.0);
    assert!(unevenness::<Goofspiel>() < 10.0);
}

#[test]
fn lines_that_are_no_position_are_refused_where_they_go_wrong() {
    let place = |line: &str| TicTacToe::read(line, &Plain).map_err(|trouble| trouble.at);
    assert!(place("xo.......").is_ok());
    assert_eq!(place("xo..q...."), Err(Some((1, 5))));
    assert_eq!(place("xo......"), Err(Some((1, 9))));
    assert_eq!(place("xo........"), Err(Some((1, 10))));
    assert_eq!(place("xxo......").map(|_| ()), Ok(()));
    assert_eq!(place("xx......."), Err(Some((1, 1))), "two crosses and no nought");
    assert_eq!(place("xxxoo...."), Err(Some((1, 1))), "over already");
    assert_eq!(place("ooox.x..x"), Err(Some((1, 1))), "noughts won before the last cross");
    let place = |line: &str| ConnectFour::read(line, &Plain).map(|_| ()).map_err(|trouble| trouble.at);
    assert_eq!(place("......./......./......./......./......./...x..."), Ok(()));
    assert_eq!(
        place("......./......./......./......./...x.../......."),
        Err(Some((1, 1))),
        "hangs in the air"
    );
    assert_eq!(place("......./......./......./......./......./...x..z"), Err(Some((1, 47))));
    assert_eq!(place("......./.......x......./......./......./......."), Err(Some((1, 16))));
    assert_eq!(place("......./......."), Err(Some((1, 16))));
}

#[test]
fn setups_out_of_range_are_refused() {
    for wrong in ["faces=1", "faces=7", "faces=x", "dice=2", "faces"] {
        assert!(wrong.parse::<table::toys::liars_dice::Setup>().is_err(), "{wrong}");
    }
    for wrong in ["cards=2", "cards=14", "prizes=up", "cards"] {
        assert!(wrong.parse::<table::toys::goofspiel::Setup>().is_err(), "{wrong}");
    }
    assert!("size=3".parse::<Plain>().is_err());
}

proptest! {
    #[test]
    fn no_text_makes_a_toy_panic(text in "[xo./a-z0-9= ]{0,60}|.{0,30}") {
        let texts = [text.parse::<<TicTacToe as Game>::Action>().map(|a| a.to_string()).ok(),
            text.parse::<<ConnectFour as Game>::Action>().map(|a| a.to_string()).ok(),
            text.parse::<<Kuhn as Game>::Action>().map(|a| a.to_string()).ok(),
            text.parse::<<Leduc as Game>::Action>().map(|a| a.to_string()).ok(),
            text.parse::<<LiarsDice as Game>::Action>().map(|a| a.to_string()).ok(),
            text.parse::<<Goofspiel as Game>::Action>().map(|a| a.to_string()).ok()];
        for printed in texts.into_iter().flatten() {
            prop_assert_eq!(&printed, &text, "one way to write each action");
        }
        if let Ok(truth) = TicTacToe::read(&text, &Plain) {
            prop_assert_eq!(truth.line(), Some(text.clone()));
        }
        if let Ok(truth) = ConnectFour::read(&text, &Plain) {
            prop_assert_eq!(truth.line(), Some(text.clone()));
        }
        let _ = text.parse::<table::toys::goofspiel::Setup>();
        let _ = text.parse::<table::toys::liars_dice::Setup>();
    }
}
